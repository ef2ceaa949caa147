"""Build the program folder, start it, and say what came out.

    python build/build.py [--out FOLDER] [--keep]

Needs the `build` extra. Work files go to a temporary folder, the program to `dist/hearts` unless
told otherwise. A build counts only after the built program has played a deal (`--smoke`).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SMOKE_SECONDS = 180


def run_pyinstaller(work: Path, out: Path) -> Path:
    """Make the program folder and return it."""
    command = [
        sys.executable, "-m", "PyInstaller", str(ROOT / "build" / "hearts.spec"),
        "--noconfirm", "--clean", "--log-level", "WARN",
        "--workpath", str(work), "--distpath", str(out),
    ]  # fmt: skip
    subprocess.run(command, check=True, cwd=work, env={**os.environ, "PYTHONHASHSEED": "0"})
    return out / "hearts"


def program_in(folder: Path) -> Path:
    """The console program of a build."""
    return folder / ("hearts-gui.exe" if sys.platform == "win32" else "hearts-gui")


def smoke(folder: Path) -> dict[str, object]:
    """Play a deal with the built program and return what it says of it.

    Raises RuntimeError when it fails or complains.
    """
    with tempfile.TemporaryDirectory(prefix="hearts-smoke-") as data:
        drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HEARTS_DATA": data}
        result = subprocess.run(
            [str(program_in(folder)), "--smoke"],
            capture_output=True, text=True, timeout=SMOKE_SECONDS, check=False,
            env={**os.environ, **drivers},
        )  # fmt: skip
    if result.returncode or result.stderr.strip():
        raise RuntimeError(
            f"the built program failed with {result.returncode}:\n{result.stdout}{result.stderr}"
        )
    report: dict[str, object] = json.loads(result.stdout)
    if report.get("ok") is not True:
        raise RuntimeError(f"the built program is not well: {report}")
    return report


def folder_size(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def start_seconds(folder: Path) -> float:
    """How long the built program takes to say its version, warm."""
    command = [str(program_in(folder)), "--version"]
    subprocess.run(command, check=True, capture_output=True)
    begin = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - begin


def main() -> int:
    """Build, check, report."""
    parser = argparse.ArgumentParser(description="Build the packaged game.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the folder goes")
    parser.add_argument("--keep", action="store_true", help="keep an older build beside it")
    options = parser.parse_args()
    out = options.out.resolve()
    if not options.keep:
        shutil.rmtree(out / "hearts", ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="hearts-build-") as work:
        folder = run_pyinstaller(Path(work), out)
    report = {
        "folder": str(folder),
        "bytes": folder_size(folder),
        "version_s": round(start_seconds(folder), 3),
        "smoke": smoke(folder),
    }
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
