"""The daily screen: what today brings, the month, the week, what is copied, a friend's code."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from pygame import Rect

from hearts_gui.session.daily.again import first_hand
from hearts_gui.session.daily.challenge import LONGEST, PREFIXES, Challenge
from hearts_gui.session.daily.club import Club, is_club
from hearts_gui.session.daily.codes import PREFIX as DAY
from hearts_gui.session.daily.codes import Result
from hearts_gui.session.daily.kinds import PLAN
from hearts_gui.session.daily.week import daily_of
from hearts_gui.ui.daily.compared import club_table, compared_days, compared_games
from hearts_gui.ui.daily.month import MonthGrid, stand_of
from hearts_gui.ui.daily.reader import CodeReader, Read
from hearts_gui.ui.daily.source import DailySource
from hearts_gui.ui.daily.told import (
    date_text,
    dotted,
    field_text,
    result_text,
    shared_text,
    title_of,
    when_text,
)
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.pages.text_column import TextColumn
from hearts_gui.ui.review.faces_row import FacesRow
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.story.model import sort_hand
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label
from hearts_gui.ui.widgets.columns import Row, shares
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import say

CODES = (DAY, *PREFIXES)
GAP, PAD = 26, 24
WIDE, MIDDLE = 1180, 760
"""From these widths on there are three columns, or two; units."""
ROW = 58

Made = tuple[list[Widget], int]
Group = Callable[[Skin, Rect], Made]


class DailyScene(PageScene):
    """Every day can be opened; the first result of a day counts."""

    title_key = "daily-title"

    def __init__(self, ctx: Context, source: DailySource, today: date) -> None:
        super().__init__(ctx)
        self.source, self.today = source, today
        self.day = today
        self.month = today
        self._code = ""
        self.friend: Read = None
        self._reader: CodeReader | None = None
        self._told: list[str] = []
        """What the friend's result is beside the own, or why there is none."""

    # -- what is looked at

    def choose(self, day: date) -> None:
        """Look at a day."""
        self.day = self.month = day
        self.rebuild()

    def turn(self, way: int) -> None:
        """To the month before or after."""
        edge = self.month.replace(day=1) - timedelta(days=1)
        if way > 0:
            edge = self.month.replace(day=monthrange(self.month.year, self.month.month)[1])
            edge += timedelta(days=1)
        self.month = edge
        self.rebuild()

    def uncovered(self) -> None:
        """A game may have been played: a friend's may be compared with it now."""
        if self.friend is not None:
            self._read_anew()
        self.rebuild()

    def play(self) -> None:
        """Play what the day brings, or go on with it."""
        self.ctx.scenes.push(self.source.play(self.ctx, daily_of(self.day)))

    def copy(self) -> None:
        """Put the result on the clipboard."""
        clipboard.copy(self._shared())
        self.notify(say("review-copied"))

    def review(self) -> None:
        """Look at the day's game again."""
        done = self.source.book.done.get(self.day)
        if done is not None:
            self.ctx.scenes.push(self.source.review(self.ctx, done))

    def _shared(self) -> str:
        done = self.source.book.done.get(self.day)
        if done is None:
            return ""
        marks = self.source.marks(done)
        streak = self.source.book.streak(self.today)
        return shared_text(daily_of(self.day), done, self.source.field(done), marks, streak)

    # -- a friend's code

    def read(self, code: str) -> None:
        """Compare with the result in a code."""
        self._code = code
        self.friend, self._told, self._reader = None, [], None
        if code.strip():
            self._read_anew()
            self._told = [say("challenge-reading")]
        self.rebuild()

    @property
    def code(self) -> str:
        """What the field shows of it."""
        return "" if is_club(self._code) else self._code

    def _read_anew(self) -> None:
        self._reader = CodeReader(self._code, self._compared)

    def paste(self) -> None:
        """Take the code from the clipboard; it may stand in a longer text, or be one of many."""
        text = clipboard.paste()
        if is_club(text):
            self.read(text)
            return
        words = text.split()
        found = next((word for word in reversed(words) if word.upper().startswith(CODES)), "")
        self.read(found or " ".join(words)[:LONGEST])

    def update(self, dt_ms: float) -> None:
        """Take what was read."""
        super().update(dt_ms)
        found = None if self._reader is None else self._reader.poll()
        if found is None:
            return
        known = self.friend
        self._reader, (self.friend, self._told) = None, found
        if isinstance(self.friend, Result) and known is None:
            self.day = self.month = self.friend.day
        self.rebuild()

    def idle_wait_ms(self) -> int | None:
        """None while a code is being read."""
        return None if self._reader is not None else super().idle_wait_ms()

    def play_challenge(self, challenge: Challenge) -> None:
        """Play the deals of a friend's game."""
        self.ctx.scenes.push(self.source.play_challenge(self.ctx, challenge))

    def _compared(self, friend: Read) -> list[str]:
        """What the friend's result is beside the own; asked in the reader's thread."""
        match friend:
            case Result() as result:
                return compared_days(self.source, result)
            case Challenge() as challenge:
                return compared_games(challenge, self.source.challenged(challenge))
            case Club() as club:
                return club_table(club)
            case _:
                return [say("daily-bad-code")]

    # -- building

    def compose_header(self, skin: Skin, rest: Rect) -> None:
        """The run of days, and all days."""
        book = self.source.book
        text = say("daily-head", streak=book.streak(self.today), n=len(book.done))
        kind = skin.type(17, Face.SEMIBOLD)
        wide = skin.painter.text_width(text, kind) + skin.px(6)
        if wide <= rest.w:
            box = Rect(rest.right - wide, rest.y, wide, rest.h)
            self.form.add(Label(self.ctx, text, box, units=17, face=Face.SEMIBOLD))

    def compose_body(self, skin: Skin, place: Rect) -> Made:
        """The groups in as many columns as there is room for."""
        u = skin.metrics.u
        groups: tuple[tuple[Group, ...], ...] = (
            (self._day, self._month_group, self._copied, self._week, self._friend),
        )  # fmt: skip
        if place.w >= WIDE * u:
            groups = ((self._day,), (self._month_group, self._copied), (self._week, self._friend))
        elif place.w >= MIDDLE * u:
            groups = (
                (self._day, self._copied, self._friend), (self._month_group, self._week),
            )  # fmt: skip
        made: list[Widget] = []
        high = 0
        for column, parts in zip(shares(place, len(groups), skin.px(GAP)), groups, strict=True):
            y = column.y
            for part in parts:
                widgets, tall = self._framed(skin, Rect(column.x, y, column.w, 0), part)
                made += widgets
                y += tall + skin.px(20)
            high = max(high, y - skin.px(20) - place.y)
        return made, high

    def _framed(self, skin: Skin, box: Rect, part: Group) -> Made:
        """A group in its panel."""
        pad = min(skin.px(PAD), box.w // 16)
        widgets, high = part(skin, Rect(box.x + pad, box.y + pad, box.w - 2 * pad, 0))
        frame = Rect(box.x, box.y, box.w, high + 2 * pad)
        return [Panel(self.ctx, "", frame, group=True), *widgets], frame.h

    def _day(self, skin: Skin, place: Rect) -> Made:
        daily, done = daily_of(self.day), self.source.book.done.get(self.day)
        column = TextColumn(self.ctx, place)
        column.gap = skin.px(8)
        stand = stand_of(self.source.book, self.day, self.today)
        state = say("daily-stand", stand=stand.value)
        column.text(dotted(date_text(self.day), state), units=15, quiet=True)
        column.text(title_of(daily), units=30, face=Face.DISPLAY)
        if done is None:
            under_way = self.source.under_way(daily)
            column.text(say("daily-about", kind=daily.kind.value), units=17, quiet=True)
            label = say("daily-continue" if under_way else "daily-play")
            self._buttons(skin, column, [(label, "play", self.play)])
            return column.widgets, column.height
        if daily.deals:
            hand = sort_hand(first_hand(daily.rules, daily.seed), self.ctx.settings.hand_order)
            box = column.take(FacesRow.height(skin, place.w, len(hand)))
            column.widgets.append(FacesRow(self.ctx, box, tuple(hand)))
        column.text(result_text(done.points, done.solved), units=38, face=Face.BOLD)
        if not done.in_time:
            column.text(when_text(done), units=15, quiet=True)
        field = self.source.field(done)
        if field is not None:
            column.text(field_text(field), units=17, face=Face.SEMIBOLD)
        elif done.points:
            column.text(say("daily-counting"), units=15, quiet=True)
        acts = [(say("daily-copy"), "copy", self.copy)]
        if self.source.can_review(done):
            acts.append((say("daily-review"), "eye", self.review))
        self._buttons(skin, column, acts)
        return column.widgets, column.height

    def _buttons(
        self, skin: Skin, column: TextColumn, acts: list[tuple[str, str, Callable[[], None]]]
    ) -> None:
        column.space(8)
        for at, (label, icon, act) in enumerate(acts):
            box = column.take(max(skin.px(52), self.ctx.metrics.hit))
            look = ButtonLook.PRIMARY if not at else ButtonLook.SECONDARY
            column.widgets.append(Button(self.ctx, label, box, act, look=look, icon=icon))

    def _month_group(self, skin: Skin, place: Rect) -> Made:
        column = TextColumn(self.ctx, place)
        column.gap = skin.px(8)
        side = max(skin.px(44), self.ctx.metrics.hit)
        row = Row(column.take(side), skin.px(8))
        later = row.take_last(side)
        earlier = row.take_last(side)
        name = say("daily-month", month=self.month.month, year=self.month.year)
        column.widgets += [
            Label(self.ctx, name, row.rest, units=19, face=Face.SEMIBOLD),
            IconButton(self.ctx, say("daily-earlier"), earlier.center, partial(self.turn, -1),
                       icon="chevron-left", on_panel=True),
            IconButton(self.ctx, say("daily-later"), later.center, partial(self.turn, 1),
                       icon="chevron-right", on_panel=True),
            MonthGrid(self.ctx, column.take(MonthGrid.height(skin)), self.month,
                      self.source.book, today=self.today, chosen=self.day, choose=self.choose),
        ]  # fmt: skip
        column.text(say("daily-legend"), units=14, quiet=True)
        return column.widgets, column.height

    def _week(self, skin: Skin, place: Rect) -> Made:
        column = TextColumn(self.ctx, place)
        column.text(say("daily-week"), units=19, face=Face.SEMIBOLD)
        column.space(6)
        monday = self.day - timedelta(days=self.day.weekday())
        for at in range(len(PLAN)):
            day = monday + timedelta(days=at)
            box = column.take(max(skin.px(ROW), self.ctx.metrics.hit))
            stand = say("daily-stand", stand=stand_of(self.source.book, day, self.today).value)
            note = dotted(say("daily-weekday", n=at), stand)
            column.widgets.append(
                ListRow(self.ctx, title_of(daily_of(day)), box, partial(self.choose, day),
                        note=note, chevron=False, chosen=day == self.day, pad=14)
            )  # fmt: skip
        return column.widgets, column.height

    def _copied(self, skin: Skin, place: Rect) -> Made:
        column = TextColumn(self.ctx, place)
        column.gap = skin.px(6)
        column.text(say("daily-copied"), units=17, face=Face.SEMIBOLD)
        for line in (self._shared() or say("daily-copied-later")).split("\n"):
            column.text(line, units=15, quiet=True)
        return column.widgets, column.height

    def _friend(self, skin: Skin, place: Rect) -> Made:
        column = TextColumn(self.ctx, place)
        column.gap = skin.px(8)
        column.text(say("daily-against"), units=17, face=Face.SEMIBOLD)
        column.text(say("daily-code-holds"), units=15, quiet=True)
        high = max(skin.px(48), self.ctx.metrics.hit)
        row = Row(column.take(high), skin.px(10))
        paste = row.take_last(max(skin.px(112), skin.metrics.hit))
        column.widgets += [
            TextField(self.ctx, say("daily-code"), row.rest, text=self.code, longest=LONGEST,
                      placeholder=say("daily-code"), changed=lambda _: None,
                      submitted=self.read),
            Button(self.ctx, say("daily-paste"), paste, self.paste, icon="paste"),
        ]  # fmt: skip
        for line in self._told:
            column.text(line, units=16)
        if isinstance(self.friend, Challenge):
            act = partial(self.play_challenge, self.friend)
            box = column.take(high)
            column.widgets.append(Button(self.ctx, say("challenge-play"), box, act, icon="play"))
        return column.widgets, column.height
