"""The values of each option of the rules: one enumeration for each choice of RULES part 1."""

from enum import StrEnum


class Strip(StrEnum):
    """The way a pack is made to fit the number of seats (RULES 1.1)."""

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
    """The behaviour of jokers; they never take a trick and count nothing."""

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
    """The taker of the cards left over from the deal."""

    NONE = "none"
    FIRST_TRICK = "first_trick"
    FIRST_POINT = "first_point"
    LAST_TRICK = "last_trick"
    FIRST_TRICK_SWAP = "first_trick_swap"
    FIRST_POINT_SWAP = "first_point_swap"
    OUT_OF_PLAY = "out_of_play"

    @property
    def swaps(self) -> bool:
        """Whether its taker picks it up and buries as many cards."""
        return self in (Kitty.FIRST_TRICK_SWAP, Kitty.FIRST_POINT_SWAP)


class KittyDiscard(StrEnum):
    """The owner of the cards put away after a kitty swap."""

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
    """The deal after the Warren card itself is left over."""

    ORDINARY = "ordinary"
    REDEAL = "redeal"


class FirstDealer(StrEnum):
    """The first dealer."""

    RANDOM = "random"
    LOW_CARD = "low_card"


class Direction(StrEnum):
    """The direction of dealing and play."""

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
    """The leader of the first trick, and the card."""

    LOWEST_CLUB = "lowest_club"
    ANY_CLUB = "any_club"
    ELDEST = "eldest"
    TWO_SPADES = "two_spades"
    BIDDER = "bidder"


class FirstTrick(StrEnum):
    """Whether penalty cards may be played to the first trick."""

    FREE = "free"
    NO_POINTS = "no_points"


class Stuck(StrEnum):
    """The rights of a hand of nothing but penalty cards on a first trick without points."""

    PLAY_ANY = "play_any"
    MISDEAL = "misdeal"
    POINT_VOID = "point_void"
    LAY_ASIDE = "lay_aside"


class HeartsLead(StrEnum):
    """The time from which hearts may be led."""

    ALWAYS = "always"
    BROKEN = "broken"


class Breakers(StrEnum):
    """The cards that break hearts."""

    HEARTS = "hearts"
    HEARTS_QS = "hearts+QS"


class BreakEvent(StrEnum):
    """The event that breaks hearts."""

    PLAYED = "played"
    DISCARDED = "discarded"
    WON = "won"


class LeadExempt(StrEnum):
    """The hands that may lead hearts before they are broken."""

    ONLY_HEARTS = "only_hearts"
    HEARTS_OR_PENALTY = "hearts_or_penalty"


class QueenForced(StrEnum):
    """Whether the queen of spades must be discarded."""

    NO = "no"
    FIRST_SAFE_CHANCE = "first_safe_chance"


class Duplicates(StrEnum):
    """The ranking of two equal cards in one trick."""

    FIRST = "first"
    LAST = "last"
    CANCEL = "cancel"


class DeadLastTrick(StrEnum):
    """The taker of a last trick in which every card of the led suit is cancelled."""

    LEADER = "leader"
    DISCARD = "discard"
    SECOND_OF_TOP = "second_of_top"


class Boost(StrEnum):
    """The nine that makes everyone play a second card to the trick."""

    OFF = "off"
    ANY_NINE = "any_nine"
    LED_NINE = "led_nine"


class Charge(StrEnum):
    """The way cards are shown before play to double their effect.

    TURBO: all together, repeated until a round adds nothing. GONG_ZHU: once round the table from
    eldest. BLIND: all together, one single time.
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
    """Which of the taken cards stay face up."""

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
    """The limit to which a bonus card may push a score down."""

    NONE = "none"
    HAND = "hand"
    TOTAL = "total"


class PigFlip(StrEnum):
    """Gong Zhu: when the queen of spades turns good."""

    ALL_HEARTS = "all_hearts"
    ALL_SIXTEEN = "all_sixteen"


class ScoreDir(StrEnum):
    """The order of scores: which one is best."""

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
    """The effect of a moon."""

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
    """The worth of a moon."""

    PENALTIES = "penalties"
    OWN_HAND = "own_hand"


class MoonGuard(StrEnum):
    """The protection of a shooter who would lose the game by adding to the others."""

    NONE = "none"
    AUTO_SUBTRACT = "auto_subtract"
    REACHED_SCORE = "reached_score"
    GAME_GOES_ON = "game_goes_on"


class MoonBonus(StrEnum):
    """Whether bonus cards still count in a moon."""

    INDEPENDENT = "independent"
    SWALLOWED = "swallowed"


class Sun(StrEnum):
    """The effect of taking every trick."""

    OFF = "off"
    DOUBLE = "52"
    PUNISH = "punish"
    CLEAN_SLATE = "clean_slate"
    SUN_ONLY = "sun_only"
    FIRST_TRICK_FREE = "first_trick_free"


class End(StrEnum):
    """The end of the game; the number is `end_at`."""

    REACH = "reach"
    EXCEED = "exceed"
    DEALS = "deals"
    TIME = "time"
    CHIPS = "chips"


class Tie(StrEnum):
    """The effect of a tie for first place."""

    SHARED = "shared"
    EXTRA_HANDS = "extra_hands"
    NOT_OVER_WHILE_TIED = "not_over_while_tied"


class Adjust(StrEnum):
    """The totals that drop when hit exactly."""

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

    @property
    def per_deal(self) -> bool:
        """Whether counters change hands after every deal, out of each player's stock."""
        return self in (Settle.CHIPS_POOL, Settle.SWEEPSTAKE, Settle.HOWELL, Settle.EXCESS)


class Wager(StrEnum):
    """The payment of a wager."""

    PLACES = "places"
    WINNER_TAKES_ALL = "winner_takes_all"


class Partners(StrEnum):
    """The pairs that play together."""

    NONE = "none"
    FIXED = "fixed"
    ADHOC = "adhoc"


class PartnerMoon(StrEnum):
    """Whether one partner alone must take everything for a moon."""

    INDIVIDUAL = "individual"
    POOLED = "pooled"
