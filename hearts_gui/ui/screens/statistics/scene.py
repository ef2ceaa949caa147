"""The Statistics screen: rule set and opponents in the head, groups in as many columns as fit."""

import math
from collections.abc import Callable
from datetime import date
from functools import partial

from hearts_gui.ai.coach.situations import Situation
from hearts_gui.config.paths import copies_dir
from hearts_gui.session.past.summary import PastSummary
from hearts_gui.session.practice.weakness import cell_name
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.statistics.choices_group import (
    ChoicesGroup,
    FindingsGroup,
    FindingsPage,
    PracticeGroup,
)
from hearts_gui.ui.screens.statistics.fair_group import FairGroup, LuckGroup
from hearts_gui.ui.screens.statistics.group import GroupPage, StatisticsGroup
from hearts_gui.ui.screens.statistics.rating_group import RatingGroup
from hearts_gui.ui.screens.statistics.results_group import DaysGroup, PointsGroup, ResultsGroup
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, text
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Row, Sized, fits
from hearts_gui.ui.widgets.page import BODY_MARGIN, EDGE, PageScene
from hearts_gui.wording.language.messages import message_text, say

GAP = 26
LEAST_WIDTH, LEAST_HEIGHT, MOST_HEIGHT = 400, 312, 400
DROPDOWN = 216
THEMES = {
    Situation.LEADING: "lead", Situation.FOLLOWING: "follow", Situation.LAST: "last",
    Situation.DISCARDING: "discard",
}  # fmt: skip
"""The puzzles that practise a kind of choice."""

Maker = Callable[[], StatisticsGroup]


