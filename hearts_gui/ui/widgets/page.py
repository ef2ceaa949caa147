"""A full-window panel with a title, a close button and a body that scrolls."""

from pygame import Rect, Surface

from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import BoxStyle
from hearts_gui.ui.fonts import Face
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import IconButton, Label
from hearts_gui.ui.widgets.ground import GroundScene, Step
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin, title_type

HEADER = 96
PANEL_ALPHA = 0.93


class PageScene(GroundScene):
    """Subclasses give `title`, may add to the header, and fill the body from the top."""

    title = ""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.area: ScrollArea | None = None

    # -- the panel

    def panel_box(self) -> Rect:
        """The panel on the window."""
        skin = Skin(self.ctx)
        stage = self.ctx.metrics.stage
        side = min(skin.px(40), stage.w // 30)
        return stage.inflate(-2 * side, -2 * side)

    def header_box(self) -> Rect:
        """The strip of the title."""
        box = self.panel_box()
        return Rect(box.x, box.y, box.w, Skin(self.ctx).px(HEADER))

    def body_box(self) -> Rect:
        """Where the body may be, without its margins."""
        box, header = self.panel_box(), self.header_box()
        return Rect(box.x, header.bottom, box.w, box.bottom - header.bottom)

    def ground(self) -> list[Step]:
        """The panel with the line under its title."""
        return [self._draw_panel]

    def _draw_panel(self, surface: Surface) -> None:
        skin = Skin(self.ctx)
        theme = skin.theme
        level = PANEL_ALPHA if theme.dark else 1.0
        style = BoxStyle(26 * skin.metrics.u, (*theme.solid_panel, round(255 * level)),
                         theme.panel_line, skin.hairline)  # fmt: skip
        skin.painter.large_box(surface, self.panel_box(), style)
        header = self.header_box()
        line = Rect(header.x, header.bottom, header.w, max(1, round(skin.hairline)))
        skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.12)))

    # -- content

    def compose(self) -> None:
        """Title, close button, then the body."""
        skin = Skin(self.ctx)
        header = self.header_box()
        pad = self.side_pad(skin)
        close = (header.right - pad - skin.px(8), header.centery)
        kind = title_type(skin, 42)
        width = skin.painter.text_width(self.title, kind) + skin.px(4)
        room = header.w - 2 * pad - skin.px(60)
        place = Rect(header.x + pad, header.y, min(width, room), header.h)
        title = Label(self.ctx, self.title, place, units=42, face=Face.DISPLAY)
        title.margin_units = 16.0
        self.form.add(title)
        rest = Rect(place.right + skin.px(40), header.y, 0, header.h)
        rest.w = close[0] - skin.px(40) - rest.x
        self.compose_header(skin, rest)
        self.add_body(skin)
        self.form.add(IconButton(self.ctx, "Close", close, self.back, icon="close", on_panel=True))

    @staticmethod
    def side_pad(skin: Skin) -> int:
        """The margin of header and body at both sides."""
        return min(skin.px(36), round(skin.metrics.stage.w * 0.04))

    def compose_header(self, skin: Skin, rest: Rect) -> None:
        """Add widgets beside the title."""

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The widgets of the body, from the top of a place of any height, and their height."""
        del skin, place
        return [], 0

    def add_body(self, skin: Skin) -> None:
        """Fill the body: here with one scroll area."""
        body = self.body_box()
        pad = self.side_pad(skin)
        top = skin.px(24)
        inner = Rect(body.x + pad, body.y + top, body.w - 2 * pad, body.h)
        widgets, height = self.compose_body(skin, inner)
        view = Rect(body.x + 2, body.y + 2, body.w - 4, body.h - 4)
        before = self.area.offset if self.area is not None else 0
        self.area = ScrollArea(self.ctx, view)
        self.area.put(widgets, height + 2 * top)
        self.form.add(*widgets, self.area)
        self.area.scroll(before, at_once=True)
