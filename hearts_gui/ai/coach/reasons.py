"""Reasons why an answer was worse.

A reason is given only where sample deals prove it or it holds in all possible deals.

The sentences use words; their figures are shown under Details.
"""

import math
from collections.abc import Iterator
from dataclasses import replace

from hearts_gui.ai.coach.certain import Pair, PassPair, all_certain, certain_pass
from hearts_gui.ai.coach.decisions import given_cards
from hearts_gui.ai.coach.facts import Cause, Fact
from hearts_gui.ai.coach.grades import SETTLED
from hearts_gui.ai.coach.judging import Difference, Judgement
from hearts_gui.ai.coach.labels import HALF_POINT, Apart, apart
from hearts_gui.ai.coach.spread import spread_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.actions import Action, PassCards, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import ScoreDir
from hearts_gui.engine.rules.values import face_points, penalty_faces

_MAIN = 0.3
"""A reason is given if it explains at least this share of the loss."""
_SECOND = 0.25
"""A second reason is given if it explains at least this share."""
_CERTAIN = 2.5
"""Both reasons must be beyond this many standard errors."""
_NOTHING = 0.005
"""Below this difference, in points, two answers are always equal."""
_TENS = 10
_HUNDREDS = 100
_SOME = 0.25
"""The difference in cards of a suit, or tricks, that is worth mentioning."""
_HARDLY = 0.05
"""What happens with a chance below this hardly ever happens."""
_WORDS = (
    (_HARDLY, "hardly", 0.02), (0.2, "seldom", 0.12), (0.42, "sometimes", 0.31),
    (0.58, "half", 0.5), (0.8, "mostly", 0.7), (0.97, "nearly", 0.9), (math.inf, "always", 1.0),
)  # fmt: skip
"""The words for shares below these limits, and the share that each word suggests."""
_OVERSTATED = 2.0
"""Two words may be at most this many times as far apart as the shares that they stand for."""
_ACCOUNTS = 1.5
"""The loss that a sentence suggests may be at most this many times the real one, plus half a
point.
"""


def reason_of(view: PlayerView, judgement: Judgement) -> Message | None:
    """The reason for a loss, or for a great answer; None where there is none."""
    if judgement.rival is not None:
        rival, ahead = judgement.rival
        return why(view, ahead, judgement.played, rival)
    if judgement.best == judgement.played:
        return None
    return compared(view, judgement.difference, judgement.best, judgement.played)


def compared(
    view: PlayerView, difference: Difference, best: Action, rival: Action
) -> Message | None:
    """The verdict on two answers: equal, unclear, or why the first is better.

    None where the second is better.
    """
    match apart(difference.loss, difference.error, spread_of(view.rules)):
        case Apart.EQUAL:
            same = abs(difference.loss) + difference.error < _NOTHING
            return Message("coach-same" if same else "coach-even")
        case Apart.CLOSE:
            return Message("coach-close", _half_points(max(0.5, difference.loss)))
        case Apart.CLEAR:
            return why(view, difference, best, rival) if difference.loss > 0 else None


def why(view: PlayerView, difference: Difference, best: Action, rival: Action) -> Message:
    """Return at most two reasons for the difference between two answers.

    A certain cause comes before its effect in points.
    """
    facts = sorted(difference.facts, key=lambda fact: -fact.loss)
    pair = _pair(view, difference, best, rival)
    reasons = [
        (fact, reason)
        for index, fact in enumerate(facts)
        if fact.loss >= difference.loss * (_SECOND if index else _MAIN)
        if fact.loss > max(0, _CERTAIN * fact.error)
        if _accounts(view, fact, difference.loss)
        for reason in [_fact_text(view, fact, best, rival, difference)]
        if reason is not None
    ]
    counted = [reason for fact, reason in reasons if fact.cause is not Cause.REST]
    if counted and counted[0].key.startswith(_MOONS):
        own = is_of_moon(counted[0])
        return _joined(counted[0], *_of_moon(difference, pair, own=own), *counted[1:])
    about = reasons[0][0].card if reasons else None
    sure = list(_sure(view, best, rival, None if pair is None else replace(pair, about=about)))
    if pair is not None and about is not None and _cost(view, about) < 0:
        sure = list(all_certain(pair, moon=True))  # it is good to take tricks
    elif counted:
        sure = [reason for reason in sure if reason.key != "coach-pass-shorter"]
    if sure and sure[0].key in SETTLED:
        told = sure[0].named.get("cards", ())
        counted = [
            reason
            for reason in counted
            if reason.key != "coach-trick" and reason.named.get("card") not in told
        ]
    if sure and not counted:
        more = [reason for reason in sure[1:] if reason.key in _MORE]
        worth = Message("coach-worth", _half_points(difference.loss))
        return _joined(sure[0], *more, *_lying(pair), worth)
    if not counted:
        return Message("coach-better", _half_points(difference.loss))
    return _joined(*sure[:1], *counted)


