"""The end of a game in pictures: the winner before a large heart, and everyone's place."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.score.endings import fixed_sides, has_passed, told_place
from hearts_gui.engine.score.scores import Amount, EndReason, GameResult
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.heart import heart_picture, suit_surface
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.draw.painter import Align, BoxStyle, Painter
from hearts_gui.ui.draw.shapes import svg_surface
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour, alpha, rgb
from hearts_gui.ui.draw.tween import Particle, ParticlesNode, in_cubic, out_quint
from hearts_gui.ui.screens.sheet.facts import badness_of, deeds, end_limit, make_sheet, totals_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

# How long parts take to come in, in milliseconds; the start, end and height of the crown's fall.
ENTRY_MS, ENTRY_STAGGER, TILES_FROM = 500.0, 90.0, 700.0
CROWN_FROM, CROWN_LANDS, CROWN_SETTLES, CROWN_FALL = 420.0, 700.0, 790.0, 180
GOLD = rgb("#F4D58A")
CROWN = (
    '<path d="M12 66L4 22Q18 38 30 42Q42 28 50 6Q58 28 70 42Q82 38 96 22L88 66Z" fill="#EDB94A"/>'
    '<path d="M50 6Q58 28 70 42Q82 38 96 22L88 66H50Z" fill="#C98F26"/>'
    '<path d="M12 66L4 22Q18 38 30 42Q42 28 50 6Q58 28 70 42Q82 38 96 22L88 66Z" fill="none" '
    'stroke="#1B1622" stroke-width="3.6" stroke-linejoin="round"/>'
    '<path d="M10 64Q50 56 90 64L91 77Q50 69 9 77Z" fill="#FFFDF8" stroke="#1B1622" '
    'stroke-width="3.4" stroke-linejoin="round"/>'
    '<circle cx="28" cy="68.6" r="3.4" fill="#343A8F"/><circle cx="50" cy="66.6" r="3.6" '
    'fill="#C4172F"/><circle cx="72" cy="68.6" r="3.4" fill="#343A8F"/>'
) + "".join(
    f'<circle cx="{x}" cy="{y}" r="4.4" fill="#F4D58A" stroke="#1B1622" stroke-width="2.8"/>'
    for x, y in ((5, 21), (50, 6.5), (95, 21))
)
MOST_FACES = 4
# The number of falling suit marks, of the strips of the stage with them, and how wide these are.
CONFETTI, STRIPS, FALLS_OVER = 34, 2, 0.34
SUIT_COLOURS = {
    Suit.HEARTS: rgb("#E0304F"), Suit.DIAMONDS: rgb("#F0A955"), Suit.SPADES: rgb("#C29BF0"),
    Suit.CLUBS: rgb("#6FD9A6"),
}  # fmt: skip
# The heart's picture is a fifth larger than the heart, for its shadow.
HEART_MARGIN = 0.1


@dataclass(frozen=True, slots=True)
class FinalPlace:
    """One line of the final table.

    `place_text` is the place in words, where it counts for something; `notes` what else is worth
    saying, the most important first.
    """

    seat: int
    place: int
    place_text: str
    name: str
    portrait: str
    total: str
    notes: tuple[str, ...]


def final_table(result: GameResult, public: PublicGame, seats: Seating) -> tuple[FinalPlace, ...]:
    """The players by place, each with what is worth saying."""
    rules, standings = public.rules, public.standings
    totals = totals_of(rules, result.totals, standings.stocks)
    sides = make_sheet(public, 0).notes if fixed_sides(rules) else ("",) * rules.players
    rows = []
    for seat, who in enumerate(seats):
        paid = paid_text(result.settlement[seat]) if result.settlement else ""
        notes = tuple(part for part in (sides[seat], paid, *deeds(public, seat)) if part)
        place = result.places[seat]
        place_text = say("place", n=place) if told_place(rules, result, seat) else ""
        total = score_text(totals[seat])
        rows.append(FinalPlace(seat=seat, place=place, place_text=place_text, name=who.name,
                               notes=notes, portrait=who.portrait, total=total))  # fmt: skip

    def order(entry: FinalPlace) -> tuple[int, Amount, int]:
        return (entry.place, badness_of(rules, totals[entry.seat]), entry.seat)

    return tuple(sorted(rows, key=order))


def paid_text(amount: Amount) -> str:
    """The counters that the settlement gives or takes."""
    variant = "nothing" if amount == 0 else "receives" if amount > 0 else "pays"
    return say("sheet-paid", way=variant, amount=abs(amount))


def headline(result: GameResult, seats: Seating, me: int) -> str:
    """The sentence that says who won."""
    names = [seats[seat].name for seat in result.winners if seat != me]
    key = "sheet-won-by-you" if me in result.winners else "sheet-won"
    return say(key, n=len(names), names=names)


def reason_line(result: GameResult, public: PublicGame, seats: Seating, me: int) -> str:
    """Say why the game is over."""
    deals = len(public.standings.history)
    if result.reason is not EndReason.SCORE:
        return say(f"sheet-over-{result.reason}", n=deals)
    rules = public.rules
    there = [seat for seat, total in enumerate(result.totals) if has_passed(rules, total)]
    names = [say("sheet-you") if seat == me else seats[seat].name for seat in there]
    who = "you" if there == [me] else "you-too" if me in there else "several"
    if len(there) < 2 and who == "several":
        who = "one" if there else "nobody"
    return say(
        "sheet-over-score", n=deals, who=who, names=names, past=rules.end is End.EXCEED,
        limit=end_limit(rules),
    )  # fmt: skip


def crown_picture(painter: Painter, side: int) -> Surface:
    """The winner's crown, this wide."""
    return painter.shape(
        ("winner crown", side),
        lambda: svg_surface(CROWN, (side, round(side * 0.82)), "-1 0 102 82"),
    )


