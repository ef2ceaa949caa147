"""The probabilities of where each unseen card is, as plain data."""

from dataclasses import dataclass
from typing import Any

from hearts_gui.engine.cards import Card

TENTHS = 10


@dataclass(frozen=True, slots=True)
class CardChances:
    """One unseen card: the probability that each seat holds it, and that nobody does."""

    card: Card
    seats: tuple[float, ...]
    nobody: float = 0.0

    def tenths(self) -> tuple[int, ...]:
        """The number of ten possible deals for each seat, and last for nobody.

        What is left after rounding down goes to the largest remainders (Hamilton's method).
        """
        shares = [share * TENTHS for share in (*self.seats, self.nobody)]
        tenths = [int(share) for share in shares]
        order = sorted(range(len(shares)), key=lambda k: (tenths[k] - shares[k], k))
        for index in order[: TENTHS - sum(tenths)]:
            tenths[index] += 1
        return tuple(tenths)


def chances_to_plain(chances: tuple[CardChances, ...] | None) -> list[Any] | None:
    """The chances as JSON data."""
    if chances is None:
        return None
    return [[chance.card.text, list(chance.seats), chance.nobody] for chance in chances]


def chances_from_plain(data: Any) -> tuple[CardChances, ...]:
    """The chances in this JSON data. Raises ValueError, KeyError or TypeError otherwise."""
    return tuple(
        CardChances(Card(str(text)), tuple(float(share) for share in seats), float(nobody))
        for text, seats, nobody in data
    )
