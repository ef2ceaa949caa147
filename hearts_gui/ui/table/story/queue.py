"""Plays cues one after the other, with effects beside; all can be finished immediately."""

from collections import deque
from typing import Protocol

from hearts_gui.ui.table.story.cues import SCREENS, Cue, TableModel, Think, blocks_for


class Performer(Protocol):
    """Shows cues: the way from the content before a cue to the one that it carries.

    `TablePerformer` explains each.
    """

    def begin(self, cue: Cue, before: TableModel) -> None: ...
    def skip(self, cue: Cue, before: TableModel) -> None: ...
    def go_back(self, before: TableModel, model: TableModel) -> None: ...
    def settle(self, model: TableModel) -> None: ...


class CueQueue:
    """Owns the table's content; it changes only here, as cues begin."""

    def __init__(self, model: TableModel, performer: Performer) -> None:
        self.model = model
        self._performer = performer
        self._waiting: deque[Cue] = deque()
        self.current: Cue | None = None
        """The cue that holds up the others."""
        self._left = 0.0
        self._idle = 0.0

    @property
    def busy(self) -> bool:
        """Whether a cue holds up what comes next."""
        return self.current is not None or bool(self._waiting)

    @property
    def waits_for_player(self) -> bool:
        """Whether only the player can end the present cue."""
        return self.current is not None and self._left == float("inf")

    def push(self, *cues: Cue) -> None:
        """Add cues at the end."""
        self._waiting.extend(cues)

    def update(self, dt_ms: float) -> bool:
        """Let this time pass, perhaps through several cues. Returns whether one began."""
        if not self.busy:
            self._idle += dt_ms
            return False
        left, begun = dt_ms, False
        while True:
            if self.current is not None:
                if self._left > left:
                    self._left -= left
                    return begun
                left -= self._left
                self.current = None
            if not self._waiting:
                self._idle = 0.0
                return begun
            self._start(self._waiting.popleft())
            begun = True

    def _start(self, cue: Cue) -> None:
        before, self.model = self.model, cue.model
        self._left = blocks_for(cue)
        if isinstance(cue, Think):
            # Time that the player has already waited counts as thinking time.
            self._left = max(0.0, self._left - self._idle)
        self._idle = 0.0
        self.current = cue if self._left > 0 else None
        self._performer.begin(cue, before)

    def release(self) -> None:
        """Let the next cue come; the present one has been seen."""
        self.current = None
        self._left = 0.0

    def finish_all(self) -> bool:
        """End the present motion and skip the waiting cues, up to the next one with its own
        screen.

        Returns whether there was anything to end.
        """
        if not self.busy:
            return False
        self.release()
        while self._waiting and not isinstance(self._waiting[0], SCREENS):
            cue = self._waiting.popleft()
            before, self.model = self.model, cue.model
            self._performer.skip(cue, before)
        self._performer.settle(self.model)
        return True

    def reset(self, model: TableModel) -> None:
        """Forget everything and show this content."""
        self._forget(model)
        self._performer.settle(model)

    def go_back(self, model: TableModel) -> None:
        """Forget everything and return to this earlier content."""
        before = self._forget(model)
        self._performer.go_back(before, model)

    def _forget(self, model: TableModel) -> TableModel:
        """Take this content, drop all cues. Returns the content until now."""
        self._waiting.clear()
        self.current = None
        self._left = 0.0
        before, self.model = self.model, model
        return before
