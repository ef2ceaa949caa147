"""The looks shared by all widgets: box styles, type sizes and small drawings for one theme."""

import pygame
from pygame import Rect, Surface

from hearts_gui.ui.draw.fonts import Face, Type
from hearts_gui.ui.draw.painter import BoxStyle, Gradient
from hearts_gui.ui.draw.theme import Colour, Colour4, alpha, mix
from hearts_gui.ui.shell.context import Context

SCRIM = (4, 14, 10, 150)
STRONG_EDGE, STRONG_BAND = 0.6, 0.62


class Skin:
    """Styles in pixels for the context's present theme and size."""

    def __init__(self, ctx: Context) -> None:
        self.theme = ctx.theme
        self.metrics = ctx.metrics
        self.painter = ctx.painter
        self.icons = ctx.icons
        self.hairline = max(1.0, 1.2 * ctx.metrics.u)

    def px(self, units: float) -> int:
        """A length in design units as pixels."""
        return self.metrics.px(units)

    def type(self, units: float, face: Face = Face.MEDIUM) -> Type:
        """A type of this size in design units, never below the readable minimum."""
        return Type(face, self.metrics.text(units))

    def fonts_height(self, kind: Type) -> int:
        """The line height of a type."""
        return self.painter.fonts.line_height(kind)

    def ink(self, level: float) -> Colour4:
        """The text colour at an opacity (fills and lines of secondary things)."""
        return (*self.theme.text, round(255 * level))

    def edge(self, level: float) -> Colour4:
        """The colour of lines that bound something: plain to see in a theme of strong contrast."""
        return self.ink(max(level, STRONG_EDGE) if self.theme.strong else level)

    def band(self, colour: Colour, level: float) -> Colour4:
        """A colour at an opacity, for the bands and tracks of charts."""
        return alpha(colour, max(level, STRONG_BAND) if self.theme.strong else level)

    def _radius(self, units: float) -> float:
        return units * self.metrics.u

    def panel(self, units: float = 26, *, solid: bool = False) -> BoxStyle:
        """A panel of dark glass (paper in the light theme)."""
        fill = self.theme.plate if solid else self.theme.panel
        return BoxStyle(self._radius(units), fill, self.theme.panel_line, self.hairline)

    def group(self) -> BoxStyle:
        """The box around a group of options."""
        return BoxStyle(self._radius(20), self.theme.group, self.theme.group_line, self.hairline)

    def field(self, units: float = 14) -> BoxStyle:
        """The sunken box of an input."""
        return BoxStyle(self._radius(units), self.theme.field, self.theme.panel_line, self.hairline)

    def secondary(self, *, hover: bool, pressed: bool, units: float = 14) -> BoxStyle:
        """A secondary button or any quiet clickable box."""
        fill = 0.22 if pressed else 0.16 if hover else 0.10
        return BoxStyle(self._radius(units), self.ink(fill), self.edge(0.22), self.hairline)

    def primary(self, *, hover: bool, enabled: bool) -> BoxStyle:
        """The style of the primary button."""
        top, bottom = self.theme.button_top, self.theme.button_bottom
        if hover:
            top, bottom = mix(top, (255, 255, 255), 0.22), mix(bottom, (255, 255, 255), 0.14)
        if not enabled:
            # Paled gold looks like mud, and leaves its words without contrast.
            edge = (*self.theme.accent, 96)
            return BoxStyle(self._radius(14), self.theme.panel, edge, self.hairline)
        line = (255, 255, 255, round(255 * 0.35))
        return BoxStyle(self._radius(14), None, line, self.hairline, Gradient(top, bottom))

    def primary_text(self, *, enabled: bool = True) -> Colour:
        """The text colour on the gold button."""
        return self.theme.on_accent if enabled else self.theme.text2

    def shadow(
        self, surface: Surface, box: Rect, *, radius: float, blur: float, dy: float, level: float
    ) -> None:
        """Draw a soft shadow with all lengths in design units."""
        u = self.metrics.u
        self.painter.shadow(
            surface, box, radius=radius * u, blur=blur * u / 2, dy=dy * u, level=level
        )

    def large_shadow(
        self, surface: Surface, box: Rect, *, radius: float, blur: float, dy: float, level: float
    ) -> None:
        """Draw the shadow of a background: nothing of the box's size is made or kept."""
        u = self.metrics.u
        self.painter.large_shadow(
            surface, box, radius=radius * u, blur=blur * u / 2, dy=dy * u, level=level
        )


def dim(picture: Surface) -> None:
    """Lay the scrim over a whole picture."""
    level = SCRIM[3] / 255
    rest = round(255 * (1 - level))
    picture.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    added = tuple(round(part * level) for part in SCRIM[:3])
    picture.fill(added, special_flags=pygame.BLEND_RGB_ADD)


def title_type(skin: Skin, units: float = 42) -> Type:
    """Screen and section titles."""
    return skin.type(units, Face.DISPLAY)
