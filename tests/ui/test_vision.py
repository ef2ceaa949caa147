"""Suits and card states stay apart in grey and for people with other colour vision, measured."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui import cli
from hearts_gui.devtools import shots
from hearts_gui.devtools.colours import Vision, as_seen, contrast
from hearts_gui.engine.message import message
from hearts_gui.engine.play.legal import Verdict
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.card_art import CardArt, CardLook, CardState
from hearts_gui.ui.draw.theme import THEMES, Theme
from hearts_gui.ui.table.nodes.panels import Giver
from hearts_gui.ui.table.scene import TableScene
from tests.kits.colour_difference import difference, lab

if TYPE_CHECKING:
    from hearts_gui.devtools.colours import Colours

DICHROMACIES = (Vision.PROTAN, Vision.DEUTAN, Vision.TRITAN)
SUITS = "SHDC"
IVORY = np.array([255.0, 253.0, 248.0])
# The design's promises: colours of the safe set, and of the plain four-colour set.
SAFE, PLAIN_FOUR = 34.0, 16.0
PLAINLY_OTHER = 20.0


def values(picture: Surface) -> Colours:
    flat = Surface(picture.get_size()).convert()
    flat.fill((255, 253, 248))
    flat.blit(picture, (0, 0))
    return pygame.surfarray.array3d(flat).astype(np.float64)


@cache
def ink_of(palette: str, suit: str) -> Colours:
    """The colour in which a suit is really drawn: the commonest one of its six that is not face."""
    pixels = values(CardArt(CardLook(palette=palette)).face(f"6{suit}", 200)).reshape(-1, 3)
    dark = pixels[np.abs(pixels - IVORY).sum(axis=1) > 150]
    colours, counts = np.unique(dark, axis=0, return_counts=True)
    commonest: Colours = colours[counts.argmax()]
    return commonest


# -- the arithmetic


def test_white_grey_and_black_are_seen_alike_by_everyone() -> None:
    for level in (0, 100, 255):
        plain = np.array([level] * 3, dtype=float)
        for vision in Vision:
            assert np.abs(as_seen(plain, vision) - plain).max() < 1.0


@pytest.mark.parametrize(
    ("vision", "red"),
    [(Vision.PROTAN, (109, 95, 0)), (Vision.DEUTAN, (163, 144, 0)), (Vision.TRITAN, (255, 0, 15))],
)
def test_pure_red_is_seen_as_published(vision: Vision, red: tuple[int, ...]) -> None:
    assert np.abs(as_seen(np.array([255.0, 0, 0]), vision) - np.array(red)).max() <= 1.0


def test_red_and_green_come_near_each_other_for_dichromats_only() -> None:
    red, green = np.array([200.0, 60, 40]), np.array([110.0, 120, 30])
    usual = float(difference(red, green))
    assert float(difference(red, green, Vision.DEUTAN)) < usual / 2


def test_lab_contrast_and_difference_are_those_of_the_standards() -> None:
    assert lab(np.array([255.0, 255, 255])) == pytest.approx([100, 0, 0], abs=0.05)
    assert lab(np.array([255.0, 0, 0])) == pytest.approx([53.24, 80.09, 67.20], abs=0.05)
    assert float(contrast(np.zeros(3), np.full(3, 255.0))) == pytest.approx(21)
    assert float(difference(np.zeros(3), np.full(3, 255.0))) == pytest.approx(100, abs=0.1)


# -- suits


@pytest.mark.parametrize("vision", DICHROMACIES)
def test_every_two_suits_of_the_safe_colours_are_far_apart(vision: Vision) -> None:
    inks = {suit: ink_of("safe", suit) for suit in SUITS}
    for one, two in combinations(SUITS, 2):
        assert float(difference(inks[one], inks[two], vision)) >= SAFE, (one, two)


@pytest.mark.parametrize("vision", [Vision.USUAL, *DICHROMACIES])
def test_four_colours_are_four_for_everyone(vision: Vision) -> None:
    inks = {suit: ink_of("four", suit) for suit in SUITS}
    for one, two in combinations(SUITS, 2):
        assert float(difference(inks[one], inks[two], vision)) >= PLAIN_FOUR, (one, two)


def test_the_plain_four_colours_do_not_keep_the_safe_ones_promise() -> None:
    """The safe set does its work, and the measure can fail."""
    worst = min(
        float(difference(ink_of("four", one), ink_of("four", two), vision))
        for one, two in combinations(SUITS, 2)
        for vision in DICHROMACIES
    )
    assert worst < SAFE


@pytest.mark.parametrize("palette", ["two", "four", "safe"])
@pytest.mark.parametrize("vision", list(Vision))
def test_every_suit_stands_out_from_the_face(palette: str, vision: Vision) -> None:
    for suit in SUITS:
        ink = as_seen(ink_of(palette, suit), vision)
        assert float(contrast(ink, as_seen(IVORY, vision))) >= 3.0, suit


def corner(palette: str, suit: str, width: int, state: CardState) -> Colours:
    """The part of a fan that shows the suit of a card: its left edge, under the rank."""
    picture = values(CardArt(CardLook(palette=palette)).face(f"7{suit}", width, state=state))
    return picture[
        round(width * 0.03) : round(width * 0.32), round(width * 0.25) : round(width * 0.65)
    ]


@pytest.mark.parametrize("palette", ["two", "four", "safe"])
@pytest.mark.parametrize("width", [48, 64, 96, 200])
@pytest.mark.parametrize("state", [CardState.NORMAL, CardState.ILLEGAL])
def test_the_edge_of_a_card_tells_its_suit_without_any_colour(
    palette: str, width: int, state: CardState
) -> None:
    corners = {suit: corner(palette, suit, width, state) for suit in SUITS}
    for one, two in combinations(SUITS, 2):
        apart = difference(corners[one], corners[two], Vision.GREY)
        inked = difference(corners[one], corners[one].max(axis=(0, 1)), Vision.GREY) > PLAINLY_OTHER
        assert (apart > PLAINLY_OTHER).sum() >= 0.12 * inked.sum(), (one, two)


# -- states


def state_pictures(theme: str) -> dict[str, Colours]:
    """One card of the hand in every state, with the room around it."""
    scene, picture = shots.opened("play", shots.PictureLook((1280, 720), theme), Rules(), "seed")
    assert isinstance(scene, TableScene)
    top = scene.state.tabletop
    assert top is not None
    hand = top.handling
    model = top.model
    card = model.hand[3]
    pose = top.targets()[card].pose
    around = Rect(0, 0, round(pose.width), round(pose.height) + 120)
    around.center = (round(pose.x), round(pose.y) - 40)
    other = tuple((c, Verdict.FOLLOW_SUIT if c is card else v) for c, v in model.verdicts)
    pictures = {}
    for name, shown in {
        "legal": model, "illegal": replace(model, verdicts=other), "hovered": model,
        "chosen": model, "received": replace(model, received=(card,)), "hinted": model,
    }.items():  # fmt: skip
        hand.forget()
        hand.hovered = card if name == "hovered" else None
        hand.selected[:] = [card] if name == "chosen" else []
        hand.hints = (card,) if name == "hinted" else ()
        hand.seen_received = False
        hand.givers = {card: Giver(message("table-from-name", name="Mira"), "Mira", "mira")}
        top.settle(shown)
        scene.stage.invalidate()
        scene.render(picture)
        pictures[name] = pygame.surfarray.array3d(
            picture.subsurface(around.clip(picture.get_rect()))
        )
    return {name: pixels.astype(np.float64) for name, pixels in pictures.items()}


def too_near(pictures: dict[str, Colours], share: float) -> Iterator[tuple[str, str, Vision]]:
    """Pairs of pictures that differ plainly in no more than this share, and the vision
    concerned."""
    for vision in Vision:
        labs = {name: lab(as_seen(picture, vision)) for name, picture in pictures.items()}
        for one, two in combinations(labs, 2):
            apart = np.linalg.norm(labs[one] - labs[two], axis=-1)
            if (apart > PLAINLY_OTHER).mean() <= share:
                yield one, two, vision


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_the_states_of_a_card_stay_apart_for_everyone(theme: Theme) -> None:
    pictures = state_pictures(theme.key)
    assert len(pictures) == 6
    assert [*too_near(pictures, 0.008)] == []


def passing_pictures(theme: str) -> dict[str, Colours]:
    """One card of a hand to pass from: plain, at the keyboard's mark, chosen, and both."""
    scene, picture = shots.opened("pass", shots.PictureLook((1280, 720), theme), Rules(), "seed")
    assert isinstance(scene, TableScene)
    top, hand = scene.state.tabletop, scene.state.handling
    card = top.model.hand[6]
    pose = top.targets()[card].pose
    around = Rect(0, 0, round(pose.width), round(pose.height) + 120)
    around.center = (round(pose.x), round(pose.y) - 40)
    pictures = {}
    for name, (cursor, chosen) in {
        "plain": (False, False), "focused": (True, False), "chosen": (False, True),
        "focused and chosen": (True, True),
    }.items():  # fmt: skip
        hand.forget()
        hand.cursor = card if cursor else None
        hand.selected[:] = [card] if chosen else []
        top.settle(top.model)
        scene.stage.invalidate()
        scene.render(picture)
        pictures[name] = pygame.surfarray.array3d(
            picture.subsurface(around.clip(picture.get_rect()))
        )
    return {name: pixels.astype(np.float64) for name, pixels in pictures.items()}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_passing_by_keyboard_shows_where_the_keys_are_and_what_is_chosen(theme: Theme) -> None:
    assert [*too_near(passing_pictures(theme.key), 0.03)] == []


