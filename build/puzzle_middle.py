"""Finds puzzles in the middle of played deals: positions with a clearly best card, or with none.

What is found is looked for in worlds of its own (A), as the coach does; the figures come from fresh
ones (B). The cheapest checks come first, and each asks about fewer cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from puzzle_endings import TRIES, asks_too_little, even_rating, hits_of, rating_of, solvers

from hearts_gui.ai.coach.agreement import agreement, all_agree
from hearts_gui.ai.coach.labels import is_equal
from hearts_gui.ai.coach.models import MODELS, Model, ModelTrials, can_ask, classes, lead
from hearts_gui.ai.coach.verdict import AGREEING, CONFIRMED, LIMITS, Standing, Trial, lead_of_best
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.search.race import Samples
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.imagined import Packed, joined, origin_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.events import CardPlayed, Event
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.practice.puzzle import Puzzle, Tier, theme_of
from hearts_gui.session.practice.whole_deal import (
    PositionError,
    letters_of,
    position_text,
    rules_of,
)

Missed: TypeAlias = Callable[[tuple[Card, ...]], bool]
"""Whether weak players miss these cards often enough."""

_GLANCE = 160
_LOOK = 90
_CHOOSING = 400
_MOST = 4


@dataclass(frozen=True, slots=True)
class LookLimits:
    """The limits of what is looked at further. Points are net points of the deal."""

    classes: int = 3
    """The least number of different kinds of cards that may be played."""
    found: float = 3.0
    """In the worlds in which it was found, it must be ahead by this many standard errors."""
    differ: float = 0.1
    """The standard error of their difference must be larger than this where it is found. Otherwise
    both cards are always equal, which is no question."""
    stake: float = 1.5
    """If no card is best, the worst must be this many points behind."""
    out: float = 1.5
    """The points behind the best card with which a card is tried no further."""
    moon: float = 1.0
    """The seat's own moon must be this many points worse than ducking."""
    gap: float = 1.5
    """The best card must be this many points ahead of every other."""
    unlikely: float = 2.0
    """The number of standard errors by which a model may say otherwise."""
    even_places: float = 0.15
    """In places of the deal, the two best are less apart than this."""


LOOK = LookLimits()
_TRICKS = range(1, 8)
"""Tricks that are over: the first trick is hardly ever a question, and the last five cards are
counted where one of them may be best."""
_EVEN_TRICKS = range(6, 11)
"""The fewest finished tricks where nothing may be best: late playouts are short."""
_MOST_HITS = 0.4
"""Beginners find the answer in at most this share of their tries."""


def middle_puzzles(
    name: str, events: Sequence[Event], seed: str, *, even: bool
) -> Iterator[Puzzle]:
    """The puzzles of a deal that was played; `name` is `key/players`. Their ids are still open."""
    game = new_game(rules_of(name + " "), "")
    for index, event in enumerate(events):
        if isinstance(event, CardPlayed):
            view = view_of(game, event.seat)
            tricks = len(view.deal.tricks)
            level, clear = even and tricks in _EVEN_TRICKS, tricks in _TRICKS
            if level or clear:
                key = f"{seed}/{index}"
                puzzle = _puzzle(view, name, events[:index], key, even=level, clear=clear)
                if puzzle is not None:
                    yield puzzle
                    even = even and not puzzle.even
        game = apply(game, event)


def _puzzle(
    view: PlayerView, name: str, before: Sequence[Event], seed: str, *, even: bool, clear: bool
) -> Puzzle | None:
    try:
        text = position_text(name, before)
    except PositionError:
        return None
    return puzzle_at(text, view, seed, even=even, clear=clear)


