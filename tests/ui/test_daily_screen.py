"""The daily screen: a game from it, its result, a friend's code, the calendar by keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Self

import pygame
import pytest
from pygame import Rect

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.config import paths, people
from hearts_gui.devtools.sample_days import DAILY_DAY, SampleDays
from hearts_gui.engine.message import message
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.daily import codes
from hearts_gui.session.daily.book import FILE, DailyBook, DayDone, PuzzleAnswer
from hearts_gui.session.daily.challenge import OpponentVerdict, challenge_code
from hearts_gui.session.daily.codes import deal_code, puzzle_code, read_code
from hearts_gui.session.daily.kinds import DayKind
from hearts_gui.session.daily.replay import from_number, from_player
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.game.reference_players import play_again
from hearts_gui.session.game.session import Session
from hearts_gui.session.past.library import Library
from hearts_gui.session.practice.puzzle import FILE as PUZZLES
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleBook, puzzle_from, shipped
from hearts_gui.session.setup.players import Human, one_human
from hearts_gui.ui import player_games
from hearts_gui.ui.daily import player_days
from hearts_gui.ui.daily import scene as daily_module
from hearts_gui.ui.daily.month import DayState, MonthGrid, day_state
from hearts_gui.ui.daily.scene import DailyScene
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.practice.queue import Series
from hearts_gui.ui.screens import menu
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import ENGLISH, speak
from hearts_gui.wording.words import start_of_week
from tests.kits.daily_company import Company, old_code
from tests.session.kit import play_out, play_until
from tests.session.quick_coach import quick
from tests.ui.kit import click, named, picture

MakeContext = Callable[..., Context]
SIZE = (1600, 900)
MONDAY = DAILY_DAY


@pytest.fixture
def games(data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PlayerGames]:
    monkeypatch.setattr(player_days, "today", lambda: MONDAY)
    made = PlayerGames(lambda: Library(tmp_path / "saves", make_bots=Company))
    yield made
    made.close()


def texts(scene: FormScene) -> list[str]:
    return [widget.label for widget in scene.form.widgets]


def wait(scene: DailyScene) -> None:
    """Until the code is read."""
    end = time.monotonic() + 60
    while scene.friend.reader is not None and time.monotonic() < end:
        scene.update(16.0)
        time.sleep(0.01)


def daily_scene(make_ctx: MakeContext, games: PlayerGames, today: date = MONDAY) -> DailyScene:
    ctx = make_ctx(SIZE, games=games)
    scene = DailyScene(ctx, games.days, today)
    ctx.scenes.push(scene)
    return scene


def test_a_day_is_played_and_its_result_copied(make_ctx: MakeContext, games: PlayerGames) -> None:
    scene = daily_scene(make_ctx, games)
    assert "After you have played: your result as text to send to friends." in texts(scene)
    click(scene.form, named(scene.form, "Play"))
    table = scene.ctx.scenes.top
    assert isinstance(table, TableScene)
    session = games.session
    assert session is not None
    play_out(session)
    done = games.days.book.results[MONDAY]
    assert done.in_time
    assert read_code(done.code).points == tuple(int(point) for point in done.points)
    scene.ctx.scenes.remove(table)
    assert games.days.can_review(done)
    click(scene.form, named(scene.form, "Copy result"))
    text = clipboard.paste().split("\n")
    assert text[0].startswith("Hearts daily 23 November 2026")
    assert text[-1] == f"streak: 1 · {done.code}"


def test_midnight_brings_the_next_day(
    make_ctx: MakeContext, games: PlayerGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: the day before stayed today, and a game of it counted as late."""
    days = [MONDAY]
    monkeypatch.setattr(player_days, "today", lambda: days[-1])
    scene = games.daily(make_ctx(SIZE, games=games))
    assert isinstance(scene, DailyScene)
    scene.ctx.scenes.push(scene)
    days.append(MONDAY + timedelta(days=1))
    scene.update(16.0)
    assert (scene.today, scene.day, scene.month) == (days[1], days[1], days[1])
    scene.choose(MONDAY)
    days.append(MONDAY + timedelta(days=2))
    scene.update(16.0)
    assert (scene.today, scene.day) == (days[2], MONDAY), "a chosen day stays"


