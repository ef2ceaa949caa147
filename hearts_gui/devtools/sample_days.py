"""Made-up days, practice, deals and positions for pictures and tests."""

import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import MappingProxyType

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.devtools import moments
from hearts_gui.devtools.samples import SampleStrong, nothing, to_nowhere
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import STANDARD_KEY, preset
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.daily.book import DailyBook, DayDone, FieldTook
from hearts_gui.session.daily.replay import from_number
from hearts_gui.session.daily.week import Daily, daily_of
from hearts_gui.session.past.decision_book import DecisionBook, DecisionMark, DecisionRow
from hearts_gui.session.past.decision_query import (
    DecisionFilter,
    DecisionInquiry,
    DecisionList,
    chosen,
)
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.past.motif_table import motifs
from hearts_gui.session.practice.book import Mistake, PracticeAnswer, ReadGame, TrainingBook
from hearts_gui.session.practice.drawing import draw, read_kind
from hearts_gui.session.practice.passing import (
    PassBook,
    PassVerdict,
    hand_to_pass,
    my_view,
    pass_of,
    usual_pass,
)
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, Tier, shipped
from hearts_gui.session.practice.today import clear, drill, due_today, new_ones
from hearts_gui.session.practice.whole_deal import WholeDeal
from hearts_gui.session.setup.players import Human
from hearts_gui.ui.daily.player_days import PlayerDays
from hearts_gui.ui.finished import StrongScene
from hearts_gui.ui.practice.editor import EditorScene, Judge, PositionActs
from hearts_gui.ui.practice.passes import PassScene, PassSource
from hearts_gui.ui.practice.puzzle_kinds import KindScene
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.practice.queue import Practice
from hearts_gui.ui.screens.decisions import DecisionsScene
from hearts_gui.ui.screens.gone import GoneScene
from hearts_gui.ui.shell.context import Context, Scene

DAILY_DAY = date(2026, 11, 23)
_MISSED = (3, 8, 14)
_LATE = 11
_DAYS = 40
_NOW = datetime(2026, 5, 5, 12, tzinfo=UTC)
_CARDS, _ANSWERED, _WRONG_ANSWER = 9, 4, 2


def sample_acts() -> PositionActs:
    """Actions that lead nowhere; the coach never answers."""

    def judge(_deal: WholeDeal) -> tuple[Judge, Callable[[], None]]:
        return (lambda: None), (lambda: None)

    return PositionActs(lambda ctx, _: Scene(ctx), judge)


def decisions_scene(ctx: Context) -> Scene:
    """A few decisions of made-up games."""
    book = DecisionBook(Path(os.devnull))
    motifs, cards = [one for one in Motif if not one.general], ("QS", "AS", "7H", "KC", "2D", "TD")
    rows = [
        DecisionRow(
            f"line{n}", 1.75e9 + 86_400 * n, f"game{n // 9}", 1 + n % 9, 1 + n % 13,
            ("standard", "omnibus")[n % 2], ("leading", "following", "passing")[n % 3],
            motifs[n % len(motifs)].value, cards[n % 6],
            cards[(n + 1) % 6], 12.5 / (1 + n / 4), 0.3, "mistake",
        )
        for n in range(40)
    ]  # fmt: skip
    return DecisionsScene(ctx, SampleDecisions(book, rows), lambda _: None)


class SampleDecisions(DecisionInquiry):
    """Answers immediately, with rows that are given."""

    def __init__(self, book: DecisionBook, rows: list[DecisionRow]) -> None:
        super().__init__(book)
        self._given = rows
        self._waiting: DecisionList | None = None

    def news(self) -> bool:
        return False

    def ask(self, wish: DecisionFilter) -> None:
        marks = {"line2": DecisionMark(starred=True), "line3": DecisionMark(note="why?")}
        rows = tuple(chosen(self._given, wish, marks))
        self._waiting = DecisionList(rows, len(self._given), ("omnibus", "standard"),
                               (Motif.DUCK.value,), marks, 0)  # fmt: skip

    def take(self) -> DecisionList | None:
        result, self._waiting = self._waiting, None
        return result


