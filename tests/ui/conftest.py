"""One dummy display and sound device for all tests of the window; contexts on demand."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest

from hearts_gui.config.reading import take_notices
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.ui.shell import desktop
from hearts_gui.ui.shell.context import Context
from tests.kits.less_thought import believe_less
from tests.kits.made_once import make_once
from tests.ui.kit import Pixels

MakeContext = Callable[..., Context]

make_once()


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Say where two pictures that should be equal differ."""
    if op == "==" and isinstance(left, Pixels) and isinstance(right, Pixels):
        return [f"{left} == {right}", left.apart(right)]
    return None


@pytest.fixture(autouse=True)
def display() -> None:
    """Open the display for every test, even if the test before closed it."""
    if not pygame.display.get_init():
        pygame.display.init()
    if not pygame.font.get_init():
        pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1280, 720))
    pygame.event.clear()


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests look at windows: few sample deals are enough behind an answer."""
    believe_less(monkeypatch)


@pytest.fixture
def make_ctx() -> MakeContext:
    """Makes a context: `make_ctx((1280, 720), ui_scale=150, theme="midnight", games=...)`."""

    def make(size: tuple[int, int] = (1280, 720), *, games: Any = None, **prefs: Any) -> Context:
        return make_context(size, Settings(**prefs), games)

    return make


@pytest.fixture
def ctx(make_ctx: MakeContext) -> Context:
    """A context of 1280 x 720 with the default settings."""
    return make_ctx()


@pytest.fixture(autouse=True)
def no_other_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests that show a folder from opening a file manager."""
    monkeypatch.setattr(desktop, "command", lambda _: ["true"])


@pytest.fixture(autouse=True)
def data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user data folder of this test's own."""
    monkeypatch.setenv("HEARTS_DATA", str(tmp_path))
    take_notices()  # what an earlier test left untold
    return tmp_path
