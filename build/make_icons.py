"""Draws the line icons as SVG files, from the table below and nothing else.

Usage: python build/make_icons.py [--out assets/icons]

Every icon lies in a 24 x 24 box and is white, to be tinted when loaded. One line of the table is
one shape; its first letter tells the kind, the rest are plain numbers or an SVG path:

    M...            stroked path
    O x y r         stroked circle
    R x y w h r     stroked rectangle with rounded corners
    F M...          filled path, no stroke
    B M...          filled and stroked path
    S x y w h r     filled and stroked rectangle
    D x y r         filled dot

The SVG reader of the game knows no symbols, no style sheets and no text, so none are used.
"""

import argparse
import math
import re
import sys
from pathlib import Path

import make_sums

STROKE = 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
FILL = 'fill="#fff"'
BOTH = 'fill="#fff" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

HEART = "M50 95C44 85 5 63 5 34C5 17 17 6 30 6C39 6 46.5 11 50 20C53.5 11 61 6 70 6C83 6 95 17 95 34C95 63 56 85 50 95Z"  # noqa: E501
DIAMOND = "M50 3C58 20 71 37 87 50C71 63 58 80 50 97C42 80 29 63 13 50C29 37 42 20 50 3Z"
SPADE = "M50 4C56 16 94 37 94 62C94 75 84 84 73 84C65 84 58 80 54 74C54.5 83 59 91 68 96L32 96C41 91 45.5 83 46 74C42 80 35 84 27 84C16 84 6 75 6 62C6 37 44 16 50 4Z"  # noqa: E501
CLUB_STEM = "M44 38L56 38L60 52L56 64C56.5 79 60 90 68 96L32 96C40 90 43.5 79 44 64L40 52Z"

