"""The program's window, and what there is to say when none can be opened."""

import contextlib
import os
import sys
import warnings

import pygame

from hearts_gui.config import paths
from hearts_gui.config.settings import NO_PLACE, Settings
from hearts_gui.ui.draw.units import MIN_WINDOW
from hearts_gui.ui.shell.desktop import dress_title_bar, own_taskbar_entry
from hearts_gui.ui.shell.x11 import missing_library
from hearts_gui.wording.language.messages import say

TITLE = "Hearts"
FIRST_WINDOW = 0.8
UNSEEN = ("offscreen", "dummy")
HIDDEN_FIRST = sys.platform in ("win32", "darwin")
"""Whether what speaks to screen readers has to be there before the window is seen."""


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


def prepare_environment() -> None:
    """Set what SDL reads before it starts; leaves alone what the player has set."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    own_taskbar_entry()
    if sys.platform.startswith("linux"):
        # Without this SDL uploads the whole window as a texture on every update on X11.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # pygame has put the name of the script there when it was imported.
        if os.environ.get("SDL_VIDEO_X11_WMCLASS", "") in ("", os.path.split(sys.argv[0])[-1]):
            os.environ["SDL_VIDEO_X11_WMCLASS"] = TITLE


def open_display() -> None:
    """Start the video system; NoDisplayError with one clear sentence when that fails."""
    prepare_environment()
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(_why_no_screen(str(error))) from error
    if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        # SDL's last resort: a window that exists and that nobody can see or close.
        pygame.display.quit()
        raise NoDisplayError(_why_no_screen())


def _why_no_screen(reason: str = "") -> str:
    asks_x11 = sys.platform.startswith("linux") and os.environ.get("DISPLAY")
    lacking = missing_library() if asks_x11 else None
    if lacking is not None:
        return lacking
    return say("window-no-screen-because" if reason else "window-no-screen", reason=reason)


def show_message(title: str, text: str) -> None:
    """Show a message of the system's own until the player closes it, for when no window can.

    Nothing happens where there is no screen.
    """
    prepare_environment()
    with contextlib.suppress(pygame.error):
        pygame.display.init()
        try:
            pygame.display.message_box(title, text, message_type="error")
        finally:
            pygame.display.quit()


class Window:
    """The program's window: its size, its full-screen state, its surface."""

    def __init__(self, prefs: Settings) -> None:
        open_display()
        self._sizes = pygame.display.get_desktop_sizes()
        self._desktop = self._sizes[0] if self._sizes else (1280, 800)
        self.full_screen = False
        self._set_icon()
        try:
            flags = pygame.RESIZABLE | (pygame.HIDDEN if HIDDEN_FIRST else 0)
            self.surface = pygame.display.set_mode(self._first_size(prefs), flags)
        except pygame.error as error:
            raise NoDisplayError(say("window-not-opened", reason=str(error))) from error
        pygame.display.set_caption(TITLE)
        self.size = self.windowed = self.surface.get_size()
        with contextlib.suppress(pygame.error, AttributeError):
            self._handle().minimum_size = MIN_WINDOW
        self._restore_place(prefs)
        self.set_full_screen(on=prefs.full_screen)

    @classmethod
    def show(cls) -> None:
        """Let the window be seen where it was opened hidden."""
        if HIDDEN_FIRST:
            with contextlib.suppress(pygame.error, AttributeError):
                cls._handle().show()

    @property
    def screens(self) -> str:
        """The sizes of all screens: a place is good only while they are the same."""
        return " ".join(f"{wide}x{high}" for wide, high in self._sizes)

    def _restore_place(self, prefs: Settings) -> None:
        """Put the window where it was, if the screens are still the same."""
        place = (prefs.window_x, prefs.window_y)
        if NO_PLACE not in place and prefs.window_screens == self.screens:
            with contextlib.suppress(pygame.error, AttributeError):
                self._handle().position = place

    @property
    def place(self) -> tuple[int, int] | None:
        """Where the window is; None where the system does not say."""
        try:
            x, y = self._handle().position
        except (pygame.error, AttributeError):
            return None
        return int(x), int(y)

    def _first_size(self, prefs: Settings) -> tuple[int, int]:
        wide, high = prefs.window_width, prefs.window_height
        if not (wide and high):
            wide = round(self._desktop[0] * FIRST_WINDOW)
            high = round(self._desktop[1] * FIRST_WINDOW)
        wide, high = min(wide, self._desktop[0]), min(high, self._desktop[1])
        return (max(MIN_WINDOW[0], wide), max(MIN_WINDOW[1], high))

    @staticmethod
    def _set_icon() -> None:
        with contextlib.suppress(pygame.error, OSError):
            pygame.display.set_icon(pygame.image.load(paths.asset("icon", "hearts-128.png")))

    @staticmethod
    def _handle() -> pygame.Window:
        # The only way to a least size, and to a full screen which gives the old size back;
        # deprecated for the future 3.0, which is not used here.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()

    @staticmethod
    def dress(*, dark: bool) -> None:
        """Give it a title bar that goes with a dark or light table, where the system can."""
        dress_title_bar(pygame.display.get_wm_info().get("window", 0), dark=dark)

    def set_full_screen(self, *, on: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        if on == self.full_screen:
            return
        with contextlib.suppress(pygame.error):
            if on:
                self._handle().set_fullscreen(desktop=True)
            else:
                self._handle().set_windowed()
            self.full_screen = on
        self.resized()

    def resized(self) -> None:
        """Take the size that the system gave the window."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.surface, self.size = surface, surface.get_size()
        if not self.full_screen:
            self.windowed = self.size
