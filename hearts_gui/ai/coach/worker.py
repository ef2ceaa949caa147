"""The process in which the coach looks at a person's decisions and gives hints.

JSON texts arrive as bytes and are answered in the same way; `session/game/coaching.py` is the other
end:

    {"new": {"game", "rules", "seat", "seed", "known"}}
        watch the decisions of this seat; those whose lines are in `known` need no grade
    {"saw": {"game", "seat", "event"}}
        what this seat saw, already redacted
    {"hint": {"ticket", "game", "seat", "level"}}
        what would the coach do now? `level` is the strength of the person
    {"check": {"ticket", "game", "seat", "action", "quick"}}
        what would this answer cost? `quick` asks for a first estimate of a pass
    {"past": {"seat", "event"}}
        what a seat saw of a deal that is over
    {"knows": {"ticket", "seat", "rules"}}
        what could the seat of that deal work out?
    {"explain": {"ticket", "seat", "rules", "seed"}}
        what was the reason for the last decision of that deal?

and back {"game", "grade"} for every decision, in the order in which they were made, {"ticket",
"hint"}, {"ticket", "check"} and {"ticket", "chances"}, null where there is nothing to say.
Questions come first, because a player waits for the answer. A message that makes no sense is
ignored.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from hearts_gui.ai.coach.chances import chances_to_plain
from hearts_gui.ai.coach.decisions import Decision, SeatObserver, judgement_seed
from hearts_gui.ai.coach.grades import Grade, to_plain
from hearts_gui.ai.coach.grading import advise, explain, grade, quick_grade
from hearts_gui.ai.coach.inference import chances
from hearts_gui.ai.worker_loop import begin, serve, step_back
from hearts_gui.engine.log.codec import action_from_plain, event_from_plain
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.rules.rules import rules_from_dict


@dataclass(slots=True)
class _Seat:
    """A seat whose decisions the coach watches."""

    eyes: SeatObserver
    seed: str
    known: frozenset[str]


class CoachWorker:
    """Grades one decision at a time.

    `unasked` is called before the first that no player waits for.
    """

    def __init__(self, unasked: Callable[[], None] = lambda: None) -> None:
        self._unasked: Callable[[], None] | None = unasked
        self._game: int | None = None
        self._seats: dict[int, _Seat] = {}
        self._decisions: deque[tuple[Decision, str]] = deque()
        self._past: list[Event] = []
        self._asked: deque[tuple[int, str, Callable[[], Any]]] = deque()

    def handle(self, kind: str, body: dict[str, Any]) -> None:
        """Take a message."""
        if kind in ("past", "knows", "explain"):
            self._review_deal(kind, body)
            return
        game, seat = int(body["game"]), int(body["seat"])
        if kind == "new":
            self._take_seat(game, seat, body)
        elif game == self._game and seat in self._seats:
            if kind == "saw":
                self._observe(seat, body["event"])
            elif kind == "hint":
                self._ask(body, "hint", partial(self._hint, game, seat, str(body["level"])))
            elif kind == "check":
                judged = quick_grade if body["quick"] is True else grade
                action = action_from_plain(body["action"])
                self._ask(body, "check", partial(self._check, game, seat, action, judged))

    def _ask(self, body: dict[str, Any], kind: str, answer: Callable[[], Any]) -> None:
        """Keep a question that someone waits for."""
        self._asked.append((int(body["ticket"]), kind, answer))

    def _review_deal(self, kind: str, body: dict[str, Any]) -> None:
        """Gather what a seat saw in a deal that is over, until someone asks what it knew."""
        if kind == "past":
            self._past.append(event_from_plain(body["event"]))
            return
        past, self._past = self._past, []
        eyes, last = SeatObserver(rules_from_dict(body["rules"]), int(body["seat"])), None
        for event in past:
            last = eyes.observe(event)
        if kind == "knows":
            self._ask(body, "chances", lambda: chances_to_plain(chances(eyes.view, "look")))
        else:
            seed = str(body["seed"])
            self._ask(body, "check", lambda: last and to_plain(explain(last, seed)))

    def _take_seat(self, game: int, seat: int, body: dict[str, Any]) -> None:
        rules = rules_from_dict(body["rules"])
        if game != self._game:
            self._game = game
            self._seats.clear()
            self._decisions.clear()
        names = frozenset(map(str, body["known"]))
        self._seats[seat] = _Seat(SeatObserver(rules, seat), str(body["seed"]), names)

    def _observe(self, seat: int, event: Any) -> None:
        watched = self._seats[seat]
        try:
            decision = watched.eyes.observe(event_from_plain(event))
        except Exception:
            # An event that does not fit leaves a view that nobody should judge by.
            del self._seats[seat]
            return
        if decision is not None and decision.line not in watched.known:
            self._decisions.append((decision, watched.seed))

    def answer(self) -> dict[str, Any] | None:
        """The next message, or None when nothing is left to look at."""
        if self._asked:
            ticket, kind, answer = self._asked.popleft()
            return {"ticket": ticket, kind: answer()}
        if self._decisions:
            if self._unasked is not None:
                self._unasked()
                self._unasked = None
            decision, seed = self._decisions.popleft()
            return {"game": self._game, "grade": to_plain(grade(decision, seed))}
        return None

    def _deciding(self, game: int, seat: int) -> _Seat | None:
        """A watched seat that has to decide now; None if the game has started again since."""
        watched = self._seats.get(seat) if game == self._game else None
        return watched if watched is not None and seat in watched.eyes.view.ask.seats else None

    def _hint(self, game: int, seat: int, level: str) -> dict[str, Any] | None:
        watched = self._deciding(game, seat)
        if watched is None:
            return None
        view = watched.eyes.view
        return to_plain(advise(view, judgement_seed(view, watched.seed), level))

    def _check(
        self, game: int, seat: int, action: Action, judged: Callable[[Decision, str], Grade]
    ) -> dict[str, Any] | None:
        watched = self._deciding(game, seat)
        if watched is None:
            return None
        return to_plain(judged(watched.eyes.decision_for(action), watched.seed))


def main(pipe: Any) -> None:
    """Run the spawned process with its end of the pipe."""
    begin(low_priority=False)
    serve(CoachWorker(step_back), pipe)
