"""The search of the learned players: it improves on their networks by playouts.

A network says which cards are worth trying. These are tried in worlds that are likely given the
play so far, and every deal is played out. While the seat may still shoot the moon, each card is
also tried for the moon, and its better result counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.search.card_trials import DUCK, SHOOT, NetworkTrial
from hearts_gui.ai.search.evaluation import Evaluation, Method
from hearts_gui.ai.search.race import CLEARLY_BEHIND, Race
from hearts_gui.ai.search.thought import Thought, thought
from hearts_gui.ai.simulator.batch_cards import Reals, Truths
from hearts_gui.ai.simulator.imagined import origin_of


@dataclass(frozen=True, slots=True)
class CardSearchWeights:
    """The weights of the search, all found by trial in matches between levels."""

    prior: float = 0.2
    """The points for each natural logarithm of a card's probability."""
    prior_doubt: float = 1.0
    """This, divided by the root of the number of worlds, is added to `prior` while few were tried.
    """
    prior_late: float = 3.0
    """Standard errors that the prior outweighs at most where only the place counts, of which
    networks know nothing. An outcome that is the same in every world is not doubted there."""
    prior_always: float = 0.05
    """The prior decides in any case if it costs less than this many points."""
    first_batch: int = 60
    """Worlds of the first round."""
    growth: int = 2
    """The growth of each round over the last: a clear choice needs few worlds."""
    largest_batch: int = 240
    """Worlds of a round at most: more at a time would only cost memory."""
    decided: float = 2.0
    """The lead, in standard errors, with which the best card is played without more worlds."""
    hopeless: float = 2.5
    """Standard errors behind ducking, with every card, after which a moon is given up."""
    significant: float = 1.0
    """Standard errors by which the moon must be ahead of ducking to speak for a card."""


WEIGHTS = CardSearchWeights()


def card_search(trial: NetworkTrial, rng: np.random.Generator) -> Evaluation:
    """The values of the cards, once one is clearly best, the budget is spent or time is up."""
    question = trial.question
    legal, likes, deadline = question.legal, question.likes, question.effort.deadline()
    known = thought(trial, rng)
    plans = (DUCK, SHOOT) if trial.shoots else (DUCK,)
    race = Race(len(legal), question.view.rules.players, known.places, len(plans))
    best = int(race.left[(known.prior + likes)[race.left].argmax()])
    room = trial.playouts
    for batch in _batches(trial.budget):
        copies = len(race.left) * race.plans
        size = min(batch, room // copies)
        if len(race.left) < 2 or not size or (race.rounds and deadline.passed):
            break
        room -= size * copies
        worlds = trial.believer.draw(size, rng)
        cards = [legal[int(index)] for index in race.left]
        tries = trial.tried(worlds, cards, rng, plans[: race.plans])
        tries[SHOOT:] = map(trial.without_optimism, tries[SHOOT:])
        race.add(tries, origin_of(worlds))
        best, decided = narrowed(race, known, likes)
        if decided:
            break
    return race.evaluation(question.plays(), best, method=Method.BY_NETWORKS)


def _batches(budget: int) -> Iterator[int]:
    """The numbers of worlds drawn at a time; they grow."""
    size = WEIGHTS.first_batch
    while budget > 0:
        yield min(size, budget)
        budget, size = budget - size, min(size * WEIGHTS.growth, WEIGHTS.largest_batch)


def narrowed(race: Race, thought: Thought, likes: Reals) -> tuple[int, bool]:
    """The card that is best so far, and whether it is clearly so; if not, some others drop out.

    `likes` are points for all cards.
    """
    if race.plans > 1 and hopeless(race):
        race.drop_plan()
    plan = better_plan(race)
    values = race.under(plan)
    merit = values.mean(axis=1) + _trusted_prior(race, values, thought) + likes[race.left]
    top = race.rank(merit, plan)
    best = int(race.left[top])
    behind, errors = merit[top] - merit, race.errors_behind(values, top)
    decided = bool(np.delete(behind > WEIGHTS.decided * errors, top).all())
    if not decided:
        race.keep(behind <= CLEARLY_BEHIND * errors)
    return best, decided


def _trusted_prior(race: Race, values: Reals, thought: Thought) -> Reals:
    """The prior opinion of the cards that are left, in points."""
    trust = WEIGHTS.prior + WEIGHTS.prior_doubt / np.sqrt(race.worlds)
    points: Reals = trust * thought.prior[race.left]
    if thought.late:
        best = int(values.mean(axis=1).argmax())
        doubt = WEIGHTS.prior_late * race.errors_behind(values, best) + WEIGHTS.prior_always
        points = (1 - thought.late) * points + thought.late * np.minimum(
            points, points[best] + doubt
        )
    return points


def hopeless(race: Race) -> bool:
    """Whether a moon is clearly worse than ducking, or the same, with every card."""
    ducking, shooting = race.values
    best = ducking[ducking.mean(axis=1).argmax()]
    behind = best - shooting
    return bool((behind.mean(axis=1) >= WEIGHTS.hopeless * race.error(behind)).all())


def better_plan(race: Race) -> Truths:
    """Whether each card is clearly better under the last plan, to shoot the moon (cards,)."""
    gain = race.values[-1] - race.values[0]
    better: Truths = gain.mean(axis=1) > WEIGHTS.significant * race.error(gain)
    return better
