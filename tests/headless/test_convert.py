"""Games that other programs recorded, read and written by `convert`."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.engine.log.seal import sealed, unsealed
from tests.kits.command_line import data, run

Capsys = pytest.CaptureFixture[str]


def _walked(options: dict[str, bool], direction: int, plays: int, seed: int) -> tuple[Any, Any]:
    """OpenSpiel's game with these options, and a state after this many actions of players."""
    spiel = pytest.importorskip("pyspiel")
    game, rng = spiel.load_game("hearts", options), random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(direction)
    for index in range(52 + plays):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert index < 52 or state.move_number() > 52
    return game, state


def _as_told(state: object) -> list[str]:
    """The lines of a state; the cards of a pass in order, because ours has no other."""
    lines = str(state).splitlines()
    return [" ".join(sorted(line.split())) if re.match("[NESW]: .*[CDHS] ", line) else line
            for line in lines]  # fmt: skip


@pytest.mark.parametrize(
    ("direction", "plays", "options"),
    [
        (1, 64, {}), (2, 64, {"jd_bonus": True, "qs_breaks_hearts": False}), (0, 52, {}),
        (3, 64, {"avoid_all_tricks_bonus": True, "can_lead_any_club": True}), (1, 3, {}),
        (2, 12, {}), (3, 31, {}), (0, 0, {}), (0, 30, {"must_break_hearts": False}),
    ],
)  # fmt: skip
def test_openspiels_own_state_comes_back_from_a_save(
    capsys: Capsys, tmp_path: Path, direction: int, plays: int, options: dict[str, bool]
) -> None:
    spiel = pytest.importorskip("pyspiel")
    game, state = _walked(options, direction, plays, seed=plays + direction)
    first, ours, back, shown = (tmp_path / name for name in ("a.x", "a.hearts", "b.spiel", "b.txt"))
    first.write_text(spiel.serialize_game_and_state(game, state))
    report = data(capsys, "convert", str(first), str(ours))
    assert (report["from"], report["to"], report["deals"]) == ("openspiel", "hearts", 1)
    if state.is_terminal():
        assert report["points"] == [[26 - reward for reward in state.returns()]]
        assert "differences" not in data(capsys, "replay", str(ours))
    data(capsys, "convert", str(ours), str(back))
    _, again = spiel.deserialize_game_and_state(back.read_text())
    assert _as_told(again) == _as_told(state)
    assert again.returns() == state.returns()
    data(capsys, "convert", str(ours), str(shown))
    assert shown.read_text() == str(again)
    if not options:  # the text of a state does not name its options
        data(capsys, "convert", str(shown), str(tmp_path / "c.spiel"))
        assert (tmp_path / "c.spiel").read_text() == back.read_text()


@pytest.fixture
def played(capsys: Capsys, tmp_path: Path) -> Path:
    data(capsys, *f"simulate --games 1 --seed c --bots rule --log {tmp_path}".split())
    return tmp_path / "game-000001.hearts"


def test_a_whole_game_is_the_same_after_a_record_of_hearts_engine(
    capsys: Capsys, tmp_path: Path, played: Path
) -> None:
    record, ours, again = (tmp_path / name for name in ("r.json", "r.hearts", "s.json"))
    report = data(capsys, "convert", str(played), str(record))
    totals = data(capsys, "replay", str(played))
    assert report["points"] == totals["deals"]
    rounds = json.loads(record.read_text())["rounds"]
    assert [round["pass_direction"] for round in rounds[:4]] == [
        "Left",
        "Right",
        "Across",
        "Keeper",
    ]
    assert all(sum(trick["points"] for trick in round["tricks"]) == 26 for round in rounds)
    data(capsys, "convert", str(record), str(ours))
    back = data(capsys, "replay", str(ours))
    assert back["totals"] == totals["totals"]
    assert "differences" not in back
    data(capsys, "convert", str(ours), str(again))
    assert json.loads(again.read_text())["rounds"] == rounds
    status, _, err = run(capsys, "replay", str(ours), "--verify")
    assert status == 1
    assert "not dealt by this program" in err
    older = json.loads(record.read_text())  # as it wrote before it recorded the passes
    for round in older["rounds"]:
        round.pop("cards_passed", None)
        round["hands_after_passing"] = {}
    (tmp_path / "old.json").write_text(json.dumps(older))
    assert data(capsys, "convert", str(tmp_path / "old.json"), str(tmp_path / "old.hearts"))[
        "points"
    ] == totals["deals"]  # fmt: skip


OTHER_RULES = ("black_maria", "omnibus", "complex", "gong_zhu", "ricketts", "joker_hearts")


