"""The end of a game: places, the winner, confetti, the revealed seed, what to do next."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules import End, Rules, ScoreDir
from hearts_gui.engine.scores import Amount, EndReason, GameResult, Score
from hearts_gui.engine.shuffle import commitment
from hearts_gui.engine.state import PublicGame
from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import Align, BoxStyle
from hearts_gui.ui.fonts import Face
from hearts_gui.ui.ports import SeatPort, SessionPort
from hearts_gui.ui.sheet.facts import end_limit
from hearts_gui.ui.suits import suit_surface
from hearts_gui.ui.table.effects import Particle, ParticlesNode
from hearts_gui.ui.text import counted, joined, place_name, score_text
from hearts_gui.ui.theme import rgb
from hearts_gui.ui.tween import out_quint
from hearts_gui.ui.units import Shape
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, Label, Look
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.skin import Skin

CONFETTI, CONFETTI_MS = 60, 1800.0
STRIPS = 6
ENTRY_MS, ENTRY_STAGGER = 500.0, 90.0
SUIT_COLOURS = {
    Suit.HEARTS: rgb("#E0304F"),
    Suit.DIAMONDS: rgb("#F0A955"),
    Suit.SPADES: rgb("#C29BF0"),
    Suit.CLUBS: rgb("#6FD9A6"),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the final table."""

    seat: int
    place: int
    name: str
    portrait: str
    total: str
    paid: str


def final_table(
    result: GameResult, seats: Sequence[SeatPort], stocks: Sequence[Amount] = ()
) -> tuple[Standing, ...]:
    """The players by place; `stocks` are the counters held where those decide the game."""
    made = [
        Standing(
            seat=seat,
            place=result.places[seat],
            name=who.name,
            portrait=who.portrait,
            total=score_text(stocks[seat] if stocks else result.totals[seat]),
            paid=paid_text(result.settlement[seat]) if result.settlement else "",
        )
        for seat, who in enumerate(seats)
    ]
    return tuple(sorted(made, key=lambda entry: (entry.place, entry.seat)))


def paid_text(amount: Amount) -> str:
    """What the settlement gives or takes."""
    text = score_text(amount)
    return text if amount <= 0 else f"+{text}"


def headline(result: GameResult, seats: Sequence[SeatPort], me: int) -> str:
    """Who won."""
    names = [seats[seat].name for seat in result.winners]
    if me in result.winners:
        others = [seats[seat].name for seat in result.winners if seat != me]
        return f"You and {joined(others)} win" if others else "You win"
    return f"{joined(names)} win{'' if len(names) > 1 else 's'}"


def reason_line(result: GameResult, public: PublicGame, seats: Sequence[SeatPort]) -> str:
    """Why the game is over."""
    deals = counted(len(public.standings.history), "deal")
    match result.reason:
        case EndReason.SCORE:
            rules = public.rules
            did = "passed" if rules.end is End.EXCEED else "reached"
            shown = score_text(end_limit(rules))
            there = [seats[s].name for s, total in enumerate(result.totals) if _there(rules, total)]
            return f"After {deals} {joined(there) if there else 'one side'} {did} {shown}."
        case EndReason.DEALS:
            return f"All {deals} are played."
        case EndReason.TIME:
            return f"Time is up after {deals}."
        case EndReason.CHIPS:
            return f"After {deals} the chips are gone."
        case EndReason.SPECIAL:
            return f"After {deals} a total stood still long enough to win."


def _there(rules: Rules, total: Score) -> bool:
    """Whether a total lies where the game ends."""
    if isinstance(total, complex) or rules.end_both_ways:
        size = abs(total)
    else:
        size = -total if rules.score_dir is ScoreDir.HIGH else total
    return size > rules.end_at if rules.end is End.EXCEED else size >= rules.end_at


