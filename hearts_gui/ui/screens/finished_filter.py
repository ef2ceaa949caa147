"""Which of the finished games are listed: by how they ended, by their rules, by when they ended."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from pygame import Rect

from hearts_gui.session.store.game_lists import FinishedGame
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.columns import Column
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.language.messages import say

RESULTS: Final = ("all", "won", "lost", "starred")
PERIODS: Final = (0, 7, 30, 365)
"""Days back; 0 for no limit."""
GAP = 12


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
    return tuple(sorted({game.variant for game in games}))


def filter_widgets(
    ctx: Context, column: Column, games: Sequence[FinishedGame], wish: Wish,
    changed: Callable[[Wish], None],
) -> list[Widget]:  # fmt: skip
    """The ways to narrow the list down, at the top of a column."""
    skin = Skin(ctx)
    high = max(skin.px(44), skin.metrics.hit)
    result = Segmented(
        ctx, say("games-filter"), column.take(high),
        options=tuple(say("games-kept", which=which) for which in RESULTS),
        chosen=RESULTS.index(wish.result), units=15,
        changed=lambda index: changed(replace(wish, result=RESULTS[index])),
    )  # fmt: skip
    names = variants(games)
    if len(games) < 2:
        return [result]
    first, second = _halves(skin, column, high)
    rules = Dropdown(
        ctx, say("games-by-rules"), first, options=(say("games-any-rules"), *names),
        chosen=1 + names.index(wish.variant) if wish.variant in names else 0,
        changed=lambda index: changed(replace(wish, variant=names[index - 1] if index else "")),
    )  # fmt: skip
    when = Dropdown(
        ctx, say("games-by-time"), second,
        options=tuple(say("games-period", days=days) for days in PERIODS),
        chosen=PERIODS.index(wish.days),
        changed=lambda index: changed(replace(wish, days=PERIODS[index])),
    )  # fmt: skip
    return [result, rules, when]


def _halves(skin: Skin, column: Column, high: int) -> tuple[Rect, Rect]:
    """Two places beside each other, or one under the other where it is narrow."""
    gap = skin.px(GAP)
    if column.place.w < skin.px(420):
        return column.take(high), column.take(high)
    line = column.take(high)
    half = (line.w - gap) // 2
    return Rect(line.x, line.y, half, high), Rect(line.x + half + gap, line.y, half, high)
