"""Owns the clock and the only event loop, and keeps listeners up to date."""

import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from hearts_gui.config.settings import Settings
from hearts_gui.ui.draw.memory import give_back_freed, give_back_large_blocks
from hearts_gui.ui.shell import keymap
from hearts_gui.ui.shell.build_context import SettingsKeeper, build_context, fit_caches, levels_of
from hearts_gui.ui.shell.context import Context, Games, Scene
from hearts_gui.ui.shell.dwell_click import DwellClick
from hearts_gui.ui.shell.idle_work import GarbageCollection, IdleTasks, PictureRefiner
from hearts_gui.ui.shell.input import (
    Exposed,
    FileDropped,
    FocusGained,
    FocusLost,
    KeyDown,
    KeyUp,
    Moved,
    Quit,
    Resize,
    UiEvent,
)
from hearts_gui.ui.shell.listening import Reader, Voice
from hearts_gui.ui.shell.pad import Pads
from hearts_gui.ui.shell.sound import open_sound
from hearts_gui.ui.shell.switches import Switches
from hearts_gui.ui.shell.translator import Translator
from hearts_gui.ui.shell.window import Window

Listeners = Callable[[], tuple[Reader, Voice]]
"""Opens the way to readers, and the program's own voice."""

FRAME_MS = 1000 / 60
MAX_DT_MS = 50.0
IDLE_LOOK_MS = 8
REST_LOOK_MS = 20
READY_AFTER_MS, REST_AFTER_MS = 200.0, 3000.0
"""After these times without input, a picture for the next screen is made ready, and what only
motion needs is dropped."""
PLACE_MS = 500.0
QUICK_MS = 3.0
"""A frame that has taken no longer than this has time to announce what it shows."""

TELL_MS = 80.0
"""The least time between two reports to a listener of what the screen is made of."""
LATEST_MS = 240.0
"""After this time even a slow frame reports it."""


class AccessibilitySync:
    """Tells the listeners of one window what is on the screen."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._untold = True
        self._told_ms = 0.0
        self._heard: Scene | None = None

    @property
    def wait_ms(self) -> int | None:
        """The time until something has to be announced; None for nothing."""
        return int(TELL_MS) if self._untold and self._ctx.listening.on else None

    def fulfil(self) -> None:
        """Carry out the requests of readers."""
        listening = self._ctx.listening
        for wished in listening.reader.wishes():
            self._untold = True
            listening.do(wished)
            top = self._ctx.scenes.top
            if top is not None:
                self._show(top)

    def greet(self, top: Scene) -> None:
        """Tell listeners which screen has just been opened."""
        if top is not self._heard and self._ctx.listening.on:
            self._show(top)

    def tell(self, top: Scene, *, changed: bool, quick: bool) -> None:
        """Send listeners the present screen, at intervals and preferably in a `quick` frame."""
        self._untold = self._untold or changed
        now = self._ctx.now()
        waited = now - self._told_ms
        due = waited >= (TELL_MS if quick else LATEST_MS)
        if self._ctx.listening.on and self._untold and due:
            self._untold, self._told_ms = False, now
            self._show(top)

    def _show(self, top: Scene) -> None:
        new, self._heard = top is not self._heard, top
        self._ctx.listening.show(top.accessible(), top.introduction() if new else None)


def wall_clock_ms() -> float:
    """The time of the machine's steady clock in milliseconds."""
    return time.perf_counter() * 1000


