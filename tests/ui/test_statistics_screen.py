"""The Statistics screen says what the history holds, and waits for nothing."""

import csv
import io
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from hearts_gui.ai.coach.labels import Apart
from hearts_gui.ai.coach.situations import Situation
from hearts_gui.config.settings import Settings
from hearts_gui.devtools import screenshot
from hearts_gui.devtools.sample_past import SAMPLE_DAY, SampleInquiry, sample_rows
from hearts_gui.devtools.samples import SampleFinished, SampleGames, SampleLearning
from hearts_gui.session.past.aggregates import Tallies, tallies_of
from hearts_gui.session.past.choices import Choices
from hearts_gui.session.past.figures import Finding
from hearts_gui.session.past.history import PastGames
from hearts_gui.session.past.means import Mean
from hearts_gui.session.past.motif import Cell, Motif, Occasion
from hearts_gui.session.past.rows import DealRow, GameRow, Row
from hearts_gui.session.past.summary import Inquiry, PastSummary, summarise
from hearts_gui.session.practice.puzzle import PuzzleTheme
from hearts_gui.session.practice.today import Practised
from hearts_gui.session.practice.weakness import Weakness
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.statistics.choices_group import (
    ChoicesGroup,
    FindingsGroup,
    FindingsPage,
    PracticeGroup,
)
from hearts_gui.ui.screens.statistics.fair_group import LuckGroup, one_in
from hearts_gui.ui.screens.statistics.group import GroupPage, StatisticsGroup
from hearts_gui.ui.screens.statistics.results_group import PointsGroup
from hearts_gui.ui.screens.statistics.scene import THEMES, StatisticsScene
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import ListRow
from tests.ui.kit import click, named

SIZE = (1280, 720)
MakeContext = Callable[..., Context]
ROWS = sample_rows()


class TheseGames(SampleGames):
    """Games with this history."""

    def __init__(self, inquiry: Inquiry) -> None:
        super().__init__(under_way=True)
        self.finished.inquiry = lambda: inquiry


def opened(make: MakeContext, inquiry: Inquiry) -> StatisticsScene:
    ctx = make(SIZE, games=TheseGames(inquiry))
    scene = StatisticsScene(ctx, today=SAMPLE_DAY)
    ctx.scenes.push(scene)
    scene.render(Surface(SIZE).convert())
    return scene


def filled(make: MakeContext, rows: tuple[Row, ...] = ROWS) -> StatisticsScene:
    scene = opened(make, SampleInquiry(rows))
    scene.update(16)
    scene.render(Surface(SIZE).convert())
    return scene


def groups(scene: FormScene) -> list[StatisticsGroup]:
    return [widget for widget in scene.form.widgets if isinstance(widget, StatisticsGroup)]


def test_it_opens_before_the_history_is_read_and_fills_when_it_is(make_ctx: MakeContext) -> None:
    gate = threading.Event()

    def slow() -> Tallies:
        gate.wait(20)
        return tallies_of(ROWS)

    inquiry = Inquiry(slow, lambda: ROWS)
    scene = opened(make_ctx, inquiry)
    scene.update(16)
    assert not groups(scene)
    assert any("Reading" in widget.label for widget in scene.form.widgets)
    gate.set()
    for _ in range(2000):
        scene.update(16)
        if groups(scene):
            break
        threading.Event().wait(0.005)
    assert len(groups(scene)) > 6


def test_only_the_last_question_is_answered() -> None:
    first, second = threading.Event(), threading.Event()
    gates = [first, second]

    def rows() -> Tallies:
        gates.pop(0).wait(20)
        return tallies_of(ROWS)

    inquiry = Inquiry(rows, lambda: ROWS)
    inquiry.ask("standard", None)
    for _ in range(2000):
        if len(gates) == 1:
            break
        threading.Event().wait(0.005)
    inquiry.ask("omnibus", None)
    first.set()
    second.set()
    result: PastSummary | None = None
    for _ in range(2000):
        answer = inquiry.take()
        result = answer or result
        assert answer is None or answer.rules == "omnibus"
        if result:
            break
        threading.Event().wait(0.005)
    assert result is not None


