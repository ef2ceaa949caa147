"""Saying messages in the language that is spoken now."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, TypeVar

from hearts_gui.engine.message import Message
from hearts_gui.wording.language.catalogue import ENGLISH, Catalogue, catalogue

V = TypeVar("V", bound=Hashable)
T = TypeVar("T")


class _Now:
    code = ENGLISH


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Now.code


def speak(code: str) -> None:
    """Say everything in this language from now on."""
    _Now.code = catalogue(code).code


def current() -> Catalogue:
    """The language that is spoken."""
    return catalogue(_Now.code)


def say(key: str, /, **arguments: Any) -> str:
    """The message with this key, as text.

    Raises Faulty where it is missing even in English, or an argument is.
    """
    return current().render(key, arguments)


def exists(key: str) -> bool:
    """Whether the language, or English, has this message."""
    return key in current().patterns or key in catalogue(ENGLISH).patterns


def told(message: Message | str) -> str:
    """A message as text; what is text already stays as it is."""
    return message if isinstance(message, str) else current().render(message.key, message.named)


def remembered(size: int) -> Callable[[Callable[[V], T]], Callable[[V], T]]:
    """A cache for what depends on a value and on the language that is spoken."""

    def decorate(build: Callable[[V], T]) -> Callable[[V], T]:
        @lru_cache(maxsize=size)
        def kept(code: str, value: V) -> T:
            del code
            return build(value)

        def asked(value: V) -> T:
            return kept(_Now.code, value)

        return asked

    return decorate
