"""Seat arithmetic: seats are 0 to n-1 clockwise, so the seat on the left is the next one."""

from __future__ import annotations

from functools import cache

from hearts_gui.engine.rules.rules import PassToken

_OFFSETS = {
    PassToken.L: 1,
    PassToken.R: -1,
    PassToken.L2: 2,
    PassToken.R2: -2,
    PassToken.L3: 3,
    PassToken.R3: -3,
}


@cache
def turn_order(players: int, first: int, step: int) -> tuple[int, ...]:
    """All seats in turn from `first`; `step` is +1 clockwise, -1 the other way."""
    return tuple((first + step * k) % players for k in range(players))


def pass_offset(token: PassToken, players: int) -> int | None:
    """How many seats clockwise a pass travels, or None when it has no single receiver."""
    if token is PassToken.A:
        return players // 2 if players % 2 == 0 else None
    offset = _OFFSETS.get(token)
    return None if offset is None else offset % players


def offset_exists(token: PassToken, players: int) -> bool:
    """Whether this token names a pass that can be made at a table of this size."""
    if token is PassToken.A:
        return players % 2 == 0
    offset = _OFFSETS.get(token)
    return offset is None or offset % players != 0
