"""A group of the Statistics screen: a box with title, picture and text, and a page of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from pygame import Rect, Surface

from hearts_gui.session.past.figures import Check, FairCount
from hearts_gui.session.past.means import Mean
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.theme import Colour
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.button import text
from hearts_gui.ui.widgets.flow import Anchor, Column, Item, Padded, Row, Sized
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.page import BODY_MARGIN, EDGE, PageScene
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text, score_text

PAD = 24
LEAST_GAMES = 10
"""With fewer games than this no chance is shown."""
GAP = 32
LEAST_BESIDE = 900
"""From this width the numbers stand beside the picture."""
SHARE = 0.6
NAME = 60
"""The most characters of a name before a colon; what is longer is a sentence."""
LEAST_LARGE = 300
"""The least height of a picture on its own page, in design units."""


class GroupPage(PageScene):
    """The picture as large as the page, and every number of it."""

    def __init__(self, ctx: Context, make: Callable[[], StatisticsGroup]) -> None:
        """`make` gives the group."""
        super().__init__(ctx)
        self._make = make
        self.title_key = make().title_key

    def compose_body(self, width: int) -> Item:
        """The picture, and beside or under it the numbers."""
        u = self.ctx.metrics.u
        room = self.body_box().h / u - 2 * BODY_MARGIN - 2 * EDGE
        picture = self._make()
        picture.focusable, picture.silent = False, True  # of its own page, it is not pressed
        numbers = self._numbers(picture)
        if width >= LEAST_BESIDE * u:
            drawing = Sized(picture, width=SHARE * width / u, height=room)
            return Row(drawing, Sized(numbers, grow=1), gap=GAP, down=Anchor.START)
        return Column(
            Sized(picture, height=max(LEAST_LARGE, 0.8 * min(width / u, room))), GAP, numbers
        )

    def _numbers(self, group: StatisticsGroup) -> Item:
        """The table, a box for lines that belong together, then the deals."""
        parts = [self._box(list(lines)) for filled, lines in groupby(group.table(), bool) if filled]
        deals = group.deals()
        rows = []
        for number, (game, deal, points) in enumerate(deals, start=1):
            detail = say("stat-deal-points", n=points, points=score_text(points))
            rows.append(deal_row(self, number, game, deal, detail))
        title = text(self.ctx, group.deals_title(), units=20) if deals else None
        return Column(Column(*parts, gap=14), 18, title, 6, Column(*rows))

    def _box(self, lines: Sequence[str]) -> Item:
        """A box of lines; a short part before a colon gets a column of its own."""
        rows: list[Item] = [text(self.ctx, line) for line in lines]
        split = [re.split(": |：", line, maxsplit=1) for line in lines]
        if all(len(cells) == 2 and len(cells[0]) <= NAME for cells in split):
            names = [text(self.ctx, name, quiet=True) for name, _ in split]
            wide = max(name.preferred_width(self.body_box().w // 4) for name in names)
            column = wide / self.ctx.metrics.u
            rows = [Row(Sized(name, width=column), Sized(text(self.ctx, value), grow=1), gap=20)
                    for name, (_, value) in zip(names, split, strict=True)]  # fmt: skip
        panel = Panel(self.ctx, "", group=True)
        return Padded(Column(*rows, gap=9), across=PAD, top=18, behind=panel)


def deal_row(page: FormScene, number: int, game: str, deal: int, detail: str) -> Item:
    """A deal that can be looked at again."""
    row = ListRow(page.ctx, say("stat-finding-deal", n=number, deal=deal),
                  partial(look_again, page, game, deal), detail=detail, icon=Icon.EYE,
                  pad=14)  # fmt: skip
    return Sized(row, height=52)


def look_again(page: FormScene, game: str, deal: int) -> None:
    """Open the review of a deal that was played, or say that its game is gone."""
    scene = page.ctx.games.finished.review_deal(page.ctx, game, deal)
    if scene is None:
        page.notify(say("stat-finding-gone"))
    else:
        page.ctx.scenes.push(scene)


def mean_text(mean: Mean, places: int = 1) -> str:
    """A mean with half its interval."""
    return say(
        "stat-mean", mean=decimal_text(mean.value, places), half=decimal_text(mean.half, places)
    )


def ends_of(levels: Sequence[str]) -> dict[str, str | bool]:
    """The weakest and strongest of the possible levels, and whether there is only one."""
    low, high = (say(f"level-{levels[index]}") for index in (0, -1))
    return {"clear": len(levels) == 1, "low": low, "high": high}


def check_name(check: Check, players: int) -> str:
    """The name of a check; seats count from the player's left."""
    if check.fact is not FairCount.QUEEN:
        return say("stat-fact", fact=check.fact.value)
    if check.seat == 0:
        where = "you"
    elif check.seat == 1:
        where = "left"
    elif check.seat == players - 1:
        where = "right"
    elif players == 4:
        where = "across"
    else:
        where = "other"
    return say("stat-queen", where=where, n=check.seat)


def check_number(check: Check) -> str:
    """The finding: a count, or a mean per deal."""
    counted = check.fact in (FairCount.QUEEN, FairCount.VOIDS)
    return decimal_text(check.observed, 0 if counted else 2)


