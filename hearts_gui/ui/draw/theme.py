"""The themes as they are drawn: every colour role of the design, and how players are told apart."""

from dataclasses import dataclass, replace
from enum import Enum

from hearts_gui.config import themes
from hearts_gui.config.themes import ThemeColours

Colour = tuple[int, int, int]
Colour4 = tuple[int, int, int, int]


def rgb(text: str) -> Colour:
    """A colour from its `#RRGGBB` form."""
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def alpha(colour: Colour, opacity: float) -> Colour4:
    """A colour with an opacity of 0 to 1."""
    return (*colour, round(255 * opacity))


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """A colour on the way from the first (part 0) to the second (part 1)."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(first, second, strict=True))
    return (r, g, b)


class Marker(Enum):
    """The shape that stands for a player on charts, in addition to the colour."""

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


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour role of one theme; roles with an alpha in the design carry it here."""

    key: str
    dark: bool
    strong: bool
    """Whether everything that is read keeps a contrast of 7 to 1, the cards included."""
    felt: tuple[Colour, Colour, Colour]
    rail_light: Colour
    rail: Colour
    rail_dark: Colour
    brass: Colour
    weave: float
    lamp: tuple[float, float, float]
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


def _theme(colours: ThemeColours) -> Theme:
    return Theme(
        key=colours.key,
        dark=colours.dark,
        strong=colours.strong,
        felt=(rgb(colours.felt_light), rgb(colours.felt), rgb(colours.felt_dark)),
        rail_light=rgb(colours.rail_light),
        rail=rgb(colours.rail),
        rail_dark=rgb(colours.rail_dark),
        brass=rgb(colours.brass),
        weave=colours.weave,
        lamp=colours.lamp,
        inlay=rgb(colours.inlay),
        panel=alpha(rgb(colours.panel), colours.panel_opacity),
        panel_line=alpha(rgb(colours.panel_line), colours.panel_line_opacity),
        field=alpha(rgb(colours.field), colours.field_opacity),
        text=rgb(colours.text),
        text2=rgb(colours.quiet_text),
        accent=rgb(colours.accent),
        on_accent=rgb(colours.on_accent),
        heart=rgb(colours.heart),
        ok=rgb(colours.ok),
        button_top=rgb(colours.button_top),
        button_bottom=rgb(colours.button_bottom),
        default_back=colours.back,
        lines=tuple(rgb(line) for line in colours.lines),
        group=alpha(rgb(colours.group), colours.group_opacity),
        group_line=alpha(rgb(colours.group), colours.group_line_opacity),
        inner_shadow=colours.inner_shadow,
    )


WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
THEMES: tuple[Theme, ...] = tuple(_theme(colours) for colours in themes.THEMES)


def theme_named(key: str, *, high_contrast: bool = False) -> Theme:
    """The theme with this key; the first one when there is none."""
    theme = next((theme for theme in THEMES if theme.key == key), THEMES[0])
    return contrasted(theme) if high_contrast else theme


def contrasted(theme: Theme) -> Theme:
    """The theme with opaque panels, plain text and clear edges everywhere."""
    ink, ground = (WHITE, BLACK) if theme.dark else (BLACK, WHITE)
    return replace(
        theme,
        strong=True,
        lamp=(0.0, 0.0, 0.0),
        panel=(*ground, 255),
        panel_line=alpha(ink, 0.7),
        field=(*ground, 255),
        text=ink,
        text2=mix(ink, ground, 0.12),
        accent=rgb("#FFD75E") if theme.dark else rgb("#6B3A00"),
        heart=rgb("#FF97A4") if theme.dark else rgb("#860016"),
        ok=rgb("#8CF0BE") if theme.dark else rgb("#0B5531"),
        felt=(mix(theme.felt[0], ground, 0.35), mix(theme.felt[1], ground, 0.3), theme.felt[2]),
        button_top=theme.button_top if theme.dark else rgb("#7E4700"),
        button_bottom=theme.button_bottom if theme.dark else rgb("#5E3300"),
        lines=tuple(mix(line, ink, 0.2 if theme.dark else 0.42) for line in theme.lines),
        group=alpha(ink, 0.04),
        group_line=alpha(ink, 0.55),
    )


CHIP = (21, 22, 45)

MOON_FILL = rgb("#1F1A4C")
