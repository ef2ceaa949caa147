"""The command line: JSON or one sentence, and the right exit status, for every request."""

from __future__ import annotations

import argparse
import errno
import inspect
import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hearts_gui import __main__, __version__, arguments, cli, verbs
from hearts_gui.headless import match, reports, simulate
from tests.engine.forging import unsealed
from tests.kits.command_line import data, run
from tests.kits.slow import some

ROOT = Path(__file__).parent.parent.parent


MISUSES = {
    "frobnicate": "'frobnicate' is neither a command nor a saved game; see hearts-gui --help.",
    "sim": "'sim' is neither a command nor a saved game; did you mean 'simulate'?",
    "qqq": "'qqq' is neither a command nor a saved game; see hearts-gui --help.",
    "none.hearts": "There is no file 'none.hearts'.",
    f"replay {'n' * 300}/x": f"There is no file '{'n' * 300}/x'.",
    "n" * 5000: f"'{'n' * 199}…{'n' * 19}' is neither a command nor a saved game; "
    "see hearts-gui --help.",
    "--nonsense": "Unrecognised arguments: --nonsense.",
    "rules standart": "There is no rule set 'standart'; did you mean 'standard'?",
    "rules 12345": "The name '12345' is unknown; hearts-gui rules lists the names.",
    "rules nope": "The name 'nope' is unknown; hearts-gui rules lists the names.",
    "match rule foo": "The name 'foo' is unknown; hearts-gui bots lists the names.",
    "screenshot nope x.png": (
        "The name 'nope' is unknown; hearts-gui screenshot --list lists the names."
    ),
    "rules standard --players 9": "Standard is for 4 players, not 9.",
    "rules standard --players 0": "Argument --players: '0' is not a whole number above zero.",
    "rules H1-ABCDE": "The code was mistyped, or a part of it is missing.",
    "rules a b": "Unrecognised arguments: b.",
    "simulate --rules hayy": "There is no rule set 'hayy'; did you mean 'hay'?",
    "simulate --games 0": "Argument --games: '0' is not a whole number above zero.",
    "simulate --games many": "Argument --games: 'many' is not a whole number above zero.",
    "simulate --jobs -1": "Argument --jobs: '-1' is not a whole number above zero.",
    "simulate --bots ruler": "There is no player 'ruler'; did you mean 'rule'?",
    "simulate --bots club/opall": "There is no player 'club/opall'; did you mean 'club/opal'?",
    "simulate --bots club@": "There is no player 'club@'; did you mean 'club'?",
    "match club club/": "There is no player 'club/'; did you mean 'club/ada'?",
    "simulate --bots rule,rule": "--bots names 2 players, but 4 sit at this table.",
    "simulate --bots": "Argument --bots: a value is missing.",
    "simulate --seed \udcff": "Argument --seed: this is not text in UTF-8.",
    "simulate --players 3": "Standard is for 4 players, not 3.",
    "replay": "Missing: file.",
    "replay nowhere.hearts": "There is no file 'nowhere.hearts'.",
    "judge /": "'/' can’t be read (it is not a file).",
    "bots --all": "Unrecognised arguments: --all.",
    "bench nope": (
        "The name 'nope' is unknown; choose from "
        "frames, start, playouts, decisions, judge, statistics."
    ),
    "bench frame": "There is no measurement 'frame'; did you mean 'frames'?",
    "bench playouts --seconds 0": "Argument --seconds: '0' is not a whole number above zero.",
    "bench decisions --level rul": "There is no player 'rul'; did you mean 'rule'?",
    "screenshot review out.png --seed 5": (
        "The scene 'review' always shows the same deal; leave out --seed."
    ),
    "screenshot menu out.png --size big": (
        "Argument --size: 'big' is not a size such as 1280x720."
    ),
    "screenshot menu out.png --size 2x2": (
        "Argument --size: '2x2' is not between 800x600 and 8192x8192."
    ),
}


