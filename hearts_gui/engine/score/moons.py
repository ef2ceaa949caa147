"""Moons and suns: who shot, what the shooter may choose, and what it adds to whom (RULES 1.9)."""

from dataclasses import dataclass
from itertools import product

from hearts_gui.engine.rules.choices import (
    MoonAmount,
    MoonBonus,
    MoonEffect,
    MoonGuard,
    PartnerMoon,
    Sun,
    Values,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.hand_value import DealFacts, HandValue, card_points
from hearts_gui.engine.score.scores import Standings, Summary
from hearts_gui.engine.seats import turn_order

ADD = "add"
SUBTRACT = "subtract"
ZERO = "zero"
DOUBLE = "double"
GIFT = "gift"
NEGATE = "negate"
IN_VALUES = "in_values"
CLEAN_SLATE = "clean_slate"

_BIG_SUNS = (Sun.DOUBLE, Sun.PUNISH, Sun.FIRST_TRICK_FREE)


@dataclass(frozen=True, slots=True)
class Shot:
    """A moon or sun. `members` is the shooter, or the whole side when partners pool."""

    seat: int
    members: tuple[int, ...]
    others: tuple[int, ...]  # the opponents, in turn after the shooter
    sun: bool


def find_shot(
    rules: Rules, facts: DealFacts, summary: Summary, sides: tuple[int, ...]
) -> Shot | None:
    """Find who shot the moon or the sun, if these rules know either."""
    if not facts.needed or (rules.moon_effect is MoonEffect.NONE and rules.sun is Sun.OFF):
        return None
    for members in _groups(rules, sides, rules.seat_after(summary.dealer)):
        held = {card for seat in members for card in summary.taken[seat]}
        if facts.needed <= held:
            return _shot(rules, facts, summary, members, sides)
    return None


def _groups(rules: Rules, sides: tuple[int, ...], first: int) -> list[tuple[int, ...]]:
    seats = turn_order(rules.players, first, rules.turn_step)
    if not sides or rules.partner_moon is PartnerMoon.INDIVIDUAL:
        return [(seat,) for seat in seats]
    return [tuple(seat for seat in seats if sides[seat] == side) for side in sorted(set(sides))]


def _shot(
    rules: Rules,
    facts: DealFacts,
    summary: Summary,
    members: tuple[int, ...],
    sides: tuple[int, ...],
) -> Shot | None:
    sun = _all_tricks(rules, summary, members)
    counts = _moon_does_anything(rules)
    if (counts and sun) if rules.sun is Sun.SUN_ONLY else (counts or sun):
        # The partner who took most, the earlier one when equal.
        seat = max(members, key=lambda one: len(facts.needed.intersection(summary.taken[one])))
        others = tuple(
            opponent
            for opponent in turn_order(rules.players, seat, rules.turn_step)
            if opponent not in members and not (sides and sides[opponent] == sides[seat])
        )
        return Shot(seat=seat, members=members, others=others, sun=sun)
    return None


def _moon_does_anything(rules: Rules) -> bool:
    if rules.moon_effect is MoonEffect.IN_VALUES:
        return rules.values is Values.GONG_ZHU
    return rules.moon_effect is not MoonEffect.NONE


def _all_tricks(rules: Rules, summary: Summary, members: tuple[int, ...]) -> bool:
    if rules.sun is Sun.OFF:
        return False
    counted, total = summary.tricks, summary.trick_count
    if rules.sun is Sun.FIRST_TRICK_FREE:
        counted, total = summary.tricks_after_first, sum(summary.tricks_after_first)
    return sum(counted[seat] for seat in members) == total > 0


def effects(rules: Rules, shot: Shot, standings: Standings) -> tuple[str, ...]:
    """The effects of this moon: one text, or several for the shooter to choose from.

    A row of signs says for each opponent, in turn after the shooter, whether the amount is
    added or taken off (Complex Hearts).
    """
    if shot.sun and rules.sun is Sun.CLEAN_SLATE:
        return (CLEAN_SLATE,)
    added: tuple[str, ...] = (ADD,)
    if rules.complex_signs:
        added = tuple("".join(signs) for signs in product("+-", repeat=len(shot.others)))
    match rules.moon_effect:
        case MoonEffect.CHOICE:
            return (*added, SUBTRACT)
        case MoonEffect.ADD if rules.moon_guard is MoonGuard.REACHED_SCORE:
            reached = _number(standings.totals[shot.seat]) >= rules.moon_guard_score
            return (*added, SUBTRACT) if reached else added
        case MoonEffect.ADD | MoonEffect.ADD_OTHER_SIDE:
            return added
        case MoonEffect.SUBTRACT:
            return (SUBTRACT,)
        case MoonEffect.GIFT_FROM_EACH:
            return (GIFT,)
    if shot.sun and rules.sun in _BIG_SUNS:
        return (ADD,)  # a sun adds its amount even where a moon alone does something else
    match rules.moon_effect:
        case MoonEffect.ZERO_OR_DOUBLE:
            return (ZERO, DOUBLE)
        case MoonEffect.NEGATE:
            return (NEGATE,)
        case _:
            return (IN_VALUES,)


def _number(score: Score) -> float:
    return abs(score) if isinstance(score, complex) else score


def amount_of(rules: Rules, facts: DealFacts, hands: tuple[HandValue, ...], shot: Shot) -> Score:
    """The worth of the moon, once; a sun may count it twice."""
    if rules.values is Values.COMPLEX:
        return sum((hands[seat].moon for seat in shot.members), facts.zero)
    if rules.moon_amount is MoonAmount.OWN_HAND:
        return sum((hands[seat].total for seat in shot.members), facts.zero)
    return sum((card_points(facts, card) for card in facts.moon_cards), facts.zero)


def replaced(rules: Rules, hand: HandValue, effect: str) -> Score:
    """The points that the moon takes out of a shooter's own hand."""
    if effect == CLEAN_SLATE:
        return hand.total
    bonus = hand.bonus if rules.moon_and_bonus is MoonBonus.SWALLOWED else 0
    if effect in (NEGATE, IN_VALUES):
        return bonus  # the cards themselves were turned, not taken out
    if rules.moon_amount is MoonAmount.OWN_HAND and rules.values is not Values.COMPLEX:
        return hand.total
    return hand.moon + bonus


def moon_points(
    rules: Rules,
    shot: Shot,
    effect: str,
    *,
    amount: Score,
    hands: tuple[HandValue, ...],
    totals: tuple[Score, ...],
    passed_to: tuple[int | None, ...],
) -> dict[int, Score]:
    """The change by the moon for each seat, apart from cards that have turned good already."""
    change = {seat: -replaced(rules, hands[seat], effect) for seat in shot.members}
    if effect in (ZERO, CLEAN_SLATE):
        for seat in shot.members:
            change[seat] -= totals[seat]
    factors = _factors(rules, shot, passed_to)
    own = 2 if shot.sun and rules.sun in _BIG_SUNS else 1
    if effect == SUBTRACT:
        change[shot.seat] -= amount * own
    elif effect == DOUBLE:
        change.update({seat: totals[seat] for seat in shot.others})
    elif effect in (ADD, GIFT):
        change.update({seat: amount * factors[seat] for seat in shot.others})
        if effect == GIFT:
            change[shot.seat] -= amount * sum(factors.values())
    elif effect not in (ZERO, CLEAN_SLATE, NEGATE, IN_VALUES):
        for seat, sign in zip(shot.others, effect, strict=True):
            change[seat] = amount * factors[seat] * (1 if sign == "+" else -1)
    return change


def _factors(rules: Rules, shot: Shot, passed_to: tuple[int | None, ...]) -> dict[int, int]:
    """The number of times each opponent takes the amount."""
    if not shot.sun or rules.sun not in _BIG_SUNS:
        return dict.fromkeys(shot.others, 1)
    if rules.sun is not Sun.PUNISH:
        return dict.fromkeys(shot.others, 2)
    guilty = {seat for seat, receiver in enumerate(passed_to) if receiver in shot.members}
    return {seat: 2 if seat in guilty else 1 for seat in shot.others}
