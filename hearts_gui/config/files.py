"""The player's own files: replaced whole, so that nobody sees half of one, or grown by lines."""

import contextlib
import os
from pathlib import Path
from typing import Final

MOST_COPIES: Final = 99
"""Damaged copies kept of one file."""


def replace_whole(path: Path, data: bytes) -> str | None:
    """Write a file in one step. Returns why it could not be written, or None when it was."""
    temporary = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        return error.strerror or str(error)
    return None


def append_lines(path: Path, lines: str) -> str | None:
    """Append whole lines to a file. Returns why they could not be written, or None when they were.

    A line that was torn off at the end, by a crash or a full disk, stays a line of its own.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a+b") as stream:
            torn = False
            if stream.seek(0, os.SEEK_END):
                stream.seek(-1, os.SEEK_END)
                torn = stream.read(1) != b"\n"
            stream.write(b"\n" * torn + lines.encode("utf-8"))
    except OSError as error:
        return error.strerror or str(error)
    return None


def damaged_names(path: Path) -> tuple[Path, ...]:
    """Where damaged copies of a file go, in order."""
    names = (f"{path.name}.damaged-{number}" for number in range(1, MOST_COPIES + 1))
    return tuple(path.with_name(name) for name in names)


def is_set_aside(path: Path, data: bytes) -> bool:
    """Whether a damaged copy of a file holds this already."""
    try:
        return any(copy.exists() and data in copy.read_bytes() for copy in damaged_names(path))
    except OSError:
        return False


def set_aside(path: Path, data: bytes) -> str | None:
    """Write what is damaged into a new file beside it, and say its name.

    None when the disk refuses, or too many copies are there.
    """
    for copy in damaged_names(path):
        try:
            with copy.open("xb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
        except FileExistsError:
            continue
        except OSError:
            with contextlib.suppress(OSError):
                copy.unlink()
            return None
        return copy.name
    return None


def move_aside(path: Path) -> str | None:
    """Give a damaged file another name. Returns that name, or None when that is not possible."""
    with contextlib.suppress(OSError, StopIteration):
        return path.rename(next(name for name in damaged_names(path) if not name.exists())).name
    return None