@pytest.mark.parametrize("request_", MISUSES, ids=lambda words: ascii(words[:60]))
def test_a_request_that_makes_no_sense_gets_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str], request_: str
) -> None:
    status, out, err = run(capsys, *request_.split())
    assert (status, out) == (2, "")
    assert err == MISUSES[request_] + "\n"


@pytest.mark.parametrize("verb", ["", *verbs.VERBS])
def test_every_verb_explains_itself(capsys: pytest.CaptureFixture[str], verb: str) -> None:
    status, out, err = run(capsys, *verb.split(), "--help")
    assert (status, err) == (0, "")
    assert out.startswith("usage: hearts-gui")


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"hearts-gui {__version__}\n", "")


def test_an_unexpected_error_is_one_sentence_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: list[str]) -> int:
        raise ZeroDivisionError("no\nluck")

    monkeypatch.setitem(verbs.VERBS, "bots", fail)
    assert run(capsys, "bots") == (1, "", "Something went wrong (ZeroDivisionError: no luck).\n")
    monkeypatch.setenv(cli.DEBUG_VARIABLE, "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["bots"])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["--help", "--version", "rules", "bots --json", "nope"])
def test_output_that_cannot_be_written_is_one_sentence(words: str, unbuffered: str) -> None:
    command = [sys.executable, "-m", "hearts_gui", *words.split()]
    around = {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": unbuffered}
    with open("/dev/full", "w") as full:
        written = subprocess.run(command, env=around, stdout=full, stderr=-1, check=False)
        told = subprocess.run(command, env=around, stdout=-1, stderr=full, check=False)
    if words == "nope":
        assert (written.returncode, told.returncode) == (2, 2)
        return
    assert (told.returncode, written.returncode) == (0, 1)
    assert written.stderr == b"stdout could not be written (No space left on device).\n"
    read, write = os.pipe()
    os.close(read)
    gone = subprocess.run(command, env=around, stdout=write, stderr=-1, check=False)
    os.close(write)
    assert (gone.returncode, gone.stderr) == (1, b"")


MATCH = "match rule random --deals 1"


def _with(closed: str, words: str) -> subprocess.CompletedProcess[str]:
    """The program with streams closed or led elsewhere, as a shell does it."""
    command = f"exec {sys.executable} -m hearts_gui {words} {closed}"
    return subprocess.run(
        ["sh", "-c", command], env={"PYTHONPATH": str(ROOT)}, cwd=ROOT,
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="has other shells")
def test_closed_streams_are_a_sentence_or_harmless() -> None:
    gone = "stdout could not be written (Bad file descriptor).\n"
    assert _with(">&-", "bots --json").stderr == gone
    for words in ("--version", "bots", "--help"):
        ended = _with(">&-", words)
        assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", gone)
    alone = _with("2>&-", MATCH)
    assert (alone.returncode, json.loads(alone.stdout)["deals"]) == (0, 1)
    wrong = _with("2>&-", "nope")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    deaf = _with("<&-", MATCH)
    assert (deaf.returncode, json.loads(deaf.stdout)["deals"]) == (0, 1)
    assert _with("<&- >&- 2>&-", MATCH).returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_match_goes_on_where_its_progress_cannot_be_shown() -> None:
    ended = _with("2>/dev/full", MATCH)
    assert (ended.returncode, json.loads(ended.stdout)["deals"]) == (0, 1)


INTERRUPTED = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"


STOPPED = "try:\n    {}\nexcept KeyboardInterrupt:\n    pass\nget_close_matches = None"
"""An import that goes on after an interruption, as in a callback."""


@pytest.mark.parametrize(("module", "told"), [
    ("raise KeyboardInterrupt", b""),
    (STOPPED.format(INTERRUPTED), b"Stopped.\n"),
    (STOPPED.format(INTERRUPTED.replace("SIGINT", "SIGTERM")), b"Stopped.\n"),
    (f"import atexit; atexit.register(exec, {INTERRUPTED!r}, {{}}); raise KeyboardInterrupt", b""),
])  # fmt: skip
def test_an_interruption_while_the_program_starts_or_ends_is_not_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, told: bytes
) -> None:
    """Failing before: it printed a traceback, the program went on, or it ended without a word."""

    def interrupted() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "main", interrupted)
    assert __main__.main() == 1
    (tmp_path / "difflib.py").write_text(module)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))}
    command = [sys.executable, "-m", "hearts_gui", "simulate", "--games", "100000"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # children inherit it
    try:
        ended = subprocess.run(command, env=environment, check=False, capture_output=True)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, b"", told)


