"""The points of one hand's cards together: charges, relations and multipliers (RULES 1.6, 1.7).

Everything is worked out card by card, so that a moon can take exactly its own cards out again.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from hearts_gui.engine.cards import AH, JD, QS, TC, Card, Suit
from hearts_gui.engine.rules.choices import MoonNeeds, Values
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, bonus_faces, face_points, penalty_faces
from hearts_gui.engine.score.scores import Line, LineKind, Summary

_QH = Card("QH")
_QC = Card("QC")


@dataclass(frozen=True, slots=True)
class DealFacts:
    """The values that are the same for every hand of a deal."""

    rules: Rules
    zero: Score
    points: Mapping[Card, Score]
    penalties: frozenset[Card]
    bonuses: frozenset[Card]
    charged: frozenset[Card]
    hearts_charged: bool
    named: Suit | None
    needed: frozenset[Card]  # the cards that make a moon
    moon_cards: frozenset[Card]  # those of them whose points a moon replaces


@dataclass(frozen=True, slots=True)
class HandValue:
    """One hand counted: `moon` and `bonus` are parts of `total`."""

    lines: tuple[Line, ...]
    moon: Score
    bonus: Score
    total: Score


def zero(rules: Rules) -> Score:
    """No points, in the kind of number that these rules count with."""
    return 0j if rules.values is Values.COMPLEX else 0


def needed_cards(rules: Rules, summary: Summary) -> frozenset[Card]:
    """The cards that one player must take for a moon: those of the wanted faces in play.

    A card that left play is still needed, one that was never in play or is void is not
    (RULES 1.9).
    """
    faces: Collection[Card]
    match rules.moon_needs:
        case MoonNeeds.ALL_PENALTIES:
            faces = penalty_faces(rules, summary.penalty_suit)
        case MoonNeeds.WITH_BONUS:
            faces = face_points(rules, summary.penalty_suit)
        case MoonNeeds.ALL_HEARTS:
            faces = HEARTS
        case MoonNeeds.HEARTS_QS:
            faces = (*HEARTS, QS)
    voided = summary.voided
    return frozenset(card for card in summary.in_play if card.face in faces and card not in voided)


def facts_of(rules: Rules, summary: Summary) -> DealFacts:
    """The values that every hand of this deal has in common."""
    suit = summary.penalty_suit
    needed = needed_cards(rules, summary)
    bonuses = bonus_faces(rules, suit)
    return DealFacts(
        rules=rules,
        zero=zero(rules),
        points=face_points(rules, suit),
        penalties=penalty_faces(rules, suit),
        bonuses=bonuses,
        charged=frozenset(summary.charged),
        hearts_charged=any(card.face is AH for card in summary.charged),
        named=suit,
        needed=needed,
        moon_cards=frozenset(card for card in needed if card.face not in bonuses),
    )


def card_points(facts: DealFacts, card: Card) -> Score:
    """The points of a card by itself, its charge included."""
    points = facts.points.get(card.face, facts.zero)
    if card.suit is Suit.HEARTS:
        doubled = facts.hearts_charged
    else:
        doubled = card in facts.charged and card.face in (QS, JD)
    return points * 2 if doubled else points


def count_hand(
    facts: DealFacts, cards: Iterable[Card], *, flipped: frozenset[Card] = frozenset()
) -> HandValue:
    """Count one hand. `flipped` cards change sign: a moon under Turbo or Gong Zhu."""
    worth = {card: card_points(facts, card) for card in sorted(cards) if _counts(facts, card)}
    lines = _plain_lines(facts, worth)
    bonus_lines = [
        Line(LineKind.BONUS, (card,), points)
        for card, points in worth.items()
        if card.face in facts.bonuses
    ]
    if facts.rules.values is Values.ROYAL:
        lines += _royal_lines(worth)
    if flipped:
        change = _multiply(worth, flipped, -1)
        lines.append(Line(LineKind.MOON, tuple(card for card in worth if card in flipped), change))
    lines += bonus_lines
    alone = facts.rules.values is Values.GONG_ZHU and all(card.face is TC for card in worth)
    lonely = TC if alone else None
    lines += _lonely_lines(facts, worth) if alone else _ten_of_clubs_lines(facts, worth)
    gains = (card for card in worth if card.face in facts.bonuses or card.face is lonely)
    return HandValue(
        lines=tuple(lines),
        moon=sum((worth[card] for card in worth if card in facts.moon_cards), facts.zero),
        bonus=sum((worth[card] for card in gains), facts.zero),
        total=sum(worth.values(), facts.zero),
    )


def _counts(facts: DealFacts, card: Card) -> bool:
    if card.face in facts.points:
        return True
    match facts.rules.values:
        case Values.ROYAL:
            return card.face is _QC or card.face is _QH
        case Values.GONG_ZHU:
            return card.suit is Suit.HEARTS or card.face is TC
        case Values.TURBO | Values.COMPLEX | Values.TEN_OF_CLUBS:
            return card.face is TC
        case _:
            return False


def _multiply(values: dict[Card, Score], cards: Collection[Card], factor: Score) -> Score:
    """Multiply what some cards count; return by how much that changes the sum."""
    change: Score = 0
    for card, points in values.items():
        if card in cards:
            change = change + points * factor - points
            values[card] = points * factor
    return change


def _plain_lines(facts: DealFacts, values: Mapping[Card, Score]) -> list[Line]:
    """One line for the hearts, one for a named suit, one for each other face."""
    groups: dict[Card | Suit, list[Card]] = {}
    for card in values:
        if card.face in facts.bonuses or (card.face not in facts.points and not _is_heart(card)):
            continue
        name: Card | Suit = card.face
        if card.suit is not None and (_is_heart(card) or card.suit is facts.named):
            name = card.suit
        groups.setdefault(name, []).append(card)
    lines = []
    for name, cards in groups.items():
        kind = LineKind.HEARTS if name is Suit.HEARTS else LineKind.CARDS
        points = sum((values[card] for card in cards), facts.zero)
        lines.append(Line(kind, tuple(cards), points))
    return lines


def _is_heart(card: Card) -> bool:
    return card.suit is Suit.HEARTS


def _royal_lines(values: dict[Card, Score]) -> list[Line]:
    """The queen of hearts doubles its taker's hearts, the queen of clubs cancels the QS."""
    lines = []
    doublers = tuple(card for card in values if card.face is _QH)
    if doublers:
        hearts = [card for card in values if card.suit is Suit.HEARTS]
        change = _multiply(values, hearts, 2 ** len(doublers))
        lines.append(Line(LineKind.MULTIPLIER, doublers, change))
    kind_queens = tuple(card for card in values if card.face is _QC)
    evil_queens = [card for card in values if card.face is QS][: len(kind_queens)]
    if evil_queens:
        change = _multiply(values, evil_queens, 0)
        lines.append(Line(LineKind.MULTIPLIER, kind_queens, change))
    return lines


def _ten_of_clubs_lines(facts: DealFacts, values: dict[Card, Score]) -> list[Line]:
    tens = tuple(card for card in values if card.face is TC)
    if not tens:
        return []
    factor: Score = 1
    for card in tens:
        factor = factor * (4 if card in facts.charged else 2)
    match facts.rules.values:
        case Values.GONG_ZHU | Values.TURBO:
            change = _multiply(values, list(values), factor)
        case Values.COMPLEX:
            change = _multiply(values, list(values), factor * 1j ** len(tens))
        case Values.TEN_OF_CLUBS:
            penalties = [card for card in values if card.face in facts.penalties]
            change = _multiply(values, penalties, factor)
        case _:
            return []
    return [Line(LineKind.MULTIPLIER, tens, change + facts.zero)]


def _lonely_lines(facts: DealFacts, values: dict[Card, Score]) -> list[Line]:
    """Gong Zhu: a ten of clubs with no other scoring card is worth something itself."""
    lines = []
    for card in values:
        gain = 100 if card in facts.charged else 50
        values[card] = values[card] + gain
        lines.append(Line(LineKind.BONUS, (card,), gain))
    return lines
