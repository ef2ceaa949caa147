"""Deals of a kind and positions for pictures and tests."""

from collections.abc import Callable

from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.positions.conditions import read_kind
from hearts_gui.session.positions.drawing import draw
from hearts_gui.session.puzzles.laid import LaidDeal
from hearts_gui.ui.positions.acts import Judge, PositionActs
from hearts_gui.ui.positions.editor import EditorScene
from hearts_gui.ui.positions.kinds import KindScene
from hearts_gui.ui.shell.context import Context, Scene


def sample_acts() -> PositionActs:
    """Leads nowhere; the coach never answers."""

    def judge(laid: LaidDeal) -> tuple[Judge, Callable[[], None]]:
        del laid
        return (lambda: None), (lambda: None)

    return PositionActs(lambda ctx, _: Scene(ctx), judge)


def kind_scene(ctx: Context) -> Scene:
    """A deal of the first kind."""
    return KindScene(ctx, preset("standard"), sample_acts(), seed=lambda: "picture")


def editor_scene(ctx: Context) -> Scene:
    """A whole deal of which one card was taken back."""
    laid = draw(preset("standard"), read_kind("pass none"), "picture")
    short = LaidDeal(laid.token, 0, (laid.hands[0][1:], *laid.hands[1:]))
    return EditorScene(ctx, preset("standard"), sample_acts(), short)
