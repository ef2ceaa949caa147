"""A pilot walks every control of every screen: each is reached, does something, is undone.

By pointer and by keys alone. What a control of a value changes it can change back; what a button
opens is left with Escape. (That the words of a changed option restore its default is proved with
the options.)
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import cast

import pygame
import pytest

from hearts_gui.config import paths
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.devtools.screenshot import SCENES
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.rules.groups import OptionCaption
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.shell.input import PointerMove, TextInput, UiEvent
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.choice import Segmented, Toggle
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.stepper import NumberBox, Slider
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import catalogue, say
from tests.kits.slow import some
from tests.kits.starting import start_with
from tests.ui.choosing import Chooser
from tests.ui.kit import picture

QUICK = (
    *product(("menu", "saved-games", "pass-cycle"), (True, False)),
    ("settings-access", True),
    ("settings-table", False),
)
"""Screens, and whether keys are used or the pointer."""
NAMES = tuple(SCENES)
LANGUAGE = {catalogue(code).render("options-language", {}) for code in paths.languages()}
Key = tuple[type, str, int]


class Hands(Pilot):
    """A pilot without a game."""

    def frame(self, *events: UiEvent) -> None:
        self.app.step(1000 / 60, list(events))


class Walk:
    """One screen, opened again whenever a control has led away from it."""

    def __init__(self, name: str, *, keys: bool) -> None:
        self.name = name
        games = SampleGames(under_way=True)
        self.app = App(Settings(reduced_motion=True), games, store=False, sound=False)
        self.hands = Chooser(Hands(self.app, cast(PlayerGames, games)), keys=keys)
        self.scene = self.open()

    def open(self) -> FormScene:
        """The screen as it opens, with the settings as they are at first."""
        self.app.running = True
        self.app.change_settings(Settings(reduced_motion=True))
        start_with(self.app.ctx.scenes, MenuScene(self.app.ctx))
        if self.name != "menu":
            self.app.ctx.scenes.push(SCENES[self.name](self.app.ctx))
        self.hands.settle()
        self.scene = self.hands.top
        return self.scene

    def reachable(self) -> list[Widget]:
        return [
            widget for widget in self.scene.form.widgets
            if widget.focusable and widget.visible
            and not isinstance(widget, ScrollArea | OptionCaption)
        ]  # fmt: skip

    def keys_of_all(self) -> list[Key]:
        """Kind, words and number among its like of each control: these outlast a rebuilding."""
        seen: Counter[tuple[type, str]] = Counter()
        keys = []
        for widget in self.reachable():
            kind = (type(widget), widget.label)
            keys.append((*kind, seen[kind]))
            seen[kind] += 1
        return keys

    def control(self, key: Key) -> Widget:
        # The choice of a language changes its own words.
        words = say("options-language") if key[1] in LANGUAGE else key[1]
        like = [
            widget for widget in self.reachable() if (type(widget), widget.label) == (key[0], words)
        ]
        return like[key[2]]

    def reach(self, key: Key) -> Widget:
        """Bring the widget into view, and make sure that nothing covers it."""
        widget = self.hands.go(lambda one: one is self.control(key))
        if not self.hands.keys:
            form = self.scene.form
            assert form.widget_at(widget.hit.center) is widget, f"{widget.label} is covered"
            self.hands.pilot.frame(PointerMove(widget.hit.center))
            assert widget.hovered, widget.label
        return widget

    def press(self, key: int) -> None:
        self.hands.pilot.press(key)
        self.hands.settle()

    def click(self, pos: tuple[int, int]) -> None:
        self.hands.pilot.click(pos)
        self.hands.settle()


def change(walk: Walk, widget: Widget, *, back: bool) -> None:
    """Change a value, or change it back."""
    keys, box = walk.hands.keys, widget.box
    match widget:
        case Toggle():
            walk.press(pygame.K_SPACE) if keys else walk.click(widget.hit.center)
        case TextField():
            for _ in range(len("zz")):
                if back:
                    walk.press(pygame.K_BACKSPACE)
                else:
                    if not keys:
                        walk.click(widget.hit.center)
                    walk.hands.pilot.frame(TextInput("z"))
        case Segmented() | Dropdown():
            raise AssertionError("chosen by name")
        case NumberBox() | Slider() if keys:
            walk.press(pygame.K_LEFT if back else pygame.K_RIGHT)
        case NumberBox():
            walk.click((box.x + 8 if back else box.right - 8, box.centery))
        case Slider():
            track = widget._track()
            walk.click((track.x if back else track.right, track.centery))


def try_value(walk: Walk, key: Key) -> None:
    """Change a value and change it back."""
    widget = walk.reach(key)
    before = widget.value_text
    if isinstance(widget, Segmented | Dropdown):
        old = widget.chosen
        others = [
            index for index, one in enumerate(widget.options)
            if index != old and not one.endswith("…")
        ]  # fmt: skip
        if not others:
            return
        for index in (others[-1], old):
            walk.hands.pick(lambda one: one is walk.control(key), index)
            now = walk.control(key)
            assert isinstance(now, Segmented | Dropdown)
            assert now.chosen == index, widget.label
        return
    off_the_grid = isinstance(widget, NumberBox) and (widget.value - widget._low) % widget._by
    first, then = (False, True)
    if isinstance(widget, Slider) and widget.value == widget.high:
        first, then = True, False
    if isinstance(widget, NumberBox) and widget.at_end(1):
        first, then = True, False
    change(walk, widget, back=first)
    assert walk.control(key).value_text != before, widget.label
    change(walk, walk.reach(key), back=then)
    by_eye = isinstance(widget, Slider) and not walk.hands.keys
    if not off_the_grid and not by_eye:
        assert walk.control(key).value_text == before, widget.label


def try_button(walk: Walk, key: Key) -> None:
    """Press something that is no value: it answers, and Escape leads back from where it leads."""
    widget = walk.reach(key)
    seen, stack = picture(walk.scene), walk.app.ctx.scenes.scenes
    if walk.hands.keys:
        walk.press(pygame.K_RETURN)
    else:
        walk.click(widget.hit.center)
    after = walk.app.ctx.scenes.scenes
    if isinstance(widget, ListRow) and widget.chosen:
        assert after in (stack, stack[:-1])
    elif after == stack and walk.app.running:
        assert picture(walk.scene) != seen, f"{widget.label} does nothing"
    elif len(after) > len(stack) and type(after[-1]) is not Scene:
        for _ in range(4):
            if walk.app.ctx.scenes.top is walk.scene:
                break
            walk.press(pygame.K_ESCAPE)
        assert walk.app.ctx.scenes.top is walk.scene, f"no way back from {widget.label}"
    walk.open()


VALUES = (Toggle, Segmented, Dropdown, NumberBox, Slider, TextField)


def try_one(walk: Walk, key: Key) -> None:
    widget = walk.control(key)
    if not widget.enabled:
        walk.reach(key)
        assert widget.reason, widget.label
    elif isinstance(widget, VALUES):
        try_value(walk, key)
        walk.open()
    else:
        try_button(walk, key)


@pytest.fixture
def clean(data_dir: Path) -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.mark.parametrize(("name", "keys"), some(product(NAMES, (True, False)), *QUICK))
def test_every_control_is_reached_used_and_undone(clean: None, name: str, keys: bool) -> None:
    walk = Walk(name, keys=keys)
    controls = walk.keys_of_all()
    assert controls
    for key in controls:
        try_one(walk, key)
    walk.app.close()
