"""Measures how strong the levels are by their places in games against one another.

    python build/measure_ratings.py --out FILE [--games N] [--seed S] [--levels A,B,..]

Each game seats four levels drawn by its number and is appended to FILE; started again, it goes on
behind the last one. At the end, and whenever there are no games to add, it prints the ratings that
make the places likeliest (Plackett and Luce), Club at 1000, 400 points for odds of ten to one.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hearts_gui.ai.players.levels import LEVELS, make_bot  # noqa: E402
from hearts_gui.engine.rules.presets import preset  # noqa: E402
from hearts_gui.engine.shuffle import bot_seed  # noqa: E402
from hearts_gui.headless.simulate import play  # noqa: E402
from hearts_gui.session.past.rating import SCALE  # noqa: E402

CLUB = "club"
ROUNDS = 4000
MOST_DEALS = 60
SEATS = 4

Game = tuple[tuple[str, ...], tuple[int, ...]]


def play_one(number: int, levels: Sequence[str], seed: str) -> Game:
    """The levels of a game by seat, and their places."""
    rng = random.Random(f"{seed}/{number}")
    seated = tuple(rng.choice(levels) for _ in range(SEATS))
    game_seed = f"{seed}/{number}"
    bots = [make_bot(level, bot_seed(game_seed, seat)) for seat, level in enumerate(seated)]
    played = play(preset("standard"), bots, game_seed, most_deals=MOST_DEALS)
    result = played.game.public.result
    assert result is not None
    return seated, tuple(result.places)


def fitted(games: Sequence[Game]) -> dict[str, float]:
    """The likeliest ratings, by Hunter's algorithm for rankings; equal places are put in order."""
    rankings = []
    for levels, places in games:
        order = sorted(range(len(levels)), key=lambda seat: (places[seat], seat))
        rankings.append([levels[seat] for seat in order])
    names = sorted({name for ranking in rankings for name in ranking})
    # A game won and a game lost against Club for everyone: nobody is strong beyond all bounds.
    rankings += [pair for name in names if name != CLUB for pair in ([name, CLUB], [CLUB, name])]
    wins = dict.fromkeys(names, 0.0)
    for ranking in rankings:
        for name in ranking[:-1]:
            wins[name] += 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        weight = dict.fromkeys(names, 0.0)
        for ranking in rankings:
            for index in range(len(ranking) - 1):
                rest = ranking[index:]
                share = 1 / sum(strength[name] for name in rest)
                for name in rest:
                    weight[name] += share
        new = {name: wins[name] / weight[name] for name in names if weight[name]}
        change = max(abs(math.log(new[name] / strength[name])) for name in new)
        strength = new
        if change < 1e-7:
            break
    club = strength.get(CLUB, 1.0)
    return {name: 1000 + SCALE * math.log(value / club) for name, value in strength.items()}


def read_games(path: Path) -> list[Game]:
    """The games of a file."""
    if not path.exists():
        return []
    games = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]
    return [(tuple(game["levels"]), tuple(game["places"])) for game in games]


def main() -> None:
    """Play the games that are wanted, and print the ratings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", default="ratings")
    parser.add_argument("--levels", default=",".join(level.key for level in LEVELS))
    asked = parser.parse_args()
    games = read_games(asked.out)
    while len(games) < asked.games:
        levels, places = play_one(len(games), asked.levels.split(","), asked.seed)
        with asked.out.open("a", encoding="ascii") as stream:
            stream.write(json.dumps({"levels": levels, "places": places}) + "\n")
        games.append((levels, places))
    ratings = fitted(games) if games else {}
    print(json.dumps({"games": len(games), "ratings": ratings}, indent=1))


if __name__ == "__main__":
    main()
