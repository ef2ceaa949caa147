"""Par and luck: what others would have taken, and how it is worked out beside the game."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path

import pytest

from hearts_gui.ai.coach.par import REFERENCES, Par, par_from_plain
from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.play.game import new_game, step
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import gain
from hearts_gui.headless.simulate import play
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.par_client import ParClient
from hearts_gui.session.game.reference_players import answer, opponents_of, par_of, play_again
from hearts_gui.session.game.session import Session
from hearts_gui.session.game.worker_pipe import Target
from hearts_gui.session.setup.players import Bot, Human, one_human

from . import bad_workers
from .kit import SHORT, LocalBots, play_out

PATIENCE = 240.0


def dealt(rules: Rules, seed: str) -> DealStarted:
    events, _ = step(new_game(rules, seed), StartDeal())
    assert isinstance(events[0], DealStarted)
    return events[0]


def quick(monkeypatch: pytest.MonkeyPatch, *references: str) -> None:
    """References that need no search."""
    monkeypatch.setattr(
        "hearts_gui.session.game.reference_players.REFERENCES", references or ("learner", "club")
    )


def clubs(rules: Rules) -> tuple[str, ...]:
    """A table of Club players."""
    return ("club",) * (rules.players - 1)


def played(rules: Rules, seed: str, most_deals: int) -> tuple[Event, ...]:
    """This many deals of a game, or all there are."""
    bots = [make_bot("learner", f"{seed}/{seat}") for seat in range(rules.players)]
    return tuple(play(rules, bots, seed, most_deals=most_deals).events)


def without_par(tables: Iterable[tuple[str, int]], tokens: set[PassToken | None]) -> list[str]:
    """The deals that have no par, one of each kind of pass that these tables know."""
    unknown = []
    for key, size in tables:
        rules = preset(key, size)
        events, seen = played(rules, "cycle", len(rules.pass_cycle)), set[PassToken | None]()
        for index, dealt in enumerate(events):
            if not isinstance(dealt, DealStarted) or dealt.token in seen:
                continue
            seen.add(dealt.token)
            try:
                par_of(rules, events[:index], dealt, 0, "x", clubs(rules))
            except Exception as fault:
                unknown.append(f"{key} with {size}, {dealt.token}: {fault!r}")
        tokens |= seen
    return unknown


PASSES = ("ricketts", "turbo", "royal", "black_maria", "gong_zhu", "heartsette")


def test_every_deal_of_every_cycle_has_a_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """By every kind of pass, deals without one included."""
    quick(monkeypatch, "club")
    tokens = set[PassToken | None]()
    unknown = without_par(((key, preset(key).players) for key in PASSES), tokens)
    assert not unknown, "\n".join(unknown)
    assert {PassToken.HOLD, PassToken.L, PassToken.SCATTER, PassToken.CHARGE} <= tokens


@pytest.mark.slow
def test_every_deal_at_tables_of_every_size_has_a_par(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch, "learner", "club")
    tables = ((entry.key, size) for entry in all_presets() for size in entry.sizes)
    unknown = without_par(tables, set())
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize(
    ("key", "players"), [("standard", 4), ("black_maria", 3), ("hay_kitty", 3)]
)
def test_luck_is_zero_over_the_seats_of_a_deal(
    monkeypatch: pytest.MonkeyPatch, key: str, players: int
) -> None:
    quick(monkeypatch)
    rules = preset(key, players)
    start = dealt(rules, "luck")
    company = ("beginner", *clubs(rules)[1:])
    pars = [par_of(rules, (), start, seat, "x", company) for seat in range(players)]
    lucks = [par.usual - par.field for par in pars]
    assert sum(lucks) == pytest.approx(0, abs=1e-9)
    assert any(abs(luck) > 0.5 for luck in lucks)


def test_the_same_deal_has_the_same_par_and_another_seed_may_have_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick(monkeypatch)
    start = dealt(Rules(), "other")
    result = [
        par_of(Rules(), (), start, 1, seed, clubs(Rules())) for seed in ("a", "a", "b", "c", "d")
    ]
    assert result[0] == result[1]
    assert len({par.points for par in result}) > 1


def test_a_complex_score_counts_by_its_distance_from_zero() -> None:
    rules = preset("complex")
    game = play(
        rules, [make_bot("learner", str(seat)) for seat in range(4)], "i", most_deals=4
    ).game
    before = [0.0] * 4
    for deal in game.public.standings.history:
        now = [abs(total) for total in deal.totals]
        result = [gain(rules, deal, seat) for seat in range(4)]
        assert result == pytest.approx([a - b for a, b in zip(now, before, strict=True)])
        before = now


def test_references_sit_with_the_opponents_who_were_there() -> None:
    seats = (Bot("expert", "ada"), Human(), Bot("beginner", "basil"), Bot("club@0.5s", "nobody"))
    assert opponents_of(seats[:3], 1) == ("beginner/basil", "strong/ada")
    assert opponents_of((*seats[:3], Human()), 1) == ("beginner/basil", "club", "strong/ada")
    quick = opponents_of(one_human(4, level="casual"), 0)
    assert [name.partition("/")[0] for name in quick] == ["casual"] * 3


def test_weaker_company_leaves_the_references_fewer_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick(monkeypatch, "club")
    pars = [
        [par_of(Rules(), (), dealt(Rules(), f"company {n}"), 0, "x", (level,) * 3).usual
         for n in range(8)]
        for level in ("beginner", "club")
    ]  # fmt: skip
    assert sum(pars[0]) < sum(pars[1])


def test_better_than_counts_those_who_did_worse() -> None:
    """Failing before: with six equal ones the daily game said “better than 3 of 6”."""
    par = Par(1, 0, (3.0, 5.0, 5.0, 9.0, 10.0, 13.0), 6.0)
    assert par.field == 7.5
    assert par.better_than(5, high=False) == 3
    assert par.better_than(2, high=False) == 6
    assert par.better_than(13, high=True) == 5
    assert par_from_plain(asdict(par)) == par
    table = replace(par, seats=(7.5, 4.5, 6.0, 6.0), company=("club/ada", "club", "strong"))
    assert par_from_plain(asdict(table)) == table


def test_the_spoken_table_agrees_with_the_view_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    start = dealt(Rules(), "same")
    par = par_of(Rules(), (), start, 1, "a", clubs(Rules()))
    assert len(par.seats) == 4
    assert par.seats[1] == pytest.approx(par.field)
    assert sum(par.seats) / 4 == pytest.approx(par.usual)
    other = par_of(Rules(), (), start, 2, "a", clubs(Rules()))
    assert par.company == clubs(Rules())
    assert other.seats == par.seats


def record_of(deal: int) -> DealRecord:
    session = Session(
        new_game(SHORT, "par"), one_human(4), decide=RandomBot("x").decide, bots=LocalBots()
    )
    play_out(session)
    record = session.record(deal)
    assert record is not None
    return record


def client_of(target: Target, path: Path | None = None) -> ParClient:
    return ParClient("par", one_human(4), target, path)


def settle(client: ParClient) -> None:
    end = time.monotonic() + PATIENCE
    while client.working and time.monotonic() < end:
        client.inbox.wait(0.05)
    client.inbox.deliver()


@pytest.mark.slow
def test_pars_are_worked_out_one_after_the_other_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "game-1.pars"
    client = client_of(play_again, path)
    for deal in (1, 2):
        client.want(deal, 0, record_of)
        client.want(deal, 0, record_of)
    settle(client)
    result = [client.par(deal, 0) for deal in (1, 2)]
    for par in result:
        assert par is not None
        assert len(par.points) == len(REFERENCES)
        assert len(par.company) == 3
    client.close()
    path.write_bytes(path.read_bytes() + b'{"version":"par 1","deal":')
    again = client_of(play_again, path)
    assert [again.par(deal, 0) for deal in (1, 2)] == result
    assert again.par(3, 0) is None
    again.close()


def test_a_par_of_an_earlier_version_is_worked_out_again(tmp_path: Path) -> None:
    path = tmp_path / "game-1.pars"
    old = {"deal": 1, "seat": 0, "points": [1, 2, 3, 4, 5, 6], "usual": 6.5}
    path.write_text(json.dumps({"version": "par 4", "deal": 1, "seat": 0, "par": old}) + "\n")
    client = client_of(bad_workers.fails_once_told, path)
    assert client.par(1, 0) is None
    client.want(1, 0, record_of)
    assert client.waits(1, 0)
    client.close()


def test_a_deal_that_fails_does_not_stop_the_next() -> None:
    client = client_of(bad_workers.fails_once_told)
    for deal in (1, 2, 3):
        client.want(deal, 0, lambda number: replace(record_of(1), number=number, events=(
            replace(dealt(SHORT, "par"), number=number),)))  # fmt: skip
    settle(client)
    assert [client.par(deal, 0) is not None for deal in (1, 2, 3)] == [False, False, True]
    assert not any(client.waits(deal, 0) for deal in (1, 2, 3))
    client.want(1, 0, record_of)
    assert not client.waits(1, 0), "a deal that failed is not tried for ever"
    client.close()


def test_a_process_that_always_fails_leaves_every_deal_without_a_par() -> None:
    client = client_of(bad_workers.fails_to_start)
    for deal in (1, 2):
        client.want(deal, 0, record_of)
    settle(client)
    assert not client.working
    assert [client.par(deal, 0) for deal in (1, 2)] == [None, None]


def test_whatever_a_deal_runs_into_is_answered() -> None:
    body = {"rules": {}, "seat": 0, "seed": "x", "company": ["club"] * 3}
    assert answer([], body).keys() == {"failed"}
    assert answer([dealt(SHORT, "x")], body | {"company": ["nobody"] * 3}).keys() == {"failed"}


def test_the_parts_of_a_result_add_up_exactly() -> None:
    par = Par(1, 0, (1.0, 2.0, 4.0, 8.0, 16.0, 0.0), 6.5)
    for points in (0.0, 13.0, 26.0):
        luck, play = par.usual - par.field, par.field - points
        assert luck + play == pytest.approx(par.usual - points)
    assert all(a <= b for a, b in pairwise(sorted(par.points)))
