"""A window onto a column of widgets that is taller than its place; keys that go through pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import NOWHERE, Glide, Role, Skin, Widget
from hearts_gui.ui.widgets.choice import Segmented, Sliding
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.flow import Column, Item
from hearts_gui.ui.widgets.room import Room
from hearts_gui.wording.language.messages import say

BAR = 6
STEP_UNITS = 64
SOFT_UNITS = 36.0
"""Over how much the content fades towards an edge beyond which there is more of it."""
MOVE_MS = 120
SEEN = 0.55
"""The part of a panel in which its content is to be seen."""


class ScrollArea(Sliding):
    """Shifts its widgets inside a viewport; a thin bar at the right shows and moves the place."""

    role = Role.LIST
    focusable = False
    reacts = True
    margin_units = 2.0

    def __init__(
        self, ctx: Context, viewport: Rect = NOWHERE, *,
        content: Item | None = None, margin: tuple[int, int] = (0, 0),
        before: ScrollArea | None = None,
    ) -> None:  # fmt: skip
        """`content` is laid out inside the area; `margin` are pixels beside and above it.

        It is scrolled as far as `before`, the area that was there until now.
        """
        super().__init__(ctx, "", viewport, z=2.0)
        self.content_height = 0
        self._content, self._margin = content, margin
        self.first: Widget | None = None
        """What is to be seen once there is something to scroll."""
        self.items: Sequence[Widget] = ()
        self._glide = Glide(0.0 if before is None else float(before.offset), MOVE_MS)
        self._grab: tuple[int, float] | None = None

    @property
    def widgets(self) -> list[Widget]:
        return [*([] if self._content is None else self._content.widgets), self]

    def measure(self, width: int) -> int:
        across, down = self._margin
        inside = 0 if self._content is None else self._content.measure(width - 2 * across)
        return inside + 2 * down

    def move_to(self, box: Rect) -> None:
        super().move_to(box)
        if self._content is None:
            return
        across, down = self._margin
        height = self.measure(box.w)
        self._content.move_to(
            Rect(box.x + across, box.y + down, box.w - 2 * across, height - 2 * down)
        )
        self.set_content(self._content.widgets, height)
        self.scroll(self.offset, instantly=True)
        if self.first is not None:
            self.reveal(self.first.base_box)
            self.finish()
            self.first = None

    def set_content(self, widgets: Sequence[Widget], content_height: int) -> None:
        """Scroll these widgets, whose boxes are those of the unscrolled place."""
        self.items = tuple(widgets)
        self.content_height = content_height
        for item in self.items:
            item.viewport = self.box
        self._apply()

    @property
    def offset(self) -> int:
        """The distance the content is scrolled, in pixels."""
        return round(self._glide.value)

    @property
    def most(self) -> int:
        return max(0, self.content_height - self.box.h)

    def scroll(self, offset: float, *, instantly: bool = False) -> None:
        """Scroll to this offset in pixels, within the content; without gliding if `instantly`."""
        target = max(0.0, min(float(self.most), offset))
        self._glide.to(target, instantly=instantly or self.still)
        self._apply()

    def reveal(self, box: Rect) -> None:
        """Scroll so that a box of the unscrolled place is in view."""
        pad = self.skin.px(16)
        top, bottom = box.y - pad - self.box.y, box.bottom + pad - self.box.y
        target = self._glide.target
        if top < target:
            self.scroll(top)
        elif bottom > target + self.box.h:
            self.scroll(bottom - self.box.h)

    def finish(self) -> None:
        """Jump to the end of the present slide."""
        self._glide.to(self._glide.target, instantly=True)
        self._apply()

    def _apply(self) -> None:
        reach = 0 if self.skin.theme.strong else self.skin.px(SOFT_UNITS)
        soft = (min(reach, self.offset), min(reach, self.most - self.offset))
        for item in self.items:
            item.shift = -self.offset
            item.soft = soft
        self.touch()

    def wheel(self, steps: float) -> bool:
        if self.most == 0:
            return False
        self.scroll(self._glide.target - steps * self.skin.px(STEP_UNITS))
        return True

    def _bar(self) -> Rect:
        box = self.box
        length = max(self.skin.px(40), round(box.h * box.h / max(1, self.content_height)))
        room = box.h - length
        y = box.y + (round(room * self.offset / self.most) if self.most else 0)
        width = self.skin.px(BAR)
        return Rect(box.right - width - self.skin.px(3), y, width, length)

    @property
    def hit(self) -> Rect:
        """The strip of the bar; the rest belongs to the widgets inside."""
        return self.rect if self.most else Rect(0, 0, 0, 0)

    def pointer_down(self, pos: tuple[int, int]) -> None:
        """Take hold of the bar, or page towards the pointer."""
        bar = self._bar()
        on_bar = bar.y <= pos[1] <= bar.bottom
        self._grab = (pos[1], float(self.offset)) if on_bar else None
        if not on_bar:
            page = self.box.h * 0.9
            self.scroll(self._glide.target + (page if pos[1] > bar.bottom else -page))
        self.pressed = True

    def pointer_move(self, pos: tuple[int, int]) -> None:
        if self.pressed and self._grab is not None:
            room = max(1, self.box.h - self._bar().h)
            moved = (pos[1] - self._grab[0]) * self.most / room
            self.scroll(self._grab[1] + moved, instantly=True)

    def update(self, dt_ms: float) -> None:
        if self._glide.update(dt_ms):
            self._apply()

    @property
    def rect(self) -> Rect:
        """The bar's strip: the area itself draws nothing else."""
        strip = self.skin.px(BAR) + self.skin.px(10)
        return Rect(self.box.right - strip, self.box.y, strip, self.box.h)

    @rect.setter
    def rect(self, value: Rect) -> None:
        self.move_to(value)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        if self.most == 0:
            return
        bar = self._bar()
        level = 0.45 if self.hovered or self.pressed else 0.26
        self.skin.painter.box(surface, bar, BoxStyle(bar.w / 2, self.skin.ink(level)))


