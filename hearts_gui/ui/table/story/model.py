"""What is on the table, as one comparable value without places or pixels, read from a view."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from hearts_gui.config.settings import REVERSED
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.play.state import Play, PublicDeal, Trick
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.scores import Amount, GameResult
from hearts_gui.session.game.seen import Cards, piles, points_so_far, received_cards, verdicts_of

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
    attempt: int = 0
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
    result: GameResult | None = None
    ask: Ask = NOBODY
    verdicts: tuple[tuple[Card, Verdict], ...] = ()

    @property
    def players(self) -> int:
        """How many seats the table has."""
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
        """What the cards that a seat has visibly taken in this deal count by themselves."""
        charged = tuple(card for _, card in self.charges)
        suit = self.penalty_suit
        return points_so_far(rules, self.taken, seat, charged=charged, penalty_suit=suit)


def sort_hand(hand: Cards, order: str) -> Cards:
    """A hand as it is shown: by suit, low to high; cards without a suit at the end.

    Or all of it the other way round.
    """
    if order.endswith(REVERSED):
        return sort_hand(hand, order.removesuffix(REVERSED))[::-1]
    suits = SORTS[order]
    places = {suit: place for place, suit in enumerate(suits)}

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
        seat=view.seat,
        totals=standings.totals,
        played=len(standings.history),
        stocks=standings.stocks,
        pool=standings.pool,
        jack=standings.jack,
        result=view.public.result,
    )
    return bare if deal is None else _snap_deal(bare, view, deal, order)


def _snap_deal(bare: TableModel, view: PlayerView, deal: PublicDeal, order: str) -> TableModel:
    own = view.own
    taken, tricks = piles(view.rules, deal)
    return replace(
        bare,
        number=deal.number,
        attempt=deal.attempt,
        dealer=deal.dealer,
        token=deal.token,
        hand=sort_hand(own.hand, order),
        sizes=deal.sizes,
        kitty_size=deal.kitty_size,
        stock_size=deal.stock_size,
        warren_owner=deal.warren_owner,
        extra=own.extra,
        trick=deal.plays,
        held=tuple(play.card for trick in held_over(deal) for play in trick.plays),
        taken=taken,
        tricks=tricks,
        last=deal.tricks[-1] if deal.tricks else None,
        takers=_first_two(trick.taker for trick in deal.tricks),
        broken=deal.broken,
        ready=deal.ready,
        chosen=own.chosen or (),
        received=received_cards(view),
        charges=deal.charges,
        bids=deal.bids,
        penalty_suit=deal.penalty_suit,
        pledges=deal.pledges,
        shown=deal.shown_hands,
    )


def _first_two(takers: Iterable[int | None]) -> tuple[int, ...]:
    """The first two seats that took a trick: partners, under some rules."""
    return tuple(dict.fromkeys(seat for seat in takers if seat is not None))[:2]
