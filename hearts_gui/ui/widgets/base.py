"""The base of all widgets: role, label, value, box, states, speech, looks, and eased values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import BoxStyle, Gradient
from hearts_gui.ui.draw.stage import BaseNode, Drawn
from hearts_gui.ui.draw.theme import Colour, Colour4, alpha, mix
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown

STRONG_EDGE, STRONG_BAND = 0.6, 0.62
LARGE_TITLE = 22.0
"""From this size on, titles in several lines do not grow with large text."""


class Skin:
    """Styles in pixels for the context's present theme and size."""

    def __init__(self, ctx: Context) -> None:
        self.theme = ctx.theme
        self.metrics = ctx.metrics
        self.painter = ctx.painter
        self.icons = ctx.icons
        self.hairline = max(1.0, 1.2 * ctx.metrics.u)

    def px(self, units: float) -> int:
        """A length in design units as pixels."""
        return self.metrics.px(units)

    def type(self, units: float, face: Face = Face.MEDIUM) -> Type:
        """A type of this size in design units, never below the readable minimum."""
        return Type(face, self.metrics.text(units))

    def title(self, units: float) -> Type:
        """The type of a title; a large one leaves the room for large text to the words under it."""
        most = max(LARGE_TITLE, 100 * units / self.metrics.ui_scale)
        return self.type(min(units, most), Face.DISPLAY)

    def fonts_height(self, kind: Type) -> int:
        """The line height of a type."""
        return self.painter.fonts.line_height(kind)

    def ink(self, level: float) -> Colour4:
        """The text colour at an opacity (fills and lines of secondary things)."""
        return (*self.theme.text, round(255 * level))

    def edge(self, level: float) -> Colour4:
        """The colour of lines that bound something: plain to see in a theme of strong contrast."""
        return self.ink(max(level, STRONG_EDGE) if self.theme.strong else level)

    def band(self, colour: Colour, level: float) -> Colour4:
        """A colour at an opacity, for the bands and tracks of charts."""
        return alpha(colour, max(level, STRONG_BAND) if self.theme.strong else level)

    def panel(self, *, solid: bool = False) -> BoxStyle:
        """A panel of dark glass (paper in the light theme)."""
        fill = self.theme.plate if solid else self.theme.panel
        return BoxStyle(26 * self.metrics.u, fill, self.theme.panel_line, self.hairline)

    def sheet(self, units: float, level: int = 255) -> BoxStyle:
        """A panel of one tone, with corners of this radius and this opacity up to 255."""
        fill = (*self.theme.solid_panel, level)
        return BoxStyle(units * self.metrics.u, fill, self.theme.panel_line, self.hairline)

    def group(self) -> BoxStyle:
        """The box around a group of options."""
        return BoxStyle(20 * self.metrics.u, self.theme.group, self.theme.group_line, self.hairline)

    def field(self, units: float = 14) -> BoxStyle:
        """The sunken box of an input."""
        return BoxStyle(
            units * self.metrics.u, self.theme.field, self.theme.panel_line, self.hairline
        )

    def secondary(self, *, hover: bool, pressed: bool) -> BoxStyle:
        """A secondary button or any quiet clickable box."""
        fill = 0.22 if pressed else 0.16 if hover else 0.10
        return BoxStyle(14 * self.metrics.u, self.ink(fill), self.edge(0.22), self.hairline)

    def primary(self, *, hover: bool, enabled: bool) -> BoxStyle:
        """The style of the primary button."""
        top, bottom = self.theme.button_top, self.theme.button_bottom
        if hover:
            top, bottom = mix(top, (255, 255, 255), 0.22), mix(bottom, (255, 255, 255), 0.14)
        if not enabled:
            # Pale gold looks like mud and has too little contrast for text.
            edge = (*self.theme.accent, 96)
            return BoxStyle(14 * self.metrics.u, self.theme.panel, edge, self.hairline)
        line = (255, 255, 255, round(255 * 0.35))
        return BoxStyle(14 * self.metrics.u, None, line, self.hairline, Gradient(top, bottom))

    def primary_text(self, *, enabled: bool = True) -> Colour:
        """The text colour on the gold button."""
        return self.theme.on_accent if enabled else self.theme.text2

    def shadow(
        self, surface: Surface, box: Rect, *, radius: float, blur: float, dy: float, level: float
    ) -> None:
        """Draw a soft shadow with all lengths in design units."""
        u, draw = self.metrics.u, self.painter.shadow
        draw(surface, box, radius=radius * u, blur=blur * u / 2, dy=dy * u, level=level)

    def chosen(self, surface: Surface, box: Rect, radius: float = 16) -> None:
        """Draw the field and the edge of what is chosen."""
        edge, line = self.theme.accent, max(1.0, 2 * self.metrics.u)
        style = BoxStyle(radius * self.metrics.u, alpha(edge, 0.16), edge, line)
        self.painter.box(surface, box, style)

    def lit(self, surface: Surface, box: Rect, radius: float, level: float) -> None:
        """Brighten what is pressed or lies under the pointer; the radius is in design units."""
        self.painter.box(surface, box, BoxStyle(radius * self.metrics.u, self.ink(level)))


