"""Cues, the things that the table shows in turn, and `TableModel`, the content of the table without
places or pixels.

The director makes cues from events. A cue says what happens, which content it leads to, and how
long it delays the next cue; the performer decides how it looks. Durations are milliseconds at the
player's speeds, 0 for instant.
"""

from dataclasses import dataclass, field, replace

from hearts_gui.config.settings import REVERSED
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.events import Event, Move
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.state import Play, PublicDeal, Trick
from hearts_gui.engine.play.summary import piles
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.scores import Amount, DealScore, GameResult
from hearts_gui.session.game.seen import Cards, points_so_far, received_cards, verdicts_of

NOBODY = Ask(AskKind.START, ())

# Suits in the order in which a hand is shown, by the player's choice.
SORTS = {
    "alternate": (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS),
    "classic": (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES),
}


@dataclass(frozen=True, slots=True)
class TableModel:
    """The picture's content. Tuples by seat hold every seat's value, the human's too."""

    seat: int
    totals: tuple[Score, ...]
    played: int
    number: int = 0
    dealer: int | None = None
    token: PassToken | None = None
    hand: Cards = ()
    face_up: bool = True
    sizes: tuple[int, ...] = ()
    kitty_size: int = 0
    stock_size: int = 0
    warren_owner: int | None = None
    extra: Card | None = None
    trick: tuple[Play, ...] = ()
    held: Cards = ()
    taken: tuple[Cards, ...] = ()
    tricks: tuple[int, ...] = ()
    last: Trick | None = None
    takers: tuple[int, ...] = ()
    broken: bool = False
    ready: tuple[int, ...] = ()
    chosen: tuple[tuple[Card, int], ...] = ()
    received: Cards = ()
    charges: tuple[tuple[int, Card], ...] = ()
    bids: tuple[tuple[int, int], ...] = ()
    penalty_suit: Suit | None = None
    pledges: tuple[int, ...] = ()
    shown: tuple[tuple[int, Cards], ...] = ()
    stocks: tuple[Amount, ...] = ()
    pool: Amount = 0
    jack: bool = False
    ask: Ask = NOBODY
    verdicts: tuple[tuple[Card, Verdict], ...] = ()

    @property
    def players(self) -> int:
        """The number of seats at the table."""
        return len(self.totals)

    @property
    def my_turn(self) -> bool:
        """Whether the human has to decide something."""
        return self.seat in self.ask.seats

    def verdict(self, card: Card) -> Verdict:
        """Whether a card of the hand may be used now."""
        if not self.my_turn:
            return Verdict.NOT_YOUR_TURN
        return dict(self.verdicts).get(card, Verdict.OK)

    @property
    def legal(self) -> Cards:
        """The cards that may be used now, in hand order."""
        if not self.my_turn:
            return ()
        allowed = {card for card, verdict in self.verdicts if verdict is Verdict.OK}
        return tuple(card for card in self.hand if card in allowed)

    def points(self, rules: Rules, seat: int) -> Score:
        """The points of the cards that a seat has visibly taken in this deal, by themselves."""
        charged = tuple(card for _, card in self.charges)
        suit = self.penalty_suit
        return points_so_far(rules, self.taken, seat, charged=charged, penalty_suit=suit)


def sort_hand(hand: Cards, order: str) -> Cards:
    """A hand as shown: by suit, low to high, cards without a suit last; or all of it reversed."""
    if order.endswith(REVERSED):
        return sort_hand(hand, order.removesuffix(REVERSED))[::-1]
    suits = SORTS[order]
    places = {suit: index for index, suit in enumerate(suits)}

    def key(card: Card) -> tuple[int, int]:
        return (len(suits) if card.suit is None else places[card.suit], card.key)

    return tuple(sorted(hand, key=key))


def snap(view: PlayerView, order: str = "alternate") -> TableModel:
    """The picture of a view, without any animation."""
    return replace(content(view, order), ask=view.ask, verdicts=verdicts_of(view))


def content(view: PlayerView, order: str = "alternate") -> TableModel:
    """The cards and marks of a view; also between two events of one step of the game."""
    standings, deal = view.public.standings, view.public.deal
    bare = TableModel(
        seat=view.seat, totals=standings.totals, played=len(standings.history),
        stocks=standings.stocks, pool=standings.pool, jack=standings.jack,
    )  # fmt: skip
    return bare if deal is None else _snap_deal(bare, view, deal, order)


def _snap_deal(bare: TableModel, view: PlayerView, deal: PublicDeal, order: str) -> TableModel:
    own = view.own
    taken, tricks = piles(view.rules, deal)
    takers = dict.fromkeys(trick.taker for trick in deal.tricks if trick.taker is not None)
    return replace(
        bare, number=deal.number, dealer=deal.dealer, token=deal.token,
        hand=sort_hand(own.hand, order), sizes=deal.sizes, kitty_size=deal.kitty_size,
        stock_size=deal.stock_size, warren_owner=deal.warren_owner, extra=own.extra,
        trick=deal.plays,
        held=tuple(play.card for trick in held_over(deal) for play in trick.plays), taken=taken,
        tricks=tricks, last=deal.tricks[-1] if deal.tricks else None,
        takers=tuple(takers)[:2], broken=deal.broken,
        ready=deal.ready, chosen=own.chosen or (), received=received_cards(view),
        charges=deal.charges, bids=deal.bids, penalty_suit=deal.penalty_suit, pledges=deal.pledges,
        shown=deal.shown_hands,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as one seat sees it, and what that seat knew before and knows after it."""

    event: Event
    before: PlayerView
    after: PlayerView


@dataclass(frozen=True, slots=True, kw_only=True)
class CueBase:
    """The base of every cue: the content after it, its duration, and what is spoken with it."""

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
    """The content changes without motion: a mark, a shown hand, an empty table."""


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
    """Points rise from the plate of the seat that took a trick; does not hold up the play.

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
    """The time that a cue delays the next one; infinity until the queue is released."""
    if isinstance(cue, Linger) and cue.click:
        return float("inf")
    if isinstance(cue, MoonRises):
        return float("inf") if cue.ms > 0 else 0.0
    return 0.0 if isinstance(cue, EFFECTS) else cue.ms
