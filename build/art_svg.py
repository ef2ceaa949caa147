"""SVG text for the card art: numbers, suit shapes, rank glyphs and the document frame.

Only plain shapes, paths and groups are written: the rasteriser of SDL_image draws no
<use>, <symbol>, <text>, <clipPath> or style sheet.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

ART: dict[str, Any] = json.loads(
    Path(__file__).with_name("card-art.json").read_text(encoding="utf-8")
)

INK = "#1B1622"
IVORY = "#FFFDF8"
WIDTH = 500
HEIGHT = 700

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

_SUIT_TAG = re.compile(
    r'<suit(?: name="(?P<name>\w+)")? cx="(?P<cx>[\d.]+)" cy="(?P<cy>[\d.]+)"'
    r' size="(?P<size>[\d.]+)" fill="(?P<fill>[^"]+)"/>'
)


def num(value: float) -> str:
    """The shortest text of a number to three decimals, without a negative zero."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def suit(name: str, cx: float, cy: float, size: float, fill: str, inset: str = "") -> str:
    """One suit mark centred at (cx, cy); an inset colour opens the vision-safe holes."""
    scale = size / 100
    head = (
        f'<g transform="translate({num(cx - size / 2)} {num(cy - size / 2)}) scale({num(scale)})">'
    )
    holes = _INSETS[name].format(fill=inset) if inset and name in _INSETS else ""
    return f'{head}<path d="{ART["suits"][name]}" fill="{fill}"/>{holes}</g>'


_INSETS = {
    "diamonds": (
        f'<g transform="translate(33 35) scale(0.34)">'
        f'<path d="{ART["suits"]["diamonds"]}" fill="{{fill}}"/></g>'
    ),
    "clubs": "".join(
        f'<circle cx="{cx}" cy="{cy}" r="9" fill="{{fill}}"/>'
        for cx, cy in ((50, 25), (26, 58), (74, 58))
    ),
}


def expand_suits(text: str, own: str) -> str:
    """Part text with each <suit/> placeholder drawn; `own` is the suit of an unnamed one."""

    def draw(match: re.Match[str]) -> str:
        return suit(
            match["name"] or own,
            float(match["cx"]),
            float(match["cy"]),
            float(match["size"]),
            match["fill"],
        )

    return _SUIT_TAG.sub(draw, text)


def turned(body: str) -> str:
    """The body rotated half a turn about the card's centre."""
    return f'<g transform="rotate(180 250 350)">{body}</g>'


def both_ways(body: str) -> str:
    """The body and its half-turn copy."""
    return body + turned(body)


def moved(body: str, dx: float, dy: float, scale: float = 1) -> str:
    """The body scaled, then moved by (dx, dy)."""
    grow = "" if scale == 1 else f" scale({num(scale)})"
    return f'<g transform="translate({num(dx)} {num(dy)}){grow}">{body}</g>'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 4) -> str:
    """A path with the house style of line: round joins and ends."""
    line = (
        f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round"'
        ' stroke-linecap="round"'
        if stroke
        else ""
    )
    return f'<path d="{d}" fill="{fill}"{line}/>'


def circle(cx: float, cy: float, r: float, fill: str, stroke: str = "", width: float = 4) -> str:
    """A circle, outlined when a stroke is given."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{fill}"{line}/>'


def rect(
    x: float, y: float, w: float, h: float, rx: float, fill: str, stroke: str = "", width: float = 4
) -> str:
    """A rounded rectangle, outlined when a stroke is given."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(rx)}"'
        f' fill="{fill}"{line}/>'
    )


def card_face(body: str) -> str:
    """A whole card document: the blank face with the body on it."""
    return document(rect(1.5, 1.5, 497, 697, 31, IVORY, "#CFC8BA", 3) + body)


def document(body: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """One SVG file; everything between the root tags is `body`, so it can be wrapped again."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">{body}</svg>\n'
    )


def shifted_path(d: str, dx: float, keep: Callable[[int], bool]) -> str:
    """The sub-paths of an absolute path that `keep` accepts by number, moved sideways."""
    out: list[str] = []
    number = -1
    for command, values in commands(d):
        number += command == "M"
        if keep(number):
            step = {"H": 1, "V": 0}.get(command, 2)
            if step:
                values[::step] = [value + dx for value in values[::step]]
            out.append(command + " ".join(num(value) for value in values))
    return "".join(out)


def commands(d: str) -> list[tuple[str, list[float]]]:
    """An absolute path as (command letter, numbers) pairs."""
    return [
        (token[0], [float(value) for value in re.findall(r"-?[\d.]+", token[1:])])
        for token in re.findall(r"[A-Za-z][^A-Za-z]*", d)
    ]


def extent(d: str) -> tuple[float, float]:
    """The least and the greatest x among a path's points."""
    across: list[float] = []
    for command, values in commands(d):
        if command not in "VZ":
            across += values if command == "H" else values[::2]
    return min(across), max(across)
