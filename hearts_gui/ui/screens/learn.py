"""Learn: lessons, puzzles, and how to play."""

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.help import HelpScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.ui.widgets.page import FittedPage
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import say


class LearnScene(FittedPage):
    """A row for each way to learn."""

    title_key = "learn-title"
    width_units = 560.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._lessons_done = ctx.games.menu_facts().lessons_done

    def compose_body(self, _width: int) -> Item:
        """Lessons, puzzles, deals, rules."""
        learning, scenes = self.ctx.games.learning, self.ctx.scenes
        rows = (
            (Icon.STAR, say("learn-lessons"), say("learn-lessons-detail", n=self._lessons_done),
             lambda: scenes.push(learning.lessons(self.ctx))),
            (Icon.TARGET, say("menu-puzzles"), say("menu-puzzles-detail"),
             lambda: scenes.push(learning.puzzles(self.ctx))),
            (Icon.LIST, say("decisions-title"), say("learn-decisions-detail"),
             lambda: scenes.push(learning.decisions(self.ctx))),
            (Icon.SHARE, say("passing-title"), say("learn-passing-detail"),
             lambda: scenes.push(learning.passes(self.ctx))),
            (Icon.CARDS, say("kind-title"), say("learn-kinds-detail"),
             lambda: scenes.push(learning.deals_of_a_kind(self.ctx))),
            (Icon.BOOK, say("learn-rules"), say("learn-rules-detail"),
             lambda: scenes.push(HelpScene(self.ctx))),
        )  # fmt: skip
        widgets = (
            ListRow(self.ctx, label, act, icon=icon, detail=detail, pad=16)
            for icon, label, detail, act in rows
        )
        return Column(*widgets, gap=6)

    def uncovered(self) -> None:
        """A lesson may have been done."""
        self._lessons_done = self.ctx.games.menu_facts().lessons_done
        self.rebuild()
