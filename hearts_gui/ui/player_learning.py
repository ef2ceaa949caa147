"""Lessons, puzzles, practice and positions of the person at this screen."""

from collections.abc import Callable, Container, Iterator, Sequence
from datetime import date, timedelta
from functools import cached_property, partial
from typing import Any

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.config import paths
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import message
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.events import Event, TrickTaken
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import STANDARD_KEY, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.coaching import Coach, CoachAnswer
from hearts_gui.session.game.later import BackgroundTask, Backlog
from hearts_gui.session.game.session import Session
from hearts_gui.session.game.strong import LEVEL, StrongDeal
from hearts_gui.session.past.decision_book import DecisionBook
from hearts_gui.session.past.decision_query import DecisionInquiry
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.motif import Cell, Motif, Occasion, motifs_of_lesson
from hearts_gui.session.practice import passing
from hearts_gui.session.practice.backlog import training_backlog
from hearts_gui.session.practice.book import FILE, PassMistake, PracticeAnswer, TrainingBook
from hearts_gui.session.practice.drawing import ConditionError, check
from hearts_gui.session.practice.lesson import Lesson, shipped_lessons
from hearts_gui.session.practice.lesson_book import FILE as LESSONS
from hearts_gui.session.practice.lesson_book import LessonBook
from hearts_gui.session.practice.own import own_puzzles
from hearts_gui.session.practice.puzzle import FILE as PUZZLES
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, PuzzleTheme, shipped_or_none
from hearts_gui.session.practice.today import (
    SIZE,
    Practised,
    drill,
    due_today,
    new_ones,
    practised,
    to_drill,
)
from hearts_gui.session.practice.weakness import weak
from hearts_gui.session.practice.whole_deal import PositionError, WholeDeal, begun
from hearts_gui.session.setup.plans import FIRST_GAME, seat_players
from hearts_gui.session.setup.players import Human, Seating, seated, with_bot
from hearts_gui.session.store import peek
from hearts_gui.session.store.stats import note_due
from hearts_gui.ui.daily.player_days import GameHost
from hearts_gui.ui.finished import StrongScene, notice, puzzle_replay, replay_table
from hearts_gui.ui.practice.editor import Judge, PositionActs
from hearts_gui.ui.practice.lesson_scene import LessonScene
from hearts_gui.ui.practice.passes import FAILED, PassScene, PassSource
from hearts_gui.ui.practice.pictured import pictured
from hearts_gui.ui.practice.puzzle_kinds import KindScene
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.practice.queue import Practice, utc_now
from hearts_gui.ui.screens.decisions import DecisionsScene
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.ports import DealMoment, Destination
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.ui.table.guide import ladder_steps
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.how_to_play import Chapter
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.words import weekday_text

FIRST, SURE = range(2)
"""The coach that judges a pass quickly, and the one that judges it thoroughly."""
_WEEK = timedelta(days=7)
"""The time that counts as lately."""
_LEAST = 3
"""Below this many positions a lesson has no drill."""
_ME = 0
_CARDS = 13
"""Tricks of the game after the lessons."""
_STILL_LEARNING = 5
"""After this many finished games nobody is asked back to the lessons."""


def _of_passes(motifs: Sequence[Motif]) -> bool:
    return bool(motifs) and all(motif.of_pass for motif in motifs)


def kind_scene(ctx: Context, library: Library, rules: Rules) -> Scene:
    """Deals of a kind by these rules; where they have none, by Standard's, and it says why."""
    note = ""
    try:
        check(rules)
    except ConditionError as error:
        rules, note = preset(STANDARD_KEY), message_text(error.message)
    acts = PositionActs(partial(_play, library, rules), partial(_judge, library, rules))
    return KindScene(ctx, rules, acts, note=note)


def _seated(ctx: Context | None, players: int, seat: int) -> Seating:
    human = Human() if ctx is None else Human.of(ctx.settings)
    return seated(human, players, seat, "positions")


def _play(library: Library, rules: Rules, ctx: Context, deal: WholeDeal) -> Scene:
    """The table on which a position is continued with the first hand, which the editor calls
    the player's, also where another hand is to play."""
    start = begun(rules, deal)
    again = partial(library.replay, start.game, start.events, _seated(ctx, rules.players, 0), 0)
    return replay_table(ctx, again, 0, say("position-back"))


