"""An outside program that exchanges lines, and can neither block nor flood its caller.

Its output waits in a short queue and then in its own pipe; input that it does not read waits in
another. It is ended with everything that it has started: a process group, on Windows a job.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from queue import Empty, Full, Queue
from typing import Protocol

LONGEST_LINE = 1 << 16
_MOST_LINES = 16
_PATIENCE = 0.2
"""Seconds between two checks whether the program has been ended."""
_LAST_SECONDS = 5.0
"""The seconds that the system may take to end a program."""


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes
    from typing import Any

    _EXTENDED_LIMITS = 9
    _KILL_ON_CLOSE = 0x2000

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("process_time", ctypes.c_int64),
            ("job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("least_set", ctypes.c_size_t),
            ("most_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
            ("io_counts", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("most_process_memory", ctypes.c_size_t),
            ("most_job_memory", ctypes.c_size_t),
        )

    def _kernel() -> Any:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = wintypes.HANDLE
        kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
        kernel.SetInformationJobObject.argtypes = (
            wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD,
        )  # fmt: skip
        kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
        kernel.TerminateJobObject.argtypes = (wintypes.HANDLE, wintypes.UINT)
        kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
        return kernel

    class Job:
        """A Windows job that ends with us; children started before the program joined it stay."""

        def __init__(self, process: subprocess.Popen[bytes]) -> None:
            self._process = process
            self._kernel = _kernel()
            self._job = self._kernel.CreateJobObjectW(None, None)
            limits = _Limits(flags=_KILL_ON_CLOSE)
            self._kernel.SetInformationJobObject(
                self._job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
            )
            self._kernel.AssignProcessToJobObject(self._job, int(process._handle))

        def end(self) -> None:
            if self._job:
                self._kernel.TerminateJobObject(self._job, 1)
                self._kernel.CloseHandle(self._job)
                self._job = None
            self._process.kill()


def words_of(command: str) -> list[str]:
    """The words of a command line; on Windows a backslash is a part of a path."""
    if sys.platform != "win32":
        return shlex.split(command)
    words = shlex.split(command, posix=False)
    return [word[1:-1] if word[:1] == word[-1:] == '"' else word for word in words]


def can_start(command: str) -> bool:
    """Whether the system finds the program that a command line names."""
    try:
        words = words_of(command)
    except ValueError:
        return False
    return bool(words) and shutil.which(words[0]) is not None


class Program:
    """A running program. Raises OSError and ValueError when it cannot be started."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            words_of(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=sys.platform != "win32",
        )
        self._group = _group_of(self._process)
        _RUNNING.add(self._group)
        self._ended = threading.Event()
        self._output: Queue[bytes] = Queue(_MOST_LINES)
        self._input: Queue[bytes] = Queue(_MOST_LINES)
        try:
            self._start_threads()
        except RuntimeError as error:
            self.end()
            raise OSError(str(error)) from None

    def _start_threads(self) -> None:
        """Start a thread for each pipe; close the pipe of one that fails. Raises RuntimeError."""
        pipes = {self._listen: self._process.stdout, self._talk: self._process.stdin}
        refused: RuntimeError | None = None
        for task, pipe in pipes.items():
            try:
                threading.Thread(target=task, daemon=True).start()
            except RuntimeError as error:
                assert pipe is not None
                pipe.close()
                refused = error
        if refused is not None:
            raise refused

    def tell(self, line: bytes) -> None:
        """Queue a line for sending. Raises TimeoutError when the program has stopped reading."""
        try:
            self._input.put_nowait(line)
        except Full:
            raise TimeoutError("it does not read") from None

    def answer(self, seconds: float) -> bytes:
        """The next line of its output; empty when it has ended. Raises TimeoutError."""
        try:
            return self._output.get(timeout=seconds)
        except Empty:
            raise TimeoutError("no answer") from None

    def end(self) -> None:
        """End it and what it has started, without waiting for anything that may resist.

        Harmless when done twice: once the program was waited for, its number may belong to another.
        """
        if self._ended.is_set():
            return
        self._ended.set()
        self._group.end()
        _RUNNING.discard(self._group)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_SECONDS)

    # -- in threads of their own, which close the pipes when nobody uses them any more

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            rest = b""
            with contextlib.suppress(OSError, ValueError):
                while self._readable(pipe.fileno()) and (data := os.read(pipe.fileno(), 1 << 16)):
                    *lines, rest = (rest + data).split(b"\n")
                    if not all(self._keep(line) for line in lines if line.strip()):
                        return
                    if len(rest) > LONGEST_LINE:
                        break
            if not rest.strip() or self._keep(rest):
                self._keep(b"")

    def _readable(self, descriptor: int) -> bool:
        """Wait until there is something to read. Returns False when the program has been ended.

        On Windows a pipe cannot be waited for, but there every child ends with the job.
        """
        if sys.platform == "win32":
            return True
        # select() cannot handle descriptors above 1023
        with selectors.DefaultSelector() as selector:
            selector.register(descriptor, selectors.EVENT_READ)
            while not self._ended.is_set():
                if selector.select(_PATIENCE):
                    return True
        return False

    def _keep(self, line: bytes) -> bool:
        if len(line) > LONGEST_LINE:
            line = b""
        while not self._ended.is_set():
            with contextlib.suppress(Full):
                self._output.put(line, timeout=_PATIENCE)
                return bool(line)
        return False

    def _talk(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError), self._process.stdin as pipe:
            if sys.platform != "win32":
                os.set_blocking(pipe.fileno(), False)
            while not self._ended.is_set():
                with contextlib.suppress(Empty):
                    self._send(pipe.fileno(), self._input.get(timeout=_PATIENCE))

    def _send(self, descriptor: int, line: bytes) -> None:
        while line and not self._ended.is_set():
            try:
                line = line[os.write(descriptor, line) :]
            except BlockingIOError:
                self._ended.wait(_PATIENCE / 10)


class ProcessGroup(Protocol):
    """A program and everything that it has started."""

    def end(self) -> None:
        """End all processes of the group."""


_RUNNING: set[ProcessGroup] = set()


def end_all() -> None:
    """End every program, without waiting: this process is about to end."""
    for group in _RUNNING.copy():
        group.end()


class _Session:
    """A program and its children; those that have left its process group stay."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def end(self) -> None:
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()


def _group_of(process: subprocess.Popen[bytes]) -> ProcessGroup:
    if sys.platform == "win32":
        return Job(process)
    return _Session(process)
