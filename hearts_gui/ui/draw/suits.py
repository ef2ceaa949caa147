"""The four suits as shapes in any size and colour; never drawn as text."""

from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.heart import HEART
from hearts_gui.ui.draw.painter import Align, Colour, Painter, hex_colour, svg_surface
from hearts_gui.ui.draw.theme import MIN_TEXT

SIGNS = ("♣", "♦", "♠", "♥")
"""The signs as texts hold them, in the order of the suits."""
_DIAMOND = "M50 3C58 20 71 37 87 50C71 63 58 80 50 97C42 80 29 63 13 50C29 37 42 20 50 3Z"
_SPADE = (
    "M50 4C56 16 94 37 94 62C94 75 84 84 73 84C65 84 58 80 54 74C54.5 83 59 91 68 96L32 96"
    "C41 91 45.5 83 46 74C42 80 35 84 27 84C16 84 6 75 6 62C6 37 44 16 50 4Z"
)
_CLUB = "M44 38L56 38L60 52L56 64C56.5 79 60 90 68 96L32 96C40 90 43.5 79 44 64L40 52Z"


def suit_svg(suit: Suit, colour: str) -> str:
    """A suit in the 100 box as an SVG body."""
    match suit:
        case Suit.HEARTS:
            return f'<path d="{HEART}" fill="{colour}"/>'
        case Suit.DIAMONDS:
            return f'<path d="{_DIAMOND}" fill="{colour}"/>'
        case Suit.SPADES:
            return f'<path d="{_SPADE}" fill="{colour}"/>'
        case Suit.CLUBS:
            discs = "".join(
                f'<circle cx="{x}" cy="{y}" r="21" fill="{colour}"/>'
                for x, y in ((50, 25), (26, 58), (74, 58))
            )
            return f'{discs}<path d="{_CLUB}" fill="{colour}"/>'


def suit_surface(painter: Painter, suit: Suit, side: int, colour: Colour) -> Surface:
    """A suit as a square picture."""
    side = max(4, side)
    return painter.shape(
        ("suit", suit, side, colour),
        lambda: svg_surface(suit_svg(suit, hex_colour(colour)), (side, side), "0 0 100 100"),
    )


def draw_suit(
    surface: Surface, painter: Painter, suit: Suit, center: tuple[float, float], side: int,
    colour: Colour,
) -> None:  # fmt: skip
    """Draw a suit centred on a point: its sign, or its letter where letters are wanted."""
    if painter.letters:
        _draw_letter(surface, painter, painter.letters[suit], center, side, colour)
        return
    picture = suit_surface(painter, suit, side, colour)
    painter.sign(surface, suit.name.lower(), picture, center, colour)


def _draw_letter(
    surface: Surface, painter: Painter, text: str, center: tuple[float, float], side: int,
    colour: Colour,
) -> None:  # fmt: skip
    kind = Type(Face.BOLD, max(MIN_TEXT, round(side * (1.0 if len(text) == 1 else 0.78))))
    width, height = painter.text_width(text, kind), painter.fonts.line_height(kind)
    box = Rect(0, 0, width + 1, height)
    box.center = (round(center[0]), round(center[1]))
    painter.label(surface, text, kind, colour, box, align=Align.CENTRE)


def spelt(text: str, painter: Painter) -> str:
    """A text with the letters of the suits for their signs, where letters are wanted."""
    for sign, letter in zip(SIGNS, painter.letters, strict=False):
        text = text.replace(sign, f"\N{NO-BREAK SPACE}{letter}")
    return text
