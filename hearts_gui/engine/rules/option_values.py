"""The unchecked options of one table as a plain frozen value, with their types and limits.

The fields are the flat option keys of saves, share codes and `--json`. A flat value was chosen over
nested groups because options combine freely, are compared, stored, shown and drawn at random one by
one; `wording/options.py` groups them for people. Only values live here, never callables. Everything
that can be worked out before a table is known to be playable (its pack, its passes, its card
values) takes `RuleValues`; code that plays by the rules takes `Rules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from hearts_gui.engine.cards import STANDARD_FACES
from hearts_gui.engine.message import Message, MessageError, message
from hearts_gui.engine.rules import choices

Plain: TypeAlias = int | str | bool | list[Any]
Changes: TypeAlias = dict[str, object]
"""Options by key, with the values that they get."""


class RulesError(MessageError, ValueError):
    """A value that the rules cannot have.

    `field` and `value` name it, `why` says what is wrong, `nearest` maps fields to values that
    would repair it. `instead` is another repair, for a caller who wants to keep the fields of the
    first.
    """

    def __init__(
        self,
        field: str,
        value: object,
        why: Message,
        nearest: dict[str, object] | None = None,
        instead: dict[str, object] | None = None,
    ) -> None:
        self.field = field
        self.value = value
        self.why = why
        self.nearest = nearest or {}
        self.instead = instead or {}
        super().__init__(message("refused", field=field, value=_as_text(value), why=why))


def refused(
    rules: RuleValues, field: str, why: Message | str, nearest: object,
    instead: Mapping[str, object] = MappingProxyType({}),
) -> RulesError:  # fmt: skip
    """The refusal of an option; `nearest` is another value of it, or changes of several."""
    changes = nearest if isinstance(nearest, dict) else {field: nearest}
    why = message(why) if isinstance(why, str) else why
    return RulesError(field, getattr(rules, field), why, dict(changes), dict(instead))


def not_of_kind(key: str, value: object, why: str) -> RulesError:
    """The refusal of a value that is of the wrong kind; Standard's would do."""
    return RulesError(key, value, message(why), {key: getattr(STANDARD, key)})


