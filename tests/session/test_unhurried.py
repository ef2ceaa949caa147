"""A game that must be the same on all machines is played without a clock, also after a restart."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from hearts_gui.ai.players import worker
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.rules.rules import Rules, rules_to_dict
from hearts_gui.session.game.opponents import LIMIT_MS, BotSpec, WorkerBots
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.players import one_human
from tests.session.kit import LocalBots


class Told(LocalBots):
    """Remembers who sat down."""

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        self.seated = dict(brains)
        super().begin(rules, brains)


def hurried(made: list[Told]) -> set[bool]:
    return {brain.hurried for brain in made[-1].seated.values()}


def test_a_game_without_a_clock_stays_so_after_a_restart(tmp_path: Path) -> None:
    made: list[Told] = []

    def bots() -> Told:
        made.append(Told())
        return made[-1]

    seats = one_human(4, level="strong", seed="x")
    for unhurried in (True, False):
        library = Library(tmp_path / str(unhurried), make_bots=bots)
        session = library.start(Rules(), seats, unhurried=unhurried)
        assert hurried(made) == {not unhurried}
        session.start_next_deal()
        slots = library.saves.slots()
        library.close()
        again = Library(tmp_path / str(unhurried), make_bots=bots)
        resumed = again.resume(slots[0].path)
        assert resumed.unhurried is unhurried
        assert hurried(made) == {not unhurried}
        again.close()


def test_a_brain_without_a_clock_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: list[object] = []

    def made(_level: str, _seed: str, clock: object = None) -> RandomBot:
        clocks.append(clock)
        return RandomBot("x")

    monkeypatch.setattr(worker, "make_bot", made)
    new = {"game": 1, "rules": rules_to_dict(Rules()), "seat": 1, "level": "strong", "seed": "s"}
    for more in ({}, {"clock": False}):
        worker.Worker().handle("new", {**new, **more})
    assert clocks == [time.perf_counter, None]


def never(pipe: object) -> None:
    """A process that says nothing."""
    time.sleep(60)


def test_players_without_a_clock_are_waited_for() -> None:
    for is_hurried in (True, False):
        bots = WorkerBots(never, first_limit_ms=LIMIT_MS)
        bots.begin(Rules(), {1: BotSpec("strong", "s", is_hurried)})
        bots.ask(1, 7)
        first, now = bots._client._link, 0.0
        for _ in range(int(LIMIT_MS / 1000) + 3):
            now += 1000.0
            bots.take(now)
        assert (bots._client._link is first) is not is_hurried
        bots.close()
