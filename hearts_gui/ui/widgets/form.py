"""Input for widgets: pointer and finger, focus by Tab and arrows, tooltips, lists."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pygame

from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import (
    ENTER,
    LEFT,
    FocusLost,
    KeyDown,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    TextEditing,
    TextInput,
    UiEvent,
    Wheel,
)
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.dropdown import Dropdown, Popup
from hearts_gui.ui.widgets.notes import FocusRing, Tooltip
from hearts_gui.ui.widgets.room import ahead, effort
from hearts_gui.ui.widgets.scroll import ScrollArea, scroll_by_key, turn_page
from hearts_gui.ui.widgets.text_field import TextField

ACTIVATE = (*ENTER, pygame.K_SPACE)
_COMMANDING = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT


class Pointer:
    """The pointer of one form: what it is over, what it holds, and the list that it drags."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self.held: Widget | None = None
        """The widget that is pressed."""
        self.over: Widget | None = None
        """The widget under the pointer."""
        self._pos: tuple[int, int] | None = None
        self._shift = (0, 0)
        """The distance the held widget has moved under the pointer since it was pressed."""
        self._drag: tuple[ScrollArea, int, float] | None = None

    def press(self, pos: tuple[int, int]) -> bool:
        """The pointer goes down here. Returns whether it is on anything."""
        self._pos = pos
        self._form.keyboard = False
        self._form.tooltip.rest()
        widget = self._form.widget_at(pos)
        if widget is None:
            area = self._form.area_at(pos)
            self._drag = None if area is None else (area, pos[1], float(area.offset))
            self._form.follow()
            return self._drag is not None
        if widget.focusable and self._form.popup is None:
            self._form.set_focus(widget, keyboard=False)
        self._form.follow()
        if widget.enabled:
            self.held, self._shift = widget, (0, 0)
            widget.pointer_down(pos)
        else:
            self._form.explain(widget)
        return True

    def point(self, pos: tuple[int, int]) -> bool:
        """The pointer goes to a place, with what it holds if anything."""
        self._pos = pos
        if self._drag is not None:
            area, start, offset = self._drag
            area.scroll(offset + start - pos[1], instantly=True)
            return True
        if self.held is not None:
            self.held.pointer_move(pos)
            return True
        widget = self._form.widget_at(pos)
        self.hover(widget)
        if widget is not None and widget.enabled:
            widget.pointer_move(pos)
        return widget is not None

    def lift(self, pos: tuple[int, int], *, hovers: bool = True) -> bool:
        """Release the pointer; a finger then hovers over nothing.

        The press may have opened another screen; then nothing is under the pointer either.
        """
        if self._drag is not None:
            self._drag = None
            return True
        widget, self.held = self.held, None
        (dx, dy), self._shift = self._shift, (0, 0)
        if widget is None:
            return False
        widget.pointer_up((pos[0] + dx, pos[1] + dy))
        if hovers and self._pos is not None:
            self.hover(self._form.widget_at(pos))
        else:
            self.leave()
        return True

    def hold_again(self, gone: Widget) -> None:
        """Hold the widget that has taken the place of one that was pressed, wherever it is now."""
        same = (widget for widget in self._form.widgets
                if type(widget) is type(gone) and widget.label == gone.label)  # fmt: skip
        widget = next(same, None)
        if widget is not None:
            self.held = widget
            self._shift = (widget.box.x - gone.box.x, widget.box.y - gone.box.y)
            widget.pressed = True

    def hover_like(self, before: Pointer) -> None:
        """Light up what is under the pointer now, if it was on something in the form before."""
        if before.over is not None and before._pos is not None:
            self._pos = before._pos
            self.hover(self._form.widget_at(before._pos))
            self._form.tooltip.rest()

    def leave(self) -> None:
        """Hover over nothing."""
        self._pos = None
        self.hover(None)

    def hover(self, widget: Widget | None) -> None:
        """Light this widget up alone."""
        if widget is self.over:
            return
        if self.over is not None:
            self.over.hovered = False
        self.over = widget
        self._form.tooltip.hide()
        self._form.tooltip.start_waiting()
        if widget is not None:
            widget.hovered = True

    def look_again(self) -> None:
        """Hover over what is there now, because the screen may have changed under the pointer."""
        if self._pos is not None:
            self.hover(self._form.widget_at(self._pos))

    def let_go(self) -> None:
        """Drop hover, press and drag, because input goes elsewhere for now."""
        if self.held is not None:
            self.held.pressed = False
            self.held = None
        self._drag = None
        self.leave()

    def forget(self, widget: Widget) -> None:
        """Forget a widget that is taken away."""
        if self.over is widget:
            self.over = None
        if self.held is widget:
            self.held = None


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


