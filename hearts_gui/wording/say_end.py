"""Sentences about the aim, the end of the game, money, clock and sides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from hearts_gui.engine.rules.choices import (
    Adjust,
    End,
    Partners,
    Ranking,
    ScoreDir,
    Settle,
    SpecialWin,
    Tie,
    Values,
    Wager,
)
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.adjust import adjusted
from hearts_gui.wording.words import counted, figure, listed


def aim(rules: Rules) -> Iterator[str]:
    """What everybody tries to do, before anything else is said."""
    match rules.score_dir:
        case ScoreDir.LOW:
            yield "Cards are taken in tricks, and some of them cost points: take as few as you can."
        case ScoreDir.HIGH:
            yield "Cards are taken in tricks, and some of them lose points: keep your score high."
        case ScoreDir.MAGNITUDE:
            yield "Cards are taken in tricks, and some of them count: stay close to zero."
        case ScoreDir.COUNTERS:
            yield "Cards are taken in tricks, and some of them cost you counters: keep yours."


def ending(rules: Rules) -> Iterator[str]:
    """When the game is over, and who has won."""
    yield _winner(rules)
    yield _end(rules)
    yield from _jumps(rules)
    if why_irrelevant(rules, "tie") is None:
        yield _TIES[rules.tie]
    yield from _special(rules)
    if rules.ranking is Ranking.FULL:
        yield "The others are placed in order of their scores."
    else:
        yield "Only the winner counts; there is no second place."


_TIES: Final = {
    Tie.SHARED: "Players who tie for the best score share the win.",
    Tie.EXTRA_HANDS: (
        "If players tie for the best score when the game would end, more deals are played until "
        "one player is alone in front."
    ),
    Tie.NOT_OVER_WHILE_TIED: "The game does not end while players tie for the best score.",
}


def _winner(rules: Rules) -> str:
    match rules.score_dir:
        case ScoreDir.LOW:
            return "The points of all deals are added up, and the lowest total wins."
        case ScoreDir.HIGH:
            return "The scores of all deals are added up, and the highest total wins."
        case ScoreDir.MAGNITUDE:
            return (
                "Scores are complex numbers; they are added up, and the total nearest to zero wins."
            )
        case ScoreDir.COUNTERS:
            return "Points decide nothing by themselves: the player with the most counters wins."


def _end(rules: Rules) -> str:
    whose = "the total of a side" if rules.partners is Partners.FIXED else "a player’s total"
    if rules.score_dir is ScoreDir.MAGNITUDE:
        whose = f"the distance of {whose} from zero"
    match rules.end:
        case End.REACH | End.EXCEED:
            return f"The game ends after the deal in which {whose} {_limit(rules)}."
        case End.DEALS:
            return f"The game ends after {counted(rules.end_at, 'deal')}."
        case End.TIME:
            return (
                f"After {counted(rules.end_at, 'minute')} the deal in progress is finished, and "
                "the game ends."
            )
        case End.CHIPS:
            return "The game ends when somebody has no counters left."


def _limit(rules: Rules) -> str:
    at = rules.end_at
    reach = rules.end is End.REACH
    up = f"is {figure(at)} or more" if reach else f"is more than {figure(at)}"
    down = f"is {figure(-at)} or less" if reach else f"is less than {figure(-at)}"
    if rules.end_both_ways:
        return f"{down}, or {up}"
    return down if rules.score_dir is ScoreDir.HIGH else up


def _jumps(rules: Rules) -> Iterator[str]:
    match rules.adjust:
        case Adjust.NONE:
            return
        case Adjust.WRAP:
            totals = listed((figure(at) for at in rules.wrap_at), "or")
            yield f"Before that is looked at, a total of exactly {totals} wraps to zero."
        case _:
            told = [
                f"exactly {at} becomes {adjusted(rules, int(at), changed=True)}"
                for at in re.findall(r"\d+", rules.adjust.value)
            ]
            yield (
                f"Before that is looked at, a total that has just changed to {listed(told, 'or')}."
            )


def _special(rules: Rules) -> Iterator[str]:
    if rules.special_win is SpecialWin.NONE:
        return
    for total, deals in re.findall(r"(\d+)-for-(\d+)", rules.special_win.value):
        yield (
            f"Whoever stays on a total of exactly {total} for {counted(int(deals), 'deal')} in a "
            "row wins at once, whatever the scores."
        )
    if rules.count_arrival:
        yield "The deal that reaches such a total counts as the first of them."
    else:
        yield "The deal that reaches such a total does not count as one of them."


def money(rules: Rules) -> Iterator[str]:
    """What is paid, the clock, and how partners share."""
    yield from _payments(rules)
    if rules.timer:
        yield (
            f"Every decision has {counted(rules.timer, 'second')}; when they are over, a random "
            "card that may be played or passed is taken."
        )
    if rules.partners is Partners.FIXED:
        yield "Partners add their scores, and their side wins or loses together."
    elif rules.partners is Partners.ADHOC:
        yield (
            "The first two players to take a trick are partners for that deal, against all the "
            "others, and each side’s players all score what the side took."
        )


def _payments(rules: Rules) -> Iterator[str]:
    stake = counted(rules.stake, "counter")
    if rules.settle.per_deal:
        yield f"Everyone starts with {counted(rules.chips, 'counter')}."
    what = "heart" if rules.values is not Values.NAMED_SUIT else "card of the penalty suit"
    match rules.settle:
        case Settle.AVERAGE:
            yield (
                f"At the end everyone pays {stake} for each point above the average score, or "
                f"receives {stake} for each point below it."
            )
        case Settle.CHIPS_POOL:
            yield (
                f"After each deal everyone pays {stake} into the pool. Those who took no penalty "
                "card share it; what does not divide, or what nobody wins, stays in the pool."
            )
        case Settle.SWEEPSTAKE:
            yield f"After each deal everyone pays {stake} into the pool for each {what} taken."
            yield (
                f"Those who took no {what} share the pool, odd counters staying. If nobody is "
                "clear, or one player took them all, the pool stays and becomes a Jack, which "
                "only a player who alone is clear can win."
            )
        case Settle.HOWELL:
            yield (
                f"After each deal everyone pays {stake} for each {what} taken, once for each other "
                f"player, and receives {stake} for each {what} that others took."
            )
        case Settle.EXCESS:
            yield (
                f"After each deal whoever took the most {what}s pays each other player {stake} for "
                "each one that the other took less."
            )
        case Settle.WAGER:
            yield _wager(rules, stake)
        case Settle.TURBO_POINTS:
            yield (
                "At the end everyone receives the sum of all scores less "
                f"{counted(rules.players, 'time')} the own score, {stake} for each point."
            )
        case Settle.NONE:
            return


def _wager(rules: Rules, stake: str) -> str:
    text = f"At the start everyone puts in {stake}; at the end"
    if rules.wager is Wager.WINNER_TAKES_ALL:
        return f"{text} the winner takes all of it."
    shares = listed(figure(rules.players - place) for place in range(1, rules.players + 1))
    return f"{text} the places are paid in proportion {shares}, and players who tie share alike."
