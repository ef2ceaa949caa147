"""What makes one answer better than another, counted in worlds: moons, cards that matter, the rest.

Every world belongs to one fact at most, so that the parts of a loss add up to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np

from hearts_gui.ai.search.race import standard_error
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, Truths, faces_column
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points

_MATTERS: Final = 5
"""A card matters that counts at least so many points by itself,"""
_MOST_CARDS: Final = 2
"""and is one of those that count most."""


class Cause(StrEnum):
    """What a part of a loss has to do with."""

    OWN_MOON = "moon"
    OTHERS_MOON = "others"
    CARD = "card"
    REST = "rest"


@dataclass(frozen=True, slots=True)
class Fact:
    """A part of a loss: of the worlds where one answer leads to this and the other does not."""

    cause: Cause
    chances: tuple[float, float]
    """How often it happens after the better answer and after the other; 0 for the rest."""
    loss: float
    """The part of the loss, in points."""
    error: float
    card: Card | None = None
    """The card that the seat takes."""


def cards_that_matter(rules: Rules, penalty_suit: Suit | None) -> tuple[Card, ...]:
    """The single cards about which a deal of these rules turns most, hearts aside."""
    worth = {
        face: abs(points)
        for face, points in face_points(rules, penalty_suit).items()
        if face.suit is not Suit.HEARTS and abs(points) >= _MATTERS
    }
    return tuple(sorted(worth, key=lambda face: (-worth[face], face.key))[:_MOST_CARDS])


@dataclass(frozen=True, slots=True)
class Ends:
    """How two answers ended in the same worlds: net points (2, worlds), who shot the moon, and
    the cards that the seat took (2, words, worlds) where that is known."""

    values: Reals
    shooters: Ints
    taken: Ints | None
    origins: Ints

    def joined(self, more: Ends) -> Ends:
        """With those of other worlds."""
        taken = None
        if self.taken is not None and more.taken is not None:
            taken = np.concatenate([self.taken, more.taken], axis=2)
        return Ends(
            np.hstack([self.values, more.values]),
            np.hstack([self.shooters, more.shooters]),
            taken,
            np.append(self.origins, more.origins),
        )


def facts(view: PlayerView, ends: Ends) -> Iterator[Fact]:
    """The parts of what the first answer is better by."""
    gains = ends.values[0] - ends.values[1]
    left: Truths = np.ones(len(gains), dtype=bool)
    for cause, card, happens in _happenings(view, ends):
        differs = left & (happens[0] != happens[1])
        left &= ~differs
        if happens.any():
            one, other = (float(each) for each in happens.mean(axis=1))
            yield _fact(cause, (one, other), np.where(differs, gains, 0.0), ends.origins, card)
    yield _fact(Cause.REST, (0.0, 0.0), np.where(left, gains, 0.0), ends.origins)


def _fact(
    cause: Cause, chances: tuple[float, float], part: Reals, origins: Ints, card: Card | None = None
) -> Fact:
    return Fact(cause, chances, float(part.mean()), float(standard_error(part, origins)), card)


def _happenings(view: PlayerView, ends: Ends) -> Iterator[tuple[Cause, Card | None, Truths]]:
    """What may happen, and where it does: by answer and world."""
    own = ends.shooters == view.seat
    yield Cause.OWN_MOON, None, own
    yield Cause.OTHERS_MOON, None, (ends.shooters >= 0) & ~own
    if ends.taken is not None:
        for card in cards_that_matter(view.rules, view.deal.penalty_suit):
            bits = faces_column([card], view.rules)
            yield Cause.CARD, card, ((ends.taken & bits) != 0).any(axis=1)
