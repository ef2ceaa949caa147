"""Watches and ends other processes in the same way on every system."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable

PATIENCE = 60.0


def kill(pid: int) -> None:
    """End a process immediately, without asking it; Windows knows no SIGKILL and ends it by any."""
    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def is_our_child(pid: int) -> bool:
    """Whether a process started by `multiprocessing` still runs; on Windows signal 0 is Ctrl+C."""
    return any(child.pid == pid for child in multiprocessing.active_children())


def until(ready: Callable[[], object]) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)