_MOONS = ("coach-own-moon", "coach-others-moon")
_MORE = ("coach-exit", "coach-guards", "coach-empties")
"""Sentences that may follow another certain one."""


def _pair(view: PlayerView, difference: Difference, best: Action, rival: Action) -> Pair | None:
    """Both cards, and whether the better one is to take the trick."""
    if not (isinstance(best, PlayCard) and isinstance(rival, PlayCard)):
        return None
    trick = next((fact.chances for fact in difference.facts if fact.cause is Cause.TRICK), (0, 0))
    return Pair(view, best.card, rival.card, takes=trick[0] > trick[1] + _SOME)


def _of_moon(difference: Difference, pair: Pair | None, *, own: bool) -> Iterator[Message]:
    """How a moon comes about or fails: who takes this trick, or a later one with what is kept."""
    if pair is None:
        return
    if not own:
        yield from (fact for fact in all_certain(pair) if fact.key == "coach-thrown")
    yield from all_certain(replace(pair, takes=True), moon=True)
    for fact in difference.facts:
        if fact.cause is Cause.KEPT and fact.chances[0] > fact.chances[1] + _SOME:
            counts = _counts(replace(fact, chances=fact.chances[::-1]), 0.0)
            counts["played"], counts["best"] = counts["best"], counts["played"]
            yield message("coach-kept", better=pair.other, other=pair.best, **counts)


def _lying(pair: Pair | None) -> Iterator[Message]:
    """What lies in a trick that the better card leaves to someone else."""
    if pair is None or pair.takes or pair.last or not pair.under(pair.best):
        return
    rules, deal = pair.view.rules, pair.view.deal
    faces = penalty_faces(rules, deal.penalty_suit)
    cards = {play.card.face for play in deal.plays if play.card.face in faces}
    named = () if pair.top is None else (pair.top.face,)  # by the sentence before
    if cards.difference(named) and pair.over(pair.other):
        yield message("coach-in-trick", cards=tuple(sorted(cards)))


def _sure(view: PlayerView, best: Action, rival: Action, pair: Pair | None) -> Iterator[Message]:
    """The facts about the two that hold in every possible deal."""
    if pair is not None:
        yield from all_certain(pair)
    elif isinstance(best, PassCards) and isinstance(rival, PassCards):
        reason = certain_pass(PassPair(view, given_cards(best), given_cards(rival)))
        yield from () if reason is None else (reason,)


def _accounts(view: PlayerView, fact: Fact, loss: float) -> bool:
    """Whether a sentence on this fact suggests about the actual loss, not a far larger one.

    Otherwise other facts make up for most of it, and the sentence would contradict the mark.
    """
    more, most = fact.chances[1] - fact.chances[0], _most_said(loss)
    match fact.cause:
        case Cause.CARD:
            return fact.loss <= most and 0 < more * _cost(view, fact.card) <= most
        case Cause.OWN_MOON:
            return more < 0
        case Cause.OTHERS_MOON:
            return fact.loss <= most + loss / 2 and more > 0
        case _:
            return True


def _most_said(loss: float) -> float:
    """The most points that a sentence may suggest for this loss."""
    return _ACCOUNTS * loss + HALF_POINT


def _cost(view: PlayerView, card: Card | None) -> float:
    """The points that a card costs its taker; below 0 where they are welcome."""
    rules = view.rules
    points = 0 if card is None else face_points(rules, view.deal.penalty_suit).get(card.face, 0)
    return float(points.real) * (-1 if rules.score_dir is ScoreDir.HIGH else 1)


def is_of_moon(reason: Message | None) -> bool:
    """Whether a reason begins with the seat's own moon."""
    while reason is not None and reason.key == "coach-both":
        reason = reason.named["first"]
    return reason is not None and reason.key.startswith("coach-own-moon")


