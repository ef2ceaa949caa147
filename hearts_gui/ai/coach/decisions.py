"""Finds the decisions of one seat in the events that it saw."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hearts_gui.engine.cards import Card, show_cards
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.log.log import action_of, decider, event_line
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.play.view import PlayerView, opening_view, redact, see
from hearts_gui.engine.rules.choices import Charge
from hearts_gui.engine.rules.rules import Rules


def given_cards(action: act.PassCards) -> tuple[Card, ...]:
    """The cards of a pass, sorted."""
    return tuple(sorted(card for card, _ in action.gives))


def same(first: Action, second: Action) -> bool:
    """Whether two answers are the same, no matter who gave them."""
    if isinstance(first, act.PassCards) and isinstance(second, act.PassCards):
        return set(first.gives) == set(second.gives)
    if isinstance(first, act.PlayCard) and isinstance(second, act.PlayCard):
        return (first.card, first.named) == (second.card, second.named)
    return first == second


def text_of(action: Action) -> str:
    """The answer, such as "QS", "QS AS KS", "none" or "5"."""
    match action:
        case act.PlayCard(card=card):
            return card.text
        case act.PassCards():
            return show_cards(given_cards(action))
        case act.ChargeCards(cards=cards) | act.BuryCards(cards=cards):
            return show_cards(cards) if cards else "none"
        case act.MakeBid(counters=counters):
            return str(counters)
        case act.NameSuit(suit=suit):
            return suit.name.lower()
        case act.MakePledge(pledged=pledged):
            return "pledge" if pledged else "none"
        case _:
            return type(action).__name__


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of one seat, and what the seat knew."""

    view: PlayerView
    action: Action
    place: int
    """The number of decisions of the deal, of all seats, that came before."""
    line: str
    """A key for everything that the seat had seen and its answer, unique to this line of play."""

    @property
    def seat(self) -> int:
        """Whose answer it was."""
        return self.view.seat

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        return self.view.deal.number

    @property
    def trick(self) -> int:
        """The number of the trick, from 1; 0 before the first card."""
        if self.view.ask.kind is not AskKind.PLAY:
            return 0
        return len(self.view.deal.tricks) + 1

    def seed(self, game: str) -> str:
        """The seed of this judgement, the same every time; `game` is `coach_seed`."""
        return judgement_seed(self.view, game)


def judgement_seed(view: PlayerView, game: str) -> str:
    """The randomness with which the view's question is judged, before its answer and after it.

    It does not depend on who else has answered so far, because all seats pass together.
    """
    deal = view.deal
    where = (deal.number, deal.attempt, view.seat, len(deal.tricks), len(deal.plays))
    return f"{game}/{view.ask.kind}/{'/'.join(map(str, where))}"


def without_unseen_answers(view: PlayerView) -> PlayerView:
    """The view without answers that others have given to the same question, unseen so far."""
    deal = view.public.deal
    if deal is None or not _answered_unseen(view):
        return PlayerView(view.public, view.own)
    return PlayerView(evolve(view.public, deal=evolve(deal, ready=())), view.own)


def _answered_unseen(view: PlayerView) -> bool:
    """Whether the others' answers to the view's question say nothing yet."""
    kind = view.ask.kind
    blind = kind is AskKind.CHARGE and view.rules.charge is Charge.BLIND
    return kind is AskKind.PASS or blind


def coach_seed(game_seed: str) -> str:
    """The randomness of all judgements of a game; the cards cannot be found from it."""
    return hashlib.sha256(f"hearts/coach/{game_seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Place:
    """The place in a game where a seat made a decision."""

    line: str
    deal: int
    number: int
    """The number of decisions of the deal, of all seats, that came before."""


class Trail:
    """The places of one seat's decisions, found quickly in the events that it saw."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._deal = 0
        self.number = 0
        """The number of decisions of the deal so far, of all seats."""
        self._trail_hash = hashlib.sha256()

    def observe(self, event: Event) -> Place | None:
        """Take an event, redacted for the seat.

        Returns the place of the decision in it, if any. What a clock or the rules decided is no
        decision.
        """
        seat, decision = decider(event), None
        self._trail_hash.update(event_line(event).encode() + b"\n")
        if isinstance(event, DealStarted):
            self._deal, self.number = event.number, 0
        elif seat is not None:
            if seat == self._seat:
                decision = Place(self._trail_hash.hexdigest()[:16], self._deal, self.number)
            self.number += 1
        return decision


class SeatObserver:
    """The events that one seat of a game saw so far, redacted for it."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.view = opening_view(rules, seat)
        self._trail = Trail(seat)

    def observe(self, event: Event) -> Decision | None:
        """Take an event. Returns the seat's decision in it, if any."""
        before, place = self.view, self._trail.observe(event)
        self.view = see(before, event)
        action = action_of(event)
        if place is None or action is None:
            return None
        return Decision(before, action, place.number, place.line)

    def decision_for(self, action: Action) -> Decision:
        """The decision that this answer would be now."""
        return Decision(self.view, action, self._trail.number, "")


def decisions(rules: Rules, seat: int, events: Iterable[Event]) -> Iterator[Decision]:
    """Every decision of a seat in a game with these events."""
    return (decision for _, decision in decisions_at(rules, seat, events))


def decisions_at(
    rules: Rules, seat: int, events: Iterable[Event]
) -> Iterator[tuple[int, Decision]]:
    """Every decision of a seat in a game, with the number of events before it."""
    eyes = SeatObserver(rules, seat)
    for step, event in enumerate(events):
        decision = eyes.observe(redact(event, seat))
        if decision is not None:
            yield step, decision
