"""The players of a game, their seats and names, and how both are written into a save."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from hearts_gui.ai.players.levels import UnknownLevel, kind_of, level
from hearts_gui.ai.players.personas import BY_KEY, PERSONAS, choose_personas
from hearts_gui.config.rule_sets import tidy_name
from hearts_gui.config.settings import UNNAMED, Settings
from hearts_gui.session.setup.player_names import shown_name

DEFAULT_LEVEL = "club"


@dataclass(frozen=True, slots=True)
class Human:
    """A person at this screen."""

    given_name: str = UNNAMED
    portrait: str = "you"
    is_human: ClassVar[bool] = True

    @classmethod
    def of(cls, settings: Settings) -> "Human":
        """The player with these settings."""
        return cls(settings.name, settings.portrait)

    @property
    def name(self) -> str:
        """Their name at the table, or "you" for a player without one."""
        return shown_name(self.given_name)


@dataclass(frozen=True, slots=True)
class Bot:
    """A computer player: its level and its character."""

    level: str
    persona: str
    is_human: ClassVar[bool] = False

    @property
    def key(self) -> str:
        """The name by which `make_bot` makes it."""
        return f"{self.level}/{self.persona}"

    @property
    def kind(self) -> str:
        """The level, or that it fits the person."""
        return kind_of(self.level)

    @property
    def name(self) -> str:
        """Its name at the table."""
        persona = BY_KEY.get(self.persona)
        return self.persona.capitalize() if persona is None else persona.name

    @property
    def portrait(self) -> str:
        """The key of its picture."""
        persona = BY_KEY.get(self.persona)
        return self.persona if persona is None else persona.portrait


Player: TypeAlias = Human | Bot
Seating: TypeAlias = tuple[Player, ...]
"""The players by seat."""


def one_human(
    players: int, *, human: Human | None = None, level: str = DEFAULT_LEVEL, seed: str = ""
) -> Seating:
    """A person in seat 0 against computer players of one level, drawn by the seed if given."""
    others = choose_personas(players - 1, seed)
    return (human or Human(), *(Bot(level, persona.key) for persona in others))


def seated(human: Human, players: int, seat: int, seed: str) -> Seating:
    """A person at this seat, and characters in the others."""
    person, *others = one_human(players, human=human, seed=seed)
    return (*others[:seat], person, *others[seat:])


def all_bots(levels: Sequence[str]) -> Seating:
    """Computer players in every seat."""
    others = choose_personas(len(levels))
    return tuple(Bot(level, who.key) for level, who in zip(levels, others, strict=True))


def human_seats(seating: Seating) -> tuple[int, ...]:
    """The seats in which people sit."""
    return tuple(seat for seat, player in enumerate(seating) if isinstance(player, Human))


def player_to_plain(player: Player) -> dict[str, Any]:
    """A player as JSON data."""
    match player:
        case Human(given, portrait):
            return {"human": given, "portrait": portrait}
        case Bot(level, persona):
            return {"bot": persona, "level": level}


def player_from_plain(data: Mapping[str, Any]) -> Player:
    """The player described by this data. Raises ValueError."""
    match data:
        case {"human": str(name), "portrait": str(portrait)}:
            return Human(tidy_name(name), portrait)
        case {"bot": str(persona), "level": str(level)}:
            return Bot(level, persona)
        case _:
            raise ValueError(f"{data!r} describes no player")


def known_players(seating: Seating) -> Seating:
    """The same table, with a stand-in for each character and level not known here."""
    free = _free(seating)
    return tuple(_known_player(player, free) for player in seating)


def against_bots(seating: Seating, seat: int) -> Seating:
    """The same table with one person: computer players in the seats of the others."""
    free = _free(seating)
    return tuple(
        Bot(DEFAULT_LEVEL, next(free, PERSONAS[0].key))
        if isinstance(player, Human) and index != seat else player
        for index, player in enumerate(seating)
    )  # fmt: skip


def with_bot(seating: Seating, seat: int, level: str) -> Seating:
    """The same table with a computer player of this level in one seat."""
    bot = Bot(level, next(_free(seating), PERSONAS[0].key))
    return tuple(bot if index == seat else player for index, player in enumerate(seating))


def _free(seating: Seating) -> Iterator[str]:
    """The characters that are not at this table."""
    taken = {player.persona for player in seating if isinstance(player, Bot)}
    return (persona.key for persona in PERSONAS if persona.key not in taken)


def _known_player(player: Player, free: Iterator[str]) -> Player:
    if isinstance(player, Human):
        return Human(tidy_name(player.given_name) or UNNAMED, player.portrait)
    persona = player.persona if player.persona in BY_KEY else next(free, PERSONAS[0].key)
    return Bot(player.level if _is_level(player.level) else DEFAULT_LEVEL, persona)


def _is_level(name: str) -> bool:
    try:
        level(name)
    except UnknownLevel:
        return False
    return True


def unknown_players(seats: Sequence[Any]) -> tuple[str, ...]:
    """The characters and levels in a save that this version does not know."""
    bots = [data for data in seats if isinstance(data, Mapping) and "bot" in data]
    names = [str(data["bot"]) for data in bots if data["bot"] not in BY_KEY]
    levels = [str(data.get("level")) for data in bots if not _is_level(str(data.get("level")))]
    return tuple(dict.fromkeys(tidy_name(name) or "?" for name in (*names, *levels)))
