"""The places and looks of face-up cards, from content, layout and the player's handling.

The tabletop moves its sprites towards these targets.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.ui.draw.card_art import CardState
from hearts_gui.ui.draw.card_shapes import Shadow
from hearts_gui.ui.draw.theme import MIN_STRIP
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerMove, UiEvent
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.layout.layout import MOST_RAISE, TableLayout
from hearts_gui.ui.table.layout.layout_fit import HOVER_RAISE, HOVER_SCALE, RAISE, TILT
from hearts_gui.ui.table.layout.lead_tag import lead_tag
from hearts_gui.ui.table.nodes.badges import (
    ANNULLED,
    CHECK,
    MISTAKEN,
    NEW,
    RIGHT,
    Badge,
    BadgeKind,
    led_share,
)
from hearts_gui.ui.table.nodes.panels import Giver, runs_of
from hearts_gui.ui.table.nodes.sprites import PLAIN, Look
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.wording.language.messages import message_text, say

LEGAL_RAISE = RAISE
POINTED_RAISE = 12.0
"""A card pointed at while there is nothing to decide."""
ILLEGAL_DROP = 13.0
CHOSEN_RAISE = 54.0
ANSWER_RAISE = 34.0
ILLEGAL_HOVER = 8.0
SUIT_GAP = 14.0
NEW_MS = 1200.0
"""The time new cards lie white before they look like others that may not be played, in ms."""
MARKED = (AskKind.PASS, AskKind.BURY, AskKind.CHARGE)
"""Questions answered by marking cards, which rise higher than any other."""
HAND_Z, TRICK_Z = 100.0, 50.0


class Device(Enum):
    """The device that the player uses just now."""

    POINTER = "pointer"
    TOUCH = "touch"
    KEYS = "keys"
    PAD = "pad"

    @property
    def steps(self) -> bool:
        """Whether the player steps from card to card and presses on the present one."""
        return self in (Device.KEYS, Device.PAD)

    @property
    def press(self) -> str:
        """The name of the key that presses."""
        return say("table-key", device=self)


def device_of(event: UiEvent) -> Device | None:
    """The device that an event comes from; None for events that say nothing of it."""
    match event:
        case KeyDown(pad=pad):
            return Device.PAD if pad else Device.KEYS
        case PointerDown(touch=touch) | PointerMove(touch=touch):
            return Device.TOUCH if touch else Device.POINTER
        case _:
            return None


@dataclass(slots=True)
class Handling:
    """What the player has marked, pointed at and been shown; only for display."""

    hovered: Card | None = None
    cursor: Card | None = None
    dragged: Card | None = None
    looked: Card | None = None
    """A card of the trick that is looked at, by pointer or by keys."""
    selected: list[Card] = field(default_factory=list)
    hints: tuple[Card, ...] = ()
    hint_edge: float = 1.0
    most: int | None = None
    """The number of cards that may be selected; None where none are."""
    seen_received: bool = False
    white_ms: float = 0.0
    """The time new cards still lie white."""
    drawn: frozenset[Card] = frozenset()
    device: Device = Device.POINTER
    dimmed_but: Card | None = None
    badges: dict[Card, Badge] = field(default_factory=dict)
    givers: dict[Card, Giver] = field(default_factory=dict)
    right: tuple[Card, ...] = ()
    """Looking back: the best answer."""
    wrong: tuple[Card, ...] = ()
    """Looking back: the answer that was given instead."""
    labelled: bool = False
    """Looking back: labels say what the marks on those two would say."""
    led: bool = False
    """Looking back: the player's card was led; it is drawn by another node."""

    def question_answered(self) -> None:
        """Clear the marks, because the question is answered by the player or the clock.

        Marks of receivers stay, because the chosen cards stay raised until they leave.
        """
        self.selected.clear()
        self.hints = ()

    def is_new(self, model: TableModel, card: Card) -> bool:
        """Whether a card came by the pass, from a kitty or a stock, and is not yet looked at."""
        return card in self.drawn or (card in model.received and not self.seen_received)

    @property
    def full(self) -> bool:
        """Whether no further card may be selected."""
        return self.most is not None and len(self.selected) >= self.most

    def shown_givers(self, model: TableModel) -> dict[Card, Giver]:
        """The givers of received cards, shown until the first card is played."""
        if not model.face_up:
            return {}
        return {card: self.givers[card] for card in model.received if card in self.givers}

    def comes(self) -> None:
        """Keep new cards white for a while."""
        self.seen_received, self.white_ms = False, NEW_MS

    def look(self) -> bool:
        """Note that the player has seen the new cards. Returns whether there were any."""
        unseen = bool(self.drawn) or not self.seen_received
        self.drawn, self.seen_received = frozenset(), True
        return unseen

    def forget(self) -> None:
        """Clear choices and hints, because the situation has changed."""
        self.question_answered()
        self.badges.clear()
        self.drawn = frozenset()

    def clear_choice(self) -> None:
        """Clear choices, pointing and new cards, because the player has decided."""
        self.forget()
        self.cursor = self.hovered = self.looked = None
        self.look()


