"""Every main screen looks as it did when someone last looked at it, in every theme.

After a wanted change: `python -m tests.ui.keep_pictures`, then look at the pictures it names.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pygame
import pytest
from pygame import Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools import shots
from hearts_gui.devtools.screenshot import settle
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.fonts import Type
from hearts_gui.ui.draw.theme import THEMES, Theme, rgb
from hearts_gui.ui.shell import build_context
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.form_scene import FormScene
from tests.kits.scene_pictures import SCENES, SIZE, THUMB, scene_picture
from tests.ui.pictures import KEPT, Pixels, fault, pixels_of, small


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("theme", shots.THEMES)
def test_every_main_screen_looks_as_it_did(name: str, theme: str) -> None:
    kept = pixels_of(pygame.image.load(KEPT / "scenes" / theme / f"{name}.png"))
    assert fault(scene_picture(name, theme), kept) is None


def kept_scene(name: str) -> Pixels:
    return pixels_of(pygame.image.load(KEPT / "scenes" / "card-room" / f"{name}.png"))


def spoilt_theme(monkeypatch: pytest.MonkeyPatch, **roles: Any) -> None:
    def other(key: str, *, high_contrast: bool = False) -> Theme:
        return replace(THEMES[0], **roles)

    monkeypatch.setattr(build_context, "theme_named", other)


THEME_FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "felt": ("play", {"felt": (rgb("#1F6C4B"), rgb("#124E37"), rgb("#0E3A2C"))}),
    "panel": ("rules", {"panel": (*rgb("#14291F"), 204)}),
    "accent": ("rules", {"accent": rgb("#F2A05F")}),
    "text": ("menu", {"text": rgb("#D8D6C8")}),
    "button": ("menu", {"button_top": rgb("#FFC070")}),
    "heart": ("scores", {"heart": rgb("#FF9A78")}),
}


@pytest.mark.parametrize("role", THEME_FAULTS)
def test_another_colour_in_the_theme_is_noticed(role: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, roles = THEME_FAULTS[role]
    spoilt_theme(monkeypatch, **roles)
    assert fault(scene_picture(name, "card-room"), kept_scene(name)) is not None


def again(scene: Any, picture: Surface) -> Pixels:
    scene.stage.invalidate()
    settle(scene.ctx, scene, picture)
    scene.render(picture)
    return small(picture, THUMB)


def test_a_moved_panel_is_noticed() -> None:
    scene, picture = shots.opened("menu", shots.PictureLook(SIZE), Rules(), "seed")
    assert isinstance(scene, FormScene)
    panel = max(scene.form.widgets, key=lambda widget: widget.box.h * (widget.box.x < 300))
    panel.move_to(panel.base_box.move(6, 0))
    assert fault(again(scene, picture), kept_scene("menu")) is not None


def test_a_missing_card_is_noticed() -> None:
    scene, picture = shots.opened("play", shots.PictureLook(SIZE), Rules(), "seed")
    assert isinstance(scene, TableScene)
    card = scene.state.tabletop.model.hand[2]
    scene.state.tabletop.drop(card)
    assert fault(again(scene, picture), kept_scene("play")) is not None


def test_another_word_is_noticed() -> None:
    scene, picture = shots.opened("menu", shots.PictureLook(SIZE), Rules(), "seed")
    real = scene.ctx.fonts.render

    def render(kind: Type, text: str, colour: tuple[int, int, int]) -> Surface:
        return real(kind, text.replace("New game", "Old game"), colour)

    scene.ctx.fonts.render = render  # type: ignore[method-assign]
    scene.ctx.painter.set_fonts(scene.ctx.fonts)
    assert fault(again(scene, picture), kept_scene("menu")) is not None


def test_another_typeface_is_noticed() -> None:
    look = shots.PictureLook(SIZE)
    prefs = replace(Settings(), family="atkinson")
    picture = shots.opened("help", look, Rules(), "seed", prefs)[1]
    assert fault(small(picture, THUMB), kept_scene("help")) is not None


def test_another_size_is_noticed() -> None:
    one = np.zeros((8, 8, 3))
    assert fault(one, np.zeros((8, 12, 3))) is not None
    assert fault(one, one) is None


def test_the_kept_screens_are_small_and_none_is_left_over() -> None:
    files = set((KEPT / "scenes").rglob("*.png"))
    wanted = {KEPT / "scenes" / theme / f"{name}.png" for theme in shots.THEMES for name in SCENES}
    assert files == wanted
    assert sum(file.stat().st_size for file in files) < 220_000 * len(shots.THEMES)
