"""Worlds that agree with everything that a seat has seen, each as likely as any other."""

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.counting import Impossible, Layouts
from hearts_gui.ai.simulator.batch_cards import Ints, bits_of, column, word_count
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.knowledge import Knowledge, knowledge_of
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.view import PlayerView

_NOBODY = -1
_OTHER = -1


def _kind(card: Card, counted: frozenset[Suit]) -> int:
    """The number of a card's suit if its cards are limited, else a common number."""
    limited = card.suit is not None and card.suit in counted and not card.is_joker
    return int(card.suit or 0) if limited else _OTHER


class Sampler:
    """Draws worlds for one view. Raises Impossible where the view contradicts itself."""

    def __init__(self, view: PlayerView) -> None:
        self._words = word_count(view.rules)
        try:
            self._prepare(knowledge_of(view))
        except Impossible:
            # Inferences are made card by card; where they clash, only what was shown counts.
            self._prepare(knowledge_of(view, inferred=False))

    def _prepare(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        rooms = [owner for owner, room in enumerate(knowledge.room) if room]
        counted = frozenset(suit for _, suit, _ in knowledge.most)
        named = [_kind(card, counted) for card in knowledge.unseen]
        sorts = list(zip(knowledge.places, named, strict=True))
        kinds = sorted(set(sorts))
        most = {(seat, int(suit)): count for seat, suit, count in knowledge.most}
        alike: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        for owner in rooms:
            column = tuple(
                most.get((owner, suit), len(knowledge.unseen)) if places >> owner & 1 else 0
                for places, suit in kinds
            )
            # Places are alike only where nothing but the kinds is limited.
            own = owner if any(seat == owner for seat, _ in most) else _NOBODY
            alike.setdefault((own, column), []).append(owner)
        self._groups = list(alike.values())
        self._kinds = [
            np.array([k for k, sort in enumerate(sorts) if sort == kind], dtype=np.int64)
            for kind in kinds
        ]
        self._layouts: Layouts | None = None
        if kinds:
            self._layouts = Layouts(
                tuple(len(cards) for cards in self._kinds),
                tuple(sum(knowledge.room[owner] for owner in group) for group in self._groups),
                tuple(column for _, column in alike),
            )
        elif rooms:
            raise Impossible("no cards for the places left")

    def draw(self, size: int, rng: np.random.Generator) -> Packed:
        """`size` worlds, packed into words of bits."""
        return self._packed(self._owners(size, rng), rng)

    def _owners(self, size: int, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """The place of every unseen card, in the shape (worlds, cards)."""
        owner = np.zeros((size, len(self.knowledge.unseen)), dtype=np.int64)
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
            members = owner == number
            if len(group) == 1:
                owners[members] = group[0]
                continue
            order = np.where(members, rng.random(owner.shape), 2.0).argsort(axis=1).argsort(axis=1)
            edges = np.cumsum([self.knowledge.room[owner] for owner in group])
            member = np.searchsorted(edges, order, side="right").clip(max=len(group) - 1)
            owners = np.where(members, np.array(group)[member], owners)
        return owners

    def _packed(self, owner: npt.NDArray[np.int64], rng: np.random.Generator) -> Packed:
        knowledge, words, size = self.knowledge, self._words, len(owner)
        bits = bits_of(knowledge.unseen, words)
        sets = np.zeros((words, len(knowledge.room), size), dtype=np.int64)
        for number, cards in enumerate(knowledge.held):
            sets[:, number] = column(cards, words)
            if knowledge.room[number]:
                sets[:, number] |= bits @ (owner == number).T
        extra = np.ascontiguousarray(sets[:, knowledge.extra])
        hands = np.ascontiguousarray(sets[:, : knowledge.players])
        if knowledge.warren_in_hand is not None:
            hands[:, knowledge.warren_in_hand] |= extra
        return Packed(
            hands=hands,
            kitty=np.ascontiguousarray(sets[:, knowledge.kitty]),
            stock=self._stock(owner, bits, rng),
            extra=extra,
            warren=knowledge.warren_in_hand,
        )

    def _stock(self, owner: npt.NDArray[np.int64], bits: Ints, rng: np.random.Generator) -> Ints:
        """The cards of the stock in drawing order."""
        count = self.knowledge.room[self.knowledge.stock]
        if not count:
            return np.zeros((0, self._words, len(owner)), dtype=np.int64)
        in_stock = owner == self.knowledge.stock
        order = np.where(in_stock, rng.random(owner.shape), 2.0).argsort(axis=1)[:, :count]
        return np.ascontiguousarray(bits[:, order].transpose(2, 0, 1))
