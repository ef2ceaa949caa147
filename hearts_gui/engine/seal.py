"""The checksum at the end of each line of a saved game."""

from __future__ import annotations

import re
import zlib
from typing import Final

_SEAL: Final = re.compile(r',"sum":"([0-9a-f]{8})"\}\Z')


class BrokenSeal(ValueError):
    """A line that is not as it was written."""


def sealed(line: str) -> str:
    """A record with its checksum (CRC-32) as its last member."""
    return f'{line[:-1]},"sum":"{_checksum(line)}"}}'


def unsealed(line: str) -> str:
    """A record without its checksum, which is compared; a line without one is believed.

    Raises BrokenSeal.
    """
    line = line.removesuffix("\r")  # somebody's editor ends lines as Windows does
    found = _SEAL.search(line)
    if found is None:
        return line
    plain = line[: found.start()] + "}"
    if _checksum(plain) != found[1]:
        raise BrokenSeal
    return plain


def _checksum(line: str) -> str:
    return f"{zlib.crc32(line.encode('utf-8', errors='replace')):08x}"
