"""A question or message over a dimmed picture of the screen below."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.units import Metrics
from hearts_gui.ui.pages.form_scene import FormScene, words_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import PointerDown, UiEvent
from hearts_gui.ui.widgets.base import Glide, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.skin import Skin, dim, title_type

RISE_MS = 180.0
RISE_UNITS = 12
WIDTH = 560
BUTTON_HEIGHT = 52
LEAST_SCALE = 50


@dataclass(frozen=True, slots=True)
class DialogButton:
    """One button of a dialog; the dialog is closed before the action runs, unless it `stays`."""

    label: str
    action: Callable[[], None]
    primary: bool = False
    icon: Icon | None = None
    stays: bool = False


@dataclass(frozen=True, slots=True)
class _Parts:
    """The measures of a dialog's parts in pixels."""

    skin: Skin
    pad: int
    gap: int
    inner: int
    title: int
    text: int
    extra: int
    button: int
    rows: list[list[DialogButton]]
    height: int


class _Sheet(Widget):
    """The dialog's panel and title."""

    focusable = False
    margin_units = 44.0

    def __init__(self, ctx: Context, title: str, box: Rect) -> None:
        super().__init__(ctx, title, box, z=0.5)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw shadow and panel."""
        skin = self.skin
        skin.shadow(surface, self.box, radius=26, blur=28, dy=12, level=0.5)
        fill = (*skin.theme.solid_panel, round(255 * (0.96 if skin.theme.dark else 1.0)))
        radius = 26 * skin.metrics.u
        style = BoxStyle(radius, fill, skin.theme.panel_line, skin.hairline)
        skin.painter.box(surface, self.box, style)


class Dialog(FormScene):
    """A title, a text and buttons; Escape is `escape`, or closes without doing anything."""

    overlay = True

    def __init__(
        self, ctx: Context, title: str, text: str, choices: tuple[DialogButton, ...], *,
        escape: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self.title = title
        self.text = text
        self.choices = choices
        self.fit = ctx
        """The context at the scale at which the dialog fits the window."""
        self._escape = escape
        self._rise = Glide(0.0, RISE_MS)
        self._rise.to(1.0, at_once=ctx.settings.reduced_motion)
        self._sheet: _Sheet | None = None
        self._dimmed: Surface | None = None

    @property
    def heading(self) -> str:
        """The title."""
        return self.title

    def arrival(self) -> tuple[str, ...]:
        """Everything that it says."""
        return tuple(dict.fromkeys((self.title, *words_of(self.form.widgets))))

    def _dim(self) -> None:
        """Lay the scrim over the picture of the screen below, once for each picture."""
        picture = self.backdrop
        if picture is None or picture is self._dimmed:
            return
        self._dimmed = picture
        dim(picture)
        self.light(picture)

    @property
    def room(self) -> Rect:
        """Where the dialog stands, in the middle."""
        return self.ctx.metrics.stage

    def light(self, picture: Surface) -> None:
        """Draw what the scrim leaves out."""

    def prepare(self) -> bool:
        """The scrim in a frame after the one that took the picture."""
        if not self._fresh:
            self._dim()
        return super().prepare()

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date."""
        self._dim()
        return super().render(surface)

    def compose(self) -> None:
        """Lay the panel out in the middle of its room, smaller where it would not fit."""
        parts = self._parts_that_fit()
        ctx, skin, pad, inner, gap = self.fit, parts.skin, parts.pad, parts.inner, parts.gap
        sheet = Rect(0, 0, inner + 2 * pad, parts.height)
        sheet.center = self.room.center
        sheet.clamp_ip(self.ctx.metrics.stage)
        self._sheet = _Sheet(ctx, self.title, sheet)
        self.form.add(self._sheet)
        y = sheet.y + pad
        self.form.add(
            Label(ctx, self.title, Rect(sheet.x + pad, y, inner, parts.title), units=30,
                  face=Face.DISPLAY, wrap=True)
        )  # fmt: skip
        y += parts.title
        if parts.text:
            place = Rect(sheet.x + pad, y + gap, inner, parts.text)
            self.form.add(Label(ctx, self.text, place, quiet=True, wrap=True))
            y += gap + parts.text
        if parts.extra:
            place = Rect(sheet.x + pad, y + gap, inner, parts.extra)
            self.form.add(*self.compose_extra(skin, place))
            y += gap + parts.extra
        first = Rect(sheet.x + pad, y + skin.px(26), inner, parts.button)
        self._add_buttons(skin, parts.rows, first)
        self._apply_rise()

    def _parts_that_fit(self) -> _Parts:
        """The measures at the player's scale, or at the largest smaller one that fits."""
        metrics = self.ctx.metrics
        self.fit = self.ctx
        parts = self._measure()
        for scale in range(metrics.ui_scale - 10, LEAST_SCALE - 1, -10):
            if parts.height <= self.room.h:
                break
            self.fit = replace(self.ctx, metrics=Metrics(*metrics.size, scale))
            parts = self._measure()
        return parts

    def _measure(self) -> _Parts:
        skin, stage = Skin(self.fit), self.fit.metrics.stage
        pad, gap = skin.px(34), skin.px(14)
        inner = min(skin.px(WIDTH), stage.w - 2 * skin.px(24)) - 2 * pad
        title_kind, kind = title_type(skin, 30), skin.type(17)
        title = len(skin.painter.wrap(self.title, title_kind, inner))
        title *= skin.fonts_height(title_kind)
        text = skin.painter.paragraph_height(self.text, kind, inner) if self.text else 0
        rows = self.button_rows(skin, inner)
        button = max(skin.px(BUTTON_HEIGHT), self.fit.metrics.hit)
        extra = self.extra_height(skin, inner)
        height = 2 * pad + title + skin.px(26) + len(rows) * button
        height += (len(rows) - 1) * skin.px(12)
        height += sum(gap + part for part in (text, extra) if part)
        return _Parts(skin, pad, gap, inner, title, text, extra, button, rows, height)

    def extra_height(self, skin: Skin, width: int) -> int:
        """The height of what stands between text and buttons; 0 for nothing."""
        del skin, width
        return 0

    def compose_extra(self, skin: Skin, place: Rect) -> list[Widget]:
        """The widgets between text and buttons."""
        del skin, place
        return []

    def button_rows(self, skin: Skin, inner: int) -> list[list[DialogButton]]:
        """The buttons side by side, or one under the other when their labels ask for it."""
        kind = skin.type(19, Face.SEMIBOLD)
        each = (inner - (len(self.choices) - 1) * skin.px(12)) // max(1, len(self.choices))
        widest = max(
            skin.painter.text_width(choice.label, kind)
            + (skin.px(32) if choice.icon else 0)
            + skin.px(32)
            for choice in self.choices
        )
        if widest <= each:
            return [list(self.choices)]
        return [[choice] for choice in self.choices]

    def _add_buttons(self, skin: Skin, rows: list[list[DialogButton]], first: Rect) -> None:
        gap = skin.px(12)
        y = first.y
        for row in rows:
            width = (first.w - (len(row) - 1) * gap) // len(row)
            for index, choice in enumerate(row):
                box = Rect(first.x + index * (width + gap), y, width, first.h)
                look = ButtonLook.PRIMARY if choice.primary else ButtonLook.SECONDARY
                act = choice.action if choice.stays else self._closing(choice.action)
                button = Button(self.fit, choice.label, box, act, look=look, icon=choice.icon)
                self.form.add(button)
                if choice.primary and self.form.focus is None:
                    self.form.set_focus(button, keyboard=self._by_keyboard())
            y += first.h + gap

    def _by_keyboard(self) -> bool:
        """Whether the keyboard was in use below when the dialog came."""
        below = self.ctx.scenes.below(self)
        return isinstance(below, FormScene) and below.form.keyboard

    def _closing(self, action: Callable[[], None]) -> Callable[[], None]:
        def close_and_act() -> None:
            self.ctx.scenes.remove(self)
            action()

        return close_and_act

    def back(self) -> None:
        """Escape."""
        self.ctx.scenes.remove(self)
        if self._escape is not None:
            self._escape()

    def handle(self, event: UiEvent) -> bool:
        """All input stays here; a press outside the panel closes when Escape would."""
        if super().handle(event):
            return True
        if isinstance(event, PointerDown) and self.outside(event.pos) and self._escape is None:
            self.back()
        return True

    def outside(self, pos: tuple[int, int]) -> bool:
        """Whether a press here is one beside the panel."""
        return self._sheet is not None and not self._sheet.box.collidepoint(pos)

    def update(self, dt_ms: float) -> None:
        """Rise."""
        super().update(dt_ms)
        if self._rise.update(dt_ms):
            self._apply_rise()

    def _apply_rise(self) -> None:
        shift = round(self.ctx.metrics.px(RISE_UNITS) * (1 - self._rise.value))
        for widget in self.form.widgets:
            widget.scroll_to(shift)

    def idle_wait_ms(self) -> int | None:
        """Animating while the panel rises."""
        return None if self._rise.moving else super().idle_wait_ms()
