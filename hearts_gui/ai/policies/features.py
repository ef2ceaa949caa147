"""The knowledge of one seat as the inputs of a network, for many deals side by side.

Six sets of cards, with twelve more facts each in the bits that the cards leave free: the hand, the
cards that others hold, what loses this trick, the card that is winning it, the cards that are the
highest of their suit, and those that are the lowest. Four more sets are memory, which some networks
do without: what the seat gave away and is still out, and what each of the others has played. Hidden
cards are never inputs.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.policies.network import Floats, Network
from hearts_gui.ai.simulator.batch_cards import (
    HEARTS,
    LANE_BITS,
    Ints,
    bit_counts,
    is_some,
    is_zero,
)
from hearts_gui.ai.simulator.batch_state import State

CARDS = 52
PLANES = 10
INPUTS = 64 * PLANES
BARE_INPUTS = 64 * 6
"""The inputs of a network without memory, the first ones of all."""

_SEATS = 4
_RANKS = 13
_PAD = 52
_FACTS = -1 << _PAD
"""The bits above the cards."""

_QUEEN = 1 << (2 * LANE_BITS + 11)
_TAKEN_BITS = 6


def _lanes(low: int, high: int) -> int:
    """The bits from `low` to `high` of every suit."""
    lane = ((1 << (high + 1)) - 1) & ~((1 << low) - 1)
    return sum(lane << (suit * LANE_BITS) for suit in range(4))


_DOWN = tuple((by, _lanes(1, _RANKS - by)) for by in (1, 2, 4, 8))
_UP = tuple((by, _lanes(1 + by, _RANKS)) for by in (1, 2, 4, 8))
_SUIT_MASKS = tuple(((1 << _RANKS) - 1) << (_RANKS * suit) for suit in range(4))


def to_52_bits(cards: Ints) -> Ints:
    """Sets of cards as 52 bits without gaps between the suits, in the same shape."""
    result = cards >> 1
    result &= _SUIT_MASKS[0]
    for suit in range(1, 4):
        lane = cards >> (3 * suit + 1)
        lane &= _SUIT_MASKS[suit]
        result |= lane
    return result


_LANES: Ints = np.array(
    [1 << (suit * LANE_BITS + rank + 1) for suit in range(4) for rank in range(_RANKS)]
)  # by card


def to_lanes(index: Ints) -> Ints:
    """The simulator's bit for each card number (0 to 51), in the same shape."""
    return _LANES.take(index)


def _below(cards: Ints) -> Ints:
    """These cards and all that are lower in their suits."""
    for by, mask in _DOWN:
        cards = cards | ((cards >> by) & mask)
    return cards


def _above(cards: Ints) -> Ints:
    for by, mask in _UP:
        cards = cards | ((cards << by) & mask)
    return cards


_STEPS = (1, 2, 4, 7, 10)


def _scale() -> Ints:
    """For each number of hearts taken, one bit for each step that is reached."""
    return np.array(
        [sum(1 << index for index, step in enumerate(_STEPS) if count >= step)
         for count in range(_RANKS + 1)],
        dtype=np.int64,
    )  # fmt: skip


_SCALE = _scale()
_ALONE = np.array([bits if bits in (1, 2, 4, 8) else 0 for bits in range(16)], dtype=np.int64)


def turned(values: Ints, by: Ints, bits: int, seats: int = _SEATS) -> Ints:
    """One field of bits for each seat, rotated so that seat `by` comes first (worlds,)."""
    shift = by * bits
    mask = (1 << (seats * bits)) - 1
    return ((values >> shift) | (values << (seats * bits - shift))) & mask


def _next_seat(seat: Ints, ahead: int, seats: int) -> Ints:
    """The seat this many places on, or back."""
    result = seat + (ahead - seats if ahead > 0 else ahead)
    return result + (seats & (result >> 63))


@dataclass(frozen=True, slots=True)
class Past:
    """Earlier events: the same for all worlds, or in arrays by world.

    Cards are sets without gaps, (seats, worlds) or (seats, 1).
    """

    voids: Ints | int = 0
    """The suits that seats are known to be out of: bit 4 * seat + suit."""
    played: Ints | int = 0
    given: Ints | int = 0
    """The cards that seats passed away, as far as they are to know it, never another's."""
    way: Ints | int = 0
    """The number of places further that they went."""


NOTHING_YET = Past()


