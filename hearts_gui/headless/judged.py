"""What the decisions of a saved game cost, as `judge` prints it."""

import math
import time
from collections.abc import Callable
from pathlib import Path

from hearts_gui.ai.coach.decisions import coach_seed, decisions, text_of
from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.ai.coach.grading import grade
from hearts_gui.engine.message import message
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.reports import NotInGame, Report, sound_game
from hearts_gui.headless.simulate import MOST_DEALS, one_deal, play, seat_players
from hearts_gui.wording.language.messages import message_text
from hearts_gui.wording.variants import rules_name

_DIGITS = 3


def judge_report(
    path: Path, deal: int | None, seat: int | None, progress: Callable[[int, int], None]
) -> Report:
    """What the decisions in a saved game cost, for every deal and seat or for one.

    `progress` is told how many are judged, of how many. Raises SaveError or ReplayError for a file
    that is no whole game, NotInGame.
    """
    loaded = sound_game(path)
    rules, seed = loaded.header.rules, loaded.header.seed
    played = len(loaded.game.public.standings.history) + (loaded.game.public.deal is not None)
    if deal is not None and not 1 <= deal <= played:
        raise NotInGame(message("judge-no-deal", deal=deal, n=played))
    if seat is not None and not 0 <= seat < rules.players:
        raise NotInGame(message("judge-no-seat", seat=seat, most=rules.players - 1))
    game = coach_seed(seed)
    reports: dict[tuple[int, int], list[Report]] = {}
    seats = range(rules.players) if seat is None else (seat,)
    made = [each for seat in seats for each in decisions(rules, seat, loaded.events)]
    asked = [decision for decision in made if deal in (None, decision.deal)]
    for done, decision in enumerate(asked, start=1):
        progress(done - 1, len(asked))  # the first takes half a minute on a busy machine
        rows = reports.setdefault((decision.deal, decision.seat), [])
        graded = grade(decision, game)
        if graded.real:
            rows.append(_row(graded))
        progress(done, len(asked))
    return {
        "rules": rules_name(rules),
        "coach": COACH,
        "deals": [_deal(*key, rows) for key, rows in sorted(reports.items())],
    }


def _deal(deal: int, seat: int, rows: list[Report]) -> Report:
    return {
        "deal": deal,
        "seat": seat,
        "real_choices": len(rows),
        "loss_sum": round(sum(row["loss"] for row in rows), _DIGITS),
        "loss_error": round(math.sqrt(sum(row["error"] ** 2 for row in rows)), _DIGITS),
        "decisions": rows,
    }


def _row(graded: Grade) -> Report:
    return {
        "ask": graded.ask,
        "trick": graded.trick,
        "played": text_of(graded.played),
        "best": text_of(graded.best),
        "loss": round(graded.loss, _DIGITS),
        "error": round(0.0 if graded.ahead else graded.error, _DIGITS),
        "worlds": graded.worlds,
        "label": None if graded.label is None else graded.label.value,
        "reason": None if graded.reason is None else message_text(graded.reason),
        "answers": [
            {
                "answer": text_of(answer.action),
                "mean": round(answer.mean, _DIGITS),
                "error": round(answer.error, _DIGITS),
            }
            for answer in graded.answers
        ],
    }


def bench_judge(rules: Rules, level: str, seconds: float) -> Report:
    """The processor time that it takes to judge one seat's decisions in a deal.

    One deal is judged however long it takes, and others until the seconds are over.
    """
    choices, times = 0, list[float]()
    while sum(times) < seconds or not times:
        number = len(times) + 1
        seat, game_seed = number % rules.players, f"bench judge {number}"
        bots = seat_players((level,) * rules.players, game_seed)
        game = play(rules, bots, game_seed, most_deals=MOST_DEALS, until=one_deal)
        begin = time.process_time()
        for decision in decisions(rules, seat, game.events):
            choices += grade(decision, coach_seed(game_seed)).real
        times.append(time.process_time() - begin)
    return {
        "rules": rules_name(rules),
        "level": level,
        "deals": len(times),
        "real_choices": choices,
        "mean_s": round(sum(times) / len(times), _DIGITS),
        "worst_s": round(max(times), _DIGITS),
    }
