"""Renders a scene to a surface without a window, for looking and for tests."""

import os
from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SAMPLE_INFO, SampleGames
from hearts_gui.ui.shell.building import build_context
from hearts_gui.ui.shell.context import Context, Games, Scene
from hearts_gui.ui.shell.sound import SilentSound
from hearts_gui.ui.shell.window import prepare_environment

Maker = Callable[[Context], Scene]
# A scene that is still moving after this many frames never comes to rest.
MOST_FRAMES = 3000
SETTINGS_TABS = ("table", "cards", "sound", "access")


def _menu(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.menu import MenuScene

    return MenuScene(ctx)


def _options(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.options import OptionsScene

    return OptionsScene(ctx)


def _help(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.help import HelpScene

    return HelpScene(ctx)


def _keys(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.help import HelpScene

    return HelpScene(ctx, tab=1)


def _new_game(ctx: Context) -> Scene:
    from hearts_gui.devtools.samples import sample_desk
    from hearts_gui.ui.screens.new_game import NewGameScene

    return NewGameScene(ctx, desk=sample_desk())


def _rules(ctx: Context) -> Scene:
    from hearts_gui.devtools.samples import sample_desk
    from hearts_gui.ui.screens.options import RULES, OptionsScene

    return OptionsScene(ctx, tab=RULES, playable=True, desk=sample_desk())


def _rules_page(ctx: Context) -> Scene:
    from hearts_gui.engine.rules.presets import preset
    from hearts_gui.ui.screens.rules.rules_page import RulesPage

    return RulesPage(ctx, preset("omnibus"), "Omnibus")


def _rule_sets(ctx: Context) -> Scene:
    from hearts_gui.devtools.samples import sample_desk
    from hearts_gui.ui.screens.rules.set_list import SetPicker

    return SetPicker(ctx, sample_desk(), lambda _: None, lambda: None)


def _card_values(ctx: Context) -> Scene:
    from hearts_gui.session.setup.rule_draft import RuleDraft, preset_source
    from hearts_gui.ui.screens.rules.card_values import CardValuesScene

    draft = RuleDraft(preset_source("omnibus"))
    draft.set("custom_values", (("TS", 10), ("QS", 20)))
    return CardValuesScene(ctx, draft, lambda _: None)


def _pass_cycle(ctx: Context) -> Scene:
    from hearts_gui.session.setup.rule_draft import RuleDraft, preset_source
    from hearts_gui.ui.screens.rules.cycle import CycleScene

    return CycleScene(ctx, RuleDraft(preset_source("ricketts")), lambda _: None)


def _saved_games(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.saved_games import SavedGamesScene

    return SavedGamesScene(ctx)


def _other_keys(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.keys import KeysScene

    return KeysScene(ctx)


def _about(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.about import AboutScene

    return AboutScene(ctx)


def _licence(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.about import AboutScene, LicenceScene

    return LicenceScene(ctx, AboutScene(ctx).notices[0])


def _portraits(ctx: Context) -> Scene:
    from hearts_gui.ui.screens.portraits import PortraitScene

    return PortraitScene(ctx)


def _settings(tab: int) -> Maker:
    def make(ctx: Context) -> Scene:
        from hearts_gui.ui.screens.options import OptionsScene

        return OptionsScene(ctx, tab=tab)

    return make


def scenes() -> dict[str, Maker]:
    """The scenes that can be rendered, by name."""
    return {
        "menu": _menu,
        "options": _options,
        "help": _help,
        "keys": _keys,
        "new-game": _new_game,
        "rules": _rules,
        "rules-page": _rules_page,
        "rule-sets": _rule_sets,
        "card-values": _card_values,
        "pass-cycle": _pass_cycle,
        "saved-games": _saved_games,
        "other-keys": _other_keys,
        "portraits": _portraits,
        "about": _about,
        "licence": _licence,
        **{f"settings-{name}": _settings(tab) for tab, name in enumerate(SETTINGS_TABS, start=1)},
    }


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
