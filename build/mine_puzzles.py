"""Mines puzzles from deals of club players until there are enough of every rule set.

    python build/mine_puzzles.py [--even] [--each N] [--only KEY] [--seed S] --out FOLDER

Found puzzles are appended to FOLDER/KEY.txt with the number of the deal before each; started again,
it goes on behind the last deal, so that the same numbers give the same puzzles however often it was
interrupted. With `--even` it looks for endings where nothing is best, and writes KEY.even.txt. With
`--lines` it looks whether the shipped puzzles go on, with the same seat's next choice, and writes
KEY.lines.txt; what goes on may go on again.

`--pack` adds what was found, there and by `mine_middle_puzzles.py`, to assets/puzzles. What is
there already keeps its name, because days, answers and friends' codes know puzzles by it; what is
new comes in an order that tells nothing of what it is. A puzzle that does not stand up to
`puzzles --verify all` is left out.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from dataclasses import replace
from pathlib import Path
from string import ascii_lowercase

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more of them only wait for one another
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from idle_moons import without_idle_moon  # noqa: E402
from puzzle_endings import puzzles_in  # noqa: E402
from puzzle_lines import next_in_line  # noqa: E402

from hearts_gui.ai.players.levels import make_player  # noqa: E402
from hearts_gui.engine.rules.presets import preset, preset_entry  # noqa: E402
from hearts_gui.headless.simulate import one_deal, play  # noqa: E402
from hearts_gui.session.practice.judged import verified  # noqa: E402
from hearts_gui.session.practice.puzzle import (  # noqa: E402
    labelled,
    proof_that,
    puzzle_from,
    shipped,
)

WANTED = {
    "standard": 700, "omnibus": 150, "black_maria": 150, "jack_of_diamonds": 120, "hooligan": 120,
    "spot": 120, "arnold": 100, "graded": 100,
}  # fmt: skip
"""Rule sets and how many puzzles of each are shipped."""
EVEN = {
    "standard": 70, "omnibus": 12, "black_maria": 12, "jack_of_diamonds": 12, "hooligan": 12,
    "spot": 12, "arnold": 12, "graded": 12,
}  # fmt: skip
"""The limits of endings where nothing is best."""
GIVEN = {
    "arnold": 112,
    "black_maria": 161,
    "graded": 105,
    "hay": 64,
    "hooligan": 130,
    "jack_of_diamonds": 128,
    "omnibus": 163,
    "ricketts": 23,
    "shoot_sun": 47,
    "spot": 131,
    "standard": 1288,
}
"""The highest number of each rule set that was given before puzzles were left out."""
COMPANY = "club"
SHIPPED = ROOT / "assets" / "puzzles"
MOST_A_DEAL = 1


def mine(key: str, wanted: int, seed: int, file: Path, *, even: bool) -> None:
    """Append puzzles to a file until it holds enough."""
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    count = sum(not line.startswith("#") for line in lines)
    number = max((int(line[1:]) for line in lines if line.startswith("#")), default=-1) + 1
    rules = preset(key)
    name = f"{key}/{preset_entry(key).usual}"
    with file.open("a", encoding="ascii") as stream:
        while count < wanted:
            deal = f"{'even' if even else 'puzzle'}/{seed}/{key}/{number}"
            bots = [make_player(COMPANY, f"{deal}/{seat}") for seat in range(rules.players)]
            events = play(rules, bots, deal, most_deals=1, until=one_deal).events
            puzzles = puzzles_in(rules, name, events, even=even)
            hardest = sorted(puzzles, key=lambda puzzle: -puzzle.rating)
            for puzzle in hardest[: 3 if even else MOST_A_DEAL]:
                stream.write(puzzle.line() + "\n")
                count += 1
            stream.write(f"#{number}\n")
            stream.flush()
            number += 1
            if number % 20 == 0:
                print(f"{key}: {count} of {wanted} after {number} deals", flush=True)


def mine_lines(key: str, file: Path) -> None:
    """Append the puzzles that go on from those of a rule set, and from those that go on.

    A line has three choices at most.
    """
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    examined = {line[1:] for line in lines if line.startswith("#")}
    found = [puzzle_from(line) for line in lines if not line.startswith("#")]
    by_id = {puzzle.id: puzzle for puzzle in (*shipped(), *found)}
    left = [puzzle for puzzle in by_id.values() if puzzle.rules == key and not puzzle.even]
    left.sort(key=lambda puzzle: (puzzle.later, hashlib.sha256(puzzle.id.encode()).digest()))
    with file.open("a", encoding="ascii") as stream:
        for puzzle in left:
            if puzzle.id in examined or puzzle.next_id in by_id or puzzle.id.endswith("c"):
                continue
            following = next_in_line(puzzle)
            if following is not None:
                left.append(following)
                stream.write(f"{following.line()}\n")
            stream.write(f"#{puzzle.id}\n")
            stream.flush()


def pack(folder: Path) -> None:
    """Add to the shipped file of every rule set what was found."""
    SHIPPED.mkdir(exist_ok=True)
    for key in sorted({path.name.split(".")[0] for path in folder.glob("*.txt")}):
        file = SHIPPED / f"{key}.txt"
        lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
        positions = {puzzle_from(line).position for line in lines}
        puzzles = [
            puzzle_from(line)
            for path in folder.glob(f"{key}*.txt")
            for line in path.read_text(encoding="ascii").splitlines()
            if not line.startswith("#")
        ]
        fresh = [puzzle for puzzle in puzzles if puzzle.position not in positions]
        fresh.sort(key=lambda puzzle: hashlib.sha256(puzzle.position.encode()).digest())
        ids = [puzzle.id for puzzle in map(puzzle_from, lines) if not puzzle.later]
        numbers = [int(name.rpartition("-")[2]) for name in ids]
        last = max([GIVEN.get(key, 0), *numbers])
        for puzzle in fresh:
            if verified(puzzle, whole=False):
                last += not puzzle.id  # the number of one that was left out is not given again
                named = replace(puzzle, id=puzzle.id or f"{key}-{last}")
                named = labelled(named, proof_that(named) if named.counted else None)
                lines.append(without_idle_moon(named).line())
            else:
                print(f"left out: {puzzle.line()}")
        lines.sort(key=_sort_key)
        file.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
        print(f"{key}: {len(lines)}", flush=True)
    print(f"{sum(path.stat().st_size for path in SHIPPED.glob('*.txt'))} bytes")


def _sort_key(line: str) -> tuple[int, str]:
    """The number of a puzzle, and the letter of a later one."""
    number = line.split(" ", 1)[0].rpartition("-")[2]
    return int(number.rstrip(ascii_lowercase)), number


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Mine puzzles.")
    parser.add_argument("--only", choices=GIVEN, help="this rule set alone")
    parser.add_argument("--each", type=int, help="this many of each instead of the usual numbers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--even", action="store_true", help="endings where nothing is best")
    parser.add_argument("--lines", action="store_true", help="what goes on from shipped puzzles")
    parser.add_argument("--pack", action="store_true", help="write what was found to assets")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.pack:
        pack(options.out)
        return
    if options.lines:
        for key in sorted({puzzle.rules for puzzle in shipped()}):
            if options.only in (None, key):
                mine_lines(key, options.out / f"{key}.lines.txt")
        return
    for key, number in (EVEN if options.even else WANTED).items():
        if options.only in (None, key):
            file = options.out / f"{key}{'.even' if options.even else ''}.txt"
            mine(key, options.each or number, options.seed, file, even=options.even)


if __name__ == "__main__":
    main()
