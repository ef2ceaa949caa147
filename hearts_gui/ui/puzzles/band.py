"""How an answer is known: a line of its own with a check, in the colour of what is right."""

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.skin import Skin

UNITS, PAD, ICON, LEAST = 17.0, 14.0, 20.0, 56.0


class ProofBand(Widget):
    """The sentence in its frame."""

    role = Role.LABEL
    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, text: str, box: Rect, *, right: bool = True) -> None:
        """Green with a check, or in the colour of what costs."""
        super().__init__(ctx, text, box)
        self._right = right

    @staticmethod
    def _kind(skin: Skin) -> Type:
        return skin.type(UNITS, Face.SEMIBOLD)

    @staticmethod
    def _left(skin: Skin) -> int:
        return skin.px(PAD) + skin.px(ICON) + skin.px(10)

    @classmethod
    def fitting(cls, ctx: Context, width: int, text: str) -> int:
        """How high it is with this text."""
        skin = Skin(ctx)
        room = width - cls._left(skin) - skin.px(PAD)
        height = skin.painter.paragraph_height(text, cls._kind(skin), room)
        return max(skin.px(LEAST), height + 2 * skin.px(PAD))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw frame, check and text."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        colour = theme.ok if self._right else theme.heart
        style = BoxStyle(skin.px(12), (*colour, 26), (*colour, 255), max(1.5, skin.hairline))
        skin.painter.box(surface, box, style)
        side = skin.px(ICON)
        centre = (box.x + skin.px(PAD) + side / 2, box.centery)
        skin.icons.draw(surface, Icon.CHECK if self._right else Icon.REDO, centre, side, colour)
        room = box.copy()
        room.x += self._left(skin)
        room.w = box.right - skin.px(PAD) - room.x
        height = skin.painter.paragraph_height(self.label, self._kind(skin), room.w)
        room.y, room.h = box.centery - height // 2, height
        skin.painter.paragraph(surface, self.label, self._kind(skin), theme.text, room)
