"""The points of each face (RULES 1.6): one table per rule set, read by everyone.

Faces are first copies (`card.face`). What depends on the other cards of the same hand (Royal's
queens, the ten of clubs, charges) is worked out in `hand_value.py`.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from hearts_gui.engine.cards import ACE, AH, JD, QS, RANK_TEXT, STANDARD_FACES, TC, TD, Card, Suit
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.rules.choices import BonusCard, Charge, PipCourts, ScoreDir, Values
from hearts_gui.engine.rules.option_values import RuleValues

Score: TypeAlias = int | complex
"""Complex Hearts counts in Gaussian integers, every other rule set in whole numbers."""

Table = dict[Card, Score]

HEARTS = tuple(face for face in STANDARD_FACES if face.suit is Suit.HEARTS)
"""The thirteen hearts."""

_TEN, _JACK, _QUEEN, _KING = range(10, ACE)


def _same(suit: Suit, points: int) -> Table:
    return {face: points for face in STANDARD_FACES if face.suit is suit}


def _hearts(**special: int) -> Table:
    """One point for every heart except those with a value of their own, named by rank letter."""
    return {face: special.get(RANK_TEXT[face.rank], 1) for face in HEARTS}


def _pips(*, jack: int, queen: int, king: int, ace: int) -> Table:
    courts = {_JACK: jack, _QUEEN: queen, _KING: king, ACE: ace}
    return {face: courts.get(face.rank, face.rank) for face in HEARTS}


def _gong_zhu() -> Table:
    """RULES 1.7; the 4, 3 and 2 of hearts score nothing but count as scoring cards."""
    courts = {_JACK: -20, _QUEEN: -30, _KING: -40, ACE: -50}
    small = {face: -10 for face in HEARTS if 5 <= face.rank <= _TEN}
    return {
        **small,
        **{face: courts[face.rank] for face in HEARTS if face.rank > _TEN},
        QS: -100,
        JD: 100,
    }


def _pip_hay(courts: PipCourts, ace: int) -> Table:
    if courts is PipCourts.TEN:
        return _pips(jack=10, queen=10, king=10, ace=ace)
    return _pips(jack=_JACK, queen=_QUEEN, king=_KING, ace=ace)


def _table(values: Values, courts: PipCourts, ace: int, penalty_suit: Suit | None) -> Table:
    tens = _pips(jack=10, queen=10, king=10, ace=10)
    match values:
        case Values.BLACK_LADY | Values.TEN_OF_CLUBS:
            return {**_hearts(), QS: 13}
        case Values.HEARTS_ONLY:
            return _hearts()
        case Values.HOOLIGAN:
            return {**_hearts(), QS: 13, Card("7C"): 7}
        case Values.GRADED:
            return {**_hearts(A=5, K=4, Q=3, J=2), QS: 13}
        case Values.PIP_HAY:
            return {**_pip_hay(courts, ace), QS: 50}
        case Values.PIP_SPOT:
            return {**_pips(jack=_JACK, queen=_QUEEN, king=_KING, ace=ACE), QS: 25}
        case Values.PIP_119:
            return {**tens, QS: 25}
        case Values.BLACK_MARIA:
            return {**_hearts(), QS: 13, Card("KS"): 10, Card("AS"): 7}
        case Values.BLACK_LADY_UK:
            return {**tens, QS: 50, Card("AS"): 40, Card("TS"): 20}
        case Values.GONG_ZHU:
            return _gong_zhu()
        case Values.ROYAL:
            return {**_hearts(), QS: 26, Card("QD"): -10}
        case Values.TURBO:
            return {**_hearts(), QS: 13, JD: -10}
        case Values.COMPLEX:
            return {**_hearts(), QS: 13j, JD: -10}
        case Values.NAMED_SUIT:
            return _same(Suit.HEARTS if penalty_suit is None else penalty_suit, 1)
        case Values.REVERSE:
            return {Card("QH"): 1, Card("JH"): 1}
        case Values.FOUR_JACKS:
            return {Card("JC"): 1, JD: 1, Card("JH"): 1, Card("JS"): 2}


def _counting(table: Table, values: Values) -> Mapping[Card, Score]:
    """The faces that count anything, in order."""
    unit = complex(1) if values is Values.COMPLEX else 1
    return MappingProxyType({face: table[face] * unit for face in sorted(table) if table[face]})


@cache
def plain_points(
    *, values: Values, pip_courts: PipCourts = PipCourts.RANK, pip_ace: int = 15
) -> Mapping[Card, Score]:
    """The points of each face by a table alone, without a bonus card or custom values."""
    return _counting(_table(values, pip_courts, pip_ace, None), values)


@per_rules
def face_points(rules: RuleValues, penalty_suit: Suit | None = None) -> Mapping[Card, Score]:
    """The points of one card of each face by itself; faces that count nothing are absent.

    `penalty_suit` is the suit named for the deal, where one is.
    """
    table = _table(rules.values, rules.pip_courts, rules.pip_ace, penalty_suit)
    if rules.bonus_card is not BonusCard.NONE:
        table[JD if rules.bonus_card is BonusCard.JD else TD] = rules.bonus_amount
    for text, points in rules.custom_values:
        table[Card(text)] = points
    return _counting(table, rules.values)


def _hurts(rules: RuleValues, points: Score) -> bool:
    if isinstance(points, complex):
        return points.real > 0 or points.imag > 0
    return points < 0 if rules.score_dir is ScoreDir.HIGH else points > 0


@per_rules
def penalty_faces(rules: RuleValues, penalty_suit: Suit | None = None) -> frozenset[Card]:
    """The faces that nobody wants: those that push a score the wrong way (RULES 1.3)."""
    points = face_points(rules, penalty_suit)
    return frozenset(face for face in points if _hurts(rules, points[face]))


@per_rules
def bonus_faces(rules: RuleValues, penalty_suit: Suit | None = None) -> frozenset[Card]:
    """The faces that everyone wants. The ten of clubs of Gong Zhu is not among them."""
    return frozenset(face_points(rules, penalty_suit)) - penalty_faces(rules, penalty_suit)


@per_rules
def relation_faces(rules: RuleValues) -> frozenset[Card]:
    """The faces that change what other cards of the same taker count."""
    match rules.values:
        case Values.ROYAL:
            return frozenset((Card("QH"), Card("QC")))
        case Values.GONG_ZHU | Values.TURBO | Values.COMPLEX | Values.TEN_OF_CLUBS:
            return frozenset((TC,))
        case _:
            return frozenset()


@per_rules
def scoring_faces(rules: RuleValues, penalty_suit: Suit | None = None) -> frozenset[Card]:
    """Every face that can change a score, even if only by spoiling another card's effect."""
    faces = frozenset(face_points(rules, penalty_suit)) | relation_faces(rules)
    if rules.values is Values.GONG_ZHU or rules.pledge:
        faces |= frozenset(HEARTS)
    return faces


@per_rules
def chargeable(rules: RuleValues) -> tuple[Card, ...]:
    """The cards among QS, AH, JD and TC that may be charged: those whose charge has an effect."""
    if rules.charge is Charge.OFF:
        return ()
    points = face_points(rules)
    wanted = {
        QS: QS in points,
        AH: any(face in points for face in HEARTS),
        JD: JD in points,
        TC: TC in relation_faces(rules),
    }
    return tuple(face for face, effect in wanted.items() if effect)