def pass_scene(ctx: Context, *, told: bool = False) -> Scene:
    """The first hand of a day, with three cards chosen or judged."""
    day = date(2026, 2, 3)

    def view(index: int) -> PlayerView:
        return my_view(hand_to_pass(day, index))

    def ask(cards: tuple[Card, ...]) -> Callable[[], PassVerdict]:
        hand = view(0)
        own, usual = pass_of(hand, cards), usual_pass(hand)
        verdict = PassVerdict(own, usual, 2.4, 0.4, usual, 0.0, motifs(hand, usual, own)[0].line)
        return lambda: verdict

    scene = PassScene(ctx, PassSource(view, ask, lambda: None), PassBook(Path(os.devnull)), day)
    scene.chosen = tuple(card.text for card in scene.view.own.hand[:3])
    if told:
        ctx.scenes.push(scene)
        scene.settle()
        scene.update(16.0)
        ctx.scenes.pop()
    return scene


def kind_scene(ctx: Context) -> Scene:
    """A deal of the first kind."""
    scene = KindScene(ctx, preset("standard"), sample_acts(), seed=lambda: "picture")
    drawn(scene)
    return scene


def drawn(scene: KindScene) -> None:
    """Wait until a deal has been drawn, at most half a minute."""
    until = time.monotonic() + 30
    while scene.waiting and time.monotonic() < until:
        scene.update(0.0)
        time.sleep(0.001)


def editor_scene(ctx: Context) -> Scene:
    """A whole deal of which one card was taken back."""
    deal = draw(preset("standard"), read_kind("pass none"), "picture")
    short = WholeDeal(deal.token, 0, (deal.hands[0][1:], *deal.hands[1:]))
    return EditorScene(ctx, preset("standard"), sample_acts(), short)


def gone_scene(ctx: Context, *, told: bool = False) -> Scene:
    """The screen on gone cards after a few tricks of a deal: the questions, or their answers."""
    view, names = shipped()[0].view(), ["Ada", "Ben", "Finn"]
    names.insert(view.seat, Human().name)
    scene = GoneScene(ctx, view, names)
    scene.answers[0] = 1
    scene.shows_truth = told
    return scene


def strong_scene(ctx: Context) -> Scene:
    """One deal played in two ways."""
    deals = [_played(seed) for seed in ("1", "2")]
    return StrongScene(ctx, SampleStrong(*deals), lambda _: None)


def _played(seed: str) -> tuple[Event, ...]:
    session = moments.demo_session(preset("standard").but(end=End.DEALS, end_at=1), seed)
    moments.play_until(session, lambda session: session.over)
    record = session.record(1)
    assert record is not None
    return record.events


POSITION_SCENES: dict[str, Callable[[Context], Scene]] = {
    "kinds": kind_scene,
    "decisions": decisions_scene,
    "passing": pass_scene,
    "passing-told": lambda ctx: pass_scene(ctx, told=True),
    "editor": editor_scene,
    "gone": gone_scene,
    "strong": strong_scene,
    "gone-told": lambda ctx: gone_scene(ctx, told=True),
}
"""The scenes by their names."""


def sample_book(cards: int = _CARDS) -> TrainingBook:
    """A book with mistakes of one game, each of another motif as far as that goes."""
    book = TrainingBook(Path(os.devnull))
    kinds: dict[Motif, Puzzle] = {}
    for puzzle in clear(shipped()):
        if puzzle.rules == STANDARD_KEY:
            kinds.setdefault(puzzle.motifs[0], puzzle)
    added = _NOW - timedelta(days=7)
    mistakes = [
        Mistake(replace(puzzle, id=f"own-{index}", tier=Tier.OWN), added)
        for index, puzzle in enumerate(kinds.values())
        if index < cards
    ]
    book.read(ReadGame("game-1", added, "", {Motif.DUCK: (40, 4)}, 160, 12), mistakes)
    return book


def practice_scene(ctx: Context, *, shown: str = "", motif: Motif | None = None) -> PuzzleScene:
    """A position of today, or of a drill; with `shown` its answer after a right or wrong card."""
    book, puzzles = sample_book(), shipped()
    for index, item in enumerate(due_today(book, puzzles, _NOW)[:_ANSWERED]):
        book.answer(
            PracticeAnswer(
                item.card, item.puzzle.id, index != _WRONG_ANSWER, False, _NOW, 0.0, item.motif
            )
        )
    if motif is None:
        practice = Practice(book, lambda: due_today(book, puzzles, _NOW), clock=_now)
    else:
        items = drill(book, puzzles, (motif,))
        practice = Practice(book, lambda: items, title=(motif, None), clock=_now)
    scene = PuzzleScene(ctx, PuzzleBook(Path(os.devnull)), puzzles=(), series=practice)
    run = scene.run
    if run is not None:
        run.search.wait()
        run.think()
    if shown and run is not None:
        assert run.outcome is not None
        scene.acts.use(run.outcome.right[0] if shown == "right" else run.outcome.rival)
        scene.visit.showing = None
    return scene