def _as_text(value: object) -> str:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return "[" + " ".join(_as_text(part) for part in value) + "]"
    return str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleValues:
    """Every option of one table. The defaults are the Standard game.

    A new option goes to the end: share codes know the options by their place.
    """

    # players, pack, dealing
    players: int = 4
    packs: int = 1
    strip: choices.Strip = choices.Strip.NONE
    jokers: choices.Jokers = choices.Jokers.NONE
    joker_lead: choices.JokerLead = choices.JokerLead.NOT_IF_OTHER_CARD
    kitty: choices.Kitty = choices.Kitty.NONE
    kitty_discard: choices.KittyDiscard = choices.KittyDiscard.CAPTURED
    uneven_hands: bool = False
    hand_size: int = 0  # 0: as many as go round evenly
    special_card: choices.SpecialCard = choices.SpecialCard.NONE
    warren_follow: choices.WarrenFollow = choices.WarrenFollow.ALIAS
    warren_left: choices.WarrenLeft = choices.WarrenLeft.ORDINARY
    first_dealer: choices.FirstDealer = choices.FirstDealer.RANDOM
    direction: choices.Direction = choices.Direction.CW
    # passing
    pass_cycle: tuple[choices.PassToken, ...] = (
        choices.PassToken.L,
        choices.PassToken.R,
        choices.PassToken.A,
        choices.PassToken.HOLD,
    )
    pass_count: int = 3
    pass_forbid: tuple[str, ...] = ()  # faces out of AS KS QS
    pass_along: bool = False
    # opening lead and first trick
    opening_lead: choices.OpeningLead = choices.OpeningLead.LOWEST_CLUB
    first_trick: choices.FirstTrick = choices.FirstTrick.NO_POINTS
    first_trick_stuck: choices.Stuck = choices.Stuck.PLAY_ANY
    first_trick_tc: bool = False
    # leading hearts
    hearts_lead: choices.HeartsLead = choices.HeartsLead.BROKEN
    breakers: choices.Breakers = choices.Breakers.HEARTS
    break_event: choices.BreakEvent = choices.BreakEvent.PLAYED
    lead_exempt: choices.LeadExempt = choices.LeadExempt.ONLY_HEARTS
    qs_forced: choices.QueenForced = choices.QueenForced.NO
    # tricks
    duplicates: choices.Duplicates = choices.Duplicates.FIRST
    dead_last_trick: choices.DeadLastTrick = choices.DeadLastTrick.LEADER
    boost: choices.Boost = choices.Boost.OFF
    charge: choices.Charge = choices.Charge.OFF
    draw: choices.Draw = choices.Draw.OFF
    claim: bool = False
    show_taken: choices.ShowTaken = choices.ShowTaken.LAST_TRICK
    auction: bool = False
    # values
    values: choices.Values = choices.Values.BLACK_LADY
    custom_values: tuple[tuple[str, int], ...] = ()  # (face, points), replacing the table's
    pip_courts: choices.PipCourts = choices.PipCourts.RANK
    pip_ace: int = 15
    bonus_card: choices.BonusCard = choices.BonusCard.NONE
    bonus_amount: int = -10
    bonus_floor: choices.BonusFloor = choices.BonusFloor.NONE
    no_trick_bonus: int = 0
    no_trick_on_moon: bool = False
    trick_points: int = 0
    pledge: bool = False
    pig_flip: choices.PigFlip = choices.PigFlip.ALL_HEARTS
    score_dir: choices.ScoreDir = choices.ScoreDir.LOW
    # moon and sun
    moon_needs: choices.MoonNeeds = choices.MoonNeeds.ALL_PENALTIES
    moon_effect: choices.MoonEffect = choices.MoonEffect.ADD
    moon_amount: choices.MoonAmount = choices.MoonAmount.PENALTIES
    moon_guard: choices.MoonGuard = choices.MoonGuard.NONE
    moon_guard_score: int = 50
    moon_and_bonus: choices.MoonBonus = choices.MoonBonus.INDEPENDENT
    complex_signs: bool = False
    sun: choices.Sun = choices.Sun.OFF
    # end of the game
    end: choices.End = choices.End.REACH
    end_at: int = 100  # a score (below zero where the highest wins), deals or minutes
    end_both_ways: bool = False
    tie: choices.Tie = choices.Tie.SHARED
    adjust: choices.Adjust = choices.Adjust.NONE
    wrap_at: tuple[int, ...] = (104, 126)
    special_win: choices.SpecialWin = choices.SpecialWin.NONE
    count_arrival: bool = False
    ranking: choices.Ranking = choices.Ranking.FULL
    # money, clock, sides
    settle: choices.Settle = choices.Settle.NONE
    stake: int = 1
    chips: int = 50
    wager: choices.Wager = choices.Wager.PLACES
    timer: int = 0  # seconds for a play; 0 is off
    partners: choices.Partners = choices.Partners.NONE
    partner_moon: choices.PartnerMoon = choices.PartnerMoon.INDIVIDUAL

    @property
    def turn_step(self) -> int:
        """+1 when turns go clockwise, -1 otherwise."""
        return 1 if self.direction is choices.Direction.CW else -1

    def seat_after(self, seat: int) -> int:
        """The seat whose turn comes after this one's."""
        return (seat + self.turn_step) % self.players


OPTION_KEYS = tuple(entry.name for entry in fields(RuleValues))
"""Every option key, in order."""

STANDARD = RuleValues()
"""The values of the Standard game."""


def with_changes(values: RuleValues, changes: Changes) -> RuleValues:
    """The values with some changed, unchecked."""
    return RuleValues(**{**values_of(values), **changes})  # type: ignore[arg-type]


def values_of(values: RuleValues) -> Changes:
    """Every option by its key."""
    return {key: getattr(values, key) for key in OPTION_KEYS}


def changes_from(base: RuleValues, values: RuleValues) -> Changes:
    """The options that differ from those of a base, by key."""
    return {key: value for key, value in values_of(values).items() if value != getattr(base, key)}


FORBIDDABLE = ("AS", "KS", "QS")
"""Faces that a table may keep from being passed."""

ONE_PACK_PLAYERS = (2, 7)
TWO_PACK_PLAYERS = (5, 11)
LARGEST_HAND = 21
LONGEST_CYCLE = 12
MOST_WRAPS = 6
PLEDGE_POINTS = 10  # taken off a pledge kept, added for one broken (RULES 1.6)
PIP_ACES = (1, 15)

