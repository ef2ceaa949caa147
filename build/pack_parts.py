"""The parts of a program folder: each foreign part with its licence.

Nothing is taken for granted: a file or module that belongs to no known part stops the build, so
the notices and the list of parts cannot fall behind what is really shipped.
"""

from __future__ import annotations

import functools
import importlib
import importlib.metadata
import platform
import re
import sys
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

import pack_base
import pack_versions
from pack_base import BuildError

TEXTS = pack_base.BUILD / "licences"


@dataclass(slots=True)
class Part:
    """A foreign work inside the program, and the files it put there."""

    name: str
    version: str
    licence: str  # an SPDX expression
    texts: tuple[Path, ...]
    files: list[str] = field(default_factory=list)


# A library by the beginning of its file name, the longest match first.
_LIBRARIES: dict[str, tuple[str, str, str]] = {
    "sdl2": ("SDL", "Zlib", "sdl"),
    "sdl2_image": ("SDL_image", "Zlib", "sdl"),
    "sdl2_mixer": ("SDL_mixer", "Zlib", "sdl"),
    "sdl2_ttf": ("SDL_ttf", "Zlib", "sdl"),
    "brotlicommon": ("Brotli", "MIT", "brotli"),
    "brotlidec": ("Brotli", "MIT", "brotli"),
    "expat": ("Expat", "MIT", "expat"),
    "ffi": ("libffi", "MIT", "libffi"),
    "flac": ("FLAC", "BSD-3-Clause", "flac"),
    "fluidsynth": ("FluidSynth", "LGPL-2.1-or-later", "lgpl-2.1"),
    "freetype": ("FreeType", "FTL", "freetype"),
    "harfbuzz": ("HarfBuzz", "MIT-Modern-Variant", "harfbuzz"),
    "jpeg": ("libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib", "libjpeg-turbo"),
    "mpg123": ("mpg123", "LGPL-2.1-only", "lgpl-2.1"),
    "ogg": ("libogg", "BSD-3-Clause", "ogg"),
    "opus": ("Opus", "BSD-3-Clause", "opus"),
    "opusfile": ("opusfile", "BSD-3-Clause", "opusfile"),
    "png16": ("libpng", "libpng-2.0", "libpng"),
    "portmidi": ("PortMidi", "MIT", "portmidi"),
    "sharpyuv": ("WebP", "BSD-3-Clause", "webp"),
    "sndfile": ("libsndfile", "LGPL-2.1-or-later", "lgpl-2.1"),
    "tiff": ("LibTIFF", "libtiff", "tiff"),
    "vorbis": ("libvorbis", "BSD-3-Clause", "vorbis"),
    "vorbisenc": ("libvorbis", "BSD-3-Clause", "vorbis"),
    "vorbisfile": ("libvorbis", "BSD-3-Clause", "vorbis"),
    "wavpack": ("WavPack", "BSD-3-Clause", "wavpack"),
    "webp": ("WebP", "BSD-3-Clause", "webp"),
    "webpdemux": ("WebP", "BSD-3-Clause", "webp"),
    "xmp": ("libxmp", "MIT", "libxmp"),
    "z": ("zlib", "Zlib", "zlib"),
    "zlib": ("zlib", "Zlib", "zlib"),
}
# Their texts are in NumPy's licence file.
_OF_NUMPY: dict[str, tuple[str, str]] = {
    "scipy_openblas64_": ("OpenBLAS", "BSD-3-Clause AND BSD-3-Clause-Open-MPI"),
    "gfortran": ("GCC Fortran library", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "quadmath": ("libquadmath", "LGPL-2.1-or-later"),
}
_DISTRIBUTIONS = {
    "accesskit": "(MIT OR Apache-2.0) AND BSD-3-Clause AND Zlib",
    "fsrs": "MIT",
    "numpy": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pygame-ce": "LGPL-2.1-or-later",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "tomli_w": "MIT",
    "typing_extensions": "PSF-2.0",
}
# Works inside Python's own, whose licence file names none; from 3.12 SHA-3 is another one's.
_OF_PYTHON: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("libmpdec", "BSD-2-Clause", ("libmpdec",)),
    ("BLAKE2", "CC0-1.0 OR Apache-2.0", ("blake2", "apache-2.0")),
    ("HACL*", "MIT", ("hacl",))
    if sys.version_info >= (3, 12)
    else ("tiny_sha3", "MIT", ("tiny-sha3",)),
)
_FONTS = {
    "Fraunces": ("OFL-1.1", "Fraunces-OFL.txt"),
    "Inter": ("OFL-1.1", "Inter-OFL.txt"),
    "Literata": ("OFL-1.1", "Literata-OFL.txt"),
    "NotoSans": ("OFL-1.1", "NotoSansCJK-OFL.txt"),
    "AtkinsonHyperlegible": ("OFL-1.1", "AtkinsonHyperlegible-OFL.txt"),
    "DejaVu": ("Bitstream-Vera", "DejaVu-LICENSE.txt"),
}
# Part of Windows or of Microsoft's C++ library, which Microsoft lets everyone pass on.
_OF_WINDOWS = ("vcruntime", "msvcp", "ucrtbase", "api-ms-win")
_OURS = ("hearts_gui", "start")
_OF_PYINSTALLER = ("pyi", "_pyi", "pyimod")


