"""All decisions on the screen: only rows in view are made; opened, starred, noted, narrowed."""

from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Rect, Surface

from hearts_gui.devtools.sample_days import decisions_scene
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.decision_book import DecisionRow
from hearts_gui.ui.screens.decisions import DecisionsScene, _cards
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.row_table import RowTable, TableColumn, cells_of
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.variants import rules_name
from hearts_gui.wording.words import in_lists
from tests.ui.kit import named

ROWS = 100_000


def test_of_any_number_of_rows_only_those_in_view_are_made(ctx: Context) -> None:
    numbers: list[int] = []
    opened: list[int] = []

    def row(number: int) -> tuple[str, ...]:
        numbers.append(number)
        return (f"row {number}", str(number))

    columns = (TableColumn("Name", 2), TableColumn("Number", 1, right=True))
    table = RowTable(ctx, "Rows", columns=columns, row=row, count=ROWS, chosen=0,
                     changed=lambda _: None, opened=opened.append)  # fmt: skip
    table.move_to(Rect(40, 40, 600, 500))
    picture = Surface((800, 600))
    for act in (
        lambda: None, lambda: table.wheel(-400), lambda: table.choose(70_000),
        lambda: table.key(KeyDown(pygame.K_END)), lambda: table.key(KeyDown(pygame.K_PAGEUP)),
    ):  # fmt: skip
        numbers.clear()
        act()
        table.draw(picture, picture.get_rect())
        table.parts()
        assert len(numbers) <= 3 * table.in_view
    assert table.chosen == ROWS - 1 - table.in_view
    assert table.top <= table.chosen < table.top + table.in_view
    x, y = table.focus_box.center
    table.pointer_up((x, y))
    assert opened == [table.chosen]
    table.pointer_up((x, y + table.focus_box.h))
    assert opened[1:] == []
    assert f"{table.chosen + 1:,}" in table.value_text
    bar = table.places.bar
    table.pointer_down(bar.center)
    table.pointer_move((bar.centerx, 40))
    table.pointer_up((bar.centerx, 40))
    assert table.top == 0
    assert not table.key(KeyDown(pygame.K_LEFT))


def test_rows_are_narrowed_starred_noted_and_opened(ctx: Context, tmp_path: Path) -> None:
    scene = decisions_scene(ctx)
    assert isinstance(scene, DecisionsScene)
    opened: list[DecisionRow] = []

    def show(row: DecisionRow) -> Scene | None:
        opened.append(row)
        return None

    scene._opened = show
    scene._inquiry.book._marks_path = tmp_path / "marks"
    ctx.scenes.push(scene)
    scene.update(16.0)
    listed = scene.listed
    assert listed is not None
    assert scene.table is not None
    assert scene.table.count == len(listed.rows) == 40
    losses = [row.loss for row in listed.rows]
    assert losses == sorted(losses, reverse=True)
    scene.table.choose(1)
    scene.star()
    scene.note()
    dialog = ctx.scenes.top
    assert isinstance(dialog, AskDialog)
    assert dialog._accept_text(" too high ") is None
    ctx.scenes.remove(dialog)
    kept = (tmp_path / "marks").read_text()
    assert '"star":true,"note":"too high"' in kept
    scene.open()
    assert [row.line for row in opened] == [listed.rows[1].line]
    motif = next(widget for widget in scene.form.widgets if widget.label == say("decisions-motif"))
    names = motif.options[1:]  # type: ignore[attr-defined]
    assert list(names) == sorted(names, key=in_lists)
    label = say("decisions-which")
    which = next(widget for widget in scene.form.widgets if widget.label == label)
    which.choose(2)  # type: ignore[attr-defined]
    scene.update(16.0)
    assert scene.listed is not None
    assert [row.line for row in scene.listed.rows] == ["line2"]
    scene.leave()


