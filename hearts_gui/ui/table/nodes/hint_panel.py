"""The panels beside the trick: the hint ladder, and in a practice game the cards gone."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from pygame import Rect, Surface

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.fonts import Face, smaller
from hearts_gui.ui.draw.heart import draw_suit
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.shapes import around
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.draw.theme import MIN_TEXT, UI_SCALES, Shape
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.layout.layout import TableLayout
from hearts_gui.ui.table.layout.layout_fit import bounds, tilted
from hearts_gui.ui.widgets.base import NOWHERE, Skin
from hearts_gui.ui.widgets.room import Room, shares

WIDE, LEAST, LOW = 364.0, 230.0, 200.0
"""The usual and the least width of a place, and the least height, in units."""
PAD, GAP, DISC = 15.0, 9.0, 14.0
CARD = 46.0
TEXT, LEAST_TEXT, NEAR = 17, 15, 0.8
"""The size of the text in units and the least in pixels; the part of it that is still near."""
LEAST_SHEET = 110.0
"""The least height of a place in an upright window, in units without the text's scale."""
TOPS = (0.2, 0.265, 0.3)
"""The heights on the stage at which the panel may begin, the better first."""
PANEL_Z = 195.0
"""Over the marks on cards: the tag of the card that was led hides no word of a hint."""


@dataclass(frozen=True, slots=True)
class HintInfo:
    """The text of the panel: the steps taken, the newest last, and how to get the next one."""

    steps: tuple[str, ...]
    more: str = ""
    card: Card | None = None


def hint_place(layout: TableLayout, others: Sequence[Rect]) -> Rect | None:
    """A place beside the trick, right of it or left, that covers no plate, fan or any of `others`.

    None where there is none, as in an upright window.
    """
    u, stage = layout.metrics.u, layout.stage
    gap = layout.metrics.px(16)
    trick = layout.trick_area.inflate(2 * gap, 0)
    taken = [*layout.furniture.solids, *others]
    taken += [bounds(pose) for fan in layout.fans for pose in fan.poses(3 if fan.stack else 13)]
    taken.append(layout.prompt.union(layout.grown_prompt))
    width = round(min(WIDE * u, 0.3 * stage.w))
    while width >= max(LEAST * u, 190):
        sides = (stage.right - gap - width, trick.right, trick.x - width, stage.x + gap)
        beside = [x for x in sides if x >= trick.right or x + width <= trick.x]
        for top in (round(stage.y + share * stage.h) for share in TOPS):
            for x in (*beside, *range(trick.right, stage.right - width, 12)):
                below = [box.y for box in taken
                         if box.x < x + width and x < box.right and top < box.bottom]  # fmt: skip
                side = Rect(x, top, width, min(below, default=stage.bottom) - gap - top)
                if side.h >= LOW * u and stage.contains(side):
                    return side
        width -= 8
    return None


def hint_sheet(layout: TableLayout, tags: Sequence[Rect]) -> Rect | None:
    """A place in an upright window: between the cards of the others and the player's plate.

    It may cover the player's place in the trick, which is empty while a hint is open. `tags` are
    those of the card led from each seat.
    """
    if layout.metrics.shape is not Shape.PORTRAIT or layout.rounds > 1:
        return None
    gap = layout.metrics.px(GAP)
    fans = [around([bounds(pose) for pose in fan.poses(3 if fan.stack else 13)])
            for fan in layout.fans]  # fmt: skip
    above = [*map(tilted, layout.slots[1:]), *tags[1:]]
    top = max(box.bottom for box in above if box.bottom < layout.prompt.y) + gap
    below = [box.y for box in (*layout.furniture.solids, layout.prompt) if box.y > top]
    bottom, middle = min(below) - gap, layout.stage.centerx
    beside = [box for box in fans if box.bottom > top]
    kitty = layout.with_caption(layout.kitty)
    left = max((box.right for box in beside if box.centerx < middle), default=layout.stage.x)
    right = min((box.x for box in beside if box.centerx > middle), default=layout.stage.right)
    rim = round(RAIL * layout.metrics.base_u)
    left, right = max(left + gap, layout.stage.x + rim), min(right - gap, layout.stage.right - rim)
    side = min(middle - left, right - middle, round(WIDE * layout.metrics.u))
    place = Rect(middle - side, top, 2 * side, bottom - top)
    if layout.has_kitty and kitty.colliderect(place):
        if kitty.centerx < middle:
            place.x, place.w = kitty.right + gap, place.right - kitty.right - gap
        else:
            place.w = kitty.x - gap - place.x
    return place if place.h >= LEAST_SHEET * layout.metrics.base_u else None


