"""Sheets of cards, as they are kept in pictures."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
import pygame
from pygame import Surface

from tests.ui.pictures import Pixels, small

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "assets" / "cards"
CARD = (40, 56)
RASTER = (200, 280)
FELT = (18, 78, 55)


@dataclass(frozen=True)
class Sheet:
    """The cards of one style and palette that have a picture of their own there."""

    name: str
    files: tuple[str, ...]


def _sheets() -> list[Sheet]:
    files = sorted({path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.svg")})
    folders = sorted({file.rpartition("/")[0] for file in files})
    return [
        Sheet(folder.replace("/", "-"), tuple(f for f in files if f.rpartition("/")[0] == folder))
        for folder in folders
    ]


CARD_SHEETS = _sheets()


def drawn(svg: str, size: tuple[int, int] = RASTER, out: tuple[int, int] = CARD) -> Pixels:
    """A card on felt, made small."""
    picture = pygame.image.load_sized_svg(BytesIO(svg.encode("utf-8")), size)
    ground = Surface(size, depth=24)
    ground.fill(FELT)
    ground.blit(picture, (0, 0))
    return small(ground, out)


def content(file: str) -> str:
    return (CARDS / file).read_text(encoding="utf-8")


def card_sheet(sheet: Sheet) -> Pixels:
    """All cards of a sheet, one under the other."""
    return np.concatenate([drawn(content(file)) for file in sheet.files])
