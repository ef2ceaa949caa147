"""The file of one game, written line by line as things happen; and copies of it for someone
else.

Every append goes to the system immediately, so that killing the program loses nothing but a line
that was being written. A disk that is full or cannot be written never stops the game: the line
waits in memory and is tried again with the next one, and the player is told once.
"""

import contextlib
import errno
import os
import threading
from collections.abc import Iterable
from pathlib import Path

from hearts_gui.config.reading import open_plain, replace_whole
from hearts_gui.engine.message import Message, message
from hearts_gui.session.store.lock import Lock, try_lock
from hearts_gui.session.store.peek import FINISHED, SUFFIX, lock_file, read_save

_BINARY = getattr(os, "O_BINARY", 0)


class GameFile:
    """Appends lines to one file from a known length on; anything after that is cut off."""

    def __init__(self, path: Path, lock: Lock | None, *, length: int = 0) -> None:
        self.path = path
        self.warning: Message | None = None
        self._refusal: Message | None = None
        self._lock = lock
        self.length = length  # bytes that are in the file
        self._waiting = bytearray()
        self._descriptor: int | None = None
        self._closed = False
        self._sync: threading.Thread | None = None
        self._not_kept: OSError | None = None  # raised with the next line
        self.ours = lock is not None or length > 0
        """Whether the path names this game's own file, which one never created has not."""

    def trim(self) -> None:
        """Cut off anything after the known length now, rather than with the next line."""
        try:
            if self._descriptor is None:
                self._descriptor = self._open()
        except OSError as error:
            self._complain(error)

    def append(self, lines: Iterable[str], *, sync: bool = False) -> None:
        """Write lines; a thread sees to it that with `sync` they soon survive a power cut too."""
        for line in lines:
            self._waiting += line.encode("utf-8") + b"\n"
        try:
            self._write(sync=sync)
        except OSError as error:
            self._complain(error)

    def _write(self, *, sync: bool) -> None:
        if self._closed or not self._waiting:
            return
        if self._descriptor is not None and os.fstat(self._descriptor).st_nlink == 0:
            self._rescue()
        if self._descriptor is None:
            self._descriptor = self._open()
        while self._waiting:
            count = os.write(self._descriptor, self._waiting)
            del self._waiting[:count]
            self.length += count
        if sync:
            self._sync = threading.Thread(target=self._keep, args=(os.dup(self._descriptor),))
            try:
                self._sync.start()
            except RuntimeError:  # the system gives no more threads
                self._sync.run()
                self._sync = None
        if self._not_kept is not None:
            error, self._not_kept = self._not_kept, None
            raise error

    def _keep(self, descriptor: int) -> None:
        """Wait until the disk has everything; the program does not end before."""
        try:
            os.fsync(descriptor)
        except OSError as error:
            self._not_kept = error
        os.close(descriptor)

    def _open(self) -> int:
        self._claim()
        descriptor = open_plain(self.path, os.O_RDWR | os.O_CREAT | _BINARY)
        try:
            os.ftruncate(descriptor, self.length)
            os.lseek(descriptor, self.length, os.SEEK_SET)
        except OSError:
            os.close(descriptor)
            raise
        return descriptor

    def _rescue(self) -> None:
        """Write the game again after its file was removed; the open file still has the content."""
        assert self._descriptor is not None
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        with os.fdopen(os.dup(self._descriptor), "rb") as stream:
            whole = stream.read(self.length)
        os.lseek(self._descriptor, self.length, os.SEEK_SET)
        gone = self.path.name
        path, lock = reserve(self.path.parent)
        os.close(self._descriptor)
        if self._lock is not None:
            self._lock.release()
        self.path, self._lock, self._descriptor, self.length = path, lock, None, 0
        self._waiting[:0] = whole
        if self.warning is None:
            self.warning = message("save-removed", gone=gone, file=path.name)

    def _claim(self) -> None:
        """Make sure that the file is ours before a byte of it is touched.

        Where the disk refused a lock at first, another program may have taken the name meanwhile.
        """
        if self._lock is not None:
            return
        if not self.length:
            self.path, self._lock = reserve(self.path.parent)
            self.ours = True
            return
        lock = try_lock(lock_file(self.path))
        if lock is None:
            raise OSError(errno.EBUSY, "another Hearts window plays it")
        if self.path.stat().st_size < self.length:
            lock.release()
            raise OSError(errno.EBUSY, "its file has changed")
        self._lock = lock

    def _complain(self, error: OSError) -> None:
        self._refusal = message("save-cannot-save", why=error.strerror or str(error))
        self.warning = self.warning or self._refusal

    @property
    def unsaved(self) -> Message | None:
        """Why lines wait in memory; None where all are in the file."""
        return self._refusal if self._waiting else None

    def close(self) -> None:
        """Try once more to write what waits, then let go of the file and its lock."""
        if self._closed:
            return
        self.append((), sync=True)
        self._closed = True
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None
        if self._lock is not None:
            if not self.length:  # the disk took nothing, and an empty file is no game
                with contextlib.suppress(OSError):
                    self.path.unlink()
            self._lock.release()
            self._lock = None

    def move(self, folder: Path) -> None:
        """Close the file and put it into another folder, under a name that is free there.

        If the disk refuses, the file stays where it is.
        """
        self.close()
        if not self.ours:
            return
        if self._sync is not None:
            self._sync.join()  # Windows moves no file that is open
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            target = free_name(folder, self.path.stem, self.path.suffix)
            self.path.replace(target)
            self.path = target


def reserve(folder: Path) -> tuple[Path, Lock]:
    """A new, empty and locked file in the folder, created if it is missing. Raises OSError.

    It has no finished game's name, so that it keeps its own when it is over.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    while True:
        number += 1
        path = folder / f"game-{number}{SUFFIX}"
        if path.exists() or (folder / FINISHED / path.name).exists():
            continue
        lock = try_lock(lock_file(path))
        if lock is None:
            continue
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            lock.release()
        except OSError:
            lock.release()
            raise
        else:
            return path, lock


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """A path in the folder that does not exist yet: the plain name, or one with a number."""
    path = folder / f"{stem}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


_LONGEST = 60


def copy_of(path: Path, title: str, folder: Path) -> Message:
    """Write a copy of a game's file into a folder under its title. Returns a message on that."""
    plain = "".join(letter if letter.isalnum() or letter in " -_," else "-" for letter in title)
    stem = plain.strip(" -,")[:_LONGEST].strip() or path.stem
    try:
        data = read_save(path)
    except OSError as error:
        return message("save-copy-failed", why=error.strerror or str(error))
    return written(data, folder, stem, SUFFIX)


def written(data: bytes, folder: Path, stem: str, suffix: str) -> Message:
    """Write a new file, never over another. Returns where it is, or why it could not be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = free_name(folder, stem, suffix)
    except OSError as error:
        return message("save-copy-failed", why=error.strerror or str(error))
    if (why := replace_whole(target, data)) is not None:
        return message("save-copy-failed", why=why)
    return message("review-saved", path=str(target))
