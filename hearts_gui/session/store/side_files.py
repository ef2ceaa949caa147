"""The files beside a saved game, for facts that are not events: its clock, and whether it is
practice or its opponents think without a clock.

A game opened from elsewhere may have an unrelated file of that name beside it.
"""

import contextlib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hearts_gui.config.reading import number, read_value, truth, write_value
from hearts_gui.session.store.gamefile import GameFile

_LONGEST_MS = 1e12
"""The longest time in milliseconds: thirty years."""


@dataclass(frozen=True, slots=True)
class SideFacts:
    """The facts beside a game; the milliseconds played are None where no file of ours has them."""

    elapsed_ms: float | None = None
    practice: bool = False
    unhurried: bool = False
    """Whether the company thinks as long as it likes, so that all machines see the same."""


def facts_file(game: Path) -> Path:
    return game.with_suffix(".json")


def read(game: Path, *, ours: bool = False) -> SideFacts:
    """The facts beside a game; empty where they cannot be read or are not ours."""
    return read_value(facts_file(game), _beside, SideFacts(), ours=ours)


def _beside(data: Any) -> SideFacts:
    elapsed = number(data["elapsed_ms"], 0, _LONGEST_MS) if "elapsed_ms" in data else None
    return SideFacts(
        elapsed, truth(data.get("practice", False)), truth(data.get("unhurried", False))
    )


def write(file: GameFile, notes: SideFacts, home: Path) -> None:
    """Keep these facts beside a game, if the disk allows it."""
    if _may_touch(file, home):
        write_value(facts_file(file.path), asdict(notes))


def remove(file: GameFile, home: Path) -> None:
    """Remove the file of facts beside a game."""
    if _may_touch(file, home):
        with contextlib.suppress(OSError):
            facts_file(file.path).unlink()


def grades_file(game: Path) -> Path:
    """The file with the coach's grades of a game."""
    return game.with_suffix(".grades")


def pars_file(game: Path) -> Path:
    """The file with the pars of a game's deals."""
    return game.with_suffix(".pars")


def move(game: Path, target: Path) -> None:
    """Move the files beside a game with it."""
    for file in (facts_file, grades_file, pars_file):
        with contextlib.suppress(OSError):
            file(game).replace(file(target))


def forget(game: Path) -> None:
    """Remove the files beside a game that has been deleted."""
    for file in (facts_file, grades_file, pars_file):
        with contextlib.suppress(OSError):
            file(game).unlink()


def _may_touch(file: GameFile, home: Path) -> bool:
    """Whether the file beside a game may be written and removed."""
    path = file.path
    ours = path.parent == home or not facts_file(path).exists() or read(path).elapsed_ms is not None
    return file.ours and ours
