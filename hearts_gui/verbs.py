"""The verbs of the command line: each reads its words, does what they say and prints JSON.

Everything heavy is imported by the verb that needs it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hearts_gui.arguments import (
    Failed,
    Misused,
    Parser,
    commitment_digits,
    find_rules,
    gallery_options,
    gallery_part,
    known_file,
    known_level,
    known_scale,
    number,
    one_of,
    plain_text,
    players_option,
    positive,
    rules_option,
    seed_of,
    seed_option,
    set_timeout,
    timeout_option,
    window_size,
)
from hearts_gui.wording.language.messages import say, told

if TYPE_CHECKING:
    from hearts_gui.devtools.shots import PictureLook
    from hearts_gui.engine.rules.rules import Rules

PROGRAM: Final = "hearts-gui"
USUAL_DEALS: Final = 60
"""The deals of a match if neither a number nor an error is given."""
MOST_DEALS: Final = 100_000
"""The most deals of a match that ends at an error."""
OK: Final = 0


def print_json(data: Any) -> int:
    """Print a report; the exit status of a verb that could do what it was asked."""
    print(json.dumps(data, ensure_ascii=False), flush=True)
    return OK


def on_screen(show: Callable[[], Any]) -> Any:
    """Do what needs a screen.

    Raises Failed or Misused.
    """
    from hearts_gui.session.store.saves import SaveError
    from hearts_gui.ui.shell.window import NoDisplayError

    try:
        return show()
    except NoDisplayError as error:
        raise Failed(str(error)) from None
    except SaveError as error:
        raise (Misused if error.newer else Failed)(told(error.message)) from None


def rules(words: list[str]) -> int:
    """The rule sets, or one of them."""
    from hearts_gui.headless import reports

    parser = Parser(prog=f"{PROGRAM} rules", description=say("cli-help-rule-sets-or-one-them"))
    parser.add_argument("key", nargs="?", help=say("cli-help-key-name-or-code-rules"))
    players_option(parser)
    parser.add_argument("--json", action="store_true", help=say("cli-help-print-json"))
    wanted = parser.parse_args(words)
    if wanted.key is None:
        entries = reports.rules_list(wanted.players)
        if wanted.json:
            return print_json(entries)
        for entry in entries:
            sizes = ", ".join(str(size) for size in entry["players"])
            print(f"{entry['key']:20} {say('cli-rule-set', title=entry['title'], sizes=sizes)}")
        return OK
    rules = find_rules(wanted.key, wanted.players)
    if wanted.json:
        return print_json(reports.rules_report(rules))
    from hearts_gui.session.setup.naming import rules_title
    from hearts_gui.wording.describe import describe, describe_text

    print(f"{rules_title(rules)}\n\n{describe_text(rules)}")
    if any(sentence.changed for sentence in describe(rules)):
        print(f"\n{say('cli-rules-legend')}")
    return OK


def simulate(words: list[str]) -> int:
    """Games between computer players."""
    from hearts_gui.headless import reports
    from hearts_gui.headless.simulate import EndlessGame

    parser = Parser(
        prog=f"{PROGRAM} simulate", description=say("cli-help-games-between-computer-players")
    )
    rules_option(parser)
    players_option(parser)
    parser.add_argument(
        "--games", type=number, default=100, metavar="N", help=say("cli-help-how-many-games")
    )
    seed_option(parser)
    parser.add_argument(
        "--bots", default="rule", metavar="A,B,…", help=say("cli-help-one-level-or-one-seat")
    )
    parser.add_argument(
        "--jobs", type=number, default=1, metavar="N", help=say("cli-help-processes")
    )
    parser.add_argument(
        "--log", type=Path, metavar="DIR", help=say("cli-help-keep-every-game-as-file")
    )
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
        raise Misused(told(error.message)) from None
    seed = seed_of(wanted.seed, levels)
    try:
        report = reports.simulate_report(
            rules, levels, games=wanted.games, seed=seed, jobs=wanted.jobs, folder=wanted.log
        )
    except EndlessGame as error:
        raise Failed(told(error.message)) from None
    except OSError as error:
        raise Failed(
            say("cli-games-not-kept", folder=str(wanted.log), why=str(error.strerror))
        ) from None
    return print_json(report)


def match(words: list[str]) -> int:
    """Two computer players at the same deals in all seatings."""
    from hearts_gui.headless.match import FORMATS, Length, Match, run_match
    from hearts_gui.headless.match_file import MatchFile, MatchFileError
    from hearts_gui.headless.simulate import EndlessGame, without_clock

    parser = Parser(
        prog=f"{PROGRAM} match", description=say("cli-help-duplicate-deals-in-all-seatings")
    )
    parser.add_argument("a", metavar="A", help=say("cli-help-level-or-cmd-program"))
    parser.add_argument("b", metavar="B", help=say("cli-help-level-or-cmd-program"))
    rules_option(parser)
    players_option(parser)
    parser.add_argument("--format", default="2v2", metavar="F", help=say("cli-help-1v3-or-2v2"))
    parser.add_argument("--deals", type=number, metavar="N", help=say("cli-help-how-many-deals"))
    parser.add_argument(
        "--until-error", type=positive, metavar="E", help=say("cli-help-end-at-this-error")
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help=say("cli-help-keep-deals-go-on")
    )
    seed_option(parser)
    parser.add_argument(
        "--jobs", type=number, default=1, metavar="N", help=say("cli-help-processes")
    )
    timeout_option(parser)
    wanted = parser.parse_args(words)
    set_timeout(wanted.bot_timeout)
    one_of("format", wanted.format, FORMATS)
    known_level(wanted.a)
    known_level(wanted.b)
    rules = without_clock(find_rules(wanted.rules, wanted.players))
    many = wanted.deals or (MOST_DEALS if wanted.until_error else USUAL_DEALS)
    length = Length(many, wanted.until_error)
    try:
        file = None if wanted.resume is None else MatchFile(wanted.resume)
        begun = None if file is None else file.seed
        seed = seed_of(wanted.seed if begun is None else wanted.seed or begun, (wanted.a, wanted.b))
        match = Match(wanted.a, wanted.b, rules, wanted.format, seed)
        if file is not None:
            file.begin(match)
        before, keep = ((), None) if file is None else (file.results, file.add)
        found = run_match(match, length, jobs=wanted.jobs, progress=True, before=before, keep=keep)
        return print_json(found)
    except (EndlessGame, MatchFileError) as error:
        raise Failed(told(error.message)) from None


def replay(words: list[str]) -> int:
    """A saved game, judged again."""
    from hearts_gui.headless import reports
    from hearts_gui.session.proof import NOTHING, Noted, NotProved
    from hearts_gui.session.store.saves import SaveError

    parser = Parser(prog=f"{PROGRAM} replay", description=say("cli-help-judge-saved-game-again"))
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--verify", action="store_true", help=say("cli-help-check-seed-every-deal-every")
    )  # fmt: skip
    parser.add_argument(
        "--commitment", type=commitment_digits, metavar="HEX",
        help=say("cli-help-verify-against-fair-deal-code"),
    )  # fmt: skip
    parser.add_argument(
        "--cut", type=plain_text, metavar="TEXT", help=say("cli-help-verify-against-cut")
    )
    parser.add_argument(
        "--lines", action="store_true", help=say("cli-help-add-line-items-every-deal")
    )
    wanted = parser.parse_args(words)
    known_file(wanted.file)
    noted = Noted(wanted.commitment, wanted.cut)
    verify = wanted.verify or noted != NOTHING
    try:
        return print_json(
            reports.replay_report(wanted.file, verify=verify, noted=noted, lines=wanted.lines)
        )
    except SaveError as error:
        raise (Misused if error.newer else Failed)(told(error.message)) from None
    except NotProved as error:
        raise Failed(told(error.message)) from None
    except reports.ReplayError as error:
        raise Failed(str(error)) from None


def judge(words: list[str]) -> int:
    """What the answers in a saved game cost."""
    from hearts_gui.headless.judged import NotInGame, judge_report
    from hearts_gui.headless.reports import ReplayError
    from hearts_gui.session.store.saves import SaveError

    parser = Parser(prog=f"{PROGRAM} judge", description=say("cli-help-what-answers-cost"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--deal", type=int, metavar="N", help=say("cli-help-this-deal-only"))
    parser.add_argument("--seat", type=int, metavar="K", help=say("cli-help-this-seat-only"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-print-json"))
    wanted = parser.parse_args(words)
    known_file(wanted.file)
    try:
        return print_json(judge_report(wanted.file, wanted.deal, wanted.seat))
    except SaveError as error:
        raise (Misused if error.newer else Failed)(told(error.message)) from None
    except NotInGame as error:
        raise Misused(told(error.message)) from None
    except ReplayError as error:
        raise Failed(str(error)) from None


def bots(words: list[str]) -> int:
    """Who can be played against."""
    from hearts_gui.headless import reports

    parser = Parser(prog=f"{PROGRAM} bots", description=say("cli-help-computer-players"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-print-json"))
    wanted = parser.parse_args(words)
    report = reports.bots_report()
    if wanted.json:
        return print_json(report)
    from hearts_gui.ai.players.levels import LEVELS

    for entry in LEVELS:
        print(f"{entry.key:12} {told(entry.title)}: {told(entry.description)}")
    print(f"\n{say('cli-characters', names=report['characters'])}")
    return OK


def accessibility_dump(scene: str) -> int:
    """The accessibility tree of a screen."""
    from hearts_gui.devtools import shots

    one_of("scene", scene, shots.SCENES)

    def tree() -> dict[str, Any]:
        rules = find_rules("standard", None)
        return shots.opened(scene, shots.PictureLook(), rules, "0")[0].accessible().plain()

    try:
        return print_json({"scene": scene, "tree": on_screen(tree)})
    except shots.NoSuchMomentError as error:
        raise Failed(str(error)) from None


def screenshot(words: list[str]) -> int:
    """A picture of a screen, or of all of them."""
    parser = Parser(prog=f"{PROGRAM} screenshot", description=say("cli-help-picture-screen"))
    parser.add_argument("scene", nargs="?")
    parser.add_argument("out", nargs="?", type=Path, metavar="OUT.png")
    parser.add_argument("--list", action="store_true", help=say("cli-help-name-scenes"))
    parser.add_argument("--message", metavar="KEY", help=say("cli-help-message"))
    parser.add_argument("--size", type=window_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--theme", default="card-room", metavar="T")
    parser.add_argument("--ui-scale", type=int, default=100, metavar="PERCENT")
    parser.add_argument(
        "--vision", default="usual", help=say("cli-help-grey-protan-deutan-or-tritan")
    )
    rules_option(parser)
    players_option(parser)
    parser.add_argument(
        "--seed", type=plain_text, default="0", metavar="S", help=say("cli-help-any-text")
    )
    gallery_options(parser)
    wanted = parser.parse_args(words)
    from hearts_gui.devtools import shots
    from hearts_gui.devtools.colours import Vision

    one_of("vision", wanted.vision, shots.VISIONS)
    if wanted.all is not None:
        return _gallery(wanted)
    if wanted.list:
        return print_json(list(shots.SCENES))
    one_of("theme", wanted.theme, shots.THEMES)
    known_scale(wanted.ui_scale)
    look = shots.PictureLook(wanted.size, wanted.theme, wanted.ui_scale, Vision(wanted.vision))
    rules = find_rules(wanted.rules, wanted.players)
    if wanted.message is not None:
        if wanted.out is None and wanted.scene is not None:
            wanted.out = Path(wanted.scene)  # only the file is named
        wanted.scene = _scene_of(wanted.message, look, rules, wanted.seed)
        if wanted.out is None:
            return print_json({"message": wanted.message, "scene": wanted.scene})
    if wanted.scene is None or wanted.out is None:
        raise Misused(say("cli-no-scene"))
    one_of("scene", wanted.scene, shots.SCENES)
    if wanted.out.suffix.lower() != ".png":
        raise Misused(say("cli-no-png", file=repr(wanted.out.name)))
    try:
        on_screen(lambda: shots.write(wanted.scene, wanted.out, look, rules, wanted.seed))
    except shots.NoSuchMomentError as error:
        raise Failed(str(error)) from None
    except OSError as error:
        raise Failed(_not_written(wanted.out, error)) from None
    return print_json({"scene": wanted.scene, "file": str(wanted.out), "size": list(wanted.size)})


def _scene_of(key: str, look: PictureLook, rules: Rules, seed: str) -> str:
    """The sample screen that says a message. Raises Misused or Failed."""
    from hearts_gui.devtools import message_scene
    from hearts_gui.wording.language.catalogue import ENGLISH, catalogue

    one_of("message", key, tuple(catalogue(ENGLISH).patterns))
    found: str | None = on_screen(lambda: message_scene.scene_of(key, look, rules, seed))
    if found is None:
        raise Failed(say("cli-message-nowhere", key=key))
    return found


def _not_written(path: Path, error: OSError) -> str:
    return say("cli-not-written", file=str(path), why=error.strerror or str(error))


def _gallery(wanted: argparse.Namespace) -> int:
    from hearts_gui.devtools.gallery import book

    os.environ["SDL_VIDEODRIVER"] = "dummy"  # windows of all sizes would flash by
    part = gallery_part(wanted)

    def progress(done: int, of: int) -> None:
        print(
            f"\r{say('cli-progress', done=done, of=of)}",
            end="\n" if done == of else "",
            file=sys.stderr,
            flush=True,
        )

    try:
        report = on_screen(lambda: book.make(wanted.all, part, seed=wanted.seed, progress=progress))
    except OSError as error:
        raise Failed(_not_written(wanted.all, error)) from None
    return print_json(report)


_MEASURED = ("frames", "start", "playouts", "decisions", "judge", "statistics")


def bench(words: list[str]) -> int:
    """The speed on this machine."""
    parser = Parser(prog=f"{PROGRAM} bench", description=say("cli-help-how-fast-here"))
    parser.add_argument("what", help=say("cli-help-frames-start-playouts-or-decisions"))
    parser.add_argument("--rules", metavar="KEY", help=say("cli-help-key-name-or-code-rules"))
    players_option(parser)
    parser.add_argument("--level", help=say("cli-help-one-computer-player-only"))
    parser.add_argument(
        "--size", type=window_size, metavar="WxH", help=say("cli-help-one-window-size-only")
    )
    parser.add_argument(
        "--seconds", type=number, default=3, metavar="N", help=say("cli-help-how-long-for-each")
    )
    parser.add_argument("--reader", action="store_true", help=say("cli-help-with-reader"))
    wanted = parser.parse_args(words)
    one_of("measurement", wanted.what, _MEASURED)
    rules = find_rules(wanted.rules or "standard", wanted.players)
    if wanted.level is not None:
        known_level(wanted.level)
    from hearts_gui.headless.load import Load

    load = Load()
    records = _measured(wanted, rules)
    met = load.record()
    return print_json([{**record, **met} for record in records])


def _measured(wanted: argparse.Namespace, rules: Rules) -> list[dict[str, Any]]:
    if wanted.what == "judge":
        from hearts_gui.headless.judged import bench_judge
        from hearts_gui.headless.simulate import without_clock

        return [bench_judge(without_clock(rules), wanted.level or "club", wanted.seconds)]
    if wanted.what in ("playouts", "decisions"):
        return _bench_players(wanted, rules)
    if wanted.what == "statistics":
        from hearts_gui.devtools.past_times import statistics

        return statistics()
    from hearts_gui.devtools import frame_times

    if wanted.what == "start":
        return [on_screen(frame_times.start)]
    sizes = None if wanted.size is None else (wanted.size,)
    try:
        found: list[dict[str, Any]] = on_screen(
            lambda: frame_times.frames(rules, sizes, reader=wanted.reader)
        )
    except frame_times.NoReaderError:
        raise Failed(say("cli-no-reader")) from None
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
