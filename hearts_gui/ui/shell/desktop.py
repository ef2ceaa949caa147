"""Tells Windows about the program; on every other system nothing happens here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

APP_ID = "io.github.hearts_gui.Hearts"

TITLE = "Hearts"

_WINDOW_CLASS = "pygame"
_RESTORE = 9
_DARK_TITLE_BAR = 20
_DARK_TITLE_BAR_BEFORE_2020 = 19


def own_taskbar_entry() -> bool:
    """Show the game in the taskbar, not Python, which runs it. Returns whether that was done.

    The packaged program is left to what Windows takes from its file: the entries of the start
    menu and those that a person has pinned are known by that.
    """
    if sys.platform != "win32" or getattr(sys, "frozen", False):
        return False
    import ctypes

    status: int = ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    return status == 0


def dress_title_bar(handle: Callable[[], int], *, dark: bool) -> bool:
    """Make the title bar of a window as dark as the table under it; whether Windows knows how.

    No other system is asked for the window's handle.
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
