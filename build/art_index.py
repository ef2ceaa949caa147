"""The corner index: rank glyph over suit mark, in the normal and the large size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from art_svg import ART, both_ways, num, shifted_path, suit


@dataclass(frozen=True, slots=True)
class IndexStyle:
    """The measures of one index size, in the 500 x 700 card box.

    `squeeze` narrows a glyph to fit the index column; `ten_gap` moves the 0 of the 10, in
    hundredths of the cap height, on top of the tracking the glyph data already holds.
    """

    cap: float
    baseline: float
    centre: float
    suit_size: float
    suit_y: float
    ten_gap: float
    squeeze: dict[str, float]
    squeeze_others: float


NORMAL = IndexStyle(80, 116, 58, 60, 166, -2, {"Q": 0.86, "10": 0.74, "W": 0.72}, 0.96)
LARGE = IndexStyle(150, 186, 98, 104, 258, -4, {"10": 0.74, "W": 0.76}, 1)

# The design's letters hold no W: the strokes follow the M and A of the same face.
_W = {
    "d": "M27.3 0 0.9 -99.9H21.8L39.1 -28.4 59.3 -99.9H78.1L98.3 -28.4 115.6 -99.9H136.5"
    "L110.1 0H88.6L68.7 -69.7 48.8 0Z",
    "x0": 0.9,
    "x1": 136.5,
}


def _zero() -> dict[str, Any]:
    """The figure 0, taken from the second figure of the 10."""
    ten = ART["rank_glyphs"]["10"]
    return {
        "d": shifted_path(ten["d"], -55.2, lambda number: number >= 1),
        "x0": 5.0,
        "x1": round(ten["x1"] - 55.2, 1),
    }


def _tight_ten(gap: float) -> dict[str, Any]:
    """The 10 with its 0 moved by `gap`."""
    ten = ART["rank_glyphs"]["10"]
    narrow_one = shifted_path(ten["d"], 0, lambda number: number == 0)
    nought = shifted_path(ten["d"], gap, lambda number: number >= 1)
    return {"d": narrow_one + nought, "x0": ten["x0"], "x1": ten["x1"] + gap}


GLYPHS: dict[str, dict[str, Any]] = {
    **{rank: glyph for rank, glyph in ART["rank_glyphs"].items() if rank != "note"},
    "W": _W,
    "0": _zero(),
}


def rank_mark(rank: str, style: IndexStyle, fill: str) -> str:
    """The rank glyph alone, its ink centred on the index axis."""
    glyph = _tight_ten(style.ten_gap) if rank == "10" else GLYPHS[rank]
    height = style.cap / 100
    width = height * style.squeeze.get(rank, style.squeeze_others)
    middle = (float(glyph["x0"]) + float(glyph["x1"])) / 2
    return (
        f'<g transform="translate({num(style.centre - width * middle)} {num(style.baseline)})'
        f' scale({num(width)} {num(height)})"><path d="{glyph["d"]}" fill="{fill}"/></g>'
    )


def index(rank: str, suit_name: str, style: IndexStyle, fill: str, inset: str = "") -> str:
    """Rank and suit in the top left corner and, turned, in the bottom right one."""
    mark = suit(suit_name, style.centre, style.suit_y, style.suit_size, fill, inset)
    return both_ways(rank_mark(rank, style, fill) + mark)
