"""Small files of the data folder that hold nonsense: the program starts, opens every screen that
reads them, keeps what is good, copies what is not and names it."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pygame
import pytest

from hearts_gui.ai.coach.grades import COACH, grade_from_plain, to_plain
from hearts_gui.ai.coach.par import PAR
from hearts_gui.config import paths, people, rule_sets, settings
from hearts_gui.config.journal import Journal
from hearts_gui.config.reading import UNREADABLE, parse_json, take_notices
from hearts_gui.config.settings import Settings
from hearts_gui.engine.log.seal import sealed, unsealed
from hearts_gui.session.daily.book import DailyBook
from hearts_gui.session.game.deal_record import deal_record
from hearts_gui.session.game.par_client import known_pars
from hearts_gui.session.past.history import PastGames
from hearts_gui.session.past.library import Library
from hearts_gui.session.past.rows import LAYOUT, ReadRow
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.practice.lesson_book import LessonBook
from hearts_gui.session.practice.puzzle import PuzzleBook
from hearts_gui.session.setup.plans import TablePlan, plan_to_plain
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store import side_files, stats
from hearts_gui.session.store.peek import LATEST
from hearts_gui.session.store.saves import game_name, read_game
from hearts_gui.ui.main import TracedApp
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.saved_games import SavedGamesScene
from hearts_gui.ui.screens.statistics.scene import StatisticsScene
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.language.messages import message_text
from tests.hostile import spoilt
from tests.kits.mistakes import mistake
from tests.kits.past_rows import ROWS, TWO_DEALS
from tests.kits.random_events import walk as random_presses
from tests.session.kit import LocalBots, play_out, play_until
from tests.session.quick_coach import quick

HUGE = "9" * 400
TODAY = date.today()
YEAR = [TODAY - timedelta(days=by) for by in range(400)]


def day(kind: int, ago: int = 0) -> str:
    """A day in the past of this weekday, the latest first."""
    return [each.isoformat() for each in YEAR if each.weekday() == kind][ago]


DONE = '{{"day":"{0}","on":"{0}","code":"HG-D","points":{1},"solved":{2},"file":""}}'
FIELD = '{{"day":"{0}","field":{1},"beaten":{2},"version":"par 1"}}'
GOOD_DAY = DONE.format(day(0), "[4.0]", "[]")

FOUND = {
    "stars": ("lessons.jsonl", '{"lesson":"a","stars":1e999}'),
    "points of a day": ("daily.jsonl", DONE.format(TODAY, f"[{HUGE}]", "[]")),
    "infinite points": ("daily.jsonl", DONE.format(TODAY, "[1e999]", "[]")),
    "beaten": ("daily.jsonl", FIELD.format(TODAY, "1.0", "1e999")),
    "points of puzzles": ("daily.jsonl", DONE.format(day(1), "[3.0]", "[]")),
    "field of puzzles": ("daily.jsonl", FIELD.format(day(1), "2.0", "null")),
    "rating": ("saves/rating.json", f'{{"rating":{HUGE},"half":1}}'),
    "clock": ("saves/game-1.json", f'{{"elapsed_ms":{HUGE}}}'),
    "seat of a grade": ("saves/game-1.grades", f'{{"coach":"{COACH}","grade":{{"seat":1e999}}}}'),
    "rating of a puzzle": ("puzzles.jsonl", '{"id":"a","solved":true,"rating":9999999}'),
    "infinite rating": ("puzzles.jsonl", '{"id":"a","solved":true,"rating":1e999}'),
    "storm": ("puzzles.jsonl", '{"storm":1e999}'),
    "hints": ("puzzles.jsonl", '{"id":"a","solved":true,"rating":1000,"hints":1e999}'),
    "statistics": (
        "saves/statistics.json",
        '{"format":1,"counted":{"standard":{"games":1e999}},"practice":{},"seen":[]}',
    ),
    "history": ("saves/history.jsonl", f'{{"read":["game-9.hearts",1.0,{HUGE}]}}'),
    "cards of a deal": (
        "saves/history.jsonl",
        f'{{"deal":["g",1,1.0,"standard","club",0,[3,9,14,0],2,{HUGE},1,5,0,"",[],"",0.0,"",[],1]}}',
    ),
    "names": ("saves/names.json", '{"game-1.hearts":1e999}'),
    "stars of games": ("saves/finished/stars.json", "[1e999]"),
    "last table": ("last-table.json", '{"title":"a","source":"","rules":{"players":1e999}}'),
}
"""A file of the data folder, and the line in it that is nonsense."""
WHOLE = {name for name, _ in FOUND.values() if name.endswith(".json")}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of someone with a game that is over and one under way."""
    folder = tmp_path_factory.mktemp("played")
    games = Library(folder / "saves", make_bots=LocalBots)
    for seed in ("one", "two"):
        session = games.start(TWO_DEALS, one_human(4, level="club"), seed=seed)
        if seed == "one":
            play_out(session)
        else:
            play_until(session, lambda game: bool(game.view(0).public.standings.history))
        games.leave(session)
    (game,) = (folder / "saves").glob("*.hearts")
    game.rename(folder / "saves" / "game-1.hearts")
    return folder


