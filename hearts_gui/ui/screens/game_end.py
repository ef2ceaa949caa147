"""The end of a game: the winner, everyone's place, a few numbers, confetti, what to do next."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Protocol

import pygame
from pygame import Rect

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.score.scores import GameResult
from hearts_gui.session.past.rating_change import RatingChange
from hearts_gui.session.setup.players import human_seats
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.particles import Particle, ParticlesNode
from hearts_gui.ui.draw.suits import suit_surface
from hearts_gui.ui.draw.theme import rgb
from hearts_gui.ui.draw.units import Shape
from hearts_gui.ui.pages.dialog import Dialog, DialogButton
from hearts_gui.ui.pages.form_scene import words_of
from hearts_gui.ui.pages.ground import GroundScene, Step, draw_panel
from hearts_gui.ui.screens.sheet.facts import seat_order
from hearts_gui.ui.screens.sheet.fairness import fairness
from hearts_gui.ui.screens.sheet.podium import ONE_LINE, TALLEST, StandingRow, Winners, measured
from hearts_gui.ui.screens.sheet.standings import Standing, final_table, headline, reason_line
from hearts_gui.ui.screens.sheet.story import game_tiles
from hearts_gui.ui.screens.sheet.tiles import TILES_UNITS, TileRow
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.ports import SessionPort
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label
from hearts_gui.ui.widgets.columns import ColumnCursor, RowCursor
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

CONFETTI, CONFETTI_MS = 60, 1800.0
POLL_MS = 200
STRIPS = 6
TITLE_UNITS, UPRIGHT_ROW = 70, 76
MOMENTS_UNITS = 72
MENU = "end-screen-menu"
"""The message of the way out."""
NOBODY = -1
"""No seat is called you."""
SUIT_COLOURS = {
    Suit.HEARTS: rgb("#E0304F"),
    Suit.DIAMONDS: rgb("#F0A955"),
    Suit.SPADES: rgb("#C29BF0"),
    Suit.CLUBS: rgb("#6FD9A6"),
}


class Moments(Protocol):
    """The moments of the game that stand out, which become known one by one."""

    @property
    def working(self) -> bool:
        """Whether more is to be expected."""
        ...

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show and will be nothing."""
        ...

    def update(self) -> bool:
        """Whether something else is to be shown."""
        ...

    def widgets(self, ctx: Context, box: Rect) -> list[Widget]:
        """What shows them."""
        ...


