"""`replay --verify`: what a saved game proves, of what, and what it leaves open."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.engine.log import seal
from hearts_gui.engine.shuffle import Cut, bot_seed, commitment
from hearts_gui.session.game.session import Session
from hearts_gui.wording.language.messages import message_text
from tests.engine.forging import unsealed
from tests.kits.command_line import data, run
from tests.kits.turns import my_turn

from .kit import header, make_session, play_out, play_until, take_turn

SEED = "0123456789abcdef0123456789abcdef"
PROMISED = commitment(SEED)


def write(
    folder: Path,
    *,
    until: Callable[[Session], bool] | None = None,
    back: int = 0,
    seed: str = SEED,
) -> Path:
    """A saved game of a person who takes that many decisions back."""
    from hearts_gui.session.store.saves import Saves

    file = Saves(folder).create(header(seed=seed))
    session = make_session(seed=seed, file=file)
    for _ in range(back):
        play_until(session, my_turn)
        take_turn(session)
        assert session.undo()
        take_turn(session)
    if until is None:
        play_out(session)
    else:
        play_until(session, until)
    session.close()
    return file.path


def proof(capsys: pytest.CaptureFixture[str], path: Path, *words: str) -> Any:
    report = data(capsys, "replay", str(path), "--verify", *words)
    return report["verified"]


def test_a_finished_game_says_what_it_proves_and_of_what(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write(tmp_path)
    report = data(capsys, "replay", str(path), "--verify")
    assert list(report) == ["deals", "totals", "winners", "verified"]
    result = report["verified"]
    assert (result["commitment"], result["seed"], result["shuffle"]) == (PROMISED, SEED, 1)
    assert result["deals_verified"] == len(report["deals"]) > 1
    assert result["finished"]
    assert not result["ends_early"]
    assert (result["taken_back"], result["practice"]) == (0, False)
    assert result["commitment_given"] is None
    assert result["commitment_matches"] is None
    assert f"all {result['deals_verified']} deals" in result["summary"]
    assert any("--commitment" in sentence for sentence in result["not_proved"])
    assert list(data(capsys, "replay", str(path))) == ["deals", "totals", "winners"]


@pytest.mark.parametrize("form", [str, str.upper, lambda code: f" {code[:8]} {code[8:]} "])
def test_the_commitment_that_was_noted_is_compared(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: Callable[[str], str]
) -> None:
    path = write(tmp_path)
    report = proof(capsys, path, "--commitment", form(PROMISED))
    assert (report["commitment_given"], report["commitment_matches"]) == (PROMISED, True)
    assert not any("--commitment" in sentence for sentence in report["not_proved"])
    report = data(capsys, "replay", str(path), "--commitment", f"{PROMISED[:12]}…")["verified"]
    assert report["commitment_given"] == PROMISED[:12]


def test_a_swapped_game_with_its_own_commitment_is_detected(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write(tmp_path)
    words = ("replay", str(path), "--verify", "--commitment")
    for other in (commitment("another game"), commitment("another game")[:12]):
        status, out, err = run(capsys, *words, other)
        assert (status, out) == (1, "")
        assert "not the commitment you gave" in err
        assert PROMISED in err
    for nonsense in ("", PROMISED[:11], PROMISED + "0", "x" * 64):
        assert run(capsys, *words, nonsense)[:2] == (2, "")


@pytest.mark.parametrize("version", ["99", "0", "true", "null", '"1"', "1.0"])
def test_a_shuffle_that_is_not_known_cannot_be_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, version: str
) -> None:
    path = write(tmp_path)
    path.write_text(
        unsealed(path.read_text()).replace('"shuffle":1,', f'"shuffle":{version},', 1), newline="\n"
    )
    status, out, err = run(capsys, "replay", str(path), "--verify")
    assert (status, out) == (1, "")
    assert f"shuffle version {version}, which is not known here" in err
    assert data(capsys, "replay", str(path))["winners"]


def test_a_file_cut_at_a_deal_ends_early(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write(tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    ends = [k for k, line in enumerate(lines) if line.startswith('{"e":"DealScored"')]
    path.write_text("".join(lines[: ends[1] + 1]), newline="\n")
    report = proof(capsys, path)
    assert (report["finished"], report["ends_early"], report["ends"]) == (
        False,
        True,
        "after deal 2",
    )
    assert report["deals_verified"] == 2
    assert "after deal 2" in report["summary"]
    path.write_text("".join(lines[: ends[1] + 30]), newline="\n")
    assert proof(capsys, path)["ends"] == "in deal 3"
    path.write_text(lines[0], newline="\n")
    report = proof(capsys, path)
    assert (report["ends"], report["deals_verified"]) == ("before the first deal", 0)


def test_an_unfinished_last_line_is_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write(tmp_path)
    assert proof(capsys, path)["last_line_unfinished"] is False
    path.write_text(path.read_text()[:-5], newline="\n")
    report = proof(capsys, path)
    assert (report["last_line_unfinished"], report["ends_early"]) == (True, True)


def test_moves_taken_back_are_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = proof(capsys, write(tmp_path, back=3))
    assert (report["taken_back"], report["practice"], report["finished"]) == (3, True, True)
    assert "3 choices were taken back" in report["summary"]


def test_a_seed_that_can_be_guessed_from_its_commitment_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def guessed(seed: str) -> bool:
        report = proof(capsys, write(tmp_path, seed=seed))
        return any("guess" in sentence for sentence in report["not_proved"])

    assert guessed("5")
    assert not guessed(SEED)


def test_the_end_compares_the_seed_with_what_was_shown_at_the_start() -> None:
    session = make_session(seed=SEED)
    assert session.fair.code == PROMISED
    session._game = replace(session._game, seed=bot_seed(SEED, 0))
    assert session.fair.code == PROMISED
    assert session.fair.kept is None
    play_out(session)
    assert session.fair.seed == bot_seed(SEED, 0)
    assert session.fair.kept is False


def test_a_game_taken_up_again_keeps_the_promise_of_its_file(tmp_path: Path) -> None:
    from hearts_gui.session.past.library import Library

    from .kit import LocalBots

    path = write(tmp_path, until=my_turn)
    head, *rest = unsealed(path.read_text()).split("\n")
    plain = json.loads(head) | {"commitment": "0" * 64}
    path.write_text("\n".join([json.dumps(plain, separators=(",", ":")), *rest]), newline="\n")
    session = Library(tmp_path, make_bots=LocalBots).resume(path)
    assert session.fair.code == "0" * 64
    play_out(session)
    assert session.fair.kept is False
    session.close()


CUT = Cut(SEED, "somewhere in the middle")


def cut_game(folder: Path, cut: Cut = CUT) -> Path:
    """A finished game whose pack was cut."""
    from hearts_gui.session.store.saves import Saves

    file = Saves(folder).create(replace(header(seed=cut.seed), cut=cut))
    session = make_session(seed=cut.seed, file=file)
    play_out(session)
    session.close()
    return file.path


def test_a_cut_game_proves_both_what_was_drawn_and_the_cut(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    report = proof(capsys, cut_game(tmp_path), "--commitment", PROMISED)
    assert (report["drawn"], report["cut"], report["seed"]) == (SEED, CUT.text, CUT.seed)
    assert report["commitment"] == PROMISED
    assert not any("nobody cut" in sentence for sentence in report["not_proved"])
    uncut = proof(capsys, write(tmp_path))
    assert (uncut["cut"], uncut["drawn"]) == (None, SEED)
    assert any("nobody cut" in sentence for sentence in uncut["not_proved"])


def test_the_seed_of_a_cut_game_is_the_hash_of_both_and_hangs_on_both() -> None:
    both = f"hearts/cut/1/{SEED}/{CUT.text}".encode()
    assert CUT.seed == hashlib.sha256(both).hexdigest()
    assert len({CUT.seed, Cut(SEED, "").seed, Cut(SEED[::-1], CUT.text).seed}) == 3


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (CUT.text, "somewhere else", "not the one promised"),
        (f'"secret":"{SEED}"', f'"secret":"{SEED[::-1]}"', "not the one promised"),
        (f'"text":"{CUT.text}"', '"text":7', "how the pack was cut can’t be read"),
    ],
)
def test_a_cut_that_was_changed_afterwards_is_found_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, why: str
) -> None:
    path = cut_game(tmp_path)
    text = unsealed(path.read_text())
    assert old in text
    path.write_text(text.replace(old, new, 1), newline="\n")
    status, out, err = run(capsys, "replay", str(path), "--verify")
    assert (status, out) == (1, "")
    assert why in err


def test_the_end_reveals_what_was_drawn_and_the_cut(tmp_path: Path) -> None:
    from hearts_gui.session.past.library import Library
    from hearts_gui.session.setup.players import one_human
    from tests.kits.one_deal import ONE_DEAL

    from .kit import LocalBots

    session = Library(tmp_path, make_bots=LocalBots).start(ONE_DEAL, one_human(4), cut=CUT)
    assert (session.fair.code, session.fair.cut) == (PROMISED, CUT.text)
    assert (session.fair.drawn, session.fair.seed, session.fair.kept) == (None, None, None)
    play_out(session)
    assert (session.fair.drawn, session.fair.seed, session.fair.kept) == (SEED, CUT.seed, True)
    session.close()


def recut(path: Path, text: str) -> Path:
    """A game of the same number whose pack was cut otherwise, and so with other cards."""
    return cut_game(path / "other", Cut(SEED, text))


def test_another_cut_of_the_same_number_is_found_out_where_the_cut_is_given(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine, other = cut_game(tmp_path), recut(tmp_path, "somewhere else")
    words = ("--verify", "--commitment", PROMISED, "--cut", CUT.text)
    report = proof(capsys, mine, *words)
    assert (report["cut_given"], report["cut_matches"]) == (CUT.text, True)
    assert any("neither" in sentence for sentence in report["proved"])
    assert not any("--cut" in sentence for sentence in report["not_proved"])
    status, out, err = run(capsys, "replay", str(other), *words)
    assert (status, out) == (1, "")
    assert "“somewhere else”" in err
    assert run(capsys, "replay", str(write(tmp_path)), "--cut", CUT.text)[0] == 1, "nobody cut"


def test_another_cut_is_named_among_what_is_not_proved_where_none_is_given(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for path in (cut_game(tmp_path), recut(tmp_path, "somewhere else")):
        report = proof(capsys, path, "--commitment", PROMISED)
        assert (report["cut_given"], report["cut_matches"]) == (None, None)
        assert any("--cut" in sentence for sentence in report["not_proved"])
        assert not any("neither" in sentence for sentence in report["proved"])


def test_a_cut_alone_does_not_prove_who_drew_the_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    report = proof(capsys, cut_game(tmp_path), "--cut", CUT.text)
    assert report["cut_matches"] is True
    assert any("--commitment" in sentence for sentence in report["not_proved"])
    assert not any("neither" in sentence for sentence in report["proved"])


def falsified(path: Path, part: str) -> tuple[list[int], list[int]]:
    """Change a number in the last score of a game under a checksum that fits; right and wrong."""
    lines = path.read_text().split("\n")
    index = max(k for k, line in enumerate(lines) if line.startswith('{"e":"DealScored"'))
    plain = json.loads(seal.unsealed(lines[index]))
    right = list(plain["score"][part])
    wrong = [*right[:-1], right[-1] + 1]
    plain["score"][part] = wrong
    text = json.dumps({k: v for k, v in plain.items() if k != "sum"}, separators=(",", ":"))
    lines[index] = seal.sealed(text)
    path.write_text("\n".join(lines), newline="\n")
    return right, wrong


@pytest.mark.parametrize("part", ["totals", "points"])
def test_a_false_number_under_a_fitting_checksum_is_named_with_the_right_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, part: str
) -> None:
    from hearts_gui.session.past.library import Library

    from .kit import LocalBots

    path = write(tmp_path, until=lambda game: len(game.view(0).public.standings.history) == 2)
    right, wrong = falsified(path, part)
    status, out, err = run(capsys, "replay", str(path), "--verify")
    assert (status, out, err.count("\n")) == (1, "", 1)
    report = data(capsys, "replay", str(path))
    session = Library(tmp_path, make_bots=LocalBots).resume(path)
    for said in (err, *report["differences"], *map(message_text, session.notices)):
        assert f"the {part}" in said
        assert str(wrong).strip("[]") in said
        assert str(right).strip("[]") in said
        assert "deal 2" in said
    assert len(session.notices) == len(report["differences"]) == 1
    session.close()
