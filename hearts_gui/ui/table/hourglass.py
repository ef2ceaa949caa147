"""The time for a decision as the table shows it: a ring that empties, ticks at the end."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_gui.ui.table.scene import TableScene

STEPS = 120
LAST_SECONDS = 5
LOOK_MS = 100


class HourglassShow:
    """Follows the session's hourglass; the plate's ring moves in small steps."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._limit_ms = scene.director.view.rules.timer * 1000.0
        self._second = 0

    @property
    def left_ms(self) -> float | None:
        """What is left for the decision; None when nothing is timed."""
        if not self._limit_ms:
            return None
        left: float | None = getattr(self._scene.session, "turn_left_ms", None)
        return left

    def update(self) -> None:
        """Bring the ring up to date, and tick in the last seconds."""
        scene, left = self._scene, self.left_ms
        part = None if left is None else round(max(0.0, left) / self._limit_ms * STEPS) / STEPS
        if part != scene.teller.timer:
            scene.teller.timer = part
            if scene.top is not None and not scene.queue.busy:
                scene.top.show_plates()
        second = 0 if left is None else -int(-left // 1000)
        if second != self._second:
            self._second = second
            if 0 < second <= LAST_SECONDS:
                scene.ctx.sound.play("tick")

    @property
    def wait_ms(self) -> int | None:
        """How long the ring stays as it is."""
        return None if self.left_ms is None else LOOK_MS
