"""The three themes as data: every colour role of the design, and how players are told apart."""

from dataclasses import dataclass, replace
from enum import Enum

Colour = tuple[int, int, int]
Colour4 = tuple[int, int, int, int]


def rgb(text: str) -> Colour:
    """A colour from its `#RRGGBB` form."""
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def alpha(colour: Colour, opacity: float) -> Colour4:
    """A colour with an opacity of 0 to 1."""
    return (*colour, round(255 * opacity))


def mix(first: Colour, second: Colour, part: float) -> Colour:
    """A colour on the way from the first (part 0) to the second (part 1)."""
    r, g, b = (round(x + (y - x) * part) for x, y in zip(first, second, strict=True))
    return (r, g, b)


class Marker(Enum):
    """The shape that stands for a player on charts, besides the colour."""

    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    CIRCLE = "circle"
    CROSS = "cross"
    RING = "ring"
    BAR = "bar"
    STAR = "star"
    FUNNEL = "funnel"
    SALTIRE = "saltire"
    POST = "post"


# The design names eight; the last three are for tables of nine to eleven.
_LIGHT_LINES = (
    "#1D67A8", "#A85A00", "#6A3AA5", "#B4122B", "#146C43", "#5B5F00", "#A02C6B", "#1F6F78",
    "#7A4B2A", "#3D4454", "#B000C8",
)  # fmt: skip
_DARK_LINES = (
    "#6FB4EC", "#F0A955", "#C29BF0", "#FF7385", "#6FD9A6", "#E8E36B", "#F29AC8", "#9FD3E0",
    "#86D82A", "#CFA98A", "#F45CF4",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour role of one theme; roles with an alpha in the design carry it here."""

    key: str
    title: str
    dark: bool
    felt: tuple[Colour, Colour, Colour]
    rail_light: Colour
    rail_dark: Colour
    inlay: Colour
    panel: Colour4
    panel_line: Colour4
    field: Colour4
    text: Colour
    text2: Colour
    accent: Colour
    on_accent: Colour
    heart: Colour
    ok: Colour
    button_top: Colour
    button_bottom: Colour
    default_back: str
    lines: tuple[Colour, ...]
    group: Colour4
    group_line: Colour4
    inner_shadow: float

    @property
    def plate(self) -> Colour4:
        """The panel as used under seat plates and pills: nearly opaque."""
        return (*self.panel[:3], max(self.panel[3], round(0.94 * 255)))

    @property
    def solid_panel(self) -> Colour:
        """The panel colour as an opaque colour (labels on solid text-coloured blocks)."""
        return self.panel[:3]

    def line_of(self, seat: int, *, human: bool) -> tuple[Colour, Marker]:
        """The chart colour and marker of the seat-th opponent, or of the human (always circle)."""
        if human:
            return self.lines[3], Marker.CIRCLE
        others = [index for index in range(len(self.lines)) if index != 3]
        index = others[seat % len(others)]
        return self.lines[index], tuple(Marker)[index]


def _dark(
    key: str, title: str, back: str, felt: tuple[str, str, str], rail: tuple[str, str],
    inlay: str, panel: tuple[str, float], field: str, text: tuple[str, str], accent: str,
    heart: str, ok: str,
) -> Theme:  # fmt: skip
    return Theme(
        key=key, title=title, dark=True, default_back=back,
        felt=(rgb(felt[0]), rgb(felt[1]), rgb(felt[2])),
        rail_light=rgb(rail[0]), rail_dark=rgb(rail[1]), inlay=rgb(inlay),
        panel=alpha(rgb(panel[0]), panel[1]), panel_line=alpha(rgb("#FFFFFF"), 0.12),
        field=alpha(rgb(field), 0.55), text=rgb(text[0]), text2=rgb(text[1]),
        accent=rgb(accent), on_accent=rgb("#211602"), heart=rgb(heart), ok=rgb(ok),
        button_top=rgb("#FFDD8E"), button_bottom=rgb("#E0AC41"),
        lines=tuple(rgb(line) for line in _DARK_LINES),
        group=alpha(rgb("#FFFFFF"), 0.055), group_line=alpha(rgb("#FFFFFF"), 0.08),
        inner_shadow=0.62,
    )  # fmt: skip


CARD_ROOM = _dark(
    "card-room", "Card room", "claret", ("#1F6C4B", "#124E37", "#082A1F"), ("#38241A", "#1A100B"),
    "#E8C878", ("#0A211A", 0.80), "#06160F", ("#F7F4EB", "#B9CBC0"), "#F2C45F", "#FF6678",
    "#6FD9A6",
)  # fmt: skip
MIDNIGHT = _dark(
    "midnight", "Midnight", "midnight", ("#34498C", "#1D2C61", "#0B1232"), ("#23284A", "#0B0E20"),
    "#B9C6F2", ("#0C1230", 0.82), "#070B20", ("#F3F5FC", "#B3BEDF"), "#F4CB72", "#FF7385",
    "#74DDB0",
)  # fmt: skip
PARCHMENT = Theme(
    key="parchment", title="Parchment", dark=False, default_back="forest",
    felt=(rgb("#F4EAD3"), rgb("#E6D6B4"), rgb("#C9B084")),
    rail_light=rgb("#5E3C25"), rail_dark=rgb("#38210F"), inlay=rgb("#8A5A1E"),
    panel=alpha(rgb("#FFFBF2"), 1.0), panel_line=alpha(rgb("#3A2614"), 0.14),
    field=alpha(rgb("#FFFFFF"), 1.0), text=rgb("#2B1E12"), text2=rgb("#66513B"),
    accent=rgb("#8F5200"), on_accent=rgb("#FFFFFF"), heart=rgb("#B4122B"), ok=rgb("#146C43"),
    button_top=rgb("#A9661A"), button_bottom=rgb("#7E4700"),
    lines=tuple(rgb(line) for line in _LIGHT_LINES),
    group=alpha(rgb("#3A2614"), 0.04), group_line=alpha(rgb("#3A2614"), 0.12),
    inner_shadow=0.34,
)  # fmt: skip

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
THEMES: tuple[Theme, ...] = (CARD_ROOM, MIDNIGHT, PARCHMENT)


def theme_named(key: str, *, high_contrast: bool = False) -> Theme:
    """The theme with this key; the first one when there is none."""
    theme = next((theme for theme in THEMES if theme.key == key), CARD_ROOM)
    return contrasted(theme) if high_contrast else theme


def contrasted(theme: Theme) -> Theme:
    """The theme with opaque panels, plain text and clear edges everywhere."""
    ink, ground = (WHITE, BLACK) if theme.dark else (BLACK, WHITE)
    return replace(
        theme,
        panel=(*ground, 255),
        panel_line=alpha(ink, 0.7),
        field=(*ground, 255),
        text=ink,
        text2=mix(ink, ground, 0.12),
        accent=rgb("#FFD75E") if theme.dark else rgb("#6B3A00"),
        heart=rgb("#FF8A97") if theme.dark else rgb("#9E0A20"),
        ok=rgb("#8CF0BE") if theme.dark else rgb("#0B5531"),
        group=alpha(ink, 0.04),
        group_line=alpha(ink, 0.55),
    )


CHIP = (21, 22, 45)

MOON_FILL = rgb("#1F1A4C")
