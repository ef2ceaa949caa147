"""Which language is spoken: by the command line, the environment, the settings or the system."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

from hearts_gui.config import paths
from hearts_gui.config.settings import SYSTEM_LANGUAGE
from hearts_gui.config.system_language import system_languages
from hearts_gui.wording.language.catalogue import ENGLISH, catalogue
from hearts_gui.wording.language.messages import speak
from hearts_gui.wording.language.pseudo import CODE as PSEUDO

VARIABLE: Final = "HEARTS_LANG"


def languages() -> tuple[str, ...]:
    """The codes of all languages that come with the program, English first."""
    return (ENGLISH, *sorted(paths.languages() - {ENGLISH}))


def language_name(code: str) -> str:
    """What a language calls itself; a draft is called one."""
    found = catalogue(code)
    return found.render("language-draft" if found.is_draft else "language", {})


def known_language(wanted: str) -> str | None:
    """The code of the language that comes with the program for a code such as `de-AT`."""
    if wanted == PSEUDO:
        return PSEUDO
    spoken = wanted.lower()
    for code in languages():
        if spoken == code.lower() or spoken.startswith(f"{code.lower()}-"):
            return code
    return None


def chosen(setting: str = SYSTEM_LANGUAGE) -> str:
    """The language to speak: the environment's, the setting's or the system's, else English."""
    wanted: Iterable[str] = (os.environ.get(VARIABLE, ""), setting)
    if setting == SYSTEM_LANGUAGE:
        wanted = (os.environ.get(VARIABLE, ""), *system_languages())
    return next((code for one in wanted if one and (code := known_language(one))), ENGLISH)


def speak_as_chosen(setting: str = SYSTEM_LANGUAGE) -> None:
    """Speak the language of the environment, the setting or the system."""
    speak(chosen(setting))
