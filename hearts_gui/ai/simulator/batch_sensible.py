"""A sensible player for many deals side by side: it ducks, discards what hurts, and leads low."""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.simulator.batch_cards import (
    LANE_BITS,
    LOOSE,
    MARKED,
    RANKED,
    SUIT,
    Ints,
    bit_counts,
    is_some,
    is_zero,
    merged,
    top_index,
)
from hearts_gui.ai.simulator.batch_plan import Plan
from hearts_gui.ai.simulator.batch_state import State, seat_at
from hearts_gui.ai.simulator.batch_tables import COUNTS, DUCK, HOLDINGS, LOW, SUITS, TOP, tables_of
from hearts_gui.engine.rules.choices import FirstTrick, Partners

_HOLDING = HOLDINGS - 1
_NEVER = -(1 << 40)
_TURNS = 1024
_MARGIN = 64


class Noise:
    """Random bits, drawn once for a batch.

    Each call hands out another stretch of one pool, turned by a random number, so that no world
    sees the same bits twice in a row.
    """

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        self._size = size
        self._pool = rng.integers(0, 1 << 62, 2 * size + _MARGIN, dtype=np.int64)
        self._starts: list[int] = rng.integers(0, size + _MARGIN, _TURNS).tolist()
        self._turns: list[int] = rng.integers(0, 1 << 62, _TURNS).tolist()
        self._next = 0

    def bits(self) -> Ints:
        """62 random bits for each world (worlds,)."""
        k = self._next = (self._next + 1) % _TURNS
        start = self._starts[k]
        stretch: Ints = self._pool[start : start + self._size]
        return stretch ^ self._turns[k]


@dataclass(frozen=True, slots=True)
class SensibleWeights:
    """The weights of the sensible player and its tables, all found by trial."""

    spread: int = 15 << 6
    """The weight of chance in a preference for a suit, on the scale of `Tables.lead`."""
    high_lead: int = 1020 << 6
    """The value of leading a high card while that is safe, on the same scale."""
    several: int = 4
    """Bad cards, all in one hand, after which a moon is to be feared."""
    plenty: int = 3
    """Cards of a suit out for each player still to come after which nobody will be void."""


WEIGHTS = SensibleWeights()


