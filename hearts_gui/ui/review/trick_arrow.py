"""Draws the effect of a card on the trick: a ghost of the card, an arrow, and the points."""

import math
from collections.abc import Sequence
from operator import mul

from pygame import Rect, Surface

from hearts_gui.session.game.seen import TrickOutcome
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import hex_colour, svg_surface
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.review.source import ReviewSource
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.pills import PillWidget
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_size, score_text

GHOST_LEVEL = 0.7
"""The opacity of a card that is not really there."""
GHOST_Z, ARROW_Z = 49.0, 470.0
"""Under the trick, and over the hand."""
LINE, DARK_LINE, HEAD = 4.5, 9.0, 22.0
"""The widths of the line, its dark edge and its head."""
DARK, DARK_LEVEL = "#0B0F0D", 0.55
"""The colour of the dark edge, and how much of it is seen."""
GROW_MS = 320.0
"""The time in which the arrow grows, in milliseconds."""
STEPS = 24
"""The pieces of the curve."""
CHIP_HIGH, CHIP_PAD = 28.0, 14.0
"""The chip on the card that the arrow leads to."""

Point = tuple[float, float]


class CardEffect:
    """Shows on the trick what the shown card led to."""

    def __init__(self, ctx: Context, stage: Stage, *, still: bool) -> None:
        self._theme = ctx.theme
        self._ghost, self.arrow = GhostNode(ctx), TrickArrow(Skin(ctx), still=still)
        stage.add(self._ghost, self.arrow)

    def show(
        self, table: SmallTable, result: TrickOutcome | None, pills: Sequence[PillWidget],
        source: ReviewSource,
    ) -> None:  # fmt: skip
        """Show the card in its place and, if it takes points, an arrow from its label to them."""
        if result is None:
            self._ghost.hide()
            self.arrow.hide()
            return
        slot = table.layout.slot(0)
        self._ghost.place_at(result.card.text, slot)
        table.tabletop.slot.show(on=False, bright=False)
        pill = next((pill for pill in pills if pill.pill.card is result.card), None)
        if pill is None or pill.place.tip is None or result.taker is None or not result.points:
            self.arrow.hide()
            return
        poses = {play.card: pose for play, pose in table.trick_poses()}
        end = poses.get(result.prize.card, slot)
        inner, half = pill.box.inflate(-pill.box.h, 0), 0.5 * end.width
        start = (float(max(inner.x, min(inner.right, round(end.x)))), float(pill.box.y))
        side = half if start[0] > end.x else -half
        mine, name = result.taker == source.seat, source.seats[result.taker].name
        chip = say("review-chip", points=score_text(result.points), mine=mine, name=name)
        colour = self._theme.heart if score_size(result.costs(source.seat)) > 0 else self._theme.ok
        marks = (sprite.mark for sprite in table.tabletop.sprites.values())
        clear_of = [mark.rect for mark in marks if mark.visible]
        self.arrow.lead(
            start, (end.x + 0.9 * side, end.y + half), chip, (end.x, end.y),
            min(pill.box.y for pill in pills), colour, clear_of,
        )  # fmt: skip


