"""What is on the table now, as one comparable value without places or pixels.

There are two ways to it: `snap` reads it from a view, `after` changes it cue by cue. Both must
end in the same value; a property test holds them to that.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.legal import Verdict, classify_charge, classify_pass, classify_plays
from hearts_gui.engine.play.state import Play, PublicDeal, Trick
from hearts_gui.engine.play.summary import captured
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import PassToken, Rules
from hearts_gui.engine.score.hand_value import count_hand, facts_of
from hearts_gui.engine.score.scores import Amount, GameResult, Score, Summary
from hearts_gui.ui.table.story import cues as cue_types
from hearts_gui.ui.table.story.cues import Cards, Cue

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


def sort_hand(hand: Cards, order: str) -> Cards:
    """A hand as it is shown: by suit, low to high; cards without a suit at the end."""
    suits = SORTS[order]
    places = {suit: place for place, suit in enumerate(suits)}

    def key(card: Card) -> tuple[int, int]:
        return (len(suits) if card.suit is None else places[card.suit], card.key)

    return tuple(sorted(hand, key=key))


def verdicts_of(view: PlayerView) -> tuple[tuple[Card, Verdict], ...]:
    """A verdict for each card of the hand when its owner has to decide about cards."""
    ask, deal = view.ask, view.public.deal
    if deal is None or view.seat not in ask.seats:
        return ()
    match ask.kind:
        case AskKind.PLAY:
            return tuple(classify_plays(view.rules, deal, view.own).items())
        case AskKind.PASS:
            return tuple(classify_pass(view.rules, deal, view.own).items())
        case AskKind.CHARGE:
            return tuple(classify_charge(view.rules, deal, view.own).items())
        case AskKind.BURY:
            return tuple((card, Verdict.OK) for card in view.own.hand)
        case _:
            return ()


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
    own, rules = view.own, view.rules
    taken = [
        tuple(play.card for trick in pile for play in trick.plays) for pile in captured(rules, deal)
    ]
    tricks = [sum(trick.taker == seat for trick in deal.tricks) for seat in range(rules.players)]
    if deal.claimed_by is not None:
        taken[deal.claimed_by] += rest_cards(deal)
        tricks[deal.claimed_by] += max((len(hand) for hand in deal.rest), default=0)
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
        taken=tuple(taken),
        tricks=tuple(tricks),
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


def received_cards(view: PlayerView) -> Cards:
    """Cards that the human got by a pass or from a kitty and has not acted on yet."""
    deal = view.deal
    if deal.bury_count and deal.kitty_taker == view.seat:
        return view.own.kitty
    acted = any(play.seat == view.seat for play in deal.plays) or deal.tricks
    if acted:
        return ()
    return tuple(sorted(card for card, _ in view.own.got if card in view.own.hand))


def rest_cards(deal: PublicDeal) -> Cards:
    """The cards laid down after an accepted claim."""
    return tuple(card for hand in deal.rest for card in hand)


def points_so_far(rules: Rules, model: TableModel, seat: int) -> Score:
    """What the cards that a seat has visibly taken in this deal count by themselves."""
    every = tuple(card for cards in model.taken for card in cards)
    summary = Summary(
        taken=model.taken,
        tricks=model.tricks,
        tricks_after_first=model.tricks,
        trick_count=sum(model.tricks),
        in_play=every,
        charged=tuple(card for _, card in model.charges),
        penalty_suit=model.penalty_suit,
    )
    return count_hand(facts_of(rules, summary), model.taken[seat] if model.taken else ()).total


# -- cue by cue


def after(model: TableModel, cue: Cue) -> TableModel:
    """The picture's content once a cue has been shown."""
    match cue:
        case cue_types.DealOut():
            return _dealt(model, cue)
        case cue_types.TurnUp():
            return replace(model, face_up=True)
        case cue_types.SortHand():
            return replace(model, hand=cue.hand)
        case cue_types.Attend():
            return replace(model, ask=cue.ask, verdicts=cue.verdicts)
        case cue_types.Think():
            return replace(model, ask=Ask(AskKind.PLAY, (cue.seat,)), verdicts=())
        case cue_types.Exchange():
            return _exchanged(model, cue)
        case (
            cue_types.TokenSet()
            | cue_types.Prepared()
            | cue_types.Charged()
            | cue_types.AllCharged()
            | cue_types.Bid()
            | cue_types.SuitChosen()
            | cue_types.Pledged()
        ):
            return _prepared(model, cue)
        case (
            cue_types.PlayOut()
            | cue_types.Reveal()
            | cue_types.BreakHearts()
            | cue_types.Sweep()
            | cue_types.RestGoes()
        ):
            return _played(model, cue)
        case cue_types.KittyGoes() | cue_types.Bury() | cue_types.Draw():
            return _moved(model, cue)
        case cue_types.ShowHand():
            return replace(model, shown=(*model.shown, (cue.seat, cue.cards)))
        case cue_types.ClearTable() | cue_types.Totals() | cue_types.GameOver():
            return _cleared(model, cue)
        case (
            cue_types.QueenFalls()
            | cue_types.Linger()
            | cue_types.Gather()
            | cue_types.Count()
            | cue_types.MoonRises()
            | cue_types.OpenScores()
            | cue_types.Say()
        ):
            return model
        case _:
            assert_never(cue)


def _dealt(model: TableModel, cue: cue_types.DealOut) -> TableModel:
    players = model.players
    return TableModel(
        seat=model.seat,
        totals=model.totals,
        played=model.played,
        number=cue.number,
        attempt=cue.attempt,
        dealer=cue.dealer,
        token=cue.token,
        hand=cue.hand,
        face_up=False,
        sizes=cue.sizes,
        kitty_size=cue.kitty_size,
        stock_size=cue.stock_size,
        warren_owner=cue.warren_owner,
        extra=cue.extra,
        taken=((),) * players,
        tricks=(0,) * players,
        broken=cue.broken,
        stocks=model.stocks,
        pool=model.pool,
        jack=model.jack,
        result=model.result,
        ask=NOBODY,
    )


