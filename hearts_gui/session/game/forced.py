"""Decisions that need no person: the only legal one, or any when nothing is at stake."""

from collections.abc import Collection, Sequence
from enum import StrEnum

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.log.log import decider
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.events import BidMade, CardsCharged, Event, MoonChosen, PassChosen
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.legal import Verdict, classify_charge
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.play.validate import HIGHEST_BID
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
from hearts_gui.engine.rules.passing import dealer_tokens
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, scoring_faces

# Whether the rest of a deal can still change anything, from what one seat knows.
# Both answers are proofs, never guesses: a player is only offered to skip what cannot matter.


class Settled(StrEnum):
    """The reason why nothing that is still to be played can matter."""

    NOTHING_LEFT = "nothing_left"  # every card that counts has been taken
    ALL_YOURS = "all_yours"  # this seat takes every trick to come


def settled(view: PlayerView) -> Settled | None:
    """Return why the rest of the deal is settled for everyone; None when it may not be."""
    ask = view.ask
    if ask.kind is not AskKind.PLAY or view.deal.first_trick or len(view.own.hand) < 2:
        return None
    if _takes_all(view):
        return Settled.ALL_YOURS
    return Settled.NOTHING_LEFT if _nothing_counts(view) else None


def _open_cards(view: PlayerView) -> set[Card]:
    """The cards that are not known to be among those taken."""
    cards = set(build_pack(view.rules))
    for trick in view.deal.tricks:
        if trick.taker is not None or trick.discarded:
            cards.difference_update(play.card for play in trick.plays)
    return cards


def _nothing_counts(view: PlayerView) -> bool:
    """Whether every card and every trick that can change a score has been taken."""
    rules, deal = view.rules, view.deal
    if rules.draw is not Draw.OFF or rules.partners is Partners.ADHOC or rules.trick_points:
        return False
    takers = {trick.taker for trick in deal.tricks if trick.taker is not None}
    if rules.no_trick_bonus and len(takers) < rules.players:
        return False
    # The first trick may be free (RULES 1.9 sun), so it does not spoil a sun here.
    later = {trick.taker for trick in deal.tricks[1:] if trick.taker is not None}
    if rules.sun is not Sun.OFF and len(later) < 2:
        return False
    counting = _counting_faces(rules, deal)
    return not any(card.face in counting or card.is_warren for card in _open_cards(view))


def _counting_faces(rules: Rules, deal: PublicDeal) -> frozenset[Card]:
    faces = scoring_faces(rules, deal.penalty_suit)
    moon = rules.moon_effect is not MoonEffect.NONE
    if moon and rules.moon_needs in (MoonNeeds.ALL_HEARTS, MoonNeeds.HEARTS_QS):
        faces |= {*HEARTS, QS}
    if rules.settle.per_deal or rules.score_dir is ScoreDir.COUNTERS:
        faces |= {*HEARTS, QS}
    return faces


def _takes_all(view: PlayerView) -> bool:
    """Whether this seat leads and no unseen card can beat any of its cards."""
    rules, deal, hand = view.rules, view.deal, view.own.hand
    if view.ask.seats != (view.seat,) or deal.plays:
        return False
    if rules.draw is not Draw.OFF or rules.boost is not Boost.OFF or deal.kitty_size:
        return False
    played = frozenset(deal.gone)
    unseen = [card for card in build_pack(rules) if card not in played and card not in hand]
    if any(card.suit is None or card.is_joker for card in hand):
        return False
    if any(card.is_warren for card in unseen) and deal.warren_owner is not None:
        return False
    first_stands = rules.duplicates is Duplicates.FIRST
    return not any(
        hidden.suit is card.suit
        and (hidden.rank > card.rank or (hidden.rank == card.rank and not first_stands))
        for card in hand
        for hidden in unseen
    )


def take_back_point(
    events: Sequence[Event], people: Collection[int], floor: int, forced: Collection[int]
) -> int | None:
    """The number of events before the last decision of this deal, which may be taken back.

    A `forced` answer is no decision. Nothing before event `floor` may be taken back: that decision
    was already taken back once.
    """
    for index in range(len(events) - 1, floor - 1, -1):
        event = events[index]
        if isinstance(event, ev.DealStarted):
            return None
        if index not in forced and decider(event) in people:
            return index
    return None


def only_answer(view: PlayerView) -> Action | None:
    """The only answer that is possible or can matter; None where there are several.

    Plays are not considered.
    """
    seat, deal = view.seat, view.public.deal
    if deal is None or seat not in view.ask.seats:
        return None
    match view.ask.kind:
        case AskKind.CHARGE:
            verdicts = classify_charge(view.rules, deal, view.own).values()
            return None if Verdict.OK in verdicts else act.ChargeCards(seat, ())
        case AskKind.CHOOSE_PASS:
            tokens = dealer_tokens(view.rules)
            return act.ChoosePass(seat, tokens[0]) if len(tokens) == 1 else None
        case AskKind.BID:  # of equal bids the first one counts
            highest = any(counters == HIGHEST_BID for _, counters in deal.bids)
            return act.MakeBid(seat, 0) if highest else None
        case AskKind.MOON:
            choices = deal.offer.choices if deal.offer is not None else ()
            return act.ChooseMoon(seat, choices[0]) if len(choices) == 1 else None
        case _:
            return None


def forced_answers(
    rules: Rules, seed: str, events: Sequence[Event], people: Collection[int]
) -> set[int]:
    """The indices of the events in which a person gave the only possible answer."""
    candidates = {
        index: seat
        for index, event in enumerate(events)
        if (seat := _maybe_forced(event)) is not None and seat in people
    }
    answers, game = set(), new_game(rules, seed)
    for index, event in enumerate(events[: max(candidates, default=-1) + 1]):
        if index in candidates and only_answer(view_of(game, candidates[index])) is not None:
            answers.add(index)
        game = apply(game, event)
    return answers


def _maybe_forced(event: Event) -> int | None:
    """The seat of an answer to which there may have been no other."""
    match event:
        case CardsCharged(seat, None | ()) | BidMade(seat, 0) | PassChosen(seat) | MoonChosen(seat):
            return seat
        case _:
            return None
