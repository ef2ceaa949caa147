"""The window on real screens: X11, and Wayland without X11, at several densities."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from ctypes.util import find_library
from pathlib import Path
from typing import Any

import pygame
import pytest

from hearts_gui.ui.shell import local_sockets
from tests import screens
from tests.packages.screen_hands import Hands
from tests.processes import until
from tests.screens import Around, Screen
from tests.wayland_hands import WaylandHands

ROOT = Path(__file__).parents[2]
SWITCHES = 200
SMALL = (900, 640)
ABOUT = (180, 500)
ESCAPE = 1
M_UNDER_WAYLAND, M_UNDER_X11 = 50, "58"
PATIENCE_SECONDS = 150
"""A window that is not there by then hangs."""
DRAWN_MANY_WAYS = ("play", "statistics", "daily-all", "lesson", "game-end", "keys", "about")
DESKTOP_FILE = next((ROOT / "build" / "linux").glob("*.desktop")).stem

pytestmark = pytest.mark.slow  # .ci/run has every screen, and takes some of these
NEEDS_X11 = pytest.mark.skipif(
    bool(why := screens.lacking("Xvfb", "openbox", "xdotool")), reason=why or "all there"
)
NEEDS_SWAY = pytest.mark.skipif(
    bool(why := screens.lacking("sway", "grim", "wl-paste")), reason=why or "all there"
)
NEEDS_WESTON = pytest.mark.skipif(bool(why := screens.lacking("weston")), reason=why or "all there")


class Remote:
    """A window in another process, which carries out requests."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self._running = running
        impatience = threading.Timer(PATIENCE_SECONDS, running.kill)
        impatience.start()
        try:
            self.first = self._answer()
        finally:
            impatience.cancel()

    def _answer(self) -> dict[str, Any]:
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert line, f"the window is gone: {self._running.wait()}"
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, line: str) -> dict[str, Any]:
        """Have a line obeyed; what the window is like then."""
        assert self._running.stdin is not None
        print(line, file=self._running.stdin, flush=True)
        return self._answer()

    def close(self) -> None:
        """End it as a person would; it must not have crashed."""
        rest, _ = self._running.communicate(timeout=60)
        assert (rest, self._running.returncode) == ("alive\n", 0)


