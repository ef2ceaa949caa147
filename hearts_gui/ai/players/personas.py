"""The characters, each with a name, a portrait and habits; any can play at any level."""

from dataclasses import dataclass

from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.engine.message import Message
from hearts_gui.engine.shuffle import Stream


@dataclass(frozen=True, slots=True)
class Persona:
    """A character to play with.

    `portrait` names the picture, `about` says truthfully what `habits` make it do.
    """

    key: str
    name: str
    portrait: str
    habits: Habits = PLAIN

    @property
    def about(self) -> Message:
        """A sentence on how they play."""
        return Message(f"character-{self.key}")


def _persona(key: str, habits: Habits) -> Persona:
    return Persona(key, key.capitalize(), key, habits)


PERSONAS = (
    _persona("ada", PLAIN),
    _persona("basil", Habits(risk=-0.2)),
    _persona("finn", Habits(risk=0.2)),
    _persona("hugo", Habits(queen=2.0)),
    _persona("ines", Habits(make_voids=2.0)),
    _persona("juno", Habits(hearts=0.6)),
    _persona("kofi", Habits(high=0.7)),
    _persona("lena", Habits(target_leader=0.4)),
    _persona("mira", PLAIN),
    _persona("nils", Habits(high=-0.5, hearts=-0.5)),
    _persona("opal", Habits(moon=0.25)),
    _persona("otto", Habits(risk=-0.1, make_voids=1.5)),
    _persona("pavel", Habits(careless=0.6)),
    _persona("rosa", Habits(hearts=0.5, risk=0.06)),
    _persona("tariq", Habits(queen=1.5, target_leader=0.3)),
    _persona("wren", Habits(careless=0.5, moon=0.15)),
)
"""All characters, in alphabetical order."""

USUAL = ("mira", "otto", "juno")
"""The three at a table for four: left, across and right of the player."""

BY_KEY = {persona.key: persona for persona in PERSONAS}


def choose_personas(count: int, seed: str = "") -> tuple[Persona, ...]:
    """Different characters for this many seats.

    Without a seed the usual ones come first; with one, chance decides.
    """
    if seed:
        return Stream(seed, "personas").shuffled(PERSONAS)[:count]
    first = [BY_KEY[key] for key in USUAL]
    rest = [persona for persona in PERSONAS if persona not in first]
    return tuple([*first, *rest][:count])
