"""A table at which nothing happens costs next to nothing."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from datetime import date

import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.devtools.sample_days import sample_acts
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.session.game.worker_pipe import Inbox
from hearts_gui.ui.daily import scene as daily_module
from hearts_gui.ui.daily.scene import DailyScene
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.practice import puzzle_kinds
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell import app as app_module
from hearts_gui.ui.shell.app import IDLE_LOOK_MS, REST_AFTER_MS, REST_LOOK_MS, App
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.ui.table.scene import DOT_MS, DOTS_AFTER_MS, TableScene
from tests.ui.fake_session import FakeSession
from tests.ui.table_run import TableRun

SECONDS = 6.0
MOST_SHARES = 3


class Slow(FakeSession):
    """The opponents never answer."""

    def tick(self, now_ms: float) -> None:
        pass


class Clock:
    """Time that passes only while the program waits; remembers how long it waited each time."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.waits: list[int] = []

    def wait(self, ms: int) -> None:
        self.waits.append(ms)
        self.now += ms


@pytest.fixture
def app() -> Iterator[App]:
    app = App(Settings(speed=0.0, reduced_motion=True), PlayerGames(), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    yield app
    app.close()


@pytest.fixture
def resting(app: App) -> App:
    """The program with a menu that has come to rest."""
    while app.idle_wait_ms() is None:
        app.step(16.0, [])
    pygame.event.clear()
    return app


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(app_module, "wall_clock_ms", lambda: clock.now)
    monkeypatch.setattr(pygame.time, "wait", clock.wait)
    return clock


def test_nobody_there_is_looked_for_less_often(resting: App, clock: Clock) -> None:
    resting._next_events()
    assert set(clock.waits[:-1]) == {REST_LOOK_MS}


def test_who_has_just_done_something_is_answered_immediately(resting: App, clock: Clock) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert resting._next_events()
    assert clock.waits == []
    resting._next_events()
    assert max(clock.waits) <= IDLE_LOOK_MS
    clock.now += REST_AFTER_MS
    clock.waits.clear()
    resting._next_events()
    assert max(clock.waits) == REST_LOOK_MS


def test_time_that_was_waited_for_passes_in_full(resting: App, clock: Clock) -> None:
    """Failing before: of each wait 50 ms passed, and a toast stayed for minutes."""
    menu = resting.ctx.scenes.top
    assert isinstance(menu, MenuScene)
    menu.notify("Saved")
    began = last = clock.now
    while menu.toasts.text:
        last = resting.turn(last)
    assert 3000 < clock.now - began < 5000
    assert resting.clock_ms > 3000


def test_what_another_thread_leaves_ends_the_wait(resting: App, clock: Clock) -> None:
    thread = threading.Thread(target=Inbox(wake_loop).put, args=(lambda: None,))
    thread.start()
    thread.join()
    resting._next_events()
    assert clock.waits == []


def test_what_a_thread_has_worked_out_ends_the_wait(resting: App, clock: Clock) -> None:
    """Statistics, decisions and ratings are taken when they are there, not looked for."""
    done = threading.Event()

    def wake() -> None:
        wake_loop()
        done.set()

    later = BackgroundTask(lambda: "known", wake)
    assert done.wait(20)
    resting._next_events()
    assert clock.waits == []
    assert later.take() == "known"


def test_a_deal_that_is_drawn_and_a_code_that_is_read_end_the_wait(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: frame after frame was drawn until the thread was through."""
    for module, make in ((puzzle_kinds, _kind_scene), (daily_module, _daily_scene)):
        woken = threading.Event()
        monkeypatch.setattr(module, "wake_loop", woken.set)
        scene = make(app.ctx)
        assert scene.idle_wait_ms() is not None
        assert woken.wait(20)


def _kind_scene(ctx: Context) -> Scene:
    return puzzle_kinds.KindScene(ctx, preset("standard"), sample_acts(), seed=lambda: "idle")


def _daily_scene(ctx: Context) -> Scene:
    games = ctx.games
    assert isinstance(games, PlayerGames)
    scene = DailyScene(ctx, games.days, date(2026, 11, 2))
    ctx.scenes.push(scene)
    scene.friend.read("no code")
    return scene


def test_while_another_thinks_the_next_dot_is_waited_for() -> None:
    """Failing before: the table looked ten times a second whether something had come."""
    run = TableRun(preset("standard"), session=Slow(preset("standard")), speed=0.0)
    for _ in range(3):
        run.frame(ms=1.0)
    while run.table.idle_wait_ms() is None:
        run.frame(ms=0.0)
        run.ctx.cardart.sharpen(100.0)
    teller = run.table.state.teller
    wait = run.table.idle_wait_ms()
    assert wait is not None
    assert DOTS_AFTER_MS - 3 <= wait <= DOTS_AFTER_MS
    assert teller.dots == -1
    run.frame(ms=wait)
    assert teller.dots == 0
    run.frame(ms=100.0)
    wait = run.table.idle_wait_ms()
    assert wait is not None
    assert DOT_MS - 103 <= wait <= DOT_MS - 99
    run.frame(ms=wait)
    assert teller.dots == 1


def test_what_the_coach_answered_is_let_in_with_the_next_frame(resting: App) -> None:
    done: list[str] = []
    games = resting.ctx.games
    assert isinstance(games, PlayerGames)
    games.library.inbox.put(lambda: done.append("graded"))
    resting.step(16.0, [])
    assert done == ["graded"]


@pytest.mark.slow
def test_a_table_at_rest_takes_little_more_than_waiting(app: App) -> None:
    pilot = Pilot(app, app.ctx.games)  # type: ignore[arg-type]
    pilot.frame()
    pilot.open_game()

    def my_turn(_: object) -> bool:
        table = app.ctx.scenes.top
        return isinstance(table, TableScene) and table.state.model.my_turn and not table.busy

    pilot.play_until(my_turn)
    while app.idle_wait_ms() is None or app.chores.do_one():  # what is prepared once
        pilot.frame()
    app._last_event_ms -= REST_AFTER_MS  # nobody has done anything for a while
    drawn = 0
    began, spent = time.monotonic(), time.thread_time()
    last = began
    while (now := time.monotonic()) - began < SECONDS:
        events = app._next_events()
        drawn += bool(app.step((now - last) * 1000, events))
        last = now
    share = (time.thread_time() - spent) / (time.monotonic() - began)
    assert drawn <= 2
    assert share < MOST_SHARES * share_of_waiting(), f"{share:.2%}"


def share_of_waiting() -> float:
    """Return the part of a core that only looking for events and waiting takes on this machine."""
    began, spent = time.monotonic(), time.thread_time()
    while time.monotonic() - began < 1:
        pygame.event.get()
        pygame.time.wait(REST_LOOK_MS)
    return (time.thread_time() - spent) / (time.monotonic() - began)
