"""Where a recorded event is not the one that today's rules make of the game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from hearts_gui.engine.log.codec import Plain, event_to_plain
from hearts_gui.engine.message import Message, message
from hearts_gui.engine.play.events import Event

_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class Difference:
    """A line, the deal that it belongs to, and the first part of its event that differs."""

    line: int
    deal: int
    part: str
    """The name of a field; "e" where another kind of event is expected."""
    recorded: str
    expected: str

    @property
    def message(self) -> Message:
        """What the file says and what the rules say, as a part of a sentence."""
        return message(
            "log-differs", line=self.line, deal=self.deal, part=self.part,
            recorded=self.recorded, expected=self.expected,
        )  # fmt: skip


def difference(line: int, deal: int, recorded: Event, expected: Event) -> Difference:
    """The difference between two events that are not the same."""
    part, one, other = _first("e", event_to_plain(recorded), event_to_plain(expected))
    return Difference(line, deal, part, _text(one), _text(other))


def _first(name: str, one: Plain, other: Plain) -> tuple[str, Plain, Plain]:
    """The name and both values of the first entry that differs."""
    if isinstance(one, dict) and isinstance(other, dict):
        if one.get("e") != other.get("e"):
            return "e", one.get("e"), other.get("e")
        for key in (*one, *other):
            if one.get(key) != other.get(key):
                return _first(key, one.get(key), other.get(key))
    return name, one, other


def _text(value: Plain) -> str:
    text = json.dumps(value, ensure_ascii=False).replace('"', "").strip("[]")
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
