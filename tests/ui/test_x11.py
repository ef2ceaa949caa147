"""A library of X11 that is missing is named, with the package that has it."""

from __future__ import annotations

import ctypes
import sys

import pygame
import pytest

from hearts_gui.ui.shell import window


def without(*missing: str) -> object:
    def load(library: str) -> object:
        if library in missing:
            raise OSError(f"{library}: cannot open shared object file")
        return object()

    return load


def test_the_missing_library_and_its_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", without("libXext.so.6"))
    sentence = window.missing_library()
    assert sentence is not None
    for word in ("libXext.so.6", "libxext6", "libXext "):
        assert word in sentence


def test_nothing_is_said_when_all_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", without())
    assert window.missing_library() is None


@pytest.mark.parametrize("screen", [":0", None])
def test_without_a_screen_at_all_no_library_is_blamed(
    monkeypatch: pytest.MonkeyPatch, screen: str | None
) -> None:
    def fail() -> None:
        raise pygame.error("x11 not available")

    monkeypatch.setattr(ctypes, "CDLL", without("libX11.so.6"))
    monkeypatch.setattr(pygame.display, "init", fail)
    monkeypatch.delenv("DISPLAY", raising=False)
    if screen:
        monkeypatch.setenv("DISPLAY", screen)
    with pytest.raises(window.NoDisplayError) as caught:
        window.open_display()
    on_linux = sys.platform.startswith("linux")
    assert ("libx11-6" in str(caught.value)) is (on_linux and screen is not None)