class App:
    """Runs scenes in a window. `step` is one frame; tests call it with their own time."""

    def __init__(
        self, prefs: Settings, games: Games, *, store: bool = True, sound: bool = True
    ) -> None:
        self.window = Window(prefs)
        self.running = True
        self.clock_ms = self._waited_ms = 0.0
        self._pads = Pads()
        self._pads.adjust(prefs)
        self._translator = Translator(self._pads)
        self._sound_wanted = sound
        self._last_event_ms = 0.0
        self._rested = self._lean = False
        self._refining = PictureRefiner()
        self.rubbish = GarbageCollection()
        self.chores = IdleTasks()
        self.ctx: Context = build_context(
            self.window.size, prefs, games=games, now=lambda: self.clock_ms,
            change_settings=self.change_settings, quit_program=self.stop,
        )  # fmt: skip
        self.keeper = SettingsKeeper(self.ctx, self.window, self._pads, store=store)
        self._attending = AccessibilitySync(self.ctx)
        self.switches = Switches(self.ctx)
        self.resting = DwellClick(self.ctx, self._handle)

    def change_settings(self, new: Settings) -> None:
        """Apply settings immediately and store them."""
        self.keeper.change(new)

    # -- running

    def stop(self) -> None:
        """End the program after this frame."""
        self.running = False

    def run(self, first: Callable[[Context], Scene], listeners: Listeners | None = None) -> None:
        """Show the first scene and run until the player leaves; always cleans up.

        Listeners are connected after the first picture.
        """
        try:
            self.rubbish.begin()
            self.ctx.scenes.push(first(self.ctx))
            self.step(0.0, [])
            give_back_large_blocks()
            self.open_sound()
            if listeners is not None:
                self.attach(*listeners())
            self.window.reveal()
            self._pads.start()
            last = wall_clock_ms()
            while self.running:
                last = self.turn(last)
                self._pace(last)
        finally:
            self.close()

    def turn(self, last: float) -> float:
        """Wait for the next event and run a frame. Takes and returns the time of the last frame."""
        events = self._next_events()
        now = wall_clock_ms()
        self.step(now - last, events)
        return now

    def open_sound(self) -> None:
        """Open the sound device (after the first picture, because it takes its time)."""
        if self._sound_wanted:
            self.ctx.sound = open_sound(levels_of(self.ctx.settings, away=self.keeper.away))
            self._sound_wanted = False

    def attach(self, reader: Reader, voice: Voice) -> None:
        listening = self.ctx.listening
        listening.reader, listening.voice = reader, voice
        voice.adjust(self.ctx.settings)
        self._say_place()

    def _say_place(self) -> None:
        """Tell readers where the window is, so that they can mark what they read."""
        (x, y), (width, height) = self.window.place or (0, 0), self.window.size
        box = (float(x), float(y), float(x + width), float(y + height))
        self.ctx.listening.reader.place(box, box)

    def close(self) -> None:
        """Close games, settings and devices."""
        for scene in reversed(self.ctx.scenes.scenes):
            with contextlib.suppress(Exception):
                scene.leave()
        try:
            self.ctx.games.close()
        finally:
            self.keeper.close()
            self.ctx.listening.close()
            self.ctx.sound.close()
            self.rubbish.close()
            self.window.close()

    def _next_events(self) -> list[UiEvent]:
        """The events since the last frame; waits while nothing changes by itself.

        Events are polled every few milliseconds, less often when there was no input for a while.
        SDL's own wait polls every millisecond on X11, which costs three times as much.
        """
        began = wall_clock_ms()
        wait = self.idle_wait_ms() or 0
        end = began + wait
        while True:
            events = pygame.event.get()
            now = wall_clock_ms()
            if events:
                self._last_event_ms, self._rested = now, False
            left, self._waited_ms = end - now, min(now - began, wait)
            pause = IDLE_LOOK_MS
            if wait and now - self._last_event_ms >= REST_AFTER_MS:
                pause = REST_LOOK_MS
                self._rest()
            elif wait and now - self._last_event_ms >= READY_AFTER_MS:
                self.ctx.scenes.pictures.ready(self.window.size)
            if events or left <= 0 or self._pads.due(now):
                return self.translated(events, now)
            if not self.chores.do_one():
                pygame.time.wait(min(pause, max(1, int(left))))

    def _rest(self) -> None:
        """Drop what only motion needs, because there was no input for a while."""
        if not self._rested:
            self._rested = True
            self.rubbish.quiet(least=0)
            self.ctx.scenes.rest()
            self.ctx.scenes.pictures.clear()
            self.ctx.painter.rest()
            give_back_freed()

    def translated(self, events: list[pygame.event.Event], now: float) -> list[UiEvent]:
        """The window's events as input events for the scenes."""
        window = self.window
        return self._translator.translate(events, window.size, now, ratio=window.ratio)

    def _pace(self, started: float) -> None:
        top = self.ctx.scenes.top
        waits = top is not None and top.cold  # a screen that is not seen yet is made without pauses
        if self.idle_wait_ms() is None and not waits:
            pygame.time.wait(max(0, int(FRAME_MS - (wall_clock_ms() - started))))

    def idle_wait_ms(self) -> int | None:
        """The time in which nothing changes by itself; None when the next frame is wanted now."""
        top = self.ctx.scenes.top
        if self.ctx.felt.pending or self.ctx.cardart.unsharp or self._refining.unseen:
            return None
        if top is None or top.cold:
            return None
        sometimes = (self.switches.wait_ms, self.resting.wait_ms)
        waits = [top.idle_wait_ms(), *(wait for wait in sometimes if wait)]
        others = (*self.keeper.waits_ms, self._attending.wait_ms)
        waits += [wait for wait in others if wait is not None]
        least = [wait for wait in waits if wait is not None]
        return None if len(least) < len(waits) else min(least)

    # -- one frame

    def step(self, dt_ms: float, events: list[UiEvent]) -> list[pygame.Rect]:
        """One frame: input, time, drawing. Returns the regions of the window that were drawn.

        The time of the wait passes in full before the events, because nothing moved meanwhile.
        """
        self._refining.begin_frame()
        began = wall_clock_ms()
        dt = self._after_the_wait(dt_ms)
        for event in events:
            if self.running:  # a signal may come while many keys are waiting
                self._handle(event)
        self.ctx.games.deliver()
        self._attending.fulfil()
        self.keeper.take_fonts()
        self.keeper.update(dt_ms)
        top = self.ctx.scenes.top
        if top is None:
            self.stop()
        if not self.running:
            return []
        assert top is not None
        if top.lean != self._lean:
            self._lean = top.lean
            fit_caches(self.ctx, self.window.size)
        self._attending.greet(top)
        top = self._pass(dt, top)
        if top is None or not self.running:
            return []
        if not self.keeper.show_all and not top.prepare():
            return []
        regions = top.render(self.window.surface)
        if self.keeper.show_all:
            self.keeper.show_all = False
            self.window.present()
        elif regions:
            self.window.present(regions)
        quick = wall_clock_ms() - began < QUICK_MS
        self._attending.tell(top, changed=bool(regions or events), quick=quick)
        self._use_spare_time()
        return regions

    def _after_the_wait(self, dt_ms: float) -> float:
        """Let the time of the wait pass. Returns how much is left for this frame."""
        waited, self._waited_ms = self._waited_ms, 0.0
        dt = max(0.0, min(dt_ms - waited, MAX_DT_MS))
        self.clock_ms += waited + dt
        if waited and self.ctx.scenes.top is not None:
            self._pass(waited, self.ctx.scenes.top)
        return dt

    def _pass(self, dt: float, top: Scene) -> Scene | None:
        """Let time pass. Returns the scene that is on top then."""
        top.update(dt)
        self.resting.update(dt)
        after = self.ctx.scenes.top
        if after is not None and self.running:
            self.switches.update(dt, after)
        return self.ctx.scenes.top

    def _handle(self, event: UiEvent) -> None:
        if self.switches.take(event):
            return
        self.resting.see(event)
        if isinstance(event, KeyDown | KeyUp):
            event = keymap.mapped(event, self.ctx.settings)
        top = self.ctx.scenes.top
        if self._of_the_window(event) or top is None:
            return
        used = top.handle(event)
        if not used and isinstance(event, KeyDown) and not (event.repeat or event.ctrl):
            key = event.key
            if key == pygame.K_m:
                prefs = self.ctx.settings
                self.change_settings(replace(prefs, muted=not prefs.muted))
            elif (text := top.key_information(key)) is not None:
                top.notify(text)
            elif key == pygame.K_x:
                self.ctx.listening.read_all()

    def _of_the_window(self, event: UiEvent) -> bool:
        """React to what happens to the window. Returns whether that is all there is to do."""
        top = self.ctx.scenes.top
        match event:
            case Quit():
                self.stop()
            case FocusLost() | FocusGained():
                self.keeper.away = isinstance(event, FocusLost)
                self.ctx.listening.reader.in_front(on=not self.keeper.away)
                self.keeper.set_levels()
                return False
            case Resize() | Moved():
                if isinstance(event, Resize):
                    self.window.resized()
                    self.keeper.resize()
                self._say_place()
                self.keeper.placing.start(PLACE_MS)
            case Exposed():
                self.keeper.show_all = True
                if top is not None:
                    top.stage.invalidate()
            case FileDropped():
                if top is None or not top.handle(event):  # leave everything and open the game
                    self.ctx.scenes.to_first()
                    self.ctx.scenes.push(self.ctx.games.open_file(self.ctx, Path(event.path)))
            case KeyDown(key=pygame.K_F11, repeat=False):
                prefs = self.ctx.settings
                self.change_settings(replace(prefs, full_screen=not prefs.full_screen))
            case _:
                return False
        return True

    def _use_spare_time(self) -> None:
        width, height = self.window.size
        ctx = self.ctx
        for region in self._refining.end_frame(ctx.felt, ctx.cardart, width * height):
            for scene in ctx.scenes.scenes:
                scene.ground.felt_changed(region)
        if self.idle_wait_ms() is not None:
            self.rubbish.quiet()
