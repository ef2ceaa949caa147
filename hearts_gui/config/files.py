"""Files of the player's own that are replaced whole: a reader sees the old one or the new one."""

import contextlib
import os
from pathlib import Path


def replace_whole(path: Path, data: bytes) -> str | None:
    """Write a file in one step; why it could not be written, or None when it was."""
    temporary = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        return error.strerror or str(error)
    return None
