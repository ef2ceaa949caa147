"""Selects the cards that a search tries: likely ones, and others that do well in a first look.

A network that is sure of a card may be sure of the wrong one: on a first trick that may have
points, after plays that it never saw, or where the place in the game counts. So the cards that it
thinks unlikely are looked at in a few worlds. The best of those that are not clearly worse there
than the likeliest card are looked at again, in worlds that explain what was played, and those that
are ahead there are tried like the others. A search with few worlds takes a look only where much may
be lost.
"""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.rule_player.facts import view_stakes
from hearts_gui.ai.search.card_trials import DUCK, NetworkTrial
from hearts_gui.ai.search.race import standard_error
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch_cards import Ints, Reals
from hearts_gui.ai.simulator.imagined import origin_of
from hearts_gui.engine.play.view import PlayerView


@dataclass(frozen=True, slots=True)
class ThoughtWeights:
    """The settings of the trials, all found by trial."""

    unthought: float = 6.0
    """A card less likely than the likeliest one by this is only looked at (natural logarithms)."""
    few: int = 10
    """With fewer worlds than this, `unthought_in_few` is the limit: chance could favour a card
    that nobody plays."""
    unthought_in_few: float = 4.0
    """The limit in few worlds. With four worlds one seed in eight had led the ace of spades."""
    first: int = 12
    """The number of worlds of the first look."""
    behind: float = 1.0
    """A card is left out if it is this many standard errors behind the likeliest one there."""
    most: int = 3
    """At most this many cards get a second look."""
    second: int = 40
    """The number of worlds of the second look."""
    ahead: float = 1.5
    """A card is tried if it is this many standard errors ahead in the second look."""
    always: int = 60
    """A player who tries fewer worlds looks only where points lie on the trick or the place
    counts: for such a player looks cost several times what the rest of the search does."""


WEIGHTS = ThoughtWeights()


@dataclass(frozen=True, slots=True)
class Thought:
    """What is thought of the cards before they are tried."""

    places: Ints
    """The numbers of those that are tried."""
    prior: Reals
    """The odds of each, as logarithms; of unlikely ones it says no more than that."""
    late: float = 0.0
    """The weight of the place against points, which are all that networks know; see `Judge`."""


def thought(trial: NetworkTrial, rng: np.random.Generator) -> Thought:
    """The cards to try. The unlikely ones are looked at by ducking only: first in possible worlds,
    then in those that explain what was played."""
    question, prior = trial.question, trial.prior(rng)
    limit = WEIGHTS.unthought_in_few if trial.budget < WEIGHTS.few else WEIGHTS.unthought
    least, liked = prior.max() - limit, prior + question.likes
    certain = (liked >= least) | trial.thorough
    best = int(np.where(certain, liked, -np.inf).argmax())
    late = Judge(question.view).late
    second_look = trial.budget >= WEIGHTS.always or late > 0 or _points_lie(question.view)
    left_out = np.flatnonzero(~certain & second_look)
    draws = (trial.believer.draw_evenly, trial.likely)
    sizes, limits = (WEIGHTS.first, WEIGHTS.second), (-WEIGHTS.behind, WEIGHTS.ahead)
    for draw, size, errors in zip(draws, sizes, limits, strict=True):
        if len(left_out):
            worlds = draw(size, rng)
            cards = [question.legal[index] for index in (best, *left_out)]
            values = trial.tried(worlds, cards, rng, (DUCK,))[0].values
            gain = values[1:] - values[0]
            lead = gain.mean(axis=1) - errors * standard_error(gain, origin_of(worlds))
            first = np.argsort(-lead, kind="stable")[: WEIGHTS.most]
            left_out = np.sort(left_out[first[lead[first] > 0]])
    certain[left_out] = True
    return Thought(np.flatnonzero(certain), np.maximum(prior, least), late)


def _points_lie(view: PlayerView) -> bool:
    """Whether there is a card that counts in the trick."""
    cost = view_stakes(view).cost
    return any(cost[played.card.key] for played in view.deal.plays)
