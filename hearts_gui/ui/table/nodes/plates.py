"""Seat plates: portrait, name, tricks, points of this deal, total, turn, small chips."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import Partners
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import fixed_sides, of_sides
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.heart import draw_suit
from hearts_gui.ui.draw.icons import Icon, Mood
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import blit_centred, centred
from hearts_gui.ui.draw.stage import BaseNode, Drawn
from hearts_gui.ui.draw.theme import CHIP, MIN_TEXT, WHITE
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.story.cues import TableModel
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import SIDES, rank_short

HEIGHT = 77.0
# On a plate that is smaller than wanted, name and counts still grow as its height allows.
MOST_GROWN = 1.25

SHAKE_UNITS = 6.0
LEAST_DISC, LEAST_GAP = 8, 4
LEAST_COUNTS = 13.0
COUNT_GAPS = (12.0, 6.0, 3.0)
DOT_LEVELS = (1.0, 0.6, 0.3)
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
    """The public facts of a seat and its tricks."""
    marks: list[PlateMark] = []
    sides = fixed_sides(rules)
    if sides:
        marks.append(PlateMark(_side_text(rules, model, seat, sides), side=sides[seat]))
    if rules.partners is Partners.ADHOC and seat in model.takers and len(model.takers) == 2:
        own = model.seat in model.takers and seat != model.seat
        marks.append(PlateMark(say("table-chip-partner" if own else "table-chip-pair"), side=0))
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
    fill, ink = CHIP, WHITE
    if mark.side is not None:
        fill, ink = ctx.theme.line_of(mark.side, human=False)[0], CHIP
        ink = CHIP if ctx.theme.dark else WHITE
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
        center = (x + side / 2, box.centery)
        draw_suit(surface, painter, mark.suit, center, side, RED if mark.suit.red else WHITE)


@dataclass(frozen=True, slots=True)
class PlateInfo:
    """The content of a plate. `note` replaces the counts ("Ready", a bid, "3 chosen").

    Where there is no room for it `short_note` does.
    """

    name: str
    portrait: str
    total: str
    tricks: int = 0
    points: str = "0"
    suit: Suit = Suit.HEARTS
    show_points: bool = True
    queen: bool = False
    jack: bool = False
    dealer: bool = False
    turn: bool = False
    note: str = ""
    short_note: str = ""
    ready: bool = False
    dots: int = -1
    ringed: bool = False
    timer: float | None = None
    marks: tuple[PlateMark, ...] = ()
    mood: Mood = Mood.CALM


class PlateNode(BaseNode):
    """One seat's plate. `shift` moves and turns it for a moment (the queen's shake)."""

    alarmed = Drawn(False)
    """Whether a red line is around it."""

    def __init__(self, ctx: Context, box: Rect, info: PlateInfo) -> None:
        super().__init__(z=40.0)
        self.ctx = ctx
        self.box = box
        self.u = box.h / HEIGHT
        self.info = info
        self._shift, self._turn = 0, 0.0
        self._picture: Surface | None = None
        self._moods: deque[tuple[Mood, float]] = deque()
        self._fit()

    def _fit(self) -> None:
        margin = round(30 * self.u)
        self.rect = self.box.move(self._shift, 0).inflate(2 * margin, 2 * margin)

    def tell(self, info: PlateInfo) -> None:
        """Show this content from now on."""
        if info != self.info:
            if replace(info, turn=self.info.turn, ringed=self.info.ringed) != self.info:
                self._picture = None
            self.info = info
            self.touch()

    def feel(self, moods: Iterable[tuple[Mood, float]] = ()) -> None:
        """Show these moods, each for a time in milliseconds, then the resting one."""
        before = self.mood
        self._moods = deque(moods)
        self._look_from(before)

    @property
    def mood(self) -> Mood:
        """The present mood of the face."""
        return self._moods[0][0] if self._moods else self.info.mood

    @property
    def feels_ms(self) -> float | None:
        """The time in which the face stays as it is; None for a face at rest."""
        return self._moods[0][1] if self._moods else None

    def live(self, ms: float) -> None:
        """Let time pass for the face."""
        before = self.mood
        while self._moods:
            mood, left = self._moods[0]
            if left > ms:
                self._moods[0] = (mood, left - ms)
                break
            ms -= left
            self._moods.popleft()
        self._look_from(before)

    def _look_from(self, before: Mood) -> None:
        if self.mood is not before:
            self._picture = None
            self.touch()

    def shift(self, pixels: float, degrees: float = 0.0) -> None:
        """Move the plate this far to the side, and turn it."""
        if (round(pixels), degrees) != (self._shift, self._turn):
            self._shift, self._turn = round(pixels), degrees
            self._fit()
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the plate; its text is made once, as cards fly past in many frames."""
        if not self._turn:
            self._draw_upright(surface, self.rect)
            return
        upright = Surface(self.rect.size, pygame.SRCALPHA)
        self._draw_upright(upright, upright.get_rect())
        blit_centred(surface, pygame.transform.rotozoom(upright, self._turn, 1), self.rect.center)

    def _draw_upright(self, surface: Surface, area: Rect) -> None:
        pill = self.box.copy()
        pill.center = area.center
        self._draw_pill(surface, pill)
        if self._picture is None:
            picture = Surface(self.rect.size, pygame.SRCALPHA)
            box = self.box.copy()
            box.center = picture.get_rect().center
            _Content(self.ctx, picture, box, self.info, self.mood).draw()
            self._picture = picture  # only now: drawing off screen is stopped when time is up
        surface.blit(self._picture, area)

    def _draw_pill(self, surface: Surface, box: Rect) -> None:
        info, u = self.info, self.u
        painter, theme = self.ctx.painter, self.ctx.theme
        painter.shadow(surface, box, radius=box.h / 2, blur=8 * u, dy=8 * u, level=0.34)
        plain = BoxStyle(box.h / 2, theme.solid_panel, theme.panel_line, max(1.0, 1.2 * u))
        if self.alarmed:
            edge = max(2, round(3 * u))
            ring = box.inflate(2 * edge, 2 * edge)
            painter.box(surface, ring, BoxStyle(ring.h / 2, theme.solid_panel, theme.heart, edge))
        elif info.turn or info.ringed:
            edge = max(2, round((2.5 if info.turn else 2) * u))
            ring = box.inflate(2 * edge, 2 * edge)
            if info.ringed:
                ring = box.inflate(round(10 * u), round(10 * u))
                painter.box(surface, ring, BoxStyle(ring.h / 2, None, theme.accent, edge))
                painter.box(surface, box, plain)
            else:
                style = BoxStyle(ring.h / 2, theme.solid_panel, theme.accent, edge)
                painter.box(surface, ring, style)
        else:
            painter.box(surface, box, plain)


