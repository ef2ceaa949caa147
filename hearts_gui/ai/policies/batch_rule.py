"""The rule player for many deals of the plain game side by side, card for card."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from hearts_gui.ai.policies.batch_facts import (
    ALL,
    EQUAL,
    FIRST_LIVE,
    HEARTS,
    QUEEN,
    QUEEN_COST,
    RANKS,
    SEATS,
    SPADES,
    SPOTS,
    SUITS,
    BatchFacts,
    Hands,
    Watch,
    counts,
    weighed,
)
from hearts_gui.ai.policies.features import CARDS, Features, to_lanes
from hearts_gui.ai.rule_player.stakes import stakes_of
from hearts_gui.ai.rule_player.weights import DANGER, MOON, PASS, PLAY, TRICK, weights_by_rank
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.rules import Rules

# The rule player's weighing of its cards, for many deals side by side. It follows `playing` step by
# step, with the same numbers; costs differ only in the last bits. The reasons are explained there.

# By how many seats may hold the suit of a winning card, and how many cards of the suit are out
# below and above it.
_LIVE, _BELOW, _ABOVE = np.indices((SEATS, RANKS + 1, RANKS + 1)).reshape(3, -1)
_PART = len(_LIVE)  # the size of one table
_NOBODY: Truths = (_LIVE == 0) | (_BELOW + _ABOVE == 0)  # can follow
_ELSEWHERE: Reals = 1 - 1 / np.maximum(1, _LIVE)  # the chance of each card
_VOID: Reals = np.where(_NOBODY, 1.0, _ELSEWHERE ** (_BELOW + _ABOVE))
"""The chance that a seat cannot follow."""
_NO_LOWER: Reals = _ELSEWHERE**_BELOW  # the chance that a seat has no lower card
_HAS_HIGHER: Reals = 1 - _ELSEWHERE**_ABOVE  # and that it has a higher one
_LAST, _MIDDLE, _HOT = range(3)
_WILLING = np.array([[TRICK.last_takes], [TRICK.middle_takes], [TRICK.takes_points]])
"""The chance that a seat takes the trick if it can: the last, another, or where it holds points."""
_STAYS: Reals = np.where(
    _NOBODY, 1.0, 1 - _HAS_HIGHER * (_NO_LOWER + (1 - _NO_LOWER) * _WILLING)
).reshape(-1)
"""The chance that the card stays the highest, by what makes the seat willing."""
_HEART, _CATCHES = 1, 2
_FALLS: Reals = np.concatenate(
    [0 * _VOID, 1 - _VOID, (1 - _VOID) * TRICK.big_drops * QUEEN_COST / np.maximum(1, _LIVE)]
)
"""The cost of the card that a seat follows with, by what the winning card may catch."""
_VOIDS: Reals = np.array([0, 1, PLAY.half_void, *[0] * RANKS])
"""The weight of a void that is near, by the number of cards left in the suit."""
_LAST_SEAT: Ints = np.array([3, 2, 1, 3])
"""The number of places from a seat to the last of the others, by their number."""
_MOST_OUT = (SEATS - 1) * RANKS + 1  # more cards than can be out


@lru_cache(maxsize=RANKS)
def _led_within(tricks: int) -> Reals:
    """The chance that a suit is led in this many tricks, by cards out and counting cards, flat."""
    out, either = np.indices((_MOST_OUT, _MOST_OUT))
    led: Reals = 1 - (1 - np.minimum(1, either / np.maximum(1, out))) ** tricks
    return led.reshape(-1)


class BatchWeighing:
    """The weighing of one decision in each world.

    `weights` is by seat that asks and seat that takes: how welcome a point is that this one takes.
    """

    def __init__(self, facts: BatchFacts, weights: Reals) -> None:
        self.facts = facts
        self._worlds = np.arange(facts.size)
        self._feared = bool((facts.shooter >= 0).any())
        self._discard_value = self._discard_values()
        self._sloughs = self._all_sloughs()
        seats = SUITS[:, 0]
        give = -weights[seats, (seats + SUITS) % SEATS].take(facts.seat, axis=1)
        if self._feared:
            stops = (facts.seat + SUITS) % SEATS == facts.shooter
            give = np.where(stops, (MOON.stop * PLAY.feed_stop + PLAY.feed) * facts.alarm, give)
        self._give: Reals = give.reshape(-1)

    def _given(self, later: Ints | int) -> Reals:
        """The harm of giving a point to the seat this many places later."""
        return self._give.take(later * self.facts.size + self._worlds)

    def lead(self) -> Reals:
        """The cost in points of leading each card (cards, worlds)."""
        facts = self.facts
        wins, added = self._tricks()
        cost = wins * (self._take(facts.cost + added) + self._exit())
        give = facts.of_suit(self._given(FIRST_LIVE.take(facts.void_at)))
        cost += (1 - wins) * (give * (facts.cost + added * PLAY.after_lead))
        return cost - self._discard_value - self._hunt()

    def follow(self) -> Reals:
        """The cost in points of following with each card (cards, worlds)."""
        facts = self.facts
        table = facts.table + facts.cost
        cost: Reals = self._given(facts.winner) * table - self._discard_value
        same = facts.of_suit(facts.led)
        beats = same & (to_lanes(facts.cards) > facts.best)
        if not beats.any():
            return cost
        wins, added = self._tricks()
        other = SEATS - 1 - facts.place if facts.place < SEATS - 1 else facts.winner
        winning = -self._discard_value + wins * (self._take(table + added) + self._exit())
        winning += (1 - wins) * (self._given(other) * table)
        return np.where(beats, winning, cost)

    def _discard_values(self) -> Reals:
        """The worth of getting rid of each card, a new void included."""
        facts = self.facts
        worth, dangers = weighed(facts, self._trick_cost(), facts.of_suit(self._use()))
        if self._feared:
            worth *= np.maximum(-1.0, 1 - PLAY.keep_stopper * facts.alarm)
        near = _VOIDS.take(counts(facts.hand)) * (facts.counts > 0)
        void: Reals = (PLAY.void + PLAY.dump * dangers.max(axis=0)) * near
        return worth + facts.of_suit(void)

    def _trick_cost(self) -> Reals:
        facts = self.facts
        left = np.maximum(0.0, ALL - facts.taken - facts.table)
        cost: Reals = np.minimum(DANGER.most, PLAY.trick * left / len(facts.cards))
        return cost

    def _use(self) -> Reals:
        """The chance that each suit is led before its cards can be discarded."""
        facts = self.facts
        either = facts.counts + (facts.counts * (facts.hand == 0)).sum(axis=0)
        led = _led_within(len(facts.cards) - 1)
        used = led.take(facts.counts.sum(axis=0) * _MOST_OUT + np.minimum(either, _MOST_OUT - 1))
        used *= facts.counts / np.maximum(1, either)
        return np.where(facts.counts > 0, used, 1.0)

    def _all_sloughs(self) -> Reals:
        """The cost that each later seat is likely to discard when it cannot follow."""
        facts = self.facts
        if facts.no_points:
            return np.zeros((SEATS - 1, facts.size))
        chance = np.where(facts.voids[:, SPADES], 0.0, 1.0 / np.maximum(1, facts.live[SPADES]))
        chance = np.where(facts.holder > 0, SUITS[1:] == facts.holder, chance) * facts.queen_out
        few = np.minimum(1.0, (facts.counts[HEARTS] + facts.queen_out) / TRICK.small_cards)
        cost: Reals = chance * QUEEN_COST + (1.0 - chance) * TRICK.has_small * few
        return cost

    def _tricks(self) -> tuple[Reals, Reals]:
        """The chance that each card, winning now, takes the trick; the cost still to fall on it."""
        facts = self.facts
        later = SEATS - 1 - facts.place
        places = facts.suit * facts.size + self._worlds
        voids = facts.voids.reshape(SEATS - 1, -1)[:later].take(places, axis=1)
        willing = np.full((later, 1), _MIDDLE)
        willing[-1:] = _LAST
        spot = facts.of_suit(facts.live) * SPOTS + facts.spot
        catches = (facts.suit == HEARTS) * _HEART + facts.over_queen * _CATCHES
        return self._trick(spot, catches, voids, willing)

    def _trick(
        self, spot: Ints, catches: Ints, voids: Truths, willing: Ints
    ) -> tuple[Reals, Reals]:
        """As `_tricks`, for cards with this `spot` in the tables, by card and world.

        `voids` are by later seat, card and world, `willing` by later seat and world.
        """
        facts = self.facts
        sloughs = self._sloughs[: len(voids), None]
        willing = np.where(facts.table > 0, _HOT, willing) * _PART
        met = 0.0 if facts.no_points and facts.leads else _FALLS.take(spot + catches * _PART)
        falls = np.where(voids, sloughs, _VOID.take(spot) * sloughs + met)
        stays = np.where(voids, 1.0, _STAYS.take(spot + willing[:, None]))
        return stays.prod(axis=0), falls.sum(axis=0)

    def _exit(self) -> Reals:
        """The cost to expect from being on lead next: that of the safest low lead."""
        facts = self.facts
        under = np.maximum(0, (facts.hand & -facts.hand) - 1)
        below = counts(facts.out & under)
        spot = facts.live * SPOTS + below * (RANKS + 1) + facts.counts - below
        catches = np.zeros_like(under)
        catches[HEARTS] = _HEART
        catches[SPADES] = _CATCHES * ((counts(under[SPADES]) > QUEEN) & facts.queen_out)
        willing = np.where(SUITS[1:] == _LAST_SEAT.take(facts.seat), _LAST, _MIDDLE)
        wins, added = self._trick(spot, catches, facts.voids, willing)
        costs = PLAY.lead_again + wins * (added * PLAY.exit)
        costs = np.where(facts.hand != 0, costs, np.inf).min(axis=0)
        cost: Reals = np.minimum(DANGER.most, costs)
        return cost

    def _take(self, cost: Reals) -> Reals:
        """The total cost of taking a trick whose cards cost this much."""
        if not self._feared:
            return cost
        return cost - MOON.stop * self.facts.alarm * np.minimum(1.0, cost)

    def _hunt(self) -> Reals:
        """The worth of leading below the queen, if she is out and nothing here is above her."""
        facts = self.facts
        hunts = facts.queen_out & (facts.hand[SPADES] >> QUEEN == 0)
        seats = np.minimum(1.0, facts.live[SPADES] / PLAY.hunt_seats)
        gain = PLAY.hunt * QUEEN_COST / PLAY.hunt_points * (hunts * seats)
        return np.where((facts.suit == SPADES) & (facts.rank < QUEEN), gain, 0.0)


_SUITS = 4

_EQUALS = 0.15
"""How often the rule player takes another one of equal cards than this copy of it: of choices in
deals of its own the two differ in 3.4%, always by a card that costs the same."""
_SUIT = 32
_LENGTH = _SUIT * 16
_SURE = _LENGTH * 16
GIVEN = 3
_EVERYTHING = (1 << CARDS) - 1


def rule_passes(hands: Ints, *, moons: bool = True, guard: float = PASS.guard) -> Ints:
    """The three cards that each hand (hands,), a set without gaps, passes, as the simulator's
    bits.

    `moons` says that moons are worth something.
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
    """The cards most worth passing, one after the other."""
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
    """Whether this copy looks at everything that the rule player looks at under these rules."""
    stakes = stakes_of(rules)
    extras = (stakes.trick, stakes.first_point_cost, stakes.no_trick, stakes.pledge)
    moons = not stakes.moon_gain or stakes.needed == stakes.penalties
    return not any(extras) and not stakes.bonuses and stakes.total == ALL and moons


def rule_mind(public: PublicGame, state: State) -> RuleMind | None:
    """The rule player in deals that go on from here, if this copy of it knows the game.

    `state` is their present state or their start.
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
    """Chooses the card that the rule player would play in any seat; it must see every trick."""

    def __init__(self, state: State, weights: Reals, taker: int = -1, run: int = 0) -> None:
        """`weights`: by seat that asks and seat that takes, how welcome it is that this one takes a
        point. `taker` has taken the last `run` tricks."""
        self._watch = Watch(state, taker, run)
        self._weights = weights
        self._moons = stakes_of(state.plan.rules).moon_gain > 0

    def pick(self, state: State, index: Ints) -> RuleMind:
        """The mind for the worlds with these numbers, as numbered in the state."""
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
        return to_lanes(_first_best(facts, good))

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
        return np.where(_first_best(facts, good) == card, first, tied)

    def _weighed(
        self, state: State, features: Features, legal: Ints, index: Ints
    ) -> tuple[BatchFacts, Truths]:
        """The facts, and which cards are the best."""
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
