"""Likely mistakes: what players of a strength would do in a position."""

from hearts_gui.ai.coach.decisions import same
from hearts_gui.ai.players.levels import LEVELS, make_bot
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView

CLUB = "club"
_TRIES = 5
"""The number of players of a level that are asked."""
_MISSED = 2
"""The most of them that may find a card that counts as hard to find."""


def usual(view: PlayerView, level: str) -> tuple[Action, ...]:
    """The choices of players of a level here, each answer once, the most frequent first."""
    result: list[tuple[Action, int]] = []
    for number in range(_TRIES):
        action = make_bot(level, f"likely/{number}").decide(view)
        index = next(
            (index for index, (choice, _) in enumerate(result) if same(choice, action)), None
        )
        if index is None:
            result.append((action, 1))
        else:
            result[index] = (result[index][0], result[index][1] + 1)
    return tuple(action for action, _ in sorted(result, key=lambda pair: -pair[1]))


def is_missed(view: PlayerView, answer: Action) -> bool:
    """Whether a Club player would hardly have found this answer."""
    bots = (make_bot(CLUB, f"likely/{number}") for number in range(_TRIES))
    return sum(same(bot.decide(view), answer) for bot in bots) <= _MISSED


def below(level: str) -> tuple[str, ...]:
    """The levels whose mistakes a person of this level may make: it (or Club) and weaker ones."""
    names = [level.key for level in LEVELS if level.effort is None]
    index = names.index(level) if level in names else len(names) - 1
    return tuple(reversed(names[: index + 1]))
