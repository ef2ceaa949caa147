"""Takes the pictures of a gallery, measures each and writes what was found as JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

import pygame

from hearts_gui.devtools import shots
from hearts_gui.devtools.colours import Vision, picture_seen
from hearts_gui.devtools.gallery.checks import Findings, examine
from hearts_gui.devtools.gallery.page import index_page
from hearts_gui.devtools.shots import NoSuchMomentError, PictureLook
from hearts_gui.engine.rules.rules import Rules

SIZES: Final = (
    (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (820, 1460), (3440, 1440),
)  # fmt: skip
SCALES: Final = (75, 100, 150, 200)
REPORT, PAGE, PICTURES = "checks.json", "index.html", "pictures"


@dataclass(frozen=True, slots=True)
class Part:
    """Which part of the gallery is wanted; the whole when nothing is said."""

    scenes: tuple[str, ...] = shots.SCENES
    themes: tuple[str, ...] = shots.THEMES
    sizes: tuple[tuple[int, int], ...] = SIZES
    scales: tuple[int, ...] = SCALES
    vision: Vision = Vision.USUAL

    def looks(self) -> Iterator[tuple[str, PictureLook]]:
        """Every picture of this part."""
        for scene, size, scale, theme in product(self.scenes, self.sizes, self.scales, self.themes):
            yield scene, PictureLook(size, theme, scale, self.vision)

    def __len__(self) -> int:
        return len(self.scenes) * len(self.themes) * len(self.sizes) * len(self.scales)


Progress = Callable[[int, int], None]


def make(folder: Path, part: Part, *, seed: str = "0", progress: Progress | None = None) -> Any:
    """Write the pictures, the page and the report; a summary of what was found.

    Raises OSError when the folder cannot be written.
    """
    start = time.perf_counter()
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    entries = []
    for number, (scene, look) in enumerate(part.looks(), start=1):
        entries.append(_entry(folder, scene, look, seed))
        if progress is not None:
            progress(number, len(part))
    faults = sum(len(entry["faults"]) for entry in entries)
    summary = {
        "pictures": len(entries),
        "faults": faults,
        "seconds": round(time.perf_counter() - start, 1),
    }
    report = {**summary, "entries": entries}
    text = json.dumps(report, ensure_ascii=False, indent=1)
    (folder / REPORT).write_text(text + "\n", encoding="utf-8")
    (folder / PAGE).write_text(index_page(report), encoding="utf-8")
    return {**summary, "page": str(folder / PAGE)}


def _entry(folder: Path, scene: str, look: PictureLook, seed: str) -> dict[str, Any]:
    width, height = look.size
    name = f"{PICTURES}/{scene}-{look.theme}-{width}x{height}-{look.ui_scale}.jpg"
    entry: dict[str, Any] = {
        "scene": scene, "theme": look.theme, "size": [width, height], "scale": look.ui_scale,
    }  # fmt: skip
    try:
        shown, picture = shots.opened(scene, look, Rules(), seed)
    except NoSuchMomentError as error:
        return {**entry, "file": None, "faults": [{"kind": "no picture", "what": str(error)}]}
    try:
        pygame.image.save(picture_seen(picture, look.vision), folder / name)
    except pygame.error as error:
        raise OSError(str(error)) from None
    return {**entry, "file": name, **_plain(examine(shown))}


def _plain(found: Findings) -> dict[str, Any]:
    worst = found.worst
    least = None
    if worst is not None:
        least = {"text": worst.text, "contrast": worst.value, "needed": worst.needed}
    return {
        "texts": len(found.readings),
        "least_contrast": least,
        "faults": [asdict(fault) for fault in found.faults],
    }