class Program:
    """The program in a data folder."""

    def __init__(self, data: Path) -> None:
        self.games = PlayerGames(
            lambda: Library(paths.saves_dir(), make_bots=LocalBots, coach=quick)
        )
        self.journal = Journal("test", data)
        self.app = TracedApp(Settings(speed=0.0, reduced_motion=True), self.games, self.journal)
        self.app.keeper._store = False
        self.told: list[str] = []
        take_notices()  # of the program before
        self.show(MenuScene(self.app.ctx))

    def show(self, scene: Scene) -> None:
        """Put a screen on top until it is quiet, reading every message over it."""
        self.app.ctx.scenes.push(scene)
        for _ in range(400):
            quiet = self.app.idle_wait_ms() is not None
            self.app.step(50.0, [])
            top = self.app.ctx.scenes.top
            if isinstance(top, Dialog) and top is not scene:
                self.told += top.text.split("\n")
                self.app.ctx.scenes.pop()
            elif quiet and not (isinstance(scene, StatisticsScene) and scene.summary is None):
                return

    def walk(self) -> None:
        """Open every screen that reads a small file."""
        games = self.games
        for opened in SCREENS.values():
            self.show(opened(self.app.ctx, games))
            self.app.ctx.scenes.pop()
            self.app.step(50.0, [])
        self.show(games.resume(self.app.ctx))

    def end(self) -> None:
        self.app.close()
        self.journal.close()


SCREENS: dict[str, Callable[[Context, PlayerGames], Scene]] = {
    "daily": lambda ctx, games: games.daily(ctx),
    "puzzles": lambda ctx, games: games.learning.puzzles(ctx),
    "lessons": lambda ctx, games: games.learning.lessons(ctx),
    "statistics": lambda ctx, games: StatisticsScene(ctx),
    "saved games": lambda ctx, games: SavedGamesScene(ctx),
    "new game": lambda ctx, games: NewGameScene(ctx),
    "finished": lambda ctx, games: games.finished.review_game(
        ctx, games.finished.archive.games()[0].key
    ),
}


@pytest.fixture
def program(played: Path, data_dir: Path) -> Iterator[Callable[[], Program]]:
    shutil.copytree(played, data_dir, dirs_exist_ok=True)
    running: list[Program] = []

    def start() -> Program:
        running.append(Program(data_dir))
        return running[-1]

    yield start
    for process in running:
        process.end()


def spoil(data: Path, name: str, lines: list[str]) -> bytes:
    """Append lines to a file, or replace it where the file is one value."""
    file = data / name
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = b"" if name in WHOLE or not file.exists() else file.read_bytes()
    good = GOOD_DAY.encode() + b"\n" if name == "daily.jsonl" else b""
    file.write_bytes(kept + good + "".join(f"{line}\n" for line in lines).encode())
    return kept + good


def lines_of(name: str) -> list[str]:
    return [line for file, line in FOUND.values() if file == name]


