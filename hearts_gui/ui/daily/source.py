"""The daily screen's questions to the games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.daily.book import DailyBook, DayDone
from hearts_gui.session.daily.challenge import Challenge
from hearts_gui.session.daily.replay import Again
from hearts_gui.session.daily.week import Daily
from hearts_gui.ui.shell.context import Context, Scene


@dataclass(frozen=True, slots=True)
class FieldOf:
    """The points of six others with the same cards: the mean, and how many the person beat."""

    mean: float
    beaten: float | None
    """None where several deals were played."""


class DailySource(Protocol):
    """The days, their games, and what is known of them."""

    book: DailyBook

    def under_way(self, daily: Daily) -> bool:
        """Whether the day's game or puzzles have been begun and are not over."""
        ...

    def progress(self, daily: Daily) -> tuple[int, Score] | None:
        """The trick that is played and the person's points in this deal of a game under way."""
        ...

    def others(self, day: date) -> Sequence[tuple[str, DayDone | None]]:
        """Everyone else at this machine, and what their day came to."""
        ...

    def play(self, ctx: Context, daily: Daily) -> Scene:
        """Begin or continue what the day brings."""
        ...

    def practise(self, ctx: Context, result: DayDone) -> Scene | None:
        """Play the cards of a day that is done once more, as practice."""
        ...

    def measure(self, result: DayDone) -> bool:
        """Let the field and the coach work on a finished day; returns whether they are at it."""
        ...

    def news(self) -> bool:
        """Whether something new is known of the day that is measured."""
        ...

    def rest(self) -> None:
        """Stop measuring."""
        ...

    def can_review(self, result: DayDone) -> bool:
        """Whether the day's game can be looked at again."""
        ...

    def review(self, ctx: Context, result: DayDone) -> Scene:
        """The score sheet of the day's game."""
        ...

    def field(self, result: DayDone) -> FieldOf | None:
        """The points of the six references; None while they are not known."""
        ...

    def marks(self, result: DayDone) -> Sequence[Mark | None]:
        """The coach's marks of the person's decisions; empty while not all are known."""
        ...

    def challenged(self, challenge: Challenge) -> Again | None:
        """The person's result in a friend's game; None before it was played to its end."""
        ...

    def play_challenge(self, ctx: Context, challenge: Challenge) -> Scene:
        """Begin or continue the deals of a friend's game."""
        ...

    def events(self, result: DayDone) -> Sequence[Event]:
        """Everything that happened in the day's game."""
        ...


def today() -> date:
    """The date where the player is."""
    return date.today()
