"""The session's message bus is found, and given up where it does not answer."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from hearts_gui.ui.shell import local_sockets

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="asks Unix for sockets")


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> socket.socket:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(local_sockets, "WAIT_SECONDS", 0.2)
    monkeypatch.setenv(local_sockets.ADDRESS, f"unix:path={tmp_path}/a%20bus,guid=1;tcp:host=x")
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(tmp_path / "a bus"))
    listener.listen()
    return listener


def test_a_silent_bus_is_left(bus: socket.socket) -> None:
    with bus:
        assert local_sockets.bus_exists()
        local_sockets.leave_if_silent()
        assert not local_sockets.bus_exists()


@pytest.mark.parametrize("reply", [b"REJECTED EXTERNAL\r\n", b""])
def test_a_bus_that_answers_or_hangs_up_is_kept(reply: bytes, bus: socket.socket) -> None:
    def answer() -> None:
        line, _ = bus.accept()
        with line:
            line.recv(64)
            line.sendall(reply)

    thread = threading.Thread(target=answer)
    thread.start()
    with bus:
        local_sockets.leave_if_silent()
        thread.join()
    assert local_sockets.bus_exists()


def test_the_own_folder_has_the_bus_that_no_address_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(local_sockets.ADDRESS, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not local_sockets.bus_exists()
    (tmp_path / "bus").touch()
    assert local_sockets.bus_exists()
