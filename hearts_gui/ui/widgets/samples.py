"""Pictures among widgets: cards as the present settings draw them, a player's face."""

from pygame import Rect, Surface

from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import BoxStyle
from hearts_gui.ui.widgets.base import Widget

FACES = ("AS", "KH", "JD", "7C")
RATIO = 1.4


class CardSample(Widget):
    """A card of each suit and a back, side by side."""

    focusable = False
    margin_units = 8.0

    def __init__(self, ctx: Context, box: Rect) -> None:
        super().__init__(ctx, "Sample cards", box)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the cards as large as there is room for."""
        del clip
        skin, box, art = self.skin, self.box, self.ctx.cardart
        count = len(FACES) + 1
        gap = skin.px(14)
        width = min((box.w - (count - 1) * gap) // count, round((box.h - skin.px(24)) / RATIO))
        total = count * width + (count - 1) * gap
        x, y = box.x + (box.w - total) // 2, box.y + (box.h - round(width * RATIO)) // 2
        shadow = art.shadow(width)
        for face in (*FACES, None):
            picture = art.face(face, width) if face is not None else art.back(None, width)
            center = (x + width // 2, y + round(width * RATIO) // 2)
            surface.blit(shadow, shadow.get_rect(center=center))
            surface.blit(picture, picture.get_rect(center=center))
            x += width + gap


class SeatFace(Widget):
    """A portrait on its disc, or a question mark for somebody not known yet."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, portrait: str, box: Rect) -> None:
        super().__init__(ctx, portrait, box)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw disc and face."""
        del clip
        skin, box = self.skin, self.box
        radius = box.w / 2
        if self.label:
            skin.icons.draw_portrait(surface, skin.painter, self.label, box.center, radius)
            return
        style = BoxStyle(radius, skin.ink(0.10), skin.ink(0.22), skin.hairline)
        skin.painter.box(surface, box, style)
        skin.icons.draw(surface, "question", box.center, round(radius), skin.theme.text2)
