"""Trials of cards: each is played in sample deals, which players of one kind play to the end.

In the standard game networks do so. This seat uses the one that has learnt to beat rule players or,
for a moon, the one that has learnt to shoot it. In each world every other seat plays as that
network, the rule player, a random player or (for players that know them) a stranger, depending on
how well each explains the seat's plays. In games with other card values one network that reads the
values plays every seat; where none does, sensible players choose by tables. A seat that seems to be
after a moon is played as a moon shooter.
"""

import math
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.policies.batch_rule import rule_mind
from hearts_gui.ai.policies.features import Features
from hearts_gui.ai.policies.learned import (
    OWN,
    RULE,
    SHOOTER,
    LearnedPolicy,
    fits,
    knows,
    past_of,
    playout_network,
    random_network,
    stranger_networks,
)
from hearts_gui.ai.policies.network import Network, network, required_network
from hearts_gui.ai.policies.valued import (
    features_for,
    reads_all,
    reads_values,
    valued_log_policy,
    valued_policy,
)
from hearts_gui.ai.search.race import Samples, samples
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.batch_moon_shooter import MoonShooterPolicy
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.simulator.batch_score import Outcome
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.view import PlayerView

DUCK = 0
"""The plan to take as few points as possible."""
SHOOT = 1
"""The plan to shoot the moon."""


@dataclass(frozen=True, slots=True)
class TrialWeights:
    """The settings of trials by networks, all found by trial in matches between levels."""

    fewest: int = 60
    """The fewest worlds with which a moon is considered."""
    moon_bonus: float = 20.0
    """The extra points for its own moon of a player that loves moons."""
    conceded: float = 3.0
    """Extra points that another seat's moon costs: every other player loses by it."""
    overpromised: float = 4.0
    """Points by which playouts overrate a moon, times how often it fails there, where the
    others are not plain rule players. In 69 positions among three Experts in which a moon was
    promised with a chance of 0.05 to 0.5 they promised 2.9 ± 1.2 points and a chance of 0.12 ± 0.03
    more than the true hands held; in 126 among rule players 1.3 ± 1.6 and 0.02 ± 0.04 less."""
    honest: int = 4
    """Up to this many cards left, networks keep what they promise."""
    usual_doubt: float = 4.0
    """The bonus of the rule player's card with few worlds: this over their root."""
    per_world: int = 4
    """A world that a network plays out costs as much as this many that players by tables do. A
    player who looks at few worlds in the standard game may look at this many more, because beliefs
    say less where cards count differently."""
    playouts: int = 2500
    """Playouts by that network at most for one card: most of a second."""
    shown_counts: float = 0.4
    """The weight of the prior of a network that is shown the values. The network learnt what pays
    and became so sure that the search never tried the cards other than a queen to discard on a
    partner."""


WEIGHTS = TrialWeights()


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """The question which of some legal cards to play."""

    view: PlayerView
    legal: tuple[Card, ...]
    effort: Effort
    likes: Reals
    """The prior of each card before any playout, in points."""
    habits: Habits = PLAIN
    alarm: tuple[int, float] = (-1, 0.0)
    """The seat that may be after a moon, or -1, and how likely."""
    moon_open: bool = False
    """Whether this seat may still shoot the moon, and would gain by it."""

    def plays(self) -> list[PlayCard]:
        """The answers, card by card."""
        return [PlayCard(self.view.seat, card) for card in self.legal]


