"""A person's own mistakes and the answers to them, in an append-only file of text.

A line is a card, an answer, or the mark that a game has been read; a damaged line is skipped.
Anything that follows from the lines is not stored; when a card comes back, the library `fsrs`
decides from the answers.
"""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from hearts_gui.ai.coach.grades import COACH, message_from_plain, message_to_plain
from hearts_gui.config.reading import (
    UNREADABLE,
    append_lines,
    number,
    read_lines,
    text,
    truth,
    whole,
)
from hearts_gui.engine.cards import Card, parse_cards, show_cards
from hearts_gui.engine.message import Message
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.session.past.motif import Cell, Motif, Occasion
from hearts_gui.session.practice.puzzle import Puzzle, puzzle_from
from hearts_gui.wording.language.messages import message_text

if TYPE_CHECKING:
    from fsrs import Scheduler

FILE = "practice.jsonl"
_MOST_BYTES, _LONGEST, _MOST = 1 << 26, 4096, 1 << 40
"""The largest file, position and number, far more than there ever are."""
READ_BY = f"{COACH}, slightly+moons"
"""The reader whose marks count: today's coach, with small losses, occasions and told moons."""
_DAY = timedelta(days=1)
"""After a wrong answer."""
_LEARNT = 2
"""After this many right answers in a row a card is asked with other cards."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake of the person: the position, and when it was played."""

    puzzle: Puzzle
    when: datetime

    @property
    def id(self) -> str:
        """Its name, which no other mistake has."""
        return self.puzzle.id

    @property
    def motif(self) -> Motif | None:
        """Its main motif."""
        return self.puzzle.motifs[0] if self.puzzle.motifs else None


@dataclass(frozen=True, slots=True)
class PassMistake:
    """A pass of the person in Standard that cost points: the hand and the pass's direction."""

    id: str
    hand: tuple[Card, ...]
    way: PassToken
    motif: Motif | None
    when: datetime


@dataclass(frozen=True, slots=True)
class PracticeAnswer:
    """An answer in practice."""

    card: str
    """The card it counts for; empty for a position that came from no mistake."""
    shown: str
    """The puzzle that was shown: the card's own or a fresh one."""
    right: bool
    hinted: bool
    when: datetime
    loss: float
    """Points that the answer lost, as far as it is known."""
    motif: Motif | None

    @property
    def fresh(self) -> bool:
        """Whether the position was new: not one of the person's mistakes."""
        return self.shown != self.card

    @property
    def star(self) -> bool:
        """Whether it earned a star: right, and without help."""
        return self.right and not self.hinted


@dataclass(frozen=True, slots=True)
class ReadGame:
    """A game that has been read: how often each motif was put to the test in it, and missed."""

    game: str
    when: datetime
    coach: str
    met: Mapping[Motif, tuple[int, int]]
    choices: int
    missed: int
    where: Mapping[Cell, tuple[int, int]] = field(default_factory=dict)
    """The same counts for each occasion."""


@dataclass(frozen=True, slots=True)
class Due:
    """The day on which a card comes back."""

    when: datetime
    streak: int
    """The number of last answers that were right without help, one after the other."""

    def is_due(self, now: datetime) -> bool:
        """Whether it comes back today or should have."""
        return self.when.astimezone().date() <= now.astimezone().date()

    def days(self, now: datetime) -> int:
        """The number of days until it is due; 0 for today."""
        return max(0, (self.when.astimezone().date() - now.astimezone().date()).days)


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler  # imported with the first card, not with the menu

    # A wrong answer brings a position back on the next day. No randomness, so that all computers
    # agree.
    return Scheduler(learning_steps=(_DAY,), relearning_steps=(_DAY,), enable_fuzzing=False)


