"""Checks a build: sizes, the oldest C library, no paths of the build machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pack_base
from pack_base import BuildError

MOST_PACKED = 45_000_000
MOST_UNPACKED = 110_000_000
NEWEST_GLIBC = (2, 35)
SLOWEST_START = 0.6
LARGEST = 10


def is_elf(path: Path) -> bool:
    """Whether a file is a program or library of Linux."""
    with path.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"


def needed_glibc(path: Path) -> tuple[int, int]:
    """The oldest C library with which a program or library loads; (0, 0) when any does."""
    answer = subprocess.run(
        ["objdump", "-T", str(path)], capture_output=True, text=True, check=True
    )
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", answer.stdout)
    return max(((int(major), int(minor)) for major, minor in versions), default=(0, 0))


def glibc_floor(folder: Path) -> tuple[tuple[int, int], str]:
    """The newest C library that any file of a folder needs, and which file that is."""
    elves = [path for path in pack_base.files_in(folder) if not path.is_symlink() and is_elf(path)]
    return max((needed_glibc(path), path.relative_to(folder).as_posix()) for path in elves)


def sizes(folder: Path, archive: Path) -> None:
    """Raise BuildError when a build has grown too big."""
    unpacked, packed = pack_base.folder_size(folder), archive.stat().st_size
    if unpacked > MOST_UNPACKED or packed > MOST_PACKED:
        raise BuildError(f"too big: {packed} bytes packed, {unpacked} unpacked")


def old_enough(folder: Path) -> str:
    """The oldest C library that will do, as text.

    Raises BuildError when it is newer than promised.
    """
    floor, file = glibc_floor(folder)
    if floor > NEWEST_GLIBC:
        raise BuildError(f"{file} needs glibc {floor[0]}.{floor[1]}")
    return f"{floor[0]}.{floor[1]}"


def largest(folder: Path) -> list[tuple[str, int]]:
    """The parts that cost most, by their place in the folder."""
    sized: dict[str, int] = {}
    for path in pack_base.files_in(folder):
        if path.is_symlink():
            continue
        parts = path.relative_to(folder).parts
        # One entry for what one could do without: a library, or a folder of assets or modules.
        depth = 3 if parts[:2] == ("lib", "assets") else 2
        name = "/".join(parts[:depth]) if ".libs" not in parts[-2:][0] else "/".join(parts)
        sized[name] = sized.get(name, 0) + path.stat().st_size
    return sorted(sized.items(), key=lambda item: -item[1])[:LARGEST]
