"""Options: the rules of the next game, and the player's settings in four tabs.

A setting is applied, shown and stored immediately.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from hearts_gui.config import paths
from hearts_gui.config.settings import OPTION_TABS
from hearts_gui.ui.screens import settings_tabs
from hearts_gui.ui.screens.deck_tiles import DeckPreview
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import UiEvent
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Anchor, Column, Either, Item, Row, Sized, fits
from hearts_gui.ui.widgets.page import BODY_MARGIN, PageScene
from hearts_gui.ui.widgets.rows import option_groups
from hearts_gui.ui.widgets.scroll import page_tabs
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    # The rules tab imports the engine, which the other tabs and the menu do not need.
    from hearts_gui.session.setup.plans import TablePlan
    from hearts_gui.session.setup.rules_setup import RulesSetup
    from hearts_gui.ui.screens.rules.tab import RulesPane

RULES, TABLE, CARDS, SOUND, ACCESS = range(len(OPTION_TABS))
SEARCH_WIDTH, PREVIEW = 264, 380
"""The width of the field that finds rules, and the least height of the cards under their tab."""


def tab_titles() -> list[str]:
    return [say("options-tab", tab=tab) for tab in OPTION_TABS]


class OptionsScene(PageScene):
    """The options with five tabs, starting with the given one or the one used last.

    With `playable` the rules tab starts games; in a game it serves the next one.
    """

    title_key = "options-title"
    made_again = True  # another page may have changed what is shown

    def __init__(
        self, ctx: Context, *, tab: int | None = None, playable: bool = False,
        setup: RulesSetup | None = None, plan: Callable[[], TablePlan] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self.tab = tab if tab is not None else OPTION_TABS.index(ctx.settings.options_tab)
        self._playable = playable
        self._setup = setup
        self._plan = plan if plan is not None else ctx.games.plan
        self._lead: list[Item] = []
        self.unfolded = True
        """Whether the level of every single sound is shown."""

    def _unfold(self) -> None:
        self.unfolded = not self.unfolded
        self.rebuild()

    @cached_property
    def pane(self) -> RulesPane:
        """The rules tab, created when first shown."""
        from hearts_gui.session.setup.rules_setup import RulesSetup
        from hearts_gui.ui.screens.rules.tab import RulesPane

        setup = self._setup or RulesSetup(self._plan(), paths.rule_sets_file())
        return RulesPane(self, setup, self._plan, playable=self._playable)

    # -- header

    def compose_header(self, width: int) -> Item | None:
        """The tabs, and for the rules the field that finds options, where there is room."""
        tabs = Segmented(self.ctx, page_tabs(), options=tab_titles(), chosen=self.tab,
                         changed=self.show, round_ends=True, units=17)  # fmt: skip
        search = self.pane.search_field if self.tab == RULES else None
        field = None if search is None else Sized(search, width=SEARCH_WIDTH)
        inside: list[Item] = [] if search is None else [search]
        if not fits(tabs, width):
            listed = Dropdown(self.ctx, page_tabs(), options=tab_titles(), chosen=self.tab,
                              changed=self.show)  # fmt: skip
            choice = Sized(listed, width=260)
            self._lead = [Either(Sized(tabs, across=Anchor.START), choice), *inside]
            return None
        beside = fits(Row(tabs, field, gap=24), width)
        self._lead = [] if beside else inside
        return Row(Sized(tabs, grow=1, across=Anchor.START), field if beside else None, gap=24)

    def show(self, tab: int) -> None:
        """Show another tab, and remember it for the next time."""
        self.tab = tab
        self.ctx.change_settings(replace(self.ctx.settings, options_tab=OPTION_TABS[tab]))
        self.area = None
        self.rebuild()

    # -- body

    def add_body(self, skin: Skin) -> None:
        """Fill the body; the rules have their own way."""
        if self.tab != RULES:
            super().add_body(skin)
            return
        self.pane.compose(self._lead)

    def compose_body(self, width: int) -> Item:
        groups = settings_tabs.groups(
            self, OPTION_TABS[self.tab], unfolded=self.unfolded, unfold=self._unfold
        )
        items = [*self._lead, option_groups(self.ctx, groups)]
        if self.tab == CARDS:
            above = Column(*items, gap=20).measure(width)
            room = (self.body_box().h - above) / self.ctx.metrics.u - 2 * BODY_MARGIN - 24
            table = DeckPreview(self.ctx, table=True)
            items.append(Sized(table, height=max(PREVIEW, room)))
        return Column(*items, gap=20)

    def handle(self, event: UiEvent) -> bool:
        """Handle input; the rules tab has some keys of its own."""
        if self.tab == RULES and self.pane.handle(event):
            return True
        return super().handle(event)
