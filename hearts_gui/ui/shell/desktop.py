"""The desktop around the window: the file manager, and the program's identity on Windows.

`show_folder` works on every system; the rest happens on Windows alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

APP_ID = "io.github.hearts_gui.Hearts"

TITLE = "Hearts"

_WINDOW_CLASS = "pygame"
_RESTORE = 9
_DARK_TITLE_BAR = 20
_DARK_TITLE_BAR_BEFORE_2020 = 19


def own_taskbar_entry() -> bool:
    """Show the game in the taskbar, not Python, which runs it. Returns whether that was done.

    A packaged program is left alone, because Windows knows its start menu entries and pinned icons
    by its file.
    """
    if sys.platform != "win32" or getattr(sys, "frozen", False):
        return False
    import ctypes

    status: int = ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    return status == 0


def dress_title_bar(handle: Callable[[], int], *, dark: bool) -> bool:
    """Make the title bar of a window as dark as the table.

    Returns whether Windows did so. Other systems are not asked for the window's handle.
    """
    if sys.platform != "win32":
        return False
    import ctypes
    from ctypes import wintypes

    window, wanted = wintypes.HWND(handle()), ctypes.c_int(dark)
    change = ctypes.windll.dwmapi.DwmSetWindowAttribute
    for attribute in (_DARK_TITLE_BAR, _DARK_TITLE_BAR_BEFORE_2020):
        size = ctypes.sizeof(wanted)
        if change(window, attribute, ctypes.byref(wanted), size) == 0:
            return True
    return False


def show_other_window() -> bool:
    """Bring the game's window of another process to the front. Returns whether there was one."""
    if sys.platform != "win32":
        return False
    import ctypes
    from ctypes import wintypes

    user = ctypes.windll.user32
    window = 0
    while window := user.FindWindowExW(0, window, _WINDOW_CLASS, TITLE):
        owner = wintypes.DWORD()
        user.GetWindowThreadProcessId(wintypes.HWND(window), ctypes.byref(owner))
        if owner.value != os.getpid():
            if user.IsIconic(wintypes.HWND(window)):
                user.ShowWindow(wintypes.HWND(window), _RESTORE)
            user.SetForegroundWindow(wintypes.HWND(window))
            return True
    return False


PATIENCE_SECONDS = 5.0
"""A file manager that ran this long came up; some stay until their window is closed."""

_LOADER_PATH = "LD_LIBRARY_PATH"


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
    """Show a folder, created if missing. Waits for the result, and returns whether it worked."""
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
