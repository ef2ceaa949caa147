"""The whole program in rough places: it plays, keeps what can be kept, and says what cannot."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pygame
import pytest

from hearts_gui.config import paths, settings
from hearts_gui.config.journal import LOG_NAME, Journal
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.players import one_human
from hearts_gui.session.store.saves import SaveError
from hearts_gui.ui import main
from hearts_gui.ui.main import TracedApp
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene, menu_rows
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.sound import Sound
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.language.messages import message_text, say
from tests.kits.leaving import leave_table
from tests.kits.started_program import Player, cards_left, play

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    yield player
    player.end()


def games_in(folder: Path) -> list[Path]:
    return sorted((folder / "saves").glob("*.hearts"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows takes no path this long by default")
def test_a_very_long_path_in_several_scripts_is_as_good_as_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, player: Player
) -> None:
    folder = tmp_path.joinpath(*["Spiele größter Art", "红心大战", "kärtchen " * 8] * 9)
    assert len(os.fsencode(folder)) > 900
    monkeypatch.setenv(paths.DATA_VARIABLE, str(folder))
    pilot = player()
    play(pilot)
    left = len(pilot.session.view(0).own.hand)
    pilot.app.change_settings(Settings(speed=0.0, reduced_motion=True, name="Zoë"))
    player.end()
    assert settings.load(folder / "settings.toml").settings.name == "Zoë"
    assert "Hearts 1.2.3" in (folder / LOG_NAME).read_text("utf-8")
    assert len(games_in(folder)) == 1
    again = player()
    again.open_game()
    assert len(again.session.view(0).own.hand) == left
    assert not again.session.noticed


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="asks Linux for a place of no use")
@pytest.mark.parametrize("place", ["/proc/self/Hearts", "{tmp}/" + "x" * 300])
def test_where_nothing_can_be_written_a_game_is_played_and_the_player_told(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, player: Player
) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, place.format(tmp=tmp_path))
    pilot = player()
    play(pilot)
    assert any("can’t be saved" in message_text(notice) for notice in pilot.session.noticed)
    pilot.app.change_settings(Settings(speed=0.0, reduced_motion=True, theme="midnight"))
    pilot.frame()
    assert pilot.app.ctx.theme.key == "midnight"
    player.end()
    assert list(tmp_path.iterdir()) == []


def test_settings_that_a_full_disk_refused_are_stored_later(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch, player: Player
) -> None:
    told = list[str]()
    pilot = player()
    monkeypatch.setattr(pilot.app.ctx.scenes.top, "notify", told.append)
    data_dir.rename(data_dir.with_name("away"))
    data_dir.touch()
    for name in ("Ann", "Zoë"):
        pilot.app.change_settings(Settings(speed=0.0, reduced_motion=True, name=name))
        pilot.app.keeper.close()
    assert len(told) == 1
    assert "couldn’t be saved" in told[0]
    data_dir.unlink()
    player.end()
    assert settings.load(data_dir / "settings.toml").settings.name == "Zoë"


def test_beside_a_portable_mark_everything_stays_with_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, player: Player
) -> None:
    monkeypatch.delenv(paths.DATA_VARIABLE)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    program = tmp_path / "stick"
    program.mkdir()
    (program / paths.PORTABLE_MARK).touch()
    monkeypatch.setattr(paths, "program_dir", lambda: program)
    play(player())
    player.end()
    assert games_in(program / "data")
    assert (program / "data" / LOG_NAME).is_file()
    assert not (tmp_path / "home").exists()


def test_without_a_sound_device_it_plays_silently(
    monkeypatch: pytest.MonkeyPatch, player: Player
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pilot = player()
    assert type(pilot.app.ctx.sound) is Sound
    play(pilot)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_request_to_end_leaves_as_the_player_would(name: str, tmp_path: Path) -> None:
    if signal.getsignal(signal.Signals[name]) is signal.SIG_IGN:
        pytest.skip(f"{name} is ignored here, as under nohup")
    library = Library(tmp_path / "saves")
    session = library.start(Rules(), one_human(4))
    session.start_next_deal()
    library.close()
    (game,) = games_in(tmp_path)
    env = os.environ | {paths.DATA_VARIABLE: str(tmp_path)}
    program = subprocess.Popen([sys.executable, "-m", "hearts_gui", str(game)], cwd=ROOT, env=env)
    try:
        while not game.with_name(f"{game.name}.lock").exists():
            assert program.poll() is None
            time.sleep(0.02)
        program.send_signal(signal.Signals[name])
        assert program.wait(60) == 0
    finally:
        program.kill()
        program.wait()
    assert "closed" in (tmp_path / LOG_NAME).read_text("utf-8")
    assert (tmp_path / "settings.toml").is_file()


@pytest.mark.parametrize("jump", [-40 * 365 * 86400.0, 40 * 365 * 86400.0])
def test_a_clock_that_jumps_changes_nothing_at_the_table(
    jump: float, data_dir: Path, monkeypatch: pytest.MonkeyPatch, player: Player
) -> None:
    pilot = player()
    play(pilot, 12)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    began = pilot.app.clock_ms
    pilot.play_until(cards_left(11))
    leave_table(pilot)
    assert 0 < pilot.app.clock_ms - began < 600_000
    (path,) = games_in(data_dir)
    os.utime(path, (real() + jump, real() + jump))
    info = pilot.games.menu_facts().under_way
    assert info is not None
    menu = pilot.app.ctx.scenes.top
    assert isinstance(menu, MenuScene)
    saved = next(row for row in menu_rows(menu.facts) if row.label == say("menu-saved"))
    pilot.app.ctx.scenes.push(saved.opens(pilot.app.ctx))
    pilot.frame()
    assert pilot.app.running


CRASHED = """
import faulthandler, os
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from hearts_gui.devtools.pilot import Pilot
from tests.kits.started_program import Player, play
play(Player()())
faulthandler._sigsegv()
"""


def test_after_a_fault_of_the_system_the_next_start_says_so_and_the_game_goes_on(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = subprocess.run([sys.executable, "-c", CRASHED], cwd=ROOT, check=False)
    assert ended.returncode not in (0, 1)
    assert len(games_in(data_dir)) == 1
    seen: list[Scene] = []

    def run(self: TracedApp, first: Callable[[Context], Scene], _: object) -> None:
        self.ctx.scenes.push(first(self.ctx))
        for _ in range(200):
            self.step(16.0, [])
        top = self.ctx.scenes.top
        assert isinstance(top, Dialog)
        seen.append(top)
        self.ctx.scenes.pop()
        pilot = Pilot(self, cast(PlayerGames, self.ctx.games))
        pilot.open_game()
        assert len(pilot.session.view(0).own.hand) == 12
        self.close()

    monkeypatch.setattr(TracedApp, "run", run)
    journal = Journal("1.2.3")
    main.play(None, journal)
    journal.close()
    (dialog,) = seen
    assert isinstance(dialog, Dialog)
    assert "your games are safe" in dialog.text
    assert str(journal.last_fault) in dialog.text


@pytest.mark.parametrize("unseen", [True, False])
def test_a_game_that_cannot_be_opened_is_named_where_it_can_be_seen(
    unseen: bool, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: the window closed, with a sentence on a terminal that nobody sees."""
    broken = tmp_path / "broken.hearts"
    broken.write_text("Hearts?\n")
    seen: list[Scene | None] = []

    def run(self: TracedApp, first: Callable[[Context], Scene], _: object) -> None:
        try:
            self.ctx.scenes.push(first(self.ctx))
            self.step(0.0, [])
            seen.append(self.ctx.scenes.top)
            for _ in range(200):
                self.turn(0.0)
            seen.extend(reversed(self.ctx.scenes.scenes))
        finally:
            self.close()

    monkeypatch.setattr(TracedApp, "run", run)
    if not unseen:
        monkeypatch.setattr(main, "UNSEEN", ())
    journal = Journal("1.2.3")
    journal.last_fault = tmp_path / "fault.txt"
    with pytest.raises(SaveError) if unseen else contextlib.nullcontext():
        main.play(broken, journal)
    journal.close()
    if not unseen:
        menu, news, notice, below = seen
        assert isinstance(menu, MenuScene)
        assert isinstance(news, Dialog)
        assert news.title == say("crash-last-title")
        assert isinstance(notice, Dialog)
        assert notice.title == say("menu-not-opened")
        assert below is menu
