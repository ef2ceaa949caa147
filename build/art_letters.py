"""Capital letters for the words on jokers, the Moon and Warren, cap height 34."""

from __future__ import annotations

import re

from art_index import GLYPHS
from art_svg import ART, commands, extent, num

CAP = 34

_LETTER = re.compile(r'<g transform="translate\([\d.]+ [\d.]+\)"><path d="([^"]+)"')


def _scaled(d: str, scale: float) -> str:
    return "".join(
        command + " ".join(num(round(value * scale, 1)) for value in values)
        for command, values in commands(d)
    )


def _alphabet() -> dict[str, str]:
    letters: dict[str, str] = {}
    for card, word in (("joker.red", "JOKER"), ("moon", "MOON")):
        shapes = _LETTER.findall(ART["whole_cards"][card])
        letters.update(zip(word, shapes, strict=False))
    for rank in "AW":
        letters[rank] = _scaled(str(GLYPHS[rank]["d"]), CAP / 100)
    return letters


_ALPHABET = _alphabet()


def _placed(letter: str, x: float, y: float, scale: float, fill: str) -> str:
    grow = "" if scale == 1 else f" scale({num(scale)})"
    return (
        f'<g transform="translate({num(x)} {num(y)}){grow}">'
        f'<path d="{_ALPHABET[letter]}" fill="{fill}"/></g>'
    )


def down(word: str, cx: float, first: float, step: float, cap: float, fill: str) -> str:
    """A word set downwards, each letter's ink centred on `cx`."""
    scale = cap / CAP
    return "".join(
        _placed(
            letter, cx - scale * sum(extent(_ALPHABET[letter])) / 2, first + i * step, scale, fill
        )
        for i, letter in enumerate(word)
    )


def across(word: str, cx: float, baseline: float, cap: float, gap: float, fill: str) -> str:
    """A word set on a line, centred on `cx`, with an even gap of ink between letters."""
    scale = cap / CAP
    spans = [extent(_ALPHABET[letter]) for letter in word]
    x = cx - (sum(b - a for a, b in spans) * scale + gap * (len(word) - 1)) / 2
    out = []
    for letter, (a, b) in zip(word, spans, strict=True):
        out.append(_placed(letter, x - a * scale, baseline, scale, fill))
        x += (b - a) * scale + gap
    return "".join(out)
