"""Someone took everything: night falls over the table, and the shooter may choose what it does."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import Align
from hearts_gui.ui.draw.units import Shape
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, PointerDown, UiEvent
from hearts_gui.ui.table.asking.moon_options import (
    MOST_LARGE,
    PALE,
    WHITE,
    MoonOption,
    MoonOptionButton,
    options_after,
)
from hearts_gui.ui.table.asking.state import TableState
from hearts_gui.ui.table.nodes.night import Circling, MoonNode, NightSky, Sky, in_order
from hearts_gui.ui.table.story.cues import MoonRises
from hearts_gui.ui.widgets.button import Label
from hearts_gui.ui.widgets.columns import ColumnCursor
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.event_texts import moon_title
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

# Milliseconds from the beginning: the night is there, the words come, everything rests.
NIGHT_MS, WORDS_MS, FALLEN_MS = 900.0, 1150.0, 1950.0
# How long it stays without a choice, with new totals to read or without, and how long it is deaf.
READ_MS, SEEN_MS, DEAF_MS = 6000.0, 1400.0, 1000.0
# Heights in units; the width of a choice.
TITLE, LINE, GAP, EDGE, LEAST_SKY, OPTION_WIDTH = 74, 36, 20, 34, 230, 610


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
        still = ctx.settings.reduced_motion or not cue.ms or ctx.listening.waits
        self._speed = ctx.settings.speed or 1.0
        self._spent = FALLEN_MS if still else 0.0
        self._sounded = False
        self._night = NightSky(ctx)
        self._options = options_after(state, cue, asked=choose is not None)
        self._buttons: list[MoonOptionButton] = []
        self._cold: list[MoonOptionButton] = []

    @property
    def fallen(self) -> bool:
        """Whether the night has fallen and everything is in its place."""
        return self._spent >= FALLEN_MS

    # -- places

    @property
    def _large(self) -> bool:
        return len(self._options) <= MOST_LARGE

    @property
    def _columns(self) -> int:
        """How many choices stand side by side."""
        upright = self.ctx.metrics.shape is Shape.PORTRAIT
        most = (1 if self._large else 2) if upright else 2 if len(self._options) < MOST_LARGE else 3
        return max(1, min(len(self._options), most))

    @property
    def _option_units(self) -> int:
        return MoonOptionButton.units(self._cue.model.players, bare=not self._large)

    @property
    def fitted(self) -> Context:
        """The context with text as large as lets everything stand in one view."""
        rows = -(-len(self._options) // self._columns)
        units = LEAST_SKY + TITLE + LINE + 2 * EDGE + rows * (self._option_units + GAP)
        return replace(self.ctx, metrics=self.ctx.metrics.fitting(units))

    def _places(self, skin: Skin) -> tuple[Sky, Rect, Rect, list[Rect]]:
        """The sky, title, line, the choices."""
        stage, columns, count = self.ctx.metrics.stage, self._columns, len(self._options)
        gap, edge = skin.px(GAP), skin.px(EDGE)
        column = ColumnCursor(stage.inflate(-2 * edge, -2 * edge), gap)
        width = (column.place.w - (columns - 1) * gap) // columns
        if self.ctx.metrics.shape is not Shape.PORTRAIT:
            width = min(width, skin.px(OPTION_WIDTH))
        boxes: list[Rect] = []
        for row in reversed(range(-(-count // columns))):
            band = column.take_last(skin.px(self._option_units))
            shown = min(columns, count - row * columns)
            left = band.centerx - (shown * width + (shown - 1) * gap) // 2
            boxes[:0] = [
                Rect(left + k * (width + gap), band.y, width, band.h) for k in range(shown)
            ]
        line = column.take_last(skin.px(LINE))
        title = Rect(line.x, line.y - skin.px(TITLE), line.w, skin.px(TITLE))
        sky = Rect(stage.x, stage.y, stage.w, title.y - stage.y - skin.px(8))
        return Sky(sky), title, line, boxes

    # -- building

    def background(self) -> Surface:
        """The table, over which the night falls."""
        self._night = NightSky(self.ctx)
        return super().background()

    def compose(self) -> None:
        """Draw the moon, cards, words and choices that are there already."""
        if not self._sounded:
            self._sounded = True
            self.ctx.sound.play("moon")
        skin = Skin(self.fitted)
        sky, title, line, boxes = self._places(skin)
        self._put_moon(sky)
        name, mine = self._state.names[self._cue.seat], self._cue.seat == self._state.seat
        head = moon_title(name, human=mine, sun=self._cue.sun)
        kinds = (skin.type(units, Face.DISPLAY) for units in range(62, 24, -2))
        units = skin.painter.largest(head, kinds, title.w).px / skin.metrics.u
        text = "event-sun-line" if self._cue.sun else "event-moon-line"
        text = text if self._choose is None else "table-moon-text"
        self._words = (
            Label(self.fitted, head, title, units=units, face=Face.DISPLAY,
                  colour=WHITE, align=Align.CENTRE),
            Label(self.fitted, say(text), line, units=19, colour=PALE, align=Align.CENTRE),
        )  # fmt: skip
        self._buttons = [self._button(n, one) for n, one in enumerate(self._options, start=1)]
        for button, box in zip(self._buttons, boxes, strict=True):
            button.move_to(box)
            button.visible = False
        self._cold = list(self._buttons)
        self.form.add(*self._words, *self._buttons)
        self._show_what_is_there()

    def _button(self, number: int, option: MoonOption) -> MoonOptionButton:
        action, choose = option.action, self._choose

        def act() -> None:
            self.back()
            if choose is not None and action is not None:
                choose(action)

        key = str(number) if choose is not None else ""
        return MoonOptionButton(self.fitted, option, act, key=key, bare=not self._large)

    def _put_moon(self, sky: Sky) -> None:
        """Moon and cards at the beginning; later in their places."""
        state, model, seat = self._state, self._cue.model, self._cue.seat
        rules = state.view.rules
        counted = penalty_faces(rules, model.penalty_suit)
        cards = in_order([card for card in model.taken[seat] if card.face in counted])
        texts = [_points(self._cue, rules, cards[:n]) for n in range(len(cards) + 1)]
        portrait = state.session.seats[seat].portrait
        moon = MoonNode(self.ctx, sky.radius, portrait, say("table-moon-every"))
        self._circling = Circling(self.ctx, self.stage, sky, cards, moon, texts.__getitem__,
                                  glows=not self._night.lit)  # fmt: skip
        if self._spent:
            self._spent = FALLEN_MS
            self._circling.rest()
        else:
            self._circling.fly(state.tabletop.seats.pile(seat).place)

    def _show_what_is_there(self) -> None:
        """Words and choices appear when their time has come; gold follows pointer and focus."""
        for word in self._words:
            word.visible = self._spent >= WORDS_MS
        for button in self._buttons:
            if self.fallen and not button.visible:
                button.visible = True
                self._listens_at = self.ctx.now() + DEAF_MS * (self._choose is not None)
        if self.fallen and self._buttons and self.form.focus is None:
            keyboard = self._state.handling.device.steps
            self.form.set_focus(self._buttons[0], keyboard=keyboard)
        pointed = next((one for one in self._buttons if one.hovered), None)
        if pointed is not None and pointed is not self.form.focus:
            self.form.set_focus(pointed, keyboard=False)
        for button in self._buttons:
            button.light(on=button is self.form.focus)

    # -- input

    def handle(self, event: UiEvent) -> bool:
        """A press ends the fall; later a number, an arrow or a press chooses."""
        match event:
            case KeyDown(key=pygame.K_m) | KeyDown(repeat=True):
                return False
            case KeyDown() | PointerDown() if not self.fallen:
                self._spent = FALLEN_MS
                self.rebuild()
                return True
            case KeyDown() | PointerDown() if self._choose is None:
                self.back()
                return True
            case KeyDown(key=key) if pygame.K_1 <= key <= pygame.K_9 and not self.deaf:
                for button in self._buttons[key - pygame.K_1 : key - pygame.K_1 + 1]:
                    button.activate()
                return True
            case _:
                return super().handle(event)

    def back(self) -> None:
        """Back to the table, where a question that has no answer yet waits."""
        self.ctx.scenes.remove(self)
        self._done()

    # -- time

    @property
    def _left(self) -> float:
        """How long it still stays by itself."""
        if self._choose is not None or self.ctx.listening.waits:
            return float("inf")
        return FALLEN_MS + (READ_MS if self._options else SEEN_MS) - self._spent

    def update(self, dt_ms: float) -> None:
        """Night falls, the moon rises, cards fly; then it waits or goes on."""
        super().update(dt_ms)
        self._lay_night()
        self._spent += dt_ms * self._speed
        self._circling.update(dt_ms * self._speed, self._spent)
        self._show_what_is_there()
        if self._cold and self._spent > WORDS_MS:  # drawn on nothing before they are seen
            self._cold.pop().warm(Surface((1, 1)))
        if self._left <= 0:
            self.back()

    def _lay_night(self) -> None:
        picture = self.backdrop
        if picture is None:
            return
        for changed in self._night.fall(picture, min(1.0, self._spent / NIGHT_MS)):
            self.stage.invalidate(changed)
        if self._night.whole:
            self._night.lit |= self._circling.leave_glow(picture)

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date; at rest with the whole night."""
        while self.fallen and not self._night.whole and self.backdrop is not None:
            self._lay_night()
        return super().render(surface)

    def idle_wait_ms(self) -> int | None:
        """Moving, then waiting for its end or for an answer."""
        wait = super().idle_wait_ms()
        if wait is None or not self.fallen or not self._night.whole:
            return None
        return max(1, int(min(wait, self._left / self._speed)))


def _points(cue: MoonRises, rules: Rules, cards: list[Card]) -> str:
    """What these cards count in the shooter's pile."""
    taken = list(cue.model.taken)
    taken[cue.seat] = tuple(cards)
    return score_text(replace(cue.model, taken=tuple(taken)).points(rules, cue.seat))
