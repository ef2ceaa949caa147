"""Other keys for what keys do: choose an action, then press the key."""

from collections.abc import Callable

import pygame

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.shell import keymap
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.shell.keymap import AT_TABLE, EVERYWHERE, FOR_THE_EAR, KeyAction
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.flow import Column, Item, Sized
from hearts_gui.ui.widgets.options import OptionLine, option_groups, press
from hearts_gui.wording.language.messages import say


class KeysScene(PageScene):
    """A row for each action with its key."""

    title_key = "keys-title"

    def compose_body(self, _width: int) -> Item:
        """The actions, and the button for the usual keys."""
        settings = self.ctx.settings
        groups = [
            (title, [self._row(action) for action in actions])
            for title, actions in (
                (say("keys-at-table"), AT_TABLE),
                (say("keys-by-ear"), FOR_THE_EAR),
                (say("keys-everywhere"), EVERYWHERE),
            )
        ]
        usual = Button(self.ctx, say("keys-usual"), self._usual, icon=Icon.UNDO)
        if keymap.usual_keys(settings) == settings:
            usual.disable(say("keys-are-usual"))
        return Column(option_groups(self.ctx, groups), 18, Sized(usual, width=240))

    def _row(self, action: KeyAction) -> OptionLine:
        key = keymap.key_words(keymap.key_of(action, self.ctx.settings))
        return press(self.ctx, action.words, key, self._asking(action))

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
        cancel = DialogButton(say("keys-cancel"), lambda: None)
        super().__init__(ctx, action.words, say("keys-press", key=now), (cancel,))
        self._action = action

    @property
    def takes_keys(self) -> bool:
        """A switch may get another key, or a key become a switch's."""
        return True

    def handle(self, event: UiEvent) -> bool:
        """Take the next key that can be taken; say why another cannot."""
        if not isinstance(event, KeyDown) or event.repeat:
            return super().handle(event)
        code = event.pressed or event.key
        if code == pygame.K_ESCAPE:
            return super().handle(event)
        why = keymap.why_not(code, self._action)
        if why is not None:
            self.text = why
            self.rebuild()
            return True
        other = keymap.holder(self.ctx.settings, self._action, code)
        self.ctx.change_settings(keymap.with_key(self.ctx.settings, self._action, code))
        self.ctx.scenes.remove(self)
        below = self.ctx.scenes.top
        if other is not None and below is not None:
            key = keymap.key_words(keymap.key_of(other, self.ctx.settings))
            below.notify(say("keys-moved", key=key, does=other.words))
        return True
