"""Every line icon is there, draws something, stays in its box and looks like no other."""

import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pygame
import pytest
from pygame import Rect

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, IconButton
from hearts_gui.ui.widgets.rows import ListRow
from tests.kits.placed import placed
from tests.kits.rows import for_each

ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "assets" / "icons"
NAMES = tuple(Icon)
SVG = "{http://www.w3.org/2000/svg}"


def alpha(name: str, size: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    surface = pygame.image.load_sized_svg(ICONS / f"{name}.svg", (size, size))
    assert surface.get_size() == (size, size)
    return pygame.surfarray.array_alpha(surface)


def test_folder_holds_exactly_the_named_icons() -> None:
    assert sorted(path.stem for path in ICONS.iterdir()) == sorted(NAMES)


@for_each(NAMES)
def test_icon_draws_white_ink_and_leaves_room(name: str) -> None:
    surface = pygame.image.load_sized_svg(ICONS / f"{name}.svg", (88, 88))
    ink = pygame.surfarray.array_alpha(surface)
    share = float((ink > 128).mean())
    assert 0.02 < share < 0.6
    colours = pygame.surfarray.array3d(surface)[ink == 255]
    assert (colours == 255).all()


@for_each(NAMES)
def test_icon_stays_within_its_box(name: str) -> None:
    ink = alpha(name, 96)
    border = np.concatenate(
        [ink[:2].ravel(), ink[-2:].ravel(), ink[:, :2].ravel(), ink[:, -2:].ravel()]
    )
    assert border.max() == 0


@for_each(NAMES)
def test_icon_is_visible_at_button_size(name: str) -> None:
    assert (alpha(name, 22) > 128).sum() >= 15


def test_every_two_icons_differ_clearly() -> None:
    inks = {name: alpha(name, 44) > 128 for name in NAMES}
    for first, second in combinations(NAMES, 2):
        different = (inks[first] ^ inks[second]).sum()
        assert different > 0.12 * min(inks[first].sum(), inks[second].sum()), (first, second)


@for_each(NAMES)
def test_icon_uses_only_shapes_the_reader_understands(name: str) -> None:
    root = ElementTree.parse(ICONS / f"{name}.svg").getroot()
    assert root.get("viewBox") == "0 0 24 24"
    assert {element.tag for element in root} <= {f"{SVG}path", f"{SVG}circle", f"{SVG}rect"}
    for element in root:
        if element.get("stroke") is not None:
            assert element.get("stroke-width") == "2"
            assert element.get("stroke-linecap") == "round"
            assert element.get("stroke-linejoin") == "round"


def test_generator_makes_the_same_files_again(tmp_path: Path) -> None:
    script = ROOT / "build" / "make_icons.py"
    subprocess.run([sys.executable, str(script), "--out", str(tmp_path)], check=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        path.name for path in ICONS.iterdir()
    )
    for path in ICONS.iterdir():
        assert (tmp_path / path.name).read_text() == path.read_text(), path.name


@pytest.mark.parametrize("name", ["", "no-such-icon", "../cards/backs/claret", "Menu"])
def test_no_widget_is_built_with_an_icon_that_there_is_not(ctx: Context, name: Any) -> None:
    box = Rect(0, 0, 200, 50)
    makers: tuple[Callable[[], Widget], ...] = (
        lambda: Button(ctx, "Go", print, box, icon=name),
        lambda: IconButton(ctx, "Go", print, box.center, icon=name),
        lambda: placed(box, ListRow(ctx, "Go", print, icon=name)),
    )
    for make in makers:
        with pytest.raises(ValueError, match="not a valid Icon"):
            make()
