"""How a card fares in the deal that lies open: card by card, then the answer again."""

from hearts_gui.engine.cards import Card
from hearts_gui.session.puzzles.example import ExampleSearch
from hearts_gui.session.puzzles.run import PuzzleRun
from hearts_gui.ui.small_table.small_table import SmallTable

STEP_MS = 700.0
LAST_MS = 1800.0
"""How long the last trick lies there, in milliseconds."""


class Showing:
    """The states of an example one after the other."""

    def __init__(self, run: PuzzleRun, card: Card) -> None:
        hands = run.hands(run.shown)
        self.search = ExampleSearch(run.view, hands, card, together=run.puzzle.counted)
        self._at, self._left = -1, 0.0

    @property
    def over(self) -> bool:
        """Whether everything was shown, or there is nothing."""
        if not self.search.done:
            return False
        example = self.search.example
        return example is None or (self._at >= len(example.views) - 1 and self._left <= 0)

    @property
    def taken(self) -> tuple[Card, ...]:
        """What the seat takes, once that trick lies on the table."""
        example = self.search.example
        last = example is not None and self._at == len(example.views) - 1
        return example.taken if last and example is not None else ()

    def tick(self, dt_ms: float) -> bool:
        """Let time pass. Returns whether another state is to be shown."""
        example = self.search.example
        if example is None or self.over:
            return False
        self._left -= dt_ms
        if self._left > 0 or self._at >= len(example.views) - 1:
            return False
        self._at += 1
        last = self._at == len(example.views) - 1
        self._left = LAST_MS if last else STEP_MS
        return True

    def show(self, table: SmallTable, *, still: bool) -> None:
        """Put the state on the table."""
        example = self.search.example
        if example is None or self._at < 0:
            return
        table.handling.right = table.handling.wrong = ()
        view, hands = example.views[self._at], example.hands[self._at]
        table.show(view, tuple(map(tuple, hands)), deciding=False, instantly=still)
