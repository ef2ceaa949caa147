"""The rules of one table as one frozen value.

The fields are the flat option keys of saves, share codes and `--json`. A flat value was chosen
over nested groups because options combine freely, are compared, stored, shown and drawn at
random one by one; `options.py` groups them for people. Only values live here, never callables.
Construction through `Rules(...)` normalises options without effect and refuses nonsense
(see `checks.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, TypeAlias

Plain: TypeAlias = int | str | bool | list[Any]


class RulesError(ValueError):
    """A value that the rules cannot have.

    `field` and `value` name it, `why` says what is wrong, `nearest` maps fields to values that
    would repair it. `instead` is another repair, for whoever wants to keep the fields of the
    first.
    """

    def __init__(
        self,
        field: str,
        value: object,
        why: str,
        nearest: dict[str, object] | None = None,
        instead: dict[str, object] | None = None,
    ) -> None:
        self.field = field
        self.value = value
        self.why = why
        self.nearest = nearest or {}
        self.instead = instead or {}
        super().__init__(f"{field} = {_shown(value)}: {why}")


def _shown(value: object) -> str:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return "[" + " ".join(_shown(part) for part in value) + "]"
    return str(value)


class Strip(StrEnum):
    """How a pack is made to fit the number of seats (RULES 1.1)."""

    NONE = "none"
    WIKI = "wiki"
    HAY = "hay"
    PARLETT = "parlett"  # as hay, but the 2D leaves for three players (2.4 row 2)
    ARNOLD = "arnold"
    FOSTER = "foster"
    HAY_TWOS = "hay_twos"  # as hay, and all four twos for six (Black Maria)
    HEARTSETTE = "heartsette"
    LOW_MINOR = "low_minor"
    JOKERS = "jokers"  # jokers are added instead of removing cards
    WIKI2 = "wiki2"


class Jokers(StrEnum):
    """How jokers behave; they never take a trick and count nothing."""

    NONE = "none"
    OFF_SUIT = "off_suit"
    ANYTIME = "anytime"
    ZERO_OF_SUIT = "zero_of_suit"


class JokerLead(StrEnum):
    """Whether a joker may be led."""

    NOT_IF_OTHER_CARD = "not_if_other_card"
    NEXT_CARD_SETS_SUIT = "yes_next_card_sets_suit"
    LEADER_NAMES_SUIT = "yes_leader_names_suit"


class Kitty(StrEnum):
    """Who gets the cards left over from the deal."""

    NONE = "none"
    FIRST_TRICK = "first_trick"
    FIRST_POINT = "first_point"
    LAST_TRICK = "last_trick"
    FIRST_TRICK_SWAP = "first_trick_swap"
    FIRST_POINT_SWAP = "first_point_swap"
    OUT_OF_PLAY = "out_of_play"


class KittyDiscard(StrEnum):
    """What the cards laid away after a kitty swap count as."""

    CAPTURED = "captured"
    OUT_OF_PLAY = "out_of_play"


class SpecialCard(StrEnum):
    """A 53rd card with powers of its own."""

    NONE = "none"
    WARREN = "warren"


class WarrenFollow(StrEnum):
    """Whether the Warren card counts as a card of the extra card's suit."""

    ALIAS = "alias"
    OPTIONAL = "optional"


class WarrenLeft(StrEnum):
    """What happens when the Warren card itself is left over."""

    ORDINARY = "ordinary"
    REDEAL = "redeal"


class FirstDealer(StrEnum):
    """Who deals first."""

    RANDOM = "random"
    LOW_CARD = "low_card"


class Direction(StrEnum):
    """The way in which turns go round."""

    CW = "cw"
    CCW = "ccw"


class PassToken(StrEnum):
    """One step of the pass cycle. Left is the next seat clockwise."""

    L = "L"
    R = "R"
    A = "A"
    L2 = "L2"
    R2 = "R2"
    L3 = "L3"
    R3 = "R3"
    SCATTER = "SCATTER"
    SMOOSH = "SMOOSH"
    HOLD = "HOLD"
    DEALER = "DEALER"
    CHARGE = "CHARGE"  # charge first; a smoosh only if nobody charged (Turbo's fourth deal)


class OpeningLead(StrEnum):
    """Who leads to the first trick, and what."""

    LOWEST_CLUB = "lowest_club"
    ANY_CLUB = "any_club"
    ELDEST = "eldest"
    TWO_SPADES = "two_spades"
    BIDDER = "bidder"


