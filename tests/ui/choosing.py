"""Chooses on screens made of widgets, by pointer alone or by keys alone."""

from collections.abc import Callable

import pygame

from hearts_gui.devtools.pilot import Pilot
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.rules.set_list import SetPicker, SetRow
from hearts_gui.ui.shell.input import PointerMove, Wheel
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.stepper import Stepper

Wanted = Callable[[Widget], bool]
MOST_STEPS = 400


def labelled(label: str) -> Wanted:
    """A control with these words."""
    return lambda widget: widget.label == label and widget.focusable


class Chooser:
    """Finds a control, goes there, uses it. Nothing is called that a hand could not reach."""

    def __init__(self, pilot: Pilot, *, keys: bool) -> None:
        self.pilot = pilot
        self.keys = keys

    @property
    def top(self) -> FormScene:
        top = self.pilot.app.ctx.scenes.top
        assert isinstance(top, FormScene)
        return top

    def settle(self) -> None:
        for _ in range(MOST_STEPS):
            self.pilot.frame()
            if self.pilot.app.idle_wait_ms() is not None:
                return
        raise AssertionError(f"{type(self.top).__name__} never rests")

    def find(self, target: Wanted) -> Widget:
        self.settle()
        return next(widget for widget in self.top.form.widgets if target(widget))

    def go(self, target: Wanted) -> Widget:
        """Bring a control under the focus, or into view."""
        return self._tab_to(target) if self.keys else self._scroll_to(target)

    def _tab_to(self, target: Wanted) -> Widget:
        for _ in range(MOST_STEPS):
            widget = self.find(target)
            form = self.top.form
            if form.focus is widget and form.keyboard:
                return widget
            self.pilot.press(pygame.K_TAB)
        raise AssertionError("Tab never comes to the control")

    def _scroll_to(self, target: Wanted) -> Widget:
        for _ in range(MOST_STEPS):
            widget = self.find(target)
            view = widget.viewport
            if view is None or view.contains(widget.box) or view.h < widget.box.h:
                return widget
            down = widget.box.bottom > view.bottom
            self.pilot.frame(PointerMove(view.center))
            self.pilot.frame(Wheel(view.center, -1.0 if down else 1.0))
        raise AssertionError("the wheel never brings the control into view")

    def use(self, target: Wanted) -> None:
        """Press a control."""
        widget = self.go(target)
        if self.keys:
            self.pilot.press(pygame.K_RETURN)
        else:
            self.pilot.click(widget.hit.center)
        self.settle()

    def pick(self, target: Wanted, option: str | int) -> None:
        """Choose one of several, by its words or its number from 0."""
        for _ in range(MOST_STEPS):
            widget = self.go(target)
            assert isinstance(widget, Segmented | Dropdown | Stepper)
            options = widget.values if isinstance(widget, Stepper) else widget.options
            index = option if isinstance(option, int) else options.index(option)
            now = widget.chosen
            if index == now:
                return
            if self.keys:
                self.pilot.press(pygame.K_RIGHT if index > now else pygame.K_LEFT)
            elif isinstance(widget, Stepper):
                self.pilot.click(widget._sides()[index > now].center)
            elif isinstance(widget, Segmented):
                width = widget.box.w / len(widget.options)
                self.pilot.click((int(widget.box.x + width * (index + 0.5)), widget.box.centery))
            else:
                self._pick_from_list(widget, index)
            self.settle()
        raise AssertionError(f"{option} cannot be chosen")

    def _pick_from_list(self, widget: Dropdown, index: int) -> None:
        self.pilot.click(widget.hit.center)
        self.settle()
        popup = self.top.form.popup
        assert popup is not None
        for _ in range(len(widget.options)):
            if popup._first <= index < popup._first + popup._rows_shown:
                break
            self.pilot.frame(Wheel(popup.box.center, -1.0 if index > popup._first else 1.0))
        y = popup.box.y + popup.skin.px(6) + int((index - popup._first + 0.5) * popup._row)
        self.pilot.click((popup.box.centerx, y))

    # -- from the menu to the table

    def new_game(self, key: str, players: int) -> None:
        """Choose a rule set and a size on the New game screen, and start."""
        assert isinstance(self.top, MenuScene)
        self.use(labelled("New game"))
        assert isinstance(self.top, NewGameScene)
        page = self.top
        if not page.frame.listed:
            self.use(lambda one: one.label == page.setup.draft.title and one.focusable)
            assert isinstance(self.top, SetPicker)
        self.use(lambda one: isinstance(one, SetRow) and one.entry.key == key)
        assert self.top is page
        self.pick(labelled("Number"), str(players))
        self.use(labelled("Start"))
