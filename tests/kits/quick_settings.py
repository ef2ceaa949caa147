"""Settings without waiting."""

from __future__ import annotations

from hearts_gui.session.puzzles.book import shipped

PUZZLES = shipped()
QUICK = tuple(each for each in PUZZLES if each.rules == "standard")[:6]