@pytest.mark.parametrize("rules", OTHER_RULES)
def test_a_game_of_other_rules_is_told_from_the_records_of_other_programs(
    capsys: Capsys, tmp_path: Path, rules: str
) -> None:
    """Failing before: tricks were written with the points of the Standard game, a card of another
    pack was named as a fault, and points of two parts ended the program."""
    data(
        capsys, *f"simulate --rules {rules} --games 1 --seed c --bots rule --log {tmp_path}".split()
    )
    save, again = tmp_path / "game-000001.hearts", tmp_path / "again.hearts"
    for name, program in (("r.json", "hearts-engine"), ("r.spiel", "OpenSpiel")):
        if (rules, program) == ("omnibus", "OpenSpiel"):  # which has an option for it
            continue
        record = tmp_path / name
        status, _, err = run(capsys, "convert", str(save), str(record), "--deal", "1")
        assert (status, err.count("\n")) == (1, 1)
        assert re.search(f"{program}|Only deals of hands", err), err
        assert not record.exists()
    points = data(capsys, "convert", str(save), str(again))["points"]
    assert points == data(capsys, "replay", str(again))["deals"]


def test_a_given_deal_with_a_card_twice_is_damage(
    capsys: Capsys, tmp_path: Path, played: Path
) -> None:
    record, ours = tmp_path / "r.json", tmp_path / "r.hearts"
    data(capsys, "convert", str(played), str(record))
    data(capsys, "convert", str(record), str(ours))
    lines = ours.read_text().splitlines()
    index = next(n for n, line in enumerate(lines) if '"DealStarted"' in line)
    dealt = json.loads(unsealed(lines[index]))
    text = json.dumps(dealt, separators=(",", ":"))
    lines[index] = sealed(text.replace('"2C"', '"3C"', 1))
    ours.write_text("\n".join(lines) + "\n")
    status, out, err = run(capsys, "replay", str(ours))
    assert (status, out) == (1, "")
    assert f"line {index + 1}" in err


def test_what_cannot_be_converted_gets_one_sentence_and_writes_nothing(
    capsys: Capsys, tmp_path: Path, played: Path
) -> None:
    numbers = [1, *range(52)]
    record = tmp_path / "r.json"
    data(capsys, "convert", str(played), str(record))
    good = json.loads(record.read_text())
    other = json.loads(record.read_text())
    name = other["player_order"][0]
    other["rounds"][1]["round_scores"][name] += 1
    stray = json.loads(record.read_text())
    second = stray["player_order"][1]
    stray["rounds"][3]["tricks"][:2] = stray["rounds"][3]["tricks"][1::-1]
    bad: dict[str, tuple[object, int, str]] = {
        "song.mp3": ("music", 1, "not a Hearts record in a known format"),
        "short.spiel": (" ".join(map(str, numbers[:30])), 1, "30 numbers"),
        "twice.spiel": (" ".join(map(str, [1, *range(51), 3])), 1, "queen|two|five"),
        "high.spiel": (" ".join(map(str, [1, *range(51), 99])), 1, "not a Hearts record"),
        "option.spiel": ("hearts(wild=True)\n[State]\n" + "\n".join(map(str, numbers)), 1, "wild"),
        "null.json": ("{}", 1, "not a record of hearts-engine"),
        "deep.json": ("{" + '"a":[' * 5000, 1, "not a record of hearts-engine"),
        "points.json": (other, 1, "deal 2"),
        "stray.json": (stray, 1, f"Deal 4: {re.escape(second)}: this hand plays next"),
        "none.txt": ("Pass Direction: Left\n", 1, "Nobody has"),
        "begun.json": ({"player_order": [*"abcd"], "rounds": []}, 1, "has no deal yet"),
    }
    for file, (content, wanted, words) in bad.items():
        path = tmp_path / file
        path.write_text(content if isinstance(content, str) else json.dumps(content))
        status, out, err = run(capsys, "convert", str(path), str(tmp_path / "new.hearts"))
        assert (status, out) == (wanted, ""), file
        assert re.search(words, err), (file, err)
        assert err.count("\n") == 1, err
        assert not (tmp_path / "new.hearts").exists()
    assert good["rounds"]
    for asked, wanted, sentence in (
        (("none.json", "new.hearts"), 2, "There is no file"),
        (("r.json", "new.zip"), 2, "--to"),
        (("r.json", "new.zip", "--to", "bridge"), 2, "choose from"),
        (("r.json", "r.json"), 2, "already exists"),
        (("game-000001.hearts", "new.spiel"), 2, "--deal"),
        (("game-000001.hearts", "new.spiel", "--deal", "999"), 2, "no deal 999"),
        (("r.json", "none/new.hearts"), 1, "could not be written"),
    ):
        paths = [str(tmp_path / word) for word in asked[:2]]
        status, out, err = run(capsys, "convert", *paths, *asked[2:])
        assert (status, out, err.count("\n")) == (wanted, "", 1), (asked, err)
        assert sentence in err


def test_a_disk_that_refuses_keeps_no_empty_file(
    played: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Failing before: the next try heard that the file exists already."""
    limits = pytest.importorskip("resource")
    before = limits.getrlimit(limits.RLIMIT_FSIZE)
    record = tmp_path / "full.json"
    limits.setrlimit(limits.RLIMIT_FSIZE, (1000, before[1]))
    try:
        status, _, err = run(capsys, "convert", str(played), str(record))
    finally:
        limits.setrlimit(limits.RLIMIT_FSIZE, before)
    assert (status, err) == (1, f"{record} could not be written (File too large).\n")
    assert not record.exists()
