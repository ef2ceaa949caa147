"""Whatever a damaged file holds, reading it ends in a game that can go on, or in one sentence."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from hearts_gui.engine.log.log import Header, LoadedLog, event_line, read_log
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import settle, to_act
from hearts_gui.engine.play.validate import CorruptLog
from hearts_gui.engine.rules.presets import preset
from tests.engine.random_play import moments
from tests.kits.slow import some

Plain = dict[str, Any]
KEYS = ("standard", "complex", "chips", "turbo", "warren", "domino", "heartsette", "auction")


def lines_of(key: str) -> list[str]:
    rules = preset(key)
    events = [event for moment in moments(rules, 4, deals=2) for event in moment.events]
    return [Header(rules, "4").line(), *map(event_line, events)]


def changed(lines: list[str], name: str, change: Callable[[Plain], object]) -> tuple[str, int]:
    """The text with the first event of this name changed, and the number of its line."""
    index = next(k for k, line in enumerate(lines) if line.startswith(f'{{"e":"{name}"'))
    plain = json.loads(lines[index])
    change(plain)
    lines = [*lines[:index], json.dumps(plain), *lines[index + 1 :]]
    return "".join(f"{line}\n" for line in lines), index + 1


CHANGES: dict[str, tuple[str, str, Callable[[Plain], object]]] = {
    "more in the stock than there is": ("domino", "DealStarted", lambda e: e.update(stock_size=99)),
    "a hand for nobody": ("standard", "DealStarted", lambda e: e["hands"].append(["2C"])),
    "a hand is missing": ("standard", "DealStarted", lambda e: e["hands"].__setitem__(1, None)),
    "a card twice": ("standard", "DealStarted", lambda e: e["hands"].__setitem__(0, e["hands"][1])),
    "a dealer from elsewhere": ("standard", "DealStarted", lambda e: e.update(dealer=7)),
    "a pass that is not played": ("standard", "DealStarted", lambda e: e.update(token="SMOOSH")),
    "a leader from elsewhere": ("standard", "PlayOpened", lambda e: e.update(leader=4)),
    "a taker from elsewhere": ("standard", "TrickTaken", lambda e: e.update(seat=10**30)),
    "a passed card vanishes": ("standard", "CardsPassed", lambda e: e["moves"].pop()),
    "a draw without cards": ("domino", "CardsDrawn", lambda e: e.update(cards=[])),
    "totals of three": ("standard", "DealScored", lambda e: e["score"]["totals"].pop()),
    "complex totals": (
        "standard", "DealScored", lambda e: e["score"]["totals"].__setitem__(0, [1, 2])
    ),
    "counters from nowhere": ("standard", "DealScored", lambda e: e["score"]["stocks"].append(5)),
}  # fmt: skip


@pytest.mark.parametrize("damage", CHANGES)
def test_an_event_that_leaves_no_game_is_damage(damage: str) -> None:
    key, name, change = CHANGES[damage]
    text, number = changed(lines_of(key), name, change)
    loaded = read_log(text)
    assert loaded.damage is not None
    assert loaded.damage.line == number
    assert can_go_on(loaded)


def test_a_score_that_today_would_be_another_is_kept() -> None:
    text, number = changed(
        lines_of("standard"), "DealScored", lambda e: e["score"]["totals"].__setitem__(0, 77)
    )
    loaded = read_log(text)
    assert loaded.damage is None
    result = loaded.differences[0]
    assert (result.line, result.part) == (number, "totals")
    assert result.recorded != result.expected
    assert loaded.game.public.standings.history[0].totals[0] == 77


def test_a_last_line_after_which_no_rules_can_go_on_is_left_out() -> None:
    lines = lines_of("standard")
    last = next(k for k, line in enumerate(lines) if line.startswith('{"e":"TrickTaken"'))
    # Nobody takes the first trick: held over, as only cancelling packs know it.
    for line in ('{"e":"TrickTaken","seat":null}', '{"e":"GameEnded","result":{}}'):
        loaded = read_log("".join(f"{text_line}\n" for text_line in (*lines[:last], line)))
        assert can_go_on(loaded)


@pytest.mark.parametrize("header", ['"rules":5', '"rules":null', '"seats":7', '"seed":null'])
def test_a_header_of_the_wrong_shape_is_refused(header: str) -> None:
    plain = json.loads(lines_of("standard")[0])
    plain.update(json.loads(f"{{{header}}}"))
    with pytest.raises(CorruptLog, match=r"^line 1: "):
        read_log(json.dumps(plain) + "\n")


def can_go_on(loaded: LoadedLog) -> bool:
    _, game = settle(loaded.game)
    ask = to_act(game)
    return all(game.owns[seat].hand for seat in ask.seats if ask.kind is AskKind.PLAY)


def _spoilt(value: object, rng: random.Random) -> object:
    match value:
        case bool() | None:
            return rng.choice([None, 5, [], "x", True])
        case int():
            return rng.choice([-1, 0, 1, value + 1, value - 1, 99, 10**30, True, None])
        case str():
            return rng.choice(["", "QS", "2C", "W", value + "'", None, 5, "JK"])
        case list():
            return rng.choice([[], value[:-1], value + value[-1:], value[::-1], None, 5])
        case _:
            return rng.choice([None, 5, [], {}])


def _spoil(node: Any, rng: random.Random) -> Any:
    """The same data with one thing in it changed."""
    if not node or not isinstance(node, dict | list) or rng.random() < 0.15:
        return _spoilt(node, rng)
    keys = list(node) if isinstance(node, dict) else range(len(node))
    key = rng.choice(keys)
    copy: Any = dict(node) if isinstance(node, dict) else list(node)
    copy[key] = _spoil(node[key], rng)
    return copy


@pytest.mark.parametrize("times", some((20, 60), 20))
@pytest.mark.parametrize("key", KEYS)
def test_random_damage_never_raises_anything_else(key: str, times: int) -> None:
    rng = random.Random(key)
    lines = lines_of(key)
    for _ in range(times):
        spoilt = list(lines)
        index = rng.choice([0, 1, rng.randrange(len(lines)), rng.randrange(len(lines))])
        if rng.random() < 0.85:
            spoilt[index] = json.dumps(_spoil(json.loads(lines[index]), rng))
        else:
            spoilt[index : index + 1] = [lines[rng.randrange(len(lines))]] * rng.randrange(3)
        with contextlib.suppress(CorruptLog):
            assert can_go_on(read_log("".join(f"{line}\n" for line in spoilt)))
