"""What is certain about somebody's play: kinds of deals in which it goes better or worse.

Every deal is measured against six others who played the same cards in the same seat, so that
neither luck nor a hard kind of deal is anybody's merit or fault. A kind of deal is told of only
where it differs from the other deals by more than three standard errors: with some ten kinds
looked at, chance alone gives one false sentence in about thirty histories.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from hearts_gui.ai.coach.par import PAR
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.session.past.fair_cards import rules_of
from hearts_gui.session.past.figures import SURE as HALF
from hearts_gui.session.past.figures import Picked, mean_of
from hearts_gui.session.past.rows import DealRow

LEAST: Final = 10
"""Fewer deals of a kind, or besides, say nothing."""
SURE: Final = 3.0
"""Standard errors."""
SHOWN: Final = 5
_LONG: Final = 6

Scored = tuple[DealRow, float]


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


def findings(rows: Picked, *, high: bool) -> tuple[Finding, ...]:
    """What is certain, praise and blame in turn, the more certain first."""
    played = _played(rows, high=high)
    found = []
    for kind, belongs in _kinds(played, rows):
        inside = [each for each, yes in zip(played, belongs, strict=True) if yes]
        outside = [each for each, yes in zip(played, belongs, strict=True) if not yes]
        made = _finding(kind, inside, outside)
        if made is not None:
            found.append(made)
    found.sort(key=lambda each: -abs(each.by) / each.error)
    praise = [each for each in found if each.good]
    blame = [each for each in found if not each.good]
    first, second = (praise, blame) if not found or found[0].good else (blame, praise)
    told: list[Finding] = []
    for at in range(max(len(first), len(second))):
        told += [*first[at : at + 1], *second[at : at + 1]]
    return tuple(told)


def _played(rows: Picked, *, high: bool) -> list[Scored]:
    """The deals with what play saved in each."""
    sign = -1 if high else 1
    return [
        (row, sign * (row.par[1] - row.points[row.seat]))
        for row in rows.deals
        if len(row.par) == 2 and row.par_version == PAR and len(row.points) > row.seat
    ]


def _kinds(played: Sequence[Scored], rows: Picked) -> Iterator[tuple[str, list[bool]]]:
    """Kinds of deals, and by deal whether it belongs to them."""
    deals = [row for row, _ in played]
    yield "queen", [row.queen == row.seat for row in deals]
    yield "long", [row.longest >= _LONG for row in deals]
    yield "void", [row.voids > 0 for row in deals]
    yield "aces", [row.aces >= 2 for row in deals]
    yield "lately", [at >= len(deals) // 2 for at in range(len(deals))]
    values = rules_of(deals[0].rules, rows.players) if deals else None
    if values is None:
        return
    cycle = values.pass_cycle
    for token in (PassToken.L, PassToken.R, PassToken.A, PassToken.HOLD):
        if token in cycle and len(set(cycle)) > 1:
            steps = {at for at, each in enumerate(cycle) if each is token}
            yield (
                f"pass-{token.value.lower()}",
                [(row.deal - 1) % len(cycle) in steps for row in deals],
            )


def _finding(kind: str, inside: list[Scored], outside: list[Scored]) -> Finding | None:
    if len(inside) < LEAST or len(outside) < LEAST:
        return None
    here, there = mean_of([each for _, each in inside]), mean_of([each for _, each in outside])
    assert here is not None
    assert there is not None
    by, error = here.value - there.value, hypot(here.half, there.half) / HALF
    if not error or abs(by) < SURE * error:
        return None
    inside.sort(key=lambda each: -each[1] if by > 0 else each[1])
    deals = tuple((row.game, row.deal, saved) for row, saved in inside[:SHOWN])
    return Finding(kind, by, error, deals)
