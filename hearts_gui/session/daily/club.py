"""The codes of many people, merged into a table: a line for each result, a name before its code.

    Eva: HG-D-20261123-7KQ4-M2XA-9F
    Bo   HG-D-20261123-5T62-V9TY-AN

Every code is replayed; those that are not valid are counted and left out. People are compared on
the days that others played too, and only by deals.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from statistics import fmean

from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.share_code import as_written
from hearts_gui.session.daily.challenge import PREFIXES, Challenge, read_challenge
from hearts_gui.session.daily.codes import PREFIX, CodeError, Result, read_code
from hearts_gui.session.daily.week import daily_of
from hearts_gui.session.past.means import Mean, mean_of

MOST = 2000
"""The most lines of a file that are read."""
_LINE = re.compile(r"^(?P<name>.*?)[\s:·,;]*(?P<code>HG-D-\d{8}-[0-9A-Z-]+)", re.IGNORECASE)
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class ClubDay:
    """One person's points in all deals of a day."""

    name: str
    day: date
    points: float


@dataclass(frozen=True, slots=True)
class ClubStanding:
    """A person's standing: days compared, and the points a day better than the others."""

    name: str
    days: int
    better: Mean | None
    """None before the second day that others played too."""


@dataclass(frozen=True, slots=True)
class Club:
    """The results in a file of codes."""

    table: tuple[ClubStanding, ...]
    """The best first, those without a mean last."""
    unreadable: int


def is_club(text: str) -> bool:
    """Whether a text holds the codes of several results."""
    return sum(_LINE.match(line) is not None for line in text.splitlines()) > 1


def read_club(text: str) -> Club:
    """The table of a text; someone's first result of a day counts."""
    entries: dict[tuple[str, date], ClubDay] = {}
    unreadable = 0
    for line in text.splitlines()[:MOST]:
        match = _LINE.match(line)
        if match is None:
            continue
        try:
            result = read_code(match["code"])
        except CodeError:
            unreadable += 1
            continue
        name = match["name"].strip()[:_LONGEST_NAME]
        if name and result.points:
            points = sum(float(total.real) for total in result.points)
            entries.setdefault((name, result.day), ClubDay(name, result.day, points))
    return Club(_table(list(entries.values())), unreadable)


def _table(entries: Sequence[ClubDay]) -> tuple[ClubStanding, ...]:
    days: dict[date, list[ClubDay]] = defaultdict(list)
    for entry in entries:
        days[entry.day].append(entry)
    better: dict[str, list[float]] = {entry.name: [] for entry in entries}
    for day, those in days.items():
        sign = -1 if daily_of(day).rules.score_dir is ScoreDir.HIGH else 1
        for entry in those:
            others = [club_day.points for club_day in those if club_day is not entry]
            if others:
                better[entry.name].append(sign * (fmean(others) - entry.points))
    standings = [
        ClubStanding(name, len(points), mean_of(points)) for name, points in better.items()
    ]
    return tuple(sorted(standings, key=_rank))


def _rank(standing: ClubStanding) -> tuple[float, str]:
    mean = standing.better
    return (float("inf") if mean is None else -mean.value, standing.name)


def code_in(text: str) -> str:
    """The last code in a text, which mail may have wrapped after a dash; empty without one."""
    words = [as_written(word) for word in text.split()]
    starts = [n for n, word in enumerate(words) if word.upper().startswith((PREFIX, *PREFIXES))]
    parts = words[starts[-1] :] if starts else []
    end = next((n for n, part in enumerate(parts, 1) if part[-1:] != "-"), None)
    return "".join(parts[:end])


CodeResult = Result | Challenge | Club | None


def read_any(code: str) -> CodeResult:
    """The result in a friend's code; None for an invalid one. Long games take a moment."""
    if is_club(code):
        return read_club(code)
    try:
        known = as_written(code).startswith(PREFIXES)
        return read_challenge(code) if known else read_code(code)
    except CodeError:
        return None
