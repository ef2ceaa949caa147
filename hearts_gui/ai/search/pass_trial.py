"""How a pass is tried: the others pass as they may, and the deals are played out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.nets.features import Features, Past, to_52_bits
from hearts_gui.ai.nets.network import Network, network
from hearts_gui.ai.policies.learned import OWN, RULE, SHOOTER, LearnedPolicy
from hearts_gui.ai.policies.valued import features_for, valued_policy
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.search.race import Samples, samples
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.batch_moon_shooter import MoonShooterPolicy
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.vector_rule.batch_rule import rule_mind
from hearts_gui.ai.worlds.pass_worlds import Exchanged, after_passes, exchanged
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PassCards
from hearts_gui.engine.play.view import PlayerView


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
        """Without either of the two, players by tables go on; `net` plays every seat."""
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
        """How much the place counts and not points, of which alone judges of passes know."""
        return self._judge.late

    @property
    def moon_pays(self) -> bool:
        """Whether a moon brings anything."""
        return self._stakes.moon_gain > 0

    def action(self, cards: Sequence[Card]) -> PassCards:
        """The pass of these cards."""
        return PassCards(self.view.seat, tuple((card, self.receiver) for card in cards))

    def log_policy(self, passes: Sequence[tuple[Card, ...]]) -> Reals:
        """How much the character likes to give these cards away, in points."""
        return np.array([self._habits.for_pass(self.view, cards) for cards in passes])

    def draw(self, worlds: int) -> Exchanged:
        """New worlds in which the others have passed."""
        return exchanged(self.view, self._sampler, self._stakes, worlds, self._rng)

    def tried(
        self, passes: Sequence[tuple[Card, ...]], before: Exchanged, *, shoots: bool
    ) -> Samples:
        """What each pass comes to in these worlds if this seat then ducks or shoots the moon."""
        batch, given = after_passes(self.view, self.receiver, before.worlds, passes)
        if self._learned:
            known, judged = self._known(before, given), np.tile(before.judged, len(passes))
            players: Policy | str = self._learned_players(batch, known, judged, shoots=shoots)
        elif self._net is not None:
            seen = features_for(self.view, batch.size, self._net, self._known(before, given))
            players = valued_policy(batch.state, self._rng, seen, self._net)
            players = self._shooting(batch, players) if shoots else players
        else:
            players = self._shooting(batch) if shoots else "sensible"
        outcome = batch.run(players, self._rng)
        ducking = not self._learned and self._net is None and not shoots
        values = self._judge.ducking(outcome) if ducking else self._judge.value(outcome.points)
        return samples(values, outcome, len(passes))

    def _known(self, before: Exchanged, mine: Ints) -> Past:
        """What everyone gave, pass by pass; `mine` (words, worlds) is what the own seat did."""
        seat, players = self.view.seat, self.view.rules.players
        given = np.tile(before.given[0], mine.shape[1] // before.worlds.size)
        given[seat] = mine[0]
        return Past(given=to_52_bits(given), way=(self.receiver - seat) % players)

    def _shooting(self, batch: Batch, others: Policy | None = None) -> Policy:
        """The own seat takes all it can."""
        everywhere = np.full(batch.size, -1, dtype=np.int64)
        plan, seat = batch.state.plan, self.view.seat
        return MoonShooterPolicy(plan, batch.size, self._rng, seat, everywhere, others)

    def _learned_players(
        self, batch: Batch, known: Past, judged: npt.NDArray[np.bool_], *, shoots: bool
    ) -> Policy:
        own, player = network(OWN), network(SHOOTER if shoots else OWN)
        assert own is not None
        assert player is not None
        # Those who pass by judgement play as one player, those who pass by rule as the other.
        return LearnedPolicy(
            batch.state,
            self._rng,
            Features(batch.size, known),
            network(RULE),
            (self.view.seat, player),
            [(own, judged)],
            rule_mind(self.view.public, batch.state),
        )
