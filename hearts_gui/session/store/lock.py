"""A lock that one program at a time can hold, and that the system frees when the program dies."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EACCES, errno.EPERM)


class Lock:
    """A held lock; its file is removed with it."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor: int | None = descriptor

    def release(self) -> None:
        """Release the lock; harmless when done twice."""
        if self._descriptor is None:
            return
        # The file is removed while the lock is still held: a program that opened it meanwhile
        # notices in `try_lock` that it is no longer the file of that name.
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                self._path.unlink()
        os.close(self._descriptor)
        self._descriptor = None
        if sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._path.unlink()


def try_lock(path: Path) -> Lock | None:
    """Take the lock, or None when another program (or another part of this one) holds it.

    Raises OSError when the file cannot be made.
    """
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if not _take(descriptor):
                os.close(descriptor)
                return None
            if _still_named(path, descriptor):
                return Lock(path, descriptor)
        except OSError:
            os.close(descriptor)
            raise
        os.close(descriptor)


def _take(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno == errno.EWOULDBLOCK:
            return False
        # Network folders may know no locks, sandboxes forbid them: saved without that protection.
        if error.errno not in _NO_LOCKS:
            raise
        return error.errno != errno.EACCES or not _permitted(descriptor)
    return True


def _permitted(descriptor: int) -> bool:
    """Whether locks may be used: Windows and SMB shares call a held one forbidden, too."""
    if sys.platform == "win32":
        return True
    with contextlib.suppress(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_UN)
        return True
    return False


def _still_named(path: Path, descriptor: int) -> bool:
    """Whether the file that was opened is still the one of this name."""
    if sys.platform == "win32":
        return True  # on Windows an open file keeps its name
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False
