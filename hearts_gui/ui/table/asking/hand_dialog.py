"""A question over the middle of the table: the hand below stays lit, because it is what counts."""

from pygame import Rect, Surface

from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.shell.input import KeyDown, UiEvent
from hearts_gui.ui.table.core.state import TableState

LEAST_SHARE = 0.5


class HandDialog(Dialog):
    """Stands above the hand, which the scrim leaves out; a press on the hand changes nothing."""

    def __init__(
        self, state: TableState, title: str, text: str, choices: tuple[DialogButton, ...]
    ) -> None:
        super().__init__(state.ctx, title, text, choices)
        self._state = state

    @property
    def room(self) -> Rect:
        """The stage down to the hand, or most of it where the hand reaches high."""
        stage, box = self.ctx.metrics.stage, self._state.tabletop.hand_box()
        room = stage.copy()
        if box.h:
            room.h = max(round(LEAST_SHARE * stage.h), box.y - stage.y)
        return room

    def light(self, picture: Surface) -> None:
        """The hand as it was before the scrim."""
        self._state.tabletop.draw_hand(picture)

    def _by_keyboard(self) -> bool:
        return self._state.handling.device.steps

    def handle(self, event: UiEvent) -> bool:
        """Hand, trick and scores can be asked for beside the question."""
        if isinstance(event, KeyDown) and not (event.repeat or event.ctrl):
            state = self._state
            told = state.aloud.answer(
                event.key, state.view, state.model, lambda: list(self.arrival())
            )
            if told is not None:
                self.notify(told)
                return True
        return super().handle(event)

    def outside(self, pos: tuple[int, int]) -> bool:
        """A press on a card is no press outside."""
        return super().outside(pos) and not self._state.tabletop.hand_box().collidepoint(pos)
