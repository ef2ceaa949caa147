"""What is certain about someone's play: kinds of deals in which it goes better or worse.

Every deal is measured against six others who played the same cards in the same seat, so that
neither luck nor a hard kind of deal is anyone's merit or fault. A kind of deal is told of only
where it differs from the other deals by more than three standard errors: with some ten kinds
looked at, chance alone gives one false sentence in about thirty histories.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest, nsmallest
from itertools import compress
from math import hypot
from typing import Final

from hearts_gui.session.past.aggregates import ACES, LONG, QUEEN, TOKENS, VOID, SavedSums
from hearts_gui.session.past.means import SURE, Moments

LEAST: Final = 10
"""Fewer deals of a kind, or outside it, say nothing."""
CERTAIN: Final = 3.0
"""The standard errors from which a finding is certain."""
SHOWN: Final = 5
_CARDS: Final = (("queen", QUEEN), ("long", LONG), ("void", VOID), ("aces", ACES))


@dataclass(frozen=True, slots=True)
class Finding:
    """A kind of deal, and by how many points a deal it goes better (or worse) than otherwise."""

    kind: str
    by: float
    error: float
    deals: tuple[tuple[str, int, float], ...]
    """The deals that show it most: game, number, and what play saved in it."""

    @property
    def good(self) -> bool:
        """Whether it is praise."""
        return self.by > 0


def findings(rows: SavedSums, *, high: bool) -> tuple[Finding, ...]:
    """What is certain, praise and blame in turn, the more certain first."""
    sign = -1 if high else 1
    every = Moments.among(rows.play)
    findings = (_finding(kind, marks, rows, every, sign) for kind, marks in _kinds(rows))
    result = [each for each in findings if each is not None]
    result.sort(key=lambda each: -abs(each.by) / each.error)
    praise = [each for each in result if each.good]
    blame = [each for each in result if not each.good]
    first, second = (praise, blame) if not result or result[0].good else (blame, praise)
    shown: list[Finding] = []
    for index in range(max(len(first), len(second))):
        shown += [*first[index : index + 1], *second[index : index + 1]]
    return tuple(shown)


def _kinds(rows: SavedSums) -> Iterator[tuple[str, bytes]]:
    """Kinds of deals, and by deal 1 where it belongs to them and 0 where it does not."""
    cards, passes = bytes(rows.cards), bytes(rows.passes)
    for kind, bit in _CARDS:
        yield kind, cards.translate(bytes(bool(each & bit) for each in range(256)))
    half = len(cards) // 2
    yield "lately", bytes(half) + b"\1" * (len(cards) - half)
    for index, token in enumerate(TOKENS, start=1):
        yield (
            f"pass-{token.value.lower()}",
            passes.translate(bytes(each == index for each in range(256))),
        )


def _finding(kind: str, marks: bytes, rows: SavedSums, every: Moments, sign: int) -> Finding | None:
    inside = Moments.among(tuple(compress(rows.play, marks)))
    outside = every - inside
    here, there = inside.mean, outside.mean
    if here is None or there is None or min(here.count, there.count) < LEAST:
        return None
    by, error = sign * (here.value - there.value), hypot(here.half, there.half) / SURE
    if not error or abs(by) < CERTAIN * error:
        return None
    deals = compress(range(len(rows.play)), marks)
    best = nlargest if (by > 0) == (sign > 0) else nsmallest
    shown = best(SHOWN, deals, key=rows.play.__getitem__)
    return Finding(
        kind, by, error, tuple((*_deal(rows, index), sign * rows.play[index]) for index in shown)
    )


def _deal(rows: SavedSums, index: int) -> tuple[str, int]:
    """The game and the number of a deal."""
    return rows.games[bisect_right(rows.starts, index) - 1], rows.numbers[index]
