"""A number on a track."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.access import Span
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import NOWHERE, Role, Widget

TRACK = 6
THUMB = 12
PAGE = 10
VALUE_WIDTH = 44


class Slider(Widget):
    """A whole number from `low` to `high` in steps; the value stands at the right."""

    role = Role.SLIDER
    drags = True
    margin_units = 4.0
    width_units = 290.0

    def __init__(
        self, ctx: Context, label: str, box: Rect = NOWHERE, *, low: int, high: int, value: int,
        changed: Callable[[int], None], step: int = 1,
        wording: Callable[[int], str] = str, on_release: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label, box)
        self.low, self.high, self.step = low, high, step
        self.value = value
        self._changed = changed
        self._wording = wording
        self._on_release = on_release
        self._told_value = value

    @property
    def value_text(self) -> str:
        """The value in words."""
        return self._wording(self.value)

    @property
    def span(self) -> Span:
        """The number with its bounds."""
        return Span(self.value, self.low, self.high, self.step)

    def set(self, value: float, *, tell: bool = True) -> None:
        """Go to the nearest allowed value, and tell the listener."""
        steps = round((value - self.low) / self.step)
        value = max(self.low, min(self.high, self.low + steps * self.step))
        if value != self.value:
            self.value = int(value)
            self.touch()
        if tell and self.value != self._told_value:
            self._told_value = self.value
            self._changed(self.value)

    def _value_width(self) -> int:
        """Room for the widest value and its distance from the thumb."""
        kind = self.skin.type(19, Face.BOLD)
        ends = (self._wording(self.low), self._wording(self.high), self.value_text)
        widest = max(self.skin.painter.text_width(text, kind) for text in ends)
        return max(self.skin.px(VALUE_WIDTH), widest) + self.skin.px(8)

    def _track(self) -> Rect:
        box = self.box
        inset = self.skin.px(THUMB)
        width = box.w - self._value_width() - 2 * inset
        height = max(2, self.skin.px(TRACK))
        return Rect(box.x + inset, box.centery - height // 2, max(10, width), height)

    def _value_at(self, pos: tuple[int, int]) -> float:
        track = self._track()
        part = max(0.0, min(1.0, (pos[0] - track.x) / track.w))
        return self.low + part * (self.high - self.low)

    def pointer_down(self, pos: tuple[int, int]) -> None:
        """Go where the pointer is."""
        self.set_pressed(True)
        self.set(self._value_at(pos), tell=not self._on_release)

    def pointer_move(self, pos: tuple[int, int]) -> None:
        """Follow the held pointer."""
        if self.pressed:
            self.set(self._value_at(pos), tell=not self._on_release)

    def pointer_up(self, pos: tuple[int, int]) -> None:
        """Stay where the pointer went up."""
        self.set_pressed(False)
        self.set(self._value_at(pos))

    def key(self, event: KeyDown) -> bool:
        """Left and right step, Page keys go ten, Home and End to the ends."""
        targets = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_PAGEDOWN: self.value - PAGE * self.step,
            pygame.K_PAGEUP: self.value + PAGE * self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key not in targets:
            return False
        self.set(targets[event.key])
        return True

    @property
    def _colour(self) -> Colour:
        return self.skin.theme.accent if self.enabled else self.skin.theme.text2

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw track, filled part, thumb and value."""
        skin, theme, track = self.skin, self.skin.theme, self._track()
        radius = track.h / 2
        skin.painter.box(surface, track, BoxStyle(radius, skin.edge(0.28)))
        part = (self.value - self.low) / (self.high - self.low)
        x = round(track.x + track.w * part)
        if x > track.x:
            done = Rect(track.x, track.y, x - track.x, track.h)
            skin.painter.box(surface, done, BoxStyle(radius, self._colour))
        thumb = skin.px(THUMB)
        skin.painter.disc(surface, (x, track.centery + skin.px(1)), thumb + 1, fill=(0, 0, 0, 60))
        grow = skin.px(1.5) if (self.hovered or self.pressed) and self.enabled else 0
        skin.painter.disc(
            surface, (x, track.centery), thumb + grow, fill=(255, 255, 255), line=self._colour,
            line_width=3 * skin.metrics.u,
        )  # fmt: skip
        box = self.box
        left = track.right + thumb + skin.px(6)
        line = Rect(left, box.y, box.right - left, box.h)
        kind = skin.type(19, Face.BOLD)
        skin.painter.label(surface, self.value_text, kind, theme.text, line, align=Align.RIGHT)
