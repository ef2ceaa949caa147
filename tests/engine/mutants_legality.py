"""Deliberate bugs of legality and of breaking hearts."""

from __future__ import annotations

from typing import Any

from hearts_gui.engine.cards import QS, TC, Suit
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.rules.choices import Breakers, BreakEvent, Jokers, LeadExempt, WarrenFollow
from tests.engine.mutating import Bug, Mistaken, Mutant, having


def all_allowed(sound: Any, context: Any, cards: Any) -> Any:
    """A restriction that restricts nothing."""
    return cards


def never(sound: Any, *args: Any) -> bool:
    """A question answered with no."""
    return False


def on_a_deal(**changes: Any) -> Bug:
    """A restriction that believes these facts of the deal."""
    return lambda sound, context, cards: sound(
        having(context, deal=having(context.deal, **changes)), cards
    )


def forgiving(verdict: Verdict) -> Bug:
    """A classification without this verdict."""
    return lambda sound, *args: {
        card: Verdict.OK if found is verdict else found for card, found in sound(*args).items()
    }


def _ban_lasts(sound: Any, context: Any, cards: Any) -> Any:
    early = having(context, deal=having(context.deal, tricks=()))
    return sound(early if len(context.deal.tricks) < 2 else context, cards)


def _queen_first(sound: Any, rules: Any) -> Any:
    lead, follow = sound(rules)
    queen = tuple(entry for entry in follow if entry[0] is Verdict.QUEEN_FORCED)
    return lead, (follow[0], *queen, *(entry for entry in follow[1:] if entry not in queen))


LEGALITY = (
    Mutant("no ban on the first trick", "_no_points", all_allowed, countable=True),
    Mutant("the ban lasts after the first trick", "_no_points", _ban_lasts),
    Mutant(
        "the ban does not lapse for the queen",
        "_no_points",
        lambda sound, context, cards: (
            sound(context, cards)
            or tuple(card for card in cards if context.stands_for(card).face is not QS)
        ),
        countable=True,
    ),
    Mutant("hearts may always be led", "_not_broken", all_allowed, countable=True),
    Mutant(
        "a hand of hearts may lead only its lowest",
        "_not_broken",
        lambda sound, context, cards: sound(context, cards) or cards[:1],
        countable=True,
    ),
    Mutant("following is not enforced", "_follow_suit", all_allowed, countable=True),
    Mutant(
        "the queen may not be led before hearts are broken",
        "_not_broken",
        lambda sound, context, cards: tuple(
            card
            for card in sound(context, cards)
            if context.deal.broken or context.stands_for(card).face is not QS
        ),
        countable=True,
    ),
    Mutant("any card may open", "_opening_card", all_allowed, countable=True),
    Mutant("any suit may open where a club is asked for", "_opening_suit", all_allowed),
    Mutant(
        "the exempt leader needs nothing but hearts",
        "_not_broken",
        lambda sound, context, cards: sound(having(context, penalties=frozenset()), cards),
    ),
    Mutant(
        "everyone is exempt",
        "_not_broken",
        Mistaken("lead_exempt", LeadExempt.HEARTS_OR_PENALTY),
    ),
    Mutant("jokers may be led", "legal._joker_lead", all_allowed),
    Mutant(
        "a joker needs a void even where it may be played any time",
        "_follow_suit",
        Mistaken("jokers", Jokers.NONE),
    ),
    Mutant(
        "an optional Warren card must follow",
        "_follow_suit",
        Mistaken("warren_follow", WarrenFollow.ALIAS),
    ),
    Mutant(
        "the Warren card stands for nothing",
        "_Context.stands_for",
        lambda sound, context, card: card,
    ),
    Mutant("the ten of clubs may be played early", "_ten_of_clubs", all_allowed),
    Mutant(
        "the only club may not be the ten",
        "_ten_of_clubs",
        lambda sound, context, cards: tuple(
            card
            for card in cards
            if not context.deal.first_trick or context.stands_for(card).face is not TC
        ),
    ),
    Mutant("charged cards are never locked", "_charged", all_allowed),
    Mutant("charged cards stay locked", "_charged", on_a_deal(tricks=())),
    Mutant("charged cards may not be discarded either", "_charged", on_a_deal(plays=())),
    Mutant("the queen is not forced", "_queen_forced", all_allowed),
    Mutant("the queen is forced before the ban on points", "_restrictions", _queen_first),
    Mutant(
        "the queen is forced although the seat can follow",
        "_queen_forced",
        lambda sound, context, cards: sound(
            having(context, own=having(context.own, hand=())), cards
        ),
    ),
    Mutant("a stuck hand is never stuck", "is_stuck", never),
    Mutant(
        "a hand that can follow is stuck",
        "is_stuck",
        lambda sound, rules, deal, own: sound(rules, having(deal, plays=()), own),
    ),
    Mutant("forbidden cards may be passed", "classify_pass", Mistaken("pass_forbid", ())),
    Mutant("any card may be charged", "classify_charge", forgiving(Verdict.NOT_CHARGEABLE)),
    Mutant("a card may be charged twice", "classify_charge", forgiving(Verdict.ALREADY_CHARGED)),
    Mutant(
        "a joker played at any time shows a void", "shows_void", Mistaken("jokers", Jokers.NONE)
    ),
)

BREAKING = (
    Mutant(
        "hearts never count as broken",
        "_played",
        lambda sound, rules, deal, event: having(sound(rules, deal, event), broken=deal.broken),
        countable=True,
    ),
    Mutant(
        "the queen never breaks hearts",
        "_is_breaker",
        Mistaken("breakers", Breakers.HEARTS),
        countable=True,
    ),
    Mutant(
        "the queen always breaks hearts", "_is_breaker", Mistaken("breakers", Breakers.HEARTS_QS)
    ),
    Mutant(
        "a led heart breaks where one must be discarded",
        "_breaks",
        Mistaken("break_event", BreakEvent.PLAYED, only=BreakEvent.DISCARDED),
    ),
    Mutant("won hearts never break", "_trick_over", Mistaken("break_event", BreakEvent.PLAYED)),
    Mutant(
        "a played heart breaks where one must be won",
        "_breaks",
        Mistaken("break_event", BreakEvent.PLAYED, only=BreakEvent.WON),
    ),
    Mutant(
        "a joker named hearts breaks them",
        "_is_breaker",
        lambda sound, rules, card, suit: suit is Suit.HEARTS or sound(rules, card, suit),
    ),
)
