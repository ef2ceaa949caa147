"""Build the Windows package and try it on Linux, under Wine, by one command.

    python build/windows/under_wine.py WORK [STAGE ...]

WORK is a folder for everything made here (2 GB; a long name leaves too little for the trial of
long paths). Needs what README names for developers, a Linux Python 3.12.1 (HOST_PYTHON names it),
PyPI, and from Debian: wine, wine32:i386 (for the setup as it is shipped), gcc-mingw-w64-x86-64,
nsis, xvfb, xdotool, openbox, imagemagick. Prints a table for TRIALS.md, also in WORK/trials.md,
and ends with status 1 when anything failed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import wine_program as program
import wine_python
import wine_setup as setup
import wine_source as source
from wine_machine import ROOT, Machine, TrialError

Trial = Callable[[Machine], str]
"""Its docstring says what is tried, its answer gives the outcome."""

STAGES: dict[str, tuple[Trial, ...]] = {
    "python": (wine_python.assemble,),
    "source": (source.plays_alike, source.smoke_from_source),
    "tests": tuple(source.suite(name) for name in source.SUITES),
    "build": (source.build, source.setup),
    "program": (
        program.kinds, program.streams, program.strange_path, program.long_path, program.portable,
        program.at_home, program.two_together, program.session_ends,
    ),
    "pointer": (program.by_pointer, program.killed, program.same_on_linux),
    "setup": (
        setup.install, setup.from_start_menu, setup.by_double_click, setup.running_game,
        setup.remove, setup.upgrade, setup.own_files_stay, setup.refusals, setup.by_hand,
    ),
}  # fmt: skip


def run(machine: Machine, trial: Trial) -> tuple[str, bool]:
    """One trial: its row of the table, and whether it succeeded."""
    began = time.monotonic()
    what = (trial.__doc__ or "").strip()
    print(f"{what} …", flush=True)
    try:
        outcome, well = trial(machine), True
    except (TrialError, TimeoutError, AssertionError, OSError, ValueError,
            subprocess.SubprocessError) as error:  # fmt: skip
        traceback.print_exc()
        lines = str(error).strip().splitlines() or [type(error).__name__]
        outcome, well = f"**failed**: {lines[-1]}", False
    seconds = time.monotonic() - began
    print(f"    {seconds:.0f} s: {outcome}", flush=True)
    return f"| {what} | {seconds:.0f} | {outcome} |", well


def commit() -> str:
    """The commit that is tried and its date, for the head of the table."""
    words = ["git", "log", "-1", "--format=%h of %cs"]
    answer = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    return answer.stdout.strip() or "no commit"


def main() -> int:
    """Run the stages and print the table."""
    parser = argparse.ArgumentParser(description="Try the Windows build under Wine.")
    parser.add_argument("work", type=Path)
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=", ".join(STAGES))
    options = parser.parse_args()
    if unknown := set(options.stages) - set(STAGES):
        parser.error(f"there is no stage {', '.join(sorted(unknown))}")
    machine = Machine(options.work.resolve())
    rows = [f"Commit {commit()}.", "", "| Trial | Seconds | Outcome |", "| --- | --- | --- |"]
    well = True
    with machine.running():
        for stage in options.stages or STAGES:
            for trial in STAGES[stage]:
                row, fine = run(machine, trial)
                rows.append(row)
                well &= fine
                (machine.work / "trials.md").write_text("\n".join(rows) + "\n", encoding="utf-8")
    print("\n".join(rows))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
