"""Errors as players see them, compared in their own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from hearts_gui.engine.message import MessageError
from hearts_gui.wording.language.messages import message_text

T = TypeVar("T", bound=MessageError)


@contextmanager
def refused(kind: type[T], words: str) -> Iterator[pytest.ExceptionInfo[T]]:
    """Something is refused with a sentence in which these words (a pattern) occur."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(words, message_text(caught.value.message))
