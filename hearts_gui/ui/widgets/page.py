"""A panel with a title, a close button and a body that scrolls: a whole page, or one that fits."""

import math
from collections.abc import Callable, Iterable

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import Metrics, Shape
from hearts_gui.ui.shell.context import Context, Layer
from hearts_gui.ui.shell.input import PointerDown, UiEvent
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, IconButton, Label, text
from hearts_gui.ui.widgets.flow import Item, Row, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import Panel
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import say

HEADER, TITLE = 96, 42
FITTED_HEADER, FITTED_TITLE = 84, 34
BODY_MARGIN, OVER_FOOT = 24, 8
RIM, RIM_ABOVE = 46, 36
"""The least distance of panels from the window's sides, and from top and bottom: off the rail."""
CLEAR = 54
"""The distance from the window's edge of a page no larger than its content, clear of the rail."""
# What scrolls stays this far from the panel's edge, or as far as its line is thick.
EDGE = 2
PANEL_ALPHA = 0.93
LARGE_TEXT, FOLDED, FOLDED_MARGIN = 150, 0.72, 12
"""Above this scale, in percent, head and margins are lower."""


def draw_panel(skin: Skin, box: Rect, surface: Surface) -> None:
    """Draw one of several panels on the felt, with its shadow."""
    skin.shadow(surface, box, radius=20, blur=16, dy=8, level=0.3)
    skin.painter.box(surface, box, skin.sheet(20, 245 if skin.theme.dark else 255))


STILL_LARGE = 0.8
"""Text that is smaller than this part of what the player wants is not large: the page scrolls."""


