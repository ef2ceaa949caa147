"""Asks players of every kind about the shipped puzzles, and leaves out what they do not agree with.

    python build/filter_puzzles.py --out FILE [--part I/N] [--write]

What stays is tried by players of every strength, which gives its rating; what none of them ever
solves is left out too. Each puzzle that was looked at is appended to FILE; started again, the
script continues after them. Several can run side by side, each with a part and a file of its own.
With --write, and every part's file given as --out, what failed leaves assets/puzzles; what stays
keeps its id, and a proof that counts fewer deals than before has its gap written again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more of them only wait for one another
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from puzzle_endings import rating_of, solvers  # noqa: E402

from hearts_gui.session.practice.judged import asked_again  # noqa: E402
from hearts_gui.session.practice.puzzle import (  # noqa: E402
    Puzzle,
    prove,
    puzzle_from,
    shipped,
)
from hearts_gui.session.practice.whole_deal import cards_of_letters  # noqa: E402

SHIPPED = ROOT / "assets" / "puzzles"


def examine(puzzle: Puzzle) -> dict[str, Any]:
    """Return the findings about a puzzle; `line` is how it stays."""
    start = time.process_time()
    gap, proof = puzzle.gap, None
    if puzzle.counted:
        proof = prove(puzzle.view(), even=puzzle.even, later=puzzle.later)
        if proof is None:
            return {"line": puzzle.line(), "kept": False, "why": "no proof"}
        gap = round(proof.gap, 2)
    opinions, agrees = asked_again(puzzle, proof)
    numbers = {
        opinion.model.value: (round(opinion.gap, 3), round(opinion.error, 3))
        for opinion in opinions
    }
    line = replace(puzzle, gap=gap).line()
    seconds = round(time.process_time() - start, 2)
    return {"line": line, "kept": agrees, "why": numbers, "seconds": seconds}


def with_rating(row: dict[str, Any]) -> dict[str, Any]:
    """The row with a rating, and with `hits`: how often each strength solves the puzzle."""
    puzzle = puzzle_from(row["line"])
    if puzzle.even or not row["kept"]:
        return {**row, "hits": []}
    view = puzzle.view()
    proof = prove(view, later=puzzle.later) if puzzle.counted else None
    hits = solvers(view, cards_of_letters(puzzle.best) if proof is None else proof.right)
    line = replace(puzzle, rating=rating_of(hits)).line()
    return {**row, "line": line, "kept": any(hits), "hits": hits}


def read(path: Path) -> dict[str, dict[str, Any]]:
    """Return the content of a file, by the id of the puzzle."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="ascii").splitlines()
    rows = [json.loads(line) for line in lines]
    return {row["line"].split(" ", 1)[0]: row for row in rows}


def write(rows: dict[str, dict[str, Any]]) -> None:
    """Leave out what failed. Raises KeyError for a puzzle that nobody looked at."""
    for path in sorted(SHIPPED.glob("*.txt")):
        lines = path.read_text(encoding="ascii").splitlines()
        looks = [rows[line.split(" ", 1)[0]] for line in lines]
        kept = [row["line"] for row in looks if row["kept"]]
        path.write_text("".join(f"{line}\n" for line in kept), encoding="ascii")
        print(f"{path.stem}: {len(kept)} of {len(lines)}")


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, nargs="+", required=True)
    parser.add_argument("--part", default="0/1", help="which part of how many, from 0")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.write:
        write({name: row for path in asked.out for name, row in read(path).items()})
        return
    (path,) = asked.out
    part, of = map(int, asked.part.split("/"))
    rows = read(path)
    with path.open("a", encoding="ascii") as stream:
        for puzzle in shipped()[part::of]:
            row = rows.get(puzzle.id)
            if row is None or "hits" not in row:
                row = with_rating(row or examine(puzzle))
                stream.write(json.dumps(row, separators=(",", ":")) + "\n")
                stream.flush()


if __name__ == "__main__":
    main()
