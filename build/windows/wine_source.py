"""Trials of the source under the Windows Python, and the building of the program folder with it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pack_base
import pack_windows
from wine_machine import ROOT, Machine, expect, windows_path

SIMULATED = ("--rules", "standard", "--games", "2", "--seed", "wine",
             "--bots", "grandmaster@8,expert@8,club,casual")  # fmt: skip
SUITES = ("config", "session", "packages", "engine", "ai/test_programs.py", "ui/test_desktop.py")


def plays_alike(machine: Machine) -> str:
    """`simulate --log` from source: the files are those that Linux writes"""
    with tempfile.TemporaryDirectory(dir=machine.work) as folder:
        here, there = Path(folder, "linux"), Path(folder, "windows")
        words = ["-m", "hearts_gui", "simulate", *SIMULATED, "--log"]
        subprocess.run(
            [sys.executable, *words, str(here)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
        )
        machine.run_python(*words, windows_path(there), cwd=ROOT, seconds=600)
        return _same_files(here, there)


def _same_files(first: Path, second: Path) -> str:
    files = sorted(path.name for path in first.iterdir())
    expect(files and files == sorted(path.name for path in second.iterdir()), "other files")
    for name in files:
        expect((first / name).read_bytes() == (second / name).read_bytes(), f"{name} differs")
    lines = sum((first / name).read_bytes().count(b"\n") for name in files)
    return f"{len(files)} games, {lines} lines, the same byte for byte"


def smoke_from_source(machine: Machine) -> str:
    """`--smoke` from source: a deal with the opponents in their own process"""
    report = json.loads(
        machine.run_python("-m", "hearts_gui", "--smoke", cwd=ROOT, seconds=600).out
    )
    expect(report["ok"], f"{report}")
    return f"ok, {report['plays']} plays"


def suite(name: str) -> Callable[[Machine], str]:
    """The trial that runs one folder of tests under the Windows Python."""

    def run(machine: Machine) -> str:
        # Wine takes its time: pytest's own limit for a test is meant for the system's own Python.
        words = ("-m", "pytest", f"tests/{name}", "-n", "0", "-o", "faulthandler_timeout=1800",
                 "-p", "no:cacheprovider", "--tb=short")  # fmt: skip
        answer = machine.run_python(*words, cwd=ROOT, seconds=7200, may_fail=True)
        (machine.work / f"tests-{Path(name).stem}.txt").write_text(answer.out + answer.err, "utf-8")
        summaries = re.findall(r"^(?:\d+ \w+(?:, )?)+ in .*$", answer.out, re.MULTILINE)
        expect(answer.status == 0 and summaries, "\n".join(answer.out.splitlines()[-15:]))
        return re.sub(r" in [\d.]+s.*", "", summaries[-1])

    run.__doc__ = f"`pytest tests/{name}` under the Windows Python"
    return run


def build(machine: Machine) -> str:
    """`build.py` under the Windows Python: folder, zip, wheel, papers; smoke and like play"""
    shutil.rmtree(machine.dist, ignore_errors=True)
    around = {"SOURCE_DATE_EPOCH": str(pack_base.epoch())}
    words = (str(ROOT / "build" / "build.py"), "--out", windows_path(machine.dist))
    answer = machine.run_python(*words, cwd=ROOT, seconds=3600, env=around)
    (machine.work / "build.txt").write_text(answer.out, "utf-8")
    size = pack_base.folder_size(machine.folder)
    (archive,) = machine.dist.glob("*.zip")
    summary = json.loads((machine.dist / "summary.json").read_text("utf-8"))
    start = f"picture {summary['picture_s']} s, menu {summary['menu_s']} s"
    return f"{size / 1e6:.1f} MB, zip {archive.stat().st_size / 1e6:.1f} MB; {start}"


def setup(machine: Machine) -> str:
    """The setup program, compiled by makensis on Linux"""
    bits = 32 if machine.has_32_bit else 64
    path = pack_windows.installer(machine.folder, machine.dist, bits=bits)
    return f"{path.stat().st_size / 1e6:.1f} MB, {bits} bit"
