"""A click by dwelling: a pointer that rests presses once; one that leaves in time presses
nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from pygame import Rect

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.frames import DwellRing
from hearts_gui.ui.shell.input import PointerDown, PointerLeft, PointerMove
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.form_scene import FormScene

HERE, THERE, NOWHERE = Rect(100, 100, 200, 60), Rect(400, 100, 200, 60), (700, 400)
REST_MS = 1000


class Two(FormScene):
    """Two buttons that count how often they are pressed."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.pressed: list[str] = []

    def compose(self) -> None:
        for name, box in (("Here", HERE), ("There", THERE)):
            self.form.add(Button(self.ctx, name, partial(self.pressed.append, name), box))


@pytest.fixture
def app(data_dir: object) -> Iterator[App]:
    prefs = Settings(dwell=True, dwell_seconds=REST_MS / 1000)
    app = App(prefs, SampleGames(), store=False, sound=False)
    app.ctx.scenes.push(Two(app.ctx))
    app.step(0, [])
    yield app
    app.close()


def pressed(app: App) -> list[str]:
    scene = app.ctx.scenes.top
    assert isinstance(scene, Two)
    return scene.pressed


def rest(app: App, ms: float) -> None:
    spent = 0.0
    while spent < ms:
        app.step(16, [])
        spent += 16


def ring(app: App) -> DwellRing | None:
    top = app.ctx.scenes.top
    assert top is not None
    return next((node for node in top.stage.nodes if isinstance(node, DwellRing)), None)


def test_resting_long_enough_presses_once(app: App) -> None:
    app.step(16, [PointerMove(HERE.center)])
    rest(app, 0.9 * REST_MS)
    assert pressed(app) == []
    assert ring(app) is not None
    rest(app, 0.2 * REST_MS)
    assert pressed(app) == ["Here"]
    assert ring(app) is None
    rest(app, 5 * REST_MS)
    assert pressed(app) == ["Here"], "it does not go on pressing"
    app.step(16, [PointerMove((HERE.x + 8, HERE.centery))])
    rest(app, 2 * REST_MS)
    assert pressed(app) == ["Here"], "nor after a move on the same thing"


def test_leaving_and_coming_back_presses_again_and_so_does_another_thing(app: App) -> None:
    app.step(16, [PointerMove(HERE.center)])
    rest(app, 1.1 * REST_MS)
    app.step(16, [PointerMove(THERE.center)])
    rest(app, 1.1 * REST_MS)
    app.step(16, [PointerMove(NOWHERE)])
    rest(app, 1.1 * REST_MS)
    app.step(16, [PointerMove(THERE.center)])
    rest(app, 1.1 * REST_MS)
    assert pressed(app) == ["Here", "There", "There"]


def test_leaving_in_time_presses_nothing(app: App) -> None:
    for away in (PointerMove(NOWHERE), PointerLeft()):
        app.step(16, [PointerMove(HERE.center)])
        rest(app, 0.8 * REST_MS)
        app.step(16, [away])
        rest(app, 2 * REST_MS)
        assert ring(app) is None
    assert pressed(app) == []


def test_a_hand_that_trembles_rests_and_one_that_moves_does_not(app: App) -> None:
    x, y = HERE.center
    for step in range(10):
        app.step(16, [PointerMove((x + step % 3, y - step % 2))])
        rest(app, 0.12 * REST_MS)
    assert pressed(app) == ["Here"]
    for step in range(20):
        app.step(16, [PointerMove((THERE.x + 5 + 9 * step, THERE.centery))])
        rest(app, 0.1 * REST_MS)
    assert pressed(app) == ["Here"]


def test_pressing_by_hand_is_not_pressed_again(app: App) -> None:
    app.step(16, [PointerMove(HERE.center)])
    rest(app, 0.5 * REST_MS)
    app.step(16, [PointerDown(HERE.center)])
    rest(app, 2 * REST_MS)
    assert pressed(app) == []


def test_what_comes_under_the_pointer_is_not_pressed_by_itself(app: App) -> None:
    app.step(16, [PointerMove(HERE.center)])
    rest(app, 0.5 * REST_MS)
    app.ctx.scenes.push(Two(app.ctx))
    rest(app, 2 * REST_MS)
    assert pressed(app) == []
    app.step(16, [PointerMove(THERE.center)])
    rest(app, 1.1 * REST_MS)
    assert pressed(app) == ["There"]


def test_no_ring_fills_over_nothing_and_none_where_resting_is_off(app: App) -> None:
    app.step(16, [PointerMove(NOWHERE)])
    rest(app, 0.6 * REST_MS)
    assert ring(app) is None
    assert app.resting.wait_ms is None
    app.change_settings(Settings())
    app.step(16, [PointerMove(HERE.center)])
    rest(app, 2 * REST_MS)
    assert pressed(app) == []


def test_switched_off_while_it_fills_the_ring_goes(app: App) -> None:
    app.step(16, [PointerMove(HERE.center)])
    rest(app, 0.6 * REST_MS)
    app.change_settings(Settings())
    app.step(16, [])
    assert ring(app) is None
