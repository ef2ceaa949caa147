"""Facts about two cards that hold in every possible deal, from the view alone.

Only for plain tricks: no jokers, nothing held over. Otherwise there are no facts. Where equal cards
cancel each other, no fact says who takes the trick. For two passes, facts follow from the hand
alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hearts_gui.ai.coach.inference import unseen
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import beats, takes, trick_seats
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Boost, Draw, Duplicates, Jokers, ScoreDir
from hearts_gui.engine.rules.values import face_points, penalty_faces, scoring_faces


@dataclass(frozen=True, slots=True)
class Pair:
    """The better card and another one, both to be played to the same trick."""

    view: PlayerView
    best: Card
    other: Card
    about: Card | None = None
    """The card that makes the difference."""
    takes: bool = False
    """Whether the better card is better because it takes the trick."""

    def ends(self, card: Card) -> tuple[bool, tuple[Card, ...]]:
        """Whether this card, played last, takes the trick, and which cards in it then count."""
        deal, rules = self.view.deal, self.view.rules
        plays = (*deal.plays, Play(self.view.seat, card, card.suit))
        faces = scoring_faces(rules, deal.penalty_suit)
        counting = tuple(sorted(play.card for play in plays if play.card.face in faces))
        return takes(rules, plays, plays[0].suit) == len(plays) - 1, counting

    @property
    def last(self) -> bool:
        """Whether nobody plays after."""
        deal = self.view.deal
        return len(deal.plays) == len(trick_seats(self.view.rules, deal)) - 1

    @property
    def leads(self) -> bool:
        return not self.view.deal.plays

    @property
    def led(self) -> Suit | None:
        """The suit that was led; None where the seat leads."""
        return None if self.leads else self.view.deal.led_suit

    @property
    def same_trick(self) -> bool:
        """Whether the same seat takes the trick with both cards: then they differ later."""
        both = (self.best, self.other)
        if self.leads or not _plain(self.view):
            return False
        away = all(card.suit is not self.view.deal.led_suit or self.under(card) for card in both)
        return away or (self.last and all(map(self.over, both)))

    @property
    def top(self) -> Card | None:
        """The card that is winning the trick; None where the seat leads."""
        deal, rules = self.view.deal, self.view.rules
        if not deal.plays or deal.plays[0].suit is None:
            return None
        leader = takes(rules, deal.plays, deal.plays[0].suit)
        return None if leader is None else deal.plays[leader].card

    def over(self, card: Card) -> bool:
        """Whether a card beats everything on the table."""
        top = self.top
        return top is not None and card.suit is top.suit and beats(self.view.rules, card, top)

    def under(self, card: Card) -> bool:
        """Whether a card follows suit and loses to a card on the table."""
        top = self.top
        return top is not None and card.suit is top.suit and not self.over(card)

    def hidden(self, *suits: Suit | None) -> tuple[Card, ...]:
        """The cards of these suits that the seat cannot see."""
        own = self.view.own
        seen_cards = {*own.buried, *own.kitty}
        return tuple(
            card for card in unseen(self.view) if card.suit in suits and card not in seen_cards
        )

    @property
    def dead(self) -> int:
        """The number of hidden cards that nobody holds: those of a kitty, or put away."""
        deal = self.view.deal
        return len(self.hidden(*Suit)) - sum(deal.sizes) + deal.sizes[self.view.seat]


def all_certain(pair: Pair, *, moon: bool = False) -> Iterator[Message]:
    """What holds in every possible deal, the most telling first; of a moon, who takes the trick."""
    cancel = pair.view.rules.duplicates is Duplicates.CANCEL
    for fact in (_stays_under, _stays_on) if moon else _FACTS:
        if _plain(pair.view) and not (cancel and fact in _OF_TAKERS):
            yield from fact(pair)


def _plain(view: PlayerView) -> bool:
    rules, deal = view.rules, view.deal
    usual = rules.jokers is Jokers.NONE and deal.warren_owner is None
    quiet = rules.boost is Boost.OFF and rules.draw is Draw.OFF and not rules.uneven_hands
    all_dealt = not deal.kitty_size and not deal.stock_size and not rules.trick_points
    settled = all(trick.taker is not None for trick in deal.tricks)
    return usual and quiet and all_dealt and settled


def _played_last(pair: Pair) -> Iterator[Message]:
    """Facts when nobody plays after this seat, so that it is known who takes the trick."""
    if not pair.last:
        return
    best_takes, best_counts = pair.ends(pair.best)
    other_takes, other_counts = pair.ends(pair.other)
    cards = {card.face for card in other_counts if card != pair.other}
    if other_takes and not best_takes and cards:
        named = tuple(sorted(cards))
        yield message("coach-last-takes", better=pair.best, other=pair.other, cards=named)
    elif best_takes and not best_counts and not pair.view.rules.no_trick_bonus:
        if not other_takes or beats(pair.view.rules, pair.best, pair.other):
            yield message("coach-last-free", better=pair.best)
    elif best_takes and other_takes and beats(pair.view.rules, pair.best, pair.other):
        yield message("coach-last-either", better=pair.best, other=pair.other)


def _one_holder(pair: Pair) -> Iterator[Message]:
    """Facts when only one other player can still hold the card that matters."""
    card = pair.about
    if card is None or card.suit is None or card not in pair.hidden(card.suit):
        return
    deal, own = pair.view.deal, pair.view.own
    if pair.view.rules.packs > 1:
        return
    if any(given is card for given, _ in own.gave) or deal.buried_count:
        return
    void = {seat for seat, suit in deal.voids if suit is card.suit}
    holders = [
        seat for seat, size in enumerate(deal.sizes)
        if size and seat != pair.view.seat and seat not in void
    ]  # fmt: skip
    if len(holders) == 1 and len(deal.sizes) > 2:
        yield message("coach-one-holder", card=card)


def _beaten(pair: Pair) -> Iterator[Message]:
    """Facts when every hidden card of a suit beats the better card alone, or loses to the other."""
    best, rival = pair.best, pair.other
    if pair.last or pair.takes:
        return
    if pair.led in (None, best.suit) and _all_over(pair, best) and not _all_over(pair, rival):
        sure = pair.leads and len(pair.hidden(best.suit)) > pair.dead
        yield message("coach-all-beat", **_suit_out(pair, best), leads="yes" if sure else "no")
    takes_it = pair.leads or pair.over(rival)
    if takes_it and _beats_all(pair, rival) and not _beats_all(pair, best):
        yield message("coach-none-beats", **_suit_out(pair, rival))


def _suit_out(pair: Pair, card: Card) -> dict[str, object]:
    """What is hidden of the suit of a card, as the sentences about it name it."""
    return {"n": len(pair.hidden(card.suit)), "suit": card.suit, "card": card}


def _beats_all(pair: Pair, card: Card) -> bool:
    """Whether no hidden card is higher than this one."""
    return not _count_over(pair, card)


def _stays_on(pair: Pair) -> Iterator[Message]:
    """A fact when nobody can beat the better card as a lead, and someone may beat the other."""
    if pair.leads and _beats_all(pair, pair.best) and not _beats_all(pair, pair.other):
        yield message("coach-stays-on", better=pair.best)


def _wins(pair: Pair) -> Iterator[Message]:
    """The same where the better card is better because it takes the trick."""
    if pair.takes:
        yield from _stays_on(pair)


def _emptied(pair: Pair) -> Iterator[Message]:
    """A fact when the better card is the last of its suit in the hand."""
    suit, hand = pair.best.suit, pair.view.own.hand
    if suit is None or suit is pair.other.suit or len(hand) < _LEFT:
        return
    if sum(card.suit is suit for card in hand) == 1 and pair.hidden(suit):
        yield message("coach-empties", better=pair.best, suit=suit)


def _thrown(pair: Pair) -> Iterator[Message]:
    """A fact when the hand is out of the led suit: the better card cannot take the trick."""
    led = pair.led
    if led is None or pair.best.suit is led or any(card.suit is led for card in pair.view.own.hand):
        return
    rules, suit = pair.view.rules, pair.view.deal.penalty_suit
    penalties, points = penalty_faces(rules, suit), face_points(rules, suit)
    gives, keeps = (
        abs(points[card.face]) if card.face in penalties else 0 for card in (pair.best, pair.other)
    )
    lower = pair.best.suit is pair.other.suit and pair.best.rank < pair.other.rank
    if gives > keeps:
        yield message("coach-thrown", suit=led, better=pair.best)
    elif pair.best.rank > _MIDDLE and not lower and (gives == keeps or not gives):
        yield message("coach-rid", suit=led, better=pair.best)


def _stays_under(pair: Pair) -> Iterator[Message]:
    """A fact when one card or both lose to a higher card on the table."""
    if pair.top is None or pair.top.rank in (pair.best.rank, pair.other.rank):
        return
    if pair.takes and pair.over(pair.best) and pair.under(pair.other):
        yield message("coach-over", better=pair.best, other=pair.other, card=pair.top)
    if pair.takes or not pair.under(pair.best):
        return
    if pair.over(pair.other):
        yield message("coach-under", better=pair.best, other=pair.other, card=pair.top)
    elif pair.under(pair.other) and beats(pair.view.rules, pair.best, pair.other):
        yield message("coach-neither", better=pair.best, card=pair.top)


def _queen_out(pair: Pair) -> Iterator[Message]:
    """A fact when the queen of spades is hidden and only the other card is higher."""
    if pair.last or pair.takes or pair.led not in (None, Suit.SPADES):
        return
    hidden = any(card.face is QS for card in pair.hidden(Suit.SPADES))
    over, best = (
        card.suit is Suit.SPADES and beats(pair.view.rules, card, QS)
        for card in (pair.other, pair.best)
    )
    if _queen_counts(pair.view) and hidden and over and not best:
        yield message("coach-queen-out", card=QS, other=pair.other)


def _queen_counts(view: PlayerView) -> bool:
    return QS in penalty_faces(view.rules, view.deal.penalty_suit)


def _guarded(pair: Pair) -> Iterator[Message]:
    """A fact when the other card protects the seat's own queen."""
    holds = _queen_counts(pair.view) and any(card.face is QS for card in pair.view.own.hand)
    small = pair.other.suit is Suit.SPADES and pair.other.rank < QS.rank
    if holds and small and pair.best.suit is not Suit.SPADES:
        yield message("coach-guards", other=pair.other, card=QS)