def test_midnight_brings_the_menu_the_next_daily(
    make_ctx: MakeContext, games: PlayerGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: the menu offered the deal of the day before until it was left."""

    class Clock(date):
        now = MONDAY

        @classmethod
        def today(cls) -> Self:
            return cls.fromordinal(cls.now.toordinal())

    for module in (menu, player_games):
        monkeypatch.setattr(module, "date", Clock)
    scene = menu.MenuScene(make_ctx(SIZE, games=games))
    scene.ctx.scenes.push(scene)
    scene.update(16.0)
    before = scene.facts
    Clock.now = MONDAY + timedelta(days=1)
    scene.update(16.0)
    assert scene.facts.daily != before.daily
    assert scene.facts.daily in [row.detail for row in menu.menu_rows(scene.facts)]


@pytest.mark.parametrize("size", [(1024, 600), (1092, 614), (1280, 720), (1920, 1080)])
def test_play_is_in_sight(make_ctx: MakeContext, games: PlayerGames, size: tuple[int, int]) -> None:
    """Failing before: in the two low windows half of the button was below the edge."""
    scene = DailyScene(make_ctx(size, games=games), games.days, MONDAY)
    scene.ctx.scenes.push(scene)
    assert scene.body_box().contains(named(scene.form, "Play").box)


def test_what_a_friends_code_brings_is_in_sight(make_ctx: MakeContext, games: PlayerGames) -> None:
    """Failing before: in a low window the button to play the deals was below the edge."""
    rules = Rules().but(end=End.DEALS, end_at=1)
    seats = one_human(4, level="club", seed="friends")
    theirs = from_number(rules, "beef" * 8, seats, 77777)
    scene = DailyScene(make_ctx((1024, 640), games=games), games.days, MONDAY)
    scene.ctx.scenes.push(scene)
    clipboard.copy(challenge_code(rules, "beef" * 8, seats, theirs.events))
    named(scene.form, "Paste").activate()
    wait(scene)
    assert scene.area is not None
    scene.area.finish()
    assert scene.body_box().contains(named(scene.form, "Play the same deals").box)


def test_a_game_that_was_left_goes_on(make_ctx: MakeContext, games: PlayerGames) -> None:
    scene = daily_scene(make_ctx, games)
    click(scene.form, named(scene.form, "Play"))
    table = scene.ctx.scenes.top
    first = games.session
    assert table is not None
    assert first is not None
    first.start_next_deal()
    scene.ctx.scenes.remove(table)
    click(scene.form, named(scene.form, "Continue"))
    assert games.session is not first
    assert games.session is not None
    play_out(games.session)
    assert games.days.book.results[MONDAY].code


def test_a_practice_game_does_not_count(make_ctx: MakeContext, games: PlayerGames) -> None:
    scene = daily_scene(make_ctx, games)
    click(scene.form, named(scene.form, "Play"))
    session = games.session
    assert session is not None
    session.practice = True
    play_out(session)
    assert not games.days.book.results
    assert message("daily-practice") in session.noticed


def test_a_day_of_puzzles(make_ctx: MakeContext, games: PlayerGames) -> None:
    scene = daily_scene(make_ctx, games)
    sunday = MONDAY + timedelta(days=6)
    assert daily_of(sunday).kind is DayKind.HARD
    scene.choose(sunday)
    click(scene.form, named(scene.form, "Play"))
    puzzles = scene.ctx.scenes.top
    assert isinstance(puzzles, PuzzleScene)
    assert puzzles.run is not None
    assert [widget for widget in puzzles.form.widgets if widget.label == "Skip"] == []
    puzzles.run.search.wait()
    puzzles.update(16.0)
    assert puzzles.run.outcome is not None
    right = puzzles.run.outcome.right[0]
    puzzles.acts.choose(right)
    puzzles.acts.answer()
    done = games.days.book.results[sunday]
    assert done.solved == (True,)
    assert done.code == puzzle_code(daily_of(sunday), [right.text])
    assert read_code(done.code).solved == (True,)
    puzzles.acts.following()
    assert puzzles.run is None
    assert any("1 of 1 solved" in label for label in texts(puzzles))
    picture(puzzles)  # the result can be drawn
    click(
        puzzles.form, next(widget for widget in puzzles.form.widgets if isinstance(widget, Button))
    )
    assert scene.ctx.scenes.top is scene


def test_a_days_puzzle_cannot_be_answered_again(make_ctx: MakeContext, games: PlayerGames) -> None:
    day = next(
        day
        for by in range(7)
        if daily_of(day := MONDAY + timedelta(days=by)).kind is DayKind.PUZZLES
    )
    scene = daily_scene(make_ctx, games)
    scene.choose(day)
    click(scene.form, named(scene.form, "Play"))
    puzzles = scene.ctx.scenes.top
    assert isinstance(puzzles, PuzzleScene)
    assert puzzles.run is not None
    first = puzzles.run.puzzle
    puzzles.run.search.wait()
    puzzles.update(16.0)
    puzzles.acts.give_up()
    assert isinstance(puzzles.visit.queue.row, Series)
    assert puzzles.visit.queue.row.place == (1, 5), "its answer is still shown"
    assert named(puzzles.form, "Next puzzle")
    puzzles.back()
    games.days.book = DailyBook(paths.user_data_dir() / FILE)  # as after another start
    scene.rebuild()
    click(scene.form, named(scene.form, "Continue"))
    again = scene.ctx.scenes.top
    assert isinstance(again, PuzzleScene)
    assert again.run is not None
    assert again.run.puzzle != first
    assert isinstance(again.visit.queue.row, Series)
    assert again.visit.queue.row.place == (2, 5)
    assert day not in games.days.book.results


TUESDAY = MONDAY + timedelta(days=1)


def answer_wrongly(scene: PuzzleScene) -> str:
    """Give the day's next puzzle up and go on; its id."""
    assert scene.run is not None
    scene.run.search.wait()
    scene.update(16.0)
    scene.acts.give_up()
    name = scene.run.puzzle.id
    scene.acts.following()
    return name


def open_tuesday(make_ctx: MakeContext, games: PlayerGames) -> PuzzleScene:
    """The screen of Tuesday's puzzles, as after another start."""
    games.days.book = DailyBook(paths.user_data_dir() / FILE)
    scene = daily_scene(make_ctx, games)
    scene.choose(TUESDAY)
    click(scene.form, next(widget for widget in scene.form.widgets
                           if widget.label in ("Play", "Continue")))  # fmt: skip
    puzzles = scene.ctx.scenes.top
    assert isinstance(puzzles, PuzzleScene)
    return puzzles


def update_program(
    monkeypatch: pytest.MonkeyPatch, *, without: Iterable[str]
) -> tuple[Puzzle, ...]:
    """Let a version come without these puzzles, so that the day's are others."""
    gone = set(without)
    other = tuple(puzzle for puzzle in shipped() if puzzle.id not in gone)
    monkeypatch.setattr(player_days, "shipped_or_none", lambda: other)
    monkeypatch.setattr(codes, "shipped", lambda: other)
    return other


def test_an_update_within_a_day_leaves_its_puzzles_as_they_were(
    make_ctx: MakeContext, games: PlayerGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: the first answers were of one set of puzzles, the last ones of another."""
    wanted = [puzzle.id for puzzle in daily_of(TUESDAY).puzzles(shipped())]
    scene = open_tuesday(make_ctx, games)
    asked = [answer_wrongly(scene) for _ in range(2)]
    update_program(monkeypatch, without=wanted)
    scene = open_tuesday(make_ctx, games)
    asked += [answer_wrongly(scene) for _ in range(3)]
    assert asked == wanted
    done = games.days.book.results[TUESDAY]
    assert done.solved == (False,) * 5
    read = read_code(done.code)
    assert (read.solved, read.checked) == ((), False), "nobody has these puzzles any more"
    again = games.days.play(make_ctx(SIZE, games=games), daily_of(TUESDAY))
    assert isinstance(again, PuzzleScene)
    assert again.run is not None
    assert again.run.puzzle.id == wanted[0], "once more, what was answered"


def test_answers_to_the_puzzles_of_an_earlier_version_stay(
    make_ctx: MakeContext, games: PlayerGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It did not write down which puzzles they were. Failing before: a code that said of these

    answers what others would be, and a puzzle that came twice on a day.
    """
    before = daily_of(TUESDAY).puzzles(shipped())
    now = daily_of(TUESDAY).puzzles(update_program(monkeypatch, without=[before[1].id]))
    assert now != before
    kept = PuzzleBook(paths.user_data_dir() / PUZZLES)
    for puzzle in (before[0], now[3]):
        kept.add(puzzle, solved=True)
    (paths.user_data_dir() / FILE).write_text(
        f'{{"day": "{TUESDAY}", "answer": true, "card": "2C"}}\n'
        f'{{"day": "{TUESDAY}", "answer": true, "card": "AS"}}\n'
    )
    scene = open_tuesday(make_ctx, games)
    assert isinstance(scene.visit.queue.row, Series)
    assert scene.visit.queue.row.place == (3, 5)
    asked = [answer_wrongly(scene)]
    scene = open_tuesday(make_ctx, games)
    asked += [answer_wrongly(scene) for _ in range(2)]
    assert len({*asked, before[0].id, now[3].id}) == 5, "none twice"
    assert set(asked) <= {puzzle.id for puzzle in now}
    done = games.days.book.results[TUESDAY]
    assert done.solved == (True, True, False, False, False)
    assert not read_code(done.code).checked
    assert DailyBook(paths.user_data_dir() / FILE).results[TUESDAY] == done


def test_a_day_whose_last_answer_was_kept_and_not_its_result_is_over(
    make_ctx: MakeContext, games: PlayerGames
) -> None:
    """The program was killed in between. Failing before: the day could never be finished."""
    scene = open_tuesday(make_ctx, games)
    for _ in range(5):
        answer_wrongly(scene)
    file = paths.user_data_dir() / FILE
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:-1]))
    done = games.days.book.results[TUESDAY]
    scene = open_tuesday(make_ctx, games)
    assert scene.run is None
    assert games.days.book.results[TUESDAY] == done
    assert read_code(done.code).solved == (False,) * 5