class GhostNode(BaseNode):
    """A faint picture of a card that was not really played."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=GHOST_Z)
        self._ctx = ctx
        self._card: tuple[str, Pose] | None = None
        self.visible = False

    def place_at(self, card: str, pose: Pose) -> None:
        """Show this card here."""
        self._card = (card, pose)
        self.visible = True
        self.rect = bounds(pose).inflate(8, 8)
        self.touch()

    def hide(self) -> None:
        """Show nothing."""
        self.visible = False
        self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        if self._card is None:
            return
        text, pose = self._card
        picture = self._ctx.cardart.face(text, max(8, round(pose.width)), pose.angle).copy()
        picture.set_alpha(round(255 * GHOST_LEVEL))
        surface.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


class TrickArrow(BaseNode):
    """An arrow that grows from a label to a card of the trick, with a chip there."""

    def __init__(self, skin: Skin, *, still: bool) -> None:
        super().__init__(z=ARROW_Z)
        self._skin, self._still = skin, still
        self._line: tuple[Point, ...] = ()
        self._chip: tuple[str, Rect] | None = None
        self._colour: Colour = (0, 0, 0)
        self._spent = GROW_MS
        self.visible = False

    @property
    def chip_text(self) -> str:
        return "" if self._chip is None else self._chip[0]

    def hide(self) -> None:
        """Show nothing."""
        self._line, self._chip, self.visible = (), None, False
        self.touch()

    def lead(
        self, start: Point, end: Point, chip: str, point: Point, low: int, colour: Colour,
        marks: Sequence[Rect],
    ) -> None:  # fmt: skip
        """Grow an arrow from start to end, with these words near a point but above `low` and
        beside these marks of cards."""
        skin = self._skin
        kind = skin.type(15, Face.BOLD)
        box = Rect(0, 0, skin.painter.text_width(chip, kind) + 2 * skin.px(CHIP_PAD),
                   skin.px(CHIP_HIGH))  # fmt: skip
        box.center = (round(point[0]), round(point[1]))
        box.bottom = min(box.bottom, low - 2)
        for mark in map(marks.__getitem__, box.collidelistall(marks)):
            box.x = mark.right if mark.centerx < box.centerx else mark.x - box.w
        line = curve(start, end)
        if (line, (chip, box), colour) == (self._line, self._chip, self._colour):
            return
        self._line, self._chip, self._colour = line, (chip, box), colour
        self._spent = GROW_MS if self._still else 0.0
        self.visible = True
        xs, ys = [x for x, _ in line], [y for _, y in line]
        whole = Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
        self.rect = whole.inflate(2 * skin.px(HEAD), 2 * skin.px(HEAD)).union(box.inflate(4, 4))
        self.touch()

    @property
    def busy(self) -> bool:
        """Whether it still grows."""
        return self.visible and self._spent < GROW_MS

    def update(self, dt_ms: float) -> None:
        if self.busy:
            self._spent = min(GROW_MS, self._spent + dt_ms)
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the arrow as far as it has grown, then the chip."""
        part = 1 - (1 - self._spent / GROW_MS) ** 3
        count = max(2, round(part * (len(self._line) - 1)) + 1)
        skin, area = self._skin, self.rect
        picture = skin.painter.shape(
            ("trick-arrow", self._line, count, self._colour, area.size),
            lambda: svg_surface(
                arrow_svg([(x - area.x, y - area.y) for x, y in self._line[:count]],
                          self._colour, skin.metrics.u),
                area.size,
            ),
        )  # fmt: skip
        surface.blit(picture, area)
        if self._chip is not None:
            text, box = self._chip
            skin.painter.box(surface, box, BoxStyle(box.h / 2, self._colour))
            skin.painter.label(surface, text, skin.type(15, Face.BOLD), skin.theme.solid_panel, box,
                               align=Align.CENTRE)  # fmt: skip


def curve(start: Point, end: Point) -> tuple[Point, ...]:
    """Points of a line that leaves upwards and bends to its end."""
    (x0, y0), (x3, y3) = start, end
    rise, points = y0 - y3, []
    bent = (x0, y0 - 0.45 * abs(rise)), (x3 + 0.45 * (x0 - x3), y3 + 0.55 * rise)
    for t in (step / STEPS for step in range(STEPS + 1)):
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (
            round(sum(map(mul, shares, along)), 1) for along in zip(start, *bent, end, strict=True)
        )
        points.append((x, y))
    return tuple(points)


def arrow_svg(line: list[Point], colour: Colour, u: float) -> str:
    """An arrow with a dark edge, as SVG."""
    (x, y), (bx, by) = line[-1], line[max(0, len(line) - 4)]
    turn = math.atan2(y - by, x - bx)
    head = HEAD * u

    def off(ahead: float, aside: float) -> str:
        return (f"{x + ahead * math.cos(turn) - aside * math.sin(turn):.1f} "
                f"{y + ahead * math.sin(turn) + aside * math.cos(turn):.1f}")  # fmt: skip

    path = "M" + "L".join(f"{px} {py}" for px, py in line)
    tip = f"M{off(head * 0.5, 0)}L{off(-head * 0.5, head * 0.45)}L{off(-head * 0.5, -head * 0.45)}Z"
    svg = ""
    for stroke, width, level in ((DARK, DARK_LINE, DARK_LEVEL), (hex_colour(colour), LINE, 1.0)):
        svg += (
            f'<g stroke="{stroke}" opacity="{level}" stroke-linecap="round" '
            f'stroke-linejoin="round"><path d="{path}" fill="none" stroke-width="{width * u}"/>'
            f'<path d="{tip}" fill="{stroke}" stroke-width="{(width - LINE) * u}"/></g>'
        )
    return svg