def test_the_results_are_those_of_the_rows(make_ctx: MakeContext) -> None:
    scene = filled(make_ctx)
    games = [row for row in ROWS if isinstance(row, GameRow) and row.rules == "standard"]
    deals = [row for row in ROWS if isinstance(row, DealRow) and row.rules == "standard"]
    wins = sum(row.places[0] == 1 for row in games)
    results = named(scene.form, "Results")
    assert f"{wins} wins in {len(games)} games" in results.value_text
    table = results.table() if isinstance(results, StatisticsGroup) else ()
    assert table[0] == f"1st: {wins} games"
    points = next(group for group in groups(scene) if isinstance(group, PointsGroup))
    assert f"{len(deals)} deals" in points.value_text
    luck = next(group for group in groups(scene) if isinstance(group, LuckGroup))
    total = sum(row.par[0] - row.par[1] for row in deals)
    word = "saved" if total > 0 else "cost"
    assert f"luck {word} {abs(total):.1f} points" in luck.value_text


def test_other_rules_and_other_opponents_are_one_choice_away(make_ctx: MakeContext) -> None:
    scene = filled(make_ctx)
    rules = named(scene.form, "Rule set")
    assert isinstance(rules, Dropdown)
    rules.choose(1)
    scene.update(16)
    assert scene.summary is not None
    assert scene.summary.rules == "omnibus"
    against = named(scene.form, "Opponents")
    assert isinstance(against, Dropdown)
    against.choose(1)
    scene.update(16)
    assert scene.summary.against == scene.summary.levels[0]
    wanted = summarise(tallies_of(ROWS), "omnibus", scene.summary.levels[0])
    assert scene.summary == wanted
    assert wanted != summarise(tallies_of(ROWS), "omnibus", None)


@pytest.mark.parametrize("scale", [75, 100, 150])
@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720)])
def test_the_rule_set_is_read_whole(
    make_ctx: MakeContext, size: tuple[int, int], scale: int
) -> None:
    """Failing before: at 800 x 600 and 75% it was cut."""
    ctx = make_ctx(size, ui_scale=scale, games=TheseGames(SampleInquiry(ROWS)))
    scene = StatisticsScene(ctx, today=SAMPLE_DAY)
    ctx.scenes.push(scene)
    scene.update(16)
    scene.render(Surface(size).convert())
    lists = [widget for widget in scene.form.widgets if isinstance(widget, Dropdown)]
    assert len(lists) == 2
    for widget in lists:
        assert widget.whole_width <= widget.box.w, widget.value_text


@pytest.mark.parametrize("index", range(7))
def test_every_group_opens_at_full_size_with_its_numbers(make_ctx: MakeContext, index: int) -> None:
    scene = filled(make_ctx)
    group = groups(scene)[index]
    window = Surface(SIZE).convert()
    scene.render(window)
    click(scene.form, group)
    page = scene.ctx.scenes.top
    assert isinstance(page, GroupPage)
    page.render(window)
    assert page.title == group.label
    (picture,) = groups(page)
    assert picture.box.w > 1.5 * group.box.w
    assert not picture.focusable
    assert len(group.table()) >= 2
    labels = {widget.label for widget in page.form.widgets}
    lines = [line for line in group.table() if line]
    assert all(line in labels or set(line.split(": ", 1)) <= labels for line in lines)
    told = [line for line in lines if ". " in line.split(": ")[0]]
    assert labels.issuperset(told), "failing before: sentences up to a colon, in two columns"
    page.back()
    assert scene.render(window) == [window.get_rect()], "failing before: the page stayed in view"


def test_a_weakness_is_named_before_there_is_a_before_and_after(make_ctx: MakeContext) -> None:
    """Failing before: nothing was said of it until 20 answers."""
    weak = Weakness(Motif.DUCK, 40, 20, 0.1, 0.4, 0.9, Occasion.LED_SPADES, sure=True)
    group = PracticeGroup(make_ctx(SIZE), Practised(0, None, (weak,), 0))
    assert group.waits
    assert group.value_text.startswith("Most to gain: Duck (spades led). Answers so far: 0.")


