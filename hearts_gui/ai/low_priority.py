"""How a process begins that works beside the window and leaves the processor to others."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from typing import Final

_NICE: Final = 10
"""How far such a process steps back behind the window and the opponents (POSIX niceness)."""


def begin_modestly() -> None:
    """Let Ctrl+C be the window's affair, which then closes the pipe, and wait for others."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_NICE)
