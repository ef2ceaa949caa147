"""Questions asked over sockets in the file system: whether the session's message bus answers, and
whether a Wayland session gives the game a whole window.

SDL's library for the bus would wait for an answer forever, before any window opens.
"""

from __future__ import annotations

import ctypes
import os
import re
import socket
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

ADDRESS = "DBUS_SESSION_BUS_ADDRESS"
NONE = "disabled:"
WAIT_SECONDS = 1.0
_CODED = re.compile(rb"%([0-9A-Fa-f]{2})")


# Whether a Wayland session gives the game a whole window, asked of the compositor itself. SDL
# prefers X11 where both exist. Under Wayland the picture has one pixel for each pixel of the screen
# at any scale; through Xwayland it is drawn small and enlarged.

FRAMES = "zxdg_decoration_manager_v1"
"""The protocol of a compositor that draws title bars itself."""
FRAME_LIBRARY = "libdecor-0.so.0"
"""The library with which SDL draws them where the compositor does not."""
WAYLAND_SECONDS = 0.5

# The wire's numbers: objects that we name, requests and events by their place in the protocol.
_DISPLAY, _REGISTRY, _DONE = 1, 2, 3
_SYNC, _GET_REGISTRY = 0, 1
_GLOBAL = 0


def whole_window() -> bool:
    """Whether this is a Wayland session in which windows have a frame."""
    protocols = offered()
    return bool(protocols) and (FRAMES in protocols or _frame_library())


def _frame_library() -> bool:
    try:
        ctypes.CDLL(FRAME_LIBRARY)
    except OSError:
        return False
    return True


def offered() -> frozenset[str]:
    """The interfaces that the session's compositor offers; none without a compositor."""
    name, folder = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("XDG_RUNTIME_DIR", "")
    if not name or sys.platform == "win32":
        return frozenset()
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(WAYLAND_SECONDS)
            line.connect(str(Path(folder, name)))
            line.sendall(struct.pack("=III", _DISPLAY, 12 << 16 | _GET_REGISTRY, _REGISTRY))
            line.sendall(struct.pack("=III", _DISPLAY, 12 << 16 | _SYNC, _DONE))
            return frozenset(_interfaces(line))
    except (OSError, EOFError, struct.error, UnicodeDecodeError):
        return frozenset()


def _interfaces(line: socket.socket) -> Iterator[str]:
    """The names in the events of the registry, until the compositor says that those were all."""
    while True:
        about, head = struct.unpack("=II", _read(line, 8))
        body = _read(line, (head >> 16) - 8)
        if about == _DONE:
            return
        if about == _REGISTRY and head & 0xFFFF == _GLOBAL:
            (length,) = struct.unpack_from("=I", body, 4)
            yield body[8 : 8 + length - 1].decode("ascii")


def _read(line: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        part = line.recv(size - len(data))
        if not part:
            raise EOFError
        data += part
    return data


def leave_if_silent() -> None:
    """Disable the bus, here and in child processes, when it does not answer."""
    if sys.platform.startswith("linux") and any(not _answers(name) for name in _sockets()):
        os.environ[ADDRESS] = NONE


def bus_exists() -> bool:
    """Whether there is a bus that has not been left."""
    address = os.environ.get(ADDRESS, "")
    return address != NONE and (bool(address) or any(_sockets()))


def _sockets() -> Iterator[str]:
    """The places of the bus in the file system, a leading NUL for an abstract one."""
    address = os.environ.get(ADDRESS)
    if not address:
        own = Path(os.environ.get("XDG_RUNTIME_DIR", ""), "bus")
        if own.is_absolute() and own.exists():
            yield str(own)
        return
    for part in address.split(";"):
        kind, _, rest = part.partition(":")
        values = dict(part.partition("=")[::2] for part in rest.split(","))
        if kind == "unix" and "path" in values:
            yield _plain(values["path"])
        elif kind == "unix" and "abstract" in values:
            yield "\0" + _plain(values["abstract"])


def _plain(value: str) -> str:
    """A value of an address without the hexadecimal numbers in it."""
    return os.fsdecode(_CODED.sub(lambda found: bytes([int(found[1], 16)]), os.fsencode(value)))


def _answers(name: str) -> bool:
    """Whether there is any answer to a greeting; a refusal is an answer too."""
    if sys.platform == "win32":
        return True
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(WAIT_SECONDS)
            line.connect(name)
            line.sendall(b"\0AUTH\r\n")  # which ways there are to log in
            line.recv(1)
    except (OSError, ValueError) as error:
        return not isinstance(error, TimeoutError)
    return True
