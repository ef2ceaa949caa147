"""The daily games and the shipped puzzles as data, and the result in a code."""

import hashlib
from collections.abc import Sequence
from datetime import date, timedelta

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.log.log import event_line
from hearts_gui.engine.message import Message, MessageError, message
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.rules.share_code import as_written
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.reports import Report
from hearts_gui.session.daily.challenge import PREFIXES, proved, read_challenge
from hearts_gui.session.daily.codes import CodeError, deal_code, puzzle_code, read_code
from hearts_gui.session.daily.replay import ME, from_player
from hearts_gui.session.daily.week import LEVEL, Daily, daily_of
from hearts_gui.session.practice.puzzle import Puzzle, shipped
from hearts_gui.session.setup.players import Human
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.variants import rules_name


class NotRight(MessageError, ValueError):
    """A code that cannot be read, or whose game nobody could have played."""


def day_rows(first: date, days: int) -> list[Report]:
    """Rows for these days, with a club player in the person's seat.

    `code` holds that player's answers; `log` is the SHA-256 of everything that happens, the same on
    every machine.

    Raises OSError or ValueError where the puzzles cannot be read.
    """
    puzzles = shipped()
    return [_row(daily_of(first + timedelta(days=by)), puzzles) for by in range(days)]


def _row(daily: Daily, puzzles: tuple[Puzzle, ...]) -> Report:
    row: Report = {"date": daily.day.isoformat(), "kind": daily.kind.value}
    if not daily.deals:
        ids = [puzzle.id for puzzle in daily.puzzles(puzzles)]
        code = puzzle_code(daily, [_by_club(daily, puzzle) for puzzle in daily.puzzles(puzzles)])
        return {**row, "puzzles": ids, "log": _digest("\n".join(ids)), "code": code}
    seats = daily.seats(Human())
    bot = make_bot(LEVEL, bot_seed(daily.seed, ME))
    played = from_player(daily.rules, daily.seed, seats, bot.decide)
    code, _ = deal_code(daily, played.events)
    return {
        **row, "rules": daily.key, "deals": daily.deals,
        "points": [float(total.real) for total in played.points],
        "log": _digest("\n".join(map(event_line, played.events))), "code": code,
    }  # fmt: skip


def _by_club(daily: Daily, puzzle: Puzzle) -> str:
    """The card that a Club player chooses in a puzzle of a day."""
    action = make_bot(LEVEL, bot_seed(daily.seed, ME)).decide(puzzle.view())
    return action.card.text if isinstance(action, PlayCard) else ""


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def code_row(code: str) -> Report:
    """The result in a code, after its game was played again. Raises NotRight."""
    try:
        return _code_row(code)
    except CodeError as error:
        raise NotRight(Message("daily-bad-code")) from error


def _code_row(code: str) -> Report:
    if as_written(code).startswith(PREFIXES):
        challenge = read_challenge(code)
        if not proved(challenge):
            raise CodeError("the company would have played otherwise")
        points = [float(total.real) for total in challenge.again.points]
        return {"rules": rules_name(challenge.rules), "seed": challenge.seed, "points": points}
    result = read_code(code)
    row = {
        "date": result.day.isoformat(), "points": [float(total.real) for total in result.points],
        "solved": list(result.solved) if result.checked else None, "checked": result.checked,
    }  # fmt: skip
    return row if result.checked else {**row, "not_checked": say("daily-old-code")}


class UnknownPuzzle(MessageError, ValueError):
    """No puzzle has this name."""

    misused = True


class NotVerified(MessageError, ValueError):
    """A puzzle's claim is false."""


def puzzle_rows(verify: str | None) -> list[Report]:
    """The puzzles as rows: all of them, or the one to verify.

    `verify` is a puzzle's id, which is measured again as a whole, or "all", where a sample has to
    do for those that were measured. Raises UnknownPuzzle or NotVerified.
    """
    puzzles: Sequence[Puzzle] = shipped()
    if verify not in (None, "all"):
        puzzles = [puzzle for puzzle in puzzles if puzzle.id == verify]
        if not puzzles:
            raise UnknownPuzzle(message("puzzle-unknown", id=verify))
    if verify is not None:
        from hearts_gui.session.practice.judged import verified

        wrong = [puzzle.id for puzzle in puzzles if not verified(puzzle, whole=verify != "all")]
        if wrong:
            raise NotVerified(message("puzzle-wrong", ids=wrong[:5], n=len(wrong)))
    return [_puzzle_row(puzzle) for puzzle in puzzles]


def _puzzle_row(puzzle: Puzzle) -> Report:
    names = ("id", "rules", "tier", "theme", "gap", "error", "rating")
    return {name: getattr(puzzle, name) for name in names}
