"""The end of a game: places, the winner, confetti, the revealed seed, what to do next."""

import math
import random
from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules import ScoreDir
from hearts_gui.engine.scores import GameResult
from hearts_gui.engine.shuffle import commitment
from hearts_gui.engine.state import PublicGame
from hearts_gui.ui.context import Context
from hearts_gui.ui.draw import Align
from hearts_gui.ui.fonts import Face
from hearts_gui.ui.ports import SessionPort
from hearts_gui.ui.sheet.standings import (
    Standing,
    StandingWidget,
    final_table,
    headline,
    reason_line,
)
from hearts_gui.ui.suits import suit_surface
from hearts_gui.ui.table.effects import Particle, ParticlesNode
from hearts_gui.ui.theme import rgb
from hearts_gui.ui.units import Shape
from hearts_gui.ui.widgets.button import Button, Label, Look
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.skin import Skin

CONFETTI, CONFETTI_MS = 60, 1800.0
STRIPS = 6
AGAIN = "Play again"
ENTRY_STAGGER = 90.0
SUIT_COLOURS = {
    Suit.HEARTS: rgb("#E0304F"),
    Suit.DIAMONDS: rgb("#F0A955"),
    Suit.SPADES: rgb("#C29BF0"),
    Suit.CLUBS: rgb("#6FD9A6"),
}


class GameEndScene(FormScene):
    """Shown after the last score sheet."""

    def __init__(
        self, ctx: Context, result: GameResult, public: PublicGame, session: SessionPort, me: int,
        *, scores: Callable[[], None], menu: Callable[[], None], again: Callable[[], None],
        swap: Callable[[], None], new: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ctx)
        self.result, self.public, self.session, self.me = result, public, session, me
        self._menu = menu
        self._ways = (
            ("Menu", "exit-door", menu),
            ("New game", "plus", new),
            ("Score sheet", "chart", scores),
            ("Swap an opponent", "people", swap),
            (AGAIN, "refresh", again),
        )
        self._spent = 0.0
        self._strips: list[ParticlesNode] = []
        self._sounded = False
        self._fitted = ctx

    # -- content

    def compose(self) -> None:
        """Headline, places, fairness, buttons."""
        self._fitted = replace(self.ctx, metrics=self.ctx.metrics.fitting(self._units()))
        skin, stage = Skin(self._fitted), self.ctx.metrics.stage
        edge = min(skin.px(48), stage.w // 20)
        area = stage.inflate(-2 * edge, -2 * min(skin.px(40), stage.h // 18))
        title = headline(self.result, self.session.seats, self.me)
        high = skin.px(76)
        units = 60.0
        measure = skin.painter.text_width
        while units > 26 and measure(title, skin.type(units, Face.DISPLAY)) > area.w:
            units -= 2
        place = Rect(area.x, area.y, area.w, high)
        self.form.add(Label(self._fitted, title, place, units=units, face=Face.DISPLAY,
                            align=Align.CENTRE))  # fmt: skip
        why = Rect(area.x, place.bottom, area.w, skin.px(30))
        text = reason_line(self.result, self.public, self.session.seats, self.me)
        self.form.add(Label(self._fitted, text, why, units=18, align=Align.CENTRE))
        lines = len(self._button_rows())
        buttons = lines * max(skin.px(56), self.ctx.metrics.hit) + (lines - 1) * skin.px(14)
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

    def _units(self) -> float:
        """The height of everything in design units."""
        winners = len(self.result.winners)
        rest = len(self.result.places) - winners
        columns = self._columns(rest)
        return 450 + winners * 100 + math.ceil(rest / columns) * 78

    def _columns(self, rest: int) -> int:
        """How many of those who did not win stand side by side."""
        return 1 if self.ctx.metrics.shape is Shape.PORTRAIT or rest <= 4 else 2

    def _add_standings(self, skin: Skin, area: Rect) -> None:
        counting = self.public.rules.score_dir is ScoreDir.COUNTERS
        stocks = self.public.standings.stocks if counting else ()
        entries = final_table(self.result, self.session.seats, stocks)
        winners = [entry for entry in entries if entry.seat in self.result.winners]
        rest = [entry for entry in entries if entry.seat not in self.result.winners]
        columns = self._columns(len(rest))
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
            StandingWidget(self._fitted, box, entry, winner=winner, me=entry.seat == self.me,
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
            units = 14.0
            while units > 10 and skin.painter.text_width(text, skin.type(units)) > line.w:
                units -= 0.5
            self.form.add(Label(self._fitted, text, line, units=units, align=Align.CENTRE))

    def _button_rows(self) -> tuple[int, ...]:
        """How many buttons stand side by side: all, or two rows where labels would be cut."""
        skin, count = Skin(self._fitted), len(self._ways)
        kind = skin.type(19, Face.SEMIBOLD)
        widest = max(skin.painter.text_width(label, kind) for label, _, _ in self._ways)
        room = self.ctx.metrics.stage.w * 0.9 / count - skin.px(14 + 2 * 14)
        return (count,) if widest <= room else (3, count - 3)

    def _add_buttons(self, skin: Skin, place: Rect) -> None:
        gap = skin.px(14)
        rows = self._button_rows()
        high = (place.h - gap * (len(rows) - 1)) // len(rows)
        left = iter(self._ways)
        for row, count in enumerate(rows):
            width = min(skin.px(230), (place.w - (count - 1) * gap) // count)
            x = place.centerx - (count * width + (count - 1) * gap) // 2
            for index in range(count):
                label, icon, act = next(left)
                box = Rect(x + index * (width + gap), place.y + row * (high + gap), width, high)
                look = Look.PRIMARY if label == AGAIN else Look.SECONDARY
                button = Button(self._fitted, label, box, act, look=look, icon=icon)
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
