"""Where the parts of the review lie: table, strip and panel; a pure function of the window."""

from dataclasses import dataclass

from pygame import Rect

from hearts_gui.ui.draw.units import Metrics, Shape

EDGE, STRIP = 44, 92
GAP = 16
RIM = 38
"""What an upright window keeps clear of the rail."""
FRAME = 18
"""How far the table keeps from the window's edge, so that no plate lies on the frame."""


@dataclass(frozen=True, slots=True)
class ReviewPlaces:
    """The parts in window pixels; `rows` is how many lines the strip has."""

    table: Rect
    strip: Rect
    panel: Rect
    rows: int


def review_places(metrics: Metrics, *, has_strip: bool = True) -> ReviewPlaces:
    """Side by side, or in an upright window one below the other.

    There the panel has the room of the strip as well where nothing is in it.
    """
    window, u = metrics.window, metrics.base_u
    gap, inset = round(GAP * u), round(FRAME * u)
    if metrics.shape is Shape.PORTRAIT:
        inset //= 2  # an upright window has no more room to give away
        table = Rect(inset, 0, window.w - 2 * inset, round(window.h * 0.47))
        edge = round(RIM * u)
        strip = Rect(edge, table.bottom, window.w - 2 * edge, max(2 * 48, round(2 * 62 * u)))
        panel = Rect(edge, strip.bottom + gap if has_strip else strip.y, strip.w, 0)
        panel.h = window.h - edge - panel.y
        return ReviewPlaces(table, strip, panel, 2)
    edge = round(EDGE * u)
    share = 0.265 if metrics.shape is Shape.LANDSCAPE else 0.27
    grown = min(1.35, max(1.0, metrics.ui_scale / 100))
    width = round(min(metrics.stage.w * share * grown, metrics.stage.w * 0.36))
    panel = Rect(window.right - edge - width, edge, width, window.h - 2 * edge)
    height = max(60, round(STRIP * u))
    strip = Rect(edge, window.h - edge - height, panel.x - 2 * edge + gap, height)
    table = Rect(inset, 0, panel.x - gap // 2 - inset, strip.y - gap)
    return ReviewPlaces(table, strip, panel, 1)
