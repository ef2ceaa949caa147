"""A pilot with pointer and keys starts every rule set at every table and plays a whole deal."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import all_presets, preset_with
from hearts_gui.ui.shell.input import Resize
from hearts_gui.wording.variants import variant
from tests.kits.rule_tables import TABLES
from tests.kits.slow import some
from tests.kits.whole_games import Run

QUICK = [("turbo", 4), ("warren", 4), ("auction", 4), ("heartsette", 3), ("cancellation", 11)]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    run = Run(tmp_path)
    yield run
    run.app.close()


@pytest.mark.parametrize(("key", "players"), QUICK)
def test_a_whole_deal_of_a_rule_set_is_played_by_hand(run: Run, key: str, players: int) -> None:
    run.choose(key, players, keys=players % 2 == 1)
    run.deal()
    assert run.pilot.plays > 0
    run.leave()
    assert run.games.session is None


@pytest.mark.slow
@pytest.mark.parametrize("entry", all_presets(), ids=lambda entry: entry.key)
def test_every_table_of_every_rule_set_is_played_by_hand(run: Run, entry: object) -> None:
    for key, players in TABLES:
        if key == entry.key:  # type: ignore[attr-defined]
            run.choose(key, players, keys=players % 2 == 1)
            run.deal()
            run.leave()


@pytest.mark.parametrize(
    ("size", "keys"),
    some(product(((1000, 640), (820, 1460)), (False, True)),
         ((1000, 640), False), ((820, 1460), True)),
)  # fmt: skip
def test_any_rule_set_is_started_from_the_screen_for_new_games(
    tmp_path: Path, size: tuple[int, int], keys: bool
) -> None:
    run = Run(tmp_path)
    pygame.display.set_mode(size)
    run.pilot.frame(Resize(size))
    for key in ("omnibus", "hooligan") if keys else ("warren", "chips", "standard"):
        run.choose(key, variant(key).sizes[-1], keys=keys)
        run.leave()
    run.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("keys", [False, True], ids=["pointer", "keys"])
def test_every_rule_set_is_started_from_the_screen_for_new_games(run: Run, keys: bool) -> None:
    for entry in all_presets():
        run.choose(entry.key, entry.sizes[-1] if keys else entry.sizes[0], keys=keys)
        run.leave()


UNUSUAL: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dealer picks, packets handed on": (
        "standard", 4, {"pass_cycle": (PassToken.DEALER,), "pass_along": True}),
    "handed on": ("standard", 4, {"pass_cycle": (PassToken.L,), "pass_along": True}),
    "pool": ("hay", 5, {"pass_cycle": (PassToken.SMOOSH,)}),
    "scatter of three": ("hay", 3, {"pass_cycle": (PassToken.SCATTER,)}),
    "misdeal": ("standard", 4, {"first_trick_stuck": "misdeal"}),
    "pledges": ("standard", 4, {"pledge": True}),
    "leader names": ("joker_hearts", 3, {"joker_lead": "yes_leader_names_suit"}),
    "blind charges": ("turbo", 4, {"charge": "blind"}),
    "kitty at the first point": ("hay_kitty", 3, {"kitty": "first_point_swap"}),
    "uneven hands": ("hay", 3, {"strip": "none", "uneven_hands": True}),
    "jokers by suit": ("wiki2008", 6, {"jokers": "zero_of_suit"}),
    "partners by the pass": ("standard", 4, {"partners": "adhoc"}),
    "open taken": ("standard", 4, {"show_taken": "penalty_cards"}),
    "counterclockwise": ("hay", 5, {"direction": "ccw"}),
    "dead last trick": ("cancellation", 6, {"dead_last_trick": "discard"}),
}  # fmt: skip


QUICK_UNUSUAL = ("handed on", "scatter of three", "leader names", "blind charges")


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in QUICK_UNUSUAL else pytest.mark.slow)
     for name in UNUSUAL],
)  # fmt: skip
def test_a_deal_under_unusual_options_is_played_by_hand(run: Run, name: str) -> None:
    key, players, changes = UNUSUAL[name]
    run.start(preset_with(key, players, changes), name)
    run.deal()
