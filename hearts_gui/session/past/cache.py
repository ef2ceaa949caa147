"""The sums of the history in a file beside it, so that opening it need not read every deal.

It is only a copy. It is valid while the bytes from which it was made are the same and nothing is
damaged; otherwise it is made again.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from hearts_gui import __version__
from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.coach.par import PAR
from hearts_gui.config.reading import UNREADABLE, as_json, parse_json, read_small, replace_whole
from hearts_gui.session.past.aggregates import Place, Tallies
from hearts_gui.session.past.rows import (
    DealRow,
    GameRow,
    ReadRow,
    Row,
    row_from_plain,
    row_to_plain,
)

FILE = "history.sums"
_STAMP = f"5/{__version__}/{COACH}/{PAR}/{sys.byteorder}"
"""The version of the sums; those of another version are not used."""
_MOST_BYTES = 1 << 26


@dataclass(slots=True)
class Kept:
    """The sums of the first `size` bytes of the history."""

    size: int = 0
    settled: Tallies = field(default_factory=Tallies)
    """The sums of all games but the latest."""
    last: Place = (0.0, "")
    """The position of the latest of these games."""
    names: set[str] = field(default_factory=set)
    reads: dict[str, ReadRow] = field(default_factory=dict)
    recent: list[Row] = field(default_factory=list)
    """The rows of the latest games, about which more may become known."""


def read_kept(path: Path, history: bytes) -> Kept | None:
    """The sums in a file, if they cover the beginning of this history."""
    try:
        raw = read_small(path, ours=False, most=_MOST_BYTES) or b""
        head, _, body = raw.partition(b"\n")
        if head.decode("ascii") != _digest(body):
            return None
        data = parse_json(body)
        if data["stamp"] != _STAMP:
            return None
        kept: Kept = _read(Kept, data["sums"])
        return kept if data["history"] == _digest(history[: kept.size]) else None
    except UNREADABLE:
        return None


def write_kept(path: Path, kept: Kept, history: bytes) -> None:
    """Keep the sums. If the disk refuses, they are made again next time."""
    data = {"stamp": _STAMP, "history": _digest(history[: kept.size]), "sums": _plain(kept)}
    body = as_json(data)
    replace_whole(path, f"{_digest(body)}\n".encode() + body)


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    """The value as JSON knows it: records and tables as lists, arrays as text."""
    match value:
        case array() | bytearray():
            return b64encode(bytes(value)).decode("ascii")
        case DealRow() | GameRow() | ReadRow():
            return row_to_plain(value)
        case dict():
            return [[_plain(key), _plain(entry)] for key, entry in value.items()]
        case set():
            return sorted(value)
        case tuple() | list():
            return [_plain(part) for part in value]
        case _ if is_dataclass(value):
            return [_plain(getattr(value, entry.name)) for entry in fields(value)]
        case _:
            return value


def _read(kind: Any, plain: Any) -> Any:
    """The value of this type that the form stands for. Raises what UNREADABLE names otherwise."""
    if isinstance(kind, type) and is_dataclass(kind):
        return kind(*(_read(*pair) for pair in zip(_types(kind), plain, strict=True)))
    if kind in (Row, ReadRow):
        return row_from_plain(plain)
    if kind is bytearray:
        return bytearray(b64decode(plain))
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Sequence:
        return array("d" if parts[0] is float else "I", b64decode(plain))
    if origin is Counter:
        return Counter(dict(plain))
    if origin is dict:
        return {_read(parts[0], key): _read(parts[1], entry) for key, entry in plain}
    if origin is tuple and parts[-1] is not Ellipsis:
        return tuple(_read(*pair) for pair in zip(parts, plain, strict=True))
    return origin(_read(parts[0], part) for part in plain) if origin in _MANY else plain


_MANY = (list, set, tuple)


@cache
def _types(kind: type) -> tuple[Any, ...]:
    # `array` can be subscripted only from Python 3.12 on, so another type stands for it here.
    return tuple(get_type_hints(kind, localns={"array": Sequence}).values())
