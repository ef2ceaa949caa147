"""A message without words: its key and its arguments.

Engine, opponents and sessions return messages; `wording.language` renders them in the language of
the player.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A message by its key, with typed arguments: cards, suits, numbers, names, messages, lists."""

    key: str
    arguments: tuple[tuple[str, Any], ...] = ()

    @property
    def named(self) -> dict[str, Any]:
        """The arguments by name."""
        return dict(self.arguments)

    def __str__(self) -> str:
        """The key with its arguments, for the log."""
        more = ", ".join(f"{name}={value!s}" for name, value in self.arguments)
        return f"{self.key}({more})" if more else self.key


def message(key: str, /, **arguments: Any) -> Message:
    """The message with this key and these arguments."""
    return Message(key, tuple(arguments.items()))


class MessageError(Exception):
    """A fault that a player reads as a sentence. For the log, its text is the message."""

    misused = False
    """Whether the request made no sense; otherwise it could not be carried out."""

    def __init__(self, why: Message) -> None:
        self.message = why
        super().__init__(why)

    def __str__(self) -> str:
        return str(self.message)
