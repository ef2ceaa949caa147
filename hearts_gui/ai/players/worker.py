"""The process in which the opponents think.

JSON texts arrive as bytes and are answered in the same way; the other end is
`session/game/opponents.py`:

    {"new": {"game", "rules", "seat", "level", "seed"}}
        sit down and forget every older game; with "clock": false no clock ends the thinking
    {"saw": {"game", "seat", "event"}}
        what this seat saw, already redacted
    {"ask": {"ticket", "game", "seat"}}
        decide
    {"cancel": ticket}
        the answer is not wanted any more

and back: {"ticket", "action", "note", "fault"}, with no action where there is none to give; a note
is the key of a message, or null. Each seat has a view and a brain of its own; nothing is shared
between them. A message that makes no sense is ignored.
"""

import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.ai.strategy import Strategy
from hearts_gui.ai.worker_loop import begin, serve
from hearts_gui.engine.log.codec import action_to_plain, event_from_plain
from hearts_gui.engine.play.view import PlayerView, opening_view, see
from hearts_gui.engine.rules.rules import rules_from_dict


@dataclass(slots=True)
class Brain:
    """One seat of one game: what it has seen, and the player that decides for it."""

    view: PlayerView
    strategy: Strategy


class Worker:
    """Keeps the brains and answers questions, one at a time in the order asked."""

    def __init__(self) -> None:
        self._game: int | None = None
        self._brains: dict[int, Brain] = {}
        self._questions: deque[tuple[int, int, int]] = deque()
        """Ticket, game and seat of each decision that someone waits for."""

    def handle(self, kind: str, body: Any) -> None:
        """Take a message."""
        match kind:
            case "new":
                self._take_seat(body)
            case "saw":
                self._observe(body)
            case "ask":
                self._questions.append((int(body["ticket"]), int(body["game"]), int(body["seat"])))
            case "cancel":
                self._questions = deque(entry for entry in self._questions if entry[0] != body)

    def _take_seat(self, body: dict[str, Any]) -> None:
        game, seat = int(body["game"]), int(body["seat"])
        rules = rules_from_dict(body["rules"])
        if game != self._game:
            self._game = game
            self._brains.clear()
        # A person waits, so a clock ends the thinking here and only here, unless the game must be
        # the same on every machine.
        clock = None if body.get("clock") is False else time.perf_counter
        strategy = make_bot(str(body["level"]), str(body["seed"]), clock)
        self._brains[seat] = Brain(opening_view(rules, seat), strategy)

    def _observe(self, body: dict[str, Any]) -> None:
        brain = self._brains.get(body["seat"])
        if brain is None or body["game"] != self._game:
            return
        try:
            brain.view = see(brain.view, event_from_plain(body["event"]))
        except Exception:
            # An event that does not fit leaves a view that nobody should decide from.
            del self._brains[body["seat"]]

    def answer(self) -> dict[str, Any] | None:
        """The answer to the oldest question, or None when none waits."""
        if not self._questions:
            return None
        ticket, game, seat = self._questions.popleft()
        action, note, fault = None, None, ""
        brain = self._brains.get(seat)
        if brain is not None and game == self._game and seat in brain.view.ask.seats:
            try:
                action = action_to_plain(brain.strategy.decide(brain.view))
                note = brain.strategy.note()
            except Exception as error:
                # The session decides for a brain that fails; the others go on thinking.
                fault = f"{type(error).__name__}: {error}"
        key = None if note is None else note.key
        return {"ticket": ticket, "action": action, "note": key, "fault": fault}


def main(pipe: Any) -> None:
    """Run the spawned process with its end of the pipe."""
    begin(low_priority=False)
    serve(Worker(), pipe)
