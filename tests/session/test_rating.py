"""The rating by places: against another program, honest intervals, and the order of strength."""

from __future__ import annotations

import math
import random
import time
from statistics import fmean

import pytest

from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.past.rating import MEASURED, SCALE, Rating, after, equals, rating_of
from hearts_gui.session.past.rating_change import RatingChange, change, row_of
from hearts_gui.session.past.rows import GameRow
from hearts_gui.session.past.tallies import tallies_of
from hearts_gui.session.setup.players import Human, one_human

PEOPLE, GAMES = 1000, 40
LEVELS = tuple(MEASURED)


def places_of(values: list[float], rng: random.Random) -> tuple[int, ...]:
    """Places drawn by the model of Plackett and Luce."""
    left, places = list(range(len(values))), [0] * len(values)
    for place in range(1, len(values) + 1):
        weights = [math.exp(values[at] / SCALE) for at in left]
        (first,) = rng.choices(left, weights)
        places[first] = place
        left.remove(first)
    return tuple(places)


def career(true: float, games: int, rng: random.Random) -> Rating:
    rating = Rating()
    for _ in range(games):
        others = [MEASURED[rng.choice(LEVELS)] for _ in range(3)]
        seat = rng.randrange(4)
        values = [*others[:seat], true, *others[seat:]]
        rating = after(rating, values, places_of(values, rng), seat)
    return rating


def test_intervals_hold_what_they_say() -> None:
    """Of 1 000 people whose strength is drawn as the rating expects, 19 in 20 lie within."""
    rng = random.Random("people")
    start = Rating()
    inside = 0
    for _ in range(PEOPLE):
        true = rng.gauss(start.value, start.deviation)
        rating = career(true, GAMES, rng)
        inside += abs(rating.value - true) <= rating.half
    assert 0.93 <= inside / PEOPLE <= 0.98


def test_more_games_say_more_and_come_near() -> None:
    rng = random.Random("more")
    few, many = career(1200.0, 10, rng), career(1200.0, 400, rng)
    assert many.deviation < few.deviation < Rating().deviation
    assert abs(many.value - 1200.0) < many.half


def test_ratings_come_in_the_order_of_strength() -> None:
    rng = random.Random("order")
    means = [
        fmean(career(true, 60, rng).value for _ in range(30)) for true in (800, 900, 1000, 1100)
    ]
    assert means == sorted(means)


def test_another_program_gives_the_same() -> None:
    models = pytest.importorskip("openskill.models")
    beta = SCALE / 2
    model = models.PlackettLuce(
        mu=950.0, sigma=150.0, beta=beta, tau=0.0, kappa=1e-4, gamma=lambda *_, **__: 1.0
    )
    rng = random.Random("oracle")
    for _ in range(300):
        count = rng.choice((3, 4, 6))
        seat = rng.randrange(count)
        values = [rng.uniform(700, 1300) for _ in range(count)]
        places = tuple(rng.randrange(1, count + 1) for _ in range(count))
        places = tuple(1 + sum(other < place for other in places) for place in places)
        deviation = rng.uniform(20, 200)
        teams = [
            [model.rating(mu=value, sigma=math.hypot(deviation, 2.0) if at == seat else 1e-9)]
            for at, value in enumerate(values)
        ]
        (theirs,) = model.rate(teams, ranks=[float(place) for place in places])[seat]
        mine = after(Rating(values[seat], deviation), values, places, seat)
        assert mine.value == pytest.approx(theirs.mu, abs=1e-6)
        assert mine.deviation == pytest.approx(theirs.sigma, abs=1e-6)


def row(when: float, places: tuple[int, ...], levels: tuple[str, ...]) -> GameRow:
    return GameRow(f"g{when}", when, "standard", "", 0, places, levels)


def test_games_are_taken_in_order_and_strangers_passed_over() -> None:
    company = ("", "club", "club", "club")
    rows = [row(2.0, (1, 2, 3, 4), company), row(1.0, (4, 1, 2, 3), company)]
    assert rating_of(rows) == rating_of(reversed(rows))
    with_person = row(3.0, (1, 2, 3, 4), ("", "", "club", "club"))
    unknown = row(4.0, (1, 2, 3, 4), ("", "cmd:x", "club", "club"))
    assert rating_of([*rows, with_person, unknown]) == rating_of(rows)
    assert rating_of(rows).games == 2
    assert rating_of([rows[0]]).value > Rating().value > rating_of([rows[1]]).value
    assert rating_of([]) == Rating()


def test_the_level_that_it_equals_is_the_nearest() -> None:
    for level, value in MEASURED.items():
        assert equals(Rating(value + 1.0, 10.0, 30)) == level
    assert list(MEASURED.values()) == sorted(MEASURED.values())


def test_a_game_that_is_over_changes_the_rating() -> None:
    seats = one_human(4)
    now = row_of(preset("standard"), seats, (1, 2, 3, 4))
    assert now is not None
    company = ("", "club", "club", "club")
    past = [row(float(when), (2, 1, 3, 4), company) for when in range(9)]
    found = change(tallies_of(past), now)
    assert found is not None
    before, after_it = found
    assert after_it.games == before.games + 1 == 10
    assert after_it.value > before.value
    assert change(tallies_of(past[:8]), now) is None, "nine games are too few to speak of a rating"
    assert change(tallies_of([each._replace(rules="omnibus") for each in past]), now) is None
    assert row_of(preset("standard"), (*seats[:3], Human("Eva")), (1, 2, 3, 4)) is None


def test_the_change_comes_from_a_thread() -> None:
    now = row_of(preset("standard"), one_human(4), (4, 1, 2, 3))
    assert now is not None
    past = [row(float(when), (2, 1, 3, 4), ("", "club", "club", "club")) for when in range(12)]
    asked = RatingChange(lambda: tallies_of(past), now)
    end = time.monotonic() + 20
    found = None
    while found is None and time.monotonic() < end:
        found = asked.poll()
        time.sleep(0.01)
    assert found == change(tallies_of(past), now)
    assert asked.poll() is None
