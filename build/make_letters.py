"""Writes the outlines of the letters that may stand under the suit of a card.

python build/make_letters.py [--out FILE]
"""

from __future__ import annotations

import argparse
import json
import string
from pathlib import Path
from typing import Any, TypeAlias

import fontTools.pens.boundsPen
import fontTools.pens.svgPathPen
import fontTools.pens.transformPen
import make_sums
from fontTools.ttLib import TTFont

# fontTools annotates little of its pens.
bounds: Any = fontTools.pens.boundsPen
paths: Any = fontTools.pens.svgPathPen
transforms: Any = fontTools.pens.transformPen

_ASSETS = Path(__file__).resolve().parent.parent / "assets"
_HAN = "NotoSansSC-Bold.otf"
LETTERS = string.ascii_letters + "ÄÖÜäöüß" + "БПТЧ"
HAN = "方梅红黑"
"""Letters that fill their line: each is as high as a capital and stands on the line."""
CAP = 100

Outline: TypeAlias = tuple[float, str]


def outlines() -> dict[str, Outline]:
    """Letter to width and path; capitals are 100 high and stand on the line at 0."""
    latin, han = (TTFont(_ASSETS / "fonts" / name) for name in ("Inter-Bold.ttf", _HAN))
    _, _, _, height = _box(latin, "H")
    paths = {letter: _outline(latin, letter, CAP / height, 0) for letter in LETTERS}
    for letter in HAN:
        _, low, _, height = _box(han, letter)
        paths[letter] = _outline(han, letter, CAP / (height - low), low)
    return paths


def _box(font: Any, letter: str) -> tuple[float, float, float, float]:
    glyphs = font.getGlyphSet()
    pen: Any = bounds.BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    return tuple(pen.bounds)


def _outline(font: Any, letter: str, scale: float, low: float) -> Outline:
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(letter)]]
    pen: Any = paths.SVGPathPen(glyphs, lambda number: f"{number:.1f}".rstrip("0").rstrip("."))
    glyph.draw(transforms.TransformPen(pen, (scale, 0, 0, -scale, 0, low * scale)))
    return round(glyph.width * scale, 1), pen.getCommands()


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=_ASSETS / "cards" / "letters.json")
    out = parser.parse_args().out
    lines = ",\n".join(f'"{letter}": {json.dumps(shape)}' for letter, shape in outlines().items())
    out.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    make_sums.write()


if __name__ == "__main__":
    main()
