"""Splits the difference between two answers into parts, counted in sample deals.

Each sample deal belongs to one part: moons, cards that matter, who takes the trick, or whether the
kept card takes a later one. The loss in all other deals is split into the suit that costs and the
rest. So the parts add up to the loss.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from hearts_gui.ai.search.race import standard_error
from hearts_gui.ai.simulator.batch_cards import (
    Ints,
    Reals,
    Truths,
    bit_counts,
    column,
    faces_column,
    word_count,
)
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import Action, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Duplicates, ScoreDir, Values
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points, penalty_faces

_MATTERS = 5
"""A card matters if it counts at least this many points by itself."""
_MOST_CARDS = 2
"""At most this many cards matter, those that count most."""


class Cause(StrEnum):
    """What a part of a loss is about."""

    OWN_MOON = "moon"
    OTHERS_MOON = "others"
    CARD = "card"
    TRICK = "trick"
    KEPT = "kept"
    SUIT = "suit"
    REST = "rest"


@dataclass(frozen=True, slots=True)
class Fact:
    """A part of a loss, from worlds in which only one of two answers leads to this."""

    cause: Cause
    chances: tuple[float, float]
    """Its probability after the better answer and after the other; for a suit the number of cards
    taken, for the rest that of tricks."""
    loss: float
    """The part of the loss, in points."""
    error: float
    card: Card | None = None
    """The card that the seat takes."""
    suit: Suit | None = None
    """The suit of which it takes more or fewer cards."""


def cards_that_matter(rules: Rules, penalty_suit: Suit | None) -> tuple[Card, ...]:
    """The single cards that matter most under these rules, apart from hearts."""
    worth = {
        face: abs(points)
        for face, points in face_points(rules, penalty_suit).items()
        if face.suit is not Suit.HEARTS and abs(points) >= _MATTERS
    }
    return tuple(sorted(worth, key=lambda face: (-worth[face], face.key))[:_MOST_CARDS])


@dataclass(frozen=True, slots=True)
class Ends:
    """The outcomes of two answers in the same worlds.

    `values` are net points (2, worlds), `shooters` the seats that shot the moon, and `taken` the
    cards that the seat took (2, words, worlds), where that is known.
    """

    values: Reals
    shooters: Ints
    taken: Ints | None
    origins: Ints

    def joined(self, more: Ends) -> Ends:
        """These ends and those of other worlds."""
        taken = None
        if self.taken is not None and more.taken is not None:
            taken = np.concatenate([self.taken, more.taken], axis=2)
        return Ends(
            np.hstack([self.values, more.values]),
            np.hstack([self.shooters, more.shooters]),
            taken,
            np.append(self.origins, more.origins),
        )


def facts(view: PlayerView, ends: Ends, pair: tuple[Action, Action]) -> Iterator[Fact]:
    """The parts of the difference by which the first of two answers is better."""
    gains = ends.values[0] - ends.values[1]
    left: Truths = np.ones(len(gains), dtype=bool)
    for cause, card, happens in _happenings(view, ends, pair):
        differs = left & (happens[0] != happens[1])
        left &= ~differs
        if happens.any():
            best_share, other_share = (float(share) for share in happens.mean(axis=1))
            yield _fact(
                cause, (best_share, other_share), np.where(differs, gains, 0.0), ends.origins, card
            )
    rest = np.where(left, gains, 0.0)
    for suit, counts, points in _costly_suit(view, ends):
        part = np.where(left, points[1] - points[0], 0.0)
        rest = rest - part
        best_share, other_share = (float(mean) for mean in np.where(left, counts, 0.0).mean(axis=1))
        error = float(standard_error(part, ends.origins))
        yield Fact(Cause.SUIT, (best_share, other_share), float(part.mean()), error, suit=suit)
    yield _fact(Cause.REST, _tricks(view, ends), rest, ends.origins)


def _tricks(view: PlayerView, ends: Ends) -> tuple[float, float]:
    """The number of tricks that the seat takes with each answer, including earlier ones."""
    if ends.taken is None:
        return (0.0, 0.0)
    cards = bit_counts(ends.taken).sum(axis=1).mean(axis=1)
    best_tricks, other_tricks = (float(taken) / view.rules.players for taken in cards)
    return best_tricks, other_tricks


def _fact(
    cause: Cause, chances: tuple[float, float], part: Reals, origins: Ints, card: Card | None = None
) -> Fact:
    return Fact(cause, chances, float(part.mean()), float(standard_error(part, origins)), card)


def _happenings(
    view: PlayerView, ends: Ends, pair: tuple[Action, Action]
) -> Iterator[tuple[Cause, Card | None, Truths]]:
    """The things that may happen, and where they do, by answer and world."""
    own = ends.shooters == view.seat
    yield Cause.OWN_MOON, None, own
    yield Cause.OTHERS_MOON, None, (ends.shooters >= 0) & ~own
    if ends.taken is not None:
        for card in cards_that_matter(view.rules, view.deal.penalty_suit):
            bits = faces_column([card], view.rules)
            yield Cause.CARD, card, ((ends.taken & bits) != 0).any(axis=1)
        if all(isinstance(action, PlayCard) for action in pair):
            yield Cause.TRICK, None, _takes(view, ends.taken, pair)
            if view.rules.duplicates is not Duplicates.CANCEL:  # held over, it may come back
                yield Cause.KEPT, None, _takes(view, ends.taken, pair[::-1])


def _takes(view: PlayerView, taken: Ints, cards: tuple[Action, Action]) -> Truths:
    """Where the seat takes a trick with one card after the first answer, another after the second.

    Its own card is then among the cards that it took.
    """
    rows = []
    for index, answer in enumerate(cards):
        assert isinstance(answer, PlayCard)
        own = view.own
        card = own.extra if answer.card.is_warren and own.extra is not None else answer.card
        rows.append(((taken[index] & column([card], word_count(view.rules))) != 0).any(axis=0))
    return np.stack(rows)


def _costly_suit(view: PlayerView, ends: Ends) -> Iterator[tuple[Suit, Reals, Reals]]:
    """The suit with the most penalty cards, apart from the cards that matter.

    Also the number of its cards taken, and what that costs against the mean of the others.
    """
    rules, suit_named = view.rules, view.deal.penalty_suit
    one_way = (
        rules.score_dir in (ScoreDir.LOW, ScoreDir.HIGH) and rules.values is not Values.COMPLEX
    )
    if ends.taken is None or not one_way:
        return
    single = cards_that_matter(rules, suit_named)
    faces = [face for face in sorted(penalty_faces(rules, suit_named)) if face not in single]
    suits = [face.suit for face in faces if face.suit is not None]
    if not suits:
        return
    suit = max(sorted(set(suits)), key=suits.count)
    worth = face_points(rules, suit_named)
    counts, points = np.zeros(ends.values.shape), np.zeros(ends.values.shape)
    for face in faces:
        if face.suit is suit:
            has = bit_counts(ends.taken & faces_column([face], rules)).sum(axis=1)
            counts += has
            points += has * abs(float(worth[face].real))
    yield suit, counts, points * rules.players / (rules.players - 1)
