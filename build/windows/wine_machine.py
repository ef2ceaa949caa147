"""Wine as the machine on which the Windows build is tried: its prefix, its screen, its programs.

A passing run says "works under this Wine with Microsoft's C library", not "works on Windows".
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from tests import screens  # noqa: E402

SCREEN = (1366, 900)
TOOLS = {
    "wine": "wine", "wineserver": "wine64", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "makensis": "nsis", "Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox",
    "import": "imagemagick", "unzip": "unzip",
}  # fmt: skip
_LAST_WORDS = 0.3
"""The seconds after a program's end in which its output arrives; Wine keeps the pipe open."""


class TrialError(Exception):
    """Something does not work as it should; the message says what."""


def expect(truth: object, otherwise: str) -> None:
    """Raise TrialError unless this is so."""
    if not truth:
        raise TrialError(otherwise)


@dataclass(frozen=True, slots=True)
class Answer:
    """The end of a program and its output."""

    status: int
    out: str
    err: str


class Machine:
    """One Wine prefix in a folder of its own, with the programs made and tried in it."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.prefix = work / "prefix"
        self.python = work / "python"
        self.dist = work / "dist"
        self.folder = self.dist / "hearts"
        self._around: dict[str, str] = {}

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """A screen with a window manager, and a Wine server that outlives each program."""
        missing = sorted(pack for tool, pack in TOOLS.items() if not shutil.which(tool))
        expect(not missing, f"missing here: apt-get install {' '.join(missing)}")
        self.work.mkdir(parents=True, exist_ok=True)
        with screens.x11_screen(SCREEN) as around:
            self._around = {
                **around, "WINEPREFIX": str(self.prefix), "WINEARCH": "win64", "WINEDEBUG": "-all",
                # No .NET, no HTML engine, no debugger that waits for someone.
                "WINEDLLOVERRIDES": "mscoree=;mshtml=;winedbg.exe=d",
                "OPENBLAS_NUM_THREADS": "1", "HEARTS_DATA": "",
            }  # fmt: skip
            manager = self.start("openbox")
            try:
                self.quietly("wineserver", "-p")
                yield
            finally:
                self.quietly("wineserver", "-k")
                manager.terminate()
                manager.wait()

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """The environment of every program here."""
        return {**self._around, **(more or {})}

    def quietly(self, *words: str) -> None:
        """Run a program of Linux that may fail, with no pipe that Wine's services could keep."""
        subprocess.run(
            words, env=self._around, check=False, timeout=120,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def start(self, *words: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
        """Start a program and leave it alone."""
        return subprocess.Popen(
            words, env=self.environment(env),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def run(
        self,
        program: Path | str,
        *words: str,
        seconds: float = 120,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        may_fail: bool = False,
    ) -> Answer:
        """Run a Windows program to its end. Raises TrialError if it fails.

        Its streams are pipes: for a plain file inherited from Linux Wine 8 has no information,
        and Python ends with "can't initialize sys standard streams".
        """
        process = subprocess.Popen(
            ["wine", str(program), *words], cwd=cwd, env=self.environment(env),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        try:
            out, err = _listen(process, seconds)
        except TimeoutError:
            process.kill()
            process.wait()
            raise TrialError(f"{program} {' '.join(words)} did not end in {seconds} s") from None
        answer = Answer(process.returncode, out, err)
        if answer.status and not may_fail:
            raise TrialError(f"{program} {' '.join(words)} gave {answer.status}:\n{out}{err}")
        return answer

    def run_python(self, *words: str, **options: Any) -> Answer:
        """Run the Windows Python."""
        return self.run(self.python / "python.exe", *words, **options)

    @property
    def user(self) -> Path:
        """The home folder of Windows' user."""
        users = self.prefix / "drive_c" / "users"
        (home,) = (path for path in users.iterdir() if path.is_dir() and path.name != "Public")
        return home

    @property
    def local_data(self) -> Path:
        """The folder in which Windows programs keep a user's own things."""
        return self.user / "AppData" / "Local"

    @property
    def has_32_bit(self) -> bool:
        """Whether 32-bit programs run, as the setup that is shipped is one."""
        library = self.prefix / "drive_c" / "windows" / "syswow64" / "ntdll.dll"
        libraries = Path("/usr/lib/i386-linux-gnu/wine")
        return library.is_file() and libraries.is_dir()

    def picture(self, target: Path) -> Path:
        """Take a picture of the screen."""
        subprocess.run(["import", "-window", "root", str(target)], env=self._around, check=True)
        return target


def windows_path(path: Path) -> str:
    """A path of Linux as Windows programs see it."""
    return "Z:" + str(path).replace("/", "\\")


def _listen(process: subprocess.Popen[bytes], seconds: float) -> tuple[str, str]:
    """Read a program's output until it ends. Raises TimeoutError."""
    assert process.stdout is not None
    assert process.stderr is not None
    streams: Sequence[IO[bytes]] = (process.stdout, process.stderr)
    output = {stream: bytearray() for stream in streams}
    waiting = list(streams)
    end = time.monotonic() + seconds
    ended: float | None = None
    while waiting:
        now = time.monotonic()
        if ended is None and process.poll() is not None:
            ended = now
        if ended is not None and now - ended > _LAST_WORDS:
            break
        if ended is None and now > end:
            raise TimeoutError
        for stream in select.select(waiting, (), (), 0.1)[0]:
            piece = os.read(stream.fileno(), 1 << 16)
            output[stream] += piece
            if not piece:
                waiting.remove(stream)
            ended = None if ended is None else now
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(max(0.1, end - time.monotonic()))
    for stream in streams:
        stream.close()
    if process.returncode is None:
        raise TimeoutError
    out, err = (output[stream].decode("utf-8", errors="replace") for stream in streams)
    return out, err
