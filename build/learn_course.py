"""Self-play that can be broken off and gone on with, and a table of figures of it.

It needs PyTorch. A line of JSON a round says the lead over each kind of rival and how much of the
outcome the critic foresaw.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import torch
from learn_deep import Deep
from learn_effort import Span
from learn_players import Rival
from learn_selfplay import DeepPlays, SelfPlay

from hearts_gui.ai.nets.network import Floats

_EARLIER_TEMPERATURE: Final = 0.6
_MOST_EARLIER: Final = 4
_EARLIER_SHARE: Final = 0.2
"""How often the learner meets itself as it was."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How often what happens, in rounds."""

    opening: int
    """The critic learns alone at first."""
    rival: int
    """Then the learner as it is becomes one more rival."""
    save: int


class Course:
    """Self-play that can be broken off and gone on with; all of it lies in one folder."""

    def __init__(self, folder: Path, course: SelfPlay, pace: Pace) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._state, self._figures = folder / "state.pt", folder / "figures.jsonl"
        self._course, self._pace = course, pace
        self._first = len(course.rivals)
        self._rounds = 0
        if self._state.exists():
            self._resume()

    def run(self, span: Span) -> Mapping[str, Floats]:
        """Play and learn; the learner's weights by name."""
        while (part := span.part()) < 1:
            line = self._course.round(part, learn=self._rounds >= self._pace.opening)
            self._rounds += 1
            self._note({"round": self._rounds, "part": round(part, 4), **line})
            if self._rounds % self._pace.rival == 0:
                self._meet(self._course.learner.copy())
            if self._rounds % self._pace.save == 0:
                self._save()
        self._save()
        return self._course.learner.numbers()

    def _note(self, line: Mapping[str, Any]) -> None:
        with self._figures.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _meet(self, earlier: Deep) -> None:
        """One more rival; the oldest earlier self goes when there are too many."""
        rivals = self._course.rivals
        share = _EARLIER_SHARE / _MOST_EARLIER
        rivals.append(Rival("earlier", DeepPlays(earlier, _EARLIER_TEMPERATURE), share))
        del rivals[self._first : len(rivals) - _MOST_EARLIER]

    def _save(self) -> None:
        course = self._course
        kept = {
            "rounds": self._rounds,
            "nets": [_tensors(net) for net in (course.learner, course.critic)],
            "teachers": [teacher.state for teacher in course.teachers],
            "earlier": [_tensors(rival.player.net) for rival in course.rivals[self._first :]
                        if isinstance(rival.player, DeepPlays)],
        }  # fmt: skip
        new = self._state.with_suffix(".new")
        torch.save(kept, new)
        new.replace(self._state)

    def _resume(self) -> None:
        kept = torch.load(self._state)
        course = self._course
        for net, parts in zip((course.learner, course.critic), kept["nets"], strict=True):
            net.put(_numbers(parts))
        for teacher, state in zip(course.teachers, kept["teachers"], strict=True):
            teacher.state = state
        for parts in kept["earlier"]:
            self._meet(Deep(_numbers(parts)))
        self._rounds = kept["rounds"]


def _tensors(net: Deep) -> dict[str, Any]:
    return {name: torch.from_numpy(part) for name, part in net.numbers().items()}


def _numbers(parts: Mapping[str, Any]) -> dict[str, Floats]:
    return {name: part.numpy() for name, part in parts.items()}
