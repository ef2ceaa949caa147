"""Sets of cards of one suit as whole numbers, two bits for each rank.

Bit `2 * rank + copy` stands for a card, so that cards above or below a rank are counted with one
shift, even with two packs. Jokers of no suit and the Warren card are in a fifth suit, `LOOSE`.
"""

from collections.abc import Iterable

from hearts_gui.engine.cards import ALL_FACES, COPIES, Card, second_copy

LOOSE = 4
"""The suit of cards that have none."""

SUITS = range(4)

_ALL = [second_copy(face, copy) for face in ALL_FACES for copy in range(COPIES)]
_SIZE = max(card.key for card in _ALL) + 1


def _suit(card: Card) -> int:
    return LOOSE if card.suit is None else int(card.suit)


def _bit(card: Card) -> int:
    if card.suit is None:
        return 1 << (card.copy + (COPIES if card.is_warren else 0))
    return 1 << (2 * card.rank + min(card.copy, 1))


def _by_key(values: dict[int, int]) -> tuple[int, ...]:
    return tuple(values.get(key, 0) for key in range(_SIZE))


SUIT_OF = _by_key({card.key: _suit(card) for card in _ALL})
"""The suit number of a card, by its key."""

BIT_OF = _by_key({card.key: _bit(card) for card in _ALL})
"""The bit of a card within its suit, by its key."""


def masks(cards: Iterable[Card]) -> list[int]:
    """The cards as five numbers, one for each suit and one for the loose cards."""
    result = [0, 0, 0, 0, 0]
    for card in cards:
        key = card.key
        result[SUIT_OF[key]] |= BIT_OF[key]
    return result


def count_above(mask: int, rank: int) -> int:
    """The number of cards of the set that rank above this."""
    return (mask >> (2 * rank + 2)).bit_count()


def count_below(mask: int, rank: int) -> int:
    """The number of cards of the set that rank below this."""
    return (mask & ((1 << (2 * rank)) - 1)).bit_count()


def lowest_rank(mask: int) -> int:
    """The rank of the lowest card of a set that is not empty."""
    return ((mask & -mask).bit_length() - 1) >> 1
