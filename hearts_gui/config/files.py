"""The player's own files: replaced whole, so that nobody sees half of one, or grown by lines."""

import contextlib
import os
from pathlib import Path


def replace_whole(path: Path, data: bytes) -> str | None:
    """Write a file in one step; why it could not be written, or None when it was."""
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
    """Append whole lines to a file; why they could not be written, or None when they were.

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
