"""The motifs of a decision: for each a predicate of the better answer and the other one."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from types import MappingProxyType

from hearts_gui.ai.coach.situations import Situation, situation_of
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts, view_stakes
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.actions import Action, PassCards, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End, FirstTrick
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.values import face_points, penalty_faces
from hearts_gui.engine.score.endings import measure
from hearts_gui.session.past.motif import GENERAL, Cell, Motif, Occasion

ALONE = 4
"""This many cards that cost points, all with one seat, may become a moon."""


@dataclass(frozen=True)
class Position:
    """A position in which a card is to be played, and facts about it."""

    view: PlayerView
    facts: PlayFacts
    out: frozenset[Card]
    """The cards in the hands of the others."""
    situation: Situation

    def cost(self, card: Card) -> float:
        """What a card costs its taker; below 0 where it helps."""
        return self.facts.cost[card.key]

    @property
    def leads(self) -> bool:
        """Whether the card is led."""
        return not self.facts.plays

    @property
    def last(self) -> bool:
        """Whether nobody plays after it."""
        return not self.leads and not self.facts.later

    def follows(self, *cards: Card) -> bool:
        """Whether these are of the suit that was led."""
        led = self.facts.led
        return led is not None and all(card.suit is led for card in cards)

    def discards(self, *cards: Card) -> bool:
        """Whether another suit than these was led."""
        led = self.facts.led
        return led is not None and all(card.suit is not led for card in cards)

    def beats_all(self, card: Card) -> bool:
        """Whether it follows and is the highest so far."""
        return self.follows(card) and all(
            play.card.rank < card.rank for play in self.facts.plays if play.suit is card.suit
        )

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards of the trick so far."""
        return tuple(play.card for play in self.facts.plays)

    @property
    def nothing_counts(self) -> bool:
        """Whether no card on the table counts, for or against its taker, nor the trick itself."""
        stakes = self.facts.stakes
        return not stakes.trick and not self.facts.memory.waiting and all(
            not self.cost(card) for card in self.table
        )  # fmt: skip

    @property
    def clean_start(self) -> bool:
        """Whether this is the first trick, and no card that costs may fall on it."""
        return self.facts.first and self.view.rules.first_trick is FirstTrick.NO_POINTS

    @property
    def queen_counts(self) -> bool:
        """Whether the queen of spades costs points."""
        return self.cost(QS) >= BIG

    @property
    def queen_out(self) -> bool:
        """Whether one of the others holds her."""
        return self.queen_counts and QS in self.out

    @property
    def queen_lies(self) -> bool:
        """Whether she is on the table."""
        return self.queen_counts and QS in self.table

    def held(self, suit: Suit | None) -> int:
        """The number of cards of a suit that the seat holds."""
        return sum(card.suit is suit for card in self.view.own.hand)

    def out_of(self, suit: Suit | None) -> int:
        """The number of cards of a suit that are out."""
        return sum(card.suit is suit for card in self.out)

    def above(self, card: Card) -> int:
        """The number of higher cards of its suit that are out."""
        return sum(unseen.suit is card.suit and unseen.rank > card.rank for unseen in self.out)

    def below(self, card: Card) -> int:
        """The number of lower cards of its suit that are out."""
        return sum(unseen.suit is card.suit and unseen.rank < card.rank for unseen in self.out)

    def given_above(self, card: Card) -> bool:
        """Whether a higher card of its suit that the seat passed is still out."""
        gave = [gift for gift, _ in self.view.own.gave if gift in self.out]
        return any(gift.suit is card.suit and gift.rank > card.rank for gift in gave)

    def shown_void(self, card: Card) -> bool:
        """Whether someone has shown a void in its suit."""
        return any(suit is card.suit for seat, suit in self.view.deal.voids
                   if seat != self.view.seat and self.view.deal.sizes[seat])  # fmt: skip

    @cached_property
    def taken(self) -> Counter[int]:
        """By seat the number of cards that cost which it has taken."""
        return Counter(
            trick.taker for trick in self.view.deal.tricks if trick.taker is not None
            for play in trick.plays if self.cost(play.card) > 0
        )  # fmt: skip

    def lone_taker(self, least: int) -> int | None:
        """The seat that alone has taken cards that cost, at least that many, if there are moons."""
        alone = len(self.taken) == 1 and self.taken.total() >= least
        return next(iter(self.taken)) if alone and self.facts.stakes.moon_gain else None