def _out_elsewhere(pair: Pair) -> Iterator[Message]:
    """A fact when another seat is known to be out of the suit the other card leads, and this seat
    may win."""
    deal = pair.view.deal
    if deal.plays or pair.takes or _all_over(pair, pair.other):
        return
    out = {suit for seat, suit in deal.voids if seat != pair.view.seat and deal.sizes[seat]}
    if pair.other.suit in out and pair.best.suit not in out:
        yield message("coach-others-out", suit=pair.other.suit, other=pair.other)


def _exit(pair: Pair) -> Iterator[Message]:
    """A fact when only the other card loses to every hidden card of its suit."""
    if pair.other.suit is None or (pair.last and not pair.takes):
        return
    if _all_over(pair, pair.other) and (pair.takes or not _all_over(pair, pair.best)):
        yield message("coach-exit", suit=pair.other.suit, other=pair.other)


def _all_over(pair: Pair, card: Card) -> bool:
    """Whether there are hidden cards of its suit and all are higher."""
    return 0 < _count_over(pair, card) == len(pair.hidden(card.suit))


def _count_over(pair: Pair, card: Card) -> int:
    """The number of hidden cards of its suit that are higher."""
    return sum(beats(pair.view.rules, unseen, card) for unseen in pair.hidden(card.suit))


