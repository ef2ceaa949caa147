"""Whether the rest of a deal can still change anything, from what one seat knows.

Both answers are proofs, never guesses: a player is only offered to skip what cannot matter.
"""

from __future__ import annotations

from enum import StrEnum

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import (
    Boost,
    Draw,
    Duplicates,
    MoonEffect,
    MoonNeeds,
    Partners,
    ScoreDir,
    Sun,
)
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, scoring_faces


class Settled(StrEnum):
    """Why nothing that is still to be played can matter."""

    NOTHING_LEFT = "nothing_left"  # every card that counts has been taken
    ALL_YOURS = "all_yours"  # this seat takes every trick to come


def settled(view: PlayerView) -> Settled | None:
    """Why the rest of the deal is settled for everyone; None when it may not be."""
    ask = view.ask
    if ask.kind is not AskKind.PLAY or view.deal.first_trick or len(view.own.hand) < 2:
        return None
    if _takes_all(view):
        return Settled.ALL_YOURS
    return Settled.NOTHING_LEFT if _nothing_counts(view) else None


def _open_cards(view: PlayerView) -> set[Card]:
    """Cards that are not known to lie with someone who took them."""
    cards = set(build_pack(view.rules))
    for trick in view.deal.tricks:
        if trick.taker is not None or trick.discarded:
            cards.difference_update(play.card for play in trick.plays)
    return cards


def _nothing_counts(view: PlayerView) -> bool:
    """Every card that can change a score has been taken, and so has every trick that can."""
    rules, deal = view.rules, view.deal
    if rules.draw is not Draw.OFF or rules.partners is Partners.ADHOC or rules.trick_points:
        return False
    takers = {trick.taker for trick in deal.tricks if trick.taker is not None}
    if rules.no_trick_bonus and len(takers) < rules.players:
        return False
    if rules.sun is not Sun.OFF and len(_takers_for_sun(deal)) < 2:
        return False
    counting = _counting_faces(rules, deal)
    return not any(card.face in counting or card.is_warren for card in _open_cards(view))


def _takers_for_sun(deal: PublicDeal) -> set[int]:
    # The first trick may be free (RULES 1.9 sun), so it does not spoil a sun here.
    return {trick.taker for trick in deal.tricks[1:] if trick.taker is not None}


def _counting_faces(rules: Rules, deal: PublicDeal) -> frozenset[Card]:
    faces = scoring_faces(rules, deal.penalty_suit)
    moon = rules.moon_effect is not MoonEffect.NONE
    if moon and rules.moon_needs in (MoonNeeds.ALL_HEARTS, MoonNeeds.HEARTS_QS):
        faces |= {*HEARTS, QS}
    if rules.settle.per_deal or rules.score_dir is ScoreDir.COUNTERS:
        faces |= {*HEARTS, QS}
    return faces


def _takes_all(view: PlayerView) -> bool:
    """This seat leads, and in every suit it holds nothing unseen can beat any of its cards."""
    rules, deal, hand = view.rules, view.deal, view.own.hand
    if view.ask.seats != (view.seat,) or deal.plays:
        return False
    if rules.draw is not Draw.OFF or rules.boost is not Boost.OFF or deal.kitty_size:
        return False
    played = {play.card for trick in deal.tricks for play in trick.plays}
    unseen = [card for card in build_pack(rules) if card not in played and card not in hand]
    if any(card.suit is None or card.is_joker for card in hand):
        return False
    if any(card.is_warren for card in unseen) and deal.warren_owner is not None:
        return False
    first_stands = rules.duplicates is Duplicates.FIRST
    return not any(
        other.suit is card.suit
        and (other.rank > card.rank or (other.rank == card.rank and not first_stands))
        for card in hand
        for other in unseen
    )
