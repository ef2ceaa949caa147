"""A scene made of widgets: it passes input and time to its form; Escape goes back."""

import math
import time
from collections import deque
from collections.abc import Iterable
from functools import partial
from itertools import takewhile

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.memory import within
from hearts_gui.ui.draw.stage import BaseNode, Stage
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import ENTER, KeyDown, PointerDown, UiEvent
from hearts_gui.ui.widgets.accessible import form_nodes
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.dropdown import Popup
from hearts_gui.ui.widgets.form import Form
from hearts_gui.ui.widgets.notes import Toasts
from hearts_gui.wording.language.messages import say

# The time of a frame for first drawings; less for widgets out of view.
WARM_MS = 4.0
WARM_BELOW_MS = 2.0
# A frame that has prepared for longer than this leaves the drawing to the next one.
ENOUGH_MS = 2.0
# A node with more pictures than fit in the cards' cache would never be ready.
MOST_TRIES = 40
# The clock goes on by little in one frame, however long that was waited for.
DEAF_LOOK_MS = 40


class FirstDrawing:
    """Draws a new screen off screen, a few milliseconds in each frame, before it is shown."""

    def __init__(self) -> None:
        self.fresh = False
        """Whether the nodes were made in this frame."""
        self.unseen = False
        """Whether the present screen has never been shown."""
        self._in_view: deque[BaseNode] = deque()
        self._below: deque[BaseNode] = deque()
        self._tries = 0

    def begin(self) -> None:
        """There are new nodes on the stage."""
        self.fresh = self.unseen = True
        self._in_view.clear()
        self._below.clear()

    def end(self) -> None:
        """All in view is drawn on the screen."""
        self.fresh = self.unseen = False
        self._in_view.clear()

    @property
    def cold(self) -> bool:
        """Whether something is still to be drawn or shown."""
        return self.unseen or bool(self._in_view or self._below)

    def advance(self, stage: Stage, window: Rect) -> bool:
        """Draw some nodes. Returns False until all in view are drawn."""
        if self.fresh:
            self.fresh = False
            for node in stage.nodes:
                if node.visible:
                    near = node.extent.colliderect(window)
                    (self._in_view if near else self._below).append(node)
            return False  # this frame has made the nodes, which is enough
        if not self._in_view:
            self._warm(self._below, WARM_BELOW_MS)
            return True
        spent = self._warm(self._in_view, WARM_MS)
        return not self._in_view and spent < ENOUGH_MS

    def advance_list(self, popup: Popup) -> bool:
        """Draw a part of an opened list. Returns False until it is drawn."""
        self.unseen = True
        return self._warm(deque([popup]), WARM_MS) < ENOUGH_MS and popup.warmed

    def _warm(self, nodes: deque[BaseNode], budget_ms: float) -> float:
        """Draw nodes on nothing as long as the budget lasts. Returns the milliseconds it took."""
        nothing = Surface((1, 1))
        began = time.perf_counter()
        spent = 0.0
        while nodes and spent < budget_ms:
            self._tries += 1
            patience = budget_ms - spent if self._tries < MOST_TRIES else math.inf
            if within(patience, partial(nodes[0].warm, nothing)):
                nodes.popleft()
                self._tries = 0
            spent = (time.perf_counter() - began) * 1000
        return spent


