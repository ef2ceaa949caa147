"""Sentences about the aim, the end of the game, money and clock."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from hearts_gui.engine.rules.choices import (
    Adjust,
    End,
    Partners,
    ScoreDir,
    Settle,
    SpecialWin,
    Values,
    Wager,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.adjust import adjusted
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.say_values import penalty_cards


def aim(rules: Rules) -> Iterator[str]:
    """What a trick is, what everyone tries to do, and which cards matter, before anything else."""
    yield say("help-trick")
    named, score = penalty_cards(rules), rules.score_dir.value
    if rules.score_dir is ScoreDir.COUNTERS:
        pool = rules.settle is Settle.CHIPS_POOL
        score = "pool" if pool else score if named["kind"] in ("hearts", "named") else "hearts"
    yield say("rules-aim", score=score, tricks=bool(rules.trick_points))
    if named["cards"]:
        yield say("rules-penalty-cards", **named)


def ending(rules: Rules) -> Iterator[str]:
    """When the game is over, and who has won."""
    yield say("rules-winner", score=rules.score_dir)
    yield _end(rules)
    if rules.values is Values.GONG_ZHU and rules.end in (End.REACH, End.EXCEED):
        yield say("rules-gong-zhu-loser", end=rules.end, low=-rules.end_at)
    yield from _jumps(rules)
    sides = rules.players // 2 if rules.partners is Partners.FIXED else 0
    special = rules.special_win is not SpecialWin.NONE
    yield say("rules-tie", tie=rules.tie, side=sides > 0, special=special)
    yield from _special(rules)
    yield say("rules-ranking", ranking=rules.ranking, sides=sides)


def _end(rules: Rules) -> str:
    match rules.end:
        case End.REACH | End.EXCEED:
            ways = "down" if rules.score_dir is ScoreDir.HIGH else "up"
            return say(
                "rules-end-limit",
                side=rules.partners is Partners.FIXED,
                distance=rules.score_dir is ScoreDir.MAGNITUDE,
                end=rules.end,
                ways="both" if rules.end_both_ways else ways,
                high=rules.end_at,
                low=-rules.end_at,
            )
        case End.DEALS:
            return say("rules-end-deals", n=rules.end_at)
        case End.TIME:
            return say("rules-end-time", n=rules.end_at)
        case End.CHIPS:
            return say("rules-end-chips")


def _jumps(rules: Rules) -> Iterator[str]:
    match rules.adjust:
        case Adjust.NONE:
            return
        case Adjust.WRAP:
            yield say("rules-wrap", totals=[figure(total) for total in rules.wrap_at])
        case _:
            totals = [int(total) for total in re.findall(r"\d+", rules.adjust.value)]
            changes = [
                say("rules-adjust-one", **{"from": total}, to=adjusted(rules, total, changed=True))
                for total in totals
            ]
            yield say("rules-adjust", changes=changes)


def _special(rules: Rules) -> Iterator[str]:
    if rules.special_win is SpecialWin.NONE:
        return
    for total, deals in re.findall(r"(\d+)-for-(\d+)", rules.special_win.value):
        yield say("rules-special-win", total=int(total), n=int(deals))
    yield say("rules-special-several")
    yield say("rules-special-arrival", counts=rules.count_arrival)


def money(rules: Rules) -> Iterator[str]:
    """What is paid, and the clock."""
    if rules.settle.per_deal:
        yield say("rules-chips", n=rules.chips, debts=rules.end is not End.CHIPS)
    yield from _payments(rules)
    if rules.timer:
        yield say("rules-timer", n=rules.timer)


_PAYMENTS: Final = {
    Settle.AVERAGE: ("rules-settle-average",),
    Settle.CHIPS_POOL: ("rules-settle-pool", "rules-pool-left"),
    Settle.SWEEPSTAKE: ("rules-settle-sweepstake", "rules-settle-jack", "rules-pool-left"),
    Settle.HOWELL: ("rules-settle-howell",),
    Settle.EXCESS: ("rules-settle-excess",),
    Settle.TURBO_POINTS: ("rules-settle-turbo",),
}


def _payments(rules: Rules) -> Iterator[str]:
    if rules.settle is Settle.WAGER:
        yield _wager(rules)
    for key in _PAYMENTS.get(rules.settle, ()):
        named = rules.values is Values.NAMED_SUIT
        yield say(key, n=rules.stake, named=named, players=rules.players)


def _wager(rules: Rules) -> str:
    if rules.wager is Wager.WINNER_TAKES_ALL:
        return say("rules-wager-winner", n=rules.stake)
    shares = [figure(rules.players - place) for place in range(1, rules.players + 1)]
    return say("rules-wager-places", n=rules.stake, shares=shares)
