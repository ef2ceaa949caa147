"""The games of the person at this screen, as menu, help and lists ask for them.

The first picture needs only a glance at small files; engine and session are imported inside the
methods that need them; `read_ahead` imports them in good time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hearts_gui.config import paths
from hearts_gui.config.reading import read_value, text, whole
from hearts_gui.session.daily import book as daily_book
from hearts_gui.session.daily.kinds import PLAN
from hearts_gui.session.game.later import BackgroundTask
from hearts_gui.session.practice import lesson_book
from hearts_gui.session.store import peek, stats
from hearts_gui.session.store.stats import due_count, noted_rating
from hearts_gui.ui.shell.context import Context, ContinueInfo, MenuFacts, Scene
from hearts_gui.ui.shell.window import wake_loop
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.score_texts import progress_text, score_text, short_text

if TYPE_CHECKING:
    from hearts_gui.engine.message import Message
    from hearts_gui.engine.shuffle import Cut
    from hearts_gui.session.game.session import Session
    from hearts_gui.session.past.library import Library
    from hearts_gui.session.setup.plans import TablePlan
    from hearts_gui.session.setup.players import Human
    from hearts_gui.session.store.game_lists import Shelf
    from hearts_gui.ui.daily.player_days import PlayerDays
    from hearts_gui.ui.finished import PlayerFinished
    from hearts_gui.ui.player_learning import PlayerLearning
    from hearts_gui.wording.how_to_play import Chapter

_NEW = 2
"""Up to this many games, the one after the lessons among them, a player is new to the game."""


class PlayerGames:
    """Starts, continues and explains games."""

    def __init__(self, make_library: Callable[[], Library] | None = None) -> None:
        self._make_library = make_library or _library
        self.session: Session | None = None  # the game that is on the table
        self._storing: BackgroundTask[Message | None] = BackgroundTask(lambda: None)

    @cached_property
    def library(self) -> Library:
        return self._make_library()

    @cached_property
    def days(self) -> PlayerDays:
        from hearts_gui.ui.daily.player_days import PlayerDays

        return PlayerDays(self)

    @cached_property
    def learning(self) -> PlayerLearning:
        """Lessons, puzzles and practice."""
        from hearts_gui.ui.player_learning import PlayerLearning

        return PlayerLearning(self)

    @cached_property
    def finished(self) -> PlayerFinished:
        """The games that are over."""
        from hearts_gui.ui.finished import PlayerFinished

        return PlayerFinished(self.library)

    @property
    def shelf(self) -> Shelf:
        """The list of games under way."""
        return self.library.shelf

    def menu_facts(self) -> MenuFacts:
        """The facts that the menu shows; the engine need not be read for them."""
        data, saves = paths.user_data_dir(), paths.saves_dir()
        under_way, over = peek.game_files(saves), len(peek.game_files(saves / peek.FINISHED))
        unfiled = sum(map(peek.is_over, under_way))  # over when the program was killed
        today, waits = _daily()
        return MenuFacts(
            under_way=_game_under_way(), new_game=_plan_detail(),
            record=stats.load(saves / stats.FILE).sentence(), any_played=bool(under_way or over),
            any_finished=bool(over),
            games=say("menu-games-detail", under=len(under_way) - unfiled, over=over + unfiled),
            daily=today, daily_waits=waits,
            lessons_done=len(lesson_book.LessonBook(data / lesson_book.FILE).stars),
            practice_due=due_count(data, date.today(), _A_DAY), statistics=_statistics(),
        )  # fmt: skip

    def rules_sections(self) -> tuple[Chapter, ...]:
        """The rules in sentences, from those of the game under way or of the next one."""
        from hearts_gui.session.game.fair_deal import FAIR_DEALS
        from hearts_gui.session.game.opponents import WHAT_THEY_KNOW
        from hearts_gui.wording.how_to_play import Chapter, chapters

        about = (
            Chapter(say("help-opponents"), tuple(message_text(line) for line in WHAT_THEY_KNOW)),
            Chapter(say("help-fair"), tuple(message_text(line) for line in FAIR_DEALS)),
        )
        slot = self.library.latest()
        rules = self.plan().rules if slot is None else slot.header.rules
        return (*chapters(rules if self.session is None else self.session.rules), *about)

    # -- playing

    def plan(self) -> TablePlan:
        """The plan of the last new game; the Standard game before any."""
        from hearts_gui.session.setup.plans import load_plan

        self._storing.take(wait=True)
        return load_plan(paths.last_table_file())

    def start(self, ctx: Context, plan: TablePlan) -> Scene:
        """Start this game and remember the choice; the player cuts the pack first, if wished.

        Other games under way stay as they are.
        """
        from hearts_gui.session.game.fair_deal import Uncut
        from hearts_gui.ui.screens.cutting import CutDialog

        pack = Uncut(plan.rules)
        if not ctx.settings.cut_pack or _nothing_played():
            return self._begin(ctx, plan, pack.cut(pack.proposed))
        return CutDialog(ctx, pack, lambda cut: ctx.scenes.over_first(self._begin(ctx, plan, cut)))

    def _begin(self, ctx: Context, plan: TablePlan, cut: Cut) -> Scene:
        """Sit down at a table whose cards follow from this cut, and remember the choice."""
        from hearts_gui.session.setup.plans import seat_players

        self.remember(plan)
        fitting = _fitting(plan) if plan.fits else ""
        seating = seat_players(plan, _human(ctx), cut.seed, fitting=fitting)
        session = self.library.start(plan.rules, seating, cut=cut, title=plan.title)
        if plan.practice:
            session.practise()
        return self.show(ctx, session)

    def remember(self, plan: TablePlan) -> None:
        """Make this the choice for the next new game without starting it."""
        from hearts_gui.session.setup.plans import save_plan

        self._storing.take(wait=True)
        self._storing = BackgroundTask(partial(save_plan, plan, paths.last_table_file()))

    def resume(self, ctx: Context) -> Scene:
        """Continue the game played last, or without one start a game like it."""
        glimpse = peek.latest(paths.saves_dir())
        if glimpse is None:
            return self.start(ctx, self.plan())
        return self.open_file(ctx, glimpse.path)

    def open(self, ctx: Context, path: Path) -> Scene:
        """Continue the game in a file. Raises SaveError."""
        return self.show(ctx, self.library.resume(path, human=_human(ctx)))

    def open_file(self, ctx: Context, path: Path) -> Scene:
        """The scene of the game in a file, or one that says why it cannot be played."""
        from hearts_gui.session.store.saves import SaveError
        from hearts_gui.ui.finished import not_opened

        try:
            return self.open(ctx, path)
        except SaveError as error:
            return not_opened(ctx, error)

    def show(self, ctx: Context, session: Session) -> Scene:
        """The scene that plays a game which is open."""
        from hearts_gui.ui.hot_seat import seat_at_table

        self.session = session
        self.days.watch(session)
        return seat_at_table(ctx, session, lambda: self._left(session))

    def _left(self, session: Session) -> None:
        if self.session is session:
            self.session = None
        self.library.leave(session)
        if session.over and not session.practice:
            self.learning.read_games()  # so that the menu knows what comes back, and when

    def daily(self, ctx: Context) -> Scene:
        """Open the daily screen."""
        from hearts_gui.ui.daily.player_days import today
        from hearts_gui.ui.daily.scene import DailyScene

        self.days.book.read()
        return DailyScene(ctx, self.days, today(), today)

    def deliver(self) -> None:
        """Take the coach's answers; each one triggers a frame."""
        if "library" in vars(self):
            self.library.inbox.deliver()

    def close(self) -> None:
        """Close all games; they are read again when they are needed."""
        self.session = None
        self._storing.take(wait=True)
        for name in ("learning", "library"):
            if name in vars(self):
                vars(self).pop(name).close()
        for name in ("days", "finished"):
            vars(self).pop(name, None)


