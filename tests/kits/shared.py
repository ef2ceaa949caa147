"""What all processes of one run of the tests share: made by the first that asks, read by the rest.

Each entry is a file in a folder that lives as long as the run.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Final

_FOLDER: Final = "HEARTS_TESTS_SHARE"


def open_folder() -> None:
    """Make the folder; processes started later know it by their environment."""
    os.environ.setdefault(_FOLDER, tempfile.mkdtemp(prefix="hearts-tests-"))


def remove_folder() -> None:
    """Remove it, when all processes have ended."""
    rmtree(os.environ.pop(_FOLDER, ""), ignore_errors=True)


def shared(key: bytes, make: Callable[[], bytes]) -> bytes:
    """What `make` makes of this key. Two processes that ask at one moment both make it."""
    if _FOLDER not in os.environ:
        return make()
    path = Path(os.environ[_FOLDER], sha256(key).hexdigest())
    try:
        return path.read_bytes()
    except FileNotFoundError:
        made = make()
    own = path.with_suffix(f".{os.getpid()}")
    own.write_bytes(made)
    own.replace(path)
    return made
