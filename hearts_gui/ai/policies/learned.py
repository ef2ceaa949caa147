"""Players with networks that learnt the game, for many deals side by side.

Four networks that play come with the program. One imitates the rule player: it says which cards are
worth trying, and how well a deal explains the play. One imitates many kinds of players, for an
unknown player. The others learnt by playing how to beat the rule player, and how to shoot the moon
against such players. They know one game: four players, one pack, hearts and the queen of spades.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.policies.batch_rule import RuleMind
from hearts_gui.ai.policies.features import (
    BARE_INPUTS,
    CARDS,
    INPUTS,
    Features,
    Past,
    cards_in_any,
    to_52_bits,
    to_lanes,
    unpacked,
)
from hearts_gui.ai.policies.network import Floats, Network, network, required_network
from hearts_gui.ai.simulator.batch_cards import CLUBS, LANE_BITS, Ints, Reals, column, words_of
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import (
    Boost,
    Draw,
    HeartsLead,
    Jokers,
    Partners,
    ScoreDir,
    SpecialCard,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS as HEART_FACES
from hearts_gui.engine.rules.values import bonus_faces, face_points

_TURNS = 256
_POOL = 1 << 16
_NEVER = np.float32(1 << 22)
_FINE = 2.0**24
_ANY_UNIT = 256
_TEMPERATURE = 1.0
_LEARNT_TEMPERATURE = 0.4
"""The share of the networks' randomness in training that is kept in playouts.

With less randomness the players that learnt by trial play better, the first by 0.13 points a deal.
"""

_LEANS = 2.5
"""How much a leaning stranger prefers an ace to a two, or the reverse, in log-odds; by trial."""
_SURER = 1.3
"""The factor by which a leaning stranger is surer than all strangers together; by trial."""

RULE = "rule"
OWN = "own"
SHOOTER = "moon_shooter"
STRANGER = "stranger"


def knows(rules: Rules, deal: PublicDeal) -> bool:
    """Whether this is the game that the network has learnt, small differences allowed."""
    plain = rules.players == 4 and rules.packs == 1 and rules.turn_step == 1
    plain = plain and sum(deal.start_sizes) == CARDS and not deal.charges
    if not plain or rules.draw is not Draw.OFF or rules.boost is not Boost.OFF:
        return False
    if rules.jokers is not Jokers.NONE or rules.special_card is not SpecialCard.NONE:
        return False
    if rules.partners is not Partners.NONE or rules.score_dir is not ScoreDir.LOW:
        return False
    return _counts_alike(rules) and all(fits(name) for name in (RULE, OWN, STRANGER))


def fits(name: str) -> bool:
    """Whether there is a network of this name, and it plays cards."""
    net = network(name)
    return net is not None and net.shape in ((BARE_INPUTS, CARDS), (INPUTS, CARDS))


@per_rules
def _counts_alike(rules: Rules) -> bool:
    usual = {face: 13 if face is QS else 1 for face in (*HEART_FACES, QS)}
    return face_points(rules) == usual and not bonus_faces(rules) and not rules.trick_points


def past_of(view: PlayerView) -> Past:
    """The earlier events that this seat knows, for `Features`."""
    deal = view.deal
    cards: list[list[Card]] = [[] for _ in range(view.rules.players)]
    for plays in deal.every_trick:
        for play in plays:
            cards[play.seat].append(play.card)
    played = to_52_bits(np.array([words_of(pile, 1) for pile in cards], dtype=np.int64))
    voids = sum(1 << (4 * seat + suit) for seat, suit in deal.voids)
    return replace(passed_of(view), voids=voids, played=played)


def passed_of(view: PlayerView) -> Past:
    """What this seat knows of the pass: what it gave, and what was given to it.

    The giver remembers that as well.
    """
    own, players = view.own, view.rules.players
    given = np.zeros((players, 1), dtype=np.int64)
    ways = {(receiver - view.seat) % players for _, receiver in own.gave}
    ways |= {(view.seat - giver) % players for _, giver in own.got}
    if len(ways) != 1 or min(receiver for _, receiver in (*own.gave, *own.got)) < 0:
        return Past()
    for cards, giver in ((own.gave, view.seat), (own.got, (view.seat - min(ways)) % players)):
        given[giver] |= to_52_bits(column([card for card, _ in cards], 1)[0])
    return Past(given=given, way=min(ways))


@lru_cache(maxsize=8)
def gumbel_noise(logit_scale: int, temperature: float) -> Floats:
    """Gumbel noise for a network's logits in 256 equally likely steps (256,).

    With a temperature of 1 each card is drawn as likely as the softmax of its logit says.
    """
    parts = [-math.log(-math.log((step + 0.5) / 256)) for step in range(256)]
    return np.array([round(temperature * logit_scale * part) for part in parts], dtype=np.float32)


def as_followed(state: State, deal: PublicDeal) -> State:
    """A fresh state as if the deal had been followed card by card, as when the networks learnt.

    There the card that took the last trick stays visible while the next one is led, and hearts are
    broken when the trick is over.
    """
    if deal.tricks and not deal.plays:
        last = deal.tricks[-1]
        led = last.plays[0].card
        best = next(play.card for play in last.plays if play.seat == last.taker)
        state.led[:] = CLUBS << (LANE_BITS * int(led.suit or 0))
        state.best[:] = column([best], 1)
    if state.plan.rules.hearts_lead is not HeartsLead.ALWAYS:
        before = any(card.suit is Suit.HEARTS for card in deal.gone)
        state.broken[:] = -int(before)
    return state


def log_policies(state: State, legal: Ints, features: Features, net: Network) -> Reals:
    """The logarithm of each card's chance to be played, in the shape (worlds, cards)."""
    logits = net.logits(unpacked(features.planes(state)))
    return masked_log_softmax(
        logits, unpacked(to_52_bits(legal[0])[None])[:, :CARDS] != 0, net.logit_scale
    )