def _ranks_alone(position: Position, seat: int, *, best: bool) -> bool:
    """Whether this seat alone has the best (or the worst) total among the others."""
    view = position.view
    totals = [measure(view.rules, total) for total in view.public.standings.totals]
    others = [total for seat, total in enumerate(totals) if seat != view.seat]
    wanted = min(others) if best else max(others)
    return totals[seat] == wanted and others.count(wanted) == 1


def position_of(view: PlayerView) -> Position | None:
    """The position in the view; None with two packs or jokers, where motifs do not apply."""
    pack = build_pack(view.rules)
    if view.rules.packs != 1 or any(card.suit is None or card.is_joker for card in pack):
        return None
    memory = Memory(view)
    memory.follow(view)
    facts = PlayFacts(view, memory)
    out = frozenset(card for card in pack if facts.is_unseen(card))
    return Position(view, facts, out, situation_of(view))


def ends_soon(view: PlayerView) -> bool:
    """Whether the points of one more deal may end the game."""
    rules, standings = view.rules, view.public.standings
    if rules.end is End.DEALS:
        return rules.end_at - len(standings.history) <= 1
    if rules.end not in (End.REACH, End.EXCEED):
        return False
    points = face_points(rules, view.deal.penalty_suit)
    most = sum(abs(points[face]) for face in penalty_faces(rules, view.deal.penalty_suit))
    return any(abs(total) + most >= abs(rules.end_at) for total in standings.totals)


_JACK, _QUEEN, _LOW_HEART, _SHORT, _FEW, _FEW_OUT, _EARLY, _LATE = 11, 12, 6, 2, 2, 4, 4, 8
_HIGH_SPADES = frozenset((Card("KS"), Card("AS")))


def motifs(view: PlayerView, better: Action, other: Action) -> tuple[Motif, ...]:
    """The motifs of the better of two answers to this question, the most particular first.

    Only cards and passes have motifs; for anything else, and for the same answer twice, there are
    none.
    """
    return motifs_met(view, better, (other,))


def motifs_met(view: PlayerView, better: Action, others: Iterable[Action]) -> tuple[Motif, ...]:
    """The motifs that a decision tests: those of any of the worse answers."""
    met = {motif for motif, _ in cells_met(view, better, others)}
    return tuple(motif for motif in Motif if motif in met and not motif.general)


def cells_met(view: PlayerView, better: Action, others: Iterable[Action]) -> set[Cell]:
    """These motifs, each as a whole and on the occasions of the worse answers that have it."""
    met: set[Cell] = set()
    if isinstance(better, PassCards):
        passes = (action for action in others if isinstance(action, PassCards))
        met.update((motif, None) for given in passes for motif in _of_passes(view, better, given))
    elif isinstance(better, PlayCard):
        cards = {play.card for play in others if isinstance(play, PlayCard)} - {better.card}
        position = position_of(view) if cards else None
        if position is not None:
            for card in cards:
                occasions = (None, *_occasions(position, card))
                found = tuple(
                    motif for motif, fits in _OF_CARDS.items() if fits(position, better.card, card)
                )
                met.update(product(found, occasions))
                met.update(product(set(found).intersection(GENERAL),
                                   _differs(position, better.card, card)))  # fmt: skip
    return met


