"""A day's group: what it brings, how it stands, and the one thing to do about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from hearts_gui.session.daily.book import DayDone
from hearts_gui.session.daily.replay import first_hand
from hearts_gui.session.daily.week import Daily
from hearts_gui.ui.daily.day_widgets import BigResult, MarkCells, StandLine
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
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.card_rows import CardFan
from hearts_gui.ui.table.story.model import sort_hand
from hearts_gui.ui.widgets.button import Button, ButtonLook, text
from hearts_gui.ui.widgets.flow import Column, Grid, Item, Part, Sized
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
    """What stands in a day's group."""

    def __init__(
        self, ctx: Context, source: DailySource, daily: Daily, stand: DayStand, today: date,
        acts: DayActs,
    ) -> None:  # fmt: skip
        self._ctx, self._source, self._daily, self._stand = ctx, source, daily, stand
        self._today, self._acts = today, acts
        self._done = source.book.done.get(daily.day)

    def item(self) -> Item:
        """Everything, one under the other."""
        day = self._open() if self._done is None else self._over(self._done)
        others = self._people()
        people = Column(*others, 12, gap=8) if others else None
        return Column(people, 0, self._head(), 8, *day, gap=8)

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
        stand, done = say("daily-stand", stand=self._stand.value), self._done
        if done is not None:
            stand = when_text(done) if not done.in_time else say("daily-stand", stand="played")
        line = StandLine(self._ctx, weekday_text(self._daily.day), stand, done=done is not None)
        title = text(self._ctx, title_of(self._daily), units=30, face=Face.DISPLAY)
        return Column(line, title, gap=8)

    def _fan(self, *, backs: bool) -> Item | None:
        if not self._daily.deals:
            return None
        cards = first_hand(self._daily.rules, self._daily.seed)
        return CardFan(self._ctx, sort_hand(cards, self._ctx.settings.hand_order), backs=backs)

    def _open(self) -> Sequence[Part]:
        """A day that is still to be played, or being played."""
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

    def _over(self, done: DayDone) -> Sequence[Part]:
        """A day that was played."""
        source = self._source
        field, marks = source.field(done), source.marks(done)
        note = "" if field is None else field_mean_text(field)
        result = BigResult(self._ctx, number_of(done), unit_text(done), note)
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
        """The gold one, and the others side by side where there is room."""
        label, icon, what = first
        gold = Button(self._ctx, label, what, look=ButtonLook.PRIMARY, icon=icon)
        others = (Button(self._ctx, label, what, icon=icon) for label, icon, what in rest)
        return Column(
            Sized(gold, height=56), Grid(*others, gap=10, even=True) if rest else None, gap=8
        )
