"""Deals of every rule set that one network can play, after usual passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np
from learn_games import VALUE
from learn_players import Table

from hearts_gui.ai.policies.features import Features, Past, to_52_bits
from hearts_gui.ai.policies.network import Floats
from hearts_gui.ai.policies.valued import ValueFeatures, can_be_learnt, card_values, charged_by
from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.rule_player.stakes import stakes_of
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, index_of
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.pass_worlds import pass_keys
from hearts_gui.engine.cards import Card
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import StartDeal
from hearts_gui.engine.play.game import new_game, step, view_of
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import chargeable, face_points
from hearts_gui.engine.score.endings import fixed_sides

_NOISE = 1.5
"""The part of mood in a usual pass, in points of fear."""

_FORGETFUL = 0.3
_CHARGED = 0.25
"""The share of cards that may be charged and are."""


class RuleDeals:
    """Find the deals of one rule set; raises ValueError for one that cannot be learnt."""

    def __init__(self, rules: Rules, rng: np.random.Generator) -> None:
        if not can_be_learnt(rules):
            raise ValueError("no network can learn these rules")
        _, game = step(new_game(rules, "learning"), StartDeal())
        self.rules, self._rng = rules, rng
        self._view = view_of(game, 0)
        self._sizes = game.public.deal.start_sizes if game.public.deal else ()
        self._stakes = view_stakes(self._view)
        self.unit = _point_scale(rules)
        index = np.array([index_of(card) for card in build_pack(rules)], dtype=np.int64)
        self._pack = np.int64(1) << index
        sides = fixed_sides(rules)
        self.sides = np.array(sides or range(rules.players))

    def table(self, size: int) -> RuleTable:
        """This many deals about to be played."""
        rules, rng = self.rules, self._rng
        charges = self._charges()
        hands, kitty = self._dealt(size, charges)
        past = Past(played=charged_by(charges, rules.players))
        if rules.pass_count:
            way = rng.integers(0, rules.players, size)
            given = self._given(hands) & -(way > 0).astype(np.int64)
            hands &= ~given
            for giver in range(rules.players):
                hands[(giver + way) % rules.players, np.arange(size)] |= given[giver]
            remembered = rng.random(size) >= _FORGETFUL
            past = replace(past, given=to_52_bits(given) & -remembered.astype(np.int64), way=way)
        none = np.zeros((1, size), dtype=np.int64)
        stock = np.zeros((0, 1, size), dtype=np.int64)
        worlds = Packed(hands=hands[None].copy(), kitty=kitty, stock=stock, extra=none)
        public = self._view.public
        public = evolve(public, deal=evolve(self._view.deal, charges=charges))
        batch = Batch.from_worlds(public, worlds)
        values = card_values(rules, frozenset(card for _, card in charges))
        features = ValueFeatures(size, values, past, rules.players)
        return RuleTable(batch, features, rng, self)

    def _charges(self) -> tuple[tuple[int, Card], ...]:
        """Tell who has charged what in the next deals: known to all, so the same in all of them.

        Nothing is charged where cards are passed, too.
        """
        rules, rng = self.rules, self._rng
        cards = () if rules.pass_count else chargeable(rules)
        chosen = [card for card in cards if rng.random() < _CHARGED]
        return tuple((int(rng.integers(rules.players)), card) for card in chosen)

    def _dealt(self, size: int, charges: Sequence[tuple[int, Card]]) -> tuple[Ints, Ints]:
        """Fresh hands (seats, deals) with these cards in them, and what is left over (1, deals)."""
        order = self._pack[self._rng.random((size, len(self._pack))).argsort(axis=1)]
        edges, rows = np.cumsum([0, *self._sizes]), np.arange(size)
        for number, (seat, card) in enumerate(charges):
            # Any place in a hand is as good as another, and no charge takes that of another.
            column = edges[seat] + number
            bit = np.int64(1) << np.int64(index_of(card))
            before = (order == bit).argmax(axis=1)
            order[rows, before], order[:, column] = order[:, column].copy(), bit
        hands = [np.bitwise_or.reduce(order[:, low:high], axis=1) for low, high in pairwise(edges)]
        return np.stack(hands), np.bitwise_or.reduce(order[:, edges[-1] :], axis=1)[None]

    def _given(self, hands: Ints) -> Ints:
        count = self.rules.pass_count
        passed = np.empty_like(hands)
        for seat, hand in enumerate(hands):
            keys, bits = pass_keys(hand[None], self._view, self._stakes)
            keys = keys + self._rng.normal(0.0, _NOISE, keys.shape)
            chosen = np.argpartition(-keys, count - 1, axis=0)[:count]
            passed[seat] = np.bitwise_or.reduce(bits[:, 0][chosen], axis=0)
        return passed


def _point_scale(rules: Rules) -> float:
    """The factor for points that makes all bad cards together cost 26.

    Less than nothing where points are good.
    """
    cost = stakes_of(rules).cost
    for face, points in face_points(rules).items():
        if isinstance(points, int) and points and cost[face.key] > 0:
            return cost[face.key] / points
    return 1.0


class RuleTable(Table):
    """Deals of one rule set."""

    def __init__(
        self, batch: Batch, features: Features, rng: np.random.Generator, deals: RuleDeals
    ) -> None:
        self._deals = deals
        super().__init__(batch, features, rng)

    def pick(self, index: Ints) -> RuleTable:
        """Copies of the deals with these numbers; a number may come more than once."""
        return RuleTable(self.batch.pick(index), self.features.pick(index), self.rng, self._deals)

    def values(self) -> Floats:
        """The values of the deals (seats, deals), where all bad cards together cost 26 points."""
        points = self.batch.outcome().points
        if np.iscomplexobj(points):
            points = np.abs(points.real) + np.abs(points.imag)
        return worth_to_sides(points * self._deals.unit, self._deals.sides)


def worth_to_sides(points: Reals, sides: Ints) -> Floats:
    """The points of the other sides beyond the seat's own; (seats, deals) both.

    `sides` says by seat whose side it is on.
    """
    own = np.stack([points[sides == side].mean(axis=0) for side in sides])
    others = np.stack([points[sides != side].mean(axis=0) for side in sides])
    result: Floats = ((others - own) * VALUE).astype(np.float32)
    return result
