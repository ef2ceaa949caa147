"""Draws the four suits, the heart inlaid in the felt, and the menu's heart."""

from collections.abc import Generator

import pygame
from pygame import Rect, Surface

from hearts_gui.engine.cards import Suit
from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import Align, Painter
from hearts_gui.ui.draw.shapes import hex_colour, soften, svg_surface
from hearts_gui.ui.draw.theme import MIN_TEXT, Colour, Theme, mix, rgb

HEART = (
    "M50 95C44 85 5 63 5 34C5 17 17 6 30 6C39 6 46.5 11 50 20C53.5 11 61 6 70 6C83 6 95 17 95 34"
    "C95 63 56 85 50 95Z"
)
HALVES = (
    "M50 95C44 85 5 63 5 34C5 17 17 6 30 6C39 6 46.5 11 50 20",
    "M50 20C53.5 11 61 6 70 6C83 6 95 17 95 34C95 63 56 85 50 95",
)
# The mended crack in the 100 box: a ragged line from the notch to the tip, and finer ones from it.
CRACK = (
    (50, 20), (53.4, 25.2), (52, 28.6), (56.8, 34.4), (52.6, 38.2), (53.2, 40.6), (47.4, 44.2),
    (44, 48.6), (48.4, 52.2), (47.6, 54.8), (53.4, 60.6), (50.8, 66.4), (52.6, 71.2), (49.2, 77.6),
    (51, 84), (50, 95),
)  # fmt: skip
BRANCHES = (
    ((44, 48.6), (39.6, 47.4), (37, 50), (31, 48.8)),
    ((56.8, 34.4), (61.4, 36.2), (63, 34.6), (67.6, 36.4)),
    ((53.4, 60.6), (58.2, 61.4), (61.2, 64.2)),
)
BROKEN_FILL = rgb("#A61832")
BANDS = 6
"""The number of bands in which the menu's heart is made."""
SEAM = 0.965
"""The size of the seam, of the heart's."""


