"""A quick look at saved games for the menu, which is shown before the engine has been read.

Nothing is checked here: the menu only shows what a file claims.
"""

import contextlib
import errno
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearts_gui.config.reading import in_utf8, open_file, parse_json
from hearts_gui.engine.log.seal import READABLE, header_lines, unsealed
from hearts_gui.session.store.lock import try_lock

FINISHED = "finished"
"""The folder of games that are over, inside that of the games under way."""
SUFFIX = ".hearts"
LARGEST = 32 << 20
"""The largest size of a game in bytes, enough for thousands of deals."""
LATEST = 3.2e10
"""The latest time of a game, in seconds since 1970: the year 2984."""

_UNDO = '{"undo":'
_SCORED = '{"e":"DealScored"'
_ENDED = '{"e":"GameEnded"'
_PRACTICE = '{"practice":'


@dataclass(frozen=True, slots=True)
class Peek:
    """A game under way, as read from its file. `totals` are plain data, empty in the first deal."""

    path: Path
    seats: tuple[Any, ...]
    deal: int
    totals: tuple[Any, ...]

    @property
    def own_total(self) -> Any:
        """The plain total of the first person at the table; 0 before it is known."""
        for seat, total in zip(self.seats, self.totals, strict=False):
            if isinstance(seat, dict) and "human" in seat:
                return total
        return 0

    @property
    def portraits(self) -> tuple[str, ...]:
        """The pictures of the computer players."""
        bots = [seat for seat in self.seats if isinstance(seat, dict) and "bot" in seat]
        return tuple(str(seat["bot"]) for seat in bots)


def game_files(folder: Path) -> list[Path]:
    """The files of games under way, the one played last first."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
        return sorted(paths, key=lambda path: (-path.stat().st_mtime, path.name))
    except OSError:
        return []


def when_changed(path: Path) -> float:
    """When a file was changed, in seconds since 1970; never later than LATEST. Raises OSError.

    A clock that was wrong leaves times that no calendar has.
    """
    return min(max(0.0, path.stat().st_mtime), LATEST)


def latest(folder: Path) -> Peek | None:
    """The game to continue: the one played last that is neither over nor open elsewhere."""
    for path in game_files(folder):
        glimpse = peek_at(path)
        if glimpse is not None and not is_busy(path):
            return glimpse
    return None


def peek_at(path: Path) -> Peek | None:
    """The facts of a game from its file; None when it is over or the file holds no game."""
    try:
        lines = whole_lines(path)
        header = _header(lines)
        seats = tuple(header["seats"])
    except (OSError, ValueError, KeyError, TypeError, IndexError):
        return None
    progress = progress_of(lines)
    return None if progress is None else Peek(path, seats, *progress)


def _header(lines: list[str]) -> Any:
    """The content of the first line, or its copy where that cannot be read.

    Raises ValueError, for a file of a newer version too, KeyError and TypeError.
    """
    try:
        header = parse_json(unsealed(lines[0]))
        number = header["format"]
    except (ValueError, KeyError, TypeError):
        if header_lines(lines) == 1:
            raise
        header = parse_json(unsealed(lines[1]))["header"]
        number = header["format"]
    if number not in READABLE:
        raise ValueError("written by a newer version")
    return header


def read_save(path: Path, *, mend: bool = False) -> bytes:
    """The bytes of a saved game, in UTF-8, as which `mend` writes what an editor saved otherwise.

    Raises OSError, also when it is larger than any game, or cannot be written so.
    """
    with open_file(path) as stream:
        raw: bytes = stream.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise OSError(errno.EFBIG, f"it is larger than {LARGEST >> 20} MB")
    text = in_utf8(raw, path if mend else None)
    if mend and text != raw and path.read_bytes() != text:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    return text


def whole_lines(path: Path) -> list[str]:
    """The lines of a saved game up to the first empty one; the program writes no empty lines.

    A file that is too large is listed too; the player learns of it when opening it. Raises OSError.
    """
    with open_file(path) as stream:
        raw = in_utf8(stream.read(LARGEST))
    sound, empty, _ = raw.partition(b"\n\n")
    return (sound + empty[:1]).decode("utf-8", errors="replace").split("\n")[:-1]


def is_over(path: Path) -> bool:
    """Whether a file holds a game that has ended."""
    with contextlib.suppress(OSError):
        lines = whole_lines(path)
        return len(lines) > 1 and progress_of(lines) is None
    return False


def counted_deals(path: Path) -> int:
    """The number of counted deals; 0 of practice, or where something was taken back."""
    with contextlib.suppress(OSError):
        lines = whole_lines(path)
        return 0 if is_practice(lines) else sum(line.startswith(_SCORED) for line in lines)
    return 0


def is_practice(lines: Iterable[str]) -> bool:
    """Whether these are lines of a game that was practice, or where something was taken back."""
    return any(line.startswith((_UNDO, _PRACTICE)) for line in lines)


def progress_of(lines: list[str]) -> tuple[int, tuple[Any, ...]] | None:
    """The deal under way and the plain totals before it, from all lines; None when it is over."""
    kept: list[str] = []
    for line in lines[header_lines(lines) :]:
        if line.startswith(_UNDO):
            with contextlib.suppress(ValueError, KeyError, TypeError):
                del kept[parse_json(line)["undo"] :]
        elif not line.startswith(_PRACTICE):
            kept.append(line)
    if any(line.startswith(_ENDED) for line in kept):
        return None
    scored = [line for line in kept if line.startswith(_SCORED)]
    totals: tuple[Any, ...] = ()
    if scored:
        with contextlib.suppress(ValueError, KeyError, TypeError):
            totals = tuple(parse_json(scored[-1])["score"]["totals"])
    return len(scored) + 1, totals


def lock_file(path: Path) -> Path:
    """The file that is locked while a game is open."""
    return path.with_name(path.name + ".lock")


def is_busy(path: Path) -> bool:
    """Whether someone is playing this game."""
    with contextlib.suppress(OSError):
        if lock_file(path).exists():
            if (lock := try_lock(lock_file(path))) is None:
                return True
            lock.release()
    return False
