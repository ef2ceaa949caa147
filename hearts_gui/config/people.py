"""Several people on one computer: each has a folder with settings, games and statistics.

The first person's files are where a single player's would be.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from hearts_gui.config import paths, settings
from hearts_gui.config.reading import read_small, replace_whole

FIRST = ""
LAST = "person.txt"
"""Names the folder of the last player."""
MOST = 12
_NAME = re.compile(r"p[0-9]{1,3}")
_GONE = "deleted-"
"""Begins the names of folders of people who were deleted."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who plays here; `key` is the folder."""

    key: str
    given_name: str


def everyone() -> tuple[Person, ...]:
    """Everyone who plays here, the first person first."""
    folder = paths.shared_data_dir() / paths.PEOPLE
    try:
        names = [path.name for path in folder.iterdir() if path.is_dir()]
    except OSError:
        names = []
    keys = sorted((name for name in names if _NAME.fullmatch(name)), key=lambda key: int(key[1:]))
    return tuple(map(_person, (FIRST, *keys[: MOST - 1])))


def _person(key: str) -> Person:
    file = paths.data_dir_of(key) / paths.settings_file().name
    return Person(key, settings.load(file, ours=False).settings.name)


def folder_of(person: Person) -> Path:
    """The folder of someone's own files."""
    return paths.data_dir_of(person.key)


def free_key() -> str:
    """The name of a folder for a new person; that of a deleted one stays theirs."""
    folder = paths.shared_data_dir() / paths.PEOPLE
    taken = {path.name.removeprefix(_GONE) for path in folder.glob("*")}
    return next(key for key in (f"p{number}" for number in range(2, 1000)) if key not in taken)


def delete(key: str, *, undo: bool = False) -> str | None:
    """Hide a person's folder, or show it again. Returns why that is not possible, else None."""
    folder = paths.shared_data_dir() / paths.PEOPLE
    names = (key, f"{_GONE}{key}")
    try:
        (folder / names[undo]).rename(folder / names[not undo])
    except OSError as error:
        return error.strerror or str(error)
    return None


def choose(key: str) -> str | None:
    """Switch to this person. Returns why the choice cannot be remembered, else None."""
    paths.choose_person(key)
    return replace_whole(paths.shared_data_dir() / LAST, key.encode("ascii"))


def choose_last() -> None:
    """Switch to the person who played last, or the first person where that is unknown."""
    named = read_small(paths.shared_data_dir() / LAST, ours=False) or b""
    key = named.decode(errors="replace").strip()
    known = _NAME.fullmatch(key) and (paths.shared_data_dir() / paths.PEOPLE / key).is_dir()
    paths.choose_person(key if known else FIRST)
