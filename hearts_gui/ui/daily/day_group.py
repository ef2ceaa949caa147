"""A day's group: what it brings, how it stands, and the one thing to do about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from pygame import Rect

from hearts_gui.session.daily.book import DayDone
from hearts_gui.session.daily.replay import first_hand
from hearts_gui.session.daily.week import Daily
from hearts_gui.ui.daily.day_widgets import BigResult, HandFan, MarkCells, StandLine
from hearts_gui.ui.daily.month import DayStand
from hearts_gui.ui.daily.source import DailySource
from hearts_gui.ui.daily.text import (
    beaten_text,
    field_mean_text,
    number_of,
    result_text,
    title_of,
    unit_text,
    weekday_text,
    when_text,
)
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.text_column import TextColumn
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.story.model import sort_hand
from hearts_gui.ui.widgets.button import Button, ButtonLook
from hearts_gui.ui.widgets.columns import Row
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text

Act = tuple[str, Icon, Callable[[], None]]
"""Label, icon, what it does."""


@dataclass(frozen=True, slots=True)
class DayActs:
    """What can be done about a day."""

    play: Callable[[], None]
    copy: Callable[[], None]
    review: Callable[[], None]
    practise: Callable[[], None]


class DayGroup:
    """Fills a column with one day."""

    def __init__(
        self, ctx: Context, source: DailySource, daily: Daily, stand: DayStand, today: date,
        acts: DayActs,
    ) -> None:  # fmt: skip
        self._ctx, self._source, self._daily, self._stand = ctx, source, daily, stand
        self._today, self._acts = today, acts
        self._done = source.book.done.get(daily.day)

    def fill(self, place: Rect) -> TextColumn:
        """The column."""
        column = TextColumn(self._ctx, place)
        column.gap = column.skin.px(8)
        self._people(column)
        self._head(column)
        if self._done is None:
            self._open(column)
        else:
            self._over(column, self._done)
        return column

    def _people(self, column: TextColumn) -> None:
        """Everybody else at this machine, with their results."""
        others = self._source.others(self._daily.day)
        for name, done in others:
            result = say("daily-not-played")
            if done is not None:
                result = result_text(done.points, done.solved)
            column.text(say("daily-other", name=name, result=result), units=15, quiet=True)
        if others:
            column.space(4)

    def _head(self, column: TextColumn) -> None:
        skin, wide = column.skin, column.place.w
        day = weekday_text(self._daily.day)
        stand = say("daily-stand", stand=self._stand.value)
        done = self._done
        if done is not None:
            stand = when_text(done) if not done.in_time else say("daily-stand", stand="played")
        box = column.take(StandLine.height(skin, wide, day, stand))
        column.widgets.append(StandLine(self._ctx, box, day, stand, done=done is not None))
        column.text(title_of(self._daily), units=30, face=Face.DISPLAY)

    def _fan(self, column: TextColumn, *, backs: bool) -> None:
        cards = first_hand(self._daily.rules, self._daily.seed)
        hand = sort_hand(cards, self._ctx.settings.hand_order)
        box = column.take(HandFan.height(column.skin, column.place.w, len(hand)))
        column.widgets.append(HandFan(self._ctx, box, hand, backs=backs))

    def _open(self, column: TextColumn) -> None:
        """A day that is still to be played, or being played."""
        daily = self._daily
        under_way = self._source.under_way(daily)
        progress = self._source.progress(daily) if under_way else None
        if daily.deals:
            self._fan(column, backs=progress is None)
        if progress is not None:
            trick, points = progress
            shown = score_text(points)
            text = say("daily-progress", trick=trick, n=float(points.real), points=shown)
            column.text(text, units=17, face=Face.SEMIBOLD)
        else:
            today = daily.day == self._today
            text = say("daily-about", kind=daily.kind.value, today=today)
            column.text(text, units=17, quiet=True)
        if daily.day > self._today:
            column.text(say("daily-ahead"), units=15, quiet=True)
        elif daily.day < self._today:
            column.text(say("daily-behind"), units=15, quiet=True)
        label = say("daily-continue" if under_way else "daily-play")
        self._buttons(column, [(label, Icon.PLAY, self._acts.play)])

    def _over(self, column: TextColumn, done: DayDone) -> None:
        """A day that was played."""
        skin, wide, source = column.skin, column.place.w, self._source
        if self._daily.deals:
            self._fan(column, backs=False)
        field = source.field(done)
        note = "" if field is None else field_mean_text(field)
        number, unit = number_of(done), unit_text(done)
        box = column.take(BigResult.height(skin, wide, number, note))
        column.widgets.append(BigResult(self._ctx, box, number, unit, note))
        if field is not None and field.beaten is not None:
            good = source.book.beats(done.day)
            column.text(beaten_text(field), units=19, face=Face.SEMIBOLD,
                        colour=self._ctx.theme.ok if good else None)  # fmt: skip
        elif field is None and done.points:
            counting = source.measure(done)
            column.text(say("daily-counting" if counting else "daily-no-field"), units=15,
                        quiet=True)  # fmt: skip
        marks = source.marks(done)
        if marks:
            box = column.take(MarkCells.height(skin, wide, marks))
            column.widgets.append(MarkCells(self._ctx, box, marks))
        acts: list[Act] = [(say("daily-copy"), Icon.COPY, self._acts.copy)]
        if source.can_review(done):
            acts.append((say("daily-review"), Icon.EYE, self._acts.review))
        if not self._daily.deals or source.can_review(done):
            acts.append((say("daily-play-again"), Icon.REFRESH, self._acts.practise))
        self._buttons(column, acts)

    def _buttons(self, column: TextColumn, acts: Sequence[Act]) -> None:
        """The gold one, and the others side by side where there is room."""
        column.space(8)
        skin, wide = column.skin, column.place.w
        first, *rest = acts
        high = max(skin.px(56), self._ctx.metrics.hit)
        self._button(column, first, column.take(high), ButtonLook.PRIMARY)
        kind, room = skin.type(17, Face.SEMIBOLD), (wide - skin.px(10)) // 2 - skin.px(60)
        beside = all(skin.painter.text_width(label, kind) <= room for label, _, _ in rest)
        high = max(skin.px(52), self._ctx.metrics.hit)
        if beside and len(rest) > 1:
            row = Row(column.take(high), skin.px(10))
            for act in rest:
                box = row.take((wide - skin.px(10)) // 2)
                self._button(column, act, box, ButtonLook.SECONDARY)
            return
        for act in rest:
            self._button(column, act, column.take(high), ButtonLook.SECONDARY)

    def _button(self, column: TextColumn, act: Act, box: Rect, look: ButtonLook) -> None:
        label, icon, what = act
        column.widgets.append(Button(self._ctx, label, box, what, look=look, icon=icon))
