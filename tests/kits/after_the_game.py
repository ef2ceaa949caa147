"""A game played in the window to its end, and pressing what comes after it."""

from __future__ import annotations

from pathlib import Path

from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset_with
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.plans import Opponent, TablePlan
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.widgets.form_scene import FormScene
from tests.kits.whole_games import Run
from tests.session.kit import LocalBots
from tests.session.quick_coach import quick
from tests.ui.kit import named

SHORT = preset_with("standard", 4, {"end": End.DEALS, "end_at": 1})
COMPANY = (Opponent("casual", "wren"), Opponent("club", "ada"), Opponent("club", "hugo"))


def play_a_game(run: Run) -> None:
    """The end of a game of one deal, continued from the menu."""
    plan = TablePlan(SHORT, "Short", "", COMPANY)
    run.games.remember(plan)
    run.sit_down(plan)
    run.pilot.play_until(lambda game: game.over)


def coached(folder: Path) -> Run:
    """A program whose games have a coach that grades without thought."""
    run = Run(folder)
    run.games._make_library = lambda: Library(folder / "saves", make_bots=LocalBots, coach=quick)
    return run


def to_the_sheet(run: Run) -> None:
    """Play on until the score sheet is on top and nothing moves."""
    while not isinstance(run.app.ctx.scenes.top, ScoresScene):
        run.pilot.frame()
    rest(run)


def rest(run: Run) -> None:
    """Until nothing moves any more and the screen listens."""
    for _ in range(2000):
        run.pilot.frame()
        scene = run.app.ctx.scenes.top
        deaf = isinstance(scene, FormScene) and getattr(scene, "deaf", False)
        if run.app.idle_wait_ms() is not None and not deaf:
            return
    raise AssertionError("nothing comes to rest")


def top(run: Run) -> FormScene:
    scene = run.app.ctx.scenes.top
    assert isinstance(scene, FormScene)
    return scene


def click(run: Run, label: str) -> None:
    run.pilot.click(named(top(run).form, label).box.center)
    rest(run)