@pytest.mark.skipif(sys.platform == "win32", reason="has other shells")
def test_no_file_is_opened_in_the_place_of_a_closed_stream() -> None:
    program = "import os, hearts_gui.__main__ as m; m.main(); os._exit(os.open('/', os.O_RDONLY))"
    command = f'exec {sys.executable} -c "{program}" <&- >&- 2>&-'
    ended = subprocess.run(["sh", "-c", command], env={"PYTHONPATH": str(ROOT)}, check=False)
    assert ended.returncode > 2


def test_rule_sets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    entries = data(capsys, "rules", "--json")
    assert len(entries) == 37
    assert entries[0] == {"key": "standard", "title": "Standard", "players": [4]}
    status, out, _ = run(capsys, "rules")
    assert status == 0
    assert len(out.splitlines()) == 37


def test_rule_sets_for_a_table_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    entries = data(capsys, "rules", "--players", "7", "--json")
    assert [entry["key"] for entry in entries] == [
        "black_lady_uk", "double_deck", "cancellation", "domino",
    ]  # fmt: skip


def test_one_rule_set_is_described_in_sentences_and_values(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = data(capsys, "rules", "cancellation", "--players", "6", "--json")
    assert list(report) == ["key", "title", "players", "sentences", "values"]
    assert (report["key"], report["values"]["players"]) == ("cancellation", 6)
    assert all(isinstance(sentence, str) for sentence in report["sentences"])
    _, out, _ = run(capsys, "rules", "hay")
    assert "two of clubs" in out


def test_a_share_code_is_accepted_wherever_rules_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from hearts_gui.engine.rules.rules import Rules
    from hearts_gui.engine.rules.share_code import encode

    code = encode(Rules(end_at=30, pass_count=2))
    report = data(capsys, "rules", code, "--json")
    assert (report["key"], report["title"]) == (code, "Standard, 2 changes")
    assert report["values"]["end_at"] == 30
    run_of = data(capsys, "simulate", "--rules", code, "--games", "2")
    assert run_of["rules"] == code


def test_computer_players_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    report = data(capsys, "bots", "--json")
    assert list(report) == ["levels", "characters"]
    assert "grandmaster" in report["levels"]
    assert len(report["characters"]) >= 12
    assert run(capsys, "bots")[0] == 0


# -- simulate


def test_a_simulation_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    report = data(capsys, "simulate", "--games", "6", "--seed", "x", "--bots", "rule")
    assert list(report) == [
        "rules", "players", "bots", "games", "deals", "mean_points_per_deal", "wins",
        "deals_per_second", "seed",
    ]  # fmt: skip
    assert (report["rules"], report["players"], report["bots"]) == ("standard", 4, ["rule"] * 4)
    assert report["games"] == 6
    assert sum(report["wins"]) >= 6
    assert len(report["mean_points_per_deal"]) == 4


@pytest.mark.parametrize(("games", "most"), some([(3, "2"), (5, "3")], (3, "2")))
def test_the_same_seed_gives_the_same_games_with_any_number_of_processes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, games: int, most: str
) -> None:
    reports: list[str] = []
    for jobs in ("1", "1", most):
        words = f"simulate --games {games} --seed s --bots random --jobs {jobs}".split()
        report = data(capsys, *words, "--log", str(tmp_path / f"{len(reports)}"))
        del report["deals_per_second"]
        reports.append(json.dumps(report))
    assert len(set(reports)) == 1
    files = [
        {path.name: path.read_bytes() for path in (tmp_path / f"{k}").iterdir()} for k in range(3)
    ]
    assert files[0] == files[1] == files[2]
    assert len(files[0]) == games
    other = data(capsys, "simulate", "--games", str(games), "--seed", "t", "--bots", "random")
    del other["deals_per_second"]
    assert json.dumps(other) not in reports


