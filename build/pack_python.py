"""Builds the wheel and the source archive, for people who have Python."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pack_base
from pack_base import BuildError


def make(work: Path, out: Path) -> list[Path]:
    """Make both, and check their contents. Raises BuildError if something is missing."""
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(work / "python")]
    answer = subprocess.run(
        command, cwd=pack_base.ROOT, env=pack_base.environment(),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if answer.returncode:
        raise BuildError(f"hatchling failed:\n{answer.stdout}{answer.stderr}")
    paths = []
    for path in sorted((work / "python").iterdir()):
        check(path)
        paths.append(path.replace(out / path.name))
    return paths


def names_in(path: Path) -> set[str]:
    """List a wheel or source archive, without the top folder of the latter."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return set(wheel.namelist())
    with tarfile.open(path) as source:
        return {name.partition("/")[2] for name in source.getnames()}


def check(path: Path) -> None:
    """Raise BuildError when the data or the licence is missing."""
    names = names_in(path)
    assets = "hearts_gui/assets" if path.suffix == ".whl" else "assets"
    expected = {"hearts_gui/cli.py", "hearts_gui/py.typed", f"{assets}/cards/index.json"}
    missing = expected - names
    if missing or not any(name.endswith("LICENSE") for name in names):
        raise BuildError(f"{path.name} lacks {', '.join(sorted(missing)) or 'the licence'}")
    if any(".ttf" not in name and "__pycache__" in name for name in names):
        raise BuildError(f"{path.name} holds compiled files")
