"""The kitty in many deals side by side: who takes it, and what is laid away for it."""

from __future__ import annotations

from hearts_gui.ai.simulator.batch_cards import Ints, is_some, merged
from hearts_gui.ai.simulator.batch_state import State, give, out_of_cards
from hearts_gui.engine.rules.choices import Kitty, KittyDiscard


def kitty_taken(state: State, takes: Ints, won: Ints) -> Ints:
    """The kitty where it falls to the taker of the trick, who keeps it or is to exchange it."""
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
    """Lay these cards away where a kitty was picked up; elsewhere there are none."""
    state.hands[:, 0] ^= cards
    state.left ^= cards
    if state.plan.rules.kitty_discard is KittyDiscard.CAPTURED:
        give(state.taken, state.leader, cards)
    state.buries = None
