"""The command line: plays by default; the other verbs print JSON and need no screen.

Whatever goes wrong is one sentence on stderr: exit 2 when the request was not understood, 1 when
it could not be done. Everything heavy is imported by the verb that needs it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hearts_gui import __version__
from hearts_gui.arguments import (
    Failed,
    Misused,
    Parser,
    commitment_digits,
    find_rules,
    gallery_options,
    gallery_part,
    known_level,
    known_scale,
    number,
    one_of,
    plain_text,
    players_option,
    rules_option,
    seed_of,
    seed_option,
    set_timeout,
    timeout_option,
    window_size,
)

if TYPE_CHECKING:
    from hearts_gui.config.journal import Journal
    from hearts_gui.engine.rules.rules import Rules

PROGRAM: Final = "hearts-gui"
DEBUG_VARIABLE: Final = "HEARTS_DEBUG"
OK, FAILED, MISUSED = 0, 1, 2

_ABOUT: Final = """\
Hearts for the desktop. Without a verb it plays; with a saved game it opens it.

verbs:
  rules [KEY]            the rule sets, or one of them in plain sentences
  simulate               games between computer players
  match A B              two computer players at the same deals in all seatings
  replay FILE            judge a saved game again
  bots                   levels and characters of the computer players
  screenshot SCENE FILE  a picture of a screen
  bench WHAT             how fast it is here: frames, start, playouts or decisions
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    # Read by pygame when it is imported; its greeting would spoil the JSON on stdout.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # Names of files need not be text; in JSON such bytes become escapes.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return _run(words)
    except Misused as error:
        return _complain(str(error), MISUSED)
    except Failed as error:
        return _complain(str(error), FAILED)
    except KeyboardInterrupt:
        return _complain("Stopped.", FAILED)
    except BrokenPipeError:
        # Whoever read our output has gone; nothing is left to say, and nobody to say it to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if os.environ.get(DEBUG_VARIABLE):
            raise
        return _complain(f"Something went wrong ({type(error).__name__}: {error}).", FAILED)


def _complain(sentence: str, status: int) -> int:
    if sys.stderr is None:
        # The windowed program of Windows: there is no other place for the sentence.
        from hearts_gui import crash

        crash.tell(sentence)
        return status
    print(_on_one_line(sentence), file=sys.stderr)
    return status


def _on_one_line(sentence: str) -> str:
    """A sentence without what a terminal would take for an order, as in the name of a file."""
    words = sentence.replace("\n", " ")
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in words)


def _run(words: list[str]) -> int:
    if words and words[0] in VERBS:
        return VERBS[words[0]](words[1:])
    if words and not words[0].startswith("-") and not _names_a_file(words[0]):
        close = get_close_matches(words[0], VERBS, n=1, cutoff=0.4)
        hint = f"; did you mean {close[0]!r}?" if close else f"; see {PROGRAM} --help."
        raise Misused(f"There is no verb and no saved game {words[0]!r}{hint}")
    return _play(words)


def _names_a_file(word: str) -> bool:
    return word.endswith(".hearts") or os.path.sep in word or Path(word).exists()


def _print(data: Any) -> int:
    print(json.dumps(data, ensure_ascii=False), flush=True)
    return OK


# -- playing


