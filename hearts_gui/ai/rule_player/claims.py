"""Claims, judged exactly: a claim is right when nothing that may lie anywhere can refute it."""

from __future__ import annotations

from hearts_gui.ai.rule_player.bits import LOOSE, SUIT_OF, SUITS, masks
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Duplicates, SpecialCard
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules


def out_of_sight(view: PlayerView, *, beside: tuple[Card, ...]) -> list[int]:
    """Cards that were not played and lie neither in this hand nor among `beside`."""
    unseen = masks(build_pack(view.rules))
    visible = masks(
        (
            *view.own.hand,
            *view.own.buried,
            *view.own.kitty,
            *beside,
            *(play.card for play in view.deal.plays),
        )
    )
    for suit in range(5):
        unseen[suit] &= ~visible[suit]
    for trick in view.deal.tricks:
        for play in trick.plays:
            key = play.card.key
            unseen[SUIT_OF[key]] &= ~masks((play.card,))[SUIT_OF[key]]
    return unseen


def _runs(claimed: int, against: int, longest: int, rules: Rules) -> bool:
    """Whether leading these cards from the top takes every trick against one defender.

    The defender may hold up to `longest` of the cards `against` and keeps the highest as long
    as it can.
    """
    if not against or not longest:
        return True
    top = (against.bit_length() - 1) >> 1
    led = 0
    while claimed and led < min(longest, against.bit_count()):
        bit = claimed.bit_length() - 1
        rank = bit >> 1
        if rank < top or (rank == top and rules.duplicates is not Duplicates.FIRST):
            return False
        claimed &= ~(1 << bit)
        led += 1
    return True


def claim_holds(view: PlayerView, seat: int, hand: tuple[Card, ...]) -> bool:
    """Whether a seat on lead with this hand certainly takes every remaining trick."""
    rules, deal = view.rules, view.deal
    if rules.special_card is SpecialCard.WARREN and deal.warren_owner is not None:
        return False  # a card that nobody can be sure of is still to come
    claimed = masks(hand)
    if claimed[LOOSE] or any(card.is_joker for card in hand):
        return False
    own_masks = masks(view.own.hand) if view.seat != seat else [0] * 5
    others = out_of_sight(view, beside=hand)
    voids = set(deal.voids)
    for suit in SUITS:
        if not claimed[suit]:
            continue
        held = own_masks[suit]
        if not _runs(claimed[suit], held, held.bit_count(), rules):
            return False
        longest = max(
            (
                size
                for seat_of, size in enumerate(deal.sizes)
                if seat_of not in (seat, view.seat) and (seat_of, suit) not in voids
            ),
            default=0,
        )
        if not _runs(claimed[suit], others[suit], longest, rules):
            return False
    return True


def may_claim_all(view: PlayerView) -> bool:
    """Whether this seat, on lead, holds nothing but cards that nobody can beat."""
    rules, deal = view.rules, view.deal
    if (
        not rules.claim
        or view.ask.kind is not AskKind.PLAY
        or deal.plays
        or view.seat in deal.refused_claims
        or len(view.own.hand) < 2
    ):
        return False
    others = out_of_sight(view, beside=())
    held = masks(view.own.hand)
    if held[LOOSE]:
        return False
    for suit in SUITS:
        lowest = held[suit] & -held[suit]
        if held[suit] and others[suit] >= lowest:
            return False
    return claim_holds(view, view.seat, view.own.hand)
