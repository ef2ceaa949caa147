"""Moods of a portrait: brows, eyes and mouth drawn again, jaw, hair and head moved.

Lengths are in the courts' coordinates, where a face is about 84 wide; minus is up.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from art_svg import INK, circle, commands, num, path

Point = tuple[float, float]

MOODS = ("thinking", "pleased", "worried", "shocked", "blink")
"""The moods that are not calm; a calm face is the court's own, and a blink its closed eyes."""

_EYES = (231.0, 273.0)
_EYE_Y = 184.0
_NEUTRAL = (0.0, 0.0, 0.0)
_CHIN_FROM = 210.5
_TONGUE = "#C2384A"
_DEEP = "#5A1022"
_TEAR = "#DCEBF0"


@dataclass(frozen=True, slots=True)
class Mood:
    """The moves of a face in a mood. `brows` are outer, middle and inner end of the left brow."""

    tilt: float = 0.0
    lower: float = 0.0
    left: tuple[float, float, float] = _NEUTRAL
    right: tuple[float, float, float] | None = None
    jaw: float = 0.0
    hair: float = 0.0
    beard: float = 0.0
    below_moustache: float = 8.0
    glasses: float = 0.0

    def moved(self, point: Point, about: Point) -> Point:
        """A point of the head, lowered, then turned about the middle of the disc."""
        turn = math.radians(self.tilt)
        dx, dy = point[0] - about[0], point[1] + self.lower - about[1]
        return (
            about[0] + dx * math.cos(turn) - dy * math.sin(turn),
            about[1] + dx * math.sin(turn) + dy * math.cos(turn),
        )

    def placed(self, body: str) -> str:
        """A part of the head, lowered and turned."""
        return shifted(body, down=self.lower, turn=self.tilt)


CALM = Mood()


MOVES = {
    "thinking": Mood(tilt=-5, left=(1, 3, 3), right=(-6, -9, -5)),
    "pleased": Mood(tilt=3, left=(-4, -8, -4)),
    "worried": Mood(lower=3, left=(4, -3, -10)),
    "shocked": Mood(
        lower=-1, left=(-9, -17, -11), jaw=9, hair=-5, beard=6, below_moustache=6, glasses=5
    ),
}


@dataclass(frozen=True, slots=True)
class Face:
    """A court's face in its parts: without eyes and mouth, and the path and width of each brow."""

    neck: str
    head: str
    brows: tuple[str, str]
    brow_width: float


def parts_of(text: str) -> Face:
    """A court's face taken apart."""
    tags = re.findall(r"<[^>]+/>", text)
    first, second = (tag for tag in tags if 'stroke="{H}"' in tag)
    width = float(re.findall(r'stroke-width="([\d.]+)"', first)[0])
    lines = (_path_of(first), _path_of(second))
    return Face(tags[0], "".join(tags[1:4]), lines, width)


def _path_of(tag: str) -> str:
    return str(re.findall(r' d="([^"]+)"', tag)[0])


def without_mouth(text: str) -> tuple[str, str]:
    """The part without its mouth, and the mouth's colour; empty where there is none."""
    match = re.search(r'<path d="[^"]+" fill="(#9A4A3C|#B3202F|#B04A44)"/>', text)
    return (text.replace(match[0], ""), match[1]) if match else (text, "")


def blinked(text: str) -> str:
    """A calm face with its eyes closed: each is one line."""
    text = re.sub(r'<circle [^>]*/>|<path d="M(219|261) 184Q[^"]*" fill="none"[^>]*/>', "", text)

    def closed(eye: re.Match[str]) -> str:
        left, middle, right = eye.groups()
        return path(f"M{left} {num(_EYE_Y)}Q{middle} 194 {right} {num(_EYE_Y)}", "none", INK, 4.2)

    return re.sub(r'<path d="M(\d+) 184Q(\d+) 173 (\d+) 184[^>]*/>', closed, text)


def dropped(text: str, by: float) -> str:
    """The face with its chin this much lower."""

    def lower(match: re.Match[str]) -> str:
        out = []
        for letter, values in commands(match[1]):
            moved = [
                value + by if index % 2 and value > _CHIN_FROM else value
                for index, value in enumerate(values)
            ]
            out.append(letter + " ".join(num(value) for value in moved))
        return f' d="{"".join(out)}"'

    return re.sub(r' d="([^"]+)"', lower, text) if by else text


def shifted(body: str, *, down: float = 0.0, turn: float = 0.0, about: Point = (250, 190)) -> str:
    """The body lowered, then turned about a point in degrees."""
    if not down and not turn:
        return body
    move = f"rotate({num(turn)} {num(about[0])} {num(about[1])}) " if turn else ""
    return f'<g transform="{move}translate(0 {num(down)})">{body}</g>'


def brows(mood: str, face: Face) -> str:
    """Both brows, over the hair; the right one begins at its inner end."""
    moves = MOVES[mood]
    offsets = (moves.left, (moves.right or moves.left)[::-1])
    return "".join(
        path(_bent(d, rises), "none", "{H}", face.brow_width)
        for d, rises in zip(face.brows, offsets, strict=True)
    )


