"""Running a verb of the command line inside the test."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from hearts_gui import cli


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        status = cli.main(words)
    except SystemExit as leave:
        status = int(leave.code or 0)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def data(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    status, out, err = run(capsys, *words)
    assert (status, re.sub(r"\r.*\n?", "", err)) == (0, ""), "more than progress"
    return json.loads(out)
