"""Time as the plates show it: dots while others think, a ring that empties, ticks at the end."""

from hearts_gui.ui.table.asking.state import TableState

STEPS = 120
LAST_SECONDS = 5
LOOK_MS = 100
DOTS_AFTER_MS = 400.0
DOT_MS = 300.0


class Waiting:
    """Follows the session's hourglass and the time that others take to think."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._limit_ms = state.view.rules.timer * 1000.0
        self._second = 0
        self._waited = 0.0

    @property
    def left_ms(self) -> float | None:
        """What is left for the decision; None when nothing is timed."""
        return self._state.session.turn_left_ms if self._limit_ms else None

    def update(self, dt_ms: float) -> None:
        """Bring dots and ring up to date, and tick in the last seconds."""
        state, teller, left = self._state, self._state.teller, self.left_ms
        before = (teller.dots, teller.timer)
        teller.dots = self._dots(dt_ms)
        teller.timer = (
            None if left is None else round(max(0.0, left) / self._limit_ms * STEPS) / STEPS
        )
        if teller.dots != before[0] or (teller.timer != before[1] and not state.queue.busy):
            state.tabletop.show_plates()
        second = 0 if left is None else -int(-left // 1000)
        if second != self._second:
            self._second = second
            if 0 < second <= LAST_SECONDS:
                state.ctx.sound.play("tick")

    def _dots(self, dt_ms: float) -> int:
        """Which dot is bright while someone else thinks; -1 for no dots."""
        state = self._state
        others = any(seat != state.seat for seat in state.model.ask.seats)
        if state.queue.busy or not others:
            self._waited = 0.0
            return -1
        self._waited += dt_ms
        over = self._waited - DOTS_AFTER_MS
        return int(over / DOT_MS) % 3 if over >= 0 else -1

    @property
    def wait_ms(self) -> int | None:
        """How long the ring stays as it is."""
        return None if self.left_ms is None else LOOK_MS
