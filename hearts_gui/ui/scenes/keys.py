"""Other keys for what keys do: choose an action, then press the key."""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.ui import keymap
from hearts_gui.ui.context import Context
from hearts_gui.ui.input import KeyDown, UiEvent
from hearts_gui.ui.keymap import ACTIONS, KeyAction
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.dialog import Choice, Dialog
from hearts_gui.ui.widgets.options import Group, lay_out_group, press
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.skin import Skin

WIDEST = 760


class KeysScene(PageScene):
    """A row for each action with its key."""

    title = "Keys"

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The actions, and the button for the usual keys."""
        settings = self.ctx.settings
        rows = tuple(
            press(action.words, keymap.key_words(keymap.key_of(action, settings)),
                  self._asking(action))
            for action in ACTIONS
        )  # fmt: skip
        width = min(place.w, skin.px(WIDEST))
        spot = Rect(place.x, place.y, width, 0)
        made, high = lay_out_group(self.ctx, skin, Group("What keys do", rows), spot)
        tall = max(skin.px(50), skin.metrics.hit)
        box = Rect(place.x, place.y + high + skin.px(18), min(width, skin.px(240)), tall)
        usual = Button(self.ctx, "Usual keys", box, self._usual, icon="undo")
        if keymap.usual_keys(settings) == settings:
            usual.disable("Every key does what it usually does.")
        return [*made, usual], box.bottom - place.y

    def _asking(self, action: KeyAction) -> Callable[[], None]:
        return lambda: self.ctx.scenes.push(KeyDialog(self.ctx, action))

    def _usual(self) -> None:
        self.ctx.change_settings(keymap.usual_keys(self.ctx.settings))
        self.rebuild()

    def uncovered(self) -> None:
        """Another key may have been chosen."""
        self.rebuild()


class KeyDialog(Dialog):
    """Waits for a key; Escape keeps the present one."""

    def __init__(self, ctx: Context, action: KeyAction) -> None:
        now = keymap.key_words(keymap.key_of(action, ctx.settings))
        super().__init__(ctx, action.words, f"Press the new key. It is {now} now.",
                         (Choice("Cancel", lambda: None),))  # fmt: skip
        self._action = action

    def handle(self, event: UiEvent) -> bool:
        """Take the next key that can be taken; say why another cannot."""
        if not isinstance(event, KeyDown) or event.repeat:
            return super().handle(event)
        code = event.pressed or event.key
        if code == pygame.K_ESCAPE:
            return super().handle(event)
        why = keymap.why_not(code)
        if why is not None:
            self.text = why
            self.rebuild()
            return True
        self.ctx.change_settings(keymap.with_key(self.ctx.settings, self._action, code))
        self.ctx.scenes.remove(self)
        return True
