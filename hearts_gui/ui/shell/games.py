"""What the menu asks of the games behind it; the session side implements it."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    # Only named here: the menu is drawn before the engine has been read.
    from hearts_gui.session.setup.plans import TablePlan
    from hearts_gui.session.store.shelf import ShelfGame
    from hearts_gui.ui.screens.rules.examples import Example
    from hearts_gui.ui.shell.context import Context
    from hearts_gui.ui.shell.scene import Scene


@dataclass(frozen=True, slots=True)
class ContinueInfo:
    """A game that can be taken up again, in words: "Continue" over "Deal 4, you have 18 points"."""

    title: str
    detail: str
    portraits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A titled list of sentences on the help screen, with pictures of what they mean."""

    title: str
    sentences: tuple[str, ...]
    examples: "tuple[Example, ...]" = ()


class Games(Protocol):
    """Starting, continuing and explaining games, as far as the menu and help need it."""

    def continue_info(self) -> ContinueInfo | None:
        """The game under way, or None when there is none."""
        ...

    def new_game_detail(self) -> str:
        """What New game starts, in a few words ("Standard, 4 players")."""
        ...

    def start_new(self, ctx: "Context") -> "Scene":
        """Start a game and return the scene that plays it."""
        ...

    def resume(self, ctx: "Context") -> "Scene":
        """Take the game under way up again and return the scene that plays it."""
        ...

    def plan(self) -> "TablePlan":
        """What the last new game was started with; the Standard game before any."""
        ...

    def start(self, ctx: "Context", plan: "TablePlan") -> "Scene":
        """Start this game, remember the choice, and return the scene that plays it.

        Other games under way stay as they are.
        """
        ...

    def remember(self, plan: "TablePlan") -> None:
        """Make this the choice for the next new game without starting it."""
        ...

    def saved_games(self) -> "tuple[ShelfGame, ...]":
        """Every game under way, the one played last first."""
        ...

    def resume_game(self, ctx: "Context", key: str) -> "Scene":
        """Take one of the saved games up again and return the scene that plays it."""
        ...

    def open_file(self, ctx: "Context", path: Path) -> "Scene":
        """The scene that plays the game in a file, or one that says why it cannot be played."""
        ...

    def rename_game(self, key: str, name: str) -> str | None:
        """Call a saved game something else; a sentence when that fails."""
        ...

    def delete_game(self, key: str) -> str | None:
        """Throw a saved game away, so that it can be taken back; a sentence when that fails."""
        ...

    def restore_game(self) -> str | None:
        """Bring back the game that was thrown away last; its key, None when there is none."""
        ...

    def record(self) -> str:
        """The player's results in a few words ("41 wins in 112 games"); empty before any."""
        ...

    def rules_sections(self) -> tuple[Section, ...]:
        """How to play, generated from the rules of the game under way or of the next one."""
        ...

    def close(self) -> None:
        """The program ends: put everything away."""
        ...
