"""Window events become the few events that scenes know; touch is a pointer like any other."""

from collections.abc import Container
from typing import Any

import pygame
import pytest
from pygame.event import Event

from hearts_gui.ui.shell import keymap
from hearts_gui.ui.shell.input import (
    Exposed,
    FocusGained,
    FocusLost,
    KeyDown,
    KeyUp,
    Moved,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    Quit,
    Resize,
    UiEvent,
    Wheel,
)
from hearts_gui.ui.shell.pad import Pads
from hearts_gui.ui.shell.translator import Translator

SIZE = (1000, 500)


def translate(*events: Event) -> list[UiEvent]:
    return Translator(Pads()).translate(events, SIZE)


def test_the_mouse_becomes_a_pointer_and_moves_are_merged() -> None:
    events = translate(
        Event(pygame.MOUSEMOTION, pos=(1, 2), rel=(0, 0), buttons=(0, 0, 0), touch=False),
        Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(0, 0), buttons=(0, 0, 0), touch=False),
        Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1, touch=False),
        Event(pygame.MOUSEBUTTONUP, pos=(7, 8), button=3, touch=False),
    )
    assert events == [PointerMove((3, 4)), PointerDown((5, 6)), PointerUp((7, 8), 3)]


def test_a_finger_is_the_pointer_and_its_mouse_echo_is_dropped() -> None:
    events = translate(
        Event(pygame.FINGERDOWN, finger_id=7, touch_id=1, x=0.5, y=0.5, dx=0, dy=0),
        Event(pygame.MOUSEBUTTONDOWN, pos=(500, 250), button=1, touch=True),
        Event(pygame.FINGERDOWN, finger_id=8, touch_id=1, x=0.1, y=0.1, dx=0, dy=0),
        Event(pygame.FINGERMOTION, finger_id=8, touch_id=1, x=0.2, y=0.1, dx=0, dy=0),
        Event(pygame.FINGERMOTION, finger_id=7, touch_id=1, x=0.6, y=0.5, dx=0, dy=0),
        Event(pygame.FINGERUP, finger_id=7, touch_id=1, x=0.6, y=0.5, dx=0, dy=0),
    )
    assert events == [
        PointerDown((500, 250), touch=True),
        PointerMove((600, 250), touch=True),
        PointerUp((600, 250), touch=True),
    ]


def test_the_wheel_knows_where_the_pointer_is_and_makes_no_clicks() -> None:
    events = translate(
        Event(pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0), buttons=(0, 0, 0), touch=False),
        Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=4, touch=False),
        Event(pygame.MOUSEBUTTONUP, pos=(30, 40), button=4, touch=False),
        Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.5, flipped=False),
    )
    assert events == [PointerMove((30, 40)), Wheel((30, 40), 1.5)]


def test_keys_know_their_text_and_when_they_repeat() -> None:
    mods = pygame.KMOD_LSHIFT
    key: dict[str, Any] = {"key": pygame.K_a, "mod": mods, "unicode": "A", "scancode": 4}
    events = translate(
        Event(pygame.KEYDOWN, **key),
        Event(pygame.KEYDOWN, **key),
        Event(pygame.KEYUP, **key),
        Event(pygame.KEYDOWN, **key),
    )
    first = KeyDown(pygame.K_a, mods, "A")
    assert events == [
        first,
        KeyDown(pygame.K_a, mods, "A", repeat=True),
        KeyUp(pygame.K_a, mods),
        first,
    ]
    assert first.shift
    assert not first.ctrl


def test_a_key_released_elsewhere_does_not_count_as_held() -> None:
    key: dict[str, Any] = {"key": pygame.K_a, "mod": 0, "unicode": "a", "scancode": 4}
    events = translate(
        Event(pygame.KEYDOWN, **key), Event(pygame.WINDOWFOCUSLOST), Event(pygame.KEYDOWN, **key)
    )
    assert events == [KeyDown(pygame.K_a, 0, "a"), FocusLost(), KeyDown(pygame.K_a, 0, "a")]


LATIN = frozenset(range(pygame.K_a, pygame.K_z + 1))


@pytest.mark.parametrize(
    ("layout", "letter", "place", "key"),
    [
        pytest.param((), "р", pygame.KSCAN_H, pygame.K_h, id="Russian"),
        pytest.param((), "ש", pygame.KSCAN_A, pygame.K_a, id="Hebrew"),
        pytest.param((), "٣", pygame.KSCAN_3, pygame.K_3, id="Arabic digits"),
        pytest.param((), "х", pygame.KSCAN_LEFTBRACKET, ord("х"), id="beyond the Latin letters"),
        pytest.param(LATIN, "a", pygame.KSCAN_Q, pygame.K_a, id="French"),
        pytest.param(LATIN, "é", pygame.KSCAN_W, ord("é"), id="Bépo, with W elsewhere"),
        pytest.param(LATIN - {pygame.K_w}, "ü", pygame.KSCAN_W, pygame.K_w, id="Azerbaijani"),
    ],
)
def test_a_key_that_the_layout_lacks_is_the_one_at_its_place(
    layout: Container[int], letter: str, place: int, key: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keymap, "on_layout", lambda key: key in layout)
    event: dict[str, Any] = {"key": ord(letter), "mod": 0, "unicode": letter, "scancode": place}
    events = translate(Event(pygame.KEYDOWN, **event), Event(pygame.KEYUP, **event))
    assert events == [KeyDown(key, 0, letter), KeyUp(key)]


def test_window_events() -> None:
    events = translate(
        Event(pygame.WINDOWRESIZED, x=900, y=700),
        Event(pygame.WINDOWSIZECHANGED, x=901, y=701),
        Event(pygame.WINDOWMINIMIZED),
        Event(pygame.WINDOWRESTORED),
        Event(pygame.WINDOWEXPOSED),
        Event(pygame.WINDOWLEAVE),
        Event(pygame.WINDOWMOVED, x=1, y=1),
        Event(pygame.QUIT),
    )
    assert events == [
        Resize((901, 701)), FocusLost(), FocusGained(), Exposed(), PointerLeft(), Moved(), Quit(),
    ]  # fmt: skip
