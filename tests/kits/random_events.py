"""Random events of keyboard, pointer and window."""

from __future__ import annotations

import random

import pygame

from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.shell.input import (
    FocusLost,
    KeyDown,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    Resize,
    UiEvent,
    Wheel,
)
from hearts_gui.ui.widgets.form_scene import FormScene
from tests.kits.starting import start_with

KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN,
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP,
    pygame.K_PAGEDOWN, pygame.K_m, pygame.K_f, pygame.K_F11, pygame.K_MINUS,
)  # fmt: skip
SIZES = ((800, 600), (1280, 720), (820, 1460))


def random_place(rng: random.Random, app: App) -> tuple[int, int]:
    """Anywhere, or in the middle of something that reacts."""
    top = app.ctx.scenes.top
    if isinstance(top, FormScene) and rng.random() < 0.6:
        widgets = [widget for widget in top.form.widgets if widget.focusable]
        if widgets:
            return rng.choice(widgets).box.center
    return (rng.randrange(app.window.size[0]), rng.randrange(app.window.size[1]))


def random_event(rng: random.Random, pos: tuple[int, int]) -> UiEvent:
    kind = rng.random()
    if kind < 0.3:
        return PointerMove(pos)
    if kind < 0.5:
        return PointerDown(pos, rng.choice((1, 1, 1, 3)))
    if kind < 0.7:
        return PointerUp(pos)
    if kind < 0.75:
        return Wheel(pos, rng.uniform(-3, 3))
    if kind < 0.76:
        return rng.choice((FocusLost(), PointerLeft()))
    key = rng.choice(KEYS)
    text = chr(key) if 32 < key < 127 else ""
    return KeyDown(key, rng.choice((0, 0, pygame.KMOD_SHIFT)), text, repeat=rng.random() < 0.1)


def walk(app: App, rng: random.Random, steps: int) -> set[str]:
    """Throw events at the app; the names of the screens that were seen."""
    seen: set[str] = set()
    for _ in range(steps):
        if rng.random() < 0.003:
            size = rng.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            app.step(16.0, [Resize(size)])
        pos = random_place(rng, app)
        events = [random_event(rng, pos), random_event(rng, pos)]
        app.step(rng.choice((0.0, 16.0, 60.0)), events)
        app.running = True
        top = app.ctx.scenes.top
        if top is None or type(top) is Scene:
            start_with(app.ctx.scenes, MenuScene(app.ctx))
        seen.add(type(top).__name__)
    return seen
