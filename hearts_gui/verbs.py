"""The verbs of the command line: how each is called, what it may be told, and what it reports.

Everything heavy is imported by the verb that needs it. What goes wrong in a verb is raised as
Misused, Failed or MessageError, which `cli.py` turns into one sentence.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from hearts_gui.arguments import (
    BOT_TIMEOUT,
    FILE,
    GALLERY,
    JOBS,
    JSON,
    PLAYERS,
    RULES,
    RULES_HELP,
    SEED,
    Argument,
    Failed,
    Misused,
    Parser,
    commitment_digits,
    day,
    days,
    find_rules,
    gallery_part,
    known_file,
    known_level,
    known_scale,
    number,
    one_of,
    option,
    plain_text,
    positive,
    seed_of,
    set_timeout,
    window_size,
)
from hearts_gui.wording.language.messages import ENGLISH, catalogue, message_text, say

if TYPE_CHECKING:
    from hearts_gui.devtools.shots import PictureLook
    from hearts_gui.engine.rules.rules import Rules

PROGRAM = "hearts-gui"
USUAL_DEALS = 60
"""The deals of a match if neither a number nor an error is given."""
MOST_DEALS = 100_000
"""The most deals of a match that ends at an error."""
OK = 0


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb. `call` is its name with what follows it, `about` the message on its help page."""

    call: str
    about: str
    run: Callable[[Namespace], Any]
    """Returns the report to print, or None where it printed text itself."""
    options: tuple[Argument, ...]

    @property
    def name(self) -> str:
        return self.call.partition(" ")[0]

    def __call__(self, words: list[str]) -> int:
        """Read the words, do what they say and print the result. Returns the exit status."""
        parser = Parser(prog=f"{PROGRAM} {self.name}", description=say(self.about))
        for argument in self.options:
            argument.add_to(parser)
        report = self.run(parser.parse_args(words))
        return OK if report is None else print_json(report)


def print_json(data: Any) -> int:
    """Print a report; returns the exit status of a verb that did what it was asked."""
    print(json.dumps(data, ensure_ascii=False), flush=True)
    return OK


class _ProgressLine:
    """Whether progress is on the last line of the terminal, for the next one to write over."""

    open = False


