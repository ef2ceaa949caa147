"""The lists of saved games: those under way, named, and those that are over, some with a star.

A deleted game goes to a folder of its own, which keeps the last few, and can be restored with its
notes. The oldest finished games are removed when there are too many.
"""

import contextlib
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from hearts_gui.config.reading import (
    entries,
    in_utf8,
    open_file,
    parse_json,
    partly,
    read_value,
    text,
    write_value,
)
from hearts_gui.config.rule_sets import tidy_name
from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.log.log import read_headers
from hearts_gui.engine.log.seal import unsealed
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.events import GameEnded
from hearts_gui.engine.play.validate import CorruptLog
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.endings import told_place
from hearts_gui.session.setup.players import Human, human_seats
from hearts_gui.session.store import side_files
from hearts_gui.session.store.gamefile import free_name
from hearts_gui.session.store.peek import (
    FINISHED,
    SUFFIX,
    game_files,
    is_practice,
    read_save,
    when_changed,
)
from hearts_gui.session.store.saves import Saves, Slot, game_name, read_slot, seating_of
from hearts_gui.wording.describe import short
from hearts_gui.wording.variants import rules_title

DELETED = "deleted"
MOST_DELETED = 20
MOST_FINISHED = 200
_NAMES = "names.json"
_STARS = "stars.json"
_HEADERS = 1 << 15
"""The most bytes read for a header."""
BUSY = Message("save-this-game-in-use")


class _GameList:
    """The games in a folder, each with a note; empty notes are not kept."""

    def __init__(self, folder: Path, deleted: Path) -> None:
        self.folder = folder
        self._deleted = deleted
        self._undoable: list[tuple[Path, str, Any]] = []

    def path(self, key: str) -> Path:
        return self.folder / Path(key).name

    def _notes(self) -> dict[str, Any]:
        raise NotImplementedError

    def _note(self, key: str, note: Any) -> Message | None:
        """Store a note on a game. Returns a message when the disk refuses, else None."""
        raise NotImplementedError

    def _noted(self, key: str, note: Any) -> dict[str, Any]:
        """All notes including this one, without those on games that are gone."""
        notes = {**self._notes(), key: note}
        return {key: note for key, note in notes.items() if note and self.path(key).exists()}

    def delete(self, key: str) -> Message | None:
        """Delete a game. Returns a message when that is not possible, else None."""
        path, note = self.path(key), self._notes().get(key)
        try:
            self._deleted.mkdir(parents=True, exist_ok=True)
            target = free_name(self._deleted, path.stem, SUFFIX)
            path.replace(target)
        except OSError as error:
            return message("save-game-not-deleted", why=str(error.strerror))
        side_files.move(path, target)
        self._undoable.append((target, key, note))
        return None

    def take_back(self) -> str | None:
        """Restore the game deleted last. Returns its key, or None when there is none."""
        while self._undoable:
            target, key, note = self._undoable.pop()
            home = self.path(key)
            if home.exists():
                home = free_name(self.folder, home.stem, SUFFIX)
            try:
                target.replace(home)
            except OSError:
                continue
            side_files.move(target, home)
            if note:
                self._note(home.name, note)
            return home.name
        return None


def _remove_oldest(games: list[Path], most: int) -> None:
    """Remove games beyond the limit; they are given with the newest first."""
    for path in games[most:]:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
            side_files.forget(path)


@dataclass(frozen=True, slots=True)
class ShelfGame:
    """A game in the list. `key` is its file's name; `busy` says that another window plays it."""

    key: str
    title: str
    rules: Rules
    deal: int
    score: object
    portraits: tuple[str, ...]
    changed: float
    busy: bool

    @property
    def line(self) -> str:
        return short(self.rules)


class Shelf(_GameList):
    """The games under way; people may name them."""

    def __init__(self, saves: Saves) -> None:
        super().__init__(saves.folder, saves.folder / DELETED)
        self._saves = saves

    def games(self) -> tuple[ShelfGame, ...]:
        """The games under way, the one played last first."""
        names = self._notes()
        return tuple(_shelf_game(slot, names) for slot in self._saves.slots())

    def rename(self, key: str, name: str) -> Message | None:
        """Call a game something else; an empty name restores its first one.

        A sentence when the disk refuses, else None.
        """
        return self._note(key, tidy_name(name))

    def delete(self, key: str) -> Message | None:
        slot = read_slot(self.path(key))
        if slot is None or slot.busy:
            return None if slot is None else BUSY
        problem = super().delete(key)
        _remove_oldest(game_files(self._deleted), MOST_DELETED)
        return problem

    def _notes(self) -> dict[str, str]:
        tidy = partial(entries, read=lambda name: tidy_name(text(name)))
        return read_value(self.folder / _NAMES, lambda data: partly(*tidy(data)), {})

    def _note(self, key: str, note: str) -> Message | None:
        why = write_value(self.folder / _NAMES, self._noted(key, note))
        return None if why is None else message("save-name-not-saved", why=why)


