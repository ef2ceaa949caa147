"""Looking into compiled messages: which arguments they ask for, and values that fit them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Any

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.wording.language.patterns import card_arguments

NUMBERS = (0, 1, 2, 3, 12, 13, -4)
ANY_CARDS = (Card("QS"), Card("JD"), Card("AH"), Card("2C"), Card("KH"))
BY_FUNCTION: Mapping[str, tuple[Any, ...]] = {
    "WORD": NUMBERS,
    "ORDINAL": NUMBERS[1:],
    "PLACE": NUMBERS[1:],
    "SIGNED": NUMBERS,
    "RANK": tuple(range(2, 15)),
    "SUIT": tuple(Suit),
    "CARD": ANY_CARDS,
    "CARDS": (ANY_CARDS[:1], ANY_CARDS[2:], ANY_CARDS),
    "LIST": (("a",), ("a", "b", "c")),
    "SERIES": (("a",), ("a", "b"), ("a, b", "c")),
    "CAPITAL": ("word",),
    "GENDER": ("Ada", "Otto", "anyone"),
    "STARTS": ("Ada", "Inés", "Otto", "Wren", "hélice", "8"),
    "SUFFIX": ("Ada", "Otto", "5"),
}
OF_TEXTS = frozenset({"CAPITAL", "GENDER", "STARTS", "SUFFIX"})
"""Functions that take texts of every kind, so that another one says more of what an argument is."""
BY_EACH: Mapping[str, tuple[Any, ...]] = {
    "rank-alone": ((2,), (14, 13, 2)),
    "the-card": (ANY_CARDS[:1], ANY_CARDS),
    "each-card": (ANY_CARDS[:1], ANY_CARDS),
}
OF_A_CARD = frozenset({"card", "kind", "rank", "suit"})


class AskedMessage:
    """The arguments that a message asks for, with those of messages it refers to."""

    def __init__(self, patterns: Mapping[str, Any], key: str) -> None:
        self._patterns = patterns
        self._seen: set[str] = set()
        self.keys: set[str] = set()
        """Messages and terms that it refers to."""
        self.arguments: set[str] = set()
        self.variants: dict[str, set[str]] = defaultdict(set)
        self.functions: dict[str, set[tuple[str, str]]] = defaultdict(set)
        """By argument: the functions that it is given to, with what `each` says."""
        self._look(patterns[key])

    def _look(self, part: Any) -> None:
        if not isinstance(part, list):
            return
        match part:
            case ["$", str(name)]:
                self.arguments.add(name)
            case ["@", str(key)]:
                self.keys.add(key)
                if key not in self._seen and key in self._patterns:
                    self._seen.add(key)
                    self._look(self._patterns[key])
            case ["-", str(key), _]:
                self.keys.add(key)
            case ["!", str(name), list(given), dict(named)]:
                for argument in given:
                    self._look(argument)
                    if isinstance(argument, list) and argument[0] == "$":
                        self.functions[argument[1]].add((name, str(named.get("each", ""))))
                self.keys |= {str(named[name]) for name in ("each", "joint") if name in named}
            case ["?", list(chooser), dict(variants), str(_)]:
                self._look(chooser)
                if chooser[0] == "$":
                    self.variants[chooser[1]] |= set(variants)
                for variant in variants.values():
                    self._look(variant)
            case _:
                for argument in part:
                    self._look(argument)

    def _values(self, name: str) -> tuple[Any, ...]:
        given = sorted(self.functions.get(name, ()), key=lambda one: (one[0] in OF_TEXTS, one))
        for function, each in given:
            values = BY_EACH.get(each, BY_FUNCTION[function])
            return (*values, self._patterns["name-you"]) if function == "GENDER" else values
        variants = self.variants.get(name)
        if variants is None:
            return (7, "text")
        words = sorted(variants - {"one", "two", "few", "many", "other", "zero"})
        if all(word.lstrip("-").isdecimal() for word in words):
            return NUMBERS
        return (*words, "anything else")

    def samples(self, most: int = 400) -> Iterator[dict[str, Any]]:
        """Arguments of every class that makes a difference, in many combinations."""
        names = sorted(self.arguments - OF_A_CARD)
        choices = [self._values(name) for name in names]
        cards = ANY_CARDS if self.arguments & OF_A_CARD else ()
        whole = [card_arguments(card) for card in cards] or [{}]
        loose = {name: self._values(name)[0] for name in self.arguments & OF_A_CARD}
        for values in islice(product(*choices, whole), most):
            *plain, card = values
            yield {**loose, **dict(zip(names, plain, strict=True)), **card}
        for place, name in enumerate(names):  # every value at least once
            for value in choices[place]:
                usual = {other: choices[index][0] for index, other in enumerate(names)}
                yield {**loose, **usual, name: value, **whole[0]}
