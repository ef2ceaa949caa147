"""Checks that the texts and widgets of a screen fit and do not overlap."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from hearts_gui.ui.shell.context import Scene
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.form_scene import FormScene
from tests.kits.checks import labels_drawn


def drawn_texts(scene: Scene) -> list[tuple[str, Rect, Rect, bool]]:
    """Every label of the scene, scrolled through from top to bottom."""
    assert isinstance(scene, FormScene)
    return labels_drawn(scene, Surface(scene.ctx.metrics.size).convert())


def reachable(scene: FormScene) -> Iterator[Widget]:
    return (widget for widget in scene.form.widgets if widget.focusable and widget.visible)


def check_texts(scene: FormScene) -> None:
    texts = drawn_texts(scene)
    assert texts
    for text, ink, box, cut in texts:
        assert not cut, f"{text!r} is cut in {box}"
        assert ink.w <= box.w, f"{text!r} {ink} leaves {box}"
        assert ink.h <= box.h + 1, f"{text!r} {ink} leaves {box}"


def overlap(first: Widget, second: Widget) -> bool:
    """Whether two widgets meet; of widgets in different places only what is in view counts."""
    if first.viewport == second.viewport:
        return first.box.colliderect(second.box)
    boxes = [box.box if box.viewport is None else box.box.clip(box.viewport)
             for box in (first, second)]  # fmt: skip
    return boxes[0].colliderect(boxes[1])


def check_places(scene: FormScene) -> None:
    widgets = list(reachable(scene))
    metrics = scene.ctx.metrics
    window = metrics.window
    for widget in widgets:
        if widget.viewport is None:
            assert window.contains(widget.box), widget.label
        else:
            assert window.contains(widget.viewport)
            assert widget.viewport.x <= widget.box.x, widget.label
            assert widget.box.right <= widget.viewport.right, widget.label
    for index, first in enumerate(widgets):
        for second in widgets[index + 1 :]:
            assert not overlap(first, second), (first.label, second.label)
    shown = [
        widget for widget in widgets
        if widget.viewport is None or widget.viewport.contains(metrics.hit_rect(widget.box))
    ]  # fmt: skip
    assert all(min(widget.hit.size) >= 44 for widget in shown)
