"""Pictures among widgets: cards as the present settings draw them, a player's face."""

from pygame import Rect, Surface

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.wording.language.messages import say

FACES = ("AS", "KH", "JD", "7C")
RATIO = 1.4


class CardSample(Widget):
    """A card of each suit and a back, side by side."""

    focusable = False
    margin_units = 8.0
    height_units = 210.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, say("widget-sample"))
        self._warmed = 0

    def warm(self, nothing: Surface) -> bool:
        """One card after the other: each takes some milliseconds."""
        self._draw_card(nothing, self._warmed)
        self._warmed += 1
        return self._warmed > len(FACES)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the cards as large as there is room for."""
        for place in range(len(FACES) + 1):
            self._draw_card(surface, place)

    def _draw_card(self, surface: Surface, place: int) -> None:
        """One card, or the back in the last place."""
        box, art = self.box, self.ctx.cardart
        count, gap = len(FACES) + 1, self.skin.px(14)
        room = round((box.h - self.skin.px(24)) / RATIO)
        width = min((box.w - (count - 1) * gap) // count, room)
        left = box.x + (box.w - count * width - (count - 1) * gap) // 2
        center = (left + place * (width + gap) + width // 2, box.centery)
        back = place == len(FACES)
        picture = art.back(None, width) if back else art.face(FACES[place], width)
        shadow = art.shadow(width)
        surface.blit(shadow, shadow.get_rect(center=center))
        surface.blit(picture, picture.get_rect(center=center))


class SeatFace(Widget):
    """A portrait on its disc, or a question mark for someone not known yet."""

    focusable = False
    silent = True
    margin_units = 3.0
    width_units = height_units = 44.0

    def __init__(self, ctx: Context, portrait: str) -> None:
        super().__init__(ctx, portrait)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw disc and face."""
        skin, box = self.skin, self.box
        radius = box.w / 2
        if self.label:
            skin.icons.draw_portrait(surface, skin.painter, self.label, box.center, radius)
            return
        style = BoxStyle(radius, skin.ink(0.10), skin.edge(0.22), skin.hairline)
        skin.painter.box(surface, box, style)
        skin.icons.draw(surface, Icon.QUESTION, box.center, round(radius), skin.theme.text2)
