"""The few input events that the scenes know; positions are window pixels."""

from dataclasses import dataclass

import pygame

LEFT = 1
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A button or finger went down."""

    pos: tuple[int, int]
    button: int = LEFT
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The pointer moved."""

    pos: tuple[int, int]
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A button or finger went up."""

    pos: tuple[int, int]
    button: int = LEFT
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window: nothing is hovered any more."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by `steps` (positive is up) with the pointer at `pos`."""

    pos: tuple[int, int]
    steps: float


@dataclass(frozen=True, slots=True)
class KeyDown:
    """A key went down; `text` is what it would type.

    `key` is what the key stands for; `pressed` the key itself where the player has moved keys.
    A `pad` says what is meant, whatever keys the player has moved.
    """

    key: int
    mods: int = 0
    text: str = ""
    repeat: bool = False
    pressed: int = 0
    pad: bool = False

    @property
    def shift(self) -> bool:
        """Whether a shift key is held."""
        return bool(self.mods & pygame.KMOD_SHIFT)

    @property
    def across(self) -> int:
        """-1 for the left arrow key, 1 for the right one, else 0."""
        return {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(self.key, 0)

    @property
    def down(self) -> int:
        """-1 for the upper arrow key, 1 for the lower one, else 0."""
        return {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(self.key, 0)

    def target(self, now: int, low: int, high: int, *, step: int = 1, page: int = 0) -> int | None:
        """Where Left, Right, Home, End and, with a `page`, the Page keys lead in a range."""
        targets = {
            pygame.K_LEFT: now - step, pygame.K_RIGHT: now + step,
            pygame.K_HOME: low, pygame.K_END: high,
        }  # fmt: skip
        if page:
            targets |= {pygame.K_PAGEDOWN: now - page, pygame.K_PAGEUP: now + page}
        return targets.get(self.key)

    @property
    def ctrl(self) -> bool:
        """Whether a control or command key is held."""
        return bool(self.mods & (pygame.KMOD_CTRL | pygame.KMOD_META))

    @property
    def undoes(self) -> bool:
        """Whether it is Ctrl+Z."""
        return self.ctrl and self.key == pygame.K_z and not self.repeat


@dataclass(frozen=True, slots=True)
class TextInput:
    """Text was typed, by keys or by an input method that has finished a word."""

    text: str


@dataclass(frozen=True, slots=True)
class TextEditing:
    """The text that an input method is putting together; it is not part of the text yet."""

    text: str


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key went up."""

    key: int
    mods: int = 0
    pad: bool = False


@dataclass(frozen=True, slots=True)
class Resize:
    """The window has a new size."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window lost the keyboard or was minimised."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window has the keyboard again."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The window has another place."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The system lost the window's picture: all of it must be shown again."""


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dropped on the window, or double-clicked where the system reports that so."""

    path: str


@dataclass(frozen=True, slots=True)
class Quit:
    """The player closed the window."""


UiEvent = (
    PointerDown | PointerMove | PointerUp | PointerLeft | Wheel | KeyDown | TextInput | TextEditing
    | KeyUp | Resize | FocusLost | FocusGained | Moved | Exposed | FileDropped | Quit
)  # fmt: skip
