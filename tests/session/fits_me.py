"""A model of people who play against company that fits them, to see what share of games they win.

    python -m tests.session.fits_me [--ladders N] [--games N]
    python -m tests.session.fits_me --real LEVEL [--percent P] [--ladders N] [--games N]

Places are drawn by the model of the ratings, and what choices cost by the measured table: 40 real
choices a game, each with a spread of two points. So it shows how the fit follows a person, not
whether the ratings are right. With `--real` a level sits in the person's seat and plays whole games
of Standard from the thirteenth on; its choices are not judged, so places alone move the company.
The first twelve are drawn: there the company is not yet of the person's strength, and thinks long.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from statistics import fmean, stdev

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.shuffle import bot_seed
from hearts_gui.headless.simulate import play
from hearts_gui.session.past.aggregates import LossSums
from hearts_gui.session.past.choices import STANDARD_UNIT
from hearts_gui.session.past.fitting import fitting_opponents, strength_of, usual_loss
from hearts_gui.session.past.means import Moments
from hearts_gui.session.past.rating import Rating, after, rated

CHOICES, SPREAD = 40, 2.0
LETTER = "l"
DRAWN = 12
"""Games after which the company is of the person's strength."""


def strength(name: str) -> float:
    """The rating of a level or mixture."""
    known = rated(name)
    assert known is not None
    return known


def force(rating: float) -> float:
    """Return the strength that is added up in the model of the places."""
    return float(10 ** ((rating - 1000) / 400))


def share_of(rating: float, company: float) -> float:
    """The share of games that a player of this rating wins against three of this strength."""
    return force(rating) / (force(rating) + 3 * force(company))


def steady(rating: float, _number: int) -> float:
    """The rating of a person who neither learns nor forgets."""
    return rating


def places(rng: random.Random, ratings: list[float]) -> tuple[int, ...]:
    """The places of a game."""
    left, result = list(range(len(ratings))), [0] * len(ratings)
    for place in range(1, len(ratings) + 1):
        (one,) = rng.choices(left, [force(ratings[seat]) for seat in left])
        result[one] = place
        left.remove(one)
    return tuple(result)


def real_places(seed: str, levels: Sequence[str]) -> tuple[int, ...]:
    """The places of a whole game of Standard among these levels, by seat."""
    bots = [make_bot(level, bot_seed(seed, seat)) for seat, level in enumerate(levels)]
    result = play(preset("standard"), bots, seed, most_deals=1000).game.public.result
    assert result is not None
    return result.places


def real_ladder(seed: str, level: str, games: int, percent: int) -> Iterator[tuple[float, float]]:
    """The strength of the company in each game, and what share of its first place was won.

    The person sits in each seat in turn; a shared first place counts as its part.
    """
    rng, rating = random.Random(seed), Rating()
    for number in range(games):
        company = fitting_opponents(strength_of(rating, LossSums()), percent, 4)
        seat = number % 4
        levels = [company] * 4
        levels[seat] = level
        ended = (
            places(rng, [strength(name) for name in levels])
            if number < DRAWN
            else real_places(f"{seed}/{number}", levels)
        )
        levels[seat] = ""
        rating = after(rating, tuple(levels), ended, seat)
        yield strength(company), (1 / ended.count(1) if ended[seat] == 1 else 0.0)


def show_real(level: str, percent: int, ladders: int, games: int) -> None:
    """Print what was won from the thirteenth game on, with its error."""
    shares, companies = [], []
    for number in range(ladders):
        rows = list(real_ladder(f"fits/{level}/{percent}/{number}", level, games, percent))[DRAWN:]
        shares.append(fmean(share for _, share in rows))
        companies.append(fmean(company for company, _ in rows))
    error = stdev(shares) / len(shares) ** 0.5
    won, count = f"{100 * fmean(shares):.1f} ± {100 * error:.1f} %", ladders * (games - DRAWN)
    print(f"{level} {percent} %: won {won} of {count} games, company {fmean(companies):.0f}")


def ladder(
    seed: str, true: Callable[[int], float], games: int, percent: int, *, coached: bool = True
) -> Iterator[tuple[float, float]]:
    """The strength of the company in each game, and the chance of a person to come first in it.

    `true` is the person's rating by the number of the game.
    """
    rng, rating, sums = random.Random(seed), Rating(), LossSums()
    for number in range(games):
        level = fitting_opponents(strength_of(rating, sums), percent, 4)
        company = strength(level)
        yield company, share_of(true(number), company)
        ended = places(rng, [true(number), company, company, company])
        rating = after(rating, ("", level, level, level), ended, 0)
        if coached:
            loss = usual_loss(true(number))
            losses = [max(0.0, rng.gauss(loss, SPREAD)) for _ in range(CHOICES)]
            shift = loss - fmean(losses)  # what is cut off below is given back
            sums.deals += 10
            sums.unit += 10 * STANDARD_UNIT
            more = Moments.among([loss + shift * rng.random() * 2 for loss in losses])
            sums.by_letter[LETTER] += more


def main() -> None:
    """Print the share of games won by true rating, after twelve games, and the mean step."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--ladders", type=int, default=200)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--real", metavar="LEVEL")
    parser.add_argument("--percent", type=int, default=35)
    wanted = parser.parse_args()
    if wanted.real:
        show_real(wanted.real, wanted.percent, wanted.ladders, wanted.games)
        return
    for coached in (True, False):
        for percent in (25, 35, 40, 55):
            row = []
            for true in (790, 865, 930, 1000, 1065, 1120, 1650):
                every = [
                    list(ladder(f"{true}/{n}", partial(steady, true), wanted.games,
                                percent, coached=coached))
                    for n in range(wanted.ladders)
                ]  # fmt: skip
                share = fmean(chance for game in every for _, chance in game[DRAWN:])
                step = fmean(
                    abs(b - a) for game in every for (a, _), (b, _) in pairwise(game[DRAWN:])
                )
                row.append(f"{true}: {100 * share:.1f} ({step:.0f})")
            print("coach" if coached else "places", percent, "  ".join(row), flush=True)


if __name__ == "__main__":
    main()
