"""The game by a screen reader alone: all that is done here is done through AT-SPI.

No key is pressed and no pointer moves, except for the one test that compares places.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.access import desk
from tests.access.desk import ScreenReader, Thing
from tests.packages.screen_hands import wait_for
from tests.screens import x11_screen

CLEAN = 26
"""Penalties of a deal of the standard game."""


pytestmark = pytest.mark.slow  # .ci/run has every screen, and takes some of these


@pytest.fixture(scope="module")
def around() -> Iterator[dict[str, str]]:
    """A desktop for all tests of this file."""
    desk.needed()
    with desk.desktop() as desktop:
        yield desktop


@pytest.fixture
def reader(around: dict[str, str], tmp_path: Path) -> Iterator[ScreenReader]:
    """A screen reader that runs already when the game starts."""
    reader = ScreenReader(around, tmp_path / "client.log")
    reader.listen()
    try:
        yield reader
    finally:
        reader.close()


def hand(tree: Thing) -> tuple[Thing, ...]:
    """The player's cards, once the game shows them."""
    node = tree.first("list", "Your hand")
    return () if node is None else node.children


def usable(tree: Thing, *starts: str) -> list[Thing]:
    """Buttons that can be pressed and begin so."""
    buttons = [node for node in tree.all("push button") if node.usable]
    return [button for button in buttons if button.name.startswith(starts)]


def begin(reader: ScreenReader) -> None:
    """Start a standard game from the menu; a person's first game has no pack to cut."""
    reader.press("Play, Standard")
    reader.see("label", "Pass left to")


def pass_three(reader: ScreenReader) -> list[str]:
    """Pass the first three cards; their names."""
    gone = []
    for count in range(1, 4):
        card = next(node for node in reader.wait(hand, "hand") if "selected" not in node.states)
        gone.append(card.name)
        reader.act(card)

        def chosen(tree: Thing, count: int = count) -> bool:
            return sum("selected" in node.states for node in hand(tree)) == count

        reader.wait(chosen, f"{count} chosen cards")
    reader.press("Pass cards")
    return gone


def play_on(tree: Thing) -> Thing | None:
    """The next thing to press in a deal: a card, or Go on where nothing else is offered."""
    if usable(tree, "Pass cards"):
        return None
    card = next((node for node in hand(tree) if node.usable), None)
    return card or next(iter(usable(tree, "Continue")), None)


def play_deal(reader: ScreenReader) -> list[str]:
    """Play until the score sheet is there; the cards played."""
    played: list[str] = []
    while True:
        over, wanted = reader.wait(
            lambda tree: (tree.name == "Scores", play_on(tree)) if tree.name == "Scores"
            or play_on(tree) else None, "card to play"
        )  # fmt: skip
        if over:
            return played
        reader.act(wanted)
        if wanted.role == "list item":
            played.append(wanted.name)

        def done(tree: Thing, wanted: Thing = wanted) -> bool:
            return wanted.name not in [node.name for node in tree.walk() if node.usable]

        reader.wait(done, f"end of {wanted.name}")


def look_back(reader: ScreenReader) -> None:
    """Open the review, look at one decision, and go back."""
    reader.press("Review")
    decisions = reader.see("list", "Choices")
    assert len(decisions.children) >= 13
    reader.press("Trick 5", "list item")
    reader.see("label", "Deal 1, trick 5")
    reader.press("Back", "push button")


def test_a_deal_with_passing_sheet_and_review(
    reader: ScreenReader, around: dict[str, str], tmp_path: Path
) -> None:
    with desk.game(around, tmp_path / "data") as running:
        begin(reader)
        passed = pass_three(reader)
        played = play_deal(reader)
        assert len(played) >= 12  # the last card may be played by itself
        assert not set(passed) & set(played), "cards that were given away"

        sheet = reader.see("list item", "Deal 1")
        scores = [int(score) for score in re.findall(r" (\d+)", sheet.name.partition(",")[2])]
        assert len(scores) == 4
        assert sum(scores) in (CLEAN, 3 * CLEAN)
        assert reader.see("label", "Total").name.count(",") >= 3

        look_back(reader)
        reader.press("Next deal")
        reader.see("label", "Pass right to")
        assert {"Hearts", "Scores"} <= set(reader.announced())
        assert running.poll() is None


def test_a_part_of_a_lesson_and_the_options(
    reader: ScreenReader, around: dict[str, str], tmp_path: Path
) -> None:
    with desk.game(around, tmp_path / "data"):
        reader.press("First lesson")
        end = time.monotonic() + desk.LONGEST
        while not reader.wait(lambda tree: part_of(tree), "lesson").startswith("2"):
            assert time.monotonic() < end, "the lesson does not go on"
            tree = reader.tree()
            wanted = tree and next(iter(usable(tree, "Play", "Next part", "Continue")), None)
            if not wanted and tree:
                wanted = next((node for node in hand(tree) if node.usable), None)
            if wanted:
                reader.act(wanted)
        reader.press("Leave the lessons")
        change_options(reader)
    written = (tmp_path / "data" / "settings.toml").read_text("utf-8")
    assert "master_level = 30" in written
    assert "muted = true" in written
    assert 'sort = "classic"' in written


def part_of(tree: Thing) -> str:
    """Which part of a lesson is shown."""
    texts = (re.search(r"Part (\d) of", node.name) for node in tree.all("label"))
    return next((text_found[1] for text_found in texts if text_found), "")