def puzzle_at(
    text: str, view: PlayerView, seed: str, *, even: bool = False, clear: bool = True,
    missed: Missed | None = None, kinds: int = LOOK.classes,
) -> Puzzle | None:  # fmt: skip
    """The puzzle that a position is, `text`, in which the seat knows this much; None for none.

    A clear card is one that is `missed`, by Beginners and by first thought unless others are given,
    among at least this many `kinds` of cards.
    """

    def by_beginners(right: tuple[Card, ...]) -> bool:
        missed = hits_of(view, "beginner", right) <= _MOST_HITS * TRIES
        return missed and not asks_too_little(view, right)

    accepts = (missed or by_beginners) if clear else None
    standing = find_standing(view, seed, even=even, missed=accepts, least=kinds)
    if standing is None or not all_agree(
        agreement(view, standing.best, text, even=standing.even, counted=False)
    ):
        return None
    sure = confirmed(view, standing, text)
    if sure is None:
        return None
    rating = even_rating(sure.gap)
    if not sure.even:
        hits = solvers(view, sure.best)
        if not any(hits):
            return None
        rating = rating_of(hits)
    return Puzzle(
        "", Tier.EVEN if sure.even else Tier.CLEAR, theme_of(view), sure.gap, sure.error,
        rating, text, letters_of(sure.best), letters_of(sure.rivals),
    )  # fmt: skip


def find_standing(
    view: PlayerView, seed: str, *, even: bool = True, missed: Missed | None = None,
    least: int = LOOK.classes,
) -> Standing | None:  # fmt: skip
    """Return what seems to be so; None where neither is, it cannot be known, or is not wanted.

    A clear card is wanted only where `missed` says so of the cards of its kind; none without it.
    """
    kinds = classes(view)
    if len(kinds) < least or not can_ask(view):
        return None
    try:
        return _Screening(view, kinds, seed).standing(even=even, missed=missed)
    except Impossible:
        return None


class _Screening:
    """The models that cost little are asked first, and of fewer and fewer cards."""

    def __init__(self, view: PlayerView, kinds: tuple[tuple[Card, ...], ...], seed: str) -> None:
        self._kinds = kinds
        self._cards = tuple(kind[0] for kind in kinds)
        self._question = ModelTrials(view, self._cards)
        self._rng = np.random.default_rng(list(f"standing/A/{seed}".encode()))

    def standing(self, *, even: bool, missed: Missed | None) -> Standing | None:
        worlds = self._question.worlds(_GLANCE, self._rng, infers=False)
        ends = self._question.ends(Model.SENSIBLE, worlds, self._cards, self._rng)
        order = np.argsort(-ends.values.mean(axis=1), kind="stable")
        gap, error = lead(ends.values[order], origin_of(worlds))
        level = even and gap < LIMITS.even and self._at_stake(ends.values)
        if not level:
            clear = gap > max(LIMITS.sure, LOOK.found * error)
            if not clear or missed is None or not missed(self._kinds[order[0]]):
                return None
        cards = tuple(self._cards[index] for index in order[: _MOST - 1])
        if not self._others_agree(cards, level=level):
            return None
        return self._level() if level else self._clear(cards[0])

    def _at_stake(self, values: Reals) -> bool:
        return float(np.ptp(values.mean(axis=1))) > LOOK.stake

    def _others_agree(self, cards: tuple[Card, ...], *, level: bool) -> bool:
        """Whether the two other models agree, as far as a few worlds show."""
        worlds = self._question.worlds(_LOOK, self._rng, infers=False)
        for model in (Model.LEARNED, Model.RULE):
            values = self._question.ends(model, worlds, cards, self._rng).values
            if level and lead_of_best(values, origin_of(worlds))[0] > 2 * LIMITS.even:
                return False
            if not level and lead(values, origin_of(worlds))[0] < LIMITS.sure:
                return False
        return True

    def _clear(self, best: Card) -> Standing | None:
        order, values, worlds = self._by_all()
        gap, error = lead(values[order], origin_of(worlds))
        sure = gap > LOOK.gap and gap > LOOK.found * error
        if not sure or self._cards[order[0]] is not best:
            return None
        if self._for_the_moon(values, worlds, order[1:]):  # by another card than the best one
            return None
        rivals = tuple(self._cards[index] for index in order[1:3])
        return Standing(False, self._kinds[order[0]], rivals, gap, error)

    def _level(self) -> Standing | None:
        order, values, worlds = self._by_all(infers=False)
        gap, error = lead(values[order], origin_of(worlds))
        means = values.mean(axis=1)
        tried = [index for index in order if means[index] > means.max() - LOOK.out]
        level = gap < LIMITS.even and error > LOOK.differ
        if not level or not 2 <= len(tried) < _MOST or not self._at_stake(values):
            return None
        if self._for_the_moon(values, worlds, order):
            return None
        return Standing(True, tuple(self._cards[index] for index in tried), (), gap, error)

    def _by_all(self, *, infers: bool = True) -> tuple[list[int], Reals, Packed]:
        """All cards in new worlds: the best first, values, worlds."""
        worlds = self._question.worlds(_CHOOSING, self._rng, infers=infers)
        values = self._question.ends(Model.MIXED, worlds, self._cards, self._rng).values
        order: list[int] = np.argsort(-values.mean(axis=1), kind="stable").tolist()
        return order, values, worlds

    def _for_the_moon(self, values: Reals, worlds: Packed, by: Sequence[int]) -> bool:
        """Whether an own moon `by` one of these cards might equal the best card without a moon."""
        some = worlds.pick(np.arange(_LOOK))
        moon = self._question.own_moon(some, self._cards, self._rng)
        if moon is None:
            return False
        best = values.mean(axis=1).max() - LOOK.moon
        return bool(moon.values.mean(axis=1)[by].max() > best)