def panel_parts(
    ctx: Context, box: Rect, content: Callable[[int, int], Item], *foot: Item,
    head: Item | None = None, gap: float = 12,
) -> list[Widget]:  # fmt: skip
    """What scrolls in a panel with this box, between `head` and `foot`.

    `content` makes it for a width and for the height that is in view, which it takes at least.
    Where little of it would be in view, only the first item of the foot stays outside it.
    """
    skin = Skin(ctx)
    pad, below = min(skin.px(24), box.w // 14), skin.px(6)
    inner = box.inflate(-2 * pad, -2 * pad)
    stay, width = Column(*foot, gap=gap), inner.w

    def view() -> Rect:
        room = Room(inner, skin.px(gap))
        for item, take in ((head, room.top), (stay, room.bottom)):
            if item is not None:
                item.move_to(take(item.measure(room.rest.w)))
        return room.rest

    shown = content(width, view().h - below)
    if shown.measure(width) > view().h - below:  # room for the bar
        width -= skin.px(12)
        shown = content(width, view().h - below)
    if view().h < min(SEEN * box.h, shown.measure(width) + below):
        above, head, stay = head, None, Column(foot[0])
        shown = Column(above, content(width, view().h - below), *foot[1:], gap=gap)
    height = max(shown.measure(width), view().h - below)
    shown.move_to(Rect(*view().topleft, width, height))
    area = ScrollArea(ctx, view().inflate(8, 0))
    area.set_content(shown.widgets, height + below)
    return [*([] if head is None else head.widgets), *shown.widgets, area, *stay.widgets]


_SCREENS = {
    pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9, pygame.K_HOME: -1e6, pygame.K_END: 1e6,
}  # fmt: skip
_LINES = {pygame.K_UP: -1, pygame.K_DOWN: 1}


def page_tabs() -> str:
    """The label of the control that shows another page of a screen."""
    return say("widget-pages")


def turn_page(widgets: Sequence[Widget], by: int) -> bool:
    """Show the next page of the screen, or the one before. Returns whether it has pages."""
    tabs = next((widget for widget in widgets if widget.label == page_tabs()), None)
    if not isinstance(tabs, Segmented | Dropdown):
        return False
    tabs.choose((tabs.chosen + by) % len(tabs.options))
    return True


def scroll_by_key(areas: Sequence[ScrollArea], key: int) -> bool:
    """Scroll by a page, to an end, or by a line. Returns whether there was anything to scroll."""
    for area in areas:
        if area.most == 0:
            continue
        if key in _SCREENS:
            area.scroll(area.offset + _SCREENS[key] * area.box.h)
            return True
        if key in _LINES:
            return area.wheel(-_LINES[key])
    return False
