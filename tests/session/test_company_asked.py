"""The opponents of a challenge are replayed in a process of their own."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import Any

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.daily import challenge as company
from hearts_gui.session.daily.challenge import (
    OpponentCheck,
    OpponentVerdict,
    challenge_code,
    proved,
    read_challenge,
)
from hearts_gui.session.daily.replay import from_player
from hearts_gui.session.setup.players import one_human

RULES = Rules(end=End.DEALS, end_at=1)
SEED = "0123abcd" * 4


@cache
def code_of(company: str) -> str:
    """A game of club players, said to be one of this company: strong ones would take minutes."""
    played = from_player(RULES, SEED, one_human(4, level="club", seed="x"), RandomBot("me").decide)
    return challenge_code(RULES, SEED, one_human(4, level=company, seed="x"), played.events)


def asked_to_the_end(check: OpponentCheck) -> list[float]:
    """The shares that were reported until the verdict."""
    shares, end = [], time.monotonic() + 200
    while check.verdict is None and time.monotonic() < end:
        if check.news():
            shares.append(check.share)
        time.sleep(0.02)
    return shares


def test_the_company_that_played_says_so() -> None:
    check = OpponentCheck(code_of("club"))
    shares = asked_to_the_end(check)
    assert check.verdict is OpponentVerdict.SO
    assert shares == sorted(shares)
    assert not check.news()


class Pipe:
    """A pipe that brings a code and keeps the answers."""

    def __init__(self, code: str) -> None:
        self._brings = [json.dumps({"code": code}).encode()]
        self.said: list[dict[str, Any]] = []

    def recv_bytes(self, _most: int) -> bytes:
        if not self._brings:
            raise EOFError
        return self._brings.pop()

    def send_bytes(self, data: bytes) -> None:
        self.said.append(json.loads(data))


def test_progress_is_reported_in_steps_before_the_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "begin", lambda: None)
    pipe = Pipe(code_of("club"))
    company.main(pipe)
    *steps, last = pipe.said
    shares = [step["share"] for step in steps]
    assert last == {"proved": True}
    assert shares == sorted(set(shares))
    assert len(shares) > 3


def test_other_company_is_found_out() -> None:
    check = OpponentCheck(code_of("strong"))
    asked_to_the_end(check)
    assert check.verdict is OpponentVerdict.OTHERWISE


def test_a_process_that_ends_leaves_it_open() -> None:
    check = OpponentCheck("no code", target=ends_immediately)
    asked_to_the_end(check)
    assert check.verdict is OpponentVerdict.UNKNOWN


def ends_immediately(_pipe: object) -> None:
    """Run in a process that fails."""


def test_a_check_that_is_stopped_leaves_no_process() -> None:
    check = OpponentCheck(code_of("strong"))
    link = check._client._link
    assert link is not None
    check.stop()
    link.join()
    assert not link._writer.is_alive()


def test_the_first_other_answer_ends_it() -> None:
    shares: list[float] = []
    assert not proved(read_challenge(code_of("strong")), shares.append)
    assert shares[-1] < 1.0
