"""Keys at the table: letters, the card pointed at, the way between hand and button."""

import pygame

from hearts_gui.engine.cards import Card
from hearts_gui.ui.shell.input import ENTER, KeyDown, KeyUp
from hearts_gui.ui.table.card_actions import CardInput
from hearts_gui.ui.table.dialogs import DialogHost
from hearts_gui.ui.table.guide import Hints
from hearts_gui.ui.table.handplay import HandPlay
from hearts_gui.ui.table.other_screens import Screens
from hearts_gui.ui.table.question_aloud import Narrator
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.what_is_asked import selecting

SIDEWAYS = (pygame.K_LEFT, pygame.K_RIGHT)
ARROWS = (*SIDEWAYS, pygame.K_UP, pygame.K_DOWN)
HELD_MS = 250.0


class Keys:
    """What each key does at one table."""

    def __init__(
        self, state: TableState, hands: HandPlay, turns: CardInput, asker: DialogHost, guide: Hints,
        screens: Screens, ear: Narrator,
    ) -> None:  # fmt: skip
        self._state, self._hands, self._turns = state, hands, turns
        self._screens, self._ear = screens, ear
        self._left_at: Card | None = None
        self._held_since: float | None = None
        self._letters = {
            pygame.K_l: self._hold_last,
            pygame.K_h: guide.show_legal,
            pygame.K_t: guide.wish_hint,
            pygame.K_u: self._undo,
            pygame.K_BACKSPACE: self._undo,
            pygame.K_s: screens.scores,
            pygame.K_o: screens.options,
            pygame.K_g: guide.toggle_passed,
            pygame.K_p: screens.change_pace,
            pygame.K_f: turns.finish_deal,
            pygame.K_c: asker.ask_other,
        }
        self._guide = guide

    def key(self, event: KeyDown) -> bool:
        """A key at the table."""
        state, controls = self._state, self._state.controls
        if controls.last.visible and event.key not in (pygame.K_l, pygame.K_m):
            controls.show_last(None)
            return True
        focused = controls.form.keyboard and controls.form.focus is not None
        if event.key == pygame.K_ESCAPE and not focused:
            self._screens.pause()
            return True
        if event.key in ARROWS and self._between_hand_and_button(event.key):
            return True
        if event.key == pygame.K_TAB or (focused and event.key != pygame.K_ESCAPE):
            return self._letter(event) or controls.form.handle(event)
        if focused:
            controls.form.set_focus(None, keyboard=False)
            return True
        if event.key == pygame.K_SPACE:
            if not event.repeat and not state.finish():
                self._use_cursor()
            return True
        if event.key in ENTER:
            if not event.repeat:
                self._enter()
            return True
        return self._letter(event) or self._hands.key(event)

    def _letter(self, event: KeyDown) -> bool:
        if event.ctrl or event.repeat:
            return False
        if event.key not in self._letters:
            return self._ear.key(event.key)
        self._letters[event.key]()
        return True

    def _undo(self) -> None:
        self._hands.cancel()
        self._guide.undo()

    # -- the last trick

    def _hold_last(self) -> None:
        """The key of the last trick went down: it stays while held, or until the next press."""
        self._held_since = self._state.ctx.now()
        self._guide.toggle_last()

    def released(self, event: KeyUp) -> bool:
        """A key went up; true when that was the end of a look at the last trick."""
        if event.key != pygame.K_l or self._held_since is None:
            return False
        held, self._held_since = self._state.ctx.now() - self._held_since, None
        if held >= HELD_MS:
            self._state.controls.show_last(None)
        return True

    def let_go(self) -> None:
        """Something else was pressed: no key counts as held."""
        self._held_since = None

    # -- the card pointed at

    def _enter(self) -> None:
        self._state.finish()
        if self._state.handling.cursor is None:
            self._turns.press_action()
        else:
            self._use_cursor()

    def _use_cursor(self) -> None:
        state, handling = self._state, self._state.handling
        cursor = handling.cursor
        if cursor is not None and cursor in state.model.hand:
            before = len(handling.selected)
            self._turns.use(cursor)
            if self._complete and len(handling.selected) > before:
                self._to_button(cursor)

    @property
    def _complete(self) -> bool:
        """Whether exactly as many cards are marked as are asked for."""
        wanted = selecting(self._state.view)
        chosen = len(self._state.handling.selected)
        return wanted is not None and wanted.least == wanted.most == chosen

    def _to_button(self, cursor: Card) -> None:
        """The keys go on to the button that sends the marked cards."""
        controls = self._state.controls
        if controls.button is None:
            return
        self._left_at, self._state.handling.cursor = cursor, None
        controls.form.set_focus(controls.button, keyboard=True)
        self._point()

    def _between_hand_and_button(self, key: int) -> bool:
        """Down leads to the button of marked cards, the other arrows back to the hand."""
        handling, controls = self._state.handling, self._state.controls
        button = controls.button
        if selecting(self._state.view) is None or button is None:
            return False
        if controls.form.keyboard and controls.form.focus is button:
            if key == pygame.K_DOWN:
                return True
            controls.form.set_focus(None, keyboard=False)
            handling.cursor = self._left_at if self._left_at in self._state.model.hand else None
            if key in SIDEWAYS or handling.cursor is None:
                self._hands.key(KeyDown(key))
            self._point()
            return True
        if key == pygame.K_DOWN and handling.cursor is not None and button.enabled:
            self._to_button(handling.cursor)
            return True
        return False

    def _point(self) -> None:
        """Show where the keys are now."""
        self._state.tabletop.sync()
        self._state.refresh()
