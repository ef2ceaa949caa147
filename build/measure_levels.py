"""Measures what each level gives away per choice, as the coach of today judges it.

    python build/measure_levels.py --out FILE [--deals N] [--first M] [--levels A,B,..] [--write]

Every level plays the same deals of Standard against three Club players, in each seat in turn, and
the coach judges its choices. Each deal is appended to FILE; started again, it goes on behind the
last one, and deals that another coach judged are left out. At the end it prints the table, which
may hold players for comparison such as `random` too; with
--write the table goes into the program (`hearts_gui/session/past/measured.py`).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hearts_gui.ai.coach.decisions import coach_seed, decisions  # noqa: E402
from hearts_gui.ai.coach.grades import COACH  # noqa: E402
from hearts_gui.ai.coach.grading import grade  # noqa: E402
from hearts_gui.ai.coach.labels import Label  # noqa: E402
from hearts_gui.ai.players.levels import LEVELS, YARDSTICKS, make_bot  # noqa: E402
from hearts_gui.engine.play.view import redact  # noqa: E402
from hearts_gui.engine.rules.presets import preset  # noqa: E402
from hearts_gui.engine.shuffle import bot_seed  # noqa: E402
from hearts_gui.headless.deals import rules_of_deal  # noqa: E402
from hearts_gui.headless.played import one_deal, play  # noqa: E402
from hearts_gui.session.past.rows import LETTERS  # noqa: E402

COMPANY = "club"
SEATS = 4
TABLE = ROOT / "hearts_gui" / "session" / "past" / "measured.py"
ACCUSED = (Label.MISTAKE, Label.BLUNDER)


@dataclass(frozen=True)
class Judged:
    """A deal that a level played: a letter of the situation, the loss and the label, by choice."""

    level: str
    deal: int
    choices: tuple[tuple[str, float, str], ...]


@dataclass(frozen=True)
class Line:
    """What a level gives away per real choice, and what share of them is accused, with errors."""

    deals: int
    choices: int
    loss: float
    error: float
    accused: float
    accused_error: float


def judged(level: str, number: int) -> Judged:
    """A level's choices in the deal of this number."""
    rules, seat = rules_of_deal(preset("standard"), number - 1), number % SEATS
    seed = f"levels/{number}"
    names = [level if at == seat else COMPANY for at in range(SEATS)]
    bots = [make_bot(name, bot_seed(seed, at)) for at, name in enumerate(names)]
    events = play(rules, bots, seed, most_deals=1, until=one_deal).events
    seen = [redact(event, seat) for event in events]
    grades = [grade(each, coach_seed(seed)) for each in decisions(rules, seat, seen)]
    return Judged(level, number, tuple(
        (LETTERS[str(each.situation)], round(each.loss, 4), each.label.value)
        for each in grades if each.label is not None and each.situation is not None
    ))  # fmt: skip


def ratio(parts: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """A sum over a count, both by deal, and its standard error: the deals are independent."""
    count = sum(each for _, each in parts)
    mean = sum(value for value, _ in parts) / count
    squares = sum((value - mean * each) ** 2 for value, each in parts)
    deals = len(parts)
    return mean, math.sqrt(squares * deals / max(1, deals - 1)) / count


def line_of(deals: Sequence[Judged]) -> Line:
    """What a level's deals come to."""
    sizes = [len(deal.choices) for deal in deals]
    loss, error = ratio([(sum(each[1] for each in deal.choices), size)
                         for deal, size in zip(deals, sizes, strict=True)])  # fmt: skip
    accused, off = ratio([(float(sum(each[2] in ACCUSED for each in deal.choices)), size)
                          for deal, size in zip(deals, sizes, strict=True)])  # fmt: skip
    return Line(len(deals), sum(sizes), loss, error, accused, off)


def table_of(deals: Iterable[Judged]) -> dict[str, Line]:
    """A line for each level that has a choice, the weakest level first."""
    found: dict[str, list[Judged]] = {level.key: [] for level in (*YARDSTICKS, *LEVELS)}
    for deal in deals:
        found[deal.level].append(deal)
    return {level: line_of(those) for level, those in found.items()
            if any(deal.choices for deal in those)}  # fmt: skip


def module_of(table: dict[str, Line]) -> str:
    """The table as a module of the program: the levels that a person may choose."""
    table = {level.key: table[level.key] for level in LEVELS if level.key in table}
    lines = "\n".join(
        f'        "{level}": ({line.loss:.3f}, {line.error:.3f}),' for level, line in table.items()
    )
    deals = min(line.deals for line in table.values())
    return f'''"""What the levels give away per real choice, by `build/measure_levels.py`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

COACH: Final[str] = "{COACH}"
"""Who judged them; measure again when the coach is another one."""
DEALS: Final = {deals}
"""Deals of each level, against Club players."""
LOSSES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {{
{lines}
    }}
)
"""Points by level, the weakest first, and their standard error."""
'''


def read_deals(path: Path) -> list[Judged]:
    """The deals of a file that the coach of today judged."""
    if not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]
    return [_from_plain(each) for each in lines if each["coach"] == COACH]


def _from_plain(data: Any) -> Judged:
    choices = tuple((letter, loss, label) for letter, loss, label in data["choices"])
    return Judged(data["level"], data["deal"], choices)


def _append(path: Path, deal: Judged) -> None:
    data = {"coach": COACH, "level": deal.level, "deal": deal.deal, "choices": deal.choices}
    with path.open("a", encoding="ascii") as stream:
        stream.write(json.dumps(data, separators=(",", ":")) + "\n")


def main() -> None:
    """Play and judge the deals that are wanted, and give the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=144)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--levels", default=",".join(level.key for level in LEVELS))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    deals = read_deals(asked.out)
    known = {(deal.level, deal.deal) for deal in deals}
    for number in range(asked.first, asked.deals + 1):
        for level in asked.levels.split(","):
            if (level, number) not in known:
                deals.append(judged(level, number))
                _append(asked.out, deals[-1])
    table = table_of(deals)
    print(f"{COACH}: points given away per real choice, and the share accused, in %")
    for level, line in table.items():
        print(
            f"{level:12} {line.loss:6.3f} ± {line.error:.3f}  {100 * line.accused:5.1f} ± "
            f"{100 * line.accused_error:.1f}  ({line.choices} choices in {line.deals} deals)"
        )
    if asked.write:
        TABLE.write_text(module_of(table), encoding="utf-8")


if __name__ == "__main__":
    main()
