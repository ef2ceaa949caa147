"""Worlds that agree with everything that a seat has seen, each as likely as any other."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.counting import Impossible, Layouts
from hearts_gui.ai.simulator.batch_cards import Ints, index_of, word_count, words_of
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.knowledge import Knowledge, knowledge_of
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.view import PlayerView

_NOBODY: Final = -1
_OTHER: Final = -1


def _kind(card: Card, counted: frozenset[Suit]) -> int:
    """The number of a card's suit, if there are limits to it."""
    limited = card.suit is not None and card.suit in counted and not card.is_joker
    return int(card.suit or 0) if limited else _OTHER


class Sampler:
    """Draws worlds for one view.

    Raises Impossible where the view contradicts itself.
    """

    def __init__(self, view: PlayerView) -> None:
        self._words = word_count(view.rules)
        try:
            self._prepare(knowledge_of(view))
        except Impossible:
            # Inferences are drawn card by card; where they clash, what was shown counts.
            self._prepare(knowledge_of(view, inferred=False))

    def _prepare(self, known: Knowledge) -> None:
        self.known = known
        rooms = [place for place, room in enumerate(known.room) if room]
        counted = frozenset(suit for _, suit, _ in known.most)
        named = [_kind(card, counted) for card in known.unseen]
        sorts = list(zip(known.places, named, strict=True))
        kinds = sorted(set(sorts))
        most = {(seat, int(suit)): count for seat, suit, count in known.most}
        alike: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        for place in rooms:
            column = tuple(
                most.get((place, suit), len(known.unseen)) if places >> place & 1 else 0
                for places, suit in kinds
            )
            # Places are alike only where nothing but the kinds is limited.
            own = place if any(seat == place for seat, _ in most) else _NOBODY
            alike.setdefault((own, column), []).append(place)
        self._groups = list(alike.values())
        self._kinds = [
            np.array([k for k, sort in enumerate(sorts) if sort == kind], dtype=np.int64)
            for kind in kinds
        ]
        self._layouts: Layouts | None = None
        if kinds:
            self._layouts = Layouts(
                tuple(len(cards) for cards in self._kinds),
                tuple(sum(known.room[place] for place in group) for group in self._groups),
                tuple(column for _, column in alike),
            )
        elif rooms:
            raise Impossible("no cards for the places left")

    def draw(self, size: int, rng: np.random.Generator) -> Packed:
        """`size` worlds, packed into words of bits."""
        owner = self._owners(size, rng)
        return self._packed(owner, rng)

    def _owners(self, size: int, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """The place of every unseen card, in the shape (worlds, cards)."""
        known = self.known
        owner = np.zeros((size, len(known.unseen)), dtype=np.int64)
        if self._layouts is None:
            return owner
        counts = self._layouts.draw(size, rng)
        ranks = rng.random(owner.shape)
        for kind, cards in enumerate(self._kinds):
            order = ranks[:, cards].argsort(axis=1).argsort(axis=1)
            edges = counts[:, :, kind].cumsum(axis=1)
            owner[:, cards] = (order[:, None, :] >= edges[:, :, None]).sum(axis=1)
        return self._split(owner, rng)

    def _split(
        self, owner: npt.NDArray[np.int64], rng: np.random.Generator
    ) -> npt.NDArray[np.int64]:
        """Share the cards of each group among its places, which are all alike."""
        owners = np.zeros_like(owner)
        for number, group in enumerate(self._groups):
            mine = owner == number
            if len(group) == 1:
                owners[mine] = group[0]
                continue
            order = np.where(mine, rng.random(owner.shape), 2.0).argsort(axis=1).argsort(axis=1)
            edges = np.cumsum([self.known.room[place] for place in group])
            place = np.searchsorted(edges, order, side="right").clip(max=len(group) - 1)
            owners = np.where(mine, np.array(group)[place], owners)
        return owners

    def _packed(self, owner: npt.NDArray[np.int64], rng: np.random.Generator) -> Packed:
        known, words, size = self.known, self._words, len(owner)
        index = np.array([index_of(card) for card in known.unseen], dtype=np.int64)
        bits = np.stack(
            [(np.int64(1) << (index & 63)) * (index >> 6 == word) for word in range(words)]
        )
        sets = np.zeros((words, len(known.room), size), dtype=np.int64)
        for place, cards in enumerate(known.known):
            sets[:, place] = np.array(words_of(cards, words), dtype=np.int64)[:, None]
            if known.room[place]:
                sets[:, place] |= bits @ (owner == place).T
        extra = np.ascontiguousarray(sets[:, known.extra])
        hands = np.ascontiguousarray(sets[:, : known.players])
        if known.warren_in_hand is not None:
            hands[:, known.warren_in_hand] |= extra
        return Packed(
            hands=hands,
            kitty=np.ascontiguousarray(sets[:, known.kitty]),
            stock=self._stock(owner, bits, rng),
            extra=extra,
            warren=known.warren_in_hand,
        )

    def _stock(self, owner: npt.NDArray[np.int64], bits: Ints, rng: np.random.Generator) -> Ints:
        """The cards of the stock in drawing order."""
        count = self.known.room[self.known.stock]
        if not count:
            return np.zeros((0, self._words, len(owner)), dtype=np.int64)
        mine = owner == self.known.stock
        order = np.where(mine, rng.random(owner.shape), 2.0).argsort(axis=1)[:, :count]
        return np.ascontiguousarray(bits[:, order].transpose(2, 0, 1))