def _occasions(position: Position, card: Card) -> Iterator[Occasion]:
    view, plays, suit = position.view, position.facts.plays, card.suit
    tricks = len(view.deal.tricks)
    yield (Occasion.EARLY if tricks < _EARLY else Occasion.MIDDLE if tricks < _LATE
           else Occasion.LATE)  # fmt: skip
    yield (Occasion.QUEEN_OWN if QS in view.own.hand else Occasion.QUEEN_OUT if QS in position.out
           else Occasion.QUEEN_GONE)  # fmt: skip
    yield (Occasion.SPADE if suit is Suit.SPADES else Occasion.HEART if suit is Suit.HEARTS
           else Occasion.SIDE)  # fmt: skip
    yield Occasion.SHORT if position.held(suit) <= _SHORT else Occasion.LONG
    yield (Occasion.HIGH if card.rank >= _JACK else Occasion.LOW if card.rank <= _LOW_HEART
           else Occasion.MIDDLING)  # fmt: skip
    if plays:
        yield (Occasion.LAST if position.last else Occasion.SECOND if len(plays) == 1
               else Occasion.THIRD)  # fmt: skip
        costs = any(position.cost(play.card) > 0 for play in plays)
        yield Occasion.POINTS if costs else Occasion.CLEAN
        led = position.facts.led
        yield (Occasion.LED_SPADES if led is Suit.SPADES else Occasion.LED_HEARTS
               if led is Suit.HEARTS else Occasion.LED_SIDE)  # fmt: skip
    taker = position.lone_taker(ALONE)
    if taker is not None:
        yield Occasion.MY_MOON if taker == view.seat else Occasion.THEIR_MOON
    if view.seat in position.taken:
        yield Occasion.MY_POINTS
    if not position.above(card):
        yield Occasion.MASTER
    if all(trick.plays[0].suit is not suit for trick in view.deal.tricks):
        yield Occasion.NEW_SUIT
    if position.out_of(suit) <= _FEW_OUT:
        yield Occasion.FEW_OUT
    if position.shown_void(card):
        yield Occasion.KNOWN_VOID
    ranks = [held.rank for held in view.own.hand if held.suit is suit]
    if len(ranks) == 1:
        yield Occasion.SINGLE
    elif card.rank in (max(ranks), min(ranks)):
        yield Occasion.TOP if card.rank == max(ranks) else Occasion.BOTTOM


def _differs(position: Position, better: Card, other: Card) -> Iterator[Occasion]:
    """How a worse card differs from the better one."""
    likelier = other.rank - better.rank
    if position.leads:
        likelier = position.above(better) - position.above(other)
    if likelier:
        yield Occasion.TOO_HIGH if likelier > 0 else Occasion.TOO_LOW
    if other.suit is not better.suit:
        yield Occasion.WRONG_SUIT
    takes = position.beats_all(other)
    if takes != position.beats_all(better):
        yield Occasion.TOOK if takes else Occasion.LEFT
    gives = position.cost(other) > 0
    if position.discards(better, other) and gives != (position.cost(better) > 0):
        yield Occasion.GAVE if gives else Occasion.KEPT


def _goes_on(position: Position, first: Card, second: Card) -> bool:
    if position.leads:
        return position.above(first) < position.above(second)
    return position.beats_all(first) and not position.beats_all(second)


def _see_moon(position: Position, better: Card, other: Card) -> bool:
    if position.lone_taker(ALONE) in (None, position.view.seat):
        return False
    if position.situation is Situation.DEFENDING:
        return False
    gives = position.cost(other) > 0 >= position.cost(better)
    return gives or (position.beats_all(better) and not position.beats_all(other))


def _give_queen(position: Position, better: Card, _: Card) -> bool:
    away = not position.leads and not position.beats_all(better)
    return position.queen_counts and better is QS and away


def _hold_queen(position: Position, _: Card, other: Card) -> bool:
    under = any(play.card in _HIGH_SPADES for play in position.facts.plays)
    return position.queen_counts and other is QS and not under


def _high_spades(position: Position, better: Card, other: Card) -> bool:
    if other not in _HIGH_SPADES or better in _HIGH_SPADES:
        return False
    if not (position.queen_out or position.queen_lies):
        return False
    return position.leads or (
        position.follows(other) and (position.queen_lies or not position.last)
    )


def _shed_spades(position: Position, better: Card, other: Card) -> bool:
    if not position.queen_out or better not in _HIGH_SPADES or other in _HIGH_SPADES:
        return False
    return position.discards(better) or (position.follows(better) and position.last)


