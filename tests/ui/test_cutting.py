"""The pack is cut before the first deal: by hand, with a text, or by the system's randomness."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.config.settings import Settings
from hearts_gui.devtools import screenshot
from hearts_gui.engine.shuffle import Cut, commitment
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.store import peek
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.cutting import CutDialog
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import PointerDown, PointerMove, PointerUp, TextInput
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.language.messages import say
from tests.session.kit import LocalBots
from tests.ui.kit import click, named, press

SIZE = (1280, 720)


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayerGames:
    monkeypatch.setenv("HEARTS_DATA", str(tmp_path))
    return PlayerGames(lambda: Library(tmp_path / "saves", make_bots=LocalBots))


def played_before() -> None:
    """An earlier game waits to be continued."""
    paths.saves_dir().mkdir(parents=True, exist_ok=True)
    (paths.saves_dir() / f"earlier{peek.SUFFIX}").touch()


def opened(games: PlayerGames) -> tuple[Context, CutDialog]:
    played_before()
    ctx = screenshot.make_context(SIZE, Settings(), games=games)
    ctx.scenes.push(MenuScene(ctx))
    dialog = games.start(ctx, TablePlan())
    assert isinstance(dialog, CutDialog)
    ctx.scenes.push(dialog)
    screenshot.settle(ctx, dialog, Surface(SIZE).convert())
    return ctx, dialog


def started(ctx: Context, games: PlayerGames) -> Cut:
    """The cut of the game that is on the table now."""
    assert isinstance(ctx.scenes.top, TableScene)
    ((session, header),) = games.library._open.items()
    cut = header.cut
    assert cut is not None
    assert header.seed == cut.seed == session._game.seed
    assert session.fair.code == commitment(cut.secret)
    return cut


def test_enter_accepts_the_proposed_cut_after_the_code_was_shown(
    games: PlayerGames,
) -> None:
    ctx, dialog = opened(games)
    proposed, code = dialog.field.text, dialog._code
    press(dialog, pygame.K_RETURN)
    cut = started(ctx, games)
    assert cut.text == proposed
    assert len(proposed) == 16
    assert commitment(cut.secret)[:8] in code


def test_who_cancels_is_back_where_the_game_was_chosen(games: PlayerGames) -> None:
    """Failing before: it was the menu, and the next new game was the one that was cancelled."""
    played_before()
    ctx = screenshot.make_context(SIZE, Settings(), games=games)
    ctx.scenes.push(MenuScene(ctx))
    chosen = NewGameScene(ctx)
    ctx.scenes.push(chosen)
    before = games.plan()
    chosen._practise(True)
    for word in ("page-cancel", "cut-deal"):
        chosen.act.play()
        dialog = ctx.scenes.top
        assert isinstance(dialog, CutDialog)
        assert games.plan() == before
        click(dialog.form, named(dialog.form, say(word)))
        if word == "page-cancel":
            assert ctx.scenes.top is chosen
    assert [type(scene) for scene in ctx.scenes.scenes] == [MenuScene, TableScene]
    assert games.plan() != before


def test_the_first_game_of_all_begins_immediately_and_can_be_checked_all_the_same(
    games: PlayerGames,
) -> None:
    ctx = screenshot.make_context(SIZE, Settings(), games=games)
    ctx.scenes.push(games.start(ctx, TablePlan()))
    assert len(started(ctx, games).text) == 16
    assert isinstance(games.start(ctx, TablePlan()), CutDialog)


def test_codes_are_shown_to_those_who_ask_how_it_works(games: PlayerGames) -> None:
    _, dialog = opened(games)

    def shown() -> str:
        return " ".join(widget.label for widget in dialog.form.widgets)

    assert dialog._code not in shown()
    assert dialog.field not in dialog.form.widgets
    click(dialog.form, named(dialog.form, say("cut-how")))
    assert dialog._code in shown()
    assert dialog.field in dialog.form.widgets
    assert dialog.form.focus is dialog.fold
    click(dialog.form, named(dialog.form, say("cut-how")))
    assert dialog.field not in dialog.form.widgets


def test_two_games_are_neither_drawn_nor_cut_alike(games: PlayerGames) -> None:
    (_, one), (_, other) = opened(games), opened(games)
    assert one.cut.secret != other.cut.secret
    assert one.cut.text != other.cut.text


def test_dragging_along_the_pack_cuts_it_where_the_pointer_is(games: PlayerGames) -> None:
    ctx, dialog = opened(games)
    box = dialog.ribbon.box
    assert dialog.ribbon.place is None
    dialog.handle(PointerDown((box.x + box.w // 2, box.centery)))
    assert dialog.ribbon.place == 26
    dialog.handle(PointerMove((box.x + box.w // 4, box.centery)))
    dialog.handle(PointerUp((box.x + box.w // 4, box.centery)))
    assert dialog.ribbon.place == 13
    click(dialog.form, named(dialog.form, "Deal"))
    assert started(ctx, games).text == "Card 13 of 52"


@pytest.mark.parametrize(
    ("key", "place"), [(pygame.K_HOME, 1), (pygame.K_END, 51), (pygame.K_LEFT, 25)]
)
def test_keys_cut_the_pack_and_never_outside_it(games: PlayerGames, key: int, place: int) -> None:
    _, dialog = opened(games)
    dialog.form.set_focus(dialog.ribbon, keyboard=True)
    press(dialog, key)
    assert dialog.ribbon.place == place
    press(dialog, pygame.K_HOME, pygame.K_LEFT)
    assert dialog.ribbon.place == 1


def test_any_text_is_a_cut_and_enter_in_it_deals(games: PlayerGames) -> None:
    ctx, dialog = opened(games)
    dialog.ribbon.cut(5)
    dialog.fold.activate()
    dialog.form.set_focus(dialog.field)
    dialog.field.select_all()
    dialog.handle(TextInput("my grandmother’s tea"))
    assert dialog.ribbon.place is None
    press(dialog, pygame.K_RETURN)
    assert started(ctx, games).text == "my grandmother’s tea"


def test_escape_starts_nothing(games: PlayerGames) -> None:
    ctx, dialog = opened(games)
    press(dialog, pygame.K_ESCAPE)
    assert isinstance(ctx.scenes.top, MenuScene)
    assert not games.library._open


def test_without_the_ceremony_the_system_cuts(games: PlayerGames) -> None:
    played_before()
    ctx = screenshot.make_context(SIZE, Settings(cut_pack=False), games=games)
    ctx.scenes.push(games.start(ctx, TablePlan()))
    assert len(started(ctx, games).text) == 16


def test_the_switch_in_the_dialog_is_the_one_in_options(games: PlayerGames) -> None:
    ctx, dialog = opened(games)
    changed: list[Settings] = []
    ctx.change_settings = changed.append
    dialog.ctx.change_settings = changed.append
    dialog.asks.activate()
    assert [settings.cut_pack for settings in changed] == [False]
