"""Cards as bits of whole numbers, for the simulator that plays many deals side by side.

A card is one bit: 64 bits for each pack, 16 for each suit. Within a suit bit 0 is the marked
joker and bits 1 to 13 are the two to the ace, so that of two single cards of one suit the higher
one is the greater number. Jokers without a suit are bit 15 of the first three suits. Bit 63 is
never used: the numbers stay positive, and `-x >> 63` tells zero from the rest without branches.
"""

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from hearts_gui.engine.cards import ALL_FACES, JOKER, Card, Suit, second_copy
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules

Ints: TypeAlias = npt.NDArray[np.int64]
Reals: TypeAlias = npt.NDArray[np.float64]
Truths: TypeAlias = npt.NDArray[np.bool_]

WORD = 64
LANE_BITS = 16
SUIT = 0x3FFF
"""The cards of the first suit; shift by 16 for each further one."""

CLUBS = SUIT
HEARTS = SUIT << (LANE_BITS * Suit.HEARTS)
MARKED = 0x0001_0001_0001_0001
"""Marked jokers: they follow suit, but never take a trick."""

LOOSE = 1 << 15 | 1 << 31 | 1 << 47
"""Jokers of no suit."""

RANKED = ~(MARKED | LOOSE) & (2**63 - 1)
"""Everything that can take a trick."""

NINES = 0x0100_0100_0100_0100


def index_of(card: Card) -> int:
    """The number of a card: its bit, 64 more in the second pack.

    Raises ValueError for the Warren card, which has no number of its own.
    """
    if card.is_warren:
        raise ValueError("the Warren card stands for the extra card")
    if card.suit is None:
        return card.copy * LANE_BITS + LANE_BITS - 1
    return card.copy * WORD + int(card.suit) * LANE_BITS + max(card.rank - 1, 0)


def _all_cards() -> dict[int, Card]:
    cards: dict[int, Card] = {}
    for face in ALL_FACES:
        if face.is_warren:
            continue
        for copy in range(3 if face is JOKER else 2):
            card = second_copy(face, copy)
            cards[index_of(card)] = card
    return cards


_CARDS = _all_cards()


def word_count(rules: Rules) -> int:
    """The number of words that hold the pack of these rules: one for each pack of cards."""
    return rules.packs


def words_of(cards: Iterable[Card], words: int) -> list[int]:
    """A set of cards as numbers."""
    result = [0] * words
    for card in cards:
        word, bit = divmod(index_of(card), WORD)
        result[word] |= 1 << bit
    return result


def bits_of(cards: Iterable[Card], words: int) -> Ints:
    """Each card as a set of its own, in the shape (words, cards)."""
    index = np.array([index_of(card) for card in cards], dtype=np.int64)
    return np.stack([(np.int64(1) << (index & 63)) * (index >> 6 == word) for word in range(words)])


def column(cards: Iterable[Card], words: int) -> Ints:
    """A set of cards in the shape (words, 1), to be combined with many worlds."""
    return np.array(words_of(cards, words), dtype=np.int64)[:, None]


def faces_column(faces: Iterable[Card], rules: Rules) -> Ints:
    """All cards of the pack that have one of these faces, in the shape (words, 1)."""
    face_set = frozenset(faces)
    cards = [card for card in build_pack(rules) if not card.is_warren and card.face in face_set]
    return column(cards, word_count(rules))


def spread(mask: int, words: int) -> Ints:
    """These bits in every pack, in the shape (words, 1)."""
    return np.full((words, 1), mask, dtype=np.int64)


def cards_in(words: Iterable[int]) -> tuple[Card, ...]:
    """The cards of a set, sorted."""
    cards = []
    for word, bits in enumerate(words):
        rest = int(bits)
        while rest:
            low = rest & -rest
            cards.append(_CARDS[word * WORD + low.bit_length() - 1])
            rest ^= low
    return tuple(sorted(cards))


def merged(words: Ints) -> Ints:
    """The union of the words (worlds,): faces, and zero where there is no card."""
    if len(words) == 1:
        result: Ints = words[0]
        return result
    union: Ints = words[0] | words[1]
    return union


def is_zero(values: Ints) -> Ints:
    """-1 where a value is zero, 0 elsewhere; the values must not be negative."""
    return (values - 1) >> 63


def is_some(values: Ints) -> Ints:
    """-1 where a value is above zero, 0 elsewhere; the values must not be negative."""
    return -values >> 63


def top_index(values: Ints) -> Ints:
    """The number of the highest bit; only for values with all bits within one suit, not zero.

    The exponent of a floating-point number is that bit.
    """
    exponents: Ints = values.astype(np.float64).view(np.int64) >> 52
    return exponents - 1023


def _count_by_hand(values: Ints) -> npt.NDArray[np.uint8]:
    counts: Ints = values - ((values >> 1) & 0x5555555555555555)
    counts = (counts & 0x3333333333333333) + ((counts >> 2) & 0x3333333333333333)
    counts = (counts + (counts >> 4)) & 0x0F0F0F0F0F0F0F0F
    counts = counts + (counts >> 8)
    counts = counts + (counts >> 16)
    total: Ints = (counts + (counts >> 32)) & 0x7F
    return total.astype(np.uint8)


def bit_counts(values: Ints) -> npt.NDArray[np.uint8]:
    """The number of bits set in each value, in the same shape."""
    if hasattr(np, "bitwise_count"):  # since NumPy 2
        return np.bitwise_count(values)
    return _count_by_hand(values)
