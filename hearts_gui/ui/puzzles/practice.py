"""A row of positions to be practised: today's, or a drill of one motif."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from hearts_gui.session.past.motif import Motif
from hearts_gui.session.puzzles.run import PuzzleRun
from hearts_gui.session.trainer.book import Mistake, PracticeAnswer, TrainingBook
from hearts_gui.session.trainer.today import Asked
from hearts_gui.ui.puzzles.series import Series

RENEWAL: Final = timedelta(seconds=5)
"""How often to check what the games that were read meanwhile have brought."""


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Practice(Series):
    """Positions in order, each answered once; the answers are kept in the trainer's book."""

    def __init__(
        self, book: TrainingBook, due: Callable[[], Sequence[Asked]], *,
        title: Motif | None = None, more: Callable[[], Sequence[Asked]] = tuple,
        left: Callable[[], int] = int, changed: Callable[[], None] = lambda: None,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:  # fmt: skip
        """Practise one motif, which `title` names from the start; without it today's positions,
        after those that were answered already. `more` are new ones for a day on which nothing is
        due; `left` says how many games are still being read, and `changed` hears when the days on
        which cards come back are others."""
        self.items = tuple(due())
        super().__init__([item.puzzle for item in self.items])
        self.book, self.title, self.clock, self.left = book, title, clock, left
        self._due, self._more, self._changed = due, more, changed
        self._seen_left, self._looked = left(), clock()
        self.given_answers: list[PracticeAnswer] = (
            [] if title is not None else list(book.today(clock()))
        )
        """The answers of the row so far."""
        self._answered_before = len(self.given_answers)

    @property
    def place(self) -> tuple[int, int]:
        """The number of the position that is shown, and how many there are today."""
        number, of = super().place
        return self._answered_before + number, self._answered_before + of

    @property
    def item(self) -> Asked:
        """The position that is shown."""
        return self.items[min(self._index, len(self.items) - 1)]

    @property
    def mistake(self) -> Mistake | None:
        """The person's own mistake that is shown; None for another position."""
        return self.book.cards.get(self.item.puzzle.id)

    @property
    def last(self) -> bool:
        """Whether nothing comes after the position that is shown."""
        return self._index >= len(self.items) - 1

    def new_ones(self) -> tuple[Asked, ...]:
        """Fresh positions for a day on which nothing is due."""
        return tuple(self._more())

    def take(self, items: Sequence[Asked]) -> None:
        """Continue with these positions."""
        self.items = (*self.items, *items)
        self._puzzles = tuple(item.puzzle for item in self.items)

    def renew(self) -> bool:
        """Whether the games read so far have brought something for today."""
        left, now = self.left(), self.clock()
        if left == self._seen_left or self.title is not None:
            return False
        if left and now - self._looked < RENEWAL:
            return False
        self._seen_left, self._looked = left, now
        self._changed()
        due = self._due()
        if due:
            self.take(due)
        return bool(due) or not left

    @property
    def motifs(self) -> tuple[Motif | None, ...]:
        """What each position of the row is about, answered or not."""
        ahead = self.items[len(self.results) :]
        return (*(each.motif for each in self.given_answers), *(each.motif for each in ahead))

    @property
    def answers(self) -> tuple[bool, ...]:
        """Whether each answer of the day was right."""
        return tuple(each.right for each in self.given_answers)

    def keep(self, run: PuzzleRun) -> str | None:
        """Keep the answer to the position that is shown; why the disk refuses, else None."""
        item = self.item
        lost = 0.0 if run.outcome is None else run.lost
        answer = PracticeAnswer(
            item.card, item.puzzle.id, run.solved, run.hints > 0, self.clock(), lost, item.motif
        )
        self.given_answers.append(answer)
        self.results.append(run.solved)
        problem = self.book.answer(answer)
        self._changed()
        return problem

    def comes_back(self) -> int | None:
        """How many days until the answered card comes back; None if no card was answered."""
        if not self.item.card:
            return None
        return self.book.due(self.item.card).days(self.clock())
