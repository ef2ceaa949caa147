"""Which combinations of options make a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_gui.engine.rules import Rules


def checked(rules: Rules) -> dict[str, object]:
    """Options to change so that equal games are equal values."""
    return {}