def library_key(name: str) -> str:
    """Return the name of a library without the prefix, suffixes and versions of its file name."""
    plain = re.sub(r"^lib(?=[a-zA-Z])", "", name).lower()
    plain = re.split(r"\.(?:so|dll|dylib)\b", plain)[0]
    return re.sub(r"[-.](?:\d|[0-9a-f]{6,}).*$", "", plain)


class Parts:
    """Collects the parts of one program folder."""

    def __init__(self) -> None:
        self._parts_by_name: dict[str, Part] = {}
        self._unknown: list[str] = []
        self._folder = Path()

    def read(self, folder: Path, modules: Iterable[str]) -> tuple[Part, ...]:
        """All foreign parts, by name.

        Raises BuildError for files and modules that belong to none.
        """
        self._folder = folder
        for path in pack_base.files_in(folder):
            if not path.is_symlink():
                self._file(path.relative_to(folder).as_posix())
        for module in modules:
            self._module(module)
        if self._unknown:
            raise BuildError(f"no licence is known for {', '.join(sorted(set(self._unknown)))}")
        return tuple(sorted(self._parts_by_name.values(), key=lambda part: part.name.lower()))

    def _module(self, name: str) -> None:
        top = name.split(".")[0]
        if top in _OURS or top in sys.stdlib_module_names or top.startswith("_sysconfigdata"):
            return
        if top.startswith(_OF_PYINSTALLER):
            self._distribution("pyinstaller")
            return
        distributions = [owner for owner in _owners().get(top, ()) if owner in _DISTRIBUTIONS]
        if distributions:
            self._distribution(distributions[0])
        else:
            self._unknown.append(f"module {name}")

    def _file(self, path: str) -> None:
        parts = PurePosixPath(path).parts
        name = parts[-1]
        if path.startswith("lib/assets/"):
            self._font(path)
        elif path.startswith(("lib/hearts_gui/", "share/")):
            return  # what the learned players have learnt, icons, menu entry: our own work
        elif len(parts) == 1:
            # The programs themselves: PyInstaller's loader with our modules behind it.
            self._distribution("pyinstaller", path if name.startswith(("hearts", "He")) else None)
        elif self._is_python(parts):
            self._python(path)
        elif parts[1] == "accesskit":
            self._distribution("accesskit", path)
        elif re.search(r"\.libs$|^\.dylibs$", parts[-2]) or _is_library(name):
            self._library(path)
        elif len(parts) > 2 and parts[1] in ("numpy", "pygame"):
            self._distribution("pygame-ce" if parts[1] == "pygame" else "numpy", path)
        else:
            self._unknown.append(path)

    @staticmethod
    def _is_python(parts: tuple[str, ...]) -> bool:
        name = parts[-1].lower()
        standard = name.split(".")[0] in sys.stdlib_module_names
        return (
            parts[1].startswith("python3")
            or name.startswith(("libpython", "python3", "base_library"))
            or (len(parts) == 2 and name.endswith((".pyd", ".so")) and standard)
        )

    def _library(self, path: str) -> None:
        key = library_key(PurePosixPath(path).name)
        if key.startswith(_OF_WINDOWS):
            return
        if key in _OF_NUMPY:
            name, licence = _OF_NUMPY[key]
            texts = tuple(_texts_of("numpy"))[:1]
        elif key in _LIBRARIES:
            name, licence, text = _LIBRARIES[key]
            texts = (TEXTS / f"{text}.txt",)
        else:
            self._unknown.append(path)
            return
        version = pack_versions.of_library(self._folder / path, name, _carrier(path))
        self._add(Part(name, version, licence, texts), path)

    def _distribution(self, name: str, path: str | None = None) -> None:
        texts = _texts_of(name)
        if name == "pygame-ce":
            texts = (TEXTS / "lgpl-2.1.txt",)
        elif name == "pyinstaller":
            texts = (*texts, TEXTS / "apache-2.0.txt")
        elif name == "accesskit":
            texts = (*texts, TEXTS / "rust-crates.txt")
        if not texts:
            raise BuildError(f"{name} came without its licence")
        part = Part(name, importlib.metadata.version(name), _DISTRIBUTIONS[name], texts)
        self._add(part, path)

    def _python(self, path: str) -> None:
        text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
        if not text.is_file():
            text = Path(sys.base_prefix) / "LICENSE.txt"
        version = platform.python_version()
        self._add(Part("Python", version, "PSF-2.0", (text,)), path)
        for name, licence, inside in _OF_PYTHON:
            texts = tuple(TEXTS / f"{part}.txt" for part in inside)
            self._add(Part(name, f"with Python {version}", licence, texts), None)

    def _font(self, path: str) -> None:
        folder = pack_base.ROOT / "assets" / "fonts"
        name = PurePosixPath(path).name
        if name == "index.json" and "/cards/" in path:
            # Only the outlines of its letters are left, which say no version.
            part = Part("Figtree", "rank letters", "OFL-1.1", (folder / "Figtree-OFL.txt",))
            self._add(part, "lib/assets/cards (rank letters)")
        if not name.endswith((".ttf", ".otf")):
            return
        for family, (licence, text) in _FONTS.items():
            if name.startswith(family):
                version = pack_versions.of_font(self._folder / path)
                self._add(Part(family, version, licence, (folder / text,)), path)
                return
        self._unknown.append(path)

    def _add(self, part: Part, path: str | None) -> None:
        part = self._parts_by_name.setdefault(part.name, part)
        if path is not None:
            part.files.append(path)


