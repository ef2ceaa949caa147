"""What every screen writes: real glyphs, ellipses, minus signs; whole letters in their places."""

from __future__ import annotations

import re
from functools import cache

import pygame
import pytest
from pygame import Surface

from hearts_gui.config import paths
from hearts_gui.devtools import shots
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.font_files import has_glyph
from hearts_gui.ui.draw.fonts import FAMILIES, Face, Fonts, Type
from hearts_gui.ui.draw.painter import Ink
from hearts_gui.ui.draw.stage import BaseNode
from hearts_gui.ui.shell.context import Scene
from tests.ui.kit import blank
from tests.ui.test_gallery import MAIN

FILES = sorted({name for faces in FAMILIES.values() for name in faces.values()})
NUMBERS = (Face.SEMIBOLD, Face.BOLD, Face.NUMERAL)
STANDARD = Rules()
MAGENTA = (255, 0, 255)


@cache
def texts_of(name: str, rules: Rules = STANDARD) -> tuple[str, ...]:
    """Every line that a screen draws."""
    scene, picture = shots.opened(name, shots.PictureLook((1280, 720)), rules, "seed")
    found: list[str] = []

    def note(surface: Surface, ink: Ink) -> bool:
        found.append(ink.text)
        return True

    scene.ctx.painter.ink_probe = note
    scene.stage.invalidate()
    scene.render(picture)
    return tuple(found)


def unwritable(text: str, family: str) -> set[str]:
    """The characters that neither the typeface nor the second font has."""
    files = {*FAMILIES[family].values(), "DejaVuSans.ttf"}
    fonts = [paths.asset("fonts", name) for name in files]
    return {char for char in text if not any(has_glyph(font, char) for font in fonts)}


@pytest.mark.parametrize("name", shots.SCENES)
def test_every_character_has_a_glyph_and_signs_are_real(name: str) -> None:
    assert texts_of(name)
    for text in texts_of(name):
        for family in FAMILIES:
            assert unwritable(text, family) == set(), text
        assert "..." not in text
        assert not re.search(r"(^|[\s(])-\d", text), f"{text!r} has a hyphen for a minus"
        assert not re.search(r"\d ?x ?\d+\b(?!_)", text), (
            f"{text!r} has an x for a multiplication sign"
        )


def test_a_missing_glyph_is_noticed() -> None:
    assert unwritable("Hearts 日", "inter") == {"日"}
    assert unwritable("−26 … é Ω я 5 × 3", "inter") == set()


@pytest.mark.parametrize("family", sorted(FAMILIES))
@pytest.mark.parametrize("face", NUMBERS)
def test_numbers_stand_in_columns(family: str, face: Face) -> None:
    fonts = Fonts(family)
    for px in (12, 17, 28, 38, 90):
        kind = Type(face, px)
        assert len({fonts.width(kind, digit * 3) for digit in "0123456789"}) == 1
        if family == "inter" and face is Face.NUMERAL:
            assert fonts.width(kind, "+26") == fonts.width(kind, "−26")


@pytest.mark.parametrize("family", sorted(FAMILIES))
@pytest.mark.parametrize("face", list(Face))
def test_no_descender_or_accent_is_cut_by_its_own_picture(family: str, face: Face) -> None:
    fonts = Fonts(family)
    for px in (12, 17, 26, 44):
        text = "Ågjpqy(Ç"
        small, large = (
            fonts.render(Type(face, size), text, (255, 255, 255)).get_bounding_rect()
            for size in (px, px * 8)
        )
        assert abs(small.h - large.h / 8) <= 2


def outside(scene: Scene) -> list[str]:
    """The nodes that draw beyond the place which they ask to be repainted."""
    found = []
    for node in scene.stage.nodes:
        if not node.visible:
            continue
        surface = Surface(scene.ctx.metrics.size).convert()
        surface.fill(MAGENTA)
        surface.set_clip(node.viewport)
        node.draw(surface, surface.get_rect())
        surface.set_clip(None)
        surface.fill(MAGENTA, node.rect)
        clean = pygame.mask.from_threshold(surface, MAGENTA, (9, 9, 9, 255))
        if clean.count() < surface.get_width() * surface.get_height():
            found.append(f"{type(node).__name__} {getattr(node, 'label', '')}")
    return found


@pytest.mark.parametrize("name", MAIN)
def test_nothing_is_drawn_where_it_would_not_be_repainted(name: str) -> None:
    """So a letter's tail is neither cut nor left behind."""
    assert (
        outside(
            shots.opened(name, shots.PictureLook((800, 600), "parchment", 150), Rules(), "seed")[0]
        )
        == []
    )


def test_a_node_that_draws_too_far_is_noticed() -> None:
    scene, _ = shots.opened("menu", shots.PictureLook((800, 600)), Rules(), "seed")

    class Far(BaseNode):
        def draw(self, surface: Surface, clip: pygame.Rect) -> None:
            surface.fill((0, 0, 0), self.rect.inflate(0, 4))

    empty = blank(scene.ctx)
    empty.stage.add(Far(pygame.Rect(100, 100, 50, 20)))
    assert len(outside(empty)) == 1
