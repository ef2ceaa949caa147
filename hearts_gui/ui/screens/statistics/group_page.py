"""A group of the Statistics screen at full size, its table of numbers, and deals to look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.pages.page import BODY_MARGIN, EDGE, PageScene
from hearts_gui.ui.pages.text_column import TextColumn
from hearts_gui.ui.screens.statistics.group import Group
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

GAP, ROW = 32, 52
LEAST_BESIDE = 900
"""From this width the numbers stand beside the picture."""
SHARE = 0.6


class GroupPage(PageScene):
    """The picture as large as the page, and every number of it."""

    def __init__(self, ctx: Context, make: Callable[[Rect], Group]) -> None:
        """`make` gives the group in a box."""
        super().__init__(ctx)
        self._make = make
        self._title = make(Rect(0, 0, 8, 8)).label

    @property
    def title(self) -> str:
        """The group's."""
        return self._title

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """The picture, and beside or under it the numbers."""
        room = self.body_box().h - 2 * skin.px(BODY_MARGIN) - 2 * EDGE
        if place.w >= skin.px(LEAST_BESIDE):
            wide = round(place.w * SHARE)
            box = Rect(place.x, place.y, wide, room)
            left = box.right + skin.px(GAP)
            words = self._numbers(skin, Rect(left, place.y, place.right - left, 0))
            high = max(room, words.height)
        else:
            box = Rect(place.x, place.y, place.w, min(round(place.w * 0.8), round(room * 0.8)))
            below = Rect(place.x, box.bottom + skin.px(GAP), place.w, 0)
            words = self._numbers(skin, below)
            high = box.h + skin.px(GAP) + words.height
        picture = self._make(box)
        picture.show_large()
        return [picture, *words.widgets], high

    def _numbers(self, skin: Skin, place: Rect) -> TextColumn:
        """The table, a line each, then the deals."""
        column, group = TextColumn(self.ctx, place), self._make(place)
        for line in group.table():
            if line:
                column.text(line)
            column.space(8)
        deals = group.deals()
        if deals:
            column.space(10)
            column.text(group.deals_title(), units=20)
            column.space(6)
        for number, (game, deal, points) in enumerate(deals, start=1):
            box = column.take(max(skin.px(ROW), self.ctx.metrics.hit))
            label = say("stat-finding-deal", n=number, deal=deal)
            detail = say("stat-deal-points", n=points, points=score_text(points))
            act = partial(look_again, self, game, deal)
            row = ListRow(self.ctx, label, box, act, detail=detail, icon=Icon.EYE, pad=14)
            column.widgets.append(row)
        return column


def look_again(page: FormScene, game: str, deal: int) -> None:
    """Open the review of a deal that was played, or say that its game is gone."""
    scene = page.ctx.games.review_deal(page.ctx, game, deal)
    if scene is None:
        page.notify(say("stat-finding-gone"))
    else:
        page.ctx.scenes.push(scene)
