"""The end of a game in pictures: the winner before a large heart, and everyone's place."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.heart_picture import heart_picture
from hearts_gui.ui.draw.painter import Align, BoxStyle, Painter, hex_colour, svg_surface
from hearts_gui.ui.draw.theme import Colour, alpha, rgb
from hearts_gui.ui.draw.tween import out_quint
from hearts_gui.ui.screens.sheet.grid import TINT
from hearts_gui.ui.screens.sheet.standings import Standing
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

ENTRY_MS = 500.0
ENTRY_STAGGER = 90.0
GOLD = rgb("#F4D58A")
CROWN_LINE = "#5A2A08"
CROWN = "M14 72L6 20Q20 38 32 44Q44 28 50 4Q56 28 68 44Q80 38 94 20L86 72Q50 64 14 72Z"
MOST_FACES = 4
ONE_LINE, TALLEST = 40, 124
# The heart's picture is a fifth larger than the heart, for its shadow.
HEART_MARGIN = 0.1
BAR_UNITS = 8
LEAST_BAR, MOST_BAR = 90, 240
TOTAL_UNITS = 78
PAD, FACE, GAP = 14, 34, 16
PLACE_UNITS, PLACE_TEXT = 56, 18


def crown_picture(painter: Painter, side: int) -> Surface:
    """The winner's crown, this wide."""
    body = (
        f'<path d="{CROWN}" fill="{hex_colour(GOLD)}" stroke="{CROWN_LINE}" stroke-width="4" '
        f'stroke-linejoin="round"/><path d="M16 59H84" stroke="{CROWN_LINE}" stroke-width="3.5"/>'
    )
    return painter.shape(
        ("winner crown", side),
        lambda: svg_surface(body, (side, round(side * 0.76)), "0 0 100 76"),
    )


class Entering(Widget):
    """Comes from one side when its turn has come; unseen before."""

    focusable = False

    def __init__(
        self, ctx: Context, label: str, box: Rect, way: tuple[int, int], delay: float
    ) -> None:
        super().__init__(ctx, label, box)
        self._delay, self._way = delay, way
        self._spent = 0.0
        self._still = ctx.settings.reduced_motion or ctx.settings.speed == 0

    @property
    def animating(self) -> bool:
        """Whether it still comes in."""
        return not self._still and self._spent < self._delay + ENTRY_MS

    def update(self, dt_ms: float) -> None:
        """Come in."""
        if self.animating:
            self._spent += dt_ms * (self.ctx.settings.speed or 1.0)
            self.touch()

    @property
    def begun(self) -> bool:
        """Whether anything of it is to be seen."""
        return self._still or self._spent > self._delay

    @property
    def now(self) -> Rect:
        """Its box where it is on its way."""
        if not self.animating:
            return self.box
        part = 1 - out_quint(max(0.0, self._spent - self._delay) / ENTRY_MS)
        return self.box.move(round(self._way[0] * part), round(self._way[1] * part))

    @property
    def rect(self) -> Rect:
        """All that it covers on its way."""
        margin = self.skin.px(self.margin_units)
        whole = self.box.inflate(2 * margin, 2 * margin)
        return whole.union(whole.move(self._way)) if self.animating else whole

    @rect.setter
    def rect(self, value: Rect) -> None:
        self.move_to(value)


