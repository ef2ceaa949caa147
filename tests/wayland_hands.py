"""A pointer and a keyboard for a compositor that has none, for as long as this is connected.

Speaks the wire of Wayland itself: virtual-pointer-unstable and virtual-keyboard-unstable.
"""

from __future__ import annotations

import ctypes
import os
import socket
import struct
import subprocess
import time
from pathlib import Path
from types import TracebackType

from tests.screens import Around

LEFT_BUTTON = 0x110
FIXED = 256
WHEEL_STEP = 15
XKB_TEXT = 1


def keymap(layout: str) -> bytes:
    """A keyboard layout as the system's library writes it."""

    class Names(ctypes.Structure):
        _fields_ = [
            (name, ctypes.c_char_p) for name in ("rules", "model", "layout", "variant", "options")
        ]

    xkb = ctypes.CDLL("libxkbcommon.so.0")
    for name in ("xkb_context_new", "xkb_keymap_new_from_names", "xkb_keymap_get_as_string"):
        getattr(xkb, name).restype = ctypes.c_void_p
    context = ctypes.c_void_p(xkb.xkb_context_new(0))
    names = Names(layout=layout.encode())
    keymap = ctypes.c_void_p(xkb.xkb_keymap_new_from_names(context, ctypes.byref(names), 0))
    text = ctypes.cast(xkb.xkb_keymap_get_as_string(keymap, XKB_TEXT), ctypes.c_char_p).value
    assert text is not None
    return text + b"\0"


class WaylandHands:
    """Clicks and types; places are the compositor's points."""

    def __init__(
        self, around: Around, size: tuple[int, int], layout: str = "us", *, pause: float = 0.1
    ) -> None:
        """`pause` is the wait after each action, in seconds."""
        self._size, self._last, self._pause = size, 3, pause
        self._around = around
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(str(Path(around["XDG_RUNTIME_DIR"], around["WAYLAND_DISPLAY"])))
        self._send(1, 1, 2)
        self._send(1, 0, 3)
        self._globals = self._registry()
        seat = self._bind("wl_seat")
        self._pointer = self._made("zwlr_virtual_pointer_manager_v1", seat)
        self._keyboard = self._made("zwp_virtual_keyboard_manager_v1", seat)
        text = keymap(layout)
        file = os.memfd_create("keymap")
        os.write(file, text)
        head = struct.pack("=IIII", self._keyboard, 16 << 16, 1, len(text))
        socket.send_fds(self._line, [head], [file])
        os.close(file)
        time.sleep(0.2)

    def __enter__(self) -> WaylandHands:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self._line.close()

    # -- the wire

    def _send(self, about: int, request: int, *values: int | bytes) -> None:
        body = b"".join(
            value if isinstance(value, bytes) else struct.pack("=I", value) for value in values
        )
        self._line.sendall(struct.pack("=II", about, len(body) + 8 << 16 | request) + body)

    def _new(self) -> int:
        self._last += 1
        return self._last

    def _registry(self) -> dict[str, int]:
        globals_found: dict[str, int] = {}
        stream = self._line.makefile("rb")
        while True:
            about, head = struct.unpack("=II", stream.read(8))
            body = stream.read((head >> 16) - 8)
            if about == 3:
                return globals_found
            number, length = struct.unpack_from("=II", body)
            if about == 2:
                globals_found[body[8 : 7 + length].decode()] = number

    def _bind(self, interface: str) -> int:
        made, name = self._new(), interface.encode() + b"\0"
        padded = name.ljust(-(-len(name) // 4) * 4, b"\0")
        self._send(2, 0, self._globals[interface], len(name), padded, 1, made)
        return made

    def _made(self, manager: str, seat: int) -> int:
        maker, made = self._bind(manager), self._new()
        self._send(maker, 0, seat, made)
        return made

    # -- hands

    @staticmethod
    def _now() -> int:
        return int(time.monotonic() * 1000) & 0xFFFFFFFF

    def _done(self) -> None:
        self._send(self._pointer, 4)
        time.sleep(self._pause)

    def _button(self, *, down: bool) -> None:
        self._send(self._pointer, 2, self._now(), LEFT_BUTTON, int(down))
        self._done()

    def move(self, place: tuple[int, int]) -> None:
        """Point at a place."""
        self._send(self._pointer, 1, self._now(), *place, *self._size)
        self._done()

    def click(self, place: tuple[int, int]) -> None:
        """Click there."""
        self.drag(place, place)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the left button, move, let go."""
        self.move(start)
        self._button(down=True)
        if end != start:
            self.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
            self.move(end)
        self._button(down=False)

    def wheel(self, place: tuple[int, int], *, up: bool) -> None:
        """Turn the wheel there by one step."""
        self.move(place)
        step = -WHEEL_STEP if up else WHEEL_STEP
        self._send(self._pointer, 3, self._now(), 0, step * FIXED & 0xFFFFFFFF)
        self._done()

    def press(self, code: int) -> None:
        """Press and let go a key, by the kernel's number for its place."""
        for pressed in (1, 0):
            self._send(self._keyboard, 1, self._now(), code, pressed)
            time.sleep(self._pause)

    def resize(self, size: tuple[int, int]) -> None:
        """Give sway's screen, which a window fills, another size."""
        self._size = size
        command = ["swaymsg", "output", "*", "resolution", "{}x{}".format(*size)]
        subprocess.run(command, env=self._around, check=True, stdout=subprocess.DEVNULL)
