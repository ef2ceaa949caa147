"""The cards that may be played, for many deals side by side.

The same restrictions in the same order as `engine.legal`: each keeps some cards, and lapses where
it would keep none.
"""

from hearts_gui.ai.simulator.batch_cards import CLUBS, Ints, is_some, is_zero, merged
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.rules.choices import (
    FirstTrick,
    HeartsLead,
    JokerLead,
    Jokers,
    LeadExempt,
    OpeningLead,
    QueenForced,
    WarrenFollow,
)


def legal(state: State) -> Ints:
    """The cards that the player to act may play, in the shape (words, worlds).

    Zero in worlds where nobody plays now, because only other worlds extend the trick or the deal is
    over.
    """
    allowed = _leads(state) if state.leads else _follows(state)
    return allowed if state.active is None else allowed & state.active


def _kept(allowed: Ints, kept: Ints) -> Ints:
    """The kept cards, or all where none would be left."""
    return kept | (allowed & is_zero(merged(kept)))


def _leads(state: State) -> Ints:
    plan, rules = state.plan, state.plan.rules
    allowed = state.hand.copy()
    if state.trick == 0:
        if state.opening is not None:
            allowed = _kept(allowed, allowed & state.opening)
        if rules.opening_lead is OpeningLead.ANY_CLUB:
            allowed = _kept(allowed, allowed & CLUBS)
    if rules.jokers is not Jokers.NONE and rules.joker_lead is JokerLead.NOT_IF_OTHER_CARD:
        allowed = _kept(allowed, allowed & ~plan.jokers)
    if state.trick == 0:
        allowed = _first_trick(state, allowed)
    if rules.hearts_lead is HeartsLead.BROKEN:
        allowed = _unbroken(state, allowed)
    if state.led_before is not None:
        allowed = _kept(allowed, allowed & ~(plan.charged & ~state.led_before))
    return allowed


def _unbroken(state: State, allowed: Ints) -> Ints:
    plan = state.plan
    kept = allowed & (~plan.hearts | state.broken)
    if plan.rules.lead_exempt is LeadExempt.HEARTS_OR_PENALTY:
        others = allowed & ~(plan.hearts | plan.penalties)
        kept = kept | (allowed & is_zero(merged(others)))
    return _kept(allowed, kept)


def _follows(state: State) -> Ints:
    plan, rules = state.plan, state.plan.rules
    hand = state.hand
    allowed = follow = hand & state.led
    obliging = follow
    if state.wild is not None and rules.warren_follow is WarrenFollow.OPTIONAL:
        obliging = follow & ~state.wild
    oblige = merged(obliging)
    if rules.jokers is Jokers.ANYTIME:
        follow = follow | (hand & plan.jokers)
        allowed = (follow & is_some(oblige)) | (hand & is_zero(oblige))
    else:
        allowed = follow | (hand & is_zero(oblige))
    if state.trick == 0:
        allowed = _first_trick(state, allowed)
    if state.led_before is not None:
        locked = plan.charged & ~state.led_before & state.led
        allowed = _kept(allowed, allowed & ~locked)
    if rules.qs_forced is not QueenForced.NO:
        allowed = _forced(state, allowed)
    return allowed


def _first_trick(state: State, allowed: Ints) -> Ints:
    plan, rules = state.plan, state.plan.rules
    if rules.first_trick_tc:
        other_clubs = merged(state.hand & CLUBS & ~plan.ten_of_clubs)
        barred = plan.ten_of_clubs & is_some(other_clubs)
        allowed = _kept(allowed, allowed & ~barred)
    if rules.first_trick is FirstTrick.NO_POINTS:
        allowed = _kept(allowed, allowed & ~plan.penalties)
    return allowed


def _forced(state: State, allowed: Ints) -> Ints:
    """A player who cannot follow must discard the queen, unless only jokers have been played."""
    free = is_some(merged(state.hand & state.led)) | is_zero(state.led)
    return _kept(allowed, allowed & (state.plan.queen | free))
