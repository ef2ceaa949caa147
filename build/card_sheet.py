"""Draws the cards on felt for the eye: python build/card_sheet.py OUT.png [WIDTH] [STYLE PALETTE].

Needs pygame, as the game does, so the picture is what the game will show.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pygame

_CARDS: Final = Path(__file__).resolve().parent.parent / "assets" / "cards"
_FELT: Final = (18, 78, 55)


def rasterise(name: str, width: int) -> pygame.Surface:
    """A card file at a pixel width; the rasteriser may round a side up, so it is cut."""
    height = round(width * 7 / 5)
    image = pygame.image.load_sized_svg(str(_CARDS / name), (width, height))
    return image.subsurface((0, 0, width, height))


def sheet(rows: list[list[str]], width: int) -> pygame.Surface:
    """The named card files in rows on felt."""
    gap = max(6, width // 12)
    step_x, step_y = width + gap, round(width * 7 / 5) + gap
    columns = max(len(row) for row in rows)
    surface = pygame.Surface((gap + columns * step_x, gap + len(rows) * step_y))
    surface.fill(_FELT)
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            surface.blit(rasterise(name, width), (gap + x * step_x, gap + y * step_y))
    return surface


def main() -> None:
    """Command line entry."""
    out, width = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 96
    style, palette = sys.argv[3:5] if len(sys.argv) > 4 else ("normal", "two")
    listing = json.loads((_CARDS / "index.json").read_text(encoding="utf-8"))
    faces = listing["faces"][style][palette]
    rows = [[faces[rank + suit] for rank in "A23456789TJQK"] for suit in "SHDC"]
    rows.append(
        [faces[text] for text in ("JK", "JK'", "JK''", "0C", "0D", "W", "MOON")]
        + list(listing["backs"].values())
    )
    pygame.image.save(sheet(rows, width), out)


if __name__ == "__main__":
    main()
