"""The program's own voice: a thread that has one command of the system after the other speak.

A frame only puts texts into a queue. What hangs is ended, what is missing or fails is replaced by
the next command, and where none is left the voice says so in a sentence and keeps silent.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from hearts_gui.config.settings import Settings
from hearts_gui.config.show_folder import environment
from hearts_gui.engine.message import Message, message
from hearts_gui.ui.access.speakers import Saying, SpeechCommand, speakers
from hearts_gui.ui.shell.listening import Voice
from hearts_gui.wording.language.messages import spoken

MOST_WAITING: Final = 60
POLL_SECONDS: Final = 0.02
LEAST_PATIENCE: Final = 10.0
SECONDS_A_LETTER: Final = 0.35
"""A command that takes longer than this for its text, and at least ten seconds, hangs."""
MOST_FAILURES: Final = 2
"""How many texts in a row a command may fail to speak before another one takes its place."""
STOP_SECONDS: Final = 1.0
LAST_SECONDS: Final = 5.0
"""At the end of the program the thread is given this long; it takes no longer than to stop."""
ONE_GO: Final = 300
"""How many letters are given to one process where more waits."""


class CommandVoice(Voice):
    """Speaks through commands of the system, in the order in which texts come."""

    def __init__(
        self,
        find: Callable[[], list[SpeechCommand]] = speakers,
        *,
        patience: float = LEAST_PATIENCE,
    ) -> None:
        self._find, self._patience = find, patience
        self._commands: list[SpeechCommand] | None = None
        self._waiting: deque[Saying] = deque(maxlen=MOST_WAITING)
        self._change = threading.Condition()
        self._on = self._closed = False
        self._rate = 100
        self._spoken = 0
        self._failures = 0
        self._child: subprocess.Popen[bytes] | None = None
        self._round = 0  # counts how often everything was left unsaid
        self._thread: threading.Thread | None = None

    # -- from the window; nothing here waits

    @property
    def able(self) -> bool:
        """Whether there is a command that has not failed so far."""
        return bool(self._speakers())

    @property
    def report(self) -> Message:
        """Which command speaks, or why none can."""
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
        """Speak this after what waits, or `interrupt` what is said; silent if the voice is off."""
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
        """Leave unsaid what is being said and what waits."""
        with self._change:
            self._stop_saying()

    def _stop_saying(self) -> None:
        self._waiting.clear()
        self._round += 1
        if self._child is not None:
            _end(self._child)

    def adjust(self, settings: Settings) -> None:
        """Speak as these settings want, or fall silent."""
        self._rate = settings.voice_rate
        if self._on and not settings.voice:
            self.hush()
        self._on = settings.voice

    def close(self) -> None:
        """Fall silent for good; no process is left when this returns."""
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

    def _next(self) -> Saying:
        """What waits, as far as it can be said in one go."""
        first = self._waiting.popleft()
        texts = [_ended(first.text)]
        while self._waiting and len(" ".join(texts)) < ONE_GO:
            if replace(self._waiting[0], text=first.text) != first:
                break
            texts.append(_ended(self._waiting.popleft().text))
        return replace(first, text=" ".join(texts).replace("\0", " "))

    def _speak(self, saying: Saying, of: int) -> None:
        """Have the text spoken, by the next command where the first cannot."""
        while of == self._round and (speaker := next(iter(self._speakers()), None)):
            if self._speak_with(speaker, saying, of):
                self._failures = 0
                return
            self._failures += 1
            if self._failures >= MOST_FAILURES or not self._spoken:
                self._give_up(speaker)

    def _give_up(self, speaker: SpeechCommand) -> None:
        self._failures = 0
        self._commands = [one for one in self._speakers() if one is not speaker]

    def _speak_with(self, speaker: SpeechCommand, saying: Saying, of: int) -> bool:
        """Whether this command has spoken the text, or was told to stop."""
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
        elif child.returncode is None:  # else the number may have gone to another
            os.killpg(child.pid, signal.SIGKILL)


def _silence(speaker: SpeechCommand) -> None:
    """End speech that goes on without the process that asked for it."""
    if speaker.stop:
        with contextlib.suppress(OSError):
            child = _run(speaker.stop, subprocess.DEVNULL)
            if _outlives(child, time.monotonic() + STOP_SECONDS):
                _end(child)
                child.wait()
