"""The names of the people at this screen; a module of its own because the menu reads it first."""

from hearts_gui.config.settings import UNNAMED
from hearts_gui.wording.language.messages import say


def shown_name(given_name: str) -> str:
    """A name as the player gave it; a player who gave none is you in the player's language."""
    return say("name-you") if given_name == UNNAMED else given_name


def listed_name(given_name: str, place: int, *, now: bool) -> str:
    """The name in a list of everyone here; others than the one who plays `now` are never you."""
    other = not now and given_name == UNNAMED
    return say("player-number", n=place) if other else shown_name(given_name)


def given_name(shown: str) -> str:
    """The name to keep for one that was typed."""
    return UNNAMED if shown == say("name-you") else shown