def test_a_damaged_puzzle_of_a_day_counts_as_missed(make_ctx: MakeContext, tmp_path: Path) -> None:
    bad = puzzle_from("standard-0 proved lead 1.00 0.00 1000 standard/4 L 0 nonsense - -")
    heard: list[tuple[bool, ...]] = []
    series = Series((bad,), when_over=heard.append)
    ctx = make_ctx(SIZE)
    scene = PuzzleScene(ctx, PuzzleBook(tmp_path / "p.jsonl"), puzzles=(bad,), series=series)
    assert scene.run is None
    assert heard == [(False,)]


def test_a_day_begun_with_a_puzzle_whose_position_is_damaged_brings_todays(
    make_ctx: MakeContext, games: PlayerGames
) -> None:
    """Failing before: it counted as missed, and the day was lost."""
    todays = daily_of(TUESDAY).puzzles(shipped())
    row = [puzzle.line() for puzzle in todays]
    row[1] = row[1].replace(todays[1].position, "standard/4 L 0 nonsense - -")
    games.days.book.answer(TUESDAY, PuzzleAnswer(True, "2C", tuple(row)))
    scene = open_tuesday(make_ctx, games)
    assert scene.run is not None
    assert scene.run.puzzle == todays[1]


def test_after_the_only_puzzle_of_a_day_comes_its_result(
    make_ctx: MakeContext, tmp_path: Path
) -> None:
    """Failing before: “Next puzzle” after one of one."""
    series, book = Series(shipped()[:1]), PuzzleBook(tmp_path / "p.jsonl")
    scene = PuzzleScene(make_ctx(SIZE), book, puzzles=(), series=series)
    scene.ctx.scenes.push(scene)
    assert scene.run is not None
    scene.run.search.wait()
    scene.update(16.0)
    scene.acts.give_up()
    click(scene.form, named(scene.form, "See the result"))
    assert scene.run is None


