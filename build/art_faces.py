"""The 52 suited faces: pips, aces and courts, in the normal and the large-index style."""

from __future__ import annotations

from art_courts import court, hat
from art_index import LARGE, NORMAL, index
from art_svg import ART, IVORY, SUITS, both_ways, card_face, moved, path, suit, turned

PALETTES = ("two", "four", "vision_safe")
RANKS = "23456789TJQKA"

_GOLD = "#E9B44C"
_LACE = (
    "M250 245C260 271.5 341.5 311.5 347 366.5C347 393 332.5 408.5 310 408.5"
    "C285.5 408.5 268 392 250 370C232 392 214.5 408.5 190 408.5"
    "C167.5 408.5 153 393 153 366.5C158.5 311.5 240 271.5 250 245Z"
)
_CRESCENT = "M263.3 299.2A37 37 0 1 0 263.3 369.2A35 35 0 1 1 263.3 299.2Z"
_STAR = "M276 317L279.6 330.4L293 334L279.6 337.6L276 351L272.4 337.6L259 334L272.4 330.4Z"


def ink_of(suit_letter: str, palette: str) -> str:
    """The colour of a suit in a palette."""
    return str(ART["palettes"][palette][suit_letter.lower()])


def inset_of(palette: str) -> str:
    """The colour of the holes in vision-safe diamonds and clubs, empty in other palettes."""
    return IVORY if palette == "vision_safe" else ""


def _pips(rank: str, suit_name: str, ink: str, inset: str) -> str:
    marks = []
    for across, down in ART["pips"][rank]:
        mark = suit(suit_name, 500 * across, 700 * down, 94, ink, inset)
        # A turned copy of the mirror place keeps every pip the same shape to the last digit.
        flipped = turned(suit(suit_name, 500 - 500 * across, 700 - 700 * down, 94, ink, inset))
        marks.append(flipped if down > 0.5 else mark)
    return "".join(marks)


def _ace_of_spades(ink: str) -> str:
    # A little smaller and higher than in the design's picture, where it touches the outline.
    gold = moved(path(_CRESCENT, _GOLD) + path(_STAR, _GOLD), 18, 26, 0.9)
    return suit("spades", 250, 344, 330, ink) + gold + path(_LACE, "none", "#F6F1E7", 3.3)


def _ace(suit_name: str, ink: str, inset: str) -> str:
    if suit_name == "spades":
        return _ace_of_spades(ink)
    return suit(suit_name, 250, 350, 250, ink, inset)


def face(text: str, style: str, palette: str) -> str:
    """The SVG document of a suited card such as QS or TD."""
    rank = "10" if text[0] == "T" else text[0]
    suit_name = SUITS[text[1]]
    ink, inset = ink_of(text[1], palette), inset_of(palette)
    if style == "large":
        corner = index(rank, suit_name, LARGE, ink, inset)
        return card_face(_large_hat(rank, suit_name, palette) + corner)
    if rank == "A":
        picture = _ace(suit_name, ink, inset)
    elif rank in "JQK":
        picture = court(rank, suit_name, palette, ink, inset)
    else:
        picture = _pips(rank, suit_name, ink, inset)
    return card_face(picture + index(rank, suit_name, NORMAL, ink, inset))


def _large_hat(rank: str, suit_name: str, palette: str) -> str:
    if rank not in "JQK":
        return ""
    scale = 1.12
    return both_ways(
        moved(hat(rank, suit_name, palette), 352 - scale * 250, 122 - scale * 108, scale)
    )
