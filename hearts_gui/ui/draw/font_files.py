"""Which characters a font file has glyphs for, read from the file itself.

The text renderer cannot be asked: it reports measures for glyphs that the font does not have.
"""

import struct
from bisect import bisect_right
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

_MOST_TABLES = 100
_LONGEST_MAP = 4_000_000
_OUTLINES = frozenset({b"glyf", b"CFF ", b"CFF2"})

Ranges = tuple[tuple[int, int], ...]


def _tables(file: BinaryIO) -> dict[bytes, tuple[int, int]]:
    """Place and length of each table; of a collection those of its first font."""
    start = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        (start,) = struct.unpack(">I", file.read(4))
    file.seek(start + 4)
    count = min(_MOST_TABLES, struct.unpack(">H6x", file.read(8))[0])
    entries = (struct.unpack(">4sIII", file.read(16)) for _ in range(count))
    return {tag: (offset, length) for tag, _, offset, length in entries}


def _segments(data: bytes, start: int) -> list[tuple[int, int]]:
    """The character ranges of one subtable of format 4 or 12."""
    form = struct.unpack_from(">H", data, start)[0]
    if form == 12:
        groups = struct.unpack_from(">I", data, start + 12)[0]
        segments = (struct.unpack_from(">III", data, start + 16 + 12 * i) for i in range(groups))
        return [(first, last) for first, last, _ in segments]
    if form == 4:
        count = struct.unpack_from(">H", data, start + 6)[0] // 2
        ends = struct.unpack_from(f">{count}H", data, start + 14)
        starts = struct.unpack_from(f">{count}H", data, start + 16 + 2 * count)
        return [pair for pair in zip(starts, ends, strict=True) if pair[0] != 0xFFFF]
    return []


def read_ranges(path: Path) -> Ranges:
    """The ranges of characters that a font can draw at any size.

    Raises OSError, or ValueError for a file that is no such font.
    """
    try:
        with path.open("rb") as file:
            tables = _tables(file)
            if not _OUTLINES & tables.keys():
                raise ValueError(f"{path.name} has no outlines")
            offset, length = tables[b"cmap"]
            file.seek(offset)
            data = file.read(min(length, _LONGEST_MAP))
        ranges: set[tuple[int, int]] = set()
        for index in range(struct.unpack_from(">H", data, 2)[0]):
            ranges.update(_segments(data, struct.unpack_from(">I", data, 8 + 8 * index)[0]))
    except (struct.error, KeyError) as error:
        raise ValueError(f"{path.name} is no font") from error
    return _joined(ranges)


def _joined(pairs: set[tuple[int, int]]) -> Ranges:
    """Ranges in order that do not touch."""
    ranges: list[tuple[int, int]] = []
    for first, last in sorted(pairs):
        if ranges and first <= ranges[-1][1] + 1:
            ranges[-1] = (ranges[-1][0], max(last, ranges[-1][1]))
        else:
            ranges.append((first, last))
    return tuple(ranges)


covered = lru_cache(maxsize=32)(read_ranges)
"""The ranges of the game's own fonts, read once."""


def within(ranges: Ranges, character: str) -> bool:
    """Whether a character lies in one of the ranges."""
    code = ord(character)
    index = bisect_right(ranges, (code, 0x110000)) - 1
    return index >= 0 and code <= ranges[index][1]


def has_glyph(path: Path, character: str) -> bool:
    """Whether one of the game's fonts has a glyph of its own for this character."""
    return within(covered(path), character)