class FormScene(Scene):
    """Subclasses add their widgets to `form` in `compose`, which runs again after a resize.

    No frame takes long: each layer of the ground has one of its own, and new widgets are first
    drawn off screen, a few milliseconds in each frame. `render` alone draws everything in one go.
    """

    deaf_ms = 0.0
    """The time the new screen ignores keys and presses meant for the last one, in milliseconds."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._form: Form | None = None
        self._listens_at = ctx.now() + self.deaf_ms
        self.toasts = Toasts(ctx, lambda: [widget.hit for widget in self.form.widgets
                                           if widget.visible and widget.focusable])  # fmt: skip
        self.first_drawing = FirstDrawing()

    @property
    def form(self) -> Form:
        """The widgets of this scene."""
        if self._form is None:
            self._form = Form(self.ctx, self.stage)
        return self._form

    def compose(self) -> None:
        """Make the widgets for the present size and theme."""

    def build(self) -> None:
        """Make the form again; the focus stays at its place in the order, and what is held is."""
        old = self._form
        self._form = Form(self.ctx, self.stage)
        self.compose()
        self.toasts.place()
        self.stage.add(self.toasts)
        if old is not None:
            _take_over(self._form, old)
        self.first_drawing.begin()

    def rebuild(self) -> None:
        """Make everything again because what is shown changed."""
        self.stage.clear()
        self.build()
        self.stage.invalidate()

    def covered(self) -> None:
        self.form.rest()

    @property
    def deaf(self) -> bool:
        """Whether keys and presses may still be meant for the screen before."""
        return self.ctx.now() < self._listens_at

    def back(self) -> None:
        """Leave the screen."""
        self.ctx.scenes.pop()

    def handle(self, event: UiEvent) -> bool:
        """The form first; Escape goes back, Enter presses the primary one."""
        if self.deaf and isinstance(event, KeyDown | PointerDown):
            return True
        if self.form.handle(event):
            return True
        if not isinstance(event, KeyDown):
            return False
        if event.key in (pygame.K_ESCAPE, pygame.K_AC_BACK):
            self.back()
            return True
        return event.key in ENTER and not event.repeat and self.form.press_primary()

    @property
    def scrolled(self) -> Rect | None:
        """The first area that is longer than its place."""
        areas = self.form.areas if self.form.popup is None else ()
        return next((area.box.copy() for area in areas if area.most > 0), None)

    @property
    def heading(self) -> str:
        """The first text on the screen; screens with a title say that."""
        labels = (widget.label for widget in self.form.widgets
                  if widget.role is Role.LABEL and not widget.silent)  # fmt: skip
        return next((label for label in labels if label), super().heading)

    def introduction(self) -> tuple[str, ...]:
        """The title, and unless it is to be brief what is read before the first control."""
        if self.ctx.listening.detail == "brief":
            return (self.heading,)
        before = takewhile(lambda widget: not widget.focusable, self.form.widgets)
        return tuple(dict.fromkeys((self.heading, *words_of(before))))

    def reading_nodes(self) -> tuple[AccessNode, ...]:
        """The drawings beside the widgets, and the widgets in focus order."""
        if self.form.popup is not None:
            return form_nodes(self.form)
        return (*self.extra_nodes(), *form_nodes(self.form))

    def extra_nodes(self) -> tuple[AccessNode, ...]:
        """Nodes other than widgets, such as a table."""
        return ()

    def notify(self, text: str) -> None:
        self.toasts.show(text)

    # -- drawing without long frames

    @property
    def cold(self) -> bool:
        """Whether some of the present widgets are still to be drawn or shown."""
        popup = self.form.popup
        return self.first_drawing.cold or (popup is not None and not popup.warmed)

    def prepare(self) -> bool:
        """Draw the next layer of the ground, then some new widgets off screen.

        Returns False until all in view are drawn.
        """
        if not self.first_drawing.fresh:
            if not super().prepare():
                return False
            popup = self.form.popup
            if popup is not None and not popup.warmed:
                return self.first_drawing.advance_list(popup)
        return self.first_drawing.advance(self.stage, self.ctx.metrics.window)

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date, whatever that costs."""
        self.first_drawing.end()
        return super().render(surface)

    def update(self, dt_ms: float) -> None:
        self.form.update(dt_ms)
        self.toasts.update(dt_ms)

    def idle_wait_ms(self) -> int | None:
        if self.toasts.animating:
            return None
        form = self.form.idle_wait_ms()
        waits = (form, self.toasts.wait_ms, DEAF_LOOK_MS if self.deaf else None)
        return None if form is None else min(wait for wait in waits if wait is not None)


def words_of(widgets: Iterable[Widget]) -> list[str]:
    """The words of the widgets that only hold a text."""
    texts = [widget for widget in widgets
             if widget.visible and (widget.role is Role.LABEL or not widget.focusable)]  # fmt: skip
    texts_said = ((widget.label, widget.value_text) for widget in texts)
    return [say("widget-parts", parts=[part for part in parts if part]) for parts in texts_said
            if any(parts)]  # fmt: skip


def _take_over(new: Form, old: Form) -> None:
    """Take over from the form before: pointer, focus, what is held, half typed, still sliding."""
    new.pointer.hover_like(old.pointer)
    if old.focus in old.widgets:
        was, here = (type(old.focus), old.focus.label), new.widgets[old.widgets.index(old.focus) :]
        alike = [widget for widget in (*here, *new.widgets) if (type(widget), widget.label) == was]
        focus = next((widget for widget in (*alike, *here) if widget.focusable), None)
        if focus is not None:  # never a text, because no key affects it
            new.set_focus(focus, keyboard=old.keyboard)
            new.tooltip.rest()
    for before in {old.focus, old.pointer.held}:
        if before is None or not (before.holds or before.animating):
            continue
        after = next((widget for widget in new.widgets
                      if type(widget) is type(before) and widget.label == before.label),
                     None)  # fmt: skip
        if after is not None:
            after.take_over(before)
            if before is old.pointer.held:
                new.pointer.held = after
