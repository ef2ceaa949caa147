"""The search of the learned players: what they would play, made better by playouts.

The network that plays like rule players says which cards are worth a thought. These are tried in
worlds that are likely after all that was played, and every deal is played out: the own seat as the
network that has learnt to beat rule players, each of the others as that network, as the rule
player itself or as a player who plays anything, whichever its play speaks for. While an own moon is
open a third network, which has learnt to shoot moons, plays the own seat as well, and whichever
does better speaks for the card. A seat that seems to be after a moon is played as a moon shooter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import numpy as np

from hearts_gui.ai.nets.features import Features
from hearts_gui.ai.nets.network import Network, network
from hearts_gui.ai.policies.learned import (
    OWN,
    RULE,
    SHOOTER,
    LearnedPolicy,
    anybody,
    fits,
    log_policy,
    past_of,
)
from hearts_gui.ai.search.evaluation import Evaluation, Found
from hearts_gui.ai.search.play_question import PlayQuestion
from hearts_gui.ai.search.race import CLEARLY_BEHIND, Race, Samples, samples
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.search.thought import Thought, thought
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Reals, Truths
from hearts_gui.ai.simulator.batch_moon_shooter import MoonShooterPolicy
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.simulator.imagined import Packed, origin_of
from hearts_gui.ai.vector_rule.batch_rule import rule_mind
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView


@dataclass(frozen=True, slots=True)
class PolicySearchWeights:
    """What the search goes by, all found by trial in matches between levels."""

    prior: float = 0.2
    """The points for each natural logarithm of a card's probability."""
    prior_doubt: float = 1.0
    """This, divided by the root of the number of worlds, is added to `prior` while few were tried.
    """
    prior_late: float = 3.0
    """Where only the place counts, of which networks know nothing, the prior outweighs at most this
    many standard errors. What comes of a card in every world is not doubted there."""
    prior_always: float = 0.05
    """The prior decides in any case if it costs less than this many points."""
    first_batch: int = 60
    """Worlds of the first round, and the fewest in which a moon is thought of."""
    growth: int = 2
    """By how much each round is larger than the last: what is clear needs few worlds."""
    largest_batch: int = 240
    """Worlds of a round at most: more at a time would only cost memory."""
    moon_bonus: float = 20.0
    """Extra points that an own moon counts for a player who loves moons."""
    conceded: float = 3.0
    """Extra points that another seat's moon costs: every other player loses by it."""
    decided: float = 2.0
    """Standard errors by which the best card is ahead of all others if it is played immediately."""
    hopeless: float = 2.5
    """Standard errors behind ducking, with every card, after which a moon is given up."""
    significant: float = 1.0
    """Standard errors by which the moon must be ahead of ducking to speak for a card."""
    overpromised: float = 4.0
    """Points that playouts promise too much of a moon, times how often it fails there, where others
    are no plain rule players. In 69 positions among three Experts in which a moon was promised with
    a chance of 0.05 to 0.5 they promised 2.9 +- 1.2 points and a chance of 0.12 +- 0.03 more than
    the true hands held; in 126 among three rule players 1.3 +- 1.6 and 0.02 +- 0.04 less."""
    honest: int = 4
    """With so few cards left they keep what they promise."""


WEIGHTS: Final = PolicySearchWeights()


def policy_search(question: PlayQuestion, rng: np.random.Generator) -> Evaluation:
    """The cards by their values: when one is clearly best, after the budget or at the deadline."""
    view, legal, effort = question.view, question.legal, question.effort
    deadline = effort.deadline()
    believer = Believer(view, learned=True, infers=effort.infers)
    shoots = question.moon_open and effort.learned >= WEIGHTS.first_batch and fits(SHOOTER)
    plans = (OWN, SHOOTER) if shoots else (OWN,)
    some_world = believer.possible(1, rng)
    priors = [_prior(view, legal, some_world, by) for by in (RULE, *plans[1:])]
    known = _thought(question, believer, np.maximum.reduce(priors), rng)
    race = Race(len(legal), view.rules.players, known.places, len(plans))
    best = int(race.left[(known.prior + question.likes)[race.left].argmax()])
    for size in lots(effort.learned):
        if len(race.left) < 2 or (race.rounds and deadline.passed):
            break
        worlds = believer.draw(size, rng)
        trial = PolicyTrial(question, (believer.alike, believer.wild))
        cards = [legal[int(place)] for place in race.left]
        tries = trial.tried(worlds, cards, rng, plans[: race.plans])
        tries[1:] = [_believable(shooting, view, believer.exact) for shooting in tries[1:]]
        race.add(tries, origin_of(worlds))
        best, decided = narrowed(race, known, question.likes)
        if decided:
            break
    return race.evaluation(question.plays(), best, found=Found.BY_NETWORKS)


def _thought(
    question: PlayQuestion, believer: Believer, prior: Reals, rng: np.random.Generator
) -> Thought:
    """What is tried; the cards that are looked at are played by the network, without a moon."""
    view, effort = question.view, question.effort

    def likely(size: int) -> Packed:
        informed = believer if effort.infers else Believer(view, learned=True)
        return informed.draw(size, rng)

    def tried(worlds: Packed, places: Sequence[int]) -> Reals:
        trial = PolicyTrial(question, (believer.alike, believer.wild))
        cards = [question.legal[place] for place in places]
        return trial.tried(worlds, cards, rng, (OWN,))[0].values

    draws = partial(believer.possible, rng=rng), likely
    return thought(question, prior, effort.learned, draws, tried, every=effort.thorough)


def lots(budget: int) -> Iterator[int]:
    """How many worlds are drawn at a time, ever more."""
    size = WEIGHTS.first_batch
    while budget > 0:
        yield min(size, budget)
        budget, size = budget - size, min(size * WEIGHTS.growth, WEIGHTS.largest_batch)


