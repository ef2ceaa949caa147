"""The rule player for many deals of the plain game side by side, card for card."""

from __future__ import annotations

from typing import Final

import numpy as np

from hearts_gui.ai.policies.batch_choice import BatchWeighing
from hearts_gui.ai.policies.batch_facts import (
    ALL,
    EQUAL,
    HEARTS,
    QUEEN,
    RANKS,
    SEATS,
    SPADES,
    BatchFacts,
    Hands,
    Watch,
    counts,
    weighed,
)
from hearts_gui.ai.policies.features import CARDS, Features, to_lanes
from hearts_gui.ai.rule_player.stakes import stakes_of
from hearts_gui.ai.rule_player.weights import MOON, PASS, weights_by_rank
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.rules import Rules

_SUITS: Final = 4

_EQUALS: Final = 0.15
"""How often the rule player takes another one of equal cards than this copy of it: of choices in
deals of its own the two differ in 3.4 %, always by a card that costs the same."""


_SUIT: Final = 32
_LENGTH: Final = _SUIT * 16
_SURE: Final = _LENGTH * 16


GIVEN: Final = 3
_EVERYTHING: Final = (1 << CARDS) - 1


def rule_passes(hands: Ints, *, moons: bool = True, guard: float = PASS.guard) -> Ints:
    """The three cards that go from each hand (hands,), a set without gaps; as the simulator's bits.

    `moons` says that there is something to gain by one.
    """
    if not len(hands):
        return hands.copy()
    cards = Hands(hands, _EVERYTHING & ~hands)
    given = _unwelcome(cards, guard)
    if moons:
        losers, strong = _losers(cards)
        given = np.where(strong, losers, given)
    passes: Ints = (to_lanes(cards.cards) * given).sum(axis=0)
    return passes


def _unwelcome(cards: Hands, guard: float) -> Truths:
    """The cards whose loss is worth most, one after the other."""
    left = np.ones(cards.cards.shape, dtype=np.bool_)
    plain = (cards.suit != HEARTS) & (cards.suit != SPADES)
    guards = guard * ((cards.suit == SPADES) & (cards.rank < QUEEN))
    suits = np.arange(SEATS)[:, None, None]
    for missing in range(GIVEN, 0, -1):
        discard_value, _ = weighed(cards, PASS.trick, 1.0, left)
        length = ((cards.suit == suits) & left).sum(axis=1)
        emptied = plain & (cards.of_suit(length) <= missing)
        worth = np.where(left, discard_value + PASS.void * emptied - guards, -np.inf)
        _mark(left, _best(worth, cards.cards), on=False)
    return ~left


def _losers(cards: Hands) -> tuple[Truths, Truths]:
    """The three cards likeliest to lose a trick, and whether the rest takes nearly everything."""
    lost = cards.losers(np.full(cards.cards.shape, SEATS - 1))
    rest = lost.copy()
    given = np.zeros(lost.shape, dtype=np.bool_)
    enough = (lost > 0).sum(axis=0) >= GIVEN
    for _ in range(GIVEN):
        _mark(given, _best(rest, cards.cards), on=True)
        rest[given] = -1.0
    kept = np.where(given, 0.0, lost).sum(axis=0)
    return given, enough & (kept <= PASS.moon_losers + EQUAL)


def _best(worth: Reals, cards: Ints) -> Ints:
    """The place of the best card of each hand, the highest one of equals."""
    good = worth >= worth.max(axis=0) - EQUAL
    best: Ints = np.where(good, cards, -1).argmax(axis=0)
    return best


def _mark(truths: Truths, places: Ints, *, on: bool) -> None:
    truths[places, np.arange(len(places))] = on


def shooting(facts: BatchFacts) -> Truths:
    """Whether this seat tries to shoot the moon (worlds,)."""
    own = facts.points[facts.seat, np.arange(facts.size)]
    result: Truths = (facts.taken == own) & ~facts.lost
    if result.any():
        result &= ((facts.hand != 0) & (facts.hand < facts.out)).sum(axis=0) <= 1
    if result.any():
        committed = own > MOON.committed * ALL
        lost = facts.losers(facts.of_suit(facts.live)).sum(axis=0)
        result &= lost <= np.where(committed, MOON.go_on, MOON.start)
    return result


def shoot(facts: BatchFacts) -> Reals:
    """The value of playing each card while shooting the moon (cards, worlds)."""
    if facts.leads:
        return _leads(facts)
    same = facts.of_suit(facts.led)
    wins = same & (to_lanes(facts.cards) > facts.best)
    last = facts.place == SEATS - 1
    winning = _SURE + (-facts.rank if last else facts.rank)
    needed = facts.cost > 0
    losing = -(needed * _LENGTH + facts.rank)
    throwing = np.where(needed, 0, _SURE) + facts.above * (_SUIT * 4) - facts.cards
    return np.where(wins, winning, np.where(same, losing, throwing)).astype(np.float64)


