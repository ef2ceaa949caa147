"""Numbers written in figures, and their plural categories after the Unicode CLDR.

A number is whole, a fraction or complex. Only whole numbers have a category of their own; for any
other number CLDR looks at the digits after the point, which a game does not show, so `other` stands
for it, or what the language says for one where the number is as far from zero as one.
"""

import re
from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from typing import Any

MINUS = "−"


def figure(count: int) -> str:
    """A whole number in figures, with a real minus sign."""
    return f"{MINUS}{-count}" if count < 0 else str(count)


def in_groups(figures: str, render: Callable[[str, dict[str, Any]], str]) -> str:
    """The figures, in groups of three from five digits up, separated as in the language."""

    def grouped(found: re.Match[str]) -> str:
        return reduce(lambda head, rest: render("thousands", {"head": head, "rest": rest}),
                      f"{int(found[0]):,}".split(","))  # fmt: skip

    return re.sub(r"\d{5,}", grouped, figures)


def complex_figure(real: int, imaginary: int) -> str:
    """A complex number: 12 − 3i."""
    if not imaginary:
        return figure(real)
    unit = "i" if abs(imaginary) == 1 else f"{abs(imaginary)}i"
    if not real:
        return unit if imaginary > 0 else f"{MINUS}{unit}"
    return f"{figure(real)} {'+' if imaginary > 0 else MINUS} {unit}"


def score_figure(score: complex | Fraction) -> str:
    """A score with a real minus sign; complex ones as "12 − 3i", shares as "−1/3"."""
    if isinstance(score, complex):
        return complex_figure(int(score.real), int(score.imag))
    if isinstance(score, Fraction) and score.denominator != 1:
        return f"{figure(score.numerator)}/{score.denominator}"
    return figure(int(score))


def signed_figure(score: complex | Fraction) -> str:
    """A score with its sign: "+4"; zero has none."""
    text = score_figure(score)
    return text if text.startswith(MINUS) or score == 0 else f"+{text}"


Rule = Callable[[int], str]
"""The category of a whole number that is not negative."""

_MILLION = 1_000_000


def _few(n: int) -> bool:
    """Whether the number ends in 2 to 4, but not in 12 to 14."""
    return 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14


def _ends_in_one(n: int) -> bool:
    """Whether the number ends in 1, but not in 11."""
    return n % 10 == 1 and n % 100 != 11


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _from_zero(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def _lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19:
        return "other"
    return "one" if n % 10 == 1 else "few" if n % 10 else "other"


def _latvian(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    return "one" if n % 10 == 1 else "other"


def _arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else "other"


_RULES: dict[str, Rule] = {
    "en de nl sv da nb nn no fi et hu tr el bg eu ka": _one,
    "ja zh ko vi th id ms": lambda _: "other",
    "es it ca pt-PT": lambda n: "many" if n and n % _MILLION == 0 else _one(n),
    "fr pt": lambda n: "many" if n and n % _MILLION == 0 else _from_zero(n),
    "hi fa": _from_zero,
    "ru uk be": lambda n: "one" if _ends_in_one(n) else "few" if _few(n) else "many",
    "pl": lambda n: "one" if n == 1 else "few" if _few(n) else "many",
    "sr hr bs": lambda n: "one" if _ends_in_one(n) else "few" if _few(n) else "other",
    "cs sk": lambda n: "one" if n == 1 else "few" if 2 <= n <= 4 else "other",
    "sl": lambda n: {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other"),
    "lt": _lithuanian,
    "lv": _latvian,
    "ro": lambda n: "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other",
    "ar": _arabic,
    "he": lambda n: {1: "one", 2: "two"}.get(n, "other"),
}
BY_CODE = {code: found for codes, found in _RULES.items() for code in codes.split()}


def _rule_of(code: str) -> Rule:
    """The plural rule of a language such as `pt-BR`, or of `pt`, or else of English."""
    return BY_CODE.get(code) or BY_CODE.get(code.partition("-")[0]) or BY_CODE["en"]


def plural_kind(code: str, count: complex | Fraction) -> str:
    """The category of a number in a language."""
    size = abs(complex(count))
    whole = int(size)
    return _rule_of(code)(whole) if size == whole else "other"
