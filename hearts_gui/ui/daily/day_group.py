"""The group of a day: its hand, the result, a mark for each decision, and the next action."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from pygame import Rect, Surface

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.session.daily.book import DayDone
from hearts_gui.session.daily.replay import first_hand
from hearts_gui.session.daily.week import Daily
from hearts_gui.ui.daily.compared import (
    beaten_text,
    field_mean_text,
    number_of,
    result_text,
    title_of,
    unit_text,
    when_text,
)
from hearts_gui.ui.daily.month import DayState, in_lines
from hearts_gui.ui.daily.player_days import PlayerDays
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.card_rows import CardFan
from hearts_gui.ui.small_table.pills import draw_mark
from hearts_gui.ui.table.story.cues import sort_hand
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, Label, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Part, Row, Sized
from hearts_gui.ui.widgets.rows import IconMark
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text
from hearts_gui.wording.words import weekday_text

Act = tuple[str, Icon, Callable[[], None]]
"""Label, icon, what it does."""
CELL, CELL_GAP, CELL_HIGH = 40.0, 4.0, 30.0
FAN, FAN_STEP = 120, 0.26
"""The cards of the day: the most that one is wide, and the step to the next in card widths."""
NUMBER, WORDS, DAY_LINE = 62.0, 19.0, 340.0
Marks = Sequence[Mark | None]


def _day_line(ctx: Context, day: str, state: str, *, done: bool) -> Item:
    """The date at the left and the state of the day at the right, or under it; a check if done."""
    ink = ctx.theme.ok if done else ctx.theme.text
    words = text(ctx, state, units=16, face=Face.SEMIBOLD, colour=ink)
    mark = IconMark(ctx, Icon.CHECK, ink) if done else None
    date = text(ctx, day, units=16, quiet=True)
    date.value_words, words.silent = state, True
    return Row(Sized(date, grow=1), Row(mark, words, gap=8), stack=DAY_LINE)


def _together(large: Label, gap: float, beside: Item) -> Item:
    """Labels in a row that are heard as one."""
    large.value_words = " ".join(widget.label for widget in beside.widgets)
    for widget in beside.widgets:
        widget.silent = True
    return Row(large, beside, gap=gap)


def _result_line(ctx: Context, number: str, unit: str, note: str) -> Item:
    """A large number, and beside it what it counts and what others had."""
    large = text(ctx, number, units=NUMBER, face=Face.BOLD)
    words = Column(text(ctx, unit, units=WORDS, face=Face.SEMIBOLD),
                   text(ctx, note, units=16, quiet=True) if note else None, gap=2)  # fmt: skip
    return _together(large, 18, Sized(words, grow=1))


class MarkCells(Widget):
    """The coach's mark of every decision, and what the marks mean."""

    focusable = False
    margin_units = 3.0

    def __init__(self, ctx: Context, marks: Marks) -> None:
        super().__init__(ctx, say("daily-marks", marks=[_word(mark) for mark in marks]))
        self._marks = tuple(marks)

    def measure(self, width: int) -> int:
        lines = max((line for _, line, _ in self._legend(width)), default=-1) + 1
        return self.px(CELL_HIGH + 10) + lines * self.px(24)

    def _legend(self, width: int) -> list[tuple[Mark | None, int, int]]:
        """Every kind of mark present, with its line and its place in the line."""
        skin = self.skin
        kinds = [
            mark for mark in (Mark.GOOD, None, *_MARKED) if mark in map(_simple_mark, self._marks)
        ]
        kind = skin.type(15)
        widths = [skin.px(48) + skin.painter.text_width(_word(mark), kind) for mark in kinds]
        places = in_lines(widths, width)
        return [(mark, *place) for mark, place in zip(kinds, places, strict=True)]

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, theme, box = self.skin, self.skin.theme, self.box
        gap, count = skin.px(CELL_GAP), len(self._marks)
        step = min(skin.px(CELL), (box.w + gap) // count)
        for index, mark in enumerate(self._marks):
            cell = Rect(box.x + index * step, box.y, step - gap, skin.px(CELL_HIGH))
            self._draw_cell(surface, cell, _simple_mark(mark))
        top = box.y + skin.px(CELL_HIGH + 10)
        for mark, line, x in self._legend(box.w):
            small = Rect(box.x + x, top + line * skin.px(24), skin.px(20), skin.px(20))
            self._draw_cell(surface, small, mark)
            left = small.right + skin.px(8)
            words = Rect(left, small.y - skin.px(2), box.right - left, skin.px(24))
            skin.painter.label(surface, _word(mark), skin.type(15), theme.text2, words)

    def _draw_cell(self, surface: Surface, box: Rect, mark: Mark | None) -> None:
        skin, theme = self.skin, self.skin.theme
        radius = min(8 * skin.metrics.u, box.w / 3)
        side = round(min(box.w, box.h) * 0.62)
        if mark is None:
            box = box.inflate(-2, -2)
            corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
            dash = (skin.px(3), skin.px(3))
            skin.painter.polyline(surface, corners, colour=skin.ink(0.3), width=1.0, closed=True,
                                  dash=dash)  # fmt: skip
            return
        skin.painter.box(surface, box, BoxStyle(radius, skin.ink(0.08)))
        if mark is Mark.GOOD:
            inner = Rect(0, 0, round(side * 0.85), round(side * 0.85))
            inner.center = box.center
            skin.painter.box(surface, inner, BoxStyle(inner.w / 5, (*theme.ok, 255)))
        draw_mark(surface, skin.painter, theme, mark, box.center, side)


def counter(ctx: Context, number: str, words: str) -> Item:
    """A number and what it counts, in one line."""
    large = Label(ctx, number, units=26, face=Face.BOLD)
    return _together(large, 8, Label(ctx, words, units=17, quiet=True))


class DarkBox(Widget):
    """A darker box behind other widgets."""

    focusable = False
    margin_units = 2.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, "", z=0.7)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin = self.skin
        fill = (0, 0, 0, 70) if skin.theme.dark else skin.ink(0.07)
        skin.painter.box(surface, self.box, BoxStyle(12 * skin.metrics.u, fill))


