"""A scene made of widgets: it passes input and time to its form; Escape goes back."""

import pygame

from hearts_gui.ui.context import Context
from hearts_gui.ui.input import KeyDown, UiEvent
from hearts_gui.ui.scene import Scene
from hearts_gui.ui.widgets.form import Form
from hearts_gui.ui.widgets.notes import Toasts


class FormScene(Scene):
    """Subclasses add their widgets to `form` in `compose`, which runs again after a resize."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._form: Form | None = None
        self.toasts = Toasts(ctx)

    @property
    def form(self) -> Form:
        """The widgets of this scene."""
        if self._form is None:
            self._form = Form(self.ctx, self.stage)
        return self._form

    def compose(self) -> None:
        """Make the widgets for the present size and theme."""

    def build(self) -> None:
        """Make the form anew; the focus stays at its place in the order."""
        old = self._form
        place = old.widgets.index(old.focus) if old and old.focus in old.widgets else None
        self._form = Form(self.ctx, self.stage)
        self.compose()
        self.toasts.place()
        self.stage.add(self.toasts)
        if old is not None and place is not None and place < len(self._form.widgets):
            self._form.set_focus(self._form.widgets[place], keyboard=old.keyboard)

    def rebuild(self) -> None:
        """Make everything anew because what is shown changed."""
        self.stage.clear()
        self.build()
        self.stage.invalidate()

    def back(self) -> None:
        """Leave the screen."""
        self.ctx.scenes.pop()

    def handle(self, event: UiEvent) -> bool:
        """The form first; Escape goes back."""
        if self.form.handle(event):
            return True
        if isinstance(event, KeyDown) and event.key in (pygame.K_ESCAPE, pygame.K_AC_BACK):
            self.back()
            return True
        return False

    def notify(self, text: str) -> None:
        """Show a toast."""
        self.toasts.show(text)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self.form.update(dt_ms)
        self.toasts.update(dt_ms)

    def idle_wait_ms(self) -> int | None:
        """How long nothing will change by itself."""
        if self.toasts.animating:
            return None
        form = self.form.idle_wait_ms()
        toast = self.toasts.wait_ms
        return form if form is None or toast is None else min(form, toast)
