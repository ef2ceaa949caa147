"""The shape of every opponent: something that answers a view with an action."""

from __future__ import annotations

from typing import Protocol

from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView


class Strategy(Protocol):
    """Decides for one seat from what that seat may know, and from nothing else."""

    def decide(self, view: PlayerView) -> Action:
        """The action for the question that `view.ask` puts to this seat."""

    def note(self) -> Message | None:
        """One plain sentence about the last decision, or nothing."""
