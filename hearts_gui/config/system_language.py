"""Which language the system speaks with its user."""

from __future__ import annotations

import os
import re
import sys
from typing import Final

_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def system_languages() -> tuple[str, ...]:
    """Codes such as `de` or `de-AT`, the most wanted first; empty where nobody says."""
    said = _from_environment()
    if said:
        return said
    if sys.platform == "win32":
        return _of_windows()
    return _of_mac() if sys.platform == "darwin" else ()


def _from_environment() -> tuple[str, ...]:
    for name in _VARIABLES:
        words = [code_of(word) for word in os.environ.get(name, "").split(":")]
        found = tuple(word for word in words if word)
        if found:
            return found
    return ()


def code_of(locale: str) -> str:
    """`de_AT.UTF-8@euro` as `de-AT`; nothing for the locale of programs, which is no language."""
    code = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    return "" if code in ("C", "POSIX") else code


def _of_windows() -> tuple[str, ...]:
    if sys.platform != "win32":  # for the type checker, which looks at one system at a time
        return ()
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    code = code_of(locale.windows_locale.get(number, ""))
    return (code,) if code else ()


def _of_mac() -> tuple[str, ...]:
    import subprocess  # needed on one system only

    command = ["defaults", "read", "-g", "AppleLanguages"]
    try:
        said = subprocess.run(command, capture_output=True, check=True, timeout=2, text=True)
    except (OSError, ValueError, subprocess.SubprocessError):
        return ()
    return tuple(re.findall(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*", said.stdout))
