"""Which command of the system speaks, and what it is called with. Nothing here runs anything."""

from __future__ import annotations

import math
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

USUAL_WORDS: Final = 175
"""Words a minute at a rate of 100 %."""
MOST_WORDS: Final = 450


@dataclass(frozen=True, slots=True)
class Saying:
    """A text to speak, its speed in per cent of the usual, and its language."""

    text: str
    rate: int = 100
    language: str = "en"


@dataclass(frozen=True, slots=True)
class SpeechCommand:
    """A command that speaks one text and ends: its arguments, and what it reads from its input.

    `stop` is a command that stops speech that outlives its process; it is empty where ending the
    process is enough.
    """

    name: str
    path: str
    arguments: Callable[[Saying], list[str]]
    reads: Callable[[Saying], str] = lambda saying: saying.text
    stop: tuple[str, ...] = ()

    def command(self, saying: Saying) -> list[str]:
        """The whole command; never a line for a shell."""
        return [self.path, *self.arguments(saying)]


def speakers(platform: str = sys.platform) -> list[SpeechCommand]:
    """Every command of this system that may speak, the best first."""
    makers = _BY_SYSTEM.get(platform, (_dispatcher, _espeak))
    return [one for make in makers if (one := make()) is not None]


def words_a_minute(rate: int) -> int:
    """The words a minute of a rate in per cent."""
    return min(MOST_WORDS, round(USUAL_WORDS * rate / 100))


# -- Linux and other Unix systems


def _dispatcher() -> SpeechCommand | None:
    """Speech Dispatcher, which speaks as the rest of the desktop does."""
    path = shutil.which("spd-say")
    if path is None:
        return None

    def arguments(saying: Saying) -> list[str]:
        rate = saying.rate - 100 if saying.rate < 100 else (saying.rate - 100) // 2
        return ["--wait", "--application-name", "hearts", "--rate", str(rate), "--language",
                saying.language.partition("-Han")[0], "--", saying.text]  # fmt: skip

    return SpeechCommand("spd-say", path, arguments, lambda _: "", (path, "--cancel"))


def _espeak() -> SpeechCommand | None:
    for name in ("espeak-ng", "espeak"):
        path = shutil.which(name)
        if path is not None:
            return SpeechCommand(name, path, _espeak_arguments)
    return None


def _espeak_arguments(saying: Saying) -> list[str]:
    language = "cmn" if saying.language == "zh-Hans" else saying.language.lower()
    return ["-v", language, "-s", str(words_a_minute(saying.rate)), "-b", "1", "--stdin"]


# -- macOS (written after its manual page; not tried there)


def _say() -> SpeechCommand | None:
    path = shutil.which("say")
    return None if path is None else SpeechCommand("say", path, _say_arguments)


_MAC_VOICES: Final = {
    "de": "Anna", "en": "Samantha", "fr": "Thomas", "es": "Mónica", "it": "Alice", "ja": "Kyoko",
    "nl": "Xander", "pl": "Zosia", "pt-BR": "Luciana", "ru": "Milena", "tr": "Yelda",
    "zh-Hans": "Tingting",
}  # fmt: skip
"""Voices that come with the system; without one it speaks in its own language."""


def _say_arguments(saying: Saying) -> list[str]:
    voice = _MAC_VOICES.get(saying.language)
    chosen = [] if voice is None else ["-v", voice]
    return [*chosen, "-r", str(words_a_minute(saying.rate)), "-f", "-"]


# -- Windows (written after its documentation; not tried there)

_SCRIPT: Final = (
    "[Console]::InputEncoding = New-Object System.Text.UTF8Encoding $false; "
    "Add-Type -AssemblyName System.Speech; "
    "$s = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$s.Rate = [int][Console]::In.ReadLine(); "
    "$c = [Console]::In.ReadLine(); "
    "try { $s.SelectVoiceByHints(0, 0, 0, "
    "[System.Globalization.CultureInfo]::GetCultureInfo($c)) } catch { }; "
    "$s.Speak([Console]::In.ReadToEnd())"
)
"""Rate, language and text come over the input, so that nothing has to be quoted."""


def _powershell() -> SpeechCommand | None:
    path = shutil.which("powershell") or shutil.which("pwsh")
    if path is None:
        return None
    fixed = ["-NoLogo", "-NoProfile", "-NonInteractive", "-Command", _SCRIPT]
    return SpeechCommand("PowerShell", path, lambda _: fixed, _lines)


def _lines(saying: Saying) -> str:
    tenth = round(10 * math.log(saying.rate / 100, 3))
    culture = "zh-CN" if saying.language == "zh-Hans" else saying.language
    return f"{max(-10, min(10, tenth))}\n{culture}\n{saying.text}"


_BY_SYSTEM: Final = {"darwin": (_say,), "win32": (_powershell,)}
