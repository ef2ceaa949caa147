"""Every way of laying down small hands, counted by the referee."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product

from hearts_gui.engine.cards import Card
from tests.engine.records import Happening, Put, Record, Table
from tests.engine.referee import Referee


def is_legal(record: Record) -> bool:
    """Whether nobody has anything to object to in the whole record."""
    return all(put.card in accepted for put, _, accepted, _ in Referee(record).review())


def orderings(record: Record) -> Iterator[Record]:
    """Every way in which the seats could lay down their hands, legal or not.

    Whose turn it is follows from the cards, so one order of each hand makes one deal.
    """
    for orders in product(*(permutations(hand) for hand in record.hands)):
        yield _laid_down(record, orders)


def _laid_down(record: Record, orders: tuple[tuple[Card, ...], ...]) -> Record:
    referee = Referee(record)
    table = Table(record.leader)
    left = [list(order) for order in orders]
    puts: list[Happening] = []
    turns = referee.turns(table, [len(hand) for hand in left])
    while any(left):
        seat = turns[len(table.puts)]
        put = Put(seat, left[seat].pop(0))
        puts.append(put)
        table.puts.append(put)
        turns = referee.close(table, turns, [len(hand) for hand in left])
    return replace(record, happenings=tuple(puts))