def due_after(made: datetime, answers: Iterable[PracticeAnswer]) -> Due:
    """The day on which a mistake comes back after these answers, the oldest first.

    The mistake itself counts as the first answer, a wrong one. A right answer with a hint counts as
    a hard one.
    """
    import fsrs

    scheduler, streak, began = _scheduler(), 0, made.astimezone(UTC)
    card, _ = scheduler.review_card(fsrs.Card(card_id=0, due=began), fsrs.Rating.Again, began)
    for answer in answers:
        grade = fsrs.Rating.Hard if answer.hinted else fsrs.Rating.Good
        rating = grade if answer.right else fsrs.Rating.Again
        card, _ = scheduler.review_card(card, rating, answer.when.astimezone(UTC))
        streak = streak + 1 if answer.star else 0
    return Due(card.due, streak)


Line: TypeAlias = Mistake | PassMistake | PracticeAnswer | ReadGame
"""The entry in a line of the file."""


class TrainingBook:
    """Cards, answers and games read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.cards: dict[str, Mistake] = {}
        self.passes: dict[str, PassMistake] = {}
        self.answers: list[PracticeAnswer] = []
        self.games: dict[str, ReadGame] = {}
        self._due: dict[str, Due] = {}
        self._by_card: dict[str, list[PracticeAnswer]] = defaultdict(list)
        lines: list[Line] = read_lines(path, _line, most=_MOST_BYTES)
        for line in lines:
            self._take(line)

    def _take(self, line: Line) -> None:
        if isinstance(line, Mistake):
            self.cards.setdefault(line.id, line)
        elif isinstance(line, PassMistake):
            self.passes.setdefault(line.id, line)
        elif isinstance(line, PracticeAnswer):
            self.answers.append(line)
            self._by_card[line.card].append(line)
            self._due.pop(line.card, None)
        else:
            self.games[line.game] = line

    # -- reading the book

    def has_read(self, game: str) -> bool:
        """Whether this coach has read a game, its passes included."""
        return game in self.games and self.games[game].coach == READ_BY

    def due(self, card: str) -> Due:
        """Return when a card comes back. Raises KeyError."""
        if card not in self._due:
            card_state = self.passes[card] if card in self.passes else self.cards[card]
            self._due[card] = due_after(card_state.when, self._by_card.get(card, ()))
        return self._due[card]

    def next_due(self, now: datetime) -> tuple[int, int] | None:
        """The days until the next cards are asked, and their number, after a day's positions.

        What is due already and had no place among them comes tomorrow. None without cards.
        """
        days = Counter(max(1, self.due(card).days(now)) for card in list(self.cards))
        nearest = min(days, default=0)
        return (nearest, days[nearest]) if nearest else None

    def waiting(self, now: datetime) -> tuple[Mistake, ...]:
        """The cards that are due, the longest overdue first."""
        return tuple(self.cards[card] for card in self._overdue(list(self.cards), now))

    def waiting_passes(self, now: datetime) -> tuple[PassMistake, ...]:
        """The passes that are due, the longest overdue first."""
        return tuple(self.passes[card] for card in self._overdue(list(self.passes), now))

    def _overdue(self, cards: list[str], now: datetime) -> list[str]:
        due = (card for card in cards if self.due(card).is_due(now))
        return sorted(due, key=lambda card: (self.due(card).when, card))

    def is_learnt(self, card: str) -> bool:
        """Whether a card was answered right so often that other positions now replace it."""
        return self.due(card).streak >= _LEARNT

    def seen(self) -> frozenset[str]:
        """The puzzles that were shown in practice."""
        return frozenset(answer.shown for answer in self.answers)

    def today(self, now: datetime) -> tuple[PracticeAnswer, ...]:
        """The answers of this day, in order, without passes, which are practised separately."""
        day = now.astimezone().date()
        return tuple(
            answer for answer in self.answers
            if answer.when.astimezone().date() == day and answer.card not in self.passes
        )  # fmt: skip

    def missed_since(self, motif: Motif, when: datetime) -> int:
        """The number of mistakes of a motif that were made from then on."""
        return sum(
            mistake.motif is motif and mistake.when >= when for mistake in list(self.cards.values())
        )

    def of_motif(self, motif: Motif) -> tuple[PracticeAnswer, ...]:
        """The last answers to a motif."""
        return tuple(answer for answer in self.answers if answer.motif is motif)[-10:]

    # -- what is added

    def answer(self, answer: PracticeAnswer) -> str | None:
        """Keep an answer, which counts in any case. Returns why the disk refuses, else None."""
        self._take(answer)
        return append_lines(self._path, _plain(answer))

    def read(
        self, game: ReadGame, mistakes: Iterable[Mistake], passes: Iterable[PassMistake] = ()
    ) -> str | None:
        """Keep what a game holds, in one write that ends with the mark that it was read.

        A program that is killed meanwhile reads the game again, so no card is lost or doubled.
        """
        lines: list[Line] = [
            *(mistake for mistake in mistakes if mistake.id not in self.cards),
            *(mistake for mistake in passes if mistake.id not in self.passes),
            game,
        ]
        for line in lines:
            self._take(line)
        return append_lines(self._path, *map(_plain, lines))


def _plain(line: Line) -> dict[str, Any]:
    """A value as a line of the file, which `_line` reads."""
    when = int(line.when.timestamp())
    match line:
        case Mistake():
            reason = line.puzzle.reason
            why = {} if reason is None else {"why": message_to_plain(reason)}
            return {"card": line.puzzle.line(), "when": when, **why}
        case PassMistake():
            return {
                "pass": line.id, "hand": show_cards(line.hand), "way": line.way.value,
                "motif": line.motif or "", "when": when,
            }  # fmt: skip
        case PracticeAnswer():
            return {
                "answer": line.card, "shown": line.shown, "right": line.right,
                "hinted": line.hinted, "when": when, "loss": round(line.loss, 2),
                "motif": line.motif or "",
            }  # fmt: skip
        case ReadGame():
            met = {motif.value: list(counts) for motif, counts in line.met.items()}
            return {
                "read": line.game, "when": when, "coach": line.coach, "met": met,
                "choices": line.choices, "missed": line.missed,
                "where": {"/".join(filter(None, cell)): list(counts)
                          for cell, counts in line.where.items()},
            }  # fmt: skip


def _when(plain: Any) -> datetime:
    return datetime.fromtimestamp(whole(plain, 0, _MOST), UTC)


def _line(data: Any) -> Line:
    if "pass" in data:
        return PassMistake(
            text(data["pass"]), parse_cards(text(data["hand"])), PassToken(data["way"]),
            Motif(data["motif"]) if data["motif"] else None, _when(data["when"]),
        )  # fmt: skip
    if "card" in data:
        puzzle = puzzle_from(text(data["card"], _LONGEST))
        return Mistake(replace(puzzle, reason=_reason(data.get("why"))), _when(data["when"]))
    if "answer" in data:
        return PracticeAnswer(
            text(data["answer"]), text(data["shown"]), truth(data["right"]),
            truth(data["hinted"]), _when(data["when"]), number(data["loss"], -1000, 1000),
            Motif(data["motif"]) if data["motif"] else None,
        )  # fmt: skip
    met = {Motif(key): _counted(counts) for key, counts in data["met"].items()}
    where: dict[Cell, tuple[int, int]] = {
        (Motif(motif), Occasion(occasion)): _counted(counts)
        for key, counts in data.get("where", {}).items()
        for motif, occasion in (key.split("/"),)
    }
    counts = whole(data["choices"], 0, _MOST), whole(data["missed"], 0, _MOST)
    return ReadGame(
        text(data["read"]), _when(data["when"]), text(data["coach"]), met, *counts, where
    )


def _reason(plain: Any) -> Message | None:
    """A reason that was kept; None where there was none, or it has no words any more."""
    with contextlib.suppress(*UNREADABLE):
        message_text(reason := message_from_plain(plain))
        return reason
    return None


def _counted(plain: Any) -> tuple[int, int]:
    met, missed = plain
    return whole(met, 0, _MOST), whole(missed, 0, _MOST)
