"""The works of others inside the program, each with its licence.

A packaged program reads the notices that its build wrote; one run from source asks the installed
packages and the fonts.
"""

import contextlib
import functools
import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearts_gui.config import paths

FILE = "THIRD-PARTY-NOTICES.txt"
RULE = "=" * 78
OWN = "Hearts"
_PACKAGES = (
    ("pygame-ce", "LGPL-2.1-or-later"),
    ("numpy", "BSD-3-Clause"),
    ("fsrs", "MIT"),
    ("typing_extensions", "PSF-2.0"),
    ("platformdirs", "MIT"),
    ("tomli_w", "MIT"),
    ("accesskit", "MIT OR Apache-2.0"),
)
_FONTS = (
    ("Fraunces", "OFL-1.1", "Fraunces-OFL.txt"),
    ("Inter", "OFL-1.1", "Inter-OFL.txt"),
    ("Atkinson Hyperlegible", "OFL-1.1", "AtkinsonHyperlegible-OFL.txt"),
    ("Literata", "OFL-1.1", "Literata-OFL.txt"),
    ("Noto Sans CJK", "OFL-1.1", "NotoSansCJK-OFL.txt"),
    ("Figtree", "OFL-1.1", "Figtree-OFL.txt"),
    ("DejaVu", "Bitstream-Vera", "DejaVu-LICENSE.txt"),
)
_SECTION = re.compile(rf"^{RULE}\n(.+)\n{RULE}$\n", re.MULTILINE)
_LICENCE_FILE = re.compile(r"(?i)(licen[cs]e|copying|lgpl)(-mit)?(\.(txt|md))?")


@dataclass(frozen=True, slots=True)
class Notice:
    """A work, the name of its licence, and its full text, empty where that is not available."""

    name: str
    licence: str
    text: str


def notices(version: str) -> tuple[Notice, ...]:
    """Every work inside the program, this one first."""
    with contextlib.suppress(OSError, ValueError):
        return parse((paths.program_dir() / FILE).read_text(encoding="utf-8"))
    return (Notice(f"{OWN} {version}", "MIT", _own_licence()), *_packages(), *_fonts())


@functools.cache
def notices_once(version: str) -> tuple[Notice, ...]:
    """The notices, looked up once: it takes some tens of milliseconds."""
    return notices(version)


def parse(text: str) -> tuple[Notice, ...]:
    """The notices as the build wrote them. Raises ValueError for any other text."""
    head, *sections = _SECTION.split(text)
    texts: dict[str, str] = {}
    for names, body in zip(sections[::2], sections[1::2], strict=True):
        texts |= dict.fromkeys(names.split(", "), body.strip())
    # The last paragraph before the first section lists the works, one in a line.
    lines = head.rstrip().rpartition("\n\n")[2].splitlines()
    pairs = [line.rpartition(": ")[::2] for line in lines]
    if not texts or any(name not in texts for name, _ in pairs):
        raise ValueError("these are no notices")
    return tuple(Notice(name, licence, texts[name]) for name, licence in pairs)


def _own_licence() -> str:
    with contextlib.suppress(OSError):
        return (paths.program_dir() / "LICENSE").read_text(encoding="utf-8").strip()
    return next(_texts_of("hearts-gui"), "")


def _packages() -> Iterator[Notice]:
    for name, licence in _PACKAGES:
        distribution = _distribution(name)
        label = name if distribution is None else f"{name} {distribution.version}"
        yield Notice(label, licence, next(_texts_of(name), ""))


def _fonts() -> Iterator[Notice]:
    for name, licence, file in _FONTS:
        text = ""
        with contextlib.suppress(OSError):
            text = paths.asset("fonts", file).read_text(encoding="utf-8").strip()
        yield Notice(name, licence, text)


def _distribution(name: str) -> Any:
    if getattr(sys, "frozen", False):
        return None  # a packaged program carries no metadata of packages
    # Imported by name, so that no packager includes it with all that it imports.
    metadata: Any = importlib.import_module("importlib.metadata")
    with contextlib.suppress(metadata.PackageNotFoundError):
        return metadata.distribution(name)
    return None


def _texts_of(name: str) -> Iterator[str]:
    """The licences that an installed package brought along, its main one first."""
    distribution = _distribution(name)
    files = [] if distribution is None else distribution.files or []
    fitting = [file for file in files if _LICENCE_FILE.fullmatch(file.name)]
    for file in sorted(fitting, key=lambda file: (".dist-info" not in str(file), len(file.parts))):
        with contextlib.suppress(OSError):
            yield Path(str(distribution.locate_file(file))).read_text(encoding="utf-8").strip()
