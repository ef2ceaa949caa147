"""Sentences about the moon and sun, the end of the game, money, clock and sides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from hearts_gui.engine.cards import QS
from hearts_gui.engine.rules.choices import (
    Adjust,
    Charge,
    End,
    Kitty,
    KittyDiscard,
    MoonAmount,
    MoonBonus,
    MoonEffect,
    MoonGuard,
    MoonNeeds,
    PartnerMoon,
    Partners,
    Ranking,
    ScoreDir,
    Settle,
    SpecialWin,
    Stuck,
    Sun,
    Tie,
    Values,
    Wager,
)
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, bonus_faces, face_points
from hearts_gui.engine.score.adjust import adjusted
from hearts_gui.wording.card_names import faces
from hearts_gui.wording.say_values import pack_faces, penalty_total
from hearts_gui.wording.score_texts import score_text
from hearts_gui.wording.words import counted, figure, listed, points


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
