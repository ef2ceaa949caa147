"""Takes the pictures of a gallery, measures each and writes what was found as JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, Final

import pygame

from hearts_gui.devtools import shots
from hearts_gui.devtools.colours import Vision, picture_seen
from hearts_gui.devtools.screen_checks import Findings, examine
from hearts_gui.devtools.shots import NoSuchMomentError, PictureLook
from hearts_gui.engine.rules.rules import Rules

SIZES: Final = (
    (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (820, 1460), (3440, 1440),
)  # fmt: skip
SCALES: Final = (75, 100, 150, 200)
REPORT, PAGE, PICTURES = "checks.json", "index.html", "pictures"


@dataclass(frozen=True, slots=True)
class GalleryPart:
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


def make(
    folder: Path, part: GalleryPart, *, seed: str = "0", progress: Progress | None = None
) -> Any:
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


def _plain(findings: Findings) -> dict[str, Any]:
    worst = findings.worst
    least = None
    if worst is not None:
        least = {"text": worst.text, "contrast": worst.value, "needed": worst.needed}
    return {
        "texts": len(findings.readings),
        "least_contrast": least,
        "faults": [asdict(fault) for fault in findings.faults],
    }


_STYLE: Final = """
body{margin:2rem;background:#14181f;color:#eee;font:15px/1.4 sans-serif}
h2{margin:2rem 0 .5rem}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0;max-width:320px}
img{display:block;height:170px;max-width:320px;object-fit:contain;background:#000}
figcaption{font-size:13px;color:#b9c3d0}
.bad{color:#ffb36b}
a{color:inherit}
"""


def index_page(report: dict[str, Any]) -> str:
    """The whole page; it needs nothing from elsewhere."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for entry in report["entries"]:
        groups.setdefault(entry["scene"], []).append(entry)
    links = " · ".join(f'<a href="#{scene}">{scene}</a>' for scene in groups)
    body = "".join(_group(scene, entries) for scene, entries in groups.items())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Hearts: every screen</title>'
        f"<style>{_STYLE}</style><h1>Hearts: every screen</h1>"
        f"<p>{report['pictures']} pictures, {report['faults']} faults. {links}</p>{body}</html>\n"
    )


def _group(scene: str, entries: list[dict[str, Any]]) -> str:
    faults = sum(len(entry["faults"]) for entry in entries)
    mark = f' <span class="bad">{faults} faults</span>' if faults else ""
    cells = "".join(_figure(entry) for entry in entries)
    return f'<h2 id="{scene}">{scene}{mark}</h2><div class="row">{cells}</div>'


def _figure(entry: dict[str, Any]) -> str:
    width, height = entry["size"]
    title = f"{entry['theme']}, {width} x {height}, {entry['scale']} %"
    faults = "".join(
        f'<br><span class="bad">{escape(fault["kind"])}: {escape(fault["what"])}</span>'
        for fault in entry["faults"]
    )
    picture = ""
    if entry["file"]:
        file = escape(entry["file"])
        picture = f'<a href="{file}"><img loading="lazy" src="{file}" alt="{title}"></a>'
    return f"<figure>{picture}<figcaption>{title}{faults}</figcaption></figure>"
