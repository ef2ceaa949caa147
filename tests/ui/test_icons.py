"""Every line icon is there, draws something, stays in its box and looks like no other."""

import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "assets" / "icons"
NAME_LIST = """
    menu bulb undo redo chart gear star calendar people book cards quit play pause arrow-left
    arrow-right arrow-up arrow-down keep scatter smoosh check close search info warning
    chevron-right chevron-left chevron-down chevron-up plus minus moon sun volume mute music trash
    edit copy paste share save folder fullscreen window eye eye-off clock hourglass trophy crown
    heart heart-broken spade club diamond robot user dice flag lock keyboard gamepad mouse refresh
    exit-door stack handshake chip medal target lightning question list sliders coffee shield
"""
NAMES = NAME_LIST.split()
SVG = "{http://www.w3.org/2000/svg}"


def alpha(name: str, size: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    surface = pygame.image.load_sized_svg(ICONS / f"{name}.svg", (size, size))
    assert surface.get_size() == (size, size)
    return pygame.surfarray.array_alpha(surface)


def test_folder_holds_exactly_the_named_icons() -> None:
    assert sorted(path.stem for path in ICONS.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_icon_draws_white_ink_and_leaves_room(name: str) -> None:
    surface = pygame.image.load_sized_svg(ICONS / f"{name}.svg", (88, 88))
    ink = pygame.surfarray.array_alpha(surface)
    share = float((ink > 128).mean())
    assert 0.02 < share < 0.6
    colours = pygame.surfarray.array3d(surface)[ink == 255]
    assert (colours == 255).all()


@pytest.mark.parametrize("name", NAMES)
def test_icon_stays_within_its_box(name: str) -> None:
    ink = alpha(name, 96)
    border = np.concatenate(
        [ink[:2].ravel(), ink[-2:].ravel(), ink[:, :2].ravel(), ink[:, -2:].ravel()]
    )
    assert border.max() == 0


@pytest.mark.parametrize("name", NAMES)
def test_icon_is_visible_at_button_size(name: str) -> None:
    assert (alpha(name, 22) > 128).sum() >= 15


def test_every_two_icons_differ_clearly() -> None:
    inks = {name: alpha(name, 44) > 128 for name in NAMES}
    for first, second in combinations(NAMES, 2):
        different = (inks[first] ^ inks[second]).sum()
        assert different > 0.12 * min(inks[first].sum(), inks[second].sum()), (first, second)


@pytest.mark.parametrize("name", NAMES)
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
