"""Draws all cards on felt for the eye: python build/card_sheet.py FOLDER [--widths 48,96] ...

Needs pygame, as the game does, so the pictures are what the game will show: with `auto`, the
usual style, small cards have the large index.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pygame

WIDTHS = (48, 64, 96, 200, 480)
PALETTES = ("two", "four", "vision_safe")
STYLES = ("auto", "normal", "large")
# As in the game: narrower cards have the large index by themselves.
LARGE_BELOW = 72
_CARDS = Path(__file__).resolve().parent.parent / "assets" / "cards"
_FELT = (18, 78, 55)


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


def all_cards(style: str, palette: str) -> list[list[str]]:
    """The files of a deck: a row for each suit, and one for jokers, the Moon and backs."""
    listing = json.loads((_CARDS / "index.json").read_text(encoding="utf-8"))
    faces = listing["faces"][style][palette]
    rows = [[faces[rank + suit] for rank in "A23456789TJQK"] for suit in "SHDC"]
    special = [faces[text] for text in ("JK", "JK'", "JK''", "0C", "0D", "W", "MOON")]
    return [*rows, special + list(listing["backs"].values())]


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--widths", default=",".join(map(str, WIDTHS)))
    parser.add_argument("--style", choices=STYLES, default="auto")
    parser.add_argument("--palette", choices=PALETTES, action="append")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for width in map(int, options.widths.split(",")):
        small = "large" if width < LARGE_BELOW else "normal"
        style = small if options.style == "auto" else options.style
        for palette in options.palette or PALETTES:
            out = options.folder / f"cards-{width}-{style}-{palette}.png"
            pygame.image.save(sheet(all_cards(style, palette), width), out)
            print(out)


if __name__ == "__main__":
    main()