class Fingers:
    """Follows the finger that acts as the pointer: it does nothing until it lifts, moves, rests."""

    def __init__(self, form: Form, ctx: Context) -> None:
        self._form = form
        self._ctx = ctx
        self._slop = ctx.metrics.slop
        self._finger: _Finger | None = None

    @property
    def busy(self) -> bool:
        """Whether a finger is down that may still become a tap, scroll or long press."""
        return self._finger is not None

    @property
    def wait_ms(self) -> int | None:
        """The time until a finger that stays asks; None when none does."""
        finger, hold_ms = self._finger, 1000 * self._ctx.settings.hold_seconds
        if finger is None or finger.state is not _State.DOWN or finger.held_ms >= hold_ms:
            return None
        return max(1, int(hold_ms - finger.held_ms))

    def down(self, pos: tuple[int, int]) -> bool:
        """A finger comes. Returns whether it is on anything."""
        form = self._form
        form.clear_notes()
        widget = form.widget_at(pos)
        area = form.area_at(pos) if form.popup is None else None
        alone = widget is not None and widget.drags and area is None
        if isinstance(widget, ScrollArea) or alone:
            return form.pointer.press(pos)
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
                self._form.pointer.press(finger.start)
                return self._form.pointer.point(pos)
            finger.state = _State.SCROLLS
        if finger.state is _State.SCROLLS:
            pixels, popup = finger.start[1] - pos[1], self._form.popup
            if popup is not None and widget is popup:
                popup.drag(pixels)
            elif finger.area is not None:
                finger.area.scroll(finger.offset + pixels, instantly=True)
        return True

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
        self._form.pointer.press(finger.start)
        if widget.explains and not widget.focusable:
            self._form.explain(widget)
        self._form.pointer.lift(pos, hovers=False)
        return True

    def update(self, dt_ms: float) -> None:
        """Let a resting finger explain its widget, or repeat a held control."""
        finger = self._finger
        if finger is None or finger.state is not _State.DOWN:
            return
        finger.held_ms += dt_ms
        widget = finger.widget
        early = finger.held_ms < 1000 * self._ctx.settings.hold_seconds
        if early or widget is None or widget is self._form.popup:
            return
        if widget.enabled and widget.holds:
            self._finger = None
            self._form.pointer.press(finger.start)
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