def test_a_loss_below_nothing_is_shown_as_none(
    make_ctx: MakeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    mean = Mean(-0.9, 1.77, 2)
    one = Choices(5, mean, ((Situation.DISCARDING, mean),), None, 0.6, ())
    group = ChoicesGroup(make_ctx(SIZE), one, (Apart.CLOSE, None))
    shown: list[str] = []
    real = group.named_rows

    def named_rows(*args: Any) -> list[Rect]:
        shown.extend(words for words, _ in args[3])
        return real(*args)

    monkeypatch.setattr(group, "named_rows", named_rows)
    group.picture(Surface(SIZE), Rect(0, 0, 400, 300))
    assert (group.corner(), shown) == ("0.00", ["0.00"])
    assert "below 0 is chance" in group.table()[-1], "the details say what −0.90 means"


def test_deals_with_the_queen_are_listed_and_can_be_reviewed(make_ctx: MakeContext) -> None:
    scene = filled(make_ctx)
    summary = scene.summary
    assert summary is not None
    assert summary.points is not None
    assert sum(summary.points.queens.values()) > 100
    assert all(
        count <= summary.points.counts[points] for points, count in summary.points.queens.items()
    )
    group = named(scene.form, "Points per deal")
    assert isinstance(group, PointsGroup)
    assert any("with the queen of spades" in line for line in group.table())
    click(scene.form, group)
    page = scene.ctx.scenes.top
    assert isinstance(page, GroupPage)
    page.render(Surface(SIZE).convert())
    rows = [widget for widget in page.form.widgets if isinstance(widget, ListRow)]
    assert len(rows) == 12
    rows[0].activate()
    assert page.ctx.scenes.top is page, "the made-up games are not kept, and it says so"


@pytest.mark.parametrize("number", [1, 2])
def test_few_games_say_that_they_are_few(make_ctx: MakeContext, number: int) -> None:
    rows = tuple(
        row._replace(coach="", losses=(), situations="", par=(), par_version="")
        if isinstance(row, DealRow) else row
        for row in sample_rows(number)
    )  # fmt: skip
    scene = filled(make_ctx, rows)
    assert len(groups(scene)) > 6
    assert "It takes 10 games" in named(scene.form, "Results").value_text
    assert "Your rating appears after" in named(scene.form, "Rating").value_text
    lost = named(scene.form, "Points lost per choice")
    assert "The coach hasn’t looked at any" in lost.value_text
    # Failing before: an empty box as high as those with pictures, between them.
    *full, last = groups(scene)
    assert last.waits
    assert not full[0].waits
    assert last.box.h < 0.5 * full[0].box.h


def test_what_costs_most_is_practised_with_puzzles(
    make_ctx: MakeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str | None] = []

    def puzzles(_: SampleLearning, ctx: Context, theme: str | None = None) -> Scene:
        wanted.append(theme)
        return Scene(ctx)

    monkeypatch.setattr(SampleLearning, "puzzles", puzzles)
    ctx = make_ctx((1920, 1080), games=TheseGames(SampleInquiry(ROWS)))
    scene = StatisticsScene(ctx, today=SAMPLE_DAY)
    ctx.scenes.push(scene)
    scene.update(16)
    assert scene.summary is not None
    assert scene.summary.kinds == (Apart.CLEAR, Situation.LEADING)
    click(scene.form, named(scene.form, "Practise leading"))
    assert wanted == ["lead"]
    assert {PuzzleTheme(theme) for theme in THEMES.values()} == set(PuzzleTheme)
    cell, drilled = (Motif.DUCK, Occasion.LED_SPADES), list[object]()

    def practice(_: SampleLearning, ctx: Context, *cell: object) -> Scene:
        drilled.extend(cell)
        return Scene(ctx)

    asked: list[SampleLearning] = []

    def weakest(learning: SampleLearning) -> Cell:
        asked.append(learning)
        return cell

    monkeypatch.setattr(SampleLearning, "weakest", weakest)
    monkeypatch.setattr(SampleLearning, "practice", practice)
    scene.rebuild()
    assert len(asked) == 1, "it takes a walk through every mistake"
    assert "Most to gain: Duck (spades led)." in {widget.label for widget in scene.form.widgets}
    click(scene.form, named(scene.form, "Practise this"))
    assert drilled == [cell[:1], cell[1]], "a habit that is known comes before a kind of choice"


def test_all_deals_are_saved_as_a_table(make_ctx: MakeContext, data_dir: Path) -> None:
    scene = filled(make_ctx)
    toasts: list[str] = []
    scene.notify = toasts.append  # type: ignore[method-assign, assignment]
    for name in ("hearts-deals.csv", "hearts-deals-2.csv"):
        click(scene.form, named(scene.form, "Save all deals as a table (CSV)"))
        for _ in range(2000):
            scene.update(16)
            if toasts:
                break
            threading.Event().wait(0.005)
        assert toasts.pop() == f"Saved: {data_dir / 'copies' / name}"
    text = (data_dir / "copies" / "hearts-deals.csv").read_text(encoding="utf-8")
    lines = list(csv.DictReader(io.StringIO(text)))
    deals = [row for row in ROWS if isinstance(row, DealRow)]
    assert len(lines) == len(deals)
    assert sum(int(line["points"]) for line in lines) == sum(row.points[0] for row in deals)
    total = sum(float(line["given_away"]) for line in lines)
    assert total == pytest.approx(sum(sum(row.losses) for row in deals), abs=0.001 * len(deals))
    assert sorted(line["date"] for line in lines) == [line["date"] for line in lines]


def test_an_unwritable_folder_gives_a_notice(make_ctx: MakeContext, data_dir: Path) -> None:
    (data_dir / "copies").write_text("in the way")
    scene = filled(make_ctx)
    toasts: list[str] = []
    scene.notify = toasts.append  # type: ignore[method-assign, assignment]
    scene.save()
    for _ in range(2000):
        scene.update(16)
        if toasts:
            break
        threading.Event().wait(0.005)
    assert toasts[0].startswith("The copy couldn’t be written: ")


def test_nothing_played_says_so(make_ctx: MakeContext) -> None:
    scene = filled(make_ctx, ())
    assert not groups(scene)
    assert any("Finish a game" in widget.label for widget in scene.form.widgets)


def test_the_menu_leads_there_once_a_game_is_over(make_ctx: MakeContext) -> None:
    labels = [widget.label for widget in MenuScene(make_ctx(SIZE)).form.widgets]
    assert "Statistics" not in labels
    ctx = make_ctx(SIZE, games=SampleGames(under_way=True))
    menu = MenuScene(ctx)
    ctx.scenes.push(menu)
    click(menu.form, named(menu.form, "Statistics"))
    assert isinstance(ctx.scenes.top, StatisticsScene)


def test_how_often_chance_brings_that_many_outside() -> None:
    # 1 − 0.95^8 = 0.3366; at least two of eight: 1 − 0.95^8 − 8·0.05·0.95^7 = 0.0572.
    assert one_in(1, 8) == 3
    assert one_in(2, 8) == 17


def test_a_table_wider_than_the_window_has_its_lists_below_the_head() -> None:
    for size, scale, inside in (((1280, 720), 100, True), ((720, 1280), 150, False)):
        ctx = screenshot.make_context(size, Settings(ui_scale=scale))
        scene = StatisticsScene(ctx, today=SAMPLE_DAY)
        ctx.scenes.push(scene)
        screenshot.settle(ctx, scene, Surface(size).convert())
        lists = [widget for widget in scene.form.widgets if isinstance(widget, Dropdown)]
        assert len(lists) == 2
        header = Rect(scene.header_box())
        assert all(bool(header.contains(widget.box)) is inside for widget in lists)


def test_the_thread_reads_what_finished_games_say(tmp_path: Path) -> None:
    past = PastGames(tmp_path)
    inquiry = Inquiry(past.caught_up, past.rows)
    inquiry.ask()
    for _ in range(2000):
        answer = inquiry.take()
        if answer is not None:
            break
        threading.Event().wait(0.005)
    assert answer == PastSummary()


def test_a_finding_leads_to_the_deals_that_show_it(
    make_ctx: MakeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def review(_: SampleFinished, ctx: Context, game: str, deal: int) -> Scene | None:
        asked.append((game, deal))
        return Scene(ctx) if deal == 3 else None

    monkeypatch.setattr(SampleFinished, "review_deal", review)
    ctx = make_ctx(SIZE)
    finding = Finding("queen", -4.2, 0.9, (("game-1", 3, -9.0), ("game-2", 5, -8.5)))
    group = FindingsGroup(ctx, (finding,))
    group.move_to(Rect(0, 0, 400, 300))
    assert "4.2 points per deal worse" in group.value_text
    page = FindingsPage(ctx, group.findings)
    ctx.scenes.push(page)
    second = named(page.form, "2: deal 5")
    click(page.form, second)
    assert ctx.scenes.top is page, "this game has gone"
    click(page.form, named(page.form, "1: deal 3"))
    assert asked == [("game-2", 5), ("game-1", 3)]
    assert ctx.scenes.top is not page
    empty = FindingsGroup(ctx, ())
    empty.move_to(Rect(0, 0, 400, 300))
    assert "Too close to call" in empty.value_text
