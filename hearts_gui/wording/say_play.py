"""Sentences about play, the moon, the aim, the end of the game, money and clock."""

import re
from collections.abc import Iterator
from typing import assert_never

from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.rules.choices import (
    Adjust,
    Boost,
    Charge,
    Draw,
    Duplicates,
    End,
    FirstTrick,
    HeartsLead,
    JokerLead,
    Jokers,
    Kitty,
    KittyDiscard,
    MoonAmount,
    MoonEffect,
    MoonNeeds,
    OpeningLead,
    PartnerMoon,
    Partners,
    QueenForced,
    ScoreDir,
    Settle,
    SpecialWin,
    Stuck,
    Sun,
    Values,
    Wager,
)
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, bonus_faces, face_points, penalty_faces
from hearts_gui.engine.score.scoring import adjusted
from hearts_gui.wording.language.figures import figure
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.say_table import draws
from hearts_gui.wording.say_values import pack_faces, penalty_cards, penalty_total


def moon(rules: Rules) -> Iterator[str]:
    """Sentences on the effect of taking everything."""
    pooled = rules.partner_moon is PartnerMoon.POOLED
    if rules.values is Values.GONG_ZHU:
        yield say("rules-moon-gong-zhu")
        if pooled:
            yield say("rules-moon-gong-zhu-partners")
        return
    if rules.moon_effect is MoonEffect.NONE:
        if rules.settle is not Settle.SWEEPSTAKE:  # there the counters stay in the pool
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
    """Sentences on a moon's amount for card values with rules of their own."""
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
    """The cards that cost a shooter nothing: the needed ones, the penalty cards or all."""
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
    values = face_points(rules)
    faces = (needed - bonus_faces(rules)) & pack_faces(rules)
    return sum(values.get(face, 0) * rules.packs for face in faces)


def _but(rules: Rules) -> str:
    """An addition where the amount may differ from the cards' usual points."""
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
        single = len(cards) == 1
        yield say("rules-moon-bonus", bonus=rules.moon_and_bonus, cards=cards, one=single)
    if rules.complex_signs:
        yield say("rules-moon-signs")
    if rules.partners is not Partners.NONE and rules.partner_moon is PartnerMoon.INDIVIDUAL:
        yield say("rules-moon-alone")


_DOUBLED = (MoonEffect.ADD, MoonEffect.SUBTRACT, MoonEffect.CHOICE, MoonEffect.GIFT_FROM_EACH)


def aim(rules: Rules) -> Iterator[str]:
    """The first sentences: what a trick is, the aim of everyone, and the cards that matter."""
    yield say("help-trick")
    named, score = penalty_cards(rules), rules.score_dir.value
    if rules.score_dir is ScoreDir.COUNTERS:
        pool = rules.settle is Settle.CHIPS_POOL
        score = "pool" if pool else score if named["kind"] in ("hearts", "named") else "hearts"
    yield say("rules-aim", score=score, tricks=bool(rules.trick_points))
    if named["cards"]:
        yield say("rules-penalty-cards", **named)


def ending(rules: Rules) -> Iterator[str]:
    """Sentences on when the game is over and who has won."""
    yield say("rules-winner", score=rules.score_dir)
    yield _end(rules)
    if rules.values is Values.GONG_ZHU and rules.end in (End.REACH, End.EXCEED):
        yield say("rules-gong-zhu-loser", end=rules.end, low=-rules.end_at)
    yield from _jumps(rules)
    sides = rules.players // 2 if rules.partners is Partners.FIXED else 0
    special = rules.special_win is not SpecialWin.NONE
    yield say("rules-tie", tie=rules.tie, side=sides > 0, special=special)
    yield from _special(rules)
    yield say("rules-ranking", ranking=rules.ranking, sides=sides)


def _end(rules: Rules) -> str:
    match rules.end:
        case End.REACH | End.EXCEED:
            ways = "down" if rules.score_dir is ScoreDir.HIGH else "up"
            return say(
                "rules-end-limit",
                side=rules.partners is Partners.FIXED,
                distance=rules.score_dir is ScoreDir.MAGNITUDE,
                end=rules.end,
                ways="both" if rules.end_both_ways else ways,
                high=rules.end_at,
                low=-rules.end_at,
            )
        case End.DEALS:
            return say("rules-end-deals", n=rules.end_at)
        case End.TIME:
            return say("rules-end-time", n=rules.end_at)
        case End.CHIPS:
            return say("rules-end-chips")


def _jumps(rules: Rules) -> Iterator[str]:
    match rules.adjust:
        case Adjust.NONE:
            return
        case Adjust.WRAP:
            yield say("rules-wrap", totals=[figure(total) for total in rules.wrap_at])
        case _:
            totals = [int(total) for total in re.findall(r"\d+", rules.adjust.value)]
            changes = [
                say("rules-adjust-one", **{"from": total}, to=adjusted(rules, total, changed=True))
                for total in totals
            ]
            yield say("rules-adjust", changes=changes)


def _special(rules: Rules) -> Iterator[str]:
    if rules.special_win is SpecialWin.NONE:
        return
    for total, deals in re.findall(r"(\d+)-for-(\d+)", rules.special_win.value):
        yield say("rules-special-win", total=int(total), n=int(deals))
    yield say("rules-special-several")
    yield say("rules-special-arrival", counts=rules.count_arrival)