def test_what_makes_no_sense_costs_only_itself(
    program: Callable[[], Program], data_dir: Path
) -> None:
    names = {name for name, _ in FOUND.values()}
    kept = {name: spoil(data_dir, name, lines_of(name)) for name in names}
    first = program()
    first.walk()
    log = (data_dir / "hearts.log").read_text()
    for name in names:
        file = data_dir / name
        copies = [path.read_bytes() for path in file.parent.glob(f"{file.name}.damaged-*")]
        assert copies == ["".join(f"{line}\n" for line in lines_of(name)).encode()], name
        assert log.count(f"file-damaged(file={file.name}, ") == 1, name
        if name not in WHOLE:
            assert file.read_bytes().startswith(kept[name] + copies[0])
    assert "One entry of lessons.jsonl is damaged and was skipped; " in " ".join(first.told)
    count = len(first.told)
    again = program()
    again.walk()
    assert (count, again.told) == (count, []), "told once"


@pytest.mark.slow
@pytest.mark.parametrize("case", FOUND)
def test_the_program_starts_with_each_alone(
    case: str, program: Callable[[], Program], data_dir: Path
) -> None:
    name, line = FOUND[case]
    spoil(data_dir, name, [line])
    running = program()
    running.walk()
    assert (data_dir / f"{name}.damaged-1").read_bytes() == f"{line}\n".encode()
    assert f"{Path(name).name}.damaged-1" in " ".join(running.told)


def test_another_persons_file_is_passed_over(
    program: Callable[[], Program], data_dir: Path
) -> None:
    line = DONE.format(TODAY, f"[{HUGE}]", "[]")
    theirs = data_dir / paths.PEOPLE / "p2" / "daily.jsonl"
    theirs.parent.mkdir(parents=True)
    theirs.write_text(f"{line}\n")
    assert len(people.everyone()) == 2
    running = program()
    running.walk()
    assert [path.name for path in theirs.parent.iterdir()] == ["daily.jsonl"], "it is theirs"
    assert not [notice for notice in running.told if "daily" in notice]


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("statistics.json", lambda file: stats.load(file) == stats.EMPTY),
        ("lessons.jsonl", lambda file: not LessonBook(file).stars),
    ],
)
def test_a_newer_version_is_named_and_what_it_wrote_is_kept(
    name: str, read: Callable[[Path], bool], tmp_path: Path
) -> None:
    file, written = tmp_path / name, b'{"format":2,"counted":{},"seen":[],"lesson":"a","stars":1}\n'
    file.write_bytes(written)
    take_notices()
    assert read(file)
    assert file.with_name(f"{name}.newer-1").read_bytes() == written, "failing before: damaged-1"
    assert [message_text(notice) for notice in take_notices()] == [
        f"{name} was written by a newer version of Hearts; install that version to read all of "
        f"it. A copy of what this one can’t read is in {name}.newer-1."
    ]


# -- the folder of an earlier version

OLD = Path(__file__).parents[1] / "session" / "old_folder"
"""Written by version 0.2.0: a finished game, two under way, a name, settings and a rule set."""


def test_the_folder_of_version_0_2_0_is_read_whole_and_bears_any_press(data_dir: Path) -> None:
    shutil.copytree(OLD, data_dir, dirs_exist_ok=True)
    loaded = settings.load(paths.settings_file())
    prefs = loaded.settings
    assert (prefs.name, prefs.theme, prefs.ui_scale, prefs.muted) == ("Ann", "midnight", 125, True)
    running = Program(data_dir)
    games = running.games
    facts = games.menu_facts()
    assert (facts.new_game, facts.record) == ("Short game, 4 players", "0 wins in 1 game")
    assert {game.title for game in games.shelf.games()} == {"Sunday", "Omnibus"}
    assert [game.total for game in games.finished.archive.games()] == [2]
    assert rule_sets.load(paths.rule_sets_file()).named("Short game") is not None
    running.walk()
    assert (running.told, loaded.warnings) == ([], ())
    assert games.library.past.caught_up().tables()
    random_presses(running.app, random.Random(1), 300)
    running.end()
    assert not list(data_dir.rglob("*.damaged-*"))


@pytest.mark.parametrize("when", [300_000_000_000, -70_000_000_000])
def test_games_of_a_time_that_no_calendar_has_are_listed(data_dir: Path, when: int) -> None:
    """Failing before: the list of games ended the program."""
    shutil.copytree(OLD, data_dir, dirs_exist_ok=True)
    for file in data_dir.rglob("*.hearts"):
        os.utime(file, (when, when))
    running = Program(data_dir)
    running.walk()
    games = running.games
    times = [game.changed for game in games.shelf.games()]
    times += [game.changed for game in games.finished.archive.games()]
    assert [0 <= time <= LATEST for time in times] == [True] * 3
    running.end()


