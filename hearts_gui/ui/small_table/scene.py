"""A screen around a position: a small table, a hand that can be used, a panel beside it."""

from collections.abc import Iterable

from pygame import Surface

from hearts_gui.engine.cards import Card
from hearts_gui.ui.pages.form_scene import FormScene, words_of
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import PointerDown, UiEvent
from hearts_gui.ui.small_table.small_table import SmallTable, felt_under
from hearts_gui.ui.widgets.base import Widget


class PositionScene(FormScene):
    """Subclasses keep the table, where there is room for one, and say what it shows.

    They make the widgets of the panel, which are made again by `_refresh`.
    """

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._table: SmallTable | None = None
        self._panel: list[Widget] = []

    @property
    def still(self) -> bool:
        """Whether motion is to be skipped."""
        return self.ctx.settings.reduced_motion

    def background(self) -> Surface:
        """The felt with the inlay around the trick."""
        return felt_under(self.ctx, self._table)

    # -- what subclasses say

    def _widgets(self) -> list[Widget]:
        """The widgets of the panel as they are now."""
        raise NotImplementedError

    def _show(self, *, instantly: bool = False) -> None:
        """Show the position as it is now."""
        raise NotImplementedError

    def _press(self, card: Card) -> bool:
        """A card was pressed; whether that means anything now."""
        raise NotImplementedError

    # -- the panel

    def _add_panel(self) -> None:
        self._panel = self._widgets()
        self.form.add(*self._panel)

    def _refresh(self) -> None:
        """Make the panel again and keep focus and press; the cards go where they belong."""
        form, before = self.form, self._panel
        held = form.held if form.held in before else None
        place = before.index(form.focus) if form.focus in before else None
        form.remove(*before)
        self._add_panel()
        if held is not None:
            form.hold_again(held)
        if place is not None and place < len(self._panel):
            form.set_focus(self._panel[place], keyboard=form.keyboard)
        self._show()

    # -- for those who listen

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

    # -- input and time

    def handle(self, event: UiEvent) -> bool:
        """Cards by pointer, then widgets."""
        if isinstance(event, PointerDown) and self._table is not None:
            card = self._table.card_at(event.pos)
            if card is not None and self._press(card):
                return True
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        """Let cards move."""
        super().update(dt_ms)
        if self._table is not None:
            self._table.tabletop.update(dt_ms)

    def idle_wait_ms(self) -> int | None:
        """None while a card moves."""
        if self._table is not None and self._table.tabletop.busy:
            return None
        return super().idle_wait_ms()