class _Content:
    """What one plate says, written on one picture of it."""

    def __init__(
        self, ctx: Context, surface: Surface, box: Rect, info: PlateInfo, mood: Mood
    ) -> None:
        self.ctx = ctx
        self.painter = ctx.painter
        self.surface = surface
        self.box = box
        self.info = info
        self.mood = mood
        self.u = box.h / HEIGHT
        self._grown = min(MOST_GROWN, max(1.0, ctx.metrics.u / self.u))
        # Whether the plate is wide enough for the design's spacing.
        self._roomy = box.w > 2.8 * box.h

    def _type(self, units: float, face: Face) -> Type:
        return Type(face, max(MIN_TEXT, round(units * self.u)))

    def _write(self, text: str, kind: Type, area: Rect, *, align: Align = Align.LEFT) -> Rect:
        """Write one line in the colour of text. Returns its ink box."""
        return self.painter.label(self.surface, text, kind, self.ctx.theme.text, area, align=align)

    def _write_faint(self, text: str, kind: Type, area: Rect) -> None:
        self.painter.label(self.surface, text, kind, self.ctx.theme.text2, area)

    def draw(self) -> None:
        """Portrait, name, numbers and marks on nothing."""
        box = self.box
        self._draw_avatar()
        left = box.x + round((78 if self._roomy else 74) * self.u)
        total_left = self._draw_total(left)
        area = Rect(left, box.y, total_left - left, box.h)
        named, row = self._lines(area)
        if not self._draw_name(area, named):
            self._chips_on_face(left)
        self._draw_row(row)
        if self.info.marks:
            draw_marks(self.surface, self.ctx, box, self.info.marks)

    def _draw_avatar(self) -> None:
        u, info, box = self.u, self.info, self.box
        center = (box.x + round(39 * u), box.centery)
        radius = 31 * u
        self.ctx.icons.draw_portrait(self.surface, self.painter, info.portrait, center, radius,
                                    mood=self.mood)  # fmt: skip
        if info.timer is not None:
            late = info.timer < 1 / 6
            colour = self.ctx.theme.heart if late else self.ctx.theme.accent
            self.painter.ring(self.surface, center, radius + 3 * u, colour=colour,
                              width=max(2.0, 4 * u), share=info.timer)  # fmt: skip

    @property
    def _chips(self) -> tuple[tuple[str, Suit], ...]:
        """The cards of note that the seat has taken."""
        taken = (("Q", Suit.SPADES, self.info.queen), ("J", Suit.DIAMONDS, self.info.jack))
        return tuple((rank, suit) for rank, suit, has in taken if has)

    def _chip_size(self, rank: str) -> tuple[int, int]:
        height = max(16, round(21 * self.u))
        width = self.painter.text_width(rank, self._type(13, Face.BOLD))
        return width + round(height * 0.56) + round(height * 0.62), height

    def _chips_on_face(self, left: int) -> None:
        """Draw the chips at the portrait's corners, clear of what is written beside it."""
        box = self.box
        for (rank, suit), down in zip(self._chips, (21 * self.u, -21 * self.u), strict=False):
            width, height = self._chip_size(rank)
            x = min(box.x + 58 * self.u, left - 2 - width / 2)
            chip = centred((x, box.centery + down), width, height).clamp(box)
            self._draw_chip(chip, rank, suit)

    def _draw_chip(self, box: Rect, rank: str, suit: Suit) -> None:
        surface, painter = self.surface, self.painter
        kind, height = self._type(13, Face.BOLD), box.h
        side = round(height * 0.56)
        painter.box(surface, box, BoxStyle(height * 0.3, CHIP, (*WHITE, 110), 1.0))
        text = Rect(box.x + round(height * 0.22), box.y, painter.text_width(rank, kind), height)
        painter.label(surface, rank, kind, WHITE, text)
        center = (box.right - height * 0.22 - side / 2, box.centery)
        draw_suit(surface, painter, suit, center, side, RED if suit.red else WHITE)

    def _draw_total(self, left: int) -> int:
        u, text, box, painter = self.u, self.info.total, self.box, self.painter
        if not text:
            return box.right - round(14 * u)
        if " " in text:
            return self._draw_two_part_total()
        right = box.right - round((26 if self._roomy else 20) * u)
        least = self._counts_width(self._type(LEAST_COUNTS, Face.SEMIBOLD), COUNT_GAPS[-1])
        beside = right - left - least - round((8 if self._roomy else 5) * u)
        most = min(round((box.right - left) * 0.5), beside)  # the counts are wanted too
        sizes = range(28 if self._roomy else 25, 14, -1)
        kind = painter.largest(text, (self._type(units, Face.NUMERAL) for units in sizes), most)
        width = min(painter.text_width(text, kind), right - left)
        area = Rect(right - width, box.y, width, box.h)
        self._write(text, kind, area, align=Align.RIGHT)
        return area.x - round((8 if self._roomy else 5) * u)

    def _draw_two_part_total(self) -> int:
        """A complex total: the real part over the imaginary one."""
        u, box = self.u, self.box
        real, sign, imaginary = self.info.total.split(" ")
        kind = self._type(18, Face.NUMERAL)
        lines = (real, f"{sign}{imaginary}")
        width = max(self.painter.text_width(line, kind) for line in lines)
        right = box.right - round((22 if self._roomy else 16) * u)
        for line, part in zip(lines, (0.33, 0.67), strict=True):
            area = Rect(right - width, 0, width, round(22 * u))
            area.centery = box.y + round(box.h * part)
            self._write(line, kind, area, align=Align.RIGHT)
        return right - width - round(5 * u)

    def _lines(self, area: Rect) -> tuple[int, Rect]:
        """The middle of the name, and the place of the row."""
        named, row = (NAME_WITH_MARKS, ROW_WITH_MARKS) if self.info.marks else (0.34, 0.68)
        line = Rect(area.x, 0, area.w, round(22 * self.u))
        line.centery = area.y + round(area.h * row)
        if self.info.note.isspace() and self.info.dots < 0:
            named = 0.5
        return area.y + round(area.h * named), line

    def _draw_name(self, area: Rect, middle: int) -> bool:
        """The name, the dealer's disc and the chips; false where there is no room for the chips."""
        kind = self._type(18 * self._grown, Face.SEMIBOLD)
        disc, gap = max(LEAST_DISC, round(9 * self.u)), max(LEAST_GAP, round(8 * self.u))
        dealer = 2 * disc + gap if self.info.dealer else 0
        if self.painter.text_width(self.info.name, Type(kind.face, MIN_TEXT)) > area.w - dealer:
            dealer = 0
        chips = [self._chip_size(rank) for rank, _ in self._chips]
        beside = sum(width + gap for width, _ in chips)
        if self.painter.text_width(self.info.name, kind) > area.w - dealer - beside:
            chips, beside = [], 0
        room = area.w - dealer - beside
        kind = self.painter.largest(self.info.name, smaller(kind, MIN_TEXT), room)
        line = Rect(area.x, 0, max(10, room), round(24 * self.u))
        line.centery = middle
        ink = self._write(self.info.name, kind, line)
        x = ink.right + gap
        if dealer:
            self._draw_dealer((x + disc, line.centery), disc)
            x += dealer
        elif self.info.dealer:  # on the portrait's corner, as the name would be cut beside it
            self._draw_dealer((self.box.x + 17 * self.u, self.box.centery + 21 * self.u), disc)
        for (rank, suit), size in zip(self._chips, chips, strict=False):
            box = centred((x + size[0] / 2, line.centery), *size)
            self._draw_chip(box, rank, suit)
            x += size[0] + gap
        return bool(chips)

    def _draw_dealer(self, center: tuple[float, float], radius: int) -> None:
        theme = self.ctx.theme
        self.painter.disc(self.surface, center, radius, fill=theme.text)
        letter = Type(Face.BOLD, max(MIN_TEXT, round(12 * self.u)))
        box = centred(center, 2 * radius, 2 * radius)
        self.painter.label(self.surface, say("table-dealer-letter"), letter, theme.solid_panel, box,
                           align=Align.CENTRE)  # fmt: skip

    def _draw_row(self, line: Rect) -> None:
        u, info, theme, middle = self.u, self.info, self.ctx.theme, line.centery
        kind = self._type(15 * self._grown, Face.SEMIBOLD)
        if info.dots >= 0:
            for index in range(3):
                level = DOT_LEVELS[(index - info.dots) % 3]
                shade = (*theme.accent, round(255 * level))
                center = (line.x + (4 + 12 * index) * u, middle)
                self.painter.disc(self.surface, center, 4 * u, fill=shade)
            return
        if info.note:
            x = line.x
            if info.ready:
                side = round(16 * u)
                center = (x + side / 2, middle)
                self.ctx.icons.draw(self.surface, Icon.CHECK, center, side, theme.ok)
                x += side + round(6 * u)
            text = Rect(x, line.y, line.right - x, line.h)
            kind, note = self._fitting_note(kind, text.w)
            self._write_faint(note, kind, text)
            return
        self._draw_counts(kind, line)

    def _fitting_note(self, kind: Type, room: int) -> tuple[Type, str]:
        """The note as large as fits, or the short one where not even small type does."""
        note, painter = self.info.note, self.painter
        fitting = painter.largest(note, smaller(kind, MIN_TEXT), room)
        if painter.text_width(note, fitting) <= room:
            return fitting, note
        return kind, self.info.short_note

    def _draw_counts(self, kind: Type, line: Rect) -> None:
        u, info, theme = self.u, self.info, self.ctx.theme
        surface, painter = self.surface, self.painter
        points = info.points if info.show_points else ""
        gaps = COUNT_GAPS if self._roomy else COUNT_GAPS[1:]
        tries = [(kind_of, gap) for gap in gaps for kind_of in smaller(kind, MIN_TEXT)]
        fitting = next(
            (attempt for attempt in tries if self._counts_width(*attempt) <= line.w), None
        )
        # Points matter more than tricks where there is room for one of them only.
        kind, gap = fitting or tries[0]
        side, near, x = round(15 * u), self._inner_gap(gap), line.x
        if fitting is not None or not points:
            sheet = Rect(x + round(3 * u), 0, round(side * 0.62), round(side * 0.84))
            sheet.centery = line.centery - 1
            faint = BoxStyle(2 * u, (*theme.text2, 130))
            painter.box(surface, sheet.move(round(2 * u), round(2 * u)), faint)
            painter.box(surface, sheet, BoxStyle(2 * u, (*theme.text2, 255)))
            tricks = str(info.tricks)
            area = Rect(x + side + near, line.y, painter.text_width(tricks, kind), line.h)
            self._write_faint(tricks, kind, area)
            x = area.right + round(gap * u)
        if points:
            center = (x + side / 2, line.centery)
            ink = theme.heart if info.suit.red else theme.text2
            draw_suit(surface, painter, info.suit, center, side, ink)
            left, width = x + side + near, painter.text_width(points, kind)
            area = Rect(left, line.y, max(width, line.right - left), line.h)
            self._write_faint(points, kind, area)

    def _inner_gap(self, gap: float) -> int:
        """The distance of a number from its sign, where the numbers are this far apart in units."""
        return round(min(gap, 5 if self._roomy else 3) * self.u)

    def _counts_width(self, kind: Type, gap: float) -> int:
        """The width of tricks and points together."""
        info, side = self.info, round(15 * self.u)
        tricks = side + self._inner_gap(gap) + self.painter.text_width(str(info.tricks), kind)
        if not info.show_points or not info.points:
            return tricks
        points = side + self._inner_gap(gap) + self.painter.text_width(info.points, kind)
        return tricks + round(gap * self.u) + points
