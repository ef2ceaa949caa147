"""Sentences about the points of the cards, and about what else adds or takes off points."""

from collections.abc import Iterator
from typing import Any

from hearts_gui.engine.cards import AH, JD, QS, TC, Card, Suit
from hearts_gui.engine.rules.choices import ScoreDir, Values
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.option_values import PLEDGE_POINTS
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
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text


def pack_faces(rules: Rules) -> frozenset[Card]:
    return frozenset(card.face for card in build_pack(rules))


def penalty_total(rules: Rules) -> Score:
    """The cost of all penalty cards of the pack together."""
    points_of, wanted = face_points(rules), penalty_faces(rules)
    return sum(points_of[card.face] for card in build_pack(rules) if card.face in wanted)


def penalty_cards(rules: Rules) -> dict[str, Any]:
    """The arguments of `rules-penalty-cards`: the faces, and whether all must be listed."""
    here = pack_faces(rules)
    cards = sorted(penalty_faces(rules) & here, reverse=True)
    hearts = {face for face in HEARTS if face in here}
    others = [face for face in cards if face not in hearts]
    kind = "no"
    if rules.values is Values.NAMED_SUIT:
        kind = "named"
    elif hearts <= set(cards):
        kind = "usual" if others == [QS] else "hearts-and" if others else "hearts"
    return {"cards": cards, "others": others, "kind": kind, "packs": rules.packs}


def values(rules: Rules) -> Iterator[str]:
    """Sentences on the points of each card."""
    here = pack_faces(rules)
    if rules.score_dir is ScoreDir.COUNTERS:
        if rules.values is Values.NAMED_SUIT:
            yield say("rules-value-penalty-suit")
        yield say("rules-value-counters")
        return
    counts = {face: score for face, score in face_points(rules).items() if face in here}
    if rules.values is Values.NAMED_SUIT:
        yield say("rules-value-named-suit", n=face_points(rules)[AH])
        for face in bonus_faces(rules):
            yield _cards_count(rules, [face], _value_arguments(rules, counts[face], several=False))
        return
    if rules.values is Values.COMPLEX:
        yield say("rules-complex")
    hearts = {face: counts.get(face, 0) for face in HEARTS if face in here}
    others: dict[Score, list[Card]] = {}
    listed = _listed_hearts(rules, hearts)
    if not listed:
        yield from _hearts(rules, hearts)
    for face, score in counts.items():
        if face.suit is not Suit.HEARTS or face in listed:
            others.setdefault(score, []).append(face)
    for score, group in others.items():
        several = len(group) > 1 or rules.packs > 1
        yield _cards_count(rules, group, _value_arguments(rules, score, several=several))
    yield from _relations(rules)
    if rules.score_dir is ScoreDir.LOW:
        doubled = "-doubled" if relation_faces(rules) else ""
        yield say(f"rules-value-total{doubled}", total=amount_text(penalty_total(rules)))


def _cards_count(rules: Rules, group: list[Card], worth: dict[str, Any]) -> str:
    """A sentence on the points of some cards of different suits."""
    if rules.packs > 1:
        return say("rules-value-each", cards=sorted(group, reverse=True), **worth)
    return say("rules-value-cards", cards=group, **worth)


def _value_arguments(rules: Rules, score: Score, *, several: bool) -> dict[str, Any]:
    """The arguments of `value-verb`: how a score counts, and whether for each of several cards."""
    one = not several or rules.packs > 1
    each = several and rules.packs == 1
    if rules.score_dir in (ScoreDir.HIGH, ScoreDir.MAGNITUDE):
        return {"way": "counts", "score": score, "one": one, "each": each}
    assert isinstance(score, int)
    verb = "takes" if score < 0 else "costs"
    return {"way": verb, "n": abs(score), "one": one, "each": each}


# Up to this many hearts of equal value are named one by one; more are called "every other".
_LISTED = 4


def amount_text(score: Score) -> str:
    """An amount: points by the number, complex ones as they are."""
    return say("points", n=score) if isinstance(score, int) else score_text(score)


def _listed_hearts(rules: Rules, counts: dict[Card, Score]) -> set[Card]:
    """The hearts to list with other cards: the few that count, if they count alike."""
    some = {face: score for face, score in counts.items() if score}
    few = len(some) <= _LISTED and len(some) < len(counts)
    return set(some) if few and rules.packs == 1 and len(set(some.values())) == 1 else set()