class StandingWidget(Widget):
    """A player's final line; it slides in."""

    focusable = False
    margin_units = 30.0

    def __init__(
        self, ctx: Context, box: Rect, entry: Standing, *, winner: bool, me: bool, delay: float
    ) -> None:
        super().__init__(ctx, f"{place_name(entry.place)} {entry.name} {entry.total}", box)
        self._entry, self._winner, self._me = entry, winner, me
        self._delay = delay
        self._spent = 0.0
        self._still = ctx.settings.reduced_motion or ctx.settings.speed == 0
        self._way = ctx.metrics.stage.bottom - box.y if winner else 0
        self._side = 0 if winner else round(ctx.metrics.stage.w * 0.25)

    @property
    def animating(self) -> bool:
        """Whether the line still comes in."""
        return not self._still and self._spent < self._delay + ENTRY_MS

    def update(self, dt_ms: float) -> None:
        """Come in."""
        self._spent += dt_ms * (self.ctx.settings.speed or 1.0)
        self.touch()

    def _offset(self) -> tuple[int, int]:
        if self._still:
            return (0, 0)
        part = 1 - out_quint((self._spent - self._delay) / ENTRY_MS)
        return (round(self._side * part), round(self._way * part))

    @property
    def rect(self) -> Rect:
        """The line where it is now."""
        dx, dy = self._offset() if hasattr(self, "_side") else (0, 0)
        margin = self.skin.px(self.margin_units)
        return self.box.move(dx, dy).inflate(2 * margin, 2 * margin)

    @rect.setter
    def rect(self, value: Rect) -> None:
        self.move_to(value)

    def draw(self, surface: Surface, clip: Rect) -> None:
        """Draw the line."""
        del clip
        skin, entry = self.skin, self._entry
        theme, painter = skin.theme, skin.painter
        dx, dy = self._offset()
        box = self.box.move(dx, dy)
        u = box.h / (92 if self._winner else 64)
        painter.shadow(surface, box, radius=box.h / 2, blur=8 * u, dy=6 * u, level=0.34)
        line = theme.accent if self._winner else theme.panel_line
        width = max(2.0, 2.5 * u) if self._winner else skin.hairline
        painter.box(surface, box, BoxStyle(box.h / 2, theme.plate, line, width))
        radius = box.h * 0.38
        center = (box.x + box.h * 0.5, box.centery)
        skin.icons.draw_portrait(surface, painter, entry.portrait, center, radius)
        if self._winner:
            skin.icons.draw(surface, "crown", (center[0], box.y - box.h * 0.06),
                            round(box.h * 0.36), theme.accent)  # fmt: skip
        left = round(center[0] + radius + box.h * 0.2)
        name_kind = skin.type(26 if self._winner else 19, Face.SEMIBOLD)
        place_kind = skin.type(16)
        total_kind = skin.type(38 if self._winner else 28, Face.NUMERAL)
        right = box.right - round(box.h * 0.4)
        total = painter.text_width(entry.total, total_kind)
        room = Rect(left, box.y, max(20, right - total - left - skin.px(12)), box.h)
        upper = Rect(room.x, box.y + round(box.h * 0.12), room.w, round(box.h * 0.46))
        lower = Rect(room.x, box.y + round(box.h * 0.54), room.w, round(box.h * 0.34))
        ink = theme.heart if self._me and not self._winner else theme.text
        painter.label(surface, entry.name, name_kind, ink, upper)
        note = place_name(entry.place) + (f", {entry.paid}" if entry.paid else "")
        painter.label(surface, note, place_kind, theme.text2, lower)
        painter.label(surface, entry.total, total_kind, theme.text,
                      Rect(right - total, box.y, total, box.h), align=Align.RIGHT)  # fmt: skip


