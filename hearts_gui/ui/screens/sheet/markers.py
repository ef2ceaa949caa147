"""The shapes that tell players apart beside their colours."""

from pygame import Surface

from hearts_gui.ui.draw.painter import Painter, hex_colour, svg_surface
from hearts_gui.ui.draw.theme import Colour, Marker

_MARKER_PATHS = {
    Marker.SQUARE: "M18 18H82V82H18Z",
    Marker.TRIANGLE: "M50 12L90 86H10Z",
    Marker.DIAMOND: "M50 6L94 50L50 94L6 50Z",
    Marker.CIRCLE: "M50 12A38 38 0 1 0 50.1 12Z",
    Marker.CROSS: "M36 10H64V36H90V64H64V90H36V64H10V36H36Z",
    Marker.RING: "M50 10A40 40 0 1 0 50.1 10ZM50 34A16 16 0 1 1 49.9 34Z",
    Marker.BAR: "M10 34H90V66H10Z",
    Marker.STAR: "M50 4L61 38H96L68 59L79 94L50 72L21 94L32 59L4 38H39Z",
    Marker.FUNNEL: "M50 88L90 14H10Z",
    Marker.SALTIRE: "M24 8L50 34L76 8L92 24L66 50L92 76L76 92L50 66L24 92L8 76L34 50L8 24Z",
    Marker.POST: "M34 6H66V94H34Z",
}


def marker_picture(
    painter: Painter, marker: Marker, side: int, colour: Colour, ground: Colour
) -> Surface:
    """A marker of this size, with an edge in the colour of what lies under it."""
    whole = round(side * 1.16)
    path, ink = _MARKER_PATHS[marker], hex_colour(colour)
    body = (
        f'<path d="{path}" fill="{ink}" stroke="{hex_colour(ground)}" stroke-width="16" '
        f'paint-order="stroke"/><path d="{path}" fill="{ink}" fill-rule="evenodd"/>'
    )
    return painter.shape(
        ("marker", marker, side, colour, ground),
        lambda: svg_surface(body, (whole, whole), "-8 -8 116 116"),
    )
