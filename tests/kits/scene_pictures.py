"""The main screens, made small, as they are kept in pictures."""

from __future__ import annotations

from hearts_gui.devtools import shots
from hearts_gui.engine.rules.rules import Rules
from tests.ui.pictures import Pixels, small

SIZE = (1280, 720)
THUMB = (160, 90)
SCENES = (
    "menu", "new-game", "rules", "rules-page", "settings-table", "settings-cards",
    "settings-sound", "settings-access", "pass", "play", "last-trick", "scores", "game-end",
    "help", "statistics",
)  # fmt: skip


def scene_picture(name: str, theme: str) -> Pixels:
    """A screen at rest, made small."""
    return small(shots.opened(name, shots.PictureLook(SIZE, theme), Rules(), "seed")[1], THUMB)
