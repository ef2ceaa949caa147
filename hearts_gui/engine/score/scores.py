"""The results of a deal and a game: points, lines, standings and results as values.

A score is a whole number in every rule set but one: Complex Hearts uses Gaussian integers,
written here as Python `complex` with whole parts. `Scores` are added with `+`; use `better`
and `measure` from `endings.py` to compare them.
"""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.values import Score

Amount: TypeAlias = int | Fraction


class Reason(StrEnum):
    """Something out of the ordinary about a deal."""

    MOON = "moon"
    SUN = "sun"
    CLAIMED = "claimed"


class LineKind(StrEnum):
    """The kind of a line of the score sheet."""

    CARDS = "cards"  # plain card values
    HEARTS = "hearts"
    MULTIPLIER = "multiplier"  # a relation that changes what other cards count
    BONUS = "bonus"
    FLOOR = "floor"
    MOON = "moon"
    SUN = "sun"
    NO_TRICK = "no_trick"
    TRICKS = "tricks"
    PLEDGE = "pledge"
    PARTNER = "partner"  # the points of this deal's partner, shared (ad hoc partnerships)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a seat's score in a deal: what, which cards, how much."""

    kind: LineKind
    cards: tuple[Card, ...]
    points: Score


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything that scoring needs to know of a finished deal (RULES 1.10 step 1).

    Arrays are indexed by seat. `taken` holds tricks, kitty and held-over cards, without cards
    that score for nobody. `laid_aside` still waits for its owner.
    """

    taken: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    tricks_after_first: tuple[int, ...]  # the first trick left out
    trick_count: int  # tricks someone took
    in_play: tuple[Card, ...]  # every card that was ever in a hand or a kitty that was taken
    voided: tuple[Card, ...] = ()  # scores for nobody and is not needed for a moon
    laid_aside: tuple[Card, ...] = ()
    charged: tuple[Card, ...] = ()
    penalty_suit: Suit | None = None
    pledges: tuple[bool, ...] = ()
    passed_to: tuple[int | None, ...] = ()  # the one receiver of each seat's pass, if one
    sides: tuple[int, ...] = ()  # side of each seat; empty without partners
    bid: tuple[int, int] | None = None  # (seat, counters) of the winning bid
    claimed_by: int | None = None
    number: int = 1
    dealer: int = 0
    token: PassToken | None = None


@dataclass(frozen=True, slots=True)
class MoonOffer:
    """A moon whose effect its shooter may choose.

    `choices` are texts such as "add" and "subtract"; `outcomes` the totals after each.
    """

    seat: int
    sun: bool
    choices: tuple[str, ...]
    outcomes: tuple[tuple[Score, ...], ...]


@dataclass(frozen=True, slots=True)
class DealScore:
    """The result of one deal, all arrays by seat.

    `points` is what the deal added to each total before wraps and resets, `totals` the totals
    after them. `counters` is what each seat gained in chips, `stocks` what each then holds,
    `pool` and `jack` what stays on the table.
    """

    number: int
    dealer: int
    token: PassToken | None
    lines: tuple[tuple[Line, ...], ...]
    points: tuple[Score, ...]
    totals: tuple[Score, ...]
    tricks: tuple[int, ...]
    taken: tuple[tuple[Card, ...], ...]  # counting cards only, for the score sheet
    adjusted: tuple[int, ...] = ()  # seats whose total jumped
    reasons: tuple[Reason, ...] = ()
    shooter: int | None = None
    moon_effect: str = ""
    counters: tuple[Amount, ...] = ()
    stocks: tuple[Amount, ...] = ()
    pool: Amount = 0
    jack: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """The totals, and every deal so far."""

    totals: tuple[Score, ...]
    history: tuple[DealScore, ...] = ()
    stocks: tuple[Amount, ...] = ()
    pool: Amount = 0
    jack: bool = False
    time_up: bool = False


class EndReason(StrEnum):
    """The reason why a game ended."""

    SCORE = "score"
    DEALS = "deals"
    TIME = "time"
    CHIPS = "chips"
    SPECIAL = "special"


@dataclass(frozen=True, slots=True)
class GameResult:
    """The winners, and the places of all.

    `places` counts from 1, equal for ties. `settlement` is what each seat receives (negative:
    pays) when the game is settled, empty without money.
    """

    reason: EndReason
    winners: tuple[int, ...]
    places: tuple[int, ...]
    totals: tuple[Score, ...]
    settlement: tuple[Amount, ...] = ()
