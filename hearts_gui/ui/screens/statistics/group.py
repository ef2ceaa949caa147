"""A group of the Statistics screen: a box with a title, a picture, and words for it."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget

PAD = 24


class StatisticsGroup(Widget):
    """Subclasses draw their picture, say it in sentences, and give it as a table.

    `few` stands in the picture's place where there is nothing to draw yet.
    """

    role = Role.BUTTON
    margin_units = 4.0

    def __init__(
        self, ctx: Context, title: str, opened: Callable[["StatisticsGroup"], None], *,
        few: str = "",
    ) -> None:  # fmt: skip
        super().__init__(ctx, title)
        self._opened, self._few = opened, few

    # -- what subclasses say

    def subtitle(self) -> str:
        """A line under the title, or nothing."""
        return ""

    def corner(self) -> str:
        """What stands at the right of the title."""
        return ""

    def sentences(self) -> tuple[str, ...]:
        """The picture in words."""
        return ()

    def table(self) -> tuple[str, ...]:
        """Every number of the picture, a line each, and how it is counted."""
        return ()

    def deals(self) -> tuple[tuple[str, int, int], ...]:
        """Deals that can be looked at again: game, number, points."""
        return ()

    def deals_title(self) -> str:
        """What stands over them."""
        return ""

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw into this room."""
        raise NotImplementedError

    def show_large(self) -> None:
        """Make it a picture on a page of its own, whose words say the same: it cannot be
        pressed."""
        self.focusable, self.silent = False, True

    # -- what all do

    @property
    def value_text(self) -> str:
        """The picture in words."""
        if self._few:
            return self._few
        parts = (self.corner(), self.subtitle(), *self.sentences())
        return " ".join(part for part in parts if part)

    @property
    def focus_radius(self) -> float:
        """The focus ring has the corners of its box."""
        return 20.0

    def activate(self) -> None:
        """Show the numbers of the group."""
        self.ctx.sound.play("button")
        self._opened(self)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw box, title and picture."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        painter = skin.painter
        painter.box(surface, box, skin.group())
        if self.hovered or self.pressed:
            style = BoxStyle(20 * skin.metrics.u, skin.ink(0.07 if self.pressed else 0.03))
            painter.box(surface, box, style)
        pad = min(skin.px(PAD), box.w // 16)
        inner = box.inflate(-2 * pad, -2 * pad)
        title, big = skin.type(20, Face.SEMIBOLD), skin.type(24, Face.BOLD)
        height = skin.fonts_height(big)
        corner = self.corner() if not self._few else ""
        width = painter.text_width(corner, big) + skin.px(10) if corner else 0
        line = Rect(inner.x, inner.y, inner.w, height)
        place = Rect(line.x, line.y, line.w - width, height)
        subtitle = self.subtitle() if not self._few else self._few
        head = self.label
        if self.silent and not self._few:  # the page has the title
            head, subtitle = subtitle, ""
        painter.label(surface, head, title, theme.text, place)
        if corner:
            painter.label(surface, corner, big, theme.text, line, align=Align.RIGHT)
        y = line.bottom + skin.px(2)
        y = self.words(surface, Rect(inner.x, y, inner.w, inner.bottom - y), subtitle, theme.text2)
        if not self._few:
            top = y + skin.px(8)
            self.picture(surface, Rect(inner.x, top, inner.w, inner.bottom - top))

    def words(self, surface: Surface, room: Rect, text: str, ink: Colour, units: float = 16) -> int:
        """Write a paragraph from the top of a room. Returns where it ends."""
        if not text:
            return room.y
        kind = self.skin.type(units)
        height = self.skin.painter.paragraph_height(text, kind, room.w)
        self.skin.painter.paragraph(surface, text, kind, ink, Rect(room.x, room.y, room.w, height))
        return room.y + height

    def words_below(self, surface: Surface, room: Rect, ink: Colour, units: float = 16) -> Rect:
        """Write the sentences at the bottom of a room. Returns the room above them."""
        text = "\n".join(self.sentences())
        height = self.skin.painter.paragraph_height(text, self.skin.type(units), room.w)
        place = Rect(room.x, room.bottom - height, room.w, height)
        self.words(surface, place, text, ink, units)
        return Rect(room.x, room.y, room.w, max(0, place.y - self.skin.px(10) - room.y))
