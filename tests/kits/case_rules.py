"""Rules of the corner cases."""

from __future__ import annotations

from typing import Any

from hearts_gui.engine.rules.presets import preset_with
from hearts_gui.engine.rules.rules import Rules, value_from_plain


def rules(key: str, players: int = 4, **changes: Any) -> Rules:
    """A preset with options changed, each given as in a save."""
    values = {option: value_from_plain(option, value) for option, value in changes.items()}
    return preset_with(key, players, values)
