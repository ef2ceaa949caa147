"""Worlds in which the taker of a kitty buried what a sensible player would have.

A seat sees nothing of the cards that another one buried. Drawn evenly they could be any cards, but
the taker chose them: dangerous cards, without points that count for the taker. So in each world the
rule player is asked what it would have buried from the taker's cards. The more of those cards have
been played since, the less likely the world; the others are in the burial.
"""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.simulator.batch_burials import burial_table, cards_to_bury
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts, column, merged
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.knowledge import knowledge_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Kitty
from hearts_gui.engine.rules.values import penalty_faces


@dataclass(frozen=True, slots=True)
class BurialWeights:
    """The trust that burials are sensible; by trial."""

    sensible: float = 0.9
    """The share of worlds with a sensible burial; in the others it may be anything."""
    misfit: tuple[int, ...] = (125, 25, 5, 1)
    """The weight of a world by how many cards were played that would have been buried,
    against each other; the last number for more."""
    pool: int = 3
    """Worlds that are looked at for each that is wanted."""


WEIGHTS = BurialWeights()


class LikelyBurials:
    """What one view says about the cards that another seat buried."""

    def __init__(self, view: PlayerView) -> None:
        rules, deal = view.rules, view.deal
        taker = deal.kitty_taker
        self.apply = bool(deal.buried_count) and rules.packs == 1 and taker != view.seat
        """Whether there is anything to believe; if not, worlds stay as they are."""
        if not self.apply or taker is None:
            return
        knowledge = knowledge_of(view)
        self._taker, self._count = taker, deal.buried_count
        charged = frozenset(deal.charged)
        self._preferences = burial_table(rules, deal.penalty_suit, charged)
        self._played = column(_played_since(view, taker), 1)
        where = zip(knowledge.unseen, knowledge.places, strict=True)
        self._never = column([card for card, places in where if not places >> taker & 1], 1)

    def wanted(self, size: int) -> int:
        """The number of worlds to draw where this many are wanted."""
        return size * WEIGHTS.pool if self.apply else size

    def likely(self, pool: Packed, size: int, rng: np.random.Generator) -> Packed:
        """This many of these worlds, with likely burials."""
        if not self.apply:
            return pool
        held = pool.hands[:, self._taker] | pool.kitty | self._played
        gone = cards_to_bury(held, self._preferences, self._count) & self._played
        misfit = bit_counts(merged(gone))
        marks = np.array(WEIGHTS.misfit)[np.minimum(misfit, len(WEIGHTS.misfit) - 1)]
        sensible = rng.random(pool.size) < WEIGHTS.sensible
        marks = np.where(sensible, marks * len(marks), int(marks.sum())).cumsum()
        steps = (np.arange(size) + rng.random()) / size * int(marks[-1])
        chosen = rng.permutation(np.searchsorted(marks, steps, side="right"))
        return self._buried(pool.pick(chosen), sensible[chosen])

    def _buried(self, worlds: Packed, sensible: Ints) -> Packed:
        """The worlds with a sensible burial by the taker, where that is plausible."""
        held = worlds.hands[:, self._taker] | worlds.kitty
        gone = worlds.kitty & self._never
        left = held & ~gone
        for _ in range(self._count):
            short = -(bit_counts(merged(gone)) < self._count).astype(np.int64)
            buried = cards_to_bury(left, self._preferences, 1) & short
            gone, left = gone | buried, left ^ buried
        kitty = np.where(sensible, gone, worlds.kitty)
        hands = worlds.hands.copy()
        hands[:, self._taker] = held ^ kitty
        return Packed(hands, kitty, worlds.stock, worlds.extra, worlds.warren)


def _played_since(view: PlayerView, taker: int) -> list[Card]:
    """The cards that the taker has played since it buried cards."""
    tricks = view.deal.tricks
    first = 1
    if view.rules.kitty is Kitty.FIRST_POINT_SWAP:
        bad = penalty_faces(view.rules, view.deal.penalty_suit)
        points = [any(play.card.face in bad for play in trick.plays) for trick in tricks]
        first = points.index(True) + 1 if True in points else len(tricks)
    plays = (*(play for trick in tricks[first:] for play in trick.plays), *view.deal.plays)
    return [play.card for play in plays if play.seat == taker]
