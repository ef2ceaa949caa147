"""The state of a review, without drawing: the shown decision, and what is known of it."""

from collections.abc import Sequence

from hearts_gui.ai.coach.grades import Grade, moments
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PassCards, PlayCard, cards_of
from hearts_gui.session.game.seen import TrickOutcome, outcome
from hearts_gui.ui.review.source import ReviewSource, StripCell, cells_of, details, loss_text
from hearts_gui.ui.table.nodes.placing import Handling
from hearts_gui.wording.language.messages import message_text, say
from hearts_gui.wording.language.patterns import card_arguments
from hearts_gui.wording.score_texts import half_points, halves, score_text

TRIES = 3


class Attempts:
    """Up to three tries to find a card that is as good as the best one."""

    def __init__(self) -> None:
        self.cursor: Card | None = None
        self.tried: list[Card] = []
        self.solved = False
        self.prompt = self.label = say("review-prompt", n=TRIES)
        """What is asked or was found, for listeners and, with the card in signs, in the pill."""

    @property
    def over(self) -> bool:
        """Whether no tries are left."""
        return self.solved or len(self.tried) >= TRIES

    def move(self, legal: Sequence[Card], step: int) -> None:
        """Point at the next card that may be played."""
        if not legal:
            return
        index = legal.index(self.cursor) + step if self.cursor in legal else (0 if step > 0 else -1)
        self.cursor = legal[index % len(legal)]

    def answer(self, card: Card, loss: float | None, *, solved: bool) -> None:
        """Take a tried card; `loss` is what it would cost, where that is known."""
        self.tried.append(card)
        self.cursor, self.solved = card, solved
        named = card_arguments(card)
        if solved:
            self.prompt = self.label = say("review-solved", **named)
            return
        left = TRIES - len(self.tried)
        cost = "" if loss is None else halves(loss)
        known = {"left": left, "cost": cost, "known": loss is not None}
        self.prompt = say("review-not-solved", **known, **named)
        self.label = say("review-not-solved-here", **known, card=say("sheet-card", **named))

    def mark(self, handling: Handling) -> None:
        """Show on the hand what was tried."""
        last = tuple(self.tried[-1:])
        handling.right, handling.wrong = (last, ()) if self.solved else ((), last)
        handling.cursor = self.cursor


_LEAST = 0.5
"""Points that are said of a loss that rounds to none."""
NO_CELL = StripCell(0, 0, None)
"""The cell of a deal in which the person played nothing."""


