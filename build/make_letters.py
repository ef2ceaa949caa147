"""Writes the outlines of the letters that may stand under the suit of a card.

python build/make_letters.py [--out FILE]
"""

from __future__ import annotations

import argparse
import json
import string
from pathlib import Path
from typing import Any, Final

import fontTools.pens.boundsPen
import fontTools.pens.svgPathPen
import fontTools.pens.transformPen
from fontTools.ttLib import TTFont

# fontTools annotates little of its pens.
bounds: Any = fontTools.pens.boundsPen
paths: Any = fontTools.pens.svgPathPen
transforms: Any = fontTools.pens.transformPen

_ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"
LETTERS: Final = string.ascii_letters + "ÄÖÜäöüß"
CAP: Final = 100


def outlines() -> dict[str, tuple[float, str]]:
    """Letter to width and path; capitals are 100 high and stand on the line at 0."""
    font: Any = TTFont(_ASSETS / "fonts" / "Inter-Bold.ttf")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    high: Any = bounds.BoundsPen(glyphs)
    glyphs[names[ord("H")]].draw(high)
    scale = CAP / high.bounds[3]
    found = {}
    for letter in LETTERS:
        glyph = glyphs[names[ord(letter)]]
        pen: Any = paths.SVGPathPen(glyphs, lambda number: f"{number:.1f}".rstrip("0").rstrip("."))
        glyph.draw(transforms.TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        found[letter] = (round(glyph.width * scale, 1), pen.getCommands())
    return found


def main() -> None:
    """Command line entry."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=_ASSETS / "cards" / "letters.json")
    out = parser.parse_args().out
    lines = ",\n".join(f'"{letter}": {json.dumps(shape)}' for letter, shape in outlines().items())
    out.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
