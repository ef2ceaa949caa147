"""The output of the headless verbs: plain JSON about rules, players, simulations and replays."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hearts_gui.ai.players.levels import LEVELS
from hearts_gui.ai.players.personas import PERSONAS
from hearts_gui.engine.cards import show_cards
from hearts_gui.engine.log.codec import to_plain
from hearts_gui.engine.log.log import LoadedLog
from hearts_gui.engine.message import MessageError, message
from hearts_gui.engine.rules.rules import Rules, rules_to_dict
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.scores import DealScore, Line, LineKind
from hearts_gui.headless.simulate import GameRun, simulate, without_clock
from hearts_gui.session.game.fair_deal import NOTHING, NotedCommitment, prove
from hearts_gui.session.store.saves import read_game
from hearts_gui.wording.describe import describe
from hearts_gui.wording.language.messages import message_text
from hearts_gui.wording.variants import VARIANTS, rules_name, rules_title, variant_of

Report = dict[str, Any]

_DIGITS = 4


class BotsDoNotFit(MessageError, ValueError):
    """There are more or fewer computer players than seats."""

    misused = True


class NotInGame(MessageError, ValueError):
    """The game has no such deal or seat, or more than one deal to choose from."""

    misused = True


class ReplayError(MessageError):
    """A saved game is damaged or incomplete."""


def rules_list(players: int | None, *, for_programs: bool) -> list[Report]:
    """Every named rule set, or those for this number of players; English titles for programs."""
    return [
        {
            "key": entry.key,
            "title": entry.english_title if for_programs else entry.title,
            "players": list(entry.sizes),
        }
        for entry in VARIANTS
        if players is None or players in entry.sizes
    ]


def rules_report(rules: Rules) -> Report:
    """One set of rules in sentences and values."""
    entry = variant_of(rules)
    return {
        "key": rules_name(rules),
        "title": rules_title(rules),
        "players": [rules.players] if entry is None else list(entry.sizes),
        "sentences": [sentence.text for sentence in describe(rules)],
        "values": rules_to_dict(rules),
    }


def bots_report() -> Report:
    """Every computer player that can be chosen."""
    return {
        "levels": [entry.key for entry in LEVELS],
        "characters": [persona.name for persona in PERSONAS],
    }


def seat_levels(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One level for each seat: those named, or the only one named for all. Raises BotsDoNotFit."""
    if len(names) == 1:
        return (names[0],) * players
    if len(names) != players:
        raise BotsDoNotFit(message("cli-bots-do-not-fit", n=len(names), players=players))
    return tuple(names)


def simulate_report(
    rules: Rules,
    levels: tuple[str, ...],
    *,
    games: int,
    seed: str,
    jobs: int = 1,
    folder: Path | None = None,
) -> Report:
    """Play games between computer players and report on those that ended.

    `endless` lists the numbers of the others, where there are any. Raises EndlessGame when no game
    ended, OSError when the games cannot be written down, FileExistsError where one is already.
    """
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    job = GameRun(without_clock(rules), levels, seed, 1, games, folder, rules_title(rules))
    begin = time.perf_counter()
    tally = simulate(job, jobs)
    seconds = time.perf_counter() - begin
    faults = {"faults": list(tally.faults)} if any(tally.faults) else {}
    endless = {"endless": list(tally.endless)} if tally.endless else {}
    return {
        "rules": rules_name(rules),
        "players": rules.players,
        "bots": list(levels),
        "games": tally.games,
        "deals": tally.deals,
        "mean_points_per_deal": [_mean(points, tally.deals) for points in tally.points],
        "wins": list(tally.wins),
        "deals_per_second": round(tally.deals / seconds, 1),
        "seed": seed,
        **endless,
        **faults,
    }


def _mean(points: Score, deals: int) -> Any:
    if isinstance(points, complex):
        return [round(points.real / deals, _DIGITS), round(points.imag / deals, _DIGITS)]
    return round(points / deals, _DIGITS)


def sound_game(path: Path) -> LoadedLog:
    """A saved game, once it is found undamaged.

    Raises SaveError, or ReplayError naming the line where the file breaks.
    """
    loaded = read_game(path)
    if loaded.damage is not None:
        why = message_text(loaded.damage.why).removesuffix(".")
        raise ReplayError(
            message("cli-replay-damage", file=path.name, line=loaded.damage.line, why=why)
        )
    return loaded


def replay_report(
    path: Path, *, verify: bool = False, noted: NotedCommitment = NOTHING, lines: bool = False
) -> Report:
    """The result of a saved game, judged again.

    Raises SaveError or ReplayError, the latter naming the line where the file breaks. With `verify`
    it also says what the file proves to a person who `noted` the code before the first deal. Raises
    NotProved where that note does not fit, and when anything in the file does not follow from the
    seed and the rules.
    """
    loaded = sound_game(path)
    verified = prove(path, loaded, noted) if verify else None
    public = loaded.game.public
    history, result = public.standings.history, public.result
    report: Report = {
        "deals": [to_plain(deal.points) for deal in history],
        "totals": to_plain(public.standings.totals),
        "winners": [] if result is None else list(result.winners),
    }
    if loaded.torn:
        report["torn"] = message_text(message("save-torn", file=path.name))
    if loaded.differences:
        report["differences"] = [
            message_text(difference.message) for difference in loaded.differences
        ]
    if lines:
        report["lines"] = [deal_lines(deal) for deal in history]
    if verified is not None:
        report["verified"] = verified
    return report


def deal_lines(deal: DealScore) -> list[list[str]]:
    """The line items of a deal by seat, such as "QS 13" or "floor +4"."""
    return [[_line(line) for line in lines] for lines in deal.lines]


def _line(line: Line) -> str:
    counted = line.kind in (LineKind.CARDS, LineKind.BONUS, LineKind.MULTIPLIER)
    name = show_cards(line.cards) if counted else line.kind.value.replace("_", " ")
    if isinstance(line.points, complex):
        return f"{name} {line.points.real:+g}{line.points.imag:+g}i"
    return f"{name} {line.points}" if counted else f"{name} {line.points:+d}"
