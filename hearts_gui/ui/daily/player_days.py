"""Starts, follows and reviews the daily games of the person at this screen."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ai.coach.par import PAR
from hearts_gui.config import paths, people
from hearts_gui.config.reading import open_file
from hearts_gui.engine.message import message
from hearts_gui.engine.play.events import Event, GameEnded
from hearts_gui.engine.play.summary import piles
from hearts_gui.engine.play.view import OBSERVER
from hearts_gui.engine.rules.choices import End, ScoreDir
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.daily.book import FILE, DailyBook, DayDone, FieldTook, PuzzleAnswer
from hearts_gui.session.daily.challenge import Challenge, quick
from hearts_gui.session.daily.codes import (
    CodeError,
    counted_code,
    deal_code,
    puzzle_code,
    read_code,
)
from hearts_gui.session.daily.replay import ME, NoSuchGameError, ReplayedGame, from_answers
from hearts_gui.session.daily.week import Daily, daily_of
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.game.par_client import known_pars
from hearts_gui.session.game.seen import points_so_far
from hearts_gui.session.practice.puzzle import FILE as PUZZLES
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, puzzle_from, shipped_or_none
from hearts_gui.session.setup.player_names import listed_name
from hearts_gui.session.setup.players import Human
from hearts_gui.session.store.peek import game_files
from hearts_gui.session.store.saves import SaveError, read_game
from hearts_gui.session.store.side_files import grades_file, pars_file
from hearts_gui.ui.daily.compared import date_text
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.practice.queue import Series
from hearts_gui.ui.shell.context import Context, Games, Scene
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.variants import rules_title

if TYPE_CHECKING:
    from hearts_gui.session.game.session import Session
    from hearts_gui.session.past.library import FinishedRecord, Library

_HEAD = 1 << 16
_BACK, _AHEAD = 800, 31
"""A game that is taken up again is looked for among the days so far back and ahead."""


def today() -> date:
    """The date where the player is."""
    return date.today()


class GameHost(Games, Protocol):
    """The part of the program that owns and shows games."""

    @property
    def library(self) -> Library: ...
    def show(self, ctx: Context, session: Session) -> Scene: ...


class PlayerDays:
    """Answers the daily screen. Results are stored when a game ends."""

    def __init__(self, games: GameHost) -> None:
        self._games = games
        self.book = DailyBook(paths.user_data_dir() / FILE)
        self._codes: dict[str, tuple[Event, ...]] = {}
        self._measured: tuple[DayDone, FinishedRecord, int] | None = None
        """The day that field and coach work on, its game, and how much was known of it."""

    @property
    def _library(self) -> Library:
        return self._games.library

    # -- playing

    def _file(self, seed: str) -> Path | None:
        """The game of this seed that is under way."""
        slots = self._library.saves.slots()
        return next((slot.path for slot in slots if slot.header.seed == seed), None)

    def under_way(self, daily: Daily) -> bool:
        """Whether the day's game or puzzles have been begun and are not over."""
        if not daily.deals:
            return daily.day in self.book.begun and daily.day not in self.book.results
        return self._file(daily.seed) is not None

    def play(self, ctx: Context, daily: Daily) -> Scene:
        """Begin or continue the game or puzzles of the day."""
        if not daily.deals:
            return _puzzles(ctx, daily, self.book)
        path = self._file(daily.seed)
        if path is not None:
            return self._games.open_file(ctx, path)
        human = Human.of(ctx.settings)
        title = say("daily-game", date=date_text(daily.day))
        session = self._library.start(daily.rules, daily.seats(human), seed=daily.seed, title=title)
        return self._games.show(ctx, session)

    def watch(self, session: Session) -> None:
        """Store the result when a day's game ends."""
        if session.rules.end is not End.DEALS:
            return
        daily = _day_of(self._library.seed(session))
        if daily is None:
            return

        def heard(event: Event) -> None:
            if isinstance(event, GameEnded):
                _note_result(daily, session, self._library, self.book)

        session.subscribe(OBSERVER, heard)

    # -- looking back

    def _finished(self, result: DayDone) -> Path:
        return self._library.archive.path(result.file or "-")

    def can_review(self, result: DayDone) -> bool:
        """Whether the day's game can be looked at again."""
        return self._finished(result).is_file()

    def review(self, ctx: Context, result: DayDone) -> Scene:
        """The score sheet of the day's game."""
        return self._games.finished.review_game(ctx, result.file)

    def field(self, result: DayDone) -> FieldTook | None:
        """The points of the six references; None while they are not known."""
        if not result.points:
            return None
        field = self.book.fields.get(result.day)
        if field is None or field.version != PAR:
            field = _counted(self._finished(result), result)
            if field is None:
                return None
            self.book.measure(result.day, field)
        return field

    def marks(self, result: DayDone) -> Sequence[Mark | None]:
        """The coach's marks of the person's decisions; empty while not all are known."""
        if len(result.points) != 1:
            return ()
        grades = [grade for grade in GradeBook(grades_file(self._finished(result))).every()
                  if grade.seat == ME]  # fmt: skip
        labels = [grade.label for grade in sorted(grades, key=lambda grade: grade.place)]
        return labels if len(labels) > daily_of(result.day).rules.players else ()

    # -- work done while the screen is open

    def measure(self, result: DayDone) -> bool:
        """Let the reference players and the coach work on a finished day, unless they have."""
        if self._measured is not None and self._measured[0] == result:
            return True
        self.rest()
        measured = self.field(result) is not None and (len(result.points) > 1 or self.marks(result))
        if measured or not result.points or not self.can_review(result):
            return False
        with suppress(SaveError):
            record = self._library.finished(self._finished(result))
            if record.coach is not None:
                _ask(record, result)
                self._measured = (result, record, -1)
                return True
        return False

    def news(self) -> bool:
        """Whether something new is known of the day that is measured."""
        if self._measured is None:
            return False
        done, record, before = self._measured
        coach = record.coach
        assert coach is not None
        pars = coach.pars
        now = coach.changed + (0 if pars is None else pars.changed)
        if not coach.working and (pars is None or not pars.working):
            self.rest()
            return True
        self._measured = (done, record, now)
        return now != before

    def rest(self) -> None:
        """Stop measuring."""
        measured, self._measured = self._measured, None
        if measured is not None and measured[1].coach is not None:
            measured[1].coach.close()

    def practise(self, ctx: Context, result: DayDone) -> Scene | None:
        """Play the cards of a day that is done once more, as practice."""
        daily = daily_of(result.day)
        if not daily.deals or self._file(daily.seed) is not None:
            return self.play(ctx, daily)
        title = say("daily-again", date=date_text(result.day))
        with suppress(SaveError):
            record = self._library.finished(self._finished(result))
            if record.coach is not None:
                record.coach.close()
            return self._games.show(ctx, self._library.again(record, title))
        return None

    def progress(self, daily: Daily) -> tuple[int, Score] | None:
        """The trick that is played and the person's points in this deal of a game under way."""
        path = self._file(daily.seed) if daily.deals else None
        with suppress(SaveError):
            deal = None if path is None else read_game(path).game.public.deal
            if deal is None:
                return None
            taken, _ = piles(daily.rules, deal)
            suit = deal.penalty_suit
            points = points_so_far(daily.rules, taken, ME, charged=(), penalty_suit=suit)
            return len(deal.tricks) + 1, points
        return None

    def others(self, day: date) -> Sequence[tuple[str, DayDone | None]]:
        """Everyone else at this machine, with their results of the day."""
        return tuple(
            (listed_name(person.given_name, place, now=False),
             DailyBook(people.folder_of(person) / FILE, ours=False).results.get(day))
            for place, person in enumerate(people.everyone(), start=1)
            if person.key != paths.chosen_person()
        )  # fmt: skip

    # -- a friend's game

    def challenged(self, challenge: Challenge) -> ReplayedGame | None:
        """The person's result in a friend's game; None before it was played to its end."""
        for path in game_files(self._library.archive.folder):
            if not _names(path, challenge.seed):
                continue
            with suppress(SaveError, NoSuchGameError):
                loaded = read_game(path)
                if loaded.header.seed == challenge.seed:
                    rules, seats = challenge.rules, challenge.seats
                    everyone = not quick(seats)
                    return from_answers(
                        rules, challenge.seed, seats, tuple(loaded.events), everyone=everyone
                    )
        return None

    def play_challenge(self, ctx: Context, challenge: Challenge) -> Scene:
        """Begin or continue the deals of a friend's game."""
        path = self._file(challenge.seed)
        if path is not None:
            return self._games.open_file(ctx, path)
        seats = (Human.of(ctx.settings), *challenge.seats[1:])
        title = say("challenge-game", rules=rules_title(challenge.rules))
        session = self._library.start(
            challenge.rules, seats, seed=challenge.seed, title=title, unhurried=True
        )
        return self._games.show(ctx, session)

    def events(self, result: DayDone) -> Sequence[Event]:
        """Everything that happened in the day's game, from its code."""
        if result.code not in self._codes:
            self._codes[result.code] = ()
            with suppress(CodeError):
                self._codes[result.code] = read_code(result.code).events
        return self._codes[result.code]


