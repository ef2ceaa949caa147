"""Graded decisions of one person, the motifs that each one tested, and the habit that cost most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hearts_gui.ai.coach.decisions import SeatObserver
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import lower_bound
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.engine.play.events import CardPlayed, CardsChosen, Event
from hearts_gui.engine.play.view import PlayerView, redact
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.past.motif_table import motifs, motifs_met

WORSE: Final = 0.1
"""An answer is worse if it loses this share of the rules' spread: one point in Standard."""


@dataclass(frozen=True)
class Decided:
    """A decision that was a real choice."""

    step: int
    """How many of the events came before it."""
    view: PlayerView
    """What the seat knew."""
    grade: Grade

    @cached_property
    def missed(self) -> tuple[Motif, ...]:
        """The motifs that were missed; none where the answer was no worse."""
        grade = self.grade
        if grade.loss < WORSE * grade.unit or lower_bound(grade.loss, grade.error) <= 0:
            return ()
        return motifs(self.view, grade.best, grade.played)

    @property
    def met(self) -> tuple[Motif, ...]:
        """The motifs of every worse answer, given or not."""
        grade = self.grade
        means = {tried.action: tried.mean for tried in grade.answers}
        top = means.get(grade.best, max(means.values(), default=0.0))
        worse = [action for action, mean in means.items() if top - mean >= WORSE * grade.unit]
        met = {*motifs_met(self.view, grade.best, worse), *self.missed}
        return tuple(motif for motif in Motif if motif in met)


def game_choices(
    rules: Rules, seat: int, events: Sequence[Event], grades: Iterable[Grade]
) -> Iterator[Decided]:
    """The real choices of a seat in a whole game."""
    by_line = {grade.line: grade for grade in grades if grade.real}
    eyes = SeatObserver(rules, seat)
    for step, event in enumerate(events):
        decision = eyes.observe(redact(event, seat))
        if decision is not None and decision.line in by_line:
            yield Decided(step, decision.view, by_line[decision.line])


def choice_of(record: DealRecord, grade: Grade) -> Decided | None:
    """A graded card or pass of a deal that is over; None for any other decision."""
    for step, event in enumerate(record.events):
        match event, grade.played:
            case CardPlayed(seat=seat, card=card), PlayCard(card=played) if card is played:
                result = seat == grade.seat
            case CardsChosen(seat=seat), PassCards():
                result = seat == grade.seat
            case _:
                result = False
        if result:
            return Decided(step, record.view(step, grade.seat), grade)
    return None


@dataclass(frozen=True, slots=True)
class Habit:
    """A motif that was missed, how often, and what that cost."""

    motif: Motif
    times: int
    cost: float
    """Points on average over the possible deals, all times together."""
    moment: Decided
    """The costliest of them."""


def habit_of(decided: Iterable[Decided]) -> Habit | None:
    """The habit that cost most in these decisions; None where nothing stood out."""
    by_motif: dict[Motif, list[Decided]] = defaultdict(list)
    for decision in decided:
        for motif in decision.missed[:1] if decision.grade.wrong else ():
            by_motif[motif].append(decision)
    if not by_motif:
        return None
    costs = {
        motif: sum(decision.grade.loss for decision in those) for motif, those in by_motif.items()
    }
    worst = max(costs, key=costs.__getitem__)
    moment = max(by_motif[worst], key=lambda decision: decision.grade.loss)
    return Habit(worst, len(by_motif[worst]), costs[worst], moment)
