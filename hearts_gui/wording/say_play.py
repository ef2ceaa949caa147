"""Sentences about the opening lead, the first trick, following, leading and taking tricks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import (
    Boost,
    Charge,
    Draw,
    Duplicates,
    FirstTrick,
    HeartsLead,
    JokerLead,
    Jokers,
    Kitty,
    OpeningLead,
    QueenForced,
    Values,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.say_table import draws


def opening(rules: Rules) -> Iterator[str]:
    """Who leads to the first trick, and what."""
    match rules.opening_lead:
        case OpeningLead.LOWEST_CLUB:
            yield say("rules-opening-club", card=_lowest_club(rules))
        case OpeningLead.ANY_CLUB:
            yield say("rules-opening-any-club", card=_lowest_club(rules))
        case OpeningLead.ELDEST:
            yield say("rules-opening-eldest", direction=rules.direction)
        case OpeningLead.TWO_SPADES:
            yield say("rules-opening-spades")
        case OpeningLead.BIDDER:
            yield say("rules-opening-bidder", direction=rules.direction)
        case _:
            assert_never(rules.opening_lead)


def _lowest_club(rules: Rules) -> str:
    ranks = [card.rank for card in build_pack(rules) if card.suit is Suit.CLUBS and card.rank]
    left_over = deal_shape(rules).left_over
    return say("rules-lowest-club-dealt" if left_over else "rules-lowest-club", rank=min(ranks))


def first_trick(rules: Rules) -> Iterator[str]:
    """What may not fall on the first trick."""
    if rules.first_trick is FirstTrick.FREE:
        yield say("rules-first-trick-free")
    else:
        yield say("rules-first-trick", exception=_may_follow_with_points(rules))
        yield say("rules-first-trick-stuck", stuck=rules.first_trick_stuck)
    if rules.first_trick_tc:
        yield say("rules-first-trick-ten")


def _may_follow_with_points(rules: Rules) -> bool:
    """Whether a penalty card may be of the suit that is led to the first trick."""
    clubs = rules.opening_lead in (OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB)
    named = rules.values is Values.NAMED_SUIT
    return named or not clubs or any(face.suit is Suit.CLUBS for face in penalty_faces(rules))


def leading(rules: Rules) -> Iterator[str]:
    """Following suit, and which suits may be led when."""
    yield say(
        "rules-follow-domino" if rules.draw is Draw.DOMINO else "rules-follow",
        joker=rules.jokers is Jokers.ANYTIME,
    )
    if rules.hearts_lead is HeartsLead.ALWAYS:
        yield say("rules-lead-any", charge=rules.charge is not Charge.OFF)
    else:
        yield say("rules-lead-hearts", breakers=rules.breakers, event=rules.break_event)
        yield say("rules-lead-exempt", exempt=rules.lead_exempt, jokers=_jokers_wait(rules))
    if rules.qs_forced is QueenForced.FIRST_SAFE_CHANCE:
        yield say("rules-queen-forced", ban=rules.first_trick is not FirstTrick.FREE)
    yield from draws(rules)


def _jokers_wait(rules: Rules) -> bool:
    """Whether there are jokers, which may not be led before a heart."""
    return rules.jokers is not Jokers.NONE and rules.joker_lead is JokerLead.NOT_IF_OTHER_CARD


def tricks(rules: Rules) -> Iterator[str]:
    """Who takes a trick, and what may lengthen, hold over or end it."""
    yield say("rules-trick")
    if rules.packs > 1:
        yield say("rules-equal-cards", duplicates=rules.duplicates)
        if rules.duplicates is Duplicates.CANCEL:
            if rules.kitty in (Kitty.FIRST_TRICK, Kitty.FIRST_TRICK_SWAP):
                yield say("rules-equal-cards-kitty")
            yield say("rules-dead-last-trick", dead=rules.dead_last_trick)
    if rules.boost is not Boost.OFF:
        yield say("rules-boost", boost=rules.boost)
    yield say("rules-shown", shown=rules.show_taken)
    if rules.claim:
        yield say("rules-claim")
