"""The compiled messages, as texts in the current language or else in English."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from functools import cache, lru_cache
from typing import Any, TypeVar

from hearts_gui.config import paths
from hearts_gui.engine.message import Message
from hearts_gui.wording.language import letters
from hearts_gui.wording.language.functions import FUNCTIONS
from hearts_gui.wording.language.patterns import Arguments, Faulty, Pattern, Renderer

ENGLISH = "en"
FOLDER = "languages"


class Catalogue:
    """The messages in one language."""

    forgives = True
    """Whether English replaces a message that cannot be rendered; tests turn it off."""

    def __init__(
        self, code: str, patterns: Mapping[str, Pattern], instead: Catalogue | None = None
    ) -> None:
        """`instead` is asked for messages that this language lacks, each as a whole."""
        self.code = code
        self.patterns = patterns
        self._instead = instead
        self._renderer = Renderer(self, FUNCTIONS)
        self.probe: Callable[[str], object] | None = None
        """Called with every message and term that is asked for, to find where each appears."""

    @property
    def lacks_messages(self) -> bool:
        """Whether messages are still missing, for which English is used."""
        return (
            self._instead is not None and not self._instead.patterns.keys() <= self.patterns.keys()
        )

    def pattern(self, key: str) -> Pattern:
        """The pattern of a message or term. Raises Faulty."""
        if self.probe is not None:
            self.probe(key)
        if key in self.patterns:
            return self.patterns[key]
        raise Faulty(f"there is no message {key!r} in {self.code}")

    def render(self, key: str, arguments: Arguments) -> str:
        """A message as text, in English where this language has none. Raises Faulty."""
        if key not in self.patterns and self._instead is not None:
            return self._instead.render(key, arguments)
        try:
            return self._renderer.text(self.pattern(key), arguments)
        except Faulty as fault:
            if self.forgives and self._instead is not None:
                return self._instead.render(key, arguments)
            raise Faulty(f"{key}: {fault}") from fault


@cache
def own_text(code: str, key: str) -> str:
    """A message without arguments in another language, or in English where it has none.

    Reads one line of the compiled file, which is a hundred times as fast as reading all of it.
    """
    try:
        data = paths.asset(FOLDER, f"{code}.json").read_bytes()
    except OSError:
        data = b""
    start = data.find(f'\n"{key}":'.encode()) + 1
    line = data[start : data.find(b"\n", start)].rstrip(b",")
    return str(json.loads(b"{%s}" % line)[key]) if start else catalogue(ENGLISH).render(key, {})


@lru_cache(maxsize=3)  # English, the present language and the one before: 2 MB each
def catalogue(code: str) -> Catalogue:
    """The messages of a language; a code without a readable file means English.

    Raises AssetError where even English is missing or damaged.
    """
    if code == ENGLISH:
        return Catalogue(ENGLISH, _read(ENGLISH))
    if code == letters.PSEUDO_CODE:
        return Catalogue(code, letters.pseudo(catalogue(ENGLISH).patterns))
    try:
        patterns = _read(code)
    except paths.AssetError:
        return catalogue(ENGLISH)
    return Catalogue(code, patterns, catalogue(ENGLISH))


def _read(code: str) -> dict[str, Any]:
    with paths.asset_file(FOLDER, f"{code}.json") as path:
        data = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(data, dict):
            raise ValueError("there are no messages")
        return data


V = TypeVar("V", bound=Hashable)
T = TypeVar("T")


class _Now:
    code = ENGLISH


def spoken() -> str:
    """The code of the current language."""
    return _Now.code


def speak(code: str) -> None:
    """Use this language for all texts from now on."""
    _Now.code = catalogue(code).code


def current() -> Catalogue:
    return catalogue(_Now.code)


def say(key: str, /, **arguments: Any) -> str:
    """The message with this key, as text.

    Raises Faulty where it is missing even in English, or an argument is.
    """
    return current().render(key, arguments)


def exists(key: str) -> bool:
    """Whether the language, or English, has this message."""
    return key in current().patterns or key in catalogue(ENGLISH).patterns


def joined(*parts: str) -> str:
    """These texts as one, without the empty ones."""
    return say("widget-parts", parts=[part for part in parts if part])


def message_text(message: Message | str) -> str:
    """A message as text; a text is returned unchanged."""
    return message if isinstance(message, str) else current().render(message.key, message.named)


def cached_by_language(size: int) -> Callable[[Callable[[V], T]], Callable[[V], T]]:
    """A cache for results that depend on a value and on the current language."""

    def decorate(build: Callable[[V], T]) -> Callable[[V], T]:
        @lru_cache(maxsize=size)
        def kept(code: str, value: V) -> T:
            del code
            return build(value)

        def asked(value: V) -> T:
            return kept(_Now.code, value)

        return asked

    return decorate
