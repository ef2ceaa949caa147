"""The daily screen: today's game, the month, the week, the result to copy, a friend's code."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from hearts_gui.session.daily.challenge import (
    LONGEST,
    Challenge,
    OpponentCheck,
    OpponentVerdict,
    quick,
)
from hearts_gui.session.daily.club import Club, CodeResult, code_in, is_club, read_any
from hearts_gui.session.daily.codes import Result, first_difference
from hearts_gui.session.daily.kinds import PLAN, DayKind
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.ui.daily.compared import (
    club_table,
    compared_games,
    date_text,
    done_text,
    dotted,
    place_of,
    result_text,
    shared_text,
    title_of,
)
from hearts_gui.ui.daily.day_group import DarkBox, DayActs, DayGroup, counter
from hearts_gui.ui.daily.month import DayState, MonthGrid, MonthLegend, day_state
from hearts_gui.ui.daily.player_days import PlayerDays
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, IconButton, Label, text
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Padded, Row, Sized, fits
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import start_of_week

GAP, PAD, TOP = 18, 24, 18
WIDE, MIDDLE = 1180, 760
"""From these widths on there are three columns, or two; units."""
ICONS = {
    DayKind.DEAL: Icon.CARDS, DayKind.PUZZLES: Icon.BULB, DayKind.OMNIBUS: Icon.DIAMOND,
    DayKind.ENDGAME: Icon.TARGET, DayKind.OTHER: Icon.SPADE,
    DayKind.DEALS: Icon.PEOPLE, DayKind.HARD: Icon.STAR,
}  # fmt: skip


class DailyScene(PageScene):
    """Every day can be opened; the first result of a day counts."""

    title_key = "daily-title"

    def __init__(
        self, ctx: Context, source: PlayerDays, today: date,
        clock: Callable[[], date] | None = None,
    ) -> None:  # fmt: skip
        """Where `clock` tells another day later, that is today from then on."""
        super().__init__(ctx)
        self.source, self._clock = source, clock
        self.today = self.day = self.month = today
        self.every = False
        """Whether all days are listed."""
        self._lead: list[Item] = []
        self.friend = FriendGroup(ctx, source, self.rebuild)

    # -- the shown day

    def choose(self, day: date) -> None:
        self.day = self.month = day
        self.rebuild()

    def turn(self, step: int) -> None:
        """Show the month before or after."""
        edge = self.month.replace(day=1) - timedelta(days=1)
        if step > 0:
            edge = self.month.replace(day=monthrange(self.month.year, self.month.month)[1])
            edge += timedelta(days=1)
        self.month = edge
        self.rebuild()

    def uncovered(self) -> None:
        """A game may have been played: a friend's may be compared with it now."""
        self.friend.compare_again()
        self.rebuild()

    def play(self) -> None:
        """Play the day's game or puzzles, or continue them."""
        self.ctx.scenes.push(self.source.play(self.ctx, daily_of(self.day)))

    def copy(self) -> None:
        """Put the result on the clipboard."""
        clipboard.copy(shared_day(self.source, self.day, self.today))
        self.notify(say("review-copied"))

    def review(self) -> None:
        """Look at the day's game again."""
        done = self.source.book.results.get(self.day)
        if done is not None:
            self.ctx.scenes.push(self.source.review(self.ctx, done))

    def update(self, dt_ms: float) -> None:
        """Take what was read of a friend's code; a day's code opens that day."""
        super().update(dt_ms)
        if self._clock is not None and (now := self._clock()) != self.today:
            day, self.today = self.today, now
            self.choose(now if self.day == day else self.day)
        before = self.friend.result
        told = self.friend.news()
        if before is None and isinstance(self.friend.result, Result):
            self.day = self.month = self.friend.result.day
        if self.source.news() or told:
            self.rebuild()
        if told and self.area is not None and self.friend.last is not None:
            self.area.reveal(self.friend.last.base_box)

    def leave(self) -> None:
        """Stop work that only this screen needs."""
        super().leave()
        self.friend.stop()
        self.source.rest()

    # -- building

    def compose_header(self, width: int) -> Item:
        """Today or all days, the streak, and the number of days played."""
        tabs, book = self._tabs(), self.source.book
        self._lead = [] if fits(tabs, width) else [tabs]
        streak, days = book.streak(self.today), len(book.results)
        counted = ((days, say("daily-in-all", n=days)), (streak, say("daily-in-a-row")))
        shown = [
            counter(self.ctx, str(number), words) for number, words in reversed(counted) if number
        ]
        left = () if self._lead else (tabs,)
        while shown and not fits(Row(*left, *shown, gap=24), width):
            shown.pop(0)
        return Row(Sized(Column(*left), grow=1, across=Anchor.START), *shown, gap=24)

    def _tabs(self) -> Segmented:
        names = (say("daily-tab-today"), say("daily-tab-all"))
        return Segmented(self.ctx, say("daily-tabs"), options=names, chosen=int(self.every),
                         changed=self._turn_tab, round_ends=True)  # fmt: skip

    def _turn_tab(self, index: int) -> None:
        self.every = bool(index)
        self.rebuild()

    def compose_body(self, width: int) -> Item:
        if self.every:
            return Column(*self._lead, every_day(self.ctx, self.source, self._open_day), gap=20)
        u, friend = self.ctx.metrics.u, self.friend.item
        groups = [[self._day, self._month_group, self._copied, self._week, friend]]
        if width >= WIDE * u:
            groups = [[self._day], [self._month_group, self._copied], [self._week, friend]]
        elif width >= MIDDLE * u:
            groups = [[self._day, self._copied, friend], [self._month_group, self._week]]
        columns = [[framed(self.ctx, each()) for each in parts] for parts in groups]
        body = in_columns(columns)
        if len(columns[0]) == 1 and body.measure(width) > self.body_box().h:
            body = in_columns(columns, lowest=columns[0][0])  # so that Play is in sight
        return Column(*self._lead, body, gap=GAP)

    def _open_day(self, day: date) -> None:
        self.every = False
        self.choose(day)

    def _day(self) -> Item:
        daily, book = daily_of(self.day), self.source.book
        acts = DayActs(self.play, self.copy, self.review, self.practise)
        stand = day_state(book, self.day, self.today)
        return DayGroup(self.ctx, self.source, daily, stand, self.today, acts).item()

    def practise(self) -> None:
        """Play the day once more; nothing of that counts."""
        done = self.source.book.results.get(self.day)
        scene = None if done is None else self.source.practise(self.ctx, done)
        if scene is not None:
            self.ctx.scenes.push(scene)

    def _month_group(self) -> Item:
        ctx = self.ctx
        name = say("daily-month", month=self.month.month, year=self.month.year)
        earlier = IconButton(ctx, say("daily-earlier"), partial(self.turn, -1),
                             icon=Icon.CHEVRON_LEFT, on_panel=True)  # fmt: skip
        later = IconButton(ctx, say("daily-later"), partial(self.turn, 1),
                           icon=Icon.CHEVRON_RIGHT, on_panel=True)  # fmt: skip
        month = MonthGrid(ctx, self.month, self.source.book, today=self.today, chosen=self.day,
                          choose=self.choose)  # fmt: skip
        title = text(ctx, name, units=19, face=Face.SEMIBOLD)
        head = Row(Sized(title, grow=1), earlier, later, gap=8)
        return Column(head, month, MonthLegend(ctx), gap=8)

    def _week(self) -> Item:
        first = start_of_week(self.day)
        days = (first + timedelta(days=index) for index in range(len(PLAN)))
        title = text(self.ctx, say("daily-week"), units=19, face=Face.SEMIBOLD)
        return Column(title, 10, Column(*(Sized(self._week_row(day), height=54) for day in days)))

    def _week_row(self, day: date) -> ListRow:
        """A day of the week: its task, and whether it is done."""
        daily, book = daily_of(day), self.source.book
        stand = day_state(book, day, self.today)
        word = say("daily-stand", stand=stand.value)
        if day == self.today + timedelta(days=1) and day not in book.results:
            word = say("daily-tomorrow")
        weekday = say("daily-weekday", n=day.weekday())
        plain = stand in (DayState.COMING, DayState.PLAYED) and word != say("daily-tomorrow")
        mark = Icon.CHECK if day in book.results else None
        return ListRow(self.ctx, title_of(daily), partial(self.choose, day), pad=14,
                       note=weekday if plain else dotted(weekday, word), chevron=False,
                       chosen=day == self.day, icon=ICONS[daily.kind], mark=mark)  # fmt: skip

    def _copied(self) -> Item:
        shared = shared_day(self.source, self.day, self.today)
        words = (shared or say("daily-copied-later")).split("\n")
        lines = (text(self.ctx, line, units=15, quiet=not shared) for line in words)
        title = text(self.ctx, say("daily-copied"), face=Face.SEMIBOLD)
        ground = DarkBox(self.ctx)
        return Column(title, 6, Padded(Column(*lines, gap=6), across=14, top=14, behind=ground))


