"""Which motifs a decision has: one predicate for each, of the better answer and the other one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hearts_gui.ai.coach.situations import Situation
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.actions import Action, PassCards, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.decisions.motif import Motif
from hearts_gui.session.decisions.motif_facts import Position, ends_soon, position_of

_QUEEN, _LOW_HEART, _SHORT, _FEW = 12, 6, 2, 2
_HIGH_SPADES: Final = frozenset((Card("KS"), Card("AS")))


def motifs(view: PlayerView, better: Action, other: Action) -> tuple[Motif, ...]:
    """What makes the better of two answers to this question better, the most particular first.

    Of cards and passes alone; of anything else, and of the same answer twice, there is nothing.
    """
    return motifs_met(view, better, (other,))


def motifs_met(view: PlayerView, better: Action, others: Iterable[Action]) -> tuple[Motif, ...]:
    """The motifs that a decision puts to the test: those of any of the worse answers."""
    met: set[Motif] = set()
    if isinstance(better, PassCards):
        passes = (other for other in others if isinstance(other, PassCards))
        met.update(*(_of_passes(view, better, other) for other in passes))
    elif isinstance(better, PlayCard):
        cards = {other.card for other in others if isinstance(other, PlayCard)} - {better.card}
        position = position_of(view) if cards else None
        if position is not None:
            met.update(*(_of_cards(position, better.card, card) for card in cards))
    return tuple(motif for motif in Motif if motif in met)


def _of_cards(position: Position, better: Card, other: Card) -> tuple[Motif, ...]:
    return tuple(motif for motif, holds in _OF_CARDS.items() if holds(position, better, other))


def _stop_moon(position: Position, _: Card, __: Card) -> bool:
    return position.situation is Situation.DEFENDING


def _shoot(position: Position, _: Card, __: Card) -> bool:
    return position.situation is Situation.OWN_MOON


def _see_moon(position: Position, better: Card, other: Card) -> bool:
    taker = position.lone_taker
    if taker is None or position.situation is Situation.DEFENDING:
        return False
    gives = position.cost(other) > 0 >= position.cost(better)
    return gives or (position.beats_all(better) and not position.beats_all(other))


def _give_queen(position: Position, better: Card, _: Card) -> bool:
    return position.queen_counts and better is QS


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


def _smoke_out(position: Position, better: Card, other: Card) -> bool:
    return position.leads and position.queen_out and _low_spade(better) and not _low_spade(other)


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


def _feed(position: Position, better: Card, other: Card) -> bool:
    if not position.discards(better, other):
        return False
    winner = position.winner
    if position.cost(better) > 0 >= position.cost(other):
        return position.stands(winner, best=True)
    if position.cost(other) > 0 >= position.cost(better):
        return position.stands(winner, best=False)
    return False


def _throw(position: Position, better: Card, other: Card) -> bool:
    queen = position.queen_counts and better is QS
    dearer = position.cost(better) > max(0.0, position.cost(other))
    return position.discards(better, other) and dearer and not queen


def _not_points(position: Position, better: Card, other: Card) -> bool:
    queen = position.queen_counts and other is QS
    dearer = position.cost(other) > max(0.0, position.cost(better))
    return position.discards(better, other) and dearer and not queen


def _shown_void(position: Position, better: Card, other: Card) -> bool:
    return position.leads and position.shown_void(other) and not position.shown_void(better)


def _passed(position: Position, better: Card, other: Card) -> bool:
    return position.leads and position.given_above(better) and not position.given_above(other)


def _count(position: Position, better: Card, other: Card) -> bool:
    one, two = sorted((position.out_of(better.suit), position.out_of(other.suit)))
    return position.leads and one <= _FEW and two > one


def _exit(position: Position, better: Card, other: Card) -> bool:
    loses = position.above(better) > 0
    return position.leads and loses and position.below(better) < position.below(other)


def _lead_high(position: Position, better: Card, other: Card) -> bool:
    return position.leads and position.below(better) > position.below(other)


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
    return wins and not position.beats_all(other) and not free


def _take_low(position: Position, better: Card, other: Card) -> bool:
    both = position.beats_all(better) and position.beats_all(other)
    return both and better.rank < other.rank


def _duck_high(position: Position, better: Card, other: Card) -> bool:
    beats = position.beats_all(better) or position.beats_all(other)
    return position.follows(better, other) and not beats and better.rank > other.rank


def _last_deals(position: Position, _: Card, __: Card) -> bool:
    return ends_soon(position.view)


_OF_CARDS: Final[Mapping[Motif, Callable[[Position, Card, Card], bool]]] = MappingProxyType({
    Motif.STOP_MOON: _stop_moon, Motif.SHOOT: _shoot, Motif.SEE_MOON: _see_moon,
    Motif.GIVE_QUEEN: _give_queen, Motif.HOLD_QUEEN: _hold_queen, Motif.HIGH_SPADES: _high_spades,
    Motif.SHED_SPADES: _shed_spades, Motif.KEEP_GUARDS: _keep_guards, Motif.SMOKE_OUT: _smoke_out,
    Motif.FIRST_TRICK: _first_trick, Motif.FREE_TRICK: _free_trick, Motif.FEED: _feed,
    Motif.THROW: _throw, Motif.NOT_POINTS: _not_points, Motif.SHOWN_VOID: _shown_void,
    Motif.PASSED: _passed, Motif.COUNT: _count, Motif.EXIT: _exit, Motif.LEAD_HIGH: _lead_high,
    Motif.LOW_HEARTS: _low_hearts, Motif.VOID: _void, Motif.DANGER: _danger, Motif.DUCK: _duck,
    Motif.TAKE: _take, Motif.TAKE_LOW: _take_low, Motif.DUCK_HIGH: _duck_high,
    Motif.LAST_DEALS: _last_deals,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Pass:
    """A pass: what is given away and what stays."""

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
    gave, wrong = (_pass(view, each) for each in (better, other))
    return tuple(dict.fromkeys(_pass_motifs(view, gave, wrong)))


def _pass(view: PlayerView, action: PassCards) -> _Pass:
    gives = frozenset(card for card, _ in action.gives)
    return _Pass(gives, frozenset(view.own.hand) - gives)


def _pass_motifs(view: PlayerView, better: _Pass, other: _Pass) -> Iterator[Motif]:
    high = _HIGH_SPADES | {QS}
    if view_stakes(view).cost[QS.key] >= BIG:
        if better.gives & high != other.gives & high:
            yield Motif.PASS_SPADES
        if other.low_spades() > better.low_spades() and better.keeps & high:
            yield Motif.PASS_GUARDS
    if better.voids() - other.voids():
        yield Motif.PASS_VOID
    if other.low_hearts() > better.low_hearts():
        yield Motif.PASS_HEARTS
    if better.high() > other.high():
        yield Motif.PASS_HIGH
