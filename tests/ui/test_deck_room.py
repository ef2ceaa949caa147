"""The deck room: what is chosen is seen immediately and only kept when wanted; own pictures."""

import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.config.settings import Settings, load
from hearts_gui.devtools.gallery import examine
from hearts_gui.ui.draw import table_picture as pictures
from hearts_gui.ui.draw.felt import FeltStore
from hearts_gui.ui.draw.table_picture import PictureError, check_picture, table_picture
from hearts_gui.ui.draw.theme import Metrics, theme_named
from hearts_gui.ui.screens.deck_room import DeckRoomScene
from hearts_gui.ui.screens.deck_tiles import BackTile, LookTile
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import FileDropped
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import say
from tests.ui.kit import click, named, press

MakeContext = Callable[..., Context]


def room(make_ctx: MakeContext, seed: str = "") -> DeckRoomScene:
    """A room in which settings are changed as in the program, without its window."""
    ctx = make_ctx((1600, 900))

    def change(new: Settings) -> None:
        ctx.settings = new
        ctx.theme = theme_named(new.theme)

    ctx.change_settings = change
    scene = DeckRoomScene(ctx, seed=lambda: seed)
    ctx.scenes.push(scene)
    return scene


def chosen(scene: DeckRoomScene) -> list[str]:
    return [
        widget.label
        for widget in scene.form.widgets
        if isinstance(widget, LookTile) and widget.chosen
    ]


def test_a_look_is_shown_at_its_press_and_undone_or_kept(make_ctx: MakeContext) -> None:
    scene = room(make_ctx)
    before = scene.ctx.settings
    click(scene.form, named(scene.form, say("options-back-choice", value="peacock")))
    click(scene.form, named(scene.form, say("options-theme-choice", value="walnut")))
    assert (scene.ctx.settings.back, scene.ctx.settings.theme) == ("peacock", "walnut")
    assert {"Peacock", "Walnut library"} <= set(chosen(scene))
    press(scene, pygame.K_ESCAPE)
    assert scene.ctx.settings == before
    scene = room(make_ctx)
    garden = named(scene.form, say("options-back-choice", value="garden"))
    scene.form.set_focus(garden, keyboard=True)
    assert scene.ctx.settings.back == "auto", "the focus alone changes nothing"
    press(scene, pygame.K_SPACE)
    assert isinstance(scene.form.focus, BackTile)
    click(scene.form, named(scene.form, say("deck-use")))
    assert scene.ctx.settings.back == "garden"


def test_a_surprise_changes_everything_alike_for_a_seed_and_can_be_undone(
    make_ctx: MakeContext,
) -> None:
    looks = []
    for seed in ("one", "one", "two"):
        scene = room(make_ctx, seed)
        before = scene.ctx.settings
        click(scene.form, named(scene.form, say("deck-surprise")))
        now = scene.ctx.settings
        looks.append((now.palette, now.back, now.theme))
        assert not {before.palette, before.back, before.theme} & set(looks[-1])
        press(scene, pygame.K_ESCAPE)
        assert scene.ctx.settings == before
    assert looks[0] == looks[1] != looks[2]