class Role(Enum):
    """The kind of a widget; its value is the role of its accessible node."""

    LABEL = "label"
    BUTTON = "button"
    TOGGLE = "switch"
    TABS = "tab_list"
    STEPPER = "spin_button"
    DROPDOWN = "combo_box"
    SLIDER = "slider"
    LIST = "list"
    LIST_ITEM = "list_item"
    TEXT_FIELD = "text_input"
    CHOICES = "group"
    GRID = "grid"


@dataclass(frozen=True, slots=True)
class Part:
    """One of several things in a widget that a reader or a switch may choose by itself."""

    name: str
    box: Rect
    choose: Callable[[], None] | None = None
    chosen: bool = False
    value: str = ""


class Glide:
    """A number that moves to its target with an outCubic ease."""

    def __init__(self, value: float, duration_ms: float) -> None:
        self.value = value
        self.target = value
        self._from = value
        self._duration = duration_ms
        self._spent = duration_ms

    @property
    def moving(self) -> bool:
        """Whether the target is not reached yet."""
        return self.value != self.target

    def to(self, target: float, *, instantly: bool = False) -> None:
        """Start moving to this target, or be there `instantly`."""
        if instantly:
            self.value = self.target = target
            return
        if target != self.target:
            self._from, self.target, self._spent = self.value, target, 0.0

    def update(self, dt_ms: float) -> bool:
        """Move on. Returns whether the value changed."""
        if not self.moving:
            return False
        self._spent += dt_ms
        if self._spent >= self._duration:
            self.value = self.target
        else:
            part = 1 - (1 - self._spent / self._duration) ** 3
            self.value = self._from + (self.target - self._from) * part
        return True


NOWHERE = Rect(0, 0, 0, 0)
"""The box of a widget that a layout places later."""


