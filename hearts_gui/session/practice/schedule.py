"""Decides from the answers when cards come back, with the library `fsrs`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Scheduler

_DAY = timedelta(days=1)
"""After a wrong answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a card, and when it was given."""

    when: datetime
    right: bool
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Due:
    """The day on which a card comes back, and the probability that it is still known."""

    when: datetime
    streak: int
    """The number of last answers that were right, one after the other."""

    def is_due(self, now: datetime) -> bool:
        """Whether it comes back today or should have."""
        return self.when.astimezone().date() <= now.astimezone().date()

    def days(self, now: datetime) -> int:
        """The number of days until it is due; 0 for today."""
        return max(0, (self.when.astimezone().date() - now.astimezone().date()).days)


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # imported with the first card, not with the menu

    # A wrong answer brings a position back on the next day. No randomness, so that all computers
    # agree.
    return Scheduler(learning_steps=(_DAY,), relearning_steps=(_DAY,), enable_fuzzing=False)


def due_after(answered: datetime, answers: Iterable[Answer]) -> Due:
    """Work out when a mistake made at that time comes back after these answers, the oldest
    first.

    The mistake itself counts as the first answer, a wrong one. A right answer with a hint counts as
    a hard one.
    """
    from fsrs import Card, Rating

    scheduler, streak, began = _scheduler(), 0, answered.astimezone(UTC)
    card, _ = scheduler.review_card(Card(card_id=0, due=began), Rating.Again, began)
    for answer in answers:
        grade = Rating.Hard if answer.hinted else Rating.Good
        rating = grade if answer.right else Rating.Again
        card, _ = scheduler.review_card(card, rating, answer.when.astimezone(UTC))
        streak = streak + 1 if answer.right and not answer.hinted else 0
    return Due(card.due, streak)
