"""Sentences about what the cards count, and what else brings or takes off points."""

from __future__ import annotations

from collections.abc import Iterator

from hearts_gui.engine.cards import AH, JD, QS, TC, Card, Suit
from hearts_gui.engine.rules.choices import BonusFloor, PigFlip, ScoreDir, Values
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.limits import PLEDGE_POINTS
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import (
    HEARTS,
    Score,
    bonus_faces,
    chargeable,
    face_points,
    penalty_faces,
    relation_faces,
)
from hearts_gui.engine.score.hand_value import count_hand, facts_of
from hearts_gui.engine.score.scores import Summary
from hearts_gui.wording.card_names import card_name, faces, faces_of_suit, rank_name, the
from hearts_gui.wording.score_texts import score_text
from hearts_gui.wording.words import capital, listed, points


def pack_faces(rules: Rules) -> frozenset[Card]:
    """The faces that are in the pack."""
    return frozenset(card.face for card in build_pack(rules))


def penalty_total(rules: Rules) -> Score:
    """What all penalty cards of the pack cost together."""
    points_of, wanted = face_points(rules), penalty_faces(rules)
    cards = [card for card in build_pack(rules) if card.face in wanted]
    total: Score = 0
    for card in cards:
        total = total + points_of[card.face]
    return total


def values(rules: Rules) -> Iterator[str]:
    """What each card counts."""
    here = pack_faces(rules)
    counts = {face: score for face, score in face_points(rules).items() if face in here}
    if rules.values is Values.NAMED_SUIT:
        yield f"Each card of the suit named by the bidder costs {_worth(face_points(rules)[AH])}."
        for face in bonus_faces(rules):
            yield f"{_each(rules, [face])} {''.join(_verb(rules, counts[face], several=False))}."
        return
    yield from _hearts(rules, {face: counts.get(face, 0) for face in HEARTS if face in here})
    others: dict[Score, list[Card]] = {}
    for face, score in counts.items():
        if face.suit is not Suit.HEARTS:
            others.setdefault(score, []).append(face)
    for score, group in others.items():
        verb, amount = _verb(rules, score, len(group) > 1 or rules.packs > 1)
        yield f"{_each(rules, group)} {verb}{amount}."
    yield from _relations(rules)
    if rules.score_dir in (ScoreDir.LOW, ScoreDir.COUNTERS):
        total = _worth(penalty_total(rules))
        before = " before any doubling" if relation_faces(rules) else ""
        yield f"No other card costs anything; all penalty cards together cost {total}{before}."


def _each(rules: Rules, group: list[Card]) -> str:
    if rules.packs > 1:
        names = (card_name(face) for face in sorted(group, reverse=True))
        return f"Each {listed(names, 'and each')}"
    return capital(faces(group))


def _verb(rules: Rules, score: Score, several: bool) -> tuple[str, str]:
    each = " each" if several and rules.packs == 1 else ""
    one = not several or rules.packs > 1
    if rules.score_dir in (ScoreDir.HIGH, ScoreDir.MAGNITUDE):
        return ("counts " if one else "count "), f"{score_text(score)}{each}"
    assert isinstance(score, int)
    if score < 0:
        return ("takes " if one else "take "), f"{points(-score)}{each} off the taker’s score"
    return ("costs " if one else "cost "), f"{points(score)}{each}"


def _worth(score: Score) -> str:
    return points(score) if isinstance(score, int) else score_text(score)


def _hearts(rules: Rules, counts: dict[Card, Score]) -> Iterator[str]:
    scores = set(counts.values())
    if scores == {0}:
        return
    if len(scores) == 1:
        verb, amount = _verb(rules, scores.pop(), several=False)
        yield f"Each heart {verb}{amount}."
        return
    groups: dict[Score, list[Card]] = {}
    for face, score in counts.items():
        groups.setdefault(score, []).append(face)
    if len(groups) > 5:
        by_rank = (
            f"{rank_name(face.rank)} {score_text(score)}"
            for face, score in sorted(counts.items(), reverse=True)
        )
        verb = "count" if rules.score_dir is ScoreDir.HIGH else "cost"
        yield f"The hearts {verb} points by rank: {', '.join(by_rank)}."
        return
    for score, group in sorted(groups.items(), key=lambda pair: -max(pair[1]).rank):
        if score:
            verb, amount = _verb(rules, score, len(group) > 1)
            if rules.packs > 1 and len(group) > 1:
                verb = "costs " if verb == "cost " else verb
                ranks = listed((rank_name(face.rank) for face in group), "or")
                yield f"Each {ranks} of hearts {verb}{amount}."
            else:
                yield f"{capital(faces_of_suit(sorted(group, reverse=True)))} {verb}{amount}."