def _carrier(path: str) -> str:
    """Return the origin of a library: a wheel, or the machine that Python was built on."""
    for folder, name in (("numpy", "numpy"), ("pygame", "pygame-ce")):
        if f"/{folder}" in f"/{path}":
            return f"{name} {importlib.metadata.version(name)}"
    return f"Python {platform.python_version()}"


def _is_library(name: str) -> bool:
    return re.search(r"\.so(\.|$)|\.dll$|\.dylib$", name) is not None and ".cpython-" not in name


@functools.cache
def _owners() -> Mapping[str, Sequence[str]]:
    """The distributions of every importable name; reads all that is installed, so only once."""
    return importlib.metadata.packages_distributions()


@functools.cache
def _texts_of(name: str) -> tuple[Path, ...]:
    """The licence files that a distribution brought along, its main one first."""
    distribution = importlib.metadata.distribution(name)
    return tuple(
        Path(str(distribution.locate_file(file)))
        for file in distribution.files or ()
        if ".dist-info" in file.parts[0] and re.match(r"(?i)(licen[cs]e|copying)", file.name)
    )


def frozen_modules(program: Path) -> list[str]:
    """Names of the modules inside a built program."""
    readers: Any = importlib.import_module("PyInstaller.archive.readers")
    reader = readers.CArchiveReader(str(program))
    scripts = [name for name, entry in reader.toc.items() if entry[-1] in "ms"]
    archive = reader.open_embedded_archive("PYZ.pyz")
    return sorted([*archive.toc, *scripts])
