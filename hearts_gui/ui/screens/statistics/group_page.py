"""A group of the Statistics screen at full size, its table of numbers, and deals to look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.pages.page import BODY_MARGIN, EDGE, PageScene
from hearts_gui.ui.screens.statistics.group import StatisticsGroup
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Anchor, Column, Item, Row, Sized
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

GAP = 32
LEAST_BESIDE = 900
"""From this width the numbers stand beside the picture."""
SHARE = 0.6


class GroupPage(PageScene):
    """The picture as large as the page, and every number of it."""

    def __init__(self, ctx: Context, make: Callable[[], StatisticsGroup]) -> None:
        """`make` gives the group."""
        super().__init__(ctx)
        self._make = make
        self._title = make().label

    @property
    def title(self) -> str:
        """The title of the group."""
        return self._title

    def compose_body(self, width: int) -> Item:
        """The picture, and beside or under it the numbers."""
        u = self.ctx.metrics.u
        room = self.body_box().h / u - 2 * BODY_MARGIN - 2 * EDGE
        picture = self._make()
        picture.show_large()
        numbers = self._numbers(picture)
        if width >= LEAST_BESIDE * u:
            drawing = Sized(picture, width=SHARE * width / u, height=room)
            return Row(drawing, Sized(numbers, grow=1), gap=GAP, down=Anchor.START)
        return Column(Sized(picture, height=0.8 * min(width / u, room)), GAP, numbers)

    def _numbers(self, group: StatisticsGroup) -> Item:
        """The table, a line each, then the deals."""
        lines = (text(self.ctx, line) if line else 8 for line in group.table())
        deals = group.deals()
        rows = []
        for number, (game, deal, points) in enumerate(deals, start=1):
            detail = say("stat-deal-points", n=points, points=score_text(points))
            rows.append(deal_row(self, number, game, deal, detail))
        title = text(self.ctx, group.deals_title(), units=20) if deals else None
        return Column(Column(*lines, gap=8), 18, title, 6, Column(*rows))


def deal_row(page: FormScene, number: int, game: str, deal: int, detail: str) -> Item:
    """A deal that can be looked at again."""
    row = ListRow(page.ctx, say("stat-finding-deal", n=number, deal=deal),
                  partial(look_again, page, game, deal), detail=detail, icon=Icon.EYE,
                  pad=14)  # fmt: skip
    return Sized(row, height=52)


def look_again(page: FormScene, game: str, deal: int) -> None:
    """Open the review of a deal that was played, or say that its game is gone."""
    scene = page.ctx.games.review_deal(page.ctx, game, deal)
    if scene is None:
        page.notify(say("stat-finding-gone"))
    else:
        page.ctx.scenes.push(scene)
