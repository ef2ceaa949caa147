"""A game of one deal."""

from __future__ import annotations

from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules

ONE_DEAL = Rules(end=End.DEALS, end_at=1)
