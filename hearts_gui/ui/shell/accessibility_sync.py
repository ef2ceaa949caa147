"""Keeps those who listen up to date, frame by frame, and does what they ask for."""

import pygame

from hearts_gui.ui.shell.context import Context, Scene

TELL_MS = 80.0
"""The least time between two reports to a listener of what the screen is made of."""
LATEST_MS = 240.0
"""After this a frame that has taken long already tells it too."""


class Attending:
    """Knows what the listeners of one window have been told."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._untold = True
        self._told_ms = 0.0
        self._heard: Scene | None = None

    @property
    def wait_ms(self) -> int | None:
        """How long until something has to be told; None for nothing."""
        return int(TELL_MS) if self._untold and self._ctx.listening.on else None

    def fulfil(self) -> None:
        """Do what readers have asked for."""
        listening = self._ctx.listening
        for wished in listening.reader.wishes():
            self._untold = True
            listening.do(wished)
            top = self._ctx.scenes.top
            if top is not None:
                self._show(top)

    def greet(self, top: Scene) -> None:
        """Say what a screen is that has just come up."""
        if top is not self._heard and self._ctx.listening.on:
            self._show(top)

    def tell(self, top: Scene, *, changed: bool, quick: bool) -> None:
        """Tell what the screen is made of, not in every frame, and best in a `quick` one."""
        self._untold = self._untold or changed
        now = self._ctx.now()
        waited = now - self._told_ms
        due = waited >= (TELL_MS if quick else LATEST_MS)
        if self._ctx.listening.on and self._untold and due:
            self._untold, self._told_ms = False, now
            self._show(top)

    def _show(self, top: Scene) -> None:
        new, self._heard = top is not self._heard, top
        self._ctx.listening.show(top.accessible(), top.arrival() if new else None)

    def unused(self, top: Scene, key: int) -> None:
        """A key for which the screen itself has no use may still tell something."""
        text = top.told_by(key)
        if text is not None:
            top.notify(text)
        elif key == pygame.K_x:
            self._ctx.listening.read_all()
