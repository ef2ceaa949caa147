"""What the table shows one after the other: small values, made by the director from events.

A cue says what happens in the picture, which picture that leads to, and how long it holds up the
next cue; how it looks is the performer's affair. Durations are milliseconds at the player's
speeds, 0 for instant.
"""

from dataclasses import dataclass, field

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import Event, Move
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.score.scores import DealScore, GameResult
from hearts_gui.session.game.seen import Cards
from hearts_gui.ui.table.story.model import TableModel


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as one seat sees it, and what that seat knew before and knows after it."""

    event: Event
    before: PlayerView
    after: PlayerView


@dataclass(frozen=True, slots=True, kw_only=True)
class CueBase:
    """What every cue carries: the picture after it, how long it takes, what is told with it."""

    model: TableModel
    ms: float = 0.0
    happenings: tuple[Happening, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class DealOut(CueBase):
    """Cards go round. The player's hand lies face down, in the order in which it was dealt."""

    stagger: float
    flight: float


@dataclass(frozen=True, slots=True)
class TurnUp(CueBase):
    """The player's hand is turned face up."""

    stagger: float


@dataclass(frozen=True, slots=True)
class SortHand(CueBase):
    """The player's hand is put in order."""


@dataclass(frozen=True, slots=True)
class Exchange(CueBase):
    """All passed cards change hands together."""

    moves: tuple[Move, ...]
    stagger: float


@dataclass(frozen=True, slots=True)
class Change(CueBase):
    """The picture is another one, and nothing flies: a mark, a shown hand, an empty table."""


@dataclass(frozen=True, slots=True)
class Attend(CueBase):
    """A step of the game is complete: someone has to decide now, or nobody."""


@dataclass(frozen=True, slots=True)
class Think(CueBase):
    """A seat takes its time before it plays."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayOut(CueBase):
    """A card goes to the trick; the `queen` of spades that counts falls."""

    play: Play
    queen: bool = False


@dataclass(frozen=True, slots=True)
class Reveal(CueBase):
    """The extra card takes the Warren card's place in the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class BreakHearts(CueBase):
    """Hearts are broken; does not hold up the play."""


@dataclass(frozen=True, slots=True)
class QueenFalls(CueBase):
    """The queen of spades lands in the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Linger(CueBase):
    """The full trick stays; `click` waits for the player instead."""

    click: bool


@dataclass(frozen=True, slots=True)
class Gather(CueBase):
    """The winning card swells and the trick is pushed together."""

    seat: int | None
    swell: float


@dataclass(frozen=True, slots=True)
class Sweep(CueBase):
    """The trick goes to its taker, or is held over, or leaves the game."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Count(CueBase):
    """Points rise from the plate of the seat which took a trick; does not hold up the play.

    `bad` says whether they hurt the seat: in some rules those with a minus sign do.
    """

    seat: int
    points: str
    bad: bool
    queen: bool


@dataclass(frozen=True, slots=True)
class KittyGoes(CueBase):
    """The kitty goes to a seat: into its hand or onto its tricks. Who may look sees `cards`."""

    seat: int
    count: int
    swap: bool
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class Bury(CueBase):
    """A seat lays cards away."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class DrawCard(CueBase):
    """A seat draws from the stock."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class MoonRises(CueBase):
    """Someone took everything."""

    seat: int
    sun: bool


@dataclass(frozen=True, slots=True)
class OpenScores(CueBase):
    """The score sheet comes up."""

    score: DealScore


@dataclass(frozen=True, slots=True)
class GameOver(CueBase):
    """The game has ended."""

    result: GameResult


@dataclass(frozen=True, slots=True)
class Say(CueBase):
    """A sentence for a few seconds."""

    text: str


Cue = (
    DealOut | TurnUp | SortHand | Exchange | Change | Attend | Think | PlayOut | Reveal
    | BreakHearts | QueenFalls | Linger | Gather | Sweep | Count | KittyGoes | Bury | DrawCard
    | MoonRises | OpenScores | GameOver | Say
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
    return 0.0 if isinstance(cue, EFFECTS) else cue.ms
