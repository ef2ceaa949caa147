"""The themes: every colour by its name. A theme added here is offered everywhere.

Colours are written `#RRGGBB`; an opacity lies between 0 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

_LINES_ON_DARK = (
    "#6FB4EC", "#F0A955", "#C29BF0", "#FF7385", "#6FD9A6", "#E8E36B", "#F29AC8", "#9FD3E0",
    "#86D82A", "#CFA98A", "#F45CF4",
)  # fmt: skip
_LINES_ON_LIGHT = (
    "#1D67A8", "#9C5200", "#6A3AA5", "#B4122B", "#146C43", "#5B5F00", "#A02C6B", "#1F6F78",
    "#7A4B2A", "#3D4454", "#B000C8",
)  # fmt: skip
_LINES_ON_BLACK = (
    "#7CC4FF", "#FFB45C", "#D0ABFF", "#FF97A4", "#7DF0B6", "#F2EE6B", "#FFA6D6", "#A8E6F5",
    "#9BEA3C", "#E6BFA0", "#FF86FF",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeColours:
    """One theme. Fields with a default here suit any dark theme."""

    key: str
    dark: bool = True
    strong: bool = False
    """Whether all text and cards keep a contrast of 7 to 1."""
    for_reading: bool = False
    """Whether it is offered only in the options and not as a table in the deck room."""
    back: str
    """The back of the cards that goes with it, one of `settings.BACK_KEYS`."""

    felt_light: str
    felt: str
    felt_dark: str
    inner_shadow: float = 0.62
    """Opacity of the shadow at the edge of the felt."""
    weave: float = 0.045
    """The factor by which a thread is brighter than the cloth."""
    lamp: tuple[float, float, float] = (0.14, 0.05, -0.03)
    """The red, green and blue that the lamp adds in the middle."""
    rail_light: str
    rail: str
    rail_dark: str
    brass: str = "#E8C470"
    inlay: str
    """The line between rail and felt."""

    panel: str
    panel_opacity: float
    panel_line: str = "#FFFFFF"
    panel_line_opacity: float = 0.12
    field: str
    """The objects that hold values which can be changed."""
    field_opacity: float = 0.55
    group: str = "#FFFFFF"
    """Rows that belong together, on a panel."""
    group_opacity: float = 0.055
    group_line_opacity: float = 0.08

    text: str
    quiet_text: str
    accent: str
    on_accent: str = "#211602"
    """Text on the primary button."""
    button_top: str = "#FFDD8E"
    button_bottom: str = "#E0AC41"
    heart: str
    ok: str
    lines: tuple[str, ...] = _LINES_ON_DARK
    """Chart lines by player, the fourth for a person; the last three for nine to eleven players."""


CARD_ROOM = ThemeColours(
    key="card-room",
    back="claret",
    felt_light="#23744F",
    felt="#114A35",
    felt_dark="#041B13",
    rail_light="#8A5A34",
    rail="#5C3820",
    rail_dark="#2A170D",
    inlay="#E8C878",
    panel="#0A211A",
    panel_opacity=0.80,
    field="#06160F",
    text="#F7F4EB",
    quiet_text="#B9CBC0",
    accent="#F2C45F",
    heart="#FF6678",
    ok="#6FD9A6",
)
MIDNIGHT = ThemeColours(
    key="midnight",
    back="midnight",
    felt_light="#34498C",
    felt="#1D2C61",
    felt_dark="#0B1232",
    rail_light="#3A3F63",
    rail="#23284A",
    rail_dark="#0E1022",
    inlay="#B9C6F2",
    panel="#0C1230",
    panel_opacity=0.82,
    field="#070B20",
    text="#F3F5FC",
    quiet_text="#B3BEDF",
    accent="#F4CB72",
    heart="#FF7385",
    ok="#74DDB0",
)
PARCHMENT = ThemeColours(
    key="parchment",
    dark=False,
    for_reading=True,
    back="forest",
    felt_light="#F4EAD3",
    felt="#E6D6B4",
    felt_dark="#C9B084",
    inner_shadow=0.34,
    weave=0.03,
    lamp=(0.03, 0.02, 0.0),
    rail_light="#9A6A3E",
    rail="#6E4526",
    rail_dark="#3A220F",
    inlay="#8A5A1E",
    panel="#FFFBF2",
    panel_opacity=1.0,
    panel_line="#3A2614",
    panel_line_opacity=0.14,
    field="#FFFFFF",
    field_opacity=1.0,
    group="#3A2614",
    group_opacity=0.04,
    group_line_opacity=0.12,
    text="#2B1E12",
    quiet_text="#66513B",
    accent="#8F5200",
    on_accent="#FFFFFF",
    button_top="#A9661A",
    button_bottom="#7E4700",
    heart="#B4122B",
    ok="#146C43",
    lines=_LINES_ON_LIGHT,
)
CONTRAST = ThemeColours(
    key="contrast",
    strong=True,
    for_reading=True,
    back="midnight",
    felt_light="#16222E",
    felt="#0A121A",
    felt_dark="#020507",
    inner_shadow=0.5,
    lamp=(0.0, 0.0, 0.0),
    rail_light="#3A424C",
    rail="#20262D",
    rail_dark="#0C0F13",
    inlay="#FFC94A",
    panel="#000000",
    panel_opacity=1.0,
    panel_line_opacity=0.72,
    field="#000000",
    field_opacity=1.0,
    group_opacity=0.04,
    group_line_opacity=0.55,
    text="#FFFFFF",
    quiet_text="#DDE4EA",
    accent="#FFC533",
    on_accent="#140C00",
    button_top="#FFE48F",
    button_bottom="#FFC93C",
    heart="#FF97A4",
    ok="#7DF0B6",
    lines=_LINES_ON_BLACK,
)
WALNUT = replace(
    CARD_ROOM,
    key="walnut",
    back="garden",
    felt_light="#7C342A",
    felt="#4F1D18",
    felt_dark="#250B0A",
    weave=0.012,
    rail_light="#8A5F3A",
    rail="#5E3D24",
    rail_dark="#2B190E",
    inlay="#D9B36A",
    panel="#1B0E0A",
    panel_opacity=0.86,
    field="#120805",
    text="#F8F1E6",
    quiet_text="#DAC4B4",
    heart="#FF7F8C",
    ok="#7FDDA9",
)
LINEN = replace(
    PARCHMENT,
    key="linen",
    for_reading=False,
    back="bluework",
    felt_light="#F6F0E2",
    felt="#E6DCC6",
    felt_dark="#C4B492",
    weave=0.05,
    rail_light="#C79C66",
    rail="#99703F",
    rail_dark="#573C1E",
    inlay="#7A5A2A",
    panel="#FFFDF8",
    text="#29221A",
    quiet_text="#5F5343",
)
THEMES: tuple[ThemeColours, ...] = (CARD_ROOM, MIDNIGHT, PARCHMENT, CONTRAST, WALNUT, LINEN)