def _judge(library: Library, rules: Rules, deal: WholeDeal) -> tuple[Judge, Callable[[], None]]:
    """Ask the coach what is best in a position."""
    start = begun(rules, deal)
    seat = start.seat
    if not start.asks:
        return (lambda: say("editor-nothing-to-judge")), (lambda: None)
    seats = _seated(None, rules.players, seat)
    session = library.replay(start.game, start.events, seats, seat)
    view = session.view(seat)
    asked = session.ask_hint(seat)

    def answer() -> str | None:
        coach = session.coach
        if asked is None or coach is None or coach.given_up:
            return say("editor-no-coach")
        if not asked.arrived:
            return None
        advice = asked.value
        return say("editor-no-coach") if advice is None else ladder_steps(advice, view)[-1]

    return answer, session.close


class _PassJudge:
    """Judges passes: quickly and thoroughly, each by a coach of its own.

    Both begin while the player looks at the hand, because finding the best pass takes longest and
    needs no answer.
    """

    def __init__(
        self, library: Library, today: date, book: TrainingBook, motifs: Sequence[Motif]
    ) -> None:
        """The passes that are due in the trainer's `book` come first, or hands to drill `motifs`
        instead."""
        self._library, self._today, self._book = library, today, book
        self.drill = tuple(motifs)
        if motifs:
            self.own = tuple(_to_drill(motifs, f"passing/{utc_now().isoformat()}"))
        else:
            self.own = book.waiting_passes(utc_now())
        self._sessions: list[Session] = []
        self._coaches: list[Coach] = []
        self._usual: list[CoachAnswer[Grade]] = []

    def view(self, index: int) -> PlayerView:
        """Show the hand with this number, which is the present one from now on."""
        self.close()
        own = self.own[index] if index < 0 else None
        begun = (passing.hand_to_pass(self._today, index) if own is None
                 else passing.hand_once_more(own.hand, own.way, own.id))  # fmt: skip
        view, seats = passing.my_view(begun), _seated(None, passing.rules_of_passes().players, _ME)
        self._sessions = [
            self._library.replay(begun.game, begun.events, seats, _ME) for _ in (FIRST, SURE)
        ]
        self._coaches = [session.coach for session in self._sessions if session.coach is not None]
        self._usual = self._ask(passing.usual_pass(view))
        return view

    def _ask(self, action: PassCards) -> list[CoachAnswer[Grade]]:
        """Ask both coaches about this pass."""
        return [
            coach.ask_check(_ME, action, quick=which == FIRST)
            for which, coach in enumerate(self._coaches)
        ]

    def ask(self, cards: tuple[Card, ...]) -> Callable[[], passing.PassVerdict | str | None]:
        """Judge a pass of the hand that is looked at."""
        if not self._coaches:
            return lambda: FAILED
        coaches, view = self._coaches, self._sessions[FIRST].view(_ME)
        usual, own = passing.usual_pass(view), passing.pass_of(view, cards)
        asked = [*zip(self._usual, self._ask(own), strict=True)]

        def answer() -> passing.PassVerdict | str | None:
            for which in (SURE, FIRST):
                of_usual, of_own = asked[which]
                if (of_usual.arrived and of_own.arrived) or coaches[which].given_up:
                    usual_loss = None if of_usual.value is None else of_usual.value.loss
                    if (grade := of_own.value) is not None:
                        return passing.verdict(view, grade, usual, usual_loss, first=which == FIRST)
                    if which == SURE:
                        return FAILED
            return None

        return answer

    def caption(self, index: int) -> str:
        """The number of the pass among those of the player's own games, and its date."""
        when = weekday_text(self.own[index].when.astimezone().date())
        count = len(self.own)
        at, own = count + index + 1, not self.drill
        return say("practice-place", at=at, of=count, own=own, day=when)

    def keep_own(self, index: int, verdict: passing.PassVerdict) -> str | None:
        """Keep how a pass of the player's games went this time, so that it comes back in time."""
        own = self.own[index]
        card = "" if self.drill else own.id
        answer = PracticeAnswer(
            card, own.id, verdict.as_good, False, utc_now(), verdict.loss, own.motif
        )
        return self._book.answer(answer)

    def close(self) -> None:
        """Stop judging, because the hand is no longer shown."""
        for session in self._sessions:
            session.close()
        self._sessions, self._coaches = [], []


def _to_drill(motifs: Sequence[Motif], seed: str) -> Iterator[PassMistake]:
    """Hands of a drill, as if they had been passed before."""
    for index, hand in enumerate(passing.hands_to_drill(motifs, SIZE, seed)):
        view, name = passing.my_view(hand), f"{seed}/{index}"
        motif = motifs[index % len(motifs)]
        yield PassMistake(name, view.own.hand, view.deal.token, motif, utc_now())


