"""The theme of strong contrast and its switch: cards, colours and charts at 7 to 1, measured."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest
from pygame import Surface

from hearts_gui.config.settings import PALETTES, Settings
from hearts_gui.devtools import shots
from hearts_gui.devtools.colours import Vision, contrast
from hearts_gui.devtools.gallery import STRONG, Findings, examine
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.card_art import CardArt, CardLook, CardState
from hearts_gui.ui.draw.theme import THEMES, theme_named
from hearts_gui.ui.shell.build_context import look_of
from tests.kits.checks import too_faint
from tests.kits.colour_difference import difference

if TYPE_CHECKING:
    from hearts_gui.devtools.colours import Colours

STRONG_THEME = "contrast"
DICHROMACIES = (Vision.PROTAN, Vision.DEUTAN, Vision.TRITAN)
SUITS = "SHDC"
SPECIAL = ("JK", "JK'", "JK''", "0C", "0D", "W", "MOON", "7H'")


def pixels(picture: Surface) -> Colours:
    flat = Surface(picture.get_size()).convert()
    flat.blit(picture, (0, 0))
    return pygame.surfarray.array3d(flat).astype(np.float64)


def ground_and_ink(text: str, palette: str, state: CardState) -> tuple[Colours, Colours]:
    """The commonest colour of the corner with the index, and the commonest far from it."""
    art = CardArt(CardLook(palette=palette, strong=True))
    corner = pixels(art.face(text, 300, state=state))[12:60, 24:130].reshape(-1, 3)
    colours, counts = np.unique(corner, axis=0, return_counts=True)
    ground: Colours = colours[counts.argmax()]
    far = np.abs(colours - ground).sum(axis=1) > 150
    ink: Colours = colours[far][counts[far].argmax()]
    return ground, ink


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("state", [CardState.NORMAL, CardState.ILLEGAL])
def test_every_index_stands_out_from_its_card(palette: str, state: CardState) -> None:
    for suit in SUITS:
        for rank in "2Q":
            ground, ink = ground_and_ink(rank + suit, palette, state)
            assert float(contrast(ground, ink)) >= STRONG, (rank, suit)


@pytest.mark.parametrize("text", SPECIAL)
def test_jokers_and_other_special_cards_do_too(text: str) -> None:
    ground, ink = ground_and_ink(text, "two", CardState.NORMAL)
    assert float(contrast(ground, ink)) >= STRONG


def test_the_usual_inks_do_not_keep_that_promise() -> None:
    art = CardArt(CardLook())
    colours, counts = np.unique(
        pixels(art.face("2H", 300))[12:60, 24:130].reshape(-1, 3), axis=0, return_counts=True
    )
    ground = colours[counts.argmax()]
    far = np.abs(colours - ground).sum(axis=1) > 150
    assert float(contrast(ground, colours[far][counts[far].argmax()])) < STRONG


@pytest.mark.parametrize(("palette", "least"), [("safe", 34.0), ("four", 16.0)])
def test_the_strong_inks_of_the_suits_stay_as_far_apart(palette: str, least: float) -> None:
    inks = {suit: ground_and_ink(f"2{suit}", palette, CardState.NORMAL)[1] for suit in SUITS}
    for one, two in combinations(SUITS, 2):
        for vision in DICHROMACIES:
            assert float(difference(inks[one], inks[two], vision)) >= least, (one, two, vision)


def test_theme_and_switch_ask_for_strong_inks() -> None:
    assert look_of(Settings(), theme_named(STRONG_THEME)).strong
    for theme in THEMES:
        assert look_of(Settings(), theme_named(theme.key, high_contrast=True)).strong
    assert not look_of(Settings(), theme_named("card-room")).strong


def test_every_colour_of_the_theme_is_read_on_its_panels() -> None:
    theme = theme_named(STRONG_THEME)
    roles = {"text": theme.text, "text2": theme.text2, "accent": theme.accent, "ok": theme.ok,
             "heart": theme.heart}  # fmt: skip
    roles |= {f"line {n}": colour for n, colour in enumerate(theme.lines)}
    for name, colour in roles.items():
        for ground in (theme.solid_panel, *theme.felt):
            value = float(contrast(np.array(colour, float), np.array(ground, float)))
            assert value >= STRONG, (name, ground)
    for button in (theme.button_top, theme.button_bottom):
        assert contrast(np.array(theme.on_accent, float), np.array(button, float)) >= STRONG


def found_on(name: str, size: tuple[int, int], scale: int, prefs: Settings) -> Findings:
    look = shots.PictureLook(size, prefs.theme, scale)
    return examine(shots.opened(name, look, Rules(), "seed", prefs)[0])


@pytest.mark.slow
@pytest.mark.parametrize("name", shots.SCENES)
@pytest.mark.parametrize("theme", shots.THEMES)
def test_the_switch_keeps_that_promise_in_every_theme(name: str, theme: str) -> None:
    for size in ((1280, 720), (1920, 1080), (1024, 768), (820, 1460)):
        for scale in (75, 100, 200):
            prefs = Settings(theme=theme, high_contrast=True)
            assert too_faint(found_on(name, size, scale, prefs)) == [], (size, scale)


def test_signs_are_measured() -> None:
    """The measure can fail: on the usual cloth some sign has less than is promised here."""
    prefs = replace(Settings(), theme="parchment")
    result = found_on("daily", (1280, 720), 100, prefs)
    assert any(reading.sign for reading in result.readings)
