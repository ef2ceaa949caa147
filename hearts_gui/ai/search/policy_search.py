"""The search of the learned players: what they would play, made better by playouts.

The network that plays like rule players says which cards are worth a thought. These are tried in
worlds that are likely after all that was played, and every deal is played out: the own seat as the
network that has learnt to beat rule players, each of the others as that network, as the rule
player itself or as somebody who plays anything, whichever its play speaks for. While an own moon is
open a third network, which has learnt to shoot moons, plays the own seat as well, and whichever
does better speaks for the card. A seat that seems to be after a moon is played as a hunter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.nets.features import Seen
from hearts_gui.ai.nets.network import network
from hearts_gui.ai.policies.learned import (
    HUNTER,
    OWN,
    RULE,
    LearnedPolicy,
    anybody,
    fits,
    likings,
    past_of,
)
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.simulator.batch_hunter import HunterPolicy
from hearts_gui.ai.simulator.batch_policy import Policy
from hearts_gui.ai.simulator.worlds import Packed
from hearts_gui.ai.vector_rule.batch_rule import RuleMind, rule_mind
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

_UNTHOUGHT: Final = 6.0
"""A card so much less likely than the likeliest one (logarithms) is not tried."""

_FEW: Final = 10
_UNTHOUGHT_IN_FEW: Final = 4.0
"""In so few worlds chance alone would now and then speak for a card that nobody plays."""

_PRIOR: Final = 0.2
_PRIOR_DOUBT: Final = 1.0
"""Points for every step of likeliness, and more while few worlds were tried."""

_FIRST_LOT: Final = 60
_GROWTH: Final = 2
"""Cards that are clearly worse need few worlds; each lot of worlds is larger than the last."""

_JOY: Final = 20.0
"""What an own moon counts besides to somebody who loves moons."""

_CONCEDED: Final = 3.0
"""What another seat's moon costs besides: it is every other player's loss to see one made."""

BEHIND: Final = 3.5
"""Standard errors behind the best after which a card is given up."""

_HOPELESS: Final = 2.5
_SIGNIFICANT: Final = 1.0
"""The same for hunting, and by how many it must be ahead to count."""


def guided(
    view: PlayerView,
    legal: Sequence[Card],
    effort: Effort,
    rng: np.random.Generator,
    likes: Reals,
    habits: Habits = PLAIN,
    alarm: tuple[int, float] = (-1, 0.0),
    *,
    hunts: bool = False,
) -> Card:
    """The best card on average, after so many worlds or at the deadline.

    `likes` is what a character's habits add to each legal card, in points. `alarm` is the seat
    that may be after a moon, and how likely. `hunts` says that an own moon is open.
    """
    deadline = effort.deadline()
    worlds = effort.learned
    believer = Believer(view, learned=True, infers=effort.infers)
    drawn = believer.draw(worlds, rng)
    kinds = (believer.alike, believer.wild)
    trial = _Trial(view, Judge(view, habits.bane), kinds, alarm, habits.moon)
    plans = [OWN, HUNTER] if hunts and worlds >= _FIRST_LOT and fits(HUNTER) else [OWN]
    any_world = drawn.pick(np.zeros(1, dtype=np.int64))
    prior = _prior(view, legal, any_world)
    if len(plans) > 1:
        prior = np.maximum(prior, _prior(view, legal, any_world, HUNTER))
    unthought = _UNTHOUGHT if worlds >= _FEW else _UNTHOUGHT_IN_FEW
    places = np.flatnonzero(prior >= prior.max() - unthought)
    values: Reals = np.zeros((len(plans), len(places), 0))
    lot, done = _FIRST_LOT, 0
    best = int(places[(prior + likes)[places].argmax()])
    while done < worlds and len(places) > 1:
        some = drawn.pick(np.arange(done, min(done + lot, worlds)))
        done, lot = done + some.size, lot * _GROWTH
        cards = [legal[int(place)] for place in places]
        tried = np.stack([trial.tried(some, cards, rng, plan) for plan in plans])
        values = np.concatenate([values, tried], axis=2)
        count = values.shape[2]
        if len(plans) > 1 and _hopeless(values):
            plans, values = plans[:1], values[:1]
        found = _by_better_plan(values)
        trust = _PRIOR + _PRIOR_DOUBT / np.sqrt(count)
        worth = found.mean(axis=1) + trust * prior[places] + likes[places]
        top = int(worth.argmax())
        best = int(places[top])
        error = (found[top] - found).std(axis=1) / np.sqrt(count)
        kept = worth >= worth[top] - BEHIND * error
        places, values = places[kept], values[:, kept]
        if deadline.passed:
            break
    return legal[best]


def _hopeless(values: Reals) -> bool:
    """Whether hunting is clearly worse than the other plan, or the same, with every card."""
    usual, hunting = values
    best = usual[usual.mean(axis=1).argmax()]
    behind = best - hunting
    error = behind.std(axis=1) / np.sqrt(behind.shape[1])
    return bool((behind.mean(axis=1) >= _HOPELESS * error).all())


def _by_better_plan(values: Reals) -> Reals:
    """What each card comes to in every world by the plan that suits it better; (cards, worlds)."""
    usual, hunting = values[0], values[-1]
    gain = hunting - usual
    error = gain.std(axis=1) / np.sqrt(gain.shape[1])
    hunts = gain.mean(axis=1) > _SIGNIFICANT * error
    found: Reals = np.where(hunts[:, None], hunting, usual)
    return found


def _prior(view: PlayerView, legal: Sequence[Card], world: Packed, player: str = RULE) -> Reals:
    """How likely a rule player, or another network, would play each card, as logarithms."""
    net = network(player)
    assert net is not None
    return likings(view, legal, Batch.from_worlds(view.public, world).state, net)


@dataclass(frozen=True, slots=True)
class _Trial:
    """How cards are tried: who plays how, and what an outcome is worth."""

    view: PlayerView
    judge: Judge
    kinds: tuple[Reals, Reals]
    """By seat, how likely it plays as the own network, and how likely any legal card."""
    alarm: tuple[int, float]
    eager: float
    """The eager count an own moon for more."""

    def tried(
        self, worlds: Packed, cards: Sequence[Card], rng: np.random.Generator, plan: str
    ) -> Reals:
        """What every card comes to in every world if the own seat goes on by this network."""
        view, size = self.view, worlds.size
        batch, seen, mind = self._played(worlds, cards)
        own, mine = network(OWN), network(plan)
        assert own is not None
        assert mine is not None
        alike, wild = (kind[:, None] for kind in self.kinds)
        drawn = rng.random((len(alike), size))
        others = ((own, drawn < alike), (anybody(), drawn >= 1 - wild))
        players = LearnedPolicy(
            batch.state,
            rng,
            seen,
            network(RULE),
            (view.seat, mine),
            [(player, np.tile(where, len(cards))) for player, where in others],
            mind,
        )
        policy: Policy = players
        hunter, likely = self.alarm
        if hunter >= 0:
            hunting = np.tile(-(rng.random(size) < likely).astype(np.int64), len(cards))
            policy = HunterPolicy(batch.state.plan, batch.size, rng, hunter, hunting, players)
        outcome = batch.run(policy, rng)
        shooter = outcome.shooter
        conceded = (shooter >= 0) & (shooter != view.seat)
        values = self.judge.value(outcome.points) - _CONCEDED * conceded
        if self.eager:
            values = values + self.eager * _JOY * (shooter == view.seat)
        found: Reals = values.reshape(len(cards), size)
        return found

    def _played(self, worlds: Packed, cards: Sequence[Card]) -> tuple[Batch, Seen, RuleMind | None]:
        """Every card played in all worlds, card by card, and what has been seen then."""
        batch, bits = Batch.from_worlds(self.view.public, worlds).for_each(cards)
        seen = Seen(batch.size, past_of(self.view))
        mind = rule_mind(self.view.public, batch.state)
        seen.played(batch.state, bits[0])
        batch.play(bits)
        return batch, seen, mind
