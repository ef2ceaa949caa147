"""Questions with one answer only: nobody has to be asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.events import BidMade, CardsCharged, Event, MoonChosen, PassChosen
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.legal import Verdict, classify_charge
from hearts_gui.engine.play.validate import HIGHEST_BID
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import dealer_tokens
from hearts_gui.engine.rules.rules import Rules


class TakeBack(StrEnum):
    """How far a person may go back."""

    NEVER = "never"
    LAST_DECISION = "last_decision"  # until the next one is made, and not into another deal
    ANY = "any"


def take_back_point(
    events: Sequence[Event], people: Collection[int], policy: TakeBack, floor: int,
    forced: Collection[int] = (),
) -> int | None:  # fmt: skip
    """How many events came before the last decision that may be taken back.

    What is `forced` had no other answer and is no decision. Under LAST_DECISION nothing before
    event `floor` may be: that decision was already taken back.
    """
    if policy is TakeBack.NEVER:
        return None
    anywhere = policy is TakeBack.ANY
    for index in range(len(events) - 1, -1 if anywhere else floor - 1, -1):
        event = events[index]
        if isinstance(event, ev.DealStarted) and not anywhere:
            return None
        if index not in forced and _is_decision(event, people):
            return index
    return None


def _is_decision(event: Event, people: Collection[int]) -> bool:
    action = action_of(event)
    return getattr(action, "seat", None) in people and not getattr(action, "auto", False)


def only_answer(view: PlayerView) -> Action | None:
    """The one answer that there is, or that can come to anything; None where there are more.

    Plays are not looked at.
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
    """Which of these events are answers of a person who had no other."""
    candidates = [index for index, event in enumerate(events) if _may_be_forced(event, people)]
    if not candidates:
        return set()
    answers, game = set(), new_game(rules, seed)
    for index, event in enumerate(events[: candidates[-1] + 1]):
        if (
            index in candidates
            and only_answer(view_of(game, getattr(event, "seat", -1))) is not None
        ):
            answers.add(index)
        game = apply(game, event)
    return answers


def _may_be_forced(event: Event, people: Collection[int]) -> bool:
    if getattr(event, "seat", None) not in people:
        return False
    match event:
        case CardsCharged(_, cards):
            return not cards
        case BidMade(_, counters):
            return not counters
        case PassChosen() | MoonChosen():
            return True
        case _:
            return False
