"""Every screen is opened once for each look, and everything is checked on it.

A look is a language, a window, a size of text and a theme. The pseudo-language is 40% longer than
English: a language to come finds the room it needs. The looks that README's command leaves out
are slow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame
import pytest
from pygame import Surface

from hearts_gui.devtools import shots
from hearts_gui.devtools.gallery import examine
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.shell.access import AccessNode
from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.widgets.button import Button
from hearts_gui.wording.language.choice import languages
from hearts_gui.wording.language.letters import PSEUDO_CODE as PSEUDO
from hearts_gui.wording.language.messages import ENGLISH, speak
from tests.kits.checks import (
    access_faults,
    cut_texts,
    drawn_outside,
    small_targets,
    switch_faults,
    too_faint,
)
from tests.kits.texts import boxes_for_letters, lines_drawn, wrong_signs
from tests.ui.conftest import MakeContext
from tests.ui.kit import blank

STRONG_THEME = "contrast"
PLAIN = ("menu", "new-game", "rules", "settings-table", "pass", "play", "scores", "help")
"""Screens with every kind of widget."""
LANGUAGES = (ENGLISH, "de", PSEUDO)
SIZES = ((1280, 720), (1920, 1080), (820, 1460), (1024, 768))
SCALES = (75, 100, 150, 200)
# Screens whose sentences and options depend on the rules.
OF_RULES = ("rules", "rules-page", "new-game")


@dataclass(frozen=True, slots=True)
class Look:
    """The settings with which every screen is opened."""

    language: str
    size: tuple[int, int]
    scale: int
    theme: str

    def __str__(self) -> str:
        return f"{self.language}-{self.size[0]}x{self.size[1]}-{self.scale}-{self.theme}"

    def open(self, name: str, rules: Rules | None = None) -> tuple[Scene, Surface]:
        """A screen at rest and its picture."""
        look = shots.PictureLook(self.size, self.theme, self.scale)
        return shots.opened(name, look, rules or Rules(), "seed")


QUICK = (
    Look("de", (1280, 720), 100, STRONG_THEME),
    Look("de", (1280, 720), 200, STRONG_THEME),
    Look(PSEUDO, (820, 1460), 150, "parchment"),
)
"""README's command opens each screen in two of these, the simple ones in all."""
ALL = [
    Look(code, size, scale, shots.THEMES[(at + turn) % len(shots.THEMES)])
    for turn, code in enumerate(LANGUAGES)
    for at, (size, scale) in enumerate((size, scale) for size in SIZES for scale in SCALES)
]  # fmt: skip
OTHERS = [
    Look(code, size, scale, shots.THEMES[(at + turn) % len(shots.THEMES)])
    for turn, code in enumerate(code for code in languages() if code not in LANGUAGES)
    for at, (size, scale) in enumerate((size, scale) for size in SIZES[:3] for scale in SCALES[1:])
]  # fmt: skip
"""Languages whose words are between those of English and of the pseudo-language."""


def shown(place: int) -> list[str]:
    """The screens that are opened in the quick look at this place."""
    left_out = set(tuple(shots.SCENES)[place :: len(QUICK)]) - set(PLAIN)
    return [name for name in shots.SCENES if name not in left_out]


LOOKS = [
    *(pytest.param(look, shown(at), id=str(look)) for at, look in enumerate(QUICK)),
    *(
        pytest.param(look, shots.SCENES, id=f"{look}-slow", marks=pytest.mark.slow)
        for look in (*ALL, *OTHERS)
    ),
]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak(ENGLISH)


def faults(name: str, scene: Scene, picture: Surface, look: Look) -> list[str]:
    """Return the faults that each check finds. Scrolling comes last: it moves what is measured."""
    findings = examine(scene)
    made: dict[str, Iterable[str]] = {
        "seen": [
            f"{fault.kind}: {fault.what} {fault.where} {fault.value}" for fault in findings.faults
        ],
        "read at all": [] if findings.readings else ["no text was measured"],
        "contrast": too_faint(findings) if look.theme == STRONG_THEME else [],
        "told": access_faults(scene),
        "small targets": small_targets(scene) if look.scale == 100 else [],
        "switches": switch_faults(scene),
        "drawn outside": drawn_outside(scene) if name in PLAIN and look == QUICK[1] else [],
        "empty": [] if varied(picture) else ["one colour"],
        "cut": sorted(cut_texts(scene, picture)),
        "glyphs": boxes_for_letters(lines := lines_drawn(scene, picture)),
        "signs": wrong_signs(lines),
    }
    return [f"{name}: {check}: {row}" for check, rows in made.items() for row in rows]


def varied(picture: Surface) -> bool:
    """Whether a picture shows anything."""
    wide, high = picture.get_size()
    points = ((x, y) for x in range(0, wide, 16) for y in range(0, high, 16))
    return len({tuple(picture.get_at(point)) for point in points}) > 50


@pytest.mark.parametrize(("look", "names"), LOOKS)
def test_every_screen_is_right(look: Look, names: Sequence[str]) -> None:
    speak(look.language)
    result = [line for name in names for line in faults(name, *look.open(name), look)]
    assert result == [], "\n".join(result)


def test_a_target_that_is_too_small_is_noticed(make_ctx: MakeContext) -> None:
    scene = blank(make_ctx((1280, 720)))
    scene.form.add(Button(scene.ctx, "Large", lambda: None, pygame.Rect(100, 100, 90, 56)))
    assert small_targets(scene) == []
    node = AccessNode("button", "Small", bounds=(0, 0, 20, 20), acts={"click": lambda _: None})
    scene.accessible = lambda: AccessNode("window", "All", children=(node,))  # type: ignore[method-assign]
    assert len(small_targets(scene)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("look", [look for look in ALL if look.scale != 75], ids=str)
def test_the_screens_of_rules_have_room_for_every_rule_set(look: Look) -> None:
    speak(look.language)
    result = {}
    for entry in all_presets():
        for name in OF_RULES:
            cut = cut_texts(*look.open(name, preset(entry.key)))
            if cut:
                result[entry.key, name] = cut
    assert result == {}
