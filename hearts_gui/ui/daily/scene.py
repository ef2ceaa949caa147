"""The daily screen: what today brings, the month, the week, what is copied, a friend's code."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from pygame import Rect

from hearts_gui.session.daily.challenge import LONGEST, PREFIXES, Challenge
from hearts_gui.session.daily.club import Club, is_club
from hearts_gui.session.daily.codes import PREFIX as DAY
from hearts_gui.session.daily.codes import Result
from hearts_gui.session.daily.kinds import PLAN, Kind
from hearts_gui.session.daily.week import daily_of
from hearts_gui.ui.daily.all_days import every_day
from hearts_gui.ui.daily.company_lines import CompanyLines
from hearts_gui.ui.daily.compared import club_table, compared_days, compared_games
from hearts_gui.ui.daily.day_group import DayActs, DayGroup
from hearts_gui.ui.daily.day_widgets import Counter, Field
from hearts_gui.ui.daily.month import DayStand, MonthGrid, MonthLegend, stand_of
from hearts_gui.ui.daily.reader import CodeReader, Read
from hearts_gui.ui.daily.source import DailySource
from hearts_gui.ui.daily.text import dotted, shared_text, title_of
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.pages.text_column import TextColumn
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, IconButton, Label
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.columns import Row, shares
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import say

CODES = (DAY, *PREFIXES)
GAP, PAD = 26, 24
WIDE, MIDDLE = 1180, 760
"""From these widths on there are three columns, or two; units."""
ROW = 54
POLL_MS = 100
ICONS = {
    Kind.DEAL: Icon.CARDS, Kind.PUZZLES: Icon.BULB, Kind.OMNIBUS: Icon.DIAMOND,
    Kind.ENDGAME: Icon.TARGET, Kind.OTHER: Icon.SPADE,
    Kind.DEALS: Icon.PEOPLE, Kind.HARD: Icon.STAR,
}  # fmt: skip

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
        self.every = False
        """Whether all days are listed."""
        self._tabs_inside = False
        self.company = CompanyLines(ctx)
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
        self.company.take(code)
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
        answered = self.company.poll()
        if answered:
            self._read_anew()
        if self.source.poll() or answered:
            self.rebuild()
        found = None if self._reader is None else self._reader.poll()
        if found is None:
            return
        known = self.friend
        self._reader, (self.friend, self._told) = None, found
        if isinstance(self.friend, Result) and known is None:
            self.day = self.month = self.friend.day
        self.rebuild()

    def idle_wait_ms(self) -> int | None:
        """None while a code is being read; short while the field plays."""
        if self._reader is not None:
            return None
        wait = super().idle_wait_ms()
        busy = self.source.measuring or self.company.working
        return wait if wait is None or not busy else min(wait, POLL_MS)

    def leave(self) -> None:
        """Nobody looks on any more."""
        super().leave()
        self.company.stop()
        self.source.rest()

    def play_challenge(self, challenge: Challenge) -> None:
        """Play the deals of a friend's game."""
        self.ctx.scenes.push(self.source.play_challenge(self.ctx, challenge))

    def _compared(self, friend: Read) -> list[str]:
        """What the friend's result is beside the own; asked in the reader's thread."""
        match friend:
            case Result() as result:
                return compared_days(self.source, result)
            case Challenge() as challenge:
                mine, checked = self.source.challenged(challenge), self.company.vouches(challenge)
                return compared_games(challenge, mine, checked=checked)
            case Club() as club:
                return club_table(club)
            case _:
                return [say("daily-bad-code")]

    # -- building

    def compose_header(self, skin: Skin, rest: Rect) -> None:
        """Today or all days, the run of days, and how many there were."""
        names = (say("daily-tab-today"), say("daily-tab-all"))
        kind = skin.type(16, Face.SEMIBOLD)
        tab = max(skin.painter.text_width(name, kind) for name in names) + skin.px(32)
        wide, high = min(2 * tab, rest.w), max(skin.px(44), skin.metrics.hit)
        box = Rect(rest.x, rest.centery - high // 2, wide, high)
        self._tabs_inside = wide < 2 * tab
        if not self._tabs_inside:
            self._add_tabs(box, names)
            rest = Rect(
                box.right + skin.px(16), rest.y, rest.right - box.right - skin.px(16), rest.h
            )
        book, right = self.source.book, rest.right
        streak, days = book.streak(self.today), len(book.done)
        for number, words in ((days, say("daily-in-all", n=days)), (streak, say("daily-in-a-row"))):
            wide = Counter.width(skin, str(number), words)
            if not number or right - wide < rest.x:
                continue
            place = Rect(right - wide, rest.y, wide, rest.h)
            self.form.add(Counter(self.ctx, place, str(number), words))
            right -= wide + skin.px(24)

    def _add_tabs(self, box: Rect, names: tuple[str, ...]) -> None:
        self.form.add(
            Segmented(self.ctx, say("daily-tabs"), box, options=names, chosen=int(self.every),
                      changed=self._turn_tab, round_ends=True)
        )  # fmt: skip

    def _turn_tab(self, index: int) -> None:
        self.every = bool(index)
        self.rebuild()

    def compose_body(self, skin: Skin, place: Rect) -> Made:
        """The groups in as many columns as there is room for."""
        if self.every:
            return every_day(self.ctx, self.source, place, self._open_day, self._tabs_above)
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
        above = self._tabs_above(place)
        if above is not None:
            made.append(above)
            high = above.box.h + skin.px(20)
            place = Rect(place.x, place.y + high, place.w, max(0, place.h - high))
        begin = place.y - high
        for column, parts in zip(shares(place, len(groups), skin.px(GAP)), groups, strict=True):
            y = column.y
            for part in parts:
                widgets, tall = self._framed(skin, Rect(column.x, y, column.w, 0), part)
                made += widgets
                y += tall + skin.px(20)
            high = max(high, y - skin.px(20) - begin)
        return made, high

    def _framed(self, skin: Skin, box: Rect, part: Group) -> Made:
        """A group in its panel."""
        pad = min(skin.px(PAD), box.w // 16)
        widgets, high = part(skin, Rect(box.x + pad, box.y + pad, box.w - 2 * pad, 0))
        frame = Rect(box.x, box.y, box.w, high + 2 * pad)
        return [Panel(self.ctx, "", frame, group=True), *widgets], frame.h

    def _tabs_above(self, place: Rect) -> Segmented | None:
        """The choice of days where the head has no room for it."""
        if not self._tabs_inside:
            return None
        names = (say("daily-tab-today"), say("daily-tab-all"))
        skin = Skin(self.ctx)
        box = Rect(place.x, place.y, place.w, max(skin.px(44), skin.metrics.hit))
        return Segmented(self.ctx, say("daily-tabs"), box, options=names, chosen=int(self.every),
                         changed=self._turn_tab, round_ends=True)  # fmt: skip

    def _open_day(self, day: date) -> None:
        self.every = False
        self.choose(day)

    def _day(self, _skin: Skin, place: Rect) -> Made:
        daily, book = daily_of(self.day), self.source.book
        acts = DayActs(self.play, self.copy, self.review, self.practise)
        stand = stand_of(book, self.day, self.today)
        column = DayGroup(self.ctx, self.source, daily, stand, self.today, acts).fill(place)
        return column.widgets, column.height

    def practise(self) -> None:
        """Play the day once more; nothing of that counts."""
        done = self.source.book.done.get(self.day)
        scene = None if done is None else self.source.practise(self.ctx, done)
        if scene is not None:
            self.ctx.scenes.push(scene)

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
                       icon=Icon.CHEVRON_LEFT, on_panel=True),
            IconButton(self.ctx, say("daily-later"), later.center, partial(self.turn, 1),
                       icon=Icon.CHEVRON_RIGHT, on_panel=True),
            MonthGrid(self.ctx, column.take(MonthGrid.height(skin)), self.month,
                      self.source.book, today=self.today, chosen=self.day, choose=self.choose),
        ]  # fmt: skip
        box = column.take(MonthLegend.height(skin, place.w))
        column.widgets.append(MonthLegend(self.ctx, box))
        return column.widgets, column.height

    def _week(self, skin: Skin, place: Rect) -> Made:
        column = TextColumn(self.ctx, place)
        column.text(say("daily-week"), units=19, face=Face.SEMIBOLD)
        column.space(6)
        monday = self.day - timedelta(days=self.day.weekday())
        for at in range(len(PLAN)):
            day = monday + timedelta(days=at)
            box = column.take(max(skin.px(ROW), self.ctx.metrics.hit))
            column.widgets.append(self._week_row(day, box))
        return column.widgets, column.height

    def _week_row(self, day: date, box: Rect) -> ListRow:
        """A day of the week: what it brings, and whether it is done."""
        daily, book = daily_of(day), self.source.book
        stand = stand_of(book, day, self.today)
        word = say("daily-stand", stand=stand.value)
        if day == self.today + timedelta(days=1) and day not in book.done:
            word = say("daily-tomorrow")
        weekday = say("daily-weekday", n=day.weekday())
        plain = stand in (DayStand.COMING, DayStand.PLAYED) and word != say("daily-tomorrow")
        mark = Icon.CHECK if day in book.done else None
        return ListRow(self.ctx, title_of(daily), box, partial(self.choose, day), pad=14,
                       note=weekday if plain else dotted(weekday, word), chevron=False,
                       chosen=day == self.day, icon=ICONS[daily.kind], mark=mark)  # fmt: skip

    def _copied(self, skin: Skin, place: Rect) -> Made:
        column = TextColumn(self.ctx, place)
        column.gap = skin.px(6)
        column.text(say("daily-copied"), units=17, face=Face.SEMIBOLD)
        pad = skin.px(14)
        inner = TextColumn(self.ctx, Rect(place.x + pad, column.y + pad, place.w - 2 * pad, 0))
        inner.gap = skin.px(6)
        shared = self._shared()
        for line in (shared or say("daily-copied-later")).split("\n"):
            inner.text(line, units=15, quiet=not shared)
        box = column.take(inner.height + 2 * pad)
        column.widgets += [Field(self.ctx, box), *inner.widgets]
        return column.widgets, column.height

    def _friend(self, skin: Skin, place: Rect) -> Made:
        column = TextColumn(self.ctx, place)
        column.gap = skin.px(8)
        column.text(say("daily-against"), units=17, face=Face.SEMIBOLD)
        column.text(say("daily-code-holds"), units=15, quiet=True)
        high = max(skin.px(48), self.ctx.metrics.hit)
        row = Row(column.take(high), skin.px(10))
        words = skin.painter.text_width(say("daily-paste"), skin.type(17, Face.SEMIBOLD))
        paste = row.take_last(max(skin.px(112), skin.metrics.hit, words + skin.px(36)))
        column.widgets += [
            TextField(self.ctx, say("daily-code"), row.rest, text=self.code, longest=LONGEST,
                      placeholder=say("daily-code"), changed=lambda _: None,
                      submitted=self.read),
            Button(self.ctx, say("daily-paste"), paste, self.paste, icon=Icon.PASTE),
        ]  # fmt: skip
        for line in self._told:
            column.text(line, units=16)
        if isinstance(self.friend, Challenge):
            act = partial(self.play_challenge, self.friend)
            box = column.take(high)
            column.widgets.append(Button(self.ctx, say("challenge-play"), box, act, icon=Icon.PLAY))
            self.company.fill(column, self.friend, high, self.rebuild)
        return column.widgets, column.height
