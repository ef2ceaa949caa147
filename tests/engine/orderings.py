"""Every way of laying down small hands, judged by the referee."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.engine.records import Put, Record, Table
from tests.engine.referee import Referee


def is_legal(record: Record) -> bool:
    """Whether nobody has anything to object to in the whole record."""
    return all(put.card in accepted for put, _, accepted, _ in Referee(record).review())


def beginnings(record: Record, begun: tuple[Put, ...] = ()) -> Iterator[tuple[Put, ...]]:
    """Every way in which the seats could go on without an offence, of every length.

    A beginning with an offence is not gone on with: nothing that follows makes it good.
    """
    seat = _turn(record, begun)
    if seat is None:
        return
    down = {put.card for put in begun}
    for card in record.hands[seat]:
        longer = (*begun, Put(seat, card))
        if card not in down and is_legal(replace(record, happenings=longer, goes_on=True)):
            yield longer
            yield from beginnings(record, longer)


def _turn(record: Record, begun: tuple[Put, ...]) -> int | None:
    """The seat whose turn it is, which follows from the cards; None when all hands are empty."""
    referee, table = Referee(record), Table(record.leader)
    sizes = [len(hand) for hand in record.hands]
    turns = referee.turns(table, sizes)
    for put in begun:
        sizes[put.seat] -= 1
        table.puts.append(put)
        turns = referee.close(table, turns, sizes)
    return turns[len(table.puts)] if any(sizes) else None
