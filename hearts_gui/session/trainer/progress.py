"""What practice has come to: fresh positions at first and lately, and how the motifs go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from hearts_gui.session.trainer.book import Given, TrainingBook
from hearts_gui.session.trainer.today import weak
from hearts_gui.session.trainer.weakness import LEAST_CHOICES, Weakness


@dataclass(frozen=True, slots=True)
class Progress:
    """How fresh positions went at first and lately: share of right answers, and its error."""

    answers: int
    before: tuple[float, float]
    after: tuple[float, float]
    lost: tuple[float, float]
    """Points lost per answer, at first and lately."""


LEAST_FRESH: Final = 20
"""Before this many answers to fresh positions there is no before and after."""


def progress(answers: Iterable[Given]) -> Progress | None:
    """Before and after: the first half of the answers to fresh positions, and the second."""
    fresh = [each for each in answers if each.fresh and not each.hinted]
    if len(fresh) < LEAST_FRESH:
        return None
    halves = fresh[: len(fresh) // 2], fresh[len(fresh) // 2 :]
    shares = [_share(half) for half in halves]
    lost = [sum(each.loss for each in half) / len(half) for half in halves]
    return Progress(len(fresh), shares[0], shares[1], (lost[0], lost[1]))


def _share(half: Sequence[Given]) -> tuple[float, float]:
    right = sum(each.right for each in half)
    share = (right + 1) / (len(half) + 2)  # never 0, so that its error is not 0 either
    return right / len(half), (share * (1 - share) / len(half)) ** 0.5


@dataclass(frozen=True, slots=True)
class Practised:
    """All that the trainer can say of a person."""

    answers: int
    cards: int
    progress: Progress | None
    motifs: tuple[Weakness, ...]
    """How each motif goes in games, the likeliest weakness first; empty while it is too early."""
    choices_left: int
    """How many decisions are still needed for that."""


def practised(book: TrainingBook) -> Practised:
    """What practice has come to."""
    choices = sum(game.choices for game in list(book.games.values()))
    answers = list(book.answers)
    return Practised(
        len(answers), len(book.cards), progress(answers), weak(book),
        max(0, LEAST_CHOICES - choices),
    )  # fmt: skip