def test_a_sentence_begins_on_a_line_of_its_own_after_progress(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Failing before: "2 of 60 dealsStopped."."""
    verbs.to_stderr("\r1 of 60")
    verbs.to_stderr("\r2 of 60")
    verbs.to_stderr("Stopped.\n")
    verbs.to_stderr("\r60 of 60\n")
    verbs.to_stderr("Stopped.\n")
    assert capsys.readouterr().err == "\r1 of 60\r2 of 60\nStopped.\n\r60 of 60\nStopped.\n"


def test_without_shared_memory_one_process_plays_all(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: "Something went wrong"."""

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("_multiprocessing.SemLock", refuse)
    for words in ("simulate --games 2 --bots random", "match random rule --deals 2"):
        status, out, _ = run(capsys, *words.split(), "--jobs", "2")
        assert (status, json.loads(out)["deals"] >= 2) == (0, True)


@pytest.mark.parametrize("games", some((3, 15), 3))
def test_every_deal_of_the_standard_game_comes_to_26_points_or_a_moon(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, games: int
) -> None:
    data(capsys, "simulate", "--games", str(games), "--log", str(tmp_path))
    deals = [
        sum(points)
        for path in sorted(tmp_path.iterdir())
        for points in data(capsys, "replay", "--verify", str(path))["deals"]
    ]
    assert set(deals) <= {26, 78}
    assert len(deals) > 7 * games


def test_games_without_an_end_are_named_and_the_others_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["simulate", "--games", "3", "--seed", "x", "--bots", "random"]
    whole = data(capsys, *words, "--log", str(tmp_path / "whole"))
    lengths = [
        len(data(capsys, "replay", str(path))["deals"])
        for path in sorted((tmp_path / "whole").iterdir())
    ]
    most = sorted(lengths)[1]
    assert most < max(lengths)
    monkeypatch.setattr(simulate, "MOST_DEALS", most)
    report = data(capsys, *words, "--log", str(tmp_path / "some"))
    longer = [number for number, length in enumerate(lengths, start=1) if length > most]
    assert report["endless"] == longer
    assert report["games"] == 3 - len(longer)
    assert report["deals"] == sum(length for length in lengths if length <= most)
    assert len(list((tmp_path / "some").iterdir())) == report["games"]
    assert "endless" not in whole


def test_a_simulation_of_nothing_but_endless_games_is_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "MOST_DEALS", 1)
    status, out, err = run(capsys, "simulate", "--games", "3", "--bots", "random")
    assert (status, out) == (1, "")
    assert err == "With these rules none of the 3 games is over after 1 deals.\n"


def test_a_match_of_deals_that_are_always_void_is_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "_MOST_ATTEMPTS", 0)
    status, out, err = run(capsys, "match", "rule", "random", "--deals", "1")
    assert (status, out) == (1, "")
    assert err == "With these rules a deal was void 0 times in a row.\n"


def test_scores_of_every_kind_are_plain_json(capsys: pytest.CaptureFixture[str]) -> None:
    report = data(capsys, "simulate", "--rules", "complex", "--games", "1")
    assert all(len(mean) == 2 for mean in report["mean_points_per_deal"])
    timed = data(capsys, "simulate", "--rules", "yppedia", "--games", "1")
    assert timed["deals"] >= 1


def test_a_log_folder_that_cannot_be_made_is_a_failure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    status, out, err = run(capsys, "simulate", "--games", "1", "--log", str(tmp_path / "file"))
    assert (status, out) == (1, "")
    assert err.startswith("The games could not be saved in")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_in_the_log_folder_is_never_written_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    """Failing before: the games of an earlier run were gone."""
    game = tmp_path / "game-000002.hearts"
    game.write_text("mine")
    words = ["simulate", "--games", "2", "--bots", "random", "--jobs", jobs, "--log", str(tmp_path)]
    sentence = f"'{game}' already exists; choose another name.\n"
    assert run(capsys, *words) == (2, "", sentence)
    assert game.read_text() == "mine"