_MARKED = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER, Mark.GREAT)


def _simple_mark(mark: Mark | None) -> Mark | None:
    """The mark as shown here: one that is too close to call counts as good."""
    return Mark.GOOD if mark is Mark.CLOSE else mark


def _word(mark: Mark | None) -> str:
    return say("review-label", label="none" if mark is None else mark.name.lower())


@dataclass(frozen=True, slots=True)
class DayActs:
    """The buttons for a day."""

    play: Callable[[], None]
    copy: Callable[[], None]
    review: Callable[[], None]
    practise: Callable[[], None]


class DayGroup:
    """The content of a day's group."""

    def __init__(
        self, ctx: Context, source: PlayerDays, daily: Daily, stand: DayState, today: date,
        acts: DayActs,
    ) -> None:  # fmt: skip
        self._ctx, self._source, self._daily, self._stand = ctx, source, daily, stand
        self._today, self._acts = today, acts
        self._result = source.book.results.get(daily.day)

    def item(self) -> Item:
        """The whole group as one column."""
        day = self._open() if self._result is None else self._played(self._result)
        return Column(self._head(), *self._people(), 8, *day, gap=8)

    def _text(self, words: str, units: float = 15) -> Item:
        return text(self._ctx, words, units=units, quiet=True)

    def _people(self) -> list[Item]:
        """Everyone else at this machine, with their results."""
        rows = []
        for name, done in self._source.others(self._daily.day):
            result = say("daily-not-played")
            if done is not None:
                result = result_text(done.points, done.solved)
            rows.append(self._text(say("daily-other", name=name, result=result)))
        return rows

    def _head(self) -> Item:
        stand, done = say("daily-stand", stand=self._stand.value), self._result
        if done is not None:
            stand = when_text(done) if not done.in_time else say("daily-stand", stand="played")
        line = _day_line(self._ctx, weekday_text(self._daily.day), stand, done=done is not None)
        title = text(self._ctx, title_of(self._daily), units=30, face=Face.DISPLAY)
        return Column(line, title, gap=8)

    def _fan(self, *, backs: bool) -> Item | None:
        if not self._daily.deals:
            return None
        cards = first_hand(self._daily.rules, self._daily.seed)
        order = self._ctx.settings.hand_order
        fan = CardFan(self._ctx, sort_hand(cards, order), backs=backs, card=FAN, step=FAN_STEP)
        return Sized(fan, grow=1)

    def _open(self) -> Sequence[Part]:
        """The parts for a day that is still to be played, or being played."""
        daily = self._daily
        under_way = self._source.under_way(daily)
        progress = self._source.progress(daily) if under_way else None
        if progress is not None:
            trick, points = progress
            shown = score_text(points)
            words = say("daily-progress", trick=trick, n=float(points.real), points=shown)
            about: Item = text(self._ctx, words, face=Face.SEMIBOLD)
        else:
            today = daily.day == self._today
            about = self._text(say("daily-about", kind=daily.kind.value, today=today), 17)
        when: Item | None = None
        if daily.day != self._today:
            when = self._text(say("daily-ahead" if daily.day > self._today else "daily-behind"))
        play = (say("daily-continue" if under_way else "daily-play"), Icon.PLAY, self._acts.play)
        return (self._fan(backs=progress is None), about, when, 16, self._buttons(play))

    def _played(self, done: DayDone) -> Sequence[Part]:
        source = self._source
        field, marks = source.field(done), source.marks(done)
        note = "" if field is None else field_mean_text(field)
        result = _result_line(self._ctx, number_of(done), unit_text(done), note)
        beside: Item | None = None
        if field is not None and field.beaten is not None:
            good = source.book.beats(done.day)
            beside = text(self._ctx, beaten_text(field), units=19, face=Face.SEMIBOLD,
                          colour=self._ctx.theme.ok if good else None)  # fmt: skip
        elif field is None and done.points:
            counting = source.measure(done)
            beside = self._text(say("daily-counting" if counting else "daily-no-field"))
        acts: list[Act] = []
        if source.can_review(done):
            acts.append((say("daily-review"), Icon.EYE, self._acts.review))
        if not self._daily.deals or source.can_review(done):
            acts.append((say("daily-play-again"), Icon.REFRESH, self._acts.practise))
        copy = (say("daily-copy"), Icon.COPY, self._acts.copy)
        cells = MarkCells(self._ctx, marks) if marks else None
        return (self._fan(backs=False), result, beside, cells, 16, self._buttons(copy, *acts))

    def _buttons(self, first: Act, *rest: Act) -> Item:
        """The gold button, and the others side by side where there is room."""
        label, icon, act = first
        gold = Button(self._ctx, label, act, look=ButtonLook.PRIMARY, icon=icon)
        others = (Button(self._ctx, label, act, icon=icon) for label, icon, act in rest)
        return Column(
            Sized(gold, height=56), Grid(*others, gap=10, even=True) if rest else None, gap=8
        )