def change_options(reader: ScreenReader) -> None:
    """A slider, a switch, a list box: set, and seen to be set."""
    reader.press("Options")
    reader.press("Sound", "page tab")
    slider = reader.see("slider", "All sounds")
    assert slider.value == (70.0, 0.0, 100.0)
    reader.ask("set", id=slider.number, value=30.0)
    reader.wait(lambda tree: value_of(tree, "All sounds") == 30.0, "slider at 30")
    reader.press("Mute", "toggle button")
    reader.wait(lambda tree: pressed(tree, "Mute"), "switch that is on")
    reader.press("Cards", "page tab")
    reader.press("Order", "combo box")
    entries = reader.see("list", "Order").children
    assert "selected" in entries[0].states
    reader.press("Bridge order", "list item")
    reader.see("combo box", "Order, Bridge order")


def value_of(tree: Thing, name: str) -> float:
    """Return the value of a slider."""
    slider = tree.first("slider", name)
    return -1.0 if slider is None or slider.value is None else slider.value[0]


def pressed(tree: Thing, name: str) -> bool:
    """Whether a switch is on."""
    node = tree.first("toggle button", name)
    return node is not None and bool({"pressed", "checked"} & node.states)


def test_the_focus_can_be_set_and_is_announced(
    reader: ScreenReader, around: dict[str, str], tmp_path: Path
) -> None:
    with desk.game(around, tmp_path / "data"):
        for name in ("Options", "Learn"):
            reader.ask("focus", id=reader.see(start=name).number)

            def there(tree: Thing, name: str = name) -> bool:
                node = tree.first(start=name)
                return node is not None and "focused" in node.states

            reader.wait(there, f"focus on {name}")
        reader.wait(lambda _: reader.focus_told(), "event of the focus")


def test_a_reader_that_starts_later_and_again_is_noticed(
    around: dict[str, str], tmp_path: Path
) -> None:
    with desk.game(around, tmp_path / "data") as running:
        for number in range(2):
            later = ScreenReader(around, tmp_path / f"client{number}.log")
            later.listen()
            later.see(start="Options")
            later.listen(on=False)
            later.close()
        assert running.poll() is None


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_a_lost_connection_to_screen_readers_is_reopened(
    reader: ScreenReader, around: dict[str, str], tmp_path: Path, sign: signal.Signals
) -> None:
    desk.wanted("xdotool")
    with desk.game(around, tmp_path / "data") as running:
        reader.see(start="Options")
        before = desk.adapter_of(running.pid)
        assert before
        os.kill(before, sign)
        # Something that has to be told, so that a silence is noticed.
        window = desk.window_of(around)
        end = time.monotonic() + desk.LONGEST
        for step in itertools.count():
            desk.hands(around, "windowmove", window, str(20 + step % 7), "20")
            if desk.adapter_of(running.pid) not in (0, before):
                break
            assert time.monotonic() < end, "nothing takes its place"
            time.sleep(0.3)
        reader.press("Options")
        reader.wait(lambda tree: tree.name == "Options", "Options")
        assert running.poll() is None


def test_the_game_goes_on_when_the_bus_has_gone(tmp_path: Path) -> None:
    desk.needed()
    desk.wanted("xdotool")
    data = tmp_path / "data"
    with x11_screen((1400, 900)) as plain, contextlib.ExitStack() as ends:
        bus = ends.enter_context(contextlib.ExitStack())
        around = {**plain, "DBUS_SESSION_BUS_ADDRESS": bus.enter_context(desk.session_bus(plain))}
        reader = ScreenReader(around, tmp_path / "client.log")
        ends.callback(reader.close)
        reader.listen()
        settings = desk.QUICK + "cut_pack = false\n"
        running = ends.enter_context(desk.game(around, data, settings=settings))
        left, top, wide, high = reader.see(start="Play, Standard").box or (0, 0, 0, 0)
        reader.close()
        bus.close()
        middle = (str(left + wide // 2), str(top + high // 2))
        desk.hands(around, "mousemove", *middle, "click", "1")
        wait_for(lambda: any((data / "saves").glob("*.lock")), running, desk.LONGEST)


def test_places_are_those_on_the_screen_under_a_window_manager(
    reader: ScreenReader, around: dict[str, str], tmp_path: Path
) -> None:
    desk.wanted("openbox", "xdotool", "xwininfo")
    manager = subprocess.Popen(["openbox"], env=around, stderr=subprocess.DEVNULL)
    try:
        with desk.game(around, tmp_path / "data"):
            reader.see(start="Options")
            window = desk.window_of(around)
            for corner in ((40, 60), (90, 25)):
                desk.hands(around, "windowmove", window, *map(str, corner))
                reader.wait(
                    lambda tree: tree.box and tree.box[:2] == desk.place_of(around, window),
                    "place of the window",
                )
            # What is shown where the reader says it is: a click there presses it.
            left, top, wide, high = reader.see(start="Options").box or (0, 0, 0, 0)
            middle = (str(left + wide // 2), str(top + high // 2))
            desk.hands(around, "mousemove", *middle, "click", "1")
            reader.wait(lambda tree: tree.name == "Options", "Options")
    finally:
        manager.terminate()
        manager.wait(10)
