"""What a search for a card is told."""

from __future__ import annotations

from dataclasses import dataclass

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.view import PlayerView


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """One of some legal cards is to be played."""

    view: PlayerView
    legal: tuple[Card, ...]
    effort: Effort
    likes: Reals
    """By card, what speaks for it before any playout, in points."""
    habits: Habits = PLAIN
    alarm: tuple[int, float] = (-1, 0.0)
    """The seat that may be after a moon, or -1, and how likely."""
    moon_open: bool = False
    """Whether this seat may still shoot the moon, and would gain by it."""

    def plays(self) -> list[PlayCard]:
        """The answers, card by card."""
        return [PlayCard(self.view.seat, card) for card in self.legal]
