"""Keys at the table: letters, the card pointed at, the way between hand and button."""

from typing import TYPE_CHECKING

import pygame

from hearts_gui.engine.cards import Card
from hearts_gui.ui.shell.input import ENTER, KeyDown
from hearts_gui.ui.table.asking.asking import selecting
from hearts_gui.ui.table.asking.desk import Desk

if TYPE_CHECKING:
    from hearts_gui.ui.table.scene import TableScene

SIDEWAYS = (pygame.K_LEFT, pygame.K_RIGHT)
ARROWS = (*SIDEWAYS, pygame.K_UP, pygame.K_DOWN)


class Keys:
    """What each key does at one table."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._turns = scene.turns
        self._left_at: Card | None = None

    def key(self, event: KeyDown) -> bool:
        """A key at the table."""
        scene = self._scene
        desk = scene.desk
        if desk is None:
            return False
        if desk.last.visible and event.key not in (pygame.K_l, pygame.K_m):
            desk.show_last(None)
            return True
        if event.key == pygame.K_ESCAPE and not (desk.form.keyboard and desk.form.focus):
            self._turns.screens.pause()
            return True
        focused = desk.form.keyboard and desk.form.focus is not None
        if event.key in ARROWS and self._between_hand_and_button(desk, event.key):
            return True
        if event.key == pygame.K_TAB or (focused and event.key not in (pygame.K_ESCAPE,)):
            if self._letter(event):
                return True
            return desk.form.handle(event)
        if focused:
            desk.form.set_focus(None, keyboard=False)
            return True
        if event.key == pygame.K_SPACE:
            if event.repeat or scene.finish():
                return True
            return self._use_cursor()
        if event.key in ENTER:
            return event.repeat or self._enter()
        return self._letter(event) or scene.hands.key(event)

    def _letter(self, event: KeyDown) -> bool:
        if event.ctrl or event.repeat:
            return False
        match event.key:
            case pygame.K_l:
                self._scene.hold_last()
            case pygame.K_h:
                self._turns.show_legal()
            case pygame.K_t:
                self._turns.hint()
            case pygame.K_u | pygame.K_BACKSPACE:
                self._turns.undo()
            case pygame.K_s:
                self._turns.scores()
            case pygame.K_o:
                self._turns.screens.options()
            case pygame.K_g:
                self._turns.toggle_passed()
            case pygame.K_p:
                self._turns.screens.change_pace()
            case pygame.K_f:
                self._turns.finish_deal()
            case pygame.K_c:
                self._turns.ask_beside()
            case _:
                return False
        return True

    def _enter(self) -> bool:
        scene = self._scene
        scene.finish()
        if scene.handling.cursor is None:
            self._turns.press_action()
            return True
        return self._use_cursor()

    def _use_cursor(self) -> bool:
        cursor = self._scene.handling.cursor
        if cursor is not None and cursor in self._scene.queue.model.hand:
            before = len(self._scene.handling.selected)
            self._turns.use(cursor)
            if self._complete and len(self._scene.handling.selected) > before:
                self._to_button(cursor)
        return True

    @property
    def _complete(self) -> bool:
        """Whether exactly as many cards are marked as are asked for."""
        wanted = selecting(self._scene.director.view)
        chosen = len(self._scene.handling.selected)
        return wanted is not None and wanted.least == wanted.most == chosen

    def _to_button(self, cursor: Card) -> None:
        """The keys go on to the button that sends the marked cards."""
        desk, handling = self._scene.desk, self._scene.handling
        if desk is None or desk.button is None:
            return
        self._left_at, handling.cursor = cursor, None
        desk.form.set_focus(desk.button, keyboard=True)
        self._point()

    def _between_hand_and_button(self, desk: Desk, key: int) -> bool:
        """Down leads to the button of marked cards, the other arrows back to the hand."""
        handling, button = self._scene.handling, desk.button
        hand = self._scene.queue.model.hand
        if selecting(self._scene.director.view) is None or button is None:
            return False
        if desk.form.keyboard and desk.form.focus is button:
            if key == pygame.K_DOWN:
                return True
            desk.form.set_focus(None, keyboard=False)
            handling.cursor = self._left_at if self._left_at in hand else None
            if key in SIDEWAYS or handling.cursor is None:
                self._scene.hands.key(KeyDown(key))
            self._point()
            return True
        if key == pygame.K_DOWN and handling.cursor is not None and button.enabled:
            self._to_button(handling.cursor)
            return True
        return False

    def _point(self) -> None:
        """Show where the keys are now."""
        if self._scene.top is not None:
            self._scene.top.sync()
        self._scene.refresh()