@dataclass(frozen=True, slots=True)
class Target:
    """The place of a card, and its look there."""

    pose: Pose
    z: float
    look: Look = PLAIN


def position(model: TableModel, seat: int) -> int:
    """A seat's place on the screen, clockwise from the human's 0."""
    return (seat - model.seat) % model.players


def tilt(model: TableModel, card: Card) -> float:
    """The seeded tilt of a card in the trick, in degrees."""
    return _tilt(model.number * 1009 + card.key)


@lru_cache(maxsize=128)
def _tilt(seed: int) -> float:
    return round(random.Random(seed).uniform(-TILT, TILT) * 0.9, 1)


def trick_pose(layout: TableLayout, model: TableModel, index: int) -> Pose:
    """The place of the index-th card of the trick."""
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
    if not shift:
        return poses
    room, width = layout.hand.span - layout.hand.width, poses[-1].x - poses[0].x
    # A full hand moves together to make room for its gaps, as long as every card can be hit.
    all_gaps = min(shift, room - MIN_STRIP * (len(poses) - 1))
    if all_gaps <= 0:
        return poses
    close = min(1.0, (room - all_gaps) / width)
    middle = (poses[0].x + poses[-1].x) / 2
    return tuple(
        pose.moved((pose.x - middle) * (close - 1) + move * all_gaps / shift - all_gaps / 2)
        for pose, move in zip(poses, shifts, strict=True)
    )


def targets(
    layout: TableLayout, model: TableModel, handling: Handling, *, gaps: bool,
    cancels: bool = False, led: tuple[int, int] = (54, 24),
) -> dict[Card, Target]:  # fmt: skip
    """Every face-up card's place and look. With `cancels` equal cards in a trick are annulled.

    `led` is the size of the tag of a lead.
    """
    result: dict[Card, Target] = {}
    bases = hand_bases(layout, model, gaps=gaps)
    givers = handling.shown_givers(model)
    tags = giver_tags(layout, model, bases, givers)
    for index, (card, base) in enumerate(zip(model.hand, bases, strict=True)):
        target = _in_hand(layout, model, handling, card, base, HAND_Z + index, tag=tags.get(card))
        if card in givers:
            target = replace(target, look=replace(target.look, strip=True))
        result[card] = target
    faces = Counter(play.card.face for play in model.trick)
    for index, play in enumerate(model.trick):
        pose = trick_pose(layout, model, index)
        dim = handling.dimmed_but is not None and play.card is not handling.dimmed_but
        annulled = cancels and model.number > 0 and faces[play.card.face] > 1
        badge = (
            None
            if handling.led
            else _trick_badge(layout, model, index, led, on_card=handling.labelled)
        )
        state = CardState.ANNULLED if annulled else CardState.NORMAL
        look = Look(CardState.DIMMED if dim else state,
                    edge=float(play.card is handling.dimmed_but),
                    badge=ANNULLED if annulled else badge)  # fmt: skip
        result[play.card] = Target(pose, TRICK_Z + index, look)
    return result


