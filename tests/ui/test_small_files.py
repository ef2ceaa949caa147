"""Small files of the data folder that hold nonsense: the program starts, opens every screen that
reads them, keeps what is good, copies what is not and names it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from hearts_gui.config import paths, people
from hearts_gui.config.journal import Journal
from hearts_gui.config.reading import take_notices
from hearts_gui.config.settings import Settings
from hearts_gui.session.library import Library
from hearts_gui.session.setup.players import one_human
from hearts_gui.ui.pages.dialog import Dialog
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.saved_games import SavedGamesScene
from hearts_gui.ui.screens.statistics.scene import StatisticsScene
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.traced_app import TracedApp
from tests.session.kit import LocalBots, play_out, play_until
from tests.session.quick_coach import quick
from tests.session.test_past import TWO_DEALS

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
    "seat of a grade": ("saves/game-1.grades", '{"coach":"coach 6","grade":{"seat":1e999}}'),
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
    """The data folder of somebody with a game that is over and one under way."""
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
        self.app._store = False
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
            elif quiet and not (isinstance(scene, StatisticsScene) and scene.told is None):
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
    "puzzles": lambda ctx, games: games.puzzles(ctx),
    "lessons": lambda ctx, games: games.lessons(ctx),
    "statistics": lambda ctx, games: StatisticsScene(ctx),
    "saved games": lambda ctx, games: SavedGamesScene(ctx),
    "new game": lambda ctx, games: NewGameScene(ctx),
    "finished": lambda ctx, games: games.review_game(ctx, games.finished_games()[0].key),
}


@pytest.fixture
def program(played: Path, data_dir: Path) -> Iterator[Callable[[], Program]]:
    shutil.copytree(played, data_dir, dirs_exist_ok=True)
    running: list[Program] = []

    def start() -> Program:
        running.append(Program(data_dir))
        return running[-1]

    yield start
    for each in running:
        each.end()


def spoil(data: Path, name: str, lines: list[str]) -> bytes:
    """Write lines into a file, behind what is there unless the file is one value."""
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
    assert "One entry of lessons.jsonl makes no sense and was skipped; " in " ".join(first.told)
    told = len(first.told)
    again = program()
    again.walk()
    assert (told, again.told) == (told, []), "told once"


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
    assert not [each for each in running.told if "daily" in each]
