"""Which of the finished games are listed: by how they ended, by their rules, by when they ended."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from hearts_gui.session.store.game_lists import FinishedGame
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Grid, Item
from hearts_gui.wording.language.letters import sort_key
from hearts_gui.wording.language.messages import say, spoken

RESULTS: Final = ("all", "won", "lost", "starred")
PERIODS: Final = (0, 7, 30, 365)
"""Days back; 0 for no limit."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What someone wants to see; the usual wish is for everything."""

    result: str = RESULTS[0]
    variant: str = ""
    days: int = 0

    def fits(self, game: FinishedGame, now: datetime) -> bool:
        """Whether a game is wanted."""
        if self.variant and game.variant != self.variant:
            return False
        if self.days and datetime.fromtimestamp(game.changed) < now - timedelta(days=self.days):
            return False
        match self.result:
            case "won":
                return game.place == 1
            case "lost":
                return game.place != 1
            case "starred":
                return game.starred
            case _:
                return True


def variants(games: Sequence[FinishedGame]) -> tuple[str, ...]:
    """What the games were played by, each once, in order."""
    return tuple(sorted({game.variant for game in games}, key=partial(sort_key, spoken())))


def filter_items(
    ctx: Context, games: Sequence[FinishedGame], wish: Wish, changed: Callable[[Wish], None]
) -> list[Item]:
    """The ways to narrow the list down."""
    result = Segmented(
        ctx, say("games-filter"), options=tuple(say("games-kept", which=one) for one in RESULTS),
        chosen=RESULTS.index(wish.result), units=15,
        changed=lambda index: changed(replace(wish, result=RESULTS[index])),
    )  # fmt: skip
    names = variants(games)
    if len(games) < 2:
        return [result]
    rules = Dropdown(
        ctx, say("games-by-rules"), options=(say("games-any-rules"), *names),
        chosen=1 + names.index(wish.variant) if wish.variant in names else 0,
        changed=lambda index: changed(replace(wish, variant=names[index - 1] if index else "")),
    )  # fmt: skip
    when = Dropdown(
        ctx, say("games-by-time"),
        options=tuple(say("games-period", days=days) for days in PERIODS),
        chosen=PERIODS.index(wish.days),
        changed=lambda index: changed(replace(wish, days=PERIODS[index])),
    )  # fmt: skip
    return [result, Grid(rules, when, least=204)]