def test_a_disk_that_refuses_keeps_no_part_of_a_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Failing before: a part stayed, and the next try heard that the game exists already."""
    limits = pytest.importorskip("resource")
    before = limits.getrlimit(limits.RLIMIT_FSIZE)
    limits.setrlimit(limits.RLIMIT_FSIZE, (1000, before[1]))
    try:
        words = ["simulate", "--games", "1", "--bots", "random", "--log", str(tmp_path)]
        status, _, err = run(capsys, *words)
    finally:
        limits.setrlimit(limits.RLIMIT_FSIZE, before)
    assert (status, "File too large" in err) == (1, True)
    assert not list(tmp_path.iterdir())


def test_rules_for_a_number_of_players_that_none_is_for_say_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Failing before: nothing was printed."""
    sentence = "Hearts is for 2 to 11 players, not 99.\n"
    assert run(capsys, "rules", "--players", "99") == (0, sentence, "")
    assert data(capsys, "rules", "--players", "99", "--json") == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_picture_that_cannot_be_written_leaves_the_old_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = tmp_path / "menu.png"
    picture.write_text("old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    status, _, err = run(capsys, "screenshot", "menu", str(picture), "--size", "800x600")
    assert (status, err) == (1, f"{picture} could not be written (No space left on device).\n")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def test_games_that_are_not_kept_need_no_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(reports, "simulate", refuse)
    told = "Too many files are open on this computer; close other programs first.\n"
    assert run(capsys, "simulate", "--games", "1") == (1, "", told)


def test_simulate_and_its_children_load_no_window(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom hearts_gui import cli\n"
        "if __name__ == '__main__':\n"
        "    cli.main(['simulate', '--games', '2', '--jobs', '2'])\n"
        "    sys.exit('pygame' in sys.modules)\n"
    )
    script = tmp_path / "run.py"
    script.write_text(code)
    result = subprocess.run(
        [sys.executable, str(script)], env={"PYTHONPATH": str(ROOT)}, check=False,
        capture_output=True,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, b"")


# -- replay


@pytest.fixture
def game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    data(capsys, "simulate", "--games", "1", "--seed", "r", "--log", str(tmp_path))
    return tmp_path / "game-000001.hearts"


def test_a_replay_tells_points_totals_and_winners(
    capsys: pytest.CaptureFixture[str], game: Path
) -> None:
    report = data(capsys, "replay", str(game))
    assert list(report) == ["deals", "totals", "winners"]
    assert [sum(column) for column in zip(*report["deals"], strict=True)] == report["totals"]
    lowest = min(report["totals"])
    assert report["winners"] == [s for s, t in enumerate(report["totals"]) if t == lowest]
    lines = data(capsys, "replay", str(game), "--lines")["lines"]
    assert len(lines) == len(report["deals"])
    assert any("QS 13" in seat for deal in lines for seat in deal)


def test_a_torn_file_is_a_game_under_way(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    game.write_bytes(game.read_bytes()[:-40])
    report = data(capsys, "replay", str(game))
    assert report["winners"] == []
    assert report["torn"] == "The last line of game-000001.hearts breaks off and was left out; " \
        "everything before it was kept."  # fmt: skip


def test_a_damaged_file_is_named_with_its_line(
    capsys: pytest.CaptureFixture[str], game: Path
) -> None:
    lines = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join([*lines[:20], b"nonsense\n", *lines[20:]]))
    status, out, err = run(capsys, "replay", str(game))
    assert (status, out) == (1, "")
    assert err == "game-000001.hearts, line 21: not readable.\n"


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def _other_hand(text: str) -> str:
    """Two hands of the first deal changed against each other."""
    head, deal, *rest = text.split("\n")
    plain = json.loads(deal)
    hands = plain["hands"]
    hands[0], hands[1] = hands[1], hands[0]
    return "\n".join([head, json.dumps(plain, separators=(",", ":")), *rest])


def _other_score(text: str) -> str:
    lines = text.split("\n")
    index = max(k for k, line in enumerate(lines) if line.startswith('{"e":"DealScored"'))
    plain = json.loads(lines[index])
    plain["score"]["points"][0] += 1
    lines[index] = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
    return "\n".join(lines)


def _other_seed(text: str) -> str:
    seed = json.loads(text.split("\n")[0])["seed"]
    return swapped(text, f'"seed":"{seed}"', f'"seed":"{seed[::-1]}"')


def _other_seed_and_promise(text: str) -> str:
    from hearts_gui.engine.shuffle import commitment

    seed = json.loads(text.split("\n")[0])["seed"]
    text = _other_seed(text)
    return swapped(text, commitment(seed), commitment(seed[::-1]))


@pytest.mark.parametrize(
    "change",
    [_other_hand, _other_score, _other_seed, _other_seed_and_promise],
    ids=lambda change: change.__name__.strip("_"),
)
def test_verifying_finds_whatever_was_changed(
    capsys: pytest.CaptureFixture[str], game: Path, change: Any
) -> None:
    game.write_text(change(unsealed(game.read_text())))
    status, out, err = run(capsys, "replay", str(game), "--verify")
    assert (status, out) == (1, "")
    assert "line" in err
    assert err.count("\n") == 1


def test_a_game_of_a_newer_version_is_a_request_not_understood(
    capsys: pytest.CaptureFixture[str], game: Path
) -> None:
    game.write_text(swapped(unsealed(game.read_text()), '"format":2', '"format":3'))
    status, _, err = run(capsys, "replay", str(game))
    assert status == 2
    assert "newer version" in err


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"", "the file is empty"),
        (b"[[[", "the line breaks off"),
        (b"\xff\xfe", "the file is empty"),
        (b"\xff\xfe\n", "not readable"),
        (b"[1]\n", "this isn’t part of a game"),
        (b'{"format":1}\n', "rules is missing"),
        (
            b'{"format":1,"app":"","title":"","seed":"","rules":{"playerz":3}}\n',
            "playerz = 3: There is no such option; the nearest is players",
        ),
    ],
)
def test_a_file_that_holds_no_game_is_named_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, raw: bytes, why: str
) -> None:
    (tmp_path / "x.hearts").write_bytes(raw)
    sentence = f"x.hearts, line 1: {why}.\n"
    assert run(capsys, "replay", str(tmp_path / "x.hearts")) == (1, "", sentence)


