"""Playing cards to a trick and closing it, for many deals side by side."""

import numpy as np

from hearts_gui.ai.simulator.batch_cards import (
    LANE_BITS,
    LOOSE,
    NINES,
    RANKED,
    SUIT,
    Ints,
    is_some,
    is_zero,
    merged,
    top_index,
)
from hearts_gui.ai.simulator.batch_state import State, give, out_of_cards, seat_at
from hearts_gui.engine.rules.choices import (
    Boost,
    BreakEvent,
    DeadLastTrick,
    HeartsLead,
    Kitty,
    KittyDiscard,
)

_LANES = 3 * LANE_BITS  # the bits of a card's number that name its suit


def kitty_taken(state: State, takes: Ints, won: Ints) -> Ints:
    """The kitty where the taker of the trick gets it, to keep or to exchange."""
    assert state.kitty is not None
    assert state.kitty_taken is not None
    rules = state.plan.rules
    given = takes
    match rules.kitty:
        case Kitty.LAST_TRICK:
            given = takes & out_of_cards(state)
        case Kitty.FIRST_POINT | Kitty.FIRST_POINT_SWAP:
            points = is_some(merged(won & state.plan.penalties))
            given = takes & (points | out_of_cards(state))
    cards = state.kitty & given
    state.kitty = state.kitty ^ cards
    state.kitty_taken = state.kitty_taken | cards
    if not rules.kitty.swaps:
        give(state.taken, state.leader, cards)
    return cards


def pick_up(state: State, cards: Ints) -> None:
    """Put kitties into the hands of their takers, who come first in turn."""
    some = is_some(merged(cards))
    if not some.any():
        return
    state.hands[:, 0] |= cards
    state.left |= cards
    state.base |= cards
    state.buries = some


def bury(state: State, cards: Ints) -> None:
    """Bury these cards where a kitty was picked up; elsewhere there are none."""
    state.hands[:, 0] ^= cards
    state.left ^= cards
    if state.plan.rules.kitty_discard is KittyDiscard.CAPTURED:
        give(state.taken, state.leader, cards)
    state.buries = None


def prepare_turn(state: State) -> None:
    """Let the seat in turn play where it has cards, after drawing until it can follow."""
    hand = state.hand
    state.active = is_some(merged(hand))
    if state.undrawn is None:
        return
    follows = hand & state.led
    if state.wild is not None:
        follows &= ~state.wild
    lacks = state.active & is_some(state.led) & is_zero(merged(follows))
    index = np.flatnonzero(lacks & is_some(merged(state.undrawn)))
    if len(index):
        _draw_until_able(state, index)


def _draw_until_able(state: State, index: Ints) -> None:
    """Let the seat in turn draw, in these worlds, until it can follow or the stock is empty."""
    assert state.stock is not None
    assert state.next_draw is not None
    assert state.undrawn is not None
    start = state.next_draw.take(index)
    first = int(start.min())
    stock = state.stock[first:].take(index, axis=-1)
    order = np.arange(first, first + len(stock))[:, None]
    led = state.led.take(index)
    hits = (np.bitwise_or.reduce(stock, axis=1) & led != 0) & (order >= start)
    last = np.where(hits.any(axis=0), first + hits.argmax(axis=0), first + len(stock) - 1)
    drawn = (order >= start) & (order <= last)
    cards = np.bitwise_or.reduce(stock & -drawn.astype(np.int64)[:, None], axis=0)
    state.hands[:, state.turn, index] |= cards
    state.left[:, index] |= cards
    state.base[:, index] |= cards
    state.undrawn[:, index] ^= cards
    state.next_draw[index] = last + 1


def alone(state: State) -> Ints:
    """Masks (-1 or 0) of worlds where at most one hand holds cards: no trick follows."""
    holding = is_some(merged(state.hands)).sum(axis=0)
    return is_zero(np.maximum(-1 - holding, 0))