class FormKeys:
    """The keys of one form: they move the focus, and go to the widget that has it."""

    def __init__(self, form: Form) -> None:
        self._form = form

    def _order(self) -> list[Widget]:
        return [widget for widget in self._form.widgets if widget.focusable and widget.visible]

    def _step(self, by: int) -> None:
        order = self._order()
        if not order:
            return
        if self._form.focus in order:
            index = (order.index(self._form.focus) + by) % len(order)
        else:
            index = 0 if by > 0 else len(order) - 1
        self._form.set_focus(order[index], keyboard=True)

    def _towards(self, direction: tuple[int, int]) -> bool:
        order = self._order()
        if self._form.focus not in order:
            self._step(1)
            return True
        here = self._form.focus.base_box
        best = min(
            (widget for widget in order if ahead(here, widget.base_box, direction)),
            key=lambda widget: effort(here, widget.base_box, direction),
            default=None,
        )
        if best is None:
            return False
        self._form.set_focus(best, keyboard=True)
        return True

    def press(self, event: KeyDown) -> bool:
        """Use a key where it belongs. Returns whether anything did."""
        form = self._form
        form.tooltip.hide()
        if form.popup is not None:
            if event.key in ENTER:
                form.popup.activate()
            else:
                form.popup.key(event)
            return True
        if event.key == pygame.K_TAB:
            if not (event.ctrl and turn_page(form.widgets, -1 if event.shift else 1)):
                self._step(-1 if event.shift else 1)
            return True
        if event.ctrl and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return scroll_by_key(form.areas, event.key)
        writing = self.writing
        if writing is not None and writing.key(event):
            form.follow()
            return True
        if form.focus is not None and form.focus.takes_digits and event.text.isdigit():
            form.set_focus(form.focus, keyboard=True)
        focused = form.focus if form.keyboard else None
        if focused is not None and focused is not writing and self._key_on(focused, event):
            return True
        direction = (event.across, event.down)
        if any(direction):
            if focused is None:
                form.set_focus(form.focus or next(iter(self._order()), None), keyboard=True)
                return True
            return self._towards(direction) or scroll_by_key(form.areas, event.key)
        return scroll_by_key(form.areas, event.key) or self._seek(event)

    def _seek(self, event: KeyDown) -> bool:
        """Ctrl+F goes to the search field; so does typing, whose text follows by itself."""
        fields = (widget for widget in self._order() if isinstance(widget, TextField))
        field = next((widget for widget in fields if widget.searches and widget.enabled), None)
        if field is None or event.repeat or event.pad:
            return False
        if event.ctrl and event.key == pygame.K_f:
            self._form.set_focus(field, keyboard=True)
            field.select_all()
            return True
        if not event.text.isalnum() or event.mods & _COMMANDING:
            return False
        self._form.set_focus(field, keyboard=self._form.keyboard)
        return True

    @property
    def writing(self) -> TextField | None:
        """The text field that has the focus, by keyboard or by pointer."""
        widget = self._form.focus
        return widget if isinstance(widget, TextField) and widget.enabled else None

    def _key_on(self, widget: Widget, event: KeyDown) -> bool:
        if event.key in ACTIVATE:
            if not event.repeat:
                self._use(widget)
            return True
        used = widget.enabled and widget.key(event)
        if used:
            self._form.follow()
        return used

    def press_primary(self) -> bool:
        """Press the primary button, or say why not. Returns False where there is none."""
        primary = [
            widget for widget in self._form.widgets if isinstance(widget, Button) and widget.primary
        ]
        if len(primary) != 1 or not primary[0].visible or self.writing is not None:
            return False
        self._use(primary[0])
        return True

    def _use(self, widget: Widget) -> None:
        if widget.enabled:
            widget.activate()
        else:
            self._form.explain(widget)


