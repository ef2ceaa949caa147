"""Short-lived texts: the tooltip beside a widget, the toast over the hand; the focus ring."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Glide, Skin, Widget

TOOLTIP_MS = 500.0
TOOLTIP_STAYS_MS = 3000.0
# Long texts stay longer: this much for each letter.
READING_MS = 45.0
TOAST_MS = 3200.0
TOAST_RISE_MS = 180.0
TOAST_HEIGHT = 46
# The focus ring in units: how far it reaches, its white line, the dark ones at both its sides.
RING_REACH, RING_LINE, RING_DARK = 8.0, 2.8, 1.5
DARK_RING = (11, 15, 13)


class Tooltip(BaseNode):
    """The tooltip of a form: a small solid box that never covers the widget it belongs to.

    It comes when the pointer or the focus has rested on a widget, and goes after a while.
    """

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=950.0)
        self._ctx = ctx
        self._box = Rect(0, 0, 0, 0)
        self._left = 0.0
        self._about: Widget | None = None
        self._told_at = Rect(0, 0, 0, 0)
        self._rested_ms = 0.0
        self.text = ""
        self.visible = False

    def tell(self, widget: Widget) -> None:
        """Explain a widget, as long as it says the same at the same place."""
        if widget.hint:
            self._about, self._told_at, self.text = widget, widget.box, widget.hint
            self._left = TOOLTIP_STAYS_MS + READING_MS * len(self.text)
            self._place(widget.box)
            self.visible = True
            self.touch()

    def _place(self, target: Rect) -> None:
        """Lie above the target, or below it when there is no room above."""
        skin = Skin(self._ctx)
        kind = skin.type(14)
        pad_x, pad_y = skin.px(12), skin.px(8)
        widest = min(skin.px(340), self._ctx.metrics.width - 4 * pad_x)
        lines = skin.painter.wrap(self.text, kind, widest)
        width = max(skin.painter.text_width(line, kind) for line in lines) + 2 * pad_x
        height = len(lines) * skin.fonts_height(kind) + 2 * pad_y
        gap = skin.px(10)
        box = Rect(0, 0, width, height)
        box.midbottom = (target.centerx, target.y - gap)
        if box.y < gap:
            box.midtop = (target.centerx, target.bottom + gap)
        edge = self._ctx.metrics.window.inflate(-2 * gap, -2 * gap)
        box.x = max(edge.x, min(edge.right - box.w, box.x))
        self._box, self.rect = box, box.inflate(4, 4)

    def hide(self) -> None:
        self.visible = False

    def start_waiting(self) -> None:
        """Start waiting, because pointer or focus has moved to another widget."""
        self._rested_ms = 0.0

    def rest(self) -> None:
        """Explain nothing until pointer or focus comes to something else."""
        self.visible = False
        self._rested_ms = TOOLTIP_MS

    @property
    def watching(self) -> bool:
        """Whether a tooltip is shown or may still come."""
        return self.visible or self._rested_ms < TOOLTIP_MS

    def forget(self, widget: Widget) -> None:
        """Forget a widget that is taken away."""
        if self._about is widget:
            self._about, self.visible = None, False

    def update(self, dt_ms: float, pointed: Widget | None, *, busy: bool) -> None:
        """Let time pass; `pointed` is what a tooltip would be about, `busy` keeps it away."""
        if self.visible and self._about is not None:
            self._left -= dt_ms
            moved = self._about.box != self._told_at or not self._about.visible
            self.visible = self._left > 0 and not moved and self._about.hint == self.text
        if pointed is None or not pointed.hint or self.visible or busy:
            return
        before, self._rested_ms = self._rested_ms, self._rested_ms + dt_ms
        if before < TOOLTIP_MS <= self._rested_ms:
            self.tell(pointed)

    def wait_ms(self, pointed: Widget | None) -> int | None:
        """The time until a tooltip comes or goes; None when none does."""
        if pointed is not None and pointed.hint and self._rested_ms < TOOLTIP_MS:
            return max(1, int(TOOLTIP_MS - self._rested_ms))
        return max(1, int(self._left)) if self.visible else None

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin = Skin(self._ctx)
        style = BoxStyle(10 * skin.metrics.u, skin.theme.text)
        skin.painter.box(surface, self._box, style)
        inner = self._box.inflate(-2 * skin.px(12), -2 * skin.px(8))
        skin.painter.paragraph(surface, self.text, skin.type(14), skin.theme.solid_panel, inner)


class Toasts(BaseNode):
    """A pill at the bottom centre for 3.2 s; the newest text takes the place of the one before."""

    def __init__(self, ctx: Context, taken: Callable[[], list[Rect]]) -> None:
        """`taken` gives the places of what can be pressed."""
        super().__init__(z=940.0)
        self._ctx, self._taken = ctx, taken
        self._text = ""
        self._left = 0.0
        self._rise = Glide(1.0, TOAST_RISE_MS)
        self.visible = False

    @property
    def text(self) -> str:
        """The text that is shown now; empty for nothing."""
        return self._text if self.visible else ""

    def show(self, text: str) -> None:
        """Show a text now, and say it; only where nothing was shown does it rise."""
        self._ctx.listening.say(text, urgent=True)
        self._left = TOAST_MS
        if text == self.text:
            return
        if not self.visible:
            self._rise = Glide(0.0, TOAST_RISE_MS)
            self._rise.to(1.0, instantly=self._ctx.settings.reduced_motion)
        self._text = text
        self.visible = True
        self.place()

    def place(self) -> None:
        """Lay out again (after a resize): above buttons at the bottom, but in the lower half.

        What takes a third of the height or more, such as a long list, may be covered in part.
        """
        skin = Skin(self._ctx)
        kind = skin.type(16, Face.SEMIBOLD)
        stage = self._ctx.metrics.stage
        width = min(skin.painter.text_width(self._text, kind) + 2 * skin.px(24),
                    stage.w - 2 * skin.px(24))  # fmt: skip
        box = Rect(0, 0, width, skin.px(TOAST_HEIGHT))
        box.midbottom = lowest = (stage.centerx, stage.bottom - skin.px(40))
        taken = [place for place in self._taken() if place.h < stage.h / 3]
        while (on := box.collidelist(taken)) >= 0:
            box.bottom = taken[on].y - skin.px(10)
        if box.y < stage.centery:
            box.midbottom = lowest
        box.y += round(skin.px(12) * (1 - self._rise.value))
        self.rect = box.inflate(2 * skin.px(24), 2 * skin.px(24))
        self.touch()

    @property
    def animating(self) -> bool:
        """Whether the pill still rises."""
        return self.visible and self._rise.moving

    @property
    def wait_ms(self) -> int | None:
        """The time until the pill goes; None when there is none."""
        return max(1, int(self._left)) if self.visible else None

    def update(self, dt_ms: float) -> None:
        """Let messages rise, stay and go."""
        if not self.visible:
            return
        if self._rise.update(dt_ms):
            self.place()
        self._left -= dt_ms
        if self._left <= 0:
            self.visible = False

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin = Skin(self._ctx)
        margin = 2 * skin.px(24)
        box = self.rect.inflate(-margin, -margin)
        skin.shadow(surface, box, radius=TOAST_HEIGHT / 2, blur=16, dy=8, level=0.34)
        style = BoxStyle(box.h / 2, skin.theme.plate, skin.edge(0.22), skin.hairline)
        skin.painter.box(surface, box, style)
        kind = skin.type(16, Face.SEMIBOLD)
        line = box.inflate(-2 * skin.px(24), 0)
        skin.painter.label(surface, self._text, kind, skin.theme.text, line, align=Align.CENTRE)


class FocusRing(BaseNode):
    """The ring around what the keyboard acts on; hidden while the pointer is in use."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(z=800.0)
        self._ctx = ctx
        self._radius = 0.0
        self.visible = False

    def follow(self, widget: Widget | None) -> None:
        """Show the ring around a widget, or hide it."""
        if widget is None:
            self.visible = False
            return
        skin = Skin(self._ctx)
        grow = 2 * round(RING_REACH * skin.metrics.u + 1)
        rect = widget.focus_box.inflate(grow, grow)
        self.viewport = widget.viewport
        radius = (widget.focus_radius + RING_REACH) * skin.metrics.u
        if rect != self.rect or radius != self._radius or not self.visible:
            self.rect, self._radius, self.visible = rect, radius, True
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin = Skin(self._ctx)
        white = max(2.0, RING_LINE * skin.metrics.u)
        dark = max(1.5, RING_DARK * skin.metrics.u)
        whole = white + 2 * dark
        style = BoxStyle(self._radius, None, DARK_RING, whole)
        skin.painter.box(surface, self.rect, style)
        inner = self.rect.inflate(-2 * round(dark), -2 * round(dark))
        style = BoxStyle(self._radius - dark, None, (255, 255, 255), white)
        skin.painter.box(surface, inner, style)
