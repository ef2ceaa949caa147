"""Every rule set at every number of players, the less usual numbers as slow cases."""

from __future__ import annotations

import pytest

from hearts_gui.engine.rules.presets import all_presets

TABLES = [(entry.key, size) for entry in all_presets() for size in entry.sizes]
USUAL = {(entry.key, entry.usual) for entry in all_presets()}
BY_TABLE = [
    pytest.param(*table, marks=() if table in USUAL else pytest.mark.slow) for table in TABLES
]
"""For `parametrize(("key", "players"), BY_TABLE)`: README's command runs the usual numbers."""
