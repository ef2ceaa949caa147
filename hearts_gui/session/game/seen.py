"""What a seat can tell from what it sees: its cards' verdicts, the piles, what they count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import Action, AskKind, CallMisdeal, ClaimRest, ForwardPass
from hearts_gui.engine.play.legal import (
    Verdict,
    classify_charge,
    classify_pass,
    classify_plays,
    is_stuck,
)
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.play.summary import captured
from hearts_gui.engine.play.validate import may_claim, may_forward
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Stuck
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.hand_value import count_hand, facts_of
from hearts_gui.engine.score.scores import Summary

Cards: TypeAlias = tuple[Card, ...]


def verdicts_of(view: PlayerView) -> tuple[tuple[Card, Verdict], ...]:
    """A verdict for each card of the hand when its owner has to decide about cards."""
    ask, deal = view.ask, view.public.deal
    if deal is None or view.seat not in ask.seats:
        return ()
    match ask.kind:
        case AskKind.PLAY:
            return tuple(classify_plays(view.rules, deal, view.own).items())
        case AskKind.PASS:
            return tuple(classify_pass(view.rules, deal, view.own).items())
        case AskKind.CHARGE:
            return tuple(classify_charge(view.rules, deal, view.own).items())
        case AskKind.BURY:
            return tuple((card, Verdict.OK) for card in view.own.hand)
        case _:
            return ()


def other_action(view: PlayerView) -> Action | None:
    """What this seat may do instead of the usual answer: claim, hand on, call a misdeal."""
    ask, deal, seat, rules = view.ask, view.public.deal, view.seat, view.rules
    if deal is None or seat not in ask.seats:
        return None
    if ask.kind is AskKind.PASS and rules.pass_along and may_forward(deal.token):
        return ForwardPass(seat)
    if ask.kind is not AskKind.PLAY:
        return None
    if rules.first_trick_stuck is Stuck.MISDEAL and is_stuck(rules, deal, view.own):
        return CallMisdeal(seat)
    return ClaimRest(seat) if may_claim(rules, deal, ask, seat) else None


def received_cards(view: PlayerView) -> Cards:
    """Cards that came by a pass or from a kitty, and have not been acted on yet."""
    deal = view.deal
    if deal.bury_count and deal.kitty_taker == view.seat:
        return view.own.kitty
    acted = any(play.seat == view.seat for play in deal.plays) or deal.tricks
    if acted:
        return ()
    return tuple(sorted(card for card, _ in view.own.got if card in view.own.hand))


def piles(rules: Rules, deal: PublicDeal) -> tuple[tuple[Cards, ...], tuple[int, ...]]:
    """Each seat's captured cards and number of tricks, with those of an accepted claim."""
    taken = [
        tuple(play.card for trick in pile for play in trick.plays) for pile in captured(rules, deal)
    ]
    tricks = [sum(trick.taker == seat for trick in deal.tricks) for seat in range(rules.players)]
    if deal.claimed_by is not None:
        taken[deal.claimed_by] += tuple(card for hand in deal.rest for card in hand)
        tricks[deal.claimed_by] += max((len(hand) for hand in deal.rest), default=0)
    return tuple(taken), tuple(tricks)


def points_so_far(
    rules: Rules, taken: Sequence[Cards], seat: int, *, charged: Cards, penalty_suit: Suit | None
) -> Score:
    """What the cards that a seat has visibly taken in this deal count by themselves."""
    nothing = (0,) * rules.players
    summary = Summary(
        taken=tuple(taken),
        tricks=nothing,
        tricks_after_first=nothing,
        trick_count=0,
        in_play=tuple(card for cards in taken for card in cards),
        charged=charged,
        penalty_suit=penalty_suit,
    )
    return count_hand(facts_of(rules, summary), taken[seat] if taken else ()).total
