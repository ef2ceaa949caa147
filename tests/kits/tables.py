"""Every table: numbers of seats and cards, and window sizes."""

from __future__ import annotations

from functools import cache

from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.table.layout.layout import TableLayout, table_layout, turned_round

SIZES = [
    (800, 600), (1024, 768), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1080),
    (3840, 2160), (820, 1460), (1000, 1000), (810, 780), (1080, 1920),
]  # fmt: skip
SCALES = (75, 100, 125, 150, 200)
HANDS = {2: 21, 3: 17, 4: 13, 5: 10, 6: 8, 7: 14, 8: 13, 9: 11, 10: 10, 11: 9}


@cache
def every_table(size: tuple[int, int]) -> tuple[TableLayout, ...]:
    """Every table for the right hand, and each turned round for the left."""
    layouts = [
        table_layout(Metrics(*size, scale), seats, hand)
        for scale in SCALES
        for seats, hand in HANDS.items()
    ]
    return (*layouts, *map(turned_round, layouts))
