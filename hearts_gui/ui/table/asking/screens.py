"""The other screens that the table leads to."""

from dataclasses import replace
from typing import TYPE_CHECKING

from hearts_gui.engine.score.scores import DealScore, GameResult
from hearts_gui.ui.pages.dialog import Choice, Dialog
from hearts_gui.ui.table.asking.overlays import pause_dialog
from hearts_gui.ui.table.story.director import pace_of
from hearts_gui.wording.table_texts import deal_pill

if TYPE_CHECKING:
    from hearts_gui.session.setup.plans import TablePlan
    from hearts_gui.ui.table.scene import TableScene

PAUSED = "Game menu"
PACE_ENTRIES = {"usual": "Play more slowly", "slow": "Play at the usual pace"}
PACE_SAID = {"usual": "The usual pace again", "slow": "Slower play: more time to look"}
FAIR = "Are the deals fair?"


class Screens:
    """Opens screens over one table."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._plan_before = scene.ctx.games.plan()

    def scores(self) -> None:
        """The score sheet so far."""
        if self._scene.director.view.public.standings.history:
            self.open_scores(latest=None)
        else:
            self._scene.notify("No deal has been counted yet")

    def open_scores(self, *, latest: DealScore | None) -> None:
        """The score sheet; after a deal it leads on to the next one."""
        from hearts_gui.ui.screens.scores import ScoresScene

        scene = self._scene
        public = scene.director.view.public
        done = scene.sheet_closed if latest is not None else None
        scene.ctx.scenes.push(
            ScoresScene(scene.ctx, public, scene.session.seats, scene.seat, done=done)
        )

    def open_end(self, result: GameResult) -> None:
        """The end of the game."""
        from hearts_gui.ui.screens.game_end import GameEndScene

        scene = self._scene
        scene.ctx.scenes.push(
            GameEndScene(
                scene.ctx, result, scene.director.view.public, scene.session, scene.seat,
                scores=lambda: self.open_scores(latest=None), menu=self.leave_table,
                again=self.play_again, swap=self.swap, new=self.new_game,
            )
        )  # fmt: skip

    def _same_table(self) -> "TablePlan":
        from hearts_gui.ui.table.asking.again import same_table

        scene = self._scene
        rules = scene.director.view.public.rules
        return same_table(rules, scene.session.seats, self._plan_before, scene.ctx.games.plan())

    def play_again(self) -> None:
        """Another game at the same table, in place of this one."""
        self._start(self._same_table())

    def _start(self, plan: "TablePlan") -> None:
        ctx = self._scene.ctx
        ctx.scenes.remove(self._scene)
        ctx.scenes.push(ctx.games.start(ctx, plan))

    def swap(self) -> None:
        """Another game with somebody else in one chair."""
        from hearts_gui.ui.table.asking.again import SwapDialog

        plan = self._same_table()
        self._scene.ctx.scenes.push(SwapDialog(self._scene.ctx, plan, self._start))

    def new_game(self) -> None:
        """Choose another game."""
        from hearts_gui.ui.screens.new_game import NewGameScene

        ctx = self._scene.ctx
        self.leave_table()
        ctx.scenes.push(NewGameScene(ctx))

    def leave_table(self) -> None:
        """Back to the menu; the game is saved as it is."""
        self._scene.ctx.scenes.remove(self._scene)

    def change_pace(self) -> None:
        """Slower play, or back to the usual pace."""
        scene, ctx = self._scene, self._scene.ctx
        pace = "usual" if ctx.settings.pace == "slow" else "slow"
        ctx.change_settings(replace(ctx.settings, pace=pace))
        scene.director.pace = pace_of(ctx.settings)
        scene.notify(PACE_SAID[pace])

    def options(self) -> None:
        """The options screen."""
        from hearts_gui.ui.screens.options import OptionsScene

        self._scene.ctx.scenes.push(OptionsScene(self._scene.ctx))

    def rules(self) -> None:
        """The rules in force."""
        from hearts_gui.ui.screens.rules.rules_page import RulesPage

        scene = self._scene
        rules = scene.director.view.public.rules
        scene.ctx.scenes.push(RulesPage(scene.ctx, rules, "Rules in force"))

    def pause(self) -> None:
        """The game's menu."""
        scene = self._scene
        lines = (f"{deal_pill(scene.director.view.public)}. The game is saved.",)
        entries = (
            ("Score sheet", "chart", self.scores),
            ("Passed and received", "cards", self._scene.turns.toggle_passed),
            ("Rules in force", "book", self.rules),
            (PACE_ENTRIES[scene.ctx.settings.pace], "hourglass", self.change_pace),
            (FAIR, "shield", self.fairness),
            ("Options", "gear", self.options),
            ("Leave to the menu", "exit-door", self.leave_table),
        )
        scene.ctx.scenes.push(pause_dialog(scene.ctx, title=PAUSED, lines=lines, entries=entries))

    def fairness(self) -> None:
        """What the fair deal code promises, and the code."""
        from hearts_gui.session.proof import FAIR_DEALS

        code = self._scene.session.commitment
        grouped = " ".join(code[k : k + 8] for k in range(0, len(code), 8))
        ctx = self._scene.ctx
        close = Choice("Back to the game", lambda: None, primary=True, icon="play")
        ctx.scenes.push(Dialog(ctx, FAIR, "\n\n".join((*FAIR_DEALS, grouped)), (close,)))