class ReviewState:
    """One deal of one person, and the shown decision."""

    def __init__(self, source: ReviewSource) -> None:
        self.source = source
        self.cells = cells_of(source)
        self.last_step = len(source.record.events)
        """The number of events in the deal."""
        self._cells = {cell.line: index for index, cell in enumerate(self.cells)}
        """Each decision's cell."""
        self.current = 0
        self.requested = False
        """Whether the player asked for a decision; until then the first moment is shown."""
        self.step: int | None = None
        """A later moment of the deal that is shown, or None for the decision itself."""
        self.open_hands = False
        self.all_choices = False
        self.details = False
        """Whether the figures behind the words are shown."""
        self.trying: Attempts | None = None
        self.better_shown = False
        """Whether the trick is shown as it would have ended with the better card."""
        source.coach.want(source.record.number)

    @property
    def grades(self) -> dict[str, Grade]:
        """The grades by the decisions that they belong to."""
        grades = self.source.coach.grades(self.source.seat, self.source.record.number)
        return {grade.line: grade for grade in grades if grade.line in self._cells}

    @property
    def cell(self) -> StripCell:
        """The decision that is shown."""
        return self.cells[self.current] if self.cells else NO_CELL

    @property
    def grade(self) -> Grade | None:
        """The coach's grade of it."""
        return self.grades.get(self.cell.line)

    @property
    def moments(self) -> tuple[Grade, ...]:
        """The moments that matter, as far as they are known."""
        return moments(self.grades.values())

    def cell_of(self, grade: Grade) -> int:
        """The number of the cell that a grade belongs to."""
        return self._cells[grade.line]

    @property
    def pending(self) -> int:
        """The number of decisions without a grade."""
        if self.source.coach.given_up:
            return 0
        return self.source.coach.pending(self.source.seat, self.source.record.number)

    @property
    def can_try(self) -> bool:
        """Whether the decision can be tried again: a card that was a real choice."""
        grade = self.grade
        return grade is not None and grade.real and isinstance(grade.played, PlayCard)

    @property
    def shown_outcome(self) -> TrickOutcome | None:
        """The outcome of the trick with the shown card: the one played, or the better one."""
        decision, grade = self.cell.decision, self.grade
        if decision is None or grade is None or self.step is not None or self.trying is not None:
            return None
        action = grade.best if self.better_shown else decision.action
        if not isinstance(action, PlayCard):
            return None
        return outcome(self.source.record, self.cell.step, action.card)

    @property
    def moment_number(self) -> int:
        """The number of the moment that is shown, from 1; 0 where it is another decision."""
        shown = [self.cell_of(grade) for grade in self.moments]
        return shown.index(self.current) + 1 if self.current in shown else 0

    @property
    def next_moment(self) -> int | None:
        """The number of the cell with the next moment; None after the last one."""
        left = self.moments[self.moment_number :]
        return self.cell_of(left[0]) if left else None

    def marked(self, step: int) -> int | None:
        """The number of the next cell with a mark in this direction."""
        grades = self.grades
        for index in range(self.current + step, len(self.cells) if step > 0 else -1, step):
            grade = grades.get(self.cells[index].line)
            if grade is not None and (grade.wrong or grade.label is Mark.GREAT):
                return index
        return None

    # -- what is shown

    def show(self, index: int) -> None:
        """Show another decision."""
        self.current, self.step, self.trying, self.better_shown = index, None, None, False

    @property
    def at_end(self) -> bool:
        """Whether the end of the deal is shown."""
        return self.step is not None and self.step >= self.last_step

    def forward(self, step: int) -> None:
        """Go one event of the deal on, or back."""
        decided = self.cell.step
        now = max(0, min(self.last_step, (decided if self.step is None else self.step) + step))
        self.step = None if now == decided else now

    # -- in words

    def title(self) -> str:
        if self.trying is not None:
            return self.trying.prompt if self.trying.solved else say("review-find")
        count = len(self.moments)
        if not count and not self.pending:
            real = any(grade.real for grade in self.grades.values())
            return say("review-clean" if real else "review-title-none")
        return say("review-title", n=count)

    def summary(self) -> list[str]:
        """The points of the deal, and those given away."""
        record, seat = self.source.record, self.source.seat
        points = record.score.points[seat]
        lines = [say("review-took", points=score_text(points), n=points)]
        real = [grade for grade in self.grades.values() if grade.real]
        if real and not self.pending:
            lost = [grade.loss for grade in real if grade.wrong]  # what the marks below say
            total = half_points(max(_LEAST, sum(lost)))
            lines.append(say("review-gave-away", **total, gained=not lost))
        if self.source.coach.given_up and not real:
            lines.append(say("review-no-coach"))
        elif not real and not self.pending:
            lines.append(say("review-none"))
        return lines

    def progress(self) -> str:
        """The decision that is being graded; empty when all are."""
        left = self.pending
        decided = sum(cell.decision is not None for cell in self.cells)
        return say("review-looking", at=decided - left + 1, of=decided) if left else ""

    def place(self) -> str:
        """Deal and trick of the decision."""
        number = self.source.record.number
        return say("review-place", deal=number, trick=self.cell.trick, name=self.cell.name)

    def as_text(self) -> str:
        """The position and the coach's words as text to copy."""
        record, seat = self.source.record, self.source.seat
        view = record.view(self.cell.step, seat)
        lines = [self.place(), say("review-text-hand", cards=view.own.hand)]
        if view.public.deal is not None and view.public.deal.plays:
            trick = tuple(play.card for play in view.public.deal.plays)
            lines.append(say("review-text-trick", cards=trick))
        grade = self.grade
        if grade is not None and grade.real:
            lines.append(f"{label_word(grade)} {loss_text(grade)}".strip())
            lines += [*choice_sentences(grade), *details(grade)]
        return "\n".join(lines)


def choice_sentences(grade: Grade) -> tuple[str, ...]:
    """What was chosen, what would have been better, and why."""
    played, best = cards_of(grade.played), cards_of(grade.best)
    sentences = []
    if played and not grade.wrong:
        sentences.append(say("aloud-you-played", cards=played))
    elif played and best:
        sentences.append(say("aloud-better", cards=played, best=best))
    if grade.reason is not None:
        sentences.append(message_text(grade.reason))
    return tuple(sentences)


def label_word(grade: Grade | None) -> str:
    if grade is None:
        return say("review-label", label="waiting")
    label = "none" if grade.label is None else grade.label.name.lower()
    passed = grade.label is Mark.GREAT and isinstance(grade.played, PassCards)
    return say("review-label", label="great-pass" if passed else label)
