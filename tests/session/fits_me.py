"""A model of people who play against company that fits them, to see what share of games they win.

    python -m tests.session.fits_me [--ladders N] [--games N] [--share P]

Places are drawn by the model of the ratings, and what choices cost by the measured table: 40 real
choices a game, each with a spread of two points. So it shows how the fit follows a person, not
whether the ratings are right.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from statistics import fmean

from hearts_gui.session.past.aggregates import LossSums
from hearts_gui.session.past.choices import STANDARD_UNIT
from hearts_gui.session.past.fitting import company_that_fits, strength_of, usual_loss
from hearts_gui.session.past.means import Moments
from hearts_gui.session.past.rating import Rating, after, rated

CHOICES, SPREAD = 40, 2.0
LETTER = "l"


def force(rating: float) -> float:
    """Return the strength that is added up in the model of the places."""
    return float(10 ** ((rating - 1000) / 400))


def share_of(rating: float, company: float) -> float:
    """In which share of games someone comes first against three of this strength."""
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


def ladder(
    seed: str, true: Callable[[int], float], games: int, percent: int, *, coached: bool = True
) -> Iterator[tuple[float, float]]:
    """The strength of the company in each game, and the chance of a person to come first in it.

    `true` is the person's rating by the number of the game.
    """
    rng, rating, sums = random.Random(seed), Rating(), LossSums()
    for number in range(games):
        level = company_that_fits(strength_of(rating, sums), percent, 4)
        company = rated(level)
        assert company is not None
        yield company, share_of(true(number), company)
        ended = places(rng, [true(number), company, company, company])
        rating = after(rating, ("", level, level, level), ended, 0)
        if coached:
            loss = usual_loss(true(number))
            losses = [max(0.0, rng.gauss(loss, SPREAD)) for _ in range(CHOICES)]
            shift = loss - fmean(losses)  # what is cut off below is given back
            sums.deals += 10
            sums.unit += 10 * STANDARD_UNIT
            moments = sums.by_letter.setdefault(LETTER, Moments())
            moments.add([loss + shift * rng.random() * 2 for loss in losses])


def main() -> None:
    """Print the share of games won by true rating, after twelve games, and the mean step."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--ladders", type=int, default=200)
    parser.add_argument("--games", type=int, default=24)
    wanted = parser.parse_args()
    for coached in (True, False):
        for percent in (25, 35, 40, 55):
            row = []
            for true in (790, 865, 930, 1000, 1065, 1120, 1650):
                every = [
                    list(ladder(f"{true}/{n}", partial(steady, true), wanted.games,
                                percent, coached=coached))
                    for n in range(wanted.ladders)
                ]  # fmt: skip
                share = fmean(chance for game in every for _, chance in game[12:])
                step = fmean(abs(b - a) for game in every for (a, _), (b, _) in pairwise(game[12:]))
                row.append(f"{true}: {100 * share:.1f} ({step:.0f})")
            print("coach" if coached else "places", percent, "  ".join(row), flush=True)


if __name__ == "__main__":
    main()
