"""Mines puzzles from the middle of deals: one card is clearly best, or none is.

    python build/mine_middle_puzzles.py [--only KEY] [--wanted N] [--seed S] --out FOLDER

Works as `mine_puzzles.py`, which packs what is found here as well. With --motif M puzzles of this
motif are wanted, however easy, except those that a rule of the first lessons answers, in deals of
players who like moons, where one seat took all so far.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more of them only wait for one another
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from first_thought import is_plain  # noqa: E402
from idle_moons import without_idle_moon  # noqa: E402
from puzzle_middle import middle_puzzles, puzzle_at  # noqa: E402

from hearts_gui.ai.coach.models import classes  # noqa: E402
from hearts_gui.ai.players.levels import make_player  # noqa: E402
from hearts_gui.engine.cards import Card  # noqa: E402
from hearts_gui.engine.play.actions import PlayCard, StartDeal  # noqa: E402
from hearts_gui.engine.play.events import CardPlayed, Event  # noqa: E402
from hearts_gui.engine.play.game import apply, new_game, step, view_of  # noqa: E402
from hearts_gui.engine.play.state import Game  # noqa: E402
from hearts_gui.engine.play.view import PlayerView  # noqa: E402
from hearts_gui.engine.rules.presets import preset, preset_entry  # noqa: E402
from hearts_gui.headless.simulate import one_deal, play  # noqa: E402
from hearts_gui.session.past.motif import Motif  # noqa: E402
from hearts_gui.session.past.motif_table import motifs_met, position_of  # noqa: E402
from hearts_gui.session.practice.puzzle import Puzzle, labelled  # noqa: E402
from hearts_gui.session.practice.whole_deal import PositionError, position_text  # noqa: E402

WANTED = {"standard": 250, "shoot_sun": 30, "hay": 30, "ricketts": 30}
"""Rule sets and how many puzzles with a clearly best card are wanted of each."""
COMPANY, SHOOTERS = "club", "club/opal"
KINDS = 2
"""The least number of different cards, where one motif is wanted."""
HIGH, STRONG = 12, 6
"""A hand for a moon has this many queens, kings and aces."""


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


def mine_motif(motifs: Sequence[Motif], count: int, file: Path) -> None:
    """Append puzzles of these motifs to a file until that many of each were added."""
    found: Counter[Motif] = Counter()
    with file.open("a", encoding="ascii") as stream:
        for name, view, before in of_deals(file, stream):
            left = [motif for motif in motifs if found[motif] < count]
            if not left:
                return
            puzzle = puzzle_of(left, view, before, name)
            if puzzle is not None:
                stream.write(puzzle.line() + "\n")
                stream.flush()
                found.update(motif for motif in left if motif in puzzle.motifs)
                print(dict(found), flush=True)


def of_deals(file: Path, stream: TextIO) -> Iterator[tuple[str, PlayerView, tuple[Event, ...]]]:
    """The decisions of new deals, from behind the last one of the file on: those in which one seat
    alone has taken cards that cost, in deals that give someone a hand for that."""
    lines = file.read_text(encoding="ascii").splitlines()
    rules = preset("standard")
    for number in itertools.count(sum(line.startswith("#") for line in lines)):
        deal = f"moons/{number}"
        if is_strong(step(new_game(rules, deal), StartDeal())[1]):
            bots = [make_player(SHOOTERS, f"{deal}/{seat}") for seat in range(4)]
            events = tuple(play(rules, bots, deal, most_deals=1, until=one_deal).events)
            game = new_game(rules, deal)
            for index, event in enumerate(events):
                position = isinstance(event, CardPlayed) and position_of(view_of(game, event.seat))
                if position and position.lone_taker(1) is not None:
                    yield f"{deal}/{index}", position.view, events[:index]
                game = apply(game, event)
        stream.write(f"#{number}\n")
        stream.flush()


def is_strong(game: Game) -> bool:
    """Whether someone is dealt high cards enough to think of a moon."""
    return any(sum(card.rank >= HIGH for card in own.hand) >= STRONG for own in game.owns)


def puzzle_of(
    wanted: Sequence[Motif], view: PlayerView, before: Sequence[Event], seed: str
) -> Puzzle | None:
    """The puzzle that a position is, if it has one of these motifs and is not plain."""
    plays = [PlayCard(view.seat, kind[0]) for kind in classes(view)]

    def has(best: Card) -> bool:
        met = motifs_met(view, PlayCard(view.seat, best), plays)
        return not set(met).isdisjoint(wanted) and not is_plain(view, best)

    if len(plays) < KINDS or not any(has(play.card) for play in plays):
        return None
    try:
        position = position_text(f"standard/{preset_entry('standard').usual}", before)
    except PositionError:
        return None
    puzzle = puzzle_at(position, view, seed, missed=lambda right: has(right[0]), kinds=KINDS)
    puzzle = None if puzzle is None else without_idle_moon(labelled(puzzle))
    return puzzle if puzzle is not None and not set(puzzle.motifs).isdisjoint(wanted) else None


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Mine puzzles of the middle game.")
    parser.add_argument("--only", choices=WANTED, help="this rule set alone")
    parser.add_argument("--wanted", type=int, help="this many instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--motif", type=Motif, choices=Motif, nargs="+", help="these ideas alone")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.motif is not None:
        file = options.out / f"standard.{'.'.join(options.motif)}.txt"
        mine_motif(options.motif, options.wanted or 10, file)
        return
    for key, number in WANTED.items():
        if options.only in (None, key):
            mine(key, options.wanted or number, options.seed, options.out / f"{key}.middle.txt")


if __name__ == "__main__":
    main()
