"""The places of the program's read-only data and of the player's own files.

Each small file of a person is in `user_data_dir()`; the module that reads it knows its name.
"""

import contextlib
import errno
import functools
import os
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

APP_NAME = "Hearts"
DATA_VARIABLE = "HEARTS_DATA"
PORTABLE_MARK = "portable.txt"
PEOPLE = "people"
CHECKED = frozenset({"cards", "fonts", "icons", "portraits"})
"""The folders of files that are not ours to read: damage there may keep a library busy for hours,
or is found only while a letter is drawn."""
SUMS = "sums.txt"
"""A line for each file in those folders, as `build/make_sums.py` writes it."""


class AssetError(ValueError):
    """A file that comes with the program is missing or damaged; the message names it."""


def _asset_candidates() -> tuple[Path, ...]:
    package = Path(__file__).resolve().parent.parent
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "assets"] if frozen else []
    return (*places, package / "assets", package.parent / "assets")


def asset_root() -> Path:
    """The folder of cards, fonts, icons and sounds: frozen, packaged or source, in that order.

    Raises AssetError.
    """
    candidates = _asset_candidates()
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise AssetError(", ".join(str(folder) for folder in candidates))


def asset(*parts: str) -> Path:
    """The path of one shipped file, whether or not it exists."""
    return _known_root().joinpath(*parts)


@contextlib.contextmanager
def asset_file(*parts: str) -> Iterator[Path]:
    """The path of one shipped file while it is read. Raises AssetError for what goes wrong."""
    path, name = asset(*parts), "/".join(filter(None, parts))
    try:
        if not path.is_file():
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
        if parts[0] in CHECKED and not os.path.isabs(parts[-1]):
            _check(path, name)
        yield path
    except Exception as error:
        raise AssetError(name) from error


def line_of(name: str, data: bytes) -> bytes:
    """The line of a file in SUMS; git may give the file the ends of lines of Windows."""
    number = zlib.crc32(data.replace(b"\r\n", b"\n"))
    return f"{number:08x} {name}".encode()


@functools.lru_cache(maxsize=1024)
def _check(path: Path, name: str) -> None:
    """Raises OSError, or ValueError unless a file is as it was shipped.

    SUMS is read each time: an update may replace all files while a game is open.
    """
    if line_of(name, path.read_bytes()) not in asset(SUMS).read_bytes().splitlines():
        raise ValueError("it is damaged")


def font_folders() -> tuple[Path, ...]:
    """The folders where the system and the player keep fonts; the program only reads there."""
    if sys.platform == "win32":
        places = [Path(os.environ.get("WINDIR", "C:/Windows"), "Fonts")]
        local = os.environ.get("LOCALAPPDATA")
        return (*places, Path(local, "Microsoft/Windows/Fonts")) if local else tuple(places)
    if sys.platform == "darwin":
        shared = [Path("/System/Library/Fonts"), Path("/Library/Fonts")]
        own = ("Library/Fonts",)
    else:
        # The last one is the system's folder as a sandboxed program sees it (Flatpak).
        names = ("/usr/share/fonts", "/usr/local/share/fonts", "/run/host/fonts")
        shared = [Path(name) for name in names]
        own = (".local/share/fonts", ".fonts")
    try:
        return (*shared, *(Path.home() / name for name in own))
    except RuntimeError:
        return tuple(shared)


@functools.cache
def portraits() -> frozenset[str]:
    """The names of all portraits: no other name, from whatever file, becomes a path."""
    return frozenset(path.stem for path in asset("portraits").glob("*.svg"))


@functools.cache
def languages() -> frozenset[str]:
    """The codes of all languages that come with the program."""
    return frozenset(path.stem for path in asset("languages").glob("*.json"))


@functools.cache
def _known_root() -> Path:
    """The asset folder, cached because it does not move and pictures need it often."""
    return asset_root()


def program_dir() -> Path:
    """The folder that holds the program: the executable's when frozen, the checkout's otherwise."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parent.parent.parent


class _Chosen:
    """The person whose files are meant; empty for the first person on this computer."""

    person = ""


def choose_person(person: str) -> None:
    """Choose the person whose files are meant; the empty text is the first one."""
    _Chosen.person = person


def chosen_person() -> str:
    """The person whose files are meant."""
    return _Chosen.person


def user_data_dir() -> Path:
    """The folder of settings and saves of the person who plays."""
    return data_dir_of(_Chosen.person)


def data_dir_of(person: str) -> Path:
    """That folder of any person; the choice stays, as other threads may be asking for files."""
    return shared_data_dir() / PEOPLE / person if person else shared_data_dir()


def shared_data_dir() -> Path:
    """The folder of everyone's files: HEARTS_DATA, else beside portable.txt, else the system's.

    The folder is not created here; the code that writes into it creates it.
    """
    named = os.environ.get(DATA_VARIABLE)
    if named:
        return Path(os.path.expanduser(named))  # a name of nobody stays as it is
    home = program_dir()
    if (home / PORTABLE_MARK).is_file():
        return home / "data"
    # Without a home folder or an account, games last as long as temporary files do.
    return _of_the_system("user_data_dir", APP_NAME, False) or temporary_dir() / APP_NAME


def _of_the_system(folder: str, *names: Any) -> Path | None:
    """A folder by its name in platformdirs; None without a home folder and an account."""
    import platformdirs  # costs some milliseconds, and is often not needed

    with contextlib.suppress(RuntimeError):
        return Path(getattr(platformdirs, folder)(*names))
    return None


def temporary_dir() -> Path:
    """The system's folder for temporary files, even where nothing can be written there."""
    with contextlib.suppress(OSError):
        return Path(tempfile.gettempdir())
    return Path("/tmp")


def settings_file() -> Path:
    """The player's settings.toml."""
    return user_data_dir() / "settings.toml"


def table_picture_file(name: str) -> Path:
    """The player's own picture of the table, by the name that the settings have."""
    return user_data_dir() / name


def saves_dir() -> Path:
    """The folder of saved games."""
    return user_data_dir() / "saves"


def copies_dir() -> Path:
    """The folder for copies of games that the player may give away.

    It is beside the saves where they are not in the system's place, else among the player's
    documents.
    """
    own = os.environ.get(DATA_VARIABLE) or (program_dir() / PORTABLE_MARK).is_file()
    documents = None if own else _of_the_system("user_documents_dir")
    return user_data_dir() / "copies" if documents is None else documents / APP_NAME


def pictures_dir() -> Path:
    """The folder in which the system has the player's pictures, which the program only reads."""
    return _of_the_system("user_pictures_dir") or user_data_dir()


def rule_sets_file() -> Path:
    """The player's own rule sets."""
    return user_data_dir() / "rule-sets.jsonl"


def last_table_file() -> Path:
    """The file of the plan of the last new game."""
    return user_data_dir() / "last-table.json"
