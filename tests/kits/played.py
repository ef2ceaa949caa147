"""A finished game, played by quick players."""

from __future__ import annotations

from pathlib import Path

from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.players import one_human
from tests.kits.past_rows import TWO_DEALS
from tests.session.kit import LocalBots, play_out


def played(folder: Path, seed: str = "one") -> tuple[Library, Path]:
    """A library with one finished game of two deals."""
    games = Library(folder, make_bots=LocalBots)
    session = games.start(TWO_DEALS, one_human(4, level="strong"), seed=seed)
    play_out(session)
    games.leave(session)
    (path,) = (folder / "finished").glob("*.hearts")
    return games, path
