"""What to work on after a deal or a game: the habit that cost most, and its moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from hearts_gui.ai.coach.grades import main_part
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.state import Play
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.motifs.motif import Motif
from hearts_gui.session.trainer.choices import Decided


@dataclass(frozen=True, slots=True)
class Habit:
    """A motif that was missed, how often, and what that cost."""

    motif: Motif
    times: int
    cost: float
    """Points on average over the possible deals, all times together."""
    moment: Decided
    """The costliest of them."""
    record: DealRecord
    """The deal in which it was."""

    @property
    def reason(self) -> Message | None:
        """One sentence of the coach about the moment."""
        reason = self.moment.grade.reason
        return None if reason is None else main_part(reason)

    @property
    def trick(self) -> tuple[Play, ...]:
        """The trick of the moment when it was over; empty where the moment was a pass."""
        if not isinstance(self.moment.grade.played, PlayCard):
            return ()
        number = self.moment.grade.trick - 1
        for game in self.record.games[self.moment.step :]:
            deal = game.public.deal
            if deal is not None and len(deal.tricks) > number:
                return deal.tricks[number].plays
        return ()


def habit_of(
    records: Iterable[tuple[DealRecord, Iterable[Decided]]],
) -> Habit | None:
    """The habit that cost most in these deals; None where nothing stood out."""
    found: dict[Motif, list[tuple[Decided, DealRecord]]] = defaultdict(list)
    for record, choices in records:
        for choice in choices:
            for motif in choice.missed[:1] if choice.grade.wrong else ():
                found[motif].append((choice, record))
    if not found:
        return None

    def cost(motif: Motif) -> float:
        return sum(choice.grade.loss for choice, _ in found[motif])

    worst = max(found, key=cost)
    moment, record = max(found[worst], key=lambda each: each[0].grade.loss)
    return Habit(worst, len(found[worst]), cost(worst), moment, record)
