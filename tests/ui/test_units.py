"""The design unit follows the window and the user's scale; text and hits keep their minimum."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from hearts_gui.ui.draw.theme import MIN_TEXT, SMALL_TEXT, UI_SCALES, Metrics, Shape, shape_of

sizes = st.tuples(st.integers(800, 8000), st.integers(600, 5000))


@pytest.mark.parametrize(
    ("size", "shape", "unit"),
    [
        ((1600, 900), Shape.LANDSCAPE, 1.0),
        ((1920, 1080), Shape.LANDSCAPE, 1.2),
        ((3840, 2160), Shape.LANDSCAPE, 2.4),
        ((1024, 768), Shape.CLASSIC, 1024 / 1440),
        ((820, 1460), Shape.PORTRAIT, 1.0),
        ((800, 600), Shape.CLASSIC, 800 / 1440),
        ((3440, 1440), Shape.LANDSCAPE, 1.6),
    ],
)
def test_reference_sizes(size: tuple[int, int], shape: Shape, unit: float) -> None:
    metrics = Metrics(*size)
    assert metrics.shape is shape
    assert metrics.u == pytest.approx(unit)


def test_shape_borders() -> None:
    assert shape_of(150, 100) is Shape.LANDSCAPE
    assert shape_of(149, 100) is Shape.CLASSIC
    assert shape_of(105, 100) is Shape.CLASSIC
    assert shape_of(104, 100) is Shape.PORTRAIT


@given(sizes, st.sampled_from(UI_SCALES))
def test_limits_hold_for_every_window(size: tuple[int, int], scale: int) -> None:
    metrics = Metrics(*size, scale)
    assert 0.5 <= metrics.base_u <= 3.0
    # No smaller than it takes for the least text, if not the window itself is smaller.
    least = min(metrics.base_u, MIN_TEXT / SMALL_TEXT)
    assert metrics.u == pytest.approx(max(least, metrics.base_u * scale / 100))
    assert Metrics(1024, 768, 75).u == pytest.approx(2 / 3)
    assert metrics.text(13) >= MIN_TEXT
    assert metrics.window.contains(metrics.stage)
    assert metrics.stage.w <= 2 * metrics.stage.h
    assert metrics.stage.center == pytest.approx(metrics.window.center, abs=1)


@given(sizes, st.integers(1, 300), st.integers(1, 300))
def test_hit_rectangles_are_large_enough_and_keep_the_centre(
    size: tuple[int, int], wide: int, high: int
) -> None:
    metrics = Metrics(*size)
    box = Rect(100, 100, wide, high)
    hit = metrics.hit_rect(box)
    assert hit.contains(box)
    assert min(hit.size) >= (56 if metrics.shape is Shape.PORTRAIT else 44)
    assert hit.center == pytest.approx(box.center, abs=1)
