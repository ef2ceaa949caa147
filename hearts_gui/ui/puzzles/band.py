"""How an answer was proved: a line of its own with a check mark, in the colour of what is right."""

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget

HEAD, UNITS, PAD, ICON, LEAST = 23.0, 17.0, 16.0, 22.0, 56.0


class ProofBand(Widget):
    """The sentence in its frame."""

    role = Role.LABEL
    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, text: str, *, right: bool = True, note: str = "") -> None:
        """Green with a check, or in the colour of what costs; a `note` makes it a heading."""
        super().__init__(ctx, text)
        self._right, self._note = right, note

    @property
    def value_text(self) -> str:
        """The note."""
        return self._note

    @property
    def _lines(self) -> list[tuple[str, Type]]:
        skin = self.skin
        if not self._note:
            return [(self.label, skin.type(UNITS, Face.SEMIBOLD))]
        return [(self.label, skin.type(HEAD, Face.DISPLAY)), (self._note, skin.type(UNITS))]

    def _heights(self, width: int) -> list[int]:
        room = width - self.px(PAD + ICON + 10 + PAD)
        return [self.skin.painter.paragraph_height(text, kind, room) for text, kind in self._lines]

    def measure(self, width: int) -> int:
        """The text with room around it."""
        return max(self.px(LEAST), sum(self._heights(width)) + 2 * self.px(PAD))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw frame, check and text."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        colour = theme.ok if self._right else theme.heart
        style = BoxStyle(skin.px(12), (*colour, 26), (*colour, 255), max(1.5, skin.hairline))
        skin.painter.box(surface, box, style)
        heights, side, left = self._heights(box.w), skin.px(ICON), skin.px(PAD + ICON + 10)
        y, first = box.centery - sum(heights) // 2, skin.fonts_height(self._lines[0][1])
        centre = (box.x + skin.px(PAD) + side / 2, y + first / 2)
        skin.icons.draw(surface, Icon.CHECK if self._right else Icon.REDO, centre, side, colour)
        for (text, kind), height in zip(self._lines, heights, strict=True):
            room = Rect(box.x + left, y, box.w - left - skin.px(PAD), height)
            skin.painter.paragraph(surface, text, kind, theme.text, room)
            y += height