# -- every value of every file


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def done_day(kind: int, ago: int, points: list[float], solved: list[bool]) -> dict[str, object]:
    when = day(kind, ago)
    return {
        "day": when, "on": when, "code": "HG-D", "points": points, "solved": solved, "file": "g",
    }  # fmt: skip


GOOD: dict[str, list[object]] = {
    "lessons.jsonl": [{"lesson": shipped_lessons()[0].id, "stars": 2}],
    "puzzles.jsonl": [
        {"id": "standard-1", "solved": True, "rating": 990, "hints": 1},
        {"storm": 3},
        {"own": "own-1", "solved": False},
    ],
    "daily.jsonl": [
        done_day(0, 1, [4.0], []),
        done_day(1, 1, [], [True, False]),
        {"day": day(0, 1), "field": 2.5, "beaten": 3.0, "version": PAR},
        {"day": day(1, 2), "answer": True, "card": "QS"},
    ],
    "rule-sets.jsonl": [{"name": "Mine", "based_on": "Standard", "rules": {"end_at": 75}}],
    "saves/history.jsonl": [LAYOUT.to_plain(row) for row in ROWS],
    "saves/finished/game-1.pars": [
        {"version": PAR, "deal": 1, "seat": 0,
         "par": {"deal": 1, "seat": 0, "points": [1.0] * 6, "usual": 6.5, "seats": [6.5] * 4,
                 "company": ["club"] * 3}},
    ],
}  # fmt: skip
"""A line of each kind for each file with lines."""
VALUES: dict[str, object] = {
    "saves/rating.json": {"rating": 1000.0, "half": 90.0},
    "saves/game-1.json": {"elapsed_ms": 1000.0, "practice": True, "unhurried": False},
    "saves/statistics.json": {
        "format": 1,
        "counted": {"": {"games": 3, "wins": 1}},
        "seen": ["a"],
    },
    "saves/names.json": {"game-1.hearts": "My game"},
    "saves/finished/stars.json": ["game-1.hearts"],
    "last-table.json": plan_to_plain(TablePlan())
    | {"rules": {"players": 4, "end_at": 75, "pass_cycle": ["L", "R"]}},
}


PLAYED = {row for row in ROWS if not isinstance(row, ReadRow)}


def known(data: Path) -> dict[str, object]:
    """Return the content of all files' good lines, as the program has it."""
    lessons = LessonBook(data / "lessons.jsonl").stars
    puzzles = PuzzleBook(data / "puzzles.jsonl")
    days = DailyBook(data / "daily.jsonl")
    second = date.fromisoformat(day(1, 2))
    return {
        "lesson": lessons[shipped_lessons()[0].id],
        "try": next(attempt for attempt in puzzles.tries if attempt.id == "standard-1"),
        "storm": puzzles.storms[0],
        "own": puzzles.own_solved["own-1"],
        "days": [days.results[date.fromisoformat(day(kind, 1))] for kind in (0, 1)],
        "field": days.fields[date.fromisoformat(day(0, 1))],
        "begun": days.begun[second][0],
        "sets": rule_sets.load(data / "rule-sets.jsonl").named("Mine"),
        "history": PLAYED - set(PastGames(data / "saves").rows()),
        "pars": known_pars(data / "saves/finished/game-1.pars")[1, 0],
    }


def test_no_value_of_a_line_stops_a_screen_or_costs_another_line(
    program: Callable[[], Program], data_dir: Path
) -> None:
    bad: dict[str, list[str]] = {}
    for name, good in GOOD.items():
        (data_dir / name).write_text("".join(f"{compact(record)}\n" for record in good))
        bad[name] = [line for record in good for line in spoilt(record)]
    sound = known(data_dir)
    for name, lines in bad.items():
        good_lines = (data_dir / name).read_bytes()
        after = "".join(f"{line}\n" for line in lines).encode()
        # Of some things the first line counts, of others the last.
        (data_dir / name).write_bytes(good_lines + after + good_lines)
    program().walk()
    assert known(data_dir) == sound
    log = (data_dir / "hearts.log").read_text()
    for name, lines in bad.items():
        if name == "rule-sets.jsonl":
            continue  # those stay and are named where they are listed
        file = data_dir / name
        copies = [path.read_text() for path in file.parent.glob(f"{file.name}.damaged-*")]
        kept = "".join(copies).splitlines()
        nonsense = [line for line in lines if "1e999" in line or HUGE in line or "[[[" in line]
        assert nonsense
        assert set(nonsense) <= set(kept)
        assert set(kept) <= set(lines), "no good line"
        assert name.endswith(".pars") or f"file={file.name}, n=" in log


