"""Something that happened, as a seat saw it, for those who listen."""

from __future__ import annotations

from dataclasses import dataclass

from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import PlayerView


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as one seat sees it, and what that seat knew before and knows after it."""

    event: Event
    before: PlayerView
    after: PlayerView