class GameEndScene(GroundScene):
    """Shown after the last score sheet; `me` is nobody in words where several people look on."""

    deaf_ms = 1000.0

    def __init__(
        self, ctx: Context, result: GameResult, public: PublicGame, session: SessionPort, me: int,
        *, scores: Callable[[], None], menu: Callable[[], None], again: Callable[[], None],
        swap: Callable[[], None], new: Callable[[], None], rating: RatingChange | None = None,
        moments: Moments | None = None, learn: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """`learn` goes back to the lessons; without it they are not offered."""
        super().__init__(ctx)
        self._learn = learn
        self._moments = moments
        self._rating = rating
        self._rated = ""
        self.result, self.public, self.session, self.me = result, public, session, me
        self._people = human_seats(session.seats) or (me,)
        self._you = NOBODY if len(self._people) > 1 else me
        self._menu, self._again = menu, again
        self._ways = (
            (MENU, Icon.EXIT_DOOR, menu),
            ("end-screen-new", Icon.PLUS, new),
            ("end-screen-scores", Icon.CHART, scores),
            ("end-screen-swap", Icon.PEOPLE, swap),
            ("end-screen-again", Icon.REFRESH, again),
        )
        self._spent = 0.0
        self._strips: list[ParticlesNode] = []
        self._sounded = False

    @property
    def _won(self) -> bool:
        """Whether one of the people at the screen has won."""
        return not set(self._people).isdisjoint(self.result.winners)

    def _label(self, key: str) -> str:
        """What a button says: that of the way out names the screen to which it leads."""
        table = self.ctx.scenes.below(self)
        home = None if table is None else self.ctx.scenes.below(table)
        if key != MENU or home is None or self.ctx.scenes.below(home) is None:
            return say(key)
        return home.heading

    # -- places

    def _boxes(self) -> tuple[Rect, Rect, Rect, Rect]:
        """The winner, the places, the tiles with the moments, the buttons."""
        skin, stage = Skin(self.fitted), self.ctx.metrics.stage
        edge, gap = min(skin.px(40), stage.w // 26), skin.px(20)
        area = stage.inflate(-2 * edge, -2 * min(skin.px(36), stage.h // 20))
        lines = len(self._button_rows())
        high = lines * max(skin.px(56), self.ctx.metrics.hit) + (lines - 1) * skin.px(14)
        tiles = max(skin.px(TILES_UNITS), 64)
        if self._remembers:
            tiles += skin.px(MOMENTS_UNITS)
        column = ColumnCursor(area, gap)
        buttons, room = column.take_last(high), column.rest
        if self._upright:
            tile = column.take_last(tiles)
            rows = self._table_height(skin, UPRIGHT_ROW)
            table = column.take_last(min(rows, round(room.h * 0.62)))
            return column.rest, table, tile, buttons
        row = RowCursor(room, gap)
        side = ColumnCursor(row.take_last(round(area.w * 0.58)), gap)
        high = min(room.h - tiles - gap, self._table_height(skin, TALLEST))
        side.skip((room.h - tiles - gap - high) // 2)
        table, tile = side.take(high), side.take(tiles)
        return row.rest, table, tile, buttons

    @property
    def _remembers(self) -> bool:
        return self._moments is not None and not self._moments.empty

    @property
    def _upright(self) -> bool:
        return self.ctx.metrics.shape is Shape.PORTRAIT

    def _table_height(self, skin: Skin, row: int) -> int:
        """How high the panel of places is with rows of this many units."""
        return skin.px(TITLE_UNITS + 18 + len(self.result.places) * row)

    @property
    def fitted(self) -> Context:
        """The context with text as large as lets everything stand in one view."""
        units = TITLE_UNITS + 290 + len(self.result.places) * (ONE_LINE + 4)
        units += MOMENTS_UNITS * self._remembers
        units = 640 + units if self._upright else max(580, units)
        return replace(self.ctx, metrics=self.ctx.metrics.fitting(units))

    def ground(self) -> list[Step]:
        """The panels of places and tiles."""
        _, table, tile, _ = self._boxes()
        return [partial(draw_panel, Skin(self.fitted), box) for box in (table, tile)]

    # -- content

    def compose(self) -> None:
        """The winner, everyone's place, a few numbers, fairness, buttons."""
        skin = Skin(self.fitted)
        hero, table, tile, buttons = self._boxes()
        entries = final_table(self.result, self.public, self.session.seats)
        self._add_hero(skin, hero, entries)
        self._add_places(skin, table, entries)
        names = [who.name for who in self.session.seats]
        if self._moments is not None and self._remembers:
            high = skin.px(MOMENTS_UNITS)
            lower = Rect(tile.x, tile.bottom - high, tile.w, high)
            tile = Rect(tile.x, tile.y, tile.w, tile.h - high)
            pad = 0 if len(self._moments.widgets(self.fitted, lower)) > 1 else skin.px(24)
            self.form.add(*self._moments.widgets(self.fitted, lower.inflate(-2 * pad, 0)))
        self.form.add(TileRow(self.fitted, tile, game_tiles(self.public, names, self._you)))
        self._add_buttons(skin, buttons)
        self._confetti()
        if not self._sounded:
            self._sounded = True
            self.ctx.sound.play("win" if self._won else "lose")

    def _add_hero(self, skin: Skin, box: Rect, entries: Sequence[Standing]) -> None:
        """The winner's picture over the headline, the reason and the check of the cards."""
        title = headline(self.result, self.session.seats, self._you)
        units, measure = 60.0, skin.painter.text_width
        while units > 26 and measure(title, skin.type(units, Face.DISPLAY)) > box.w:
            units -= 2
        reason = reason_line(self.result, self.public, self.session.seats, self._you)
        if self._rated:
            reason = f"{reason}\n{self._rated}"
        kind = skin.type(18)
        told = skin.painter.paragraph_height(reason, kind, box.w)
        named = skin.fonts_height(skin.type(units, Face.DISPLAY))
        check = max(skin.px(44), self.ctx.metrics.hit)
        below = named + skin.px(8) + told + skin.px(16) + check
        side = min(box.w, box.h - below - skin.px(8))
        top = box.y + (box.h - side + side // 14 - below) // 2
        picture = Rect(0, top, side, side)
        picture.centerx = box.centerx
        winners = [entry for entry in entries if entry.seat in self.result.winners]
        self.form.add(Winners(self.fitted, picture, winners))
        line = Rect(box.x, picture.bottom - side // 14, box.w, named)
        self.form.add(Label(self.fitted, title, line, units=units, face=Face.DISPLAY,
                            align=Align.CENTRE, z=2.0))  # fmt: skip
        place = Rect(box.x, line.bottom + skin.px(8), box.w, told)
        self.form.add(Label(self.fitted, reason, place, units=18, align=Align.CENTRE, wrap=True))
        self._add_quiet(skin, Rect(box.x, place.bottom + skin.px(16), box.w, check))

    def _add_places(self, skin: Skin, box: Rect, entries: Sequence[Standing]) -> None:
        pad = min(skin.px(28), box.w // 20)
        line = Rect(box.x + pad, box.y + skin.px(14), box.w - 2 * pad, skin.px(44))
        self.form.add(
            Label(self.fitted, say("end-screen-final"), line, units=28, face=Face.DISPLAY)
        )
        room = Rect(line.x, box.y + skin.px(TITLE_UNITS), line.w, 0)
        room.h = box.bottom - skin.px(14) - room.y
        each = min(skin.px(TALLEST), room.h // len(entries))
        y = room.y + (room.h - each * len(entries)) // 2
        measures = measured(skin, (room.w, each), entries)
        order = seat_order(len(entries), self.me)
        for index, entry in enumerate(entries):
            winner = entry.seat in self.result.winners
            colour, _ = self.ctx.theme.line_of(order.index(entry.seat), human=entry.seat == self.me)
            after = index + 1 < len(entries) and entries[index + 1].seat not in self.result.winners
            self.form.add(
                StandingRow(self.fitted, Rect(room.x, y + index * each, room.w, each), entry,
                            winner=winner, me=entry.seat == self.me, colour=colour, order=index,
                            line=after and not winner, measures=measures)
            )  # fmt: skip

    def _add_quiet(self, skin: Skin, room: Rect) -> None:
        """Small buttons: whether the deals were fair, and the way back to the lessons."""
        told = fairness(self.session)
        icon = Icon.SHIELD if told.icon == Icon.CHECK else told.icon
        made = [Button(self.fitted, told.line, self.open_fairness, room, icon=icon)]
        if self._learn is not None:
            words = say("end-screen-learn")
            made.append(Button(self.fitted, words, self._learn, room, icon=Icon.BOOK))
        kind, gap = skin.type(made[0].text_units, Face.SEMIBOLD), skin.px(14)
        wide = [skin.painter.text_width(one.label, kind) + skin.px(32 + 32) for one in made]
        most = (room.w - gap * (len(made) - 1)) // len(made)
        wide = wide if sum(wide) + gap * (len(made) - 1) <= room.w else [most] * len(made)
        x = room.centerx - (sum(wide) + gap * (len(made) - 1)) // 2
        for button, width in zip(made, wide, strict=True):
            button.move_to(Rect(x, room.y, width, room.h))
            x += width + gap
        self.form.add(*made)

    def open_fairness(self) -> None:
        """What the shield is, and the way to the check."""
        choices = (
            DialogButton(say("sheet-fair-verify"), self.verify, icon=Icon.CHECK, primary=True),
            DialogButton(say("end-screen-close"), lambda: None),
        )
        self.ctx.scenes.push(
            Dialog(self.ctx, say("sheet-fair-title"), say("sheet-fair-what"), choices)
        )

    def verify(self) -> None:
        """What was promised before the first deal, and whether it was kept."""
        told = fairness(self.session)

        def copy() -> None:
            clipboard.copy(told.copied)
            self.notify(say("end-screen-copied"))

        choices = (
            DialogButton(say("end-screen-copy"), copy, icon=Icon.COPY),
            DialogButton(say("end-screen-close"), lambda: None, primary=True),
        )
        self.ctx.scenes.push(Dialog(self.ctx, told.line, told.details, choices))

    def _button_rows(self) -> tuple[int, ...]:
        """How many buttons stand side by side: all, or two rows where labels would be cut."""
        skin, count = Skin(self.fitted), len(self._ways)
        kind = skin.type(19, Face.SEMIBOLD)
        widest = max(skin.painter.text_width(self._label(key), kind) for key, *_ in self._ways)
        room = self.ctx.metrics.stage.w * 0.9 / count - skin.px(14 + 2 * 14)
        return (count,) if widest <= room else (3, count - 3)

    def _add_buttons(self, skin: Skin, place: Rect) -> None:
        gap, rows = skin.px(14), self._button_rows()
        high = (place.h - gap * (len(rows) - 1)) // len(rows)
        column, left = ColumnCursor(place, gap), iter(self._ways)
        for count in rows:
            row = RowCursor(column.take(high), gap)
            for key, icon, act in islice(left, count):
                box = row.take((place.w - (count - 1) * gap) // count)
                look = ButtonLook.PRIMARY if act is self._again else ButtonLook.SECONDARY
                button = Button(self.fitted, self._label(key), act, box, look=look, icon=icon)
                self.form.add(button)
                if look is ButtonLook.PRIMARY:
                    self.form.set_focus(button, keyboard=False)

    # -- for those who listen

    def arrival(self) -> tuple[str, ...]:
        """Who has won, why it is over, everyone's place, and unless brief a few numbers."""
        kinds = (Label, StandingRow) if self.ctx.listening.detail == "brief" else (
            Label, StandingRow, TileRow)  # fmt: skip
        return tuple(words_of(one for one in self.form.widgets if isinstance(one, kinds)))

    # -- confetti

    def _confetti(self) -> None:
        self._strips = []
        settings = self.ctx.settings
        if settings.reduced_motion or settings.speed == 0 or self._spent >= CONFETTI_MS:
            return
        if not self._won:
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
        self._take_rating()
        if self._moments is not None and not self._strips and self._moments.update():
            self.rebuild()
        if not self._strips:
            return
        if self._spent >= CONFETTI_MS:
            self.stage.remove(*self._strips)
            self._strips = []
            return
        for strip in self._strips:
            strip.level = min(1.0, round((CONFETTI_MS - self._spent) / 400, 1))
            strip.fly(dt_ms, 500.0 * self.ctx.metrics.base_u)

    def _take_rating(self) -> None:
        """Say what the game did to the rating, when that is known."""
        found = None if self._rating is None or self._strips else self._rating.poll()
        if found is not None:
            before, now = found
            self._rated = say("end-screen-rating", rating=round(now.value),
                              change=round(now.value) - round(before.value))  # fmt: skip
            self.rebuild()
            self.ctx.listening.say(self._rated)

    def idle_wait_ms(self) -> int | None:
        """Moving while anything falls; the rating may be on its way."""
        if self._strips:
            return None
        wait = super().idle_wait_ms()
        rated = self._rating is None or bool(self._rated)
        if wait is None or (rated and (self._moments is None or not self._moments.working)):
            return wait
        return min(wait, POLL_MS)

    def back(self) -> None:
        """Escape goes to the menu."""
        self._menu()
