"""The verbs of what comes with the game: its puzzles, and the days of the plan."""

from __future__ import annotations

import argparse
from datetime import date
from typing import Final

from hearts_gui.arguments import Failed, Misused, Parser
from hearts_gui.verbs import PROGRAM, print_json
from hearts_gui.wording.language.messages import say, told

MOST_DAYS: Final = 400


def puzzles(words: list[str]) -> int:
    """The puzzles, counted again where that is wished."""
    from hearts_gui.headless.puzzles_report import NotVerified, UnknownPuzzle, puzzle_rows

    parser = Parser(prog=f"{PROGRAM} puzzles", description=say("cli-help-puzzles"))
    parser.add_argument("--verify", metavar="ID", help=say("cli-help-count-puzzles-again"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-print-json"))
    wanted = parser.parse_args(words)
    try:
        rows = puzzle_rows(wanted.verify)
    except UnknownPuzzle as error:
        raise Misused(told(error.message)) from None
    except NotVerified as error:
        raise Failed(told(error.message)) from None
    except (OSError, ValueError):
        raise Failed(say("puzzle-no-file")) from None
    return print_json(rows)


def daily(words: list[str]) -> int:
    """What the days bring, and what a code says."""
    parser = Parser(prog=f"{PROGRAM} daily", description=say("cli-help-daily"))
    parser.add_argument("date", nargs="?", type=_day, metavar="YYYY-MM-DD",
                        help=say("cli-help-daily-date"))  # fmt: skip
    parser.add_argument("--days", type=_days, default=1, metavar="N", help=say("cli-help-days"))
    parser.add_argument("--check", metavar="CODE", help=say("cli-help-check-code"))
    wanted = parser.parse_args(words)
    from hearts_gui.headless.daily_report import NotRight, code_row, day_rows

    if wanted.check is not None:
        try:
            return print_json([code_row(wanted.check)])
        except NotRight:
            raise Failed(say("daily-bad-code")) from None
    first = wanted.date or date.today()
    if (date.max - first).days < wanted.days - 1:
        raise Misused(say("cli-days-end", last=date.max.isoformat()))
    try:
        rows = day_rows(first, wanted.days)
    except (OSError, ValueError):
        raise Failed(say("puzzle-no-file")) from None
    return print_json(rows)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("cli-no-date", word=repr(text))) from None


def _days(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(say("cli-no-days", most=MOST_DAYS))
    return int(text)
