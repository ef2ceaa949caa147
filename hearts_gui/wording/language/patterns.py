"""Compiled patterns of messages, and how they become text.

A pattern is a text or a list of texts and placeables. A placeable is a list that begins with what
it is (`build/make_languages.py` writes them from Fluent files):

    ["$", name]                        an argument
    ["@", key]                         another message, with the same arguments
    ["-", key, {name: value}]          a term, with arguments of its own
    ["!", name, [placeables], {...}]   a function
    ["?", placeable, {variant: pattern}, default]
"""

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, Protocol, TypeAlias

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.message import Message
from hearts_gui.wording.language.figures import in_groups, plural_kind, score_figure

Pattern: TypeAlias = Any
Arguments: TypeAlias = Mapping[str, Any]

DEEPEST = 40
"""The deepest nesting of messages, beyond which they must form a circle."""


class Faulty(ValueError):
    """A message that cannot be rendered: an argument, a message or a function is missing."""


class Speaker(Protocol):
    """The renderer of messages by key; functions ask it for those that they need."""

    @property
    def code(self) -> str:
        """The language's code."""

    def pattern(self, key: str) -> Pattern:
        """The pattern of a message or term. Raises Faulty where there is none."""

    def render(self, key: str, arguments: Arguments) -> str:
        """A message as text."""


Function: TypeAlias = Callable[[Speaker, Any, Arguments], Any]
"""Gets the value between its brackets, and what is named after it."""


class Renderer:
    """Renders patterns for one speaker."""

    def __init__(self, speaker: Speaker, functions: Mapping[str, Function]) -> None:
        self._speaker = speaker
        self._functions = functions
        self._depth = 0

    def text(self, pattern: Pattern, arguments: Arguments) -> str:
        """The pattern as text. Raises Faulty."""
        if isinstance(pattern, str):
            return pattern
        if self._depth == DEEPEST:
            raise Faulty("messages go round in a circle")
        self._depth += 1
        try:
            return "".join(
                part if isinstance(part, str) else self._as_text(self._value(part, arguments))
                for part in pattern
            )
        finally:
            self._depth -= 1

    def _as_text(self, value: Any) -> str:
        """A value as it is written in a sentence."""
        match value:
            case bool():
                raise Faulty("a truth value cannot be shown")
            case Suit():
                return self._speaker.render("suit", {"suit": value})
            case Enum():
                raise Faulty(f"{value!r} cannot be shown")
            case str():
                return value
            case Message():
                return self._speaker.render(value.key, value.named)
            case Card():
                return self._speaker.render("card", card_arguments(value))
            case int() | complex() | Fraction():
                return in_groups(score_figure(value), self._speaker.render)
            case _:
                raise Faulty(f"{type(value).__name__} cannot be shown")

    def _value(self, part: Pattern, arguments: Arguments) -> Any:
        if not isinstance(part, list):
            return part
        match part:
            case ["$", name]:
                if name not in arguments:
                    raise Faulty(f"the argument ${name} is missing")
                return arguments[name]
            case ["@", key]:
                return self.text(self._speaker.pattern(key), arguments)
            case ["-", key, own]:
                return self.text(self._speaker.pattern(key), own)
            case ["!", name, given, named]:
                if name not in self._functions:
                    raise Faulty(f"there is no function {name}")
                (value,) = (self._value(one, arguments) for one in given)
                return self._functions[name](self._speaker, value, named)
            case ["?", chooser, variants, default]:
                return self._chosen(chooser, variants, default, arguments)
        raise Faulty(f"{part!r} is no placeable")

    def _chosen(
        self, chooser: Pattern, variants: Mapping[str, Pattern], default: str, arguments: Arguments
    ) -> str:
        """The variant for a value: by its exact name, by its plural, or the usual one."""
        missing = chooser[0] == "$" and chooser[1] not in arguments
        value = "" if missing else self._value(chooser, arguments)
        if isinstance(value, tuple):  # several names for one value, the most exact first
            value = next((name for name in value if name in variants), default)
        key = selector_key(value)
        if key not in variants and isinstance(value, int | Fraction | complex):
            key = plural_kind(self._speaker.code, value)
        return self.text(variants.get(key, variants[default]), arguments)


def selector_key(value: Any) -> str:
    """The name of the variant that stands for exactly this value."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return value.name.lower()
        case Card():
            return value.face.text
        case _:
            return str(value)


def card_arguments(card: Card) -> dict[str, Any]:
    """The arguments of a message that names a card."""
    kind = "card"
    if card.is_warren:
        kind = "warren"
    elif card.is_joker:
        kind = "joker" if card.suit is None else "suit-joker"
    arguments: dict[str, Any] = {"card": card, "kind": kind, "rank": card.rank}
    return arguments if card.suit is None else {**arguments, "suit": card.suit}
