"""Events as small frozen values: the only thing other layers consume.

A field that only some seats may see is None in the copies made for the others (`view.redact`);
everything else is public. Facts say what was decided or dealt; derived events say what follows from
that. Both are kept in the log.
"""

from dataclasses import dataclass
from typing import TypeAlias

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.score.scores import DealScore, GameResult, MoonOffer

Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Hands were dealt. A hand, the kitty, the stock and the extra card may be hidden.

    `cuts` are the cards drawn for the first deal, as (seat, card) in the order drawn (RULES 2.4
    row 59), empty later. `attempt` counts new deals after a void one.
    """

    number: int
    attempt: int
    dealer: int
    token: PassToken
    sizes: tuple[int, ...]
    hands: tuple[Cards | None, ...]
    kitty_size: int = 0
    kitty: Cards | None = None
    stock_size: int = 0
    stock: Cards | None = None
    warren_owner: int | None = None
    extra: Card | None = None
    cuts: tuple[tuple[int, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class PassChosen:
    """The dealer picked how this deal passes."""

    seat: int
    token: PassToken


@dataclass(frozen=True, slots=True)
class CardsChosen:
    """A seat has settled its pass; nothing moves until all have.

    `gives` is None for the others, who also do not learn yet whether it forwards.
    """

    seat: int
    gives: tuple[tuple[Card, int], ...] | None
    forward: bool | None = None
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """One card on its way. The pool (-1) is the giver or receiver in a smoosh.

    Only the giver and the receiver see the card; who gets a pooled card sees no giver.
    """

    giver: int
    receiver: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """All passes were exchanged. `forwards` lists seats that passed cards on unseen.

    `extra` is the Warren card's companion, shown to its new owner.
    """

    token: PassToken
    moves: tuple[Move, ...]
    forwards: tuple[int, ...] = ()
    warren_owner: int | None = None
    extra: Card | None = None


@dataclass(frozen=True, slots=True)
class CardsCharged:
    """A seat charged cards, or none. In a blind round `cards` is hidden until all have."""

    seat: int
    cards: Cards | None
    blind: bool = False


@dataclass(frozen=True, slots=True)
class ChargesShown:
    """A blind round is over: what each seat charged."""

    cards: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class BidMade:
    """A bid in counters; 0 is no bid."""

    seat: int
    counters: int


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """The penalty suit of this deal. `seat` is None when nobody bid and hearts count."""

    seat: int | None
    suit: Suit


@dataclass(frozen=True, slots=True)
class PledgeMade:
    """A seat pledged, or not, to take no hearts."""

    seat: int
    pledged: bool


@dataclass(frozen=True, slots=True)
class PlayOpened:
    """Play begins. `card` is the card that must be led, where the rules name one."""

    leader: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played.

    `suit` is the suit that it counts as (None for a joker of no suit); for the Warren card it is
    the extra card's, whose rank stays hidden until CardRevealed. `shows_void` says whether the
    play proves that the seat holds no card of the led suit; nobody else works that out.
    `stuck` is True when a hand of nothing but penalty cards plays it to a first trick under a
    rule that voids it or lays it aside.
    """

    seat: int
    card: Card
    suit: Suit | None
    shows_void: bool = False
    stuck: bool = False
    auto: bool = False


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """The extra card is turned up and stands in the trick for the Warren card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is over. `seat` is None when nobody takes it: held over, or discarded."""

    seat: int | None
    discarded: bool = False


@dataclass(frozen=True, slots=True)
class KittyTaken:
    """A seat got the kitty, into the hand (`swap`) or onto its tricks. Only it looks."""

    seat: int
    count: int
    swap: bool
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class CardsBuried:
    """Cards were put away in exchange for the kitty."""

    seat: int
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Cards were drawn from the stock. In Domino a draw proves a void in the led suit."""

    seat: int
    count: int
    cards: Cards | None
    shows_void: bool = False


@dataclass(frozen=True, slots=True)
class MisdealCalled:
    """A seat with nothing but penalty cards asked for a new deal, showing its hand."""

    seat: int
    hand: Cards


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal does not count: same dealer, same place in the pass cycle."""


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A seat claims the rest and shows its hand."""

    seat: int
    hand: Cards


@dataclass(frozen=True, slots=True)
class ClaimAnswered:
    """A seat accepts or rejects the claim."""

    seat: int
    accept: bool


@dataclass(frozen=True, slots=True)
class RestTaken:
    """A claim was accepted: the claimer takes every card still in hand.

    `extra` is the Warren card's companion when that card is among them.
    """

    seat: int
    hands: tuple[Cards, ...]
    extra: Card | None = None


@dataclass(frozen=True, slots=True)
class MoonOffered:
    """The shooter has to choose."""

    offer: MoonOffer


@dataclass(frozen=True, slots=True)
class MoonChosen:
    """The shooter chose what the moon does."""

    seat: int
    choice: str


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal was counted."""

    score: DealScore


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """Time is up: the game ends with this deal."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    result: GameResult


Event: TypeAlias = (
    DealStarted
    | PassChosen
    | CardsChosen
    | CardsPassed
    | CardsCharged
    | ChargesShown
    | BidMade
    | SuitNamed
    | PledgeMade
    | PlayOpened
    | CardPlayed
    | CardRevealed
    | TrickTaken
    | KittyTaken
    | CardsBuried
    | CardsDrawn
    | MisdealCalled
    | DealVoided
    | ClaimMade
    | ClaimAnswered
    | RestTaken
    | MoonOffered
    | MoonChosen
    | DealScored
    | TimeCalled
    | GameEnded
)
