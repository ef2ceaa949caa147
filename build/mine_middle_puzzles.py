"""Mines puzzles from the middle of deals: one card is clearly best, or none is.

    python build/mine_middle_puzzles.py [--only KEY] [--wanted N] [--seed S] --out FOLDER

Works as `mine_puzzles.py`, which packs what is found here as well. With --positions FILE, whose
lines are puzzles that were left out, it looks whether their positions have another answer. With
--motif M as well, the lines are those of `measure_motifs.py`, and puzzles of this motif are wanted,
however easy, except those that a rule of the first lessons answers.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more of them only wait for one another
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from first_thought import is_plain  # noqa: E402
from puzzle_middle import middle_puzzles, puzzle_at  # noqa: E402

from hearts_gui.ai.coach.models import classes  # noqa: E402
from hearts_gui.ai.players.levels import make_player  # noqa: E402
from hearts_gui.engine.play.actions import PlayCard  # noqa: E402
from hearts_gui.engine.rules.presets import preset, preset_entry  # noqa: E402
from hearts_gui.headless.simulate import one_deal, play  # noqa: E402
from hearts_gui.session.past.motif import Motif  # noqa: E402
from hearts_gui.session.past.motif_table import motifs  # noqa: E402
from hearts_gui.session.practice.puzzle import (  # noqa: E402
    labelled,
    puzzle_from,
    view_at,
)
from hearts_gui.session.practice.whole_deal import cards_of_letters  # noqa: E402

WANTED = {"standard": 250, "shoot_sun": 30, "hay": 30, "ricketts": 30}
"""Rule sets and how many puzzles with a clearly best card are wanted of each."""
COMPANY = "club"
LEAST = 1.2
"""Points that the best card of a decision must be ahead, before it is looked at closely."""


def mine(key: str, count: int, seed: int, file: Path) -> None:
    """Append puzzles to a file until it holds enough with a best card."""
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    clear = sum(" clear " in line for line in lines)
    even = sum(" even " in line for line in lines)
    number = max((int(line[1:]) for line in lines if line.startswith("#")), default=-1) + 1
    rules, name = preset(key), f"{key}/{preset_entry(key).usual}"
    with file.open("a", encoding="ascii") as stream:
        while clear < count:
            deal = f"middle/{seed}/{key}/{number}"
            bots = [make_player(COMPANY, f"{deal}/{seat}") for seat in range(rules.players)]
            events = play(rules, bots, deal, most_deals=1, until=one_deal).events
            for puzzle in middle_puzzles(name, events, deal, even=even <= clear):
                stream.write(puzzle.line() + "\n")
                clear += puzzle.tier == "clear"
                even += puzzle.tier == "even"
            stream.write(f"#{number}\n")
            stream.flush()
            number += 1
            print(f"{key}: {clear} clear, {even} even after {number} deals", flush=True)


def mine_positions(source: Path, key: str, file: Path) -> None:
    """Append the puzzles that positions of other puzzles are."""
    written = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    finished = sum(line.startswith("#") for line in written)
    lines = [line for line in source.read_text("ascii").splitlines() if line.startswith(f"{key}-")]
    with file.open("a", encoding="ascii") as stream:
        for number, line in enumerate(lines[finished:], finished):
            old = puzzle_from(line)
            puzzle = puzzle_at(old.position, old.view(), f"again/{old.id}")
            if puzzle is not None:
                stream.write(puzzle.line() + "\n")
            stream.write(f"#{number}\n")
            stream.flush()


def mine_motif(source: Path, motif: Motif, count: int, file: Path) -> None:
    """Append puzzles of a motif to a file until it holds enough."""
    found = 0
    with file.open("a", encoding="ascii") as stream:
        for line in source.read_text(encoding="ascii").splitlines():
            position, best, _, cells = line.split("|")
            losses = {cards_of_letters(cell[0])[0]: float(cell[1:]) for cell in cells.split(",")}
            if max(losses.values()) <= LEAST:
                continue
            view, right = view_at(position), cards_of_letters(best)[0]
            others = [kind[0] for kind in classes(view) if right not in kind]
            other = min(others, key=lambda card: losses.get(card, 0.0), default=right)
            pair = (PlayCard(view.seat, card) for card in (right, other))
            if losses.get(other, 0.0) <= LEAST or motif not in motifs(view, *pair):
                continue
            if is_plain(view, right):
                continue
            puzzle = puzzle_at(position, view, f"motif/{position}", missed=lambda _: True, kinds=2)
            puzzle = None if puzzle is None else labelled(puzzle)
            if puzzle is not None and motif in puzzle.motifs:
                stream.write(puzzle.line() + "\n")
                stream.flush()
                found += 1
                if found == count:
                    return


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Mine puzzles of the middle game.")
    parser.add_argument("--only", choices=WANTED, help="this rule set alone")
    parser.add_argument("--wanted", type=int, help="this many instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--positions", type=Path, help="puzzles that were left out, or decisions")
    parser.add_argument("--motif", type=Motif, choices=Motif, help="with decisions")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.motif is not None:
        file = options.out / f"{options.motif}.middle.txt"
        mine_motif(options.positions, options.motif, options.wanted or 10, file)
        return
    if options.positions is not None:
        key = options.only or "standard"
        mine_positions(options.positions, key, options.out / f"{key}.again.txt")
        return
    for key, number in WANTED.items():
        if options.only in (None, key):
            mine(key, options.wanted or number, options.seed, options.out / f"{key}.middle.txt")


if __name__ == "__main__":
    main()
