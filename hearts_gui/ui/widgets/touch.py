"""Touch input for forms: a tap presses, a move scrolls, a long press explains."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.dropdown import Popup
from hearts_gui.ui.widgets.scroll import ScrollArea

SLOP_UNITS = 12
SLOP_PX = 10


class _State(Enum):
    """The action of a finger."""

    DOWN = "down"
    SCROLLS = "scrolls"
    ASKS = "asks"


@dataclass(slots=True)
class _Finger:
    """The place where a finger went down, on what, and how far the list under it was scrolled."""

    start: tuple[int, int]
    widget: Widget | None
    area: ScrollArea | None
    offset: int
    state: _State = _State.DOWN
    held_ms: float = 0.0


class TouchForm(Protocol):
    """What the touch input needs from a `Form`, which explains each."""

    @property
    def popup(self) -> Popup | None: ...
    def widget_at(self, pos: tuple[int, int]) -> Widget | None: ...
    def area_at(self, pos: tuple[int, int]) -> ScrollArea | None: ...
    def clear_notes(self) -> None: ...
    def explain(self, widget: Widget) -> None: ...
    def press(self, pos: tuple[int, int]) -> bool: ...
    def point(self, pos: tuple[int, int]) -> bool: ...
    def lift(self, pos: tuple[int, int], *, hovers: bool = True) -> bool: ...


class Fingers:
    """Follows the finger that acts as the pointer. It has no effect until it lifts, moves or
    rests.
    """

    def __init__(self, form: TouchForm, ctx: Context) -> None:
        self._form = form
        self._ctx = ctx
        self._slop = max(SLOP_PX, ctx.metrics.px(SLOP_UNITS))
        self._finger: _Finger | None = None

    @property
    def busy(self) -> bool:
        """Whether a finger is down that may still become a tap, scroll or long press."""
        return self._finger is not None

    @property
    def _hold_ms(self) -> float:
        """The time a finger has to stay before that means something."""
        return 1000 * self._ctx.settings.hold_seconds

    @property
    def wait_ms(self) -> int | None:
        """The time until a finger that stays asks; None when none does."""
        finger = self._finger
        if finger is None or finger.state is not _State.DOWN or finger.held_ms >= self._hold_ms:
            return None
        return max(1, int(self._hold_ms - finger.held_ms))

    def down(self, pos: tuple[int, int]) -> bool:
        """A finger comes. Returns whether it is on anything."""
        form = self._form
        form.clear_notes()
        widget = form.widget_at(pos)
        area = form.area_at(pos) if form.popup is None else None
        alone = widget is not None and widget.drags and area is None
        if isinstance(widget, ScrollArea) or alone:
            return form.press(pos)
        if widget is None and area is None:
            return False
        self._finger = _Finger(pos, widget, area, area.offset if area is not None else 0)
        if widget is not None and widget.enabled:
            self._light(widget, on=True)
        return True

    def moved(self, pos: tuple[int, int]) -> bool:
        """Follow the finger: a small move does nothing; a larger one scrolls or drags."""
        finger = self._finger
        assert finger is not None
        across, down = abs(pos[0] - finger.start[0]), abs(pos[1] - finger.start[1])
        widget = finger.widget
        if finger.state is _State.DOWN and max(across, down) > self._slop:
            self._light(widget, on=False)
            if widget is not None and widget.drags and across > down:
                self._finger = None
                self._form.press(finger.start)
                return self._form.point(pos)
            finger.state = _State.SCROLLS
        if finger.state is _State.SCROLLS:
            self._scroll(finger, finger.start[1] - pos[1])
        return True

    def _scroll(self, finger: _Finger, pixels: int) -> None:
        popup = self._form.popup
        if popup is not None and finger.widget is popup:
            popup.drag(pixels)
        elif finger.area is not None:
            finger.area.scroll(finger.offset + pixels, instantly=True)

    def up(self, pos: tuple[int, int]) -> bool:
        """The finger lifts: what it is still on is pressed."""
        finger, self._finger = self._finger, None
        assert finger is not None
        widget = finger.widget
        popup = self._form.popup
        if popup is not None and widget is popup:
            popup.drag(0)
        if widget is None or finger.state is not _State.DOWN:
            return True
        self._light(widget, on=False)
        self._form.press(finger.start)
        if widget.explains and not widget.focusable:
            self._form.explain(widget)
        self._form.lift(pos, hovers=False)
        return True

    def update(self, dt_ms: float) -> None:
        """Let a resting finger explain its widget, or repeat a held control."""
        finger = self._finger
        if finger is None or finger.state is not _State.DOWN:
            return
        finger.held_ms += dt_ms
        widget = finger.widget
        if finger.held_ms < self._hold_ms or widget is None or widget is self._form.popup:
            return
        if widget.enabled and widget.holds:
            self._finger = None
            self._form.press(finger.start)
        elif widget.hint:
            finger.state = _State.ASKS
            self._light(widget, on=False)
            self._form.explain(widget)

    def let_go(self) -> None:
        """Forget the finger, because another window has the pointer."""
        if self._finger is not None:
            self._light(self._finger.widget, on=False)
        self._finger = None

    def forget(self, widget: Widget) -> None:
        """Forget a widget that is taken away."""
        if self._finger is not None and self._finger.widget is widget:
            self._finger = None

    def _light(self, widget: Widget | None, *, on: bool) -> None:
        if widget is not None and widget is not self._form.popup:
            widget.pressed = on
