"""Shows a folder in the system's file manager, without ever waiting for it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

PATIENCE_SECONDS: Final = 5.0
"""A file manager that ran this long came up; some stay until their window is closed."""

_LOADER_PATH: Final = "LD_LIBRARY_PATH"


def command(folder: Path) -> list[str]:
    """What opens a folder on this system, where that is a program."""
    return ["open" if sys.platform == "darwin" else "xdg-open", str(folder)]


def environment() -> dict[str, str]:
    """The environment as the program was started with.

    A packaged program's loader puts its own libraries first, which must not reach other programs.
    """
    around = dict(os.environ)
    before = around.pop(f"{_LOADER_PATH}_ORIG", None)
    if before is not None:
        around[_LOADER_PATH] = before
    elif getattr(sys, "frozen", False):
        around.pop(_LOADER_PATH, None)
    return around


class FolderOpening:
    """An attempt to show a folder; the folder is created if it is missing."""

    def __init__(self, folder: Path) -> None:
        self._began = time.monotonic()
        self._process: subprocess.Popen[bytes] | None = None
        self._failed = False
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._start(folder)
        except (OSError, ValueError):
            self._failed = True

    def _start(self, folder: Path) -> None:
        if sys.platform == "win32":
            os.startfile(folder)
            return
        self._process = subprocess.Popen(
            command(folder), env=environment(), start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    @property
    def succeeded(self) -> bool | None:
        """Whether the folder is shown; None while that cannot be told."""
        if self._failed:
            return False
        status = None if self._process is None else self._process.poll()
        if status is not None:
            return status == 0
        late = time.monotonic() - self._began >= PATIENCE_SECONDS
        return True if self._process is None or late else None
