"""Shows a folder in the system's file manager."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

PATIENCE_SECONDS: Final = 5.0
"""A file manager that ran this long came up; some stay until their window is closed."""

_LOADER_PATH: Final = "LD_LIBRARY_PATH"


def command(folder: Path) -> list[str]:
    """The program that opens a folder on this system, where there is one."""
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


def show_folder(folder: Path) -> bool:
    """Show a folder, which is made if it is missing, and wait until it is known if that worked."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        process = subprocess.Popen(
            command(folder), env=environment(), start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        return process.wait(PATIENCE_SECONDS) == 0
    except subprocess.TimeoutExpired:
        return True
    except (OSError, ValueError):
        return False
