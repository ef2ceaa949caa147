"""Who sits where: people and computer players, and how both are written into a save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from hearts_gui.ai.personas import BY_KEY, seated

DEFAULT_LEVEL: Final = "club"


@dataclass(frozen=True, slots=True)
class Human:
    """A person at this screen."""

    name: str = "You"
    portrait: str = "you"

    @property
    def is_human(self) -> bool:
        """True."""
        return True


@dataclass(frozen=True, slots=True)
class Bot:
    """A computer player: how well it plays, and who it is."""

    level: str
    persona: str

    @property
    def is_human(self) -> bool:
        """False."""
        return False

    @property
    def name(self) -> str:
        """What the table calls it."""
        known = BY_KEY.get(self.persona)
        return self.persona.capitalize() if known is None else known.name

    @property
    def portrait(self) -> str:
        """The key of its picture."""
        known = BY_KEY.get(self.persona)
        return self.persona if known is None else known.portrait


Player: TypeAlias = Human | Bot
Seating: TypeAlias = tuple[Player, ...]
"""The players by seat."""


def one_human(
    players: int, *, human: Human | None = None, level: str = DEFAULT_LEVEL, seed: str = ""
) -> Seating:
    """A person in seat 0 against computer players of one level, drawn by the seed if given."""
    others = seated(players - 1, seed)
    return (human or Human(), *(Bot(level, persona.key) for persona in others))


def all_bots(levels: Sequence[str]) -> Seating:
    """Computer players in every seat."""
    others = seated(len(levels))
    return tuple(Bot(level, who.key) for level, who in zip(levels, others, strict=True))


def human_seats(seating: Seating) -> tuple[int, ...]:
    """The seats in which people sit."""
    return tuple(seat for seat, player in enumerate(seating) if isinstance(player, Human))


def player_to_plain(player: Player) -> dict[str, Any]:
    """A player as JSON data."""
    match player:
        case Human(name, portrait):
            return {"human": name, "portrait": portrait}
        case Bot(level, persona):
            return {"bot": persona, "level": level}


def player_from_plain(data: Mapping[str, Any]) -> Player:
    """The player described by this data.

    Raises ValueError.
    """
    match data:
        case {"human": str(name), "portrait": str(portrait)}:
            return Human(name, portrait)
        case {"bot": str(persona), "level": str(level)}:
            return Bot(level, persona)
        case _:
            raise ValueError(f"{data!r} describes no player")


def seating_from_plain(seats: Sequence[Any], players: int) -> Seating:
    """The players named by a save; a person against the rest where it does not name them all."""
    try:
        seating = tuple(player_from_plain(data) for data in seats)
    except ValueError:
        seating = ()
    return seating if len(seating) == players else one_human(players)
