"""Scenes without a window: made by name, brought to rest and drawn on a surface."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.sample_days import DAILY_DAY, POSITION_SCENES, PRACTICE_SCENES, SampleDays
from hearts_gui.devtools.sample_past import SAMPLE_DAY
from hearts_gui.devtools.samples import SampleGames, sample_setup
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.fair_deal import Uncut
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.practice.lesson_book import LessonBook
from hearts_gui.session.practice.puzzle import PuzzleBook, shipped
from hearts_gui.session.setup.rule_draft import RuleDraft, preset_source
from hearts_gui.ui.daily.scene import DailyScene
from hearts_gui.ui.practice.lesson_scene import LessonScene
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.practice.queue import PuzzleSource, Series
from hearts_gui.ui.screens.about import AboutScene, LicenceScene
from hearts_gui.ui.screens.cutting import CutDialog
from hearts_gui.ui.screens.deck_room import DeckRoomScene
from hearts_gui.ui.screens.help import HelpScene, HelpTab, LearnScene
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.options import RULES, OptionsScene
from hearts_gui.ui.screens.people import PeopleScene, PortraitScene
from hearts_gui.ui.screens.rules.editors import CardValuesScene, CycleScene
from hearts_gui.ui.screens.rules.rules_page import RulesPage
from hearts_gui.ui.screens.rules.set_list import SetPicker
from hearts_gui.ui.screens.saved_games import SavedGamesScene
from hearts_gui.ui.screens.settings_tabs import KeysScene
from hearts_gui.ui.screens.statistics.results_group import PointsGroup
from hearts_gui.ui.screens.statistics.scene import StatisticsScene
from hearts_gui.ui.shell.build_context import build_context
from hearts_gui.ui.shell.context import Context, Games, Scene
from hearts_gui.ui.shell.window import prepare_environment
from hearts_gui.wording.variants import rules_name

Maker = Callable[[Context], Scene]
# A scene that is still moving after this many frames never comes to rest.
LONG_MS = 5000.0
MOST_FRAMES = 3000
SETTINGS_TABS = ("table", "cards", "sound", "access")


def _card_values(ctx: Context) -> Scene:
    draft = RuleDraft(preset_source("omnibus"))
    draft.set("custom_values", (("TS", 10), ("QS", 20)))
    return CardValuesScene(ctx, draft, lambda _: None)


def _settings(tab: int) -> Maker:
    return lambda ctx: OptionsScene(ctx, tab=tab)


def _all_days(ctx: Context) -> Scene:
    scene = DailyScene(ctx, SampleDays(), DAILY_DAY)
    scene.every = True
    return scene


def _puzzle(ctx: Context, *, answered: bool = False) -> Scene:
    """A puzzle of Standard with a card chosen, or its answer after a wrong one."""
    standard = rules_name(Rules())
    puzzles = tuple(puzzle for puzzle in shipped() if puzzle.rules == standard)
    scene = PuzzleScene(ctx, PuzzleBook(Path(os.devnull)), puzzles=puzzles)
    run = scene.run
    assert run is not None
    run.search.wait()
    run.think()
    assert run.outcome is not None
    scene.acts.choose(run.outcome.rival)
    if answered:
        scene.acts.answer()
        scene.visit.showing = None
    return scene


def _puzzles_over(ctx: Context, way: PuzzleSource, series: Series | None = None) -> Scene:
    """The screen after the last puzzle: one of three was missed."""
    book, puzzles = PuzzleBook(Path(os.devnull)), shipped()[:3]
    for number, puzzle in enumerate(puzzles):
        book.add(puzzle, solved=number != 1)
        if series is not None:
            series.record_answer("", solved=number != 1)
    scene = PuzzleScene(ctx, book, puzzles=puzzles, series=series)
    scene.acts.choose_source(way)
    while scene.run is not None:
        scene.acts.skip()
    return scene


def _statistics_group(ctx: Context) -> Scene:
    """The points of all deals at full size."""
    scene = StatisticsScene(ctx, today=SAMPLE_DAY)
    ctx.scenes.push(scene)
    scene.update(0.0)
    next(widget for widget in scene.form.widgets if isinstance(widget, PointsGroup)).activate()
    opened = ctx.scenes.top
    assert opened is not None
    ctx.scenes.pop()
    return opened


def _lesson(ctx: Context, *, lost: bool = False) -> Scene:
    """Throwing the queen away: the arrow over her, or the result of another card."""
    lessons = shipped_lessons()
    book = LessonBook(Path(os.devnull))
    book.stars.update({lesson.id: 3 - (index == 2) for index, lesson in enumerate(lessons[:5])})
    scene = LessonScene(ctx, lessons, book, lambda: None)
    run = scene.run
    while run.waiting:
        run.update(LONG_MS)
    if lost:
        run.choose(min(run.usable()))
        run.do(run.answer() or next(iter(run.options())))
        while run.waiting:
            run.update(LONG_MS)
    return scene


def _cut(ctx: Context) -> CutDialog:
    """Cutting the pack, over the menu, with a card taken."""
    ctx.scenes.push(MenuScene(ctx))
    pack = Uncut(Rules(), lambda count: "5eed" * (count // 2))
    dialog = CutDialog(ctx, pack, lambda _: None)
    dialog.ribbon.cut(31)
    return dialog


def _cut_how(ctx: Context) -> Scene:
    """The screen of the cut, with the part unfolded that nobody needs for playing."""
    dialog = _cut(ctx)
    dialog.open = True
    return dialog


SCENES: dict[str, Maker] = {
    "menu": MenuScene,
    "menu-first": lambda ctx: MenuScene(replace(ctx, games=SampleGames())),
    "options": OptionsScene,
    "help": HelpScene,
    "keys": lambda ctx: HelpScene(ctx, tab=HelpTab.KEYS),
    "help-pictures": lambda ctx: HelpScene(ctx, tab=HelpTab.PICTURES),
    "new-game": lambda ctx: NewGameScene(ctx, setup=sample_setup()),
    "rules": lambda ctx: OptionsScene(ctx, tab=RULES, playable=True, setup=sample_setup()),
    "rules-page": lambda ctx: RulesPage(ctx, preset("omnibus"), "Omnibus"),
    "rule-sets": lambda ctx: SetPicker(ctx, sample_setup(), lambda _: None, lambda: None),
    "card-values": _card_values,
    "pass-cycle": lambda ctx: CycleScene(ctx, RuleDraft(preset_source("ricketts")), lambda _: None),
    "saved-games": SavedGamesScene,
    "finished-games": lambda ctx: SavedGamesScene(ctx, finished=True),
    "puzzle": _puzzle,
    "puzzle-answer": lambda ctx: _puzzle(ctx, answered=True),
    "puzzle-day-over": lambda ctx: _puzzles_over(ctx, PuzzleSource.NEW, Series(shipped()[:3])),
    "puzzle-storm-over": lambda ctx: _puzzles_over(ctx, PuzzleSource.STORM),
    "puzzle-none-left": lambda ctx: _puzzles_over(ctx, PuzzleSource.NEW),
    **PRACTICE_SCENES,
    "daily": lambda ctx: DailyScene(ctx, SampleDays(), DAILY_DAY),
    "daily-open": lambda ctx: DailyScene(ctx, SampleDays(played=False), DAILY_DAY),
    "daily-begun": lambda ctx: DailyScene(ctx, SampleDays(played=False, begun=True), DAILY_DAY),
    "daily-counting": lambda ctx: DailyScene(
        ctx, SampleDays(counting=True, people=("Eva", "Ben")), DAILY_DAY
    ),
    "daily-all": _all_days,
    "deck-room": DeckRoomScene,
    "people": PeopleScene,
    "learn": LearnScene,
    **POSITION_SCENES,
    "lesson": _lesson,
    "lesson-lost": lambda ctx: _lesson(ctx, lost=True),
    "statistics": lambda ctx: StatisticsScene(ctx, today=SAMPLE_DAY),
    "statistics-group": _statistics_group,
    "other-keys": KeysScene,
    "portraits": PortraitScene,
    "about": AboutScene,
    "cut": _cut,
    "cut-how": _cut_how,
    "licence": lambda ctx: LicenceScene(ctx, AboutScene(ctx).notices[0]),
    **{f"settings-{name}": _settings(tab) for tab, name in enumerate(SETTINGS_TABS, start=1)},
}
"""The scenes that need no game, by name."""


def make_context(size: tuple[int, int], settings: Settings, games: Games | None = None) -> Context:
    """A context on the dummy video driver, for one picture; changes of settings are ignored."""
    if not pygame.display.get_init():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        prepare_environment()
        pygame.display.init()
    pygame.display.set_mode(size)
    return build_context(
        size, settings, games=games if games is not None else SampleGames(under_way=True),
        now=lambda: 0.0, change_settings=lambda _: None, quit_program=lambda: None,
    )  # fmt: skip


def settle(ctx: Context, scene: Scene, surface: Surface) -> None:
    """Run the scene until it rests, felt and cards sharp, and draw it."""
    for _ in range(MOST_FRAMES):
        for region in ctx.felt.step(1000.0):
            scene.ground.felt_changed(region)
        ctx.cardart.sharpen(1000.0)
        scene.update(16.0)
        scene.render(surface)
        if scene.idle_wait_ms() is not None and not ctx.felt.pending and not ctx.cardart.unsharp:
            return