class SensiblePolicy:
    """Plays by the tables of `batch_tables`, with some randomness."""

    def __init__(self, plan: Plan, size: int, rng: np.random.Generator) -> None:
        self.tables = tables_of(plan.rules, plan.named, plan.charges)
        self.noise = Noise(size, rng)
        self._alone: tuple[int, Ints] | None = None

    def choose(self, state: State, legal: Ints, /) -> Ints:
        """One of the legal cards in every world."""
        faces = merged(legal)
        face = self._lead(state, faces) if state.leads else self._answer(state, faces)
        if state.plan.loose or state.plan.marked:
            face = _with_jokers(state, faces, face)
        if len(legal) == 1:
            return face[None, :]
        first = face & legal[0]
        return np.stack([first, face & is_zero(first)])

    def names(self, state: State) -> Ints | None:
        """Name any suit."""
        return self.noise.bits() & 3 if state.plan.names else None

    def _lead(self, state: State, faces: Ints) -> Ints:
        tables = self.tables
        out = state.others
        bits = self.noise.bits()
        best = np.full(state.size, _NEVER, dtype=np.int64)
        for suit in range(SUITS):
            low = suit * LANE_BITS
            index = (faces >> (low + 1)) & _HOLDING
            index += suit * 2 * HOLDINGS
            if tables.worst[suit]:
                index += is_some(out & tables.worst[suit]) & HOLDINGS
            key = tables.lead.take(index)
            card = 1 << (key & 63)
            there = out & (SUIT << low)
            above = bit_counts(there & -card)
            below = bit_counts(there & (card - 1))
            spot = above.astype(np.int64) * COUNTS + below
            spot += suit * COUNTS * COUNTS
            key += tables.risk.take(spot)
            key += (bits >> low) & WEIGHTS.spread
            np.maximum(best, key, out=best)
            if not tables.bad_suit[suit]:
                key = self._high(state, suit, faces & (SUIT << low), there)
                key += (bits >> low) & WEIGHTS.spread
                np.maximum(best, key, out=best)
        return (1 << (best & 63)) & is_some(faces & RANKED)

    def _high(self, state: State, suit: int, own_cards: Ints, there: Ints) -> Ints:
        """The highest card to lead from a suit that is safe and that all have plenty of."""
        tables = self.tables
        index = own_cards >> (suit * LANE_BITS + 1)
        index += (suit * 3 + TOP) * HOLDINGS
        card = tables.follow.take(index).astype(np.int64) << (suit * LANE_BITS)
        count = bit_counts(there).astype(np.int64)
        plenty = (WEIGHTS.plenty * (state.plan.players - 1) - 1 - count) >> 63
        good = (
            plenty & is_some(card) & is_zero((there | own_cards) & (tables.harmful | tables.wanted))
        )
        return ((WEIGHTS.high_lead + top_index(np.maximum(card, 1))) & good) | (_NEVER & ~good)

    def _answer(self, state: State, faces: Ints) -> Ints:
        follow = faces & state.led & ~MARKED
        threat = self._threat(state) if self.tables.moons else None
        face = self._follow(state, follow, threat)
        void = np.flatnonzero((follow == 0) & (faces != 0))
        if len(void):
            spare = self._spared(state, threat)
            face[void] = self._throw(state, faces, void, spare)
        return face

    def _spared(self, state: State, threat: Ints | None) -> Ints | None:
        """Deals where no bad card should be discarded: it would feed a moon or a partner."""
        if state.plan.rules.partners is not Partners.FIXED:
            return threat
        apart = (state.turn - state.pos) % (state.plan.players // 2)
        return is_zero(apart) if threat is None else is_zero(apart) | threat

    def _threat(self, state: State) -> Ints:
        """Deals where the trick is about to go to the only seat that has taken penalty cards."""
        if self._alone is None or self._alone[0] != state.trick:
            self._alone = state.trick, self._shooters(state)
        seat = seat_at(state.plan, state.leader, state.pos)
        return self._alone[1].take(seat * state.size + np.arange(state.size))

    def _shooters(self, state: State) -> Ints:
        """-1 for a seat that has all the harmful cards so far, if they are several; flat."""
        harmful = self.tables.harmful
        piles = merged(state.taken) & harmful
        has = is_some(piles)
        together = np.bitwise_or.reduce(piles, axis=0)
        several = (WEIGHTS.several - 1 - bit_counts(together).astype(np.int64)) >> 63
        alone = is_zero((has.sum(axis=0) + 1) & 63) & several
        return (has & alone).reshape(-1)

    def _follow(self, state: State, follow: Ints, threat: Ints | None) -> Ints:
        """The table's answer to the cards that lose for sure, or to all of them."""
        tables, rules = self.tables, state.plan.rules
        shift = top_index(state.led) & (3 * LANE_BITS)
        under = follow & (state.best - 1)
        some = is_some(under)
        if state.trick == 0 and rules.first_trick is FirstTrick.NO_POINTS:
            some = np.zeros_like(some)
            kind: Ints | int = TOP
        elif state.turn == state.plan.players - 1:
            pile = merged(state.pile)
            if not tables.tricks_hurt:
                some = some & is_some(pile & tables.harmful)
            kind = TOP + ((DUCK - TOP) & some)
        else:
            some, kind = self._undecided(state, follow, some)
        dump = is_some(under & tables.harmful)  # a bad card under a higher one costs nothing
        some = some | dump
        kind = kind + ((DUCK - kind) & dump)
        want = self._wanted(state, threat)
        if want is not None:
            want = want & ((state.best - follow) >> 63)
            some = some & ~want
            kind = kind + ((TOP - kind) & want)
        cards = (under & some) | (follow & ~some)
        index = (cards >> shift) >> 1
        index += kind * HOLDINGS
        index += shift * (3 * HOLDINGS // LANE_BITS)
        return tables.follow.take(index).astype(np.int64) << shift

    def _undecided(self, state: State, follow: Ints, some: Ints) -> tuple[Ints, Ints]:
        """The choice before others play: duck, or take while the suit is safe and plentiful."""
        harmful = self.tables.harmful
        out = state.others & state.led
        to_play = state.plan.players - 1 - state.turn
        plenty = (WEIGHTS.plenty * to_play - 1 - bit_counts(out).astype(np.int64)) >> 63
        # High cards are kept to catch a wanted card that is still out.
        kept = (merged(state.pile) | out | follow) & self.tables.wanted
        safe = plenty & is_zero(((merged(state.pile) | out) & harmful) | kept)
        some = some & ~safe
        beaten = (((follow & -follow) - out) >> 63) & ~safe
        kind = TOP + ((LOW - TOP) & beaten)
        kind += (DUCK - kind) & some
        return some, kind

    def _wanted(self, state: State, threat: Ints | None) -> Ints | None:
        """Tricks worth taking: with a wanted card and nothing bad, or to stop a moon."""
        tables = self.tables
        pile = merged(state.pile)
        want = None
        if tables.wanted:
            want = is_some(pile & tables.wanted) & is_zero(pile & tables.harmful)
        if threat is not None:
            stop = is_some(pile & tables.harmful) & threat
            want = stop if want is None else want | stop
        return want

    def _throw(self, state: State, faces: Ints, void: Ints, spare: Ints | None) -> Ints:
        tables = self.tables
        cards = faces.take(void)
        bits = self.noise.bits().take(void)
        best = np.full(len(void), _NEVER, dtype=np.int64)
        out = None
        start: Ints | int = 0 if spare is None else spare.take(void) & SUITS * 2 * HOLDINGS
        for suit in range(SUITS):
            low = suit * LANE_BITS
            index = (cards >> (low + 1)) & _HOLDING
            index += suit * 2 * HOLDINGS + start
            if tables.worst[suit]:
                if out is None:
                    out = state.around.take(void) & ~cards
                index += is_some(out & tables.worst[suit]) & HOLDINGS
            key = tables.throw.take(index)
            key += (bits >> low) & WEIGHTS.spread
            np.maximum(best, key, out=best)
        return (1 << (best & 63)) & is_some(cards & RANKED)


def _with_jokers(state: State, faces: Ints, face: Ints) -> Ints:
    """Play a joker, which never takes a trick, where it must be or instead of a risky card."""
    jokers = faces & (MARKED | LOOSE)
    joker = jokers & -jokers
    if state.leads:
        return face | (joker & is_zero(face))
    risky = ((state.best - 1) >> 63) | ~((face & state.led) - state.best >> 63)
    follows = is_some(face & state.led)
    swap = (is_zero(face) | (risky & follows)) & is_some(jokers)
    return (joker & swap) | (face & ~swap)
