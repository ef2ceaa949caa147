"""The average hand of a rule set: its number of hearts and aces, and the length of its suits."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb

from hearts_gui.engine.cards import ACE, QS, Suit
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import ShareCodeError, decode

Law = tuple[float, float]
"""A mean and a variance."""


@dataclass(frozen=True, slots=True)
class HandShape:
    """The average hand."""

    queen: float
    """The chance that a hand holds the queen of spades; 0 where there is not just one."""
    moments: tuple[tuple[str, Law], ...]
    """The laws of hearts, aces, the longest suit, and whether a suit is void."""


@lru_cache(maxsize=256)
def rules_of(name: str, players: int) -> Rules | None:
    """The rules with this name in the history; None if this version does not know the name."""
    try:
        return preset(name, players)
    except (KeyError, ValueError):
        pass
    try:
        return decode(name).rules
    except ShareCodeError:
        return None


@lru_cache(maxsize=256)
def hand_shape(name: str, players: int, seat: int) -> HandShape | None:
    rules = rules_of(name, players)
    if rules is None:
        return None
    pack, hand = build_pack(rules), deal_shape(rules).sizes[seat]
    total = len(pack)
    suits = [sum(card.suit is suit for card in pack) for suit in Suit]
    hearts, aces = suits[Suit.HEARTS], sum(card.rank == ACE for card in pack)
    longest, voids = suit_moments(tuple(size for size in suits if size), total, hand)
    queens = sum(card.face is QS for card in pack)
    return HandShape(
        hand / total if queens == 1 else 0.0,
        (
            ("hearts", _drawn(hearts, total, hand)),
            ("aces", _drawn(aces, total, hand)),
            ("longest", longest),
            ("voids", voids),
        ),
    )


def _drawn(kind: int, total: int, hand: int) -> Law:
    """Mean and variance of the number of cards of a kind in a hand (hypergeometric law)."""
    mean = hand * kind / total
    rest = (total - hand) / (total - 1) if total > 1 else 0.0
    return mean, mean * (1 - kind / total) * rest


def suit_moments(suits: tuple[int, ...], total: int, hand: int) -> tuple[Law, Law]:
    """Mean and variance of the longest suit and of having a void, over all hands."""
    jokers = total - sum(suits)
    ways = comb(total, hand)
    longest, squares, void = 0.0, 0.0, 0.0
    for held in product(*(range(min(size, hand) + 1) for size in suits[:-1])):
        for last in range(min(suits[-1], hand - sum(held)) + 1 if sum(held) <= hand else 0):
            rest = hand - sum(held) - last
            if rest > jokers:
                continue
            shape = (*held, last)
            count = comb(jokers, rest)
            for size, many in zip(suits, shape, strict=True):
                count *= comb(size, many)
            part, most = count / ways, max(shape)
            longest += part * most
            squares += part * most * most
            void += part * (min(shape) == 0)
    return (longest, squares - longest * longest), (void, void * (1 - void))
