"""Options: the rules of the next game, and the player's settings in four tabs.

A setting is applied, shown and stored immediately.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from hearts_gui.config.settings import OPTION_TABS
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.screens import settings_tabs
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import UiEvent
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.options import lay_out_groups
from hearts_gui.ui.widgets.paging import page_tabs
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    # The rules tab reads the engine, which the other tabs and the menu do without.
    from hearts_gui.session.setup.plans import TablePlan
    from hearts_gui.session.setup.rules_desk import RulesDesk
    from hearts_gui.ui.screens.rules.tab import RulesPane

RULES, TABLE, CARDS, SOUND, ACCESS = range(len(OPTION_TABS))
TAB_HEIGHT = 52
SEARCH_WIDTH = 264


def tab_titles() -> list[str]:
    """What stands on the tabs."""
    return [say("options-tab", tab=tab) for tab in OPTION_TABS]


class OptionsScene(PageScene):
    """Five tabs, at first the given one or the one used last.

    With `playable` the rules tab starts games; in a game it serves the next one.
    """

    title_key = "options-title"

    def __init__(
        self, ctx: Context, *, tab: int | None = None, playable: bool = False,
        desk: RulesDesk | None = None, plan: Callable[[], TablePlan] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self.tab = tab if tab is not None else OPTION_TABS.index(ctx.settings.options_tab)
        self._playable = playable
        self._desk = desk
        self._plan = plan if plan is not None else ctx.games.plan
        self._pane: RulesPane | None = None
        self._lead: list[Widget] = []
        self._tabs_fit = True

    @property
    def pane(self) -> RulesPane:
        """The rules tab, made with its first showing."""
        if self._pane is None:
            from hearts_gui.ui.screens.rules.parts import tell_of_unread_sets
            from hearts_gui.ui.screens.rules.tab import RulesPane, make_desk

            desk = self._desk if self._desk is not None else make_desk(self._plan())
            self._pane = RulesPane(self, desk, self._plan, playable=self._playable)
            tell_of_unread_sets(self, desk.own)
        return self._pane

    # -- header

    def compose_header(self, skin: Skin, rest: Rect) -> None:
        """The tabs, and for the rules the field that finds options."""
        high = max(skin.px(TAB_HEIGHT), skin.metrics.hit)
        wanted = self._tabs_width(skin)
        search = skin.px(SEARCH_WIDTH)
        self._tabs_fit = wanted <= rest.w
        if self._tabs_fit:
            box = Rect(rest.x, 0, wanted, high)
            box.centery = rest.centery
            self.form.add(self._tab_bar(box))
        if self.tab == RULES:
            field = self.pane.compose_search(skin, Rect(rest.right - search, 0, search, high))
            if self._tabs_fit and wanted + skin.px(24) + search <= rest.w:
                field.move_to(Rect(rest.right - search, rest.centery - high // 2, search, high))
                self.form.add(field)

    def _tabs_width(self, skin: Skin) -> int:
        kind = skin.type(17, Face.SEMIBOLD)
        widest = max(skin.painter.text_width(tab, kind) for tab in tab_titles())
        return len(OPTION_TABS) * (widest + skin.px(40)) + skin.px(8)

    def _tab_bar(self, box: Rect) -> Segmented:
        return Segmented(self.ctx, page_tabs(), box, options=tab_titles(), chosen=self.tab,
                         changed=self.show, round_ends=True, units=17)  # fmt: skip

    def _tab_list(self, skin: Skin, place: Rect) -> list[Widget]:
        """The tabs in the body, where the header has no room for them."""
        if self._tabs_fit:
            return []
        high = max(skin.px(TAB_HEIGHT), skin.metrics.hit)
        if self._tabs_width(skin) <= place.w:
            return [self._tab_bar(Rect(place.x, place.y, self._tabs_width(skin), high))]
        box = Rect(place.x, place.y, min(place.w, skin.px(260)), high)
        tabs = Dropdown(self.ctx, page_tabs(), box, options=tab_titles(), chosen=self.tab,
                        changed=self.show)  # fmt: skip
        return [tabs]

    def show(self, tab: int) -> None:
        """Show another tab, which is the one to begin with next time."""
        self.tab = tab
        self.ctx.change_settings(replace(self.ctx.settings, options_tab=OPTION_TABS[tab]))
        self.area = None
        self.rebuild()

    # -- body

    def add_body(self, skin: Skin) -> None:
        """The rules fill the body in their own way."""
        if self.tab != RULES:
            super().add_body(skin)
            return
        body = self.body_box()
        pad = self.side_pad(skin)
        place = Rect(body.x + pad, body.y + skin.px(18), body.w - 2 * pad, 0)
        lead = self._tab_list(skin, place)
        height = lead[0].box.h + skin.px(14) if lead else 0
        self.pane.compose(skin, body, lead, height)

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The groups of the chosen tab."""
        lead = self._tab_list(skin, place)
        down = lead[0].box.h + skin.px(20) if lead else 0
        columns = 2 if place.w >= skin.px(980) else 1
        room = place.w // columns - skin.px(24 * 2 + 10)
        groups = settings_tabs.groups(self, OPTION_TABS[self.tab], skin, room)
        widgets, height = lay_out_groups(self.ctx, skin, groups, place.move(0, down))
        return [*lead, *widgets], height + down

    def handle(self, event: UiEvent) -> bool:
        """The rules know some keys of their own."""
        if self.tab == RULES and self.pane.handle(event):
            return True
        return super().handle(event)

    def uncovered(self) -> None:
        """An editor or another page may have changed what is shown."""
        self.rebuild()
