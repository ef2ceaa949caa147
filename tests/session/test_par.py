"""Par and luck: what others would have taken, and how it is worked out beside the game."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from hearts_gui.ai.coach.par import REFERENCES, Par, par_from_plain, par_to_plain
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.events import DealStarted
from hearts_gui.engine.play.game import new_game, step
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.field import par_of
from hearts_gui.session.game.par_desk import ParDesk
from hearts_gui.session.game.session import Session
from hearts_gui.session.library import play_again
from hearts_gui.session.setup.players import one_human

from .kit import SHORT, LocalBots, play_out

PATIENCE = 240.0


def dealt(rules: Rules, seed: str) -> DealStarted:
    events, _ = step(new_game(rules, seed), StartDeal())
    assert isinstance(events[0], DealStarted)
    return events[0]


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """References that need no search."""
    monkeypatch.setattr("hearts_gui.session.game.field.REFERENCES", ("learner", "club"))


@pytest.mark.parametrize(
    ("key", "players"), [("standard", 4), ("black_maria", 3), ("hay_kitty", 3)]
)
def test_luck_is_zero_over_the_seats_of_a_deal(
    monkeypatch: pytest.MonkeyPatch, key: str, players: int
) -> None:
    quick(monkeypatch)
    rules = preset(key, players)
    start = dealt(rules, "luck")
    pars = [par_of(rules, (), start, seat, "x") for seat in range(players)]
    assert all(par is not None for par in pars)
    lucks = [par.usual - par.field for par in pars if par is not None]
    assert sum(lucks) == pytest.approx(0, abs=1e-9)
    assert any(abs(luck) > 0.5 for luck in lucks)


def test_the_same_deal_has_the_same_par_and_another_seed_may_have_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick(monkeypatch)
    start = dealt(Rules(), "same")
    found = [par_of(Rules(), (), start, 1, seed) for seed in ("a", "a", "b", "c", "d")]
    assert found[0] == found[1]
    assert len({par.points for par in found if par is not None}) > 1


def test_a_complex_score_has_no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    rules = preset("complex")
    assert par_of(rules, (), dealt(rules, "i"), 0, "x") is None


def test_better_than_counts_equal_ones_as_halves() -> None:
    par = Par(1, 0, (3.0, 5.0, 5.0, 9.0, 10.0, 13.0), 6.0)
    assert par.field == 7.5
    assert par.better_than(5, high=False) == 4.0
    assert par.better_than(2, high=False) == 6.0
    assert par.better_than(13, high=True) == 5.5
    assert par_from_plain(par_to_plain(par)) == par
    table = replace(par, seats=(7.5, 4.5, 6.0, 6.0))
    assert par_from_plain(par_to_plain(table)) == table


def test_the_whole_table_is_told_and_agrees_with_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    start = dealt(Rules(), "same")
    par = par_of(Rules(), (), start, 1, "a")
    assert par is not None
    assert len(par.seats) == 4
    assert par.seats[1] == pytest.approx(par.field)
    assert sum(par.seats) / 4 == pytest.approx(par.usual)
    other = par_of(Rules(), (), start, 2, "a")
    assert other is not None
    assert other.seats == par.seats


def record_of(deal: int) -> DealRecord:
    session = Session(
        new_game(SHORT, "par"), one_human(4), decide=RandomBot("x").decide, bots=LocalBots()
    )
    play_out(session)
    record = session.record(deal)
    assert record is not None
    return record


def settle(desk: ParDesk) -> None:
    end = time.monotonic() + PATIENCE
    while desk.working and time.monotonic() < end:
        desk.poll()
        time.sleep(0.01)
    desk.poll()


def test_pars_are_worked_out_one_after_the_other_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "game-1.pars"
    desk = ParDesk("par", play_again, path)
    for deal in (1, 2):
        desk.want(record_of(deal), 0)
        desk.want(record_of(deal), 0)
    settle(desk)
    found = [desk.known(deal, 0) for deal in (1, 2)]
    assert all(there for there, _ in found)
    for _, par in found:
        assert par is not None
        assert len(par.points) == len(REFERENCES)
    desk.close()
    path.write_bytes(path.read_bytes() + b'{"version":"par 1","deal":')
    again = ParDesk("par", play_again, path)
    assert [again.known(deal, 0) for deal in (1, 2)] == found
    assert again.known(3, 0) == (False, None)
    again.close()


def failing(pipe: object) -> None:
    raise SystemExit(3)


def test_a_process_that_fails_is_given_up() -> None:
    desk = ParDesk("par", failing)
    desk.want(record_of(1), 0)
    settle(desk)
    assert not desk.working
    assert desk.known(1, 0) == (False, None)


def test_the_parts_of_a_result_add_up_exactly() -> None:
    par = Par(1, 0, (1.0, 2.0, 4.0, 8.0, 16.0, 0.0), 6.5)
    for points in (0.0, 13.0, 26.0):
        luck, play = par.usual - par.field, par.field - points
        assert luck + play == pytest.approx(par.usual - points)
    assert all(a <= b for a, b in pairwise(sorted(par.points)))