def _puzzles(ctx: Context, daily: Daily, days: DailyBook) -> Scene:
    """The screen of a day's puzzles: those that it was begun with, whatever is shipped today."""
    day, book = daily.day, PuzzleBook(paths.user_data_dir() / PUZZLES)
    every = shipped_or_none()
    todays, begun = daily.puzzles(every), days.begun.get(day, [])
    row = days.row(day)
    if not row:
        tried = {attempt.id for attempt in book.tries}
        rest = daily.rest(every, after=len(begun), tried=tried)
        row = ("",) * len(begun) + tuple(puzzle.line() for puzzle in rest)
    puzzles = _read_row(row, todays)

    def keep(solved: bool, card: str) -> None:
        days.answer(day, PuzzleAnswer(solved, card, row))

    def over(solved: tuple[bool, ...]) -> None:
        same = all(row) and puzzles == todays
        cards = [answer.card for answer in days.begun[day]]
        code = puzzle_code(daily, cards) if same else counted_code(daily, solved)
        days.add(DayDone(day, today(), code, solved=solved))

    series = Series(puzzles)  # played again, just for fun
    if day not in days.results:
        answered = [answer.solved for answer in begun]
        series = Series(puzzles, answered=answered, keep=keep, when_over=over)
        if puzzles and len(answered) >= len(puzzles):  # the last answer was kept, the result not
            over(series.answers)
    return PuzzleScene(ctx, book, puzzles=puzzles, series=series)


