"""Everything on every screen is pressed in every language: nothing fails, Escape leads back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from hearts_gui.config import paths, people
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.devtools.shots import SCENES, show_scene
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.past.library import Library
from hearts_gui.ui.daily import player_days
from hearts_gui.ui.daily.scene import DailyScene
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.practice.queue import Series
from hearts_gui.ui.screens.about import AboutScene
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.wording.language.messages import speak, spoken
from tests.kits.after_the_game import SHORT, play_a_game
from tests.kits.leaving import leave_table
from tests.kits.slow import some
from tests.kits.starting import start_with
from tests.kits.walk import Walk, Walked
from tests.kits.whole_games import Run
from tests.session.kit import LocalBots
from tests.session.quick_coach import quick

PREFS = Settings(reduced_motion=True, speed=0.0, window_width=800, window_height=600)
LANGUAGES = ("en", "de")
"""Buttons are the same in every language; these have the shortest and the longest words."""
SUNDAY = date(2026, 11, 29)
SAME = frozenset({
    "AboutScene", "CardValuesScene", "CycleScene", "HelloDialog", "HelpScene", "KeyDialog",
    "KeysScene", "LicenceScene", "OptionsScene", "PortraitScene", "RulesPage",
})  # fmt: skip
"""Screens that are the same whatever was played: everything is pressed with the samples."""
GAMES = frozenset({
    "CutDialog", "KnowledgeScene", "NewGameScene", "ReviewScene",
    "SavedGamesScene", "TableScene",
})  # fmt: skip
"""The screens after a game, which test_after_the_game walks through."""
ALIKE = frozenset({
    "cancelled", "chips", "crowd", "daily-counting", "held-over", "hint-first", "hourglass",
    "last-trick", "lesson-lost", "named-suit", "open-hand", "partners", "replay",
    "review-own-view", "review-running", "scores", "seats", "second-round", "stock",
    "warren-trick",
})  # fmt: skip
"""Samples without a button that no other sample has."""
REST = frozenset({"DailyScene", "LearnScene", "LessonScene", "PeopleScene", "PuzzleScene"})


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Language and person are as before."""
    before = spoken()
    yield
    speak(before)
    paths.choose_person(people.FIRST)


def start_over(app: App, prefs: Settings) -> None:
    """Restore settings and person, and drop what another language left behind."""
    speak(prefs.language)
    paths.choose_person(people.FIRST)
    app.change_settings(prefs)


def sample_walk(
    name: str, walked: Walked, language: str, *, deep: bool, alike: int = 3
) -> Walk:  # fmt: skip
    """A walk that begins with one of the samples, opened whenever it is asked for.

    Unless it is `deep`, the screens to which the sample leads are only looked at; dialogs are used.
    """
    prefs = replace(PREFS, language=language)
    app = App(prefs, SampleGames(under_way=True), store=False, sound=False)

    def reopen() -> None:
        start_over(app, prefs)
        start_with(app.ctx.scenes, Scene(app.ctx))
        show_scene(app.ctx, name, Rules(), "walk", app.window.surface)

    return Walk(
        app, walked, name, reopen, alike=alike,
        passed=lambda scene: not (deep or scene.overlay),
    )  # fmt: skip


@pytest.fixture(scope="module")
def looked_at() -> Walked:
    """Return the presses so far: a dialog to which many screens lead is gone through once."""
    return Walked()


@pytest.mark.parametrize("name", some(SCENES, *(name for name in SCENES if name not in ALIKE)))
def test_everything_on_every_screen_is_pressed(name: str, looked_at: Walked) -> None:
    walk = sample_walk(name, looked_at, LANGUAGES[0], deep=False)
    walk.go()
    walk.app.close()
    assert any(key[0].startswith(f"{name} ") for key in looked_at.pressed)


def fail(*_: object) -> None:
    raise RuntimeError("planted")


def test_a_press_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AboutScene, "details", fail)
    walk = sample_walk("menu", Walked(), "en", deep=False)
    with pytest.raises(RuntimeError, match="planted") as result:
        walk.go()
    assert "button:About" in result.value.__notes__[0]
    walk.app.close()


def test_a_screen_without_a_way_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AboutScene, "handle", lambda *_: True)
    walk = sample_walk("menu", Walked(), "en", deep=False)
    with pytest.raises(AssertionError, match="no way back from AboutScene"):
        walk.go()
    walk.app.close()


@pytest.fixture(scope="module")
def pressed() -> Iterator[dict[str, Walked]]:
    """Yield the presses by language, and print the figures at last (shown with -s)."""
    by_language = {code: Walked() for code in LANGUAGES}
    yield by_language
    for code, walked in by_language.items():
        print(code, walked.figures())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_everything_is_pressed_wherever_a_screen_leads(
    name: str, language: str, pressed: dict[str, Walked]
) -> None:
    """Press one thing after another, each on the screen that the last one left."""
    walk = sample_walk(name, pressed[language], language, deep=True, alike=5)
    walk.go()
    walk.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_everything_is_pressed_first_on_a_screen_as_it_opens(
    name: str, language: str, pressed: dict[str, Walked]
) -> None:
    walk = sample_walk(name, Walked(), language, deep=False, alike=100)
    walk.each_first()
    walk.app.close()


def state_of(scene: Scene) -> str:
    """Return the state on which the choices of a screen depend."""
    match scene:
        case TableScene():
            model = scene.state.model
            return f"{model.ask.kind.value}{' last' if 0 < len(model.hand) < 4 else ''}"
        case PuzzleScene():
            row = scene.visit.queue.row
            return str(row.place) if isinstance(row, Series) else ""
        case DailyScene():
            return daily_of(scene.day).kind.value
        case _:
            return ""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("through", "past"), [(GAMES, REST), (REST, GAMES)], ids=["games", "rest"])
def test_every_way_through_the_program_leads_back(
    through: frozenset[str], past: frozenset[str], language: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """From the menu, with a player's games: tables, reviews and lists, or days and puzzles."""
    monkeypatch.setattr(player_days, "today", lambda: SUNDAY)
    run = Run(tmp_path)
    play_a_game(run)
    leave_table(run.pilot)
    run.start(SHORT, "Last tricks")
    run.pilot.play_until(lambda game: 0 < len(game.view(0).own.hand) < 4)
    leave_table(run.pilot)
    run.app.close()

    games = PlayerGames(lambda: Library(tmp_path / "saves", make_bots=LocalBots, coach=quick))
    prefs = replace(PREFS, language=language)
    app = App(prefs, games, store=False, sound=False)

    def reopen() -> None:
        start_over(app, prefs)
        start_with(app.ctx.scenes, MenuScene(app.ctx))

    walked = Walked()
    passed = SAME | past
    Walk(
        app, walked, "menu", reopen, state_of=state_of,
        passed=lambda scene: type(scene).__name__ in passed,
    ).go()  # fmt: skip
    app.close()
    assert through <= walked.screens