class StatisticsScene(PageScene):
    """Shows statistics of all games. It opens immediately and fills when everything is read."""

    title_key = "stat-title"

    def __init__(self, ctx: Context, *, today: date | None = None) -> None:
        super().__init__(ctx)
        self._today = today or date.today()
        self._inquiry = ctx.games.finished.inquiry()
        self._beside = False
        self.summary: PastSummary | None = None
        self._inquiry.ask()

    # -- what is asked

    def update(self, dt_ms: float) -> None:
        """Take the answer when it comes."""
        super().update(dt_ms)
        if (saved := self._inquiry.saved()) is not None:
            self.notify(message_text(saved))
        if self._inquiry.news():
            self._ask_again()
        if (summary := self._inquiry.take()) not in (None, self.summary):
            self.summary = summary
            self.rebuild()

    def uncovered(self) -> None:
        """Refresh, because a game may have been reviewed meanwhile."""
        super().uncovered()
        self._ask_again()

    def _ask_again(self) -> None:
        if self.summary is not None:
            self._inquiry.ask(self.summary.rules, self.summary.against)

    def leave(self) -> None:
        """Stop working out the pars of earlier games."""
        super().leave()
        self._inquiry.close()

    # -- the head

    def compose_header(self, width: int) -> Item | None:
        """The dropdowns and buttons for which there is room beside the title."""
        summary, ctx = self.summary, self.ctx
        self._beside = False
        if summary is None or not summary.played:
            return None
        self._weakest = ctx.games.learning.weakest()
        save = IconButton(ctx, say("stat-save"), self.save, icon=Icon.SAVE, on_panel=True)
        both = Row(*self._dropdowns(summary))
        self._beside = fits(
            Row(Row(*(Sized(item, width=DROPDOWN) for item in both.items)), save), width
        )
        if not self._beside:
            return Sized(save, across=Anchor.END)
        words = text(ctx, say("stat-no-practice"), units=15, quiet=True)
        practise = self._practise_button(summary)
        return next(
            (line for line in (Row(both, Sized(words, grow=1), practise, save),
                               Row(Sized(both, grow=1, across=Anchor.START), practise, save))
             if fits(line, width)), Row(Sized(both, grow=1, across=Anchor.START), save),
        )  # fmt: skip

    def _dropdowns(self, summary: PastSummary) -> tuple[Dropdown, Dropdown]:
        names = [rules.name for rules in summary.played]
        first = Dropdown(
            self.ctx, say("stat-rules"),
            options=tuple(say("stat-rules-of", title=rules.title, n=rules.games)
                          for rules in summary.played),
            chosen=names.index(summary.rules),
            changed=lambda index: self._inquiry.ask(names[index], None),
        )  # fmt: skip
        levels: list[str | None] = [None, *summary.levels]
        second = Dropdown(
            self.ctx, say("stat-against"),
            options=(say("stat-all-opponents"),
                     *(say(f"level-{level}") for level in summary.levels)),
            chosen=levels.index(summary.against),
            changed=lambda index: self._inquiry.ask(summary.rules, levels[index]),
        )  # fmt: skip
        return first, second

    # -- the groups

    def compose_body(self, width: int) -> Item:
        """The groups, row by row; the dropdowns first where the head has no room."""
        summary = self.summary
        if summary is None or not summary.played:
            return text(
                self.ctx, say("stat-reading" if summary is None else "stat-nothing"), quiet=True
            )
        lead = self._weakness(width)
        if not self._beside:
            lead = Column(Grid(*self._dropdowns(summary), least=1), self._practise_button(summary),
                          lead, gap=GAP)  # fmt: skip
        groups = []
        for make in self._kinds(summary):
            group = make()
            group.act = partial(self.open_group, make)
            groups.append(group)
        groups.sort(key=lambda group: group.waits)
        fitting = int((width / self.ctx.metrics.u + GAP) // (LEAST_WIDTH + GAP))
        across = max(1, min(3, fitting))
        above = (
            0 if self._beside or lead is None else lead.measure(width) / self.ctx.metrics.u + GAP
        )
        height = self._height(above, across, len(groups))
        for group in groups:
            group.high = height
        return Column(lead, Grid(*groups, gap=GAP, least=1, columns=across), gap=GAP)

    def _practise_button(self, summary: PastSummary) -> Button | None:
        """The button for puzzles of the kind that costs most; none where a weakness is known."""
        if self._weakest is not None:
            return None
        _, dearest = summary.kinds
        theme = None if dearest is None else THEMES.get(dearest)
        if theme is None:
            return None
        return Button(self.ctx, say("stat-practise", theme=theme), lambda: self.practise(theme),
                      icon=Icon.TARGET, look=ButtonLook.PRIMARY)  # fmt: skip

    def _weakness(self, width: int) -> Item | None:
        """The known weakness in words, with the button that drills it."""
        ctx = self.ctx
        if self._weakest is None:
            return None
        words = say("stat-practice-worst", name=message_text(cell_name(self._weakest)))
        drill = partial(ctx.games.learning.practice, ctx, self._weakest[:1], self._weakest[1])
        button = Button(ctx, say("report-drill"), lambda: ctx.scenes.push(drill()),
                        icon=Icon.TARGET, look=ButtonLook.PRIMARY)  # fmt: skip
        line = Row(Sized(text(ctx, words, units=20), grow=1), button)
        return line if fits(line, width) else Column(text(ctx, words, units=20), button, gap=14)

    def _height(self, above: float, across: int, groups: int) -> float:
        """A group's height in units: all in one view where that leaves them enough."""
        few = -(-6 // across)
        rows, most = (few, math.inf) if few <= 2 else (-(-groups // across), MOST_HEIGHT)
        room = self.body_box().h / self.ctx.metrics.u - 2 * BODY_MARGIN - 2 * EDGE - above
        return max(LEAST_HEIGHT, min(most, (room - (rows - 1) * GAP) / rows))

    def _kinds(self, summary: PastSummary) -> list[Maker]:
        ctx, results, practised = self.ctx, summary.results, self.ctx.games.learning.practised()
        makers: list[Maker] = [
            partial(RatingGroup, ctx, summary.rating, summary.ratings),
            partial(PointsGroup, ctx, summary.points),
            partial(ChoicesGroup, ctx, summary.choices, summary.kinds),
            partial(FairGroup, ctx, summary.checks, summary.players),
            partial(DaysGroup, ctx, summary.days, self._today),
            partial(LuckGroup, ctx, summary.luck, summary.left),
            partial(FindingsGroup, ctx, summary.findings),
        ]
        if results is not None:
            makers.insert(0, partial(ResultsGroup, ctx, results))
        if practised is not None:
            makers.append(partial(PracticeGroup, ctx, practised))
        return makers

    def practise(self, theme: str) -> None:
        """Open the puzzles of this theme."""
        self.ctx.scenes.push(self.ctx.games.learning.puzzles(self.ctx, theme))

    def save(self) -> None:
        """Write every deal into a CSV file."""
        self._inquiry.save(copies_dir())

    def open_group(self, make: Maker) -> None:
        """Show a group at full size with its numbers, or the deals that show what was found."""
        group = make()
        found = group.findings if isinstance(group, FindingsGroup) else ()
        self.ctx.scenes.push(FindingsPage(self.ctx, found) if found else GroupPage(self.ctx, make))
