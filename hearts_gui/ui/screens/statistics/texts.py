"""Numbers and names as the Statistics screen writes them."""

from collections.abc import Sequence
from datetime import date

from hearts_gui.session.past.fair_cards import Check, FairCount
from hearts_gui.session.past.means import Mean
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import decimal_text

LEAST_GAMES = 10
"""With fewer games than this no chance is shown."""


def mean_text(mean: Mean, places: int = 1) -> str:
    """A mean with the half of its interval."""
    return say(
        "stat-mean", mean=decimal_text(mean.value, places), half=decimal_text(mean.half, places)
    )


def ends_of(levels: Sequence[str]) -> dict[str, str | bool]:
    """The weakest and the strongest of levels between which nobody can tell, and whether it is
    one."""
    low, high = (say(f"level-{levels[index]}") for index in (0, -1))
    return {"clear": len(levels) == 1, "low": low, "high": high}


def check_name(check: Check, players: int) -> str:
    """What a check is about; seats count from the player's left."""
    if check.fact is not FairCount.QUEEN:
        return say("stat-fact", fact=check.fact.value)
    if check.seat == 0:
        where = "you"
    elif check.seat == 1:
        where = "left"
    elif check.seat == players - 1:
        where = "right"
    elif players == 4:
        where = "across"
    else:
        where = "other"
    return say("stat-queen", where=where, n=check.seat)


def check_number(check: Check) -> str:
    """What was found: a count, or a mean per deal."""
    counted = check.fact in (FairCount.QUEEN, FairCount.VOIDS)
    return decimal_text(check.found, 0 if counted else 2)


def month_name(day: date) -> str:
    """The month's short name."""
    return say("stat-month", n=day.month)