RANGES: dict[str, tuple[int, int]] = {
    "players": (2, 11),
    "packs": (1, 2),
    "hand_size": (5, LARGEST_HAND),
    "pass_count": (1, 6),
    "pip_ace": PIP_ACES,
    "bonus_amount": (-100, -1),
    "no_trick_bonus": (-50, 0),
    "trick_points": (0, 10),
    "moon_guard_score": (1, 2000),
    "stake": (1, 1000),
    "chips": (10, 10_000),
    "timer": (10, 60),
}
"""Lowest and highest value of the numbers."""

ZERO_IS_OFF = frozenset({"hand_size", "pass_count", "timer"})
"""Numbers that may also be 0, whatever their range."""

END_RANGES: dict[choices.End, tuple[int, int]] = {
    choices.End.REACH: (10, 2000),
    choices.End.EXCEED: (10, 2000),
    choices.End.DEALS: (1, 100),
    choices.End.TIME: (5, 240),
}
"""The range of `end_at` for each way to end; minutes for TIME."""

PLAIN_ENDS: dict[choices.End, int] = {
    choices.End.REACH: 100, choices.End.EXCEED: 100, choices.End.DEALS: 8, choices.End.TIME: 30,
    choices.End.CHIPS: 100,
}  # fmt: skip
"""A usual `end_at` for each way to end."""

DEALS_FOR_TIME = 8
"""The number of deals that replaces a length of time where no clock runs."""

CARD_POINTS = (-100, 100)
"""The range of a card's own value."""

WRAP_RANGE = (1, 2000)

FACES = tuple(face.text for face in STANDARD_FACES)


@cache
def option_types() -> dict[str, type]:
    """The type of each option's value: bool, int, an enum, or tuple."""
    hints = get_type_hints(RuleValues)
    return {key: tuple if get_origin(hint) is tuple else hint for key, hint in hints.items()}


@cache
def option_hints() -> dict[str, object]:
    """The full annotation of each option."""
    return dict(get_type_hints(RuleValues))


def nearest_in(low: int, high: int, value: int) -> int:
    """The value, or the nearest end of the range if it is outside."""
    return min(max(value, low), high)


def check_value(key: str, value: object) -> None:
    """Raise RulesError unless the value is of the option's kind and within its range."""
    kind = option_types()[key]
    if kind is tuple:
        _check_tuple(key, value)
    elif kind is bool:
        if not isinstance(value, bool):
            raise RulesError(key, value, message("refused-either-on-or-off"), {key: bool(value)})
    elif kind is int:
        _check_int(key, value)
    elif not isinstance(value, kind):
        raise unknown_choice(key, value, kind)


def unknown_choice(key: str, value: object, kind: type) -> RulesError:
    """The error for a text that is not one of an option's choices."""
    from difflib import get_close_matches

    assert issubclass(kind, StrEnum)
    texts = [str(member.value) for member in kind]
    close = get_close_matches(str(value), texts, n=1, cutoff=0.5)
    default = getattr(STANDARD, key) if key in option_types() else None
    nearest = {key: kind(close[0]) if close else default}
    return RulesError(key, value, message("refused-choice", choices=tuple(texts)), nearest)


def is_int(value: object) -> bool:
    """Whether this is a whole number and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def _check_int(key: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise not_of_kind(key, value, "refused-whole-number")
    if key not in RANGES or (value == 0 and key in ZERO_IS_OFF):
        return
    low, high = RANGES[key]
    if not low <= value <= high:
        why = message("refused-range", low=low, high=high)
        raise RulesError(key, value, why, {key: nearest_in(low, high, value)})


def _check_tuple(key: str, value: object) -> None:
    if not isinstance(value, tuple):
        raise not_of_kind(key, value, "refused-list")
    item = get_args(option_hints()[key])[0]
    for part in value:
        if get_origin(item) is tuple:
            good = (
                isinstance(part, tuple)
                and len(part) == len(get_args(item))
                and isinstance(part[0], str)
                and is_int(part[1])
            )
        else:
            good = is_int(part) if item is int else isinstance(part, item)
        if not good:
            raise not_of_kind(key, part, "refused-does-not-belong-list")
