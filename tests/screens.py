"""Screens of their own for programs under test: an X server, or a Wayland compositor without one.

Each yields the environment for programs on it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

SIZE = (1280, 800)
NOBODY = 65534
START_SECONDS = 20
SWAY = """\
xwayland disable
default_border none
output * resolution {0}x{1} position 0,0 scale {2:g}
"""
WESTON = ("weston", "--backend=headless-backend.so", "--use-pixman", "--idle-time=0")

Around = dict[str, str]
Screen = Callable[..., AbstractContextManager[Around]]


def lacking(*tools: str) -> str:
    """Which of these programs this machine lacks, as a reason to skip; empty when none.

    With HEARTS_EVERY_SCREEN set nothing may be skipped.
    """
    if os.environ.get("HEARTS_EVERY_SCREEN"):
        return ""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    return f"needs {' and '.join(missing)}" if missing else ""


def _plain(environment: Mapping[str, str]) -> Around:
    """The environment without what says which screen to use."""
    asks = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP")
    kept = {key: value for key, value in environment.items() if key[:4] != "SDL_"}
    return {**{key: kept[key] for key in kept if key not in asks}, "SDL_AUDIODRIVER": "dummy"}


@contextlib.contextmanager
def x11_screen(size: tuple[int, int] = SIZE, *, depth: int = 24) -> Iterator[Around]:
    """An X server without a window manager."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x{depth}",
         "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            display = answer.readline().strip()
        yield {**_plain(os.environ), "DISPLAY": f":{display}"}
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def managed_x11_screen(size: tuple[int, int] = SIZE) -> Iterator[Around]:
    """An X server with a window manager, which knows what full screen is."""
    with x11_screen(size) as around:
        manager = subprocess.Popen(["openbox"], env=around, stderr=subprocess.DEVNULL)
        try:
            yield around
        finally:
            manager.terminate()
            manager.wait()


@contextlib.contextmanager
def sway_screen(size: tuple[int, int] = SIZE, *, scale: float = 1) -> Iterator[Around]:
    """Sway without Xwayland; windows fill the screen, and it draws their frames."""
    with _runtime_folder() as folder:
        config = folder / "config"
        config.write_text(SWAY.format(*size, scale), encoding="ascii")
        with _compositor(["sway", "--config", str(config)], folder, "wayland-1") as around:
            yield around


@contextlib.contextmanager
def weston_screen(size: tuple[int, int] = SIZE, *, scale: int = 1) -> Iterator[Around]:
    """Weston without Xwayland; windows have their own size and draw their own frames."""
    wide, high = size
    with _runtime_folder() as folder:
        command = [*WESTON, f"--width={wide}", f"--height={high}", f"--scale={scale}"]
        with _compositor([*command, "--socket=hearts"], folder, "hearts") as around:
            yield around


@contextlib.contextmanager
def _runtime_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if os.getuid() == 0:  # sway refuses to be run by the system's administrator
            os.chown(folder, NOBODY, NOBODY)
        yield folder


@contextlib.contextmanager
def _compositor(command: list[str], folder: Path, socket: str) -> Iterator[Around]:
    around = {
        **_plain(os.environ), "XDG_RUNTIME_DIR": str(folder), "SWAYSOCK": str(folder / "sway"),
    }  # fmt: skip
    alone = {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"}
    who: dict[str, Any] = {}
    if os.getuid() == 0:
        who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    log = folder / "log"
    with log.open("wb") as stream:
        server = subprocess.Popen(
            command, env={**around, **alone}, stdout=stream, stderr=stream, cwd=folder, **who
        )
    try:
        end = time.monotonic() + START_SECONDS
        while not (folder / socket).exists():
            gone = server.poll() is not None or time.monotonic() > end
            assert not gone, log.read_text("utf-8")
            time.sleep(0.05)
        yield {**around, "WAYLAND_DISPLAY": socket, "XDG_SESSION_TYPE": "wayland"}
    finally:
        server.terminate()
        server.wait()
