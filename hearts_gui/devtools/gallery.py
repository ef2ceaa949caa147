"""Takes the pictures of a gallery, checks each and writes the results as JSON.

The checks: text fits its box and is readable, nothing lies on it, and targets are large enough.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from html import escape
from itertools import combinations, product, zip_longest
from pathlib import Path
from typing import Any

import numpy as np
import pygame
from pygame import Rect, Surface

from hearts_gui.devtools import shots
from hearts_gui.devtools.colours import Colours, Vision, contrast, picture_seen
from hearts_gui.devtools.shots import NoSuchMomentError, PictureLook
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.measure import parts
from hearts_gui.ui.draw.painter import Ink
from hearts_gui.ui.draw.table_picture import save_picture
from hearts_gui.ui.draw.theme import MIN_TEXT
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.form_scene import FormScene

SIZES = (
    (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (820, 1460), (3440, 1440),
)  # fmt: skip
SCALES = (75, 100, 150, 200)
REPORT, PAGE, PICTURES = "checks.json", "index.html", "pictures"

LEAST, LEAST_LARGE = 4.5, 3.0
"""The least contrast of text, and of large text (WCAG 2 AA)."""
STRONG, STRONG_SIGN = 7.0, 4.5
"""The least contrast of any text, and of icons and suits, in a high-contrast theme (WCAG 2 AAA)."""
LARGE, LARGE_BOLD = 24.0, 18.66
"""The size from which text counts as large, in pixels of a window at the design's own size."""
# Disabled controls are drawn this faint or fainter, and are exempt from contrast.
OFF_LEVEL = 0.5
# Only the pixels that a glyph covers at least this far show its colour.
_COVERED = 0.6
# This share of a text's pixels may have less than the reported contrast.
_WORST_PART = 0.05
_HIDDEN, _WHOLE = 0.05, 0.93
# The step to the next line of a paragraph, in sizes of its type; what makes a narrow column.
_NEXT, _MANY_LINES, _FEW_WORDS = 1.6, 5, 2.0
_THROUGH_GLASS = 0.35
_BOLD = (Face.SEMIBOLD, Face.BOLD, Face.NUMERAL, Face.DISPLAY)


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong on a screen, and where."""

    kind: str
    what: str
    where: tuple[int, int, int, int]
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """The contrast of one line of text on the picture, and how much it needs."""

    text: str
    where: Rect
    value: float
    needed: float
    off: bool
    sign: bool = False


def _fault(kind: str, text: str, box: Rect, value: float | None = None) -> Fault:
    return Fault(kind, text, (box.x, box.y, box.w, box.h), value)


@dataclass(slots=True)
class Findings:
    """The measurements of one screen."""

    faults: list[Fault] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)

    @property
    def worst(self) -> Reading | None:
        """The text which is nearest to (or furthest below) the contrast it needs."""
        read = (reading for reading in self.readings if not reading.off and not reading.sign)
        return min(read, key=lambda reading: reading.value / reading.needed, default=None)


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of text as drawn; `ground` is what lay there at that moment."""

    ink: Ink
    rect: Rect
    clip: Rect
    ground: Surface


def examine(scene: Scene) -> Findings:
    """Everything that can be measured on a scene at rest."""
    findings = Findings()
    labels: list[tuple[str, Rect, Rect, bool]] = []
    scene.ctx.painter.probe = lambda *label: labels.append(label)
    lines, with_text, without = _pictures(scene)
    scene.ctx.painter.probe = None
    _check_boxes(findings, labels, scene.ctx.metrics.window)
    seen = _check_lines(findings, scene, lines, with_text, without)
    _check_texts_apart(findings, [line for line in seen if not line.ink.sign])
    _check_columns(findings, lines)
    _check_widgets(findings, scene)
    return findings


def _pictures(scene: Scene) -> tuple[list[_Line], Surface, Surface]:
    """The lines drawn, and the scene with and without them."""
    painter = scene.ctx.painter
    pictures = [Surface(scene.ctx.metrics.size) for _ in range(2)]
    lines: list[_Line] = []

    def note(surface: Surface, ink: Ink) -> bool:
        if surface is pictures[0]:
            rect = Rect(ink.place, ink.picture.get_size())
            ground = Surface(rect.size)
            ground.blit(surface, (0, 0), rect)
            lines.append(_Line(ink, rect, surface.get_clip(), ground))
        return True

    for node in scene.stage.nodes:
        node.soft = (0, 0)  # Text that fades out there is measured after scrolling.
    painter.ink_probe = note
    scene.stage.invalidate()
    scene.render(pictures[0])
    painter.ink_probe = lambda surface, _ink: surface is not pictures[1]
    scene.stage.invalidate()
    scene.render(pictures[1])
    painter.ink_probe = None
    scene.stage.invalidate()
    return lines, pictures[0], pictures[1]


