"""A strong player in the player's own seat: the same deal, choice beside choice."""

from collections.abc import Callable
from typing import Final

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.session.game.strong import BothGave, StrongDeal
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.button import Button, text
from hearts_gui.ui.widgets.flow import Column, Item, Sized
from hearts_gui.ui.widgets.page import FittedPage
from hearts_gui.ui.widgets.row_table import HEAD, TALL, RowTable, TableColumn
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.score_texts import score_text
from hearts_gui.wording.words import cards_signs

SHOWN: Final = 7
"""Rows in view; the others are scrolled to."""


class StrongScene(FittedPage):
    """Fills while the other deal is played."""

    title_key = "strong-title"
    width_units = 700.0

    def __init__(
        self, ctx: Context, deal: StrongDeal, now: Callable[[], float], look: Callable[[int], None]
    ) -> None:
        """`look` shows the person's own choice in a trick, or the pass for 0, below this page."""
        super().__init__(ctx)
        self.deal, self._clock, self._look = deal, now, look
        self._chosen = 0

    def compose_body(self, _width: int) -> Item:
        """The points of both, and the tricks."""
        ctx, rows = self.ctx, self.deal.rows
        columns = [TableColumn(say("strong-column", column=column), share)
                   for column, share in (("trick", 0.9), ("mine", 2), ("theirs", 2))]  # fmt: skip
        table = RowTable(
            ctx, say("strong-table"), columns=columns, row=lambda index: self._row(rows[index]),
            count=len(rows), chosen=self._chosen, changed=self._choose, opened=self._open,
        )  # fmt: skip
        height = HEAD + min(len(rows), SHOWN) * TALL
        note = text(ctx, say("strong-note"), units=15, quiet=True)
        show = Button(ctx, say("decisions-open"), lambda: self._open(self._chosen), icon=Icon.EYE)
        return Column(text(ctx, self._headline()), Sized(table, height=height), note, show, gap=12)

    def _headline(self) -> str:
        mine, theirs = self.deal.totals
        if theirs is None or mine is None:
            return say("strong-playing")
        return say("strong-result", mine=score_text(mine), theirs=score_text(theirs))

    @staticmethod
    def _row(row: BothGave) -> tuple[str, ...]:
        if not row.trick:
            return say("review-cell", kind=AskKind.PASS), *map(cards_signs, (row.mine, row.theirs))
        cells = [
            "" if not cards else say("strong-cards", card=cards[0], taken=taken)
            for cards, taken in zip((row.mine, row.theirs), row.taken, strict=True)
        ]
        return str(row.trick), *cells

    def _choose(self, index: int) -> None:
        self._chosen = index

    def _open(self, index: int) -> None:
        self.back()
        self._look(self.deal.rows[index].trick)

    def update(self, dt_ms: float) -> None:
        """Let the other deal go on."""
        super().update(dt_ms)
        if self.deal.tick(self._clock()):
            self.rebuild()
            if self.deal.over:
                self.ctx.listening.say(self._headline())

    def leave(self) -> None:
        """The other deal need not be played on."""
        super().leave()
        self.deal.close()
