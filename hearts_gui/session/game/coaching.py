"""The coach of one game: tells its process what the people at the table saw, and keeps the
grades.

The process knows only what a person's seat knows; `ai/coach/worker.py` runs in it. It is started
with the first decision that needs a grade, or the first hint, and replaced when it fails. Nothing
here waits for it: its answers come through the inbox.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from hearts_gui.ai.coach.chances import CardChances, chances_from_plain
from hearts_gui.ai.coach.decisions import Place, Trail, coach_seed
from hearts_gui.ai.coach.grades import Advice, Grade, advice_from_plain, grade_from_plain
from hearts_gui.ai.worker_loop import FAULTS
from hearts_gui.engine.log.codec import action_to_plain, event_to_plain
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.rules import Rules, rules_to_dict
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.game.par_client import ParClient
from hearts_gui.session.game.worker_pipe import Client, Inbox, Post, Target

Asked = TypeVar("Asked")

_STARTS = 3
"""The number of starts of the process before the coach gives up."""


@dataclass(slots=True)
class _PersonSeat:
    """A person's seat: where its decisions were made, and what it saw."""

    trail: Trail
    places: list[Place] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    deal: int = 0

    def place(self) -> tuple[int, int]:
        """The deal, and how many decisions of this seat it has seen: where the next one is made."""
        return self.deal, sum(place.deal == self.deal for place in self.places)


@dataclass(slots=True)
class CoachAnswer(Generic[Asked]):
    """What the coach was asked for; once it has `arrived`, the value, or None for no answer."""

    arrived: bool = False
    value: Asked | None = None


HintAnswer: TypeAlias = CoachAnswer[Advice]