class HintPanel(BaseNode):
    """Texts on glass, as high as what they say. Where that is too high, the text becomes a little
    smaller, the picture of the card goes, then the first steps, and at last the text is small."""

    def __init__(self, ctx: Context, room: Rect | None) -> None:
        super().__init__(z=PANEL_Z)
        self.ctx, self.place = ctx, room
        self._fitted, self._spot = ctx, NOWHERE
        self.info: HintInfo | None = None
        self._shown: HintInfo | None = None
        self.visible = False

    def tell(self, info: HintInfo | None) -> None:
        """Show this, or hide the panel."""
        if info == self.info:
            return
        self.info = info
        self.visible = False
        if info is not None and self.place is not None:
            self.visible = True
            self._shown = self._fitting(info, self.place)
            self._spot = self._box(self._shown, self.place)
            if self.ctx.metrics.shape is Shape.PORTRAIT:
                self._spot.bottom = self.place.bottom  # away from the trick
            self.rect = self._spot.inflate(16, 16)
        self.touch()

    def _fitting(self, info: HintInfo, place: Rect) -> HintInfo:
        """What of it is shown; the size of its text is set."""
        plain = replace(info, card=None)
        shorter = [replace(plain, steps=info.steps[gone:]) for gone in range(len(info.steps))]
        usual = self.ctx.metrics.ui_scale
        scales = range(usual, UI_SCALES[0] - 1, -5)
        near = [scale for scale in scales if scale >= NEAR * usual]
        tries = [*product((info, *shorter), near), *((shorter[-1], scale) for scale in scales)]
        for each, scale in tries:
            metrics = replace(self.ctx.metrics, ui_scale=scale)
            if metrics.px(TEXT) < min(LEAST_TEXT, self.ctx.metrics.px(TEXT)):
                continue
            self._fitted = replace(self.ctx, metrics=metrics)
            if self._box(each, place).h <= place.h:
                return each
        return shorter[-1]

    def _texts(self, info: HintInfo, place: Rect) -> list[tuple[str, Rect, int]]:
        """Every step with its place and height, from the top."""
        skin = Skin(self._fitted)
        pad, disc = skin.px(PAD), skin.px(DISC)
        left = place.x + pad + 2 * disc + skin.px(12)
        y, texts = place.y + pad, []
        for index, step in enumerate(info.steps):
            last = index == len(info.steps) - 1
            spare = skin.px(CARD) + skin.px(8) if last and info.card is not None else 0
            room = Rect(left, y, place.right - pad - left - spare, 0)
            height = skin.painter.paragraph_height(step, skin.type(TEXT), room.w)
            if spare:
                height = max(height, round(skin.px(CARD) * 1.4))
            height = max(height, 2 * disc)
            texts.append((step, Rect(room.x, y, room.w, height), height))
            y += height + skin.px(GAP)
        return texts

    def _box(self, info: HintInfo, place: Rect) -> Rect:
        skin = Skin(self._fitted)
        last = self._texts(info, place)[-1][1]
        bottom = last.bottom + skin.px(PAD)
        if info.more:
            bottom += self._more_height(info.more, place)
        return Rect(place.x, place.y, place.w, bottom - place.y)

    def _more_height(self, words: str, place: Rect) -> int:
        """The height of the words on how to get more."""
        skin = Skin(self._fitted)
        width = place.w - 2 * skin.px(PAD)
        return skin.painter.paragraph_height(words, skin.type(15), width) + skin.px(6)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        info, box = self._shown, self._spot
        if self.info is None or info is None:
            return
        skin = Skin(self._fitted)
        theme, painter = skin.theme, skin.painter
        painter.box(surface, box, skin.sheet(18, 246))
        disc = skin.px(DISC)
        texts = self._texts(info, box)
        gone = len(self.info.steps) - len(info.steps)
        for number, (step, area, _) in enumerate(texts, gone + 1):
            newest = number == len(self.info.steps)
            centre = (box.x + skin.px(PAD) + disc, area.y + disc)
            fill = (*theme.accent, 255) if newest else None
            painter.disc(surface, centre, disc, fill=fill, line=(*theme.accent, 255),
                         line_width=max(1.5, 1.5 * skin.metrics.u))  # fmt: skip
            spot = Rect(centre[0] - disc, centre[1] - disc, 2 * disc, 2 * disc)
            ink = theme.on_accent if newest else theme.text
            painter.label(surface, str(number), skin.type(15, Face.BOLD), ink, spot,
                          align=Align.CENTRE)  # fmt: skip
            painter.paragraph(surface, step, skin.type(TEXT), theme.text, area.move(0, skin.px(4)))
        if info.card is not None:
            face = self.ctx.cardart.face(info.card.text, skin.px(CARD))
            area = texts[-1][1]
            surface.blit(face, face.get_rect(topright=(box.right - skin.px(PAD), area.y)))
        if info.more:
            height = self._more_height(info.more, box)
            pad = skin.px(PAD)
            line = Rect(box.x + pad, box.bottom - height - skin.px(6), box.w - 2 * pad, height)
            painter.paragraph(surface, info.more, skin.type(15), theme.text2, line,
                              align=Align.CENTRE)  # fmt: skip


ROW, LOW_ROW, SIGN, GONE_GAP = 34.0, 21.0, 20.0, 6.0
"""In units: usual and least height of a suit's row, its sign, the gap between proofs."""
SIZES = ((300.0, 190.0), (460.0, 150.0), (260.0, 150.0), (400.0, 110.0), (198.0, 120.0))
"""The places that are looked for where there is none beside the trick, in units, the best first."""
STEP = 5.0
"""The distance of the places that are tried, in units."""


