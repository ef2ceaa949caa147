"""The coach of one game: tells its process what the people at the table saw, and keeps the grades.

The process knows what a person's seat knows and nothing else; `ai/coach/worker.py` is its end. It
is started with the first decision that needs a grade, or the first hint, and replaced when it
fails. Nothing here waits for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hearts_gui.ai.coach.chances import CardChances, chances_from_plain
from hearts_gui.ai.coach.decisions import Place, Trail, coach_seed
from hearts_gui.ai.coach.grades import Advice, Grade, advice_from_plain, grade_from_plain
from hearts_gui.engine.log.codec import action_to_plain, event_to_plain
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.events import DealStarted, Event
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.plain_form import rules_to_dict
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.deal_record import DealRecord
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.game.par_client import ParDesk
from hearts_gui.session.game.worker_pipe import Link, Target

_STARTS: Final = 3
"""So often the process is started before the coach gives up."""


@dataclass(slots=True)
class _Seat:
    """A person's seat: where its decisions were made, and what it saw."""

    trail: Trail
    places: list[Place] = field(default_factory=list)
    seen: list[Event] = field(default_factory=list)
    deal: int = 0

    def asked(self) -> tuple[int, int]:
        """The deal, and how many decisions of this seat it has seen: where the next one is made."""
        return self.deal, sum(place.deal == self.deal for place in self.places)


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
        pars: ParDesk | None = None,
        wake: Callable[[], None] | None = None,
    ) -> None:
        self._rules = rules
        self._seed = coach_seed(game_seed)
        self._people = tuple(people)
        self._target = target
        self._wake = wake
        self.book = book or GradeBook()
        self.pars = pars
        """What others would have taken; None where that is not asked."""
        self._seats: dict[int, _Seat] = {}
        self._first = 0  # decisions of deals before this one wait until someone asks
        self._asked: set[int] = set()  # deals that someone has asked for
        self._game = 0
        self._starts = 0
        self._link: Link | None = None
        self._tickets = 0
        self._hints: dict[int, Advice | None] = {}
        self._hinted: set[tuple[int, int, int]] = set()  # seats with deal and number of decision
        self._checks: dict[int, Grade | None] = {}
        self._chances: dict[int, tuple[CardChances, ...] | None] = {}
        self._open: dict[int, int] = {}  # seats by ticket
        self.changed = 0
        """Grows with every grade and hint that arrives."""
        self.begin((), quiet=True)

    def begin(self, events: Iterable[Event], *, quiet: bool = False) -> None:
        """A game that came to this: at its start, taken up again, or after something taken back.

        With `quiet` what was decided so far is graded only when someone asks.
        """
        self._seats = {seat: _Seat(Trail(seat)) for seat in self._people}
        self._game += 1
        self._open.clear()
        deal = 0
        for event in events:
            deal = max(deal, getattr(event, "number", 0))
            self._take(event)
        if quiet:
            self._first = deal
        if self._link is not None:
            self._tell_all()

    def saw(self, event: Event) -> None:
        """Something happened at the table."""
        self._take(event)
        if self._link is not None:
            for seat in self._people:
                self._tell(self._body(seat), redact(event, seat))
        elif self._wanted():
            self._start()

    def _take(self, event: Event) -> None:
        for seat, known in self._seats.items():
            seen = redact(event, seat)
            known.seen.append(seen)
            if isinstance(event, DealStarted):  # perhaps in place of one that was void
                known.places = [each for each in known.places if each.deal != event.number]
                known.deal = event.number
            place = known.trail.saw(seen)
            if place is not None:
                if (seat, *known.asked()) in self._hinted:
                    self.book.hinted(place.line)
                known.places.append(place)

    # -- grades

    def grades(self, seat: int, deal: int) -> tuple[Grade, ...]:
        """What is known of a person's decisions in a deal, in order."""
        return self.book.of(place.line for place in self._of(seat, deal))

    def pending(self, seat: int, deal: int) -> int:
        """How many decisions of a deal still wait for their grades."""
        return sum(place.line not in self.book for place in self._of(seat, deal))

    def decided(self, seat: int, deal: int) -> int:
        """How many decisions a person made in a deal."""
        return len(self._of(seat, deal))

    def want(self, deal: int) -> None:
        """Someone looks at this deal: grade it, however long ago it was."""
        if deal in self._asked:
            return
        self._asked.add(deal)
        if not any(self.pending(seat, deal) for seat in self._people):
            return
        if self._link is None:
            self._start()
        else:
            self._game += 1
            self._tell_all()

    @property
    def working(self) -> bool:
        """Whether grades are being worked out."""
        return self._link is not None and self._wanted()

    @property
    def given_up(self) -> bool:
        """Whether the process failed so often that nothing more is to be expected."""
        return self._starts >= _STARTS and self._link is None

    def _of(self, seat: int, deal: int) -> list[Place]:
        known = self._seats.get(seat)
        return [] if known is None else [each for each in known.places if each.deal == deal]

    def _is_wanted(self, place: Place) -> bool:
        return place.deal >= self._first or place.deal in self._asked

    def _wanted(self) -> bool:
        return any(
            self._is_wanted(place) and place.line not in self.book
            for known in self._seats.values()
            for place in known.places
        )

    # -- hints

    def hinted(self, seat: int) -> None:
        """This seat has help with its next decision, for which it is not praised."""
        self._hinted.add((seat, *self._seats[seat].asked()))

    def ask_hint(self, seat: int, level: str) -> int:
        """Ask what the coach would do in this seat now, against what someone does who plays about
        as this level; the ticket for the answer."""
        self.hinted(seat)
        self._tickets += 1
        if self._link is None:
            self._start()
        self._open[self._tickets] = seat
        self._send({"hint": self._body(seat, ticket=self._tickets, level=level)})
        return self._tickets

    def hint(self, ticket: int) -> tuple[bool, Advice | None]:
        """Whether the answer has come, and the advice, None where there is none to give."""
        if ticket in self._hints:
            return True, self._hints[ticket]
        return ticket not in self._open, None

    def ask_check(self, seat: int, action: Action) -> int:
        """Ask what this answer would cost; the ticket for it."""
        self._tickets += 1
        if self._link is None:
            self._start()
        self._open[self._tickets] = seat
        body = self._body(seat, ticket=self._tickets, action=action_to_plain(action))
        self._send({"check": body})
        return self._tickets

    def check(self, ticket: int) -> tuple[bool, Grade | None]:
        """Whether the answer has come, and the grade, None where nobody can say."""
        if ticket in self._checks:
            return True, self._checks[ticket]
        return ticket not in self._open, None

    # -- what others could know

    def ask_chances(self, record: DealRecord, step: int, seat: int) -> int:
        """Ask what a seat could work out after this many events of a deal that is over."""
        return self._look_back("knows", record, step, seat)

    def ask_reason(self, record: DealRecord, step: int, seat: int) -> int:
        """Ask why a seat, whosever it is, decided as it did by this event of a deal that is over.

        `check` has the answer, which knows what that seat knew.
        """
        return self._look_back("explain", record, step + 1, seat)

    def _look_back(self, kind: str, record: DealRecord, step: int, seat: int) -> int:
        self._tickets += 1
        if self._link is None:
            self._start()
        self._open[self._tickets] = seat
        for event in (*record.before, *record.events[:step]):
            self._tell({"seat": seat}, redact(event, seat), kind="past")
        rules = rules_to_dict(record.rules)
        self._send(
            {kind: {"ticket": self._tickets, "seat": seat, "rules": rules, "seed": self._seed}}
        )
        return self._tickets

    def chances(self, ticket: int) -> tuple[bool, tuple[CardChances, ...] | None]:
        """Whether the answer has come, and the chances, None where nobody can say."""
        if ticket in self._chances:
            return True, self._chances[ticket]
        return ticket not in self._open, None

    # -- the process

    def poll(self) -> None:
        """Take what has arrived."""
        if self.pars is not None:
            self.pars.poll()
        link = self._link
        if link is None:
            return
        for text in link.receive():
            self._read(text)
        if link.broken:
            link.stop()
            self._link = None
            self._open.clear()
            if self._wanted():
                self._start()

    def close(self) -> None:
        """End the processes."""
        if self.pars is not None:
            self.pars.close()
        if self._link is not None:
            self._link.stop()
            self._link = None
        self._starts = _STARTS

    def _read(self, text: str) -> None:
        try:
            data = json.loads(text)
            if "ticket" in data:
                self._answered(int(data["ticket"]), data)
            elif data["game"] == self._game:
                self.book.add(grade_from_plain(data["grade"]))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return
        self.changed += 1

    def _answered(self, ticket: int, data: Mapping[str, Any]) -> None:
        """A hint or chances have come. Raises ValueError, KeyError or TypeError for nonsense."""
        if self._open.pop(ticket, None) is None:
            return
        if "check" in data:
            check = data["check"]
            self._checks[ticket] = None if check is None else grade_from_plain(check)
        elif "chances" in data:
            self._chances[ticket] = chances_from_plain(data["chances"])
        else:
            hint = data["hint"]
            self._hints[ticket] = None if hint is None else advice_from_plain(hint)

    def _start(self) -> None:
        if self._starts >= _STARTS:
            return
        self._starts += 1
        self._link = Link(self._target, self._wake)
        self._tell_all()

    def _tell_all(self) -> None:
        plain = rules_to_dict(self._rules)
        for seat, known in self._seats.items():
            done = [
                place.line
                for place in known.places
                if place.line in self.book or not self._is_wanted(place)
            ]
            self._send({"new": self._body(seat, rules=plain, seed=self._seed, known=done)})
            for event in known.seen:
                self._tell(self._body(seat), event)

    def _body(self, seat: int, **more: Any) -> dict[str, Any]:
        return {"game": self._game, "seat": seat, **more}

    def _tell(self, body: dict[str, Any], event: Event, kind: str = "saw") -> None:
        """Tell the process of an event; its text is made where that costs no frame."""
        if self._link is not None:
            self._link.send(lambda: _text({kind: {**body, "event": event_to_plain(event)}}))

    def _send(self, message: Mapping[str, Any]) -> None:
        if self._link is not None:
            self._link.send(_text(message))


def _text(message: Mapping[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
