"""The search for a pass: candidates are played out in worlds with possible passes of the others.

All candidates start; the better ones are tried in more and more worlds (sequential halving). In
games that the networks have learnt, two that predict the value of a pass choose the candidates: one
for ducking, one for shooting the moon.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.effort import Deadline, Effort
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.policies.batch_rule import rule_mind
from hearts_gui.ai.policies.features import Features, Past, to_52_bits
from hearts_gui.ai.policies.learned import OWN, RULE, SHOOTER, LearnedPolicy, fits, knows
from hearts_gui.ai.policies.network import Network, network
from hearts_gui.ai.policies.pass_policy import MOON_PASS_VALUE, judges, pass_values
from hearts_gui.ai.policies.valued import features_for, reads_values, valued_policy
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.passing import choose_pass
from hearts_gui.ai.search.evaluation import Evaluation, Method
from hearts_gui.ai.search.race import Race, Samples, samples, sequential_halving, unsampled
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch, supports
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.batch_moon_shooter import MoonShooterPolicy
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.worlds.pass_worlds import Exchanged, after_passes, exchanged
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.legal import allowed, classify_pass
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import pass_gives

Rounds = tuple[tuple[float, int], ...]
"""The share of the passes that goes on, and in how many worlds each of them is tried."""


class PassTrial:
    """Passes of one seat to one receiver, played out by players of one kind.

    Raises Impossible where the view contradicts itself.
    """

    def __init__(
        self,
        view: PlayerView,
        receiver: int,
        rng: np.random.Generator,
        habits: Habits = PLAIN,
        *,
        learned: bool = False,
        net: Network | None = None,
    ) -> None:
        """Table-driven players play on, unless `learned` ones do or `net` plays every seat."""
        self.view = view
        self.receiver = receiver
        self._rng = rng
        self._habits = habits
        self._learned = learned
        self._net = net
        self._judge = Judge(view, habits.target_leader)
        self._sampler = Sampler(view)
        self._stakes = view_stakes(view)

    @property
    def late(self) -> float:
        """The weight of the place against points, which are all that judges of passes know."""
        return self._judge.late

    @property
    def moon_pays(self) -> bool:
        """Whether a moon brings anything."""
        return self._stakes.moon_gain > 0

    def action(self, cards: Sequence[Card]) -> PassCards:
        """The pass of these cards."""
        return PassCards(self.view.seat, tuple((card, self.receiver) for card in cards))

    def log_policy(self, passes: Sequence[tuple[Card, ...]]) -> Reals:
        """The character's preference for each pass, in points (passes,)."""
        return np.array([self._habits.for_pass(self.view, cards) for cards in passes])

    def draw(self, worlds: int) -> Exchanged:
        """New worlds in which the others have passed."""
        return exchanged(self.view, self._sampler, self._stakes, worlds, self._rng)

    def tried(
        self, passes: Sequence[tuple[Card, ...]], before: Exchanged, *, shoots: bool
    ) -> Samples:
        """The result of each pass in these worlds if this seat then ducks or shoots the moon."""
        batch, given = after_passes(self.view, self.receiver, before.worlds, passes)
        if self._learned:
            past, judged = self._past_passes(before, given), np.tile(before.judged, len(passes))
            players: Policy | str = self._learned_players(batch, past, judged, shoots=shoots)
        elif self._net is not None:
            features = features_for(
                self.view, batch.size, self._net, self._past_passes(before, given)
            )
            players = valued_policy(batch.state, self._rng, features, self._net)
            players = self._shooting(batch, players) if shoots else players
        else:
            players = self._shooting(batch) if shoots else "sensible"
        outcome = batch.run(players, self._rng)
        ducking = not self._learned and self._net is None and not shoots
        values = self._judge.ducking(outcome) if ducking else self._judge.value(outcome.points)
        return samples(values, outcome, len(passes))

    def _past_passes(self, before: Exchanged, own_passes: Ints) -> Past:
        """The passes of everyone, pass by pass; `own_passes` (words, worlds) are this seat's."""
        seat, players = self.view.seat, self.view.rules.players
        given = np.tile(before.given[0], own_passes.shape[1] // before.worlds.size)
        given[seat] = own_passes[0]
        return Past(given=to_52_bits(given), way=(self.receiver - seat) % players)

    def _shooting(self, batch: Batch, others: Policy | None = None) -> Policy:
        """This seat takes all it can."""
        everywhere = np.full(batch.size, -1, dtype=np.int64)
        plan, seat = batch.state.plan, self.view.seat
        return MoonShooterPolicy(plan, batch.size, self._rng, seat, everywhere, others)

    def _learned_players(
        self, batch: Batch, past: Past, judged: npt.NDArray[np.bool_], *, shoots: bool
    ) -> Policy:
        own, player = network(OWN), network(SHOOTER if shoots else OWN)
        assert own is not None
        assert player is not None
        # Seats that pass by judgement play as one kind of player, those that pass by rule as the
        # other.
        return LearnedPolicy(
            batch.state,
            self._rng,
            Features(batch.size, past),
            network(RULE),
            (self.view.seat, player),
            [(own, judged)],
            rule_mind(self.view.public, batch.state),
        )


@dataclass(frozen=True, slots=True)
class PassWeights:
    """The search for a pass by sensible players; points and worlds, all found by trial."""

    rounds: Rounds = ((1.0, 40), (0.14, 140), (0.03, 500))
    """For a budget of `usual` worlds."""
    usual: int = 400
    """The budget for which the rounds are given; another one has them in proportion."""
    most: int = 320
    """Candidates at most; of more, this many are drawn."""
    fewest: int = 8
    """Worlds of a round, however small the budget."""
    moon_margin: float = 9.0
    """The promise beyond ducking that a moon needs: moons look easier in playouts than they are."""
    trust: float = 0.5
    """The bonus of the rule player's pass, the first candidate, beforehand."""
    playouts: int = 4096
    """Playouts side by side: more would leave the processor's cache."""


@dataclass(frozen=True, slots=True)
class LearnedPassWeights:
    """The search for a pass by learned players; points and worlds, all found by trial."""

    rounds: Rounds = ((1.0, 80), (0.33, 130), (0.17, 280))
    """For a budget of `PassWeights.usual` worlds."""
    shortlist: int = 12
    """The number of passes that each judge names."""
    moon_margin: float = -1.0
    """The promise beyond ducking that a moon needs. Below zero: playouts hold on to a plan
    for a moon that a player who searches gives up when it goes wrong. Measured in deals where it
    changes the pass: -0.5 instead of 2.5 gained 9.6 ± 3.0 points among three rule players (27) and
    4.6 ± 2.6 (21 others; -2 and -4 there 5.0 ± 2.5 and 5.0 ± 2.8), -2 instead of 2.5 gained
    13 ± 4 among three Experts (13); -1 instead of 2.5 lost 2.2 ± 3.6 among Grandmasters (9)."""
    moon_worlds: int = 100
    """Below this many worlds nobody can tell a hand for a moon."""
    hopeless: float = 8.0
    """A moon that the judges see this far behind is not tried."""
    trust: float = 1.0
    """The weight of the judge of ducking; that of the playouts is 1."""
    moon_trust: float = 0.3
    """The weight of the judge of moons, which is less often right."""


@dataclass(frozen=True, slots=True)
class ValuedPassWeights:
    """The search for a pass where one network plays and reads what cards count; by trial."""

    by_tables: Rounds = ((1.0, 40), (0.14, 60))
    """The rounds in which table players say first which passes are worth a try."""
    shortlist: int = 12
    rounds: Rounds = ((1.0, 50), (0.5, 70), (0.25, 100))
    """The rounds in which the network plays those out."""
    most: int = 400
    """A larger budget counts as this one, or a pass would take more than a second."""
    trust: float = 0.6
    """The weight of table-driven players; that of the network is 1."""


WEIGHTS = PassWeights()
LEARNED = LearnedPassWeights()
VALUED = ValuedPassWeights()


def search_pass(
    view: PlayerView, effort: Effort, rng: np.random.Generator, habits: Habits = PLAIN
) -> Evaluation | None:
    """The passes that were tried, or None where the rule player should pass.

    In games that the networks have learnt, fewer worlds are used.
    """
    rules, deal = view.rules, view.deal
    gives = pass_gives(rules, deal.token, view.seat)
    if len(gives) != 1 or gives[0][0] < 0 or supports(deal) is not None:
        return None
    if deal.warren_owner is not None or rules.pass_along:
        return None
    receiver, count = gives[0]
    free = allowed(classify_pass(rules, deal, view.own))
    usual = choose_pass(view)
    if not isinstance(usual, act.PassCards):
        return None
    first = tuple(sorted(card for card, _ in usual.gives))
    candidates = _candidates(free, count, first, rng)
    deadline = effort.deadline()
    learned = bool(effort.learned_passes) and count == 3 and knows(rules, deal)
    net = reads_values(rules, deal) if effort.learned and not learned else None
    try:
        trial = PassTrial(view, receiver, rng, habits, learned=learned, net=net)
        if learned:
            return _by_learned(trial, candidates, effort.learned_passes, deadline)
        if net is not None:
            by_tables = PassTrial(view, receiver, rng, habits)
            return _by_values(trial, by_tables, candidates, effort.passes, deadline)
        rounds = _rounds(WEIGHTS.rounds, effort.passes)
        race, best = _table_race(trial, candidates, rounds, deadline)
        return race.evaluation([trial.action(cards) for cards in candidates], best)
    except Impossible:
        return None


def _candidates(
    free: Sequence[Card], count: int, first: tuple[Card, ...], rng: np.random.Generator
) -> list[tuple[Card, ...]]:
    passes = [tuple(cards) for cards in combinations(sorted(free), count)]
    if len(passes) > WEIGHTS.most:
        kept = rng.choice(len(passes), WEIGHTS.most, replace=False)
        passes = [passes[int(k)] for k in sorted(kept)]
    return [first, *(cards for cards in passes if cards != first)]


def _rounds(rounds: Rounds, worlds: int) -> Rounds:
    """The rounds for a budget of this many worlds."""
    return tuple(
        (share, max(WEIGHTS.fewest, round(size * worlds / WEIGHTS.usual))) for share, size in rounds
    )


def _table_race(
    trial: PassTrial, candidates: Sequence[tuple[Card, ...]], rounds: Rounds, deadline: Deadline
) -> tuple[Race, int]:
    """Every pass tried under both plans, and the number of the best one."""
    plans = (False, True) if trial.moon_pays else (False,)
    liking = trial.log_policy(candidates)
    liking[0] += WEIGHTS.trust

    def rate(race: Race) -> tuple[Reals, Ints]:
        means = _beyond_margins(race.means)
        return means.max(axis=0) + liking[race.left], means.argmax(axis=0)

    def tried(left: Ints, size: int) -> list[Samples]:
        before = trial.draw(size)
        batches = [unsampled(len(left), size) for _ in plans]
        step = max(1, WEIGHTS.playouts // size)
        for start in range(0, len(left), step):
            part = slice(start, start + step)
            passes = [candidates[int(k)] for k in left[part]]
            for batch, shoots in zip(batches, plans, strict=True):
                some = trial.tried(passes, before, shoots=shoots)
                batch.values[part], batch.shooters[part] = some.values, some.shooters
        return batches

    race = Race(len(candidates), trial.view.rules.players, plans=len(plans))
    return race, sequential_halving(race, rounds, rate, tried, deadline)


def _beyond_margins(means: Reals) -> Reals:
    """The expected value of passes by plan; for a moon, only the part beyond a wide margin."""
    gains: Reals = means - np.array([0.0, WEIGHTS.moon_margin])[: len(means), None]
    return gains


@dataclass(frozen=True, slots=True)
class PassPlan:
    """A pass and its plan."""

    cards: tuple[Card, ...]
    shoots: bool
    worth: float
    """The points that are expected of it before networks play it out."""
    trust: float = 0.0
    """The weight of that expectation against what the networks say."""


def pass_plans(
    view: PlayerView,
    receiver: int,
    candidates: Sequence[tuple[Card, ...]],
    *,
    shoots: bool,
    late: float = 0.0,
) -> list[PassPlan]:
    """The passes that the judges value most; the first candidate is always among them.

    Judges know only points: the later in the game, the less they say, and a moon that they find
    hopeless may be what the place needs.
    """
    passes = _shortlist(candidates, pass_values(view, receiver, candidates), LEARNED.trust)
    if shoots:
        worth = pass_values(view, receiver, candidates, MOON_PASS_VALUE)
        moons = _shortlist(candidates, worth, LEARNED.moon_trust, shoots=True)
        behind = max(plan.worth for plan in passes) - max(plan.worth for plan in moons)
        if behind * (1 - late) < LEARNED.hopeless:
            passes += moons
    return [replace(plan, trust=plan.trust * (1 - late)) for plan in passes]


def _shortlist(
    candidates: Sequence[tuple[Card, ...]], worth: Reals, trust: float, *, shoots: bool = False
) -> list[PassPlan]:
    order = np.argsort(-worth, kind="stable")[: LEARNED.shortlist]
    kept = [0, *(int(k) for k in order if k)]
    return [PassPlan(candidates[k], shoots, float(worth[k]), trust) for k in kept]


def _table_plans(
    trial: PassTrial, candidates: Sequence[tuple[Card, ...]], worlds: int, deadline: Deadline
) -> list[PassPlan]:
    """The passes that table-driven players value most under their better plans, and the first."""
    race, _ = _table_race(trial, candidates, _rounds(VALUED.by_tables, worlds), deadline)
    margins = _beyond_margins(race.means)
    left, plan = [candidates[int(number)] for number in race.left], margins.argmax(axis=0)
    merit = margins.max(axis=0) + trial.log_policy(left)
    order = np.argsort(-merit, kind="stable")[: VALUED.shortlist]
    plans = [
        PassPlan(left[k], bool(plan[k]), float(race.means[plan[k], k]), VALUED.trust) for k in order
    ]
    if all(plan.cards != candidates[0] for plan in plans):
        plans.append(PassPlan(candidates[0], shoots=False, worth=0.0))
    return plans


def _by_values(
    trial: PassTrial,
    by_tables: PassTrial,
    candidates: Sequence[tuple[Card, ...]],
    worlds: int,
    deadline: Deadline,
) -> Evaluation:
    """The passes that table-driven players value most, played out by the network of `trial`."""
    worlds = min(worlds, VALUED.most)
    plans = _table_plans(by_tables, candidates, worlds, deadline)
    rounds = _rounds(VALUED.rounds, worlds)
    return _by_networks(trial, plans, WEIGHTS.moon_margin, rounds, deadline)


def _by_learned(
    trial: PassTrial, candidates: Sequence[tuple[Card, ...]], worlds: int, deadline: Deadline
) -> Evaluation:
    """The passes that the judges chose, each under its plan."""
    shoots = (
        worlds >= LEARNED.moon_worlds
        and trial.moon_pays
        and fits(SHOOTER)
        and judges(MOON_PASS_VALUE)
    )
    plans = pass_plans(trial.view, trial.receiver, candidates, shoots=shoots, late=trial.late)
    rounds = _rounds(LEARNED.rounds, worlds)
    return _by_networks(trial, plans, LEARNED.moon_margin, rounds, deadline)


def _by_networks(
    trial: PassTrial,
    plans: Sequence[PassPlan],
    moon_margin: float,
    rounds: Rounds,
    deadline: Deadline,
) -> Evaluation:
    """Each pass under its own plan; a moon must promise `moon_margin` points more."""
    worth = np.array([plan.worth for plan in plans])
    moon = np.array([plan.shoots for plan in plans])
    trust = np.array([plan.trust for plan in plans])
    liking = trial.log_policy([plan.cards for plan in plans]) / 2

    def rate(race: Race) -> tuple[Reals, int]:
        means = np.zeros(len(plans))
        means[race.left] = race.means[0]
        merit = (means + trust * worth) / (1 + trust) - moon_margin * moon + liking
        return merit[race.left], 0

    def tried(left: Ints, size: int) -> list[Samples]:
        before = trial.draw(size)
        batches = unsampled(len(left), size)
        step = max(1, WEIGHTS.playouts // size)
        for shooting in (False, True):
            same_aim = np.flatnonzero(moon[left] == shooting)
            for start in range(0, len(same_aim), step):
                part = same_aim[start : start + step]
                passes = [plans[int(k)].cards for k in left[part]]
                some = trial.tried(passes, before, shoots=shooting)
                batches.values[part], batches.shooters[part] = some.values, some.shooters
        return [batches]

    race = Race(len(plans), trial.view.rules.players)
    best = sequential_halving(race, rounds, rate, tried, deadline)
    actions = [trial.action(plan.cards) for plan in plans]
    return race.evaluation(actions, best, method=Method.BY_NETWORKS, shoots=plans[best].shoots)
