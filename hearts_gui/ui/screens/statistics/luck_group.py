"""What luck did over all deals, beside what chance allows."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.past.figures import Luck
from hearts_gui.ui.screens.sheet.luck_line import draw_luck, luck_words
from hearts_gui.ui.screens.statistics.group import StatisticsGroup
from hearts_gui.ui.shell.context import Context
from hearts_gui.wording.language.messages import say


class LuckGroup(StatisticsGroup):
    """The running sum with its band."""

    def __init__(
        self, ctx: Context, luck: Luck | None, left: int,
        opened: Callable[[StatisticsGroup], None],
    ) -> None:  # fmt: skip
        """`left` is how many deals others are still playing."""
        self._left = () if not left else (say("stat-luck-left", n=left),)
        few = " ".join((say("stat-no-luck"), *self._left)) if luck is None else ""
        super().__init__(ctx, say("stat-luck"), opened, few=few)
        self._luck = luck

    def sentences(self) -> tuple[str, ...]:
        """The sums of luck and play, the band, and what is still to come."""
        return () if self._luck is None else (*luck_words(self._luck), *self._left)

    def table(self) -> tuple[str, ...]:
        """The sums, and how they are counted."""
        if self._luck is None:
            return (self._few, "", say("luck-how"))
        return (*self.sentences(), "", say("luck-how"), "", say("stat-luck-how"))

    def picture(self, surface: Surface, room: Rect) -> None:
        """Draw the line over the sentences."""
        assert self._luck is not None
        rest = self.words_below(surface, room, self.skin.theme.text2, 15)
        draw_luck(self.skin, surface, rest, self._luck)
