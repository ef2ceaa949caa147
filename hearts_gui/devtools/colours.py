"""Measures colours: their contrast, and how people with colour blindness see them."""

from __future__ import annotations

from enum import Enum

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

Colours = NDArray[np.float64]
"""Any number of colours; the last axis is red, green, blue from 0 to 255."""


class Vision(Enum):
    """Kinds of colour vision: normal, and the three dichromacies at full severity."""

    USUAL = "usual"
    GREY = "grey"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


# Machado, Oliveira and Fernandes 2009, severity 1.0; they apply to linear light.
_MACHADO = {
    Vision.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Vision.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Vision.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_LUMA = (0.2126, 0.7152, 0.0722)
# Pictures are converted in stripes this wide, because floating point takes eight times the memory.
_STRIPE = 256


def linear(colours: Colours) -> Colours:
    """Light from 0 to 1, which adds up, from the values of a picture."""
    part = np.asarray(colours, dtype=np.float64) / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def _encoded(light: Colours) -> Colours:
    light = np.clip(light, 0.0, 1.0)
    part = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return part * 255


def luminance(colours: Colours) -> Colours:
    """Relative luminance as the contrast formula wants it."""
    light: Colours = linear(colours) @ np.array(_LUMA)
    return light


def contrast(first: Colours, second: Colours) -> Colours:
    """The contrast of WCAG 2 (1 to 21), colour by colour."""
    one, two = luminance(first), luminance(second)
    return (np.maximum(one, two) + 0.05) / (np.minimum(one, two) + 0.05)


def as_seen(colours: Colours, vision: Vision) -> Colours:
    """The look of these colours to someone with this vision."""
    if vision is Vision.USUAL:
        return np.asarray(colours, dtype=np.float64)
    if vision is Vision.GREY:
        grey = luminance(colours)
        return _encoded(np.stack([grey, grey, grey], axis=-1))
    return _encoded(linear(colours) @ np.array(_MACHADO[vision]).T)


def picture_seen(picture: Surface, vision: Vision) -> Surface:
    """A picture as someone with this vision sees it."""
    if vision is Vision.USUAL:
        return picture
    shown = picture.copy()
    for left in range(0, picture.get_width(), _STRIPE):
        stripe = shown.subsurface((left, 0, min(_STRIPE, picture.get_width() - left),
                                   picture.get_height()))  # fmt: skip
        pixels = pygame.surfarray.array3d(stripe)
        pygame.surfarray.blit_array(stripe, np.rint(as_seen(pixels, vision)).astype(np.uint8))
    return shown
