"""The menu's lines about a person's games and learning, from a glance at small files.

The first picture waits for this: neither the engine nor the session is read here.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any, Final

from hearts_gui.config import paths
from hearts_gui.config.reading import read_value, text, whole
from hearts_gui.session.daily import book as daily_book
from hearts_gui.session.daily.kinds import PLAN
from hearts_gui.session.practice import lesson_book
from hearts_gui.session.store import peek, stats
from hearts_gui.session.store.noted import due_count, noted_rating
from hearts_gui.ui.shell.context import ContinueInfo, MenuFacts
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import stand_text

STATISTICS: Final = "statistics.json"
_A_DAY: Final = 10
"""Positions of a day's practice."""


def menu_facts() -> MenuFacts:
    """Everything that the menu shows."""
    data, saves = paths.user_data_dir(), paths.saves_dir()
    under_way, over = len(peek.game_files(saves)), len(peek.game_files(saves / peek.FINISHED))
    today, waits = _daily()
    return MenuFacts(
        under_way=_game_under_way(),
        new_game=_plan_detail(paths.last_table_file()),
        record=stats.load(saves / STATISTICS).sentence(),
        any_played=bool(under_way or over),
        any_finished=bool(over),
        games=say("menu-games-detail", under=under_way, over=over),
        daily=today,
        daily_waits=waits,
        lessons_done=len(lesson_book.LessonBook(data / lesson_book.FILE).stars),
        practice_due=due_count(data, date.today(), _A_DAY),
        statistics=_statistics(),
    )


def _game_under_way() -> ContinueInfo | None:
    glimpse = peek.latest(paths.saves_dir())
    if glimpse is None:
        return None
    detail = stand_text(glimpse.deal, glimpse.own_total)
    return ContinueInfo(say("menu-continue"), detail, glimpse.portraits)


def _daily() -> tuple[str, bool]:
    """Today's task in a few words, and whether it is still to be played."""
    now = date.today()
    book = daily_book.DailyBook(paths.user_data_dir() / daily_book.FILE)
    done, field = book.results.get(now), book.fields.get(now)
    if done is None:
        return say("menu-daily-detail", kind=PLAN[now.weekday()].value), True
    if done.solved:
        return say("menu-daily-solved", n=sum(done.solved), of=len(done.solved)), False
    from hearts_gui.wording.score_texts import decimal_text, score_text

    beaten = None if field is None else field.beaten
    beaten_known, n = beaten is not None, sum(done.points)
    points = score_text(int(n) if n == int(n) else n)
    shown = "" if beaten is None else decimal_text(beaten, 0 if beaten == int(beaten) else 1)
    return say("menu-daily-done", n=n, points=points, known=beaten_known, beaten=shown), False


def _statistics() -> str:
    """The rating, or what else Statistics shows while there is none."""
    rating = noted_rating(paths.saves_dir())
    if rating is None:
        return say("menu-statistics-detail")
    return say("stat-rating-line", level=say("stat-rating"), rating=round(rating[0]))


def _plan_detail(path: Path) -> str:
    """The stored plan's title and size, without understanding its rules."""
    title, players = read_value(path, _title_and_size, ("Standard", 4))
    return say("menu-plan", title=title, n=players)


def _title_and_size(data: Any) -> tuple[str, int]:
    return text(data["title"]), whole(data["rules"].get("players", 4), 1, 99)
