"""The card pictures are made again byte for byte, complete, distinct and drawn as designed."""

import json
import re
import subprocess
import sys
from io import BytesIO
from itertools import combinations, product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from hearts_gui.config.settings import BACK_KEYS
from tests.kits.slow import some

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "assets" / "cards"
PORTRAITS = ROOT / "assets" / "portraits"
STYLES = ("normal", "large")
PALETTES = ("two", "four", "vision_safe")
SUITED = [rank + suit for rank in "23456789TJQKA" for suit in "CDSH"]
SPECIAL = ["JK", "JK'", "JK''", "0C", "0D", "W", "MOON"]
PLAYERS = {
    *("you", "wren", "juno", "basil", "otto", "ada", "finn", "mira", "hugo"),
    *("ines", "kofi", "lena", "nils", "opal", "pavel", "rosa", "tariq"),
}
LETTERS = Path("letters.json")
"""The outlines of the letters of the suits."""
DRAWN_BY_SDL = {"svg", "g", "path", "rect", "circle", "defs", "radialGradient", "stop"}

Pixels = npt.NDArray[np.int16]

INDEX: dict[str, Any] = json.loads((CARDS / "index.json").read_text(encoding="utf-8"))
ART: dict[str, Any] = json.loads((ROOT / "build" / "card-art.json").read_text(encoding="utf-8"))


def raster(svg: str, width: int, height: int) -> Pixels:
    """The drawing over felt green as (height, width, 3)."""
    image = pygame.image.load_sized_svg(BytesIO(svg.encode("utf-8")), (width, height))
    flat = pygame.Surface((width, height), depth=24)
    flat.fill((18, 78, 55))
    flat.blit(image, (0, 0))
    raw = np.frombuffer(pygame.image.tobytes(flat, "RGB"), dtype=np.uint8)
    return raw.reshape(height, width, 3).astype(np.int16)


def card(text: str, style: str = "normal", palette: str = "two") -> str:
    """The file content of a card by way of the index."""
    name: str = INDEX["faces"][style][palette][text]
    return (CARDS / name).read_text(encoding="utf-8")


def colour(text: str) -> Pixels:
    """A #RRGGBB text as three numbers."""
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], dtype=np.int16)


