"""Writes the app icon as SVG, PNG, ICO and ICNS: python build/make_icon.py [--out FOLDER].

Rasterising needs pygame; the PNG, ICO and ICNS files are put together here, so that nothing
but the rasteriser can change their bytes.
"""

from __future__ import annotations

import argparse
import struct
import zlib
from io import BytesIO
from pathlib import Path

import pygame
from art_courts import hat
from art_index import NORMAL, rank_mark
from art_svg import ART, INK, IVORY, document, moved, num, path, rect, suit

_HOME = Path(__file__).resolve().parent.parent / "assets" / "icon"
_SIDE = 512

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_SMALL_UP_TO = 32
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Apple's type codes for PNG data; the second four are the double-density forms.
_ICNS_TYPES = (
    ("icp4", 16),
    ("icp5", 32),
    ("icp6", 64),
    ("ic07", 128),
    ("ic08", 256),
    ("ic09", 512),
    ("ic11", 32),
    ("ic12", 64),
    ("ic13", 256),
    ("ic14", 512),
)

_GOLD = "#E9B44C"
_RED = "#C2183A"
_RED_SHADE = "#9A0F2B"
_HEART = str(ART["suits"]["hearts"])
# The right half of the heart, for the second tone every material has.
_HEART_SHADE = "M50 20C53.5 11 61 6 70 6C83 6 95 17 95 34C95 63 56 85 50 95Z"


def _felt() -> str:
    """The table cloth tile, lit from the middle."""
    light = (
        '<defs><radialGradient id="felt" gradientUnits="userSpaceOnUse" cx="256" cy="220" r="300">'
        '<stop offset="0" stop-color="#23795A"/><stop offset="0.55" stop-color="#135039"/>'
        '<stop offset="1" stop-color="#082A1F"/></radialGradient></defs>'
    )
    tile = rect(12, 12, 488, 488, 108, "url(#felt)")
    return light + tile + rect(27, 27, 458, 458, 94, "none", _GOLD, 4)


def _heart(cx: float, cy: float, size: float, line: float) -> str:
    """The two-tone heart with an ink outline of a given width in icon units."""
    scale = size / 100
    shapes = (
        path(_HEART, _RED)
        + path(_HEART_SHADE, _RED_SHADE)
        + path(_HEART, "none", INK, line / scale)
    )
    return moved(shapes, cx - size / 2, cy - size / 2, scale)


def _tiara(cx: float, cy: float, scale: float) -> str:
    """The tiara of the queen of spades, centred on its middle."""
    return moved(hat("Q", "spades", "two"), cx - 250 * scale, cy - 108 * scale, scale)


def _card() -> str:
    """A card behind the heart: the corner of the queen of spades shows."""
    face = rect(1.5, 1.5, 497, 697, 36, IVORY, INK, 12)
    ink = "#14181F"
    corner = rank_mark("Q", NORMAL, ink) + suit("spades", 58, 166, 64, ink)
    body = face + moved(corner, 2, -10, 1.4)
    return (
        f'<g transform="translate(244 256) rotate(-9) scale({num(0.56)})'
        f' translate(-250 -350)">{body}</g>'
    )


def large_icon() -> str:
    """The icon for 48 pixels and more."""
    return document(
        _felt() + _card() + _heart(292, 334, 300, 9) + _tiara(292, 222, 1.5), _SIDE, _SIDE
    )


def small_icon() -> str:
    """The icon under 48 pixels: the crowned heart alone, parted from the cloth by ivory."""
    tile = rect(8, 8, 496, 496, 96, "#12583D")
    heart = moved(
        path(_HEART, IVORY, IVORY, 11) + path(_HEART, "#DB1F40") + path(_HEART_SHADE, "#B5132F"),
        256 - 184,
        316 - 184,
        3.68,
    )
    crown = path(
        "M172 202L140 64L212 120L256 32L300 120L372 64L340 202Q256 172 172 202Z", "#F2C45F"
    )
    return document(tile + heart + crown, _SIDE, _SIDE)


def _pixels(svg: str, side: int) -> bytes:
    """Straight RGBA bytes of the drawing at a size."""
    image = pygame.image.load_sized_svg(BytesIO(svg.encode("utf-8")), (side, side))
    cut = image.subsurface((0, 0, side, side))
    return pygame.image.tobytes(cut, "RGBA")


def png(rgba: bytes, side: int) -> bytes:
    """A PNG file of a square RGBA picture, unfiltered."""
    rows = b"".join(b"\0" + rgba[y * side * 4 : (y + 1) * side * 4] for y in range(side))

    def chunk(kind: bytes, body: bytes) -> bytes:
        check = zlib.crc32(kind + body)
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)

    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", header),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        )
    )


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon holding PNG pictures; a side of 256 is written as 0 in its entry."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for side, data in pictures.items():
        byte = side % 256
        entries += struct.pack("<BBBBHHII", byte, byte, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """An Apple icon holding PNG pictures."""
    body = b"".join(
        kind.encode("ascii") + struct.pack(">I", len(pictures[side]) + 8) + pictures[side]
        for kind, side in _ICNS_TYPES
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def build() -> dict[str, bytes]:
    """File name to content."""
    large, small = large_icon(), small_icon()
    pictures = {
        side: png(_pixels(small if side <= _SMALL_UP_TO else large, side), side) for side in SIZES
    }
    files = {f"hearts-{side}.png": data for side, data in pictures.items()}
    files["hearts.svg"] = large.encode("utf-8")
    files["hearts-small.svg"] = small.encode("utf-8")
    files["hearts.ico"] = ico({side: pictures[side] for side in _ICO_SIZES})
    files["hearts.icns"] = icns(pictures)
    return files


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=_HOME)
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, content in build().items():
        (out / name).write_bytes(content)
    print(f"icon written to {out}")


if __name__ == "__main__":
    main()
