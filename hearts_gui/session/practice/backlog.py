"""Reads the finished games that the trainer has not read yet, in the background.

It notes the motifs that each graded decision tested, and finds the habit that cost most. It runs in
a thread. The coach's process judges at low priority and keeps its grades beside the game's file, so
that a stopped program continues where it was.
"""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

from hearts_gui.ai.coach.decisions import decisions_at
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import lower_bound
from hearts_gui.engine.log.log import Header
from hearts_gui.engine.play.actions import PassCards, PlayCard
from hearts_gui.engine.play.events import CardPlayed, CardsChosen, Event
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.coaching import Coach
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.later import Backlog
from hearts_gui.session.game.worker_pipe import Inbox
from hearts_gui.session.past.library import FinishedRecord, Library
from hearts_gui.session.past.motif import Cell, Motif, told
from hearts_gui.session.past.motif_table import cells_met
from hearts_gui.session.past.reading import read_mark
from hearts_gui.session.practice.book import READ_BY, Mistake, PassMistake, ReadGame, TrainingBook
from hearts_gui.session.practice.own import WRONG, own_puzzle, position_name
from hearts_gui.session.setup.players import human_seats
from hearts_gui.session.store.peek import game_files
from hearts_gui.session.store.saves import SaveError

WORSE = 0.1
"""A motif is missed if the answer loses this share of the rules' spread: one point in Standard."""
SLIGHTLY = 0.025
"""A card counts for habits from this share on: a habit shows where it costs little, too."""


