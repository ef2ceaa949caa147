"""A widget by itself, in a place."""

from __future__ import annotations

from typing import TypeVar

from pygame import Rect

from hearts_gui.ui.widgets.base import Widget

W = TypeVar("W", bound=Widget)


def placed(box: Rect, widget: W) -> W:
    """The widget in this box."""
    widget.move_to(box)
    return widget