def _keep_guards(position: Position, better: Card, other: Card) -> bool:
    hand = position.view.own.hand
    guarded = position.queen_counts and (
        QS in hand or (position.queen_out and not _HIGH_SPADES.isdisjoint(hand))
    )
    return guarded and _low_spade(other) and better.suit is not Suit.SPADES


def _low_spade(card: Card) -> bool:
    return card.suit is Suit.SPADES and card.rank < _QUEEN


def _first_trick(position: Position, better: Card, other: Card) -> bool:
    if not position.clean_start or position.leads:
        return False
    higher = position.follows(better, other) and better.rank > other.rank
    return higher or position.discards(better, other)


def _free_trick(position: Position, better: Card, other: Card) -> bool:
    return (
        position.last
        and not position.clean_start
        and position.nothing_counts
        and position.beats_all(better)
        and position.follows(other)
        and better.rank > other.rank
    )


def _take_high(position: Position, better: Card, other: Card) -> bool:
    must = position.beats_all(better) and position.beats_all(other)
    return position.last and must and not position.nothing_counts and better.rank > other.rank


def _feed(position: Position, better: Card, other: Card) -> bool:
    if not position.discards(better, other):
        return False
    followed = [play for play in position.facts.plays if play.suit is position.facts.led]
    winner = max(followed, key=lambda play: play.card.rank).seat
    if position.cost(better) > 0 >= position.cost(other):
        return _ranks_alone(position, winner, best=True)
    if position.cost(other) > 0 >= position.cost(better):
        return _ranks_alone(position, winner, best=False)
    return False


def _throw(position: Position, better: Card, other: Card) -> bool:
    queen = position.queen_counts and better is QS
    dearer = position.cost(better) > max(0.0, position.cost(other))
    return position.discards(better, other) and dearer and not queen


def _count(position: Position, better: Card, other: Card) -> bool:
    fewest, most = sorted((position.out_of(better.suit), position.out_of(other.suit)))
    return position.leads and fewest <= _FEW and most > fewest


def _exit(position: Position, better: Card, other: Card) -> bool:
    loses = position.above(better) > 0
    return position.leads and loses and position.below(better) < position.below(other)


def _low_hearts(position: Position, better: Card, other: Card) -> bool:
    suit = position.facts.led
    return suit is not Suit.HEARTS and _low_heart(other) and better.suit is not Suit.HEARTS


def _low_heart(card: Card) -> bool:
    return card.suit is Suit.HEARTS and card.rank <= _LOW_HEART


def _void(position: Position, better: Card, other: Card) -> bool:
    if not (position.leads or position.discards(better, other)):
        return False
    held = position.held(better.suit)
    harmless = position.cost(better) <= 0 and position.cost(other) <= 0
    return harmless and held <= _SHORT and held < position.held(other.suit)


def _danger(position: Position, better: Card, other: Card) -> bool:
    same = position.cost(better) == position.cost(other)
    return position.discards(better, other) and same and better.rank > other.rank


def _duck(position: Position, better: Card, other: Card) -> bool:
    both = position.follows(better, other)
    return both and position.beats_all(other) and not position.beats_all(better)


def _take(position: Position, better: Card, other: Card) -> bool:
    wins = position.follows(better, other) and position.beats_all(better)
    free = position.last and position.nothing_counts
    good = any(position.cost(card) < 0 for card in (better, *position.table))
    return wins and not position.beats_all(other) and not (free or good)


def _take_low(position: Position, better: Card, other: Card) -> bool:
    both = position.beats_all(better) and position.beats_all(other)
    return both and better.rank < other.rank


def _duck_high(position: Position, better: Card, other: Card) -> bool:
    beats = position.beats_all(better) or position.beats_all(other)
    return position.follows(better, other) and not beats and better.rank > other.rank


