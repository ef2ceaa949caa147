"""Networks for passes: likely passes, what they say about hands, and hands after a pass."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.policies.batch_rule import GIVEN
from hearts_gui.ai.policies.features import CARDS, shared_inputs, to_52_bits, to_lanes, unpacked
from hearts_gui.ai.policies.learned import gumbel_noise, knows, rounded
from hearts_gui.ai.policies.network import Network, network
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, words_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView

PASS_POLICY = "pass_policy"
PASS_POLICY_INPUTS = 64
_JUDGED = 1 << 56
"""Set where someone passes as the judge of passes likes it; else it is the rule player."""

_TEMPERATURE = 0.25
_NEVER = np.float32(1 << 22)
_INPUTS = 128
PASS_VALUE = "pass_value"
MOON_PASS_VALUE = "moon_pass_value"
"""The judges of passes by those who duck, and by those who are after a moon."""
PASS_LIKELIHOOD = "pass_likelihood"
PASS_LIKELIHOOD_PLANES = 5
_OTHERS = 3
_ONLY = np.zeros(1, dtype=np.int64)


def pass_likelihood_planes(hands: Ints, given: Ints, got: Ints, steps: Ints | int) -> Ints:
    """Hands (others, worlds) from the left on, and the two packets, as inputs (words, worlds).

    All are sets of cards without gaps. `steps` is how many places further the cards went.
    """
    planes = np.empty((PASS_LIKELIHOOD_PLANES, hands.shape[1]), dtype=np.int64)
    planes[:_OTHERS] = hands
    planes[0] |= np.int64(1) << (np.int64(CARDS) + steps)
    planes[3], planes[4] = given, got
    return planes


def pass_log_likelihood(view: PlayerView, first: Ints) -> Reals | None:
    """The weight that the pass gives each world; logarithms.

    `first` are the hands before the first trick (1, seats, worlds). None where it is not known.
    """
    own, players = view.own, view.rules.players
    net = network(PASS_LIKELIHOOD)
    receivers = {receiver for _, receiver in own.gave}
    if (
        net is None
        or net.shape != (64 * PASS_LIKELIHOOD_PLANES, 1)
        or not knows(view.rules, view.deal)
    ):
        return None
    if len(receivers) != 1 or len(own.gave) != _OTHERS or len(own.got) != _OTHERS:
        return None
    steps = (receivers.pop() - view.seat) % players
    if {giver for _, giver in own.got} != {(view.seat - steps) % players} or not steps:
        return None
    others = [(view.seat + ahead) % players for ahead in range(1, players)]
    planes = pass_likelihood_planes(
        to_52_bits(first[0, others]),
        _set([card for card, _ in own.gave]),
        _set([card for card, _ in own.got]),
        steps,
    )
    logits = shared_inputs(planes).logits(net, _ONLY)[:, 0]
    return rounded(logits.astype(np.float64) / net.logit_scale)


def _set(cards: Sequence[Card]) -> Ints:
    return to_52_bits(np.array(words_of(cards, 1), dtype=np.int64))


def judges(name: str) -> bool:
    net = network(name)
    return net is not None and net.shape == (_INPUTS, 1)


def pass_values(
    view: PlayerView, receiver: int, candidates: Sequence[tuple[Card, ...]], judge: str = PASS_VALUE
) -> Reals:
    """The others' expected points less this seat's own (candidates,)."""
    net = network(judge)
    if net is None or not judges(judge):
        return np.zeros(len(candidates))
    hand = np.array(words_of(view.own.hand, 1), dtype=np.int64)
    given = np.array([words_of(cards, 1)[0] for cards in candidates], dtype=np.int64)
    steps = (receiver - view.seat) % view.rules.players
    return pass_points(net, to_52_bits(hand & ~given), to_52_bits(given), steps)


def pass_planes(kept: Ints, given: Ints, steps: Ints | int) -> Ints:
    """The cards that stay and that go this many places further, as inputs (words, passes).

    Both are sets of cards without gaps, (passes,).
    """
    return np.stack([kept | (np.int64(1) << (np.int64(CARDS) + steps)), given])


def pass_points(net: Network, kept: Ints, given: Ints, steps: Ints | int) -> Reals:
    """The points that a judge expects of passes, as in `pass_planes` (passes,)."""
    logits = net.logits(unpacked(pass_planes(kept, given, steps)))[:, 0]
    return logits.astype(np.float64) * 13 / net.logit_scale


def pass_network() -> Network | None:
    """The network that comes with the program, if it is there."""
    net = network(PASS_POLICY)
    return net if net is not None and net.shape == (PASS_POLICY_INPUTS, CARDS) else None


def pass_policy_planes(
    hands: Ints, steps: Ints | int, judged: npt.NDArray[np.bool_] | bool
) -> Ints:
    """Hands (hands,) without gaps that pass this many places further, as inputs (1, hands)."""
    ways = np.int64(1) << (np.int64(CARDS) + steps)
    return (hands | ways | np.int64(_JUDGED) * judged)[None]


def pass_policy(
    net: Network,
    hands: Ints,
    steps: Ints | int,
    judged: npt.NDArray[np.bool_] | bool,
    rng: np.random.Generator,
) -> Ints:
    """Three cards of each hand (hands,) that may be passed, as bits of the simulator.

    The hands are sets of cards without gaps.
    """
    logits = net.logits(unpacked(pass_policy_planes(hands, steps, judged)))
    logits += gumbel_noise(net.logit_scale, _TEMPERATURE).take(
        rng.integers(0, 256, logits.shape, dtype=np.uint8)
    )
    held = unpacked(hands[None])[:, :CARDS]
    logits += (held - np.float32(1)) * _NEVER
    chosen = np.argpartition(-logits, GIVEN - 1, axis=1)[:, :GIVEN]
    passes: Ints = np.bitwise_or.reduce(to_lanes(chosen), axis=1)
    return passes
