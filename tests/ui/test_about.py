"""The about screen tells version, files and licences, by pointer, keyboard and speech."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from hearts_gui import __version__
from hearts_gui.config import journal
from hearts_gui.config.notices import Notice
from hearts_gui.ui.screens import about
from hearts_gui.ui.screens.about import AboutScene, LicenceScene, paragraphs
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say
from tests.kits.fitting import drawn_texts, reachable
from tests.ui.kit import click, named, press, speech

MakeContext = Callable[..., Context]


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts: list[str] = []
    monkeypatch.setattr(clipboard, "copy", texts.append)
    return texts


def opened(ctx: Context) -> AboutScene:
    scene = AboutScene(ctx)
    ctx.scenes.push(scene)
    return scene


def words(scene: Any) -> str:
    return " ".join(text for text, *_ in drawn_texts(scene))


def test_the_menu_leads_there_and_escape_back(ctx: Context) -> None:
    menu = MenuScene(ctx)
    ctx.scenes.push(menu)
    click(menu.form, named(menu.form, "About"))
    scene = ctx.scenes.top
    assert isinstance(scene, AboutScene)
    press(scene, pygame.K_ESCAPE)
    assert ctx.scenes.top is menu


def test_version_files_log_and_licences_are_shown(ctx: Context, data_dir: Path) -> None:
    scene = opened(ctx)
    texts = words(scene)
    assert f"Version {__version__}" in texts
    assert journal.LOG_NAME in texts
    assert str(data_dir) in texts.replace(" ", "")
    assert "Lesser General Public License" in texts
    rows = [speech(widget) for widget in reachable(scene)]
    assert f"Hearts {__version__}, MIT" in rows
    assert "Inter, OFL-1.1" in rows


def test_every_control_is_spoken_with_its_role(ctx: Context) -> None:
    spoken = [speech(widget) for widget in reachable(opened(ctx))]
    assert spoken[:2] == ["Open data folder, button", "Copy details, button"]
    assert spoken[-1] == "Close, button"


def test_details_name_program_system_and_screen_and_nobody(
    ctx: Context, copied: list[str], data_dir: Path
) -> None:
    scene = opened(ctx)
    click(scene.form, named(scene.form, "Copy details"))
    (text,) = copied
    assert text.startswith(f"Hearts {__version__}, from source, Python 3")
    assert "SDL 2." in text
    assert "Window 1280 × 720" in text
    assert str(data_dir) not in text
    assert scene.toasts.text == say("about-copied")


def test_the_data_folder_is_shown(
    ctx: Context, data_dir: Path, copied: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    comes_up, woken = threading.Event(), threading.Event()

    def show(folder: Path) -> bool:
        asked.append(folder)
        return comes_up.wait(20)

    monkeypatch.setattr(about, "show_folder", show)
    monkeypatch.setattr(about, "wake_loop", woken.set)
    scene = opened(ctx)
    press(scene, pygame.K_TAB, pygame.K_RETURN)
    scene.update(16)
    comes_up.set()
    assert woken.wait(20)
    assert asked == [data_dir]
    scene.update(16)
    assert copied == []
    assert scene.toasts.text == ""


def test_where_no_file_manager_comes_up_the_path_is_copied(
    ctx: Context, data_dir: Path, copied: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    woken = threading.Event()
    monkeypatch.setattr(about, "show_folder", lambda _: False)
    monkeypatch.setattr(about, "wake_loop", woken.set)
    scene = opened(ctx)
    click(scene.form, named(scene.form, "Open data folder"))
    assert woken.wait(20)
    scene.update(16)
    assert copied == [str(data_dir)]
    assert scene.toasts.text == say("about-not-shown")
    scene.update(16)
    assert len(copied) == 1


def test_a_licence_is_shown_in_full_and_left_again(make_ctx: MakeContext) -> None:
    ctx = make_ctx((1024, 768), ui_scale=150)
    scene = opened(ctx)
    row = next(widget for widget in reachable(scene) if widget.label.startswith("pygame-ce"))
    row.activate()
    page = ctx.scenes.top
    assert isinstance(page, LicenceScene)
    assert "NO WARRANTY" in words(page)
    press(page, pygame.K_END)
    assert page.area is not None
    page.area.finish()
    assert page.area.offset == page.area.most > 0
    press(page, pygame.K_ESCAPE)
    assert ctx.scenes.top is scene


def test_a_licence_without_its_text_says_where_that_is(ctx: Context) -> None:
    page = LicenceScene(ctx, Notice("something", "MIT", ""))
    ctx.scenes.push(page)
    assert say("about-no-text") in words(page)


@pytest.mark.parametrize("theme", ["card-room", "midnight", "parchment"])
def test_the_program_s_icon_is_drawn(make_ctx: MakeContext, theme: str) -> None:
    ctx = make_ctx(theme=theme)
    scene = opened(ctx)
    surface = Surface(ctx.metrics.size).convert()
    scene.render(surface)
    emblem = next(widget for widget in scene.form.widgets if isinstance(widget, about.Emblem))
    colours = {
        tuple(surface.get_at((x, emblem.box.centery)))
        for x in range(emblem.box.x, emblem.box.right)
    }
    assert len(colours) > 10


def test_a_licence_fits_any_width() -> None:
    page = "This line is as long as the page is wide, so it goes on below,\nwhere it ends."
    assert paragraphs(f"Title\nBy me\n\n{page}\n\n\n * one\n * two\n") == [
        "Title\nBy me",
        "This line is as long as the page is wide, so it goes on below, where it ends.",
        "* one\n* two",
    ]


def test_the_longest_licences_open_immediately(ctx: Context) -> None:
    """A thousand lines are wrapped and laid out in well under a second, even on a busy machine."""
    text = "\n\n".join("word " * 60 for _ in range(300))
    page = LicenceScene(ctx, Notice("long", "GPL", text))
    began = pygame.time.get_ticks()
    ctx.scenes.push(page)
    page.render(Surface(ctx.metrics.size).convert())
    assert pygame.time.get_ticks() - began < 3000
