"""A fixed row of puzzles, each answered once, with a result at the end."""

from collections.abc import Callable, Sequence

from hearts_gui.session.decisions.motif import Motif
from hearts_gui.session.puzzles.puzzle import Puzzle


class Series:
    """The puzzles of a day, in order."""

    title: Motif | None = None
    """The one motif that all are about, where they are a drill."""

    def __init__(
        self, puzzles: Sequence[Puzzle], *, answered: Sequence[bool] = (),
        keep: Callable[[bool, str], None] = lambda _, __: None,
        over: Callable[[tuple[bool, ...]], None] = lambda _: None,
    ) -> None:  # fmt: skip
        """`answered` says which were solved in an earlier visit. `keep` is called with each answer,
        whether it is right and which card it names; `over` at the end with what was solved."""
        self._puzzles, self._keep, self._over = tuple(puzzles), keep, over
        self.results = list(answered)[: len(self._puzzles)]
        self._at = 0

    def following(self) -> Puzzle | None:
        """The puzzle to come; None when all are answered."""
        index = self._at = len(self.results)
        return self._puzzles[index] if index < len(self._puzzles) else None

    def answered(self, card: str, *, solved: bool) -> None:
        """Keep an answer: a card's text, or nothing."""
        if len(self.results) == len(self._puzzles):
            return
        self.results.append(solved)
        self._keep(solved, card)
        if len(self.results) == len(self._puzzles):
            self._over(tuple(self.results))

    @property
    def place(self) -> tuple[int, int]:
        """The number of the puzzle that is shown, answered or not, and how many there are."""
        return min(self._at + 1, len(self._puzzles)), len(self._puzzles)

    @property
    def motifs(self) -> tuple[Motif | None, ...]:
        """What each puzzle of the row is about, answered or not."""
        return tuple(next(iter(each.motifs), None) for each in self._puzzles)

    @property
    def answers(self) -> tuple[bool, ...]:
        """Whether each puzzle that was answered was solved."""
        return tuple(self.results)