def test_the_chosen_row_and_the_view_stay_while_games_are_read(ctx: Context) -> None:
    """Failing before: the place was kept, so that another decision was starred."""
    scene = decisions_scene(ctx)
    assert isinstance(scene, DecisionsScene)
    ctx.scenes.push(scene)
    scene.update(16.0)
    listed = scene.listed
    assert listed is not None
    assert scene.table is not None
    scene.table.choose(30)
    top, row = scene.table.top, listed.rows[30]
    assert top > 0
    more = replace(listed, rows=(listed.rows[0]._replace(line="new"), *listed.rows))
    scene._inquiry.take = lambda: more  # type: ignore[method-assign]
    scene.update(16.0)
    assert scene.row == row
    assert scene.table.top == top
    lossless = listed.rows[0]._replace(loss=0.04)
    scene._inquiry.take = lambda: replace(listed, rows=(lossless,))  # type: ignore[method-assign]
    scene.update(16.0)
    better = scene.table._row(0)[scene._columns().index("better")]
    assert not better, "failing before: what lost nothing stood beside a better card"
    scene.leave()


def test_cards_are_signs_where_the_table_is_narrow_and_passes_always() -> None:
    """Failing before: "TD" and "QS AH", which are codes."""
    assert _cards("TD", narrow=True) == "10♦"
    assert _cards("TD", narrow=False) == "Ten of diamonds"
    assert _cards("QS TH", narrow=False) == "Q♠ 10♥"
    assert _cards("hold", narrow=True) == "hold"


def test_changed_rules_have_their_title_and_not_their_code(ctx: Context) -> None:
    code = rules_name(Rules(end_at=50))
    scene = decisions_scene(ctx)
    assert isinstance(scene, DecisionsScene)
    assert scene._title(code) == "Standard, one change"


def test_an_empty_list_says_when_it_fills(ctx: Context) -> None:
    """Failing before: a deal was judged, and the screen said “0 of 0 choices”."""
    scene = decisions_scene(ctx)
    assert isinstance(scene, DecisionsScene)
    ctx.scenes.push(scene)
    scene.update(16.0)
    assert scene.listed is not None
    none = replace(scene.listed, rows=(), every=0, left=0)
    scene._inquiry.take = lambda: none  # type: ignore[method-assign]
    scene.update(16.0)
    assert scene._state().endswith("when a game is finished. Practice games don’t count.")
    scene.leave()


def test_a_press_on_a_heading_sorts(ctx: Context) -> None:
    """Failing before: only the list above the table sorted."""
    scene = decisions_scene(ctx)
    assert isinstance(scene, DecisionsScene)
    ctx.scenes.push(scene)
    scene.update(16.0)
    orders = []
    for column in ("date", "motif", "loss", "played"):
        table = scene.table
        assert table is not None
        heads = dict(cells_of(table._columns, table.places.head))
        table.pointer_up(heads[list(scene._columns()).index(column)].center)
        scene.update(16.0)
        assert scene.listed is not None
        orders.append([row.line for row in scene.listed.rows])
    assert orders[2] == orders[3], "cards have no order"
    assert len({tuple(order) for order in orders}) == 3
    sort = named(scene.form, say("decisions-sort"))
    assert isinstance(sort, Dropdown)
    assert sort.options[sort.chosen] == say("decisions-by", column="loss")
    scene.leave()


def test_what_is_told_keeps_off_the_buttons(ctx: Context) -> None:
    """Failing before: a toast lay over Note while the table filled the page above."""
    scene = decisions_scene(ctx)
    ctx.scenes.push(scene)
    scene.update(16.0)
    assert isinstance(scene, DecisionsScene)
    scene.notify("Saved")
    scene.update(1000.0)
    buttons = [widget.hit for widget in scene.form.widgets if isinstance(widget, Button)]
    margin = -2 * Skin(ctx).px(24)
    assert scene.toasts.rect.inflate(margin, margin).collidelist(buttons) < 0
    scene.leave()