_ALIKE = 0.02
"""Two cards whose difference has a standard error below this are always equal."""


class _Confirming(Trial):
    """Fresh worlds in which a finding is measured."""

    def measured(self, worlds: Packed) -> tuple[float, float] | None:
        """Gap and error by the coach's model, where they are what they should be."""
        values, places, origin = self._counted(Model.MIXED, worlds)
        if self.standing.even:
            level_gap = self._even(values, places, origin)
            return level_gap if level_gap is not None and level_gap[1] > _ALIKE else None
        gap, error = lead(values, origin)
        apart, _ = lead(places, origin)
        sure = gap >= LOOK.gap and gap - LIMITS.errors * error > LIMITS.sure and apart > 0
        return (gap, error) if sure else None

    def agrees(self, model: Model, worlds: Packed, *, infers: bool) -> bool:
        """Whether a model says the same; where nothing is best it is asked until it is sure."""
        values, places, origin = self._counted(model, worlds)
        if not self.standing.even:
            gap, error = lead(values, origin)
            apart, place_error = lead(places, origin)
            return gap > LOOK.unlikely * error and apart > -LOOK.unlikely * place_error
        while self._even(values, places, origin) is None:
            gap, error = lead_of_best(values, origin)
            if worlds.size >= CONFIRMED or gap - error > LIMITS.even:
                return False
            worlds = joined([worlds, self.worlds(worlds.size, infers=infers)])
            values, places, origin = self._counted(model, worlds)
        return True

    def _even(self, values: Reals, places: Reals, origin: Ints) -> tuple[float, float] | None:
        """The lead of the best over the second, where that is next to nothing."""
        gap, error = lead_of_best(values, origin)
        apart, place_error = lead_of_best(places, origin)
        level = is_equal(gap, error, LIMITS.even)
        level &= apart + LOOK.unlikely * place_error < LOOK.even_places
        return (gap, error) if level else None

    def _counted(self, model: Model, worlds: Packed) -> tuple[Reals, Reals, Ints]:
        """Values and places (cards, worlds), and a number for each world (worlds,)."""
        parts = self.ends(model, worlds)
        values = np.concatenate([part.values for part in parts], axis=1)
        places = np.concatenate([_places_of(part, self.view.seat) for part in parts], axis=1)
        return values, places, origin_of(worlds)


def _places_of(samples: Samples, seat: int) -> Reals:
    """The number of others who end the deal with more points (cards, worlds); a tie is half."""
    assert samples.points is not None
    own, points = samples.points[seat], np.delete(samples.points, seat, axis=0)
    ahead: Reals = (points > own).sum(axis=0) + 0.5 * (points == own).sum(axis=0)
    return ahead


def confirmed(view: PlayerView, standing: Standing, seed: str) -> Standing | None:
    """The puzzle with the figures of fresh worlds; None where these do not bear it out."""
    try:
        trial = _Confirming(view, standing, seed)
        unread = trial.worlds(AGREEING, infers=False)
        if not all(trial.agrees(model, unread, infers=False) for model in MODELS):
            return None
        read = trial.worlds(CONFIRMED, infers=True)
        measured = trial.measured(read)
        some = read.pick(np.arange(AGREEING))
        if measured is None or not all(trial.agrees(model, some, infers=True) for model in MODELS):
            return None
    except Impossible:
        return None
    gap, error = measured
    return Standing(standing.even, standing.best, standing.rivals, gap, error)