READERS: dict[str, Callable[[PlayerGames], object]] = {
    "saves/rating.json": lambda games: games.menu_facts(),
    "saves/game-1.json": lambda games: games.library.resume(paths.saves_dir() / "game-1.hearts"),
    "saves/statistics.json": lambda games: games.menu_facts(),
    "saves/names.json": lambda games: games.shelf.games(),
    "saves/finished/stars.json": lambda games: games.finished.archive.games(),
    "last-table.json": lambda games: (games.menu_facts(), games.plan()),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", VALUES)
def test_no_value_of_a_file_stops_the_program(
    name: str, program: Callable[[], Program], data_dir: Path
) -> None:
    running = program()
    file = data_dir / name
    for number, text in enumerate(spoilt(VALUES[name])):
        file.write_text(text)
        READERS[name](running.games)
        running.games.close()
        if number % 40 == 0:
            running.show(MenuScene(running.app.ctx))
            running.app.ctx.scenes.pop()
        copies = list(file.parent.glob(f"{file.name}.damaged-*"))
        assert [copy.read_text() for copy in copies] in ([], [text])
        assert copies or HUGE not in text
        for copy in copies:
            copy.unlink()
    file.write_text(json.dumps(VALUES[name]))
    running.walk()
    assert not list(file.parent.glob(f"{file.name}.damaged-*")), "a good one is read"


@pytest.mark.slow
def test_a_grade_of_another_decision_stops_no_review(
    program: Callable[[], Program], data_dir: Path
) -> None:
    game = data_dir / "saves/finished/game-1.hearts"
    loaded = read_game(game)
    record = deal_record(loaded.header.rules, loaded.header.seed, loaded.events, 2)
    assert record is not None
    lines = [decision.line for _, decision in record.decisions(0)]
    plain = to_plain(mistake(game)) | {"reason": ["why-best", {}]}
    book = side_files.grades_file(game)
    variants = [json.dumps({"coach": COACH, "grade": json.loads(text)}) for text in
                spoilt(plain) if sensible(text)]  # fmt: skip
    running = program()
    for begin in range(0, len(variants), len(lines)):
        texts = variants[begin : begin + len(lines)]
        pairs = zip(texts, lines, strict=False)
        book.write_text("".join(each.replace(plain["line"], line) + "\n" for each, line in pairs))
        scene = running.games.finished.review_deal(
            running.app.ctx, game_name(loaded.header.seed), 2
        )
        assert scene is not None
        running.show(scene)
        for _ in lines:
            running.app.step(50.0, [KeyDown(pygame.K_RIGHT)])
        running.app.ctx.scenes.pop()


def sensible(text: str) -> bool:
    """Whether the reader takes a grade."""
    try:
        grade_from_plain(parse_json(text))
    except UNREADABLE:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "value"), [("totals", 10**14), ("points", -(10**14)), ("taken", []), ("number", 10**9)]
)
def test_an_impossible_score_breaks_no_screen(
    part: str, value: object, program: Callable[[], Program], data_dir: Path
) -> None:
    """Failing before: the axis of the score sheet had a line for each thousand, or no height."""
    for path in data_dir.rglob("game-1.hearts"):
        lines = path.read_text().split("\n")
        index = next(k for k, line in enumerate(lines) if line.startswith('{"e":"DealScored"'))
        plain = json.loads(unsealed(lines[index]))
        score = plain["score"]
        score[part] = [value, *score[part][1:]] if part in ("totals", "points") else value
        lines[index] = sealed(
            compact({name: each for name, each in plain.items() if name != "sum"})
        )
        path.write_text("\n".join(lines))
    program().walk()
