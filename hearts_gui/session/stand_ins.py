"""The simple players that answer where a computer player fails."""

from __future__ import annotations

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView


class StandIns:
    """Rule players that answer where a computer player's own thinking failed, and give hints."""

    def __init__(self) -> None:
        self._players: dict[int, RulePlayer] = {}

    def __call__(self, view: PlayerView) -> Action:
        """What the rule player would do in this seat."""
        return self._players.setdefault(view.seat, RulePlayer()).decide(view)