@pytest.mark.parametrize("palette", ["two", "four", "safe"])
@pytest.mark.parametrize("vision", list(Vision))
def test_a_card_that_may_not_be_played_is_plainly_darker(palette: str, vision: Vision) -> None:
    art = CardArt(CardLook(palette=palette))
    plain, dark = (values(art.face("2H", 200, state=state))[150, 60]
                   for state in (CardState.NORMAL, CardState.ILLEGAL))  # fmt: skip
    # The place tells as well: what may be played stands higher by a sixth of a card.
    assert float(difference(plain, dark, vision)) >= 10.0


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
@pytest.mark.parametrize("vision", list(Vision))
def test_the_gold_edge_stands_out_from_cloth_and_card(theme: Theme, vision: Vision) -> None:
    gold = np.array(theme.accent, dtype=float)
    for ground in (*theme.felt, IVORY):
        assert float(difference(gold, np.array(ground, dtype=float), vision)) >= 15.0


def test_a_picture_is_written_as_someone_else_sees_it(tmp_path: Path) -> None:
    for vision in ("usual", "grey", "deutan"):
        words = ["play", str(tmp_path / f"{vision}.png"), "--size", "800x600", "--vision", vision]
        assert cli.main(["screenshot", *words]) == 0
    usual, grey, deutan = (
        pygame.surfarray.array3d(pygame.image.load(tmp_path / f"{vision}.png")).astype(float)
        for vision in ("usual", "grey", "deutan")
    )
    assert (grey.max(axis=2) == grey.min(axis=2)).all()
    assert np.abs(deutan - np.rint(as_seen(usual, Vision.DEUTAN))).max() <= 1
    assert np.abs(deutan - usual).max() > 50
