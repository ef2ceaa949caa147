"""What the table shows one after the other: small values, made by the director from events.

A cue says what happens in the picture and how long it holds up the next one; how it looks is the
performer's affair. Durations are milliseconds at the player's speeds, 0 for at once.
"""

from dataclasses import dataclass

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import Ask
from hearts_gui.engine.play.events import Move
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.rules.rules import PassToken
from hearts_gui.engine.score.scores import DealScore, GameResult

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealOut:
    """Cards go round. The own hand lies face down, in the order `hand`."""

    number: int
    attempt: int
    dealer: int
    token: PassToken
    sizes: tuple[int, ...]
    hand: Cards
    kitty_size: int
    stock_size: int
    warren_owner: int | None
    broken: bool
    extra: Card | None
    stagger: float
    flight: float
    ms: float


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The own hand is turned face up."""

    stagger: float
    ms: float


@dataclass(frozen=True, slots=True)
class SortHand:
    """The own hand is put in order."""

    hand: Cards
    ms: float


@dataclass(frozen=True, slots=True)
class TokenSet:
    """The dealer chose how this deal passes."""

    token: PassToken


@dataclass(frozen=True, slots=True)
class Prepared:
    """A seat has done its part of a stage in which all act at once."""

    seat: int
    gives: tuple[tuple[Card, int], ...] | None


@dataclass(frozen=True, slots=True)
class Exchange:
    """All passed cards change hands together."""

    moves: tuple[Move, ...]
    hand: Cards
    received: Cards
    warren_owner: int | None
    extra: Card | None
    stagger: float
    ms: float


@dataclass(frozen=True, slots=True)
class Charged:
    """A seat showed cards to double them (None: it did, but hidden)."""

    seat: int
    cards: Cards | None
    ready: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AllCharged:
    """A blind round was shown."""

    charges: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat bid."""

    seat: int
    counters: int
    ready: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SuitChosen:
    """The penalty suit is known."""

    seat: int | None
    suit: Suit


@dataclass(frozen=True, slots=True)
class Pledged:
    """A seat promised, or not."""

    seat: int
    pledged: bool
    ready: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Attend:
    """Who has to decide now, and what each card of the own hand may do."""

    ask: Ask
    verdicts: tuple[tuple[Card, Verdict], ...]


@dataclass(frozen=True, slots=True)
class Think:
    """A seat takes its time before it plays."""

    seat: int
    ms: float


@dataclass(frozen=True, slots=True)
class PlayOut:
    """A card goes to the trick."""

    play: Play
    ms: float


@dataclass(frozen=True, slots=True)
class Reveal:
    """The extra card takes the Warren card's place in the trick."""

    card: Card
    ms: float


@dataclass(frozen=True, slots=True)
class BreakHearts:
    """Hearts are broken; does not hold up the play."""

    ms: float


@dataclass(frozen=True, slots=True)
class QueenFalls:
    """The queen of spades lands in the trick."""

    card: Card
    ms: float


@dataclass(frozen=True, slots=True)
class Linger:
    """The full trick stays; `click` waits for the player instead."""

    ms: float
    click: bool


@dataclass(frozen=True, slots=True)
class Gather:
    """The winning card swells and the trick is pushed together."""

    seat: int | None
    swell: float
    ms: float


@dataclass(frozen=True, slots=True)
class Sweep:
    """The trick goes to its taker, or is held over, or leaves the game."""

    seat: int | None
    discarded: bool
    broken: bool
    ms: float


@dataclass(frozen=True, slots=True)
class Count:
    """Points rise from the plate of the seat which took a trick; does not hold up the play."""

    seat: int
    points: str
    queen: bool
    ms: float


@dataclass(frozen=True, slots=True)
class KittyGoes:
    """The kitty goes to a seat: into its hand or onto its tricks. Who may look sees `cards`."""

    seat: int
    count: int
    swap: bool
    cards: Cards | None
    hand: Cards | None
    received: Cards
    ms: float


@dataclass(frozen=True, slots=True)
class Bury:
    """A seat lays cards away."""

    seat: int
    count: int
    hand: Cards | None
    ms: float


@dataclass(frozen=True, slots=True)
class Draw:
    """A seat draws from the stock."""

    seat: int
    count: int
    hand: Cards | None
    ms: float


@dataclass(frozen=True, slots=True)
class ShowHand:
    """A seat shows its hand to everybody."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class ClearTable:
    """Cards and marks of the deal leave the table."""

    ms: float


@dataclass(frozen=True, slots=True)
class RestGoes:
    """All cards still in hand go to the seat that claimed them."""

    seat: int
    cards: Cards
    tricks: int
    ms: float


@dataclass(frozen=True, slots=True)
class MoonRises:
    """Somebody took everything."""

    seat: int
    sun: bool
    ms: float


@dataclass(frozen=True, slots=True)
class Totals:
    """The deal is counted: new totals, an empty table."""

    score: DealScore
    ms: float


@dataclass(frozen=True, slots=True)
class OpenScores:
    """The score sheet comes up."""

    score: DealScore


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game has ended."""

    result: GameResult


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence for a few seconds."""

    text: str


Cue = (
    DealOut | TurnUp | SortHand | TokenSet | Prepared | Exchange | Charged
    | AllCharged | Bid | SuitChosen | Pledged | Attend | Think | PlayOut | Reveal | BreakHearts
    | QueenFalls | Linger | Gather | Sweep | Count | KittyGoes | Bury | Draw | ShowHand
    | ClearTable | RestGoes | MoonRises | Totals | OpenScores | GameOver | Say
)  # fmt: skip

EFFECTS = (BreakHearts, Count, Say)
"""Cues that run beside the others and hold nothing up."""

SCREENS = (MoonRises, OpenScores, GameOver)
"""Cues that bring up a screen of their own: nothing passes over them unseen."""


def blocks_for(cue: Cue) -> float:
    """How long a cue holds up the next one; infinity until the queue is released."""
    if isinstance(cue, Linger) and cue.click:
        return float("inf")
    if isinstance(cue, MoonRises):
        return float("inf") if cue.ms > 0 else 0.0
    if isinstance(cue, EFFECTS):
        return 0.0
    return float(getattr(cue, "ms", 0.0))
