"""The pass of the learned players: every pass is tried to some end, to duck or to shoot the moon.

Two judges, who have learnt what passes bring, name the passes that are worth a try: one for those
who duck, one for those who hunt. These are played out, the better ones in ever more worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from hearts_gui.ai.deadline import NEVER, Deadline
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.nets.features import Past, Seen, compact
from hearts_gui.ai.nets.network import network
from hearts_gui.ai.policies.learned import HUNTER, OWN, RULE, LearnedPolicy, fits
from hearts_gui.ai.policies.learned_pass import RAIDS, judges, pass_values
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.vector_rule.batch_facts import Truths
from hearts_gui.ai.vector_rule.batch_rule import rule_mind
from hearts_gui.ai.worlds.pass_worlds import Exchanged, after_passes, exchanged
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

_ROUNDS: Final = ((1.0, 80), (0.33, 130), (0.17, 280))
"""Share of the passes still in the race, and the worlds of the round (of 400 in all)."""

_USUAL: Final = 400
_SHORTLIST: Final = 12
_MARGIN: Final = 2.5
"""By so many points a pass for a moon must promise more: the luckiest of many tries looks best, and
those who search defend better than those who play the deals out."""

_FEW: Final = 100
"""With fewer worlds nobody can tell a hand for a moon."""

_HOPELESS: Final = 8.0
"""Who is so many points behind by hunting, as the judges see it, does not try it."""

_TRUSTED: Final = 1.0
_RAIDS_TRUSTED: Final = 0.3
"""What the judges say counts for so much of what the playouts say."""

_LOT: Final = 4096


@dataclass(frozen=True, slots=True)
class Option:
    """A pass and what it is for."""

    cards: tuple[Card, ...]
    hunts: bool
    worth: float
    """What the judge expects of it, in points."""


def options(
    view: PlayerView, receiver: int, candidates: Sequence[tuple[Card, ...]], *, hunts: bool
) -> list[Option]:
    """The passes that the judges like best; the first candidate is always among them."""
    found = _short(candidates, pass_values(view, receiver, candidates), hunts=False)
    if not hunts:
        return found
    raids = _short(candidates, pass_values(view, receiver, candidates, RAIDS), hunts=True)
    best = max(option.worth for option in found)
    if max(option.worth for option in raids) > best - _HOPELESS:
        found += raids
    return found


def _short(candidates: Sequence[tuple[Card, ...]], worth: Reals, *, hunts: bool) -> list[Option]:
    order = np.argsort(-worth, kind="stable")[:_SHORTLIST]
    kept = [0, *(int(k) for k in order if k)]
    return [Option(candidates[k], hunts, float(worth[k])) for k in kept]


class LearnedRace:
    """All options start; the better ones are tried in ever more worlds.

    Raises Impossible where the view contradicts itself.
    """

    def __init__(
        self,
        view: PlayerView,
        receiver: int,
        candidates: Sequence[tuple[Card, ...]],
        rng: np.random.Generator,
        habits: Habits = PLAIN,
    ) -> None:
        self._view = view
        self._receiver = receiver
        self._candidates = candidates
        self._rng = rng
        self._habits = habits
        self._judge = Judge(view, habits.bane)
        self._sampler = Sampler(view)
        self._stakes = view_stakes(view)

    def run(self, worlds: int, deadline: Deadline = NEVER) -> tuple[Card, ...]:
        """The winner after playouts in about so many worlds."""
        hunts = worlds >= _FEW and self._stakes.moon_gain > 0 and fits(HUNTER) and judges(RAIDS)
        every = options(self._view, self._receiver, self._candidates, hunts=hunts)
        left = np.arange(len(every))
        sums, tried = np.zeros(len(every)), 0
        for share, size in _ROUNDS:
            if tried and deadline.passed:
                break  # a busy machine: what is known must do
            order = np.argsort(-self._merit(every, sums)[left], kind="stable")
            left = left[order[: max(2, round(len(every) * share))]]
            many = max(8, round(size * worlds / _USUAL))
            values = self._round([every[int(k)] for k in left], many)
            sums[left] = (sums[left] * tried + values * many) / (tried + many)
            tried += many
        merit = self._merit(every, sums)
        return every[min(left, key=lambda k: (-merit[k], k))].cards

    def _merit(self, every: Sequence[Option], means: Reals) -> Reals:
        """What the playouts and the judges say together, and the character's own liking."""
        worth = np.array([option.worth for option in every])
        hunts = np.array([option.hunts for option in every])
        liking = [self._habits.for_pass(self._view, option.cards) / 2 for option in every]
        trust = np.where(hunts, _RAIDS_TRUSTED, _TRUSTED)
        merit: Reals = (means + trust * worth) / (1 + trust) - _MARGIN * hunts + liking
        return merit

    def _round(self, left: Sequence[Option], worlds: int) -> Reals:
        """Mean values of the options in new worlds that all share."""
        before = exchanged(self._view, self._sampler, self._stakes, worlds, self._rng)
        found = np.zeros(len(left))
        lot = max(1, _LOT // worlds)
        for hunts in (False, True):
            mine = [k for k, option in enumerate(left) if option.hunts is hunts]
            for start in range(0, len(mine), lot):
                part = mine[start : start + lot]
                found[part] = self._means([left[k].cards for k in part], before, hunts=hunts)
        return found

    def _means(
        self, passes: Sequence[tuple[Card, ...]], before: Exchanged, *, hunts: bool
    ) -> Reals:
        worlds = before.worlds
        batch, mine = after_passes(self._view, self._receiver, worlds, passes)
        given = np.tile(before.given[0], len(passes))
        given[self._view.seat] = mine[0]
        # Who passes by judgement plays as the one player, who passes by rule as the other.
        judged = np.tile(before.judged, len(passes))
        outcome = batch.run(self._players(batch, given, judged, hunts=hunts), self._rng)
        values = self._judge.value(outcome.points)
        means: Reals = values.reshape(len(passes), worlds.size).mean(axis=1)
        return means

    def _players(self, batch: Batch, given: Ints, judged: Truths, *, hunts: bool) -> LearnedPolicy:
        own, mine = network(OWN), network(HUNTER if hunts else OWN)
        assert own is not None
        assert mine is not None
        seat, players = self._view.seat, self._view.rules.players
        way = (self._receiver - seat) % players
        seen = Seen(batch.size, Past(given=compact(given), way=way))
        return LearnedPolicy(
            batch.state,
            self._rng,
            seen,
            network(RULE),
            (seat, mine),
            [(own, judged)],
            rule_mind(self._view.public, batch.state),
        )
