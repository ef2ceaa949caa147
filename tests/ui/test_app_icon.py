"""The app icon exists in every size and its ICO and ICNS files hold readable pictures."""

import struct
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import numpy as np
import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
ICON = ROOT / "assets" / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def side_of(png: bytes) -> int:
    """The side of a PNG that really decodes and is square."""
    image = pygame.image.load(BytesIO(png), "icon.png")
    assert image.get_width() == image.get_height()
    return image.get_width()


def test_the_png_files_have_the_size_their_name_says() -> None:
    assert {side_of((ICON / f"hearts-{side}.png").read_bytes()) for side in SIZES} == set(SIZES)


def test_the_windows_icon_lists_every_picture_at_its_true_place() -> None:
    data = (ICON / "hearts.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    sides = []
    for i in range(count):
        width, height, _, _, _, bits, size, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * i
        )
        picture = data[offset : offset + size]
        sides.append(side_of(picture))
        assert (width or 256, height or 256, bits) == (sides[-1], sides[-1], 32)
    assert sides == [16, 24, 32, 48, 64, 128, 256]


def test_the_apple_icon_is_a_chain_of_pictures_that_fills_the_file() -> None:
    data = (ICON / "hearts.icns").read_bytes()
    magic, total = struct.unpack_from(">4sI", data)
    assert magic == b"icns"
    assert total == len(data)
    sides: dict[str, int] = {}
    position = 8
    while position < len(data):
        kind, size = struct.unpack_from(">4sI", data, position)
        sides[kind.decode("ascii")] = side_of(data[position + 8 : position + size])
        position += size
    assert position == len(data)
    assert {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512}.items() <= sides.items()


def test_making_the_icon_again_gives_the_same_drawing(tmp_path: Path) -> None:
    script = ROOT / "build" / "make_icon.py"
    subprocess.run(
        [sys.executable, str(script), "--out", str(tmp_path)], check=True, capture_output=True
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        path.name for path in ICON.iterdir()
    )
    for drawing in ICON.glob("*.svg"):
        assert (tmp_path / drawing.name).read_bytes() == drawing.read_bytes()
    # Another compression library may pack the same picture into other bytes.
    for side in SIZES:
        name = f"hearts-{side}.png"
        assert pixels(tmp_path / name) == pixels(ICON / name)


def pixels(file: Path) -> bytes:
    """The RGBA bytes of a picture file."""
    return pygame.image.tobytes(pygame.image.load(str(file)), "RGBA")


@pytest.mark.parametrize("side", [16, 24, 32])
def test_the_small_icon_shows_red_gold_and_green(side: int) -> None:
    raw = np.frombuffer(pixels(ICON / f"hearts-{side}.png"), dtype=np.uint8)
    red, green, blue, _ = raw.reshape(-1, 4).astype(int).T
    assert ((red > 150) & (green < 80) & (blue < 110)).mean() > 0.15
    assert ((red > 200) & (green > 150) & (blue < 140)).mean() > 0.04
    assert ((red < 60) & (green > 70) & (blue < 90)).mean() > 0.3
