"""The program's own voice: a thread that runs speech commands of the system one after the other.

A frame only puts texts into a queue. A command that hangs is ended; one that is missing or fails is
replaced by the next. Where none is left, the voice is silent and `report` says why.
"""

from __future__ import annotations

import contextlib
import math
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hearts_gui.config.settings import Settings
from hearts_gui.engine.message import Message, message
from hearts_gui.session.game.later import Wake, no_wake
from hearts_gui.ui.shell.desktop import environment
from hearts_gui.ui.shell.listening import Voice
from hearts_gui.wording.language.messages import spoken

MOST_WAITING = 60
POLL_SECONDS = 0.02
LEAST_PATIENCE = 10.0
SECONDS_A_LETTER = 0.35
"""A command that takes longer than this for its text, and at least ten seconds, hangs."""
MOST_FAILURES = 2
"""The number of texts in a row that a command may fail to speak before another replaces it."""
STOP_SECONDS = 1.0
LAST_SECONDS = 5.0
"""At the end of the program the thread is given this long; it takes no longer than to stop."""
ONE_GO = 300
"""The number of letters given to one process where more waits."""
USUAL_WORDS = 175
"""Words a minute at a rate of 100%."""
MOST_WORDS = 450


@dataclass(frozen=True, slots=True)
class Saying:
    """A text to speak, its speed as a percentage of normal, and its language."""

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
    """The speech commands of this system, the best first."""
    makers = _BY_SYSTEM.get(platform, (_dispatcher, _espeak))
    return [command for make in makers if (command := make()) is not None]


def words_a_minute(rate: int) -> int:
    """Words per minute for a rate in percent."""
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