def narrowed(race: Race, known: Thought, likes: Reals) -> tuple[int, bool]:
    """The card that is best so far, and whether it is clearly so; if not, some others drop out.

    `likes` are points for all cards.
    """
    if race.plans > 1 and hopeless(race):
        race.drop_plan()
    plan = better_plan(race)
    values = race.under(plan)
    merit = values.mean(axis=1) + _trusted(race, values, known) + likes[race.left]
    top = race.rank(merit, plan)
    best = int(race.left[top])
    behind, errors = merit[top] - merit, race.errors_behind(values, top)
    decided = bool(np.delete(behind > WEIGHTS.decided * errors, top).all())
    if not decided:
        race.keep(behind <= CLEARLY_BEHIND * errors)
    return best, decided


def _trusted(race: Race, values: Reals, known: Thought) -> Reals:
    """What is thought of the cards that are left, in points."""
    trust = WEIGHTS.prior + WEIGHTS.prior_doubt / np.sqrt(race.worlds)
    points: Reals = trust * known.prior[race.left]
    if known.late:
        best = int(values.mean(axis=1).argmax())
        doubt = WEIGHTS.prior_late * race.errors_behind(values, best) + WEIGHTS.prior_always
        points = (1 - known.late) * points + known.late * np.minimum(points, points[best] + doubt)
    return points


def hopeless(race: Race) -> bool:
    """Whether a moon is clearly worse than ducking, or the same, with every card."""
    ducking, shooting = race.values
    best = ducking[ducking.mean(axis=1).argmax()]
    behind = best - shooting
    return bool((behind.mean(axis=1) >= WEIGHTS.hopeless * race.error(behind)).all())


def better_plan(race: Race) -> Truths:
    """Whether each card is clearly better with a moon in mind, the last plan."""
    gain = race.values[-1] - race.values[0]
    found: Truths = gain.mean(axis=1) > WEIGHTS.significant * race.error(gain)
    return found


def _believable(shooting: Samples, view: PlayerView, exact: Reals) -> Samples:
    """The samples of a plan for a moon without what playouts promise too much.

    `exact` is by seat how likely it plays as the rule player does: of those, playouts know what
    they will do.
    """
    if len(view.own.hand) <= WEIGHTS.honest:
        return shooting
    others = np.delete(exact, view.seat)
    fails = (shooting.shooters != view.seat).mean(axis=1, keepdims=True)
    charge = WEIGHTS.overpromised * float(1 - others.mean())
    return replace(shooting, values=shooting.values - charge * fails)


def _prior(view: PlayerView, legal: Sequence[Card], world: Packed, player: str = RULE) -> Reals:
    """How likely a rule player, or another network, would play each card, as logarithms."""
    net = network(player)
    assert net is not None
    return log_policy(view, legal, Batch.from_worlds(view.public, world).state, net)


class PolicyTrial:
    """How cards are tried: who plays how, and what an outcome is worth."""

    def __init__(self, question: PlayQuestion, kinds: tuple[Reals, Reals]) -> None:
        """`kinds` is by seat how likely it plays as the own network, and how likely any card."""
        self._view = question.view
        self._judge = Judge(question.view, question.habits.target_leader)
        self._kinds = kinds
        self._alarm = question.alarm
        self._moon_bonus = question.habits.moon * WEIGHTS.moon_bonus

    def tried(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator, plans: Sequence[str]
    ) -> list[Samples]:
        """By network by which the own seat goes on, what every card comes to in every world.

        All are played side by side, because a few hundred deals take little longer than one.
        """
        seat, copies = self._view.seat, len(plans) * len(cards)
        batch, policy = self._begun(worlds, cards, rng, plans)
        shooter, likely = self._alarm
        if shooter >= 0:
            shooting = np.tile(-(rng.random(worlds.size) < likely).astype(np.int64), copies)
            policy = MoonShooterPolicy(batch.state.plan, batch.size, rng, shooter, shooting, policy)
        outcome = batch.run(policy, rng)
        own = outcome.shooter == seat
        values = self._judge.value(outcome.points) - WEIGHTS.conceded * (
            (outcome.shooter >= 0) & ~own
        )
        if self._moon_bonus:
            values = values + self._moon_bonus * own
        found = samples(values, outcome, copies)
        return [found.part(plan * len(cards), len(cards)) for plan in range(len(plans))]

    def _begun(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator, plans: Sequence[str]
    ) -> tuple[Batch, Policy]:
        """Every card played in all worlds for each plan, one after the other, and who goes on.

        The own seat goes by the network of the plan, each of the others in every world by one of
        three.
        """
        view, copies = self._view, len(plans) * len(cards)
        batch, bits = Batch.from_worlds(view.public, worlds).for_each([*cards] * len(plans))
        seen = Features(batch.size, past_of(view))
        mind = rule_mind(view.public, batch.state)
        seen.played(batch.state, bits[0])
        batch.play(bits)
        alike, wild = (kind[:, None] for kind in self._kinds)
        drawn = np.tile(rng.random((len(alike), worlds.size)), copies)
        where = {plan: np.zeros(drawn.shape, dtype=bool) for plan in plans}
        where[OWN] = drawn < alike
        anything = drawn >= 1 - wild
        anything[view.seat] = where[OWN][view.seat] = False
        for number, plan in enumerate(plans):
            where[plan][view.seat].reshape(len(plans), -1)[number] = True
        others = [(_known(name), played) for name, played in where.items()]
        others.append((anybody(), anything))
        players = LearnedPolicy(batch.state, rng, seen, network(RULE), others=others, mind=mind)
        return batch, players


def _known(name: str) -> Network:
    net = network(name)
    assert net is not None
    return net
