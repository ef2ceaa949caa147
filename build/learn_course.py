"""A course in which a player learns by trying cards in deals against others.

It continues where it was interrupted, and keeps a table of figures, one line of JSON a round.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from learn_effort import Sizes, Span
from learn_net import Net, batches, load_parts, save_parts
from learn_players import Rival, Table, seatings
from learn_trials import LearningPlayer, Trials, play_trials, prefer_better

TEMPERATURE = 0.4
"""The temperature of the program's playouts, and of the deal after a card was tried."""

_CURIOUS_TEMPERATURE = 0.7
"""The temperature before a card is tried: higher, so that rare positions are learnt too."""

_TRIED_TURNS = 6
"""The turns of a deal that try a card: not the first one, nor any of the last trick."""

_RATE = 6e-4
_LAST_RATE = 3e-5
_LOYALTY = 0.05
_MEAN = 0.05
"""The weights that are kept are a mean of those of the last rounds, this much of the newest."""

STATE = "state.npz"
_SAVED = 10
"""Rounds after which the course is saved."""


class TrialCourse:
    """Rounds of trials. An interrupted one continues as it was last saved, with a new span."""

    def __init__(
        self,
        folder: Path,
        beginner: Net,
        rivals: Sequence[Rival],
        tables: Callable[[int], Table],
        sizes: Sizes,
        rng: np.random.Generator,
    ) -> None:
        """`tables` deals this many deals, each time of whatever is to be learnt."""
        folder.mkdir(parents=True, exist_ok=True)
        self._figures, self._state = folder / "figures.jsonl", folder / STATE
        self._before, self._rivals, self._tables = beginner.copy(), rivals, tables
        self._sizes, self._rng = sizes, rng
        self.learner, self.mean = beginner.copy(), beginner.copy()
        self._rounds = 0
        if self._state.exists():
            self._resume()
        self._cut_figures()

    def run(self, span: Span) -> Net:
        """Try and learn; the mean of the last rounds."""
        while (part := span.part()) < 1:
            trials = self.tried()
            strayed = self.learn(trials, _RATE * (1 - part) + _LAST_RATE)
            self._rounds += 1
            line = {"round": self._rounds, "part": round(part, 4), "moments": len(trials)}
            with self._figures.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**line, "strayed": round(strayed, 4)}) + "\n")
            if self._rounds % _SAVED == 0:
                self._save()
        self._save()
        return self.mean

    def tried(self) -> Trials:
        """Cards tried in fresh deals, until there are enough for some steps."""
        batches: list[Trials] = []
        learner = (
            LearningPlayer(self.learner, _CURIOUS_TEMPERATURE),
            LearningPlayer(self.learner, TEMPERATURE),
        )
        rivals = [rival.player for rival in self._rivals]
        shares, size = [rival.share for rival in self._rivals], self._sizes.trial_deals
        while sum(map(len, batches)) < self._sizes.trials:
            table = self._tables(size)
            players = table.state.plan.players
            who = seatings(shares, players, size, self._rng)
            last = range(1, table.turns - players)
            turns = self._rng.choice(last, _TRIED_TURNS, replace=False).tolist()
            batches.append(play_trials(table, learner, rivals, who, turns))
        return Trials.joined(batches)

    def learn(self, trials: Trials, rate: float) -> float:
        """Go once through what was found out.

        Returns how far the learner is from the beginner, in nats.
        """
        strayed = [
            prefer_better(self.learner, self._before, trials.pick(some), _LOYALTY, rate)
            for some in batches(len(trials), self._sizes.trial_batch, self._rng)
        ]
        weight = np.float32(max(_MEAN, 1 / (self._rounds + 1)))
        for mean, part in zip(self.mean.parts, self.learner.parts, strict=True):
            mean += weight * (part - mean)
        return float(np.mean(strayed))

    def _save(self) -> None:
        new = self._state.with_suffix(".new")
        others = {"kept": self.mean, "before": self._before}
        nets = {f"{name}_part_{k}": part
                for name, net in others.items() for k, part in enumerate(net.parts)}  # fmt: skip
        rounds = np.array([self._rounds], dtype=np.float32)
        save_parts(new, {**self.learner.memory, **nets, "rounds": rounds})
        new.replace(self._state)

    def _resume(self) -> None:
        kept = load_parts(self._state)
        self.learner.restore(kept)
        for name, net in (("kept", self.mean), ("before", self._before)):
            for k, part in enumerate(net.parts):
                part[...] = kept[f"{name}_part_{k}"]
        self._rounds = int(kept["rounds"][0])

    def _cut_figures(self) -> None:
        """Rounds that were not saved are played again."""
        if self._figures.exists():
            lines = self._figures.read_text(encoding="utf-8").splitlines(keepends=True)
            self._figures.write_text("".join(lines[: self._rounds]), encoding="utf-8")