class Features:
    """Everything that the seat in turn can see in each world, followed through a deal."""

    def __init__(self, size: int, past: Past = NOTHING_YET, players: int = _SEATS) -> None:
        nobody = np.zeros((players, size), dtype=np.int64)
        self._players = players
        self._voids = nobody[0] | past.voids
        self._played = (nobody | past.played).reshape(-1)
        given = nobody | past.given
        way = (np.int64(1) << (np.int64(_PAD) + past.way)) & is_some(given)
        self._given = (given | way).reshape(-1)
        self._places = np.arange(size)
        self._trick = -1
        self._taken = self._owners = np.zeros(0, dtype=np.int64)

    def planes(self, state: State) -> Ints:
        """The inputs as bits, in the shape (words, worlds)."""
        if state.trick != self._trick:
            self._look_at_piles(state)
        hand = state.hands[0, state.turn]
        out = state.left[0] & ~hand
        seat = state.seat
        taken = turned(self._taken, seat, _TAKEN_BITS, self._players)
        planes = np.empty((PLANES, state.size), dtype=np.int64)
        sets = planes[:6]
        sets[0], sets[1] = hand, out
        sets[2] = hand & state.led & (state.best - 1)
        sets[3] = state.best
        sets[4] = hand & ~_below(out)
        sets[5] = hand & ~_above(out)
        sets[:] = to_52_bits(sets)
        planes[0] |= self._table(state) << _PAD
        planes[1] |= turned(self._voids, seat, 4, self._players) >> 4 << _PAD
        planes[2] |= self._deal_state(state, seat) << _PAD
        planes[3] |= (taken & 0xFFF) << _PAD
        planes[4] |= (taken >> 12) << _PAD
        planes[6] = self._given.take(self._seat_index(seat)) & (planes[1] | _FACTS)
        planes[6 + self._players :] = 0
        for ahead in range(1, self._players):
            planes[6 + ahead] = self._played.take(
                self._seat_index(_next_seat(seat, ahead, self._players))
            )
        return planes

    def pick(self, index: Ints) -> Features:
        """The features for the worlds with these numbers, to try further play there."""
        by_seat = (-1, len(self._places))
        new = self._fresh(len(index))
        new._voids = self._voids[index]
        new._played = self._played.reshape(by_seat)[:, index].reshape(-1)
        new._given = self._given.reshape(by_seat)[:, index].reshape(-1)
        return new

    def _fresh(self, size: int) -> Features:
        """New features for this many worlds, before any play."""
        return Features(size, players=self._players)

    @property
    def voids(self) -> Ints:
        """The voids that are known: bit 4 * seat + suit (worlds,)."""
        voids: Ints = self._voids
        return voids

    def given_by(self, seat: Ints, index: Ints) -> tuple[Ints, Ints]:
        """The cards that seats are known to have passed, and how many places on (worlds,)."""
        giver = self._given.take(seat * len(self._places) + index)
        ways = giver >> _PAD
        return giver & ((1 << _PAD) - 1), (ways >> 1) - (ways >> 3)

    def _seat_index(self, seat: Ints) -> Ints:
        """The array positions of this seat's values, by world."""
        return seat * len(self._places) + self._places

    def played(self, state: State, face: Ints) -> None:
        """Note the card, and who does not follow; before the card is played."""
        self._played[self._seat_index(state.seat)] |= to_52_bits(face)
        if state.leads:
            return
        not_followed = is_zero(face & state.led) & is_some(face)
        self._voids |= (_led_suit(state) << (state.seat * 4)) & not_followed

    def _look_at_piles(self, state: State) -> None:
        self._trick = state.trick
        piles = state.taken[0]
        taken = np.zeros(state.size, dtype=np.int64)
        owners = np.zeros(state.size, dtype=np.int64)
        for seat in range(self._players):
            hearts = bit_counts(piles[seat] & HEARTS)
            queen = (piles[seat] >> (_QUEEN.bit_length() - 1)) & 1
            code = _SCALE.take(hearts) | (queen << 5)
            taken |= code << (seat * _TAKEN_BITS)
            owners |= (is_some(code) & 1) << seat
        self._taken, self._owners = taken, owners

    @staticmethod
    def _table(state: State) -> Ints:
        """Suit led, place in the trick, who is taking it, the queen in it, hearts broken."""
        if state.leads:
            return state.broken & (1 << 11)
        turn = state.turn
        ahead = _next_seat(state.pos, -turn, state.plan.players)
        queen = (state.pile[0] >> (_QUEEN.bit_length() - 1)) & 1
        bits = _led_suit(state) | (((1 << turn) - 1) << 4)
        bits |= np.int64(1) << (ahead + 6)
        bits |= queen << 10
        bits |= state.broken & (1 << 11)
        return bits

    def _deal_state(self, state: State, seat: Ints) -> Ints:
        """Hearts on the table, who alone has taken anything, and how far the deal is."""
        hearts = bit_counts(state.pile[0] & HEARTS).astype(np.int64)
        bits: Ints = (np.int64(1) << hearts) - 1
        alone = turned(_ALONE.take(self._owners), seat, 1, self._players)
        still = int(state.leads) | (int(state.trick == 0) << 1)
        still |= (int(state.trick >= 5) << 2) | (int(state.trick >= 9) << 3)
        return bits | (alone << 3) | (still << 7)


