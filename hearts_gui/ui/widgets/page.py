"""A panel with a title, a close button and a body that scrolls: a whole page, or one that fits; and
the screens over a picture of their own on which panels are drawn once."""

import math
from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import Shape
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import PointerDown, UiEvent
from hearts_gui.ui.widgets.base import Skin, dim, title_type
from hearts_gui.ui.widgets.button import IconButton, Label
from hearts_gui.ui.widgets.flow import Item
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.scroll import ScrollArea, scrolling
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
LARGE_TEXT, FOLDED = 150, 0.72
"""Above this scale, in percent, the head is lower."""
Step = Callable[[Surface], None]


def draw_panel(skin: Skin, box: Rect, surface: Surface) -> None:
    """Draw one of several panels on the felt, with its shadow."""
    skin.shadow(surface, box, radius=20, blur=16, dy=8, level=0.3)
    skin.painter.box(surface, box, skin.sheet(20, 245 if skin.theme.dark else 255))


def page_area(skin: Skin, share: int) -> Rect:
    """The place of a page of panels: all but a part of the window, clear of the rail."""
    page, u = skin.metrics.page, skin.metrics.base_u
    across = max(min(skin.px(40), page.w // share), round(RIM * u))
    above = RIM if skin.metrics.shape is Shape.PORTRAIT else RIM_ABOVE
    return page.inflate(-2 * across, -2 * round(above * u))


class GroundScene(FormScene):
    """Subclasses say in `ground` what is drawn on the felt; each step has a frame of its own.

    The picture is lent by the pile of scenes. Scrolling then blends nothing large. An overlay draws
    on its picture of the screen below, dimmed.
    """

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._steps: list[Step] | None = None

    def ground(self) -> list[Step]:
        """The layers drawn on the felt, in order."""
        return []

    def background(self) -> Surface:
        """The layers below the panels; the rest comes before the first drawing."""
        self._steps = None
        return super().background()

    def redraw_ground(self) -> None:
        """Draw the panels in their new places."""
        if self.overlay and self._steps is not None:
            self.ctx.scenes.look_below(self)  # the old panels are on the picture
        self.stage.set_background(self.background())

    @property
    def _grounded(self) -> bool:
        return self._steps is not None and not self._steps

    def _next_step(self) -> None:
        if self._steps is None:
            self._steps = [self._copy_below, *self.ground()]
        size = self.ctx.metrics.size
        picture = self.backdrop if self.overlay and self.backdrop is not None else self.borrowed
        if picture is None or picture.get_size() != size:
            picture = self.borrowed = self.ctx.scenes.pictures.take(size)
        self._steps.pop(0)(picture)
        if not self._steps:
            self.stage.set_background(picture)

    def _copy_below(self, picture: Surface) -> None:
        if picture is self.backdrop:
            dim(picture)
        else:
            picture.blit(super().background(), (0, 0))

    def prepare(self) -> bool:
        """Draw one step of the ground, or prepare as every screen does."""
        if self._grounded or self._fresh:
            return super().prepare()
        self._next_step()
        return False

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date."""
        while not self._grounded:
            self._next_step()
        return super().render(surface)

    def felt_changed(self, rect: Rect) -> None:
        """Redraw the ground on the finer felt."""
        if self.overlay and self.backdrop is not None:
            return
        if not self._grounded:
            self._steps = None
            return
        picture = self.stage.background
        picture.set_clip(rect)
        picture.blit(self.ctx.felt.surface(), rect.topleft, rect)
        for step in self.ground():
            step(picture)
        picture.set_clip(None)
        self.stage.invalidate(rect)


class PageScene(GroundScene):
    """Subclasses give a title, may add to the header, and fill the body from the top."""

    title_key = ""
    """The message with the title."""
    header_units, title_units = HEADER, TITLE
    panel_alpha = PANEL_ALPHA
    made_again = False
    """Whether all is made again when the page is on top again."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.area: ScrollArea | None = None

    def uncovered(self) -> None:
        """Show what may have changed meanwhile."""
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
        return page_area(Skin(self.ctx), 30)

    def header_box(self) -> Rect:
        """The strip of the title."""
        box = self.panel_box()
        return Rect(box.x, box.y, box.w, Skin(self.ctx).px(self.header_units * self._folded))

    @property
    def _folded(self) -> float:
        """The rest of the head where large text needs the room for the page itself."""
        return FOLDED if self.ctx.metrics.ui_scale > LARGE_TEXT else 1.0

    def body_box(self) -> Rect:
        """The room for the body, without its margins."""
        box, header = self.panel_box(), self.header_box()
        return Rect(box.x, header.bottom, box.w, box.bottom - header.bottom)

    def ground(self) -> list[Step]:
        """The panel with the line under its title."""
        return [self._draw_panel]

    def _draw_panel(self, surface: Surface) -> None:
        skin = Skin(self.ctx)
        if self.overlay:
            box = self.panel_box()
            skin.shadow(surface, box, radius=26, blur=28, dy=12, level=0.5)
        level = self.panel_alpha if skin.theme.dark else 1.0
        skin.painter.box(surface, self.panel_box(), skin.sheet(26, round(255 * level)))
        header = self.header_box()
        line = Rect(header.x, header.bottom, header.w, max(1, round(skin.hairline)))
        skin.painter.box(surface, line, BoxStyle(0, skin.ink(0.12)))

    # -- content

    def compose(self) -> None:
        """Title, close button, then the body."""
        skin = Skin(self.ctx)
        header = self.header_box()
        pad = self.side_pad(skin)
        close = (header.right - pad - skin.px(8 if self._folded == 1 else 22), header.centery)
        units = self.title_units * self._folded
        kind = title_type(skin, units)
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

    @staticmethod
    def side_units(skin: Skin) -> float:
        """The margin of header and body at both sides, in design units."""
        return min(36.0, skin.metrics.stage.w * 0.04 / skin.metrics.u)

    @staticmethod
    def side_pad(skin: Skin) -> int:
        """The margin at each side, in pixels."""
        return skin.px(PageScene.side_units(skin))

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
        """Fill the body: here with one scroll area."""
        self.show_body(skin, self.compose_body(self.body_width))

    def show_body(self, skin: Skin, item: Item) -> None:
        """Let an item scroll in the body, as far down as the one before."""
        body = self.body_box()
        edge = max(EDGE, math.ceil(skin.hairline))
        margin = (self.side_pad(skin) - edge, skin.px(BODY_MARGIN) - edge)
        self.area = scrolling(self.ctx, item, margin, self.area)
        self.area.move_to(body.inflate(-2 * edge, -2 * edge))
        self.form.add(*self.area.widgets)


class FittedPage(PageScene):
    """A page no larger than what it holds, over a dimmed picture of the screen below.

    It scrolls where the window is smaller than that, over the `foot` that `compose_body` may set.
    """

    overlay = True
    header_units, title_units = FITTED_HEADER, FITTED_TITLE
    panel_alpha = 1.0
    width_units = 640.0
    """The width of the body where there is room."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._high = self._foot_high = 0
        self.foot: Item | None = None
        """What stays in view below the body: the way onward."""

    def panel_box(self) -> Rect:
        """The panel in the middle of the window, as wide and as high as the body wants it."""
        skin, metrics = Skin(self.ctx), self.ctx.metrics
        edge = round(CLEAR * metrics.base_u)
        whole = super().panel_box().clip(metrics.page.inflate(-2 * edge, -2 * edge))
        width = min(whole.w, skin.px(self.width_units) + 2 * self.side_pad(skin))
        height = (
            skin.px(self.header_units * self._folded)
            + self._high
            + self._foot_high
            + 2 * skin.px(BODY_MARGIN)
            + 2 * EDGE
        )
        box = Rect(0, 0, width, min(whole.h, height))
        box.center = whole.center
        return box

    def compose(self) -> None:
        """Measure the body first: the panel depends on it."""
        before, width, self.foot = self.panel_box(), self.body_width, None
        self._body = self.compose_body(width)
        self._high = self._body.measure(width)
        under = Skin(self.ctx).px(BODY_MARGIN + OVER_FOOT)
        self._foot_high = 0 if self.foot is None else self.foot.measure(width) + under
        super().compose()
        if self.panel_box() != before:
            self.redraw_ground()

    def add_body(self, skin: Skin) -> None:
        """Show what was measured."""
        self.show_body(skin, self._body)
        if self.foot is not None:
            body, pad = self.body_box(), self.side_pad(skin)
            width, y = body.w - 2 * pad, body.bottom + skin.px(OVER_FOOT)
            self.foot.move_to(Rect(body.x + pad, y, width, self.foot.measure(width)))
            self.form.add(*self.foot.widgets)

    def body_box(self) -> Rect:
        """Without the foot."""
        box = super().body_box()
        return Rect(box.x, box.y, box.w, box.h - self._foot_high)

    def handle(self, event: UiEvent) -> bool:
        """A press beside the panel leaves it, as it does a dialog."""
        if super().handle(event):
            return True
        if isinstance(event, PointerDown) and not self.panel_box().collidepoint(event.pos):
            self.back()
            return True
        return False