def _exchanged(model: TableModel, cue: cue_types.Exchange) -> TableModel:
    return replace(
        model,
        hand=cue.hand,
        received=cue.received,
        chosen=(),
        ready=(),
        warren_owner=cue.warren_owner,
        extra=cue.extra,
        ask=NOBODY,
        verdicts=(),
    )


_Preparing = (
    cue_types.TokenSet
    | cue_types.Prepared
    | cue_types.Charged
    | cue_types.AllCharged
    | cue_types.Bid
    | cue_types.SuitChosen
    | cue_types.Pledged
)


def _prepared(model: TableModel, cue: _Preparing) -> TableModel:
    match cue:
        case cue_types.TokenSet():
            return replace(model, token=cue.token, ready=())
        case cue_types.Prepared():
            mine = cue.gives is not None
            return replace(
                model,
                ready=(*model.ready, cue.seat),
                chosen=(cue.gives or ()) if mine else model.chosen,
            )
        case cue_types.Charged():
            shown = tuple((cue.seat, card) for card in cue.cards or ())
            return replace(model, charges=(*model.charges, *shown), ready=cue.ready)
        case cue_types.AllCharged():
            return replace(model, charges=(*model.charges, *cue.charges), ready=())
        case cue_types.Bid():
            return replace(model, bids=(*model.bids, (cue.seat, cue.counters)), ready=cue.ready)
        case cue_types.SuitChosen():
            return replace(model, penalty_suit=cue.suit, ready=())
        case cue_types.Pledged():
            pledges = (*model.pledges, cue.seat) if cue.pledged else model.pledges
            return replace(model, pledges=pledges, ready=cue.ready)
        case _:
            assert_never(cue)


def _changed(values: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + by, *values[seat + 1 :])


def _given(taken: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*taken[:seat], taken[seat] + cards, *taken[seat + 1 :])


_Playing = (
    cue_types.PlayOut
    | cue_types.Reveal
    | cue_types.BreakHearts
    | cue_types.Sweep
    | cue_types.RestGoes
)


def _played(model: TableModel, cue: _Playing) -> TableModel:
    match cue:
        case cue_types.PlayOut(play):
            mine = play.seat == model.seat
            return replace(
                model,
                hand=tuple(card for card in model.hand if card is not play.card),
                sizes=_changed(model.sizes, play.seat, -1),
                trick=(*model.trick, play),
                received=() if mine else model.received,
                ask=Ask(AskKind.PLAY, ()),
                verdicts=(),
            )
        case cue_types.Reveal(card):
            trick = tuple(
                Play(play.seat, card, play.suit) if play.card.is_warren else play
                for play in model.trick
            )
            return replace(model, trick=trick, warren_owner=None, extra=card)
        case cue_types.BreakHearts():
            return replace(model, broken=True)
        case cue_types.Sweep():
            return _swept(model, cue)
        case cue_types.RestGoes():
            return replace(
                model,
                hand=(),
                sizes=(0,) * model.players,
                taken=_given(model.taken, cue.seat, cue.cards),
                tricks=_changed(model.tricks, cue.seat, cue.tricks),
                verdicts=(),
            )
        case _:
            assert_never(cue)


def _swept(model: TableModel, cue: cue_types.Sweep) -> TableModel:
    cards = tuple(play.card for play in model.trick)
    leader = model.trick[0].seat
    last = Trick(leader, model.trick, cue.seat, cue.discarded)
    takers = _first_two((*model.takers, cue.seat))
    base = replace(model, trick=(), last=last, broken=cue.broken, received=(), takers=takers)
    if cue.discarded:
        return replace(base, held=())
    if cue.seat is None:
        return replace(base, held=(*model.held, *cards))
    return replace(
        base,
        held=(),
        taken=_given(model.taken, cue.seat, (*model.held, *cards)),
        tricks=_changed(model.tricks, cue.seat, 1),
    )


_Moving = cue_types.KittyGoes | cue_types.Bury | cue_types.Draw


def _moved(model: TableModel, cue: _Moving) -> TableModel:
    hand = cue.hand if cue.hand is not None else model.hand
    match cue:
        case cue_types.KittyGoes():
            gained = cue.count if cue.swap else 0
            sizes = _changed(model.sizes, cue.seat, gained)
            return replace(model, kitty_size=0, sizes=sizes, hand=hand, received=cue.received)
        case cue_types.Bury():
            sizes = _changed(model.sizes, cue.seat, -cue.count)
            return replace(model, sizes=sizes, hand=hand, received=())
        case cue_types.Draw():
            return replace(
                model,
                stock_size=model.stock_size - cue.count,
                sizes=_changed(model.sizes, cue.seat, cue.count),
                hand=hand,
            )
        case _:
            assert_never(cue)


def _cleared(
    model: TableModel, cue: cue_types.ClearTable | cue_types.Totals | cue_types.GameOver
) -> TableModel:
    bare = TableModel(
        seat=model.seat,
        totals=model.totals,
        played=model.played,
        stocks=model.stocks,
        pool=model.pool,
        jack=model.jack,
        result=model.result,
        ask=model.ask,
    )
    match cue:
        case cue_types.ClearTable():
            return bare
        case cue_types.Totals(score):
            return replace(
                bare, totals=score.totals, played=model.played + 1, stocks=score.stocks,
                pool=score.pool, jack=score.jack,
            )  # fmt: skip
        case cue_types.GameOver(result):
            return replace(model, result=result)
        case _:
            assert_never(cue)
