"""Plurals by the rules of each language, and every message has the categories that it needs."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from hearts_gui.config import paths
from hearts_gui.engine.cards import Card
from hearts_gui.wording.language.figures import BY_CODE, plural_kind
from hearts_gui.wording.language.functions import turkish
from hearts_gui.wording.language.messages import Catalogue, catalogue

LANGUAGES = sorted(paths.languages())
MOST = 1000
"""Games show no larger numbers."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


def plural_categories(code: str) -> list[str]:
    """The categories of a language; some have one for millions."""
    kinds = {plural_kind(code, number) for number in (*range(MOST), 10**6)}
    return [kind for kind in CATEGORIES if kind in kinds | {"other"}]


# Samples of the Unicode CLDR, release 45.
SAMPLES = {
    "en": {"one": "1", "other": "0 2 11 101"},
    "de": {"one": "1", "other": "0 2 21"},
    "fr": {"one": "0 1", "other": "2 17 100", "many": "1000000"},
    "pt-BR": {"one": "0 1", "other": "2 17"},
    "pt-PT": {"one": "1", "other": "0 2"},
    "es": {"one": "1", "other": "0 2 16", "many": "1000000"},
    "ru": {"one": "1 21 31 101", "few": "2 3 4 22 104", "many": "0 5 11 12 14 19 25 111"},
    "uk": {"one": "1 21", "few": "2 23", "many": "0 5 11 100"},
    "pl": {"one": "1", "few": "2 3 4 22 102", "many": "0 5 12 14 21 25 101"},
    "cs": {"one": "1", "few": "2 3 4", "other": "0 5 22"},
    "sl": {"one": "1 101", "two": "2 102", "few": "3 4 104", "other": "0 5 11 100"},
    "sr": {"one": "1 21", "few": "2 4 24", "other": "0 5 11 14"},
    "lt": {"one": "1 21", "few": "2 9 22", "other": "0 10 11 20"},
    "lv": {"zero": "0 10 11 19 20", "one": "1 21", "other": "2 9 22"},
    "ro": {"one": "1", "few": "0 2 16 101", "other": "20 35 100"},
    "ar": {
        "zero": "0", "one": "1", "two": "2", "few": "3 10 103", "many": "11 26 111",
        "other": "100 102",
    },
    "he": {"one": "1", "two": "2", "other": "0 3 17"},
    "ja": {"other": "0 1 15"},
    "zh-Hans": {"other": "0 1 15"},
    "hi": {"one": "0 1", "other": "2 17"},
}  # fmt: skip


@pytest.mark.parametrize("code", SAMPLES)
def test_numbers_have_the_category_of_the_language(code: str) -> None:
    for kind, numbers in SAMPLES[code].items():
        assert kind in plural_categories(code)
        assert {n: plural_kind(code, int(n)) for n in numbers.split()} == dict.fromkeys(
            numbers.split(), kind
        )


def test_other_numbers_and_other_languages() -> None:
    assert plural_kind("en", -1) == plural_kind("en", 1j) == plural_kind("en", 1.0) == "one"
    assert plural_kind("ru", Fraction(1, 2)) == plural_kind("en", 1.5) == "other"
    assert plural_kind("xx", 1) == "one"
    assert plural_kind("de-AT", 1) == "one"


def selections(pattern: Any) -> Iterator[set[str]]:
    """The names of the variants of every choice in a pattern."""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list) and part[0] == "?":
            yield set(part[2])
            for variant in part[2].values():
                yield from selections(variant)


def plural_faults(code: str, patterns: dict[str, Any]) -> list[str]:
    """Messages that choose by plural without the categories of the language, or with others."""
    needed = {plural_kind(code, n) for n in range(MOST)} | {"other"}
    lines = []
    for key, pattern in patterns.items():
        for names in selections(pattern):
            here = {name for name in names if not name.lstrip("-").isdecimal()}
            if not here <= {*CATEGORIES}:
                continue  # the words of the program, such as a choice that is called zero
            if here - {"other"} and not needed <= here:
                lines.append(f"{key}: {sorted(needed - here)} is missing")
            if here - {*plural_categories(code)}:
                lines.append(f"{key}: {sorted(here - {*plural_categories(code)})} is never used")
    return lines


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_has_the_plurals_of_its_language(code: str) -> None:
    assert code in BY_CODE or code.partition("-")[0] in BY_CODE
    assert plural_faults(code, dict(catalogue(code).patterns)) == []


