"""Cards outside the four suits: jokers, marked jokers, the Moon and the backs."""

from __future__ import annotations

from art_backs import MADE_BACKS
from art_faces import ink_of, inset_of
from art_index import LARGE, NORMAL, index
from art_letters import down
from art_svg import (
    ART,
    INK,
    SUITS,
    both_ways,
    card_face,
    circle,
    document,
    expand_suits,
    moved,
    path,
    suit,
)

BACKS = ("claret", "midnight", "forest", *MADE_BACKS)

# The third joker is the red one with crimson and teal changed about.
_JOKERS: dict[str, tuple[str, str, dict[str, str]]] = {
    "JK": ("joker.red", "#CE1531", {}),
    "JK'": ("joker.black", "#14181F", {}),
    "JK''": (
        "joker.red",
        "#0F6B6B",
        {"#C4172F": "#0F6B6B", "#0F6B6B": "#C4172F", "#CE1531": "#0F6B6B", "#FDF0D6": "#DDEFEA"},
    ),
}
_MARKED = {"0C": "JK'", "0D": "JK"}

_STAR = "M58 36L68.4 63.7L97.9 65L74.8 83.5L82.7 112L58 95.6L33.3 112L41.2 83.5L18.1 65L47.6 63.7Z"
_CRESCENT = "M72 36A42 42 0 1 0 72 118A34 34 0 1 1 72 36Z"
_CAP_FIRST = '<path d="M200 150C190 120'
_CAP_LAST = "L194 160Z"


def _recoloured(text: str, swap: dict[str, str]) -> str:
    return "".join(swap.get(piece, piece) for piece in _split_colours(text))


def _split_colours(text: str) -> list[str]:
    head, *rest = text.split("#")
    pieces = [head]
    for piece in rest:
        pieces += ["#" + piece[:6], piece[6:]]
    return pieces


def _whole(name: str) -> str:
    return expand_suits(ART["whole_cards"][name], "hearts")


def _picture(text: str) -> str:
    """A joker card's picture: panel, figure and frame, without face and index."""
    name, _, swap = _JOKERS[text]
    card = _whole(name)
    frame: str = ART["parts"]["frame"]
    start = card.index("/>") + 2
    return _recoloured(card[start : card.index(frame) + len(frame)], swap)


def _cap(text: str) -> str:
    """The jester's cap alone, cut from the joker's own picture."""
    picture = _picture(text)
    start = picture.index(_CAP_FIRST)
    return picture[start : picture.index("/>", picture.index(_CAP_LAST, start)) + 2]


def joker(text: str, style: str) -> str:
    """The SVG document of a plain joker."""
    ink = _JOKERS[text][1]
    if style == "large":
        star = moved(path(_STAR, ink), 98 - 1.75 * 58, 112 - 1.75 * 78, 1.75)
        hat = moved(_cap(text), 250 - 0.8 * 250, 250 - 0.8 * 110, 0.8)
        return card_face(both_ways(hat + star + down("JOKER", 98, 262, 74, 56, ink)))
    corner = path(_STAR, ink) + down("JOKER", 58, 180, 50, 34, ink)
    return card_face(_picture(text) + both_ways(corner))


def marked_joker(text: str, style: str, palette: str) -> str:
    """The SVG document of 0C or 0D: a joker ranking below the two of its suit."""
    suit_name, base = SUITS[text[1]], _MARKED[text]
    ink, inset = ink_of(text[1], palette), inset_of(palette)
    if style == "large":
        hat = moved(_cap(base), 352 - 0.9 * 250, 122 - 0.9 * 110, 0.9)
        return card_face(both_ways(hat) + index("0", suit_name, LARGE, ink, inset))
    boss = circle(250, 350, 23, "#FFF7EE", INK, 4) + suit(suit_name, 250, 350, 28, ink, inset)
    word = both_ways(down("JOKER", 58, 252, 44, 30, ink))
    corner = index("0", suit_name, NORMAL, ink, inset)
    return card_face(_picture(base) + boss + word + corner)


def moon(style: str) -> str:
    """The SVG document of the Moon, the card for a fifty-third place."""
    if style == "normal":
        return document(_whole("moon"))
    crescent = moved(path(_CRESCENT, "#B57F1F"), 98 - 1.75 * 50, 112 - 1.75 * 77, 1.75)
    word = down("MOON", 98, 270, 76, 56, "#14181F")
    night = circle(250, 350, 88, "#241E4C") + circle(250, 350, 76, "#2E2760")
    embrace = path("M286 258A100 100 0 1 0 286 442A80 80 0 1 1 286 258Z", "#F0C766", INK, 5)
    heart = suit("hearts", 290, 350, 64, "#CE1531")
    picture = night + moved(embrace + heart, 250 - 0.62 * 250, 350 - 0.62 * 350, 0.62)
    return card_face(picture + both_ways(crescent + word))


def back(name: str) -> str:
    """The SVG document of a card back."""
    return MADE_BACKS[name]() if name in MADE_BACKS else document(_whole(f"back.{name}"))
