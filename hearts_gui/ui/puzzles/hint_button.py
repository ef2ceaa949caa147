"""The button of a puzzle's hints, with a dot for each that fills once it is taken."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.puzzles.answered import STEPS
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button
from hearts_gui.wording.language.messages import say

DOT, PITCH, LIFT = 3.4, 13.0, 6.0


class HintButton(Button):
    """Takes the next hint."""

    def __init__(self, ctx: Context, box: Rect, taken: int, action: Callable[[], None]) -> None:
        super().__init__(ctx, say("puzzle-hint"), action, box)
        self._taken = taken
        if taken == STEPS:
            self.disable(say("puzzle-hint-all"))

    @property
    def value_text(self) -> str:
        """How many were taken."""
        return say("puzzle-hints", n=self._taken, of=STEPS)

    def draw_content(self, surface: Surface, box: Rect, ink: Colour, level: float) -> None:
        """Draw the word, and the dots under it."""
        skin = self.skin
        super().draw_content(surface, box.move(0, -skin.px(LIFT)), ink, level)
        radius = max(2.0, skin.px(DOT))
        for index in range(STEPS):
            centre = (box.centerx + (index - (STEPS - 1) / 2) * skin.px(PITCH),
                      box.bottom - skin.px(2 * LIFT))  # fmt: skip
            if index < self._taken:
                skin.painter.disc(surface, centre, radius, fill=(*skin.theme.accent, 255))
            else:
                line = (*ink, round(255 * level))
                skin.painter.disc(surface, centre, radius, line=line, line_width=1.2)
