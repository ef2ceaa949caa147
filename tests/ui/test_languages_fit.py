"""No text is cut in any language, on any screen, scrolled from top to bottom.

The pseudo-language is 40 % longer than English: a language to come finds the room it needs.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Rect, Surface

from hearts_gui.devtools import shots
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Scene
from hearts_gui.wording.language.catalogue import ENGLISH
from hearts_gui.wording.language.messages import speak
from hearts_gui.wording.language.pseudo import CODE as PSEUDO

LANGUAGES = (ENGLISH, "de", PSEUDO)
SIZES = ((1280, 720), (1920, 1080), (820, 1460))
SCALES = (100, 150, 200)
QUICK = {((1280, 720), 100), ((1280, 720), 200), ((820, 1460), 150)}
LOOKS = [
    pytest.param(size, scale, id=f"{size[0]}x{size[1]}-{scale}",
                 marks=() if (size, scale) in QUICK else pytest.mark.slow)
    for size in SIZES for scale in SCALES
]  # fmt: skip
# Screens whose sentences and options depend on the rules.
OF_RULES = ("rules", "rules-page", "new-game")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak(ENGLISH)


def cut_texts(scene: Scene, picture: Surface) -> set[str]:
    """What is not whole, wherever one scrolls."""
    found: set[str] = set()

    def note(text: str, _ink: Rect, _box: Rect, cut: bool) -> None:
        if cut:
            found.add(text)

    scene.ctx.painter.probe = note
    scene.stage.invalidate()
    scene.render(picture)
    for area in scene.form.areas if isinstance(scene, FormScene) else ():
        for place in [*range(0, area.most, max(1, area.box.h // 2)), area.most]:
            area.scroll(place, at_once=True)
            scene.stage.invalidate()
            scene.render(picture)
    scene.ctx.painter.probe = None
    return found


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_screen_has_room_for_its_texts(code: str, size: tuple[int, int], scale: int) -> None:
    speak(code)
    look = shots.PictureLook(size, ui_scale=scale)
    found = {}
    for name in shots.SCENES:
        cut = cut_texts(*shots.opened(name, look, Rules(), "seed"))
        if cut:
            found[name] = cut
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_screens_of_rules_have_room_for_every_rule_set(
    code: str, size: tuple[int, int], scale: int
) -> None:
    speak(code)
    look = shots.PictureLook(size, ui_scale=scale)
    found = {}
    for entry in all_presets():
        for name in OF_RULES:
            cut = cut_texts(*shots.opened(name, look, preset(entry.key), "seed"))
            if cut:
                found[entry.key, name] = cut
    assert found == {}
