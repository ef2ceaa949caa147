"""Options that can have no effect beside the others, and why, in words for players.

The checks give them their usual value, so that equal games are equal values; the options screen
shows the reason. One table serves both. Everything reads unchecked option values.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final, TypeAlias

from hearts_gui.engine.rules.choices import (
    Adjust,
    BonusCard,
    Charge,
    Draw,
    Duplicates,
    End,
    FirstTrick,
    HeartsLead,
    Jokers,
    MoonAmount,
    MoonEffect,
    MoonGuard,
    Partners,
    PassToken,
    ScoreDir,
    Settle,
    SpecialCard,
    SpecialWin,
    Sun,
    Values,
)
from hearts_gui.engine.rules.option_values import RuleValues
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.passing import DIRECTIONS
from hearts_gui.engine.rules.values import HEARTS, bonus_faces, chargeable, penalty_faces

Why: TypeAlias = Callable[[RuleValues], str | None]

COUNTED_PASSES: Final = frozenset({*DIRECTIONS, PassToken.DEALER})
"""Pass tokens that move `pass_count` cards."""

_NO_MOON = "All the penalty cards in one hand have no special effect."
_COUNTERS = "Only counters decide this game, not points."


def _no_jokers(rules: RuleValues) -> str | None:
    return "There are no jokers in the pack." if rules.jokers is Jokers.NONE else None


def _hand_size(rules: RuleValues) -> str | None:
    if rules.special_card is SpecialCard.WARREN:
        return "The Warren card needs the whole pack dealt out, but for one card."
    return None


def _kitty(rules: RuleValues) -> str | None:
    if rules.special_card is SpecialCard.WARREN:
        return "The card left over belongs to the holder of the Warren card."
    if rules.draw is not Draw.OFF:
        return "The cards left over are the stock to draw from."
    if rules.uneven_hands and not rules.hand_size:
        return "Every card is dealt to a player."
    return None if deal_shape(rules).kitty else "No card is left over from the deal."


def _kitty_discard(rules: RuleValues) -> str | None:
    return None if rules.kitty.swaps else "Nobody swaps cards with a kitty."


def _uneven_hands(rules: RuleValues) -> str | None:
    if rules.special_card is SpecialCard.WARREN:
        return "The card left over belongs to the holder of the Warren card."
    if rules.hand_size:
        return "Every hand has the same fixed size."
    if len(build_pack(rules)) % rules.players == 0:
        return "The cards go round evenly."
    return None


def _warren(rules: RuleValues) -> str | None:
    return None if rules.special_card is SpecialCard.WARREN else "There is no Warren card."


def _direction(rules: RuleValues) -> str | None:
    return "Two players always take turns." if rules.players == 2 else None


def _pass_count(rules: RuleValues) -> str | None:
    if COUNTED_PASSES.isdisjoint(rules.pass_cycle):
        return "No pass goes to one other player."
    return None


def _pass_forbid(rules: RuleValues) -> str | None:
    return "No cards are passed." if set(rules.pass_cycle) <= {PassToken.HOLD} else None


def _first_trick_stuck(rules: RuleValues) -> str | None:
    if rules.first_trick is FirstTrick.FREE:
        return "Penalty cards may fall on the first trick."
    return None


def _hearts_free(rules: RuleValues) -> str | None:
    return "Hearts may always be led." if rules.hearts_lead is HeartsLead.ALWAYS else None


def _lead_exempt(rules: RuleValues) -> str | None:
    if rules.values is Values.NAMED_SUIT or not penalty_faces(rules).issubset(HEARTS):
        return _hearts_free(rules)
    return _hearts_free(rules) or "Only hearts are penalty cards."


def _one_pack(rules: RuleValues) -> str | None:
    return "There are no equal cards in one pack." if rules.packs == 1 else None


def _dead_last_trick(rules: RuleValues) -> str | None:
    if rules.duplicates is Duplicates.CANCEL:
        return _one_pack(rules)
    return _one_pack(rules) or "Equal cards do not cancel each other."


def _claim(rules: RuleValues) -> str | None:
    return None if rules.draw is Draw.OFF else "Nobody knows the cards of the stock."


def _pips(rules: RuleValues) -> str | None:
    return None if rules.values is Values.PIP_HAY else "These card values are not Point-Count."


def _bonus_amount(rules: RuleValues) -> str | None:
    return "There is no bonus card." if rules.bonus_card is BonusCard.NONE else None


def _counters(rules: RuleValues) -> str | None:
    return _COUNTERS if rules.score_dir is ScoreDir.COUNTERS else None


def _upward(rules: RuleValues) -> str | None:
    if rules.score_dir is ScoreDir.HIGH:
        return "The highest score wins here, so nothing is taken off or added for this."
    return _counters(rules)


def _bonus_floor(rules: RuleValues) -> str | None:
    if rules.score_dir is not ScoreDir.LOW:
        return _counters(rules) or "Scores may fall below zero here."
    return None if bonus_faces(rules) else "No card takes points off."


def _no_trick_on_moon(rules: RuleValues) -> str | None:
    if not rules.no_trick_bonus:
        return "Taking no trick earns nothing."
    if rules.moon_effect is MoonEffect.NONE and rules.sun is Sun.OFF:
        return _NO_MOON
    return None


def _pig_flip(rules: RuleValues) -> str | None:
    return None if rules.values is Values.GONG_ZHU else "The card values are not Gong Zhu’s."


def _moon_effect(rules: RuleValues) -> str | None:
    if rules.values is Values.GONG_ZHU:
        return "The card values already reward taking all the hearts."
    return _counters(rules)


def _moon(rules: RuleValues) -> str | None:
    return _NO_MOON if rules.moon_effect is MoonEffect.NONE else None


def _moon_needs(rules: RuleValues) -> str | None:
    if rules.values is Values.GONG_ZHU:
        return "The card values already reward taking all the hearts."
    return _moon(rules)


_OWN_AMOUNT = {
    MoonEffect.NEGATE: "The shooter’s own points change their sign.",
    MoonEffect.ZERO_OR_DOUBLE: "Totals are cleared or doubled, whatever the deal was worth.",
    MoonEffect.IN_VALUES: "The card values already reward taking all the hearts.",
}


def _moon_amount(rules: RuleValues) -> str | None:
    if rules.values is Values.COMPLEX:
        return "These card values fix the amount."
    return _moon(rules) or _OWN_AMOUNT.get(rules.moon_effect)


def _moon_guard(rules: RuleValues) -> str | None:
    if rules.moon_effect is MoonEffect.ADD:
        return None
    return _moon(rules) or "Points are not simply added to the others."


def _moon_guard_score(rules: RuleValues) -> str | None:
    if rules.moon_guard is MoonGuard.REACHED_SCORE:
        return None
    return "No score switches the guard on."


def _moon_and_bonus(rules: RuleValues) -> str | None:
    if why := _moon_amount(rules):
        return why
    if rules.moon_amount is MoonAmount.OWN_HAND:
        return "The amount already holds the bonus cards."
    return None if bonus_faces(rules) else "No card takes points off."


def _complex_signs(rules: RuleValues) -> str | None:
    if rules.values is not Values.COMPLEX:
        return "The card values are not those of Complex Hearts."
    if rules.moon_effect in (MoonEffect.ADD, MoonEffect.CHOICE):
        return None
    return "Nothing is added to the others."


def _sun(rules: RuleValues) -> str | None:
    if rules.values in (Values.GONG_ZHU, Values.COMPLEX):
        return "These card values have no sun."
    if rules.partners is not Partners.NONE:
        return "Partners take their tricks together."
    if rules.sun is Sun.SUN_ONLY and rules.moon_effect is MoonEffect.NONE:
        return _NO_MOON
    return _counters(rules)


def _end_at(rules: RuleValues) -> str | None:
    return "The counters end the game." if rules.end is End.CHIPS else None


def _end_both_ways(rules: RuleValues) -> str | None:
    if rules.score_dir is not ScoreDir.HIGH:
        return "Totals only count one way here."
    if rules.end in (End.REACH, End.EXCEED):
        return None
    return "No score ends the game."


def _tie(rules: RuleValues) -> str | None:
    return "The counters end the game." if rules.end is End.CHIPS else None


def _jumps(rules: RuleValues) -> str | None:
    if rules.score_dir is ScoreDir.LOW:
        return None
    return _counters(rules) or "These scores do not pass through such totals."


def _wrap_at(rules: RuleValues) -> str | None:
    return None if rules.adjust is Adjust.WRAP else "Totals do not jump back to zero."


def _count_arrival(rules: RuleValues) -> str | None:
    return "No total wins by itself." if rules.special_win is SpecialWin.NONE else None


def _stake(rules: RuleValues) -> str | None:
    return "Nothing is played for." if rules.settle is Settle.NONE else None


def _chips(rules: RuleValues) -> str | None:
    return None if rules.settle.per_deal else "No counters change hands after a deal."


def _wager(rules: RuleValues) -> str | None:
    return None if rules.settle is Settle.WAGER else "There is no wager."


def _partner_moon(rules: RuleValues) -> str | None:
    return "Everyone plays alone." if rules.partners is Partners.NONE else _moon(rules)


def _charged_nothing(rules: RuleValues) -> str | None:
    if rules.values is Values.NAMED_SUIT:
        return "The penalty suit is named after cards could be charged."
    if rules.charge is Charge.OFF or chargeable(rules):
        return None
    return "None of the cards that can be charged counts anything."


WHY_IRRELEVANT: Final = MappingProxyType[str, Why](
    {
        "joker_lead": _no_jokers,
        "hand_size": _hand_size,
        "kitty": _kitty,
        "kitty_discard": _kitty_discard,
        "uneven_hands": _uneven_hands,
        "warren_follow": _warren,
        "warren_left": _warren,
        "direction": _direction,
        "pass_count": _pass_count,
        "pass_forbid": _pass_forbid,
        "pass_along": _pass_count,
        "first_trick_stuck": _first_trick_stuck,
        "breakers": _hearts_free,
        "break_event": _hearts_free,
        "lead_exempt": _lead_exempt,
        "duplicates": _one_pack,
        "dead_last_trick": _dead_last_trick,
        "charge": _charged_nothing,
        "claim": _claim,
        "pip_courts": _pips,
        "pip_ace": _pips,
        "bonus_amount": _bonus_amount,
        "bonus_floor": _bonus_floor,
        "no_trick_bonus": _upward,
        "no_trick_on_moon": _no_trick_on_moon,
        "trick_points": _upward,
        "pledge": _upward,
        "pig_flip": _pig_flip,
        "moon_needs": _moon_needs,
        "moon_effect": _moon_effect,
        "moon_amount": _moon_amount,
        "moon_guard": _moon_guard,
        "moon_guard_score": _moon_guard_score,
        "moon_and_bonus": _moon_and_bonus,
        "complex_signs": _complex_signs,
        "sun": _sun,
        "end_at": _end_at,
        "end_both_ways": _end_both_ways,
        "tie": _tie,
        "adjust": _jumps,
        "wrap_at": _wrap_at,
        "special_win": _jumps,
        "count_arrival": _count_arrival,
        "stake": _stake,
        "chips": _chips,
        "wager": _wager,
        "partner_moon": _partner_moon,
    }
)
"""For each option that can be without effect: the reason under these rules, or None."""


def why_irrelevant(rules: RuleValues, key: str) -> str | None:
    """Why an option has no effect under the other options, or None when it has one."""
    why = WHY_IRRELEVANT.get(key)
    return None if why is None else why(rules)
