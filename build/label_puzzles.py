"""Names the motifs of the shipped puzzles.

    python build/label_puzzles.py [--only clear]

Works puzzle by puzzle and keeps what is done, so that it can be stopped. Those that are proved are
counted again for it, which takes some minutes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from idle_moons import without_idle_moon  # noqa: E402

from hearts_gui.config.reading import replace_whole  # noqa: E402
from hearts_gui.session.practice.puzzle import (  # noqa: E402
    Tier,
    labelled,
    proof_that,
    puzzle_from,
)


def label(path: Path, tiers: tuple[Tier, ...]) -> None:
    """Write the motifs into a file of puzzles."""
    lines = path.read_text(encoding="ascii").splitlines()
    for index, line in enumerate(lines):
        puzzle = puzzle_from(line)
        if puzzle.tier in tiers:
            proof = proof_that(puzzle) if puzzle.counted else None
            lines[index] = without_idle_moon(labelled(puzzle, proof)).line()
            if puzzle.counted:
                replace_whole(path, ("\n".join(lines) + "\n").encode("ascii"))
    replace_whole(path, ("\n".join(lines) + "\n").encode("ascii"))


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Name the motifs of the puzzles.")
    parser.add_argument("--only", type=Tier, choices=(Tier.CLEAR, Tier.PROVED))
    options = parser.parse_args()
    tiers = (Tier.CLEAR, Tier.PROVED) if options.only is None else (options.only,)
    for path in sorted((ROOT / "assets" / "puzzles").glob("*.txt")):
        label(path, tiers)
        print(path.name, flush=True)


if __name__ == "__main__":
    main()