class GameEndScene(FormScene):
    """Shown after the last score sheet."""

    def __init__(
        self, ctx: Context, result: GameResult, public: PublicGame, session: SessionPort, me: int,
        *, scores: Callable[[], None], menu: Callable[[], None], again: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self.result, self.public, self.session, self.me = result, public, session, me
        self._scores, self._menu, self._again = scores, menu, again
        self._spent = 0.0
        self._strips: list[ParticlesNode] = []
        self._sounded = False

    # -- content

    def compose(self) -> None:
        """Headline, places, fairness, buttons."""
        skin, stage = Skin(self.ctx), self.ctx.metrics.stage
        edge = min(skin.px(48), stage.w // 20)
        area = stage.inflate(-2 * edge, -2 * min(skin.px(40), stage.h // 18))
        title = headline(self.result, self.session.seats, self.me)
        high = skin.px(76)
        units = 60.0
        measure = skin.painter.text_width
        while units > 26 and measure(title, skin.type(units, Face.DISPLAY)) > area.w:
            units -= 2
        place = Rect(area.x, area.y, area.w, high)
        self.form.add(Label(self.ctx, title, place, units=units, face=Face.DISPLAY,
                            align=Align.CENTRE))  # fmt: skip
        why = Rect(area.x, place.bottom, area.w, skin.px(30))
        text = reason_line(self.result, self.public, self.session.seats)
        self.form.add(Label(self.ctx, text, why, units=18, align=Align.CENTRE))
        buttons = max(skin.px(56), self.ctx.metrics.hit)
        fair_high = skin.px(60)
        bottom = area.bottom - buttons - skin.px(18) - fair_high - skin.px(14)
        middle = Rect(area.x, why.bottom + skin.px(26), area.w, bottom - why.bottom - skin.px(26))
        self._add_standings(skin, middle)
        self._add_fairness(skin, Rect(area.x, bottom + skin.px(14), area.w, fair_high))
        self._add_buttons(skin, Rect(area.x, area.bottom - buttons, area.w, buttons))
        self._confetti()
        if not self._sounded:
            self._sounded = True
            self.ctx.sound.play("win" if self.me in self.result.winners else "lose")

    def _add_standings(self, skin: Skin, area: Rect) -> None:
        counting = self.public.rules.score_dir is ScoreDir.COUNTERS
        stocks = self.public.standings.stocks if counting else ()
        entries = final_table(self.result, self.session.seats, stocks)
        winners = [entry for entry in entries if entry.seat in self.result.winners]
        rest = [entry for entry in entries if entry.seat not in self.result.winners]
        portrait = self.ctx.metrics.shape is Shape.PORTRAIT
        columns = 1 if portrait or len(rest) <= 4 else 2
        rows = math.ceil(len(rest) / columns) + len(winners)
        gap = skin.px(14)
        each = min(skin.px(70), max(30, (area.h - gap * rows) // max(1, rows) - 4))
        tall = min(skin.px(96), round(each * 1.35))
        width = min(skin.px(520), area.w)
        y = area.y + max(0, (area.h - rows * (each + gap) - (tall - each) * len(winners)) // 3)
        order = 0
        for entry in winners:
            box = Rect(0, y, min(area.w, round(width * 1.12)), tall)
            box.centerx = area.centerx
            self._add_line(entry, box, winner=True, order=order)
            y += tall + gap
            order += 1
        for index, entry in enumerate(rest):
            column = index % columns
            span = columns * width + (columns - 1) * gap
            left = area.centerx - min(span, area.w) // 2
            each_w = (min(span, area.w) - (columns - 1) * gap) // columns
            box = Rect(left + column * (each_w + gap), y, each_w, each)
            self._add_line(entry, box, winner=False, order=order)
            order += 1
            if column == columns - 1:
                y += each + gap

    def _add_line(self, entry: Standing, box: Rect, *, winner: bool, order: int) -> None:
        self.form.add(
            StandingWidget(self.ctx, box, entry, winner=winner, me=entry.seat == self.me,
                           delay=ENTRY_STAGGER * order)
        )  # fmt: skip

    def _add_fairness(self, skin: Skin, place: Rect) -> None:
        seed = getattr(self.session, "revealed_seed", None)
        promised = self.session.commitment
        if seed is None:
            lines = (f"Fair deal code {promised[:32]}…", "")
        else:
            kept = commitment(seed) == promised
            first = f"Seed of this game: {seed}"
            code = promised[:16]
            second = (
                f"It matches the fair deal code {code}… given before the first deal."
                if kept
                else f"It does not match the fair deal code {code}…"
            )
            lines = (first, second)
        half = place.h // 2
        for index, text in enumerate(lines):
            line = Rect(place.x, place.y + index * half, place.w, half)
            self.form.add(Label(self.ctx, text, line, units=14, align=Align.CENTRE))
        del skin

    def _add_buttons(self, skin: Skin, place: Rect) -> None:
        gap = skin.px(14)
        width = min(skin.px(230), (place.w - 2 * gap) // 3)
        left = place.centerx - (3 * width + 2 * gap) // 2
        entries = (
            ("Menu", "exit-door", self._menu, Look.SECONDARY),
            ("Score sheet", "chart", self._scores, Look.SECONDARY),
            ("Play again", "refresh", self._again, Look.PRIMARY),
        )
        for index, (label, icon, act, look) in enumerate(entries):
            box = Rect(left + index * (width + gap), place.y, width, place.h)
            button = Button(self.ctx, label, box, act, look=look, icon=icon)
            self.form.add(button)
            if look is Look.PRIMARY:
                self.form.set_focus(button, keyboard=False)

    # -- confetti

    def _confetti(self) -> None:
        self._strips = []
        settings = self.ctx.settings
        if settings.reduced_motion or settings.speed == 0 or self._spent >= CONFETTI_MS:
            return
        if self.me not in self.result.winners:
            return
        rng = random.Random(11)
        stage, u = self.ctx.metrics.stage, self.ctx.metrics.base_u
        each = CONFETTI // STRIPS
        for strip in range(STRIPS):
            thrown = []
            for _ in range(each):
                suit = rng.choice(tuple(Suit))
                side = round(rng.uniform(16, 30) * u)
                picture = suit_surface(self.ctx.painter, suit, side, SUIT_COLOURS[suit])
                turned = tuple(pygame.transform.rotate(picture, 30 * k) for k in range(12))
                x = stage.x + stage.w * (strip + rng.random()) / STRIPS
                y = stage.y - rng.uniform(0.02, 0.35) * stage.h
                speed = (rng.uniform(-40, 40) * u, rng.uniform(160, 420) * u)
                thrown.append(Particle(turned, (x, y), speed, spin=rng.uniform(6, 20)))
            node = ParticlesNode(thrown, z=20.0)
            self._strips.append(node)
            self.stage.add(node)

    def update(self, dt_ms: float) -> None:
        """Confetti falls."""
        super().update(dt_ms)
        self._spent += dt_ms
        if not self._strips:
            return
        if self._spent >= CONFETTI_MS:
            self.stage.remove(*self._strips)
            self._strips = []
            return
        for strip in self._strips:
            strip.level = min(1.0, round((CONFETTI_MS - self._spent) / 400, 1))
            strip.fly(dt_ms, 500.0 * self.ctx.metrics.base_u)

    def idle_wait_ms(self) -> int | None:
        """Moving while anything falls."""
        return None if self._strips else super().idle_wait_ms()

    def back(self) -> None:
        """Escape goes to the menu."""
        self._menu()
