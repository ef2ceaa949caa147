"""Small editors are panels as large as what they hold, over the dimmed screen below."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from hearts_gui.devtools import shots
from hearts_gui.devtools.screenshot import SCENES, settle
from hearts_gui.devtools.shots import PictureLook
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.practice.puzzle_panel import PointsBars, ProofBand
from hearts_gui.ui.practice.puzzle_scene import PuzzleScene
from hearts_gui.ui.review.deal_report import MomentTile
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.screens.rules.editors import CycleScene
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import PointerDown
from hearts_gui.ui.small_table.card_rows import CardFan
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.faces import CardPicks
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.page import PageScene
from hearts_gui.wording.language.messages import say, speak

MakeContext = Callable[..., Context]
NAMES = ("card-values", "pass-cycle", "saved-games", "licence")


def opened(ctx: Context, name: str) -> PageScene:
    below = SCENES["menu"](ctx)
    ctx.scenes.push(below)
    scene = SCENES[name](ctx)
    assert isinstance(scene, PageScene)
    ctx.scenes.push(scene)
    return scene


def shown(scene: PageScene) -> Surface:
    surface = Surface(scene.ctx.metrics.size).convert()
    settle(scene.ctx, scene, surface)
    return surface


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (820, 1460)], ids=str)
def test_the_panel_ends_where_its_content_does(
    make_ctx: MakeContext, name: str, size: tuple[int, int]
) -> None:
    ctx = make_ctx(size)
    scene = opened(ctx, name)
    panel = scene.panel_box()
    lowest = max(widget.base_box.bottom for widget in scene.form.widgets)
    assert panel.h < size[1] * 0.9
    assert 0 < panel.bottom - lowest <= ctx.metrics.px(40)
    assert scene.area is not None
    assert scene.area.most == 0
    assert abs(panel.centerx - size[0] // 2) <= 1
    assert abs(panel.centery - size[1] // 2) <= 1


@pytest.mark.parametrize(
    "name", ["passing", "passing-told", "gone", "kinds", "pass-cycle", "decisions"]
)
def test_the_way_onward_stays_in_view_with_large_text(make_ctx: MakeContext, name: str) -> None:
    """Failing before: one had to scroll to the gold button."""
    scene = opened(make_ctx((1280, 720), ui_scale=200), name)
    onward = {"passing": "Pass these cards", "passing-told": "Next hand", "kinds": "Play it",
              "gone": "Show what is gone", "pass-cycle": "Done",
              "decisions": "Open"}[name]  # fmt: skip
    gold = next(widget for widget in scene.form.widgets if widget.label == onward)
    assert scene.area is not None
    assert scene.area.most > 0
    assert scene.panel_box().contains(gold.base_box)
    assert not scene.area.box.colliderect(gold.base_box)


@pytest.mark.parametrize("size", [(1080, 1920), (820, 1460), (1280, 720)], ids=str)
def test_panels_lie_on_the_cloth(make_ctx: MakeContext, size: tuple[int, int]) -> None:
    """Failing before: in upright windows, and dialogs with large text, they lay on the rail."""
    ctx = make_ctx(size, ui_scale=200 if size[0] > size[1] else 100)
    rail = round(RAIL * ctx.metrics.base_u)
    cloth = ctx.metrics.window.inflate(-2 * rail, -2 * rail)
    page = SCENES["about"](ctx)
    assert isinstance(page, PageScene)
    assert cloth.contains(page.panel_box())
    choice = DialogButton("Yes", lambda: None, primary=True)
    dialog = Dialog(ctx, "Title", "A sentence that is said. " * 12, (choice,) * 3)
    ctx.scenes.push(dialog)
    assert all(cloth.contains(widget.base_box) for widget in dialog.form.widgets)


def test_the_panel_grows_with_another_line(make_ctx: MakeContext) -> None:
    scene = opened(make_ctx((1280, 720)), "pass-cycle")
    assert isinstance(scene, CycleScene)
    shown(scene)
    before = scene.panel_box()
    add = next(widget for widget in scene.form.widgets if widget.label == "Add a pass")
    add.activate()
    after = scene.panel_box()
    assert after.h > before.h
    picture = shown(scene)
    middle = after.x + after.w * 2 // 3
    # The new part of the panel is drawn: the dimmed screen shows there no longer.
    new, old = (picture.get_at((middle, y)) for y in (after.y + 6, before.y + 30))
    assert all(abs(one - other) <= 2 for one, other in zip(new, old, strict=True))


def test_a_press_beside_the_panel_leaves_it_and_one_on_it_does_not(make_ctx: MakeContext) -> None:
    scene = opened(make_ctx((1280, 720)), "card-values")
    pile = scene.ctx.scenes
    scene.handle(PointerDown(scene.panel_box().move(6, 6).topleft))
    assert pile.top is scene
    scene.handle(PointerDown((5, 5)))
    assert pile.top is not scene


@pytest.mark.parametrize(
    ("name", "size", "kind"),
    [
        ("passing", (1280, 720), CardPicks),
        ("passing-told", (1280, 720), CardFan),
        ("kinds", (1280, 720), CardFan),
        ("decisions", (800, 1280), Button),
    ],
)
def test_at_200_percent_what_the_page_is_about_is_in_view(
    name: str, size: tuple[int, int], kind: type[Widget]
) -> None:
    """Failing before: the gold button, or the end of the page, cut the cards and a row of buttons
    in two."""
    scene, _ = shots.opened(name, PictureLook(size, ui_scale=200), Rules(), "0")
    assert isinstance(scene, FormScene)
    shown = [widget for widget in scene.form.widgets if isinstance(widget, kind)]
    assert shown
    for widget in shown:
        assert widget.viewport is None or widget.viewport.contains(widget.box), widget.label


@pytest.mark.parametrize(
    ("name", "size"),
    [("puzzle", (800, 1280)), ("practice-wrong", (1280, 720)), ("review", (800, 1280))],
)
def test_at_200_percent_a_panel_is_mostly_for_its_words(name: str, size: tuple[int, int]) -> None:
    """Failing before: buttons cut the question, large titles pushed the answer out of view."""
    scene, _ = shots.opened(name, PictureLook(size, ui_scale=200), Rules(), "0")
    assert isinstance(scene, PuzzleScene | ReviewScene)
    (area,) = scene.form.areas
    assert area.box.h > 0.5 * scene.places.panel.h
    told = say("puzzle-question-any") if name == "puzzle" else None
    for widget in scene.form.widgets:
        if widget.label == told or isinstance(widget, ProofBand):
            seen = widget.box.clip(area.box)
            assert seen.h > min(widget.box.h, 0.5 * area.box.h) - 1


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_an_answer_compares_the_cards_at_every_size(scale: int) -> None:
    """Failing before: upright, from 125 % on, the bars were left out."""
    scene, _ = shots.opened("puzzle-answer", PictureLook((800, 1280), ui_scale=scale), Rules(), "0")
    assert isinstance(scene, PuzzleScene)
    assert any(isinstance(widget, PointsBars) for widget in scene.form.widgets)


@pytest.mark.parametrize("code", ["en", "de"])
def test_at_125_percent_a_report_shows_all_its_moments(code: str) -> None:
    """Failing before: the moments stood below what was in view."""
    speak(code)
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720), ui_scale=125), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    tiles = [widget for widget in scene.form.widgets if isinstance(widget, MomentTile)]
    assert len(tiles) == 2
    assert all(tile.viewport and tile.viewport.contains(tile.box) for tile in tiles)


@pytest.mark.parametrize("theme", ["midnight", "contrast"])
def test_the_dimmed_screen_keeps_the_colours_of_its_theme(
    make_ctx: MakeContext, theme: str
) -> None:
    """Failing before: under a dialog every table turned green."""
    ctx = make_ctx((1280, 720), theme=theme)
    shares = []
    for picture in (shown(opened(ctx, "about")), shown(opened(ctx, "pass-cycle"))):
        _, green, blue, _ = pygame.transform.average_color(picture, pygame.Rect(60, 690, 900, 10))
        shares.append(green / blue)
    assert shares[1] < shares[0] + 0.05
