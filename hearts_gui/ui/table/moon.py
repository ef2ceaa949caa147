"""The scene after a moon: night falls, and the shooter may choose its effect."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.rules.choices import End, ScoreDir, SpecialWin
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score, penalty_faces
from hearts_gui.engine.score.endings import fixed_sides, game_result, has_passed
from hearts_gui.engine.score.scores import Standings
from hearts_gui.ui.draw.fonts import Face, Type, smaller
from hearts_gui.ui.draw.icons import Mood
from hearts_gui.ui.draw.painter import Align, BoxStyle
from hearts_gui.ui.draw.shapes import centred
from hearts_gui.ui.draw.stage import Drawn
from hearts_gui.ui.draw.theme import MIN_TEXT, Shape, mix, rgb, theme_named
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, PointerDown, UiEvent
from hearts_gui.ui.table.nodes.night import Circling, MoonNode, NightSky, Sky, in_order
from hearts_gui.ui.table.state import TableState
from hearts_gui.ui.table.story.cues import MoonRises
from hearts_gui.ui.table.what_is_asked import moon_question
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.button import Button, Label
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.room import Room, shares
from hearts_gui.wording.event_texts import moon_title
from hearts_gui.wording.language.figures import signed_figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

# Milliseconds from the start: the night is complete, the words appear, everything rests.
NIGHT_MS, WORDS_MS, FALLEN_MS = 900.0, 1600.0, 1950.0
# How long it stays without a choice (with or without new totals), and ignores input at first.
READ_MS, SEEN_MS, DEAF_MS = 6000.0, 1400.0, 1000.0
# Heights in units; the width of a choice.
TITLE, LINE, GAP, EDGE, LEAST_SKY, OPTION_WIDTH = 74, 36, 20, 34, 230, 610
LARGE_EDGE, LARGE_SKY = 16, 130
"""The same where large text needs their room."""
# Heights in units; how many players stand side by side, how many choices are large.
PAD, HEAD, CELL, FOOT, OPTION_GAP, BARE_CELL = 24, 44, 148, 54, 14, 64
MOST_IN_A_ROW, MOST_LARGE = 5, 3
PANEL, OPTION_LINE = rgb("#10102B"), rgb("#4A4980")
CELL_FILL, CHANGED_FILL = rgb("#1A1A3C"), rgb("#272749")
WHITE, PALE = rgb("#F7F4EB"), rgb("#C9C6EA")
MORE, LESS = rgb("#FF7A86"), rgb("#6FD9A6")
GOLD = rgb("#F2C45F")
DARK = rgb("#14112A")


@dataclass(frozen=True, slots=True)
class NewTotal:
    """A player's total after a choice: before it, after it, and what stands below."""

    name: str
    portrait: str
    total: str
    notes: tuple[str, ...]
    change: int


@dataclass(frozen=True, slots=True)
class MoonOption:
    """A choice, or the only effect of a moon; `outcome` says whether the game ends."""

    title: str
    chip: str
    good: bool
    lines: tuple[NewTotal, ...]
    outcome: str
    action: Action | None = None


def _change(before: Score, after: Score) -> int:
    """The direction of a total; 1 also where that cannot be said."""
    if before == after:
        return 0
    if isinstance(before, complex) or isinstance(after, complex):
        return 1
    return 1 if after > before else -1


def _notes(rules: Rules, before: Score, after: Score) -> tuple[str, ...]:
    """The line below a new total, the longest first."""
    if before == after:
        return (say("table-moon-same"),)
    was = (say("table-moon-was", total=score_text(before)),)
    if rules.end in (End.REACH, End.EXCEED) and has_passed(rules, after):
        return (say("table-moon-over", limit=rules.end_at), *was)
    return was


def _option(
    title: str, rules: Rules, before: Sequence[Score], after: Sequence[Score],
    faces: Sequence[tuple[str, str]], outcome: str, action: Action | None = None,
) -> MoonOption:  # fmt: skip
    """A choice between these totals; `faces` are everyone's name and portrait."""
    lines = tuple(
        NewTotal(name, portrait, score_text(now), _notes(rules, was, now), _change(was, now))
        for (name, portrait), was, now in zip(faces, before, after, strict=True)
    )
    steps = {now - was for was, now in zip(before, after, strict=True) if was != now}
    chip = signed_figure(steps.pop()) if len(steps) == 1 else ""
    return MoonOption(title, chip, chip.startswith("−"), lines, outcome, action)