def _joined(first: Message, *then: Message) -> Message:
    """The first of these sentences, and the next one where there is one."""
    return message("coach-both", first=first, then=then[0]) if then else first


def _half_points(points: float) -> tuple[tuple[str, object], ...]:
    halves = round(2 * points)
    return (("whole", halves // 2), ("half", halves % 2 == 1))


def _fact_text(
    view: PlayerView, fact: Fact, best: Action, rival: Action, difference: Difference
) -> Message | None:
    """A sentence on how often each answer leads to this fact.

    The numbers are out of ten deals, or out of a hundred where ten would hide the difference.
    """
    cards = {}
    if isinstance(best, PlayCard) and isinstance(rival, PlayCard):
        cards = {"better": best.card, "other": rival.card}
    if fact.cause in (Cause.SUIT, Cause.REST):
        return _count_text(fact, cards)
    counts = _counts(fact, difference.loss)
    turned = counts["alike"] == "yes" and fact.chances[0] > fact.chances[1]
    if turned and fact.cause in (Cause.CARD, Cause.TRICK):  # it then names the better card first
        if not cards or fact.card in cards.values():
            return None
        cards = {"better": cards["other"], "other": cards["better"]}
    match fact.cause:
        case Cause.OWN_MOON | Cause.OTHERS_MOON:
            whose = "own" if fact.cause is Cause.OWN_MOON else "others"
            return message(f"coach-{whose}-moon{'-with' if cards else ''}", **cards, **counts)
        case Cause.TRICK:
            return message("coach-trick", **cards, **counts)
        case Cause.KEPT:
            more = fact.chances[1] > fact.chances[0]
            return message("coach-kept", **cards, **counts) if more else None
        case _ if view.rules.packs > 1 and fact.card in {card.face for card in cards.values()}:
            return None  # either copy was counted
        case _ if cards and fact.card in cards.values():
            now = "yes" if fact.card == cards["other"] else "no"
            return message("coach-takes-own", card=fact.card, now=now, **counts)
        case _ if cards:
            pair = Pair(view, cards["better"], cards["other"])
            kept = not turned and (pair.same_trick or _takes_alike(pair, difference))
            own = "yes" if fact.card in view.own.hand else "no"
            key = "coach-takes-kept" if kept else "coach-takes-with"
            return message(key, card=fact.card, own=own, **cards, **counts)
        case _:
            return message("coach-takes-after", card=fact.card, **counts)


def _takes_alike(pair: Pair, difference: Difference) -> bool:
    """Whether the seat takes the trick, or not, nearly always with both cards, which follow."""
    chances = [fact.chances for fact in difference.facts if fact.cause is Cause.TRICK]
    return not pair.leads and any(
        max(both) < _HARDLY or min(both) > 1 - _HARDLY for both in chances
    )


def _count_text(fact: Fact, cards: dict[str, Card]) -> Message | None:
    """A sentence on more cards of a suit or, where nothing else is known, more tricks."""
    more = fact.chances[1] - fact.chances[0]
    if fact.cause is Cause.REST:
        if more >= _SOME and cards:
            return message("coach-tricks", **cards)
        return Message("coach-rest", _half_points(fact.loss))
    if more < _SOME:
        return None
    if cards:
        return message("coach-suit-with", suit=fact.suit, **cards, **dict(_half_points(more)))
    return message("coach-suit", suit=fact.suit, **dict(_half_points(more)))


def _counts(fact: Fact, loss: float) -> dict[str, object]:
    of = _TENS
    after_best, after_other = (round(chance * of) for chance in fact.chances)
    if after_best == after_other:
        of = _HUNDREDS
        after_best, after_other = (round(chance * of) for chance in fact.chances)
    (rarely, least), (often, most) = map(_frequency, fact.chances)
    apart = abs(fact.chances[1] - fact.chances[0])
    vague = rarely == often or abs(most - least) > _OVERSTATED * apart
    if fact.cause in (Cause.OWN_MOON, Cause.OTHERS_MOON):  # other facts make up for much
        vague |= fact.loss > _most_said(loss)
    alike = "yes" if vague else "no"
    return {"best": after_best, "played": after_other, "of": of, "often": often,
            "rarely": rarely, "alike": alike}  # fmt: skip


def _frequency(share: float) -> tuple[str, float]:
    """The word for a share, and the share that the word suggests."""
    return next((word, middle) for limit, word, middle in _WORDS if share < limit)
