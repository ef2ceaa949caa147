"""Writes the players' portraits: python build/make_portraits.py [--out FOLDER].

Each is a bare-headed court face on a plain disc, 224 units wide. The calm one stands in the folder
itself, each other mood in a folder of its name.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import art_moods
import make_sums
from art_hair import AFRO_BACK, BACK_STRANDS, BACKS, BEARDS, BUN, EXTRAS, FRONTS
from art_moods import CALM, MOODS, MOVES, Mood
from art_svg import ART, INK, circle, commands, document, moved, num, path

_HOME = Path(__file__).resolve().parent.parent / "assets" / "portraits"

_CX = 250.0
_CY = 190.0
_RADIUS = 110.0
_SIDE = 224

Point = tuple[float, float]

SKINS = {
    "pale": ("#F8E0D0", "#E0BBA6"),
    "light": ("#F6D3B7", "#E3AE8B"),
    "rosy": ("#F3C3A4", "#DC9C7B"),
    "tan": ("#E6B083", "#C98A5B"),
    "olive": ("#CF9A6B", "#AC7746"),
    "brown": ("#A56D49", "#7F4E32"),
    "deep": ("#8A5636", "#683C22"),
    "dark": ("#6B432D", "#4E2E1D"),
}


@dataclass(frozen=True, slots=True)
class Look:
    """The looks of one player; `face` is the court whose face is used."""

    face: str
    skin: str
    hair: tuple[str, str]
    front: str
    disc: str
    cloth: tuple[str, str]
    back: str = ""
    collar: str = "lapels"
    beard: str = ""
    extras: tuple[str, ...] = ()
    lapel: str = "#FFFDF8"
    brow: str = ""


BROWN = ("#5E3A1E", "#8A5A33")
BLACK = ("#1C1722", "#474156")
DARK = ("#2A1C17", "#50352A")
RED = ("#8A2F14", "#B4532A")
BLOND = ("#D9A441", "#F1CD7C")
GREY = ("#8E8F9A", "#B9BAC4")
WHITE = ("#E9E6DF", "#BDB8AE")
CHESTNUT = ("#7A3F1D", "#A9673A")
AUBURN = ("#5B2320", "#8A3F38")

LOOKS: dict[str, Look] = {
    "you": Look("J", "light", BROWN, "swept", "#3B7A9E", ("#24476B", "#18324F")),
    "wren": Look("Q", "light", RED, "parted", "#7E9B4E", ("#2E6F73", "#1F5357"), "long"),
    "juno": Look("Q", "brown", BLACK, "parted", "#8A4F93", ("#6D3FA8", "#4E2A80"), "long"),
    "basil": Look(
        "K", "brown", DARK, "king", "#B0662E", ("#14704A", "#0B4A31"), "king", beard="king"
    ),
    "otto": Look(
        "J",
        "rosy",
        GREY,
        "bald",
        "#54677C",
        ("#C9962E", "#9C7018"),
        collar="crew",
        beard="moustache",
        extras=("glasses",),
    ),
    "ada": Look(
        "Q",
        "pale",
        GREY,
        "parted",
        "#B8566E",
        ("#57305F", "#3F2046"),
        "cap",
        extras=("bun", "glasses", "earrings"),
    ),
    "finn": Look(
        "J",
        "pale",
        BLOND,
        "quiff",
        "#8CCFB4",
        ("#D9762B", "#AE5615"),
        collar="crew",
        extras=("freckles",),
        brow="#B07C24",
    ),
    "mira": Look(
        "Q", "tan", BLACK, "fringe", "#D8A63C", ("#B3202F", "#861522"), "bob", collar="vee"
    ),
    "hugo": Look("K", "rosy", CHESTNUT, "side", "#7C3F3A", ("#5F7F9E", "#45617D"), beard="short"),
    "ines": Look(
        "Q",
        "olive",
        DARK,
        "swoop",
        "#E08A68",
        ("#2F7D57", "#1F5C3E"),
        "waves",
        collar="vee",
        extras=("band",),
    ),
    "kofi": Look("J", "dark", BLACK, "crop", "#3F8F5B", ("#E3B12F", "#B88812"), collar="crew"),
    "lena": Look(
        "Q",
        "light",
        BLOND,
        "parted",
        "#5B7CC4",
        ("#D9688C", "#B04468"),
        "cap",
        extras=("braids", "ties"),
    ),
    "nils": Look(
        "K",
        "pale",
        WHITE,
        "king",
        "#2F4A6B",
        ("#B23A32", "#8A2620"),
        "king",
        beard="king",
        lapel="#F2E2C4",
        brow="#A39C90",
    ),
    "opal": Look(
        "Q",
        "deep",
        AUBURN,
        "afro",
        "#2B97A6",
        ("#C0357F", "#93215E"),
        collar="vee",
        extras=("afro", "earrings"),
    ),
    "pavel": Look(
        "J",
        "light",
        BLACK,
        "slick",
        "#CBB98C",
        ("#33343F", "#23242D"),
        beard="goatee",
        lapel="#C9D4E6",
    ),
    "rosa": Look(
        "Q",
        "tan",
        AUBURN,
        "swoop",
        "#E7B9C0",
        ("#C4172F", "#8D0F24"),
        "cap",
        collar="vee",
        extras=("bun", "hoops", "flower"),
    ),
    "tariq": Look(
        "K",
        "olive",
        BLACK,
        "curls",
        "#6B57AC",
        ("#1F8A8A", "#126767"),
        beard="short",
        collar="crew",
        lapel="#F2E2C4",
    ),
}


def _curve(points: list[Point], steps: int) -> list[Point]:
    """Points along one Bezier segment, its start left out."""
    out = []
    for i in range(1, steps + 1):
        t, level = i / steps, points
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)
            ]
        out.append(level[0])
    return out


def _outline(d: str) -> list[Point]:
    """A closed path of M, L, C and Z as a fine polygon."""
    points: list[Point] = []
    first: Point = (0.0, 0.0)
    for command, values in commands(d):
        ends = list(zip(values[::2], values[1::2], strict=True)) or [first]
        if command == "M":
            first = ends[0]
            points.append(first)
            continue
        size = 3 if command == "C" else 1
        for start in range(0, len(ends), size):
            points += _curve([points[-1], *ends[start : start + size]], 9 if size == 3 else 16)
    return points


def _cut(d: str, fill: str, stroke: str, pose: Mood = CALM) -> str:
    """The shape kept within the disc: what would stick out follows the rim instead.

    SDL_image's rasteriser has no clip paths, so the shape itself is bent.
    """
    limit = _RADIUS - 1
    kept: list[str] = []
    for x, y in (pose.moved(point, (_CX, _CY)) for point in _outline(d)):
        far = math.hypot(x - _CX, y - _CY)
        if far > limit:
            x, y = _CX + (x - _CX) * limit / far, _CY + (y - _CY) * limit / far
        text = f"{num(round(x, 1))} {num(round(y, 1))}"
        if not kept or kept[-1] != text:
            kept.append(text)
    return path("M" + "L".join(kept) + "Z", fill, stroke)


def _coat(look: Look) -> str:
    light, shade = look.cloth
    coat = (
        "M214 250L286 250C310 256 330 266 352 282L352 330L148 330L148 282C170 266 190 256 214 250Z"
    )
    half = "M250 251L286 251C310 257 330 267 350 283L350 328L250 328Z"
    return _cut(coat, light, INK) + _cut(half, shade, "")


def _collar(look: Look) -> str:
    if look.collar == "crew":
        return path("M218 246C226 268 274 268 282 246", "none", INK, 17) + path(
            "M218 246C226 268 274 268 282 246", "none", look.lapel, 10
        )
    if look.collar == "vee":
        skin, shade = SKINS[look.skin]
        return (
            path("M224 249L250 282L276 249Z", skin, INK, 4)
            + path("M251 250L274 250L251 279Z", shade)
            + path("M222 249L250 284L278 249", "none", look.lapel, 5)
        )
    if look.beard == "king":
        left, right = "M206 250L224 240L250 266L236 292Z", "M294 250L276 240L250 266L264 292Z"
        return path(left, look.lapel, INK, 3.6) + path(right, look.lapel, INK, 3.6)
    left = "M221 249L232 239L250 264L242 287Z"
    right = "M279 249L268 239L250 264L258 287Z"
    return path(left, look.lapel, INK, 3.6) + path(right, look.lapel, INK, 3.6)


def _behind(look: Look, pose: Mood = CALM) -> str:
    """Everything the head hides: long hair, a cloud of curls, a bun."""
    shapes = "".join(_cut(d, "{H}", INK, pose) for d in BACKS.get(look.back, ()))
    lines = BACK_STRANDS.get(look.back, "")
    if "afro" in look.extras:
        lines += AFRO_BACK
    return shapes + pose.placed(lines + (BUN if "bun" in look.extras else ""))


def _coloured(text: str, look: Look) -> str:
    skin, shade = SKINS[look.skin]
    roles = {"H": look.hair[0], "HL": look.hair[1], "F": skin, "FD": shade}
    for role, colour in roles.items():
        text = text.replace("{" + role + "}", colour)
    return text


def _rim(disc: str) -> str:
    """The disc colour, two fifths of the way to white."""
    parts = [int(disc[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{part + (255 - part) * 2 // 5:02X}" for part in parts)


def _calm_figure(look: Look, *, blink: bool = False) -> str:
    face = str(ART["parts"][f"face.{look.face}"]).replace("{H}", look.brow or "{H}")
    return "".join(
        (
            _behind(look),
            _coat(look),
            art_moods.blinked(face) if blink else face,
            _collar(look),
            FRONTS[look.front],
            BEARDS.get(look.beard, ""),
            *(EXTRAS.get(extra, "") for extra in look.extras),
        )
    )


def _moved_figure(look: Look, mood: str) -> str:
    """The figure in a mood that is not calm."""
    pose, text = MOVES[mood], str(ART["parts"][f"face.{look.face}"])
    face = art_moods.parts_of(text)
    beard, lips = art_moods.without_mouth(BEARDS.get(look.beard, ""))
    lips = lips or art_moods.without_mouth(text)[1] or "#B04A44"
    below = pose.below_moustache if look.beard == "moustache" else 0.0
    hair = {"band", "flower"}
    return "".join(
        (
            _behind(look, pose),
            _coat(look),
            face.neck,
            pose.placed(
                art_moods.dropped(face.head, pose.jaw)
                + art_moods.eyes(mood, lashes=look.face == "Q")
                + art_moods.blush(mood)
            ),
            _collar(look),
            pose.placed(
                "".join(
                    (
                        moved(FRONTS[look.front], 0, pose.hair),
                        art_moods.brows(mood, face).replace("{H}", look.brow or "{H}"),
                        moved(beard, 0, pose.beard),
                        art_moods.mouth(mood, lips, below),
                        *(
                            moved(EXTRAS[extra], 0, pose.hair if extra in hair else 0)
                            for extra in look.extras
                            if extra in EXTRAS and extra != "glasses"
                        ),
                        art_moods.askew(EXTRAS["glasses"], mood)
                        if "glasses" in look.extras
                        else "",
                    )
                )
            ),
            art_moods.signs(mood, rays="afro" not in look.extras),
        )
    )


def portrait(look: Look, mood: str = "") -> str:
    """One portrait document; calm without a mood."""
    figure = (
        _moved_figure(look, mood) if mood in MOVES else _calm_figure(look, blink=mood == "blink")
    )
    rim = circle(_CX, _CY, _RADIUS - 1, "none", _rim(look.disc), 4)
    disc = circle(_CX, _CY, _RADIUS - 1, look.disc)
    body = moved(disc + _coloured(figure, look) + rim, _SIDE / 2 - _CX, _SIDE / 2 - _CY)
    return document(body, _SIDE, _SIDE)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=_HOME)
    out: Path = parser.parse_args().out
    for mood in ("", *MOODS):
        (out / mood).mkdir(parents=True, exist_ok=True)
        for name, look in LOOKS.items():
            (out / mood / f"{name}.svg").write_bytes(portrait(look, mood).encode("utf-8"))
    make_sums.write()
    print(f"{len(LOOKS)} portraits in {1 + len(MOODS)} moods in {out}")


if __name__ == "__main__":
    main()
