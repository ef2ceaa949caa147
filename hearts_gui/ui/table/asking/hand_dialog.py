"""A question over the middle of the table: the hand below it stays lit, for it is what counts."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.ui.pages.dialog import Choice, Dialog
from hearts_gui.ui.shell.context import Context

LEAST_SHARE = 0.5


@dataclass(frozen=True, slots=True)
class HandInSight:
    """The hand under a dialog: its box, how it is drawn, whether the player uses keys."""

    box: Callable[[], Rect]
    draw: Callable[[Surface], None]
    by_keys: Callable[[], bool]


class HandDialog(Dialog):
    """Stands above the hand, which the scrim leaves out; a press on the hand changes nothing."""

    def __init__(
        self, ctx: Context, title: str, text: str, choices: tuple[Choice, ...], hand: HandInSight
    ) -> None:
        super().__init__(ctx, title, text, choices)
        self._hand = hand

    @property
    def room(self) -> Rect:
        """The stage down to the hand, or most of it where the hand reaches high."""
        stage, box = self.ctx.metrics.stage, self._hand.box()
        room = stage.copy()
        if box.h:
            room.h = max(round(LEAST_SHARE * stage.h), box.y - stage.y)
        return room

    def light(self, picture: Surface) -> None:
        """The hand as it was before the scrim."""
        self._hand.draw(picture)

    def _by_keyboard(self) -> bool:
        return self._hand.by_keys()

    def outside(self, pos: tuple[int, int]) -> bool:
        """A press on a card is no press outside."""
        return super().outside(pos) and not self._hand.box().collidepoint(pos)