class Entering(Widget):
    """A widget that slides in from one side when its time has come."""

    focusable = False

    def __init__(
        self, ctx: Context, label: str, box: Rect, step: tuple[int, int], delay: float
    ) -> None:
        super().__init__(ctx, label, box)
        self._delay, self._way = delay, step
        self._spent = 0.0
        self.lasts = ENTRY_MS
        """The time it moves once its turn has come, in milliseconds."""
        self._still = ctx.settings.reduced_motion or ctx.settings.speed == 0

    @property
    def animating(self) -> bool:
        return not self._still and self._spent < self._delay + self.lasts

    def update(self, dt_ms: float) -> None:
        if self.animating:
            self._spent += dt_ms * (self.ctx.settings.speed or 1.0)
            if self.begun:
                self.touch()

    def end(self) -> None:
        """Show them in their places."""
        self._still = True
        self.touch()

    @property
    def begun(self) -> bool:
        """Whether any of it is visible."""
        return self._still or self._spent > self._delay

    @property
    def box_now(self) -> Rect:
        """Its box at its present position."""
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

    def __init__(self, ctx: Context, box: Rect, winners: Sequence[FinalPlace]) -> None:
        names = [winner.name for winner in winners]
        super().__init__(ctx, say("sheet-winners", names=names), box, (0, box.h // 3), 0.0)
        self._winners = winners
        self.lasts = CROWN_SETTLES

    @property
    def rect(self) -> Rect:
        whole = super().rect
        fall = self.skin.px(CROWN_FALL) if self.animating else self.skin.px(40)
        return Rect(whole.x, whole.y - fall, whole.w, whole.h + fall)

    @rect.setter
    def rect(self, value: Rect) -> None:
        self.move_to(value)

    def warm(self, nothing: Surface) -> bool:
        """Draw it as it comes to rest, crown and all, before it is seen."""
        spent, self._spent = self._spent, CROWN_SETTLES
        self.draw(nothing, self.rect)
        self._spent = spent
        return super().warm(nothing)

    @property
    def _mood(self) -> Mood:
        return Mood.PLEASED if self._still or self._spent >= CROWN_LANDS else Mood.CALM

    def _draw_crown(self, surface: Surface, side: int, foot: tuple[int, int]) -> None:
        """Draw the crown in its fall; it is squashed a little as it lands."""
        if self._still or self._spent >= CROWN_SETTLES:
            up, grown = 0.0, 1.0
        elif self._spent < CROWN_LANDS:
            part = in_cubic((self._spent - CROWN_FROM) / (CROWN_LANDS - CROWN_FROM))
            up, grown = (1 - part) * self.skin.px(CROWN_FALL), 1.0
        else:
            rest = (self._spent - CROWN_LANDS) / (CROWN_SETTLES - CROWN_LANDS)
            up, grown = 0.0, 1.06 - 0.06 * rest
        if not self._still and self._spent < CROWN_FROM:
            return
        crown = crown_picture(self.skin.painter, round(side * grown))
        surface.blit(crown, crown.get_rect(midbottom=(foot[0], foot[1] - round(up))))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box_now
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
        for index, winner in enumerate(faces):
            center = (box.centerx + (index - (count - 1) / 2) * step, y)
            painter.disc(surface, center, radius + line, fill=GOLD)
            skin.icons.draw_portrait(surface, painter, winner.portrait, center, radius,
                                     mood=self._mood)  # fmt: skip
            self._draw_crown(surface, round(radius * 1.34),
                             (round(center[0]), round(y - radius * 0.8)))  # fmt: skip


class PlaceTile(Entering):
    """A player's tile: face, name, place, total and a remark."""

    margin_units = 2.0

    def __init__(
        self, ctx: Context, box: Rect, entry: FinalPlace, *, winner: bool, colour: Colour,
        mood: Mood, order: int,
    ) -> None:  # fmt: skip
        sentence = say("sheet-standing", placed=bool(entry.place_text), place=entry.place,
                       name=entry.name, total=entry.total)  # fmt: skip
        super().__init__(
            ctx, sentence, box, (0, ctx.metrics.px(24)), TILES_FROM + ENTRY_STAGGER * order
        )
        self._entry, self._winner, self._colour, self._mood = entry, winner, colour, mood
        self.value_words = note_text(entry.notes)

    def calm_down(self) -> None:
        """Skip the first shock of the faces."""
        if self._mood is Mood.SHOCKED:
            self._mood = Mood.WORRIED
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw face, name with place, total; a note where there is room."""
        if not self.begun:
            return
        skin, box, entry = self.skin, self.box_now, self._entry
        theme, painter = skin.theme, skin.painter
        name, small = skin.type(16, Face.SEMIBOLD), skin.type(14)
        total = skin.type(26, Face.NUMERAL)
        height = skin.fonts_height(name) + skin.fonts_height(total)
        noted = note_text(entry.notes[:1])
        if self._winner:
            radius = 14 * skin.metrics.u
            style = BoxStyle(radius, alpha(theme.accent, 0.14), theme.accent, skin.hairline)
            painter.box(surface, box, style)
        face = min(skin.px(74), round(box.w * 0.7), box.h - height - skin.px(14))
        room = box.h - height - max(0, face) - skin.px(14)
        fits = painter.text_width(noted, small) <= box.w - skin.px(8)
        lines = skin.fonts_height(small) if fits and room >= skin.fonts_height(small) else 0
        y = box.y + (box.h - height - max(0, face) - lines - skin.px(6)) // 2
        if face > 20:
            center = (box.centerx, y + face / 2)
            skin.icons.draw_portrait(surface, painter, entry.portrait, center, face / 2,
                                     mood=self._mood)  # fmt: skip
            y += face + skin.px(6)
        width = box.w - skin.px(8)
        suffix = f" {entry.place_text}" if entry.place_text else ""
        least = Type(name.face, MIN_TEXT)
        both = painter.text_width(entry.name + suffix, least) <= width
        parts = [
            (f"{entry.name}{suffix}" if both else entry.name, name, theme.text),
            (entry.total, total, self._colour),
            (noted if lines else "", small, theme.text2),
        ]
        for text, kind, ink in parts:
            if not text:
                continue
            fitting = painter.largest(text, smaller(kind, MIN_TEXT), width)
            line = Rect(box.centerx - width // 2, y, width, skin.fonts_height(kind))
            painter.label(surface, text, fitting, ink, line, align=Align.CENTRE)
            y = line.bottom


def note_text(notes: Sequence[str]) -> str:
    return say("sheet-remarks", remarks=notes) if notes else ""


class Confetti:
    """Suit marks that fall over a part of the stage."""

    def __init__(self) -> None:
        self._strips: list[ParticlesNode] = []

    def throw(self, ctx: Context, onto: Stage | None) -> None:
        """Throw it over this stage, if any."""
        self._strips = []
        if onto is None:
            return
        rng = random.Random(11)
        stage, u = ctx.metrics.stage, ctx.metrics.base_u
        for strip in range(STRIPS):
            thrown = []
            for _ in range(CONFETTI // STRIPS):
                suit = rng.choice(tuple(Suit))
                side = round(rng.uniform(12, 22) * u)
                picture = suit_surface(ctx.painter, suit, side, SUIT_COLOURS[suit])
                turned = tuple(pygame.transform.rotate(picture, 30 * k) for k in range(12))
                x = stage.x + stage.w * FALLS_OVER * (strip + rng.random()) / STRIPS
                y = stage.y - rng.uniform(0.02, 0.3) * stage.h
                speed = (rng.uniform(-40, 40) * u, rng.uniform(160, 420) * u)
                thrown.append(Particle(turned, (x, y), speed, spin=rng.uniform(6, 20)))
            self._strips.append(ParticlesNode(thrown, z=20.0))
        onto.add(*self._strips)

    def fall(self, dt_ms: float, level: float, gravity: float) -> None:
        """Let all marks fall on, as opaque as `level`."""
        for strip in self._strips:
            strip.level = level
            strip.fly(dt_ms, gravity)

    def end(self, stage: Stage) -> None:
        """Take the rest away."""
        stage.remove(*self._strips)
        self._strips = []