SPEAKER = "M3.5 9.5H7L11.5 5.5V18.5L7 14.5H3.5Z"


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def placed(path: str, scale: float = 0.22, left: float = 1.0, top: float = 1.0) -> str:
    """A path of the 100 x 100 suit box scaled into the icon box; only M, L, C and Z may occur."""
    coordinates = iter((left, top) * (len(path) // 2))
    return re.sub(
        r"[\d.]+", lambda match: number(float(match[0]) * scale + next(coordinates)), path
    )


def spokes(count: int, inner: float, outer: float, turn: float = 0.0) -> tuple[str, ...]:
    """Short lines around the centre, the first one upward when not turned."""
    lines = []
    for index in range(count):
        angle = math.radians(turn + 360 * index / count - 90)
        near, far = (
            f"{number(12 + radius * math.cos(angle))} {number(12 + radius * math.sin(angle))}"
            for radius in (inner, outer)
        )
        lines.append(f"M{near}L{far}")
    return tuple(lines)


def star(outer: float, inner: float, middle: float) -> str:
    """A five-pointed star, its lower points on one level."""
    points = []
    for index in range(10):
        radius = inner if index % 2 else outer
        angle = math.radians(36 * index - 90)
        x, y = 12 + radius * math.cos(angle), middle + radius * math.sin(angle)
        points.append(f"{number(x)} {number(y)}")
    return "M" + "L".join(points) + "Z"


def cog(teeth: int, outer: float, root: float) -> str:
    """The outline of a toothed wheel, a tooth a little narrower at its tip."""
    points = []
    pitch = 360 / teeth
    for index in range(teeth):
        for share, radius in ((-0.27, root), (-0.17, outer), (0.17, outer), (0.27, root)):
            angle = math.radians(pitch * (index + share) - 90)
            x, y = 12 + radius * math.cos(angle), 12 + radius * math.sin(angle)
            points.append(f"{number(x)} {number(y)}")
    return "M" + "L".join(points) + "Z"


ICONS: dict[str, tuple[str, ...]] = {
    "menu": ("M4 7H20", "M4 12H20", "M4 17H20"),
    "bulb": (
        "M9 17.5V16.2C9 14.9 8.3 14 7.5 13.1A6 6 0 1 1 16.5 13.1C15.7 14 15 14.9 15 16.2V17.5Z",
        "M10 21H14",
    ),
    "undo": ("M9 14L4 9L9 4", "M4 9H14.5A5.5 5.5 0 0 1 14.5 20H10"),
    "redo": ("M15 14L20 9L15 4", "M20 9H9.5A5.5 5.5 0 0 0 9.5 20H14"),
    "chart": ("M4 4V20H20", "M8 15L11.5 10.5L14.5 13L20 7"),
    "gear": (cog(8, 9.9, 7.4), "O 12 12 2.7"),
    "star": (star(9.5, 4.2, 12.7),),
    "calendar": ("R 4 5.5 16 15 2", "M4 10.5H20", "M8 3V7", "M16 3V7"),
    "people": (
        "O 9 8 3.5",
        "M3 20C3 16.6 5.6 14.7 9 14.7C12.4 14.7 15 16.6 15 20",
        "M15.5 4.7A3.5 3.5 0 0 1 15.5 11.3",
        "M18 14.9C20 15.8 21 17.6 21 20",
    ),
    "book": (
        "M12 7C10.5 5.6 8 5 3.5 5V18C8 18 10.5 18.6 12 20"
        "C13.5 18.6 16 18 20.5 18V5C16 5 13.5 5.6 12 7Z",
        "M12 7V20",
    ),
    "cards": (
        "M11.5 3.5L19.6 4.9A1.5 1.5 0 0 1 20.8 6.7L18.9 18.5A1.5 1.5 0 0 1 17.2 19.8L9.1 18.5"
        "A1.5 1.5 0 0 1 7.9 16.8L9.8 4.8A1.5 1.5 0 0 1 11.5 3.5Z",
        "M5.6 7.2L3.9 7.9A1.5 1.5 0 0 0 3.1 9.8L6 17.5",
    ),
    "play": ("B M8 5L18.5 12L8 19Z",),
    "pause": ("S 6.5 5.5 2.5 13 0.5", "S 15 5.5 2.5 13 0.5"),
    "arrow-left": ("M20 12H4", "M10.5 5.5L4 12L10.5 18.5"),
    "arrow-right": ("M4 12H20", "M13.5 5.5L20 12L13.5 18.5"),
    "arrow-up": ("M12 20V4", "M5.5 10.5L12 4L18.5 10.5"),
    "arrow-down": ("M12 4V20", "M5.5 13.5L12 20L18.5 13.5"),
    "keep": ("M9 6V18", "M15 6V18"),
    "scatter": (
        "M10 10L4 4",
        "M4 9V4H9",
        "M14 10L20 4",
        "M15 4H20V9",
        "M14 14L20 20",
        "M20 15V20H15",
        "M10 14L4 20",
        "M9 20H4V15",
    ),
    "smoosh": (
        "M3.5 3.5L9.5 9.5",
        "M9.5 4.5V9.5H4.5",
        "M20.5 3.5L14.5 9.5",
        "M14.5 4.5V9.5H19.5",
        "M20.5 20.5L14.5 14.5",
        "M14.5 19.5V14.5H19.5",
        "M3.5 20.5L9.5 14.5",
        "M9.5 19.5V14.5H4.5",
    ),
    "check": ("M4.5 12.5L9.5 17.5L19.5 6.5",),
    "close": ("M6 6L18 18", "M18 6L6 18"),
    "search": ("O 10.5 10.5 6.5", "M15.3 15.3L20.5 20.5"),
    "info": ("O 12 12 9", "M12 11.5V16.5", "D 12 7.7 1.3"),
    "warning": ("M12 4L21.2 19.7H2.8Z", "M12 10V13.8", "D 12 16.7 1.2"),
    "chevron-right": ("M9 5L16 12L9 19",),
    "chevron-left": ("M15 5L8 12L15 19",),
    "chevron-down": ("M5 9L12 16L19 9",),
    "chevron-up": ("M5 15L12 8L19 15",),
    "plus": ("M12 5V19", "M5 12H19"),
    "minus": ("M5 12H19",),
    "moon": ("M19.8 14.2A8.2 8.2 0 1 1 9.8 4.2A7.6 7.6 0 0 0 19.8 14.2Z",),
    "sun": ("O 12 12 4", *spokes(8, 7.8, 9.8)),
    "volume": (SPEAKER, "M15.5 9A4.2 4.2 0 0 1 15.5 15", "M18.3 6A8.4 8.4 0 0 1 18.3 18"),
    "trash": (
        "M4 6.5H20",
        "M9 6.5V3.5H15V6.5",
        "M6 6.5L7 20.5H17L18 6.5",
        "M10.2 10.5V16.5",
        "M13.8 10.5V16.5",
    ),
    "edit": ("M4 20L5.2 15.3L16 4.5L19.5 8L8.7 18.8Z", "M13 7.5L16.5 11"),
    "copy": (
        "R 9 9 11.5 11.5 2",
        "M5.5 15H5A1.5 1.5 0 0 1 3.5 13.5V5A1.5 1.5 0 0 1 5 3.5H13.5A1.5 1.5 0 0 1 15 5V5.5",
    ),
    "paste": (
        "M8.5 5H7A2 2 0 0 0 5 7V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V7A2 2 0 0 0 17 5H15.5",
        "R 8.5 3 7 4 1",
        "M9 12H15",
        "M9 16H13",
    ),
    "share": (
        "O 6 12 2.5",
        "O 17.5 5.5 2.5",
        "O 17.5 18.5 2.5",
        "M8.2 10.8L15.3 6.7",
        "M8.2 13.2L15.3 17.3",
    ),
    "save": (
        "M12 4V15",
        "M7 10L12 15L17 10",
        "M4 16V18.5A1.5 1.5 0 0 0 5.5 20H18.5A1.5 1.5 0 0 0 20 18.5V16",
    ),
    "folder": (
        "M3.5 18V6.5A1.5 1.5 0 0 1 5 5H9.5L12 8H19A1.5 1.5 0 0 1 20.5 9.5V18"
        "A1.5 1.5 0 0 1 19 19.5H5A1.5 1.5 0 0 1 3.5 18Z",
    ),
    "eye": (
        "M2.5 12C5 7.6 8.3 5.5 12 5.5C15.7 5.5 19 7.6 21.5 12"
        "C19 16.4 15.7 18.5 12 18.5C8.3 18.5 5 16.4 2.5 12Z",
        "O 12 12 2.8",
    ),
    "hourglass": (
        "M6 3.5H18",
        "M6 20.5H18",
        "M7.5 3.5C7.5 8.5 11 9.5 11 12C11 14.5 7.5 15.5 7.5 20.5",
        "M16.5 3.5C16.5 8.5 13 9.5 13 12C13 14.5 16.5 15.5 16.5 20.5",
    ),
    "trophy": (
        "M7.5 4H16.5V10A4.5 4.5 0 0 1 7.5 10Z",
        "M7.5 6H4V7.5A3.5 3.5 0 0 0 7.5 11",
        "M16.5 6H20V7.5A3.5 3.5 0 0 1 16.5 11",
        "M12 14.5V20",
        "M8 20H16",
    ),
    "crown": ("M4.2 18.5L3 7.5L8 11.5L12 5L16 11.5L21 7.5L19.8 18.5Z",),
    "heart": ("F " + placed(HEART),),
    "spade": ("F " + placed(SPADE),),
    "club": ("D 12 6.5 4.62", "D 6.72 13.76 4.62", "D 17.28 13.76 4.62", "F " + placed(CLUB_STEM)),
    "diamond": ("F " + placed(DIAMOND),),
    "robot": (
        "R 4.5 8.5 15 11.5 3",
        "M12 8.5V5",
        "D 12 4 1.6",
        "D 9 13.2 1.4",
        "D 15 13.2 1.4",
        "M10 16.8H14",
        "M2 13V15.5",
        "M22 13V15.5",
    ),
    "user": ("O 12 8 4", "M4.5 20.5C4.5 16.7 7.8 15 12 15C16.2 15 19.5 16.7 19.5 20.5"),
    "dice": (
        "R 4 4 16 16 3.5",
        "D 8.5 8.5 1.4",
        "D 15.5 8.5 1.4",
        "D 12 12 1.4",
        "D 8.5 15.5 1.4",
        "D 15.5 15.5 1.4",
    ),
    "flag": ("M6 21V4", "M6 4.5H19L15.8 9.2L19 14H6"),
    "lock": ("R 5 10.5 14 10 2", "M8 10.5V7.8A4 4 0 0 1 16 7.8V10.5", "M12 14.5V16.5"),
    "shield": (
        "M12 3L19.5 5.8V11.5C19.5 16 16.4 19.4 12 21C7.6 19.4 4.5 16 4.5 11.5V5.8Z",
        "M8.5 12L11 14.5L15.5 9.8",
    ),
    "keyboard": (
        "R 2.5 6 19 12 2",
        "D 6.5 10 1.1",
        "D 10.2 10 1.1",
        "D 13.8 10 1.1",
        "D 17.5 10 1.1",
        "M8.5 14.3H15.5",
    ),
    "refresh": ("M5.2 8.8A7.5 7.5 0 1 1 4.6 13.2", "M4.5 4V8.8H9.3"),
    "exit-door": (
        "M3.5 20.5H20.5",
        "M6.5 20.5V5A1.5 1.5 0 0 1 8 3.5H16A1.5 1.5 0 0 1 17.5 5V20.5",
        "D 13.8 12.5 1.3",
    ),
    "handshake": (
        "M2.5 7V15.5H4.5L9.8 20C10.7 20.7 11.7 20.4 12.4 19.6",
        "M2.5 7.5H6.5L9 6.5",
        "M21.5 15.5V7.5H17L13.5 6L9.2 9.8C9.6 12.3 12 12.7 13.8 10.8L18.8 15.6"
        "C19.4 17 18 18.2 16.6 17.6C16.4 19.2 14.6 20 12.4 19.6",
    ),
    "chip": ("O 12 12 9", "D 12 12 3", *spokes(6, 6.6, 9, 30)),
    "target": ("O 12 12 9", "O 12 12 5", "D 12 12 1.6"),
    "lightning": ("M13.5 3L5 13.5H11L10.5 21L19 10.5H13Z",),
    "question": (
        "O 12 12 9",
        "M9.3 9.5A2.75 2.75 0 1 1 13.3 11.9C12.4 12.4 12 12.9 12 13.8",
        "D 12 16.9 1.3",
    ),
    "more": ("D 5 12 1.9", "D 12 12 1.9", "D 19 12 1.9"),
    "list": ("M9 6H20", "M9 12H20", "M9 18H20", "D 4.8 6 1.4", "D 4.8 12 1.4", "D 4.8 18 1.4"),
    "sliders": (
        "M3.5 7.5H12.5",
        "M18 7.5H20.5",
        "O 15.2 7.5 2.7",
        "M3.5 16.5H6",
        "M11.5 16.5H20.5",
        "O 8.8 16.5 2.7",
    ),
}


def element(shape: str) -> str:
    """One shape of the table as an SVG element."""
    kind, *numbers = shape.split()
    match kind:
        case "O" | "D":
            x, y, radius = numbers
            paint = STROKE if kind == "O" else FILL
            return f'<circle cx="{x}" cy="{y}" r="{radius}" {paint}/>'
        case "R" | "S":
            x, y, width, height, corner = numbers
            paint = STROKE if kind == "R" else BOTH
            box = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}"'
            return f"<rect {box} {paint}/>"
        case "F":
            return f'<path d="{shape[2:]}" {FILL}/>'
        case "B":
            return f'<path d="{shape[2:]}" {BOTH}/>'
        case _:
            return f'<path d="{shape}" {STROKE}/>'


def svg(shapes: tuple[str, ...]) -> str:
    """A whole icon file."""
    body = "\n".join(element(shape) for shape in shapes)
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
    return f"{head}\n{body}\n</svg>\n"


def main(arguments: list[str]) -> int:
    """Writes every icon of the table and removes files the table no longer has."""
    parser = argparse.ArgumentParser(description="Draw the icon files.")
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).resolve().parent.parent / "assets" / "icons"
    )
    out: Path = parser.parse_args(arguments).out
    out.mkdir(parents=True, exist_ok=True)
    for stale in out.glob("*.svg"):
        if stale.stem not in ICONS:
            stale.unlink()
    for name, shapes in ICONS.items():
        (out / f"{name}.svg").write_text(svg(shapes), encoding="utf-8", newline="\n")
    make_sums.write()
    print(f"{len(ICONS)} icons in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