class FirstTrick(StrEnum):
    """Whether penalty cards may fall on the first trick."""

    FREE = "free"
    NO_POINTS = "no_points"


class Stuck(StrEnum):
    """What a hand of nothing but penalty cards may do on a first trick without points."""

    PLAY_ANY = "play_any"
    MISDEAL = "misdeal"
    POINT_VOID = "point_void"
    LAY_ASIDE = "lay_aside"


class HeartsLead(StrEnum):
    """When hearts may be led."""

    ALWAYS = "always"
    BROKEN = "broken"


class Breakers(StrEnum):
    """Which cards break hearts."""

    HEARTS = "hearts"
    HEARTS_QS = "hearts+QS"


class BreakEvent(StrEnum):
    """What must happen to such a card."""

    PLAYED = "played"
    DISCARDED = "discarded"
    WON = "won"


class LeadExempt(StrEnum):
    """Which hands may lead hearts all the same."""

    ONLY_HEARTS = "only_hearts"
    HEARTS_OR_PENALTY = "hearts_or_penalty"


class QueenForced(StrEnum):
    """Whether the queen of spades must be thrown."""

    NO = "no"
    FIRST_SAFE_CHANCE = "first_safe_chance"


class Duplicates(StrEnum):
    """How two equal cards in one trick rank."""

    FIRST = "first"
    LAST = "last"
    CANCEL = "cancel"


class DeadLastTrick(StrEnum):
    """Who takes a last trick in which every card of the led suit is cancelled."""

    LEADER = "leader"
    DISCARD = "discard"
    SECOND_OF_TOP = "second_of_top"


class Boost(StrEnum):
    """Which nine makes everyone play a second card to the trick."""

    OFF = "off"
    ANY_NINE = "any_nine"
    LED_NINE = "led_nine"


class Charge(StrEnum):
    """How cards are shown before play to double their effect.

    TURBO: all at once, repeated until a round adds nothing. GONG_ZHU: once round the table from
    eldest. BLIND: all at once, one single time.
    """

    OFF = "off"
    TURBO = "turbo"
    GONG_ZHU = "gong_zhu"
    BLIND = "blind"


class Draw(StrEnum):
    """Forms with a stock."""

    OFF = "off"
    DOMINO = "domino"
    DRAW = "draw"


class ShowTaken(StrEnum):
    """What of the taken cards lies open."""

    LAST_TRICK = "last_trick"
    LAST_TRICK_OPEN = "last_trick_open"
    PENALTY_CARDS = "penalty_cards"


class Values(StrEnum):
    """The table of card values (RULES 1.6)."""

    BLACK_LADY = "black_lady"
    HEARTS_ONLY = "hearts_only"
    HOOLIGAN = "hooligan"
    GRADED = "graded"
    PIP_HAY = "pip_hay"
    PIP_SPOT = "pip_spot"
    PIP_119 = "pip_119"
    BLACK_MARIA = "black_maria"
    BLACK_LADY_UK = "black_lady_uk"
    GONG_ZHU = "gong_zhu"
    ROYAL = "royal"
    TURBO = "turbo"
    COMPLEX = "complex"
    TEN_OF_CLUBS = "ten_of_clubs"
    NAMED_SUIT = "named_suit"
    REVERSE = "reverse"
    FOUR_JACKS = "four_jacks"


class PipCourts(StrEnum):
    """Point-Count: what the jack, queen and king of hearts cost."""

    TEN = "ten"
    RANK = "rank"


class BonusCard(StrEnum):
    """A card that takes points off."""

    NONE = "none"
    JD = "JD"
    TD = "TD"


class BonusFloor(StrEnum):
    """How far a bonus card may push a score down."""

    NONE = "none"
    HAND = "hand"
    TOTAL = "total"


class PigFlip(StrEnum):
    """Gong Zhu: when the queen of spades turns good."""

    ALL_HEARTS = "all_hearts"
    ALL_SIXTEEN = "all_sixteen"


class ScoreDir(StrEnum):
    """Which score is best."""

    LOW = "low"
    HIGH = "high"
    MAGNITUDE = "magnitude"
    COUNTERS = "counters"


