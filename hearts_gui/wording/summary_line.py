"""Rules in one line, for lists."""

from __future__ import annotations

from collections.abc import Iterator

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.choices import (
    BonusCard,
    Boost,
    Charge,
    Draw,
    Duplicates,
    End,
    Jokers,
    Kitty,
    Partners,
    PassToken,
    ScoreDir,
    SpecialCard,
    SpecialWin,
    Sun,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.card_names import pass_name
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments


def short(rules: Rules) -> str:
    """The rules in one line: players, passing, values, moon, end, and what is special."""
    parts = [
        say("summary-players", n=rules.players),
        _passing(rules),
        _values(rules),
        say("summary-moon", moon=rules.moon_effect),
        *_special(rules),
        _end(rules),
    ]
    return say("summary", parts=parts)


def _passing(rules: Rules) -> str:
    if set(rules.pass_cycle) == {PassToken.HOLD}:
        return say("summary-no-passing")
    return say("summary-passing", ways=[pass_name(token) for token in rules.pass_cycle])


def _values(rules: Rules) -> str:
    text = say("summary-values", values=rules.values)
    if rules.bonus_card is not BonusCard.NONE:
        card = Card(rules.bonus_card.value)
        text = say("summary-bonus", values=text, points=rules.bonus_amount, **card_arguments(card))
    return say("summary-own-values", values=text) if rules.custom_values else text


def _special(rules: Rules) -> Iterator[str]:
    there = {
        "summary-two-packs": rules.packs > 1,
        "summary-cancel": rules.duplicates is Duplicates.CANCEL,
        "summary-jokers": rules.jokers is not Jokers.NONE,
        "summary-warren": rules.special_card is SpecialCard.WARREN,
        "summary-kitty": rules.kitty is not Kitty.NONE,
        "summary-stock": rules.draw is not Draw.OFF,
        "summary-charging": rules.charge is not Charge.OFF,
        "summary-nines": rules.boost is not Boost.OFF,
        "summary-sun": rules.sun is not Sun.OFF,
        "summary-partners": rules.partners is not Partners.NONE,
        "summary-counters": rules.settle.per_deal,
        "summary-special-win": rules.special_win is not SpecialWin.NONE,
    }
    for key, is_there in there.items():
        if is_there:
            yield say(key, win=rules.special_win)


def _end(rules: Rules) -> str:
    upward = rules.end in (End.REACH, End.EXCEED) and rules.score_dir is ScoreDir.HIGH
    return say("summary-end", end=rules.end, at=-rules.end_at if upward else rules.end_at)
