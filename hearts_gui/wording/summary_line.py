"""Rules in one line, for lists."""

from __future__ import annotations

from typing import Final

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
    MoonEffect,
    Partners,
    PassToken,
    ScoreDir,
    SpecialCard,
    SpecialWin,
    Sun,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.card_names import card_name
from hearts_gui.wording.option_labels import SPECIAL_WIN_NAMES, VALUE_NAMES
from hearts_gui.wording.pass_names import pass_name
from hearts_gui.wording.words import figure

_MOONS: Final = {
    MoonEffect.ADD: "moon adds to the others",
    MoonEffect.SUBTRACT: "moon subtracts",
    MoonEffect.CHOICE: "moon adds or subtracts",
    MoonEffect.NEGATE: "moon changes the sign",
    MoonEffect.ZERO_OR_DOUBLE: "moon clears or doubles",
    MoonEffect.GIFT_FROM_EACH: "moon takes from each",
    MoonEffect.IN_VALUES: "all hearts count to the good",
    MoonEffect.ADD_OTHER_SIDE: "moon adds to the other side",
    MoonEffect.NONE: "no moon",
}


def short(rules: Rules) -> str:
    """The rules in one line: players, passing, values, moon, end, and what is special."""
    parts = [f"{rules.players} players", _passing(rules), _values(rules), _MOONS[rules.moon_effect]]
    parts += [text for text, there in _special(rules) if there]
    return "; ".join([*parts, _end(rules)])


def _passing(rules: Rules) -> str:
    if set(rules.pass_cycle) == {PassToken.HOLD}:
        return "no passing"
    return f"pass {', '.join(pass_name(token) for token in rules.pass_cycle)}"


def _values(rules: Rules) -> str:
    text = VALUE_NAMES[rules.values]
    if rules.bonus_card is not BonusCard.NONE:
        text += f", {card_name(Card(rules.bonus_card.value))} {figure(rules.bonus_amount)}"
    return text + (", own values" if rules.custom_values else "")


def _special(rules: Rules) -> list[tuple[str, bool]]:
    return [
        ("two packs", rules.packs > 1),
        ("equal cards cancel", rules.duplicates is Duplicates.CANCEL),
        ("jokers", rules.jokers is not Jokers.NONE),
        ("Warren card", rules.special_card is SpecialCard.WARREN),
        ("kitty", rules.kitty is not Kitty.NONE),
        ("stock", rules.draw is not Draw.OFF),
        ("charging", rules.charge is not Charge.OFF),
        ("nines", rules.boost is not Boost.OFF),
        ("sun", rules.sun is not Sun.OFF),
        ("partners", rules.partners is not Partners.NONE),
        ("counters", rules.settle.per_deal),
        (SPECIAL_WIN_NAMES[rules.special_win], rules.special_win is not SpecialWin.NONE),
    ]


def _end(rules: Rules) -> str:
    match rules.end:
        case End.REACH | End.EXCEED:
            at = -rules.end_at if rules.score_dir is ScoreDir.HIGH else rules.end_at
            return f"ends {'at' if rules.end is End.REACH else 'past'} {figure(at)}"
        case End.DEALS:
            return f"{rules.end_at} deals"
        case End.TIME:
            return f"{rules.end_at} minutes"
        case End.CHIPS:
            return "until somebody is out of counters"
