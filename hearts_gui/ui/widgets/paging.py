"""Going through a screen's pages, and scrolling where no control is to be reached."""

from collections.abc import Sequence

import pygame

from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import say

_SCREENS = {
    pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9, pygame.K_HOME: -1e6, pygame.K_END: 1e6,
}  # fmt: skip
_LINES = {pygame.K_UP: -1, pygame.K_DOWN: 1}


def page_tabs() -> str:
    """The label of the control that shows another page of a screen."""
    return say("widget-pages")


def turn_page(widgets: Sequence[Widget], by: int) -> bool:
    """Show the next page of the screen, or the one before. Returns whether it has pages."""
    tabs = next((one for one in widgets if one.label == page_tabs()), None)
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
