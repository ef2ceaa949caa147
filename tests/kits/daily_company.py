"""Company of a daily deal, and codes as earlier versions wrote them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.play.view import opening_view
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.daily.codes import digits_of
from hearts_gui.session.game.opponents import BotSpec
from tests.session.kit import LocalBots


def old_code(day: date, number: int) -> str:
    """A code of a day as earlier versions wrote it for puzzles."""
    return f"HG-D-{day:%Y%m%d}-" + digits_of(number, f"hearts/code/1/{day.isoformat()}")


class Company(LocalBots):
    """Computer players of the levels asked for, in this process."""

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        self.asked.clear()
        self.brains = {seat: make_bot(brain.level, brain.seed) for seat, brain in brains.items()}
        self.views = {seat: opening_view(rules, seat) for seat in brains}