# -- bench


LOAD = ["cpu_share", "load_average"]
SPEED = ["rules", "policy", "deals_per_second", *LOAD]


def test_playouts_are_measured_for_both_policies(capsys: pytest.CaptureFixture[str]) -> None:
    records = data(capsys, "bench", "playouts", "--rules", "hay", "--seconds", "1")
    assert [list(record) for record in records] == [SPEED, SPEED]
    assert [(record["rules"], record["policy"]) for record in records] == [
        ("hay", "random"),
        ("hay", "sensible"),
    ]


def test_playouts_without_rules_are_those_of_the_usual_and_the_hardest_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hearts_gui.ai.simulator import playout_speed

    monkeypatch.setattr(playout_speed, "_speed", lambda *_: 1.0)
    records = data(capsys, "bench", "playouts")
    assert [records[0][key] for key in SPEED[:3]] == ["standard", "random", 1]
    assert {"gong_zhu", "cancellation"} < {record["rules"] for record in records}


def test_games_of_one_player_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    (record,) = data(capsys, "bench", "playouts", "--seconds", "1", "--level", "random")
    assert list(record) == SPEED
    assert (record["rules"], record["policy"]) == ("standard", "random")


def test_the_statistics_of_many_games_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hearts_gui.devtools import frame_times

    few = partial(frame_times.statistics_times, 20)
    monkeypatch.setattr(frame_times, "statistics_times", few)
    (whole,) = data(capsys, "bench", "statistics")
    times = ["seconds", "processor_seconds"]
    assert list(whole) == ["statistics", "games", "deals", *times, *LOAD]
    assert whole["games"] == 20