def _led_suit(state: State) -> Ints:
    """One bit for the suit led."""
    led = state.led
    number = (led >> 1) & 1
    for suit in range(1, 4):
        number |= (led >> (suit * LANE_BITS + 1 - suit)) & (1 << suit)
    return number


def unpacked(planes: Ints) -> npt.NDArray[np.uint8]:
    """The inputs in the shape (worlds, inputs)."""
    rows = np.ascontiguousarray(planes.T).view(np.uint8)
    return np.unpackbits(rows, axis=1, bitorder="little")


def cards_in_any(sets: Ints) -> Ints:
    """The numbers of the cards that are in any of these sets without gaps, ascending."""
    return np.flatnonzero(unpacked(np.bitwise_or.reduce(sets)[None, None]))


# Inputs that all sampled deals share are summed only once.
# One seat sees the same played cards in every deal, and its own hand says what the others can hold.
# Few columns differ from deal to deal. The sums are exact in any order, so the results are equal.

_BITS = 64
_WAYS = (np.bitwise_or, np.bitwise_and)


@dataclass(frozen=True, slots=True)
class SharedInputs:
    """Inputs in few columns: `bits @ spread` gives those that `differ`, as (worlds, inputs).

    The inputs in `always` are 1. `differ` and `always` are numbers of inputs.

    `bits` are (worlds, columns), `spread` (columns, inputs).
    """

    bits: Floats
    spread: Floats
    differ: Ints
    always: Ints

    def logits(self, net: Network, cards: Ints) -> Floats:
        """The logits of these cards (numbers 0 to 51), in the shape (worlds, cards)."""
        inputs = len(net.first)
        always = self.always[: self.always.searchsorted(inputs)]
        differ = self.differ[: self.differ.searchsorted(inputs)]
        hidden: Floats = self.bits @ (self.spread[:, : len(differ)] @ net.first[differ])
        hidden += net.first[always].sum(axis=0) + net.first_bias
        return net.logits_after(hidden, cards)


def shared_inputs(planes: Ints) -> SharedInputs:
    """The differences between these inputs, as bits in the shape (words, worlds)."""
    change = planes ^ planes[0]
    some, every = (_flags(way.reduce(planes, axis=1)) for way in _WAYS)
    unlike, opposite = (_flags(way.reduce(change, axis=1)) for way in _WAYS)
    differs = some & ~every
    follows = differs & differs[0] & (~unlike | opposite)
    follows[0] = False
    columns = np.flatnonzero(differs & ~follows)
    spread = np.zeros((len(columns), some.size), dtype=np.float32)
    spread[np.arange(len(columns)), columns] = 1
    # The first word's columns come first, in the order of their bits.
    word, bit = np.nonzero(follows)
    source = differs[0].cumsum()[bit] - 1
    spread[source, word * _BITS + bit] = np.where(opposite[word, bit], -1, 1)
    bits = unpacked(planes)[:, columns].astype(np.float32)
    differ, always = np.flatnonzero(differs), np.flatnonzero(every | (follows & opposite))
    return SharedInputs(bits, spread[:, differ], differ, always)


def _flags(planes: Ints) -> npt.NDArray[np.bool_]:
    """Whether each bit is set, in the shape (words, bits)."""
    flags: npt.NDArray[np.bool_] = unpacked(planes[:, None]).reshape(-1, _BITS) != 0
    return flags
