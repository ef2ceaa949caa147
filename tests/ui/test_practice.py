"""Practice on screen: a day from its first position to its result, a drill, and what it leaves."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.devtools.sample_days import practice_over_scene
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.motif import Cell, Motif, Occasion
from hearts_gui.session.practice.backlog import RealChoice
from hearts_gui.session.practice.book import FILE, Mistake, PracticeAnswer, ReadGame, TrainingBook
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, shipped
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.today import PracticeItem, clear, drill, due_today, new_ones
from hearts_gui.session.practice.whole_deal import cards_of_letters
from hearts_gui.session.store.stats import due_count
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.practice.practice_panel import practice_over
from hearts_gui.ui.practice.puzzle_controls import TodayStrip, band_text
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.practice.queue import Practice
from hearts_gui.ui.review.deal_report import work_on
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.shell.switches import Scan
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import message_text, say
from tests.session.kit import LocalBots
from tests.ui.kit import click, named
from tests.ui.puzzle_kit import SIZE, counted, frame, point, right_and_wrong, run_of

NOW = datetime(2026, 5, 5, 12, tzinfo=UTC)
MakeContext = Callable[..., Context]


def shown(ctx: Context, folder: Path, practice: Practice) -> PuzzleScene:
    scene = PuzzleScene(ctx, PuzzleBook(folder / "puzzles.jsonl"), puzzles=(), series=practice)
    ctx.scenes.push(scene)
    frame(scene)
    return scene


def day(book: TrainingBook) -> Practice:
    puzzles = shipped()
    return Practice(
        book, lambda: due_today(book, puzzles, NOW), clock=lambda: NOW,
        more=lambda: new_ones(book, puzzles, NOW),
    )  # fmt: skip


def texts(scene: PuzzleScene) -> str:
    return " | ".join(f"{widget.label} {widget.value_text}" for widget in scene.form.widgets)


def with_one_mistake(folder: Path) -> TrainingBook:
    """A book in which one clear puzzle of Standard is due."""
    book = TrainingBook(folder / FILE)
    one = next(puzzle for puzzle in clear(shipped()) if puzzle.rules == "standard")
    book.cards[one.id] = Mistake(one, NOW - timedelta(days=3))
    return book


def test_after_a_day_of_practice_the_menu_counts_no_more_positions(tmp_path: Path) -> None:
    """Failing before: “10 positions today”, over “Nothing to practise today”."""
    trainer, now = PlayerGames().learning, datetime.now(UTC)
    for puzzle in shipped()[:25]:
        trainer.book.cards[puzzle.id] = Mistake(puzzle, now - timedelta(days=3))
    for left in (10, 9, 0):
        due = due_today(trainer.book, shipped(), now)
        for item in due[left:]:
            answer = PracticeAnswer(item.card, item.card, True, False, now, 0.0, item.motif)
            trainer.book.answer(answer)
        trainer._note()
        assert due_count(tmp_path, date.today(), 10) == left
    assert due_count(tmp_path, date.today() + timedelta(days=1), 10) == 10


def test_a_day_by_pointer_and_keys(make_ctx: MakeContext, tmp_path: Path) -> None:
    book = TrainingBook(tmp_path / FILE)
    one, two = [puzzle for puzzle in clear(shipped()) if puzzle.rules == "standard"][:2]
    mistakes = [Mistake(puzzle, NOW - timedelta(days=3)) for puzzle in (one, two)]
    for mistake in mistakes:
        book.cards[mistake.id] = mistake
    scene = shown(make_ctx(SIZE, reduced_motion=True), tmp_path, day(book))
    counted(scene)
    first, before = scene.visit.queue.practice, scene.visit.queue.book.rating
    assert first is not None
    motif = first.item.motif
    assert motif is not None
    assert message_text(motif.name_message) not in texts(scene), (
        "its name would give the answer away"
    )
    point(scene, right_and_wrong(scene)[0])  # the hand is the answer
    assert run_of(scene).solved
    assert message_text(motif.name_message) in texts(scene)
    scene.handle(key(pygame.K_RETURN))
    counted(scene)
    wrong = right_and_wrong(scene)[1]
    for _ in range(13):
        if run_of(scene).chosen is not wrong:
            scene.handle(key(pygame.K_RIGHT))
    scene.handle(key(pygame.K_RETURN))
    assert not run_of(scene).solved
    assert say("practice-comes-back", n=1) in texts(scene)
    strip = next(widget for widget in scene.form.widgets if isinstance(widget, TodayStrip))
    assert [part.value for part in strip.parts()] == ["right", "comes back"]
    click(scene.form, named(scene.form, say("practice-see")))
    assert scene.run is None
    assert say("practice-result", n=1, of=2) in texts(scene)
    assert message_text(motif.line) in texts(scene), "what was practised, once more"
    again = TrainingBook(tmp_path / FILE)
    assert [answer.right for answer in again.answers] == [True, False]
    assert again.answers[1].loss > 0
    kept = PuzzleBook(tmp_path / "puzzles.jsonl")
    assert (kept.rating, kept.rated, kept.streak) == (before, 0, 0), "practice is not rated"


def test_the_answer_names_the_card_of_the_reason_beside_another_right_one(
    make_ctx: MakeContext, tmp_path: Path
) -> None:
    """Failing before: “Right: the nine of hearts”, over a reason for the seven."""
    scene = shown(make_ctx(SIZE), tmp_path, day(with_one_mistake(tmp_path)))
    counted(scene)
    run, (right, other) = run_of(scene), right_and_wrong(scene)
    assert run.outcome is not None
    run.outcome = replace(run.outcome, right=(right, other))
    point(scene, other)
    assert run.solved
    words = say("practice-verdict", verdict="both", card=other, best=right)
    assert words in texts(scene)
    assert words.count(" of ") == 2, "both are named"


def test_an_answer_in_the_frame_that_works_it_out_is_kept_once(
    make_ctx: MakeContext, tmp_path: Path
) -> None:
    book = with_one_mistake(tmp_path)
    scene = shown(make_ctx(SIZE, reduced_motion=True), tmp_path, day(book))
    run = run_of(scene)
    run.search.wait()  # its thread is through, and no frame has seen that
    scene.acts.use(run.legal[0])
    frame(scene)
    frame(scene)
    assert run.answer_ready
    assert len(book.answers) == 1


def key(code: int) -> KeyDown:
    return KeyDown(code, 0, "")


def test_where_nothing_is_due_the_result_says_when_mistakes_come_back(
    make_ctx: MakeContext, tmp_path: Path
) -> None:
    book = TrainingBook(tmp_path / FILE)
    one, two, three = [puzzle for puzzle in clear(shipped()) if puzzle.rules == "standard"][:3]
    for puzzle in (one, two):
        book.cards[puzzle.id] = Mistake(puzzle, NOW)
    assert "2 of your mistakes come back tomorrow." in texts(
        shown(make_ctx(SIZE), tmp_path, day(book))
    )
    book.cards[three.id] = Mistake(three, NOW - timedelta(days=3))
    assert book.next_due(NOW) == (1, 3), "failing before: those beyond a day's ten were not told"


def test_the_keys_choose_cards_again_after_a_button(make_ctx: MakeContext, tmp_path: Path) -> None:
    """Failing before: they stayed with a button or a list beside the table, at every question."""
    book = TrainingBook(tmp_path / FILE)
    scene = shown(make_ctx(SIZE, reduced_motion=True), tmp_path, day(book))
    scene.form.set_focus(named(scene.form, say("practice-new", n=5)), keyboard=True)
    scene.handle(key(pygame.K_RETURN))
    counted(scene)
    scene.handle(key(pygame.K_RIGHT))
    chosen = run_of(scene).chosen
    assert chosen is not None
    scene.form.set_focus(named(scene.form, say("puzzle-hint")), keyboard=True)
    scene.handle(key(pygame.K_RETURN))
    assert run_of(scene).hints == 1
    assert scene.form.focus is named(scene.form, say("puzzle-hint")), "not the words beside it"
    scene.handle(key(pygame.K_ESCAPE))
    scene.handle(key(pygame.K_RETURN))
    assert run_of(scene).answer is chosen


def test_where_nothing_is_due_there_are_new_ones(make_ctx: MakeContext, tmp_path: Path) -> None:
    book = TrainingBook(tmp_path / FILE)
    scene = shown(make_ctx(SIZE, reduced_motion=True), tmp_path, day(book))
    assert scene.run is None
    assert say("practice-nothing", reading=0) in texts(scene)
    click(scene.form, named(scene.form, say("practice-new", n=5)))
    assert scene.run is not None
    counted(scene)
    scene.acts.take_hint()
    scene.acts.use(right_and_wrong(scene)[0])
    (answer,) = book.answers
    assert answer.right
    assert not answer.star, "a hint costs the star"
    kind = answer.motif
    assert kind is not None
    assert say("practice-of-last", n=0, of=1) in texts(scene), "failing before: 1 of 1 right"
    assert answer.card == ""


def test_a_switch_stays_at_the_hand_and_a_hint_is_waited_for(
    make_ctx: MakeContext, tmp_path: Path
) -> None:
    """Failing before: the hint became usable in its own time, and the frame jumped to it."""
    book = with_one_mistake(tmp_path)
    scene = shown(make_ctx(SIZE, reduced_motion=True), tmp_path, day(book))
    scan = Scan()
    scan.show(scene.accessible())
    counted(scene)
    scan.show(scene.accessible())
    assert scan.spot is not None
    assert scan.spot.parts, "the cards of the hand"
    scene.visit.run = run = PuzzleRun(run_of(scene).puzzle)  # no frame has seen it worked out
    scene.acts.take_hint()
    scene.acts.take_hint()
    assert say("puzzle-counting-judged") in texts(scene)
    counted(scene)
    assert run.hints == 1, "nobody has read the first one yet"
    assert run.hint is not None
    assert message_text(run.hint) in texts(scene)


@pytest.mark.parametrize("scale", [100, 200])
def test_the_result_is_a_page_in_the_middle(make_ctx: MakeContext, scale: int) -> None:
    ctx = make_ctx((1280, 720), ui_scale=scale, reduced_motion=True)
    scene = practice_over_scene(ctx, answers=(True, True, False))
    ctx.scenes.push(scene)
    frame(scene)
    strip = next(widget for widget in scene.form.widgets if isinstance(widget, TodayStrip))
    assert [part.value for part in strip.parts()] == ["right", "right", "missed"]
    assert not any(part.chosen for part in strip.parts())
    button = named(scene.form, say("practice-back"))
    assert strip.box.bottom < button.box.y
    assert button.box.bottom < 720, "in view without scrolling"
    area = next(widget for widget in scene.form.widgets if isinstance(widget, ScrollArea))
    assert area.box.centerx == 640


def test_a_drill_names_its_motif_with_the_answer(
    make_ctx: MakeContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = TrainingBook(tmp_path / FILE)
    items = drill(book, shipped(), (Motif.DUCK,))
    practice = Practice(
        book, lambda: items, title=(Motif.DUCK, None), clock=lambda: NOW, more=lambda: items[:2]
    )
    scene = shown(make_ctx(SIZE, reduced_motion=True), tmp_path, practice)
    assert message_text(Motif.DUCK.name_message) not in texts(scene), "its name answers"
    assert say("practice-at", at=1, of=10) in texts(scene)
    assert " cards: " in texts(scene), "what is out is heard by suit, as the hand is"
    scene.render(Surface(SIZE).convert())
    practice = Practice(
        book,
        lambda: items[:1],
        title=(Motif.DUCK, None),
        clock=lambda: NOW,
        more=lambda: items[1:3],
    )  # fmt: skip
    scene = shown(scene.ctx, tmp_path, practice)
    counted(scene)
    monkeypatch.setattr(PuzzleRun, "reason", None)
    point(scene, right_and_wrong(scene)[1])
    assert band_text(run_of(scene)) in texts(scene), "failing before: no reason, and no word of why"
    click(scene.form, named(scene.form, say("practice-next")))
    assert scene.run is None
    result = say("practice-result", n=0, of=1)
    assert all(
        words in texts(scene)
        for words in (message_text(Motif.DUCK.name_message), result, say("menu-back"))
    )
    assert say("practice-back") not in texts(scene), "the day is not done with a drill"
    assert texts(scene).count(message_text(Motif.DUCK.name_message)) == 1, "failing before: twice"
    click(scene.form, named(scene.form, say("practice-new", n=2)))
    assert scene.run is not None, "a drill goes on with others of its kind"


def test_the_drill_of_a_habit_ends_with_its_result(make_ctx: MakeContext, tmp_path: Path) -> None:
    """Failing before: the game ended with an error after the last answer of every drill."""
    games = PlayerGames(lambda: Library(tmp_path / "saves", make_bots=LocalBots))
    scene = games.learning.practice(make_ctx(SIZE, games=games, reduced_motion=True), (Motif.DUCK,))
    assert isinstance(scene, PuzzleScene)
    scene.ctx.scenes.push(scene)
    practice = scene.visit.queue.practice
    assert practice is not None
    practice.items = practice.items[:1]
    practice.take(())
    frame(scene)
    counted(scene)
    point(scene, right_and_wrong(scene)[1])
    click(scene.form, named(scene.form, say("practice-next")))
    assert scene.run is None
    assert say("practice-result", n=0, of=1) in texts(scene)
    new = {item.puzzle.id for item in practice.more()}
    assert new
    assert practice.items[0].puzzle.id not in new, "positions that follow are unseen"
    games.close()


def test_another_wrong_card_is_named_by_what_makes_it_worse(
    make_ctx: MakeContext, tmp_path: Path
) -> None:
    """Failing before: “go over as little as you can” was said of a card that was too low."""
    book = TrainingBook(tmp_path / FILE)
    one = next(puzzle for puzzle in clear(shipped()) if puzzle.motifs[0] is Motif.DUCK)
    items = (PracticeItem(replace(one, motifs=(Motif.TAKE_LOW,)), "", Motif.TAKE_LOW),)
    practice = Practice(book, lambda: items, title=(Motif.TAKE_LOW, None), clock=lambda: NOW)
    scene = shown(make_ctx(SIZE, reduced_motion=True), tmp_path, practice)
    counted(scene)
    point(scene, right_and_wrong(scene)[1])
    (strip,) = [widget for widget in scene.form.widgets if isinstance(widget, TodayStrip)]
    assert strip.parts()[0].value == "missed", "failing before: “comes back”, which it never does"
    assert run_of(scene).missed
    assert message_text(run_of(scene).missed[0].name_message) in texts(scene)
    assert message_text(Motif.TAKE_LOW.line) not in texts(scene)


def _worse_one(puzzle: Puzzle) -> RealChoice:
    """The choice of a rival where the answer was better."""
    view = puzzle.view()
    better, worse = (
        PlayCard(view.seat, cards_of_letters(text)[0]) for text in (puzzle.best, puzzle.rivals)
    )
    grade = Grade("line", view.seat, 1, 0, 5, "play", worse, better, 3.0, 0.2, 400, unit=10.2,
                  label=Mark.MISTAKE)  # fmt: skip
    return RealChoice(0, view, grade)


def test_after_a_deal_one_button_drills_the_habit_that_cost_most(make_ctx: MakeContext) -> None:
    ducked = (puzzle for puzzle in clear(shipped()) if puzzle.motifs[0] is Motif.DUCK)
    choice = next(one for one in map(_worse_one, ducked) if one.missed[0] is Motif.DUCK)
    view, grade = choice.view, choice.grade
    ctx = make_ctx(SIZE)
    result = work_on(ctx, [RealChoice(0, view, grade)])
    assert result is not None
    assert (result.line, result.title) == ("line", message_text(Motif.DUCK.name_message))
    assert result.often == say("report-often", n=3), "two in the games of the week, and this one"
    earlier = work_on(ctx, [RealChoice(0, view, grade)], [RealChoice(0, view, grade)])
    assert earlier is not None
    assert earlier.often == say("report-often", n=4), "and one in an earlier deal of this game"
    before = len(ctx.scenes)
    result.practise[1]()
    assert len(ctx.scenes) == before + 1
    assert work_on(ctx, [RealChoice(0, view, replace(grade, label=Mark.GOOD, loss=0.0))]) is None


def test_a_habit_on_an_occasion_is_drilled_there(make_ctx: MakeContext, data_dir: Path) -> None:
    """Failing before: the drill was of the motif, wherever it came."""
    games = PlayerGames(lambda: Library(data_dir / "saves", make_bots=LocalBots))
    ctx, learning = make_ctx(SIZE, games=games), games.learning
    cell = Motif.DUCK, Occasion.LED_SPADES
    ducked = (puzzle for puzzle in clear(shipped()) if puzzle.motifs[0] is Motif.DUCK)
    choice, elsewhere = (
        next(one for one in map(_worse_one, ducked)
             if one.missed[0] is Motif.DUCK and (cell in one.missed_cells) is there)
        for there in (True, False)
    )  # fmt: skip
    assert learning.weakest() is None
    counts = {Motif.DUCK: (900, 70)}
    where: dict[Cell, tuple[int, int]] = {cell: (80, 60)}
    learning.book.read(ReadGame("game", NOW, "coach", counts, 950, 90, where), ())
    assert learning.weakest() == cell
    name = "Duck (spades led)"
    result, other = work_on(ctx, [choice]), work_on(ctx, [elsewhere])
    assert result is not None
    assert other is not None
    assert (result.title, other.title) == (name, "Duck")
    over = practice_over(ctx, Practice(learning.book, tuple), lambda: None, lambda: None)
    button = next(one for one in over.choices if one.label == "Practise this")
    assert f"Most to gain: {name}." in over.lines
    for open_drill in (result.practise[1], button.act):
        open_drill()
        drilled = ctx.scenes.top
        assert isinstance(drilled, PuzzleScene)
        practice = drilled.visit.queue.practice
        assert practice is not None
        assert practice.title == cell


def test_games_read_meanwhile_are_looked_at_every_few_seconds(tmp_path: Path) -> None:
    now, left, looked = NOW, 301, 0

    def due() -> tuple[PracticeItem, ...]:
        nonlocal looked
        looked += 1
        return ()

    practice = Practice(TrainingBook(tmp_path / FILE), due, left=lambda: left, clock=lambda: now)
    looked = 0
    for _ in range(300):  # ten games a second, for half a minute
        left, now = left - 1, now + timedelta(seconds=0.1)
        practice.renew()
    assert 3 <= looked <= 10
    before, left = looked, 0
    assert practice.renew(), "the last game is told without a wait"
    assert looked > before
