"""Menus, lists and options fit every window shape and text size, and can be walked through."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from hearts_gui.devtools.samples import SampleGames
from hearts_gui.devtools.screenshot import SCENES, settle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.rows import Panel
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.wording.language.messages import say
from tests.kits.fitting import check_places, check_texts, drawn_texts, reachable
from tests.ui.kit import press

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (820, 1460), (3840, 2160), (800, 600))
SCALES = (75, 100, 150, 200)
# The others are slow: every screen is checked in windows between these (test_every_screen).
QUICK = {((3840, 2160), 75), ((1024, 768), 200), ((800, 600), 150)}
NAMES = ("menu", "options", "help", "keys")
MORE = (
    "rules", "new-game", "saved-games", "rules-page", "rule-sets", "card-values", "pass-cycle",
    "other-keys", "portraits", "about", "licence", "statistics",
    "settings-table", "settings-cards", "settings-sound", "settings-access",
)  # fmt: skip
MakeContext = Callable[..., Context]


def opened(ctx: Context, name: str) -> FormScene:
    scene = SCENES[name](ctx)
    assert isinstance(scene, FormScene)
    ctx.scenes.push(scene)
    return scene


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        pytest.param(
            size,
            scale,
            id=f"{size[0]}x{size[1]}-{scale}",
            marks=() if (size, scale) in QUICK else pytest.mark.slow,
        )
        for size in SIZES
        for scale in SCALES
    ],
)
@pytest.mark.parametrize("name", NAMES + MORE)
def test_no_text_leaves_its_box_and_no_widget_overlaps_or_leaves_the_window(
    make_ctx: MakeContext, size: tuple[int, int], scale: int, name: str
) -> None:
    scene = opened(make_ctx(size, ui_scale=scale), name)
    check_places(scene)
    check_texts(scene)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scale", [100, 200])
def test_every_widget_is_reached_by_tab_and_comes_into_view(
    make_ctx: MakeContext, name: str, scale: int
) -> None:
    scene = opened(make_ctx((1024, 768), ui_scale=scale), name)
    wanted = list(reachable(scene))
    for widget in wanted:
        press(scene.form, pygame.K_TAB)
        scene.update(500)
        assert scene.form.focus is widget
        if widget.viewport is not None and widget.box.h < widget.viewport.h:
            assert widget.viewport.contains(widget.box), widget.label


def test_groups_hold_their_rows(make_ctx: MakeContext) -> None:
    scene = opened(make_ctx((1024, 768), ui_scale=150), "options")
    panels = [widget for widget in scene.form.widgets if isinstance(widget, Panel)]
    rows = [
        widget for widget in reachable(scene)
        if widget.viewport is not None and not isinstance(widget, ScrollArea)
        and widget.label != say("widget-pages")
    ]  # fmt: skip
    for row in rows:
        assert sum(panel.box.contains(row.box) for panel in panels) == 1, row.label


def test_a_long_name_in_any_script_keeps_the_menu_whole(make_ctx: MakeContext) -> None:
    for name in ("W" * 24, "Zoë Ångström-Łukasz 日本", "🂡" * 24, "مرحبا بالعالم"):
        scene = opened(make_ctx((800, 600), ui_scale=200, name=name), "menu")
        for text, ink, box, _ in drawn_texts(scene):
            assert ink.w <= box.w, f"{text!r} {ink} leaves {box}"


def test_the_menu_without_a_game_says_play(make_ctx: MakeContext) -> None:
    without = opened(make_ctx(games=SampleGames()), "menu")
    assert [widget.label for widget in reachable(without)] == [
        "First lesson", "Play", "Daily", "New game", "How to play", "Learn", "Options", "About",
        "Quit", "You",
    ]  # fmt: skip
    with_game = opened(make_ctx(games=SampleGames(under_way=True)), "menu")
    assert [widget.label for widget in reachable(with_game)][:2] == ["Continue", "Daily"]


def test_a_scene_at_rest_draws_nothing(make_ctx: MakeContext) -> None:
    for name in NAMES:
        scene = opened(make_ctx(), name)
        surface = Surface(scene.ctx.metrics.size).convert()
        settle(scene.ctx, scene, surface)
        scene.render(surface)
        scene.update(16)
        assert scene.render(surface) == []
        assert scene.idle_wait_ms() is not None
