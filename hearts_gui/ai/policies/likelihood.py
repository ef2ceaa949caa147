"""Works out how well sample deals explain what was played, if learned players played it.

The deal is played again in every world, and every seat is asked what it would have played.
"""

from collections.abc import Sequence

import numpy as np

from hearts_gui.ai.policies.batch_rule import RuleMind
from hearts_gui.ai.policies.features import (
    NOTHING_YET,
    Features,
    Past,
    cards_in_any,
    shared_inputs,
    to_52_bits,
    unpacked,
)
from hearts_gui.ai.policies.learned import masked_log_softmax, rounded
from hearts_gui.ai.policies.network import Floats, Network
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, column, top_index
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import play
from hearts_gui.engine.play.state import Play

_CHOICES = 4
"""A player who plays strangely has about this many cards to choose from."""

_AGAINST_THE_RULES = -20.0
"""The log-likelihood of an illegal play: it never happens, but there must always be a best
world.
"""

_NOTHING = 1e-300
_STRANGE = 0.15
"""The chance of a play that the learned player would never make."""

_SLIPS = 0.15
"""The chance that a rule player plays as the network that imitates it, not its copy; by trial."""


def log_likelihood(
    state: State,
    tricks: Sequence[Sequence[Play]],
    own: int,
    nets: Sequence[Network],
    past: Past = NOTHING_YET,
    mind: RuleMind | None = None,
    features: Features | None = None,
) -> Reals:
    """Replay the tricks from a fresh state; the seat `own` is not asked. `past` is the known pass;
    `features` are fresh features of another kind that already know the pass, if any.

    The logarithm of the chance that a seat plays all its cards as it did, if it plays as a network
    does, in the shape (networks, seats, worlds). With `mind`, which is fresh as well, one more kind
    of player comes last: the rule player itself, which sometimes plays as the first network.
    """
    features = features or Features(state.size, past)
    kinds = len(nets) + (mind is not None)
    logs: Reals = np.zeros((kinds, state.plan.players, state.size))
    for number, plays in enumerate(tricks):
        for index, past_play in enumerate(plays):
            bits = column([past_play.card], 1)
            if mind is not None:
                mind.follow(state)
            if past_play.seat != own and number + index:
                logs[:, past_play.seat] += _explained(state, features, nets, bits[0], mind)
            cards = np.repeat(bits, state.size, axis=1)
            features.played(state, cards[0])
            play(state, cards)
    return logs


def _explained(
    state: State, features: Features, nets: Sequence[Network], face: Ints, mind: RuleMind | None
) -> Reals:
    """The log-probability that this card is played (kinds of players, worlds)."""
    allowed = legal(state)[0]
    rows: Reals = np.zeros((len(nets) + (mind is not None), state.size))
    rows[:, (allowed & face) == 0] = _AGAINST_THE_RULES
    free = np.flatnonzero(((allowed & face) != 0) & (allowed != face))
    if not len(free):
        return rows
    masks = to_52_bits(allowed.take(free))
    cards = cards_in_any(masks)
    card = int(top_index(to_52_bits(face))[0])
    picked = int(np.searchsorted(cards, card))
    open_to = unpacked(masks[None])[:, cards] != 0
    inputs = shared_inputs(features.planes(state).take(free, axis=1))
    logits: list[Floats] = []
    for before, net in zip((None, *nets), nets, strict=False):
        if before is not None and net.is_like(before):
            logits.append(logits[-1] + (net.second_bias - before.second_bias)[cards])
        else:
            logits.append(inputs.logits(net, cards))
    scales = np.array([net.logit_scale for net in nets])[:, None, None]
    logs = masked_log_softmax(np.stack(logits), open_to, scales, picked)
    chances = (1 - _STRANGE) * np.exp(logs) + _STRANGE / _CHOICES
    if mind is not None:
        exact = mind.chances(state, features, allowed[free], free, card)
        chances = np.vstack([chances, (1 - _SLIPS) * exact + _SLIPS * chances[0]])
    rows[:, free] = rounded(np.log(chances))
    return rows


def systematic_resample(odds: Reals, count: int, rng: np.random.Generator) -> tuple[Ints, Reals]:
    """The numbers of at most this many worlds that stay, and their new odds (logarithms).

    The likeliest always stay. Each of the others stays with a probability in proportion to its odds
    and then also represents those that were dropped, so that averages do not change.
    """
    if len(odds) <= count:
        return np.arange(len(odds)), odds
    top = odds.max()
    share = rounded(np.exp(odds - top))
    order = np.sort(share)[::-1]
    rest = order[::-1].cumsum()[::-1][:count]
    limits = rest / (count - np.arange(count))
    limit = max(float(limits[int((order[:count] <= limits).argmax())]), _NOTHING)
    marks = np.arange(count) + rng.random()
    kept = np.searchsorted(np.minimum(share / limit, 1.0).cumsum(), marks)
    kept = kept[(np.diff(kept, prepend=-1) > 0) & (kept < len(odds))]
    return kept, rounded(np.maximum(odds[kept], np.log(limit) + top))
