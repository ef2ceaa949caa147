"""The questions that are open: one ticket for each seat that has to decide.

A ticket stands for one decision of one seat. An answer counts only while its ticket is open, so
that nothing thought up for an earlier question is ever taken for a later one.
"""

from __future__ import annotations

from hearts_gui.engine.play.actions import Ask, AskKind


class Questions:
    """Tickets by seat, for people and computer players alike."""

    def __init__(self) -> None:
        self._open: dict[int, tuple[int, AskKind]] = {}
        self._next = 1

    def ticket(self, seat: int) -> int | None:
        """The open ticket of a seat."""
        entry = self._open.get(seat)
        return None if entry is None else entry[0]

    def close(self, seat: int) -> int | None:
        """A seat has decided; the ticket that this ends."""
        entry = self._open.pop(seat, None)
        return None if entry is None else entry[0]

    def close_all(self) -> tuple[int, ...]:
        """Nothing is asked any more; the tickets that this ends."""
        ended = tuple(ticket for ticket, _ in self._open.values())
        self._open.clear()
        return ended

    def update(self, ask: Ask) -> tuple[list[int], list[tuple[int, int]]]:
        """Turn to what is asked now: tickets that ended, and (seat, ticket) pairs that are new."""
        ended = [
            ticket
            for seat, (ticket, kind) in self._open.items()
            if seat not in ask.seats or kind is not ask.kind
        ]
        self._open = {seat: entry for seat, entry in self._open.items() if entry[0] not in ended}
        new = []
        for seat in ask.seats:
            if seat not in self._open:
                self._open[seat] = (self._next, ask.kind)
                new.append((seat, self._next))
                self._next += 1
        return ended, new
