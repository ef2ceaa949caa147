"""Small chips on a plate's lower edge: charged cards, a bid, a promise, a side, the Warren card."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import Partners
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import fixed_sides, of_sides
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.suits import draw_suit
from hearts_gui.ui.draw.units import MIN_TEXT
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.story.model import TableModel
from hearts_gui.wording.card_names import rank_short
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import SIDES

CHIP_FILL = (21, 22, 45)
WHITE = (255, 255, 255)
RED = (255, 150, 160)
HIGH = 19.0
# Where name and counts of a plate stand to leave room for chips, as shares of its height.
NAME_WITH_MARKS, ROW_WITH_MARKS = 0.22, 0.51


@dataclass(frozen=True, slots=True)
class PlateMark:
    """One chip: an icon, a word and a suit, any of them missing; `side` colours it."""

    text: str = ""
    icon: Icon | None = None
    suit: Suit | None = None
    side: int | None = None


def marks_of(rules: Rules, model: TableModel, seat: int) -> tuple[PlateMark, ...]:
    """What everyone knows of a seat and its tricks."""
    marks: list[PlateMark] = []
    sides = fixed_sides(rules)
    if sides:
        marks.append(PlateMark(_side_text(rules, model, seat, sides), side=sides[seat]))
    if rules.partners is Partners.ADHOC and seat in model.takers and len(model.takers) == 2:
        mine = model.seat in model.takers and seat != model.seat
        marks.append(PlateMark(say("table-chip-partner" if mine else "table-chip-pair"), side=0))
    marks += [
        PlateMark(rank_short(card), Icon.LIGHTNING, card.suit)
        for owner, card in model.charges
        if owner == seat
    ]
    best = max((counters for _, counters in model.bids), default=0)
    bid = dict(model.bids).get(seat, 0)
    if model.penalty_suit is not None and bid and bid == best:
        marks.append(PlateMark(say("table-chip-bid", n=bid)))
    if seat in model.pledges:
        marks.append(PlateMark(say("table-chip-no-hearts"), suit=Suit.HEARTS))
    if model.warren_owner == seat:
        marks.append(PlateMark(say("table-chip-warren")))
    return tuple(marks)


def _side_text(rules: Rules, model: TableModel, seat: int, sides: Sequence[int]) -> str:
    """A side's letter with its total, and whether the seat is the player's partner."""
    side, total = SIDES[sides[seat]], of_sides(rules, model.totals)[seat]
    partner = sides[seat] == sides[model.seat] and seat != model.seat
    return say("table-chip-side", side=side, total=total, partner=partner)


def draw_marks(surface: Surface, ctx: Context, plate: Rect, marks: Sequence[PlateMark]) -> None:
    """Draw the chips side by side across the plate's lower edge, smaller when there are many."""
    u = plate.h / 72
    kind = Type(Face.BOLD, max(MIN_TEXT, round(13 * u)))
    height = max(MIN_TEXT + 5, round(HIGH * u))
    gap = max(2, round(5 * u))
    widths = [_width(ctx, mark, kind, height) for mark in marks]
    start = plate.x + round(72 * u)
    total = sum(widths) + gap * (len(marks) - 1)
    x = max(plate.x + 4, min(start, plate.right - round(0.3 * plate.h) - total))
    # Inside the plate where it is high enough for name, counts and chips.
    counts = plate.y + round(ROW_WITH_MARKS * plate.h) + MIN_TEXT // 2 + 2
    y = max(counts, plate.bottom - height - max(1, round(2 * u)))
    for mark, width in zip(marks, widths, strict=True):
        _draw(surface, ctx, mark, kind, Rect(x, y, width, height))
        x += width + gap


def _width(ctx: Context, mark: PlateMark, kind: Type, height: int) -> int:
    side = round(height * 0.56)
    pieces = [side] if mark.icon else []
    pieces += [ctx.painter.text_width(mark.text, kind)] if mark.text else []
    pieces += [side] if mark.suit is not None else []
    return sum(pieces) + round(height * 0.12) * (len(pieces) - 1) + round(height * 0.62)


def _draw(surface: Surface, ctx: Context, mark: PlateMark, kind: Type, box: Rect) -> None:
    painter, height = ctx.painter, box.h
    line = (*WHITE, 110)
    fill, ink = CHIP_FILL, WHITE
    if mark.side is not None:
        fill, ink = ctx.theme.line_of(mark.side, human=False)[0], CHIP_FILL
        ink = CHIP_FILL if ctx.theme.dark else WHITE
    painter.box(surface, box, BoxStyle(height * 0.3, fill, line, 1.0))
    side, gap = round(height * 0.56), round(height * 0.12)
    x = box.x + round(height * 0.31)
    if mark.icon:
        ctx.icons.draw(surface, mark.icon, (x + side / 2, box.centery), side, ctx.theme.button_top)
        x += side + gap
    if mark.text:
        width = painter.text_width(mark.text, kind)
        painter.label(surface, mark.text, kind, ink, Rect(x, box.y, width + 1, height))
        x += width + gap
    if mark.suit is not None:
        red = mark.suit in (Suit.HEARTS, Suit.DIAMONDS)
        center = (x + side / 2, box.centery)
        draw_suit(surface, painter, mark.suit, center, side, RED if red else WHITE)
