"""The way back from the table to the menu, by what the screens offer."""

import pygame

from hearts_gui.devtools.pilot import Pilot, StuckError
from hearts_gui.ui.review.game_end import GameEndScene
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.table.dialogs import LEAVE
from hearts_gui.ui.table.other_screens import PAUSED
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.language.messages import say

MOST_FRAMES = 2000


def leave_table(pilot: Pilot) -> None:
    """Go back to the menu. Raises StuckError if no way leads there."""
    app, began = pilot.app, len(pilot.frames_ms)
    while not isinstance(top := app.ctx.scenes.top, MenuScene):
        if len(pilot.frames_ms) - began > MOST_FRAMES:
            raise StuckError(f"There is no way back to the menu from {type(top).__name__}")
        if isinstance(top, TableScene) and top.idle_wait_ms() is not None:
            pilot.press(pygame.K_ESCAPE)
        elif isinstance(top, GameEndScene) and app.idle_wait_ms() is not None:
            pilot.push_button(top, "Menu")
        elif isinstance(top, Dialog) and top.title == say(PAUSED):
            pilot.push_button(top, say(LEAVE))
        else:
            pilot.turn()
