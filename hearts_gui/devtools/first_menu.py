"""The time until the program shows its menu and answers: what `--until-menu` prints."""

import time

from pygame import Rect

from hearts_gui.config import paths, settings
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import UiEvent


class _UntilMenu(App):
    """Quits as soon as the menu takes input; records the time of that and of the first picture."""

    picture = menu = 0.0

    def step(self, dt_ms: float, events: list[UiEvent]) -> list[Rect]:
        """The first frame shows the menu, the next one takes input."""
        shown = super().step(dt_ms, events)
        if not self.picture:
            self.picture = time.time()
        else:
            self.menu = time.time()
            self.stop()
        return shown


def until_menu() -> dict[str, float]:
    """Show the menu once. Returns the times of its first picture and of its first answer.

    Raises NoDisplayError.
    """
    app = _UntilMenu(settings.load(paths.settings_file()).settings, PlayerGames(), store=False)
    app.run(MenuScene)
    return {"picture": app.picture, "menu": app.menu}
