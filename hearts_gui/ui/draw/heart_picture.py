"""The glossy heart of the menu and of the winner."""

import pygame
from pygame import Surface

from hearts_gui.ui.draw.heart import HEART
from hearts_gui.ui.draw.shapes import hex_colour, soften, svg_surface
from hearts_gui.ui.draw.theme import Theme, mix, rgb

TOP = rgb("#D4213F")
BOTTOM = rgb("#7A0A20")


def heart_picture(theme: Theme, side: int) -> Surface:
    """The glossy heart with its gold inner line and soft shadow; margin of a tenth all round."""
    pad = 10
    view = f"{-pad} {-pad} {100 + 2 * pad} {100 + 2 * pad}"
    size = (round(side * 1.2), round(side * 1.2))
    gold = hex_colour(mix(theme.inlay, rgb("#F2C45F"), 0.5))
    inset = 'transform="translate(50 52) scale(0.955) translate(-50 -52)"'
    body = (
        f'<defs><linearGradient id="h" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="95">'
        f'<stop offset="0" stop-color="{hex_colour(TOP)}"/>'
        f'<stop offset="0.45" stop-color="#B41634"/>'
        f'<stop offset="1" stop-color="{hex_colour(BOTTOM)}"/></linearGradient></defs>'
        f'<path d="{HEART}" fill="url(#h)"/>'
        f'<g {inset}><path d="{HEART}" fill="none" stroke="{gold}" stroke-width="0.5"/></g>'
    )
    small = (max(16, size[0] // 6), max(16, size[1] // 6))
    shape = svg_surface(f'<path d="{HEART}" fill="#000" fill-opacity="0.5"/>', small, view)
    shadow = pygame.transform.smoothscale(soften(shape, small[0] / 60), size)
    joined = Surface(size, pygame.SRCALPHA)
    joined.blit(shadow, (0, round(side * 0.02)))
    joined.blit(svg_surface(body, size, view), (0, 0))
    return joined.convert_alpha()
