"""Sentences about the opening lead, the first trick, following, leading and taking tricks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import (
    Boost,
    Breakers,
    BreakEvent,
    DeadLastTrick,
    Direction,
    Duplicates,
    FirstTrick,
    HeartsLead,
    LeadExempt,
    OpeningLead,
    QueenForced,
    ShowTaken,
    Stuck,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.card_names import rank_name
from hearts_gui.wording.say_table import draws


def opening(rules: Rules) -> Iterator[str]:
    """Who leads to the first trick, and what."""
    side = "left" if rules.direction is Direction.CW else "right"
    match rules.opening_lead:
        case OpeningLead.LOWEST_CLUB:
            yield f"Whoever holds the {_lowest_club(rules)} leads it to the first trick."
        case OpeningLead.ANY_CLUB:
            yield (
                f"Whoever holds the {_lowest_club(rules)} leads to the first trick, and must lead "
                "a club, but not necessarily that one."
            )
        case OpeningLead.ELDEST:
            yield f"The player on the dealer’s {side} leads any card that may be led."
        case OpeningLead.TWO_SPADES:
            yield (
                "In the first deal the holder of the two of spades leads it. In later deals "
                "whoever took the queen of spades in the deal before leads any card."
            )
        case OpeningLead.BIDDER:
            yield (
                "The highest bidder leads any card that may be led; if nobody bid, the player on "
                f"the dealer’s {side} leads."
            )
        case _:
            assert_never(rules.opening_lead)


def _lowest_club(rules: Rules) -> str:
    ranks = [card.rank for card in build_pack(rules) if card.suit is Suit.CLUBS and card.rank]
    name = f"{rank_name(min(ranks))} of clubs"
    if deal_shape(rules).left_over:
        return f"lowest club that was dealt (the {name}, unless it is left over)"
    return name


_STUCK: Final = {
    Stuck.PLAY_ANY: "may play any of them",
    Stuck.MISDEAL: (
        "may play any of them, or call a misdeal: then the same dealer deals again and the deal "
        "does not count"
    ),
    Stuck.POINT_VOID: "may play any of them, and the card played counts for nobody",
    Stuck.LAY_ASIDE: (
        "may play any of them; that card is laid aside and after the deal goes to the player "
        "with the fewest penalty points above none"
    ),
}


def first_trick(rules: Rules) -> Iterator[str]:
    """What may not fall on the first trick."""
    if rules.first_trick is FirstTrick.FREE:
        yield "Penalty cards may be played to the first trick."
    else:
        yield (
            "No penalty card may be played to the first trick, except to follow suit with nothing "
            "else."
        )
        yield f"A player who holds nothing but penalty cards {_STUCK[rules.first_trick_stuck]}."
    if rules.first_trick_tc:
        yield (
            "The ten of clubs may not be played to the first trick unless it is its holder’s only "
            "club."
        )


_BROKEN_BY: Final = {
    (Breakers.HEARTS, BreakEvent.PLAYED): "a heart has been played to any trick",
    (Breakers.HEARTS, BreakEvent.DISCARDED): "a heart has been sloughed on another suit",
    (Breakers.HEARTS, BreakEvent.WON): "a trick with a heart in it has been taken",
    (Breakers.HEARTS_QS, BreakEvent.PLAYED): (
        "a heart or the queen of spades has been played to any trick"
    ),
    (Breakers.HEARTS_QS, BreakEvent.DISCARDED): (
        "a heart or the queen of spades has been sloughed on another suit"
    ),
    (Breakers.HEARTS_QS, BreakEvent.WON): (
        "a trick with a heart or the queen of spades in it has been taken"
    ),
}


def leading(rules: Rules) -> Iterator[str]:
    """Following suit, and which suits may be led when."""
    yield (
        "Everyone must follow the suit led if able to. Those who cannot may play any card, which "
        "is called sloughing."
    )
    if rules.hearts_lead is HeartsLead.ALWAYS:
        yield "Any suit may be led at any time, hearts too."
    else:
        yield (
            "Hearts may not be led until they are broken: that is, until "
            f"{_BROKEN_BY[rules.breakers, rules.break_event]}."
        )
        if rules.lead_exempt is LeadExempt.ONLY_HEARTS:
            yield "A player who holds only hearts may lead one all the same."
        else:
            yield "A player who holds only hearts and other penalty cards may lead a heart anyway."
    if rules.qs_forced is QueenForced.FIRST_SAFE_CHANCE:
        yield (
            "The queen of spades must be sloughed at the first safe chance: by its holder as soon "
            "as another suit is led that the holder cannot follow."
        )
    yield from draws(rules)


def tricks(rules: Rules) -> Iterator[str]:
    """Who takes a trick, and what may lengthen, hold over or end it."""
    yield "The highest card of the suit led takes the trick. Its player leads to the next."
    if rules.packs > 1:
        yield from _equal_cards(rules)
    if rules.boost is not Boost.OFF:
        which = "any nine" if rules.boost is Boost.ANY_NINE else "the nine of the suit led"
        yield (
            f"When {which} falls on a trick, everyone plays a second card to it, in the same order "
            "and following the same suit; the best card of both rounds takes the whole trick. It "
            "is lengthened only once, and not when no cards are left."
        )
    yield _SHOWN[rules.show_taken]
    if rules.claim:
        yield (
            "A player may show the hand and claim all the tricks that are left. If anybody "
            "objects, play goes on with that hand open."
        )


_SHOWN: Final = {
    ShowTaken.LAST_TRICK: "Everyone may look at the last trick again.",
    ShowTaken.LAST_TRICK_OPEN: (
        "The last trick lies open beside its taker, and everyone who has taken a trick has a card "
        "back in front of them."
    ),
    ShowTaken.PENALTY_CARDS: (
        "Penalty cards taken lie open beside their taker, and everyone may look at the last trick "
        "again."
    ),
}
_DEAD: Final = {
    DeadLastTrick.LEADER: "its leader takes it with everything held over",
    DeadLastTrick.DISCARD: "nobody takes it, nor anything held over",
    DeadLastTrick.SECOND_OF_TOP: (
        "the player of the second card of the highest pair takes it with everything held over"
    ),
}


def _equal_cards(rules: Rules) -> Iterator[str]:
    match rules.duplicates:
        case Duplicates.FIRST:
            yield "Of two equal cards the one played first ranks higher."
        case Duplicates.LAST:
            yield "Of two equal cards the one played last ranks higher."
        case Duplicates.CANCEL:
            yield (
                "Two equal cards in a trick cancel each other, and neither can take it. If that "
                "leaves no card of the suit led, the trick is held over: its leader leads again, "
                "and the next taker takes both."
            )
            dead = _DEAD[rules.dead_last_trick]
            yield f"If the last trick of a deal is cancelled like that, {dead}."
