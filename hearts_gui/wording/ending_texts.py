"""How a game ends and who wins it, in a few words beside the deal's number."""

from __future__ import annotations

from typing import assert_never

from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import End, ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.scores import Amount
from hearts_gui.wording.score_texts import score_text


def ending_text(rules: Rules) -> str:
    """How the game ends, in a few words after the deal's number."""
    # Where the highest score wins, the limit lies on the side to which penalties push.
    limit = -rules.end_at if rules.score_dir is ScoreDir.HIGH else rules.end_at
    match rules.end:
        case End.REACH:
            return f"first to {score_text(limit)}"
        case End.EXCEED:
            return f"first past {score_text(limit)}"
        case End.DEALS:
            return f"of {rules.end_at}"
        case End.TIME:
            return f"{rules.end_at} minutes"
        case End.CHIPS:
            return "for counters"
        case _:
            assert_never(rules.end)


def deal_pill(public: PublicGame) -> str:
    """ "Deal 4, first to 100"; "Deal 4 of 10" where a number of deals is agreed."""
    deal = public.deal
    number = deal.number if deal is not None else len(public.standings.history)
    number = max(1, number)
    separator = " " if public.rules.end is End.DEALS else ", "
    return f"Deal {number}{separator}{ending_text(public.rules)}"


def deal_pills(public: PublicGame, more: str = "") -> tuple[str, ...]:
    """What the deal's pill says, the longest wording first; `more` is a pool or what is left."""
    deal, rules = public.deal, public.rules
    number = max(1, deal.number if deal is not None else len(public.standings.history))
    full = deal_pill(public)
    if more and rules.end is End.TIME:
        return (f"Deal {number}, {more}", more, f"Deal {number}")
    limit = score_text(-rules.end_at if rules.score_dir is ScoreDir.HIGH else rules.end_at)
    ends = {End.REACH: f", to {limit}", End.EXCEED: f", past {limit}",
            End.DEALS: f" of {rules.end_at}"}  # fmt: skip
    short = f"Deal {number}{ends.get(rules.end, '')}"
    if more:
        return (f"{short}, {more}", f"Deal {number}, {more}", short, f"Deal {number}")
    return (full, short, f"Deal {number}")


def pool_text(rules: Rules, pool: Amount, *, jack: bool) -> str:
    """The counters that wait in the pool; nothing where there is none."""
    if rules.score_dir is not ScoreDir.COUNTERS or not pool:
        return ""
    return f"{'jack' if jack else 'pool'} {score_text(pool)}"


def time_left_text(left_ms: float | None) -> str:
    """What is left of a game that ends by time, in whole minutes."""
    if left_ms is None:
        return ""
    minutes = -int(-left_ms // 60_000)
    return f"{minutes} min left" if minutes else "last deal"


def best_text(rules: Rules) -> str:
    """Which score wins, in a clause."""
    match rules.score_dir:
        case ScoreDir.LOW:
            return "the lowest score wins"
        case ScoreDir.HIGH:
            return "the highest score wins"
        case ScoreDir.MAGNITUDE:
            return "the score nearest to zero wins"
        case ScoreDir.COUNTERS:
            return "the most counters win"
        case _:
            assert_never(rules.score_dir)
