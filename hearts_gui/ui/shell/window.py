"""The program's window: how it is opened, and how pixels get to the screen.

They go through pygame's display, or through a window of pygame's own. Only the first can show
single regions. Only the second has one pixel for each pixel of the screen where the system counts
in larger points, as Wayland does. Only the second makes 32-bit surfaces on a 16-bit screen, which
scaling needs.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
import warnings
from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface

from hearts_gui.config import paths
from hearts_gui.config.settings import NO_PLACE, Settings
from hearts_gui.ui.draw.theme import MIN_WINDOW
from hearts_gui.ui.shell import local_sockets
from hearts_gui.ui.shell.desktop import APP_ID, TITLE, dress_title_bar, own_taskbar_entry
from hearts_gui.wording.language.messages import say

DRAWN_BITS = 24
"""Colours of fewer bits cannot be drawn with, only shown."""
LONGEST = 4096
"""The most pixels a side of a window under the least size is drawn with; the picture shrinks."""


def wake_loop() -> None:
    """Wake the event loop; any thread may call this."""
    with contextlib.suppress(pygame.error):  # the program has just ended
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))


class DisplayOutput:
    """Pygame's display."""

    def __init__(self, title: str, size: tuple[int, int], *, hidden: bool) -> None:
        pygame.display.set_caption(title)
        pygame.display.set_mode(size, pygame.RESIZABLE | (pygame.HIDDEN if hidden else 0))

    @property
    def window(self) -> pygame.Window:
        """The display's window; pygame's object is valid only while the display is open."""
        # The only way to a least size, and to a full screen which gives the old size back;
        # deprecated for the future 3.0, which is not used here.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()

    def surface(self) -> Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def show(self, regions: list[Rect] | None) -> None:
        if regions is None:
            pygame.display.flip()
        else:
            pygame.display.update(regions)

    def close(self) -> None:
        pygame.display.quit()


class WindowOutput:
    """A window of pygame's own."""

    def __init__(self, title: str, size: tuple[int, int]) -> None:
        self.window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self.surface()

    def surface(self) -> Surface:
        return self.window.get_surface()

    def show(self, _regions: list[Rect] | None) -> None:
        self.window.flip()

    def close(self) -> None:
        self.window.destroy()
        pygame.display.quit()


FIRST_WINDOW = 0.8
UNSEEN = ("offscreen", "dummy")
HIDDEN_FIRST = sys.platform in ("win32", "darwin")
"""Whether what speaks to screen readers has to be there before the window is seen."""


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


