"""Options that can have no effect beside the others, and why, in words for players.

The checks give them their usual value, so that equal games are equal values; the options screen
shows the reason. One table serves both. Everything reads unchecked option values.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final, TypeAlias

from hearts_gui.engine.message import Message, message
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

Why: TypeAlias = Callable[[RuleValues], Message | None]

COUNTED_PASSES: Final = frozenset({*DIRECTIONS, PassToken.DEALER})
"""Pass tokens that move `pass_count` cards."""

_NO_MOON = message("irrelevant-all-penalty-cards-one-hand")
_COUNTERS = message("irrelevant-only-counters-decide-game-not")


def _no_jokers(rules: RuleValues) -> Message | None:
    return message("irrelevant-no-jokers-pack") if rules.jokers is Jokers.NONE else None


def _hand_size(rules: RuleValues) -> Message | None:
    if rules.special_card is SpecialCard.WARREN:
        return message("irrelevant-warren-card-needs-whole-pack")
    return None


def _kitty(rules: RuleValues) -> Message | None:
    if rules.special_card is SpecialCard.WARREN:
        return message("irrelevant-card-left-over-belongs-holder")
    if rules.draw is not Draw.OFF:
        return message("irrelevant-cards-left-over-stock-draw")
    if rules.uneven_hands and not rules.hand_size:
        return message("irrelevant-every-card-dealt-player")
    return None if deal_shape(rules).kitty else message("irrelevant-no-card-left-over-from")


def _kitty_discard(rules: RuleValues) -> Message | None:
    return None if rules.kitty.swaps else message("irrelevant-nobody-swaps-cards-kitty")


def _uneven_hands(rules: RuleValues) -> Message | None:
    if rules.special_card is SpecialCard.WARREN:
        return message("irrelevant-card-left-over-belongs-holder")
    if rules.hand_size:
        return message("irrelevant-every-hand-has-same-fixed")
    if len(build_pack(rules)) % rules.players == 0:
        return message("irrelevant-cards-go-round-evenly")
    return None


def _warren(rules: RuleValues) -> Message | None:
    return (
        None if rules.special_card is SpecialCard.WARREN else message("irrelevant-no-warren-card")
    )


def _direction(rules: RuleValues) -> Message | None:
    return message("irrelevant-two-players-always-take-turns") if rules.players == 2 else None


def _pass_count(rules: RuleValues) -> Message | None:
    if COUNTED_PASSES.isdisjoint(rules.pass_cycle):
        return message("irrelevant-no-pass-goes-one-other")
    return None


def _pass_forbid(rules: RuleValues) -> Message | None:
    return (
        message("irrelevant-no-cards-passed") if set(rules.pass_cycle) <= {PassToken.HOLD} else None
    )


def _first_trick_stuck(rules: RuleValues) -> Message | None:
    if rules.first_trick is FirstTrick.FREE:
        return message("irrelevant-penalty-cards-may-fall-on")
    return None


def _hearts_free(rules: RuleValues) -> Message | None:
    return (
        message("irrelevant-hearts-may-always-be-led")
        if rules.hearts_lead is HeartsLead.ALWAYS
        else None
    )


def _lead_exempt(rules: RuleValues) -> Message | None:
    if rules.values is Values.NAMED_SUIT or not penalty_faces(rules).issubset(HEARTS):
        return _hearts_free(rules)
    return _hearts_free(rules) or message("irrelevant-only-hearts-penalty-cards")


def _one_pack(rules: RuleValues) -> Message | None:
    return message("irrelevant-no-equal-cards-one-pack") if rules.packs == 1 else None


def _dead_last_trick(rules: RuleValues) -> Message | None:
    if rules.duplicates is Duplicates.CANCEL:
        return _one_pack(rules)
    return _one_pack(rules) or message("irrelevant-equal-cards-do-not-cancel")


def _claim(rules: RuleValues) -> Message | None:
    return None if rules.draw is Draw.OFF else message("irrelevant-nobody-knows-cards-stock")


def _pips(rules: RuleValues) -> Message | None:
    return (
        None
        if rules.values is Values.PIP_HAY
        else message("irrelevant-card-values-not-point-count")
    )


def _bonus_amount(rules: RuleValues) -> Message | None:
    return message("irrelevant-no-bonus-card") if rules.bonus_card is BonusCard.NONE else None


def _counters(rules: RuleValues) -> Message | None:
    return _COUNTERS if rules.score_dir is ScoreDir.COUNTERS else None


def _upward(rules: RuleValues) -> Message | None:
    if rules.score_dir is ScoreDir.HIGH:
        return message("irrelevant-highest-score-wins-here-nothing")
    return _counters(rules)


def _bonus_floor(rules: RuleValues) -> Message | None:
    if rules.score_dir is not ScoreDir.LOW:
        return _counters(rules) or message("irrelevant-scores-may-fall-below-zero")
    return None if bonus_faces(rules) else message("irrelevant-no-card-takes-points-off")


def _no_trick_on_moon(rules: RuleValues) -> Message | None:
    if not rules.no_trick_bonus:
        return message("irrelevant-taking-no-trick-earns-nothing")
    if rules.moon_effect is MoonEffect.NONE and rules.sun is Sun.OFF:
        return _NO_MOON
    return None


def _pig_flip(rules: RuleValues) -> Message | None:
    return (
        None if rules.values is Values.GONG_ZHU else message("irrelevant-card-values-not-gong-zhu")
    )


def _moon_effect(rules: RuleValues) -> Message | None:
    if rules.values is Values.GONG_ZHU:
        return message("irrelevant-card-values-already-reward-taking")
    return _counters(rules)


def _moon(rules: RuleValues) -> Message | None:
    return _NO_MOON if rules.moon_effect is MoonEffect.NONE else None


def _moon_needs(rules: RuleValues) -> Message | None:
    if rules.values is Values.GONG_ZHU:
        return message("irrelevant-card-values-already-reward-taking")
    return _moon(rules)


_OWN_AMOUNT = {
    MoonEffect.NEGATE: message("irrelevant-shooter-own-points-change-their"),
    MoonEffect.ZERO_OR_DOUBLE: message("irrelevant-totals-cleared-or-doubled-whatever"),
    MoonEffect.IN_VALUES: message("irrelevant-card-values-already-reward-taking"),
}


def _moon_amount(rules: RuleValues) -> Message | None:
    if rules.values is Values.COMPLEX:
        return message("irrelevant-card-values-fix-amount")
    return _moon(rules) or _OWN_AMOUNT.get(rules.moon_effect)


def _moon_guard(rules: RuleValues) -> Message | None:
    if rules.moon_effect is MoonEffect.ADD:
        return None
    return _moon(rules) or message("irrelevant-points-not-simply-added-others")


def _moon_guard_score(rules: RuleValues) -> Message | None:
    if rules.moon_guard is MoonGuard.REACHED_SCORE:
        return None
    return message("irrelevant-no-score-switches-guard-on")


def _moon_and_bonus(rules: RuleValues) -> Message | None:
    if why := _moon_amount(rules):
        return why
    if rules.moon_amount is MoonAmount.OWN_HAND:
        return message("irrelevant-amount-already-holds-bonus-cards")
    return None if bonus_faces(rules) else message("irrelevant-no-card-takes-points-off")


def _complex_signs(rules: RuleValues) -> Message | None:
    if rules.values is not Values.COMPLEX:
        return message("irrelevant-card-values-not-those-complex")
    if rules.moon_effect in (MoonEffect.ADD, MoonEffect.CHOICE):
        return None
    return message("irrelevant-nothing-added-others")


def _sun(rules: RuleValues) -> Message | None:
    if rules.values in (Values.GONG_ZHU, Values.COMPLEX):
        return message("irrelevant-card-values-have-no-sun")
    if rules.partners is not Partners.NONE:
        return message("irrelevant-partners-take-their-tricks-together")
    if rules.sun is Sun.SUN_ONLY and rules.moon_effect is MoonEffect.NONE:
        return _NO_MOON
    return _counters(rules)


def _end_at(rules: RuleValues) -> Message | None:
    return message("irrelevant-counters-end-game") if rules.end is End.CHIPS else None


def _end_both_ways(rules: RuleValues) -> Message | None:
    if rules.score_dir is not ScoreDir.HIGH:
        return message("irrelevant-totals-only-count-one-way")
    if rules.end in (End.REACH, End.EXCEED):
        return None
    return message("irrelevant-no-score-ends-game")


def _tie(rules: RuleValues) -> Message | None:
    return message("irrelevant-counters-end-game") if rules.end is End.CHIPS else None


def _jumps(rules: RuleValues) -> Message | None:
    if rules.score_dir is ScoreDir.LOW:
        return None
    return _counters(rules) or message("irrelevant-scores-do-not-pass-through")


def _wrap_at(rules: RuleValues) -> Message | None:
    return None if rules.adjust is Adjust.WRAP else message("irrelevant-totals-do-not-jump-back")


def _count_arrival(rules: RuleValues) -> Message | None:
    return (
        message("irrelevant-no-total-wins-by-itself")
        if rules.special_win is SpecialWin.NONE
        else None
    )


def _stake(rules: RuleValues) -> Message | None:
    return message("irrelevant-nothing-played") if rules.settle is Settle.NONE else None


def _chips(rules: RuleValues) -> Message | None:
    return None if rules.settle.per_deal else message("irrelevant-no-counters-change-hands-after")


def _wager(rules: RuleValues) -> Message | None:
    return None if rules.settle is Settle.WAGER else message("irrelevant-no-wager")


def _partner_moon(rules: RuleValues) -> Message | None:
    return (
        message("irrelevant-everyone-plays-alone")
        if rules.partners is Partners.NONE
        else _moon(rules)
    )


def _charged_nothing(rules: RuleValues) -> Message | None:
    if rules.values is Values.NAMED_SUIT:
        return message("irrelevant-penalty-suit-named-after-cards")
    if rules.charge is Charge.OFF or chargeable(rules):
        return None
    return message("irrelevant-none-cards-can-be-charged")


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
"""The reason why each such option has no effect under these rules, or None."""


def why_irrelevant(rules: RuleValues, key: str) -> Message | None:
    """Why an option has no effect under the other options, or None when it has one."""
    why = WHY_IRRELEVANT.get(key)
    return None if why is None else why(rules)
