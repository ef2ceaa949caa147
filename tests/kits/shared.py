"""Things that all processes of one run share: made by the first that asks, read by the rest.

The entries are in a folder that lives as long as the run. Each process appends its own to one file,
since a file for each entry would cost more than many an entry, and reads those of the others.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from io import FileIO
from pathlib import Path
from shutil import rmtree
from threading import Lock

_FOLDER = "HEARTS_TESTS_SHARE"
_KEY = 16
"""Bytes of an entry's key; the same number of bytes for its length follows, then the entry."""


def open_folder() -> None:
    """Make the folder; processes started later know it by their environment."""
    os.environ.setdefault(_FOLDER, tempfile.mkdtemp(prefix="hearts-tests-"))


def remove_folder() -> None:
    """Remove it, when all processes have ended."""
    rmtree(os.environ.pop(_FOLDER, ""), ignore_errors=True)


class Entries:
    """The entries of all processes, as one of them reads and adds to them."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._lock = folder, Lock()
        self._own = FileIO(folder / name, "a+b")
        self._places: dict[bytes, tuple[FileIO, int, int]] = {}
        """For each key the file, where the entry begins in it, and its length."""
        self._others: dict[str, tuple[FileIO, int]] = {name: (self._own, 0)}
        """For each name the file, and how much of it has been read."""

    def get(self, key: bytes) -> bytes | None:
        """The entry of a key."""
        with self._lock:
            if key not in self._places:
                self._look()
            if key not in self._places:
                return None
            file, start, length = self._places[key]
            file.seek(start)
            return file.read(length)

    def put(self, key: bytes, entry: bytes) -> None:
        """Add an entry."""
        with self._lock:
            self._own.write(b"".join((key, len(entry).to_bytes(_KEY), entry)))

    def _look(self) -> None:
        """Take note of what was added; an entry that is not whole yet waits."""
        for name in os.listdir(self._folder):
            file, at = self._others.get(name) or (FileIO(self._folder / name), 0)
            end = file.seek(0, os.SEEK_END)
            while at + 2 * _KEY <= end:
                file.seek(at)
                head = file.read(2 * _KEY)
                start, length = at + len(head), int.from_bytes(head[_KEY:])
                if start + length > end:
                    break
                self._places[head[:_KEY]] = file, start, length
                at = start + length
            self._others[name] = file, at


@lru_cache(maxsize=1)
def _entries(folder: str, process: int) -> Entries:
    return Entries(Path(folder), str(process))


def shared(key: bytes, make: Callable[[], bytes]) -> bytes:
    """Return what `make` makes of this key. Two processes that ask at one moment both make it."""
    if _FOLDER not in os.environ:
        return make()
    entries, short = _entries(os.environ[_FOLDER], os.getpid()), blake2b(key, digest_size=_KEY)
    found = entries.get(short.digest())
    if found is None:
        found = make()
        entries.put(short.digest(), found)
    return found
