"""Random events of keyboard, pointer, fingers, pads and window."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
from pygame.event import Event

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
ANY_SIZE = (*SIZES, (1, 1), (60, 2000), (3000, 80), (320, 240), (2560, 1600))
TEXTS = ("x", "7", "\u306b\u307b", "\U0001f0a1", "\u05d0", "a\tb\n", "\0", "9" * 300, "\ud83d", "")
WINDOW = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED, pygame.WINDOWMOVED, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE,
)  # fmt: skip


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


def rough_event(rng: random.Random, app: App, files: Sequence[str] = ()) -> Event:
    """What only some players have or do: fingers, pads, other keyboards, other windows."""
    kind = rng.random()
    if kind < 0.25:
        width, height = app.window.size
        x, y = random_place(rng, app)
        finger = rng.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
        return Event(finger, finger_id=rng.choice((0, 0, 0, 1)), x=x / width, y=y / height)
    if kind < 0.4:
        pad = rng.choice((pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP))
        return Event(pad, button=rng.randrange(-1, 24), instance_id=rng.randrange(2))
    if kind < 0.45:
        pushed = rng.choice((-32768, -9000, 0, 32767))
        return Event(pygame.CONTROLLERAXISMOTION, axis=rng.randrange(8), value=pushed)
    if kind < 0.6:
        key, text = rng.choice((rng.randrange(1, 1200), rng.randrange(32, 127))), rng.choice(TEXTS)
        mods = rng.choice((0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT, 0xFFFF))
        typed = rng.choice((pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP))
        return Event(typed, key=key, mod=mods, unicode=text[:1], scancode=rng.randrange(300))
    if kind < 0.8:
        return Event(rng.choice((pygame.TEXTINPUT, pygame.TEXTEDITING)), text=rng.choice(TEXTS))
    if kind < 0.85:
        turned = rng.choice((-1e9, -1.0, 0.0, 0.01, 1e9))
        return Event(pygame.MOUSEWHEEL, y=0, precise_y=turned)
    if kind < 0.87 and files:
        return Event(pygame.DROPFILE, file=rng.choice(files))
    return Event(rng.choice(WINDOW), x=0, y=0)


def walk(
    app: App, rng: random.Random, steps: int, *, rough: float = 0.0, files: Sequence[str] = ()
) -> set[str]:
    """Throw events at the app, this share of them rough; the names of the screens that were seen.

    `files` are dropped on the window.
    """
    seen: set[str] = set()
    for _ in range(steps):
        if rng.random() < 0.003:
            size = rng.choice(ANY_SIZE if rough else SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            app.step(16.0, [Resize(size)])
        pos = random_place(rng, app)
        events = [random_event(rng, pos), random_event(rng, pos)]
        if rng.random() < rough:
            events = app.translated([rough_event(rng, app, files)], app.clock_ms)
        app.step(rng.choice((0.0, 16.0, 60.0)), events)
        app.running = True
        top = app.ctx.scenes.top
        if top is None or type(top) is Scene:
            start_with(app.ctx.scenes, MenuScene(app.ctx))
        seen.add(type(top).__name__)
    return seen