def test_own_pictures_have_limits_and_leave_text_readable(
    make_ctx: MakeContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTS_DATA", str(tmp_path / "data"))
    scene = room(make_ctx)
    text = tmp_path / "no.png"
    text.write_text("not a picture")
    bomb = tmp_path / "bomb.png"
    bomb.write_bytes(b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 60_000, 60_000))
    cut = tmp_path / "cut.jpg"
    cut.write_bytes(b"\xff\xd8\xff\xc0" + struct.pack(">HBHH", 17, 8, 400, 600) + b"\0" * 20)
    for path in (text, bomb, cut, tmp_path / "gone.png"):
        problem = scene.use_picture(path)
        assert problem is not None, path
        assert "picture" in problem
        assert not scene.ctx.settings.picture
    scene.ask_picture()
    dialog = scene.ctx.scenes.top
    assert isinstance(dialog, AskDialog)
    dialog.field.set_text("~nobody-here/table.png")
    press(dialog, pygame.K_RETURN)
    assert scene.ctx.scenes.top is dialog
    press(dialog, pygame.K_ESCAPE)
    monkeypatch.setattr(pictures, "MOST_BYTES", 10)
    with pytest.raises(PictureError):
        check_picture(text)
    monkeypatch.undo()
    monkeypatch.setenv("HEARTS_DATA", str(tmp_path / "data"))
    bright = Surface((300, 900))
    bright.fill((250, 250, 255))
    file = tmp_path / "snow.png"
    pygame.image.save(bright, file)
    scene.handle(FileDropped(str(file)))
    now = scene.ctx.settings
    assert now.picture == "table.png"
    assert paths.table_picture_file(now.picture).read_bytes() == file.read_bytes()
    other = room(make_ctx)
    other.ctx.settings = replace(other.ctx.settings, picture=now.picture)
    other = DeckRoomScene(other.ctx)
    other.ctx.scenes.push(other)
    bright.fill((0, 0, 90))
    pygame.image.save(bright, tmp_path / "night.png")
    before = paths.table_picture_file(now.picture).read_bytes()
    assert other.use_picture(tmp_path / "night.png") is None
    other.back()
    assert other.ctx.settings.picture == now.picture
    assert paths.table_picture_file(now.picture).read_bytes() == before, "the kept one is as it was"
    pygame.image.save(Surface((4000, 100)), tmp_path / "wide.jpg")
    assert other.use_picture(tmp_path / "wide.jpg") is None
    kept = paths.table_picture_file(other.ctx.settings.picture)
    assert kept.suffix == ".jpg"
    assert pygame.image.load(kept).get_size() == (2560, 64), "reading it again is quick"
    picture = table_picture(file, (640, 360), 5)
    assert picture.get_size() == (640, 360)
    light = pictures._luminance(picture.get_at((320, 180))[:3])
    assert 1.05 / (light + 0.05) >= 4.5
    felt, metrics = FeltStore(), Metrics(640, 360)
    felt.prepare(metrics, theme_named("card-room"))
    felt.lay_picture(file, 5)
    assert felt.surface().get_at((320, 180)) == picture.get_at((320, 180))
    felt.prepare(metrics, theme_named("parchment"))
    felt.lay_picture(file, 5)
    assert felt.surface().get_at((320, 180)) != picture.get_at((320, 180))
    felt.lay_picture(tmp_path / "gone.png", 0)
    assert felt.surface().get_size() == (640, 360)


@pytest.mark.parametrize("theme", ["walnut", "linen"])
def test_the_new_tables_can_be_read(make_ctx: MakeContext, theme: str) -> None:
    ctx = make_ctx((1280, 720))
    ctx.settings = replace(ctx.settings, theme=theme)
    ctx.theme = theme_named(theme)
    ctx.felt.prepare(ctx.metrics, ctx.theme)
    scene = DeckRoomScene(ctx)
    ctx.scenes.push(scene)
    assert not examine(scene).faults


def test_an_old_file_of_settings_is_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('theme = "parchment"\nback = "forest"\npalette = "safe"\nface = "large"\n')
    result = load(file)
    assert not result.warnings
    assert (result.settings.back, result.settings.picture) == ("forest", "")


def test_a_picture_is_chosen_from_a_folder_by_keys(
    make_ctx: MakeContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTS_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(paths, "pictures_dir", lambda: tmp_path)
    (tmp_path / "sea").mkdir()
    (tmp_path / "notes.txt").write_text("no picture")
    pygame.image.save(Surface((90, 60)), tmp_path / "sea" / "Wave.PNG")
    scene = room(make_ctx)
    click(scene.form, named(scene.form, say("deck-own")))
    rows = [widget.label for widget in scene.form.widgets if isinstance(widget, ListRow)]
    assert rows == ["sea", say("deck-own-path")]
    for label in ("sea", "Wave.PNG"):
        scene.form.set_focus(named(scene.form, label), keyboard=True)
        press(scene, pygame.K_SPACE)
    assert scene.ctx.settings.picture == "table.png"
    assert say("deck-own") in chosen(scene)
