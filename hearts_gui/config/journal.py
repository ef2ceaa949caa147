"""The program's log file, and its crash reports with the last actions.

Neither holds anything personal.

If the disk refuses, the program runs without a log.
"""

import contextlib
import faulthandler
import os
import platform
import re
import sys
import threading
import time
import traceback
from collections import deque
from pathlib import Path
from typing import IO

from hearts_gui.config import paths
from hearts_gui.config.reading import open_file

LOG_NAME = "hearts.log"
REPORTS = "reports"
FAULT_NAME = "fault.txt"
"""The file for crashes that Python cannot catch; empty while there was none."""
LONGEST_LOG = 200_000
KEPT_REPORTS = 5
REMEMBERED = 40
LONGEST_TAIL = 4000


def surroundings(version: str) -> str:
    """The program and what it runs on, in one line."""
    packed = "packaged" if getattr(sys, "frozen", False) else "from source"
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"Hearts {version}, {packed}, Python {platform.python_version()}, {system}"


def anonymous(text: str) -> str:
    """A text without the player's folders and account name."""
    places = {
        paths.user_data_dir(): "<data>",
        paths.program_dir(): "<program>",
        paths.temporary_dir(): "<temp>",
    }
    if _has_home():
        places.setdefault(Path.home(), "<home>")
    # The longest first: one may lie inside another.
    for path, name in sorted(places.items(), key=lambda item: -len(str(item[0]))):
        if len(path.parts) > 1:
            # Some messages show a path as Python would write it, with doubled backslashes.
            for written in {repr(str(path))[1:-1], str(path), path.as_posix()}:
                text = text.replace(written, name)
    for variable in ("USER", "LOGNAME", "USERNAME"):
        account = os.environ.get(variable, "")
        if account:
            text = re.sub(rf"(?<=[/\\]){re.escape(account)}(?=$|[/\\'\"\s])", "<user>", text)
    return text


def _has_home() -> bool:
    try:
        Path.home()
    except RuntimeError:
        return False
    return True


class Journal:
    """One run of the program: its log, and what was done last."""

    def __init__(self, version: str, folder: Path | None = None) -> None:
        self._folder = folder or paths.user_data_dir()
        self._about = surroundings(version)
        self._begin = time.monotonic()
        self._last: deque[str] = deque(maxlen=REMEMBERED)
        self.last_fault = self._report_last_fault()
        """A report of what ended an earlier run, if no message has shown it yet."""
        path = self._folder / LOG_NAME
        with contextlib.suppress(OSError):
            if path.stat().st_size > LONGEST_LOG:
                path.replace(path.with_name(f"{LOG_NAME}.1"))
        self._stream = _appended(path)
        self._faults = _appended(self._folder / FAULT_NAME)
        self.log(self._about)
        if self.last_fault is not None:
            self.log(f"an earlier run ended badly: {self.last_fault}")
        self._watch()

    def _watch(self) -> None:
        """Record errors of other threads and crashes that Python cannot catch."""
        threading.excepthook = self._thread_failed
        stream = self._faults or self._stream
        if stream is not None:
            faulthandler.enable(stream)

    def _report_last_fault(self) -> Path | None:
        """Report what the fault handler recorded in an earlier run, and clear its record."""
        faults = self._folder / FAULT_NAME
        text, tail = _end_of(faults), _end_of(self._folder / LOG_NAME)
        if not text:
            return None
        head = f"Told by Hearts at its next start, {time.strftime('%Y-%m-%d %H:%M:%S')}."
        lines = [head, "", anonymous(text), "", "The end of its log:", tail, ""]
        try:
            report = _write_report(self._folder / REPORTS, "\n".join(lines))
            os.truncate(faults, 0)
        except OSError:
            return None
        return report

    def _thread_failed(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.log(_traceback(args.exc_value))

    def _seconds(self) -> float:
        # The wall clock may jump, so only the first line of a report shows the date.
        return time.monotonic() - self._begin

    def log(self, text: str) -> None:
        """Write a line, or several."""
        if self._stream is None:
            return
        stamp = f"{time.strftime('%Y-%m-%d %H:%M:%S')} +{self._seconds():.1f}"
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(f"{stamp} {anonymous(text)}\n")

    def acted(self, action: str) -> None:
        """Remember an action of the player for a crash report."""
        self._last.append(f"+{self._seconds():.2f} {action}")

    def report(self, error: BaseException) -> Path | None:
        """Write a report of an error and return its path; None when no disk takes it."""
        trace = _traceback(error)
        self.log(trace)
        text = "\n".join(
            [
                self._about,
                time.strftime("%Y-%m-%d %H:%M:%S"),
                f"after {self._seconds():.1f} s",
                "",
                anonymous(trace).rstrip(),
                "",
                "Done last:",
                *self._last,
                "",
            ]
        )
        for folder in (self._folder / REPORTS, paths.temporary_dir()):
            with contextlib.suppress(OSError):
                return _write_report(folder, text)
        return None

    def close(self) -> None:
        """End the log of this run."""
        self.log("closed")
        threading.excepthook = threading.__excepthook__
        faulthandler.disable()
        for stream in (self._stream, self._faults):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        self._stream = self._faults = None


def _appended(path: Path) -> IO[str] | None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return open_file(path, "a", encoding="utf-8", errors="backslashreplace", buffering=1)
    except OSError:
        return None


def _end_of(path: Path) -> str:
    """The last lines of a file; empty when there is none."""
    try:
        with open_file(path) as stream:
            stream.seek(max(0, stream.seek(0, os.SEEK_END) - 4 * LONGEST_TAIL))
            text: str = stream.read(4 * LONGEST_TAIL).decode("utf-8", errors="replace")
        return text[-LONGEST_TAIL:].strip()
    except OSError:
        return ""


def _traceback(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def _write_report(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    older = sorted(folder.glob("crash-*.txt"), key=lambda path: path.stat().st_mtime)
    for path in older[: -(KEPT_REPORTS - 1)]:
        with contextlib.suppress(OSError):
            path.unlink()
    stem = time.strftime("crash-%Y%m%d-%H%M%S")
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        with contextlib.suppress(FileExistsError), path.open("x", encoding="utf-8") as stream:
            stream.write(text)
            return path
        number += 1