class Widget(BaseNode):
    """A drawn thing with a box; `box` is where it is now, `rect` adds room for shadow and lines.

    Subclasses draw themselves and override what they react to. A disabled widget keeps its place
    in the focus order and says why it is disabled.
    """

    role = Role.LABEL
    focusable = True
    # Shows its tooltip under the pointer although the keyboard does not stop at it.
    explains = False
    # Follows a finger that moves sideways, where others leave it to the list that they are in.
    drags = False
    # Does something while it is held down.
    holds = False
    # Makes a number of the digits that are typed after it was pressed or walked to.
    takes_digits = False
    # Whether it only repeats what is spoken beside it.
    silent = False
    # The sound of a press; empty for none.
    cue = "button"
    margin_units = 12.0
    # How high it is where nothing says otherwise.
    height_units = 44.0
    # How wide it would like to be in a row; None for as wide as there is room.
    width_units: float | None = None
    # `reason`: why it does not react, and None while it does.
    label, value_words, reason = Drawn(""), Drawn(""), Drawn[str | None](None)
    hovered, pressed, focused = Drawn(False), Drawn(False), Drawn(False)

    def __init__(self, ctx: Context, label: str, box: Rect = NOWHERE, *, z: float = 1.0) -> None:
        super().__init__(z=z)
        self.ctx = ctx
        self.skin = Skin(ctx)
        self.label = label
        self.called = ""
        """Its spoken name, where an icon says a part of it."""
        self.tooltip = ""
        self.act: Callable[[], None] | None = None
        """The effect of a press, where `activate` is not overridden."""
        self.base_box = box.copy()
        """The widget's box before scrolling."""
        self.shift = 0
        """How many pixels below its own place it is shown."""

    def take_over(self, before: Widget) -> None:
        """Take over the state of the widget that was here before a rebuild: pressed, half typed."""
        self.pressed = before.pressed

    # -- size and place

    def px(self, units: float) -> int:
        """A length in design units as pixels."""
        return self.skin.px(units)

    def preferred_width(self, room: int) -> int:
        """The width that it would like to have, at most this much."""
        return room if self.width_units is None else min(room, self.px(self.width_units))

    def measure(self, _width: int) -> int:
        """Its height at this width; what can be pressed is high enough to be touched."""
        height = self.px(self.height_units)
        return max(height, self.skin.metrics.hit) if self.focusable else height

    @property
    def widgets(self) -> list[Widget]:
        """The widget itself, as the item of a layout."""
        return [self]

    @property
    def box(self) -> Rect:
        """The widget's box on the window, scrolling included."""
        return self.base_box.move(0, self.shift)

    def move_to(self, box: Rect) -> None:
        """Give the widget another box."""
        if box != self.base_box:
            self.base_box = box.copy()
            self.touch()

    @property
    def rect(self) -> Rect:
        """The box with room for shadow and edges."""
        margin = self.skin.px(self.margin_units)
        return self.box.inflate(2 * margin, 2 * margin)

    @rect.setter
    def rect(self, value: Rect) -> None:
        margin = self.skin.px(self.margin_units)
        self.move_to(value.inflate(-2 * margin, -2 * margin).move(0, -self.shift))

    @property
    def hit(self) -> Rect:
        """The area that a pointer reaches: at least the minimum size, inside the viewport."""
        hit = self.ctx.metrics.hit_rect(self.box)
        return hit if self.viewport is None else hit.clip(self.viewport)

    @property
    def focus_box(self) -> Rect:
        """The box inside the focus ring."""
        return self.box

    @property
    def focus_radius(self) -> float:
        """The corner radius of the focus ring's inside, in design units."""
        return 14.0

    # -- state

    @property
    def enabled(self) -> bool:
        return self.reason is None

    @property
    def value_text(self) -> str:
        """The present value in words; empty when there is none."""
        return self.value_words

    @property
    def hint(self) -> str:
        """The text of a tooltip: the reason when disabled, else the tooltip."""
        return self.reason if self.reason is not None else self.tooltip

    @property
    def reacts(self) -> bool:
        """Whether it does or says something under the pointer."""
        return self.focusable or self.explains

    def parts(self) -> tuple[Part, ...]:
        """The parts that can be chosen one by one; none in most widgets."""
        return ()

    def set_focus(self, on: bool) -> None:
        """The keyboard's focus came or went."""
        self.focused = on

    # -- reactions, called by the form for enabled widgets only

    def pointer_down(self, _pos: tuple[int, int]) -> None:
        """The pointer went down on the widget; it is captured until it goes up."""
        self.pressed = True

    def pointer_move(self, _pos: tuple[int, int]) -> None:
        """The captured pointer moved, or the pointer hovers here."""

    def pointer_up(self, pos: tuple[int, int]) -> None:
        """The captured pointer went up."""
        was, self.pressed = self.pressed, False
        if was and self.hit.collidepoint(pos):
            self.press_at(pos)

    def press_at(self, _pos: tuple[int, int]) -> None:
        self.activate()

    def activate(self) -> None:
        """Play the sound and do the widget's action, on Enter, space or a click."""
        if self.act is not None:
            if self.cue:
                self.ctx.sound.play(self.cue)
            self.act()

    def key(self, _event: KeyDown) -> bool:
        """A key while focused; true when used. Enter and space are `activate` already."""
        return False

    def wheel(self, _steps: float) -> bool:
        """The wheel turned over the widget; true when used."""
        return False

    # -- time

    @property
    def animating(self) -> bool:
        """Whether the widget changes by itself now."""
        return False

    def update(self, dt_ms: float) -> None:
        """Let time pass."""

    @property
    def still(self) -> bool:
        """Whether motion is to be skipped."""
        return self.ctx.settings.reduced_motion
