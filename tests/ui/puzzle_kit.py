"""Helpers for the puzzle screen: letting time pass, waiting for its answer, clicking a card."""

from pygame import Surface

from hearts_gui.engine.cards import Card
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.shell.input import PointerDown

SIZE = (1280, 720)


def frame(scene: PuzzleScene) -> None:
    scene.update(16)
    scene.render(Surface(SIZE).convert())


def counted(scene: PuzzleScene) -> None:
    assert scene.run is not None
    scene.run.search.wait()
    scene.update(16)
    frame(scene)


def run_of(scene: PuzzleScene) -> PuzzleRun:
    assert scene.run is not None
    return scene.run


def right_and_wrong(scene: PuzzleScene) -> tuple[Card, Card]:
    answered = run_of(scene).outcome
    assert answered is not None
    return answered.right[0], answered.rival


def point(scene: PuzzleScene, card: Card) -> None:
    """Click on a card of the hand, where it can be seen."""
    table = scene._table
    assert table is not None
    pose = table.tabletop.targets()[card].pose
    spots = [
        (round(pose.x + part * pose.width), round(pose.y)) for part in (-0.4, -0.2, 0.0, 0.2, 0.4)
    ]
    scene.handle(PointerDown(next(spot for spot in spots if table.tabletop.card_at(spot) is card)))
