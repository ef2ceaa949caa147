"""Reads the glossary of a language: the words that its messages use and those that they avoid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hearts_gui.config import paths

NAME = "GLOSSARY.md"
GAP = " … "
FOR_SEARCHES = (".words", ".names")


@dataclass(frozen=True)
class Entry:
    """One row of a glossary."""

    use: str
    avoid: tuple[str, ...]
    """Patterns of words that are not used for it."""
    excepted: tuple[str, ...]
    """Patterns of keys that may use them anyway."""
    line: int

    def wrong_in(self, key: str, text: str) -> str:
        """The first word of a message that is not to be used; empty where there is none."""
        if any(
            re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), key) for pattern in self.excepted
        ):
            return ""
        matches = (words(wrong).search(text) for wrong in self.avoid)
        return next((match[0] for match in matches if match), "")


@cache
def words(pattern: str) -> re.Pattern[str]:
    """Return the words that a pattern of the third column finds."""
    parts = pattern.split(GAP)
    expression = r"[^.;:!?]*?".join(
        re.escape(part).replace(r"\*", r"\w*").replace(r"\ ", r"\s+") for part in parts
    )
    before = r"(?<!\w)" if pattern[0].isalnum() else ""
    after = r"(?!\w)" if pattern[-1].isalnum() else ""
    return re.compile(f"{before}{expression}{after}", re.IGNORECASE)


def may_contain(text: str, pattern: str) -> bool:
    """Whether all letters of a pattern are in a text in small letters, which is quick to say."""
    return all(part in text for part in re.split(r"\*| … | ", pattern.lower()))


def glossary_file(code: str) -> Path:
    """The path of the glossary of a language."""
    return paths.asset("languages", code, NAME)


def entries(code: str) -> list[Entry]:
    """The rows of the tables that begin with "Use". Raises ValueError for a row that is damaged."""
    return list(parsed(glossary_file(code).read_text(encoding="utf-8")))


def parsed(text: str) -> Iterator[Entry]:
    """The rows in the text of a glossary. Raises ValueError."""
    inside = False
    for number, line in enumerate(text.splitlines(), start=1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells == ["Use", "For", "Not", "Except"]:
            inside = True
        elif inside and set(line) - set("|-: "):
            yield _entry(cells, number)


def _entry(cells: list[str], number: int) -> Entry:
    if len(cells) != 4 or not cells[0]:
        raise ValueError(f"line {number}: a row has four columns, the first with a word")
    avoid, excepted = _quoted(cells[2], number), _quoted(cells[3], number)
    return Entry(cells[0].partition(",")[0], avoid, excepted, number)


def _quoted(cell: str, number: int) -> tuple[str, ...]:
    """Return the words in backticks; nothing but commas may stand between."""
    if re.sub(r"`[^`]+`", "", cell).strip(", "):
        raise ValueError(f"line {number}: each entry stands in backticks: {cell}")
    return tuple(re.findall(r"`([^`]+)`", cell))


def texts(patterns: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The key and each text of every message that a player reads, {} for what is filled in."""
    for key, pattern in patterns.items():
        if not key.endswith(FOR_SEARCHES):
            for text in _texts(pattern):
                yield key, text


def _texts(pattern: Any) -> Iterator[str]:
    """The text of a pattern, then those of its variants."""
    parts = [pattern] if isinstance(pattern, str) else pattern
    yield "".join(part if isinstance(part, str) else "{}" for part in parts)
    for part in parts:
        if isinstance(part, list) and part[0] == "?":
            for variant in part[2].values():
                yield from _texts(variant)