def test_decisions_are_measured_for_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    records = data(capsys, "bench", "decisions", "--seconds", "1", "--level", "rule")
    measured = ["level", "players", "mean_ms", "worst_ms"]
    assert [list(record) for record in records] == [[*measured, *LOAD]]
    assert records[0]["cpu_share"] > 0
    assert 0 < records[0]["mean_ms"] <= records[0]["worst_ms"]


def test_decisions_are_those_of_one_seat_in_a_whole_deal() -> None:
    """A pass takes longer than a card, so a deal that is cut short would mislead."""
    from hearts_gui.engine.rules.rules import Rules
    from hearts_gui.headless import bench

    assert len(bench._one_deal(Rules(), "rule", 1)) == 1 + 13


def test_decisions_without_a_level_are_those_of_all(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hearts_gui.headless import bench, reports

    monkeypatch.setattr(bench, "_thinking", lambda rules, level, seconds: {"level": level})
    records = data(capsys, "bench", "decisions")
    assert [record["level"] for record in records] == reports.bots_report()["levels"]


# -- languages


def test_the_command_line_speaks_the_language_that_it_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTS_LANG", "en")  # put back afterwards
    status, out, _ = run(capsys, "--lang", "en-XA", "rules", "standard")
    assert status == 0
    assert "Thé páçk" in out
    _, names, _ = run(capsys, "--lang", "en-XA", "rules")
    assert "Standard " not in names, "titles are said in the language"
    assert data(capsys, "--lang=en-XA", "rules", "--json")[0]["title"] == "Standard"
    status, _, err = run(capsys, "--lang=en-XA", "rules", "nonsense")
    assert status == 2
    assert err.startswith("Théřé")
    assert run(capsys, "rules", "nonsense", "--lang=en-XA") == (2, "", err)
    assert run(capsys, "--lang", "de", "rules", "nonsense", "--lang=en-XA") == (2, "", err)
    report = data(capsys, "--lang=en-XA", "bots", "--json")
    assert "grandmaster" in report["levels"]


@pytest.mark.parametrize(("request_", "german"), [
    ("bench", "Es fehlt: what."),
    ("rules a b", "Unbekannte Angabe: b."),
    ("simulate --bots", "Zu --bots: ein Wert fehlt."),
    ("bots --json=1", "Zu --json: '1' ist hier nicht vorgesehen."),
    ("screenshot --s", "--s ist mehrdeutig: --size, --seed, --scenes, --sizes, --scales."),
    ("judge g.hearts --deal x", "Zu --deal: 'x' ist keine ganze Zahl."),
    ("simulate --games 0", "Zu --games: '0' ist keine ganze Zahl ab 1."),
])  # fmt: skip
def test_complaints_of_the_parser_are_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, request_: str, german: str
) -> None:
    monkeypatch.setenv("HEARTS_LANG", "de")
    assert run(capsys, *request_.split()) == (2, "", german + "\n")


def test_help_has_no_word_of_another_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARTS_LANG", "de")
    for verb in ("", "match"):
        _, out, _ = run(capsys, *verb.split(), "--help")
        assert out.startswith("Aufruf: hearts-gui")
        assert "\nOptionen:\n" in out
        assert "\nAngaben:\n" in out
        assert "and exit" not in out


def test_the_parser_still_says_what_is_translated() -> None:
    known = inspect.getsource(argparse)
    assert [said for said in arguments.ARGPARSE if repr(said) not in known] == []


@pytest.mark.parametrize(("words", "why"), [
    (("--lang", "xx", "rules"), "is not translated into 'xx'; choose from en, de"),
    (("rules", "standard", "--lang", "xx"), "is not translated into 'xx'; choose from en, de"),
    (("bots", "--lang=xx", "--json"), "is not translated into 'xx'; choose from en, de"),
    (("rules", "--lang"), "--lang needs the code"),
    (("--lang",), "--lang needs the code"),
    (("--language=de", "rules"), "--lang needs the code"),
])  # fmt: skip
def test_an_unknown_language_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str
) -> None:
    status, _, err = run(capsys, *words)
    assert status == 2
    assert why in err