def masked_log_softmax(
    logits: Floats,
    allowed: npt.NDArray[np.bool_],
    logit_scale: int | Ints,
    asked: slice | int = slice(None),
) -> Reals:
    """The log-probabilities of the allowed cards that are asked for (worlds, cards), by logits.

    There may be an axis of networks before. Rounded, so that the last bits, in which machines
    differ, decide nothing.
    """
    logs: Reals = np.where(allowed, logits, -_NEVER).astype(np.float64) / logit_scale
    logs -= logs.max(axis=-1, keepdims=True)
    total = np.log(np.exp(logs).sum(axis=-1))
    return rounded((logs.T[asked] - total.T).T)


def rounded(values: Reals) -> Reals:
    """Values without the bits in which machines may differ, in the same shape."""
    return np.round(values * _FINE) / _FINE


@lru_cache(maxsize=1)
def random_network() -> Network:
    """A network that plays any legal card, for players who have learnt nothing."""
    nothing = np.zeros((64, 1), dtype=np.float32), np.zeros(1, dtype=np.float32)
    none = np.zeros((1, CARDS), dtype=np.float32), np.zeros(CARDS, dtype=np.float32)
    return Network(*nothing, *none, hidden_scale=0.5, logit_scale=_ANY_UNIT)


@lru_cache(maxsize=1)
def stranger_networks() -> tuple[Network, ...]:
    """The network of strangers as it is, and two that lean towards high and low cards."""
    net = required_network(STRANGER)
    height = np.tile(np.linspace(-0.5, 0.5, CARDS // 4), 4)
    leaning = [net]
    for nats in (_LEANS, -_LEANS):
        bias = np.round(net.second_bias + nats * net.logit_scale * height).astype(np.float32)
        leaning.append(replace(net, second_bias=bias, logit_scale=round(net.logit_scale / _SURER)))
    return tuple(leaning)


def playout_network(net: Network) -> Network:
    """A network for playouts that keeps its randomness, because it stands for many players."""
    return replace(net, logit_scale=round(net.logit_scale * _TEMPERATURE / _LEARNT_TEMPERATURE))


def _alike(players: Sequence[Network], *, apart: bool) -> list[list[int]]:
    """Groups of numbers of players that are alike and follow one another; the first is `apart`."""
    groups = [[0]]
    for number, (before, player) in enumerate(pairwise(players), 1):
        if player.is_like(before) and not (apart and number == 1):
            groups[-1].append(number)
        else:
            groups.append([number])
    return groups


class LearnedPolicy:
    """Plays as a network does, with some randomness; one seat may have a network of its own."""

    def __init__(
        self,
        state: State,
        rng: np.random.Generator,
        features: Features | None = None,
        net: Network | None = None,
        own: tuple[int, Network] | None = None,
        others: Sequence[tuple[Network, npt.NDArray[np.bool_]]] = (),
        mind: RuleMind | None = None,
    ) -> None:
        """`net` plays all seats except that of `own`, a seat with its network.

        `features` are those of the deal so far, if it has begun. `others` are networks and where,
        by seat and world, one of the other seats plays by each. `mind` plays where `net` would
        otherwise.
        """
        chosen = net or network(RULE)
        if chosen is None:
            raise ValueError("there is no network")
        seat, own_net = own or (-1, chosen)
        self._mind = mind
        self._players = (chosen, own_net, *(player for player, _ in others))
        self._who = np.zeros((state.plan.players, state.size), dtype=np.int64)
        for number, (_, where) in enumerate(others, 2):
            self._who[where] = number
        if own is not None:
            self._who[seat] = 1
        self._alike = _alike(self._players, apart=mind is not None)
        self._features = features or Features(state.size)
        self._gumbel_noise = [gumbel_noise(chosen.logit_scale, _TEMPERATURE)]
        self._gumbel_noise += [
            gumbel_noise(player.logit_scale, _LEARNT_TEMPERATURE) for player in self._players[1:]
        ]
        self._pool = rng.integers(0, 256, _POOL + state.size * CARDS, dtype=np.uint8)
        self._starts: list[int] = rng.integers(0, _POOL, _TURNS).tolist()
        self._next = 0

    def choose(self, state: State, legal: Ints, /) -> Ints:
        """One of the legal cards in every world."""
        faces = legal[0]
        choice = faces.copy()
        if self._mind is not None:
            self._mind.follow(state)
        free = np.flatnonzero(faces & (faces - 1))
        if len(free):
            planes = self._features.planes(state).take(free, axis=1)
            choice[free] = self._chosen(state, planes, faces.take(free), free)
        self._features.played(state, choice)
        result: Ints = choice[None]
        return result

    def _chosen(self, state: State, planes: Ints, faces: Ints, free: Ints) -> Ints:
        masks = to_52_bits(faces)
        cards = cards_in_any(masks)
        allowed = unpacked(masks[None])[:, cards] != 0
        result = np.zeros(len(free), dtype=np.int64)
        who = self._who[state.seat.take(free), free]
        for numbers in self._alike:
            part = np.flatnonzero((who >= numbers[0]) & (who <= numbers[-1]))
            if not len(part):
                continue
            if self._mind is not None and not numbers[0]:
                result[part] = self._mind.choose(state, self._features, faces[part], free[part])
                continue
            player = self._players[numbers[0]]
            logits = player.logits(unpacked(planes.take(part, axis=1)), cards)
            for number in numbers:
                rows = np.flatnonzero(who[part] == number)
                if len(rows):
                    bias = self._players[number].second_bias - player.second_bias
                    logits[rows] += self._disturbance(len(rows), number, cards) + bias[cards]
            best = np.where(allowed[part], logits, -_NEVER).argmax(axis=1)
            result[part] = to_lanes(cards[best])
        return result

    def _disturbance(self, worlds: int, number: int, cards: Ints) -> Floats:
        self._next = (self._next + 1) % _TURNS
        start = self._starts[self._next]
        stretch = self._pool[start : start + worlds * CARDS].reshape(worlds, CARDS)
        return self._gumbel_noise[number].take(stretch[:, cards])

    def names(self, state: State) -> Ints | None:
        """None, because no joker is led in this game."""
        del state
        return None
