"""Asks the company of a challenge again, in a process of its own: whether it would play so.

JSON texts as bytes. To the process {"code": "HG-G-..."}, and back {"share": 0.25} as the game is
played again, and at its end {"proved": true} or {"proved": false}.
"""

from __future__ import annotations

import contextlib
import json
from enum import Enum
from typing import Any, Final

from hearts_gui.ai.worker_loop import LONGEST_MESSAGE, begin, packed
from hearts_gui.session.daily.challenge import proved, read_challenge
from hearts_gui.session.daily.codes import CodeError
from hearts_gui.session.game.later import Wake, no_wake
from hearts_gui.session.game.worker_pipe import Client, Target, text_of

_STEP: Final = 0.01
"""Progress is reported in steps of this share."""


class CompanyVerdict(Enum):
    """What the company said in the end."""

    SO, OTHERWISE, UNKNOWN = range(3)


def main(pipe: Any) -> None:
    """Run the spawned process with its end of the pipe."""
    begin()
    with contextlib.suppress(EOFError, OSError):
        code = str(json.loads(pipe.recv_bytes(LONGEST_MESSAGE))["code"])
        before = 0.0

        def told(share: float) -> None:
            nonlocal before
            if share - before >= _STEP:
                before = share
                pipe.send_bytes(packed({"share": share}))

        try:
            proof = proved(read_challenge(code), told)
        except CodeError:
            proof = False
        pipe.send_bytes(packed({"proved": proof}))
        pipe.recv_bytes(LONGEST_MESSAGE)  # until the other end has gone


class CompanyAsked:
    """A check under way. Nothing here ever waits."""

    def __init__(self, code: str, target: Target = main, wake: Wake = no_wake) -> None:
        self.share = 0.0
        """How much of the game the company has confirmed so far, from 0 to 1."""
        self.verdict: CompanyVerdict | None = None
        """None until it is known."""
        self._client = Client(target, 1, lambda: [text_of({"code": code})], wake)
        self._client.start()

    def news(self) -> bool:
        """Whether something new is known."""
        if self.verdict is not None:
            return False
        before = self.share
        for message in self._client.receive():
            self.share = float(message.get("share", self.share))
            if "proved" in message:
                self.verdict = CompanyVerdict.SO if message["proved"] else CompanyVerdict.OTHERWISE
        if self.verdict is None and self._client.failed:
            self.verdict = CompanyVerdict.UNKNOWN
        if self.verdict is not None:
            self._client.close()
        return self.verdict is not None or self.share != before

    def stop(self) -> None:
        """End the process; returns immediately."""
        self._client.close()
