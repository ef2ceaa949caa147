"""Whether one card of a position is clearly best, or none is: found in some worlds, confirmed in
others.

What is found is looked for in worlds of its own (A), as the coach does; the figures come from fresh
ones (B). Both hold only where all models of the others agree, with their play read and unread, by
the points of the deal and by the place in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from hearts_gui.ai.coach.labels import HALF_POINT, is_equal
from hearts_gui.ai.coach.models import (
    MODELS,
    AskedModels,
    Model,
    can_ask,
    classes,
    lead,
    origins,
    places_of,
)
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.search.race import Samples
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.imagined import Packed, joined
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

Missed: TypeAlias = Callable[[tuple[Card, ...]], bool]
"""Whether weak players miss these cards often enough."""


@dataclass(frozen=True, slots=True)
class StandingLimits:
    """What is called clear, and what even. Points are net points of the deal."""

    classes: int = 3
    """This many different kinds of cards may be played at least."""
    gap: float = 1.5
    """The best card must be this many points ahead of every other."""
    sure: float = 0.75
    """Its lead must be this many points even after allowing for `errors`."""
    errors: float = 5.0
    """The number of standard errors that `sure` allows for."""
    found: float = 3.0
    """In the worlds in which it was found, it must be ahead by this many standard errors."""
    even: float = HALF_POINT
    """If no card is best, the two best are less apart than this, in points."""
    unlikely: float = 2.0
    """The number of standard errors that `even` allows for."""
    even_places: float = 0.15
    """In places of the deal, the two best are less apart than this."""
    differ: float = 0.1
    """The standard error of their difference must be larger than this where it is found. Otherwise
    both cards always come to the same, which is no question."""
    stake: float = 1.5
    """If no card is best, the worst must be this many points behind."""
    out: float = 1.5
    """Cards this many points behind where they are found are tried no further."""
    moon: float = 1.0
    """An own moon must be this many points worse than ducking."""


LIMITS: Final = StandingLimits()
CONFIRMED: Final = 4000
"""Worlds of the figures."""
_GLANCE: Final = 160
_LOOK: Final = 90
_CHOOSING: Final = 400
_AGREEING: Final = 1000
_LOT: Final = 500
_MOST: Final = 4
_ALIKE: Final = 0.02
"""With so small an error two cards always come to the same."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of a position: how far the best card is ahead of the next, in points."""

    even: bool
    best: tuple[Card, ...]
    """The cards of the best kind, of which one is as good as the other; where nothing is best,
    one of each of the kinds that are."""
    rivals: tuple[Card, ...]
    """One of every other kind that was tried to the end, the best first."""
    gap: float
    error: float


def find_standing(
    view: PlayerView, seed: str, *, even: bool = True, missed: Missed | None = None
) -> Standing | None:
    """What seems to be so; None where neither is, where it cannot be known, or is not wanted.

    A clear card is wanted only where `missed` says so of the cards of its kind; none without it.
    """
    kinds = classes(view)
    if len(kinds) < LIMITS.classes or not can_ask(view):
        return None
    try:
        return _Look(view, kinds, seed).found(even=even, missed=missed)
    except Impossible:
        return None


