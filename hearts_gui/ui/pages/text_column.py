"""Texts, headings and buttons one under the other, as wide as a column."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import SMALL_HEIGHT, Button, Label
from hearts_gui.ui.widgets.columns import Column
from hearts_gui.ui.widgets.skin import Skin

BUTTON_WIDTH = 250


class TextColumn(Column):
    """A column that makes the widgets which it is filled with; lengths are design units."""

    def __init__(self, ctx: Context, place: Rect) -> None:
        super().__init__(place)
        self._ctx = ctx
        self.skin = Skin(ctx)
        self.widgets: list[Widget] = []

    def space(self, units: float) -> None:
        """Leave room."""
        self.skip(self.skin.px(units))

    def text(
        self, text: str, *, units: float = 17, face: Face = Face.MEDIUM, quiet: bool = False,
        left: int = 0, colour: Colour | None = None,
    ) -> None:  # fmt: skip
        """Add a wrapped text, which may begin further right (pixels)."""
        kind = self.skin.type(units, face)
        high = self.skin.painter.paragraph_height(text, kind, self.place.w - left)
        box = self.take(high, left=left)
        label = Label(self._ctx, text, box, units=units, face=face, quiet=quiet, colour=colour,
                      wrap=True)  # fmt: skip
        self.widgets.append(label)

    def title(self, text: str) -> None:
        """Add the heading of what follows."""
        self.text(text, units=26, face=Face.DISPLAY)
        self.space(10)

    def button(self, label: str, icon: Icon, action: Callable[[], None]) -> None:
        """Add a button."""
        high = max(self.skin.px(SMALL_HEIGHT), self.skin.metrics.hit)
        box = self.take(high, width=self.skin.px(BUTTON_WIDTH))
        self.widgets.append(Button(self._ctx, label, box, action, icon=icon))