_MAC_VOICES = {
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

_SCRIPT = (
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


_BY_SYSTEM = {"darwin": (_say,), "win32": (_powershell,)}


class CommandVoice(Voice):
    """Speaks through commands of the system, in the order in which texts come."""

    def __init__(
        self, find: Callable[[], list[SpeechCommand]] = speakers, *,
        patience: float = LEAST_PATIENCE, wake: Wake = no_wake,
    ) -> None:  # fmt: skip
        """`wake` is called whenever `report` may have changed."""
        self._find, self._patience, self._wake = find, patience, wake
        self._commands: list[SpeechCommand] | None = None
        self._waiting: deque[Saying] = deque(maxlen=MOST_WAITING)
        self._change = threading.Condition()
        self._on = self._closed = False
        self._rate = 100
        self._spoken = 0
        self._failures = 0
        self._child: subprocess.Popen[bytes] | None = None
        self._round = 0  # counts the calls of `hush`
        self._thread: threading.Thread | None = None

    # -- called by the window; never waits

    @property
    def able(self) -> bool:
        """Whether there is a command that has not failed so far."""
        return bool(self._speakers())

    @property
    def report(self) -> Message:
        """The command that speaks, or the reason why none can."""
        speakers = self._speakers()
        if speakers:
            key = "voice-spoke" if self._spoken else "voice-found"
            return message(key, command=speakers[0].name)
        system = {"win32": "windows", "darwin": "mac"}.get(sys.platform, "linux")
        return message("voice-none", system=system)

    def _speakers(self) -> list[SpeechCommand]:
        if self._commands is None:
            self._commands = self._find()
        return self._commands

    def say(self, text: str, *, interrupt: bool = False) -> None:
        if self._on:
            self._add(text, interrupt=interrupt)

    def hello(self, text: str) -> None:
        """Speak this even where the voice is off; commands that failed are tried again."""
        with self._change:
            self._commands = None
            self._failures = self._spoken = 0
        self._add(text, interrupt=True)

    def _add(self, text: str, *, interrupt: bool) -> None:
        if not text or self._closed or not self._speakers():
            return
        with self._change:
            if interrupt:
                self._stop_saying()
            self._waiting.append(Saying(text, self._rate, spoken()))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
                self._thread.start()
            self._change.notify()

    def hush(self) -> None:
        with self._change:
            self._stop_saying()

    def _stop_saying(self) -> None:
        self._waiting.clear()
        self._round += 1
        if self._child is not None:
            _end(self._child)

    def adjust(self, settings: Settings) -> None:
        self._rate = settings.voice_rate
        if self._on and not settings.voice:
            self.hush()
        self._on = settings.voice

    def close(self) -> None:
        """Stop for good; no process is left when this returns."""
        with self._change:
            self._closed = True
            self._stop_saying()
            self._change.notify()
        if self._thread is not None:
            self._thread.join(LAST_SECONDS)

    # -- the thread

    def _run(self) -> None:
        while True:
            with self._change:
                while not self._waiting and not self._closed:
                    self._change.wait()
                if self._closed:
                    return
                saying, of = self._next(), self._round
            self._speak(saying, of)
            self._wake()

    def _next(self) -> Saying:
        """The waiting texts, as many as can be spoken in one go."""
        first = self._waiting.popleft()
        texts = [_ended(first.text)]
        while self._waiting and len(" ".join(texts)) < ONE_GO:
            if replace(self._waiting[0], text=first.text) != first:
                break
            texts.append(_ended(self._waiting.popleft().text))
        return replace(first, text=" ".join(texts).replace("\0", " "))

    def _speak(self, saying: Saying, of: int) -> None:
        """Speak the text, with the next command if the first one fails."""
        while of == self._round and (speaker := next(iter(self._speakers()), None)):
            if self._speak_with(speaker, saying, of):
                self._failures = 0
                return
            self._failures += 1
            if self._failures >= MOST_FAILURES or not self._spoken:
                self._give_up(speaker)

    def _give_up(self, speaker: SpeechCommand) -> None:
        self._failures = 0
        self._commands = [command for command in self._speakers() if command is not speaker]
        self._wake()

    def _speak_with(self, speaker: SpeechCommand, saying: Saying, of: int) -> bool:
        """Speak with one command. Returns whether it did, or was told to stop."""
        try:
            child = self._start(speaker, saying, of)
        except (OSError, ValueError):
            return False
        with contextlib.suppress(OSError):
            if child.stdin is not None:
                child.stdin.write(speaker.reads(saying).encode("utf-8", "replace"))
                child.stdin.close()
        patience = max(self._patience, SECONDS_A_LETTER * len(saying.text))
        hung = _outlives(child, time.monotonic() + patience)
        if hung:
            _end(child)
            child.wait()
        with self._change:
            self._child, cut = None, of != self._round
        if cut or hung:
            _silence(speaker)
            return cut
        self._spoken += child.returncode == 0
        return child.returncode == 0

    def _start(self, speaker: SpeechCommand, saying: Saying, of: int) -> subprocess.Popen[bytes]:
        child = _run(speaker.command(saying), subprocess.PIPE)
        with self._change:
            self._child = child
            if of != self._round:
                _end(child)
        return child


def _ended(text: str) -> str:
    """The text as a sentence, so that it does not run into the next one."""
    return text if text[-1:] in ".!?:;…" else f"{text}."


def _outlives(child: subprocess.Popen[bytes], until: float) -> bool:
    """Wait for the end of a command. Returns whether it was still there then."""
    while child.poll() is None:
        if time.monotonic() > until:
            return True
        time.sleep(POLL_SECONDS)
    return False


def _run(command: Sequence[str], stdin: int) -> subprocess.Popen[bytes]:
    """Start a command in a group of its own, so that what it starts can be ended with it."""
    return subprocess.Popen(
        command, env=environment(), stdin=stdin, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )  # fmt: skip


def _end(child: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            child.kill()
        elif child.returncode is None:  # otherwise the number may belong to another process
            os.killpg(child.pid, signal.SIGKILL)


def _silence(speaker: SpeechCommand) -> None:
    """End speech that outlives the process that asked for it."""
    if speaker.stop:
        with contextlib.suppress(OSError):
            child = _run(speaker.stop, subprocess.DEVNULL)
            if _outlives(child, time.monotonic() + STOP_SECONDS):
                _end(child)
                child.wait()
