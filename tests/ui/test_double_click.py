"""A double click is one click: its second half plays no further card and presses no further button.

The clicks come as a hand makes them: 70 ms down, 90 ms up, while the others answer immediately.
"""

import random

import pytest

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.events import CardsCharged, Event
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.shell.input import PointerDown, PointerMove, PointerUp
from tests.ui.table_run import TableRun

DOWN_MS, UP_MS = 70.0, 90.0


class Clicking(TableRun):
    """A table at which a person clicks twice, and which counts what that does."""

    def double_click(self, pos: tuple[int, int], times: int = 2, up_ms: float = UP_MS) -> None:
        self.frame(PointerMove(pos))
        for _ in range(times):
            self.frame(PointerDown(pos, touch=False))
            self.run(DOWN_MS)
            self.frame(PointerUp(pos))
            self.run(up_ms)

    @property
    def played(self) -> int:
        """Return the number of cards that the person has played."""
        deal = self.session.view(0).public.deal
        if deal is None:
            return 0
        tricks = [play for trick in deal.tricks for play in trick.plays]
        return sum(play.seat == 0 for play in (*tricks, *deal.plays))


def to_play(seed: str, speed: float) -> Clicking:
    run = Clicking(preset("standard"), seed=seed, speed=speed)
    for _ in range(6):
        run.rest()
        model = run.table.state.model
        if model.ask.kind is AskKind.PLAY and len(model.legal) > 1:
            return run
        run.pass_or_play()
    return run


@pytest.mark.parametrize("speed", [0.0, 1.0, 3.0])
def test_a_double_click_plays_one_card(speed: float) -> None:
    """Failing before: the second click ended the motion and played into the next trick."""
    for seed in range(12):
        run = to_play(f"double {seed}", speed)
        before = run.played
        run.double_click(run.spot(random.Random(seed).choice(run.table.state.model.legal)))
        run.run(2500)
        assert run.played == before + 1, (seed, speed)


def test_a_double_click_on_a_button_does_not_press_the_one_that_comes_in_its_place() -> None:
    for seed in range(12):
        run = Clicking(preset("turbo", 4), seed=f"button {seed}", speed=1.0)
        run.rest()
        model, controls = run.table.state.model, run.table.state.controls
        if model.ask.kind is not AskKind.PASS:
            continue
        run.table.state.handling.selected[:] = model.hand[:3]
        run.run(100)
        assert controls is not None
        assert controls.button is not None
        version = run.session.version
        charged: list[Event] = []
        run.session.subscribe(0, charged.append)
        run.double_click(controls.button.box.center)
        assert run.session.version > version
        mine = [event for event in charged if isinstance(event, CardsCharged) and event.seat == 0]
        assert not mine, seed


def test_two_clicks_at_leisure_are_two() -> None:
    run = to_play("leisure", 3.0)
    first = run.played
    for _ in range(2):
        while run.table.state.queue.busy or not run.table.state.model.my_turn:
            run.frame(ms=40.0)
        run.run(600)
        run.double_click(run.spot(run.table.state.model.legal[0]), times=1)
    assert run.played == first + 2


def test_a_card_is_still_played_with_two_clicks_where_the_player_wants_that() -> None:
    run = to_play("twice", 1.0)
    run.ctx.settings = type(run.ctx.settings)(play_mode="double", speed=1.0)
    before = run.played
    run.double_click(run.spot(run.table.state.model.legal[0]))
    assert run.played == before + 1