def _check_boxes(
    findings: Findings, labels: list[tuple[str, Rect, Rect, bool]], window: Rect
) -> None:
    for text, ink, box, cut in labels:
        if not ink.colliderect(window):
            continue
        if cut:
            findings.faults.append(_fault("cut", text, box))
        if ink.w > box.w or ink.h > box.h + 1:
            findings.faults.append(_fault("leaves its box", text, ink))


def _check_lines(
    findings: Findings, scene: Scene, lines: list[_Line], with_text: Surface, without: Surface
) -> list[_Line]:
    """Check contrast, size and cover of each line; returns those seen at all."""
    seen = []
    for line in _not_under(scene, lines):
        area = line.rect.clip(line.clip).clip(scene.ctx.metrics.window)
        if area.w < 2 or area.h < 2:
            continue
        share, value = _measured(line, area, with_text, without)
        if share < _HIDDEN:
            continue
        seen.append(line)
        where = line.rect
        if line.ink.sign:
            _note_sign(findings, scene, line, value)
            continue
        if share < _WHOLE:
            findings.faults.append(_fault("covered in part", line.ink.text, where, round(share, 2)))
        if line.ink.kind.px < MIN_TEXT:
            findings.faults.append(_fault("too small", line.ink.text, where, line.ink.kind.px))
        needed = LEAST_LARGE if _large(line.ink, scene.ctx.metrics.base_u) else LEAST
        if scene.ctx.theme.strong:
            needed = STRONG
        off = line.ink.level <= OFF_LEVEL
        reading = Reading(line.ink.text, line.rect, round(value, 2), needed, off)
        findings.readings.append(reading)
        if not off and reading.value < needed:
            findings.faults.append(_fault("contrast", line.ink.text, where, reading.value))
    return seen


def _note_sign(findings: Findings, scene: Scene, line: _Line, value: float) -> None:
    """Note the contrast of an icon or suit; too little is a fault where a minimum is required."""
    reading = Reading(line.ink.text, line.rect, round(value, 2), STRONG_SIGN, off=False, sign=True)
    findings.readings.append(reading)
    if scene.ctx.theme.strong and reading.value < STRONG_SIGN:
        findings.faults.append(
            _fault("contrast of a sign", line.ink.text, line.rect, reading.value)
        )


def _not_under(scene: Scene, lines: list[_Line]) -> list[_Line]:
    """The lines, except those under the last trick while it is shown over the table."""
    panel = scene.state.controls.last if isinstance(scene, TableScene) else None
    if panel is None or panel.info is None:
        return lines
    first = [line.ink.text for line in lines].index(panel.info.title)
    return [line for line in lines[:first] if not line.rect.colliderect(panel.rect)] + lines[first:]


def _large(ink: Ink, u: float) -> bool:
    least = LARGE_BOLD if ink.kind.face in _BOLD else LARGE
    return ink.kind.px >= least * max(1.0, u)


def _measured(line: _Line, area: Rect, with_text: Surface, without: Surface) -> tuple[float, float]:
    """Find how much of a line's ink is really seen, and its contrast with what lies under it."""
    cover = _cover(line, area)
    deep = cover >= _COVERED * cover.max(initial=0.0)
    if not deep.any() or not cover[deep].min():
        return 0.0, 21.0
    over = _values(with_text, area)[deep]
    under = _values(without, area)[deep]
    part = (cover[deep] * line.ink.level)[:, None]
    plain = under + part * (np.array(line.ink.colour) - under)
    ground = _values(line.ground, area.move(-line.rect.x, -line.rect.y))[deep]
    change = np.abs(over - under).max(axis=1)
    wanted = np.abs(part * (np.array(line.ink.colour) - ground)).max(axis=1)
    # Text that shines through a panel drawn over it is not measured.
    shown = (change > _THROUGH_GLASS * wanted) | (wanted <= 4)
    if not shown.any():
        return 0.0, 21.0
    full = np.clip(under + (over - under) / cover[deep][:, None], 0, 255)
    # Where nothing was drawn over the text its colour is known better than by working back.
    bare = np.abs(over - plain).max(axis=1) <= 3
    full[bare] = (under + line.ink.level * (np.array(line.ink.colour) - under))[bare]
    values = np.sort(contrast(full[shown], under[shown]))
    return float(shown.mean()), float(values[int(len(values) * _WORST_PART)])


def _cover(line: _Line, area: Rect) -> Colours:
    """The coverage of each pixel of the area by glyphs, 0 to 1."""
    inside = area.move(-line.rect.x, -line.rect.y)
    cover: Colours = pygame.surfarray.array_alpha(line.ink.picture)[
        inside.x : inside.right, inside.y : inside.bottom
    ].astype(np.float64)
    return cover / 255


