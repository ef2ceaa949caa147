"""Copies of saved games for someone else."""

from __future__ import annotations

from pathlib import Path

from hearts_gui.config.reading import replace_whole
from hearts_gui.engine.message import Message, message
from hearts_gui.session.store.gamefile import free_name
from hearts_gui.session.store.peek import SUFFIX

_LONGEST = 60


def copy_of(path: Path, title: str, folder: Path) -> tuple[Path | None, Message | None]:
    """Write a copy of a game's file into a folder under its title; never over another file.

    Where it lies, or a sentence that says why it could not be written.
    """
    plain = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in title)
    stem = plain.strip(" -")[:_LONGEST].strip() or path.stem
    try:
        data = path.read_bytes()
    except OSError as error:
        return None, message("save-copy-failed", why=error.strerror or str(error))
    return written(data, folder, stem, SUFFIX)


def written(
    data: bytes, folder: Path, stem: str, suffix: str
) -> tuple[Path | None, Message | None]:
    """Write a new file into a folder, never over another.

    Returns where it lies, or why it does not.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = free_name(folder, stem, suffix)
    except OSError as error:
        return None, message("save-copy-failed", why=error.strerror or str(error))
    why = replace_whole(target, data)
    if why is not None:
        return None, message("save-copy-failed", why=why)
    return target, None