class MoonNeeds(StrEnum):
    """The cards that make a moon."""

    ALL_PENALTIES = "all_penalties"
    WITH_BONUS = "all_penalties_and_bonus"
    ALL_HEARTS = "all_hearts"
    HEARTS_QS = "hearts_and_queen"


class MoonEffect(StrEnum):
    """What a moon does."""

    NONE = "none"
    ADD = "add"
    SUBTRACT = "subtract"
    CHOICE = "choice"
    NEGATE = "negate"
    ZERO_OR_DOUBLE = "zero_or_double"
    GIFT_FROM_EACH = "gift_from_each"
    IN_VALUES = "in_values"
    ADD_OTHER_SIDE = "add_other_side"


class MoonAmount(StrEnum):
    """How much a moon is worth."""

    PENALTIES = "penalties"
    OWN_HAND = "own_hand"


class MoonGuard(StrEnum):
    """What spares a shooter who would lose the game by adding to the others."""

    NONE = "none"
    AUTO_SUBTRACT = "auto_subtract"
    REACHED_SCORE = "reached_score"
    GAME_GOES_ON = "game_goes_on"


class MoonBonus(StrEnum):
    """Whether bonus cards still count in a moon."""

    INDEPENDENT = "independent"
    SWALLOWED = "swallowed"


class Sun(StrEnum):
    """What taking every trick does."""

    OFF = "off"
    DOUBLE = "52"
    PUNISH = "punish"
    CLEAN_SLATE = "clean_slate"
    SUN_ONLY = "sun_only"
    FIRST_TRICK_FREE = "first_trick_free"


class End(StrEnum):
    """What ends the game; the number is `end_at`."""

    REACH = "reach"
    EXCEED = "exceed"
    DEALS = "deals"
    TIME = "time"
    CHIPS = "chips"


class Tie(StrEnum):
    """What a tie for first place does."""

    SHARED = "shared"
    EXTRA_HANDS = "extra_hands"
    NOT_OVER_WHILE_TIED = "not_over_while_tied"


class Adjust(StrEnum):
    """Totals that jump."""

    NONE = "none"
    WRAP = "wrap"
    EXACT_50_100 = "exact_50_100"
    EXACT_100 = "exact_100"


class SpecialWin(StrEnum):
    """Staying on one total for many deals wins."""

    NONE = "none"
    SIXTY_NINE = "69-for-5"
    FIVE = "5-for-69"
    BOTH = "69-for-5 + 5-for-69"


class Ranking(StrEnum):
    """Whether places after the first count."""

    WINNER_ONLY = "winner_only"
    FULL = "full"


class Settle(StrEnum):
    """Money or counters (RULES 1.12)."""

    NONE = "none"
    AVERAGE = "average"
    CHIPS_POOL = "chips_pool"
    SWEEPSTAKE = "sweepstake"
    HOWELL = "howell"
    EXCESS = "excess"
    WAGER = "wager"
    TURBO_POINTS = "turbo_points"


class Wager(StrEnum):
    """How a wager is paid."""

    PLACES = "places"
    WINNER_TAKES_ALL = "winner_takes_all"


class Partners(StrEnum):
    """Who plays with whom."""

    NONE = "none"
    FIXED = "fixed"
    ADHOC = "adhoc"


class PartnerMoon(StrEnum):
    """Whether one partner alone must take everything for a moon."""

    INDIVIDUAL = "individual"
    POOLED = "pooled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
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

    # Rules key many caches, and hashing seventy fields at every look-up would cost more than
    # what the caches save.
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        from hearts_gui.engine.rules.checks import checked

        for name, value in checked(self).items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "_hash", hash(tuple(getattr(self, key) for key in OPTION_KEYS)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process hashes texts differently: it must build, not copy.
        return _rebuilt, (tuple(getattr(self, key) for key in OPTION_KEYS),)

    def but(self, **changes: Any) -> Rules:
        """The same rules with some options changed; raises RulesError like the constructor."""
        return replace(self, **changes)

    @property
    def turn_step(self) -> int:
        """+1 when turns go clockwise, -1 otherwise."""
        return 1 if self.direction is Direction.CW else -1


def _rebuilt(values: tuple[Any, ...]) -> Rules:
    return Rules(**dict(zip(OPTION_KEYS, values, strict=True)))


OPTION_KEYS: tuple[str, ...] = tuple(entry.name for entry in fields(Rules) if entry.init)
"""Every option key, in order."""
