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

and back

    {"judged": {"game", "grade"}}
        for every decision, in the order in which they were made
    {"answer": {"ticket", "value"}}
        for every question; null where there is nothing to say

Questions come first, because a player waits for the answer. A message that makes no sense is
ignored.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hearts_gui.ai.coach.chances import chances_to_plain
from hearts_gui.ai.coach.decisions import Decision, SeatObserver, judgement_seed
from hearts_gui.ai.coach.grades import Advice, Grade, to_plain
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

    def hint(self, level: str) -> Advice:
        """What the coach would do now."""
        return advise(self.eyes.view, judgement_seed(self.eyes.view, self.seed), level)

    def check(self, action: Action, *, quick: bool) -> Grade:
        """What this answer would cost."""
        judge = quick_grade if quick else grade
        return judge(self.eyes.decision_for(action), self.seed)


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
        self._asked: deque[tuple[int, Callable[[], Any]]] = deque()
        """The ticket of each question that someone waits for, and what answers it."""

    def handle(self, kind: str, body: dict[str, Any]) -> None:
        """Take a message."""
        match kind:
            case "new":
                self._take_seat(body)
            case "saw":
                self._observe(body)
            case "hint":
                level = str(body["level"])
                self._ask_now(body, lambda watched: watched.hint(level))
            case "check":
                action, quick = action_from_plain(body["action"]), body["quick"] is True
                self._ask_now(body, lambda watched: watched.check(action, quick=quick))
            case "past":
                self._past.append(event_from_plain(body["event"]))
            case "knows":
                eyes, _ = self._look_back(body)
                self._ask(body, lambda: chances_to_plain(chances(eyes.view, "look")))
            case "explain":
                (_, last), seed = self._look_back(body), str(body["seed"])
                self._ask(body, lambda: last and to_plain(explain(last, seed)))

    def _take_seat(self, body: dict[str, Any]) -> None:
        game, seat = int(body["game"]), int(body["seat"])
        rules = rules_from_dict(body["rules"])
        if game != self._game:
            self._game = game
            self._seats.clear()
            self._decisions.clear()
        names = frozenset(map(str, body["known"]))
        self._seats[seat] = _Seat(SeatObserver(rules, seat), str(body["seed"]), names)

    def _watched(self, game: int, seat: int) -> _Seat | None:
        """A seat that is watched; None if the game has started again since."""
        return self._seats.get(seat) if game == self._game else None

    def _observe(self, body: dict[str, Any]) -> None:
        watched = self._watched(body["game"], body["seat"])
        if watched is None:
            return
        try:
            decision = watched.eyes.observe(event_from_plain(body["event"]))
        except Exception:
            # An event that does not fit leaves a view that nobody should judge by.
            del self._seats[body["seat"]]
            return
        if decision is not None and decision.line not in watched.known:
            self._decisions.append((decision, watched.seed))

    # -- questions

    def _ask(self, body: dict[str, Any], answer: Callable[[], Any]) -> None:
        """Keep a question that someone waits for."""
        self._asked.append((int(body["ticket"]), answer))

    def _ask_now(self, body: dict[str, Any], judge: Callable[[_Seat], Grade | Advice]) -> None:
        """Keep a question about what a seat has to decide; none if it no longer has to."""
        game, seat = int(body["game"]), int(body["seat"])

        def answer() -> dict[str, Any] | None:
            watched = self._watched(game, seat)
            if watched is None or seat not in watched.eyes.view.ask.seats:
                return None
            return to_plain(judge(watched))

        self._ask(body, answer)

    def _look_back(self, body: dict[str, Any]) -> tuple[SeatObserver, Decision | None]:
        """What a seat saw in the deal whose events came before, and its last decision if that was
        the last of them."""
        past, self._past = self._past, []
        eyes, last = SeatObserver(rules_from_dict(body["rules"]), int(body["seat"])), None
        for event in past:
            last = eyes.observe(event)
        return eyes, last

    def answer(self) -> dict[str, Any] | None:
        """The next message, or None when nothing is left to look at."""
        if self._asked:
            ticket, answer = self._asked.popleft()
            return {"answer": {"ticket": ticket, "value": answer()}}
        if self._decisions:
            if self._unasked is not None:
                self._unasked()
                self._unasked = None
            decision, seed = self._decisions.popleft()
            return {"judged": {"game": self._game, "grade": to_plain(grade(decision, seed))}}
        return None


def main(pipe: Any) -> None:
    """Run the spawned process with its end of the pipe."""
    begin(low_priority=False)
    serve(CoachWorker(step_back), pipe)
