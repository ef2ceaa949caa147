"""The games that are over: kept to be looked at again, the oldest leaving when there are too many.

They lie in a folder of their own. A starred game is kept for ever; a deleted one lies with the
other deleted games and can be taken back.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.files import replace_whole
from hearts_gui.config.reading import entries, parse_json, partly, read_value, text
from hearts_gui.config.rule_sets import tidy_name
from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.log.log import read_headers
from hearts_gui.engine.log.seal import unsealed
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.errors import CorruptLog
from hearts_gui.engine.play.events import GameEnded
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.session.setup.naming import rules_title
from hearts_gui.session.setup.players import Human, human_seats, seating_from_plain
from hearts_gui.session.store import side_files
from hearts_gui.session.store.gamefile import free_name
from hearts_gui.session.store.peek import SUFFIX, UNDO, game_files, read_save
from hearts_gui.session.store.saves import FINISHED
from hearts_gui.session.store.shelf import DELETED

KEPT: Final = 200
_STARS: Final = "stars.json"
_PRACTICE: Final = b'{"practice"'


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game in the list: `place` is the person's, from 1; `total` what decided it."""

    key: str
    title: str
    rules: Rules
    variant: str
    """What people call its rules."""
    place: int
    total: Score
    deals: int
    portraits: tuple[str, ...]
    changed: float
    practice: bool
    starred: bool
    size: int
    """Bytes."""


class Archive:
    """The finished games beside the games under way in this folder."""

    def __init__(self, saves: Path) -> None:
        self.folder = saves / FINISHED
        self._deleted = saves / DELETED
        self._known: dict[tuple[str, int], FinishedGame | None] = {}
        self._gone: list[tuple[Path, str, bool]] = []

    # -- the list

    def games(self) -> tuple[FinishedGame, ...]:
        """All of them, the newest first; files that hold no finished game are passed over."""
        stars = self._stars()
        found = (self._read(path, path.name in stars) for path in game_files(self.folder))
        return tuple(game for game in found if game is not None)

    def path(self, key: str) -> Path:
        """The file of a game."""
        return self.folder / Path(key).name

    def _read(self, path: Path, starred: bool) -> FinishedGame | None:
        try:
            stat = path.stat()
            known = (path.name, stat.st_mtime_ns)
            if known not in self._known:
                self._known[known] = _finished(path, stat.st_mtime)
        except OSError:
            return None
        game = self._known[known]
        if game is not None and game.starred != starred:
            game = self._known[known] = replace(game, starred=starred)
        return game

    # -- stars

    def _stars(self) -> frozenset[str]:
        return read_value(self.folder / _STARS, _starred, frozenset())

    def star(self, key: str, *, on: bool) -> Message | None:
        """Keep a game for ever, or no longer; a sentence when the disk refuses, else None."""
        stars = set(self._stars()) | {key}
        if not on:
            stars.discard(key)
        there = sorted(star for star in stars if self.path(star).exists())
        why = replace_whole(self.folder / _STARS, json.dumps(there).encode("utf-8"))
        return None if why is None else message("save-star-not-saved", why=why)

    # -- leaving

    def thin_out(self) -> None:
        """Let the oldest games go that are too many, but none with a star."""
        stars = self._stars()
        plain = [path for path in game_files(self.folder) if path.name not in stars]
        for path in plain[KEPT:]:
            with contextlib.suppress(OSError):
                path.unlink()
                side_files.forget(path)

    def delete(self, key: str) -> Message | None:
        """Throw a game away; a sentence when that is not possible, else None."""
        path = self.path(key)
        try:
            self._deleted.mkdir(parents=True, exist_ok=True)
            target = free_name(self._deleted, path.stem, SUFFIX)
            path.replace(target)
        except OSError as error:
            return message("save-game-not-deleted", why=str(error.strerror))
        side_files.move(path, target)
        self._gone.append((target, key, key in self._stars()))
        return None

    def take_back(self) -> str | None:
        """Bring the game that was thrown away last back; its key, or None when there is none."""
        while self._gone:
            target, key, starred = self._gone.pop()
            home = self.path(key)
            if home.exists():
                home = free_name(self.folder, home.stem, SUFFIX)
            try:
                target.replace(home)
            except OSError:
                continue
            side_files.move(target, home)
            if starred:
                self.star(home.name, on=True)
            return home.name
        return None


def _starred(data: Any) -> frozenset[str]:
    found, bad = entries({str(at): each for at, each in enumerate(data)}, text)
    return partly(frozenset(found.values()), bad)


def _finished(path: Path, changed: float) -> FinishedGame | None:
    """What the list shows of a file; None where it holds no finished game."""
    try:
        raw = read_save(path)
        lines = raw.decode("utf-8", errors="replace").split("\n")[:-1]
        header, _, _ = read_headers(lines)
        last = event_from_plain(parse_json(unsealed(lines[-1])))
    except (OSError, CorruptLog, ValueError, IndexError, KeyError, TypeError):
        return None
    if not isinstance(last, GameEnded):
        return None
    rules = header.rules
    seating = seating_from_plain(header.seats, rules.players)
    seat = next(iter(human_seats(seating)), 0)
    result = last.result
    practice = any(line.startswith(UNDO) for line in lines) or b"\n" + _PRACTICE in raw
    return FinishedGame(
        key=path.name,
        title=tidy_name(header.title),
        rules=rules,
        variant=rules_title(rules),
        place=result.places[seat],
        total=result.totals[seat],
        deals=raw.count(b'\n{"e":"DealScored"'),
        portraits=tuple(who.portrait for who in seating if not isinstance(who, Human)),
        changed=changed,
        practice=practice,
        starred=False,
        size=len(raw),
    )