def _bent(d: str, rises: tuple[float, float, float]) -> str:
    """A brow with start, middle and end moved down."""
    numbers = [value for _, values in commands(d) for value in values]
    if len(numbers) == 4:
        x1, y1, x2, y2 = numbers
        numbers = [x1, y1, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2]
    x1, y1, x2, y2, x3, y3 = numbers
    # The bend passes the middle at half the height of its handle.
    bend = y2 + 2 * rises[1] - (rises[0] + rises[2]) / 2
    points = [num(value) for value in (x1, y1 + rises[0], x2, bend, x3, y3 + rises[2])]
    return "M{} {}Q{} {} {} {}".format(*points)


def eyes(mood: str, *, lashes: bool) -> str:
    """Draw both eyes."""
    return "".join(_eye(mood, x, lashes=lashes) for x in _EYES)


def _eye(mood: str, x: float, *, lashes: bool) -> str:
    y = _EYE_Y
    if mood == "pleased":
        ends = (f"{num(x - 13)} {num(y + 5)}", f"{num(x + 13)} {num(y + 5)}")
        return path(f"M{ends[0]}Q{num(x)} {num(y - 15)} {ends[1]}", "none", INK, 4.6)
    if mood == "shocked":
        ball = (f"M{num(x)} {num(y - 14)}C{num(x + 16.6)} {num(y - 14)} {num(x + 16.6)} "
                f"{num(y + 14)} {num(x)} {num(y + 14)}C{num(x - 16.6)} {num(y + 14)} "
                f"{num(x - 16.6)} {num(y - 14)} {num(x)} {num(y - 14)}Z")  # fmt: skip
        return path(ball, "#FFFFFF", INK, 3.4) + circle(x, y, 3.8, INK)
    top, low, r, dx, dy = (9, 8, 4.8, 6, -2.4) if mood == "thinking" else (13, 9, 4.2, -5, 2)
    white = (f"M{num(x - 12)} {num(y)}Q{num(x)} {num(y - top)} {num(x + 12)} {num(y)}"
             f"Q{num(x)} {num(y + low)} {num(x - 12)} {num(y)}Z")  # fmt: skip
    lash = path(f"M{num(x - 12)} {num(y)}Q{num(x)} {num(y - top - 1)} {num(x + 13)} {num(y - 1)}",
                "none", INK, 4) if lashes else ""  # fmt: skip
    return path(white, "#FFFFFF", INK, 2.6) + circle(x + dx, y + dy, r, INK) + lash


def blush(mood: str) -> str:
    """Warm cheeks of a face that laughs."""
    if mood != "pleased":
        return ""
    return "".join(
        f'<circle cx="{num(x)}" cy="203" r="9" fill="#D8452E" fill-opacity="0.34"/>'
        for x in (221.0, 281.0)
    )


def askew(glasses: str, mood: str) -> str:
    """Glasses that a shock turns."""
    return shifted(glasses, turn=MOVES[mood].glasses, about=(252, 185))


def mouth(mood: str, lips: str, down: float) -> str:
    """The mouth; `lips` is its line's colour, `down` how much lower a moustache pushes it."""
    return shifted(_mouth(mood, lips), down=down)


def _mouth(mood: str, lips: str) -> str:
    if mood == "thinking":
        return path("M245 226Q251 224 262 219", "none", lips, 5.2)
    if mood == "worried":
        wave = "M237.5 226C241 219 245 219 249 222C254 225.5 258 225.5 262.5 219"
        return path(wave, "none", lips, 4.6)
    if mood == "shocked":
        oval = "M250 213C263 213 263 238 250 238C237 238 237 213 250 213Z"
        tongue = "M242.6 230C246 226 254 226 257.4 230C255 236 245 236 242.6 230Z"
        return path(oval, _DEEP, lips if lips == "#B3202F" else INK, 3.6) + path(tongue, _TONGUE)
    laugh = "M229 212Q250 218 271 212Q269 234 250 234Q231 234 229 212Z"
    teeth = "M233 214.6Q250 219.4 267 214.6Q266 221 262 223.4Q250 225 238 223.4Q234 221 233 214.6Z"
    rim = lips if lips == "#B3202F" else INK
    return path(laugh, _DEEP, rim, 3.4) + path(teeth, "#FFFFFF")


def signs(mood: str, *, rays: bool) -> str:
    """A drop at the temple, or rays at both sides of the head."""
    if mood == "worried":
        drop = (
            "M292 146C300 157 302 162 302 167C302 173 298 177 292 177"
            "C286 177 282 173 282 167C282 162 284 157 292 146Z"
        )
        return path(drop, _TEAR, INK, 3)
    if mood != "shocked" or not rays:
        return ""
    strokes = ((-61, 132, -73, 121), (-76, 156, -92, 149))
    lines = "".join(
        f"M{num(250 + side * x1)} {y1}L{num(250 + side * x2)} {y2}"
        for side in (-1, 1)
        for x1, y1, x2, y2 in strokes
    )
    return path(lines, "none", "#FFFFFF", 6)