def in_columns(columns: list[list[Item]], lowest: Item | None = None) -> Item:
    """Groups side by side; the last of each column grows, but not the `lowest`."""
    parts = (
        Column(*(Sized(each, grow=each is column[-1] and each is not lowest) for each in column),
               gap=GAP)
        for column in columns
    )  # fmt: skip
    return Row(*(Sized(part, grow=1) for part in parts), gap=GAP, down=Anchor.FILL)


def framed(ctx: Context, group: Item) -> Item:
    return Padded(group, across=PAD, top=TOP, behind=Panel(ctx, "", group=True))


def shared_day(source: PlayerDays, day: date, today: date) -> str:
    """The result of a day as text to send; empty before it is played."""
    done = source.book.results.get(day)
    if done is None:
        return ""
    streak = source.book.streak(today)
    return shared_text(daily_of(day), done, source.field(done), source.marks(done), streak)


class FriendGroup:
    """A friend's code: their result beside the player's, and the same deals to play.

    It can also check their opponents, in a process that ends with the check or with the screen.
    """

    def __init__(self, ctx: Context, source: PlayerDays, changed: Callable[[], None]) -> None:
        """`changed` lays the screen out again."""
        self._ctx, self._source, self._changed = ctx, source, changed
        self._code = ""
        self.result: CodeResult = None
        """What the code holds."""
        self._lines: list[str] = []
        """That result beside the player's, or why there is none."""
        self.reader: BackgroundTask[tuple[CodeResult, list[str]]] | None = None
        """Reads the code; None when it is read."""
        self._check: OpponentCheck | None = None
        self._verdict: OpponentVerdict | None = None
        self._check_line: Label | None = None
        self.last: Widget | None = None
        """The lowest of what the code brought."""

    def read(self, code: str) -> None:
        """Compare with the result in a code."""
        if code != self._code:
            self.stop()
            self._code, self._verdict = code, None
        self.result, self._lines, self.reader = None, [], None
        if code.strip():
            self._read_again()
            self._lines = [say("challenge-reading")]
        self._changed()

    def _read_again(self) -> None:
        code = self._code

        def compared() -> tuple[CodeResult, list[str]]:
            read = read_any(code)
            return read, self._compared(read)

        self.reader = BackgroundTask(compared, wake_loop)

    def _compared(self, friend: CodeResult) -> list[str]:
        """The friend's result beside the player's; asked in the reader's thread."""
        match friend:
            case Result():
                return compared_days(self._source, friend)
            case Challenge():
                checked = quick(friend.seats) or self._verdict is OpponentVerdict.SO
                return compared_games(friend, self._source.challenged(friend), checked=checked)
            case Club():
                return club_table(friend)
            case _:
                return [say("daily-bad-code")]

    def compare_again(self) -> None:
        """Compare again: the player may have played since."""
        if self.result is not None:
            self._read_again()

    def paste(self) -> None:
        """Take the code from the clipboard, where it may be in a longer text or one of many."""
        text = clipboard.paste()
        if is_club(text):
            self.read(text)
            return
        self.read(code_in(text) or " ".join(text.split())[:LONGEST])

    def check(self) -> None:
        """Check the opponents of the shown game."""
        self.stop()
        self._verdict, self._check = None, OpponentCheck(self._code, wake=wake_loop)

    def stop(self) -> None:
        if self._check is not None:
            self._check.stop()
        self._check = None

    def news(self) -> bool:
        """Take what was read and checked. Returns whether the group must be laid out again."""
        checked = self._checked()
        if checked:
            self._read_again()
        read = None if self.reader is None else self.reader.take()
        if read is not None:
            self.reader, (self.result, self._lines) = None, read
        return checked or read is not None

    def _checked(self) -> bool:
        """Whether the check has come to an end; progress only changes its text."""
        if self._check is None or not self._check.news():
            return False
        if self._check.verdict is None:
            if self._check_line is not None:
                self._check_line.label = self._check_words()
            return False
        self._verdict, self._check = self._check.verdict, None
        self._ctx.listening.say(self._check_words())
        return True

    def item(self) -> Item:
        """The field for the code, the results beside each other, and what can be done."""
        ctx, code = self._ctx, "" if is_club(self._code) else self._code
        field = TextField(ctx, say("daily-code"), text=code, longest=LONGEST,
                          placeholder=say("daily-code"), changed=lambda _: None,
                          submitted=self.read)  # fmt: skip
        paste = Button(ctx, say("daily-paste"), self.paste, icon=Icon.PASTE)
        play: list[Item] = []
        if isinstance(self.result, Challenge):
            act = partial(self._play, self.result)
            play = [Button(ctx, say("challenge-play"), act, icon=Icon.PLAY),
                    *self._check_items(self.result)]  # fmt: skip
        found = [*(text(ctx, line, units=16) for line in self._lines), *play]
        self.last = found[-1].widgets[-1] if found else None
        return Column(
            text(ctx, say("daily-against"), face=Face.SEMIBOLD),
            text(ctx, say("daily-code-holds"), units=15, quiet=True),
            Row(Sized(field, grow=1), Sized(paste, height=48), gap=10),
            *found, gap=8,
        )  # fmt: skip

    def _play(self, challenge: Challenge) -> None:
        """Play the deals of a friend's game."""
        self._ctx.scenes.push(self._source.play_challenge(self._ctx, challenge))

    def _check_items(self, challenge: Challenge) -> list[Item]:
        """The words and buttons; empty where the opponents can be checked immediately."""
        if quick(challenge.seats):
            return []
        quiet = self._verdict is None
        self._check_line = text(self._ctx, self._check_words(), units=15, quiet=quiet)
        if self._verdict is not None:
            return [self._check_line]

        def press(act: Callable[[], None]) -> None:
            act()
            self._changed()

        key, icon, act = ("challenge-ask", Icon.ROBOT, self.check)
        if self._check is not None:
            key, icon, act = ("challenge-stop", Icon.CLOSE, self.stop)
        return [self._check_line, Button(self._ctx, say(key), partial(press, act), icon=icon)]

    def _check_words(self) -> str:
        if self._check is not None:
            return say("challenge-asking", share=int(100 * self._check.share))
        found = "" if self._verdict is None else f"-{self._verdict.value}"
        return say(f"challenge-company{found}")