def test_a_plural_that_is_missing_or_not_needed_is_found() -> None:
    cards = [["$", "n"], ["?", ["$", "n"], {"one": "card", "other": "cards"}, "other"]]
    assert plural_faults("en", {"cards": cards}) == []
    assert plural_faults("ru", {"cards": cards}) == ["cards: ['few', 'many'] is missing"]
    assert plural_faults("ja", {"cards": cards}) == ["cards: ['one'] is never used"]


def test_messages_are_said_with_the_plural_of_their_language_and_exact_numbers_first() -> None:
    kinds = {"1": "only", "one": "ends in 1", "few": "few", "many": "many", "other": "part"}
    said = Catalogue("ru", {"n": [["?", ["$", "n"], kinds, "other"]], "bare": [["$", "value"]]})
    result = [said.render("n", {"n": n}) for n in (1, 21, 3, 7, Fraction(1, 2))]
    assert result == ["only", "ends in 1", "few", "many", "part"]


COUNTED = ("rules-kitty-size", "rules-stock", "reason-any-pass", "reason-any-bury")
"""One card alone has no number in these, but Russian calls 21 one as well."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_number_that_only_ends_in_one_is_said(code: str) -> None:
    assert all("21" in catalogue(code).render(key, {"n": 21}) for key in COUNTED)


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_point_is_singular_where_a_sentence_tells_a_loss(code: str) -> None:
    told, cards = catalogue(code), {"card": Card("QS"), "other": Card("KH"), "better": Card("JD")}
    named = {"name": "Ada", "reason": "", "points": "1"}
    assert told.render("review-loss", {"n": 2, "points": "1"}) in told.render(
        "knows-reason-wrong", {**named, "n": 2}
    )
    worst = [told.render("puzzle-why-worst", {**cards, "worst": n, "least": 0}) for n in (1, 2)]
    same = worst[0] == worst[1].replace("2", "1")
    assert same is (code in ("ja", "pl", "ru", "tr", "zh-Hans"))


def test_a_series_has_the_comma_of_the_language_and_capitals_too() -> None:
    words = {
        "bare": [["$", "value"]],
        "list-more": [["$", "first"], "、", ["$", "next"]],
        "series-long": [["$", "first"], "；", ["$", "next"]],
        "tried": [["!", "SERIES", [["$", "steps"]], {}]],
        "large": [["!", "CAPITAL", [["$", "text"]], {}]],
    }
    japanese = Catalogue("ja", words)
    assert japanese.render("tried", {"steps": ("a", "b")}) == "a、b"
    assert japanese.render("tried", {"steps": ("a、b", "c")}) == "a、b；c"
    turkish, dutch = Catalogue("tr", words), Catalogue("nl", words)
    assert turkish.render("large", {"text": "ikinci"}) == "İkinci"
    assert dutch.render("large", {"text": "ijs"}) == "IJs"
    assert japanese.render("large", {"text": "ikinci"}) == "Ikinci"


@pytest.mark.parametrize(
    ("code", "mark"), [("en", ","), ("de", "."), ("fr", "\u00a0"), ("tr", ".")]
)
def test_long_numbers_stand_in_groups_of_three(code: str, mark: str) -> None:
    def shown(number: complex) -> str:
        return catalogue(code).render("bare", {"value": number})

    assert [shown(9999), shown(-12345)] == ["9999", f"−12{mark}345"]
    assert shown(1_234_567) == f"1{mark}234{mark}567"
    assert shown(complex(12000, -3)) == f"12{mark}000 − 3i"


def test_turkish_endings_follow_a_grouped_number_as_it_is_read() -> None:
    assert turkish("12.000", "dative") == turkish("12000", "dative").replace("12000", "12.000")