def _hearts(rules: Rules, counts: dict[Card, Score]) -> Iterator[str]:
    scores = set(counts.values())
    if scores == {0}:
        return
    if len(scores) == 1:
        yield say("rules-value-heart", **_value_arguments(rules, scores.pop(), several=False))
        return
    groups: dict[Score, list[Card]] = {}
    for face, score in counts.items():
        groups.setdefault(score, []).append(face)
    if len(groups) > 5:
        by_rank = [
            say("rules-rank-score", rank=face.rank, score=score)
            for face, score in sorted(counts.items(), reverse=True)
        ]
        verb = "counts" if rules.score_dir is ScoreDir.HIGH else "costs"
        yield say("rules-value-hearts-by-rank", way=verb, ranks=by_rank)
        return
    in_order = sorted(groups.items(), key=lambda pair: -max(pair[1]).rank)
    for index, (score, group) in enumerate(in_order):
        if score and index and index == len(in_order) - 1 and len(group) > _LISTED:
            yield say("rules-value-other-hearts", **_value_arguments(rules, score, several=False))
        elif score:
            yield _some_hearts(rules, group, score)


def _some_hearts(rules: Rules, group: list[Card], score: Score) -> str:
    worth = _value_arguments(rules, score, several=len(group) > 1)
    if rules.packs > 1 and len(group) > 1:
        return say("rules-value-hearts-each", ranks=[face.rank for face in group], **worth)
    return say("rules-value-cards", cards=group, **worth)


def _relations(rules: Rules) -> Iterator[str]:
    match rules.values:
        case Values.ROYAL:
            yield say("rules-royal-hearts")
            yield say("rules-royal-spades")
        case Values.TURBO:
            yield say("rules-ten-turbo")
        case Values.TEN_OF_CLUBS:
            yield say("rules-ten-doubles")
        case Values.COMPLEX:
            yield say("rules-ten-complex")
        case Values.GONG_ZHU:
            yield from _gong_zhu(rules)
        case _:
            pass
    yield from _charged(rules)


def as_int(score: Score) -> int:
    """A score that is a whole number, as all are but those of Complex Hearts."""
    return int(complex(score).real)


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
    here, points = pack_faces(rules), face_points(rules)
    yield say("rules-gong-zhu-scoring", cards=[face for face in (QS, JD, TC) if face in here])
    yield say("rules-gong-zhu-ten", score=_lonely_ten(rules))
    yield say("rules-gong-zhu-name")
    lost = sum(
        as_int(points.get(card.face, 0)) for card in build_pack(rules) if card.face in HEARTS
    )
    if lost < 0:
        yield say("rules-gong-zhu-hearts", won=-lost, lost=lost, charged=AH in chargeable(rules))
    pig = as_int(points.get(QS, 0))
    if pig < 0:
        yield say("rules-gong-zhu-pig", flip=rules.pig_flip, won=-pig, lost=pig)


def _charged(rules: Rules) -> Iterator[str]:
    cards = chargeable(rules)
    if AH in cards:
        yield say("rules-charged-ace")
    own = [face for face in (QS, JD) if face in cards]
    if own:
        yield say("rules-charged-card", cards=own)
    if TC in cards:
        yield say("rules-charged-ten", values=rules.values, score=2 * as_int(_lonely_ten(rules)))


def extras(rules: Rules) -> Iterator[str]:
    """Sentences on points that come from no card, and on the limit of bonus cards."""
    bonuses = bonus_faces(rules)
    if why_irrelevant(rules, "bonus_floor") is None and bonuses:
        cards = [face for face in bonuses if face in pack_faces(rules)]
        yield say("rules-bonus-floor", floor=rules.bonus_floor, cards=cards)
    if rules.trick_points:
        yield say("rules-trick-points", n=rules.trick_points)
    if rules.no_trick_bonus:
        key = "rules-no-trick-moon"
        if why_irrelevant(rules, "no_trick_on_moon") is not None:
            key = "rules-no-trick"
        yield say(key, n=-rules.no_trick_bonus, moon=rules.no_trick_on_moon)
    if rules.pledge:
        yield say("rules-pledge-points", n=PLEDGE_POINTS)
