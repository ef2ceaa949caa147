"""Whether the session's message bus answers.

The library that SDL speaks to it with waits for an answer without an end, before any window.
"""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ADDRESS: Final = "DBUS_SESSION_BUS_ADDRESS"
NONE: Final = "disabled:"
WAIT_SECONDS: Final = 1.0
_CODED: Final = re.compile(rb"%([0-9A-Fa-f]{2})")


def leave_if_silent() -> None:
    """Do without the bus, here and in processes started from here, when it does not answer."""
    if sys.platform.startswith("linux") and any(not _answers(name) for name in _sockets()):
        os.environ[ADDRESS] = NONE


def there() -> bool:
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
    for one in address.split(";"):
        kind, _, rest = one.partition(":")
        values = dict(part.partition("=")[::2] for part in rest.split(","))
        if kind == "unix" and "path" in values:
            yield _plain(values["path"])
        elif kind == "unix" and "abstract" in values:
            yield "\0" + _plain(values["abstract"])


def _plain(value: str) -> str:
    """A value of an address without the hexadecimal numbers in it."""
    return os.fsdecode(_CODED.sub(lambda found: bytes([int(found[1], 16)]), os.fsencode(value)))


def _answers(name: str) -> bool:
    """Whether anything is said to a greeting; a bus that refuses does answer."""
    if sys.platform == "win32":
        return True
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(WAIT_SECONDS)
            line.connect(name)
            line.sendall(b"\0AUTH\r\n")  # which ways there are to log in
            line.recv(1)
    except TimeoutError:
        return False
    except (OSError, ValueError):
        return True
    return True
