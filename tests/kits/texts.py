"""The texts of a screen: its lines, and the characters in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from pygame import Surface

from hearts_gui.devtools import shots
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.fonts import FAMILIES, Face, Fonts, has_glyph
from hearts_gui.ui.draw.painter import Ink
from hearts_gui.ui.shell.context import Scene

STANDARD = Rules()
FALSE_SIGNS = {
    r"\.\.\.": "three dots for an ellipsis",
    r"(^|[\s(])-\d": "a hyphen for a minus",
    r"\d ?x ?\d+\b(?!_)": "an x for a multiplication sign",
}


def lines_drawn(scene: Scene, picture: Surface) -> tuple[str, ...]:
    """Every line that a scene draws without scrolling, icons and suits included."""
    lines: list[str] = []

    def note(_: Surface, ink: Ink) -> bool:
        lines.append(ink.text)
        return True

    scene.ctx.painter.ink_probe = note
    scene.stage.invalidate()
    scene.render(picture)
    scene.ctx.painter.ink_probe = None
    return tuple(lines)


@cache
def texts_of(name: str, rules: Rules = STANDARD) -> tuple[str, ...]:
    """Every line that a screen draws under these rules, in English."""
    return lines_drawn(*shots.opened(name, shots.PictureLook((1280, 720)), rules, "seed"))


def wrong_signs(texts: Iterable[str]) -> list[str]:
    """The texts with a character for a sign that looks only like it."""
    return [
        f"{text!r}: {wrong}"
        for text in texts
        for pattern, wrong in FALSE_SIGNS.items()
        if re.search(pattern, text)
    ]


def unwritable(text: str, family: str) -> set[str]:
    """The characters that no font of the game has beside the typeface."""
    files = {name for face in Face for name in Fonts(family).candidates(face)}
    return {char for char in text if not any(has_glyph(name, char) for name in files)}


def boxes_for_letters(texts: Iterable[str]) -> Iterator[str]:
    """The characters for which a typeface of the game has no glyph."""
    characters = "".join(sorted(set("".join(texts))))
    for family in FAMILIES:
        for char in sorted(unwritable(characters, family)):
            yield f"{char!r} has no glyph in {family}"