class _Look:
    """The models that cost little are asked first, and of fewer and fewer cards."""

    def __init__(self, view: PlayerView, kinds: tuple[tuple[Card, ...], ...], seed: str) -> None:
        self._kinds = kinds
        self._cards = tuple(kind[0] for kind in kinds)
        self._question = AskedModels(view, self._cards)
        self._rng = np.random.default_rng(list(f"standing/A/{seed}".encode()))

    def found(self, *, even: bool, missed: Missed | None) -> Standing | None:
        worlds = self._question.worlds(_GLANCE, self._rng, infers=False)
        ends = self._question.ends(Model.SENSIBLE, worlds, self._cards, self._rng)
        order = np.argsort(-ends.values.mean(axis=1), kind="stable")
        gap, error = lead(ends.values[order], origins(worlds))
        level = even and gap < LIMITS.even and self._at_stake(ends.values)
        if not level:
            clear = gap > max(LIMITS.sure, LIMITS.found * error)
            if not clear or missed is None or not missed(self._kinds[order[0]]):
                return None
        cards = tuple(self._cards[at] for at in order[: _MOST - 1])
        if not self._others_agree(cards, level=level):
            return None
        return self._level() if level else self._clear(cards[0])

    def _at_stake(self, values: Reals) -> bool:
        return float(np.ptp(values.mean(axis=1))) > LIMITS.stake

    def _others_agree(self, cards: tuple[Card, ...], *, level: bool) -> bool:
        """Whether the two other models see it so as far as a few worlds show."""
        worlds = self._question.worlds(_LOOK, self._rng, infers=False)
        for model in (Model.LEARNED, Model.RULE):
            values = self._question.ends(model, worlds, cards, self._rng).values
            if level and lead_of_best(values, origins(worlds))[0] > 2 * LIMITS.even:
                return False
            if not level and lead(values, origins(worlds))[0] < LIMITS.sure:
                return False
        return True

    def _clear(self, best: Card) -> Standing | None:
        order, values, worlds = self._by_all()
        gap, error = lead(values[order], origins(worlds))
        sure = gap > LIMITS.gap and gap > LIMITS.found * error
        if not sure or self._cards[order[0]] is not best or self._for_the_moon(values, worlds):
            return None
        rivals = tuple(self._cards[at] for at in order[1:3])
        return Standing(False, self._kinds[order[0]], rivals, gap, error)

    def _level(self) -> Standing | None:
        order, values, worlds = self._by_all(infers=False)
        gap, error = lead(values[order], origins(worlds))
        means = values.mean(axis=1)
        tried = [at for at in order if means[at] > means.max() - LIMITS.out]
        near = gap < LIMITS.even and error > LIMITS.differ
        if not near or not 2 <= len(tried) < _MOST or not self._at_stake(values):
            return None
        if self._for_the_moon(values, worlds):
            return None
        return Standing(True, tuple(self._cards[at] for at in tried), (), gap, error)

    def _by_all(self, *, infers: bool = True) -> tuple[list[int], Reals, Packed]:
        """All cards in new worlds: the best first, values, worlds."""
        worlds = self._question.worlds(_CHOOSING, self._rng, infers=infers)
        values = self._question.ends(Model.MIXED, worlds, self._cards, self._rng).values
        order: list[int] = np.argsort(-values.mean(axis=1), kind="stable").tolist()
        return order, values, worlds

    def _for_the_moon(self, values: Reals, worlds: Packed) -> bool:
        """Whether an own moon might be as good as what is best without one."""
        some = worlds.pick(np.arange(_LOOK))
        moon = self._question.own_moon(some, self._cards, self._rng)
        if moon is None:
            return False
        best = values.mean(axis=1).max() - LIMITS.moon
        return bool(moon.values.mean(axis=1).max() > best)


def confirmed(view: PlayerView, found: Standing, seed: str) -> Standing | None:
    """The same with the figures of fresh worlds; None where these do not bear it out."""
    try:
        trial = _Trial(view, found, seed)
        unread = trial.worlds(_AGREEING, infers=False)
        if not all(trial.agrees(model, unread, infers=False) for model in MODELS):
            return None
        read = trial.worlds(CONFIRMED, infers=True)
        measured = trial.measured(read)
        some = read.pick(np.arange(_AGREEING))
        if measured is None or not all(trial.agrees(each, some, infers=True) for each in MODELS):
            return None
    except Impossible:
        return None
    gap, error = measured
    return Standing(found.even, found.best, found.rivals, gap, error)


