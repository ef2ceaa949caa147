"""Sentences about the moon and the sun."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hearts_gui.engine.cards import QS
from hearts_gui.engine.rules.choices import (
    Charge,
    Kitty,
    KittyDiscard,
    MoonAmount,
    MoonBonus,
    MoonEffect,
    MoonGuard,
    MoonNeeds,
    PartnerMoon,
    Partners,
    Stuck,
    Sun,
    Values,
)
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, bonus_faces, face_points
from hearts_gui.wording.card_names import faces
from hearts_gui.wording.say_values import pack_faces, penalty_total
from hearts_gui.wording.score_texts import score_text
from hearts_gui.wording.words import figure, points


def moon(rules: Rules) -> Iterator[str]:
    """What taking everything does."""
    if rules.values is Values.GONG_ZHU:
        yield "There is no other reward for taking everything."
        if rules.partner_moon is PartnerMoon.POOLED:
            yield "Partners who take all the hearts together are rewarded like one player."
        return
    if rules.moon_effect is MoonEffect.NONE:
        yield "Taking all the penalty cards brings nothing special."
    else:
        who = "A player"
        if rules.partner_moon is PartnerMoon.POOLED:
            who = "A side"
        yield (
            f"{who} that takes {_needs(rules)} in one deal shoots the moon: {_effect(rules)}."
        ).replace("A player that", "A player who")
        yield from _details(rules)
    yield from _sun(rules)


def _needs(rules: Rules) -> str:
    if rules.values is Values.NAMED_SUIT and rules.moon_needs is MoonNeeds.ALL_PENALTIES:
        return "every card of the penalty suit"
    both = "both queens" if rules.packs > 1 else "the queen"
    match rules.moon_needs:
        case MoonNeeds.ALL_PENALTIES:
            return "all the penalty cards"
        case MoonNeeds.WITH_BONUS:
            bonuses = faces(f for f in bonus_faces(rules) if f in pack_faces(rules))
            return f"all the penalty cards and {bonuses} as well"
        case MoonNeeds.ALL_HEARTS:
            return "all the hearts"
        case MoonNeeds.HEARTS_QS:
            return f"all the hearts and {both} of spades"


def _amount(rules: Rules) -> str:
    if rules.moon_amount is MoonAmount.OWN_HAND:
        return "what the shooter’s hand counted, bonus cards and doublings included"
    if rules.values is Values.NAMED_SUIT:
        return "the points of those cards"
    total = _needed_total(rules)
    if rules.values is Values.COMPLEX:
        return (
            f"the {score_text(total)} of those cards, multiplied if the shooter has the ten of "
            "clubs"
        )
    assert isinstance(total, int)
    return f"the {points(total)} of those cards{_but(rules)}"


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
    notes = []
    if rules.charge is not Charge.OFF:
        notes.append("more if cards are charged")
    missing = (
        rules.kitty is Kitty.OUT_OF_PLAY
        or rules.kitty_discard is KittyDiscard.OUT_OF_PLAY
        or rules.first_trick_stuck is Stuck.POINT_VOID
    )
    if missing:
        notes.append("fewer if some are not in play")
    return f" ({', '.join(notes)})" if notes else ""


def _effect(rules: Rules) -> str:
    amount = _amount(rules)
    nothing = "the shooter scores nothing for them"
    match rules.moon_effect:
        case MoonEffect.ADD:
            return f"{nothing}, and every other player scores {amount}"
        case MoonEffect.ADD_OTHER_SIDE:
            return f"{nothing}, and every opponent scores {amount}"
        case MoonEffect.SUBTRACT:
            return f"{nothing}, and the shooter’s total goes down by {amount}"
        case MoonEffect.CHOICE:
            return (
                f"{nothing} and makes a choice: either every other player scores {amount}, or the "
                "shooter’s own total goes down by as much"
            )
        case MoonEffect.NEGATE:
            return "those cards take off the shooter’s score what they would have cost"
        case MoonEffect.ZERO_OR_DOUBLE:
            return (
                f"{nothing} and makes a choice: either the shooter’s own total becomes zero, or "
                "the totals of all the others are doubled"
            )
        case MoonEffect.GIFT_FROM_EACH:
            return (
                f"{nothing}, every other player scores {amount}, and the shooter’s total goes down "
                "by the sum of all that"
            )
        case _:
            return "the card values say what happens"


_GUARDS: Final = {
    MoonGuard.AUTO_SUBTRACT: (
        "If that would end the game without the shooter among the winners, the others score "
        "nothing for the moon, and the shooter’s total goes down by as much instead."
    ),
    MoonGuard.GAME_GOES_ON: (
        "If that would end the game without the shooter among the winners, the game goes on until "
        "a deal without such a moon."
    ),
}


def _details(rules: Rules) -> Iterator[str]:
    if rules.moon_guard is MoonGuard.REACHED_SCORE:
        yield (
            f"A shooter whose total was {figure(rules.moon_guard_score)} or more may choose to go "
            "down by as much instead."
        )
    elif rules.moon_guard is not MoonGuard.NONE:
        yield _GUARDS[rules.moon_guard]
    elif why_irrelevant(rules, "moon_guard") is None:
        yield "That holds even if it makes the shooter lose the game."
    if why_irrelevant(rules, "moon_and_bonus") is None:
        names = faces(f for f in bonus_faces(rules) if f in pack_faces(rules))
        if rules.moon_and_bonus is MoonBonus.INDEPENDENT:
            yield f"A moon changes nothing about {names}."
        else:
            yield f"A shooter gets nothing for {names}."
    if rules.complex_signs:
        yield "The shooter may choose for each opponent whether the amount is added or taken off."
    if rules.partners is not Partners.NONE and rules.partner_moon is PartnerMoon.INDIVIDUAL:
        yield "One player alone must take them all; partners do not help each other to a moon."


def _sun(rules: Rules) -> Iterator[str]:
    tricks = "A player who takes every trick of a deal shoots the sun:"
    match rules.sun:
        case Sun.OFF:
            return
        case Sun.DOUBLE:
            yield f"{tricks} {_twice(rules)}."
        case Sun.FIRST_TRICK_FREE:
            yield (
                "A player who takes every trick of a deal, or every trick after the first, shoots "
                f"the sun: {_twice(rules)}."
            )
        case Sun.PUNISH:
            yield (
                f"{tricks} what a moon does counts double against whoever passed cards to the "
                f"shooter and once against the others{_alone(rules)}."
            )
        case Sun.CLEAN_SLATE:
            yield f"{tricks} the shooter’s total becomes zero."
        case Sun.SUN_ONLY:
            yield (
                "But that holds only for someone who takes every trick of the deal as well; "
                "otherwise the cards are counted as usual."
            )


_DOUBLED: Final = (
    MoonEffect.ADD,
    MoonEffect.SUBTRACT,
    MoonEffect.CHOICE,
    MoonEffect.GIFT_FROM_EACH,
)


def _twice(rules: Rules) -> str:
    if rules.moon_effect in _DOUBLED:
        return "it is worth twice as much as a moon"
    return f"every other player scores twice {_plain_amount(rules)}"


def _alone(rules: Rules) -> str:
    if rules.moon_effect in _DOUBLED:
        return ""
    return f", who score {_plain_amount(rules)}"


def _plain_amount(rules: Rules) -> str:
    if rules.moon_amount is MoonAmount.OWN_HAND:
        return "the points of the shooter’s hand"
    return f"the points of all the penalty cards ({score_text(penalty_total(rules))})"
