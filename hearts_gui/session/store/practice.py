"""Files of practice games, which go on where some events end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hearts_gui.engine.log.log import Header, event_line, practice_line
from hearts_gui.engine.log.seal import sealed
from hearts_gui.engine.play.events import Event
from hearts_gui.session.store.saves import Saves


def practice_file(saves: Saves, header: Header, events: Sequence[Event]) -> Path:
    """Write a practice game that has come so far; its file, to be resumed."""
    file = saves.create(header)
    lines = [*map(event_line, events), practice_line()]
    file.append([sealed(line) for line in lines], sync=True)
    file.close()
    return file.path
