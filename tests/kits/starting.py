"""A pile of scenes that starts again with one of them."""

from hearts_gui.ui.shell.context import Scene, SceneStack


def start_with(scenes: SceneStack, scene: Scene) -> None:
    """Take everything off and start again with this scene."""
    while scenes.top is not None:
        scenes._retire()
    scenes.push(scene)