class Coach:
    """Grades the decisions of people, and gives hints."""

    def __init__(
        self,
        rules: Rules,
        game_seed: str,
        people: Iterable[int],
        target: Target,
        *,
        book: GradeBook | None = None,
        pars: ParClient | None = None,
        inbox: Inbox | None = None,
    ) -> None:
        self._rules = rules
        self._seed = coach_seed(game_seed)
        self._people = tuple(people)
        self.book = book or GradeBook()
        self.pars = pars
        """The par of others; None where that is not asked."""
        self._seats: dict[int, _PersonSeat] = {}
        self._first = 0  # decisions of deals before this one wait until someone asks
        self._asked_deals: set[int] = set()  # deals that someone has asked for
        self._game = 0
        self.inbox = inbox or Inbox()
        """The queue where the answers arrive; its owner lets them in."""
        arrived = partial(self.inbox.put, self._receive)
        self._client = Client(target, _STARTS, self._opening, arrived)
        self._tickets = 0
        self._asked: dict[int, tuple[CoachAnswer[Any], Callable[[Any], Any]]] = {}
        """The open questions by ticket: each answer that is to come, and how it is read."""
        self._hinted: set[tuple[int, int, int]] = set()  # seats with deal and number of decision
        self.changed = 0
        """Grows with every grade and hint that arrives."""
        self.begin((), quiet=True)

    def begin(self, events: Iterable[Event], *, quiet: bool = False) -> None:
        """Follow a game with these events: a new one, a resumed one, or one after an undo.

        With `quiet` the decisions so far are graded only when someone asks.
        """
        self._seats = {seat: _PersonSeat(Trail(seat)) for seat in self._people}
        self._game += 1
        self._drop_questions()
        for event in events:
            self._take(event)
        if quiet:
            self._first = max((watched.deal for watched in self._seats.values()), default=0)
        self._tell_all()

    def observe(self, event: Event) -> None:
        """Something happened at the table."""
        self._take(event)
        if self._client.running:
            for seat in self._people:
                self._client.send(self._post(seat, redact(event, seat)))
        elif self._has_wanted():
            self._client.start()

    def _take(self, event: Event) -> None:
        for seat, watched in self._seats.items():
            redacted = redact(event, seat)
            watched.events.append(redacted)
            if isinstance(event, DealStarted):  # perhaps in place of a void deal
                watched.places = [place for place in watched.places if place.deal != event.number]
                watched.deal = event.number
            place = watched.trail.observe(redacted)
            if place is not None:
                if (seat, *watched.place()) in self._hinted:
                    self.book.hinted(place.line)
                watched.places.append(place)

    # -- grades

    def grades(self, seat: int, deal: int) -> tuple[Grade, ...]:
        """The known grades of a person's decisions in a deal, in order."""
        return self.book.of(place.line for place in self._of(seat, deal))

    def pending(self, seat: int, deal: int) -> int:
        """The number of decisions of a deal that still wait for their grades."""
        return sum(place.line not in self.book for place in self._of(seat, deal))

    def want(self, deal: int) -> None:
        """Grade this deal, however long ago it was, because someone looks at it."""
        if deal in self._asked_deals:
            return
        self._asked_deals.add(deal)
        if not any(self.pending(seat, deal) for seat in self._people):
            return
        if self._client.running:
            self._game += 1
            self._tell_all()
        else:
            self._client.start()

    @property
    def working(self) -> bool:
        """Whether grades are being worked out."""
        return self._client.running and self._has_wanted()

    @property
    def given_up(self) -> bool:
        """Whether the process failed so often that it is not started again."""
        return self._client.given_up

    def _of(self, seat: int, deal: int) -> list[Place]:
        watched = self._seats.get(seat)
        return [] if watched is None else [place for place in watched.places if place.deal == deal]

    def _is_wanted(self, place: Place) -> bool:
        return place.deal >= self._first or place.deal in self._asked_deals

    def _has_wanted(self) -> bool:
        return any(
            self._is_wanted(place) and place.line not in self.book
            for watched in self._seats.values()
            for place in watched.places
        )

    # -- hints

    def hinted(self, seat: int) -> None:
        """Note that this seat has help with its next decision, which then earns no praise."""
        self._hinted.add((seat, *self._seats[seat].place()))

    def ask_hint(self, seat: int, level: str) -> HintAnswer:
        """Ask what the coach would do in this seat now, compared with what a player of about this
        level does."""
        self.hinted(seat)
        return self._ask("hint", advice_from_plain, game=self._game, seat=seat, level=level)

    def ask_check(self, seat: int, action: Action, *, quick: bool = False) -> CoachAnswer[Grade]:
        """Ask what this answer would cost; with `quick` a pass is judged quickly."""
        plain = action_to_plain(action)
        return self._ask(
            "check", grade_from_plain, game=self._game, seat=seat, action=plain, quick=quick
        )

    def _ask(
        self, kind: str, read: Callable[[Any], Asked], *before: Post, **body: Any
    ) -> CoachAnswer[Asked]:
        """Put a question after these messages; without a process there is no answer."""
        self._tickets += 1
        if not self._client.running:
            self._client.start()
        if self._client.given_up:
            return CoachAnswer(arrived=True)
        answer: CoachAnswer[Asked] = CoachAnswer()
        self._asked[self._tickets] = answer, read
        for post in before:
            self._client.send(post)
        self._client.send({kind: {"ticket": self._tickets, **body}})
        return answer

    def _drop_questions(self) -> None:
        """Answer the open questions with nothing."""
        for answer, _ in self._asked.values():
            answer.arrived = True
        self._asked.clear()

    # -- what other seats could know

    def ask_chances(
        self, record: DealRecord, step: int, seat: int
    ) -> CoachAnswer[tuple[CardChances, ...]]:
        """Ask what a seat could work out after this many events of a deal that is over."""
        return self._look_back("knows", chances_from_plain, record, step, seat)

    def ask_reason(self, record: DealRecord, step: int, seat: int) -> CoachAnswer[Grade]:
        """Ask why any seat decided as it did in this event of a deal that is over. The answer uses
        only what that seat knew."""
        return self._look_back("explain", grade_from_plain, record, step + 1, seat)

    def _look_back(
        self, kind: str, read: Callable[[Any], Asked], record: DealRecord, step: int, seat: int
    ) -> CoachAnswer[Asked]:
        seen = (redact(event, seat) for event in record.until(step))
        past = [_event_post("past", {"seat": seat}, event) for event in seen]
        rules = rules_to_dict(record.rules)
        return self._ask(kind, read, *past, seat=seat, rules=rules, seed=self._seed)

    # -- the process

    def _receive(self) -> None:
        """Handle the messages that have arrived."""
        for data in self._client.receive():
            self._read(data)
        self.book.write()
        if self._client.failed:
            self._client.stop()
            self._drop_questions()
            if self._has_wanted():
                self._client.start()

    def close(self) -> None:
        """End the processes."""
        if self.pars is not None:
            self.pars.close()
        self._client.close()

    def _read(self, data: Any) -> None:
        try:
            match data:
                case {"answer": {"ticket": ticket, "value": plain}}:
                    self._take_answer(ticket, plain)
                case {"judged": {"game": self._game, "grade": plain}}:
                    self.book.add(grade_from_plain(plain))
                case _:
                    return
        except FAULTS:
            return
        self.changed += 1

    def _take_answer(self, ticket: int, plain: Any) -> None:
        """Give an open question its answer. Raises ValueError, KeyError or TypeError for nonsense,
        which counts as none."""
        if ticket in self._asked:
            answer, read = self._asked.pop(ticket)
            answer.arrived = True
            answer.value = None if plain is None else read(plain)

    def _tell_all(self) -> None:
        if self._client.running:
            for post in self._opening():
                self._client.send(post)

    def _opening(self) -> Iterator[Post]:
        """The messages that a process must get first."""
        plain = rules_to_dict(self._rules)
        for seat, watched in self._seats.items():
            done = [
                place.line
                for place in watched.places
                if place.line in self.book or not self._is_wanted(place)
            ]
            body = {"game": self._game, "seat": seat}
            yield {"new": {**body, "rules": plain, "seed": self._seed, "known": done}}
            yield from (self._post(seat, event) for event in watched.events)

    def _post(self, seat: int, event: Event) -> Post:
        return _event_post("saw", {"game": self._game, "seat": seat}, event)


def _event_post(kind: str, body: Mapping[str, Any], event: Event) -> Post:
    """The message of an event, made in another thread."""
    return lambda: {kind: {**body, "event": event_to_plain(event)}}
