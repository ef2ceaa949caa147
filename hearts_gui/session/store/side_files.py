"""The files beside a saved game, being no event of it: its clock, that it is practice, and that
its company thinks without a clock.

A game opened from elsewhere may have a file of that name beside it that a person keeps there.
"""

from __future__ import annotations

import contextlib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.reading import number, read_value, truth, write_value
from hearts_gui.session.store.gamefile import GameFile

_LONGEST_MS: Final = 1e12
"""The longest time in milliseconds: thirty years."""


@dataclass(frozen=True, slots=True)
class Beside:
    """The milliseconds that a game was played, None where no file of ours says."""

    elapsed_ms: float | None = None
    practice: bool = False
    unhurried: bool = False
    """Whether the company thinks as long as it likes, so that all machines see the same."""


def beside(game: Path) -> Path:
    """The file beside that of a game."""
    return game.with_suffix(".json")


def read(game: Path, *, ours: bool = False) -> Beside:
    """The facts beside a game; nothing where they cannot be read or are not ours."""
    return read_value(beside(game), _beside, Beside(), ours=ours)


def _beside(data: Any) -> Beside:
    elapsed = number(data["elapsed_ms"], 0, _LONGEST_MS) if "elapsed_ms" in data else None
    return Beside(elapsed, truth(data.get("practice", False)), truth(data.get("unhurried", False)))


def write(file: GameFile, notes: Beside, home: Path) -> None:
    """Keep this beside a game. A disk that refuses costs no more than that."""
    if _may_touch(file, home):
        write_value(beside(file.path), asdict(notes))


def remove(file: GameFile, home: Path) -> None:
    """Keep nothing beside a game any more."""
    if _may_touch(file, home):
        with contextlib.suppress(OSError):
            beside(file.path).unlink()


def grades_file(game: Path) -> Path:
    """The file with what the coach found out about a game."""
    return game.with_suffix(".grades")


def pars_file(game: Path) -> Path:
    """The file with what others would have taken in the deals of a game."""
    return game.with_suffix(".pars")


def move(game: Path, target: Path) -> None:
    """Move the files beside a game with it."""
    for file in (beside, grades_file, pars_file):
        with contextlib.suppress(OSError):
            file(game).replace(file(target))


def forget(game: Path) -> None:
    """Remove the files beside a game that has been deleted."""
    for file in (beside, grades_file, pars_file):
        with contextlib.suppress(OSError):
            file(game).unlink()


def _may_touch(file: GameFile, home: Path) -> bool:
    """Whether the file beside a game may be written and removed."""
    path = file.path
    ours = path.parent == home or not beside(path).exists() or read(path).elapsed_ms is not None
    return file.ours and ours
