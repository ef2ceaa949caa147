"""Choosing the language from the command line, the environment, the settings or the system."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from functools import cache

from hearts_gui.config import paths
from hearts_gui.config.settings import SYSTEM_LANGUAGE
from hearts_gui.wording.language.letters import PSEUDO_CODE as PSEUDO
from hearts_gui.wording.language.messages import ENGLISH, FOLDER, catalogue, own_text, speak

VARIABLE = "HEARTS_LANG"
_SCRIPTS = {
    "zh-cn": "hans", "zh-sg": "hans", "zh-tw": "hant", "zh-hk": "hant", "zh-mo": "hant",
}  # fmt: skip
"""The script that a region writes, which the system does not name."""
_OTHER_NAMES = {"no": "nb", "iw": "he", "in": "id"}


def languages() -> tuple[str, ...]:
    """The codes of all languages that come with the program, English first."""
    return (ENGLISH, *sorted(paths.languages() - {ENGLISH}))


def language_name(code: str) -> str:
    """The name of a language in that language, marked if it is a draft."""
    return own_text(code, "language-draft" if is_draft(code) else "language")


def is_draft(code: str) -> bool:
    """Whether no native speaker has checked a language, or messages are missing."""
    return code not in _reviewed() or catalogue(code).lacks_messages


@cache
def _reviewed() -> frozenset[str]:
    with paths.asset_file(FOLDER, "reviewed.txt") as path:
        lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(line.strip() for line in lines if not line.startswith("#"))


def known_language(wanted: str) -> str | None:
    """The code of the language that comes with the program for `de-AT`, `pt`, `zh_CN` and the like.

    The longest code that begins alike, else another region or script of the same language.
    """
    if wanted == PSEUDO:
        return PSEUDO
    by_code = {code.lower(): code for code in languages()}
    tags = wanted.replace("_", "-").lower().split("-")
    script = _SCRIPTS.get("-".join(tags[:2]))
    tags = [_OTHER_NAMES.get(tags[0], tags[0]), *([script] if script else []), *tags[1:]]
    for length in range(len(tags), 0, -1):
        if "-".join(tags[:length]) in by_code:
            return by_code["-".join(tags[:length])]
    return next((code for low, code in by_code.items() if low.startswith(f"{tags[0]}-")), None)


def chosen(setting: str = SYSTEM_LANGUAGE) -> str:
    """The language to use: the environment's, the setting's or the system's, else English."""
    wanted: Iterable[str] = (os.environ.get(VARIABLE, ""), setting)
    if setting == SYSTEM_LANGUAGE:
        wanted = (os.environ.get(VARIABLE, ""), *system_languages())
    return next((code for name in wanted if name and (code := known_language(name))), ENGLISH)


def speak_as_chosen(setting: str = SYSTEM_LANGUAGE) -> None:
    """Switch to the language of the environment, the setting or the system."""
    speak(chosen(setting))


_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def system_languages() -> tuple[str, ...]:
    """Codes such as `de` or `de-AT`, the preferred one first; empty where the system names none."""
    codes = _from_environment()
    if codes:
        return codes
    if sys.platform == "win32":
        return _of_windows()
    return _of_mac() if sys.platform == "darwin" else ()


def _from_environment() -> tuple[str, ...]:
    for name in _VARIABLES:
        words = [code_of(word) for word in os.environ.get(name, "").split(":")]
        codes = tuple(word for word in words if word)
        if codes:
            return codes
    return ()


def code_of(locale: str) -> str:
    """`de_AT.UTF-8@euro` as `de-AT`; nothing for the C locale, which is not a language."""
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
        answer = subprocess.run(command, capture_output=True, check=True, timeout=2, text=True)
    except (OSError, ValueError, subprocess.SubprocessError):
        return ()
    return tuple(re.findall(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*", answer.stdout))
