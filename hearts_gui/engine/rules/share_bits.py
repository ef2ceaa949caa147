"""Numbers written as bits and read back, in symbols of five bits."""

from __future__ import annotations

from typing import Final

_SYMBOL: Final = 5
_CHUNK: Final = 3


class OutOfBits(ValueError):
    """There was less to read than there should have been."""


class BitWriter:
    """Collects bits, the highest of each number first."""

    def __init__(self) -> None:
        self._bits: list[int] = []

    def number(self, value: int, width: int) -> None:
        """A number from 0 to 2**width − 1."""
        assert 0 <= value < 1 << width
        self._bits += [value >> place & 1 for place in range(width - 1, -1, -1)]

    def flag(self, value: bool) -> None:
        """One bit."""
        self._bits.append(int(value))

    def natural(self, value: int) -> None:
        """A number from 0 of any size: groups of three bits, each with a bit for "more"."""
        groups = [value & 7]
        while value := value >> _CHUNK:
            groups.append(value & 7)
        for place, group in enumerate(reversed(groups)):
            self.flag(place < len(groups) - 1)
            self.number(group, _CHUNK)

    def integer(self, value: int) -> None:
        """A number of any size and sign."""
        self.flag(value < 0)
        self.natural(abs(value))

    def symbols(self) -> list[int]:
        """The bits in fives, the last filled up with zeros."""
        bits = self._bits + [0] * (-len(self._bits) % _SYMBOL)
        return [
            int("".join(map(str, bits[start : start + _SYMBOL])), 2)
            for start in range(0, len(bits), _SYMBOL)
        ]


class BitReader:
    """Reads what a BitWriter wrote. Raises OutOfBits at the end."""

    def __init__(self, symbols: list[int]) -> None:
        self._bits = [
            symbol >> place & 1 for symbol in symbols for place in range(_SYMBOL - 1, -1, -1)
        ]
        self._at = 0

    def number(self, width: int) -> int:
        """A number of this many bits."""
        end = self._at + width
        if end > len(self._bits):
            raise OutOfBits("the bits are used up")
        value = 0
        for bit in self._bits[self._at : end]:
            value = value << 1 | bit
        self._at = end
        return value

    def flag(self) -> bool:
        """One bit."""
        return bool(self.number(1))

    def natural(self) -> int:
        """A number from 0 of any size."""
        value = 0
        while True:
            more = self.flag()
            value = value << _CHUNK | self.number(_CHUNK)
            if not more:
                return value

    def integer(self) -> int:
        """A number of any size and sign."""
        negative = self.flag()
        value = self.natural()
        return -value if negative else value
