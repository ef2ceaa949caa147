"""A screen around a small table: what it tells those who listen."""

from collections.abc import Iterable

from hearts_gui.ui.pages.form_scene import FormScene, words_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.small_table.small_table import SmallTable
from hearts_gui.ui.widgets.base import Widget


class SmallTableScene(FormScene):
    """Subclasses keep the table, where there is room for one, and the widgets beside it."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._table: SmallTable | None = None
        self._panel: list[Widget] = []

    def arrival(self) -> tuple[str, ...]:
        """What stands beside the table, and the cards."""
        cards = [] if self._table is None else self._table.cards_told()
        return (*words_of(self._panel), *cards)

    def told_by(self, key: int) -> str | None:
        """The hand, the trick and the like, as at the table of a game."""
        return None if self._table is None else self._table.told_by(key)

    def tell_again(self) -> None:
        """Say what has taken the place of what was said when the screen came up."""
        if self.ctx.listening.on:
            self.say_all(self.arrival())

    def say_all(self, texts: Iterable[str]) -> None:
        """Say these one after the other."""
        for text in texts:
            self.ctx.listening.say(text)
