"""The standard errors of a search's means allow for worlds that were drawn more than once."""

from __future__ import annotations

import numpy as np
import pytest

from hearts_gui.ai.search.race import Race, Samples, effective_worlds, standard_error
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play import actions as act
from tests.kits.slow import some


def answers(count: int) -> list[act.NameSuit]:
    return [act.NameSuit(0, Suit(number)) for number in range(count)]


def played(rng: np.random.Generator, origin: Ints, within: float) -> Reals:
    """Playouts: what a world is worth, and the luck of each playout."""
    worth = rng.normal(size=origin.max() + 1)
    values: Reals = worth[origin] + within * rng.normal(size=len(origin))
    return values


def test_of_different_worlds_the_error_is_the_usual_one() -> None:
    values = np.random.default_rng(1).normal(size=(3, 50))
    usual = values.std(axis=1) / np.sqrt(50)
    assert standard_error(values, np.arange(50)) == pytest.approx(usual)
    assert effective_worlds(np.arange(50)) == 50


@pytest.mark.parametrize(
    ("copies", "effective"), [((5, 5), 2.0), ((10,), 1.0), ((8, 1, 1), 100 / 66)]
)
def test_copies_count_as_fewer_worlds(copies: tuple[int, ...], effective: float) -> None:
    origin = np.repeat(np.arange(len(copies)), copies)
    assert effective_worlds(np.random.default_rng(1).permutation(origin)) == effective


@pytest.mark.parametrize("times", some((1500, 4000), 1500))
@pytest.mark.parametrize("within", [0.0, 0.5, 3.0])
def test_the_error_is_how_far_means_really_stray(within: float, times: int) -> None:
    """Many times 60 playouts of 20 worlds, some of which come much more often than others."""
    rng = np.random.default_rng(2)
    copies = np.repeat(np.arange(20), [1, 2, 3, 6] * 5)
    means, errors, naive = [], [], []
    for _ in range(times):
        origin = rng.permutation(copies)
        values = played(rng, origin, within)
        means.append(values.mean())
        errors.append(float(standard_error(values, origin)) ** 2)
        naive.append(values.var() / len(values))
    true = np.var(means)
    assert np.mean(errors) == pytest.approx(true, rel=0.25)
    assert np.mean(errors) >= 0.9 * true
    if within < 1:
        assert np.mean(naive) < 0.5 * true


def test_one_world_has_the_error_of_its_playouts() -> None:
    values = np.array([1.0, 2.0, 3.0, 4.0])
    assert standard_error(values, np.zeros(4, dtype=np.int64)) == pytest.approx(values.std() / 2)


def test_an_evaluation_tells_worlds_and_moons_of_every_seat() -> None:
    race = Race(2, 3)
    shooters = np.array([[0, 0, 1, -1], [2, -1, -1, -1]])
    race.add([Samples(np.zeros((2, 4)), shooters)], np.array([0, 0, 1, 1]))
    race.rank(np.array([1.0, 0.0]))
    first, second = race.evaluation(answers(2), 0).estimates
    assert (first.moons, second.moons) == ((0.5, 0.25, 0.0), (0.0, 0.0, 0.25))
    assert (first.worlds, second.worlds) == (4, 4)


def test_worlds_of_a_later_round_are_others() -> None:
    race, same = Race(1, 4), np.zeros(2, dtype=np.int64)
    for _ in range(2):
        values = np.array([[1.0, 2.0]])
        race.add([Samples(values, np.full((1, 2), -1))], race.others(same))
    race.rank(np.zeros(1))
    assert race.evaluation(answers(1), 0).best.error == standard_error(
        np.array([1.0, 2.0, 1.0, 2.0]), np.array([0, 0, 1, 1])
    )
