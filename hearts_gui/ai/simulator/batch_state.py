"""Many deals side by side: what differs between them, one column for each world."""

from __future__ import annotations

import numpy as np

from hearts_gui.ai.simulator.batch_cards import Ints, is_zero, merged
from hearts_gui.ai.simulator.batch_plan import Plan

_ARRAYS = (
    "hands", "left", "leader", "led", "best", "pos", "pile", "carry", "taken", "broken", "active",
    "opening", "led_before", "won", "first_taker", "partner_one", "partner_two", "kitty",
    "kitty_taken", "base", "stuck", "wild", "stock", "buries", "next_draw", "undrawn",
)  # fmt: skip

_ABSENT = (
    "active", "opening", "kitty", "kitty_taken", "wild", "stock", "buries", "next_draw", "undrawn",
)  # fmt: skip


class State:
    """The worlds of one batch, all at the same trick and the same place in turn.

    The last axis of every array is the world. Sets of cards have the words first. Hands are in turn
    order from the leader of the trick, so that the hand of the player to act is a plain slice;
    taken cards are by seat. Truths are -1 and 0, to be used as masks.
    """

    hands: Ints  # (words, players, worlds)
    left: Ints  # (words, worlds): all cards in hands
    leader: Ints
    led: Ints  # the cards of the led suit; 0 before, or while only jokers of no suit lie
    best: Ints  # the highest card of the led suit on the table
    pos: Ints  # its player, in turn order
    pile: Ints  # (words, worlds): the cards on the table
    carry: Ints | None  # (words, worlds): tricks that wait for a taker
    taken: Ints  # (words, players, worlds)
    broken: Ints
    active: Ints | None  # in a second round and in Domino: the worlds in which this seat plays
    opening: Ints | None  # (words, worlds): the card that opens the first trick
    led_before: Ints | None
    won: Ints | None  # (players, worlds): tricks
    first_taker: Ints | None
    partner_one: Ints | None
    partner_two: Ints | None
    kitty: Ints | None  # (words, worlds): face down, not yet taken
    kitty_taken: Ints | None  # (words, worlds)
    base: Ints  # (words, worlds): cards that were ever in a hand
    stuck: Ints | None
    wild: Ints | None  # (words, worlds): what a Warren card in a hand stands for
    stock: Ints | None  # (draws, words, worlds)
    buries: Ints | None  # where the seat first in turn has a kitty to exchange
    next_draw: Ints | None  # Domino: the number of the next card of the stock
    undrawn: Ints | None  # (words, worlds): what is left of it
    faces: list[Ints]  # what was played to this trick, where equal cards cancel
    longer: Ints | None  # by seat: -1 for those with a card more, before an uneven first trick
    plan: Plan
    trick: int
    turn: int
    second: bool
    cards_left: int
    drawn: int

    def __init__(self, plan: Plan, hands: Ints) -> None:
        """Worlds before their first trick; `hands` by seat, seat 0 leading."""
        words, players, size = hands.shape
        self.plan = plan
        self.hands = hands
        self._spare: Ints | None = None
        self.left = np.bitwise_or.reduce(hands, axis=1)
        self.base = self.left.copy()
        for name in ("leader", "led", "best", "pos", "broken"):
            setattr(self, name, np.zeros(size, dtype=np.int64))
        self.pile = np.zeros((words, size), dtype=np.int64)
        self.taken = np.zeros((words, players, size), dtype=np.int64)
        for name in _ABSENT:
            setattr(self, name, None)
        self.carry = np.zeros_like(self.pile) if plan.cancels else None
        self.stuck = np.zeros_like(self.pile) if plan.sticks else None
        self.led_before = np.zeros(size, dtype=np.int64) if plan.locks else None
        self.won = np.zeros((players, size), dtype=np.int64) if plan.counts_tricks else None
        self.first_taker = np.full(size, -1, dtype=np.int64) if plan.counts_first else None
        self.partner_one = np.full(size, -1, dtype=np.int64) if plan.counts_takers else None
        self.partner_two = np.full(size, -1, dtype=np.int64) if plan.counts_takers else None
        self.faces = []
        self.longer: Ints | None = None
        self.trick = 0
        self.turn = 0
        self.second = False
        self.cards_left = 0
        self.drawn = 0

    @property
    def size(self) -> int:
        """The number of worlds."""
        return int(self.leader.shape[0])

    @property
    def seat(self) -> Ints:
        """The seat to play in each world."""
        return seat_at(self.plan, self.leader, self.turn)

    @property
    def hand(self) -> Ints:
        """The cards of the player to act, in the shape (words, worlds)."""
        return self.hands[:, self.turn]

    @property
    def around(self) -> Ints:
        """The faces in hands; in Domino also in the stock, which no seat can tell apart."""
        return merged(self.left if self.undrawn is None else self.left | self.undrawn)

    @property
    def others(self) -> Ints:
        """The unseen cards: all that the seat in turn does not hold itself."""
        return self.around & ~merged(self.hand)

    @property
    def leads(self) -> bool:
        """Whether the next card is led."""
        return self.turn == 0 and not self.second

    def _mapped(self, new: State) -> State:
        new.plan, new.trick, new.turn = self.plan, self.trick, self.turn
        new.second, new.cards_left, new.drawn = self.second, self.cards_left, self.drawn
        new.longer, new._spare = self.longer, None
        return new

    def pick(self, index: Ints) -> State:
        """The worlds with these numbers, in this order; numbers may repeat."""
        new = self._mapped(object.__new__(State))
        for name in _ARRAYS:
            array = getattr(self, name)
            setattr(new, name, None if array is None else array.take(index, axis=-1))
        new.faces = [face.take(index) for face in self.faces]
        return new

    def turn_hands(self, by: Ints) -> None:
        """Let the seat `by` places later be first in turn order, in each world."""
        words, players, size = self.hands.shape
        if self._spare is None:
            self._spare = np.empty((words, 2 * players - 1, size), dtype=np.int64)
        doubled = self._spare
        doubled[:, :players] = self.hands
        doubled[:, players:] = self.hands[:, : players - 1]
        index = by * size
        index += np.arange(size)
        for word in range(words):
            flat = doubled[word].reshape(-1)
            for turn in range(players):
                np.take(flat[turn * size :], index, out=self.hands[word, turn], mode="clip")


def seat_at(plan: Plan, leader: Ints, turn: int | Ints) -> Ints:
    """The seats `turn` places after the leaders (worlds,)."""
    players = plan.players
    seat = leader + (turn - players) if plan.rules.turn_step == 1 else leader - turn
    return seat + (players & (seat >> 63))


def give(taken: Ints, seat: Ints, cards: Ints) -> None:
    """Add cards to what a seat has taken, in each world."""
    size = len(seat)
    index = seat * size
    index += np.arange(size)
    for word, pile in enumerate(taken):
        flat = pile.reshape(-1)
        flat[index] |= cards[word]


def out_of_cards(state: State) -> Ints:
    """Masks (-1 or 0) of worlds where no hand holds a card and none is left to draw."""
    if state.stock is not None and state.undrawn is None and state.drawn < len(state.stock):
        return np.zeros_like(state.leader)
    return is_zero(merged(state.left))