def _leads_to(
    rules: Rules, standings: Standings, after: tuple[Score, ...], me: int, names: Sequence[str]
) -> str:
    """Whether the game ends with these totals, and how far ahead you are then.

    Empty where the rules have more to say about the end than these totals.
    """
    plain = rules.score_dir is ScoreDir.LOW and rules.special_win is SpecialWin.NONE
    limited = rules.end in (End.REACH, End.EXCEED)
    numbers = [score for score in after if not isinstance(score, complex)]
    sides = bool(fixed_sides(rules))
    if sides or not (plain and limited and standings.history and len(numbers) == len(after)):
        return ""
    rival = min((seat for seat in range(len(after)) if seat != me), key=lambda seat: numbers[seat])
    ahead = numbers[rival] - numbers[me]
    result = game_result(rules, replace(standings, totals=after))
    if result is None:
        outcome = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    elif me in result.winners:
        outcome = "win" if len(result.winners) == 1 else "tie"
    else:
        outcome = "lose"
    return say("table-moon-then", then=outcome, n=abs(ahead), name=names[rival])


def options_after(state: TableState, cue: MoonRises, *, asked: bool) -> list[MoonOption]:
    """The choices, or what the moon has done; nothing where another player is still to choose."""
    view, names = state.view, state.names
    standings, rules = view.public.standings, view.rules
    faces = [(who.name, who.portrait) for who in state.session.seats]
    if asked and view.deal.offer is not None:
        offer, options = view.deal.offer, []
        for answer, after in zip(moon_question(offer).options, offer.outcomes, strict=True):
            outcome = _leads_to(rules, standings, after, view.seat, names) or say(
                "table-moon-choose"
            )
            options.append(
                _option(answer.label, rules, standings.totals, after, faces, outcome, answer.action)
            )
        return options
    if len(standings.history) <= cue.model.played:
        return []
    label, on = say("table-moon-totals"), say("table-moon-on")
    return [_option(label, rules, cue.model.totals, standings.totals, faces, on)]


