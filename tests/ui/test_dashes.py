"""Dashed lines have the wanted lengths and are the same every time."""

import itertools
import math
import re

import pygame
import pytest

from hearts_gui.ui.draw.card_art import CardArt
from hearts_gui.ui.draw.shapes import dashes, rounded_outline


def lengths(path: str) -> list[float]:
    result = []
    for piece in re.findall(r"M([^M]+)", path):
        points = [tuple(map(float, pair.split())) for pair in piece.split("L")]
        result.append(sum(math.dist(a, b) for a, b in itertools.pairwise(points)))
    return result


def test_a_straight_line_is_cut_into_dashes_and_gaps() -> None:
    assert dashes([(0, 0), (10, 0)], 4, 2) == "M0.00 0.00L4.00 0.00M6.00 0.00L10.00 0.00"


def test_a_dash_goes_round_a_corner() -> None:
    assert dashes([(0, 0), (3, 0), (3, 9)], 5, 20) == "M0.00 0.00L3.00 0.00L3.00 2.00"


@pytest.mark.parametrize("radius", [1, 31, 100])
def test_every_dash_of_a_box_is_as_long_as_wanted(radius: float) -> None:
    outline = rounded_outline(5, 5, 490, 690, radius)
    assert outline[0] == pytest.approx(outline[-1])
    result = lengths(dashes(outline, 26, 18))
    assert all(length == pytest.approx(26, abs=0.05) for length in result[:-1])
    around = 2 * (490 + 690) - 8 * radius + 2 * math.pi * radius
    assert len(result) == math.ceil(around / 44 - 1e-6) or len(result) == math.floor(around / 44)


def test_the_empty_place_of_a_card_looks_the_same_every_time() -> None:
    pictures = set()
    for width in range(60):
        CardArt().face("QS", 60 + width)  # other shapes leave other numbers behind in memory
        slot = CardArt().outlines.slot(102, 0.0, (244, 203, 114), 2.0)
        pictures.add(pygame.image.tobytes(slot, "RGBA"))
    assert len(pictures) == 1