class Form:
    """The widgets of one screen, in focus order.

    `add` puts widgets on the stage too. The focus ring is shown only while the keyboard is in
    use.
    """

    def __init__(self, ctx: Context, stage: Stage) -> None:
        self._ctx = ctx
        self._stage = stage
        self.widgets: list[Widget] = []
        self.areas: list[ScrollArea] = []
        self.focus: Widget | None = None
        self.keyboard = False
        self.popup: Popup | None = None
        self.pointer = Pointer(self)
        self.keys = FormKeys(self)
        self._fingers = Fingers(self, ctx)
        self._ring = FocusRing(ctx)
        self.tooltip = Tooltip(ctx)
        self.explain = self.tooltip.tell
        stage.add(self._ring, self.tooltip)

    # -- content

    def add(self, *widgets: Widget) -> None:
        """Add widgets in focus order; a tooltip that might lie over them goes."""
        self.tooltip.hide()
        self._stage.add(*widgets)
        for widget in widgets:
            self.widgets.append(widget)
            if isinstance(widget, Dropdown):
                widget.open_list = self._open
            if isinstance(widget, ScrollArea):
                self.areas.append(widget)

    def remove(self, *widgets: Widget) -> None:
        """Take widgets away, and the tooltip with them."""
        self.tooltip.hide()
        for widget in widgets:
            self.widgets.remove(widget)
            self._stage.remove(widget)
            if isinstance(widget, ScrollArea):
                self.areas.remove(widget)
            if self.focus is widget:
                self.focus = None
                self._ring.follow(None)
            self.tooltip.forget(widget)
            self.pointer.forget(widget)
            self._fingers.forget(widget)

    # -- focus

    def set_focus(self, widget: Widget | None, *, keyboard: bool | None = None) -> None:
        """Give a widget the focus, and show it with a ring when the keyboard is in use."""
        if keyboard is not None:
            self.keyboard = keyboard
        if widget is not self.focus:
            if self.focus is not None:
                self.focus.set_focus(False)
            self.focus = widget
            if self.keyboard:
                self.tooltip.start_waiting()
        if widget is not None:
            widget.set_focus(self.keyboard or isinstance(widget, TextField))
            for area in self.areas if self.keyboard else ():
                if widget in area.items:
                    area.reveal(widget.base_box)
        self.follow()

    def follow(self) -> None:
        """Put the focus ring where it belongs."""
        self._ring.follow(self.focus if self.keyboard and self.popup is None else None)

    # -- input

    def handle(self, event: UiEvent) -> bool:
        """React to input. Returns True when a widget used it."""
        match event:
            case PointerDown(pos=pos, touch=True):
                return self._fingers.down(pos)
            case PointerMove(pos=pos) if self._fingers.busy:
                return self._fingers.moved(pos)
            case PointerUp(pos=pos) if self._fingers.busy:
                return self._fingers.up(pos)
            case PointerDown(pos=pos, button=button):
                return button == LEFT and self.pointer.press(pos)
            case PointerMove(pos=pos):
                return self.pointer.point(pos)
            case PointerUp(pos=pos, button=button, touch=touch):
                return button == LEFT and self.pointer.lift(pos, hovers=not touch)
            case PointerLeft():
                self.pointer.leave()
                return False
            case Wheel(pos=pos, steps=steps):
                return self._wheel(pos, steps)
            case KeyDown():
                return self.keys.press(event)
            case TextInput(text=text) if self.keys.writing is not None and self.popup is None:
                self.keys.writing.type_text(text)
                return True
            case TextEditing(text=text) if self.keys.writing is not None:
                self.keys.writing.compose_text(text)
                return True
            case FocusLost():
                self.rest()
                return False
            case _:
                return False

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget that a pointer here reaches: the drawn one first, then the nearest."""
        if self.popup is not None:
            return self.popup
        hits = [
            widget
            for widget in self.widgets
            if widget.visible and widget.reacts and widget.hit.collidepoint(pos)
        ]
        inside = [widget for widget in hits if widget.box.collidepoint(pos)]
        pool = inside or hits
        return max(pool, key=lambda widget: widget.z, default=None)

    def area_at(self, pos: tuple[int, int]) -> ScrollArea | None:
        """The area that can be scrolled here."""
        hits = [area for area in self.areas if area.box.collidepoint(pos) and area.most > 0]
        return hits[-1] if hits else None

    def rest(self) -> None:
        """Drop hover, press and tooltip, because input goes elsewhere for now."""
        self._fingers.let_go()
        self.pointer.let_go()
        self.tooltip.rest()

    def clear_notes(self) -> None:
        """Remove hover, tooltip and focus ring, because a finger is used or a dialog opens."""
        self.keyboard = False
        self.pointer.leave()
        self.tooltip.hide()
        self.follow()

    def _wheel(self, pos: tuple[int, int], steps: float) -> bool:
        self.tooltip.hide()
        widget = self.widget_at(pos)
        if widget is not None and widget.enabled and widget.wheel(steps):
            return True
        return any(area.wheel(steps) for area in self.areas if area.box.collidepoint(pos))

    # -- the open list of a dropdown

    def _open(self, source: Dropdown) -> None:
        self.pointer.hover(None)
        self.popup = Popup(source, self._close_list)
        self._stage.add(self.popup)
        self.pointer.held = None
        self.follow()

    def _close_list(self) -> None:
        if self.popup is not None:
            self._stage.remove(self.popup)
            self.popup = None
            self.pointer.held = None
        self.follow()

    # -- time

    def update(self, dt_ms: float) -> None:
        """Let time pass for widgets and tooltip."""
        for widget in self.widgets:
            if widget.animating:
                widget.update(dt_ms)
        self._fingers.update(dt_ms)
        if any(area.animating for area in self.areas) or self._ring.visible:
            self.follow()
        busy = self.pointer.held is not None or self.popup is not None
        if not busy and self.tooltip.watching:
            self.pointer.look_again()
        self.tooltip.update(dt_ms, self._pointed, busy=busy)

    @property
    def _pointed(self) -> Widget | None:
        return self.focus if self.keyboard else self.pointer.over

    def idle_wait_ms(self) -> int | None:
        """The time in which nothing changes by itself; None while animating."""
        if any(widget.animating for widget in self.widgets):
            return None
        if self._fingers.wait_ms is not None:
            return self._fingers.wait_ms
        return self.tooltip.wait_ms(self._pointed) or 1000