_OF_CARDS: Mapping[Motif, Callable[[Position, Card, Card], bool]] = MappingProxyType({
    Motif.STOP_MOON: lambda at, _, __: at.situation is Situation.DEFENDING,
    Motif.SHOOT: lambda at, better, other: (
        at.situation is Situation.OWN_MOON and _goes_on(at, better, other)
    ),
    Motif.SEE_MOON: _see_moon, Motif.GIVE_QUEEN: _give_queen, Motif.HOLD_QUEEN: _hold_queen,
    Motif.HIGH_SPADES: _high_spades, Motif.SHED_SPADES: _shed_spades,
    Motif.KEEP_GUARDS: _keep_guards,
    Motif.SMOKE_OUT: lambda at, better, other: (
        at.leads and at.queen_out and _low_spade(better) and not _low_spade(other)
    ),
    Motif.FIRST_TRICK: _first_trick, Motif.FREE_TRICK: _free_trick,
    Motif.TAKE_HIGH: _take_high, Motif.FEED: _feed,
    Motif.THROW: _throw,
    Motif.NOT_POINTS: lambda at, better, other: _throw(at, other, better),
    Motif.SHOWN_VOID: lambda at, better, other: (
        at.leads and at.shown_void(other) and not at.shown_void(better)
    ),
    Motif.PASSED: lambda at, better, other: (
        at.leads and at.given_above(better) and not at.given_above(other)
    ),
    Motif.COUNT: _count, Motif.EXIT: _exit,
    Motif.LEAD_HIGH: lambda at, better, other: at.leads and at.below(better) > at.below(other),
    Motif.LOW_HEARTS: _low_hearts, Motif.VOID: _void, Motif.DANGER: _danger, Motif.DUCK: _duck,
    Motif.TAKE: _take, Motif.TAKE_LOW: _take_low, Motif.DUCK_HIGH: _duck_high,
    Motif.DROP_MOON: lambda at, better, other: (
        at.lone_taker(1) == at.view.seat and _goes_on(at, other, better)
    ),
    Motif.LAST_DEALS: lambda at, _, __: ends_soon(at.view),
    Motif.LEADS: lambda at, _, __: at.leads,
    Motif.FOLLOWS: Position.follows, Motif.DISCARDS: Position.discards,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Pass:
    """A pass: the cards given away and those kept."""

    gives: frozenset[Card]
    keeps: frozenset[Card]

    def low_spades(self) -> int:
        """Spades below the queen that it gives away."""
        return sum(_low_spade(card) for card in self.gives)

    def low_hearts(self) -> int:
        """Hearts up to the six that it gives away."""
        return sum(_low_heart(card) for card in self.gives)

    def high(self) -> int:
        """Cards from the queen up that it gives away, spades aside."""
        return sum(c.rank >= _QUEEN and c.suit is not Suit.SPADES for c in self.gives)

    def voids(self) -> frozenset[Suit | None]:
        """The suits of which it gives everything away."""
        return frozenset({c.suit for c in self.gives} - {c.suit for c in self.keeps})


def _of_passes(view: PlayerView, better: PassCards, other: PassCards) -> tuple[Motif, ...]:
    gave, wrong = (_pass(view, cards) for cards in (better, other))
    return tuple(dict.fromkeys(_pass_motifs(view, gave, wrong)))


def _pass(view: PlayerView, action: PassCards) -> _Pass:
    gives = frozenset(card for card, _ in action.gives)
    return _Pass(gives, frozenset(view.own.hand) - gives)


def _pass_motifs(view: PlayerView, better: _Pass, other: _Pass) -> Iterator[Motif]:
    high = _HIGH_SPADES | {QS}
    if view_stakes(view).cost[QS.key] >= BIG:
        if better.gives & high - other.gives:
            yield Motif.PASS_SPADES
        if other.gives & high - better.gives and not better.low_spades():
            yield Motif.PASS_KEEP
        if other.low_spades() > better.low_spades() and better.keeps & high:
            yield Motif.PASS_GUARDS
    if better.voids() - other.voids():
        yield Motif.PASS_VOID
    if other.low_hearts() > better.low_hearts():
        yield Motif.PASS_HEARTS
    if better.high() > other.high():
        yield Motif.PASS_HIGH
