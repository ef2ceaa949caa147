"""The hourglass runs only while the player can act; every clock stops with the table covered."""

from collections.abc import Iterator

import pytest

from hearts_gui.engine.play.actions import AskKind, StartDeal
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.rules.presets import preset_with
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Session
from hearts_gui.session.past.library import StandIns
from hearts_gui.session.setup.players import one_human
from hearts_gui.ui.shell.input import FocusGained, FocusLost
from hearts_gui.ui.table.scene import STEPS, TableScene
from tests.ui.fake_session import FakeSession
from tests.ui.table_run import TableRun

SECONDS = 20
TIMED = preset_with("standard", 4, {"timer": SECONDS})


class Timed:
    """A table over a real session whose clock the test moves; the others answer immediately."""

    def __init__(self, rules: Rules = TIMED, **changes: object) -> None:
        self.run = TableRun(rules, **changes)  # type: ignore[arg-type]
        self.session = Session(
            new_game(rules, "timed"), one_human(rules.players), decide=StandIns(),
            clock=lambda: self.run.clock,
        )  # fmt: skip
        self.run.ctx.scenes.pop()
        self.table = self.run.table = TableScene(self.run.ctx, self.session)
        self.run.ctx.scenes.push(self.table)

    def frame(self, ms: float = 40.0) -> None:
        ask = self.session.ask
        others = [seat for seat in ask.seats if seat]
        if ask.kind is AskKind.START:
            self.session.submit(StartDeal())
        elif others:
            self.session.submit(StandIns()(self.session.view(others[0])))
        self.run.frame(ms=ms)

    def wait(self, ms: float) -> None:
        spent = 0.0
        while spent < ms:
            self.frame()
            spent += 40.0

    def until_asked(self, kind: AskKind) -> None:
        for _ in range(5000):
            self.frame()
            model = self.table.state.model
            if model.my_turn and model.ask.kind is kind and not self.table.state.queue.busy:
                return
        raise AssertionError("never asked")

    @property
    def left(self) -> float:
        left = self.session.clocks.hourglass.left_ms
        assert left is not None
        return left


@pytest.fixture
def timed() -> Iterator[Timed]:
    table = Timed()
    yield table
    table.session.close()


def test_dealing_takes_nothing_from_the_time_for_the_pass(timed: Timed) -> None:
    timed.until_asked(AskKind.PASS)
    assert timed.left > SECONDS * 1000 - 100
    timed.wait(3000)
    assert timed.left == pytest.approx(SECONDS * 1000 - 3000, abs=200)


def test_the_clock_stands_still_while_the_table_is_covered(timed: Timed) -> None:
    timed.until_asked(AskKind.PASS)
    timed.table.screens.pause()
    before = timed.left
    assert not timed.run.at_table
    timed.run.run(9000)
    assert timed.left == before
    timed.run.ctx.scenes.pop()
    timed.frame()
    assert timed.left >= before - 50
    timed.wait(2000)
    assert timed.left < before - 1500


def test_the_clock_stands_still_while_the_window_is_away(timed: Timed) -> None:
    timed.until_asked(AskKind.PASS)
    timed.run.frame(FocusLost())
    before = timed.left
    timed.wait(9000)
    assert timed.left == before
    timed.run.frame(FocusGained())
    timed.wait(2000)
    assert timed.left < before - 1500


def test_when_time_is_up_some_cards_go_and_it_is_said(timed: Timed) -> None:
    timed.until_asked(AskKind.PASS)
    marked = timed.table.state.model.hand[0]
    timed.table.turns.toggle(marked)
    timed.wait(SECONDS * 1000 + 200)
    assert timed.session.ask.kind is not AskKind.PASS
    assert timed.table.state.handling.selected == []
    timed.wait(300)
    assert timed.table.state.notes.text.startswith("Time is up")


def test_the_ring_round_the_portrait_follows_the_hourglass(timed: Timed) -> None:
    timed.until_asked(AskKind.PASS)
    timed.wait(SECONDS * 500)
    assert timed.table.state.teller.timer == pytest.approx(0.5, abs=3 / STEPS)
    top = timed.table.state.tabletop
    assert top is not None
    assert top.seats.plate(0).info.timer == timed.table.state.teller.timer


def test_a_table_without_hourglass_holds_its_clocks_too() -> None:
    run = TableRun(preset_with("standard", 4, {}), speed=0.0)
    session = run.session
    assert isinstance(session, FakeSession)
    run.rest()
    assert not session.clocks.paused
    assert not session.clocks.hourglass.paused
    run.table.screens.pause()
    assert session.clocks.paused
    run.ctx.scenes.pop()
    assert not session.clocks.paused
