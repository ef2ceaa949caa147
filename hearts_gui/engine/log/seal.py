"""The frame of a saved game: its formats, the copy of its header, the checksum of each line.

The menu, which is shown before the engine has been read, needs no more of a file than this.
"""

import re
import zlib
from collections.abc import Sequence

FORMAT = 2
READABLE = (1, FORMAT)
"""The formats that this version reads."""

_COPY = '{"header":'
_SEAL = re.compile(r',"sum":"([0-9a-f]{8})"\}\Z')


class BrokenSeal(ValueError):
    """A line that was changed after it was written."""


def copied(header: str) -> str:
    """The record that holds a copy of the header, which is a record without its checksum."""
    return f"{_COPY}{header}}}"


def header_lines(lines: Sequence[str]) -> int:
    """The number of lines at the start of a file that hold its header and the copy.

    A copy whose beginning is damaged still has its length.
    """
    if len(lines) < 2:
        return 1
    length = len(lines[0]) + len(copied(""))
    return 2 if lines[1].startswith(_COPY) or len(lines[1]) == length else 1


def sealed(line: str) -> str:
    """A record with its checksum (CRC-32) as its last member."""
    return f'{line[:-1]},"sum":"{_checksum(line)}"}}'


def unsealed(line: str) -> str:
    """A record without its checksum, once that is verified; a line without one is accepted.

    Raises BrokenSeal.
    """
    line = line.removesuffix("\r")  # someone's editor ends lines as Windows does
    match = _SEAL.search(line)
    if match is None:
        return line
    plain = line[: match.start()] + "}"
    if _checksum(plain) != match[1]:
        raise BrokenSeal
    return plain


def _checksum(line: str) -> str:
    return f"{zlib.crc32(line.encode('utf-8', errors='replace')):08x}"
