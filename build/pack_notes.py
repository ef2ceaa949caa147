"""The CHANGELOG in machine-readable form: versions, dates and entries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

import pack_base

MOST_POINTS = 8
"""The points of a release that a software centre shows without scrolling."""


@dataclass(frozen=True, slots=True)
class Release:
    """One version: its date as year-month-day, and what players notice, a sentence each."""

    version: str
    date: str
    points: tuple[str, ...]


def releases() -> tuple[Release, ...]:
    """Every dated version of the CHANGELOG, the newest first."""
    text = (pack_base.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return tuple(_read(text))


def _read(text: str) -> Iterator[Release]:
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        match = re.match(r"(\S+) \((\d{4}-\d\d-\d\d)\)", head)
        if match:
            yield Release(match[1], match[2], tuple(_points(body)))


def _points(body: str) -> Iterator[str]:
    """The first sentence of each point."""
    for point in re.findall(r"^- (.*?)(?=^- |^#|\Z)", body, re.MULTILINE | re.DOTALL):
        plain = " ".join(point.replace("**", "").replace("`", "").split())
        yield re.split(r"(?<=[.!?]) (?=[A-Z])", plain)[0]


def appstream(releases: tuple[Release, ...]) -> str:
    """The releases as AppStream writes them."""
    lines = []
    for release in releases:
        lines.append(f'<release version="{escape(release.version)}" date="{release.date}">')
        points = "".join(f"<li>{escape(point)}</li>" for point in release.points[:MOST_POINTS])
        if points:
            lines.append(f"<description><ul>{points}</ul></description>")
        lines.append("</release>")
    return "\n    ".join(lines)