def next_leads(state: State) -> None:
    """After a trick, end the deals where only one seat has cards, which it keeps; others go on.

    The next seat leads for one that has run out.
    """
    over = alone(state)
    if over.any():
        for turn in range(state.plan.players):
            rest = state.hands[:, turn] & over
            give(state.taken, seat_at(state.plan, state.leader, turn), rest)
            state.hands[:, turn] ^= rest
        state.left &= ~over
    by = is_some(merged(state.hands)).argmin(axis=0)
    if by.any():
        state.leader = seat_at(state.plan, state.leader, by)
        state.turn_hands(by)
    state.active = is_some(merged(state.left))


def play(state: State, cards: Ints, named: Ints | None = None) -> None:
    """Play one card in every world, as bits in the shape (words, worlds).

    `named` holds the suit numbers that led jokers stand for. Closes the trick when it is full.
    """
    plan, turn = state.plan, state.turn
    face = merged(cards)
    if state.stuck is not None and state.trick == 0:
        _note_stuck(state, cards)
    if state.wild is not None:
        state.wild = state.wild & ~cards
    state.hands[:, turn] ^= cards
    state.left ^= cards
    state.pile |= cards
    if turn == 0 and not state.second:
        _led(state, face, named)
    elif plan.loose:
        state.led |= _suit_of(face) & is_zero(state.led)
    _rank(state, face)
    state.cards_left -= 1
    if plan.cancels:
        state.faces.append(face)
    _advance(state)


def _suit_of(face: Ints) -> Ints:
    """All cards of the suit of each card; nothing for a joker of no suit."""
    suits = SUIT << (top_index(face) & _LANES)
    return suits & is_some(face & ~LOOSE)


def _led(state: State, face: Ints, named: Ints | None) -> None:
    state.led = SUIT << (top_index(face) & _LANES)
    if not state.plan.loose:
        return
    plain = is_some(face & LOOSE)
    state.led &= ~plain
    if state.plan.names and named is not None:
        state.led |= (SUIT << (named * LANE_BITS)) & plain


def _rank(state: State, face: Ints) -> None:
    """Keep the best card of the led suit, and who played it."""
    plan = state.plan
    value = face & state.led
    if plan.marked:
        value &= RANKED
    if state.leads:
        state.best = value
        state.pos = np.zeros_like(value)
        return
    if plan.later_wins:
        beats = ((state.best - value - 1) >> 63) & is_some(value)
    else:
        beats = (state.best - value) >> 63
    state.best = np.maximum(state.best, value)
    if state.second:
        state.pos += (state.turn - state.pos) & beats
    else:
        state.pos = np.maximum(state.pos, beats & state.turn)


def _note_stuck(state: State, cards: Ints) -> None:
    """Note hands of nothing but penalty cards that need not follow (RULES 1.3)."""
    hand = state.hand
    stuck = is_zero(merged(hand & ~state.plan.penalties))
    if not state.leads:
        stuck = stuck & is_zero(merged(hand & state.led))
    assert state.stuck is not None
    state.stuck = state.stuck | (cards & stuck)


def _advance(state: State) -> None:
    """Move to the next seat that plays to this trick in any world, or close the trick."""
    state.turn += 1
    players = state.plan.players
    if state.plan.domino:
        _advance_domino(state)
        return
    while True:
        if state.turn == players:
            extended = state.plan.boosts or (state.longer is not None and state.trick == 0)
            if state.second or not extended:
                close(state)
                return
            state.second = True
            state.turn = 0
        if not state.second:
            return
        state.active = _plays_again(state)
        if state.active.any():
            return
        state.turn += 1


def _advance_domino(state: State) -> None:
    while state.turn < state.plan.players:
        prepare_turn(state)
        if state.active is not None and state.active.any():
            return
        if state.plan.cancels:
            state.faces.append(np.zeros_like(state.led))
        state.turn += 1
    close(state)


def _plays_again(state: State) -> Ints:
    """The worlds in which the seat in turn plays a second card to this trick."""
    plan = state.plan
    if state.longer is not None:
        return state.longer[state.seat]
    if state.turn:
        assert state.active is not None
        return state.active
    nines = state.pile & NINES
    if plan.rules.boost is Boost.LED_NINE:
        nines = nines & state.led
    return is_some(merged(nines)) & is_some(merged(state.hand))


