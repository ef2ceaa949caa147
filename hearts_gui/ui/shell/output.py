"""How pixels get to the screen: through pygame's display, or through a window of pygame's own.

Only the first can show single regions. Only the second has a pixel for each of the screen's where
the system counts in larger points, as Wayland does; and only with the second are new surfaces of
32 bits on a screen of 16, where nothing could be scaled otherwise.
"""

from __future__ import annotations

import warnings
from typing import Protocol

import pygame
from pygame import Rect, Surface

DRAWN_BITS = 24
"""Colours of fewer bits cannot be drawn with, only shown."""


class Output(Protocol):
    """A window that is open, sized in the system's points."""

    @property
    def window(self) -> pygame.Window:
        """The window; not to be kept."""

    def surface(self) -> Surface:
        """Its pixels now; another surface after a change of size."""

    def show(self, regions: list[Rect] | None) -> None:
        """Show these regions, or everything."""

    def close(self) -> None:
        """Close the window and the way to the screen."""


def open_output(title: str, size: tuple[int, int], *, hidden: bool) -> Output:
    """Open the window; pygame.error when the system refuses."""
    dense = pygame.display.get_driver() == "wayland"
    if dense or pygame.display.Info().bitsize < DRAWN_BITS:
        return WindowOutput(title, size)
    return DisplayOutput(title, size, hidden=hidden)


class DisplayOutput:
    """Pygame's display."""

    def __init__(self, title: str, size: tuple[int, int], *, hidden: bool) -> None:
        pygame.display.set_caption(title)
        pygame.display.set_mode(size, pygame.RESIZABLE | (pygame.HIDDEN if hidden else 0))

    @property
    def window(self) -> pygame.Window:
        """The display's window; pygame makes it good only as long as the display is open."""
        # The only way to a least size, and to a full screen which gives the old size back;
        # deprecated for the future 3.0, which is not used here.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()

    def surface(self) -> Surface:
        """Its pixels."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def show(self, regions: list[Rect] | None) -> None:
        """Show these regions, or everything."""
        if regions is None:
            pygame.display.flip()
        else:
            pygame.display.update(regions)

    def close(self) -> None:
        """Close the display."""
        pygame.display.quit()


class WindowOutput:
    """A window of pygame's own."""

    def __init__(self, title: str, size: tuple[int, int]) -> None:
        self.window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self.surface()

    def surface(self) -> Surface:
        """Its pixels."""
        return self.window.get_surface()

    def show(self, regions: list[Rect] | None) -> None:
        """Show everything."""
        del regions
        self.window.flip()

    def close(self) -> None:
        """Close the window and the display."""
        self.window.destroy()
        pygame.display.quit()
