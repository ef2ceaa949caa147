"""The options of one table as a plain frozen value that nobody has checked yet.

The fields are the flat option keys of saves, share codes and `--json`. A flat value was chosen
over nested groups because options combine freely, are compared, stored, shown and drawn at
random one by one; `wording/options.py` groups them for people. Only values live here, never
callables. Everything that can be worked out before a table is known to be playable (its pack, its
passes, its card values) takes `RuleValues`; code that plays by them asks for `Rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final, TypeAlias

from hearts_gui.engine.message import Message, MessageError, message
from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    BonusFloor,
    Boost,
    Breakers,
    BreakEvent,
    Charge,
    DeadLastTrick,
    Direction,
    Draw,
    Duplicates,
    End,
    FirstDealer,
    FirstTrick,
    HeartsLead,
    JokerLead,
    Jokers,
    Kitty,
    KittyDiscard,
    LeadExempt,
    MoonAmount,
    MoonBonus,
    MoonEffect,
    MoonGuard,
    MoonNeeds,
    OpeningLead,
    PartnerMoon,
    Partners,
    PassToken,
    PigFlip,
    PipCourts,
    QueenForced,
    Ranking,
    ScoreDir,
    Settle,
    ShowTaken,
    SpecialCard,
    SpecialWin,
    Strip,
    Stuck,
    Sun,
    Tie,
    Values,
    Wager,
    WarrenFollow,
    WarrenLeft,
)

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
        super().__init__(message("refused", field=field, value=_shown(value), why=why))


def _shown(value: object) -> str:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return "[" + " ".join(_shown(part) for part in value) + "]"
    return str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleValues:
    """Every option of one table. The defaults are the Standard game."""

    # players, pack, dealing
    players: int = 4
    packs: int = 1
    strip: Strip = Strip.NONE
    jokers: Jokers = Jokers.NONE
    joker_lead: JokerLead = JokerLead.NOT_IF_OTHER_CARD
    kitty: Kitty = Kitty.NONE
    kitty_discard: KittyDiscard = KittyDiscard.CAPTURED
    uneven_hands: bool = False
    hand_size: int = 0  # 0: as many as go round evenly
    special_card: SpecialCard = SpecialCard.NONE
    warren_follow: WarrenFollow = WarrenFollow.ALIAS
    warren_left: WarrenLeft = WarrenLeft.ORDINARY
    first_dealer: FirstDealer = FirstDealer.RANDOM
    direction: Direction = Direction.CW
    # passing
    pass_cycle: tuple[PassToken, ...] = (PassToken.L, PassToken.R, PassToken.A, PassToken.HOLD)
    pass_count: int = 3
    pass_forbid: tuple[str, ...] = ()  # faces out of AS KS QS
    pass_along: bool = False
    # opening lead and first trick
    opening_lead: OpeningLead = OpeningLead.LOWEST_CLUB
    first_trick: FirstTrick = FirstTrick.NO_POINTS
    first_trick_stuck: Stuck = Stuck.PLAY_ANY
    first_trick_tc: bool = False
    # leading hearts
    hearts_lead: HeartsLead = HeartsLead.BROKEN
    breakers: Breakers = Breakers.HEARTS
    break_event: BreakEvent = BreakEvent.PLAYED
    lead_exempt: LeadExempt = LeadExempt.ONLY_HEARTS
    qs_forced: QueenForced = QueenForced.NO
    # tricks
    duplicates: Duplicates = Duplicates.FIRST
    dead_last_trick: DeadLastTrick = DeadLastTrick.LEADER
    boost: Boost = Boost.OFF
    charge: Charge = Charge.OFF
    draw: Draw = Draw.OFF
    claim: bool = False
    show_taken: ShowTaken = ShowTaken.LAST_TRICK
    auction: bool = False
    # values
    values: Values = Values.BLACK_LADY
    custom_values: tuple[tuple[str, int], ...] = ()  # (face, points), replacing the table's
    pip_courts: PipCourts = PipCourts.RANK
    pip_ace: int = 15
    bonus_card: BonusCard = BonusCard.NONE
    bonus_amount: int = -10
    bonus_floor: BonusFloor = BonusFloor.NONE
    no_trick_bonus: int = 0
    no_trick_on_moon: bool = False
    trick_points: int = 0
    pledge: bool = False
    pig_flip: PigFlip = PigFlip.ALL_HEARTS
    score_dir: ScoreDir = ScoreDir.LOW
    # moon and sun
    moon_needs: MoonNeeds = MoonNeeds.ALL_PENALTIES
    moon_effect: MoonEffect = MoonEffect.ADD
    moon_amount: MoonAmount = MoonAmount.PENALTIES
    moon_guard: MoonGuard = MoonGuard.NONE
    moon_guard_score: int = 50
    moon_and_bonus: MoonBonus = MoonBonus.INDEPENDENT
    complex_signs: bool = False
    sun: Sun = Sun.OFF
    # end of the game
    end: End = End.REACH
    end_at: int = 100  # a score (below zero where the highest wins), deals or minutes
    end_both_ways: bool = False
    tie: Tie = Tie.SHARED
    adjust: Adjust = Adjust.NONE
    wrap_at: tuple[int, ...] = (104, 126)
    special_win: SpecialWin = SpecialWin.NONE
    count_arrival: bool = False
    ranking: Ranking = Ranking.FULL
    # money, clock, sides
    settle: Settle = Settle.NONE
    stake: int = 1
    chips: int = 50
    wager: Wager = Wager.PLACES
    timer: int = 0  # seconds for a play; 0 is off
    partners: Partners = Partners.NONE
    partner_moon: PartnerMoon = PartnerMoon.INDIVIDUAL

    @property
    def turn_step(self) -> int:
        """+1 when turns go clockwise, -1 otherwise."""
        return 1 if self.direction is Direction.CW else -1

    def seat_after(self, seat: int) -> int:
        """The seat whose turn comes after this one's."""
        return (seat + self.turn_step) % self.players


OPTION_KEYS: Final = tuple(entry.name for entry in fields(RuleValues))
"""Every option key, in order."""

STANDARD: Final = RuleValues()
"""The values of the Standard game."""


def with_changes(values: RuleValues, changes: Changes) -> RuleValues:
    """The values with some changed, unchecked."""
    return RuleValues(**{**values_of(values), **changes})  # type: ignore[arg-type]


def values_of(values: RuleValues) -> Changes:
    """Every option by its key."""
    return {key: getattr(values, key) for key in OPTION_KEYS}
