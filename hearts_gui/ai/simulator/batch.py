"""Many deals side by side, from any point of the play, exactly by the rules of `engine`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hearts_gui.ai.simulator.batch_burials import burials
from hearts_gui.ai.simulator.batch_cards import (
    CLUBS,
    MARKED,
    Ints,
    column,
    index_of,
    is_some,
    is_zero,
    merged,
    word_count,
    words_of,
)
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_plan import Plan, plan_of, supports
from hearts_gui.ai.simulator.batch_policy import Policy, policy_for
from hearts_gui.ai.simulator.batch_score import Outcome, Scorer
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import bury, play
from hearts_gui.ai.simulator.imagined import Packed, World
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.fold import held_over
from hearts_gui.engine.play.phases import eldest, high_bidder
from hearts_gui.engine.play.state import PublicDeal, PublicGame
from hearts_gui.engine.play.summary import piles
from hearts_gui.engine.rules.choices import HeartsLead, Kitty, KittyDiscard, OpeningLead

# Imagined worlds at one point of a deal, as a `State`.

_LARGEST = 1 << 62


def state_of(public: PublicGame, worlds: Sequence[World] | Packed) -> State:
    """The state of a deal with the hidden cards as in each of these worlds.

    Raises ValueError for rules that the simulator cannot play on from here.
    """
    rules, deal = public.rules, public.deal
    if deal is None:
        raise ValueError("no deal is under way")
    why = supports(deal)
    if why is not None:
        raise ValueError(why)
    lie = worlds if isinstance(worlds, Packed) else _packed(worlds, word_count(rules))
    state = State(plan_of(rules, deal), np.array(lie.hands, order="C"))
    if deal.kitty_size and rules.kitty is not Kitty.OUT_OF_PLAY:
        state.kitty = lie.kitty.copy()
        state.kitty_taken = np.zeros_like(lie.kitty)
    elif deal.kitty_taker is not None:
        state.base |= lie.kitty
        if not deal.buried_count or rules.kitty_discard is KittyDiscard.CAPTURED:
            state.taken[:, deal.kitty_taker] |= lie.kitty
    if deal.stock_size:
        state.stock = lie.stock.copy()
        if state.plan.domino:
            state.next_draw = np.zeros_like(state.leader)
            state.undrawn = np.bitwise_or.reduce(lie.stock, axis=0)
    if deal.warren_owner is not None:
        state.wild = lie.extra.copy()
    return placed(state, public)


def _packed(worlds: Sequence[World], words: int) -> Packed:
    hands = np.array(
        [[words_of(_named(hand, world), words) for hand in world.hands] for world in worlds],
        dtype=np.int64,
    )
    order = [[index_of(card) for card in world.stock] for world in worlds]
    return Packed(
        hands=hands.transpose(2, 1, 0),
        kitty=_columns([world.kitty for world in worlds], words),
        stock=_stock(np.array(order, dtype=np.int64).T, words),
        extra=_columns([() if w.extra is None else (w.extra,) for w in worlds], words),
    )


def _named(cards: Sequence[Card], world: World) -> list[Card]:
    """The cards of a hand, the extra card in the Warren card's place."""
    return [world.extra if card.is_warren and world.extra else card for card in cards]


def _columns(cards: Sequence[tuple[Card, ...]], words: int) -> Ints:
    columns = np.array([words_of(part, words) for part in cards], dtype=np.int64)
    return np.ascontiguousarray(columns.T)


def _stock(index: Ints, words: int) -> Ints:
    """Cards by number in the shape (draws, words, worlds)."""
    bits = np.int64(1) << (index & 63)
    return np.stack([bits * (index >> 6 == word) for word in range(words)], axis=1)


def placed(state: State, public: PublicGame) -> State:
    """Add what everyone knows: tricks, leader, and the cards on the table."""
    plan, rules, deal = state.plan, public.rules, public.deal
    assert deal is not None
    for seat, pile in enumerate(piles(rules, deal)[0]):
        state.taken[:, seat] |= column(pile, plan.words)
    _place_tricks(state, deal)
    state.broken |= -1 if deal.broken or rules.hearts_lead is HeartsLead.ALWAYS else 0
    if rules.uneven_hands and not deal.tricks and not plan.domino:
        least = min(deal.start_sizes)
        state.longer = np.array([-(size > least) for size in deal.start_sizes], dtype=np.int64)
    state.cards_left = sum(deal.sizes)
    if deal.opened:
        state.leader[:] = deal.leader
        if deal.opening_card is not None and not deal.tricks:
            state.opening = np.repeat(column([deal.opening_card], plan.words), state.size, axis=1)
    else:
        state.leader = _opening_leader(state, public, deal)
    _place_table(state, deal)
    return state


def _place_tricks(state: State, deal: PublicDeal) -> None:
    plan = state.plan
    state.trick = len(deal.tricks)
    takers = [trick.taker for trick in deal.tricks if trick.taker is not None]
    for trick in deal.tricks:
        state.base |= column((p.card for p in trick.plays), plan.words)
        if state.led_before is not None:
            suit = next((p.suit for p in trick.plays if p.suit is not None), None)
            state.led_before |= 0 if suit is None else CLUBS << (16 * suit)
    if state.carry is not None:
        for trick in held_over(deal):
            state.carry |= column((p.card for p in trick.plays), plan.words)
    if state.won is not None:
        for taker in takers:
            state.won[taker] += 1
    if state.first_taker is not None and deal.tricks:
        first = deal.tricks[0].taker
        state.first_taker[:] = -1 if first is None else first
    if state.partner_one is not None and state.partner_two is not None:
        order = [*dict.fromkeys(takers), -1, -1]
        state.partner_one[:], state.partner_two[:] = order[0], order[1]
    if state.stuck is not None:
        state.stuck |= column(deal.stuck_plays, plan.words)