def prepare_environment() -> None:
    """Set what SDL reads before it starts; leaves alone what the player has set."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        if not os.environ.get(name):  # for an empty one pygame looks for a driver without a name
            os.environ.pop(name, None)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    own_taskbar_entry()
    local_sockets.leave_if_silent()
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", APP_ID)  # the desktop file's name
        # pygame has put the name of the script there when it was imported.
        if os.environ.get("SDL_VIDEO_X11_WMCLASS", "") in ("", os.path.split(sys.argv[0])[-1]):
            os.environ["SDL_VIDEO_X11_WMCLASS"] = TITLE


def open_display(drivers: str | None = None) -> None:
    """Start the video system. Raises NoDisplayError, whose text is one clear sentence.

    The player's SDL_VIDEODRIVER decides; else `drivers`, as SDL writes them; else the session.
    """
    prepare_environment()
    chosen, session = os.environ.get("SDL_VIDEODRIVER"), os.environ.get("XDG_RUNTIME_DIR")
    if not chosen and (drivers or local_sockets.whole_window()):
        os.environ["SDL_VIDEODRIVER"] = drivers or "wayland,x11"
    if not session:  # Wayland's library would say so on standard error
        os.environ["XDG_RUNTIME_DIR"] = os.sep
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(_why_no_screen(str(error))) from error
    finally:
        if not chosen:
            os.environ.pop("SDL_VIDEODRIVER", None)
        if not session:
            os.environ.pop("XDG_RUNTIME_DIR", None)
    driver = pygame.display.get_driver()
    if driver in UNSEEN and not chosen:
        # SDL's last resort: a window that exists and that nobody can see or close.
        pygame.display.quit()
        raise NoDisplayError(_why_no_screen())
    if driver == "x11":
        # Without this SDL uploads the whole window as a texture on every update; under Wayland
        # there is no other way.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _why_no_screen(reason: str = "") -> str:
    asks_x11 = sys.platform.startswith("linux") and os.environ.get("DISPLAY")
    lacking = missing_library() if asks_x11 else None
    if lacking is not None:
        return lacking
    return say("window-no-screen-because" if reason else "window-no-screen", reason=reason)


def show_message(title: str, text: str) -> None:
    """Show a system message until the player closes it, for when the window cannot be opened.

    Does nothing where there is no screen.
    """
    prepare_environment()
    with contextlib.suppress(pygame.error):
        pygame.display.init()
        try:
            pygame.display.message_box(title, text, message_type="error")
        finally:
            pygame.display.quit()


class Window:
    """The program's window: its size, its full-screen state, the surface that it shows.

    `size` is what there is to draw on, in pixels. The system counts in `points`: larger ones on
    dense screens, smaller ones where the window is under the least size of the layout. There the
    picture is shown smaller than it is drawn.
    """

    def __init__(self, prefs: Settings) -> None:
        open_display()
        self._sizes = pygame.display.get_desktop_sizes()
        self._desktop = self._sizes[0] if self._sizes else (1280, 800)
        self._least = (min(MIN_WINDOW[0], self._desktop[0]), min(MIN_WINDOW[1], self._desktop[1]))
        self.full_screen = False
        self._output = self._open(self._first_size(prefs))
        self._set_icon()
        with contextlib.suppress(pygame.error):
            self._output.window.minimum_size = self._least
        self.resized()
        self._restore_place(prefs)
        self.set_full_screen(on=prefs.full_screen)

    def _open(self, size: tuple[int, int]) -> DisplayOutput | WindowOutput:
        try:
            dense = pygame.display.get_driver() == "wayland"
            if dense or pygame.display.Info().bitsize < DRAWN_BITS:
                return WindowOutput(TITLE, size)
            return DisplayOutput(TITLE, size, hidden=HIDDEN_FIRST)
        except pygame.error as error:
            # Wayland without OpenGL: SDL has no other way to draw there.
            if pygame.display.get_driver() != "wayland" or not os.environ.get("DISPLAY"):
                raise NoDisplayError(say("window-not-opened", reason=str(error))) from error
        pygame.display.quit()
        open_display("x11")
        return self._open(size)

    def close(self) -> None:
        self._output.close()

    def on_lost(self, leave: Callable[[], None]) -> None:
        """Call `leave`, which may not use the screen, when the X server or the window has ended.

        Other errors of X11, as about a window of another program that has gone, end nothing.
        """

        def check(_: Any, error: Any) -> int:  # type, display, resource, serial, code
            if error[4] & 0xFF in (3, 9) and error[2] == self._output.window.handle:
                leave()
            return 0

        words = ctypes.POINTER(ctypes.c_ulong)
        self._lost = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: leave())
        self._check = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, words)(check)
        if pygame.display.get_driver() == "x11":
            with contextlib.suppress(OSError):
                x11 = ctypes.CDLL("libX11.so.6")
                x11.XSetIOErrorHandler(self._lost)
                x11.XSetErrorHandler(self._check)

    def reveal(self) -> None:
        """Show the window if it was opened hidden."""
        if HIDDEN_FIRST:
            with contextlib.suppress(pygame.error):
                self._output.window.show()

    def present(self, regions: list[Rect] | None = None) -> None:
        """Show these regions of the surface, or all of it."""
        if self._converted:
            screen = self._output.surface()
            if screen.get_size() == self.size:
                for region in regions or [screen.get_rect()]:
                    screen.blit(self.surface, region, region)
            else:
                regions = None
                screen.blit(pygame.transform.smoothscale(self.surface, screen.get_size()), (0, 0))
        self._output.show(regions)

    @property
    def ratio(self) -> tuple[float, float]:
        """Pixels of the surface for a point of the window, across and down."""
        return (self.size[0] / self.points[0], self.size[1] / self.points[1])

    @property
    def screens(self) -> str:
        """The sizes of all screens: a stored place is valid only while they stay the same."""
        return " ".join(f"{width}x{height}" for width, height in self._sizes)

    def _restore_place(self, prefs: Settings) -> None:
        """Put the window where it was, if the screens are still the same."""
        position = (prefs.window_x, prefs.window_y)
        if NO_PLACE not in position and prefs.window_screens == self.screens:
            with contextlib.suppress(pygame.error):
                self._output.window.position = position

    @property
    def place(self) -> tuple[int, int] | None:
        """The place of the window; None where the system does not say."""
        try:
            x, y = self._output.window.position
        except pygame.error:
            return None
        return int(x), int(y)

    def _first_size(self, prefs: Settings) -> tuple[int, int]:
        width, height = prefs.window_width, prefs.window_height
        if not (width and height):
            width, height = (round(side * FIRST_WINDOW) for side in self._desktop)
        width, height = min(width, self._desktop[0]), min(height, self._desktop[1])
        return (max(self._least[0], width), max(self._least[1], height))

    def _set_icon(self) -> None:
        with contextlib.suppress(pygame.error, OSError):
            picture = pygame.image.load(paths.asset("icon", "hearts-128.png"))
            self._output.window.set_icon(picture)

    def dress(self, *, dark: bool) -> None:
        """Give the window a dark or light title bar to match the table, where the system can."""
        # Not by `pygame.display.get_wm_info`: on X11 that reads what only Wayland has, and ends the
        # program.
        dress_title_bar(lambda: self._output.window.handle, dark=dark)

    def set_full_screen(self, *, on: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        if on == self.full_screen:
            return
        with contextlib.suppress(pygame.error):
            if on:
                self._output.window.set_fullscreen(desktop=True)
            else:
                self._output.window.set_windowed()
            self.full_screen = on
        self.resized()

    def resize(self, points: tuple[int, int]) -> None:
        """Ask the system for another size."""
        self._output.window.size = points

    def resized(self) -> None:
        """Take the size that the system gave the window."""
        screen = self._output.surface()
        self.points = self._output.window.size
        self.size = drawn_size(*screen.get_size())
        self._converted = self.size != screen.get_size() or screen.get_bitsize() < DRAWN_BITS
        self.surface = Surface(self.size, depth=32) if self._converted else screen


def drawn_size(width: int, height: int) -> tuple[int, int]:
    """The drawn size for a window of this size: at least MIN_WINDOW, and of the same shape if the
    longer side then is at most LONGEST."""
    larger = max(1.0, MIN_WINDOW[0] / width, MIN_WINDOW[1] / height)
    most = max(LONGEST, width, height)
    return (min(most, round(width * larger)), min(most, round(height * larger)))


PACKAGES = {"libX11.so.6": ("libx11-6", "libX11"), "libXext.so.6": ("libxext6", "libXext")}
"""Without these SDL opens no window; it does without the others. Debian's and Fedora's names."""


def missing_library() -> str | None:
    """A sentence on the first library that is missing; None when all are there."""
    for library, (debian, fedora) in PACKAGES.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            return say("window-no-library", library=library, debian=debian, fedora=fedora)
    return None
