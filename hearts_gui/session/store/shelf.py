"""The games under way as a list for people: named, renamed, thrown away and taken back."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hearts_gui.config.files import replace_whole
from hearts_gui.config.reading import entries, partly, read_value, text
from hearts_gui.config.rule_sets import tidy_name
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.players import Human, seating_from_plain
from hearts_gui.session.store import side_files
from hearts_gui.session.store.gamefile import free_name
from hearts_gui.session.store.saves import SUFFIX, Saves, Slot
from hearts_gui.wording.summary_line import short

DELETED: Final = "deleted"
KEPT: Final = 20
_NAMES: Final = "names.json"
BUSY: Final = Message("save-this-game-in-use")


@dataclass(frozen=True, slots=True)
class ShelfGame:
    """A game in the list. `key` is its file's name, `busy` that another window plays it."""

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
        """The rules in one line."""
        return short(self.rules)


class Shelf:
    """Names and deletions beside the folder of saved games; the games themselves stay as written.

    A deleted game lies in a folder of its own, where the last few are kept.
    """

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._gone: list[tuple[Path, str, str | None]] = []

    # -- the list

    def games(self) -> tuple[ShelfGame, ...]:
        """The games under way, the one played last first."""
        names = self._names()
        return tuple(_shelf_game(slot, names) for slot in self._saves.slots())

    def path(self, key: str) -> Path:
        """The file of a game."""
        return self._saves.folder / Path(key).name

    def _names(self) -> dict[str, str]:
        return read_value(self._saves.folder / _NAMES, _names, {})

    def _store(self, names: dict[str, str]) -> Message | None:
        there = {key: name for key, name in names.items() if name and self.path(key).exists()}
        data = json.dumps(there, ensure_ascii=False, indent=1).encode("utf-8")
        why = replace_whole(self._saves.folder / _NAMES, data)
        return None if why is None else message("save-name-not-saved", why=why)

    # -- changes

    def rename(self, key: str, name: str) -> Message | None:
        """Call a game something else; an empty name gives it its first one back.

        A sentence when the disk refuses, else None.
        """
        return self._store({**self._names(), key: tidy_name(name)})

    def delete(self, key: str) -> Message | None:
        """Throw a game away; a sentence when that is not possible, else None."""
        slot = next((s for s in self._saves.slots() if s.path.name == key), None)
        if slot is None:
            return None
        if slot.busy:
            return BUSY
        folder = self._saves.folder / DELETED
        name = self._names().get(key)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            target = free_name(folder, slot.path.stem, SUFFIX)
            slot.path.replace(target)
            side_files.move(slot.path, target)
        except OSError as error:
            return message("save-game-not-deleted", why=str(error.strerror))
        self._gone.append((target, key, name))
        self._thin_out(folder)
        return None

    def take_back(self) -> str | None:
        """Bring the game that was thrown away last back; its key, or None when there is none."""
        while self._gone:
            target, key, name = self._gone.pop()
            home = self.path(key)
            if home.exists():
                home = free_name(self._saves.folder, home.stem, SUFFIX)
            try:
                target.replace(home)
                side_files.move(target, home)
            except OSError:
                continue
            if name is not None:
                self.rename(home.name, name)
            return home.name
        return None

    @staticmethod
    def _thin_out(folder: Path) -> None:
        with contextlib.suppress(OSError):
            old = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
            for path in old[:-KEPT]:
                path.unlink(missing_ok=True)
                side_files.forget(path)


def _names(data: Any) -> dict[str, str]:
    return partly(*entries(data, lambda name: tidy_name(text(name))))


def _shelf_game(slot: Slot, names: dict[str, str]) -> ShelfGame:
    rules = slot.header.rules
    seating = seating_from_plain(slot.header.seats, rules.players)
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
