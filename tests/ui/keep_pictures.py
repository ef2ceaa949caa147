"""Keeps the present pictures as those to compare with: python -m tests.ui.keep_pictures.

Look at what changed (`git diff` names the files) before committing it.
"""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from hearts_gui.devtools import shots
from tests.kits.card_sheets import CARD_SHEETS, card_sheet
from tests.kits.scene_pictures import SCENES, scene_picture
from tests.ui.pictures import KEPT, Pixels, fault, pixels_of, surface_of


def keep(name: str, picture: Pixels) -> None:
    """Write a picture unless the kept one is alike."""
    path = KEPT / f"{name}.png"
    if path.is_file():
        before = fault(picture, pixels_of(pygame.image.load(path)))
        if before is None:
            return
        print(f"{name}: {before}")
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface_of(picture), path)


def main() -> None:
    """Command line entry."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    for sheet in CARD_SHEETS:
        keep(f"cards/{sheet.name}", card_sheet(sheet))
    for name in SCENES:
        for theme in shots.THEMES:
            keep(f"scenes/{theme}/{name}", scene_picture(name, theme))


if __name__ == "__main__":
    main()