def pass_scene(
    ctx: Context, library: Library, book: TrainingBook, motifs: Sequence[Motif]
) -> Scene:
    """The passing trainer: passes of the player's own games that are due, then today's hands; or
    a drill of these motifs."""
    today = date.today()
    judge = _PassJudge(library, today, book, motifs)
    ways = PassSource(
        judge.view, judge.ask, judge.close, len(judge.own), judge.caption, judge.keep_own,
        ends=bool(motifs),
    )  # fmt: skip
    return PassScene(ctx, ways, passing.PassBook(paths.user_data_dir() / passing.FILE), today)


class PlayerLearning:
    """Opens everything that teaches, and reads finished games into the trainer's book."""

    def __init__(self, games: GameHost) -> None:
        self._games, self._folder = games, paths.user_data_dir()
        self._backlog: Backlog | None = None

    @cached_property
    def book(self) -> TrainingBook:
        return TrainingBook(self._folder / FILE)

    @cached_property
    def _shipped(self) -> tuple[Puzzle, ...]:
        return shipped_or_none()

    # -- practice

    def practice(
        self, ctx: Context, motifs: Sequence[Motif] = (), occasion: Occasion | None = None
    ) -> Scene:
        """The positions of today's practice, while waiting games are read; or a drill of motifs, or
        their lesson where there are no positions. An `occasion` is one of the first motif."""
        if motifs:
            if _of_passes(motifs):
                return self.passes(ctx, motifs)
            drilled = partial(drill, self.book, self._shipped, motifs, occasion=occasion)
            if not drilled():
                return self.lessons(ctx, motifs[0].lesson)
            row = Practice(self.book, drilled, title=(motifs[0], occasion),
                           more=partial(drilled, fresh=True), changed=self._note)  # fmt: skip
            return _puzzle_scene(ctx, self._games.library, puzzles=(), series=row)
        backlog = self.read_games()
        practice = Practice(
            self.book, lambda: due_today(self.book, self._shipped, utc_now()),
            left=lambda: backlog.left, changed=self._note,
            more=lambda: new_ones(self.book, self._shipped, utc_now()),
        )  # fmt: skip
        return _puzzle_scene(ctx, self._games.library, puzzles=(), series=practice)

    def read_games(self) -> Backlog:
        if self._backlog is None or not self._backlog.left:
            self._backlog = training_backlog(self._games.library, self.book, self._note)
        return self._backlog

    def puzzles(self, ctx: Context, theme: str | None = None) -> Scene:
        """The scene of the puzzles, of all themes or of one, with those from finished games."""
        archive = self._games.library.archive
        files = [archive.path(game.key) for game in archive.games() if not game.practice]
        own = BackgroundTask(lambda: own_puzzles(files), wake_loop)
        if theme is None:  # a newcomer knows no other rules
            return _puzzle_scene(ctx, self._games.library, own=own, rules="standard")
        return _puzzle_scene(ctx, self._games.library, theme=PuzzleTheme(theme), own=own)

    def drill_size(self, motifs: Sequence[Motif], occasion: Occasion | None = None) -> int:
        """Return the number of positions in a drill of these motifs."""
        if _of_passes(motifs):
            return SIZE
        return len(drill(self.book, self._shipped, motifs, occasion=occasion))

    def weakest(self, shown: Container[Cell] | None = None) -> Cell | None:
        """The weakness that is known, of these cells if some are given, as it can be drilled."""
        known = (weakness.cell for weakness in weak(self.book) if weakness.sure)
        worst = next((cell for cell in known if shown is None or cell in shown), None)
        return None if worst is None else to_drill(self.book, self._shipped, worst)

    def _lesson_drill(self, ctx: Context, lesson: str) -> Destination | None:
        """A drill of what a lesson was about; None where there are too few positions."""
        motifs = motifs_of_lesson(lesson)
        size = self.drill_size(motifs) if motifs else 0
        if size < _LEAST:
            return None
        return say("report-drill"), lambda: ctx.scenes.push(self.practice(ctx, motifs))

    def missed_lately(self, motif: Motif) -> int:
        """The number of mistakes of a motif in the games of the last seven days."""
        return self.book.missed_since(motif, utc_now() - _WEEK)

    def _note(self) -> None:
        """Note for the menu on which days cards are due; those without a place today, tomorrow."""
        now, due = utc_now(), sorted(self.book.due(card).when for card in list(self.book.cards))
        left = max(0, SIZE - sum(bool(answer.card) for answer in self.book.today(now)))
        later = (max(when, now + timedelta(days=1)) for when in due[left:])
        note_due(self._folder, [*due[:left], *later])

    def practised(self) -> Practised | None:
        """The results of practice; None while there is neither an answer nor a known weakness."""
        known = self.book.answers or any(weakness.sure for weakness in weak(self.book))
        return practised(self.book) if known else None

    # -- lessons

    def lessons(self, ctx: Context, first: str = "") -> Scene:
        """The lessons from `first` on, and then a game against beginners; or why there are none."""
        lessons = readable_lessons()
        if not lessons:
            return notice(ctx, say("learn-lessons"), say("lesson-none"))
        book = LessonBook(paths.user_data_dir() / LESSONS)
        drill = partial(self._lesson_drill, ctx)
        return LessonScene(ctx, lessons, book, lambda: first_game(ctx, self._games), drill, first)

    def lessons_wait(self) -> bool:
        """Whether a new player has begun the lessons and not finished them."""
        over = len(peek.game_files(paths.saves_dir() / peek.FINISHED))
        return over <= _STILL_LEARNING and lessons_left() > 0

    def lesson_pictures(self) -> tuple[Chapter, ...]:
        """The lessons as chapters with pictures; none where they cannot be read."""
        return pictured(readable_lessons())

    # -- decisions and positions

    def decisions(self, ctx: Context) -> Scene:
        """All decisions of finished games in a table."""
        return DecisionsScene(
            ctx, DecisionInquiry(DecisionBook(paths.saves_dir()), wake_loop),
            lambda row: self._games.finished.review_deal(ctx, row.game, row.deal, row.line),
        )  # fmt: skip

    def deals_of_a_kind(self, ctx: Context, rules: Rules | None = None) -> Scene:
        """Deals of a kind, by these rules or those of the next game."""
        return kind_scene(ctx, self._games.library, rules or self._games.plan().rules)

    def passes(self, ctx: Context, motifs: Sequence[Motif] = ()) -> Scene:
        """Open the passing trainer, or a drill of motifs of passes."""
        return pass_scene(ctx, self._games.library, self.book, motifs)

    def strong_player(self, ctx: Context, moment: DealMoment, look: Callable[[int], None]) -> Scene:
        """Open the deal with a strong player in the person's seat.

        `look` shows the person's choice in a trick, or the pass for 0.
        """
        record, seat, step = moment.record, moment.seat, moment.step
        seats = with_bot(moment.seats, seat, LEVEL)
        session = self._games.library.replay(record.games[step], record.until(step), seats, seat)
        deal = StrongDeal(session, seat, record.events[:step], record.events)
        return StrongScene(ctx, deal, look)

    def close(self) -> None:
        """Read no more games."""
        if self._backlog is not None:
            self._backlog.close()