def giver_tags(
    layout: TableLayout, model: TableModel, bases: Sequence[Pose], given: Mapping[Card, Giver]
) -> dict[Card, Badge]:
    """One tag for neighbours from one giver, over the middle of what is seen of them."""
    badges: dict[Card, Badge] = {}
    per_row = len(bases) // 2 if layout.hand.rows(len(bases)) == 2 else len(bases)
    for first, last, giver in runs_of(model.hand, given):
        left, right = bases[first], bases[last]
        end = right.x + right.width / 2
        if last + 1 < len(bases) and last + 1 != per_row:
            end = min(end, bases[last + 1].x - right.width / 2)
        start = left.x - left.width / 2
        bearer = bases[first]
        words = giver.name or message_text(giver.words)
        badges[model.hand[first]] = Badge(
            BadgeKind.GIVER, words, portrait=giver.portrait, room=end - start,
            offset=((start + end) / 2 - bearer.x, 0.0),
        )  # fmt: skip
    return badges


def _trick_badge(
    layout: TableLayout, model: TableModel, index: int, led: tuple[int, int], *, on_card: bool
) -> Badge | None:
    play = model.trick[index]
    if not model.number:
        return None  # drawn for the first dealer
    if play.card.is_warren and play.suit is not None:
        return Badge(BadgeKind.SUIT, suit=play.suit)
    if index:
        return None
    # Labels over the hand may lie below the card.
    opened = on_card or play.seat in dict(model.shown)
    at = lead_tag(layout, position(model, play.seat), led, opened=opened)
    return Badge(BadgeKind.LED, offset=at, share=led_share(len(layout.slots)))


def _in_hand(
    layout: TableLayout, model: TableModel, handling: Handling, card: Card, base: Pose, z: float,
    *, tag: Badge | None,
) -> Target:  # fmt: skip
    u = layout.metrics.base_u
    if not model.face_up:
        return Target(base, z)
    focus = card is handling.cursor and model.my_turn
    focus = focus and (model.ask.kind in MARKED or handling.device.steps)
    chosen = card in handling.selected or any(card is given for given, _ in model.chosen)
    lit = card is handling.cursor or card is handling.hovered
    deciding = model.my_turn and bool(model.verdicts)
    if chosen:
        pose = base.lifted((MOST_RAISE if lit else CHOSEN_RAISE) * u)
        check = None if handling.labelled else handling.badges.get(card, CHECK)
        return Target(pose, z, Look(edge=1.0, shadow=Shadow.RAISED, badge=check, focus=focus))
    if card in handling.right or card in handling.wrong:
        return _looked_back_at(handling, card, base.lifted(ANSWER_RAISE * u), z)
    new = handling.is_new(model, card)
    # A card from someone stands under that player's tag.
    badge = tag or (NEW if new and card not in handling.givers else None)
    if card.is_warren and model.extra is not None:
        badge = Badge(BadgeKind.EXTRA, model.extra.text)
    if deciding and model.verdict(card) is not Verdict.OK:
        edge = 0.5 if card is handling.cursor and not focus else 0.0
        state = CardState.NORMAL if new and handling.white_ms > 0 else CardState.ILLEGAL
        pose = base.lifted((ILLEGAL_HOVER if lit else -ILLEGAL_DROP) * u)
        return Target(pose, z, Look(state, edge=edge, badge=badge, focus=focus))
    if deciding and handling.full:  # one card too many was refused
        pose = base.lifted(ILLEGAL_HOVER * u if lit else 0.0)
        return Target(pose, z, Look(badge=badge, focus=focus))
    if lit and deciding:
        edge, pose = float(not focus), base.lifted(HOVER_RAISE * u).sized(HOVER_SCALE)
        return Target(pose, z, Look(edge=edge, shadow=Shadow.RAISED, badge=badge, focus=focus))
    if card is handling.cursor:  # pointed at by key while there is nothing to decide
        pose = base.lifted(POINTED_RAISE * u)
        return Target(pose, z, Look(edge=1.0, shadow=Shadow.RAISED, badge=badge))
    edge = handling.hint_edge if card in handling.hints else 0.0
    pose = base.lifted(LEGAL_RAISE * u) if deciding and model.ask.kind is AskKind.PLAY else base
    return Target(pose, z, Look(edge=edge, badge=badge))


def _looked_back_at(handling: Handling, card: Card, pose: Pose, z: float) -> Target:
    """The best answer, or the one that was given instead."""
    wrong = card not in handling.right
    mark = None if handling.labelled else MISTAKEN if wrong else RIGHT
    return Target(pose, z, Look(edge=1.0, shadow=Shadow.RAISED, badge=mark, wrong=wrong))