class Winners(Entering):
    """The winner's face in a gold ring before the heart, a crown over it; several side by side."""

    silent = True
    margin_units = 4.0

    def __init__(self, ctx: Context, box: Rect, winners: Sequence[Standing]) -> None:
        names = [one.name for one in winners]
        super().__init__(ctx, say("sheet-winners", names=names), box, (0, box.h // 3), 0.0)
        self._winners = winners

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw heart, faces and crown."""
        skin, box = self.skin, self.now
        painter = skin.painter
        side = round(min(box.w, box.h) / (1 + 2 * HEART_MARGIN))
        ctx = self.ctx
        heart = painter.shape(
            ("winner heart", side, ctx.theme.key), lambda: heart_picture(ctx.theme, side)
        )
        surface.blit(heart, heart.get_rect(center=box.center))
        faces = self._winners[:MOST_FACES]
        count = len(faces)
        radius = side * (0.27, 0.2, 0.165, 0.14)[count - 1]
        step = radius * 1.75
        y = box.centery - side * 0.035
        line = max(2.0, radius * 0.07)
        for index, one in enumerate(faces):
            center = (box.centerx + (index - (count - 1) / 2) * step, y)
            painter.disc(surface, center, radius + line, fill=GOLD)
            skin.icons.draw_portrait(surface, painter, one.portrait, center, radius)
        crown = crown_picture(painter, round(side * 0.22))
        surface.blit(crown, crown.get_rect(midbottom=(box.centerx, round(y - radius * 0.93))))


def face_radius(skin: Skin, height: int) -> int:
    """The radius of a face in a row of this height."""
    return min(skin.px(FACE), round(height * 0.4))


def note_text(notes: Sequence[str]) -> str:
    """Notes as one line."""
    return say("sheet-remarks", remarks=notes) if notes else ""


def place_width(skin: Skin) -> int:
    """The width of the column of places."""
    widest = skin.painter.text_width(say("place", n=10), skin.type(PLACE_TEXT, Face.BOLD))
    return max(skin.px(PLACE_UNITS), widest + skin.px(8))


def total_type(skin: Skin, height: int) -> Type:
    """The type of the totals in rows of this height."""
    return skin.type(min(34, height / skin.metrics.u * 0.62), Face.NUMERAL)


@dataclass(frozen=True, slots=True)
class Measures:
    """The widths that all rows share: of the column of totals, and of a full bar."""

    total: int
    bar: int


def measured(skin: Skin, size: tuple[int, int], entries: Sequence[Standing]) -> Measures:
    """Bars that leave every note its room, where there is any, and keep off the totals."""
    width, height = size
    measure, kind = skin.painter.text_width, skin.type(15)
    widest = max(measure(entry.total, total_type(skin, height)) for entry in entries)
    total = max(skin.px(TOTAL_UNITS), widest + skin.px(GAP))
    longest = max(measure(note_text(entry.notes), kind) for entry in entries)
    taken = skin.px(2 * PAD + 2 * GAP) + place_width(skin) + total + 2 * face_radius(skin, height)
    bar = max(skin.px(LEAST_BAR), min(skin.px(MOST_BAR), width - taken - longest - 2))
    return Measures(total, bar)


class StandingRow(Entering):
    """A player's last line: place, face, name, what was done, a bar, the total."""

    margin_units = 2.0

    def __init__(
        self, ctx: Context, box: Rect, entry: Standing, *, winner: bool, me: bool, colour: Colour,
        line: bool, order: int, measures: Measures,
    ) -> None:  # fmt: skip
        said = say("sheet-standing", placed=bool(entry.said), place=entry.place, name=entry.name,
                   total=entry.total)  # fmt: skip
        super().__init__(ctx, said, box, (ctx.metrics.px(28), 0), ENTRY_STAGGER * order)
        self._entry, self._winner, self._me, self._colour = entry, winner, me, colour
        self._line, self._measures = line, measures

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the line."""
        if not self.begun:
            return
        skin, box = self.skin, self.now
        self._draw_ground(surface, box)
        pad = skin.px(PAD)
        x = self._draw_place(surface, box, box.x + pad)
        radius = face_radius(skin, box.h)
        center = (x + radius, box.centery)
        skin.icons.draw_portrait(surface, skin.painter, self._entry.portrait, center, radius)
        left = x + 2 * radius + skin.px(GAP)
        self._draw_words(surface, box, left, self._draw_total(surface, box, pad))

    def _draw_ground(self, surface: Surface, box: Rect) -> None:
        skin, theme = self.skin, self.skin.theme
        inner = box.inflate(0, -max(2, skin.px(4)))
        radius = 14 * skin.metrics.u
        if self._winner:
            width = max(1.0, 2 * skin.metrics.u)
            style = BoxStyle(radius, alpha(theme.accent, 0.12), theme.accent, width)
            skin.painter.box(surface, inner, style)
        elif self._me:
            skin.painter.box(surface, inner, BoxStyle(radius, alpha(theme.heart, TINT + 0.03)))
        if self._line:
            rule = Rect(box.x, box.bottom - 1, box.w, 1)
            skin.painter.box(surface, rule, BoxStyle(0, skin.ink(0.13)))

    def _draw_place(self, surface: Surface, box: Rect, x: int) -> int:
        """Draw the place; where the rest begins."""
        skin = self.skin
        kind = skin.type(PLACE_TEXT, Face.BOLD if self._winner else Face.SEMIBOLD)
        width = place_width(skin)
        ink = skin.theme.accent if self._winner else skin.theme.text2
        skin.painter.label(surface, self._entry.said, kind, ink, Rect(x, box.y, width, box.h))
        return x + width

    def _draw_total(self, surface: Surface, box: Rect, pad: int) -> int:
        """Draw the total and its bar; where the words must end."""
        skin, entry = self.skin, self._entry
        kind, column = total_type(skin, box.h), self._measures.total
        place = Rect(box.right - pad - column, box.y, column, box.h)
        skin.painter.label(surface, entry.total, kind, skin.theme.text, place, align=Align.RIGHT)
        full = self._measures.bar
        track = Rect(place.x - full, 0, full, max(4, skin.px(BAR_UNITS)))
        track.centery = box.centery
        skin.painter.box(surface, track, BoxStyle(track.h / 2, skin.ink(0.09)))
        begin, end = entry.bar
        if end > begin:
            bar = Rect(0, track.y, max(track.h, round(full * (end - begin))), track.h)
            bar.x = track.x + round(full * begin)
            bar.clamp_ip(track)
            skin.painter.box(surface, bar, BoxStyle(bar.h / 2, self._colour))
        return track.x

    def _draw_words(self, surface: Surface, box: Rect, left: int, right: int) -> None:
        skin, theme, entry = self.skin, self.skin.theme, self._entry
        room = max(20, right - left - skin.px(GAP))
        name = self._fitting(entry.name, skin.type(21, Face.SEMIBOLD), room)
        small = skin.type(15)
        high, low = skin.fonts_height(name), skin.fonts_height(small)
        noted = self._note(small, room) if high + low <= box.h - 4 else ""
        y = box.centery - (high + (low if noted else 0)) // 2
        ink = theme.text
        skin.painter.label(surface, entry.name, name, ink, Rect(left, y, room, high))
        if noted:
            place = Rect(left, y + high, room, low)
            skin.painter.label(surface, noted, small, theme.text2, place)

    def _note(self, kind: Type, room: int) -> str:
        """As many of the notes as there is room for."""
        notes = self._entry.notes
        texts = (note_text(notes[:count]) for count in range(len(notes), 0, -1))
        return next((t for t in texts if self.skin.painter.text_width(t, kind) <= room), "")

    def _fitting(self, text: str, kind: Type, room: int) -> Type:
        return self.skin.painter.largest(text, smaller(kind, 12), room)
