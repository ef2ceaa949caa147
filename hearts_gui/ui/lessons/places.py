"""Where the parts of a lesson lie: the path, the goal, the table; a function of the window."""

from dataclasses import dataclass

from pygame import Rect

from hearts_gui.ui.draw.theme import Metrics, Shape

EDGE, GOAL, GAP, RIM = 44, 120, 24, 30
BUTTON, AROUND, BESIDE = 50, 8, 6
"""The height of the buttons under the path, and what is left free around and between the two."""

DISC_LINES = 2
"""In an upright window."""


@dataclass(frozen=True, slots=True)
class LessonPlaces:
    """The parts in window pixels; `row` says that the path is two lines of discs."""

    path: Rect
    goal: Rect
    table: Rect
    row: bool


def lesson_places(metrics: Metrics) -> LessonPlaces:
    """Path at the left, or in an upright window discs under the goal."""
    window, u = metrics.window, metrics.base_u
    grown = min(1.3, max(1.0, metrics.ui_scale / 100))
    if metrics.shape is Shape.PORTRAIT:
        gap, edge = round(14 * u), round(38 * u)
        goal = Rect(edge, edge, window.w - 2 * edge, round(136 * u * grown))
        discs = DISC_LINES * metrics.hit
        height = discs + buttons_high(metrics) + metrics.px(2 * AROUND + BESIDE)
        path = Rect(edge, goal.bottom + gap, goal.w, height)
        table = _below(window, 0, path.bottom, window.right, round(RIM * u))
        return LessonPlaces(path, goal, table, row=True)
    stage = metrics.stage
    edge = round(min(EDGE * u, 0.0275 * stage.w))
    share = 0.225 if metrics.shape is Shape.LANDSCAPE else 0.25
    width = round(min(stage.w * share * grown, stage.w * 0.32))
    path = Rect(stage.x + edge, stage.y + edge, width, stage.h - 2 * edge)
    left = path.right + round(GAP * u)
    goal = Rect(left, path.y, stage.right - edge - left, round(GOAL * u * grown))
    table = _below(stage, left, goal.bottom, goal.right, round(RIM * u))
    return LessonPlaces(path, goal, table, row=False)


def buttons_high(metrics: Metrics) -> int:
    """The height of the buttons under the path."""
    return max(metrics.hit, metrics.px(BUTTON))


def _below(stage: Rect, x: int, y: int, right: int, rim: int) -> Rect:
    """What is left under `y`; the hand keeps off the rim of the table."""
    return Rect(x, y, right - x, stage.bottom - y - rim)
