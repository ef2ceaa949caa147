"""One of a list that opens over the value; typing finds an entry."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.stage import Drawn
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.widgets.base import Part, Role, Widget
from hearts_gui.wording.language.letters import folded

SIZE = (216, 44)
ROW, LEAST = 44, 4
"""The height of an entry; with fewer below the field a list rises over the words above it."""
BAR = 5
POPUP_Z = 900.0
TYPING_MS = 1000.0


class Dropdown(Widget):
    """The closed value; `open_list` is set by the form and shows the list over it."""

    role = Role.DROPDOWN
    margin_units = 3.0

    def __init__(
        self, ctx: Context, label: str, *, options: Sequence[str], chosen: int,
        changed: Callable[[int], None], below: bool = False,
    ) -> None:  # fmt: skip
        """`below` keeps the words above it in view while the list is open."""
        super().__init__(ctx, label)
        self.below = below
        self.options = tuple(options)
        self.chosen = chosen
        self._changed = changed
        self.open_list: Callable[[Dropdown], None] | None = None

    @property
    def value_text(self) -> str:
        return self.options[self.chosen]

    def preferred_width(self, room: int) -> int:
        kind = self.skin.type(16, Face.SEMIBOLD)
        widest = max(self.skin.painter.text_width(option, kind) for option in self.options)
        return min(room, max(self.px(SIZE[0]), widest + self._beside_words + 2))

    def choose(self, index: int) -> None:
        if index != self.chosen and 0 <= index < len(self.options):
            self.chosen = index
            self.touch()
            self.ctx.sound.play("tick")
            self._changed(index)

    def activate(self) -> None:
        if self.open_list is not None:
            self.open_list(self)

    def key(self, event: KeyDown) -> bool:
        """Left and right change the value without opening."""
        if event.across:
            self.choose(self.chosen + event.across)
        return bool(event.across)

    @property
    def _beside_words(self) -> int:
        """The width of margins and chevron."""
        return 2 * self.skin.px(16) + self.skin.px(18) + self.skin.px(6)

    @property
    def whole_width(self) -> int:
        """The width at which the field does not cut its value."""
        kind = self.skin.type(16, Face.SEMIBOLD)
        return self.skin.painter.text_width(self.value_text, kind) + self._beside_words + 2

    def draw(self, surface: Surface, _clip: Rect) -> None:
        skin, box = self.skin, self.box
        skin.painter.box(surface, box, skin.field())
        if self.hovered and self.enabled:
            radius = 14 * skin.metrics.u
            skin.painter.box(surface, box, BoxStyle(radius, skin.ink(0.06)))
        side, pad = skin.px(18), skin.px(16)
        line = Rect(box.x + pad, box.y, box.w - self._beside_words, box.h)
        ink = skin.theme.text if self.enabled else skin.theme.text2
        skin.painter.label(surface, self.value_text, skin.type(16, Face.SEMIBOLD), ink, line)
        center = (box.right - pad - side / 2, box.centery)
        skin.icons.draw(surface, Icon.CHEVRON_DOWN, center, side, skin.theme.text2)


class Popup(Widget):
    """The open list of a dropdown. It takes all input until something is chosen or it is left."""

    role = Role.LIST
    margin_units = 26.0
    current, _first = Drawn(0), Drawn(0)

    def __init__(self, source: Dropdown, close: Callable[[], None]) -> None:
        self._source, self._close = source, close
        rail = -2 * round(RAIL * source.ctx.metrics.base_u)
        bounds = source.ctx.metrics.window.inflate(rail, rail)
        self._row = max(source.skin.px(ROW), source.ctx.metrics.hit)
        if source.below:
            top = min(source.box.y, bounds.bottom - LEAST * self._row) - source.skin.px(8)
            bounds = Rect(bounds.x, top, bounds.w, bounds.bottom - top)
        shown = min(len(source.options), max(1, (bounds.h - source.skin.px(32)) // self._row))
        box = Rect(source.box.x, 0, _list_width(source, bounds), 0)
        box.h = shown * self._row + source.skin.px(12)
        box.right = source.box.right
        box.y = source.box.centery - source.skin.px(6) - self._row // 2
        box.y -= min(source.chosen, shown - 1) * self._row
        box.clamp_ip(bounds.inflate(-source.skin.px(16), -source.skin.px(16)))
        super().__init__(source.ctx, source.label, box, z=POPUP_Z)
        self._rows_shown = shown
        self._start_at(source.chosen)
        self.current = source.chosen
        self._typed, self._typed_at = "", 0.0
        self._drag_from: int | None = None
        self.warmed = False
        """Whether everything in view has been drawn at least once."""

    @property
    def value_text(self) -> str:
        return self._source.options[self.current]

    def _row_at(self, pos: tuple[int, int]) -> int | None:
        if not self.box.collidepoint(pos):
            return None
        row = (pos[1] - self.box.y - self.skin.px(6)) // self._row + self._first
        return row if self._first <= row < self._first + self._rows_shown else None

    def parts(self) -> tuple[Part, ...]:
        """The entries; those out of view have the box of the list's edge."""
        source = self._source
        return tuple(
            Part(option, self._row_box(index), partial(self._take, index), index == source.chosen)
            for index, option in enumerate(source.options)
        )

    def _row_box(self, index: int) -> Rect:
        row = max(0, min(self._rows_shown - 1, index - self._first))
        edge = self.skin.px(6)
        return Rect(self.box.x + edge, self.box.y + edge + row * self._row,
                    self.box.w - 2 * edge, self._row)  # fmt: skip

    def go(self, index: int) -> None:
        """Make this entry the current one."""
        self.current = max(0, min(len(self._source.options) - 1, index))
        self._first = max(self.current - self._rows_shown + 1, min(self._first, self.current))

    def pointer_down(self, pos: tuple[int, int]) -> None:
        if self.box.collidepoint(pos):
            self.pressed = True
        else:
            self._close()

    def pointer_move(self, pos: tuple[int, int]) -> None:
        row = self._row_at(pos)
        if row is not None:
            self.current = row

    def pointer_up(self, pos: tuple[int, int]) -> None:
        row = self._row_at(pos)
        if self.pressed and row is not None:
            self._take(row)
        self.pressed = False

    def _take(self, index: int) -> None:
        self._close()
        self._source.choose(index)

    def activate(self) -> None:
        self._take(self.current)

    def wheel(self, steps: float) -> bool:
        self._start_at(self._first - round(steps))
        return True

    def _start_at(self, row: int) -> None:
        """Make this the first entry in view, or the nearest to it that can be."""
        self._first = max(0, min(len(self._source.options) - self._rows_shown, row))

    def drag(self, pixels: int) -> None:
        """Show the entries that a finger, this many pixels up from where it began, has drawn up."""
        if not pixels:
            self._drag_from = None
            return
        if self._drag_from is None:
            self._drag_from = self._first
        self._start_at(self._drag_from + round(pixels / self._row))

    def key(self, event: KeyDown) -> bool:
        """Arrows and Page keys move, Escape closes, letters find."""
        moves = {
            pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -self._rows_shown,
            pygame.K_PAGEDOWN: self._rows_shown, pygame.K_HOME: -len(self._source.options),
            pygame.K_END: len(self._source.options),
        }  # fmt: skip
        if event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self._close()
        elif event.key in moves:
            self.go(self.current + moves[event.key])
        elif event.text and event.text.isprintable():
            self._find(event.text)
        return True

    def _find(self, text: str) -> None:
        now = self.ctx.now()
        self._typed = self._typed + text if now - self._typed_at < TYPING_MS else text
        self._typed_at = now
        wanted, options = folded(self._typed), self._source.options
        found = (at for at, text in enumerate(options) if folded(text).startswith(wanted))
        self.go(next(found, self.current))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        self._draw_panel(surface)
        for row in range(self._rows_shown):
            self._draw_row(surface, row)
        self.warmed = True

    def _draw_panel(self, surface: Surface) -> None:
        skin, box = self.skin, self.box
        skin.shadow(surface, box, radius=14, blur=16, dy=8, level=0.40)
        fill = (*skin.theme.solid_panel, 255)
        style = BoxStyle(14 * skin.metrics.u, fill, skin.edge(0.22), skin.hairline)
        skin.painter.box(surface, box, style)
        every = len(self._source.options)
        if self._rows_shown < every:  # which part is in view
            edge, width = skin.px(14), skin.px(BAR)
            top, room = box.y + edge, box.h - 2 * edge
            bar = Rect(box.right - width - skin.px(2), top + room * self._first // every,
                       width, room * self._rows_shown // every)  # fmt: skip
            skin.painter.box(surface, bar, BoxStyle(bar.w / 2, skin.ink(0.26)))

    def _draw_row(self, surface: Surface, row: int) -> None:
        skin, theme = self.skin, self.skin.theme
        pad, side = skin.px(16), skin.px(16)
        index = self._first + row
        line = self._row_box(index)
        if index == self.current:
            skin.painter.box(surface, line, BoxStyle(10 * skin.metrics.u, skin.ink(0.12)))
        kind = skin.type(16, Face.SEMIBOLD)
        text = Rect(line.x + pad - skin.px(6), line.y, line.w - 2 * pad - side, line.h)
        skin.painter.label(surface, self._source.options[index], kind, theme.text, text)
        if index == self._source.chosen:
            center = (line.right - side, line.centery)
            skin.icons.draw(surface, Icon.CHECK, center, side, theme.accent)


def _list_width(source: Dropdown, bounds: Rect) -> int:
    """The width of the closed value, or more for entries that need it."""
    kind = source.skin.type(16, Face.SEMIBOLD)
    widest = max(source.skin.painter.text_width(text, kind) for text in source.options)
    wanted = widest + source.skin.px(2 * 16 + 16 + 12 + 4)
    return min(max(source.box.w, wanted), bounds.w - source.skin.px(32))
