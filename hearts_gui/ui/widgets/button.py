"""Buttons: the gold primary one, quiet secondary ones, round icon ones."""

from collections.abc import Callable
from enum import Enum

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.measure import longest_part
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import NOWHERE, Role, Skin, Widget

SMALL_HEIGHT = 52

RADIUS = 24.0
"""The radius of a round button, in units."""

OFF_EDGE = 6
"""Pixels between a round button and the window's edge, at least."""

MOST_ICON = 0.62
"""An icon takes at most this share of its disc."""


class ButtonLook(Enum):
    """Gold, quiet, or for the bare cloth."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    PLATE = "plate"


class Button(Widget):
    """A labelled button, with an icon at the left of its text where one is given."""

    role = Role.BUTTON
    margin_units = 20.0
    height_units = SMALL_HEIGHT

    def __init__(
        self, ctx: Context, label: str, action: Callable[[], None], box: Rect = NOWHERE, *,
        look: ButtonLook = ButtonLook.SECONDARY, icon: Icon | None = None,
        z: float = 1.0,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label, box, z=z)
        self.act = action
        self._look = look
        self._icon = None if icon is None else Icon(icon)

    @property
    def primary(self) -> bool:
        return self._look is ButtonLook.PRIMARY

    @property
    def caption(self) -> str:
        return self.label

    @property
    def hint(self) -> str:
        """Nothing where the button itself says why it does not react."""
        return "" if self.reason == self.label else super().hint

    @property
    def text_units(self) -> float:
        """The size of the label in design units."""
        return 19 if self._look is ButtonLook.PRIMARY else 17

    def preferred_width(self, room: int) -> int:
        if not room:  # the least: the longest word, as small as may be
            longest, least = longest_part(self.caption), Type(Face.SEMIBOLD, MIN_TEXT)
            return self.skin.painter.text_width(longest, least) + 2 * self.px(6)
        icon = self.px(32) if self._icon else 0
        kind = self.skin.type(self.text_units, Face.SEMIBOLD)
        words = self.skin.painter.text_width(self.caption, kind)
        return min(room, words + icon + 2 * self.px(16))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        box = self.box
        if self._look is ButtonLook.PRIMARY:
            self._draw_primary(surface, box)
            ink = self.skin.primary_text(enabled=self.enabled)
        else:
            if self._look is ButtonLook.PLATE:
                plate = BoxStyle(self.skin.px(14), self.skin.theme.plate)
                self.skin.painter.box(surface, box, plate)
            style = self.skin.secondary(hover=self._lit, pressed=self.pressed)
            self.skin.painter.box(surface, box, style)
            ink = self.skin.theme.text
        if self._look is ButtonLook.PRIMARY and self.pressed:
            box = box.move(0, self.skin.px(2))
        level = 1.0 if self.enabled else 0.8 if self.skin.theme.strong else 0.5
        self.draw_content(surface, box, ink, level)

    @property
    def _lit(self) -> bool:
        return self.hovered and self.enabled

    def _draw_primary(self, surface: Surface, box: Rect) -> None:
        skin = self.skin
        if self.pressed:
            box = box.move(0, skin.px(2))
        elif self.enabled:
            skin.shadow(surface, box, radius=14, blur=8, dy=4, level=0.42)
        skin.painter.box(surface, box, skin.primary(hover=self._lit, enabled=self.enabled))

    def draw_content(self, surface: Surface, box: Rect, ink: Colour, level: float) -> None:
        """Draw icon and label centred together in the box."""
        skin = self.skin
        if not self.caption and self._icon:
            skin.icons.draw(surface, self._icon, box.center, skin.px(21), ink)
            return
        usual = skin.type(self.text_units, Face.SEMIBOLD)
        less = Type(usual.face, max(MIN_TEXT, usual.px - 1))
        # The words matter more where there is no room for both.
        for kind, icon, margin, gap in (
            (usual, self._icon, 14, skin.px(11)), (less, self._icon, 7, skin.px(7)),
            (usual, None, 14, 0),
        ):  # fmt: skip
            side = skin.px(21) if icon else 0
            inner = box.inflate(-2 * skin.px(margin), 0)
            words = skin.painter.text_width(self.caption, kind)
            if icon and words + side + gap <= inner.w:
                break
        if words > inner.w:
            inner = box.inflate(-2 * skin.px(6), -2)
            longest = longest_part(self.caption)
            for kind in smaller(usual, MIN_TEXT):
                high = skin.painter.label_height(self.caption, kind, inner.w)
                if high <= inner.h and skin.painter.text_width(longest, kind) <= inner.w:
                    break
            skin.painter.label(surface, self.caption, kind, ink, inner, align=Align.CENTRE,
                               level=level)  # fmt: skip
            return
        width = min(words, inner.w - side - gap)
        left = inner.x + (inner.w - side - gap - width) // 2
        if icon is not None:
            skin.icons.draw(surface, icon, (left + side / 2, box.centery), side, ink)
        line = Rect(left + side + gap, box.y, width, box.h)
        skin.painter.label(surface, self.caption, kind, ink, line, level=level)


class ValueButton(Button):
    """A button that shows a value; its name stands beside it."""

    def __init__(
        self, ctx: Context, label: str, action: Callable[[], None], *,
        value: str, icon: Icon | None = None, portrait: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label, action, icon=icon)
        self.value_words = value
        self._portrait = portrait

    @property
    def caption(self) -> str:
        return self.value_words

    def draw_content(self, surface: Surface, box: Rect, ink: Colour, level: float) -> None:
        if self._portrait is None:
            super().draw_content(surface, box, ink, level)
            return
        skin = self.skin
        radius = min(skin.px(19), box.h // 2 - 2)
        kind = skin.type(self.text_units, Face.SEMIBOLD)
        gap = skin.px(10)
        width = min(skin.painter.text_width(self.value_words, kind), box.w - 2 * radius - 3 * gap)
        left = box.x + (box.w - 2 * radius - gap - width) // 2
        center = (left + radius, box.centery)
        skin.icons.draw_portrait(surface, skin.painter, self._portrait, center, radius)
        line = Rect(left + 2 * radius + gap, box.y, width, box.h)
        skin.painter.label(surface, self.value_words, kind, ink, line, level=level)


def off_the_edge(ctx: Context, center: tuple[int, int]) -> tuple[int, int]:
    """The centre of a round button, moved so that all of it is in the upper left of the window."""
    least = max(ctx.metrics.hit // 2, ctx.metrics.px(RADIUS)) + OFF_EDGE
    return max(center[0], least), max(center[1], least)


def label_type(skin: Skin) -> Type:
    """The setting of the words beside an icon."""
    return skin.type(16, Face.MEDIUM)


class IconButton(Widget):
    """A round button with an icon; its label is the tooltip, or is shown beside it."""

    role = Role.BUTTON
    margin_units = 4.0
    focus_radius = 24.0

    def __init__(
        self, ctx: Context, label: str, action: Callable[[], None],
        center: tuple[int, int] = (0, 0), *, icon: Icon, z: float = 1.0,
        radius_units: float = RADIUS, on_panel: bool = False, lit: bool = False,
        labelled: Rect | None = None, silent: bool = False,
    ) -> None:  # fmt: skip
        """With `lit` the icon has the colour of what is chosen; `labelled` has room for words.

        A `silent` one makes no sound of its own.
        """
        side = 2 * ctx.metrics.px(radius_units)
        box = Rect(0, 0, side, side)
        box.center = center
        super().__init__(ctx, label, labelled or box, z=z)
        self._labelled = labelled is not None
        self.tooltip = "" if self._labelled else label
        self.act = action
        self._icon = Icon(icon)
        self._on_panel = on_panel
        self._lit = lit
        if silent:
            self.cue = ""

    def preferred_width(self, room: int) -> int:
        return min(room, max(self.base_box.w, self.skin.metrics.hit))

    def measure(self, _width: int) -> int:
        return max(self.base_box.h, self.skin.metrics.hit)

    def move_to(self, box: Rect) -> None:
        """Place it in the middle of this box."""
        disc = self.base_box.copy()
        disc.center = box.center
        super().move_to(disc)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        radius = box.h / 2
        fill = skin.ink(0.10) if self._on_panel else skin.theme.plate
        style = BoxStyle(radius, fill, skin.theme.panel_line, skin.hairline)
        skin.painter.box(surface, box, style)
        if self.hovered and self.enabled:
            level = 0.16 if not self.pressed else 0.24
            skin.painter.box(surface, box, BoxStyle(radius, skin.ink(level)))
        ink = skin.theme.text if self.enabled else skin.theme.text2
        ink = skin.theme.accent if self._lit else ink
        side = min(skin.px(20 if self._labelled else 22), round(MOST_ICON * box.w))
        if not self._labelled:
            skin.icons.draw(surface, self._icon, box.center, side, ink)
            return
        left = box.x + skin.px(12)
        skin.icons.draw(surface, self._icon, (left + side / 2, box.centery), side, ink)
        words = Rect(left + side + skin.px(8), box.y, box.right, box.h)
        skin.painter.label(surface, self.label, label_type(skin), ink, words)


class Label(Widget):
    """A text in a box: one line, or wrapped when `wrap` is set. Not reached by the keyboard."""

    focusable = False
    margin_units = 9.0

    def __init__(
        self, ctx: Context, text: str, box: Rect = NOWHERE, *, units: float = 17,
        face: Face = Face.MEDIUM,
        quiet: bool = False, colour: Colour | None = None, wrap: bool = False,
        align: Align = Align.LEFT, z: float = 1.0,
    ) -> None:  # fmt: skip
        super().__init__(ctx, text, box, z=z)
        title = wrap and face is Face.DISPLAY
        self._kind = self.skin.title(units) if title else self.skin.type(units, face)
        theme = ctx.theme
        self._colour = colour if colour is not None else theme.text2 if quiet else theme.text
        self._wrap = wrap
        self._align = align

    def preferred_width(self, room: int) -> int:
        lines = self.label.split("\n")
        return min(room, max(self.skin.painter.text_width(line, self._kind) for line in lines) + 2)

    def measure(self, width: int) -> int:
        if self._wrap:
            return self.skin.painter.paragraph_height(self.label, self._kind, width)
        return self.skin.fonts_height(self._kind)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        painter, what = self.skin.painter, (self.label, self._kind, self._colour, self.box)
        if self._wrap:
            painter.paragraph(surface, *what, align=self._align)
        else:
            painter.label(surface, *what, align=self._align)


def text(
    ctx: Context, text: str, *, units: float = 17, face: Face = Face.MEDIUM, quiet: bool = False,
    colour: Colour | None = None, align: Align = Align.LEFT,
) -> Label:  # fmt: skip
    """A text of as many lines as it takes."""
    return Label(ctx, text, units=units, face=face, quiet=quiet, colour=colour, wrap=True,
                 align=align)  # fmt: skip


def heading(ctx: Context, text: str) -> Label:
    return Label(ctx, text, units=26, face=Face.DISPLAY, wrap=True)