def inner(svg: str) -> str:
    """Return the content between the root tags."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


@pytest.mark.parametrize(("script", "folder"), [("cards", CARDS), ("portraits", PORTRAITS)])
def test_making_the_pictures_again_gives_the_same_bytes(
    script: str, folder: Path, tmp_path: Path
) -> None:
    command = [sys.executable, str(ROOT / "build" / f"make_{script}.py"), "--out", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    files = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.*")}
    kept = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.*")}
    kept.pop(LETTERS, None)  # made by a script of its own
    assert files == kept


def test_making_the_letters_again_gives_the_same_bytes(tmp_path: Path) -> None:
    out = tmp_path / LETTERS
    command = [sys.executable, str(ROOT / "build" / "make_letters.py"), "--out", str(out)]
    subprocess.run(command, check=True, capture_output=True)
    assert out.read_bytes() == (ROOT / "assets" / "cards" / LETTERS).read_bytes()


def test_the_index_names_a_file_for_every_style_palette_and_card() -> None:
    named = set(INDEX["backs"].values())
    for style in STYLES:
        for palette in PALETTES:
            faces = INDEX["faces"][style][palette]
            assert sorted(faces) == sorted(SUITED + SPECIAL)
            named |= set(faces.values())
    assert set(INDEX["backs"]) == set(BACK_KEYS[1:])
    assert named == {path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.svg")}


def test_no_card_picture_is_stored_twice() -> None:
    contents = [path.read_bytes() for path in CARDS.rglob("*.svg")]
    assert len(contents) == len(set(contents))


def test_pictures_use_only_elements_the_rasteriser_draws() -> None:
    for file in (ROOT / "assets").glob("*/**/*.svg"):
        if file.relative_to(ROOT / "assets").parts[0] not in ("cards", "portraits", "icon"):
            continue
        root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        assert tags <= DRAWN_BY_SDL, file
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}", file
        assert not any("style" in e.attrib or "class" in e.attrib for e in root.iter()), file
        for gradient in root.iter("{http://www.w3.org/2000/svg}radialGradient"):
            assert gradient.get("gradientUnits") == "userSpaceOnUse", file


@pytest.mark.parametrize(
    ("style", "width"), some(product(STYLES, (64, 200)), ("normal", 200), ("large", 64))
)
@pytest.mark.parametrize("palette", PALETTES)
def test_all_cards_and_backs_look_different(width: int, style: str, palette: str) -> None:
    names = [*INDEX["faces"][style][palette].values(), *INDEX["backs"].values()]
    drawn = {
        name: raster((CARDS / name).read_text(encoding="utf-8"), width, width * 7 // 5)
        for name in names
    }
    ivory = colour("#FFFDF8")
    for name, pixels in drawn.items():
        assert (abs(pixels - ivory).sum(axis=2) > 120).mean() > 0.03, f"{name} is nearly blank"
    # Every third pixel of the larger size is enough to tell two pictures apart.
    step = width // 64
    least = (width // step) ** 2 // 400
    points = {name: pixels[::step, ::step] for name, pixels in drawn.items()}
    for (name, one), (other, two) in combinations(points.items(), 2):
        changed = int((abs(one - two).max(axis=2) > 35).sum())
        assert changed >= least, f"{name} and {other} differ in {changed} pixels only"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("style", STYLES)
def test_every_suited_card_shows_enough_of_its_suits_colour(style: str, palette: str) -> None:
    for text in SUITED:
        pixels = raster(card(text, style, palette), 200, 280)
        ink = colour(ART["palettes"][palette][text[1].lower()])
        share = (abs(pixels - ink).sum(axis=2) < 40).mean()
        assert share > 0.015, f"{text} shows {share:.3f} of its colour"


def test_a_rank_shows_one_pip_more_than_the_rank_below() -> None:
    ink = colour("#CE1531")
    middle = [raster(card(f"{rank}H"), 500, 700)[:, 110:390] for rank in "23456789T"]
    areas = [int((abs(pixels - ink).sum(axis=2) < 40).sum()) for pixels in middle]
    pip = areas[0] / 2
    assert [round(area / pip) for area in areas] == [2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_vision_safe_diamonds_and_clubs_are_pierced_and_the_others_are_not() -> None:
    for text, pierced in (("AD", True), ("AC", True), ("AH", False), ("AS", False)):
        holes = card(text, palette="vision_safe").count('fill="#FFFDF8"') - 1
        assert (holes > 0) is pierced, text


@pytest.mark.parametrize("rank", "JQK")
@pytest.mark.parametrize("suit", ["hearts", "diamonds", "clubs", "spades"])
def test_courts_equal_a_picture_built_straight_from_the_art_data(rank: str, suit: str) -> None:
    ours = raster(card(rank + suit[0].upper()), 500, 700)
    want = raster(reference_court(rank, suit), 500, 700)
    assert (ours[48:653, 108:393] == want[48:653, 108:393]).all()


def reference_court(rank: str, suit: str) -> str:
    """A court by the data's `order` and `note`, without indices."""
    parts: dict[str, str] = ART["parts"]
    ink = ART["palettes"]["two"][suit[0]]
    queen = rank == "Q" and suit in ("spades", "diamonds")
    house = ART["house"]["spades_queen" if (rank, suit) == ("Q", "spades") else suit]
    jewel = {**house, "R": "#C4172F"} if queen else house
    crown = {**jewel, "G": "#E9B44C", "GD": "#B57F1F"} if suit == "diamonds" else jewel

    def draw(name: str, roles: dict[str, str] = house) -> str:
        text = parts.get(f"{name}.{suit}") or parts[name]
        return re.sub(r"\{(\w+)\}", lambda found: roles[found[1]], text)

    half = draw("fan.Q") if rank == "Q" else ""
    half += draw(f"attribute.{rank}") + draw(f"hair.{rank}.back") + draw(f"robe.{rank}")
    half += draw(f"face.{rank}") + draw(f"hair.{rank}.front")
    half += draw(f"collar.{rank}", jewel) + draw(f"hat.{rank}", crown) + draw("hand")
    panel = {("Q", "spades"): "panel.QS", ("J", "diamonds"): "panel.JD"}
    pip_ink = "#FFFDF8" if (rank, suit) == ("Q", "spades") else ink
    pip = f'<suit cx="146" cy="92" size="54" fill="{pip_ink}"/>'
    turn = '<g transform="rotate(180 250 350)">'
    body = draw(panel.get((rank, suit), "panel.plain")) + half + f"{turn}{half}</g>"
    body += draw("belt") + f'<suit cx="250" cy="350" size="26" fill="{ink}"/>'
    body += pip + f"{turn}{pip}</g>" + parts["frame"]
    face = '<rect width="500" height="700" fill="#FFFDF8"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="700" viewBox="0 0 500 700">'
        f"{face}{fill_suits(body, suit)}</svg>"
    )


def fill_suits(body: str, own: str) -> str:
    """Suit placeholders replaced by scaled, centred suit paths."""

    def shape(match: re.Match[str]) -> str:
        values = dict(re.findall(r'(\w+)="([^"]*)"', match[0]))
        cx, cy, size = (float(values[key]) for key in ("cx", "cy", "size"))
        d: str = ART["suits"][values.get("name", own)]
        return (
            f'<g transform="translate({cx - size / 2} {cy - size / 2}) scale({size / 100})">'
            f'<path d="{d}" fill="{values["fill"]}"/></g>'
        )

    return re.sub(r"<suit [^>]*/>", shape, body)


def test_a_card_can_be_turned_inside_a_larger_drawing() -> None:
    svg = card("7H")
    wrapped = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700" viewBox="-100 0 700 700">'
        f'<g transform="rotate(90 250 350)">{inner(svg)}</g></svg>'
    )
    turned = np.rot90(raster(wrapped, 700, 700))[:, 100:600]
    assert (abs(turned - raster(svg, 500, 700)).sum(axis=2) > 90).mean() < 0.002


def test_there_is_a_portrait_for_every_player_and_no_two_look_alike() -> None:
    drawn = {
        path.stem: raster(path.read_text(encoding="utf-8"), 54, 54)
        for path in PORTRAITS.glob("*.svg")
    }
    assert set(drawn) == PLAYERS
    for (name, one), (other, two) in combinations(drawn.items(), 2):
        changed = (abs(one - two).sum(axis=2) > 60).mean()
        assert changed > 0.3, f"{name} and {other} look alike"


def test_portraits_stay_within_their_disc() -> None:
    felt = np.array([18, 78, 55], dtype=np.int16)
    y, x = np.mgrid[0:224, 0:224]
    outside = np.hypot(x - 111.5, y - 111.5) > 112.5
    for file in PORTRAITS.rglob("*.svg"):
        pixels = raster(file.read_text(encoding="utf-8"), 224, 224)
        assert (pixels[outside] == felt).all(), file.stem
