"""One moment tried again: which cards were tried, and what is said of them; no pixels."""

from collections.abc import Sequence

from hearts_gui.ai.coach.grades import Grade
from hearts_gui.engine.cards import Card
from hearts_gui.ui.review.source import halves
from hearts_gui.ui.table.nodes.placing import Handling
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments

TRIES = 3


class Trying:
    """Up to three tries to find a card that is as good as the best one."""

    def __init__(self, grade: Grade) -> None:
        self.grade = grade
        self.cursor: Card | None = None
        self.tried: list[Card] = []
        self.solved = False
        self.prompt = say("review-prompt", n=TRIES)

    @property
    def over(self) -> bool:
        """Whether nothing more is to be tried."""
        return self.solved or len(self.tried) >= TRIES

    def move(self, legal: Sequence[Card], way: int) -> None:
        """Point at the next card that may be played."""
        if not legal:
            return
        at = legal.index(self.cursor) + way if self.cursor in legal else (0 if way > 0 else -1)
        self.cursor = legal[at % len(legal)]

    def answer(self, card: Card, loss: float | None, *, solved: bool) -> None:
        """A card was tried; `loss` is what it would cost, where that is known."""
        self.tried.append(card)
        self.cursor, self.solved = card, solved
        named = card_arguments(card)
        if solved:
            self.prompt = say("review-solved", **named)
            return
        left = TRIES - len(self.tried)
        cost = "" if loss is None else halves(loss)
        self.prompt = say(
            "review-not-solved", left=left, cost=cost, known=loss is not None, **named
        )

    def mark(self, handling: Handling) -> None:
        """Show on the hand what was tried."""
        last = tuple(self.tried[-1:])
        handling.right, handling.wrong = (last, ()) if self.solved else ((), last)
        handling.cursor = self.cursor
