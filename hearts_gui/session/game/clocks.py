"""Time as a rule: the hourglass for one decision, and the length of a whole game."""

from collections.abc import Hashable

from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules

LONGEST_TICK_MS = 2_000.0
"""A machine that slept, or a window that was held, does not use up anyone's time."""


class Hourglass:
    """The time that a person has for one decision (RULES 1.12 `timer`)."""

    def __init__(self, rules: Rules) -> None:
        self.limit_ms = rules.timer * 1000.0
        self.paused = False
        self._question: Hashable = None
        self._left_ms = 0.0

    @property
    def left_ms(self) -> float | None:
        """The time left for the present question; None when nothing is being timed."""
        return None if self._question is None else self._left_ms

    def turn(self, question: Hashable) -> None:
        """Start again for a new question; None stops it."""
        if not self.limit_ms or question == self._question:
            return
        self._question = question
        self._left_ms = self.limit_ms

    def run(self, passed_ms: float) -> bool:
        """Let time pass, unless paused. Returns True when it has just run out."""
        if self._question is None or self.paused:
            return False
        self._left_ms -= passed_ms
        if self._left_ms > 0:
            return False
        self._question = None
        return True


class GameClock:
    """The time a game has been played, for games that end by time."""

    def __init__(self, rules: Rules, elapsed_ms: float = 0.0) -> None:
        self._limit_ms = rules.end_at * 60_000.0 if rules.end is End.TIME else None
        self.elapsed_ms = elapsed_ms

    @property
    def left_ms(self) -> float | None:
        """The time left of the game; None when time does not end it."""
        return None if self._limit_ms is None else max(0.0, self._limit_ms - self.elapsed_ms)

    def run(self, passed_ms: float) -> bool:
        """Let time pass. Returns True when the game's time is up."""
        self.elapsed_ms += passed_ms
        return self._limit_ms is not None and self.elapsed_ms >= self._limit_ms


class Clocks:
    """The clocks of one game. While `paused` both stand still; the hourglass can pause alone."""

    def __init__(self, rules: Rules, elapsed_ms: float = 0.0) -> None:
        self.hourglass = Hourglass(rules)
        self.game = GameClock(rules, elapsed_ms)
        self._last_ms: float | None = None
        self._paused = False

    @property
    def paused(self) -> bool:
        """Whether no time counts."""
        return self._paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        if paused != self._paused:
            self._paused = paused
            self._last_ms = None  # it may not have been read meanwhile

    def passed(self, now_ms: float) -> float:
        """The milliseconds since the last call that count."""
        last, self._last_ms = self._last_ms, now_ms
        if last is None or self.paused:
            return 0.0
        return max(0.0, min(now_ms - last, LONGEST_TICK_MS))
