"""Read which version of a foreign work a program folder really holds, from the work itself."""

from __future__ import annotations

import re
from pathlib import Path

# What a library says of itself, by the name of the work. The last number of SDL's file names
# counts a hundred for each minor version.
_SAID: dict[str, str] = {
    "FLAC": r"(?:reference libFLAC )?(1\.\d+\.\d+)(?: \d{8})?",
    "FluidSynth": r"(2\.\d+\.\d+)",
    "HarfBuzz": r"(\d{1,2}\.\d+\.\d+)",
    "libjpeg-turbo": r"libjpeg-turbo version (\d[\d.]*)",
    "libpng": r"libpng version (\d[\d.]*)",
    "libsndfile": r"libsndfile-(\d[\d.]*)",
    "LibTIFF": r"LIBTIFF, Version (\d[\d.]*)",
    "libvorbis": r"Xiph\.Org libVorbis (\d[\d.]*)",
    "libxmp": r"(4\.\d+\.\d+)",
    "mpg123": r"(1\.\d\d\.\d+)",
    "OpenBLAS": r"OpenBLAS (\d[\d.]*)",
    "Opus": r"libopus (\d[\d.]*)",
    "WavPack": r"(5\.\d+\.\d+)",
    "zlib": r" (?:de|in)flate (\d[\d.]*) Copyright",
}
_SDL = r"\.so\.0\.(\d+)\.(\d+)$"
_FILE = r"\.so\.(\d[\d.]*)$"


def embedded_version(path: Path, work: str) -> str | None:
    """The version that a library holds as text, or None."""
    pattern = _SAID.get(work)
    if pattern is None:
        return None
    content = path.read_bytes()
    # Between what ends texts in C, so that part of another number does not count.
    exact = work in ("FLAC", "FluidSynth", "HarfBuzz", "libxmp", "mpg123", "WavPack")
    sought = rf"(?<=\0){pattern}(?=\0)" if exact else pattern
    match = re.search(sought.encode("ascii"), content)
    return match[1].decode("ascii") if match else None


def of_library(path: Path, work: str, carrier: str) -> str:
    """The version of a library: what it says, what its file is called, or who brought it.

    `carrier` is the package that it came with, such as `pygame-ce 2.5.8`, which fixes its bytes.
    """
    text = embedded_version(path, work)
    if text is not None:
        return text
    sdl = re.search(_SDL, path.name) if work.startswith("SDL") else None
    if sdl is not None:
        return f"2.{int(sdl[1]) // 100}.{sdl[2]}"
    named = re.search(_FILE, path.name)
    return f"with {carrier}, file version {named[1]}" if named else f"with {carrier}"


def of_font(path: Path) -> str:
    """The version that a font gives itself."""
    from fontTools.ttLib import TTFont

    with TTFont(path, lazy=True) as font:
        name = font["name"].getDebugName(5) or ""
    match = re.search(r"\d[\d.]*", name)
    return match[0] if match else name
