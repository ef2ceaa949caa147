"""Helpers for tests of scenes and widgets: clicking, typing, letting time pass."""

import zlib

import numpy as np
import pygame
from pygame import Surface

from hearts_gui.engine.cards import Card
from hearts_gui.ui.draw.felt import FeltStore
from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerMove, PointerUp
from hearts_gui.ui.shell.listening import spoken
from hearts_gui.ui.widgets.accessible import widget_node
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.form import Form
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.language.patterns import card_arguments


class Plain(FormScene):
    """An empty screen that tests fill with widgets."""


def blank(ctx: Context) -> Plain:
    """An empty screen on top of the stack."""
    scene = Plain(ctx)
    ctx.scenes.push(scene)
    return scene


def refine(felt: FeltStore) -> None:
    """Refine all cloths now."""
    while felt.pending:
        felt.step(1000.0)


class Pixels:
    """The pixels of a surface; two that differ are told apart by a place.

    For bytes that differ pytest writes a comparison of all of them, which takes minutes.
    """

    def __init__(self, surface: Surface) -> None:
        self.size = surface.get_size()
        self.rgba = pygame.image.tobytes(surface, "RGBA")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pixels) and (self.size, self.rgba) == (other.size, other.rgba)

    def __hash__(self) -> int:
        return hash((self.size, self.rgba))

    def __repr__(self) -> str:
        return f"Pixels {self.size[0]}x{self.size[1]} {zlib.crc32(self.rgba):08x}"

    def off(self, other: "Pixels") -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
        """The greatest difference of a channel in each pixel of two pictures of one size."""
        shape = (self.size[1], self.size[0], 4)
        one, two = (
            np.frombuffer(each.rgba, np.uint8).reshape(shape).astype(np.int16)
            for each in (self, other)
        )
        largest: np.ndarray[tuple[int, int], np.dtype[np.int16]] = np.abs(one - two).max(axis=2)
        return largest

    def apart(self, other: "Pixels") -> str:
        """Where two pictures differ."""
        if self.size != other.size:
            return "they have two sizes"
        rows, columns = np.nonzero(self.off(other))
        return (
            f"{len(rows)} pixels differ, x {columns.min()}-{columns.max()},"
            f" y {rows.min()}-{rows.max()}"
        )


def picture(scene: Scene) -> Pixels:
    """The whole scene as it looks now."""
    surface = Surface(scene.ctx.metrics.size).convert()
    scene.stage.invalidate()
    scene.render(surface)
    return Pixels(surface)


def click(form: Form, where: Widget | tuple[int, int]) -> None:
    """Scroll there if need be, move there, press and release."""
    if isinstance(where, Widget):
        for area in form.areas:
            if where in area.items:
                area.reveal(where.base_box)
                area.finish()
    pos = where.hit.center if isinstance(where, Widget) else where
    form.handle(PointerMove(pos))
    form.handle(PointerDown(pos))
    form.handle(PointerUp(pos))


def press(target: Form | Scene, *keys: int, mods: int = 0) -> None:
    """Press keys one after the other."""
    for key in keys:
        target.handle(KeyDown(key, mods))


def named(form: Form, label: str) -> Widget:
    """The reachable widget with this label."""
    widgets = [widget for widget in form.widgets if widget.label == label and widget.focusable]
    assert len(widgets) == 1, f"{label}: {len(widgets)} widgets"
    return widgets[0]


def card_name(card: Card) -> str:
    """A card without an article: queen of spades; a second pack's copy has the same name."""
    return say("card", **card_arguments(card))


def speech(widget: Widget) -> str:
    """A widget as the game's voice speaks it."""
    return spoken(widget_node(widget, Form(widget.ctx, Stage(Surface((1, 1))))))
