"""Where each face-up card belongs and how it looks: from content, layout and what the player does.

Pure but for pictures: the tabletop moves its sprites towards these targets.
"""

import random
from collections import Counter
from dataclasses import dataclass, field

from hearts_gui.engine.actions import AskKind
from hearts_gui.engine.cards import Card
from hearts_gui.engine.legal import Verdict
from hearts_gui.engine.state import Play
from hearts_gui.ui.cardart import CardState, Shadow
from hearts_gui.ui.handfan import Pose
from hearts_gui.ui.layout import TableLayout
from hearts_gui.ui.layout_fit import TILT
from hearts_gui.ui.table.sprites import ANNULLED, CHECK, EXTRA, LED, NEW, SUIT
from hearts_gui.ui.table_model import TableModel

LEGAL_RAISE = 12.0
ILLEGAL_DROP = 6.0
HOVER_RAISE = 40.0
HOVER_SCALE = 1.04
CHOSEN_RAISE = 54.0
RECEIVED_RAISE = 34.0
ILLEGAL_HOVER = 8.0
SUIT_GAP = 14.0
HAND_Z, TRICK_Z, DRAG_Z = 100.0, 50.0, 500.0


@dataclass(slots=True)
class Handling:
    """What the player is doing with the hand; presentation only."""

    hovered: Card | None = None
    cursor: Card | None = None
    dragged: Card | None = None
    selected: list[Card] = field(default_factory=list)
    hints: tuple[Card, ...] = ()
    hint_edge: float = 1.0
    seen_received: bool = False
    dimmed_but: Card | None = None
    badges: dict[Card, str] = field(default_factory=dict)

    def forget(self) -> None:
        """The situation changed: nothing is chosen or hinted any more."""
        self.selected.clear()
        self.hints = ()
        self.badges.clear()


@dataclass(frozen=True, slots=True)
class Target:
    """Where a card belongs and how it looks there."""

    pose: Pose
    z: float
    state: CardState = CardState.NORMAL
    edge: float = 0.0
    shadow: Shadow = Shadow.REST
    badge: str = ""


def position(model: TableModel, seat: int) -> int:
    """A seat's place on the screen, clockwise from the human's 0."""
    return (seat - model.seat) % model.players


def tilt(model: TableModel, card: Card) -> float:
    """The seeded tilt of a card in the trick, in degrees."""
    rng = random.Random(model.number * 1009 + card.key)
    return round(rng.uniform(-TILT, TILT) * 0.9, 1)


def trick_pose(layout: TableLayout, model: TableModel, index: int) -> Pose:
    """Where the index-th card of the trick lies."""
    play = model.trick[index]
    turn = sum(earlier.seat == play.seat for earlier in model.trick[:index])
    slot = layout.slot(position(model, play.seat), turn)
    return Pose(slot.x, slot.y, slot.width, tilt(model, play.card))


def hand_bases(layout: TableLayout, model: TableModel, *, gaps: bool) -> tuple[Pose, ...]:
    """The places of the hand's cards, none of them raised."""
    poses = layout.hand.poses(len(model.hand))
    if not gaps or layout.hand.rows(len(poses)) > 1:
        return poses
    gap = SUIT_GAP * layout.metrics.base_u
    shifts, shift = [], 0.0
    for before, card in zip((None, *model.hand), model.hand, strict=False):
        if before is not None and before.suit is not card.suit:
            shift += gap
        shifts.append(shift)
    room = layout.hand.span - (poses[-1].x - poses[0].x) - layout.hand.width if poses else 0.0
    if shift > room:
        return poses
    return tuple(pose.moved(move - shift / 2) for pose, move in zip(poses, shifts, strict=True))


def targets(
    layout: TableLayout, model: TableModel, handling: Handling, *, gaps: bool,
    cancels: bool = False,
) -> dict[Card, Target]:  # fmt: skip
    """Every face-up card's place and look. With `cancels` equal cards in a trick are annulled."""
    found: dict[Card, Target] = {}
    bases = hand_bases(layout, model, gaps=gaps)
    for index, (card, base) in enumerate(zip(model.hand, bases, strict=True)):
        found[card] = _in_hand(layout, model, handling, card, base, HAND_Z + index)
    faces = Counter(play.card.face for play in model.trick)
    for index, play in enumerate(model.trick):
        dim = handling.dimmed_but is not None and play.card is not handling.dimmed_but
        annulled = cancels and faces[play.card.face] > 1
        found[play.card] = Target(
            trick_pose(layout, model, index),
            TRICK_Z + index,
            state=CardState.DIMMED if dim or annulled else CardState.NORMAL,
            badge=ANNULLED if annulled else _trick_badge(play, index),
        )
    return found


def _trick_badge(play: Play, index: int) -> str:
    if play.card.is_warren and play.suit is not None:
        return f"{SUIT}{int(play.suit)}"
    return LED if index == 0 else ""


def _in_hand(
    layout: TableLayout, model: TableModel, handling: Handling, card: Card, base: Pose, z: float
) -> Target:
    u = layout.metrics.base_u
    if not model.face_up:
        return Target(base, z)
    chosen = card in handling.selected or any(card is given for given, _ in model.chosen)
    lit = card is handling.cursor or card is handling.hovered
    hinted = card in handling.hints
    deciding = model.my_turn and bool(model.verdicts)
    legal = model.verdict(card) is Verdict.OK
    if chosen:
        badge = handling.badges.get(card, CHECK)
        extra = 6.0 if lit else 0.0
        return Target(base.lifted((CHOSEN_RAISE + extra) * u), z, edge=1.0,
                      shadow=Shadow.RAISED, badge=badge)  # fmt: skip
    new = card in model.received and not handling.seen_received
    badge = NEW if new else ""
    if card.is_warren and model.extra is not None:
        badge = f"{EXTRA}{model.extra.text}"
    if deciding and not legal:
        rise = RECEIVED_RAISE if new else ILLEGAL_HOVER if lit else -ILLEGAL_DROP
        edge = 0.5 if card is handling.cursor else 0.0
        return Target(base.lifted(rise * u), z, state=CardState.ILLEGAL, edge=edge, badge=badge)
    if lit and (deciding or card is handling.cursor):
        pose = base.lifted(HOVER_RAISE * u).sized(HOVER_SCALE)
        return Target(pose, z, edge=1.0, shadow=Shadow.RAISED, badge=badge)
    edge = handling.hint_edge if hinted else 0.0
    if new:
        return Target(base.lifted(RECEIVED_RAISE * u), z, edge=edge, badge=badge)
    playing = deciding and model.ask.kind is AskKind.PLAY
    return Target(base.lifted(LEGAL_RAISE * u) if playing else base, z, edge=edge, badge=badge)
