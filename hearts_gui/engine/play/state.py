"""The state of a game: what everyone knows, what one seat knows, and what nobody knows.

All of it is folded from events (`fold.py`). `PublicGame` and `Own` are all that a view holds, so
what a seat cannot know is not there to be masked. Facts that follow from others are functions;
the few kept copies (`broken`, `sizes`) are there because legality asks for them at every card.
Values that change with every card have no slots, so that `evolve` can copy them quickly.
"""

from dataclasses import dataclass
from enum import StrEnum

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import GameResult, MoonOffer, Standings


class Phase(StrEnum):
    """A part of a deal with one kind of decision; `phases.py` lists those of each deal."""

    CHOOSE_PASS = "choose_pass"
    PASS = "pass"
    CHARGE = "charge"
    SMOOSH_IF_UNCHARGED = "smoosh_if_uncharged"
    CHARGE_AGAIN = "charge_again"
    BID = "bid"
    NAME_SUIT = "name_suit"
    PLEDGE = "pledge"
    PLAY = "play"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Play:
    """A card in a trick. `suit` is what it counts as; None for a joker of no suit.

    A Warren card stands here with the extra card's suit until it is revealed.
    """

    seat: int
    card: Card
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that is over. Nobody took it when `taker` is None: held over, or discarded."""

    leader: int
    plays: tuple[Play, ...]
    taker: int | None
    discarded: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """The number of cards a seat drew to follow suit, in the trick numbered from 0 (Domino)."""

    seat: int
    trick: int
    count: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that waits for answers."""

    seat: int
    answered: tuple[int, ...] = ()


@dataclass(frozen=True)
class PublicDeal:
    """The public knowledge of the deal under way."""

    number: int
    attempt: int
    dealer: int
    token: PassToken
    todo: tuple[Phase, ...]  # the phase under way and those to come
    sizes: tuple[int, ...]  # cards in each hand
    start_sizes: tuple[int, ...]
    kitty_size: int = 0  # cards still waiting in the kitty
    stock_size: int = 0
    warren_owner: int | None = None
    ready: tuple[int, ...] = ()  # seats that have done their part of the present phase
    passed: bool = False
    forwards: tuple[int, ...] = ()
    charges: tuple[tuple[int, Card], ...] = ()
    bids: tuple[tuple[int, int], ...] = ()  # (seat, counters), in the order made
    penalty_suit: Suit | None = None
    pledges: tuple[int, ...] = ()  # seats that pledged to take no hearts
    tricks: tuple[Trick, ...] = ()
    plays: tuple[Play, ...] = ()  # the trick on the table
    leader: int = 0
    opened: bool = False
    opening_card: Card | None = None  # must be led to the first trick
    broken: bool = False
    kitty_taker: int | None = None
    bury_count: int = 0  # cards that the taker still has to bury
    buried_count: int = 0
    stuck_plays: tuple[Card, ...] = ()  # voided or laid aside on the first trick
    voids: tuple[tuple[int, Suit], ...] = ()  # shown so far
    drawings: tuple[Drawing, ...] = ()  # in Domino, in the order made
    claim: Claim | None = None
    refused_claims: tuple[int, ...] = ()
    shown_hands: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    claimed_by: int | None = None
    rest: tuple[tuple[Card, ...], ...] = ()  # hands laid down after an accepted claim
    offer: MoonOffer | None = None
    moon_choice: str | None = None

    @property
    def phase(self) -> Phase:
        """The phase under way."""
        return self.todo[0]

    @property
    def led_suit(self) -> Suit | None:
        """The suit to follow: the first card's, or that of the first card with a suit."""
        for play in self.plays:
            if play.suit is not None:
                return play.suit
        return None

    @property
    def every_trick(self) -> tuple[tuple[Play, ...], ...]:
        """The plays of each trick, those on the table last."""
        return (*(trick.plays for trick in self.tricks), self.plays)

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards of the tricks that are over."""
        return tuple(play.card for trick in self.tricks for play in trick.plays)

    @property
    def charged(self) -> tuple[Card, ...]:
        """The cards that were charged."""
        return tuple(card for _, card in self.charges)

    @property
    def first_trick(self) -> bool:
        """Whether the trick on the table is the first of the deal."""
        return not self.tricks


@dataclass(frozen=True)
class PublicGame:
    """The public knowledge of the game."""

    rules: Rules
    standings: Standings
    deal: PublicDeal | None = None
    result: GameResult | None = None
    next_dealer: int | None = None
    next_leader: int | None = None  # who leads the next deal, where the last one decided it
    void_deals: int = 0  # attempts at the next deal that did not count
    past: tuple[PublicDeal, ...] = ()  # the deals that counted, as they ended


@dataclass(frozen=True)
class Own:
    """The cards of one seat, and what it privately knows."""

    seat: int
    hand: tuple[Card, ...] = ()  # sorted
    dealt: tuple[Card, ...] = ()
    chosen: tuple[tuple[Card, int], ...] | None = None  # a pass that still waits for the others
    chose_forward: bool = False
    gave: tuple[tuple[Card, int], ...] = ()
    got: tuple[tuple[Card, int], ...] = ()  # (card, giver), POOL after a smoosh
    extra: Card | None = None  # the Warren card's companion, once seen
    kitty: tuple[Card, ...] = ()  # cards of the kitty it looked at
    buried: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Secret:
    """The cards face down on the table."""

    kitty: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    extra: Card | None = None
    charged: tuple[tuple[int, tuple[Card, ...]], ...] = ()  # a blind round under way


@dataclass(frozen=True)
class Game:
    """Everything. `version` counts the events so far; `seed` never leaves this value."""

    public: PublicGame
    owns: tuple[Own, ...]
    secret: Secret
    seed: str
    version: int = 0

    @property
    def rules(self) -> Rules:
        return self.public.rules
