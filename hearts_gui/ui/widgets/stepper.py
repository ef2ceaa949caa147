"""A number or word between minus and plus, or typed; a number on a track."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.stage import Drawn
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.access import Span
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Role, Widget

SIZE = (148, 44)
_STEPS = {
    pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1,
    pygame.K_RIGHT: 1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1, pygame.K_EQUALS: 1,
}  # fmt: skip

FAST_AFTER, FAST = 8, 5
"""After this many repeats while it is held, a number changes by this many steps each time."""
FASTER_AFTER, FASTER = 24, 20
TYPING_MS = 1200.0
"""Digits that follow each other within this time make one number."""


class NumberBox(Widget):
    """A number from `low` to `high` in steps; where `off` is set, 0 below them means off."""

    role = Role.STEPPER
    holds = True
    takes_digits = True
    margin_units = 3.0
    width_units = SIZE[0] + 12
    _hovered_part = Drawn(0)

    def __init__(
        self, ctx: Context, label: str, *, value: int, low: int, high: int, step: int,
        changed: Callable[[int], None], off: bool = False, wording: Callable[[int], str] = str,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label)
        self.value = value
        self._low, self._high, self._by = low, high, step
        self._off = off
        self._wording, self._changed = wording, changed
        self._side = self._repeats = 0
        self._wait = 0.0
        self._typed, self._typed_at = "", 0.0

    def take_over(self, before: Widget) -> None:
        """Continue where a side is held, as fast as before, and with the digits typed so far."""
        super().take_over(before)
        assert isinstance(before, NumberBox)
        self._side, self._hovered_part = before._side, before._hovered_part
        self._wait, self._repeats = before._wait, before._repeats
        self._typed, self._typed_at = before._typed, before._typed_at

    @property
    def value_text(self) -> str:
        return self._wording(self.value)

    def at_end(self, side: int) -> bool:
        """Whether minus or plus can do nothing more."""
        return self._next(side) == self.value

    def _next(self, by: int) -> int:
        """The number that many steps on, on the grid of the steps."""
        if self._off and self.value == 0:
            return self._low if by > 0 else 0
        # From between two steps the first one goes to the nearest of them in that direction.
        below, rest = divmod(self.value - self._low, self._by)
        on_grid = self._low + (below + by + (1 if rest and by < 0 else 0)) * self._by
        if self._off and on_grid < self._low:
            return 0
        return max(self._low, min(self._high, on_grid))

    def _set(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self.touch()
            self.ctx.sound.play("tick")
            self._changed(value)

    def step(self, by: int) -> None:
        """Change by this many steps, within the range."""
        if by:
            self._set(self._next(by))

    def _sides(self) -> tuple[Rect, Rect]:
        box = self.box
        width = min(round(box.h * 1.02), box.w // 3)
        return Rect(box.x, box.y, width, box.h), Rect(box.right - width, box.y, width, box.h)

    def _side_at(self, pos: tuple[int, int]) -> int:
        minus, plus = self._sides()
        if pos[0] < minus.right:
            return -1
        return 1 if pos[0] >= plus.x else 0

    def pointer_down(self, pos: tuple[int, int]) -> None:
        """Step immediately; holding repeats."""
        self._side, self._repeats = self._side_at(pos), 0
        self._wait = 1000 * self.ctx.settings.repeat_after
        self.pressed = True
        self.step(self._side)

    def pointer_move(self, pos: tuple[int, int]) -> None:
        self._hovered_part = self._side_at(pos)

    def pointer_up(self, _pos: tuple[int, int]) -> None:
        self._side = 0
        self.pressed = False

    def key(self, event: KeyDown) -> bool:
        """Left, right, minus and plus step, Page keys go ten, Home and End to the ends."""
        moves = _STEPS
        if self.takes_digits:
            if event.text.isdigit() and event.text.isascii():
                self._type(event.text)
                return True
            moves = _STEPS | {pygame.K_PAGEDOWN: -10, pygame.K_PAGEUP: 10}
        if event.key in moves:
            self.step(moves[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._set(self._low if event.key == pygame.K_HOME else self._high)
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Collect typed digits into a number, which is used when it is in range."""
        now = self.ctx.now()
        self._typed = self._typed + digit if now - self._typed_at < TYPING_MS else digit
        self._typed_at = now
        size = int(self._typed[-6:])
        for number in (size, -size):
            if self._low <= number <= self._high or (self._off and number == 0):
                self._set(number)
                return

    @property
    def animating(self) -> bool:
        return self.pressed and self._side != 0

    @property
    def repeat_ms(self) -> float:
        """The time until a held side steps again."""
        return 1000 * self.ctx.settings.repeat_every

    def update(self, dt_ms: float) -> None:
        if not self.animating:
            return
        self._wait -= dt_ms
        while self._wait <= 0:
            self._wait += self.repeat_ms
            self._repeats += 1
            pace = FASTER if self._repeats > FASTER_AFTER else FAST
            hastens = self.takes_digits and self._repeats > FAST_AFTER
            self.step(self._side * (pace if hastens else 1))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.painter.box(surface, box, skin.field())
        minus, plus = self._sides()
        for side, part, icon in ((-1, minus, Icon.MINUS), (1, plus, Icon.PLUS)):
            lit = self.enabled and not self.at_end(side)
            if self.hovered and self._hovered_part == side and lit:
                inner = part.inflate(-2 * skin.px(4), -2 * skin.px(4))
                level = 0.18 if self.pressed else 0.10
                skin.painter.box(surface, inner, BoxStyle(10 * skin.metrics.u, skin.ink(level)))
            ink = theme.text if lit else theme.text2
            picture = skin.icons.icon(icon, skin.px(20), ink)
            if not lit:
                picture = picture.copy()
                picture.set_alpha(110)
            surface.blit(picture, picture.get_rect(center=part.center))
            edge = part.right if side < 0 else part.x
            divider = Rect(edge, box.y + box.h // 4, max(1, skin.px(1)), box.h // 2)
            skin.painter.box(surface, divider, BoxStyle(0, skin.ink(0.18)))
        middle = Rect(minus.right + 2, box.y, plus.x - minus.right - 4, box.h)
        kind = skin.type(19, Face.BOLD)
        ink = theme.text if self.enabled else theme.text2
        skin.painter.label(surface, self.value_text, kind, ink, middle, align=Align.CENTRE)


class Stepper(NumberBox):
    """One of an ordered list of values, shown as text, changed one step at a time."""

    takes_digits = False
    width_units = SIZE[0] + 24

    def __init__(
        self, ctx: Context, label: str, *, values: Sequence[str], chosen: int,
        changed: Callable[[int], None],
    ) -> None:  # fmt: skip
        self.values = tuple(values)
        super().__init__(ctx, label, value=chosen, low=0, high=len(self.values) - 1, step=1,
                         changed=changed, wording=self.values.__getitem__)  # fmt: skip

    @property
    def chosen(self) -> int:
        """The place of the value in the list."""
        return self.value


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
        self, ctx: Context, label: str, *, low: int, high: int, value: int,
        changed: Callable[[int], None], step: int = 1, wording: Callable[[int], str] = str,
    ) -> None:  # fmt: skip
        """`changed` is told when the pointer lets go, or a key was pressed."""
        super().__init__(ctx, label)
        self.low, self.high, self.step = low, high, step
        self.value = value
        self._changed = changed
        self._wording = wording
        self._told_value = value

    @property
    def value_text(self) -> str:
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
        self.pressed = True
        self.set(self._value_at(pos), tell=False)

    def pointer_move(self, pos: tuple[int, int]) -> None:
        if self.pressed:
            self.set(self._value_at(pos), tell=False)

    def pointer_up(self, pos: tuple[int, int]) -> None:
        self.pressed = False
        self.set(self._value_at(pos))

    def key(self, event: KeyDown) -> bool:
        """Left and right step, Page keys go ten, Home and End to the ends."""
        page = PAGE * self.step
        value = event.target(self.value, self.low, self.high, step=self.step, page=page)
        if value is not None:
            self.set(value)
        return value is not None

    @property
    def _colour(self) -> Colour:
        return self.skin.theme.accent if self.enabled else self.skin.theme.text2

    def draw(self, surface: Surface, _clip: Rect) -> None:
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
