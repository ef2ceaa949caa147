"""Rows of the history, and a game of two deals."""

from __future__ import annotations

from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.rows import DealRow, GameRow, ReadRow, Row

TWO_DEALS = Rules(end=End.DEALS, end_at=2)
A_DEAL = DealRow("g", 1, 10.0, "standard", "club", 0, (3, 9, 14, 0), 2, 4, 1, 5, 0)
ROWS: tuple[Row, ...] = (
    A_DEAL,
    A_DEAL._replace(
        deal=2,
        points=(),
        par_version="par 1",
        par=(6.5, 5.25),
        coach="coach 2",
        unit=10.2,
        situations="la",
        losses=(0.5, -0.1),
    ),
    GameRow("g", 10.0, "standard", "", 0, (1, 2, 2, 4), ("", "club", "strong", "club")),
    ReadRow("game-1.hearts", 10.0, 77),
)
