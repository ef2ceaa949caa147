"""Someone took everything: night falls over the table, and the shooter may choose what it does."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.engine.score.scores import MoonOffer
from hearts_gui.ui.draw.card_art import CardState
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.stage import SpriteNode
from hearts_gui.ui.draw.tween import in_out, out_cubic
from hearts_gui.ui.draw.units import Shape
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, PointerDown, UiEvent
from hearts_gui.ui.table.asking.moon_options import (
    PALE,
    WHITE,
    MoonOptionButton,
    leads_to,
    option_of,
)
from hearts_gui.ui.table.asking.what_is_asked import moon_question
from hearts_gui.ui.table.core.state import TableState
from hearts_gui.ui.table.layout.hand_fan import Pose
from hearts_gui.ui.table.nodes.moving_cards import MovingCards
from hearts_gui.ui.table.nodes.night import (
    MOON_RADIUS,
    MoonNode,
    NightSky,
    Sky,
    in_order,
    moon_glow,
)
from hearts_gui.ui.table.nodes.poses import Motion
from hearts_gui.ui.table.story.cues import MoonRises
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.columns import ColumnCursor
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.event_texts import moon_title
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

NIGHT_MS = 900.0
RISES_FROM, RISE_MS = 300.0, 800.0
LEAVES_FROM, LEAVE_EVERY, LEAVE_MS = 400.0, 50.0, 450.0
WORDS_MS = 1150.0
SPREADS_FROM, SPREAD_EVERY, SPREAD_MS = 1500.0, 8.0, 340.0
FALLEN_MS = 1950.0
GOES_ON_MS = 6000.0
DEAF_MS = 1000.0
TITLE, LINE, GAP, EDGE = 74, 36, 20, 34
LEAST_SKY = 230
OPTION_WIDTH = 610
MOST_LARGE = 3
"""So many choices stand as large cards; more are shown bare."""


class MoonScene(FormScene):
    """The night of a moon. Any press ends its fall; without a choice it goes on by itself."""

    overlay = True

    def __init__(
        self, state: TableState, cue: MoonRises, *, done: Callable[[], None],
        choose: Callable[[Action], None] | None = None,
    ) -> None:  # fmt: skip
        """With `choose` the player says what the moon does; `done` is called in the end."""
        super().__init__(state.ctx)
        self._state, self._cue, self._done, self._choose = state, cue, done, choose
        ctx = self.ctx
        self._still = ctx.settings.reduced_motion or not cue.ms or ctx.listening.waits
        self._speed = ctx.settings.speed or 1.0
        self._spent = FALLEN_MS if self._still else 0.0
        self._sounded = False
        self._night = NightSky(ctx)
        self._taken = self._captured()
        self._landed = 0
        self._glow: SpriteNode | None = None
        self._glowing = False
        self._options: list[MoonOptionButton] = []
        self._generation = ctx.cardart.generation

    # -- what is shown

    @property
    def fallen(self) -> bool:
        """Whether the night has fallen and everything is in its place."""
        return self._spent >= FALLEN_MS

    def _captured(self) -> list[Card]:
        """The cards that made the moon."""
        state, model = self._state, self._cue.model
        counted = penalty_faces(state.view.rules, model.penalty_suit)
        return in_order([card for card in model.taken[self._cue.seat] if card.face in counted])

    def _points(self, count: int) -> str:
        """What so many of the cards count."""
        model, seat = self._cue.model, self._cue.seat
        taken = list(model.taken)
        taken[seat] = tuple(self._taken[:count])
        return score_text(replace(model, taken=tuple(taken)).points(self._state.view.rules, seat))

    def _made_options(self) -> list[MoonOptionButton]:
        """The choices as large cards, or what the moon has done."""
        view = self._state.view
        offer = view.deal.offer if view.public.deal is not None else None
        if self._choose is not None and offer is not None:
            return self._choices(offer)
        if len(view.public.standings.history) <= self._cue.model.played:
            return []  # it is for another player to say what the moon does
        before, after = self._cue.model.totals, view.public.standings.totals
        option = option_of(say("table-moon-totals"), view.rules, before, after, self._faces,
                           say("table-moon-on"))  # fmt: skip
        return [MoonOptionButton(self.fitted, option, self._finish)]

    def _choices(self, offer: MoonOffer) -> list[MoonOptionButton]:
        view, names = self._state.view, self._state.names
        standings = view.public.standings
        asked = moon_question(offer).options
        made = []
        for number, (one, after) in enumerate(zip(asked, offer.outcomes, strict=True), start=1):
            then = leads_to(view.rules, standings, after, view.seat, names)
            option = option_of(one.label, view.rules, standings.totals, after, self._faces,
                               then or say("table-moon-choose"))  # fmt: skip
            choose = partial(self._chosen, one.action)
            made.append(MoonOptionButton(self.fitted, option, choose, key=str(number),
                                         bare=len(asked) > MOST_LARGE))  # fmt: skip
        return made

    @property
    def _faces(self) -> list[tuple[str, str]]:
        return [(who.name, who.portrait) for who in self._state.session.seats]

    @property
    def _title(self) -> str:
        name, mine = self._state.names[self._cue.seat], self._cue.seat == self._state.seat
        return moon_title(name, human=mine, sun=self._cue.sun)

    @property
    def _line(self) -> str:
        if self._choose is not None:
            return say("table-moon-text")
        return say("event-sun-line" if self._cue.sun else "event-moon-line")

    def _chosen(self, action: Action) -> None:
        choose = self._choose
        self._finish()
        if choose is not None:
            choose(action)

    # -- places

    @property
    def _rows(self) -> tuple[int, int]:
        """Rows and columns of the choices."""
        count = self._count
        if not count:
            return 0, 0
        upright = self.ctx.metrics.shape is Shape.PORTRAIT
        columns = min(count, (1 if count <= MOST_LARGE else 2) if upright else
                      2 if count <= MOST_LARGE - 1 else 3)  # fmt: skip
        return -(-count // columns), columns

    @property
    def _count(self) -> int:
        view = self._state.view
        offer = view.deal.offer if view.public.deal is not None else None
        if self._choose is not None and offer is not None:
            return len(offer.choices)
        return int(len(view.public.standings.history) > self._cue.model.played)

    @property
    def _option_units(self) -> int:
        bare = self._count > MOST_LARGE
        return MoonOptionButton.units(self._cue.model.players, bare=bare)

    @property
    def fitted(self) -> Context:
        """The context with text as large as lets everything stand in one view."""
        rows = self._rows[0]
        units = LEAST_SKY + TITLE + LINE + 2 * EDGE + rows * (self._option_units + GAP)
        return replace(self.ctx, metrics=self.ctx.metrics.fitting(units))

    def _places(self) -> tuple[Sky, Rect, Rect, list[Rect]]:
        """The sky, title and line, the choices."""
        skin, stage = Skin(self.fitted), self.ctx.metrics.stage
        rows, columns = self._rows
        gap, edge = skin.px(GAP), skin.px(EDGE)
        column = ColumnCursor(stage.inflate(-2 * edge, -2 * edge), gap)
        room = (column.place.w - (columns - 1) * gap) // max(1, columns)
        upright = self.ctx.metrics.shape is Shape.PORTRAIT
        wide = room if upright else min(skin.px(OPTION_WIDTH), room)
        boxes = []
        for row in reversed(range(rows)):
            line = column.take_last(skin.px(self._option_units))
            shown = min(columns, self._count - row * columns)
            left = line.centerx - (shown * wide + (shown - 1) * gap) // 2
            boxes[:0] = [Rect(left + k * (wide + gap), line.y, wide, line.h) for k in range(shown)]
        line = column.take_last(skin.px(LINE))
        title = Rect(line.x, line.y - skin.px(TITLE), line.w, skin.px(TITLE))
        sky = Rect(stage.x, stage.y, stage.w, title.y - stage.y - skin.px(8))
        return Sky(sky), title, line, boxes

    # -- building

    def background(self) -> Surface:
        """The table, over which the night falls."""
        self._night, self._glowing = NightSky(self.ctx), False
        return super().background()

    def compose(self) -> None:
        """Moon, cards, words and choices, as far as there are any by now."""
        if not self._sounded:
            self._sounded = True
            self.ctx.sound.play("moon")
        self._sky, title, line, boxes = self._places()
        self._put_moon()
        self._put_cards()
        skin = Skin(self.fitted)
        kinds = [
            units
            for units in range(62, 24, -2)
            if skin.painter.text_width(self._title, skin.type(units, Face.DISPLAY)) <= title.w
        ]
        units = kinds[0] if kinds else 24
        self._words = (
            Label(self.fitted, self._title, title, units=units, face=Face.DISPLAY, colour=WHITE,
                  align=Align.CENTRE),
            Label(self.fitted, self._line, line, units=19, colour=PALE, align=Align.CENTRE),
        )  # fmt: skip
        self._options = self._made_options()
        self._cold_options = list(self._options)
        for option, box in zip(self._options, boxes, strict=True):
            option.move_to(box)
        self.form.add(*self._words, *self._options)
        self._show_what_is_there()

    def _put_moon(self) -> None:
        caption = say("table-moon-every")
        portrait = self._state.session.seats[self._cue.seat].portrait
        radius = round(MOON_RADIUS * self._sky.u)
        self._moon = MoonNode(self.ctx, radius, portrait, caption)
        self._moon.tell(self._points(self._landed))
        self.stage.add(self._moon)
        if not self.ctx.theme.strong and not self._glowing:
            self._glow = SpriteNode(moon_glow(self.ctx, radius), z=0.5)
            self.stage.add(self._glow)
        self._move_moon()

    def _move_moon(self) -> None:
        x, y = self._sky.moon
        part = out_cubic((self._spent - RISES_FROM) / RISE_MS)
        self._moon.visible = self._spent >= RISES_FROM
        at = (x, y + (1 - part) * 260 * self._sky.u)
        self._moon.move(at)
        if self._glow is not None:
            self._glow.visible = self._moon.visible
            self._glow.place(moon_glow(self.ctx, round(MOON_RADIUS * self._sky.u)), at)
            if part >= 1 and self._night.whole:
                self._bake_glow(self._glow)

    def _bake_glow(self, glow: SpriteNode) -> None:
        """A light at rest belongs to the night: cards that pass need not be blended with it."""
        if self.backdrop is not None:
            glow.draw(self.backdrop, glow.rect)
        self.stage.remove(glow)
        self._glow, self._glowing = None, True

    def _put_cards(self) -> None:
        """The cards in their places, or on their way: round the moon, then over it."""
        self._cards = MovingCards(self.ctx, self.stage)
        arc = self._sky.arc(self._taken)
        if self._spent > LEAVES_FROM or self._still:  # built again on the way: no second flight
            self._spent = FALLEN_MS
        if self.fallen:
            self._landed = len(self._taken)
            self._moon.tell(self._points(self._landed))
            self._move_moon()
            for index, (card, pose) in enumerate(zip(self._taken, arc, strict=True)):
                self._cards.add(card, pose, z=_height(card, index))
            return
        pile = self._state.tabletop.seats.pile(self._cue.seat).place
        orbit = self._sky.orbit(len(self._taken))
        for index, (card, (round_, behind), end) in enumerate(
            zip(self._taken, orbit, arc, strict=True)
        ):
            start = Pose(pile.x, pile.y, round_.width, 0.0)
            self._send(index, card, (start, round_, end), behind=behind)

    def _send(self, index: int, card: Card, ways: tuple[Pose, Pose, Pose], *, behind: bool) -> None:
        """One card leaves the pile, circles, and joins the arc."""
        start, around, end = ways
        sprite = self._cards.add(card, start, z=1.0 if behind else 3.0, moving=True)
        sprite.visible = False
        delay = LEAVES_FROM + LEAVE_EVERY * index

        def leave() -> None:
            sprite.visible = True

        def join() -> None:
            sprite.show(z=_height(card, index))

        def circle() -> None:
            self._landed += 1
            self._moon.tell(self._points(self._landed))
            if behind:
                sprite.show(state=CardState.DIMMED)
            rest = max(0.0, SPREADS_FROM + SPREAD_EVERY * index - delay - LEAVE_MS)
            self._cards.motions.add(
                Motion(sprite, around, end, SPREAD_MS, delay=rest, curve=in_out, on_start=join)
            )

        self._cards.motions.add(
            Motion(sprite, start, around, LEAVE_MS, delay=delay, on_start=leave, on_end=circle)
        )

    def _show_what_is_there(self) -> None:
        """Words and choices appear when their time has come."""
        for word in self._words:
            word.visible = self._spent >= WORDS_MS
        for option in self._options:
            if self.fallen and not option.visible:
                self._listens_at = self.ctx.now() + DEAF_MS
            option.visible = self.fallen
        if self.fallen and self._options and self.form.focus is None:
            keyboard = self._state.handling.device.steps
            self.form.set_focus(self._options[0], keyboard=keyboard)
        self._light_one()

    def _light_one(self) -> None:
        """Gold follows the pointer and the focus."""
        pointed = next((one for one in self._options if one.hovered), None)
        if pointed is not None and pointed is not self.form.focus:
            self.form.set_focus(pointed, keyboard=False)
        for option in self._options:
            option.light(on=option is self.form.focus and option.visible)

    # -- input

    def handle(self, event: UiEvent) -> bool:
        """A press ends the fall; later a number, an arrow or a press chooses."""
        match event:
            case KeyDown(key=pygame.K_m) | KeyDown(repeat=True):
                return False
            case KeyDown() | PointerDown() if not self.fallen:
                self._fall()
                return True
            case KeyDown() | PointerDown() if not self._options:
                self._finish()
                return True
            case KeyDown(key=key) if not self.deaf and pygame.K_1 <= key <= pygame.K_9:
                at = key - pygame.K_1
                if at < len(self._options):
                    self._options[at].activate()
                return True
            case _:
                return super().handle(event)

    def _fall(self) -> None:
        """Everything is where it comes to rest."""
        self._spent = FALLEN_MS
        self.rebuild()

    def _finish(self) -> None:
        self.ctx.scenes.remove(self)
        self._done()

    def back(self) -> None:
        """Escape: back to the table, where the question waits."""
        self._finish()

    # -- time

    @property
    def _stays(self) -> bool:
        """Whether only the player goes on."""
        return self._choose is not None or self.ctx.listening.waits

    @property
    def _left(self) -> float:
        whole = FALLEN_MS + (GOES_ON_MS if self._options else GOES_ON_MS / 4)
        return whole - self._spent

    def update(self, dt_ms: float) -> None:
        """Night falls, the moon rises, cards fly; then it waits or goes on."""
        super().update(dt_ms)
        self._lay_night()
        self._light_one()
        before = self.fallen
        self._spent += dt_ms * self._speed
        art = self.ctx.cardart
        art.begin_frame()
        self._cards.motions.update(dt_ms * self._speed)
        for sprite in self._cards.sprites.values():
            sprite.catch_up()
            if art.generation != self._generation:
                sprite.refresh()
        self._generation = art.generation
        if not self.fallen and self._options:
            self._warm_one()
        if not before or self._glow is not None:
            self._move_moon()
        if not before:
            self._show_what_is_there()
        if self._left <= 0 and not self._stays:
            self._finish()

    def _warm_one(self) -> None:
        """Have one of the choices drawn on nothing before it is seen."""
        if self._spent > WORDS_MS and self._cold_options:
            option = self._cold_options.pop()
            option.draw(Surface((1, 1)), option.rect)

    def _lay_night(self) -> None:
        picture = self.backdrop
        if picture is None or self._night.whole:
            return
        for changed in self._night.fall(picture, min(1.0, self._spent / NIGHT_MS)):
            self.stage.invalidate(changed)

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date; at rest with the whole night."""
        while self.fallen and not self._night.whole and self.backdrop is not None:
            self._lay_night()
            self._move_moon()
        return super().render(surface)

    def idle_wait_ms(self) -> int | None:
        """Moving, then waiting for its end or for an answer."""
        if not self.fallen or not self._night.whole:
            return None
        wait = super().idle_wait_ms()
        if wait is None or self._stays:
            return wait
        return max(1, min(wait, int(self._left / self._speed)))


def _height(card: Card, index: int) -> float:
    """Above its left neighbour; the queen of spades above both of hers."""
    return 3.9 if card.face is QS else 3.0 + index / 100