def _values(surface: Surface, area: Rect) -> Colours:
    return pygame.surfarray.array3d(surface.subsurface(area)).astype(np.float64)


def _check_texts_apart(findings: Findings, lines: list[_Line]) -> None:
    boxes = [(line, _ink_box(line)) for line in lines]
    for (line, first), (other_line, second) in combinations(boxes, 2):
        both = first.clip(second)
        if both.w > 1 and both.h > 1 and line.rect != other_line.rect:
            names = f"{line.ink.text} / {other_line.ink.text}"
            findings.faults.append(_fault("texts overlap", names, both))


def _check_columns(findings: Findings, lines: list[_Line]) -> None:
    """A paragraph of many lines with few words in each stands in a column that is too narrow."""
    run: list[_Line] = []
    for line, after in zip_longest(lines, lines[1:]):
        run.append(line)
        alike = after and (after.rect.x, after.ink.kind) == (line.rect.x, line.ink.kind)
        if alike and 0 < after.rect.y - line.rect.y < _NEXT * line.ink.kind.px:
            continue
        words = " ".join(each.ink.text for each in run)
        if len(run) >= _MANY_LINES and len(list(parts(words))) < _FEW_WORDS * len(run):
            findings.faults.append(_fault("few words a line", words, run[0].rect))
        run = []


def _ink_box(line: _Line) -> Rect:
    """Find where the line's glyphs really are."""
    tight = line.ink.picture.get_bounding_rect(min_alpha=64)
    return tight.move(line.rect.topleft).clip(line.clip)


def widgets_of(scene: Scene) -> list[Widget]:
    """The nodes that can be reached on this scene."""
    if isinstance(scene, FormScene):
        form = scene.form
    elif isinstance(scene, TableScene):
        form = scene.state.controls.form
    else:
        return []
    return [widget for widget in form.widgets if widget.focusable and widget.visible]


def _check_widgets(findings: Findings, scene: Scene) -> None:
    metrics = scene.ctx.metrics
    shown = []
    for widget in widgets_of(scene):
        box = widget.box if widget.viewport is None else widget.box.clip(widget.viewport)
        if box.w < 1 or box.h < 1:
            continue
        shown.append((widget, box))
        if not metrics.window.contains(box):
            findings.faults.append(_fault("leaves the window", widget.label, box))
        whole = widget.viewport is None or widget.viewport.contains(metrics.hit_rect(widget.box))
        if whole and min(widget.hit.size) < 44:
            findings.faults.append(
                _fault("small target", widget.label, widget.hit, min(widget.hit.size))
            )
    for (lower, first), (upper, second) in combinations(shown, 2):
        both = first.clip(second)
        # The topmost widget is the one pressed: a button on a bar that can itself be reached.
        if both.w > 1 and both.h > 1 and lower.z == upper.z:
            names = f"{lower.label} / {upper.label}"
            findings.faults.append(_fault("targets overlap", names, both))


@dataclass(frozen=True, slots=True)
class GalleryPart:
    """The part of the gallery that is wanted: the whole unless less is named."""

    scenes: tuple[str, ...] = shots.SCENES
    themes: tuple[str, ...] = shots.THEMES
    sizes: tuple[tuple[int, int], ...] = SIZES
    scales: tuple[int, ...] = SCALES
    vision: Vision = Vision.USUAL

    def looks(self) -> Iterator[tuple[str, PictureLook]]:
        for scene, size, scale, theme in product(self.scenes, self.sizes, self.scales, self.themes):
            yield scene, PictureLook(size, theme, scale, self.vision)

    def __len__(self) -> int:
        return len(self.scenes) * len(self.themes) * len(self.sizes) * len(self.scales)


Progress = Callable[[int, int], None]


def holds_other_files(folder: Path) -> bool:
    """Whether a folder is neither a gallery nor empty. Raises OSError."""
    names = {PICTURES, *(path.name for path in folder.iterdir())}
    return len(names) > 1 and REPORT not in names


def make(
    folder: Path, part: GalleryPart, *, seed: str = "0", progress: Progress | None = None
) -> Any:
    """Write pictures, page and report; returns a summary of what was found.

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
    save_picture(picture_seen(picture, look.vision), folder / name)
    return {**entry, "file": name, **_plain(examine(shown))}


def _plain(findings: Findings) -> dict[str, Any]:
    worst = findings.worst
    return {
        "texts": len(findings.readings),
        "least_contrast": worst
        and {"text": worst.text, "contrast": worst.value, "needed": worst.needed},
        "faults": [asdict(fault) for fault in findings.faults],
    }


_STYLE = """
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
    """The gallery as one HTML page with no outside resources."""
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
