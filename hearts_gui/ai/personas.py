"""The characters at the table: name, portrait and pace. What they play is their level's affair."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hearts_gui.engine.shuffle import Stream


@dataclass(frozen=True, slots=True)
class Persona:
    """Somebody to play with.

    `portrait` names the picture. `pace` is how quickly the character seems to think: its share
    of the usual thinking time.
    """

    key: str
    name: str
    portrait: str
    pace: float = 1.0


PERSONAS: Final = (
    Persona("ada", "Ada", "ada", 0.9),
    Persona("basil", "Basil", "basil", 1.25),
    Persona("finn", "Finn", "finn", 0.75),
    Persona("hugo", "Hugo", "hugo", 1.1),
    Persona("ines", "Ines", "ines", 0.95),
    Persona("juno", "Juno", "juno", 0.8),
    Persona("kofi", "Kofi", "kofi", 1.0),
    Persona("lena", "Lena", "lena", 1.05),
    Persona("mira", "Mira", "mira", 0.9),
    Persona("nils", "Nils", "nils", 1.2),
    Persona("opal", "Opal", "opal", 1.15),
    Persona("otto", "Otto", "otto", 1.3),
    Persona("pavel", "Pavel", "pavel", 1.0),
    Persona("rosa", "Rosa", "rosa", 0.85),
    Persona("tariq", "Tariq", "tariq", 0.95),
    Persona("wren", "Wren", "wren", 0.7),
)
"""Everybody that can sit down, in alphabetical order."""

USUAL: Final = ("mira", "otto", "juno")
"""The three at a table for four: left, across and right of the player."""

BY_KEY: Final = MappingProxyType({persona.key: persona for persona in PERSONAS})


def seated(count: int, seed: str = "") -> tuple[Persona, ...]:
    """Different characters for so many seats.

    Without a seed the usual ones come first; with one, chance decides.
    """
    if seed:
        return Stream(seed, "personas").shuffled(PERSONAS)[:count]
    first = [BY_KEY[key] for key in USUAL]
    rest = [persona for persona in PERSONAS if persona not in first]
    return tuple([*first, *rest][:count])
