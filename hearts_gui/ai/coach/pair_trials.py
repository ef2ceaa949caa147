"""Tries two answers to a question side by side in the same sample deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from hearts_gui.ai.coach.decisions import given_cards
from hearts_gui.ai.effort import Effort
from hearts_gui.ai.policies.learned import knows
from hearts_gui.ai.policies.valued import reads_values
from hearts_gui.ai.search.card_trials import card_trial
from hearts_gui.ai.search.decision_search import TRIES, Try, played_out
from hearts_gui.ai.search.pass_search import PassTrial
from hearts_gui.ai.search.race import Samples
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.ai.simulator.batch import supports
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.simulator.imagined import Packed, origin_of
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, AskKind, PassCards, PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import pass_gives

PairSamples: TypeAlias = tuple[Sequence[Samples], Ints]
"""The results of both answers, plan by plan, and the numbers of the worlds; equal ones are one."""

_USUAL = 3
"""Cards of the pass that the networks know."""


def pair_trial(
    view: PlayerView, pair: tuple[Action, Action], *, tables: bool = False
) -> PairTrial | None:
    """The trial that suits these two answers, or None where they cannot be judged.

    With `tables` quick players play on after a pass. Raises Impossible where the view contradicts
    itself.
    """
    if view.ask.kind in TRIES:
        answers = _Answers(view, pair)
        return answers if answers.is_supported() else None
    if supports(view.deal) is not None or view.deal.warren_owner is not None:
        return None
    first, second = pair
    if isinstance(first, PlayCard) and isinstance(second, PlayCard):
        return _Cards(view, (first.card, second.card))
    if isinstance(first, PassCards) and isinstance(second, PassCards):
        return _Passes(view, (given_cards(first), given_cards(second)), tables=tables)
    return None


class _Cards:
    """Two cards, each tried for ducking and, while a moon is possible, for the moon."""

    def __init__(self, view: PlayerView, cards: tuple[Card, Card]) -> None:
        effort = Effort()
        self._question = Searcher(effort=effort).question(view, cards, effort)
        self._trial = card_trial(self._question)

    @property
    def view(self) -> PlayerView:
        return self._question.view

    @property
    def plans(self) -> int:
        return 1 + self._question.moon_open

    def tried(self, size: int, rng: np.random.Generator, plans: Sequence[int]) -> PairSamples:
        worlds = self._trial.believer.draw(size, rng)
        samples = self._trial.tried(worlds, self._question.legal, rng, plans)
        return [self._trial.to_points(samples_of) for samples_of in samples], origin_of(worlds)


class _Passes:
    """Two passes to one receiver, each for ducking and for a moon where that pays."""

    def __init__(
        self, view: PlayerView, passes: tuple[tuple[Card, ...], ...], *, tables: bool
    ) -> None:
        self.view = view
        ((self._receiver, count),) = pass_gives(view.rules, view.deal.token, view.seat)
        self._learned = not tables and count == _USUAL and knows(view.rules, view.deal)
        self._net = None if tables or self._learned else reads_values(view.rules, view.deal)
        self._passes = passes

    @property
    def plans(self) -> int:
        return 1 + self._trial(np.random.default_rng(0)).moon_pays

    def tried(self, size: int, rng: np.random.Generator, plans: Sequence[int]) -> PairSamples:
        trial = self._trial(rng)
        before = trial.draw(size)
        samples = [trial.tried(self._passes, before, shoots=plan == 1) for plan in plans]
        return samples, origin_of(before.worlds)

    def _trial(self, rng: np.random.Generator) -> PassTrial:
        return PassTrial(self.view, self._receiver, rng, learned=self._learned, net=self._net)


class _Answers:
    """Two charges, suits, pledges or burials."""

    def __init__(self, view: PlayerView, pair: tuple[Action, Action]) -> None:
        self.view = view
        self._pair = pair
        self._sampler = Sampler(view)
        self._judge = Judge(view)

    @property
    def plans(self) -> int:
        return 1

    def is_supported(self) -> bool:
        """Whether the simulator can play on after both."""
        rng = np.random.default_rng(0)
        tries = [self._try_answer(answer, self._sampler.draw(1, rng), rng) for answer in self._pair]
        return not any(supports(tried.public.deal) for tried in tries)

    def tried(self, size: int, rng: np.random.Generator, plans: Sequence[int]) -> PairSamples:
        assert tuple(plans) == (0,)
        worlds = self._sampler.draw(size, rng)
        tries = [self._try_answer(answer, worlds, rng) for answer in self._pair]
        return [played_out(tries, self._judge, rng)], origin_of(worlds)

    def _try_answer(self, answer: Action, worlds: Packed, rng: np.random.Generator) -> Try:
        tries = TRIES[self.view.ask.kind](self.view, worlds, answer, rng)
        return next(tried for tried in tries if tried.action == answer)


PairTrial: TypeAlias = _Cards | _Passes | _Answers
"""Tries two answers of a seat whose view it has. There are plans: to duck and, where that pays, to
shoot the moon. `tried` tries both in this many new worlds, under each of some plans."""


def judged_kind(kind: AskKind) -> bool:
    """Whether answers to such a question are judged at all."""
    return kind in (AskKind.PLAY, AskKind.PASS, *TRIES)
