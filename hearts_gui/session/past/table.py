"""The history as a table for other programs: a line a deal, in the CSV that all of them read."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import datetime
from typing import Final

from hearts_gui.session.past.rows import DealRow, Row

COLUMNS: Final = (
    "date", "rules", "against", "game", "deal", "seat", "points", "all_points", "usual",
    "others_with_your_cards", "choices", "given_away",
)  # fmt: skip
"""The heads are the same in every language, as programs want them; numbers have a point."""


def csv_of(rows: Iterable[Row]) -> str:
    """Every deal as a line, the oldest first; what is not known is left empty."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    deals = [row for row in rows if isinstance(row, DealRow)]
    for row in sorted(deals, key=lambda row: (row.when, row.game, row.deal)):
        usual, field = row.par if len(row.par) == 2 else ("", "")
        writer.writerow(
            (
                datetime.fromtimestamp(row.when).isoformat(timespec="minutes"), row.rules,
                row.against, row.game, row.deal, row.seat,
                row.points[row.seat] if len(row.points) > row.seat else "",
                " ".join(map(str, row.points)), usual, field,
                len(row.losses) if row.coach else "",
                round(sum(row.losses), 3) if row.coach else "",
            )
        )  # fmt: skip
    return text.getvalue()