def _relations(rules: Rules) -> Iterator[str]:
    match rules.values:
        case Values.ROYAL:
            yield "The queen of hearts doubles what all the hearts of its taker count, its own too."
            yield "The queen of clubs cancels the queen of spades, if the same player takes both."
        case Values.TURBO:
            yield "The ten of clubs doubles what all the other cards of its taker count."
        case Values.TEN_OF_CLUBS:
            yield "The ten of clubs doubles what the penalty cards of its taker cost."
        case Values.COMPLEX:
            yield "The ten of clubs multiplies everything that its taker’s cards count by 2i."
        case Values.GONG_ZHU:
            yield from _gong_zhu(rules)
        case _:
            pass
    yield from _charged(rules)


def _lonely_ten(rules: Rules) -> Score:
    nobody = (0,) * rules.players
    summary = Summary(
        taken=((TC,), *((),) * (rules.players - 1)),
        tricks=nobody,
        tricks_after_first=nobody,
        trick_count=1,
        in_play=(TC,),
    )
    return count_hand(facts_of(rules, summary), (TC,)).total


def _gong_zhu(rules: Rules) -> Iterator[str]:
    small = [f for f in HEARTS if f not in face_points(rules) and f in pack_faces(rules)]
    if small:
        yield f"{capital(faces(small))} count nothing, but are scoring cards like all the hearts."
    alone = _lonely_ten(rules)
    yield (
        f"The ten of clubs counts {score_text(alone)} for a taker of no other scoring card; for "
        "others it doubles what their scoring cards count."
    )
    yield "For a player who takes all the hearts they count to the good instead of the bad."
    if rules.pig_flip is PigFlip.ALL_HEARTS:
        yield "If that player also takes the queen of spades, it counts to the good as well."
    else:
        yield (
            "The queen of spades counts to the good as well only for a player who takes every "
            "scoring card."
        )


def _charged(rules: Rules) -> Iterator[str]:
    cards = chargeable(rules)
    if not cards:
        return
    if AH in cards:
        yield "When the ace of hearts is charged, every heart counts double."
    own = [the(face) for face in (QS, JD) if face in cards]
    if own:
        yield f"When {listed(own, 'or')} is charged, that card counts double."
    if TC in cards:
        yield "When the ten of clubs is charged, it has twice its effect."


def extras(rules: Rules) -> Iterator[str]:
    """Points that come from no card, and how far bonus cards go."""
    bonuses = bonus_faces(rules)
    if why_irrelevant(rules, "bonus_floor") is None and bonuses:
        names = faces(face for face in bonuses if face in pack_faces(rules))
        match rules.bonus_floor:
            case BonusFloor.NONE:
                yield f"A score may fall below zero because of {names}."
            case BonusFloor.HAND:
                yield f"The score of a deal does not fall below zero because of {names}."
            case BonusFloor.TOTAL:
                yield f"A total does not fall below zero because of {names}."
    if rules.trick_points:
        yield f"Each trick taken costs {points(rules.trick_points)}, whatever is in it."
    if rules.no_trick_bonus:
        yield from _no_trick(rules)
    if rules.pledge:
        yield (
            f"A player who pledged to take no hearts takes off {points(PLEDGE_POINTS)} if that "
            f"comes true, and otherwise pays {points(PLEDGE_POINTS)}."
        )


def _no_trick(rules: Rules) -> Iterator[str]:
    text = f"A player who takes no trick in a deal takes {points(-rules.no_trick_bonus)} off"
    if why_irrelevant(rules, "no_trick_on_moon") is not None:
        yield f"{text}."
    elif rules.no_trick_on_moon:
        yield f"{text}, even when somebody shoots the moon."
    else:
        yield f"{text}, unless somebody shoots the moon."