@dataclass(frozen=True)
class RealChoice:
    """A decision that was a real choice."""

    step: int
    """The number of events before it."""
    view: PlayerView
    """The seat's view."""
    grade: Grade

    @cached_property
    def missed_cells(self) -> frozenset[Cell]:
        """The motifs missed at least slightly, with their occasions."""
        if not self._is_worse:
            return frozenset()
        return self._told(cells_met(self.view, self.grade.best, (self.grade.played,)))

    @property
    def _is_worse(self) -> bool:
        """Whether the answer is worse than the best one, at least slightly."""
        grade = self.grade
        return grade.loss >= self._least and lower_bound(grade.loss, grade.error) > 0

    def _told(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        """These, where the answer is worse without moons that its reason does not name."""
        kept = set(told(Motif, self.grade.reason)) if self._is_worse else set(Motif)
        return frozenset(cell for cell in cells if cell[0] in kept)

    @property
    def _least(self) -> float:
        """The loss from which an answer counts for habits; of passes small ones are too rough."""
        share = WORSE if isinstance(self.grade.best, PassCards) else SLIGHTLY
        return share * self.grade.unit

    @property
    def missed(self) -> tuple[Motif, ...]:
        """The motifs that were missed, the most particular first."""
        if self.grade.loss < WORSE * self.grade.unit:
            return ()
        missed = (motif for motif in Motif if (motif, None) in self.missed_cells)
        return tuple(motif for motif in missed if not motif.general)

    @property
    def met_cells(self) -> frozenset[Cell]:
        """The motifs of every worse answer, given or not, and their occasions."""
        grade = self.grade
        means = {tried.action: tried.mean for tried in grade.answers}
        top = means.get(grade.best, max(means.values(), default=0.0))
        worse = [action for action, mean in means.items() if top - mean >= self._least]
        return self._told(cells_met(self.view, grade.best, worse)) | self.missed_cells


def game_choices(
    rules: Rules, seat: int, events: Sequence[Event], grades: Iterable[Grade]
) -> Iterator[RealChoice]:
    """The real choices of a seat in a whole game."""
    by_line = {grade.line: grade for grade in grades if grade.real}
    for step, decision in decisions_at(rules, seat, events):
        if decision.line in by_line:
            yield RealChoice(step, decision.view, by_line[decision.line])


def choice_of(record: DealRecord, grade: Grade) -> RealChoice | None:
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
            return RealChoice(step, record.view(step, grade.seat), grade)
    return None


@dataclass(frozen=True, slots=True)
class Habit:
    """A motif that was missed, how often, and what that cost."""

    motif: Motif
    times: int
    cost: float
    """Points on average over the possible deals, all times together."""
    moment: RealChoice
    """The costliest of them."""


def habit_of(decided: Iterable[RealChoice]) -> Habit | None:
    """The habit that cost most in these decisions; None where nothing stood out."""
    by_motif: dict[Motif, list[RealChoice]] = defaultdict(list)
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


PASSED_BY = "standard/4"
"""The rules by which passes are practised."""


def read_choices(
    name: str, header: Header, seat: int, events: Sequence[Event], grades: Iterable[Grade],
    when: float,
) -> tuple[ReadGame, tuple[Mistake, ...], tuple[PassMistake, ...]]:  # fmt: skip
    """A game's counts, cards and passes; `name` is its own, `when` the time at which it ended."""
    time = datetime.fromtimestamp(when, UTC)
    met: Counter[Cell] = Counter()
    missed: Counter[Cell] = Counter()
    mistakes: list[Mistake] = []
    passes: list[PassMistake] = []
    choices = wrong = 0
    rules = position_name(header.rules)
    for choice in game_choices(header.rules, seat, events, grades):
        lost = choice.missed
        choices += 1
        wrong += any(not motif.general for motif, _ in choice.missed_cells)
        met.update(choice.met_cells)
        missed.update(choice.missed_cells)
        if choice.grade.label in WRONG:
            if rules == PASSED_BY and isinstance(choice.grade.played, PassCards):
                deal, own = choice.view.deal, choice.view.own
                key, motif = f"own-{name}-{choice.grade.line}", next(iter(lost), None)
                passes.append(PassMistake(key, own.hand, deal.token, motif, time))
            puzzle = own_puzzle(rules, name, events[: choice.step], choice.grade)
            if puzzle is not None:  # the position does not include the totals
                mistakes.append(Mistake(replace(puzzle, motifs=lost or puzzle.motifs), time))
    counts = {motif: (met[motif, None], missed[motif, None]) for motif in Motif if met[motif, None]}
    where = {cell: (met[cell], missed[cell]) for cell in sorted(met, key=str) if cell[1]}
    read = ReadGame(name, time, READ_BY, counts, choices, wrong, where)
    return read, tuple(mistakes), tuple(passes)


def training_backlog(
    library: Library, book: TrainingBook, heard: Callable[[], None] = lambda: None
) -> Backlog:
    """Start to read the finished games that are unread, the newest first; `heard` after each."""

    def work(backlog: Backlog, path: Path) -> bool:
        known = False
        with contextlib.suppress(SaveError):
            game, when = library.finished(path, Inbox()), read_mark(path).changed
            people = human_seats(game.seats)
            if game.coach is None or game.practice or len(people) != 1:
                # nothing to learn from it: only note that it was seen
                book.read(ReadGame(path.stem, datetime.now(UTC), READ_BY, {}, 0, 0), ())
            elif known := _judged(game, game.coach, people[0], backlog):
                grades = game.coach.book.every()
                book.read(
                    *read_choices(path.stem, game.header, people[0], game.events, grades, when)
                )
        heard()
        return known

    files = game_files(library.archive.folder)
    waiting = [(path, 1) for path in files if not book.has_read(path.stem)]
    return Backlog(lambda: waiting, work, left=len(waiting))


def _judged(game: FinishedRecord, coach: Coach, seat: int, backlog: Backlog) -> bool:
    """Let the coach judge each decision of a game. Returns whether it finished."""
    deals = range(1, len(game.public.standings.history) + 1)
    for deal in deals:
        coach.want(deal)
    try:
        while any(coach.pending(seat, deal) for deal in deals) and not coach.given_up:
            if not backlog.goes_on(coach.inbox):
                return False
        return not coach.given_up
    finally:
        coach.close()
