"""A whole number between minus and plus; holding a side goes faster, digits can be typed."""

from collections.abc import Callable

import pygame
from pygame import Rect

from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import NOWHERE, Widget
from hearts_gui.ui.widgets.stepper import SIZE, Stepper

FAST_AFTER = 8
FAST = 5
FASTER_AFTER = 24
FASTER = 20
TYPING_MS = 1200.0


class NumberBox(Stepper):
    """A number from `low` to `high` in steps; where `off` is set, 0 below them means off."""

    takes_digits = True
    width_units = SIZE[0] + 12

    def __init__(
        self, ctx: Context, label: str, box: Rect = NOWHERE, *, value: int, low: int, high: int,
        step: int, changed: Callable[[int], None], off: bool = False,
        wording: Callable[[int], str] = str,
    ) -> None:  # fmt: skip
        super().__init__(ctx, label, box, values=("",), chosen=0, changed=changed)
        self.value = value
        self._low, self._high, self._by = low, high, step
        self._off = off
        self._wording = wording
        self._repeats = 0
        self._typed = ""
        self._typed_at = 0.0

    def take_over(self, before: Widget) -> None:
        """Continue as fast as before, and with the digits typed so far."""
        super().take_over(before)
        assert isinstance(before, NumberBox)
        self._repeats = before._repeats
        self._typed, self._typed_at = before._typed, before._typed_at

    @property
    def value_text(self) -> str:
        """The number in words."""
        return self._wording(self.value)

    def show(self, value: int, low: int, high: int, step: int) -> None:
        """Show another number, or another range."""
        if (value, low, high, step) != (self.value, self._low, self._high, self._by):
            self.value, self._low, self._high, self._by = value, low, high, step
            self.touch()

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

    def pointer_down(self, pos: tuple[int, int]) -> None:
        """Step immediately; holding repeats, faster and faster."""
        self._repeats = 0
        super().pointer_down(pos)

    def update(self, dt_ms: float) -> None:
        """Repeat while the button is held."""
        if not self.animating:
            return
        self._wait -= dt_ms
        while self._wait <= 0:
            self._wait += self.repeat_ms
            self._repeats += 1
            pace = FASTER if self._repeats > FASTER_AFTER else FAST
            self.step(self._side * (pace if self._repeats > FAST_AFTER else 1))

    def key(self, event: KeyDown) -> bool:
        """Left, right, minus and plus step, Page keys go ten, Home and End to the ends."""
        if event.text.isdigit() and event.text.isascii():
            self._type(event.text)
            return True
        moves = {
            pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1, pygame.K_PAGEDOWN: -10,
            pygame.K_RIGHT: 1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1, pygame.K_EQUALS: 1,
            pygame.K_PAGEUP: 10,
        }  # fmt: skip
        if event.key in moves:
            self.step(moves[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._set(self._low if event.key == pygame.K_HOME else self._high)
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Digits typed one after the other make a number; it is taken when it is in range."""
        now = self.ctx.now()
        self._typed = self._typed + digit if now - self._typed_at < TYPING_MS else digit
        self._typed_at = now
        size = int(self._typed[-6:])
        for number in (size, -size):
            if self._low <= number <= self._high or (self._off and number == 0):
                self._set(number)
                return