def _read_row(row: Sequence[str], todays: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """The puzzles of these lines; today's in place of what is unknown or damaged."""
    puzzles = list(todays)
    for index, line in enumerate(row[: len(todays)]):
        with suppress(ValueError):
            puzzle = puzzle_from(line) if line else puzzles[index]
            puzzle.view()  # a position that is damaged would cost the day
            puzzles[index] = puzzle
    return tuple(puzzles)


def _note_result(daily: Daily, session: Session, library: Library, book: DailyBook) -> None:
    """Store the result of the day's game."""
    if session.practice:
        session.notice(message("daily-practice"))
        return
    events: list[Event] = []
    for number in range(1, daily.deals + 1):
        record = session.record(number)
        events += () if record is None else record.events
    try:
        code, again = deal_code(daily, events)
    except NoSuchGameError:
        session.notice(message("daily-other-play"))
        return
    points = tuple(float(total.real) for total in again.points)
    file = library.file_name(session)
    problem = book.add(DayDone(daily.day, today(), code, points=points, file=file))
    if problem is not None:
        session.notice(message("daily-not-kept", why=problem))


def _counted(game: Path, result: DayDone) -> FieldTook | None:
    """The points of others, counted from what lies beside the day's game."""
    pars = known_pars(pars_file(game))
    values = [pars.get((deal, ME)) for deal in range(1, len(result.points) + 1)]
    known = [par for par in values if par is not None]
    if len(known) < len(result.points):
        return None
    mean = sum(par.field for par in known)
    if len(known) > 1:
        return FieldTook(PAR, mean)
    high = daily_of(result.day).rules.score_dir is ScoreDir.HIGH
    return FieldTook(PAR, mean, known[0].better_than(result.points[0], high=high))


def _ask(record: FinishedRecord, result: DayDone) -> None:
    """Ask for the field's results, and for a judgement if the day is a single deal."""
    coach = record.coach
    assert coach is not None
    for number in range(1, len(result.points) + 1):
        if coach.pars is not None:
            coach.pars.want(number, ME, record.record)
        if len(result.points) == 1:
            coach.want(number)


def _names(path: Path, seed: str) -> bool:
    """Whether a file begins like a game of this seed."""
    try:
        with open_file(path) as stream:
            return seed.encode() in stream.read(_HEAD)
    except OSError:
        return False


def _day_of(seed: str) -> Daily | None:
    """The day whose game has this seed, if any."""
    now = today()
    days = (daily_of(now + timedelta(days=by)) for by in range(-_BACK, _AHEAD))
    return next((day for day in days if day.deals and day.seed == seed), None)