def _more_beat(pair: Pair) -> Iterator[Message]:
    """A fact when more hidden cards beat the better card than beat the other."""
    if pair.last or pair.takes or pair.same_trick:
        return
    if pair.led is not None and {pair.best.suit, pair.other.suit} != {pair.led}:
        return
    n, k = _count_over(pair, pair.best), _count_over(pair, pair.other)
    if n > k:
        yield message("coach-more-beat", better=pair.best, other=pair.other, n=n, k=k)


_MIDDLE = 8
"""A card of at most this rank is not worth getting rid of."""
_LEFT = 3
"""Below this many cards it hardly matters which suits a hand is out of."""

_FACTS: tuple[Callable[[Pair], Iterator[Message]], ...] = (
    _played_last, _thrown, _one_holder, _stays_under, _wins, _queen_out, _beaten, _guarded,
    _out_elsewhere, _emptied, _exit, _more_beat,
)  # fmt: skip
_OF_TAKERS = (_played_last, _stays_under, _wins, _beaten, _stays_on)
"""Facts about who takes the trick, which equal cards could still change by cancelling."""
_HIGH = 12
"""The rank of a queen: few cards beat one."""
_LOW = 5
"""Up to this rank most cards beat one."""


@dataclass(frozen=True, slots=True)
class PassPair:
    """A better pass and another one, from the same hand."""

    view: PlayerView
    best: tuple[Card, ...]
    other: tuple[Card, ...]

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards that only the better pass gives, the highest card first."""
        return tuple(sorted(set(self.best) - set(self.other), key=lambda card: -card.rank))

    @property
    def kept(self) -> tuple[Card, ...]:
        """The cards that only the better pass keeps, the lowest card first."""
        return tuple(sorted(set(self.other) - set(self.best), key=lambda card: card.rank))

    @property
    def keeps_queen(self) -> bool:
        """Whether the better pass keeps the queen of spades."""
        return any(card.face is QS and card not in self.best for card in self.view.own.hand)

    def left(self, suit: Suit, given: tuple[Card, ...]) -> int:
        """The number of cards of a suit that stay in the hand."""
        return sum(card.suit is suit and card not in given for card in self.view.own.hand)


def certain_pass(pair: PassPair) -> Message | None:
    """The most important fact that holds for the better pass and not for the other, or None."""
    if pair.view.rules.score_dir is not ScoreDir.LOW:
        return None
    return next((reason for fact in _PASS_FACTS for reason in fact(pair)), None)


def _queen(pair: PassPair) -> Iterator[Message]:
    if _queen_counts(pair.view) and any(card.face is QS for card in pair.gone):
        yield Message("coach-pass-queen")


def _guards(pair: PassPair) -> Iterator[Message]:
    """A fact when the hand keeps the queen and, with the better pass, more small spades."""
    small = [card for card in pair.kept if card.suit is Suit.SPADES and card.rank < QS.rank]
    if _queen_counts(pair.view) and pair.keeps_queen and small:
        yield message("coach-pass-guards", card=small[0])


def _empties(pair: PassPair) -> Iterator[Message]:
    for suit in Suit:
        gives = any(card.suit is suit for card in pair.gone)
        if gives and not pair.left(suit, pair.best) and pair.left(suit, pair.other):
            yield message("coach-pass-empties", suit=suit)


def _spades(pair: PassPair) -> Iterator[Message]:
    """Facts when spades above the queen are passed, and she is not kept."""
    high = [card for card in pair.gone if card.suit is Suit.SPADES and card.rank > QS.rank]
    if _queen_counts(pair.view) and not pair.keeps_queen and high:
        yield message("coach-pass-spades", card=high[0])


def _high(pair: PassPair) -> Iterator[Message]:
    high = [card for card in pair.gone if card.rank >= _HIGH]
    if high:
        yield message("coach-pass-high", card=high[0])


def _low(pair: PassPair) -> Iterator[Message]:
    low = [card for card in pair.kept if 0 < card.rank <= _LOW]
    if low:
        yield message("coach-pass-low", card=low[0])


def _shorter(pair: PassPair) -> Iterator[Message]:
    for suit in Suit:
        best, other_left = pair.left(suit, pair.best), pair.left(suit, pair.other)
        if 0 < best < other_left and best <= _SHORT:
            yield message("coach-pass-shorter", suit=suit)


_SHORT = 2

_PASS_FACTS: tuple[Callable[[PassPair], Iterator[Message]], ...] = (
    _queen, _guards, _empties, _spades, _high, _low, _shorter,
)  # fmt: skip
