"""Playing with one switch or two: a frame goes from stop to stop, and the switch chooses.

With one switch the frame moves by itself; with two the other switch moves it. A group that is
chosen is stepped through; after its last stop the frame goes round all of it, and choosing that
leaves it. So does going round twice without a press.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.scan_plan import Spot, plan_of

ROUNDS: Final = 2
"""How often the frame goes round a group before it leaves it by itself."""
LEAVE: Final = "leave"


class Scan:
    """The place of the frame. `show` tells what the screen is made of whenever it may have
    changed."""

    def __init__(self) -> None:
        self._screen: str | None = None
        self._plan: tuple[Spot, ...] = ()
        self._open: list[str] = []
        self._at = ""
        self._rounds = 0
        self._usable: frozenset[str] = frozenset()

    # -- what there is

    @property
    def spot(self) -> Spot | None:
        """What the frame is round; None where nothing can be chosen."""
        return next((spot for spot in self._level if spot.key == self._at), None)

    @property
    def inside(self) -> bool:
        """Whether a group is being stepped through."""
        return bool(self._open)

    @property
    def _level(self) -> tuple[Spot, ...]:
        """The stops of the group that is open; in the end the group itself, to leave it."""
        entered, level = None, self._plan
        for key in self._open:
            entered = next(spot for spot in level if spot.key == key)
            level = entered.parts
        if entered is None:
            return level
        return (*level, Spot(LEAVE, entered.name, entered.box))

    def show(self, tree: AccessNode, more: Sequence[Spot] = ()) -> None:
        """Follow the screen: what has come is gone to immediately, what is there stays chosen.

        `more` are stops that are no parts of the screen: its being turned like a page.
        """
        self._plan = (*plan_of(tree), *more)
        usable = {spot.key: spot for top in self._plan for spot in top.leaves}
        new = [key for key in usable if key not in self._usable]
        fresh = tree.name != self._screen
        self._screen, self._usable = tree.name, frozenset(usable)
        if fresh:
            self._begin(next((key for key, spot in usable.items() if spot.here), None))
            return
        self._keep()
        if new and not self._reaches(new[0]):
            self._begin(new[0])

    def _reaches(self, key: str) -> bool:
        """Whether a new part is in the group that is open anyway."""
        return self.inside and any(key == leaf.key for spot in self._level for leaf in spot.leaves)

    def _begin(self, key: str | None) -> None:
        """Start at the first level, at the stop with this part or at the first one."""
        self._open, self._rounds = [], 0
        holds = (spot for spot in self._plan if any(leaf.key == key for leaf in spot.leaves))
        first = next(holds, self._plan[0] if self._plan else None)
        self._at = "" if first is None else first.key

    def _keep(self) -> None:
        """Stay where the frame is as far as that is still there."""
        level: Sequence[Spot] = self._plan
        for depth, key in enumerate(self._open):
            kept = next((spot for spot in level if spot.key == key), None)
            if kept is None or not kept.parts:
                del self._open[depth:]
                break
            level = kept.parts
        if self.spot is None:
            stops = self._level
            self._at = stops[0].key if stops else ""

    # -- what the switches do

    def step(self) -> None:
        """The frame goes on to the next stop, and round."""
        stops = self._level
        if not stops:
            return
        keys = [spot.key for spot in stops]
        place = keys.index(self._at) + 1 if self._at in keys else 0
        if place < len(stops):
            self._at = keys[place]
            return
        self._rounds += 1
        if self.inside and self._rounds >= ROUNDS:
            self._leave()
        else:
            self._at = keys[0]

    def _leave(self) -> None:
        self._at = self._open.pop()
        self._rounds = 0

    def choose(self) -> Spot | None:
        """Choose what the frame is round: a part to be used, or None after a step in or out."""
        spot = self.spot
        if spot is None:
            return None
        self._rounds = 0
        if spot.key == LEAVE:
            self._leave()
            return None
        if not spot.parts:
            return spot
        self._open.append(spot.key)
        self._at = spot.parts[0].key
        return None