def page_area(skin: Skin, share: int) -> Rect:
    """The place of a page of panels: all but a part of the window, clear of the rail."""
    page, u = skin.metrics.page, skin.metrics.base_u
    across = max(min(skin.px(40), page.w // share), round(RIM * u))
    above = RIM if skin.metrics.shape is Shape.PORTRAIT else RIM_ABOVE
    return page.inflate(-2 * across, -2 * round(above * u))


def too_small(wanted: Metrics, fitted: Metrics, least: float = STILL_LARGE) -> bool:
    """Whether large text that fits one view is so much smaller that the page scrolls instead."""
    return wanted.ui_scale > 100 and fitted.ui_scale < least * wanted.ui_scale


def scroll_all(
    scene: FormScene, ctx: Context, boxes: Iterable[Rect], view: Rect, height: int,
    before: ScrollArea | None,
) -> ScrollArea:  # fmt: skip
    """Let all widgets of a scene scroll in a view, with panels behind them in these boxes, from
    where the area before stood."""
    for box in boxes:
        panel = Panel(ctx, "", solid=True)
        panel.move_to(box)
        scene.form.add(panel)
    area = ScrollArea(scene.ctx, view)
    area.set_content(scene.form.widgets, height)
    area.scroll(0 if before is None else before.offset, instantly=True)
    scene.form.add(area)
    return area


def deleted_line(ctx: Context, name: str, restore: Callable[[], None]) -> Item:
    """Say what was deleted, with a button that brings it back."""
    words = text(ctx, say("games-deleted", title=name), quiet=True)
    undo = Button(ctx, say("games-undo"), restore, icon=Icon.UNDO)
    return Row(Sized(words, grow=1), Sized(undo, width=150))


def side_units(skin: Skin) -> float:
    """The margin of header and body at both sides, in design units."""
    return min(36.0, skin.metrics.stage.w * 0.04 / skin.metrics.u)


def body_margin(metrics: Metrics) -> float:
    """The margin above and below the body of a page, in design units."""
    return FOLDED_MARGIN if metrics.ui_scale > LARGE_TEXT else BODY_MARGIN


class PageScene(FormScene):
    """A screen with a title, a close button and a body; subclasses fill header and body.

    A page with a `fitted_width` is no larger than what it holds and lies over the dimmed screen
    below. It scrolls where the window is smaller, over the `foot` that `compose_body` may set.
    """

    title_key = ""
    """The message with the title."""
    fitted_width: float | None = None
    """The width of the body in design units where the page fits it; None fills the window."""
    made_again = False
    """Whether all is made again when the page is on top again."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.overlay = self.fitted_width is not None
        self.area: ScrollArea | None = None
        self.foot: Item | None = None
        """What stays in view below the body: the way onward."""
        self._high = self._foot_high = 0
        self._body: Item | None = None

    def uncovered(self) -> None:
        if self.made_again:
            self.rebuild()
        else:
            super().uncovered()

    @property
    def heading(self) -> str:
        return self.title

    @property
    def title(self) -> str:
        """The head of the page."""
        return say(self.title_key)

    # -- the panel

    def panel_box(self) -> Rect:
        """The panel: the whole page, or in its middle as wide and as high as the body wants it."""
        skin, metrics = Skin(self.ctx), self.ctx.metrics
        area = page_area(skin, 30)
        if self.fitted_width is None:
            return area
        edge = round(CLEAR * metrics.base_u)
        area = area.clip(metrics.page.inflate(-2 * edge, -2 * edge))
        width = min(area.w, skin.px(self.fitted_width) + 2 * self.side_pad(skin))
        around = (
            self._head_height
            + self._foot_high
            + 2 * (skin.px(body_margin(self.ctx.metrics)) + EDGE)
        )
        box = Rect(0, 0, width, min(area.h, around + self._high))
        box.center = area.center
        return box

    @property
    def _head_height(self) -> int:
        """The height of the strip of the title, in pixels."""
        units = HEADER if self.fitted_width is None else FITTED_HEADER
        return self.ctx.metrics.px(units * self._folded)

    def header_box(self) -> Rect:
        """The strip of the title."""
        box = self.panel_box()
        return Rect(box.x, box.y, box.w, self._head_height)

    @property
    def _folded(self) -> float:
        """The rest of the head where large text needs the room for the page itself."""
        return FOLDED if self.ctx.metrics.ui_scale > LARGE_TEXT else 1.0

    def body_box(self) -> Rect:
        """The room for the body, without its margins and the foot."""
        box, header = self.panel_box(), self.header_box()
        return Rect(box.x, header.bottom, box.w, box.bottom - header.bottom - self._foot_high)

    def panels(self) -> list[Layer]:
        """The panel with the line under its title."""
        return [self._draw_panel]

    def _draw_panel(self, surface: Surface) -> None:
        skin = Skin(self.ctx)
        if self.overlay:
            box = self.panel_box()
            skin.shadow(surface, box, radius=26, blur=28, dy=12, level=0.5)
        level = PANEL_ALPHA if skin.theme.dark and self.fitted_width is None else 1.0
        skin.painter.box(surface, self.panel_box(), skin.sheet(26, round(255 * level)))
        header = self.header_box()
        line = Rect(header.x, header.bottom, header.w, max(1, round(skin.hairline)))
        skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.12)))

    # -- content

    def compose(self) -> None:
        skin = Skin(self.ctx)
        if self.fitted_width is not None:
            self._fit()
        header = self.header_box()
        pad = self.side_pad(skin)
        close = (header.right - pad - skin.px(8 if self._folded == 1 else 22), header.centery)
        units = (TITLE if self.fitted_width is None else FITTED_TITLE) * self._folded
        kind = skin.type(units, Face.DISPLAY)
        width = skin.painter.text_width(self.title, kind) + skin.px(4)
        room = header.w - 2 * pad - skin.px(60)
        area = Rect(header.x + pad, header.y, min(width, room), header.h)
        title = Label(self.ctx, self.title, area, units=units, face=Face.DISPLAY)
        title.margin_units = 16.0
        self.form.add(title)
        rest = Rect(area.right + skin.px(40), header.y, 0, header.h)
        rest.w = close[0] - skin.px(40) - rest.x
        header_item = self.compose_header(rest.w)
        if header_item is not None:
            height = header_item.measure(rest.w)
            header_item.move_to(Rect(rest.x, rest.centery - height // 2, rest.w, height))
            self.form.add(*header_item.widgets)
        self.add_body(skin)
        self.form.add(
            IconButton(
                self.ctx, say("page-close"), self.back, close, icon=Icon.CLOSE, on_panel=True
            )
        )

    def _fit(self) -> None:
        """Measure the body and the foot, on which the panel depends."""
        before, width = self.panel_box(), self.body_width
        self.stand_below(None, width)
        self._body = self.compose_body(width)
        self._high = self._body.measure(width)
        self.stand_below(self.foot, width)
        if self.panel_box() != before:
            self.ground.redraw()

    def stand_below(self, foot: Item | None, width: int) -> None:
        """Keep this below the body; a page that fills the window says so in `compose_body`."""
        under = self.ctx.metrics.px(body_margin(self.ctx.metrics) + OVER_FOOT)
        self.foot, self._foot_high = foot, 0 if foot is None else foot.measure(width) + under

    @staticmethod
    def side_pad(skin: Skin) -> int:
        """The margin of header and body at each side, in pixels."""
        return skin.px(side_units(skin))

    def compose_header(self, _width: int) -> Item | None:
        """The item beside the title, at this width in pixels."""
        return None

    def compose_body(self, width: int) -> Item:
        """The content of the body at this width in pixels."""
        raise NotImplementedError

    @property
    def body_width(self) -> int:
        """The greatest width of the body's content."""
        return self.body_box().w - 2 * self.side_pad(Skin(self.ctx))

    def add_body(self, skin: Skin) -> None:
        """Fill the body: here with one item that scrolls, as far down as the one before."""
        item = self.compose_body(self.body_width) if self._body is None else self._body
        body, pad = self.body_box(), self.side_pad(skin)
        edge = max(EDGE, math.ceil(skin.hairline))
        margin = (pad - edge, skin.px(body_margin(self.ctx.metrics)) - edge)
        self.area = ScrollArea(self.ctx, content=item, margin=margin, before=self.area)
        self.area.move_to(body.inflate(-2 * edge, -2 * edge))
        self.form.add(*self.area.widgets)
        if self.foot is not None:
            width, y = body.w - 2 * pad, body.bottom + skin.px(OVER_FOOT)
            self.foot.move_to(Rect(body.x + pad, y, width, self.foot.measure(width)))
            self.form.add(*self.foot.widgets)

    def handle(self, event: UiEvent) -> bool:
        """A press beside a panel over another screen leaves it, as it does a dialog."""
        if super().handle(event):
            return True
        if not self.overlay or not isinstance(event, PointerDown):
            return False
        if not self.panel_box().collidepoint(event.pos):
            self.back()
            return True
        return False
