"""The Warren card: a collector's portrait card that stands for a card nobody has shown."""

from __future__ import annotations

import math

from art_index import LARGE, NORMAL, rank_mark
from art_letters import across
from art_svg import ART, INK, both_ways, card_face, circle, moved, num, path, rect

_INDEX_INK = "#6E4318"
_GOLD = "#E9B44C"
_TEAL = "#2F6F76"
_HAIR = "#6B4226"
_HAIR_LIGHT = "#8F5E39"
_SKIN = {"F": "#F2CBA6", "FD": "#DCA67C", "H": _HAIR, "HL": _HAIR_LIGHT, "V": "#FFF7EE"}

_QUESTION = "M-11 -12A12 12 0 1 1 4 1Q0 3 0 10"


def _hidden_card(x: float, y: float, angle: float, fill: str = "#7E1028") -> str:
    """A small face-down card with a question mark, centred at (x, y)."""
    body = (
        rect(-24, -34, 48, 68, 6, "#FFFDF8", INK, 3.2)
        + rect(-18, -28, 36, 56, 3, fill)
        + path(_QUESTION, "none", _GOLD, 5.5)
        + circle(0, 20, 3.6, _GOLD)
    )
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(angle)})">{body}</g>'


def _rays() -> str:
    """Light rays behind the head, inside the portrait window."""
    cx, cy, reach = 250.0, 210.0, 112.0
    rays = []
    for step in range(12):
        a, b = (math.radians(30 * step + turn) for turn in (-7.5, 7.5))
        ends = [(cx + reach * math.cos(t), cy + reach * math.sin(t)) for t in (a, b)]
        points = "L".join(f"{num(round(x, 1))} {num(round(y, 1))}" for x, y in ends)
        rays.append(path(f"M{num(cx)} {num(cy)}L{points}Z", "#3F868C"))
    return "".join(rays)


def _part(name: str) -> str:
    text: str = ART["parts"][name]
    for role, colour in _SKIN.items():
        text = text.replace("{" + role + "}", colour)
    return text


def _head() -> str:
    """Face, curls and round glasses in the court's own coordinates."""
    back = (
        "M250 108C196 104 178 146 190 190C192 214 202 226 214 228L286 228"
        "C298 226 308 214 310 190C322 146 304 104 250 108Z"
    )
    curls = (
        "M202 186C186 172 188 150 200 142C196 122 216 108 230 116C238 102 264 102 272 114"
        "C288 108 306 122 300 142C312 150 314 172 298 186C298 172 292 164 282 160"
        "C272 168 262 162 256 154C248 164 236 166 226 158C214 162 204 172 202 186Z"
    )
    glasses = (
        circle(230, 186, 19, "none", INK, 4)
        + circle(272, 186, 19, "none", INK, 4)
        + path("M249 184Q251 181 253 184M211 182L204 178M291 182L296 178", "none", INK, 4)
    )
    shine = path("M214 134Q224 122 238 126M262 122Q276 118 286 128", "none", _HAIR_LIGHT, 3.6)
    return (
        path(back, _HAIR, INK, 4) + _part("face.J") + path(curls, _HAIR, INK, 3.6) + shine + glasses
    )


def _body() -> str:
    """Jersey and lapels, ending flat on the portrait window's lower edge."""
    jersey = path(
        "M146 306C150 276 176 262 214 250L286 250C324 262 350 276 354 306Z", "#B4532A", INK
    )
    shade = path("M250 252L286 252C322 263 347 277 351 304L250 304Z", "#8A3A1A")
    stripe = path(
        "M176 274L172 304M190 267L186 304M310 267L314 304M324 274L328 304", "none", _GOLD, 4
    )
    return jersey + shade + stripe + _part("collar.J")


def _portrait() -> str:
    scale = 1.12
    bust = moved(_body() + _head(), 250 - scale * 250, 394 - scale * 306, scale)
    window = rect(126, 66, 248, 328, 12, _TEAL)
    return window + _rays() + bust + rect(126, 66, 248, 328, 12, "none", INK, 4)


def _plate() -> str:
    """The name and, under it, the hidden card between two others."""
    name = rect(126, 408, 248, 58, 10, _GOLD, INK, 4) + across("WARREN", 250, 452, 34, 5, INK)
    fan = (
        _hidden_card(-48, 4, -14, "#1B2050")
        + _hidden_card(48, 4, 14, "#0E4A35")
        + _hidden_card(0, 0, 0)
    )
    dots = "".join(circle(x, 626, 4.2, "#B57F1F") for x in (226, 250, 274))
    return name + moved(fan, 250, 544, 1.45) + dots


def warren(style: str) -> str:
    """The SVG document of the Warren card."""
    if style == "large":
        corner = rank_mark("W", LARGE, _INDEX_INK) + moved(_hidden_card(0, 0, 0), 98, 262, 1.5)
        head = moved(_head(), 352 - 0.95 * 250, 122 - 0.95 * 172, 0.95)
        return card_face(both_ways(head + corner))
    panel = rect(110, 50, 280, 600, 20, "#F3E3C8")
    corner = rank_mark("W", NORMAL, _INDEX_INK) + moved(_hidden_card(0, 0, 0), 58, 168, 0.82)
    return card_face(
        panel + _portrait() + _plate() + str(ART["parts"]["frame"]) + both_ways(corner)
    )