@contextlib.contextmanager
def window(
    around: Around, data: Path, *, switches: int = 0, size: tuple[int, int] = (800, 600)
) -> Iterator[Remote]:
    """A window on this screen."""
    command = [sys.executable, "-m", "tests.ui.window_run", str(switches), *map(str, size)]
    environment = {**around, "HEARTS_DATA": str(data), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(
        command, env=environment, cwd=ROOT, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as running:  # fmt: skip
        try:
            remote = Remote(running)
            yield remote
            remote.close()
        finally:
            running.kill()


@contextlib.contextmanager
def outside(around: Around, *command: str) -> Iterator[subprocess.Popen[str]]:
    """Another program on this screen."""
    with subprocess.Popen(command, env=around, stdout=subprocess.PIPE, text=True) as running:
        try:
            yield running
        finally:
            running.kill()


def eventually(holds: Callable[[], bool], tries: int = 50) -> bool:
    """Whether something holds at last."""
    return any(holds() for _ in range(tries))


@pytest.mark.parametrize(
    ("screen", "driver", "switches"),
    [
        pytest.param(screens.managed_x11_screen, "x11", SWITCHES, marks=NEEDS_X11),
        pytest.param(screens.sway_screen, "wayland", SWITCHES, marks=NEEDS_SWAY),
        pytest.param(screens.weston_screen, "wayland", SWITCHES // 5, marks=NEEDS_WESTON),
    ],
)
def test_a_window_survives_every_change_of_its_size_and_look(
    screen: Screen, driver: str, switches: int, tmp_path: Path
) -> None:
    with screen(SMALL) as around, window(around, tmp_path, switches=switches) as remote:
        assert remote.first["driver"] == driver
        assert {(800, 600), SMALL} <= {tuple(size) for size in remote.first["sizes"]}


@NEEDS_WESTON
@pytest.mark.parametrize("scale", [1, 2])
def test_the_program_plays_a_deal_by_itself_under_wayland(scale: int) -> None:
    """Failing before: the pilot looked for a screen that only X11 has."""
    with screens.weston_screen(SMALL, scale=scale) as around:
        command = [sys.executable, "-m", "hearts_gui", "--smoke"]
        played = subprocess.run(command, env=around, cwd=ROOT, capture_output=True, check=True)
    assert json.loads(played.stdout)["ok"]


@NEEDS_X11
def test_screens_of_16_bits_show_what_is_drawn_in_32(tmp_path: Path) -> None:
    size = (900, 640)
    with (
        screens.x11_screen(size, depth=16) as around,
        window(around, tmp_path, size=size) as remote,
    ):
        assert tuple(remote.first["pixels"]) == size
        assert remote.first["bits"] == 32
        for scene in DRAWN_MANY_WAYS:
            remote.ask(f"show {scene}")


@NEEDS_X11
def test_screens_of_8_bits_are_refused_in_a_sentence(tmp_path: Path) -> None:
    code = "import sys; from hearts_gui.cli import main; sys.exit(main([]))"
    with screens.x11_screen(depth=8) as around:
        environment = {**around, "HEARTS_DATA": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            check=False,
            text=True,
        )
    assert done.returncode == 1
    assert "couldn’t open its window" in done.stderr


@NEEDS_X11
def test_a_screen_that_ends_before_the_window_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Failing before: Xlib ended the program with words of its own, and the clock stayed behind."""
    log = tmp_path / "hearts.log"
    with screens.x11_screen() as around:
        environment = {**around, "HEARTS_DATA": str(tmp_path), "HEARTS_LANG": "en"}
        running = subprocess.Popen(
            [sys.executable, "-m", "hearts_gui"], env=environment, stderr=subprocess.PIPE, text=True
        )
        until(lambda: log.exists() and "x11, window" in log.read_text("utf-8"))
        time.sleep(2)  # its first picture
    _, told = running.communicate(timeout=60)
    sentence = "The screen is gone. Your game is saved: start Hearts again to continue.\n"
    assert (running.returncode, told) == (1, sentence)
    assert "the screen is gone" in log.read_text("utf-8")


OTHERS_GONE = """
import ctypes, time
from hearts_gui.ui.shell.window import Window
from hearts_gui.config.settings import Settings
window = Window(Settings())
window.on_lost(lambda: print("lost", flush=True))
x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
display = ctypes.c_void_p(x11.XOpenDisplay(None))
for handle in (0x7FFFFF, window._output.window.handle):
    x11.XDestroyWindow(display, ctypes.c_ulong(handle))
    x11.XSync(display, 0)
    print("on", flush=True)
x11.XMapWindow(display, ctypes.c_ulong(window._output.window.handle))
x11.XSync(display, 0)
"""


@NEEDS_X11
def test_a_window_that_has_gone_ends_the_program_only_if_it_is_its_own() -> None:
    """Failing before: Xlib ended the program at any error, with words of its own."""
    with screens.x11_screen() as around:
        done = subprocess.run([sys.executable, "-c", OTHERS_GONE], env={**around},
                              capture_output=True, check=False, text=True, cwd=ROOT)  # fmt: skip
    assert done.stdout.split()[:3] == ["on", "on", "lost"]


@NEEDS_X11
def test_a_screen_smaller_than_the_layout_shows_all_of_it_smaller(tmp_path: Path) -> None:
    with screens.x11_screen((640, 480)) as around, window(around, tmp_path) as remote:
        assert remote.first["points"] == [640, 480]
        assert remote.first["pixels"] == [800, 600]
        across, down = ABOUT
        Hands(around).click((across * 640 // 800, down * 480 // 600))
        assert eventually(lambda: remote.ask("look")["screen"] == "AboutScene")


@NEEDS_X11
def test_a_session_bus_that_never_answers_keeps_no_window_from_opening(tmp_path: Path) -> None:
    with screens.x11_screen() as around, socket.socket(socket.AF_UNIX) as bus:
        bus.bind(str(tmp_path / "bus"))
        bus.listen()
        around["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={tmp_path / 'bus'},guid=0"
        with window(around, tmp_path) as remote:
            assert remote.first["screen"] == "MenuScene"


@NEEDS_SWAY
@pytest.mark.parametrize("scale", [1.5, 2])
def test_wayland_shows_the_picture_pixel_by_pixel_at_any_scale(
    scale: float, tmp_path: Path
) -> None:
    drawn, seen = tmp_path / "drawn.png", tmp_path / "seen.png"
    size = (1200, 900)

    def picture(path: Path) -> bytes:
        return pygame.image.load(path).convert(32).get_buffer().raw

    with screens.sway_screen(size, scale=scale) as around, window(around, tmp_path) as remote:

        def shown_as_drawn() -> bool:  # once the first pictures are as fine as they get
            remote.ask(f"save {drawn}")
            subprocess.run(["grim", seen], env=around, check=True)
            return picture(drawn) == picture(seen)

        now = remote.ask("look")
        assert tuple(now["pixels"]) == size
        assert tuple(now["points"]) == (int(size[0] / scale), int(size[1] / scale))
        assert eventually(shown_as_drawn)


@NEEDS_SWAY
def test_pointer_keys_and_clipboard_work_on_a_dense_wayland_screen(tmp_path: Path) -> None:
    with (
        screens.sway_screen((1600, 1200), scale=2) as around,
        WaylandHands(around, (800, 600), layout="ru") as hands,
        window(around, tmp_path) as remote,
    ):
        assert remote.first["screen"] == "MenuScene"
        hands.click(ABOUT)
        assert remote.ask("look")["screen"] == "AboutScene"
        remote.ask("copy Pass left")
        with outside(around, "wl-paste", "--no-newline") as reader:
            remote.ask("look")
            assert reader.communicate(timeout=20)[0] == "Pass left"
        hands.press(ESCAPE)
        assert remote.ask("look")["screen"] == "MenuScene"
        with outside(around, "wl-copy", "--foreground", "from elsewhere") as writer:
            assert eventually(lambda: remote.ask("look")["clipboard"] == "from elsewhere")
            writer.terminate()


@NEEDS_SWAY
@pytest.mark.parametrize(("layout", "cap"), [("ru", "Р"), ("gr", "Η"), ("de", "H")])
def test_letters_work_by_their_place_where_the_layout_has_others_under_wayland(
    layout: str, cap: str, tmp_path: Path
) -> None:
    with (
        screens.sway_screen((800, 600)) as around,
        WaylandHands(around, (800, 600), layout) as hands,
        window(around, tmp_path) as remote,
    ):
        hands.press(M_UNDER_WAYLAND)
        assert eventually(lambda: remote.ask("look")["muted"])
        assert remote.ask("look")["cap"] == cap


@NEEDS_X11
def test_letters_work_by_their_place_where_the_layout_has_others_under_x11(tmp_path: Path) -> None:
    with screens.managed_x11_screen() as around, window(around, tmp_path) as remote:
        subprocess.run(["setxkbmap", "ru"], env=around, check=True)
        assert eventually(lambda: remote.ask("look")["cap"] == "Р")
        Hands(around).press(M_UNDER_X11)
        assert eventually(lambda: remote.ask("look")["muted"])


@NEEDS_SWAY
def test_the_window_belongs_to_the_desktop_file(tmp_path: Path) -> None:
    with screens.sway_screen() as around, window(around, tmp_path) as remote:
        command = ["swaymsg", "--raw", "--type", "get_tree"]
        tree = subprocess.run(command, env=around, capture_output=True, check=True, text=True)
        assert f'"app_id": "{DESKTOP_FILE}"' in tree.stdout
        remote.ask("look")


@NEEDS_SWAY
@NEEDS_X11
def test_wayland_is_taken_where_its_windows_are_whole(tmp_path: Path) -> None:
    with screens.x11_screen() as other, screens.sway_screen() as around:
        both = {**around, "DISPLAY": other["DISPLAY"]}
        for wanted, env in (
            ("wayland", {}),
            ("x11", {"SDL_VIDEODRIVER": "x11"}),
            # SDL needs OpenGL to draw there; this refuses it.
            ("x11", {"SDL_FRAMEBUFFER_ACCELERATION": "0"}),
        ):
            with window({**both, **env}, tmp_path) as remote:
                assert remote.first["driver"] == wanted, env


@NEEDS_WESTON
@NEEDS_X11
def test_x11_is_taken_where_wayland_leaves_the_frame_to_a_library_that_is_missing(
    tmp_path: Path,
) -> None:
    with screens.x11_screen() as other, screens.weston_screen() as around:
        wanted = "wayland" if find_library("decor-0") else "x11"
        with window({**around, "DISPLAY": other["DISPLAY"]}, tmp_path) as remote:
            assert remote.first["driver"] == wanted


def test_a_compositor_that_says_nothing_or_nonsense_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", str(tmp_path / "socket"))
    monkeypatch.setattr(local_sockets, "WAIT_SECONDS", 0.05)
    assert local_sockets.offered() == frozenset()
    for said in (b"", b"\2\0\0\0\0\0\x0c\0\1\0\0\0", b"\xff" * 64, None):
        with socket.socket(socket.AF_UNIX) as listener:
            (tmp_path / "socket").unlink(missing_ok=True)
            listener.bind(str(tmp_path / "socket"))
            listener.listen()
            speaker = threading.Thread(target=answer, args=(listener, said))
            speaker.start()
            assert local_sockets.offered() == frozenset()
            speaker.join()


def answer(listener: socket.socket, reply: bytes | None) -> None:
    """Say this to the program that connects and hang up, or say nothing and wait for them to go."""
    line, _ = listener.accept()
    with line:
        if reply is None:
            while line.recv(64):
                pass
        else:
            line.sendall(reply)
