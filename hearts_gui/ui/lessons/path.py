"""The path of the lessons: one row, or one disc, for each."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.lessons.book import MOST_STARS
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.draw.units import MIN_TEXT
from hearts_gui.ui.lessons.stars import draw_stars, stars_width
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.wording.language.messages import say


class LessonRow(Widget):
    """A lesson: its number or a tick on a disc, its name, its stars; `bare` is the disc alone."""

    role = Role.LIST_ITEM
    margin_units = 4.0

    def __init__(
        self, ctx: Context, label: str, box: Rect, act: Callable[[], None], *,
        number: int, stars: int, now: bool, bare: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label, box)
        self._act = act
        self._number, self._stars, self._now, self._bare = number, stars, now, bare
        if bare:
            self.tooltip = label

    @property
    def value_text(self) -> str:
        """How far it is."""
        return say("lesson-row", n=self._stars, now=self._now)

    def activate(self) -> None:
        """Open the lesson."""
        self.ctx.sound.play("button")
        self._act()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw highlight, disc, name and stars."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        if self._now and not self._bare:
            line = max(1.0, 2 * skin.metrics.u)
            style = BoxStyle(14 * skin.metrics.u, alpha(theme.accent, 0.16), theme.accent, line)
            skin.painter.box(surface, box, style)
        elif self.hovered or self.pressed:
            style = BoxStyle(14 * skin.metrics.u, skin.ink(0.2 if self.pressed else 0.13))
            skin.painter.box(surface, box, style)
        side = min(skin.px(34), box.h - 4, box.w - 4)
        left = box.x + (box.w - side) // 2 if self._bare else box.x + skin.px(14)
        disc = Rect(left, box.centery - side // 2, side, side)
        self._draw_disc(surface, disc)
        if self._bare:
            return
        star = min(skin.px(18), box.w // 16)
        width = stars_width(star, MOST_STARS)
        right = box.right - skin.px(14)
        if self._stars:
            draw_stars(surface, skin, right - width, box.centery, star, filled=self._stars,
                       of=MOST_STARS)  # fmt: skip
        x = disc.right + skin.px(14)
        room = Rect(x, box.y, right - x - (width + skin.px(8) if self._stars else 0), box.h)
        face = Face.SEMIBOLD if self._now or self._stars else Face.MEDIUM
        ink = theme.text if self._now or self._stars else theme.text2
        kind = skin.type(17, face)
        while kind.px > MIN_TEXT and skin.painter.text_width(self.label, kind) > room.w:
            kind = Type(kind.face, kind.px - 1)
        skin.painter.label(surface, self.label, kind, ink, room)

    def _draw_disc(self, surface: Surface, disc: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        radius, kind = disc.w / 2, skin.type(15, Face.BOLD)
        line = max(1.5, 1.5 * skin.metrics.u)
        if self._now:
            style = BoxStyle(radius, theme.accent)
            skin.painter.box(surface, disc, style)
            ink = skin.primary_text()
        elif self._stars:
            skin.painter.box(surface, disc, BoxStyle(radius, theme.ok))
            side = round(disc.w * 0.6)
            ink = theme.solid_panel if theme.dark else (255, 255, 255)
            skin.icons.draw(surface, Icon.CHECK, disc.center, side, ink)
            return
        else:
            skin.painter.box(surface, disc, BoxStyle(radius, None, (*theme.text2, 255), line))
            ink = theme.text2
        text = str(self._number)
        while kind.px > MIN_TEXT and skin.painter.text_width(text, kind) > 0.7 * disc.w:
            kind = Type(kind.face, kind.px - 1)
        skin.painter.label(surface, text, kind, ink, disc, align=Align.CENTRE)
