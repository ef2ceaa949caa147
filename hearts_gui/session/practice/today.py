"""Today's practice: cards that are due, then new positions of the weakest motifs."""

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice, zip_longest
from types import MappingProxyType
from typing import Final

from hearts_gui.engine.rules.presets import STANDARD_KEY
from hearts_gui.session.past.motif import Cell, Motif, Occasion
from hearts_gui.session.practice.book import Mistake, PracticeAnswer, TrainingBook
from hearts_gui.session.practice.puzzle import Puzzle, PuzzleTheme, Tier, cells_of
from hearts_gui.session.practice.weakness import LEAST_CHOICES, Weakness, weak

SIZE: Final = 10
"""Positions of a day, about five minutes."""
_WEAK: Final = 2
"""At most this many of the weakest motifs are interleaved."""
OTHERS: Final = 5
"""One position of this many in a drill of one motif is about another."""
NEW: Final = 5
"""Fresh positions where nothing is due."""
_LOOKED_AT: Final = 40
"""Among this many positions one is sought on the occasion of a weakness."""
_ENOUGH: Final = 5
"""With fewer positions on an occasion all of the motif are drilled."""
_GENERAL_OF: Final[Mapping[PuzzleTheme, Motif]] = MappingProxyType({
    PuzzleTheme.LEAD: Motif.LEADS, PuzzleTheme.FOLLOW: Motif.FOLLOWS,
    PuzzleTheme.LAST: Motif.FOLLOWS, PuzzleTheme.DISCARD: Motif.DISCARDS,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class PracticeItem:
    """One position to be answered: the puzzle, and the card that the answer counts for."""

    puzzle: Puzzle
    card: str = ""
    """Empty where it counts for no card."""
    motif: Motif | None = None


def due_today(
    book: TrainingBook, puzzles: Sequence[Puzzle], now: datetime
) -> tuple[PracticeItem, ...]:
    """The positions still to be answered today, if possible without the same motif twice in a
    row.

    Cards that are due come first, however much was drilled; where the person's weaknesses are
    known, the day is filled up with fresh positions of them.
    """
    done = book.today(now)
    left = max(0, SIZE - len(done))
    fresh = _Fresh(book, puzzles)
    cards = max(0, SIZE - sum(bool(answer.card) for answer in done))
    due = [_position_for(book, card, fresh) for card in book.waiting(now)[:cards]]
    motifs = weak(book)
    weakest = [each for each in motifs if each.sure or each.rate > each.expected][:_WEAK]
    if weakest and motifs[0].sure:
        for index in range(left - len(due)):
            weakness = weakest[index % len(weakest)]
            item = fresh.take(weakness.motif, weakness.occasion)
            due += [] if item is None else [item]
    return _interleaved(due)


def new_ones(
    book: TrainingBook, puzzles: Sequence[Puzzle], now: datetime
) -> tuple[PracticeItem, ...]:
    """Fresh positions for when nothing is due, of as many motifs as possible."""
    fresh = _Fresh(book, puzzles)
    motifs = [motif for motif in Motif if not (motif.of_pass or motif.general)]
    random.Random(now.astimezone().date().isoformat()).shuffle(motifs)
    items = map(fresh.take, motifs)
    return tuple(item for item in items if item is not None)[:NEW]


def drill(
    book: TrainingBook, puzzles: Sequence[Puzzle], motifs: Iterable[Motif], *,
    occasion: Occasion | None = None, fresh: bool = False,
) -> tuple[PracticeItem, ...]:  # fmt: skip
    """Positions of these motifs in turn, unseen ones first, the easier before the harder.

    A few are of other motifs of the same lesson or situation, so that the answer is not always the
    same. With `fresh` all are unseen. An `occasion` is one of the first motif.
    """
    wanted, seen = tuple(motifs), book.seen()
    lessons = {motif.lesson for motif in wanted}
    # where other motifs have too few
    own = (card.puzzle for card in list(book.cards.values()) if card.motif)
    items = [one for one in (*_familiar(book, puzzles), *own) if not (fresh and one.id in seen)]
    items.sort(key=lambda puzzle: (
        puzzle.id in seen, puzzle.tier is Tier.OWN, puzzle.motifs[0] not in wanted, puzzle.rating
    ))  # fmt: skip
    mine = [puzzle for puzzle in items if set(_kinds(puzzle)) & set(wanted)]
    if occasion is not None:
        there = (puzzle for puzzle in mine if (wanted[0], occasion) in cells_of(puzzle))
        mine = list(islice(there, SIZE))
    queues = ([puzzle for puzzle in mine if _of(puzzle, wanted) is motif] for motif in wanted)
    chosen = [puzzle for turn in zip_longest(*queues) for puzzle in turn if puzzle is not None]
    others = [one for one in items if one.motifs[0].lesson in lessons and one not in mine]
    if mine and not others and len(wanted) == 1:  # else each answer would be the same
        others = [one for one in items if one.theme is mine[0].theme and one not in mine]
    others = others[: min(SIZE, len(chosen)) // OTHERS]
    chosen = sorted((*chosen[: SIZE - len(others)], *others), key=lambda puzzle: puzzle.rating)
    return _interleaved([PracticeItem(puzzle, "", _of(puzzle, wanted)) for puzzle in chosen])


def to_drill(book: TrainingBook, puzzles: Sequence[Puzzle], cell: Cell) -> Cell:
    """This motif on its occasion, or the whole motif where that has too few positions."""
    motif, occasion = cell
    items = drill(book, puzzles, (motif,), occasion=occasion)
    return cell if len(items) >= _ENOUGH else (motif, None)


def clear(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The puzzles on whose answer players of every kind agree, and that have a motif; without later
    choices of a line, which would give away the answer before them."""
    alone = (puzzle for puzzle in puzzles if not puzzle.later)
    return tuple(puzzle for puzzle in alone if puzzle.tier is Tier.CLEAR and puzzle.motifs)


def _familiar(book: TrainingBook, puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The clear puzzles of Standard and of the rule sets in which the person has made mistakes."""
    rule_keys = {STANDARD_KEY, *(mistake.puzzle.rules for mistake in list(book.cards.values()))}
    return tuple(puzzle for puzzle in clear(puzzles) if puzzle.rules in rule_keys)


def _of(puzzle: Puzzle, motifs: Sequence[Motif]) -> Motif:
    return next((motif for motif in _kinds(puzzle) if motif in motifs), puzzle.motifs[0])


def _kinds(puzzle: Puzzle) -> tuple[Motif, ...]:
    """Its motifs, and the general one."""
    return (*puzzle.motifs, _GENERAL_OF[puzzle.theme])


class _Fresh:
    """Positions that were never shown, by motif: clear puzzles first, then own mistakes."""

    def __init__(self, book: TrainingBook, puzzles: Iterable[Puzzle]) -> None:
        self.used = set(book.seen())
        first: dict[Motif, list[Puzzle]] = defaultdict(list)
        more: dict[Motif, list[Puzzle]] = defaultdict(list)
        for puzzle in _familiar(book, puzzles):
            first[puzzle.motifs[0]].append(puzzle)
            for motif in _kinds(puzzle)[1:]:
                more[motif].append(puzzle)
        for card in list(book.cards.values()):
            for motif in card.puzzle.motifs[:1]:
                first[motif].append(card.puzzle)
        self._first, self._more = first, more

    def take(self, motif: Motif, occasion: Occasion | None = None) -> PracticeItem | None:
        """The next position of a motif, on this occasion if one can be found; None where all were
        shown."""
        every = (*self._first[motif], *self._more[motif])
        items = [puzzle for puzzle in every if puzzle.id not in self.used][:_LOOKED_AT]
        fits = (one for one in items if occasion is None or (motif, occasion) in cells_of(one))
        if not items:
            return None
        puzzle = next(fits, items[0])
        self.used.add(puzzle.id)
        return PracticeItem(puzzle, "", motif)


def _position_for(book: TrainingBook, card: Mistake, fresh: _Fresh) -> PracticeItem:
    """The position that asks a card: once it is learnt, another position of its motif."""
    motif = card.motif
    if motif is not None and book.is_learnt(card.id):
        item = fresh.take(motif)
        if item is not None:
            return PracticeItem(item.puzzle, card.id, motif)
    fresh.used.add(card.id)
    return PracticeItem(card.puzzle, card.id, motif)


def _interleaved(items: Sequence[PracticeItem]) -> tuple[PracticeItem, ...]:
    """The positions with motifs in turn, each motif's own order kept."""
    by_motif: dict[Motif | None, list[PracticeItem]] = defaultdict(list)
    for item in items:
        by_motif[item.motif].append(item)
    result: list[PracticeItem] = []
    while any(by_motif.values()):
        last = result[-1].motif if result else None
        ready = [motif for motif, rest in by_motif.items() if rest]
        others = [motif for motif in ready if motif is not last] or ready
        result.append(by_motif[max(others, key=lambda motif: len(by_motif[motif]))].pop(0))
    return tuple(result)


@dataclass(frozen=True, slots=True)
class Progress:
    """Fresh positions at first and lately: the share of right answers, and its error."""

    answers: int
    before: tuple[float, float]
    after: tuple[float, float]


LEAST_FRESH: Final = 20
"""Before this many answers to fresh positions there is no before and after."""


def progress(answers: Iterable[PracticeAnswer]) -> Progress | None:
    """Before and after: the first half of the answers to fresh positions, and the second."""
    fresh = [answer for answer in answers if answer.fresh and not answer.hinted]
    if len(fresh) < LEAST_FRESH:
        return None
    halves = fresh[: len(fresh) // 2], fresh[len(fresh) // 2 :]
    return Progress(len(fresh), *map(_share, halves))


def _share(half: Sequence[PracticeAnswer]) -> tuple[float, float]:
    right = sum(answer.right for answer in half)
    share = (right + 1) / (len(half) + 2)  # never 0, so that its error is not 0
    return right / len(half), (share * (1 - share) / len(half)) ** 0.5


@dataclass(frozen=True, slots=True)
class Practised:
    """Everything that the trainer knows about a person."""

    answers: int
    progress: Progress | None
    motifs: tuple[Weakness, ...]
    """The record of each motif in games, the likeliest weakness first; empty while too early."""
    choices_left: int
    """The number of decisions that are still needed for that."""


def practised(book: TrainingBook) -> Practised:
    choices = sum(game.choices for game in list(book.games.values()))
    answers = list(book.answers)
    return Practised(
        len(answers), progress(answers), weak(book), max(0, LEAST_CHOICES - choices)
    )  # fmt: skip
