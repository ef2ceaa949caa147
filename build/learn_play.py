"""Trains players to imitate others, and then to beat them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import numpy as np
from learn_deals import SEATS, Deals, Moments, Passed
from learn_effort import Sizes, Span
from learn_games import CRITIC_INPUTS, Games, Player, advantages, play_out
from learn_net import Net, batches, bits_of, endless_batches, fit, probabilities

from hearts_gui.ai.policies.features import BARE_INPUTS, CARDS
from hearts_gui.ai.policies.network import Floats
from hearts_gui.ai.simulator.batch_cards import Ints

_COPY_RATE = 2e-3
_RATE = 4e-4
_CRITIC_RATE = 1e-3
_LAST_RATE = 5e-5
_CRITIC_BATCHES = 8
"""This many batches of each round teach the critic; more would repeat much the same."""

_READINGS = 3
"""The rounds of learning in a batch: to play another one takes longer than to learn."""

_FORGETFUL = 0.3
"""The share of deals in which nobody remembers the pass, as when others are imagined."""

_CLIP = 0.2
"""The largest share by which one batch of games may change a chance."""

_CURIOSITY = 0.004
"""The worth of being undecided, or the learner would stop trying other cards."""

_GREAT = 4.0
"""Standard deviations; what gained more counts no more."""

_SURE = np.float32(1e-12)
_REPORT = 20
_REPORT_LOTS = 500


def imitate(moments: Moments, sizes: Sizes, span: Span, rng: np.random.Generator) -> Net:
    """A new player, taught to choose as was chosen in these moments."""
    net = Net.fresh(BARE_INPUTS, sizes.hidden, CARDS, rng)
    for count, batch in enumerate(endless_batches(len(moments), sizes.batch, rng)):
        part = span.part()
        if part >= 1:
            break
        some = moments.pick(batch)
        if count and count % _REPORT_LOTS == 0:
            print(f"imitate: {count} batches, {agreement_share(net, some):.1%} alike", flush=True)
        copy_choices(net, some, _COPY_RATE * (1 - part) + _LAST_RATE)
    return net


def copy_choices(net: Net, moments: Moments, rate: float) -> None:
    """One step towards choosing as was chosen in these moments."""
    inputs = bits_of(moments.inputs)
    hidden, logits = net.forward(inputs)
    slopes = probabilities(logits, moments.masks)
    slopes[np.arange(len(moments)), moments.picked] -= 1
    slopes /= np.float32(len(moments))
    net.step(inputs, hidden, slopes, rate)


def agreement_share(net: Net, moments: Moments) -> float:
    """The share of moments in which the network's best card is the one that was played."""
    _, logits = net.forward(bits_of(moments.inputs))
    favourites = probabilities(logits, moments.masks).argmax(axis=1)
    return float((favourites == moments.picked).mean())


class Improver:
    """Lets a player find out what beats rivals that stay as they are; each seat has any of them.

    The cards of deals that went better than expected become likelier. What to expect is learnt as
    well, by a critic that sees all hands and is thrown away in the end.
    """

    def __init__(
        self,
        player: Net,
        rivals: Sequence[Player],
        deals: Deals,
        sizes: Sizes,
        rng: np.random.Generator,
    ) -> None:
        self.player = player.copy()
        self.rivals = list(rivals)
        self._deals = deals
        self._sizes = sizes
        self._rng = rng
        self._critic = Net.fresh(CRITIC_INPUTS, sizes.critic, 1, rng)

    def open(self, span: Span) -> None:
        """Teach the critic how deals end, before the player improves."""
        while span.part() < 1:
            games = self._play(rivals=0)
            self._teach_critic(games, games.by_turn(games.values), _CRITIC_RATE)

    def run(self, span: Span) -> None:
        """Play and learn; prints at times how far the player is ahead of its rivals, in points.

        Two rivals and three take turns.
        """
        count = 0
        leads: list[float] = []
        while (part := span.part()) < 1:
            leads.append(self._round(2 + count % 2, part))
            count += 1
            if count % _REPORT == 0:
                print(f"improve: {count} batches, ahead by {np.mean(leads):.2f}", flush=True)
                leads.clear()

    def _round(self, rivals: int, part: float) -> float:
        """One batch of games and what it teaches; the lead of the player in it."""
        games = self._play(rivals)
        expected = self._expected(games)
        better, goals = advantages(expected, games.seats, games.values)
        gains = better.reshape(-1)[games.where]
        gains = ((gains - gains.mean()) / (gains.std() + _SURE)).clip(-_GREAT, _GREAT)
        rate = _RATE * (1 - part) + _LAST_RATE
        for _ in range(_READINGS):
            for batch in batches(len(gains), self._sizes.batch, self._rng):
                policy_step(self.player, games, gains, batch, rate)
        self._teach_critic(games, goals, _CRITIC_RATE * (1 - part) + _LAST_RATE)
        return games.lead

    def _play(self, rivals: int) -> Games:
        size = self._sizes.deals
        who = np.zeros((SEATS, size), dtype=np.int64)
        who[:rivals] = self._rng.integers(1, len(self.rivals) + 1, (rivals, size))
        who = self._rng.permuted(who, axis=0)
        return self._played(self._deals.passed(size), who)

    def _played(self, passed: Passed, who: Ints, moon_bonus: float = 0.0) -> Games:
        past = passed.past(self._rng.random(len(passed)) >= _FORGETFUL)
        batch = self._deals.batch(passed.hands)
        return play_out(
            batch, (self.player, *self.rivals), who, self._rng, past=past, moon_bonus=moon_bonus
        )

    def _expected(self, games: Games) -> Floats:
        """Return the critic's values at the learner's turns, (turns, deals); nothing at others'."""
        expected = np.zeros(games.seats.shape, dtype=np.float32)
        for turn, (sight, learns) in enumerate(zip(games.sights, games.learns, strict=True)):
            _, values = self._critic.forward(bits_of(sight[learns]))
            expected[turn, learns] = values[:, 0]
        return expected

    def _teach_critic(self, games: Games, goals: Floats, rate: float) -> None:
        rows, flat = games.sights[games.learns], goals[games.learns]
        for batch in islice(batches(len(rows), self._sizes.batch, self._rng), _CRITIC_BATCHES):
            fit(self._critic, rows[batch], flat[batch], rate)


def policy_step(net: Net, games: Games, gains: Floats, batch: Ints, rate: float) -> None:
    """One step towards the cards of some moments that gained, away from those that lost.

    `gains` (moments,) are about 1 in size. A card whose chance has already changed by `_CLIP`
    since the games were played is left alone.
    """
    moments, gain = games.moments.pick(batch), gains[batch]
    inputs = bits_of(moments.inputs)
    hidden, logits = net.forward(inputs)
    likely = probabilities(logits, moments.masks)
    places, picked = np.arange(len(batch)), moments.picked
    ratio = np.exp(np.log(likely[places, picked] + _SURE) - games.logs[batch])
    clipped = ((gain > 0) & (ratio > 1 + _CLIP)) | ((gain < 0) & (ratio < 1 - _CLIP))
    pull = np.where(clipped, np.float32(0), gain * ratio)
    logs = np.log(likely + _SURE)
    doubt = -(likely * logs).sum(axis=1, keepdims=True)
    slopes = likely * (pull[:, None] + np.float32(_CURIOSITY) * (logs + doubt))
    slopes[places, picked] -= pull
    slopes /= np.float32(len(batch))
    net.step(inputs, hidden, slopes, rate)
