"""The interface of every computer player: it answers a view with an action."""

from typing import Protocol

from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView


class Strategy(Protocol):
    """Decides for one seat, only from what that seat may know."""

    def decide(self, view: PlayerView) -> Action:
        """The action for the question that `view.ask` puts to this seat."""

    def note(self) -> Message | None:
        """One sentence about the last decision, or None."""