class _Trial:
    """The cards of a finding in worlds that had no part in it."""

    def __init__(self, view: PlayerView, found: Standing, seed: str) -> None:
        self.found, self.view = found, view
        self.cards = found.best if found.even else (found.best[0], *found.rivals)
        self.question = AskedModels(view, self.cards)
        self.rng = np.random.default_rng(list(f"standing/B/{seed}".encode()))

    def worlds(self, size: int, *, infers: bool) -> Packed:
        return self.question.worlds(size, self.rng, infers=infers)

    def measured(self, worlds: Packed) -> tuple[float, float] | None:
        """Gap and error by the coach's model, where they are what they should be."""
        values, places, origin = self.ends(Model.MIXED, worlds)
        if self.found.even:
            near = self._even(values, places, origin)
            return near if near is not None and near[1] > _ALIKE else None
        gap, error = lead(values, origin)
        apart, _ = lead(places, origin)
        sure = gap >= LIMITS.gap and gap - LIMITS.errors * error > LIMITS.sure and apart > 0
        return (gap, error) if sure else None

    def agrees(self, model: Model, worlds: Packed, *, infers: bool) -> bool:
        """Whether a model says the same; where nothing is best it is asked until it is sure."""
        values, places, origin = self.ends(model, worlds)
        if not self.found.even:
            gap, error = lead(values, origin)
            apart, off = lead(places, origin)
            return gap > LIMITS.unlikely * error and apart > -LIMITS.unlikely * off
        while self._even(values, places, origin) is None:
            gap, error = lead_of_best(values, origin)
            if worlds.size >= CONFIRMED or gap - error > LIMITS.even:
                return False
            worlds = joined([worlds, self.worlds(worlds.size, infers=infers)])
            values, places, origin = self.ends(model, worlds)
        return True

    def bears_out(self, model: Model, worlds: Packed, *, figure: bool) -> bool:
        """Whether these worlds do not speak against the finding; nor against its `figure`."""
        values, _, origin = self.ends(model, worlds)
        found = self.found
        gap, error = lead_of_best(values, origin) if found.even else lead(values, origin)
        off = LIMITS.errors * float(np.hypot(error, found.error))
        if found.even:
            return gap - off < LIMITS.even
        if gap + off < LIMITS.sure:
            return False
        return not figure or (gap > 0 and abs(gap - found.gap) <= off)

    def _even(self, values: Reals, places: Reals, origin: Ints) -> tuple[float, float] | None:
        """How far the best is ahead of the second, where that is next to nothing."""
        gap, error = lead_of_best(values, origin)
        apart, off = lead_of_best(places, origin)
        near = is_equal(gap, error, LIMITS.even)
        near &= apart + LIMITS.unlikely * off < LIMITS.even_places
        return (gap, error) if near else None

    def ends(self, model: Model, worlds: Packed) -> tuple[Reals, Reals, Ints]:
        """Values and places by card and world, part by part."""
        parts = [
            self.question.ends(model, worlds.pick(at), self.cards, self.rng)
            for at in _parts(worlds.size)
        ]
        values = np.concatenate([each.values for each in parts], axis=1)
        return values, self._places(parts), origins(worlds)

    def _places(self, parts: list[Samples]) -> Reals:
        seat = self.view.seat
        found: Reals = np.concatenate([places_of(each, seat) for each in parts], axis=1)
        return found


def _parts(size: int) -> Iterator[Ints]:
    for start in range(0, size, _LOT):
        yield np.arange(start, min(size, start + _LOT))


def lead_of_best(values: Reals, origin: Ints) -> tuple[float, float]:
    order = np.argsort(-values.mean(axis=1), kind="stable")
    return lead(values[order], origin)


def holds(view: PlayerView, told: Standing, seed: str, size: int) -> bool:
    """Whether this many fresh worlds bear out what is told, as far as that many can.

    A clear card must be ahead in the worlds that explain what was played, by as much as is told
    but for chance, and no model may speak against what is told beyond five standard errors.
    """
    try:
        trial = _Trial(view, told, f"C/{seed}")
        worlds = trial.worlds(size, infers=True)
        some = worlds.pick(np.arange(min(size, _AGREEING)))
        sure = trial.bears_out(Model.MIXED, worlds, figure=True)
        return sure and all(trial.bears_out(model, some, figure=False) for model in MODELS)
    except Impossible:
        return False
