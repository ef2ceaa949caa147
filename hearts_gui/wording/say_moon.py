"""Sentences about the moon and the sun."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hearts_gui.engine.cards import QS, Card
from hearts_gui.engine.rules.choices import (
    Charge,
    Kitty,
    KittyDiscard,
    MoonAmount,
    MoonEffect,
    MoonNeeds,
    PartnerMoon,
    Partners,
    Settle,
    Stuck,
    Sun,
    Values,
)
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, bonus_faces, face_points
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.say_values import pack_faces, penalty_total


def moon(rules: Rules) -> Iterator[str]:
    """What taking everything does."""
    pooled = rules.partner_moon is PartnerMoon.POOLED
    if rules.values is Values.GONG_ZHU:
        yield say("rules-moon-gong-zhu")
        if pooled:
            yield say("rules-moon-gong-zhu-partners")
        return
    if rules.moon_effect is MoonEffect.NONE:
        if rules.settle is not Settle.SWEEPSTAKE:  # there it leaves the pool where it is
            yield say("rules-moon-none")
    else:
        yield say(
            "rules-moon",
            side=pooled,
            needs=_needs(rules),
            packs=rules.packs,
            bonuses=_bonuses(rules),
            effect=rules.moon_effect,
            amount=_amount(rules),
            cleared=_cleared(rules),
        )
        yield from _own_amounts(rules)
        yield from _details(rules)
    if rules.sun is not Sun.OFF:
        yield say(
            "rules-sun",
            sun=rules.sun,
            moon=rules.moon_effect in _DOUBLED,
            hand=rules.moon_amount is MoonAmount.OWN_HAND,
            score=penalty_total(rules),
        )


def _own_amounts(rules: Rules) -> Iterator[str]:
    """What the amount does not say of card values with rules of their own."""
    plain = not rules.custom_values and rules.packs == 1 and rules.charge is Charge.OFF
    if rules.values is Values.COMPLEX and (cards := _bonuses(rules)):
        yield say("rules-moon-complex", cards=cards)
    own = rules.moon_amount is MoonAmount.OWN_HAND and rules.moon_needs is MoonNeeds.ALL_PENALTIES
    if rules.values is Values.ROYAL and own and plain and _but(rules) == "no":
        yield say("rules-moon-royal")


def _bonuses(rules: Rules) -> list[Card]:
    return [face for face in bonus_faces(rules) if face in pack_faces(rules)]


def _needs(rules: Rules) -> MoonNeeds | str:
    if rules.values is Values.NAMED_SUIT and rules.moon_needs is MoonNeeds.ALL_PENALTIES:
        return "named_suit"
    return rules.moon_needs


def _cleared(rules: Rules) -> str:
    """For which cards the shooter scores nothing: the needed ones, the penalty cards or all."""
    if rules.moon_amount is MoonAmount.OWN_HAND and rules.values is not Values.COMPLEX:
        return "hand"
    return "penalties" if rules.moon_needs is MoonNeeds.WITH_BONUS else "needed"


def _amount(rules: Rules) -> str:
    if _cleared(rules) == "hand":
        return say("rules-amount-hand")
    if rules.values is Values.NAMED_SUIT:
        return say("rules-amount-suit")
    total = _needed_total(rules)
    if rules.values is Values.COMPLEX:
        return say("rules-amount-complex", score=total, cleared=_cleared(rules))
    return say("rules-amount", n=total, but=_but(rules), cleared=_cleared(rules))


def _needed_total(rules: Rules) -> Score:
    if rules.moon_needs in (MoonNeeds.ALL_PENALTIES, MoonNeeds.WITH_BONUS):
        return penalty_total(rules)
    needed = {*HEARTS, QS} if rules.moon_needs is MoonNeeds.HEARTS_QS else set(HEARTS)
    total: Score = 0
    values = face_points(rules)
    for face in (needed - bonus_faces(rules)) & pack_faces(rules):
        total = total + values.get(face, 0) * rules.packs
    return total


def _but(rules: Rules) -> str:
    """Whether the amount may be more or fewer than the cards' usual points."""
    more = rules.charge is not Charge.OFF
    fewer = (
        rules.kitty is Kitty.OUT_OF_PLAY
        or rules.kitty_discard is KittyDiscard.OUT_OF_PLAY
        or rules.first_trick_stuck is Stuck.POINT_VOID
    )
    if more:
        return "both" if fewer else "more"
    return "fewer" if fewer else "no"


def _details(rules: Rules) -> Iterator[str]:
    if why_irrelevant(rules, "moon_guard") is None:
        yield say("rules-moon-guard", guard=rules.moon_guard, total=rules.moon_guard_score)
    if why_irrelevant(rules, "moon_and_bonus") is None:
        cards = _bonuses(rules)
        one = len(cards) == 1
        yield say("rules-moon-bonus", bonus=rules.moon_and_bonus, cards=cards, one=one)
    if rules.complex_signs:
        yield say("rules-moon-signs")
    if rules.partners is not Partners.NONE and rules.partner_moon is PartnerMoon.INDIVIDUAL:
        yield say("rules-moon-alone")


_DOUBLED: Final = (
    MoonEffect.ADD,
    MoonEffect.SUBTRACT,
    MoonEffect.CHOICE,
    MoonEffect.GIFT_FROM_EACH,
)