def _puzzle_scene(ctx: Context, library: Library, **what: Any) -> Scene:
    """Puzzles or practice; a position can be played on at a table."""

    def practise(puzzle: Puzzle) -> None:
        try:
            ctx.scenes.push(puzzle_replay(ctx, library, puzzle))
        except PositionError as error:
            scene.notify(str(error))

    book = PuzzleBook(paths.user_data_dir() / PUZZLES)
    scene = PuzzleScene(ctx, book, practise=practise, **what)
    return scene


def first_game(ctx: Context, games: GameHost) -> None:
    """Open a deal against beginners, with hints before each decision."""
    scene = games.show(ctx, sit_down_to_learn(ctx, games.library))
    if isinstance(scene, TableScene):
        scene.guide.eager = True
    ctx.scenes.push(scene)


def sit_down_to_learn(ctx: Context, library: Library) -> Session:
    """The game after the lessons, against beginners; it says that it is practice."""
    human = Human.of(ctx.settings)
    session = library.start(FIRST_GAME.rules, seat_players(FIRST_GAME, human, "first"))
    session.notices.append(message("lesson-deal-practice", mode=ctx.settings.play_mode))

    tricks = 0

    def heard(event: Event) -> None:
        nonlocal tricks
        tricks += isinstance(event, TrickTaken)
        if isinstance(event, TrickTaken) and tricks == _CARDS - 1:
            session.notices.append(message("lesson-deal-last"))

    session.subscribe(_ME, heard)
    return session


def lessons_left() -> int:
    """The number of lessons left after the first; 0 when none or all are done."""
    book = LessonBook(paths.user_data_dir() / LESSONS)
    lessons = readable_lessons() if book.stars else ()
    return len(lessons) - book.done_count(lessons)


def readable_lessons() -> tuple[Lesson, ...]:
    """The lessons that come with the program; none where their file cannot be read."""
    try:
        return shipped_lessons()
    except paths.AssetError:
        return ()