def _leads(facts: BatchFacts) -> Reals:
    """Sure winners first, from the longest suit, the highest card first."""
    length = facts.of_suit(counts(facts.hand))
    sure = facts.above == 0
    values: Reals = sure * _SURE + length * _LENGTH + facts.rank * _SUIT + facts.cards / RANKS
    return values


@per_rules
def plays_alike(rules: Rules) -> bool:
    """Whether the rule player looks at nothing in a plain deal that this copy of it does not."""
    stakes = stakes_of(rules)
    extras = (stakes.trick, stakes.first_point_cost, stakes.no_trick, stakes.pledge)
    moons = not stakes.moon_gain or stakes.needed == stakes.penalties
    return not any(extras) and not stakes.bonuses and stakes.total == ALL and moons


def rule_mind(public: PublicGame, state: State) -> RuleMind | None:
    """The rule player in deals that go on from here, if this copy of it knows the game.

    `state` is where they stand, or where they began.
    """
    rules, deal = public.rules, public.deal
    if deal is None or not plays_alike(rules):
        return None
    weights = np.array(
        [weights_by_rank(rules, public.standings, seat) for seat in range(rules.players)]
    )
    tricks = deal.tricks[: state.trick]
    taker = tricks[-1].taker if tricks else None
    if taker is None:
        return RuleMind(state, weights)
    run = next((k for k, t in enumerate(reversed(tricks)) if t.taker != taker), len(tricks))
    return RuleMind(state, weights, taker, run)


class RuleMind:
    """The card that the rule player would play, in any seat; every trick is reported to it."""

    def __init__(self, state: State, weights: Reals, taker: int = -1, run: int = 0) -> None:
        """`weights`: by seat that asks and seat that takes, how welcome it is that this one takes a
        point. `taker` has taken the last `run` tricks."""
        self._watch = Watch(state, taker, run)
        self._weights = weights
        self._moons = stakes_of(state.plan.rules).moon_gain > 0

    def pick(self, state: State, index: Ints) -> RuleMind:
        """The mind in the worlds with these numbers, which are those of the state."""
        new = RuleMind(state, self._weights)
        new._watch = self._watch.pick(state, index)
        return new

    def follow(self, state: State) -> None:
        """Look at the tricks that are over; before every card."""
        self._watch.follow(state)

    def choose(self, state: State, features: Features, legal: Ints, index: Ints) -> Ints:
        """The chosen cards, as bits, in the worlds of `index`, where there is a choice (worlds,).

        `legal` are the legal cards there, `features` are those of the deal so far.
        """
        facts, good = self._weighed(state, features, legal, index)
        chosen: Ints = to_lanes(_first_best(facts, good))
        return chosen

    def chances(
        self, state: State, features: Features, legal: Ints, index: Ints, card: int
    ) -> Reals:
        """The chance that it plays this card (0 to 51) in the worlds of `index` (worlds,).

        `legal` and `features` are as in `choose`.
        """
        facts, good = self._weighed(state, features, legal, index)
        count = good.sum(axis=0)
        equal: Truths = (good & (facts.cards == card)).any(axis=0)
        first = np.where(count > 1, 1 - _EQUALS, 1.0)
        tied = equal * _EQUALS / np.maximum(1, count - 1)
        chances: Reals = np.where(_first_best(facts, good) == card, first, tied)
        return chances

    def _weighed(
        self, state: State, features: Features, legal: Ints, index: Ints
    ) -> tuple[BatchFacts, Truths]:
        """The cards that are the best ones."""
        facts = BatchFacts(state, features, self._watch, index, moons=self._moons)
        allowed: Truths = legal & to_lanes(facts.cards) != 0
        choice = BatchWeighing(facts, self._weights)
        cost = choice.lead() if facts.leads else choice.follow()
        cost = np.where(allowed, cost, np.inf)
        good = cost <= cost.min(axis=0) + EQUAL
        if self._moons:
            shoots = shooting(facts)
            if shoots.any():
                moon_values = np.where(allowed, shoot(facts), -np.inf)
                good = np.where(shoots, moon_values == moon_values.max(axis=0), good)
        return facts, good


def _first_best(facts: BatchFacts, good: Truths) -> Ints:
    """The highest of equally good cards, of the first suit; one for each world (0 to 51)."""
    level = np.where(good, facts.rank * _SUITS - facts.suit, -RANKS)
    cards: Ints = facts.cards[level.argmax(axis=0), np.arange(facts.size)]
    return cards