def close(state: State) -> None:
    """Give the trick to its taker, who leads the next one."""
    plan = state.plan
    won, held = _settled(state) if plan.cancels else (state.pile, None)
    takes = is_some(merged(state.pile))
    if held is not None:
        takes = takes & ~held
    by = state.pos
    state.leader = seat_at(plan, state.leader, by)
    _break(state, won)
    give(state.taken, state.leader, won)
    _note_taker(state, takes)
    kitty = kitty_taken(state, takes, won) if state.kitty is not None else None
    if state.led_before is not None:
        state.led_before = state.led_before | state.led
    state.turn_hands(by)
    if kitty is not None and plan.rules.kitty.swaps:
        pick_up(state, kitty)
    if state.stock is not None and not plan.domino:
        _draw(state)
    state.trick += 1
    state.turn = 0
    state.second = False
    state.active = state.opening = None
    state.pile = np.zeros_like(state.pile)
    state.faces = []
    if plan.domino:
        next_leads(state)


def _settled(state: State) -> tuple[Ints, Ints]:
    """The cards that win where equal cards cancel, and the worlds where nobody takes the trick."""
    assert state.carry is not None
    real = merged(state.pile) & state.led & RANKED
    alive = (state.pile[0] ^ state.pile[1]) & state.led & RANKED
    state.pos = _player_of(state, alive)
    held = is_some(real) & is_zero(alive)
    over = alone(state) if state.plan.domino else out_of_cards(state)
    removed = np.zeros_like(held)
    match state.plan.rules.dead_last_trick:
        case DeadLastTrick.LEADER:
            held &= ~over
        case DeadLastTrick.DISCARD:
            removed = held & over
        case DeadLastTrick.SECOND_OF_TOP:
            last = held & over
            state.pos |= _player_of(state, real) & last
            held &= ~over
    pile = state.pile | state.carry
    state.carry = pile & (held & ~removed)
    return pile & ~held, held


def _player_of(state: State, cards: Ints) -> Ints:
    """The seat that played the highest of these cards of one suit; of equal cards, the last."""
    top = (1 << (top_index(cards) & 63)) & is_some(cards)
    players = np.zeros_like(top)
    for turn, face in enumerate(state.faces):
        hit = is_zero(face ^ top) & is_some(face)
        players = (players & ~hit) | (turn % state.plan.players & hit)
    return players


def _break(state: State, won: Ints) -> None:
    """Break hearts where cards played, discarded or won do so (RULES 1.4)."""
    rules, breakers = state.plan.rules, state.plan.breakers
    if rules.hearts_lead is HeartsLead.ALWAYS:
        return
    match rules.break_event:
        case BreakEvent.PLAYED:
            breaking = state.pile & breakers
        case BreakEvent.DISCARDED:
            breaking = state.pile & breakers & ~state.led
        case BreakEvent.WON:
            breaking = won & breakers
    state.broken = state.broken | is_some(merged(breaking))


def _note_taker(state: State, takes: Ints) -> None:
    seat = state.leader
    if state.won is not None:
        size = len(seat)
        flat = state.won.reshape(-1)
        flat[seat * size + np.arange(size)] -= takes
    if state.first_taker is not None and state.trick == 0:
        state.first_taker = (seat & takes) | ~takes
    if state.partner_one is not None and state.partner_two is not None:
        new = takes & ~is_zero(seat ^ state.partner_one & 63)
        none = state.partner_one >> 63
        two = new & ~none & (state.partner_two >> 63)
        state.partner_two = (state.partner_two & ~two) | (seat & two)
        first = takes & none
        state.partner_one = (state.partner_one & ~first) | (seat & first)


def _draw(state: State) -> None:
    """Let everyone draw a card after a trick, the taker first (Draw Hearts)."""
    assert state.stock is not None
    if state.drawn >= len(state.stock):
        return
    for turn in range(state.plan.players):
        card = state.stock[state.drawn]
        state.hands[:, turn] |= card
        state.left |= card
        state.base |= card
        state.drawn += 1
        state.cards_left += 1
