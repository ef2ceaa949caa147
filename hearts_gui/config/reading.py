"""Reads and writes the player's own small files.

Each is replaced as a whole or appended to, and damage to one does not spoil others.

Numbers, nesting, lines and files are bounded. What cannot be read is kept in a copy beside the
file, and the player is told of it once.
"""

import contextlib
import errno
import json
import os
import stat
import tomllib
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, ClassVar, TypeVar

from hearts_gui.engine.message import Message, message

T = TypeVar("T")

LARGEST = 4 << 20
"""The largest size of a small file in bytes; far larger ones would delay the start."""
LONGEST_LINE = 1 << 16
FORMAT = 1
"""The format of small files and of their lines, where they name one; newer ones name a higher."""
_MOST_DOTS = 1000
"""The most dots of a line of settings; each may nest, and far more would take half a minute."""
_MOST_DIGITS = 15
"""The most digits of a whole number; as a float it is still exact."""
_MOST = 10.0**_MOST_DIGITS

ABSENT = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG)
"""The system's errors where a file does not exist or cannot exist."""

UNREADABLE = (
    ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
"""The errors that reading nonsense may raise."""

MOST_COPIES = 99
"""The most copies kept of one file in each of two kinds."""
_LARGEST_COPY = 8 * LARGEST

_NO_FILE = (errno.EINVAL, "it is not a file")
"""The error for a pipe, a device, a socket or a folder."""


def open_file(path: Path, mode: str = "rb", **how: Any) -> IO[Any]:
    """Open a plain file as `open` does. Raises OSError for anything else of that name.

    A pipe would wait for its other end, and a device may have no end.
    """
    return open(path, mode, opener=open_plain, **how)


def open_plain(path: str | Path, flags: int) -> int:
    """The descriptor of a plain file, as `open_file` opens it, or of the null device."""
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode) and str(path) != os.devnull:
        os.close(descriptor)
        raise OSError(*_NO_FILE)
    return descriptor


