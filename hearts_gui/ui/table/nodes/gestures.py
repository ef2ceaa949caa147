"""Small movements of one card: the wiggle of a refused one, the pulse of a hinted one."""

import math

from hearts_gui.engine.cards import Card
from hearts_gui.ui.table.nodes.effects import Effect
from hearts_gui.ui.table.nodes.tabletop import Tabletop

WIGGLE_MS, WIGGLES = 280.0, 3
WIGGLE_UNITS = 9.0
PULSE_MS, PULSES = 700.0, 2


class Wiggle(Effect):
    """A refused card shakes sideways where it is."""

    def __init__(self, table: Tabletop, card: Card) -> None:
        super().__init__(WIGGLE_MS)
        self._table, self._card = table, card

    def show(self, progress: float) -> None:
        sprite, goal = self._table.sprites.get(self._card), self._table.targets().get(self._card)
        if sprite is None or goal is None:
            return
        swing = math.sin(progress * WIGGLES * 2 * math.pi) * (1 - progress)
        self._table.motions.stop(sprite)
        sprite.place(
            goal.pose.moved(WIGGLE_UNITS * self._table.layout.metrics.base_u * swing), moving=True
        )

    def end(self) -> None:
        sprite, goal = self._table.sprites.get(self._card), self._table.targets().get(self._card)
        if sprite is not None and goal is not None:
            sprite.place(goal.pose, moving=False)


class Pulse(Effect):
    """The edge of hinted cards pulses twice, then stays."""

    def __init__(self, table: Tabletop) -> None:
        super().__init__(PULSE_MS * PULSES)
        self._table = table

    def show(self, progress: float) -> None:
        level = 0.5 - 0.5 * math.cos(progress * PULSES * 2 * math.pi)
        self._edge(round(level, 1))

    def end(self) -> None:
        self._edge(1.0)

    def _edge(self, level: float) -> None:
        if level != self._table.handling.hint_edge:
            self._table.handling.hint_edge = level
            self._table.sync()