def to_stderr(text: str) -> None:
    """Write this for those who watch; nothing else is lost where that is not possible."""
    progress = text.startswith("\r")
    text = "\n" * (_ProgressLine.open and not progress) + text
    _ProgressLine.open = progress and not text.endswith("\n")
    try:
        if sys.stderr is not None:
            print(text, end="", file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def drop(stream: TextIO | None) -> None:
    """Forget what cannot be written: Python tries it again at the end and complains of that."""
    if stream is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _show_progress(text: str, last: bool) -> None:
    """Write over what was shown before."""
    to_stderr(f"\r{text}" + "\n" * last)


def _show_done(done: int, of: int) -> None:
    _show_progress(say("cli-progress", done=done, of=of), done == of)


def on_screen(show: Callable[[], Any]) -> Any:
    """Do what needs a screen. Raises Failed where there is none."""
    from hearts_gui.ui.shell.window import NoDisplayError

    try:
        return show()
    except NoDisplayError as error:
        raise Failed(str(error)) from None


def _rules(args: Namespace) -> Any:
    from hearts_gui.headless import reports

    if args.key is None:
        entries = reports.rules_list(args.players, for_programs=args.json)
        if args.json:
            return entries
        if not entries:
            every = reports.rules_list(None, for_programs=False)
            all_sizes = [size for entry in every for size in entry["players"]]
            about = {"low": min(all_sizes), "high": max(all_sizes), "players": args.players}
            print(say("impossible-table-range", name=say("menu-name"), **about))
        for entry in entries:
            sizes = ", ".join(str(size) for size in entry["players"])
            print(f"{entry['key']:20} {say('cli-rule-set', title=entry['title'], sizes=sizes)}")
        return None
    rules = find_rules(args.key, args.players)
    if args.json:
        return reports.rules_report(rules)
    from hearts_gui.wording.describe import describe, describe_text
    from hearts_gui.wording.variants import rules_title

    print(f"{rules_title(rules)}\n\n{describe_text(rules)}")
    if any(sentence.changed for sentence in describe(rules)):
        print(f"\n{say('cli-rules-legend')}")
    return None


def _simulate(args: Namespace) -> Any:
    from hearts_gui.headless import reports

    set_timeout(args.bot_timeout)
    rules = find_rules(args.rules, args.players)
    names = args.bots.split(",")
    for name in names:
        known_level(name)
    levels = reports.seat_levels(names, rules.players)
    seed = seed_of(args.seed, levels)
    try:
        return reports.simulate_report(
            rules, levels, games=args.games, seed=seed, jobs=args.jobs, folder=args.log
        )
    except OSError as error:
        if args.log is None:
            raise
        if isinstance(error, FileExistsError) and args.log.is_dir():
            raise Misused(say("convert-exists", file=repr(str(error.filename)))) from None
        raise Failed(
            say("cli-games-not-kept", folder=str(args.log), why=str(error.strerror))
        ) from None


def _match(args: Namespace) -> Any:
    from hearts_gui.headless.match import FORMATS, Length, Match, MatchFile, run_match
    from hearts_gui.headless.simulate import without_clock

    set_timeout(args.bot_timeout)
    one_of("format", args.format, FORMATS)
    known_level(args.a)
    known_level(args.b)
    rules = without_clock(find_rules(args.rules, args.players))
    count = args.deals or (MOST_DEALS if args.until_error else USUAL_DEALS)
    if args.resume is not None and os.path.lexists(args.resume):
        known_file(args.resume)
    file = None if args.resume is None else MatchFile(args.resume)
    begun = None if file is None else file.seed
    seed = seed_of(args.seed if begun is None else args.seed or begun, (args.a, args.b))
    match = Match(args.a, args.b, rules, args.format, seed)
    if file is not None:
        file.begin(match)
    before, keep = ((), None) if file is None else (file.results, file.add)
    length = Length(count, args.until_error)
    return run_match(
        match, length, jobs=args.jobs, progress=_show_progress, before=before, keep=keep
    )


def _replay(args: Namespace) -> Any:
    from hearts_gui.headless import reports
    from hearts_gui.session.game.fair_deal import NOTHING, NotedCommitment

    known_file(args.file)
    noted = NotedCommitment(args.commitment, args.cut)
    verify = args.verify or noted != NOTHING
    return reports.replay_report(args.file, verify=verify, noted=noted, lines=args.lines)


def _judge(args: Namespace) -> Any:
    from hearts_gui.headless.judged import judge_report

    known_file(args.file)
    return judge_report(args.file, args.deal, args.seat, _show_done)


def _convert(args: Namespace) -> Any:
    from hearts_gui.headless.convert import BY_SUFFIX, FORMATS, convert

    known_file(args.file)
    to = args.to or BY_SUFFIX.get(args.out.suffix.lower())
    if to is None:
        raise Misused(say("convert-no-format", file=repr(args.out.name), known=FORMATS))
    one_of("format", to, FORMATS)
    try:
        return convert(args.file, args.out, to, args.deal)
    except FileExistsError:
        raise Misused(say("convert-exists", file=repr(str(args.out)))) from None
    except OSError as error:
        raise _not_written(args.out, error) from None


def _puzzles(args: Namespace) -> Any:
    from hearts_gui.headless.daily_report import puzzle_rows

    return puzzle_rows(args.verify)


def _daily(args: Namespace) -> Any:
    from hearts_gui.headless.daily_report import code_row, day_rows

    if args.check is not None:
        return [code_row(args.check)]
    first = args.date or date.today()
    if (date.max - first).days < args.days - 1:
        raise Misused(say("cli-days-end", last=date.max.isoformat()))
    return day_rows(first, args.days)


def _bots(args: Namespace) -> Any:
    from hearts_gui.headless import reports

    report = reports.bots_report()
    if args.json:
        return report
    from hearts_gui.ai.players.levels import LEVELS

    for entry in LEVELS:
        print(f"{entry.key:12} {message_text(entry.title)}: {message_text(entry.description)}")
    print(f"\n{say('cli-characters', names=report['characters'])}")
    return None


def accessibility_dump(scene: str) -> Any:
    """The accessibility tree of a screen. Raises Failed if there is no such screen."""
    from hearts_gui.devtools import shots

    one_of("scene", scene, shots.SCENES)

    def tree() -> Any:
        rules = find_rules("standard", None)
        return shots.opened(scene, shots.PictureLook(), rules, "0")[0].accessible().plain()

    try:
        return {"scene": scene, "tree": on_screen(tree)}
    except shots.NoSuchMomentError as error:
        raise Failed(str(error)) from None


def _screenshot(args: Namespace) -> Any:
    from hearts_gui.devtools import shots
    from hearts_gui.devtools.colours import Vision

    one_of("vision", args.vision, shots.VISIONS)
    if args.all is not None:
        return _gallery(args)
    if args.list:
        return list(shots.SCENES)
    one_of("theme", args.theme, shots.EVERY_THEME)
    known_scale(args.ui_scale)
    look = shots.PictureLook(args.size, args.theme, args.ui_scale, Vision(args.vision))
    rules, seed = find_rules(args.rules, args.players), args.seed or "0"
    if args.message is not None:
        if args.out is None and args.scene is not None:
            args.out = Path(args.scene)  # only the file is named
        args.scene = _scene_of(args.message, look, rules, seed)
        if args.out is None:
            return {"message": args.message, "scene": args.scene}
    if args.scene is None or args.out is None:
        raise Misused(say("cli-no-scene"))
    one_of("scene", args.scene, shots.SCENES)
    if args.seed is not None and shots.own_deal(args.scene, rules):
        raise Misused(say("cli-own-deal", scene=repr(args.scene)))
    if args.out.suffix.lower() != ".png":
        raise Misused(say("cli-no-png", file=repr(args.out.name)))
    try:
        on_screen(lambda: shots.write(args.scene, args.out, look, rules, seed))
    except shots.NoSuchMomentError as error:
        raise Failed(str(error)) from None
    except OSError as error:
        raise _not_written(args.out, error) from None
    return {"scene": args.scene, "file": str(args.out), "size": list(args.size)}


def _scene_of(key: str, look: PictureLook, rules: Rules, seed: str) -> str:
    """The sample screen that says a message. Raises Misused or Failed."""
    from hearts_gui.devtools import shots

    one_of("message", key, tuple(catalogue(ENGLISH).patterns))
    name: str | None = on_screen(lambda: shots.scene_of(key, look, rules, seed))
    if name is None:
        raise Failed(say("cli-message-nowhere", key=key))
    return name


def _not_written(path: Path, error: OSError) -> Failed:
    return Failed(say("cli-not-written", file=str(path), why=error.strerror or str(error)))


def _gallery(args: Namespace) -> Any:
    from hearts_gui.devtools import gallery

    os.environ["SDL_VIDEODRIVER"] = "dummy"  # windows of all sizes would flash by
    part = gallery_part(args)
    try:
        if args.all.is_dir() and gallery.holds_other_files(args.all):
            raise Misused(say("convert-exists", file=repr(str(args.all))))
        return on_screen(
            lambda: gallery.make(args.all, part, seed=args.seed or "0", progress=_show_done)
        )
    except OSError as error:
        raise _not_written(args.all, error) from None


_MEASURED = ("frames", "start", "playouts", "decisions", "judge", "statistics")


def _bench(args: Namespace) -> Any:
    one_of("measurement", args.what, _MEASURED)
    rules = find_rules("standard" if args.rules is None else args.rules, args.players)
    if args.level is not None:
        known_level(args.level)
    from hearts_gui.headless.bench import Load

    load = Load()
    records = _measured(args, rules)
    met = load.record()
    return [{**record, **met} for record in records]


def _measured(args: Namespace, rules: Rules) -> list[dict[str, Any]]:
    if args.what == "judge":
        from hearts_gui.headless.judged import bench_judge
        from hearts_gui.headless.simulate import without_clock

        return [bench_judge(without_clock(rules), args.level or "club", args.seconds)]
    if args.what in ("playouts", "decisions"):
        return _bench_players(args, rules)
    from hearts_gui.devtools import frame_times

    if args.what == "statistics":
        return frame_times.statistics_times()
    if args.what == "start":
        return [on_screen(frame_times.start)]
    sizes = None if args.size is None else (args.size,)
    try:
        return list(on_screen(lambda: frame_times.frames(rules, sizes, reader=args.reader)))
    except frame_times.NoReaderError:
        raise Failed(say("cli-no-reader")) from None


def _bench_players(args: Namespace, rules: Rules) -> list[dict[str, Any]]:
    from hearts_gui.ai.players.levels import LEVELS
    from hearts_gui.headless import bench

    if args.what == "decisions":
        levels = [args.level] if args.level else [level.key for level in LEVELS]
        return bench.decisions(rules, levels, args.seconds)
    if args.level is not None:
        return bench.games(rules, args.level, args.seconds)
    asked = args.rules is not None or args.players is not None
    return bench.playouts(rules if asked else None, args.seconds)


_EVERY = (
    Verb("rules [KEY]", "cli-help-rule-sets-or-one-them", _rules, (
        option("key", RULES_HELP, nargs="?"), PLAYERS, JSON,
    )),
    Verb("simulate", "cli-help-games-between-computer-players", _simulate, (
        RULES, PLAYERS,
        option("--games", "cli-help-how-many-games", type=number, default=100, metavar="N"),
        SEED,
        option("--bots", "cli-help-one-level-or-one-seat", default="rule", metavar="A,B,…"),
        JOBS,
        option("--log", "cli-help-keep-every-game-as-file", type=Path, metavar="DIR"),
        BOT_TIMEOUT,
    )),
    Verb("match A B", "cli-help-duplicate-deals-in-all-seatings", _match, (
        option("a", "cli-help-level-or-cmd-program", metavar="A"),
        option("b", "cli-help-level-or-cmd-program", metavar="B"),
        RULES, PLAYERS,
        option("--format", "cli-help-1v3-or-2v2", default="2v2", metavar="F"),
        option("--deals", "cli-help-how-many-deals", type=number, metavar="N"),
        option("--until-error", "cli-help-end-at-this-error", type=positive, metavar="E"),
        option("--resume", "cli-help-keep-deals-go-on", type=Path, metavar="FILE"),
        SEED, JOBS, BOT_TIMEOUT,
    )),
    Verb("replay FILE", "cli-help-judge-saved-game-again", _replay, (
        FILE,
        option("--verify", "cli-help-check-seed-every-deal-every", action="store_true"),
        option(
            "--commitment", "cli-help-verify-against-fair-deal-code",
            type=commitment_digits, metavar="HEX",
        ),
        option("--cut", "cli-help-verify-against-cut", type=plain_text, metavar="TEXT"),
        option("--lines", "cli-help-add-line-items-every-deal", action="store_true"),
    )),
    Verb("judge FILE", "cli-help-what-answers-cost", _judge, (
        FILE,
        option("--deal", "cli-help-this-deal-only", type=int, metavar="N"),
        option("--seat", "cli-help-this-seat-only", type=int, metavar="K"),
        JSON,
    )),
    Verb("convert FILE OUT", "cli-help-convert", _convert, (
        FILE,
        option("out", type=Path),
        option("--to", "cli-help-format", metavar="FORMAT"),
        option("--deal", "cli-help-this-deal-only", type=int, metavar="N"),
    )),
    Verb("puzzles", "cli-help-puzzles", _puzzles, (
        option("--verify", "cli-help-count-puzzles-again", metavar="ID"), JSON,
    )),
    Verb("daily [DATE]", "cli-help-daily", _daily, (
        option("date", "cli-help-daily-date", nargs="?", type=day, metavar="YYYY-MM-DD"),
        option("--days", "cli-help-days", type=days, default=1, metavar="N"),
        option("--check", "cli-help-check-code", metavar="CODE"),
    )),
    Verb("bots", "cli-help-computer-players", _bots, (JSON,)),
    Verb("screenshot SCENE FILE", "cli-help-picture-screen", _screenshot, (
        option("scene", nargs="?"),
        option("out", nargs="?", type=Path, metavar="OUT.png"),
        option("--list", "cli-help-name-scenes", action="store_true"),
        option("--message", "cli-help-message", metavar="KEY"),
        option("--size", type=window_size, default=(1920, 1080), metavar="WxH"),
        option("--theme", default="card-room", metavar="T"),
        option("--ui-scale", type=int, default=100, metavar="PERCENT"),
        option("--vision", "cli-help-grey-protan-deutan-or-tritan", default="usual"),
        RULES, PLAYERS, SEED,
        *GALLERY,
    )),
    Verb("bench WHAT", "cli-help-how-fast-here", _bench, (
        option("what", "cli-help-frames-start-playouts-or-decisions"),
        option("--rules", RULES_HELP, metavar="KEY"),
        PLAYERS,
        option("--level", "cli-help-one-computer-player-only"),
        option("--size", "cli-help-one-window-size-only", type=window_size, metavar="WxH"),
        option("--seconds", "cli-help-how-long-for-each", type=number, default=3, metavar="N"),
        option("--reader", "cli-help-with-reader", action="store_true"),
    )),
)  # fmt: skip

VERBS = {verb.name: verb for verb in _EVERY}
"""Every verb by its name, in the order in which the program lists them."""