def replace_whole(path: Path, data: bytes) -> str | None:
    """Write a file in one step. Returns why it could not be written, or None when it was.

    A link stays a link: the file that it points to is replaced. A file that could not be read
    before is renamed first.
    """
    asked, path = path, Path(os.path.realpath(path))
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")  # other windows write it too
    try:
        if path.exists() and not path.is_file():
            raise OSError(*_NO_FILE)
        path.parent.mkdir(parents=True, exist_ok=True)
        with open_file(temporary, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if asked in _Notices.unread and path.exists() and move_aside(path) is None:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        temporary.replace(path)
        _Notices.unread.discard(asked)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        return error.strerror or str(error)
    return None


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet, as a whole or not at all.

    Raises OSError, and FileExistsError, a kind of it, where there is one.
    """
    data = text.encode()
    stream = path.open("xb")
    try:
        with stream:
            stream.write(data)
    except BaseException:
        path.unlink()  # Windows refuses this while it is open
        raise


def write_value(path: Path, value: Any) -> str | None:
    """Write a value into a file that `read_value` reads, as `replace_whole` does."""
    return replace_whole(path, as_json(value, indent=1))


def as_json(value: Any, *, indent: int | None = None) -> bytes:
    """A value as JSON text; half a character is written as an escape, which JSON can read back."""
    separators = (",", ":") if indent is None else None
    text = json.dumps(value, ensure_ascii=False, indent=indent, separators=separators)
    return text.encode(errors="backslashreplace")


def append_lines(path: Path, *values: Any) -> str | None:
    """Append values to a file, one a line. Returns why they could not be written, or None.

    An unfinished last line, from a crash or a full disk, stays a line of its own.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open_file(path, "a+b") as stream:
            stream.seek(max(0, stream.seek(0, os.SEEK_END) - 1))
            torn = stream.read(1) not in (b"", b"\n")
            stream.write(b"\n" * torn + b"".join(as_json(value) + b"\n" for value in values))
    except OSError as error:
        return error.strerror or str(error)
    return None


def copy_names(path: Path, *, newer: bool = False) -> tuple[Path, ...]:
    """The paths where copies go of what is damaged in a file, or what a newer version wrote."""
    kind = "newer" if newer else "damaged"
    return tuple(path.with_name(f"{path.name}.{kind}-{n}") for n in range(1, MOST_COPIES + 1))


def is_set_aside(path: Path, data: bytes) -> bool:
    """Whether a copy of a file, which may be of an earlier version, holds this already."""
    copies = copy_names(path) + copy_names(path, newer=True)
    return any(copy.exists() and _holds(copy, data) for copy in copies)


def _holds(copy: Path, data: bytes) -> bool:
    with contextlib.suppress(OSError), open_file(copy) as stream:
        return data in stream.read(_LARGEST_COPY)
    return False


def set_aside(path: Path, data: bytes, *, newer: bool = False) -> str | None:
    """Write data that cannot be read into a new file beside the original. Returns the new name.

    Returns None when the disk refuses or there are too many copies.
    """
    for copy in copy_names(path, newer=newer):
        try:
            with copy.open("xb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
        except FileExistsError:
            continue
        except OSError:
            with contextlib.suppress(OSError):
                copy.unlink()
            return None
        return copy.name
    return None


def move_aside(path: Path) -> str | None:
    """Give a damaged file another name. Returns that name, or None when that is not possible."""
    with contextlib.suppress(OSError, StopIteration):
        return path.rename(next(name for name in copy_names(path) if not name.exists())).name
    return None


class _Newer(ValueError):
    """Raised for what a newer version of the program wrote."""


class Partly(ValueError):
    """Raised when some entries of a file make no sense; `value` is made of the others."""

    def __init__(self, value: Any, bad: int) -> None:
        super().__init__(f"{bad} entries make no sense")
        self.value = value
        self.bad = bad


class _Notices:
    """Notices about files for the player: those still to be shown, and all of this run."""

    waiting: ClassVar[deque[Message]] = deque()
    known: ClassVar[set[tuple[Path, Message]]] = set()
    unread: ClassVar[set[Path]] = set()
    """Our files that the system could not read when they were last needed."""


def notify(path: Path, notice: Message) -> None:
    """Queue a notice about a file for the player. The same notice is queued only once in a run."""
    if (path, notice) not in _Notices.known:
        _Notices.known.add((path, notice))
        _Notices.waiting.append(notice)


def take_notices() -> tuple[Message, ...]:
    """Notices about files that are still to be shown; the code that takes them shows them."""
    return tuple(_Notices.waiting.popleft() for _ in range(len(_Notices.waiting)))


# -- values


def _decoder(refuse: Callable[[str], Any]) -> json.JSONDecoder:
    def whole_number(text: str) -> Any:
        return int(text) if len(text) <= _MOST_DIGITS else refuse(text)

    def real(text: str) -> Any:
        value = float(text)
        return value if abs(value) < _MOST else refuse(text)

    return json.JSONDecoder(parse_int=whole_number, parse_float=real, parse_constant=refuse)


def _refuse(text: str) -> Any:
    raise ValueError(f"{text[:_MOST_DIGITS]} is out of bounds")


_STRICT = _decoder(_refuse)
_LENIENT = _decoder(lambda _: object())  # every check of a value refuses it


def parse_json(raw: str | bytes, decoder: json.JSONDecoder = _STRICT) -> Any:
    """The value in this text. Raises ValueError, for numbers and nesting out of bounds as well."""
    try:
        text = raw if isinstance(raw, str) else raw.decode(json.detect_encoding(raw))
        return decoder.decode(text)
    except RecursionError:
        raise ValueError("nested too deep") from None


def _known(data: Any) -> Any:
    """The data of a file or line. Raises _Newer for a format above ours."""
    if isinstance(data, dict) and type(number := data.get("format")) is int and number > FORMAT:
        raise _Newer(f"format {number}")
    return data


def parse_toml(text: str) -> dict[str, Any]:
    """The values in this text. Raises ValueError, for nesting and numbers too long as well."""
    if any(line.count(".") > _MOST_DOTS for line in text.splitlines()):
        raise ValueError("nested too deep")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None


def whole(value: Any, low: int, high: int) -> int:
    """A whole number within bounds. Raises ValueError."""
    if type(value) is int and low <= value <= high:
        return value
    raise ValueError(f"no whole number from {low} to {high}")


def number(value: Any, low: float, high: float) -> float:
    """A number within bounds. Raises ValueError."""
    if type(value) in (int, float) and low <= value <= high:
        return float(value)
    raise ValueError(f"no number from {low} to {high}")


def text(value: Any, most: int = 100) -> str:
    """A text of at most this many characters that can be shown. Raises ValueError."""
    if type(value) is str and len(value) <= most and value.isprintable():
        return value
    raise ValueError(f"no printable text of {most} characters")


def truth(value: Any) -> bool:
    """True or false. Raises ValueError."""
    if type(value) is bool:
        return value
    raise ValueError("neither true nor false")


def entries(data: Any, read: Callable[[Any], T]) -> tuple[dict[str, T], int]:
    """The entries of an object, each read with `read`, and how many make no sense.

    Raises AttributeError if the data is not an object.
    """
    result: dict[str, T] = {}
    for name, value in data.items():
        with contextlib.suppress(*UNREADABLE):
            result[text(name)] = read(value)
    return result, len(data) - len(result)


def partly(value: T, bad: int) -> T:
    """The value, if no entries make no sense. Raises Partly otherwise."""
    if bad:
        raise Partly(value, bad)
    return value


def on_one_line(text: str) -> str:
    """Text from outside on one line, with spaces for characters that cannot be shown."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


# -- files


def read_small(path: Path, *, ours: bool = True, most: int = LARGEST) -> bytes | None:
    """The bytes of a file; None where there is none, or it is too large or cannot be read.

    One that is too large is renamed. A file that is not `ours` is left alone, without a notice.
    """
    try:
        with open_file(path) as stream:
            data: bytes = stream.read(most + 1)
    except OSError as error:
        if ours and error.errno not in ABSENT:
            _Notices.unread.add(path)
            notify(path, message("file-unread", file=path.name, why=error.strerror or str(error)))
        return None
    _Notices.unread.discard(path)
    if len(data) <= most:
        return in_utf8(data, path if ours else None)
    if ours:
        aside = path.with_name(f"{path.name}.too-large")
        with contextlib.suppress(OSError):
            path.replace(aside)
        kept = {"renamed": not path.exists(), "aside": aside.name}
        notify(path, message("file-too-large", file=path.name, most=most >> 20, **kept))
    return None


def in_utf8(raw: bytes, path: Path | None = None) -> bytes:
    """Text without the mark with which an editor saved it, in UTF-8 where that says UTF-16.

    The file at `path` then gets this text, so that lines can be added to it.
    """
    text = raw.removeprefix(BOM_UTF8)
    if raw.startswith((BOM_UTF16_BE, BOM_UTF16_LE)):
        wide = raw.decode("utf-16", errors="replace")
        if not wide or any("\t" <= char <= "~" for char in wide):  # no other bytes give these
            text = wide.encode()
    if path and text != raw and ("\ufffd".encode() not in text or set_aside(path, raw)):
        replace_whole(path, text)
    return text


def read_value(path: Path, read: Callable[[Any], T], default: T, *, ours: bool = True) -> T:
    """The value in a file, read with `read`; the default where there is no file or only nonsense.

    `read` checks every value with the functions above. It may raise the errors in UNREADABLE, and
    Partly where some of the file can be used.
    """
    raw = read_small(path, ours=ours)
    if raw is None:
        return default
    value, bad, newer = default, 0, False
    try:
        return read(_known(parse_json(raw, _LENIENT)))
    except Partly as error:
        value, bad = error.value, error.bad
    except UNREADABLE as error:
        newer = isinstance(error, _Newer)
    if ours:
        _put_aside(path, raw, bad, newer=newer)
    return value


def read_lines(
    path: Path, read: Callable[[Any], T | None], *, ours: bool = True, most: int = LARGEST
) -> list[T]:
    """The result of `read` for each line of a file; lines that it cannot use are skipped."""
    raw = read_small(path, ours=ours, most=most)
    return [] if raw is None else parse_lines(path, raw, read, ours=ours)


def parse_lines(
    path: Path, raw: bytes, read: Callable[[Any], T | None], *, ours: bool = True
) -> list[T]:
    """Read the lines in these bytes of a file. Raises ValueError."""
    values: list[T] = []
    bad: list[bytes] = []
    newer = False
    for line in raw.splitlines():
        if not line.strip():
            continue
        try:
            if len(line) > LONGEST_LINE:
                raise ValueError("a line too long")
            value = read(_known(parse_json(line)))
            if value is not None:
                values.append(value)
        except UNREADABLE as error:
            bad.append(line)
            newer |= isinstance(error, _Newer)
    if bad and ours:
        _put_aside(path, b"".join(line + b"\n" for line in bad), len(bad), newer=newer)
    return values


def _put_aside(path: Path, data: bytes, entries: int, *, newer: bool) -> None:
    """Keep a copy of what cannot be read and queue a notice; 0 `entries` means the whole file."""
    if is_set_aside(path, data):
        return
    aside = set_aside(path, data, newer=newer) or ""
    kept = {"copied": bool(aside), "aside": aside}
    damaged = message("file-damaged", file=path.name, n=entries, **kept)
    notify(path, message("file-newer", file=path.name, **kept) if newer else damaged)