def test_an_old_code_of_puzzles_says_that_it_cannot_be_checked(make_ctx: MakeContext) -> None:
    scene = DailyScene(make_ctx(SIZE), SampleDays(), MONDAY)
    scene.ctx.scenes.push(scene)
    scene.friend.read(old_code(MONDAY + timedelta(days=1), 0b111111))
    wait(scene)
    (line,) = [label for label in texts(scene) if "your friend" in label]
    assert "nobody can check" in line
    assert not any("of 5" in label for label in texts(scene))


@pytest.mark.parametrize(
    "sent",
    [
        lambda code: f"Look at this:\n4 points · {code}",
        lambda code: f"{code.replace('-', chr(0x2011))} 4 points",
        lambda code: f"{code[:19]}\n{code[19:]}\n4 points",
    ],
    ids=["in a text", "with other dashes", "wrapped after a dash"],
)
def test_a_friends_code_is_compared(make_ctx: MakeContext, sent: Callable[[str], str]) -> None:
    daily = daily_of(MONDAY)
    seats = daily.seats(Human())
    code, _ = deal_code(daily, from_number(daily.rules, daily.seed, seats, 12345).events)
    ctx = make_ctx(SIZE)
    scene = DailyScene(ctx, SampleDays(), MONDAY)
    ctx.scenes.push(scene)
    clipboard.copy(sent(code))
    click(scene.form, named(scene.form, "Paste"))
    wait(scene)
    labels = texts(scene)
    assert any("your friend" in label for label in labels)
    assert any(label.startswith("You: 4 points") for label in labels)
    assert any(label.startswith("You first differed") for label in labels)
    clipboard.copy(code[:-1] + ("0" if code[-1] != "0" else "1"))
    click(scene.form, named(scene.form, "Paste"))
    wait(scene)
    assert any("isn’t valid" in label for label in texts(scene))


