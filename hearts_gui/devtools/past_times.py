"""How soon the statistics of many games are there."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any, Final

from hearts_gui.devtools.sample_past import sample_rows
from hearts_gui.session.past.aggregates import in_order
from hearts_gui.session.past.cache import FILE as SUMS
from hearts_gui.session.past.history import FILE, History, PastGames
from hearts_gui.session.past.summary import summarise

GAMES: Final = 3000
_TIMES: Final = 5


def statistics(games: int = GAMES) -> list[dict[str, Any]]:
    """From reading the history to all that the screen shows: every row, and with the sums kept.

    The second record is the slowest of five openings, a game having been added before each.
    """
    rows = sample_rows(games + _TIMES)
    last = [name for (_, name), _ in in_order(rows)[-_TIMES:]]
    with tempfile.TemporaryDirectory(prefix="hearts-bench-") as folder:
        history = History(Path(folder) / FILE)
        history.add(row for row in rows if row.key[1] not in last)
        (Path(folder) / SUMS).unlink(missing_ok=True)
        whole = _opened(Path(folder))
        later = []
        for name in last:
            history.add(row for row in rows if row.key[1] == name)
            later.append(_opened(Path(folder)))
    deals = sum(row.key[0] == "deal" for row in rows)
    slowest = max(later, key=lambda row: row["seconds"])
    return [
        {"statistics": name, "games": games, "deals": deals, **times}
        for name, times in (("every row", whole), ("sums kept", slowest))
    ]


def _opened(folder: Path) -> dict[str, float]:
    wall, processor = time.perf_counter(), time.process_time()
    summary = summarise(PastGames(folder).caught_up(), None, None)
    assert summary.results is not None
    return {
        "seconds": round(time.perf_counter() - wall, 3),
        "processor_seconds": round(time.process_time() - processor, 3),
    }
