"""The daily screen: today's game, the month, the week, the result to copy, a friend's code."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from hearts_gui.session.daily.book import DayDone
from hearts_gui.session.daily.challenge import LONGEST, PREFIXES, Challenge
from hearts_gui.session.daily.club import Club, CodeResult, is_club, read_any
from hearts_gui.session.daily.codes import PREFIX as DAY
from hearts_gui.session.daily.codes import Result, first_difference
from hearts_gui.session.daily.kinds import PLAN, DayKind
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.ui.daily.compared import (
    OpponentCheckGroup,
    club_table,
    compared_games,
    date_text,
    dotted,
    place_of,
    result_text,
    shared_text,
    title_of,
    when_text,
)
from hearts_gui.ui.daily.day_group import Counter, DarkBox, DayActs, DayGroup
from hearts_gui.ui.daily.month import DayState, MonthGrid, MonthLegend, day_state
from hearts_gui.ui.daily.player_days import PlayerDays
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.ui.widgets.button import Button, IconButton, text
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.flow import Anchor, Column, Grid, Item, Padded, Row, Sized, fits
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.ui.widgets.rows import ListRow, Panel
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.words import start_of_week

CODES = (DAY, *PREFIXES)
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

    def __init__(self, ctx: Context, source: PlayerDays, today: date) -> None:
        super().__init__(ctx)
        self.source, self.today = source, today
        self.day = today
        self.month = today
        self._code = ""
        self.friend: CodeResult = None
        self._reader: BackgroundTask[tuple[CodeResult, list[str]]] | None = None
        self.every = False
        """Whether all days are listed."""
        self._lead: list[Item] = []
        self.company = OpponentCheckGroup(ctx)
        self._friend_lines: list[str] = []
        """The friend's result beside the player's, or why there is none."""

    # -- the shown day

    def choose(self, day: date) -> None:
        """Show a day."""
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
        if self.friend is not None:
            self._read_again()
        self.rebuild()

    def play(self) -> None:
        """Play the day's game or puzzles, or continue them."""
        self.ctx.scenes.push(self.source.play(self.ctx, daily_of(self.day)))

    def copy(self) -> None:
        """Put the result on the clipboard."""
        clipboard.copy(self._shared())
        self.notify(say("review-copied"))

    def review(self) -> None:
        """Look at the day's game again."""
        done = self.source.book.results.get(self.day)
        if done is not None:
            self.ctx.scenes.push(self.source.review(self.ctx, done))

    def _shared(self) -> str:
        done = self.source.book.results.get(self.day)
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
        self.friend, self._friend_lines, self._reader = None, [], None
        if code.strip():
            self._read_again()
            self._friend_lines = [say("challenge-reading")]
        self.rebuild()

    @property
    def code(self) -> str:
        """The code as the field shows it."""
        return "" if is_club(self._code) else self._code

    def _read_again(self) -> None:
        code = self._code

        def compared() -> tuple[CodeResult, list[str]]:
            read = read_any(code)
            return read, self._compared(read)

        self._reader = BackgroundTask(compared, wake_loop)

    def paste(self) -> None:
        """Take the code from the clipboard, where it may be in a longer text or one of many."""
        text = clipboard.paste()
        if is_club(text):
            self.read(text)
            return
        words = text.split()
        code = next((word for word in reversed(words) if word.upper().startswith(CODES)), "")
        self.read(code or " ".join(words)[:LONGEST])

    def update(self, dt_ms: float) -> None:
        """Take what was read."""
        super().update(dt_ms)
        answered = self.company.news()
        if answered:
            self._read_again()
        if self.source.news() or answered:
            self.rebuild()
        result = None if self._reader is None else self._reader.take()
        if result is None:
            return
        friend = self.friend
        self._reader, (self.friend, self._friend_lines) = None, result
        if isinstance(self.friend, Result) and friend is None:
            self.day = self.month = self.friend.day
        self.rebuild()

    def leave(self) -> None:
        """Stop work that only this screen needs."""
        super().leave()
        self.company.stop()
        self.source.rest()

    def play_challenge(self, challenge: Challenge) -> None:
        """Play the deals of a friend's game."""
        self.ctx.scenes.push(self.source.play_challenge(self.ctx, challenge))

    def _compared(self, friend: CodeResult) -> list[str]:
        """The friend's result beside the player's; asked in the reader's thread."""
        match friend:
            case Result() as result:
                return compared_days(self.source, result)
            case Challenge() as challenge:
                own = self.source.challenged(challenge)
                checked = self.company.vouches(challenge)
                return compared_games(challenge, own, checked=checked)
            case Club() as club:
                return club_table(club)
            case _:
                return [say("daily-bad-code")]

    # -- building

    def compose_header(self, width: int) -> Item:
        """Today or all days, the streak, and the number of days played."""
        tabs, book = self._tabs(), self.source.book
        self._lead = [] if fits(tabs, width) else [tabs]
        streak, days = book.streak(self.today), len(book.results)
        counted = ((days, say("daily-in-all", n=days)), (streak, say("daily-in-a-row")))
        shown = [
            Counter(self.ctx, str(number), words) for number, words in reversed(counted) if number
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
        """The groups in as many columns as there is room for."""
        if self.every:
            return Column(*self._lead, every_day(self.ctx, self.source, self._open_day), gap=20)
        u = self.ctx.metrics.u
        groups = [[self._day, self._month_group, self._copied, self._week, self._friend]]
        if width >= WIDE * u:
            groups = [[self._day], [self._month_group, self._copied], [self._week, self._friend]]
        elif width >= MIDDLE * u:
            groups = [[self._day, self._copied, self._friend], [self._month_group, self._week]]
        columns = (Sized(Column(*(Sized(self._framed(each), grow=each is parts[-1])
                                  for each in parts), gap=GAP), grow=1)
                   for parts in groups)  # fmt: skip
        return Column(*self._lead, Row(*columns, gap=GAP, down=Anchor.FILL), gap=GAP)

    def _framed(self, part: Callable[[], Item]) -> Item:
        """A group in its panel."""
        panel = Panel(self.ctx, "", group=True)
        return Padded(part(), across=PAD, top=TOP, behind=panel)

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
        shared = self._shared()
        words = (shared or say("daily-copied-later")).split("\n")
        lines = (text(self.ctx, line, units=15, quiet=not shared) for line in words)
        title = text(self.ctx, say("daily-copied"), face=Face.SEMIBOLD)
        ground = DarkBox(self.ctx)
        return Column(title, 6, Padded(Column(*lines, gap=6), across=14, top=14, behind=ground))

    def _friend(self) -> Item:
        ctx = self.ctx
        code = TextField(ctx, say("daily-code"), text=self.code, longest=LONGEST,
                         placeholder=say("daily-code"), changed=lambda _: None,
                         submitted=self.read)  # fmt: skip
        paste = Button(ctx, say("daily-paste"), self.paste, icon=Icon.PASTE)
        play: list[Item] = []
        if isinstance(self.friend, Challenge):
            act = partial(self.play_challenge, self.friend)
            play = [Button(ctx, say("challenge-play"), act, icon=Icon.PLAY),
                    *self.company.items(self.friend, self.rebuild)]  # fmt: skip
        return Column(
            text(ctx, say("daily-against"), face=Face.SEMIBOLD),
            text(ctx, say("daily-code-holds"), units=15, quiet=True),
            Row(Sized(code, grow=1), Sized(paste, height=48), gap=10),
            *(text(ctx, line, units=16) for line in self._friend_lines), *play, gap=8,
        )  # fmt: skip


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
                note=dotted(date_text(day), _result(book.results[day])),
                mark=Icon.STAR if book.beats(day) else None)
        for day in sorted(book.results, reverse=True)
    )  # fmt: skip
    return Grid(*rows, least=MIDDLE // 2, columns=2)


def _result(done: DayDone) -> str:
    result = result_text(done.points, done.solved)
    return result if done.in_time else dotted(result, when_text(done))
