"""Players for rule sets with other card values.

They use the Standard game's network where its play is close enough, and elsewhere one of two
networks that have the card values as inputs.

To the inputs of `features` come eight more sets: the cards in the hand and of others that hurt a
little, that hurt much and that are wanted, and the cards on the table with those among them that
count. The free bits hold what is on the table, what everyone has taken, and the rules. So one
network can play many rule sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from hearts_gui.ai.policies.features import (
    CARDS,
    NOTHING_YET,
    PLANES,
    Features,
    Past,
    to_52_bits,
    turned,
)
from hearts_gui.ai.policies.learned import (
    OWN,
    LearnedPolicy,
    as_followed,
    fits,
    log_policies,
    past_of,
)
from hearts_gui.ai.policies.network import Network, network
from hearts_gui.ai.rule_player.stakes import BIG, stakes_of
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, column, words_of
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import (
    Boost,
    Breakers,
    Charge,
    Draw,
    FirstTrick,
    HeartsLead,
    Jokers,
    MoonEffect,
    MoonNeeds,
    Partners,
    ScoreDir,
    SpecialCard,
    Values,
)
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import bonus_faces

VALUE_PLANES = PLANES + 8
VALUE_INPUTS = 64 * VALUE_PLANES

UNIT = 16
"""Costs are whole numbers of this fraction of a point, so that sums are exact."""

_STEPS = (2, 32, 64, 112, 176, 256)
"""Costs, where all bad cards together cost 26 points: one bit for every step that is reached."""

_GOOD = 8
_BITS = 7
_RANKS = 13
_RANK_BITS = (1 << _RANKS) - 1
_CARD_BITS = (1 << CARDS) - 1
_GAIN = 32
"""In sums of costs, wanted cards are above this bit, as positive numbers."""


@dataclass(frozen=True, slots=True)
class CardValues:
    """The cards of a deal by their values, as sets without gaps."""

    small: int
    """Cards that hurt a little."""
    big: int
    """Cards that hurt much."""
    wanted: int
    """Cards that are worth taking."""
    costs: Ints
    """The cost of each of the 52, all bad ones together 26 points, in `UNIT`."""
    rules: int = 0
    """The rules that matter for the cards, in 12 bits."""


@lru_cache(maxsize=32)
def _sums(costs: tuple[int, ...]) -> Ints:
    """The cost of any cards of a suit together, (suits, 2 ** 13); for wanted ones see `_GAIN`."""
    held = np.arange(1 << _RANKS)[:, None] >> np.arange(_RANKS) & 1
    packed = [cost if cost > 0 else -cost << _GAIN for cost in costs]
    return np.array(packed, dtype=np.int64).reshape(-1, _RANKS) @ held.T


@lru_cache(maxsize=32)
def _codes(most: int) -> Ints:
    """For each total cost of bad cards, one bit for each step that is reached."""
    cost = np.arange(most + 1)
    reached = cost[:, None] >= np.array(_STEPS)
    return reached @ (1 << np.arange(len(_STEPS)))


class ValueFeatures(Features):
    """What the seat in turn knows in each world, followed through a deal."""

    def __init__(
        self, size: int, values: CardValues, past: Past = NOTHING_YET, players: int = 4
    ) -> None:
        super().__init__(size, past, players)
        self._values = values
        self._sums = _sums(tuple(values.costs.tolist()))
        self._codes = _codes(int(values.costs.clip(min=0).sum()))
        self._seen_tricks = -1
        self._took = np.zeros(size, dtype=np.int64)

    def _fresh(self, size: int) -> ValueFeatures:
        return ValueFeatures(size, self._values, players=self._players)

    def planes(self, state: State) -> Ints:
        values = self._values
        if state.trick != self._seen_tricks:
            self._seen_tricks = state.trick
            self._took = self._piles(state)
        planes = np.empty((VALUE_PLANES, state.size), dtype=np.int64)
        planes[:PLANES] = super().planes(state)
        hand, out = planes[:2] & _CARD_BITS
        pile = to_52_bits(state.pile[0])
        took = turned(self._took, state.seat, _BITS, self._players)
        table = self._steps(pile)
        facts = (table, took & 0x7F, took >> 7 & 0x7F, took >> 14 & 0x7F, took >> 21)
        sets = (values.small, values.big, values.wanted)
        more = [cards & which for cards in (hand, out) for which in sets]
        more += [pile, pile & (values.small | values.big | values.wanted)]
        for plane, cards in enumerate(more):
            planes[PLANES + plane] = cards
            if plane < len(facts):
                planes[PLANES + plane] |= facts[plane] << CARDS
        planes[PLANES + len(facts)] |= np.int64(values.rules) << CARDS
        return planes

    def _piles(self, state: State) -> Ints:
        """The cards that every seat has taken, in steps, by seat."""
        piles = np.zeros(state.size, dtype=np.int64)
        for seat in range(self._players):
            piles |= self._steps(to_52_bits(state.taken[0, seat])) << (seat * _BITS)
        return piles

    def _steps(self, cards: Ints) -> Ints:
        cost = np.zeros_like(cards)
        for suit, sums in enumerate(self._sums):
            cost += sums.take(cards >> (_RANKS * suit) & _RANK_BITS)
        gain = cost >> _GAIN
        good = (gain >= _GOOD).astype(np.int64) << len(_STEPS)
        return good | self._codes.take(cost & ((1 << _GAIN) - 1))


BONUS = "bonus"
VALUED = "valued"

_NEAR_VALUES = frozenset(
    {Values.BLACK_LADY, Values.HOOLIGAN, Values.GRADED, Values.PIP_HAY, Values.PIP_SPOT}
)
_BONUS_VALUES = frozenset(
    {Values.BLACK_LADY, Values.ROYAL, Values.COMPLEX, Values.GONG_ZHU, Values.REVERSE}
)
_TAUGHT_VALUES = frozenset({Values.BLACK_LADY_UK})
"""Measured with `build/learn_match.py --rules`; the figures are in `ai/EXPERIMENTS.md`."""
_LEAST = 0.01


def can_be_learnt(rules: Rules) -> bool:
    """Whether such networks can play these rules: one pack, three or four players, plain tricks.

    Cards that are charged count more and are locked, but they are played as any.
    """
    plain = rules.players in (3, 4) and rules.packs == 1 and rules.turn_step == 1
    plain = plain and rules.draw is Draw.OFF and rules.boost is Boost.OFF
    plain = plain and rules.jokers is Jokers.NONE and rules.special_card is SpecialCard.NONE
    plain = plain and rules.charge in (Charge.OFF, Charge.GONG_ZHU) and not rules.auction
    return plain and not rules.kitty.swaps and rules.partners is not Partners.ADHOC


@per_rules
def card_values(rules: Rules, charged: frozenset[Card] = frozenset()) -> CardValues:
    """The values of the cards under these rules, with these charges."""
    stakes = stakes_of(rules, None, charged)
    pack = set(build_pack(rules))
    costs = np.zeros(CARDS, dtype=np.int64)
    small = big = bonus = 0
    for face in STANDARD_FACES:
        if face not in pack:
            continue
        index = 13 * int(face.suit or 0) + face.rank - 2
        cost = stakes.cost[face.key]
        costs[index] = round(cost * UNIT)
        small |= (_LEAST < cost < BIG) << index
        big |= (cost >= BIG) << index
        bonus |= (cost < -_LEAST) << index
    return CardValues(small, big, bonus, costs, _flags(rules, moons=bool(stakes.needed_count)))


def _flags(rules: Rules, *, moons: bool) -> int:
    """The rules that matter for the cards, in 12 bits."""
    flags = (
        rules.hearts_lead is HeartsLead.BROKEN,
        rules.breakers is Breakers.HEARTS_QS,
        rules.first_trick is FirstTrick.NO_POINTS,
        moons,
        rules.moon_needs is MoonNeeds.WITH_BONUS,
        rules.trick_points > 0,
        rules.partners is Partners.FIXED,
        rules.players == 3,
        rules.pass_count > 0,
    )
    return sum(int(flag) << index for index, flag in enumerate(flags))


def reads_values(rules: Rules, deal: PublicDeal) -> Network | None:
    """The network for this deal, or None where there is none or table-driven players are better."""
    if not can_be_learnt(rules) or deal.penalty_suit is not None:
        return None
    if deal.charges and not knows_bonus(rules):
        return None
    if standard_network_wins(rules):
        return network(OWN) if fits(OWN) else None
    if knows_bonus(rules):
        return _shown_values(BONUS)
    return _shown_values(VALUED) if valued_network_wins(rules) else None


def _shown_values(name: str) -> Network | None:
    net = network(name)
    return net if net is not None and reads_all(net) else None


def reads_all(net: Network) -> bool:
    """Whether the network has the card values as inputs."""
    return net.shape == (VALUE_INPUTS, CARDS)


@per_rules
def standard_network_wins(rules: Rules) -> bool:
    """Whether the Standard game's network beats table-driven players by more than three errors.

    It knows neither partners nor wanted cards: with these, its playouts led the search to discard
    the queen on a partner and a bonus card on an opponent.
    """
    if _with_bonus(rules):
        return False
    if rules.values is Values.HEARTS_ONLY:
        return rules.moon_effect is not MoonEffect.NONE
    return rules.values in _NEAR_VALUES and rules.score_dir is not ScoreDir.COUNTERS


@per_rules
def knows_bonus(rules: Rules) -> bool:
    """Whether the network for partners and wanted cards has learnt these values."""
    if rules.values is not Values.REVERSE and not _with_bonus(rules):
        return False
    return rules.values in _BONUS_VALUES


def _with_bonus(rules: Rules) -> bool:
    return rules.partners is not Partners.NONE or bool(bonus_faces(rules))


@per_rules
def valued_network_wins(rules: Rules) -> bool:
    """Whether the other network has learnt these values and beats table-driven players."""
    if _with_bonus(rules):
        return False
    if rules.values is Values.HEARTS_ONLY:
        return rules.moon_effect is MoonEffect.NONE
    if rules.values is Values.BLACK_MARIA:
        return rules.players == 3
    return rules.values in _TAUGHT_VALUES


def features_for(view: PlayerView, size: int, net: Network, past: Past | None = None) -> Features:
    """The inputs of this network in this many worlds.

    `past` is what happened before, as this seat knows it if nothing else is said.
    """
    rules, past = view.rules, past or past_of(view)
    if not reads_all(net):
        return Features(size, past, rules.players)
    values = card_values(rules, frozenset(view.deal.charged))
    full_past = replace(past, played=past.played | charged_by(view.deal.charges, rules.players))
    return ValueFeatures(size, values, full_past, rules.players)


def charged_by(charges: Sequence[tuple[int, Card]], players: int) -> Ints:
    """The cards that every seat has charged, (seats, 1): for these networks as good as played."""
    charged = np.zeros((players, 1), dtype=np.int64)
    for seat, card in charges:
        charged[seat] |= to_52_bits(column([card], 1)[0])
    return charged


def valued_log_policy(view: PlayerView, legal: Sequence[Card], state: State, net: Network) -> Reals:
    """The network's log-probability of each of these cards (cards,).

    `state` is the view's deal with any hidden cards, fresh and in one world; they do not count.
    """
    allowed: Ints = np.array([words_of(legal, 1)], dtype=np.int64).T
    features = features_for(view, 1, net)
    logs = log_policies(as_followed(state, view.deal), allowed, features, net)[0]
    bits = to_52_bits(np.array([words_of([card], 1)[0] for card in legal], dtype=np.int64))
    liked: Reals = logs[[int(bit).bit_length() - 1 for bit in bits]]
    return liked


def valued_policy(
    state: State, rng: np.random.Generator, features: Features, net: Network
) -> LearnedPolicy:
    """The network in all seats, as deals go on from here."""
    everywhere = np.ones((state.plan.players, state.size), dtype=np.bool_)
    return LearnedPolicy(state, rng, features, net, others=[(net, everywhere)])