def _opening_leader(state: State, public: PublicGame, deal: PublicDeal) -> Ints:
    """The seat that leads first in each world, with the card that must be led (RULES 1.3)."""
    rules = public.rules
    bidder = high_bidder(deal)
    fixed: int | None = None
    match rules.opening_lead:
        case OpeningLead.ELDEST:
            fixed = eldest(rules, deal)
        case OpeningLead.BIDDER:
            fixed = eldest(rules, deal) if bidder is None else bidder
        case OpeningLead.TWO_SPADES:
            fixed = public.next_leader
    if fixed is not None:
        return np.full(state.size, fixed, dtype=np.int64)
    suit = Suit.SPADES if rules.opening_lead is OpeningLead.TWO_SPADES else Suit.CLUBS
    leader, card = _lowest(state, (CLUBS & ~MARKED) << (16 * suit))
    if rules.opening_lead is not OpeningLead.ANY_CLUB:
        state.opening = card
    return leader


def _lowest(state: State, suit: int) -> tuple[Ints, Ints]:
    """The holder of the lowest card of a suit, and that card."""
    held = state.hands & suit
    if state.wild is not None:
        held &= ~state.wild[:, None]
    low = held & -held
    low |= _LARGEST & is_zero(low)
    least = low.min(axis=(0, 1))
    lowest = (low == least).max(axis=0)
    card = np.where(low.min(axis=1) == least, least, 0)
    if len(card) > 1:
        card[1] &= is_zero(card[0])
        lowest = np.where(is_some(card[0]) < 0, low[0] == least, low[1] == least)
    return lowest.argmax(axis=0).astype(np.int64), card


def _place_table(state: State, deal: PublicDeal) -> None:
    """Turn the hands to the leader and play what lies on the table."""
    plan: Plan = state.plan
    table = [_as_bits(state, play_.card) for play_ in deal.plays]
    for play_, cards in zip(deal.plays, table, strict=True):
        state.hands[:, play_.seat] |= cards
        state.left |= cards
        state.base |= cards
        state.cards_left += 1
    if plan.rules.turn_step < 0:
        order = [-seat % plan.players for seat in range(plan.players)]
        state.hands = np.ascontiguousarray(state.hands[:, order])
    state.turn_hands(_steps(plan, state.leader))
    if plan.domino:
        state.active = is_some(merged(state.left))
    for play_, cards in zip(deal.plays, table, strict=True):
        named = None
        if plan.names and play_.card.is_joker and play_.suit is not None:
            named = np.full(state.size, int(play_.suit), dtype=np.int64)
        play(state, cards, named)


def _steps(plan: Plan, leader: Ints) -> Ints:
    """The distance of the leader from seat 0, in places."""
    return leader if plan.rules.turn_step > 0 else -leader % plan.players


def _as_bits(state: State, card: Card) -> Ints:
    if card.is_warren:
        assert state.wild is not None
        return state.wild.copy()
    return np.repeat(column([card], state.plan.words), state.size, axis=1)


__all__ = ["Batch", "Outcome", "World", "supports"]


class Batch:
    """Imagined worlds that are played on in step. Cards are bits, see `batch_cards`."""

    def __init__(self, state: State, scorer: Scorer) -> None:
        self.state = state
        self._scorer = scorer

    @classmethod
    def from_worlds(cls, public: PublicGame, worlds: Sequence[World] | Packed) -> Batch:
        """The deal under way, with the hidden cards as in each world.

        Raises ValueError for rules that `supports` refuses.
        """
        state = state_of(public, worlds)
        return cls(state, Scorer(public, state.plan))

    @property
    def size(self) -> int:
        """The number of worlds."""
        return self.state.size

    @property
    def over(self) -> bool:
        """Whether every deal is played out."""
        state = self.state
        if state.buries is not None:
            return False
        if state.plan.boosts or state.plan.domino:
            return not state.left.any()
        return state.cards_left == 0

    def pick(self, index: Ints) -> Batch:
        """Copies of some worlds, for what comes after each to be tried apart."""
        return Batch(self.state.pick(index), self._scorer)

    def try_each(self, cards: Sequence[Card]) -> Batch:
        """Copies of all worlds for each of these cards, which is played there; card by card."""
        batch, bits = self.for_each(cards)
        batch.play(bits)
        return batch

    def for_each(self, cards: Sequence[Card]) -> tuple[Batch, Ints]:
        """The batch before these cards are played, and their bits, (words, worlds)."""
        words = self.state.plan.words
        bits: Ints = np.array([words_of([card], words) for card in cards], dtype=np.int64)
        copies = self.pick(np.tile(np.arange(self.size), len(cards)))
        return copies, np.ascontiguousarray(np.repeat(bits, self.size, axis=0).T)

    def seats(self) -> Ints:
        """The seat to play in each world."""
        return self.state.seat

    def legal(self) -> Ints:
        """The cards that may be played, in the shape (words, worlds); 0 where nobody plays."""
        return legal(self.state)

    def play(self, cards: Ints, named: Ints | None = None) -> None:
        """Play one card in every world where someone plays, as bits like those of `legal`.

        `named` are the suits that led jokers of no suit stand for, where the leader names one.
        """
        play(self.state, cards, named)

    def run(self, policy: str | Policy, rng: np.random.Generator) -> Outcome:
        """Play every deal out and count it."""
        state = self.state
        chooser = policy_for(policy, state, rng)
        while not self.over:
            if state.buries is not None:
                bury(state, burials(state))
            else:
                play(state, chooser.choose(state, legal(state)), chooser.names(state))
        return self.outcome()

    def outcome(self) -> Outcome:
        """The result of the deals, once they are over."""
        return self._scorer.outcome(self.state)
