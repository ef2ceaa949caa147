"""Basics of every part of the build: names, version, date, and how files are listed and hashed."""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PACKAGE = "hearts-gui"
APP_ID = "io.github.hearts_gui.Hearts"
TITLE = "Hearts"
SUMMARY = "The classic card game with many rules and fair opponents"
NOTICES = "THIRD-PARTY-NOTICES.txt"
HOMEPAGE = "https://github.com/hearts-gui/hearts-gui"
"""The home of the project: the account that the identifier of the program stands for."""
MAIL = "hearts-gui@users.noreply.github.com"
_OLDEST = 315532800
"""1 January 1980: archives cannot tell an earlier time."""


class BuildError(Exception):
    """Raised when a result is not what it should be; the message says in what."""


def version() -> str:
    """The version in `hearts_gui/__init__.py`. Raises BuildError if there is none."""
    text = (ROOT / "hearts_gui" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if match is None:
        raise BuildError("hearts_gui/__init__.py names no version")
    return match[1]


def machine() -> str:
    """The processor's name in file names."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def platform_name() -> str:
    """The operating system's name in file names."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def debian_machine() -> str:
    """The processor as Debian calls it."""
    return {"x86_64": "amd64"}.get(machine(), machine())


def rpm_machine() -> str:
    """The processor as the rpm world and Arch call it."""
    return {"arm64": "aarch64"}.get(machine(), machine())


def packager() -> str:
    """The maintainer of a package: the packager by Debian's variables, else the project."""
    name = os.environ.get("DEBFULLNAME", "The Hearts developers")
    return f"{name} <{os.environ.get('DEBEMAIL', MAIL)}>"


def stem() -> str:
    """Return the beginning of the names of all packages for this platform."""
    return f"hearts-{version()}-{platform_name()}-{machine()}"


def epoch() -> int:
    """The time that every packed file gets: SOURCE_DATE_EPOCH, or that of the last commit."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    if named:
        return int(named)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return _OLDEST
    return int(answer.stdout.strip() or _OLDEST)


def environment() -> dict[str, str]:
    """The environment in which tools give the same result every time."""
    return {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(epoch()), "LC_ALL": "C"}


def sources() -> list[Path]:
    """The files and folders of which the source archive is made."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    return [ROOT / pattern.removeprefix("/") for pattern in patterns]


def clear(out: Path) -> None:
    """Make the folder of results and take older results, nothing else, out of it.

    Raises BuildError where the results would lie among the sources, or the sources among them.
    """
    if ROOT.is_relative_to(out) or any(out.is_relative_to(source) for source in sources()):
        raise BuildError(f"{out} holds or is part of the sources; choose another folder")
    out.mkdir(parents=True, exist_ok=True)
    for name in ("hearts", "Hearts.app"):
        shutil.rmtree(out / name, ignore_errors=True)
    for pattern in ("hearts[-_]*", "SHA256SUMS", "summary.json"):
        for path in filter(Path.is_file, out.glob(pattern)):
            path.unlink()


def files_in(folder: Path) -> Iterator[Path]:
    """All files and links in a folder, in one order everywhere."""
    paths = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    yield from sorted(paths, key=lambda path: path.relative_to(folder).as_posix())


def folder_size(folder: Path) -> int:
    """Bytes of all files in a folder, each counted once."""
    return sum(path.stat().st_size for path in files_in(folder) if not path.is_symlink())


def sha256(path: Path) -> str:
    """The checksum of a file."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