def test_what_others_took_is_worked_out_while_someone_looks(
    make_ctx: MakeContext, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who leaves the table finds the others still at work on the daily screen."""
    monkeypatch.setattr(player_days, "today", lambda: MONDAY)
    saves = tmp_path / "saves"
    games = PlayerGames(lambda: Library(saves, make_bots=Company, coach=quick, pars=play_again))
    scene = daily_scene(make_ctx, games)
    click(scene.form, named(scene.form, "Play"))
    assert games.session is not None
    play_out(games.session)
    table = scene.ctx.scenes.top
    assert table is not None
    scene.ctx.scenes.remove(table)
    done = games.days.book.results[MONDAY]
    assert any(label == "Six others are still playing your cards." for label in texts(scene))
    end = time.monotonic() + 200
    while MONDAY not in games.days.book.fields and time.monotonic() < end:
        games.library.inbox.wait(0.05)
        scene.update(16.0)
    field = games.days.book.fields[MONDAY]
    assert field.beaten is not None
    scene.rebuild()
    assert any(label.startswith("Better than") for label in texts(scene))
    assert DailyBook(paths.user_data_dir() / FILE).fields == {MONDAY: field}
    assert games.days.book.beats(MONDAY) == (sum(done.points) < field.mean)
    scene.back()
    assert games.days._measured is None
    games.close()


def test_a_day_can_be_played_again_as_practice(make_ctx: MakeContext, games: PlayerGames) -> None:
    scene = daily_scene(make_ctx, games)
    click(scene.form, named(scene.form, "Play"))
    assert games.session is not None
    play_out(games.session)
    first = games.days.book.results[MONDAY]
    table = scene.ctx.scenes.top
    assert table is not None
    scene.ctx.scenes.remove(table)
    click(scene.form, named(scene.form, "Play again"))
    again = scene.ctx.scenes.top
    assert isinstance(again, TableScene)
    session = games.session
    assert session is not None
    assert session.practice
    play_out(session)
    scene.ctx.scenes.remove(again)
    assert games.days.book.results == {MONDAY: first}
    assert len(games.library.past.rows()) == 4, "a deal, a game, and two files that were read"


def test_a_game_under_way_says_how_far_it_is(make_ctx: MakeContext, games: PlayerGames) -> None:
    scene = daily_scene(make_ctx, games)
    assert any(label == "Your hand, still hidden." for label in texts(scene))
    click(scene.form, named(scene.form, "Play"))
    session = games.session
    assert session is not None

    def three(game: Session) -> bool:
        deal = game.view(0).public.deal
        return deal is not None and len(deal.tricks) == 3

    play_until(session, three)
    table = scene.ctx.scenes.top
    assert table is not None
    scene.ctx.scenes.remove(table)
    labels = [label for label in texts(scene) if label.startswith("Trick ")]
    assert labels
    assert labels[0].startswith("Trick 4, ")
    named(scene.form, "Continue")


class AskedByHand:
    """A company that answers when the test says so."""

    def __init__(self, code: str) -> None:
        self.code, self.share, self.stopped = code, 0.0, False
        self.verdict: OpponentVerdict | None = None

    def news(self) -> bool:
        return True

    def stop(self) -> None:
        self.stopped = True


def searching_code() -> str:
    """The code of a game against company that searches; what it answered is nobody's business."""
    rules, seats = Rules(end=End.DEALS, end_at=1), one_human(4, level="strong", seed="x")
    weak, seed = one_human(4, level="club", seed="x"), "0123abcd" * 4
    played = from_player(rules, seed, weak, RandomBot("me").decide)
    return challenge_code(rules, seed, seats, played.events)


@pytest.mark.parametrize("verdict", list(OpponentVerdict))
def test_the_company_of_a_friends_game_is_asked_in_the_window(
    make_ctx: MakeContext,
    games: PlayerGames,
    verdict: OpponentVerdict,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = daily_scene(make_ctx, games)
    checks: list[AskedByHand] = []

    def ask(code: str, wake: object) -> Any:
        checks.append(AskedByHand(code))
        return checks[-1]

    monkeypatch.setattr(daily_module, "OpponentCheck", ask)
    code = searching_code()
    scene.friend.read(code)
    wait(scene)
    assert not any(label.startswith("Your friend:") for label in texts(scene)), "a claim"
    click(scene.form, named(scene.form, "Check"))
    assert [check.code for check in checks] == [code]
    checks[0].share = 0.34
    scene.update(16.0)
    assert any("34% of the game agrees so far" in label for label in texts(scene))
    assert scene.idle_wait_ms() is not None, "no frame is drawn for the waiting"
    click(scene.form, named(scene.form, "Stop"))
    assert checks[0].stopped
    click(scene.form, named(scene.form, "Check"))
    checks[1].verdict = verdict
    scene.update(16.0)
    said = {
        OpponentVerdict.SO: "make the same moves",
        OpponentVerdict.OTHERWISE: "would have played differently",
        OpponentVerdict.UNKNOWN: "couldn’t be checked",
    }  # fmt: skip
    assert any(said[verdict] in label for label in texts(scene))
    assert "Check" not in texts(scene)
    wait(scene)
    says_result = any(label.startswith("Your friend:") for label in texts(scene))
    assert says_result == (verdict is OpponentVerdict.SO)
    scene.friend.check()
    scene.leave()
    assert checks[2].stopped, "nobody looks on any more"


def test_company_that_answers_immediately_was_asked_already(
    make_ctx: MakeContext, games: PlayerGames
) -> None:
    scene = daily_scene(make_ctx, games)
    rules, seats = Rules(end=End.DEALS, end_at=1), one_human(4, level="club", seed="x")
    played = from_player(rules, "0123abcd" * 4, seats, RandomBot("me").decide)
    scene.friend.read(challenge_code(rules, "0123abcd" * 4, seats, played.events))
    wait(scene)
    assert "Play the same deals" in texts(scene)
    assert "Check" not in texts(scene)


def test_all_days_are_listed_and_open(make_ctx: MakeContext) -> None:
    ctx = make_ctx(SIZE)
    scene = DailyScene(ctx, SampleDays(people=("Eva", "Ben")), MONDAY)
    ctx.scenes.push(scene)
    assert "Eva: 9 points" in texts(scene)
    assert "Ben: not played yet" in texts(scene)
    tabs = next(widget for widget in scene.form.widgets if isinstance(widget, Segmented))
    tabs.choose(1)
    rows = [widget for widget in scene.form.widgets if isinstance(widget, ListRow)]
    assert len(rows) == len(scene.source.book.results)
    click(scene.form, rows[2])
    assert not scene.every
    assert scene.day == MONDAY - timedelta(days=2)


def test_the_people_of_a_machine_each_have_their_result(
    make_ctx: MakeContext, games: PlayerGames
) -> None:
    people.choose("p2")
    DailyBook(paths.user_data_dir() / FILE).add(DayDone(MONDAY, MONDAY, "X", (5.0,)))
    people.choose("")
    ((name, done),) = games.days.others(MONDAY)
    assert name
    assert done is not None
    assert done.points == (5.0,)
    assert games.days.others(MONDAY - timedelta(days=1)) == ((name, None),)


def test_how_days_stand() -> None:
    book = SampleDays().book
    stands = [
        day_state(book, MONDAY - timedelta(days=ago), MONDAY) for ago in (-1, 0, 1, 3, 11, 14)
    ]
    assert stands == [
        DayState.COMING, DayState.PLAYED, DayState.PLAYED, DayState.FREE, DayState.LATE,
        DayState.OPEN,
    ]  # fmt: skip
    assert day_state(SampleDays(played=False).book, MONDAY, MONDAY) is DayState.TODAY


def test_the_calendar_by_keys(make_ctx: MakeContext) -> None:
    ctx = make_ctx(SIZE)
    scene = DailyScene(ctx, SampleDays(), MONDAY)
    ctx.scenes.push(scene)
    grid = next(widget for widget in scene.form.widgets if isinstance(widget, MonthGrid))
    scene.form.set_focus(grid, keyboard=True)
    assert grid.value_text == "23 November, played, better than average"
    scene.handle(KeyDown(pygame.K_LEFT))
    scene.handle(KeyDown(pygame.K_UP))
    assert grid.value_text == "15 November, free day"
    scene.handle(KeyDown(pygame.K_RETURN))
    assert scene.day == date(2026, 11, 15)
    click(scene.form, named(scene.form, "Previous month"))
    assert scene.month.month == 10
    click(scene.form, named(scene.form, "Next month"))
    assert scene.month.month == 11


def test_a_week_begins_with_the_usual_day_of_the_language(make_ctx: MakeContext) -> None:
    """CLDR's first day; 1 November 2026 is a Sunday."""
    places = {}
    for code in ("zh-Hans", "ja", "pt-BR", ENGLISH):
        speak(code)
        grid = MonthGrid(make_ctx(SIZE), MONDAY, SampleDays().book, today=MONDAY, chosen=MONDAY,
                         choose=lambda _: None)  # fmt: skip
        grid.move_to(Rect(0, 0, 700, 300))
        places[code] = grid._cell(1).x, start_of_week(MONDAY).day
    assert places == {"zh-Hans": (600, 23), "ja": (0, 22), "pt-BR": (0, 22), ENGLISH: (600, 23)}


def test_a_friends_game_is_played_with_the_same_cards(
    make_ctx: MakeContext, games: PlayerGames
) -> None:
    rules = Rules().but(end=End.DEALS, end_at=2)
    seats = one_human(4, level="club", seed="friends")
    theirs = from_number(rules, "beef" * 8, seats, 77777)
    code = challenge_code(rules, "beef" * 8, seats, theirs.events)
    scene = daily_scene(make_ctx, games)
    clipboard.copy(f"Can you do better? {code}")
    click(scene.form, named(scene.form, "Paste"))
    wait(scene)
    result = next(label for label in texts(scene) if label.startswith("Your friend:"))
    assert re.fullmatch(r"Your friend: \d+ points?, \d\w\w place\.", result)
    assert any(label.startswith("Play it, then") for label in texts(scene))
    click(scene.form, named(scene.form, "Play the same deals"))
    table = scene.ctx.scenes.top
    assert isinstance(table, TableScene)
    assert games.session is not None
    assert games.session.seats[1:] == seats[1:]
    play_out(games.session)
    mine = games.session.view(0).public.standings.totals[0]
    scene.ctx.scenes.remove(table)
    click(scene.form, named(scene.form, "Paste"))
    wait(scene)
    mine_told = [label for label in texts(scene) if label.startswith(f"You: {mine} point")]
    assert mine_told
    assert mine_told[0].endswith(" place.")
    assert any(label.startswith("You first differed in deal 1") for label in texts(scene))


def test_many_codes_become_a_table(make_ctx: MakeContext) -> None:
    ctx = make_ctx(SIZE)
    scene = DailyScene(ctx, SampleDays(), MONDAY)
    ctx.scenes.push(scene)
    lines = []
    for by in (0, 7):
        daily = daily_of(MONDAY + timedelta(days=by))
        seats = daily.seats(Human())
        for name, number in (("Eva", 12345), ("Bo", 99)):
            again = from_number(daily.rules, daily.seed, seats, number)
            lines.append(f"{name} {deal_code(daily, again.events)[0]}")
    clipboard.copy("\n".join(lines))
    click(scene.form, named(scene.form, "Paste"))
    wait(scene)
    labels = texts(scene)
    assert any(label.startswith("2 people") for label in labels)
    assert any(label.startswith("1. ") and "over 2 days" in label for label in labels)
