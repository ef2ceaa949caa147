"""One drawn idea for each rule set: its cards on felt, what they count, a sign."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import Align, BoxStyle, Gradient
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.samples import RATIO
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.score_texts import score_text

LEAN, STEP, SIZE = 7.0, 0.62, 0.86
"""How far cards lean apart, the step to the next one in widths, and their width in heights."""
DARK = (21, 20, 28)
"""Words on the bright chips."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """Cards from left to right, None for a back; `counts` are their points, where they matter."""

    cards: tuple[str | None, ...]
    counts: tuple[int, ...] = ()
    icon: Icon | None = None
    struck: bool = False
    """Whether the cards cancel each other."""
    faces: tuple[str, ...] = ()
    """Players, in place of cards."""


OWN: Final = Glyph(("QS",), icon=Icon.EDIT)
GLYPHS: Final[Mapping[str, Glyph]] = MappingProxyType(
    {
        "standard": Glyph(("AH", "QS", "KH")),
        "hay": Glyph(("2C", "QS"), icon=Icon.MOON),
        "ricketts": Glyph((None, None, "QH"), icon=Icon.SCATTER),
        "ricketts_69": Glyph(("QH",), (69,)),
        "warren": Glyph(("MOON",)),
        "wiki2008": Glyph(("3H", "QS"), icon=Icon.ARROW_RIGHT),
        "yppedia": Glyph(("QS",), icon=Icon.HOURGLASS),
        "arnold": Glyph(("AH", "KH", "QH")),
        "arnold_all": Glyph(("AH", "KH", "QH"), icon=Icon.MOON),
        "chips": Glyph(("3H",), icon=Icon.CHIP),
        "sweepstake": Glyph(("5H", "9H"), icon=Icon.TROPHY),
        "howell": Glyph(("KH", "2H"), icon=Icon.HANDSHAKE),
        "omnibus": Glyph(("JD",), (-10,)),
        "jack_of_diamonds": Glyph(("JD",), (-10,), icon=Icon.MOON),
        "hooligan": Glyph(("7C",), (7,)),
        "graded": Glyph(("JH", "QH", "KH", "AH"), (2, 3, 4, 5)),
        "point_count": Glyph(("AH", "QS"), (15, 50)),
        "spot": Glyph(("2H", "7H", "TH"), (2, 7, 10)),
        "black_maria": Glyph(("AS", "KS", "QS")),
        "black_lady_uk": Glyph(("AS", "KS", "QS", "TH")),
        "gong_zhu": Glyph(("QS", "JD", "TC"), icon=Icon.LIGHTNING),
        "booster_nines": Glyph(("9D", "9S"), icon=Icon.PLUS),
        "joker_hearts": Glyph(("JK", "AH")),
        "shoot_sun": Glyph(("AC", "QS"), icon=Icon.SUN),
        "turbo": Glyph(("TC", "9H"), icon=Icon.LIGHTNING),
        "complex": Glyph(("QS", "JD"), icon=Icon.TARGET),
        "royal": Glyph(("QC", "QD", "QS", "QH")),
        "double_deck": Glyph(("AS", "AS'")),
        "cancellation": Glyph(("KC", "KC'"), struck=True),
        "hay_kitty": Glyph((None, None, "QS")),
        "partnership": Glyph((), faces=("you", "otto", "mira", "juno")),
        "auction": Glyph(("KH", "KS"), icon=Icon.CHIP),
        "heartsette": Glyph((None, "AH", None)),
        "domino": Glyph((None, "9C"), icon=Icon.REDO),
        "draw": Glyph((None, "5D"), icon=Icon.ARROW_DOWN),
        "reverse": Glyph(("JH", "QH"), (1, 1)),
        "four_jacks": Glyph(("JC", "JD", "JH", "JS"), (1, 1, 1, 2)),
    }
)
"""By the names of the rule sets."""


def draw_glyph(surface: Surface, ctx: Context, place: Rect, glyph: Glyph) -> None:
    """Draw it on felt, the cards reaching below the edge of the place."""
    skin = Skin(ctx)
    felt = ctx.theme.felt
    top, bottom = (felt[0], felt[1])
    skin.painter.box(surface, place, BoxStyle(12 * skin.metrics.u, None, None, 1.0,
                                              Gradient(top, bottom)))  # fmt: skip
    before = surface.get_clip()
    surface.set_clip(place.clip(before))
    if glyph.faces:
        _draw_faces(surface, ctx, skin, place, glyph.faces)
    else:
        _draw_cards(surface, ctx, skin, place, glyph)
    surface.set_clip(before)


def _draw_faces(
    surface: Surface, ctx: Context, skin: Skin, place: Rect, names: tuple[str, ...]
) -> None:
    """Draw two pairs of cards."""
    radius = min(place.h * 0.33, place.w / 8.4)
    for index, name in enumerate(names):
        x = (
            place.centerx
            + (index - 1.5) * radius * 1.7
            + (radius * 0.35 if index > 1 else -radius * 0.35)
        )
        centre = (x, place.centery + (radius * 0.2 if index % 2 else -radius * 0.2))
        ctx.icons.draw_portrait(surface, skin.painter, name, centre, radius)


def _draw_cards(surface: Surface, ctx: Context, skin: Skin, place: Rect, glyph: Glyph) -> None:
    count = len(glyph.cards)
    width = round(
        min(place.h * SIZE, place.w / (1.1 + STEP * (count - 1) + (0.9 if glyph.icon else 0)))
    )
    middle = (count - 1) / 2
    centre_x = place.centerx - (width * 0.35 if glyph.icon else 0)
    art, top = ctx.cardart, place.y + place.h * 0.16
    spots = []
    for index, name in enumerate(glyph.cards):
        off = index - middle
        lean = off * LEAN
        centre = (round(centre_x + off * STEP * width),
                  round(top + width * RATIO / 2 + off * off * width * 0.02))  # fmt: skip
        art.lay(surface, name, width, centre, lean)
        spots.append((centre[0], round(top)))
    if glyph.struck:
        line = ((place.centerx - width * 1.1, place.bottom - place.h * 0.12),
                (place.centerx + width * 1.1, place.y + place.h * 0.2))  # fmt: skip
        skin.painter.polyline(surface, line, colour=(255, 102, 120), width=max(3.0, width * 0.08))
    for (x, y), points in zip(spots, glyph.counts, strict=False):
        _draw_chip(
            surface, skin, (x + round(width * 0.2), y), place, score_text(points), good=points < 0
        )
    if glyph.icon:
        side = round(place.h * 0.28)
        centre = (round(centre_x + (middle * STEP + 0.5) * width + side * 0.75), place.centery)
        skin.painter.disc(surface, centre, side * 0.72, fill=(255, 255, 255, 235))
        skin.icons.draw(surface, glyph.icon, centre, side, DARK)


def _draw_chip(
    surface: Surface, skin: Skin, point: tuple[int, int], place: Rect, words: str, *, good: bool
) -> None:
    """Draw what a card counts."""
    kind = skin.type(14, Face.BOLD)
    height = skin.fonts_height(kind) + skin.px(2)
    box = Rect(0, 0, max(height, skin.painter.text_width(words, kind) + skin.px(14)), height)
    box.center = point
    box.clamp_ip(place.inflate(-4, -4))
    ink = (111, 217, 166) if good else (255, 138, 150)
    skin.painter.box(surface, box, BoxStyle(height / 2, ink))
    skin.painter.label(surface, words, kind, DARK, box, align=Align.CENTRE)
