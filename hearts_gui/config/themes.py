"""The themes of `assets/themes.toml`."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from hearts_gui.config import paths
from hearts_gui.config.reading import parse_toml
from hearts_gui.engine.cards import Suit

Colour: TypeAlias = tuple[int, int, int]
Colour4: TypeAlias = tuple[int, int, int, int]


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
    for_reading: bool
    """Whether it is offered only in the options and not as a table in the deck room."""
    default_back: str
    """The back of the cards that goes with it, one of `settings.BACK_KEYS`."""

    felt: tuple[Colour, Colour, Colour]
    """The cloth under the lamp, elsewhere, and at the edge."""
    inner_shadow: float
    """Opacity of the shadow at the edge of the felt."""
    weave: float
    """The factor by which a thread is brighter than the cloth."""
    lamp: tuple[float, float, float]
    """The red, green and blue that the lamp adds in the middle."""
    rail_light: Colour
    rail: Colour
    """The wood around the cloth, between its lit and its dark edge."""
    rail_dark: Colour
    brass: Colour
    """The metal of the rail, and what is drawn like it."""
    inlay: Colour
    """The line between rail and felt."""

    panel: Colour4
    """The ground of texts and buttons on the cloth."""
    panel_line: Colour4
    field: Colour4
    """The objects that hold values which can be changed."""
    group: Colour4
    """Rows that belong together, on a panel."""
    group_line: Colour4

    text: Colour
    text2: Colour
    """Text of less importance."""
    accent: Colour
    """What is chosen, focused or asked for."""
    on_accent: Colour
    """Text on the primary button."""
    button_top: Colour
    button_bottom: Colour
    """The two ends of the primary button's shading."""
    heart: Colour
    """Red suits on a panel, and what is wrong or lost."""
    ok: Colour
    """What is right or won."""
    lines: tuple[Colour, ...]
    """Chart lines by player, the fourth for a person; the last three for nine to eleven players."""

    @property
    def plate(self) -> Colour4:
        """The panel as used under seat plates and pills: nearly opaque."""
        return (*self.panel[:3], max(self.panel[3], round(0.94 * 255)))

    @property
    def solid_panel(self) -> Colour:
        """The panel colour as an opaque colour (labels on solid text-coloured blocks)."""
        return self.panel[:3]

    def suit_ink(self, suit: Suit | None) -> Colour:
        """The colour of a suit on a panel: that of hearts for a red one, else that of text."""
        return self.heart if suit is not None and suit.red else self.text

    def line_of(self, seat: int, *, human: bool) -> tuple[Colour, Marker]:
        """The chart colour and marker of the seat-th opponent, or of the human (always circle)."""
        if human:
            return self.lines[3], Marker.CIRCLE
        others = [index for index in range(len(self.lines)) if index != 3]
        index = others[seat % len(others)]
        return self.lines[index], tuple(Marker)[index]


def _value(written: Any) -> Any:
    """A colour as its parts, a list as a tuple, and anything else as it is."""
    if isinstance(written, list):
        return tuple(map(_value, written))
    is_colour = isinstance(written, str) and written.startswith("#")
    return tuple(bytes.fromhex(written[1:])) if is_colour else written


def _themes() -> tuple[Theme, ...]:
    known: dict[str, dict[str, Any]] = {}
    with paths.asset_file("themes.toml") as path:
        for key, own in parse_toml(path.read_text(encoding="utf-8")).items():
            like = known.get(own.pop("like", ""), {})
            known[key] = {**like, **{name: _value(part) for name, part in own.items()}, "key": key}
        return tuple(Theme(**values) for values in known.values())


THEMES = _themes()
