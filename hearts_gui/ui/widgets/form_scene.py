"""A scene made of widgets: it passes input and time to its form; Escape goes back."""

from collections.abc import Iterable
from itertools import takewhile

import pygame
from pygame import Rect

from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import ENTER, KeyDown, PointerDown, UiEvent
from hearts_gui.ui.widgets.accessible import form_nodes
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.form import Form
from hearts_gui.ui.widgets.notes import Toasts
from hearts_gui.wording.language.messages import joined

# The clock goes on by little in one frame, however long that was waited for.
DEAF_LOOK_MS = 40


class FormScene(Scene):
    """Subclasses add their widgets to `form` in `compose`, which runs again after a resize."""

    deaf_ms = 0.0
    """The time the new screen ignores keys and presses meant for the last one, in milliseconds."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._form: Form | None = None
        self._listens_at = ctx.now() + self.deaf_ms
        self.toasts = Toasts(ctx, lambda: [widget.hit for widget in self.form.widgets
                                           if widget.visible and widget.focusable])  # fmt: skip

    @property
    def form(self) -> Form:
        """The widgets of this scene."""
        if self._form is None:
            self._form = Form(self.ctx, self.stage)
        return self._form

    def compose(self) -> None:
        """Make the widgets for the present size and theme."""

    def build(self) -> None:
        """Make the form again; the focus keeps its place in the order, and what is held is kept."""
        old = self._form
        self._form = Form(self.ctx, self.stage)
        self.hide_ring = self._form.clear_notes
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
        return event.key in ENTER and not event.repeat and self.form.keys.press_primary()

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
        return super().cold or (popup is not None and not popup.warmed)

    def prepare(self) -> bool:
        """Draw a part of an opened list, too."""
        popup = self.form.popup
        ready = super().prepare()
        if not ready or popup is None or popup.warmed:
            return ready
        return self.first_drawing.advance_list(popup) and popup.warmed

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
    said = (joined(widget.label, widget.value_text) for widget in texts)
    return [words for words in said if words]


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