@dataclass(frozen=True, slots=True)
class GoneInfo:
    """Each suit with its gone ranks and the number left, the lines below, and all as speech."""

    suits: tuple[tuple[Suit, str, str], ...]
    lines: tuple[str, ...]
    spoken: str


def gone_place(layout: TableLayout, tags: Sequence[Rect]) -> Rect | None:
    """Where the panel covers nothing that lies on the table, the prompt or the `tags`: the place
    nearest to the trick. None where there is none."""
    u, trick = layout.metrics.u, layout.trick_area
    rail, step = layout.metrics.px(RAIL + GONE_GAP), layout.metrics.px(STEP)
    felt = layout.stage.inflate(-2 * rail, -2 * rail)
    taken = [trick, layout.grown_prompt, *layout.boxes_at_rest, *tags]
    taken += [bounds(pose) for fan in layout.fans for pose in fan.poses(3 if fan.stack else 13)]
    for width, height in SIZES:
        size = (round(width * u), round(height * u))
        corners = product(range(felt.x, felt.right - size[0], step),
                          range(felt.y, felt.bottom - size[1], step))  # fmt: skip
        free = [area for corner in corners if (area := Rect(corner, size)).collidelist(taken) < 0]
        if free:
            return min(free, key=lambda box: math.dist(box.center, trick.center))
    return None


class GonePanel(BaseNode):
    """One row for each suit, and a line for each thing that the tricks prove."""

    def __init__(self, ctx: Context, find: Callable[[], Rect | None]) -> None:
        """`find` looks for the place: some milliseconds that most games never need."""
        super().__init__(z=PANEL_Z - 1)
        self.ctx, self._find = ctx, find
        self.info: GoneInfo | None = None
        self.visible = False

    @cached_property
    def place(self) -> Rect | None:
        """The place of the panel; None where it has none."""
        return self._find()

    def tell(self, info: GoneInfo | None) -> None:
        """Show this, or hide the panel."""
        if info == self.info:
            return
        self.info = info
        self.visible = info is not None and self.place is not None
        if info is not None and self.place is not None:
            skin = Skin(self.ctx)
            proved = sum(height + skin.px(GONE_GAP) for height in self._heights(skin, info))
            wanted = self._lines(info) * skin.px(ROW) + proved + 2 * self._pad(skin)
            self.rect = Rect(self.place.topleft, (self.place.w, min(self.place.h, wanted)))
        self.touch()

    def _columns(self) -> int:
        room = self.place
        return 2 if room is not None and room.w > 2 * room.h else 1

    def _lines(self, info: GoneInfo) -> int:
        return -(-len(info.suits) // self._columns())

    def _pad(self, skin: Skin) -> int:
        low = self.place is not None and self.place.h < skin.px(4 * ROW + 2 * PAD)
        return skin.px(PAD / 2 if low else PAD)

    def _heights(self, skin: Skin, info: GoneInfo) -> list[int]:
        width = 0 if self.place is None else self.place.w - 2 * self._pad(skin)
        return [skin.painter.paragraph_height(line, skin.type(15), width) for line in info.lines]

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw glass, rows and lines; lines that have no room are left out."""
        if self.info is None:
            return
        skin, info = Skin(self.ctx), self.info
        theme, painter, pad = skin.theme, skin.painter, self._pad(Skin(self.ctx))
        painter.box(surface, self.rect, skin.sheet(18, 236))
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        room, columns = Room(inner), self._columns()
        heights = self._heights(skin, info)
        left = inner.h - sum(height + skin.px(GONE_GAP) for height in heights)
        row = max(skin.px(LOW_ROW), min(skin.px(ROW), left // self._lines(info)))
        for first in range(0, len(info.suits), columns):
            places = shares(room.top(row), columns, skin.px(PAD))
            for (suit, *texts), box in zip(
                info.suits[first : first + columns], places, strict=False
            ):
                self._draw_suit(surface, suit, texts, box)
        for line, height in zip(info.lines, heights, strict=True):
            room.top(skin.px(GONE_GAP))
            if room.rest.y + height <= self.rect.bottom:
                painter.paragraph(surface, line, skin.type(15), theme.text2, room.top(height))

    def _draw_suit(self, surface: Surface, suit: Suit, texts: Sequence[str], box: Rect) -> None:
        skin, (ranks, left) = Skin(self.ctx), texts
        theme, painter = skin.theme, skin.painter
        side, row = skin.px(SIGN), Room(box, skin.px(8))
        ink = theme.suit_ink(suit)
        draw_suit(surface, painter, suit, row.left(side).center, side, ink)
        kind = skin.type(16, Face.SEMIBOLD)
        area = row.right(painter.text_width(left, kind))
        painter.label(surface, left, kind, theme.text, area, align=Align.RIGHT)
        small = painter.largest(ranks, smaller(skin.type(17), MIN_TEXT), row.rest.w)
        painter.label(surface, ranks, small, theme.text2, row.rest)
