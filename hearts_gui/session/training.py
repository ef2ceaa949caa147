"""The finished games of a library as the trainer reads them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hearts_gui.session.game.worker_pipe import Inbox
from hearts_gui.session.library import Library
from hearts_gui.session.past.reading import read_mark
from hearts_gui.session.setup.players import human_seats
from hearts_gui.session.store.peek import game_files
from hearts_gui.session.trainer.backlog import ToRead, TrainingBacklog
from hearts_gui.session.trainer.book import TrainingBook


def training_backlog(
    library: Library, book: TrainingBook, heard: Callable[[], None] = lambda: None
) -> TrainingBacklog:
    """Start to read the finished games that are unread, the newest first; `heard` after each."""

    def opened(path: Path) -> ToRead | None:
        game = library.finished(path, Inbox())
        people = human_seats(game.seats)
        if game.coach is None or game.practice or len(people) != 1:
            return None
        when = read_mark(path).changed
        deals = len(game.public.standings.history)
        return ToRead(game.header, people[0], game.events, deals, game.coach, when)

    return TrainingBacklog(book, game_files(library.archive.folder), opened, heard)
