"""The base of screens with a position: a small table, a usable hand, and a panel."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.setup.players import Seating
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.theme import Metrics, Shape
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, PointerDown, UiEvent
from hearts_gui.ui.small_table.small_table import SmallTable, layout_for, lowered, with_lane
from hearts_gui.ui.table.story.cues import Happening
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import IconButton, off_the_edge
from hearts_gui.ui.widgets.form_scene import FormScene, words_of
from hearts_gui.ui.widgets.page import RIM

EDGE, STRIP, HIGH_STRIP = 44, 92, 116
BACK = 64
"""The place of the way back where there is no table."""
GAP = 16
FRAME, TOP = 32, 10
"""From the table to the window's edges at its sides and its top: no plate touches the frame."""
FOUR = 604
"""The pixels that a table of four needs, however large the letters beside it are."""
MOST_SCALE = 120
"""What lies over the table grows no further: larger, it would hide cards."""


@dataclass(frozen=True, slots=True)
class ReviewPlaces:
    """The parts in window pixels; `rows` is how many lines the strip has."""

    table: Rect
    strip: Rect
    panel: Rect
    rows: int


def review_places(metrics: Metrics, *, has_strip: bool = True, high: bool = False) -> ReviewPlaces:
    """Side by side, or in an upright window one below the other.

    There the panel has the room of the strip as well where nothing is in it. Beside a panel the
    strip may be `high`.
    """
    window, u = metrics.window, metrics.base_u
    gap, inset, top = round(GAP * u), round(FRAME * u), round(TOP * u)
    if metrics.shape is Shape.PORTRAIT:
        table = Rect(inset, top, window.w - 2 * inset, round(window.h * 0.47))
        edge = round(RIM * u)
        strip = Rect(edge, table.bottom, window.w - 2 * edge, max(2 * 48, round(2 * 62 * u)))
        panel = Rect(edge, strip.bottom + gap if has_strip else strip.y, strip.w, 0)
        panel.h = window.h - edge - panel.y
        return ReviewPlaces(table, strip, panel, 2)
    edge = round(EDGE * u)
    share = 0.265 if metrics.shape is Shape.LANDSCAPE else 0.27
    grown = min(1.35, max(1.0, metrics.ui_scale / 100))
    width = round(min(metrics.stage.w * share * grown, metrics.stage.w * 0.36))
    least, most = round(metrics.stage.w * share), window.w - edge - gap // 2 - inset - FOUR
    width = max(least, min(width, most))
    panel = Rect(window.right - edge - width, edge, width, window.h - 2 * edge)
    height = max(60, round((HIGH_STRIP if high else STRIP) * u))
    strip = Rect(edge, window.h - edge - height, panel.x - 2 * edge + gap, height)
    table = Rect(inset, top, panel.x - gap // 2 - inset, strip.y - gap - top)
    return ReviewPlaces(table, strip, panel, 1)


def modest(ctx: Context) -> Context:
    """The context with text that does not hide the cards, however large it is elsewhere."""
    scale = min(ctx.metrics.ui_scale, MOST_SCALE)
    return replace(ctx, metrics=replace(ctx.metrics, ui_scale=scale))


def obey(commands: Mapping[int, Callable[[], None]], event: KeyDown) -> bool:
    """Do what a key stands for. Returns whether it stands for anything."""
    command = commands.get(event.key)
    if command is not None:
        command()
    return command is not None


class PositionScene(FormScene):
    """Subclasses keep the table, if there is room for one, and say what it shows.

    They make the widgets of the panel, which `refresh` rebuilds.
    """

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._table: SmallTable | None = None
        self._panel: list[Widget] = []

    @property
    def still(self) -> bool:
        """Whether motion is to be skipped."""
        return self.ctx.settings.reduced_motion

    # -- for subclasses

    def _widgets(self) -> list[Widget]:
        """The widgets of the panel as they are now."""
        raise NotImplementedError

    def _show(self, *, instantly: bool = False) -> None:
        """Show the position as it is now."""
        raise NotImplementedError

    def _press(self, card: Card) -> bool:
        """React to a press on a card. Returns whether it means anything now."""
        raise NotImplementedError

    def _key(self, event: KeyDown) -> bool:
        """React to a key. Returns whether this screen uses it now."""
        raise NotImplementedError

    @property
    def asks(self) -> bool:
        """Whether a card of the hand is asked for."""
        return False

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards of the hand that may be used now, in its order."""
        return () if self._table is None else self._table.model.legal

    def to_the_hand(self) -> None:
        """Return the arrow keys from the buttons to the cards."""
        self.form.set_focus(None, keyboard=False)

    # -- the parts

    def _add_table(
        self, area: Rect, view: PlayerView, seats: Seating, *, lane: int, shown: int
    ) -> None:
        """Add the table with a lane this high over the hand, where it fits into this area.

        The hand above the trick has this many cards `shown`, 0 for backs.
        """
        self._table = None
        layout = layout_for(self.ctx.metrics, area, view)
        if layout is not None:
            held = len(view.own.hand)
            layout = with_lane(lowered(layout, shown, held, lane), held, lane)
            self._table = SmallTable(self.ctx, self.stage, layout, view, seats)

    def _add_back(self, label: str, area: Rect) -> int:
        """Add the way back at the upper left of the table. Returns the height of its middle."""
        px = self.ctx.metrics.px
        point = (area.x + px(BACK), px(BACK))
        if self._table is not None:
            point = self._table.layout.furniture.menu.center
        ctx = modest(self.ctx)
        self.form.add(IconButton(ctx, label, self.back, off_the_edge(ctx, point),
                                 icon=Icon.ARROW_LEFT, z=40.0))  # fmt: skip
        return point[1]

    def _add_panel(self) -> None:
        self._panel = self._widgets()
        self.form.add(*self._panel)

    def refresh(self) -> None:
        """Rebuild the panel, keeping focus and press, and place the cards."""
        form, before = self.form, self._panel
        held = form.pointer.held if form.pointer.held in before else None
        index = before.index(form.focus) if form.focus in before else None
        form.remove(*before)
        self._add_panel()
        if held is not None:
            form.pointer.hold_again(held)
        if index is not None:
            was = (type(before[index]), before[index].label)
            same = [widget for widget in self._panel if (type(widget), widget.label) == was]
            form.set_focus(next(iter(same or self._panel[index:]), None), keyboard=form.keyboard)
        self._show()

    # -- for those who listen

    def introduction(self) -> tuple[str, ...]:
        """The widgets beside the table, and the cards."""
        cards = [] if self._table is None else self._table.card_sentences()
        return (*words_of(self._panel), *cards)

    def key_information(self, key: int) -> str | None:
        """The hand, the trick and the like, as at the table of a game."""
        return None if self._table is None else self._table.key_information(key)

    def tell(self, happened: Iterable[Happening]) -> None:
        """Speak what happened at the table, if someone listens."""
        if self._table is not None:
            self._table.tell(happened)

    def tell_again(self) -> None:
        """Speak the new content of a screen that was read out before."""
        if self.ctx.listening.on:
            self.ctx.listening.say(*self.introduction())

    # -- input and time

    def handle(self, event: UiEvent) -> bool:
        """Own keys, cards by pointer, then widgets; Escape leads from a button to the hand."""
        if isinstance(event, KeyDown) and not event.repeat and self._key(event):
            return True
        on_button = self.form.keyboard and self.form.focus is not None and self.form.popup is None
        if isinstance(event, KeyDown) and event.key == pygame.K_ESCAPE and on_button and self.asks:
            self.to_the_hand()
            return True
        if isinstance(event, PointerDown) and self._table is not None:
            card = self._table.tabletop.card_at(event.pos)
            if card is not None and self._press(card):
                return True
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self._table is not None:
            self._table.tabletop.update(dt_ms)

    def idle_wait_ms(self) -> int | None:
        if self._table is not None and self._table.tabletop.busy:
            return None
        return super().idle_wait_ms()
