"""The places of hands: the human's fan in one or two rows, the opponents' fans of backs."""

import math
from dataclasses import dataclass
from functools import lru_cache

from hearts_gui.ui.draw.card_shapes import CARD_RATIO
from hearts_gui.ui.draw.theme import MIN_STRIP

STEP = 0.535
TIGHTEST = 0.26
BACK_ROW_RISE = 0.55
TOP_FACING = 180.0


@dataclass(frozen=True, slots=True)
class Pose:
    """The place of a card: its centre and width in pixels, its angle in degrees clockwise."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> "Pose":
        return Pose(self.x + dx, self.y + dy, self.width, self.angle)

    def lifted(self, by: float) -> "Pose":
        """The pose moved this far along the card's own upward direction."""
        turn = math.radians(self.angle)
        return Pose(
            self.x + by * math.sin(turn), self.y - by * math.cos(turn), self.width, self.angle
        )

    def sized(self, factor: float) -> "Pose":
        """The pose with another width about the same centre."""
        return Pose(self.x, self.y, self.width * factor, self.angle)

    @property
    def extent(self) -> tuple[float, float]:
        """Width and height of the upright box around the card."""
        turn = math.radians(self.angle)
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        return (self.width * cos + self.height * sin, self.width * sin + self.height * cos)

    def local(self, pos: tuple[float, float]) -> tuple[float, float]:
        """A point in the card's own frame: centre (0, 0), x right, y down."""
        turn = math.radians(self.angle)
        dx, dy = pos[0] - self.x, pos[1] - self.y
        return (
            dx * math.cos(turn) + dy * math.sin(turn),
            -dx * math.sin(turn) + dy * math.cos(turn),
        )

    def holds(self, pos: tuple[float, float], below: float = 0.0) -> bool:
        """Whether a point lies on the card, or this far below it."""
        x, y = self.local(pos)
        half = self.height / 2
        return abs(x) <= self.width / 2 and -half <= y <= half + below


@dataclass(frozen=True, slots=True)
class HandSpec:
    """The human's hand area: centre, card width, greatest span, fan radius, gap between suits."""

    x: float
    y: float
    width: float
    span: float
    radius: float

    def step(self, count: int) -> float:
        """The distance of two neighbours in a row of this many cards."""
        widest = max(STEP * self.width, float(MIN_STRIP))
        return min(widest, (self.span - self.width) / (count - 1)) if count > 1 else widest

    def rows(self, count: int) -> int:
        """One row, or two when the cards would lie too close to be read or hit."""
        return 2 if self.step(count) < max(TIGHTEST * self.width, MIN_STRIP) else 1

    def poses(self, count: int) -> tuple[Pose, ...]:
        """The places of the cards of a hand, from the left; the back row comes first."""
        if self.rows(count) == 1:
            return _row(self, count, 0.0)
        back = count // 2
        rise = BACK_ROW_RISE * self.width * CARD_RATIO
        return (*_row(self, back, rise), *_row(self, count - back, 0.0))

    def top(self, count: int) -> float:
        """The upper edge of the highest card at rest."""
        return min((pose.y - pose.extent[1] / 2 for pose in self.poses(count)), default=self.y)


@lru_cache(maxsize=128)
def _row(hand: HandSpec, count: int, rise: float) -> tuple[Pose, ...]:
    """One row of a hand, from the left; every frame asks for it."""
    step = hand.step(count)
    poses = []
    for index in range(count):
        turn = (index - (count - 1) / 2) * step / hand.radius
        x = hand.x + hand.radius * math.sin(turn)
        y = hand.y - rise + hand.radius * (1 - math.cos(turn))
        poses.append(Pose(x, y, hand.width, math.degrees(turn)))
    return tuple(poses)


@dataclass(frozen=True, slots=True)
class BackFan:
    """An opponent's hand: a fan of backs, or three backs that stand for any number.

    `facing` is the angle of its middle card: 180 at the top, 90 at the left, -90 at the right.
    """

    x: float
    y: float
    width: float
    radius: float
    facing: float
    longest: float
    widest: float
    stack: bool

    def poses(self, count: int) -> tuple[Pose, ...]:
        """The places of the backs, in the order in which they are drawn."""
        return _stacked(self, count) if self.stack else _fanned(self, count)


def _stacked(fan: BackFan, count: int) -> tuple[Pose, ...]:
    shown = min(3, count)
    steps = [index - (shown - 1) / 2 for index in range(shown)]
    return tuple(
        Pose(fan.x + step * fan.width * 0.42, fan.y, fan.width, step * 7) for step in steps
    )


@lru_cache(maxsize=256)
def _fanned(fan: BackFan, count: int) -> tuple[Pose, ...]:
    """The backs of a hand that is shown card by card; every frame asks for them."""
    step = min(fan.widest, fan.longest / (count - 1)) if count > 1 else 0.0
    face = math.radians(fan.facing)
    poses = []
    for index in range(count):
        turn = (index - (count - 1) / 2) * step / fan.radius
        along = fan.radius * math.sin(turn)
        back = fan.radius * (1 - math.cos(turn))
        x = fan.x + along * math.cos(face) - back * math.sin(face)
        y = fan.y + along * math.sin(face) + back * math.cos(face)
        poses.append(Pose(x, y, fan.width, fan.facing + math.degrees(turn)))
    return tuple(reversed(poses)) if fan.facing == TOP_FACING else tuple(poses)