class HeartInlay:
    """Makes pictures of the heart at one size and theme, each `picture_side` square and new.

    Drawn centred on the heart's centre. Full strength is baked in: fade with `set_alpha`.
    """

    def __init__(self, theme: Theme, side: int) -> None:
        self._theme = theme
        self.side = side

    @property
    def margin(self) -> int:
        """Room for the glow around the heart, in pixels."""
        return self.side // 8

    @property
    def picture_side(self) -> int:
        """The side of every picture in pixels."""
        return self.side + 2 * self.margin

    def _svg(self, body: str, shrink: int = 1) -> Surface:
        side = self.picture_side // shrink
        pad = 100 * self.margin / self.side
        return svg_surface(body, (side, side), f"{-pad} {-pad} {100 + 2 * pad} {100 + 2 * pad}")

    def _line(self, units: float) -> float:
        """A line width in the 100 box for a width in pixels at the reference heart of 369 px."""
        return units * 100 / 369

    def _seam(self, line: str, opacity: float) -> str:
        """The thread along the inside of the heart."""
        off = 50 * (1 - SEAM)
        dash, gap = self._line(5.5), self._line(3)
        return "".join(
            f'<path d="{half}" fill="none" stroke="{line}" stroke-opacity="{opacity}" '
            f'stroke-width="{self._line(1.7)}" stroke-dasharray="{dash} {gap}" '
            f'stroke-linejoin="round" '
            f'transform="translate({off} {off}) scale({SEAM})"/>'
            for half in HALVES  # dashes round a corner get spikes
        )

    def unbroken(self) -> Surface:
        """The unbroken heart: a shade on the cloth with a seam."""
        theme = self._theme
        shade, line = hex_colour(theme.felt[2]), hex_colour(theme.inlay)
        body = f'<path d="{HEART}" fill="{shade}" fill-opacity="0.34"/>' + self._seam(line, 0.35)
        return self._svg(body)

    def broken(self) -> Surface:
        """The broken heart: the red fill with its outline, without glow and crack."""
        line = hex_colour(self._theme.inlay)
        body = (
            f'<path d="{HEART}" fill="#000000" fill-opacity="0.35" transform="translate(0 0.7)"/>'
            f'<path d="{HEART}" fill="{hex_colour(BROKEN_FILL)}" fill-opacity="0.76"/>'
            + self._seam(line, 0.62)
        )
        return self._svg(body)

    def glow(self) -> Surface:
        """The red glow around the broken heart, at full strength (the design rests at .40)."""
        shrink = max(1, self.side // 90)
        body = f'<path d="{HEART}" fill="{hex_colour(BROKEN_FILL)}"/>'
        small = soften(self._svg(body, shrink), self.margin * 0.45 / shrink, BROKEN_FILL)
        side = (self.picture_side, self.picture_side)
        return pygame.transform.smoothscale(small, side).convert_alpha()

    def crack(self) -> Surface:
        """The whole gold crack, which opens downwards from the notch to the tip."""
        gold = hex_colour(self._theme.accent if self._theme.dark else rgb("#E9B44C"))
        body = "".join(
            f'<path d="M{"L".join(f"{x:.2f} {y:.2f}" for x, y in line)}" fill="none" '
            f'stroke="{gold}" stroke-width="{self._line(units)}" '
            f'stroke-linejoin="round" stroke-linecap="round"/>'
            for line, units in ((CRACK, 2.4), *((branch, 1.5) for branch in BRANCHES))
        )
        return self._svg(body)

    def mended(self) -> Surface:
        """The broken heart at rest, with its crack."""
        picture = self.broken()
        picture.blit(self.crack(), (0, 0))
        return picture

    def crack_depth(self, progress: float) -> int:
        """The number of visible rows of the crack's picture at this progress, 0 to 1."""
        top, tip = CRACK[0][1], CRACK[-1][1]
        row = top + (tip - top) * max(0.0, min(1.0, progress))
        return self.margin + round(row * self.side / 100) if progress < 1.0 else self.picture_side


TOP = rgb("#D4213F")
BOTTOM = rgb("#7A0A20")


def heart_picture(theme: Theme, side: int) -> Surface:
    """The glossy heart with its gold inner line and soft shadow; margin of a tenth all round."""
    joined = Surface((round(side * 1.2), round(side * 1.2)), pygame.SRCALPHA)
    for band, y in heart_bands(theme, side):
        joined.blit(band, (0, y))
    return joined.convert_alpha()


def heart_bands(theme: Theme, side: int) -> Generator[tuple[Surface, int], None, None]:
    """The same picture in bands with their positions: a large one takes too long for a frame."""
    pad = 10
    view = f"{-pad} {-pad} {100 + 2 * pad} {100 + 2 * pad}"
    size = (round(side * 1.2), round(side * 1.2))
    gold = hex_colour(mix(theme.inlay, rgb("#F2C45F"), 0.5))
    inset = 'transform="translate(50 52) scale(0.93) translate(-50 -52)"'
    body = (
        f'<defs><linearGradient id="h" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="95">'
        f'<stop offset="0" stop-color="{hex_colour(TOP)}"/>'
        f'<stop offset="0.45" stop-color="#B41634"/>'
        f'<stop offset="1" stop-color="{hex_colour(BOTTOM)}"/></linearGradient></defs>'
        f'<path d="{HEART}" fill="url(#h)" stroke="{gold}" stroke-width="1"/>'
        + "".join(
            f'<path {inset} d="{half}" fill="none" stroke="{gold}" stroke-width="0.55" '
            f'stroke-dasharray="1.7 1" stroke-opacity="0.85"/>'
            for half in HALVES  # sewn
        )
    )
    small = (max(16, size[0] // 6), max(16, size[1] // 6))
    shape = svg_surface(f'<path d="{HEART}" fill="#000" fill-opacity="0.5"/>', small, view)
    shadow = pygame.transform.smoothscale(soften(shape, small[0] / 60), size)
    unit, down = (100 + 2 * pad) / size[1], round(side * 0.02)
    for index in range(BANDS):
        top, bottom = (size[1] * row // BANDS for row in (index, index + 1))
        joined = Surface((size[0], bottom - top), pygame.SRCALPHA)
        joined.blit(shadow, (0, down - top))
        part = f"{-pad} {-pad + top * unit} {100 + 2 * pad} {(bottom - top) * unit}"
        joined.blit(svg_surface(body, joined.get_size(), part), (0, 0))
        yield joined, top


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
    """A text with letters in place of suit signs, where letters are wanted."""
    for sign, letter in zip(SIGNS, painter.letters, strict=False):
        text = text.replace(sign, f"\N{NO-BREAK SPACE}{letter}")
    return text