def _play(words: list[str]) -> int:
    parser = Parser(
        prog=PROGRAM, description=_ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--smoke", action="store_true", help="play one deal by itself and report")
    parser.add_argument("--until-menu", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    wanted = parser.parse_args(words)
    if wanted.file is not None and not wanted.file.is_file():
        raise Misused(f"There is no file {str(wanted.file)!r}.")
    if not (wanted.smoke or wanted.until_menu):
        return _open_window(wanted.file)

    if wanted.smoke:
        from hearts_gui.devtools import smoke

        report = _on_screen(smoke.smoke)
        _print(report)
        return OK if report["ok"] else FAILED
    from hearts_gui.devtools import first_menu

    return _print(_on_screen(first_menu.until_menu))


def _open_window(file: Path | None) -> int:
    from hearts_gui import crash

    if file is not None and sys.stderr is None and _is_on_another_table(file):
        return OK

    def play(journal: Journal) -> None:
        from hearts_gui.ui import main as window

        _on_screen(lambda: window.play(file, journal))

    try:
        crash.watch(play, expected=(Failed, Misused), debug=DEBUG_VARIABLE)
    except crash.Crashed as error:
        # Its dialog has been seen; the sentence is for a terminal.
        return FAILED if sys.stderr is None else _complain(str(error), FAILED)
    return OK


def _is_on_another_table(file: Path) -> bool:
    """Whether a double click asked for a game that is open already, and its window was shown."""
    from hearts_gui.session.store import peek
    from hearts_gui.ui.shell import desktop

    return peek.is_busy(file) and desktop.show_other_window()


def _on_screen(show: Callable[[], Any]) -> Any:
    from hearts_gui.session.store.saves import SaveError
    from hearts_gui.ui.shell.window import NoDisplayError

    try:
        return show()
    except NoDisplayError as error:
        raise Failed(str(error)) from None
    except SaveError as error:
        raise (Misused if error.newer else Failed)(str(error)) from None


# -- verbs


def _rules(words: list[str]) -> int:
    from hearts_gui.headless import reports

    parser = Parser(prog=f"{PROGRAM} rules", description="The rule sets, or one of them.")
    parser.add_argument("key", nargs="?", help="a key, a name or a code of rules")
    players_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args(words)
    if wanted.key is None:
        entries = reports.rules_list(wanted.players)
        if wanted.json:
            return _print(entries)
        for entry in entries:
            sizes = ", ".join(str(size) for size in entry["players"])
            print(f"{entry['key']:20} {entry['title']} ({sizes} players)")
        return OK
    rules = find_rules(wanted.key, wanted.players)
    if wanted.json:
        return _print(reports.rules_report(rules))
    from hearts_gui.session.setup.naming import rules_title
    from hearts_gui.wording.describe import describe_text

    print(f"{rules_title(rules)}\n\n{describe_text(rules)}")
    return OK


def _simulate(words: list[str]) -> int:
    from hearts_gui.headless import reports
    from hearts_gui.headless.simulate import EndlessGame

    parser = Parser(prog=f"{PROGRAM} simulate", description="Games between computer players.")
    rules_option(parser)
    players_option(parser)
    parser.add_argument("--games", type=number, default=100, metavar="N", help="how many games")
    seed_option(parser)
    parser.add_argument("--bots", default="rule", metavar="A,B,…", help="one level, or one a seat")
    parser.add_argument("--jobs", type=number, default=1, metavar="N", help="processes")
    parser.add_argument("--log", type=Path, metavar="DIR", help="keep every game as a file there")
    timeout_option(parser)
    wanted = parser.parse_args(words)
    set_timeout(wanted.bot_timeout)
    rules = find_rules(wanted.rules, wanted.players)
    names = wanted.bots.split(",")
    for name in names:
        known_level(name)
    try:
        levels = reports.seat_levels(names, rules.players)
    except reports.BotsDoNotFit as error:
        raise Misused(str(error)) from None
    seed = seed_of(wanted.seed, levels)
    try:
        report = reports.simulate_report(
            rules, levels, games=wanted.games, seed=seed, jobs=wanted.jobs, folder=wanted.log
        )
    except EndlessGame as error:
        raise Failed(f"With these rules {error}.") from None
    except OSError as error:
        raise Failed(f"The games could not be kept in {wanted.log} ({error.strerror}).") from None
    return _print(report)


def _match(words: list[str]) -> int:
    from hearts_gui.headless.match import FORMATS, Match, run_match
    from hearts_gui.headless.simulate import EndlessGame, without_clock

    parser = Parser(prog=f"{PROGRAM} match", description="Duplicate deals in all seatings.")
    parser.add_argument("a", metavar="A", help="a level, or cmd:PROGRAM")
    parser.add_argument("b", metavar="B", help="a level, or cmd:PROGRAM")
    rules_option(parser)
    players_option(parser)
    parser.add_argument("--format", default="2v2", metavar="F", help="1v3 or 2v2")
    parser.add_argument("--deals", type=number, default=60, metavar="N", help="how many deals")
    seed_option(parser)
    parser.add_argument("--jobs", type=number, default=1, metavar="N", help="processes")
    timeout_option(parser)
    wanted = parser.parse_args(words)
    set_timeout(wanted.bot_timeout)
    one_of("format", wanted.format, FORMATS)
    known_level(wanted.a)
    known_level(wanted.b)
    rules = without_clock(find_rules(wanted.rules, wanted.players))
    seed = seed_of(wanted.seed, (wanted.a, wanted.b))
    match = Match(wanted.a, wanted.b, rules, wanted.format, seed)
    try:
        return _print(run_match(match, deals=wanted.deals, jobs=wanted.jobs, progress=True))
    except EndlessGame as error:
        raise Failed(f"With these rules {error}.") from None


def _replay(words: list[str]) -> int:
    from hearts_gui.headless import reports
    from hearts_gui.session.proof import NotProved
    from hearts_gui.session.store.saves import SaveError

    parser = Parser(prog=f"{PROGRAM} replay", description="Judge a saved game again.")
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--verify", action="store_true", help="check the seed, every deal and every score, and say"
        " what that proves"
    )  # fmt: skip
    parser.add_argument(
        "--commitment", type=commitment_digits, metavar="HEX",
        help="verify against the fair deal code shown before the first deal, or its beginning",
    )  # fmt: skip
    parser.add_argument("--lines", action="store_true", help="add the line items of every deal")
    wanted = parser.parse_args(words)
    if not wanted.file.is_file():
        raise Misused(f"There is no file {str(wanted.file)!r}.")
    try:
        return _print(
            reports.replay_report(
                wanted.file,
                verify=wanted.verify or wanted.commitment is not None,
                noted=wanted.commitment,
                lines=wanted.lines,
            )
        )
    except SaveError as error:
        raise (Misused if error.newer else Failed)(str(error)) from None
    except (reports.ReplayError, NotProved) as error:
        raise Failed(str(error)) from None


def _bots(words: list[str]) -> int:
    from hearts_gui.headless import reports

    parser = Parser(prog=f"{PROGRAM} bots", description="The computer players.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args(words)
    report = reports.bots_report()
    if wanted.json:
        return _print(report)
    from hearts_gui.ai.players.levels import LEVELS

    for entry in LEVELS:
        print(f"{entry.key:12} {entry.title}: {entry.description}")
    print(f"\nCharacters: {', '.join(report['characters'])}")
    return OK


def _screenshot(words: list[str]) -> int:
    parser = Parser(prog=f"{PROGRAM} screenshot", description="A picture of a screen.")
    parser.add_argument("scene", nargs="?")
    parser.add_argument("out", nargs="?", type=Path, metavar="OUT.png")
    parser.add_argument("--list", action="store_true", help="name the scenes")
    parser.add_argument("--size", type=window_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--theme", default="card-room", metavar="T")
    parser.add_argument("--ui-scale", type=int, default=100, metavar="PERCENT")
    parser.add_argument("--vision", default="usual", help="grey, protan, deutan or tritan")
    rules_option(parser)
    players_option(parser)
    parser.add_argument("--seed", type=plain_text, default="0", metavar="S", help="any text")
    gallery_options(parser)
    wanted = parser.parse_args(words)
    from hearts_gui.devtools import shots
    from hearts_gui.devtools.colours import Vision

    one_of("vision", wanted.vision, shots.VISIONS)
    if wanted.all is not None:
        return _gallery(wanted)
    if wanted.list:
        return _print(list(shots.SCENES))
    if wanted.scene is None or wanted.out is None:
        raise Misused("Name a scene and a file to write; --list names the scenes.")
    one_of("scene", wanted.scene, shots.SCENES)
    if wanted.out.suffix.lower() != ".png":
        raise Misused(f"Pictures are written as PNG, so {wanted.out.name!r} should end in .png.")
    one_of("theme", wanted.theme, shots.THEMES)
    known_scale(wanted.ui_scale)
    look = shots.Look(wanted.size, wanted.theme, wanted.ui_scale, Vision(wanted.vision))
    rules = find_rules(wanted.rules, wanted.players)
    try:
        _on_screen(lambda: shots.write(wanted.scene, wanted.out, look, rules, wanted.seed))
    except shots.NoSuchMomentError as error:
        raise Failed(str(error)) from None
    except OSError as error:
        raise Failed(f"{wanted.out} could not be written ({error.strerror or error}).") from None
    return _print({"scene": wanted.scene, "file": str(wanted.out), "size": list(wanted.size)})


def _gallery(wanted: argparse.Namespace) -> int:
    from hearts_gui.devtools.gallery import book

    os.environ["SDL_VIDEODRIVER"] = "dummy"  # windows of all sizes would flash by
    part = gallery_part(wanted)

    def progress(done: int, of: int) -> None:
        print(f"\r{done} of {of}", end="\n" if done == of else "", file=sys.stderr, flush=True)

    try:
        report = _on_screen(
            lambda: book.make(wanted.all, part, seed=wanted.seed, progress=progress)
        )
    except OSError as error:
        raise Failed(f"{wanted.all} could not be written ({error.strerror or error}).") from None
    return _print(report)


def _bench(words: list[str]) -> int:
    parser = Parser(prog=f"{PROGRAM} bench", description="How fast it is here.")
    parser.add_argument("what", help="frames, start, playouts or decisions")
    parser.add_argument("--rules", metavar="KEY", help="a key, a name or a code of rules")
    players_option(parser)
    parser.add_argument("--level", help="one computer player only")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="one window size only")
    parser.add_argument("--seconds", type=number, default=3, metavar="N", help="how long for each")
    wanted = parser.parse_args(words)
    one_of("measurement", wanted.what, ("frames", "start", "playouts", "decisions"))
    rules = find_rules(wanted.rules or "standard", wanted.players)
    if wanted.level is not None:
        known_level(wanted.level)
    from hearts_gui.headless.load import Load

    load = Load()
    records = _measured(wanted, rules)
    met = load.record()
    return _print([{**record, **met} for record in records])


def _measured(wanted: argparse.Namespace, rules: Rules) -> list[dict[str, Any]]:
    if wanted.what in ("playouts", "decisions"):
        return _bench_players(wanted, rules)
    from hearts_gui.devtools import bench as screen_bench

    if wanted.what == "start":
        return [_on_screen(screen_bench.start)]
    sizes = None if wanted.size is None else (wanted.size,)
    found: list[dict[str, Any]] = _on_screen(lambda: screen_bench.frames(rules, sizes))
    return found


def _bench_players(wanted: argparse.Namespace, rules: Rules) -> list[dict[str, Any]]:
    from hearts_gui.ai.players.levels import LEVELS
    from hearts_gui.headless import bench

    if wanted.what == "decisions":
        levels = [wanted.level] if wanted.level else [level.key for level in LEVELS]
        return bench.decisions(rules, levels, wanted.seconds)
    if wanted.level is not None:
        return bench.games(rules, wanted.level, wanted.seconds)
    asked = wanted.rules is not None or wanted.players is not None
    return bench.playouts(rules if asked else None, wanted.seconds)


VERBS: Final[dict[str, Callable[[list[str]], int]]] = {
    "rules": _rules,
    "simulate": _simulate,
    "match": _match,
    "replay": _replay,
    "bots": _bots,
    "screenshot": _screenshot,
    "bench": _bench,
}
