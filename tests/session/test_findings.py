"""Findings: a planted habit is found, and one that is not there is rarely claimed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hearts_gui.ai.coach.par import PAR
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.past.aggregates import SavedSums
from hearts_gui.session.past.figures import SHOWN, Finding, findings
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.rows import DealRow
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store.saves import game_name
from tests.session.kit import LocalBots, play_out

HISTORIES = 150


def history(
    rng: random.Random, deals: int, *, queen: float = 0.0, across: float = 0.0
) -> SavedSums:
    """Deals of Standard in which the person does better by this much in some of them."""
    rows = SavedSums()
    for number in range(deals):
        game, deal = divmod(number, 8)
        holder = rng.randrange(4)
        field = 6.5
        saved = rng.gauss(0, 6)
        saved += queen * (holder == 0) + across * (deal % 4 == 2)
        points = (round(field - saved), 0, 0, 0)
        rows.add(
            DealRow(
                f"g{game}", deal + 1, float(game), "standard", "club", 0, points, holder, 3,
                rng.randrange(4), rng.randrange(4, 7), rng.randrange(2), PAR, (6.5, field),
            )
        )  # fmt: skip
    return rows


def test_what_is_there_is_found() -> None:
    result = findings(history(random.Random("queen"), 600, queen=-4.0), high=False)
    (queen,) = [finding for finding in result if finding.kind == "queen"]
    assert not queen.good
    assert abs(queen.by + 4.0) < 3 * queen.error
    assert len(queen.deals) == SHOWN
    saved = [each for _, _, each in queen.deals]
    assert saved == sorted(saved)
    assert saved[-1] < queen.by


def test_praise_and_blame_come_in_turn_and_the_surer_first() -> None:
    result = findings(history(random.Random("both"), 3000, queen=-3.0, across=3.0), high=False)
    assert {"queen", "pass-a"} <= {finding.kind for finding in result[:2]}
    assert result[0].good != result[1].good


def test_where_many_points_are_good_the_sign_turns() -> None:
    rows = history(random.Random("high"), 600, queen=4.0)
    low = {finding.kind: finding.good for finding in findings(rows, high=False)}
    high = {finding.kind: finding.good for finding in findings(rows, high=True)}
    assert low["queen"]
    assert not high["queen"]


def test_a_chance_effect_is_rarely_reported() -> None:
    rng = random.Random("chance")
    false = sum(bool(findings(history(rng, 200), high=False)) for _ in range(HISTORIES))
    assert false / HISTORIES <= 0.09


def test_few_deals_say_nothing() -> None:
    rng = random.Random("few")
    assert findings(history(rng, 12, queen=-30.0), high=False) == ()
    assert findings(SavedSums(), high=False) == ()


def test_a_finished_game_is_found_by_its_name(tmp_path: Path) -> None:
    rules = preset("standard").but(end=End.DEALS, end_at=1)
    library = Library(tmp_path, make_bots=LocalBots)
    for seed in ("one", "two"):
        session = library.start(rules, one_human(4), seed=seed)
        play_out(session)
        library.leave(session)
    (library.archive.folder / "damaged.jsonl").write_bytes(b"\xff{nonsense\n")
    path = library.archive.find(game_name("two"))
    assert path is not None
    assert library.finished(path).header.seed == "two"
    assert library.archive.find("nobody") is None
    library.close()


@pytest.mark.parametrize("good", [True, False])
def test_a_finding_is_praise_when_it_goes_better(good: bool) -> None:
    assert Finding("queen", 1.0 if good else -1.0, 0.1, ()).good is good
