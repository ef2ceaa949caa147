"""Renders a scene to a surface or PNG without a window, for looking and for tests.

`python -m hearts_gui.ui.screenshot SCENE OUT.png [--size WxH] [--theme T] [--ui-scale P]`
"""

import argparse
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
from pygame import Surface

from hearts_gui.config.settings import THEME_KEYS, Settings
from hearts_gui.ui.app import prepare_environment
from hearts_gui.ui.context import Context, build_context
from hearts_gui.ui.games import ContinueInfo, Games, Section
from hearts_gui.ui.scene import Scene
from hearts_gui.ui.sound import SilentSound

Maker = Callable[[Context], Scene]
# A scene that is still moving after this many frames never comes to rest.
MOST_FRAMES = 3000


class SampleGames:
    """Made-up games for pictures of the menu and help."""

    def __init__(self, info: ContinueInfo | None = None) -> None:
        self._info = info

    def continue_info(self) -> ContinueInfo | None:
        """The sample game."""
        return self._info

    def new_game_detail(self) -> str:
        """The usual table."""
        return "Standard, 4 players"

    def new_game_warning(self) -> str | None:
        """A new game ends the sample game, if there is one."""
        return "The game at deal 4 ends unfinished." if self._info else None

    def start_new(self, ctx: Context) -> Scene:
        """An empty scene."""
        return Scene(ctx)

    def resume(self, ctx: Context) -> Scene:
        """An empty scene."""
        return Scene(ctx)

    def record(self) -> str:
        """Some results."""
        return "41 wins in 112 games" if self._info else ""

    def rules_sections(self) -> tuple[Section, ...]:
        """The rules of the usual game in short."""
        return SAMPLE_RULES

    def close(self) -> None:
        """Nothing to put away."""


SAMPLE_RULES = (
    Section(
        "Aim",
        (
            "Four players, one pack of 52 cards, 13 cards each.",
            "Avoid taking hearts and the queen of spades: the lowest score wins.",
        ),
    ),
    Section(
        "Passing",
        (
            "Before play, everyone passes three cards: left, right, across, then a deal without.",
            "You see what you receive only after you have passed.",
        ),
    ),
    Section(
        "Play",
        (
            "The two of clubs leads the first trick.",
            "Follow the suit that was led if you can; otherwise play any card.",
            "The highest card of the led suit takes the trick and leads the next one.",
            "Points may not be played on the first trick unless there is nothing else.",
            "Hearts may not be led until a heart was discarded.",
        ),
    ),
    Section(
        "Scoring",
        (
            "Each heart costs 1 point, the queen of spades 13.",
            "Whoever takes all 26 points shoots the moon: the others get 26 each.",
            "The game ends when someone reaches 100; the lowest score wins.",
        ),
    ),
)
SAMPLE_INFO = ContinueInfo("Continue", "Deal 4, you have 18 points", ("wren", "juno", "basil"))


def _menu(ctx: Context) -> Scene:
    from hearts_gui.ui.scenes.menu import MenuScene

    return MenuScene(ctx)


def _options(ctx: Context) -> Scene:
    from hearts_gui.ui.scenes.options import OptionsScene

    return OptionsScene(ctx)


def _help(ctx: Context) -> Scene:
    from hearts_gui.ui.scenes.help import HelpScene

    return HelpScene(ctx)


def _keys(ctx: Context) -> Scene:
    from hearts_gui.ui.scenes.help import HelpScene

    return HelpScene(ctx, tab=1)


def scenes() -> dict[str, Maker]:
    """The scenes that can be rendered, by name."""
    return {"menu": _menu, "options": _options, "help": _help, "keys": _keys}


def make_context(size: tuple[int, int], settings: Settings, games: Games | None = None) -> Context:
    """A context on the dummy video driver, for one picture; changes of settings are ignored."""
    if not pygame.display.get_init():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        prepare_environment()
        pygame.display.init()
    pygame.display.set_mode(size)
    return build_context(
        size,
        settings,
        games=games if games is not None else SampleGames(SAMPLE_INFO),
        sound=SilentSound(),
        now=lambda: 0.0,
        change_settings=lambda _: None,
        quit_program=lambda: None,
    )


def settle(ctx: Context, scene: Scene, surface: Surface) -> None:
    """Run the scene until it rests, felt and cards sharp, and draw it."""
    for _ in range(MOST_FRAMES):
        for region in ctx.felt.step(1000.0):
            scene.felt_changed(region)
        ctx.cardart.sharpen(1000.0)
        scene.update(16.0)
        scene.render(surface)
        if scene.idle_wait_ms() is not None and not ctx.felt.pending and not ctx.cardart.unsharp:
            return


def render_scene(
    name: str, size: tuple[int, int], *, theme: str = "card-room", ui_scale: int = 100,
    settings: Settings | None = None, games: Games | None = None,
) -> Surface:  # fmt: skip
    """The scene of this name at rest, as a surface of this size."""
    base = settings if settings is not None else Settings()
    ctx = make_context(size, replace(base, theme=theme, ui_scale=ui_scale), games)
    scene = scenes()[name](ctx)
    ctx.scenes.push(scene)
    surface = Surface(size).convert()
    settle(ctx, scene, surface)
    return surface


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    return (int(wide), int(high))


def main(argv: list[str] | None = None) -> None:
    """Write one scene as a PNG."""
    parser = argparse.ArgumentParser(prog="python -m hearts_gui.ui.screenshot")
    parser.add_argument("scene", choices=sorted(scenes()))
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", type=_size, default=(1600, 900), metavar="WxH")
    parser.add_argument("--theme", choices=THEME_KEYS, default="card-room")
    parser.add_argument("--ui-scale", type=int, default=100, metavar="PERCENT")
    wanted = parser.parse_args(argv)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    picture = render_scene(wanted.scene, wanted.size, theme=wanted.theme, ui_scale=wanted.ui_scale)
    pygame.image.save(picture, wanted.out)


if __name__ == "__main__":
    main()
