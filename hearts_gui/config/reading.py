"""Reads the small files: whatever a damaged one holds, there is a value or a ValueError."""

import contextlib
import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

Line = TypeVar("Line")

LARGEST: Final = 4 << 20
"""More bytes than any of the small files ever takes; far more would hold up the start."""


def parse_json(raw: str | bytes) -> Any:
    """The value in this text. Raises ValueError, for nesting too deep to be read as well."""
    try:
        return json.loads(raw)
    except RecursionError:
        raise ValueError("nested too deep") from None


def json_lines(path: Path, made: Callable[[Any], Line]) -> Iterator[Line]:
    """What `made` makes of each line; a damaged line costs itself alone, a missing file nothing.

    `made` may raise ValueError, KeyError or TypeError for what is not its own.
    """
    try:
        lines = path.read_bytes().splitlines()
    except OSError:
        return
    for line in lines:
        try:
            yield made(parse_json(line))
        except (ValueError, KeyError, TypeError):
            continue


def parse_toml(text: str) -> dict[str, Any]:
    """The values in this text. Raises ValueError, for nesting and numbers too long as well."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None


class TooLarge(ValueError):
    """A file far larger than any that this program writes; `file` is where it lies unread."""

    megabytes: Final = LARGEST >> 20

    def __init__(self, file: str) -> None:
        super().__init__(f"larger than {self.megabytes} MB and left unread in {file}")
        self.file = file


def on_one_line(text: str) -> str:
    """Text from outside on one line, with one space for whatever cannot be shown."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def read_small(path: Path, *, ours: bool = True) -> bytes:
    """The bytes of a small file; one of ours that is far too large is put aside unread.

    Raises OSError or TooLarge.
    """
    with path.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    if len(data) <= LARGEST:
        return data
    aside = path
    if ours:
        with contextlib.suppress(OSError):
            aside = path.replace(path.with_name(f"{path.name}.too-large"))
    raise TooLarge(aside.name)