def money(rules: Rules) -> Iterator[str]:
    """Sentences on payments and the clock."""
    if rules.settle.per_deal:
        yield say("rules-chips", n=rules.chips, debts=rules.end is not End.CHIPS)
    yield from _payments(rules)
    if rules.timer:
        yield say("rules-timer", n=rules.timer)


_PAYMENTS = {
    Settle.AVERAGE: ("rules-settle-average",),
    Settle.CHIPS_POOL: ("rules-settle-pool", "rules-pool-left"),
    Settle.SWEEPSTAKE: ("rules-settle-sweepstake", "rules-settle-jack", "rules-pool-left"),
    Settle.HOWELL: ("rules-settle-howell",),
    Settle.EXCESS: ("rules-settle-excess",),
    Settle.TURBO_POINTS: ("rules-settle-turbo",),
}


def _payments(rules: Rules) -> Iterator[str]:
    if rules.settle is Settle.WAGER:
        yield _wager(rules)
    for key in _PAYMENTS.get(rules.settle, ()):
        named = rules.values is Values.NAMED_SUIT
        yield say(key, n=rules.stake, named=named, players=rules.players)


def _wager(rules: Rules) -> str:
    if rules.wager is Wager.WINNER_TAKES_ALL:
        return say("rules-wager-winner", n=rules.stake)
    shares = [figure(rules.players - place) for place in range(1, rules.players + 1)]
    return say("rules-wager-places", n=rules.stake, shares=shares)


def opening(rules: Rules) -> Iterator[str]:
    """Sentences on who leads to the first trick, and with what."""
    match rules.opening_lead:
        case OpeningLead.LOWEST_CLUB:
            yield say("rules-opening-club", card=_lowest_club(rules))
        case OpeningLead.ANY_CLUB:
            yield say("rules-opening-any-club", card=_lowest_club(rules))
        case OpeningLead.ELDEST:
            yield say("rules-opening-eldest", direction=rules.direction)
        case OpeningLead.TWO_SPADES:
            yield say("rules-opening-spades")
        case OpeningLead.BIDDER:
            yield say("rules-opening-bidder", direction=rules.direction)
        case _:
            assert_never(rules.opening_lead)


def _lowest_club(rules: Rules) -> str:
    ranks = [card.rank for card in build_pack(rules) if card.suit is Suit.CLUBS and card.rank]
    left_over = deal_shape(rules).left_over
    return say("rules-lowest-club-dealt" if left_over else "rules-lowest-club", rank=min(ranks))


def first_trick(rules: Rules) -> Iterator[str]:
    """Sentences on the cards that may not be played to the first trick."""
    if rules.first_trick is FirstTrick.FREE:
        yield say("rules-first-trick-free")
    else:
        yield say("rules-first-trick", exception=_may_follow_with_points(rules))
        yield say("rules-first-trick-stuck", stuck=rules.first_trick_stuck)
    if rules.first_trick_tc:
        yield say("rules-first-trick-ten")


def _may_follow_with_points(rules: Rules) -> bool:
    """Whether a penalty card may be of the suit that is led to the first trick."""
    clubs = rules.opening_lead in (OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB)
    named = rules.values is Values.NAMED_SUIT
    return named or not clubs or any(face.suit is Suit.CLUBS for face in penalty_faces(rules))


def leading(rules: Rules) -> Iterator[str]:
    """Sentences on following suit, and on which suits may be led when."""
    yield say(
        "rules-follow-domino" if rules.draw is Draw.DOMINO else "rules-follow",
        joker=rules.jokers is Jokers.ANYTIME,
    )
    if rules.hearts_lead is HeartsLead.ALWAYS:
        yield say("rules-lead-any", charge=rules.charge is not Charge.OFF)
    else:
        yield say("rules-lead-hearts", breakers=rules.breakers, event=rules.break_event)
        jokers_wait = (
            rules.jokers is not Jokers.NONE and rules.joker_lead is JokerLead.NOT_IF_OTHER_CARD
        )
        yield say("rules-lead-exempt", exempt=rules.lead_exempt, jokers=jokers_wait)
    if rules.qs_forced is QueenForced.FIRST_SAFE_CHANCE:
        yield say("rules-queen-forced", ban=rules.first_trick is not FirstTrick.FREE)
    yield from draws(rules)


def tricks(rules: Rules) -> Iterator[str]:
    """Sentences on who takes a trick, and on what may lengthen, hold over or end it."""
    yield say("rules-trick")
    if rules.packs > 1:
        yield say("rules-equal-cards", duplicates=rules.duplicates)
        if rules.duplicates is Duplicates.CANCEL:
            if rules.kitty in (Kitty.FIRST_TRICK, Kitty.FIRST_TRICK_SWAP):
                yield say("rules-equal-cards-kitty")
            yield say("rules-dead-last-trick", dead=rules.dead_last_trick)
    if rules.boost is not Boost.OFF:
        yield say("rules-boost", boost=rules.boost)
    yield say("rules-shown", shown=rules.show_taken)
    if rules.claim:
        yield say("rules-claim")