class MoonOptionButton(Button):
    """A large card to choose: the whole of it can be pressed; its foot is gold in focus."""

    margin_units = 16.0
    focus_radius = 22.0
    lit_up = Drawn(False)
    """Whether it is the primary choice."""

    def __init__(
        self, ctx: Context, option: MoonOption, choose: Callable[[], None], *, key: str = "",
        bare: bool = False,
    ) -> None:  # fmt: skip
        totals = [say("table-spoken-total", name=line.name, total=line.total)
                  for line in option.lines]  # fmt: skip
        sentence = say("table-spoken-choice", choice=option.title, totals=totals)
        super().__init__(ctx, sentence, choose)
        self._option, self._key, self._bare = option, key, bare
        self.called = sentence

    @property
    def value_text(self) -> str:
        return self._option.outcome

    @property
    def primary(self) -> bool:
        return self.lit_up

    @staticmethod
    def units(count: int, *, bare: bool) -> int:
        """The height of a card with this many players, in units."""
        rows = -(-count // MOST_IN_A_ROW)
        cells = rows * (BARE_CELL if bare else CELL) + (rows - 1) * 8
        return 2 * PAD + HEAD + OPTION_GAP + cells + (0 if bare else OPTION_GAP + FOOT)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box, option = self.skin, self.box, self._option
        u = skin.metrics.u
        strong = skin.theme.strong
        line = GOLD if self.lit_up else WHITE if strong else OPTION_LINE
        style = BoxStyle(22 * u, (0, 0, 0) if strong else PANEL, line,
                         max(2.0, 3 * u) if self.lit_up else skin.hairline)  # fmt: skip
        skin.painter.box(surface, box, style)
        room = Room(box.inflate(-2 * skin.px(PAD), -2 * skin.px(PAD - 4)), skin.px(OPTION_GAP))
        self._draw_head(surface, room.top(skin.px(HEAD)))
        if not self._bare:
            self._draw_foot(surface, room.bottom(skin.px(FOOT)))
        self._draw_cells(surface, room.rest, option.lines)

    def _draw_head(self, surface: Surface, box: Rect) -> None:
        skin, option, painter = self.skin, self._option, self.skin.painter
        x = box.x
        if option.chip:
            kind = skin.type(20, Face.BOLD)
            width = painter.text_width(option.chip, kind) + skin.px(28)
            chip = Rect(x, box.y, width, box.h)
            ink = LESS if option.good else MORE
            painter.box(surface, chip, BoxStyle(chip.h / 2, ink))
            painter.label(surface, option.chip, kind, DARK, chip, align=Align.CENTRE)
            x = chip.right + skin.px(14)
        right = box.right
        if self._key:
            side = skin.px(26)
            key = Rect(right - side, 0, side, side)
            key.centery = box.centery
            painter.box(surface, key, BoxStyle(6 * skin.metrics.u, None, PALE, skin.hairline))
            painter.label(surface, self._key, skin.type(14, Face.SEMIBOLD), WHITE, key,
                          align=Align.CENTRE)  # fmt: skip
            right = key.x - skin.px(10)
        area = Rect(x, box.y, right - x, box.h)
        kinds = (skin.type(units, Face.DISPLAY) for units in range(30, 14, -1))
        painter.label(surface, option.title, painter.largest(option.title, kinds, area.w), WHITE,
                      area)  # fmt: skip

    def _draw_cells(self, surface: Surface, box: Rect, lines: Sequence[NewTotal]) -> None:
        skin = self.skin
        rows = -(-len(lines) // MOST_IN_A_ROW)
        per_column = -(-len(lines) // rows)
        gap = skin.px(8)
        height = (box.h - (rows - 1) * gap) // rows
        for row in range(rows):
            shown = lines[row * per_column : (row + 1) * per_column]
            band = Rect(box.x, box.y + row * (height + gap), box.w, height)
            for line, cell in zip(shown, shares(band, per_column, gap), strict=False):
                self._draw_cell(surface, cell, line)

    def _draw_cell(self, surface: Surface, box: Rect, line: NewTotal) -> None:
        skin, painter = self.skin, self.skin.painter
        fill = CHANGED_FILL if line.change else CELL_FILL
        edge = WHITE if skin.theme.strong and line.change else None
        painter.box(surface, box, BoxStyle(12 * skin.metrics.u, fill, edge, skin.hairline))
        room = box.w - skin.px(10)
        least = Type(Face.MEDIUM, MIN_TEXT)
        fitting = (note for note in line.notes if painter.text_width(note, least) <= room)
        note = next(fitting, "")
        ink = WHITE if not line.change else LESS if line.change < 0 else mix(MORE, WHITE, 0.35)
        parts = [
            (line.name, 14 if self._bare else 16, Face.SEMIBOLD, PALE if self._bare else WHITE, 22),
            (line.total, 26 if self._bare else 38, Face.NUMERAL, ink, 32 if self._bare else 42),
            ("" if self._bare else note, 14, Face.MEDIUM, PALE, 0 if self._bare else 20),
        ]
        face = 0 if self._bare else skin.px(46)
        left = box.h - face - sum(skin.px(height) for *_, height in parts)
        column = Room(Rect(box.centerx - room // 2, box.y + left // 2, room, box.h))
        if face:
            center = column.top(face).center
            mood = Mood.WORRIED if line.change > 0 else Mood.CALM
            skin.icons.draw_portrait(surface, painter, line.portrait, center, face / 2, mood=mood)
        for text, units, style, colour, height in parts:
            kind = painter.largest(text, smaller(skin.type(units, style), MIN_TEXT), room)
            painter.label(surface, text, kind, colour, column.top(skin.px(height)),
                          align=Align.CENTRE)  # fmt: skip

    def _draw_foot(self, surface: Surface, box: Rect) -> None:
        skin, painter = self.skin, self.skin.painter
        text = self._option.outcome
        if self.lit_up:
            style = skin.primary(hover=self.hovered, enabled=True)
            ink = skin.primary_text()
        else:
            style = BoxStyle(14 * skin.metrics.u, CHANGED_FILL, OPTION_LINE, skin.hairline)
            ink = WHITE
        painter.box(surface, box, style)
        kinds = smaller(skin.type(18, Face.SEMIBOLD), MIN_TEXT)
        kind = painter.largest(text, kinds, box.w - skin.px(24))
        painter.label(surface, text, kind, ink, centred(box.center, box.w - skin.px(24), box.h),
                      align=Align.CENTRE)  # fmt: skip


class MoonScene(FormScene):
    """The night of a moon. Any press skips its animation; without a choice it ends by itself."""

    overlay = True

    def __init__(
        self, state: TableState, cue: MoonRises, *, done: Callable[[], None],
        choose: Callable[[Action], object] | None = None,
    ) -> None:  # fmt: skip
        """With `choose` the player says what the moon does; `done` is called in the end."""
        super().__init__(state.ctx)
        self._state, self._cue, self._when_done, self._choose = state, cue, done, choose
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
        """Whether the animation is over and everything is in its place."""
        return self._spent >= FALLEN_MS

    # -- places

    @property
    def _large(self) -> bool:
        return len(self._options) <= MOST_LARGE

    @property
    def _columns(self) -> int:
        """The number of choices side by side."""
        upright = self.ctx.metrics.shape is Shape.PORTRAIT
        most = (1 if self._large else 2) if upright else 2 if len(self._options) < MOST_LARGE else 3
        return max(1, min(len(self._options), most))

    @property
    def _edge(self) -> int:
        """The distance from the window's edge, in units."""
        return LARGE_EDGE if self.ctx.metrics.ui_scale > 100 else EDGE

    @property
    def _option_units(self) -> int:
        return MoonOptionButton.units(self._cue.model.players, bare=not self._large)

    @property
    def fitted(self) -> Context:
        """The context with text as large as possible with everything in one view."""
        rows = -(-len(self._options) // self._columns)
        sky = LEAST_SKY if self._edge == EDGE else LARGE_SKY
        units = sky + TITLE + LINE + 2 * self._edge + rows * (self._option_units + GAP)
        theme = self.ctx.theme
        night = theme if theme.dark else theme_named("card-room", high_contrast=theme.strong)
        return replace(self.ctx, metrics=self.ctx.metrics.fitting(units), theme=night)

    def _places(self, skin: Skin) -> tuple[Sky, Rect, Rect, list[Rect]]:
        """The sky, title, line, the choices."""
        stage, columns, count = self.ctx.metrics.stage, self._columns, len(self._options)
        gap, edge = skin.px(GAP), skin.px(self._edge)
        room = Room(stage.inflate(-2 * edge, -2 * edge), gap)
        width = (room.rest.w - (columns - 1) * gap) // columns
        if self.ctx.metrics.shape is not Shape.PORTRAIT:
            width = min(width, skin.px(OPTION_WIDTH))
        boxes: list[Rect] = []
        for row in reversed(range(-(-count // columns))):
            band = room.bottom(skin.px(self._option_units))
            shown = min(columns, count - row * columns)
            left = band.centerx - (shown * width + (shown - 1) * gap) // 2
            boxes[:0] = [
                Rect(left + k * (width + gap), band.y, width, band.h) for k in range(shown)
            ]
        line = room.bottom(skin.px(LINE))
        title = Rect(line.x, line.y - skin.px(TITLE), line.w, skin.px(TITLE))
        sky = Rect(stage.x, stage.y, stage.w, title.y - stage.y - skin.px(8))
        return Sky(sky), title, line, boxes

    # -- building

    def background(self) -> Surface:
        self._night = NightSky(self.ctx)
        return super().background()

    def compose(self) -> None:
        if not self._sounded:
            self._sounded = True
            self.ctx.sound.play("moon")
        skin = Skin(self.fitted)
        sky, title, line, boxes = self._places(skin)
        self._put_moon(sky)
        name, own = self._state.names[self._cue.seat], self._cue.seat == self._state.seat
        head = moon_title(name, human=own, sun=self._cue.sun)
        kinds = (skin.type(units, Face.DISPLAY) for units in range(62, 24, -2))
        units = skin.painter.largest(head, kinds, title.w).px / skin.metrics.u
        text = "event-sun-line" if self._cue.sun else "event-moon-line"
        text = text if self._choose is None else "table-moon-text"
        self._words = (
            Label(self.fitted, head, title, units=units, face=Face.DISPLAY,
                  colour=WHITE, align=Align.CENTRE),
            Label(self.fitted, say(text), line, units=19, colour=PALE, align=Align.CENTRE),
        )  # fmt: skip
        self._buttons = [self._button(n, option) for n, option in enumerate(self._options, start=1)]
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
        pointed = next((button for button in self._buttons if button.hovered), None)
        if pointed is not None and pointed is not self.form.focus:
            self.form.set_focus(pointed, keyboard=False)
        for button in self._buttons:
            button.lit_up = button is self.form.focus

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
        """Go back to the table, where an unanswered question stays open."""
        self.ctx.scenes.remove(self)
        self._when_done()

    # -- time

    @property
    def _left(self) -> float:
        """The time it still stays by itself."""
        if self._choose is not None or self.ctx.listening.waits:
            return float("inf")
        return FALLEN_MS + (READ_MS if self._options else SEEN_MS) - self._spent

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self._lay_night()
        self._spent += dt_ms * self._speed
        self._circling.update(dt_ms * self._speed, self._spent)
        self._show_what_is_there()
        if self._cold and self._spent > NIGHT_MS:  # drawn off screen before they are shown
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
        wait = super().idle_wait_ms()
        if wait is None or not self.fallen or not self._night.whole:
            return None
        return max(1, int(min(wait, self._left / self._speed)))


def _points(cue: MoonRises, rules: Rules, cards: list[Card]) -> str:
    """The points of these cards in the shooter's pile."""
    taken = list(cue.model.taken)
    taken[cue.seat] = tuple(cards)
    return score_text(replace(cue.model, taken=tuple(taken)).points(rules, cue.seat))
