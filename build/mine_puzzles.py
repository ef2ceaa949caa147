"""Mines puzzles from deals of club players until there are enough of every rule set.

    python build/mine_puzzles.py [--each N] [--only KEY] [--seed S] --out FOLDER

Found puzzles are appended to FOLDER/KEY.txt with the number of the deal before each; started again,
it goes on behind the last deal, so that the same numbers give the same puzzles however often it was
interrupted. `--pack` writes them to assets/puzzles.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hearts_gui.ai.players.levels import make_player  # noqa: E402
from hearts_gui.engine.rules.presets import preset, preset_entry  # noqa: E402
from hearts_gui.headless.played import one_deal, play  # noqa: E402
from hearts_gui.session.puzzles.mining import puzzles_in  # noqa: E402
from hearts_gui.session.puzzles.puzzle import puzzle_from  # noqa: E402

WANTED = {
    "standard": 700, "omnibus": 150, "black_maria": 150, "jack_of_diamonds": 120, "hooligan": 120,
    "spot": 120, "arnold": 100, "graded": 100,
}  # fmt: skip
"""Rule sets and how many puzzles of each are shipped."""
COMPANY = "club"
SHIPPED = ROOT / "assets" / "puzzles"
MOST_A_DEAL = 1


def mine(key: str, wanted: int, seed: int, file: Path) -> None:
    """Append puzzles to a file until it holds enough."""
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    found = sum(not line.startswith("#") for line in lines)
    number = max((int(line[1:]) for line in lines if line.startswith("#")), default=-1) + 1
    rules = preset(key)
    name = f"{key}/{preset_entry(key).usual}"
    with file.open("a", encoding="ascii") as stream:
        while found < wanted:
            deal = f"puzzle/{seed}/{key}/{number}"
            bots = [make_player(COMPANY, f"{deal}/{seat}") for seat in range(rules.players)]
            events = play(rules, bots, deal, most_deals=1, until=one_deal).events
            hardest = sorted(puzzles_in(rules, name, events), key=lambda each: -each.rating)
            for puzzle in hardest[:MOST_A_DEAL]:
                stream.write(puzzle.line() + "\n")
                found += 1
            stream.write(f"#{number}\n")
            stream.flush()
            number += 1
            if number % 20 == 0:
                print(f"{key}: {found} of {wanted} after {number} deals", flush=True)


def pack(folder: Path) -> None:
    """Write the shipped file of every rule set, numbered in the order in which they were found."""
    SHIPPED.mkdir(exist_ok=True)
    size = 0
    for key, wanted in WANTED.items():
        file = folder / f"{key}.txt"
        lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
        kept = [line for line in lines if not line.startswith("#")][:wanted]
        if not kept:
            continue
        text = "".join(f"{key}-{n}{line}\n" for n, line in enumerate(kept, start=1))
        for line in text.splitlines():
            puzzle_from(line)
        (SHIPPED / f"{key}.txt").write_text(text, encoding="ascii")
        size += len(text)
        print(f"{key}: {len(kept)}")
    print(f"{size} bytes")


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Mine puzzles.")
    parser.add_argument("--only", choices=WANTED, help="this rule set alone")
    parser.add_argument("--each", type=int, help="so many of each instead of the usual numbers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pack", action="store_true", help="write what was found to assets")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    if wanted.pack:
        pack(wanted.out)
        return
    for key, number in WANTED.items():
        if wanted.only in (None, key):
            mine(key, wanted.each or number, wanted.seed, wanted.out / f"{key}.txt")


if __name__ == "__main__":
    main()
