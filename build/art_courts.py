"""The twelve courts, put together from the parts in the order the art data names."""

from __future__ import annotations

from art_svg import ART, IVORY, both_ways, expand_suits, suit

_RED = "#C4172F"
_ORANGE_TINT = "#FBEDD0"
_ORANGE_RAY = "#F9DFA4"
_SAPPHIRE_RAY = "#BFD9F8"


def house_of(rank: str, suit_name: str, palette: str) -> dict[str, str]:
    """The colours of a court by role letter."""
    if suit_name == "diamonds" and palette != "two":
        name = "diamonds_four_colour"
    elif (rank, suit_name) == ("Q", "spades"):
        name = "spades_queen"
    else:
        name = suit_name
    return dict(ART["house"][name])


def _paint(text: str, colours: dict[str, str], own: str) -> str:
    for role, colour in colours.items():
        text = text.replace("{" + role + "}", colour)
    return expand_suits(text, own)


def _part(name: str, suit_name: str) -> str:
    """A part's text, or the suit's own form of it where the data has one."""
    parts: dict[str, str] = ART["parts"]
    return parts.get(f"{name}.{suit_name}", parts.get(name, ""))


def hat(rank: str, suit_name: str, palette: str) -> str:
    """The crown, tiara or cap of a court at its place on the figure."""
    colours = house_of(rank, suit_name, palette)
    if suit_name == "diamonds":
        colours |= {"G": "#E9B44C", "GD": "#B57F1F"}
    return _paint(ART["parts"][f"hat.{rank}"], _jewelled(rank, suit_name, colours), suit_name)


def _jewelled(rank: str, suit_name: str, colours: dict[str, str]) -> dict[str, str]:
    """Queens of diamonds and spades wear red stones, not their robe's colour."""
    if rank == "Q" and suit_name in ("diamonds", "spades"):
        return colours | {"R": _RED}
    return colours


def _half(rank: str, suit_name: str, palette: str) -> str:
    colours = house_of(rank, suit_name, palette)

    def drawn(name: str, roles: dict[str, str] = colours) -> str:
        return _paint(_part(name, suit_name), roles, suit_name)

    collar = drawn(f"collar.{rank}", _jewelled(rank, suit_name, colours))
    fan = drawn("fan.Q") if rank == "Q" else ""
    return "".join(
        (
            fan,
            drawn(f"attribute.{rank}"),
            drawn(f"hair.{rank}.back"),
            drawn(f"robe.{rank}"),
            drawn(f"face.{rank}"),
            drawn(f"hair.{rank}.front"),
            collar,
            hat(rank, suit_name, palette),
            drawn("hand"),
        )
    )


def _panel(rank: str, suit_name: str, colours: dict[str, str]) -> str:
    special = {("Q", "spades"): "panel.QS", ("J", "diamonds"): "panel.JD"}
    text: str = ART["parts"][special.get((rank, suit_name), "panel.plain")]
    if (rank, suit_name) == ("J", "diamonds"):
        # The data has the rays in the orange house's tints only.
        text = text.replace(_ORANGE_TINT, "{P}")
        if colours["P"] != _ORANGE_TINT:
            text = text.replace(_ORANGE_RAY, _SAPPHIRE_RAY)
    return _paint(text, colours, suit_name)


def court(rank: str, suit_name: str, palette: str, ink: str, inset: str) -> str:
    """A court's picture without face and indices."""
    colours = house_of(rank, suit_name, palette)
    pip_ink = IVORY if (rank, suit_name) == ("Q", "spades") else ink
    return "".join(
        (
            _panel(rank, suit_name, colours),
            both_ways(_half(rank, suit_name, palette)),
            _paint(_part("belt", suit_name), colours, suit_name),
            suit(suit_name, 250, 350, 26, ink, inset),
            both_ways(suit(suit_name, 146, 92, 54, pip_ink, inset)),
            ART["parts"]["frame"],
        )
    )