def _shelf_game(slot: Slot, names: dict[str, str]) -> ShelfGame:
    rules = slot.header.rules
    seating = seating_of(slot.header)
    own = next((seat for seat, who in enumerate(seating) if isinstance(who, Human)), 0)
    score = slot.totals[own] if own < len(slot.totals) else 0
    return ShelfGame(
        key=slot.path.name,
        title=names.get(slot.path.name) or slot.header.title or "Hearts",
        rules=rules,
        deal=slot.deal,
        score=score,
        portraits=tuple(who.portrait for seat, who in enumerate(seating) if seat != own),
        changed=slot.changed,
        busy=slot.busy,
    )


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game in the list: `place` is the person's, from 1; `total` what decided it."""

    key: str
    title: str
    rules: Rules
    variant: str
    """The name that people give its rules."""
    place: int
    """0 for a loser where the rules rank nobody but the winner."""
    total: Score
    deals: int
    portraits: tuple[str, ...]
    changed: float
    practice: bool
    starred: bool
    size: int
    """The size in bytes."""


class Archive(_GameList):
    """The finished games beside the games under way in this folder; a star keeps one for good."""

    def __init__(self, saves: Path) -> None:
        super().__init__(saves / FINISHED, saves / DELETED)
        self._cache: dict[tuple[str, int], FinishedGame | None] = {}

    def games(self) -> tuple[FinishedGame, ...]:
        """All finished games, the newest first; files without a finished game are skipped."""
        stars = self._notes()
        games = (self._read(path, path.name in stars) for path in game_files(self.folder))
        return tuple(game for game in games if game is not None)

    def _read(self, path: Path, starred: bool) -> FinishedGame | None:
        try:
            key = (path.name, path.stat().st_mtime_ns)
            if key not in self._cache:
                self._cache[key] = _finished(path, when_changed(path))
        except OSError:
            return None
        game = self._cache[key]
        if game is not None and game.starred != starred:
            game = self._cache[key] = replace(game, starred=starred)
        return game

    def find(self, game: str) -> Path | None:
        """The file of a game by its name in the history; None where it has gone."""
        for path in game_files(self.folder):
            with contextlib.suppress(OSError, CorruptLog), open_file(path) as stream:
                text = in_utf8(stream.read(_HEADERS)).decode("utf-8", errors="replace")
                header, _, _ = read_headers(text.split("\n")[:-1])
                if game_name(header.seed) == game:
                    return path
        return None

    def star(self, key: str, *, on: bool) -> Message | None:
        """Set or remove the star of a game. Returns a message when the disk refuses, else None."""
        return self._note(key, on)

    def remove_oldest(self) -> None:
        """Remove the oldest games beyond the limit, but none with a star."""
        stars = self._notes()
        plain = [path for path in game_files(self.folder) if path.name not in stars]
        _remove_oldest(plain, MOST_FINISHED)

    def _notes(self) -> dict[str, bool]:
        return read_value(self.folder / _STARS, _starred, {})

    def _note(self, key: str, note: bool) -> Message | None:
        why = write_value(self.folder / _STARS, sorted(self._noted(key, note)))
        return None if why is None else message("save-star-not-saved", why=why)


def _starred(data: Any) -> dict[str, bool]:
    names, bad = entries({str(index): value for index, value in enumerate(data)}, text)
    return partly(dict.fromkeys(names.values(), True), bad)


def _finished(path: Path, changed: float) -> FinishedGame | None:
    """The list's row of a file; None where it holds no finished game."""
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
    seating = seating_of(header)
    seat = next(iter(human_seats(seating)), 0)
    result = last.result
    return FinishedGame(
        key=path.name,
        title=tidy_name(header.title),
        rules=rules,
        variant=rules_title(rules),
        place=told_place(rules, result, seat),
        total=result.totals[seat],
        deals=raw.count(b'\n{"e":"DealScored"'),
        portraits=tuple(who.portrait for who in seating if not isinstance(who, Human)),
        changed=changed,
        practice=is_practice(lines),
        starred=False,
        size=len(raw),
    )