class StatisticsGroup(Widget):
    """The base of all groups.

    Subclasses give a picture, sentences and a table. `few` replaces the picture while there is too
    little to draw; the group is then only as high as its words, else `high` design units.
    """

    title_key = ""
    """The message of the title."""
    high = 0.0
    role = Role.BUTTON
    margin_units = 4.0
    focus_radius = 20.0

    def __init__(self, ctx: Context, *, few: str = "") -> None:
        super().__init__(ctx, say(self.title_key))
        self._few = few

    def measure(self, width: int) -> int:
        skin, pad = self.skin, self._pad(width)
        if not self._few:
            return skin.px(self.high)
        words = skin.painter.paragraph_height(self._few, skin.type(16), width - 2 * pad)
        return 2 * pad + skin.fonts_height(skin.type(24, Face.BOLD)) + skin.px(2) + words

    @property
    def waits(self) -> bool:
        """Whether there is nothing to draw yet."""
        return bool(self._few)

    def _pad(self, width: int) -> int:
        return min(self.skin.px(PAD), width // 16)

    # -- what subclasses say

    def subtitle(self) -> str:
        """A line under the title, or nothing."""
        return ""

    def corner(self) -> str:
        """A text at the right of the title."""
        return ""

    def sentences(self) -> tuple[str, ...]:
        """The picture in words."""
        return ()

    def table(self) -> tuple[str, ...]:
        """Every number of the picture, a line each, and how it is counted."""
        return ()

    def deals(self) -> tuple[tuple[str, int, int], ...]:
        """Deals that can be looked at again: game, number, points."""
        return ()

    def deals_title(self) -> str:
        return ""

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw into this room."""
        raise NotImplementedError

    # -- what all groups do

    @property
    def value_text(self) -> str:
        if self._few:
            return self._few
        parts = (self.corner(), self.subtitle(), *self.sentences())
        return " ".join(part for part in parts if part)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        painter = skin.painter
        painter.box(surface, box, skin.group())
        if self.hovered or self.pressed:
            skin.lit(surface, box, 20, 0.07 if self.pressed else 0.03)
        pad = self._pad(box.w)
        inner = box.inflate(-2 * pad, -2 * pad)
        title, big = skin.type(20, Face.SEMIBOLD), skin.type(24, Face.BOLD)
        height = skin.fonts_height(big)
        corner = self.corner() if not self._few else ""
        width = painter.text_width(corner, big) + skin.px(10) if corner else 0
        line = Rect(inner.x, inner.y, inner.w, height)
        area = Rect(line.x, line.y, line.w - width, height)
        subtitle = self.subtitle() if not self._few else self._few
        head = self.label
        if self.silent and not self._few:  # the page has the title
            head, subtitle = subtitle, ""
        painter.label(surface, head, title, theme.text, area)
        if corner:
            painter.label(surface, corner, big, theme.text, line, align=Align.RIGHT)
        y = line.bottom + skin.px(2)
        y = self.words(surface, Rect(inner.x, y, inner.w, inner.bottom - y), subtitle, theme.text2)
        if not self._few:
            top = y + skin.px(8)
            self.picture(surface, Rect(inner.x, top, inner.w, inner.bottom - top))

    def words(self, surface: Surface, room: Rect, text: str, ink: Colour, units: float = 16) -> int:
        """Write a paragraph from the top of a room. Returns where it ends."""
        if not text:
            return room.y
        kind = self.skin.type(units)
        height = self.skin.painter.paragraph_height(text, kind, room.w)
        self.skin.painter.paragraph(surface, text, kind, ink, Rect(room.x, room.y, room.w, height))
        return room.y + height

    def named_rows(
        self, surface: Surface, room: Rect, names: Sequence[str],
        numbers: Sequence[tuple[str, Colour]], height: float, share: float = 1.0,
    ) -> list[Rect]:  # fmt: skip
        """Write rows with a name and a number. Returns the places between them.

        `height` is that of a row, and names take at most this share of the room.
        """
        skin, painter, theme = self.skin, self.skin.painter, self.skin.theme
        kind, bold = skin.type(15), skin.type(16, Face.BOLD)
        left = max((painter.text_width(name, kind) for name in names), default=0)
        left = min(left, round(room.w * share)) + skin.px(12)
        right = max((painter.text_width(words, bold) for words, _ in numbers), default=0)
        right += skin.px(10)
        places = []
        for index, (name, (number, ink)) in enumerate(zip(names, numbers, strict=True)):
            line = Rect(room.x, round(room.y + index * height), room.w, round(height))
            area = Rect(line.x, line.y, left - skin.px(8), line.h)
            painter.label(surface, name, kind, theme.text, area)
            painter.label(surface, number, bold, ink, line, align=Align.RIGHT)
            places.append(Rect(line.x + left, line.y, max(1, line.w - left - right), line.h))
        return places

    def words_below(self, surface: Surface, room: Rect) -> Rect:
        """Write the sentences at the bottom of a room. Returns the room above them."""
        text = "\n".join(self.sentences())
        height = self.skin.painter.paragraph_height(text, self.skin.type(15), room.w)
        area = Rect(room.x, room.bottom - height, room.w, height)
        self.words(surface, area, text, self.skin.theme.text2, 15)
        return Rect(room.x, room.y, room.w, max(0, area.y - self.skin.px(10) - room.y))
