"""The yardstick `reference` always plays as it did: its answers at every rule set are fixed.

    python -m tests.ai.test_reference

writes them again. That is right only where the rules of the engine were wrong; a better rule
player needs a copy of the old one under the name `reference` first.
"""

from __future__ import annotations

import builtins
import hashlib
import json
import math
from collections.abc import Iterable
from pathlib import Path

import pytest

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.stakes import stakes_of
from hearts_gui.engine.log.codec import action_to_plain
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.presets import all_presets, preset
from tests.games import moments, view

FILE = Path(__file__).parent / "reference_choices.txt"
TABLES = [(entry.key, entry.sizes[len(entry.sizes) // 2]) for entry in all_presets()]
DEALS = 2


def choices(key: str, players: int) -> tuple[int, str]:
    """Count how often `reference` was asked in some deals, and hash all its answers.

    It is asked at every seat, also where random players then do something else.
    """
    rules = preset(key, players)
    lines = []
    asked = [make_bot("reference", str(seat)) for seat in range(players)]

    def answer(game: Game) -> Action:
        seen = view(game)
        action = asked[seen.seat].decide(seen)
        lines.append(json.dumps(action_to_plain(action), sort_keys=True))
        other = (seen.seat + len(game.public.standings.history)) % 2
        return RandomBot(str(seen.seat)).decide(seen) if other else action

    for _ in moments(new_game(rules, "reference"), answer, deals=DEALS):
        pass
    return len(lines), hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def line(key: str, players: int) -> str:
    """The record of one table."""
    count, digest = choices(key, players)
    return f"{key} {players} {count} {digest}"


@pytest.fixture
def exact_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `sum` round once, at its end, which is about what it does from Python 3.12 on."""
    usual = builtins.sum

    def exact(values: Iterable[float], start: float = 0) -> float:
        numbers = list(values)
        floats = any(type(number) is float for number in numbers)
        return math.fsum([start, *numbers]) if floats else usual(numbers, start)

    monkeypatch.setattr(builtins, "sum", exact)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_stakes_are_equal_in_every_python(
    request: pytest.FixtureRequest, key: str, players: int
) -> None:
    rules = preset(key, players)
    before = stakes_of(rules)
    request.getfixturevalue("exact_sum")
    assert stakes_of(rules.but(timer=10)) == before, "stakes are kept by rules"


@pytest.mark.usefixtures("exact_sum")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_reference_player_never_changes(key: str, players: int) -> None:
    recorded = FILE.read_text("ascii").splitlines()
    assert line(key, players) in recorded, "see the first lines of this file"


def test_hundreds_of_choices_of_every_kind_are_recorded() -> None:
    lines = [text.split() for text in FILE.read_text("ascii").splitlines()]
    assert [(key, int(players)) for key, players, _, _ in lines] == TABLES
    assert sum(int(count) for _, _, count, _ in lines) > 3000


if __name__ == "__main__":
    FILE.write_text("".join(f"{line(*table)}\n" for table in TABLES), "ascii")