def practice_over_scene(ctx: Context, *, answers: Iterable[bool] = ()) -> PuzzleScene:
    """The result of a day, or that nothing is due."""
    book, puzzles = sample_book(0), shipped()
    for index, right in enumerate(answers):
        puzzle = clear(puzzles)[index]
        book.answer(PracticeAnswer("", puzzle.id, right, False, _NOW, 0.0, puzzle.motifs[0]))
    practice = Practice(
        book, tuple, clock=_now, more=lambda: new_ones(book, puzzles, _NOW)
    )  # fmt: skip
    return PuzzleScene(ctx, PuzzleBook(Path(os.devnull)), puzzles=(), series=practice)


def _now() -> datetime:
    return _NOW


PRACTICE_SCENES: Mapping[str, Callable[[Context], Scene]] = MappingProxyType({
    "practice": practice_scene,
    "practice-right": lambda ctx: practice_scene(ctx, shown="right"),
    "practice-wrong": lambda ctx: practice_scene(ctx, shown="wrong"),
    "practice-drill": lambda ctx: practice_scene(ctx, motif=Motif.DUCK),
    "practice-over": lambda ctx: practice_over_scene(ctx, answers=(True, True, False)),
    "practice-nothing": practice_over_scene,
})  # fmt: skip
"""By the name of the screenshot."""


class SampleDays(PlayerDays):
    """Forty days of which some were missed, and one was played later."""

    practise = play = review = play_challenge = to_nowhere
    rest = challenged = nothing

    def __init__(
        self, *, played: bool = True, begun: bool = False, counting: bool = False,
        people: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.book = DailyBook(Path(os.devnull))
        self._begun, self._counting, self._people = begun, counting, tuple(people)
        for ago in range(0 if played else 1, _DAYS):
            if ago in _MISSED:
                continue
            day = DAILY_DAY - timedelta(days=ago)
            on = DAILY_DAY if ago == _LATE else day
            self.book.results[day] = _done(day, on)
            if daily_of(day).deals:
                self.book.fields[day] = FieldTook("par", 3.1 if ago % 5 == 1 else 8.3, 5.0)

    def under_way(self, daily: Daily) -> bool:
        """Whether the picture shows today as begun."""
        return self._begun and daily.day == DAILY_DAY

    def progress(self, daily: Daily) -> tuple[int, Score] | None:
        """A trick and points in the middle of a deal."""
        return (6, 3) if self.under_way(daily) else None

    def others(self, day: date) -> Sequence[tuple[str, DayDone | None]]:
        """Others at this machine, of whom every second one has played."""
        return tuple(
            (name, None if index % 2 else replace(_done(day, day), points=(9.0,)))
            for index, name in enumerate(self._people)
        )

    def measure(self, result: DayDone) -> bool:
        """Whether reference players are at work, which only one picture shows."""
        return self._counting and result.day == DAILY_DAY

    def news(self) -> bool:
        return False

    def can_review(self, result: DayDone) -> bool:
        return bool(result.file)

    def field(self, result: DayDone) -> FieldTook | None:
        """A result of others, who took more."""
        return FieldTook("par", 8.3, 5.0) if result.points and not self.measure(result) else None

    def marks(self, result: DayDone) -> Sequence[Mark | None]:
        """Marks with one slip."""
        if result.solved or self.measure(result):
            return ()
        good, slip = Mark.GOOD, Mark.SLIP
        return (good, good, None, good, slip, good, good, good, good, None, good, None, None)

    def events(self, result: DayDone) -> Sequence[Event]:
        """The deal that the code of the day stands for."""
        daily = daily_of(result.day)
        if not daily.deals:
            return ()
        return from_number(daily.rules, daily.seed, daily.seats(Human()), 0).events


def _done(day: date, on: date) -> DayDone:
    code = f"HG-D-{day:%Y%m%d}-7KQ4-M2XA-9F"
    if not daily_of(day).deals:
        return DayDone(day, on, code, solved=(True, True, False), file="a")
    return DayDone(day, on, code, points=(4.0,), file="a")