def _nothing_played() -> bool:
    """Whether this is a person's first game, not counting the one after the lessons."""
    played = stats.load(paths.saves_dir() / stats.FILE)
    return len(played.game_ids) < _NEW and not peek.game_files(paths.saves_dir())


def shared() -> bool:
    """Whether another window is playing one of the games."""
    return any(peek.is_busy(path) for path in peek.game_files(paths.saves_dir()))


def _library() -> Library:
    from hearts_gui.session.game.reference_players import play_again
    from hearts_gui.session.past.library import Library, watch

    saves = paths.saves_dir()

    def clock() -> float:  # unlike that of the frames, it runs while nothing is drawn
        return time.monotonic() * 1000

    return Library(saves, clock=clock, coach=watch, pars=play_again, wake=wake_loop)


def _human(ctx: Context) -> Human:
    from hearts_gui.session.setup.players import Human

    return Human.of(ctx.settings)


def read_ahead() -> None:
    """Read engine, session, table and rules now, so that the first click need not wait for them."""
    import hearts_gui.session.past.library
    import hearts_gui.ui.player_learning
    import hearts_gui.ui.screens.about
    import hearts_gui.ui.screens.cutting
    import hearts_gui.ui.screens.help
    import hearts_gui.ui.screens.new_game
    import hearts_gui.ui.screens.rules.tab
    import hearts_gui.ui.screens.saved_games
    import hearts_gui.ui.table.scene  # noqa: F401
    from hearts_gui.session.setup.rules_setup import read_named

    read_named()


def _fitting(plan: TablePlan) -> str:
    """The level of opponents that fits this person."""
    from hearts_gui.session.past.fitting import fitting_opponents, noted_strength

    strength = noted_strength(paths.saves_dir())
    return fitting_opponents(strength, plan.share, plan.rules.players)


_A_DAY = 10
"""Positions of a day's practice."""


def _game_under_way() -> ContinueInfo | None:
    glimpse = peek.latest(paths.saves_dir())
    if glimpse is None:
        return None
    detail = progress_text(glimpse.deal, glimpse.own_total)
    return ContinueInfo(say("menu-continue"), detail, glimpse.portraits)


def _daily() -> tuple[str, bool]:
    """Today's daily game in a few words, and whether it is still to be played."""
    now = date.today()
    book = daily_book.DailyBook(paths.user_data_dir() / daily_book.FILE)
    done, field = book.results.get(now), book.fields.get(now)
    if done is None:
        return say("menu-daily-detail", kind=PLAN[now.weekday()].value), True
    if done.solved:
        return say("menu-daily-solved", n=sum(done.solved), of=len(done.solved)), False
    beaten = None if field is None else field.beaten
    beaten_known, n = beaten is not None, sum(done.points)
    shown = "" if beaten is None else short_text(beaten)
    return say("menu-daily-done", n=n, points=score_text(n), known=beaten_known,
               beaten=shown), False  # fmt: skip


def _statistics() -> str:
    """The rating, or what else Statistics shows while there is none."""
    rating = noted_rating(paths.saves_dir())
    if rating is None:
        return say("menu-statistics-detail")
    return say("stat-rating-line", level=say("stat-rating"), rating=round(rating[0]))


def _plan_detail() -> str:
    """The stored plan's title and table size, without checking its rules."""

    def title_and_size(data: Any) -> tuple[str, int]:
        return text(data["title"]), whole(data["rules"].get("players", 4), 1, 99)

    first = (say("variant-standard"), 4)
    title, players = read_value(paths.last_table_file(), title_and_size, first)
    return say("menu-plan", title=title, n=players)