class CardTrial(ABC):
    """The cards of one question, and who plays on after each."""

    def __init__(self, question: PlayQuestion, believer: Believer) -> None:
        self.question = question
        self.believer = believer
        self.judge = Judge(question.view, question.habits.target_leader)

    def tried(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator, plans: Sequence[int]
    ) -> list[Samples]:
        """The result of each card in each world, one entry for each plan."""
        batches = []
        for plan in plans:
            batch, players = self._start_batch(worlds, cards, rng)
            shooter = (self.question.view.seat, 1.0) if plan == SHOOT else self.question.alarm
            outcome = self._played_out(batch, worlds, rng, shooter, players)
            ducking = players is None and plan == DUCK
            values = self.judge.ducking(outcome) if ducking else self.judge.value(outcome.points)
            batches.append(samples(values, outcome, len(cards)))
        return batches

    def to_points(self, samples: Samples) -> Samples:
        """Samples of this trial in points of the deal alone, without what a search adds."""
        return samples

    @abstractmethod
    def _start_batch(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator
    ) -> tuple[Batch, Policy | None]:
        """Every card played in all worlds, and the policy that plays on, if not by tables."""

    def _played_out(
        self,
        batch: Batch,
        worlds: Packed,
        rng: np.random.Generator,
        shooter: tuple[int, float],
        players: Policy | None,
    ) -> Outcome:
        """Play all copies of the worlds out; `shooter` is a seat, or -1, with its probability."""
        seat, likely = shooter
        if seat >= 0:
            shooting = -(rng.random(worlds.size) < likely).astype(np.int64)
            shooting = np.tile(shooting, batch.size // worlds.size)
            plan = batch.state.plan
            players = MoonShooterPolicy(plan, batch.size, rng, seat, shooting, players)
        return batch.run(players or "sensible", rng)


class TableTrial(CardTrial):
    """A trial in which sensible players play on."""

    def _start_batch(
        self, worlds: Packed, cards: Sequence[Card], _rng: np.random.Generator
    ) -> tuple[Batch, None]:
        view = self.question.view
        faces = [view.own.extra if card.is_warren and view.own.extra else card for card in cards]
        return Batch.from_worlds(view.public, worlds).try_each(faces), None


class NetworkTrial(CardTrial):
    """A trial in which networks play on, with what a search needs to know from them."""

    budget: int
    """The most worlds in which cards are tried."""
    playouts = sys.maxsize
    """The most playouts."""
    shoots: bool
    """Whether every card is tried for a moon as well."""
    thorough: bool
    """Whether all cards are tried, the unlikely ones too."""
    doubt = 1.0
    """The factor on the bonus of the rule player's card."""

    @abstractmethod
    def prior(self, rng: np.random.Generator) -> Reals:
        """The log-probability of each legal card (cards,)."""

    def likely(self, size: int, rng: np.random.Generator) -> Packed:
        """Worlds that explain the play, for a look at unlikely cards."""
        return self.believer.draw(size, rng)

    def without_optimism(self, shooting: Samples) -> Samples:
        """The samples of the plan to shoot, corrected for the optimism of playouts."""
        return shooting


class ValuedTrial(NetworkTrial):
    """A trial in which one network plays every seat; for a moon, this seat takes all it can."""

    playouts = WEIGHTS.playouts

    def __init__(self, question: PlayQuestion, net: Network) -> None:
        super().__init__(question, Believer(question.view, net=net))
        self._net = net
        effort = question.effort
        self.budget = max(effort.learned, effort.worlds // WEIGHTS.per_world)
        self.shoots = question.moon_open and self.budget >= WEIGHTS.fewest
        self.thorough = effort.thorough or self.shoots

    def prior(self, rng: np.random.Generator) -> Reals:
        prior = _prior(self.question, self.believer.draw_evenly(1, rng), self._net)
        return prior * WEIGHTS.shown_counts if reads_all(self._net) else prior

    def _start_batch(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator
    ) -> tuple[Batch, Policy]:
        view = self.question.view
        batch, bits = Batch.from_worlds(view.public, worlds).for_each(cards)
        features = features_for(view, batch.size, self._net)
        features.played(batch.state, bits[0])
        batch.play(bits)
        return batch, valued_policy(batch.state, rng, features, self._net)


class LearnedTrial(NetworkTrial):
    """A trial in which the networks of the Standard game play on."""

    def __init__(
        self,
        question: PlayQuestion,
        believer: Believer | None = None,
        kinds: tuple[Reals, Reals] | None = None,
    ) -> None:
        """`kinds` is by seat how likely it plays as its own network, and how likely any card.

        Without it, what its play so far speaks for.
        """
        effort = question.effort
        count = len(stranger_networks()) if effort.strangers else 1
        believer = believer or Believer(
            question.view, learned=True, infers=effort.infers, strange=count
        )
        super().__init__(question, believer)
        self._kinds = kinds
        self._strangers = effort.strangers and kinds is None
        self._moon_bonus = question.habits.moon * WEIGHTS.moon_bonus
        self.budget = effort.learned
        self.shoots = question.moon_open and self.budget >= WEIGHTS.fewest and fits(SHOOTER)
        self.thorough = effort.thorough
        # With fewer worlds the usual card, which is also a likely one, gets more weight.
        self.doubt += WEIGHTS.usual_doubt / math.sqrt(max(1, effort.learned))

    def prior(self, rng: np.random.Generator) -> Reals:
        world = self.believer.draw_evenly(1, rng)
        nets = (RULE, SHOOTER) if self.shoots else (RULE,)
        priors = [_prior(self.question, world, required_network(net)) for net in nets]
        prior: Reals = np.maximum.reduce(priors)
        return prior

    def likely(self, size: int, rng: np.random.Generator) -> Packed:
        if self.question.effort.infers:
            return super().likely(size, rng)
        return Believer(self.question.view, learned=True).draw(size, rng)

    def without_optimism(self, shooting: Samples) -> Samples:
        # Playouts can predict seats that play like the rule player.
        view = self.question.view
        if len(view.own.hand) <= WEIGHTS.honest:
            return shooting
        others = np.delete(self.believer.exact, view.seat)
        fails = (shooting.shooters != view.seat).mean(axis=1, keepdims=True)
        charge = WEIGHTS.overpromised * float(1 - others.mean())
        return replace(shooting, values=shooting.values - charge * fails)

    def tried(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator, plans: Sequence[int]
    ) -> list[Samples]:
        # All plans side by side, because a few hundred deals take little longer than one.
        batch, players = self._start_batch(worlds, [*cards] * len(plans), rng, plans)
        outcome = self._played_out(batch, worlds, rng, self.question.alarm, players)
        values = self.judge.value(outcome.points) - self._conceded_moons(outcome.shooter)
        if self._moon_bonus:
            values = values + self._moon_bonus * (outcome.shooter == self.question.view.seat)
        count = len(cards)
        result = samples(values, outcome, len(plans) * count)
        return [result.part(number * count, count) for number in range(len(plans))]

    def to_points(self, samples: Samples) -> Samples:
        return replace(samples, values=samples.values + self._conceded_moons(samples.shooters))

    def _conceded_moons(self, shooters: Ints) -> Reals:
        """The extra charge for moons of other seats."""
        points = WEIGHTS.conceded * (1 - self.judge.late)  # a judge of places already knows this
        conceded: Reals = points * ((shooters >= 0) & (shooters != self.question.view.seat))
        return conceded

    def _start_batch(
        self,
        worlds: Packed,
        cards: Sequence[Card],
        rng: np.random.Generator,
        plans: Sequence[int] = (DUCK,),
    ) -> tuple[Batch, Policy]:
        """This seat plays by the network of the plan, in parts of the cards that are as large.

        Each of the others goes in every world by one of four.
        """
        view = self.question.view
        batch, bits = Batch.from_worlds(view.public, worlds).for_each(cards)
        features = Features(batch.size, past_of(view))
        mind = rule_mind(view.public, batch.state)
        features.played(batch.state, bits[0])
        batch.play(bits)
        alike, wild, strange = self._shares()
        drawn = np.tile(rng.random((len(alike), worlds.size)), len(cards))
        where = {plan: np.zeros(drawn.shape, dtype=bool) for plan in plans}
        bounds = strange.cumsum(axis=0)
        where[DUCK] = (drawn >= bounds[-1]) & (drawn < bounds[-1] + alike)
        anything = drawn >= 1 - wild
        anything[view.seat] = where[DUCK][view.seat] = False
        for number, plan in enumerate(plans):
            where[plan][view.seat].reshape(len(plans), -1)[number] = True
        others = [
            (required_network((OWN, SHOOTER)[plan]), played) for plan, played in where.items()
        ]
        others.append((random_network(), anything))
        for net, low, high in zip(stranger_networks(), bounds - strange, bounds, strict=False):
            unknown = (drawn >= low) & (drawn < high)
            unknown[view.seat] = False
            others.append((playout_network(net), unknown))
        players = LearnedPolicy(batch.state, rng, features, network(RULE), others=others, mind=mind)
        return batch, players

    def _shares(self) -> tuple[Reals, Reals, Reals]:
        """For each seat, the chances that it plays by `own`, at random, or like a stranger."""
        alike, wild = self._kinds or (self.believer.alike, self.believer.wild)
        strange = self.believer.strange * self._strangers
        usual = 1 - strange.sum(axis=0)
        return (usual * alike)[:, None], (usual * wild)[:, None], strange[:, :, None]


def network_trial(question: PlayQuestion) -> NetworkTrial | None:
    """The trial by networks that know the game, or None where none does.

    Raises Impossible where the view contradicts itself.
    """
    rules, deal = question.view.rules, question.view.deal
    if knows(rules, deal):
        return LearnedTrial(question)
    net = reads_values(rules, deal)
    return None if net is None else ValuedTrial(question, net)


def card_trial(question: PlayQuestion) -> CardTrial:
    """The trial by networks, or by tables. Raises Impossible where the view contradicts itself."""
    return network_trial(question) or TableTrial(question, Believer(question.view))


def _prior(question: PlayQuestion, world: Packed, net: Network) -> Reals:
    """The log-odds that a network plays each card; hidden cards do not matter."""
    state = Batch.from_worlds(question.view.public, world).state
    return valued_log_policy(question.view, question.legal, state, net)