def compared_days(source: PlayerDays, friend: Result) -> list[str]:
    """Two results of one day."""
    points = [float(total.real) for total in friend.points]
    result = result_text(points, friend.solved) if friend.checked else say("daily-old-code")
    lines = [say("daily-friend", date=date_text(friend.day), result=result)]
    done = source.book.results.get(friend.day)
    if done is None:
        return [*lines, say("daily-friend-first")]
    lines.append(say("daily-mine", result=result_text(done.points, done.solved)))
    own_events = source.events(done)
    if friend.events and own_events:
        index = first_difference(own_events, friend.events)
        trick = 0 if index is None else place_of(own_events, index)[1]
        lines.append(say("daily-parted", same=index is None, trick=trick))
    return lines


def every_day(ctx: Context, source: PlayerDays, choose: Callable[[date], None]) -> Item:
    """Every day that was played, the latest first, in two columns where there is room."""
    book = source.book
    if not book.results:
        return text(ctx, say("daily-none-yet"), quiet=True)
    rows = (
        ListRow(ctx, title_of(daily_of(day)), partial(choose, day),
                note=dotted(date_text(day), done_text(book.results[day])),
                mark=Icon.STAR if book.beats(day) else None)
        for day in sorted(book.results, reverse=True)
    )  # fmt: skip
    return Grid(*rows, least=MIDDLE // 2, columns=2)
