"""Every language says the same messages, each can be rendered, and the fonts have its letters."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from hearts_gui.config import paths
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.ui.draw.fonts import FAMILIES, Face, Fonts
from hearts_gui.wording.describe import describe_text, short
from hearts_gui.wording.language.functions import FUNCTIONS
from hearts_gui.wording.language.messages import Catalogue, catalogue, speak
from tests.engine.strategies import random_rules
from tests.house import modules, tree_of
from tests.kits.slow import some
from tests.wording.catalogue_kit import OF_A_CARD, AskedMessage
from tests.wording.glossary import texts

LANGUAGES = sorted(paths.languages())
OTHERS = [code for code in LANGUAGES if code != "en"]
REVIEWED = paths.asset("languages", "reviewed.txt").read_text(encoding="utf-8").splitlines()
MAY_LACK = 20
"""Messages that a draft may lack: those that came after it was made. English stands in.

One that has fewer than half of them is only begun.
"""
# Arguments that only functions give, for a language's own needs.
BY_LANGUAGE = frozenset({
    "case", "article", "item", "names", "several", "form", "gender", "next", "plural", "style",
})  # fmt: skip
LIMITS = frozenset({"least", "most", "limit", "low", "high"})
"""Numbers that the code sets: no language may say one in words of its own."""


@cache
def messages(code: str) -> dict[str, Any]:
    return dict(catalogue(code).patterns)


@cache
def asked(code: str, key: str) -> AskedMessage:
    return AskedMessage(messages(code), key)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_rendered_for_all_classes_of_arguments(code: str) -> None:
    render_all(code, most=8)


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_rendered_for_many_arguments_together(code: str) -> None:
    render_all(code, most=400)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("drawn", some((0, 300), 0))
def test_rules_are_described_in_every_language(code: str, drawn: int) -> None:
    """Composed messages: an argument of the wrong kind fails here only."""
    rng = random.Random(drawn)
    rule_sets = {preset(entry.key, size) for entry in all_presets() for size in entry.sizes}
    rule_sets |= {rules for _ in range(drawn) if (rules := random_rules(rng))}
    speak(code)
    assert all(describe_text(rules) and short(rules) for rules in rule_sets)


def render_all(code: str, most: int) -> None:
    alone = Catalogue(code, messages(code))
    for key in messages(code):
        if key.startswith("-"):
            continue
        for arguments in asked(code, key).samples(most):
            text = alone.render(key, arguments)
            assert not re.search(r"[{}]|  ", text), (key, arguments, text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_messages_refer_to_is_there(code: str) -> None:
    for key in messages(code):
        assert asked(code, key).keys <= messages(code).keys(), key
        used = {name for uses in asked(code, key).functions.values() for name, _ in uses}
        assert used <= set(FUNCTIONS), key


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_has_every_message(code: str) -> None:
    missing = sorted(set(messages("en")) - set(messages(code)))
    begun = len(missing) > len(messages("en")) / 2
    assert not missing or (code not in REVIEWED and (begun or len(missing) <= MAY_LACK)), missing


@pytest.mark.parametrize("code", OTHERS)
def test_messages_of_a_language_that_english_has_not_are_parts_of_others(code: str) -> None:
    own = set(messages(code)) - set(messages("en"))
    used = {part for key in messages(code) for part in asked(code, key).keys}
    assert own <= used


@pytest.mark.parametrize("code", OTHERS)
def test_a_message_asks_for_the_same_arguments_in_every_language(code: str) -> None:
    for key in set(messages(code)) & set(messages("en")):
        here, there = asked(code, key), asked("en", key)
        known = there.arguments | (OF_A_CARD if there.arguments & OF_A_CARD else set())
        assert here.arguments - BY_LANGUAGE <= known, key
        assert there.arguments & LIMITS <= here.arguments, key


ENGLISH_WORD = re.compile(r"[A-Za-z’]{2,}")
SAME_WORDS = 2
"""A text of no more words may be the same in two languages: Omnibus, OK, Standard."""
# Lines that are written for programs, and names.
AS_IN_ENGLISH = re.compile(r"cli-usage|.*-(code|command|example)|variant-.*|menu-name|help-.*keys")


@pytest.mark.parametrize("code", OTHERS)
def test_no_message_was_left_in_english(code: str) -> None:
    here, there = messages(code), messages("en")
    left = [
        (key, text)
        for key in here.keys() & there.keys()
        for text in set(texts_in(here[key])) & set(texts_in(there[key]))
        if len(ENGLISH_WORD.findall(text)) > SAME_WORDS
    ]
    assert [found for found in sorted(left) if not AS_IN_ENGLISH.fullmatch(found[0])] == []


def texts_in(pattern: Any) -> Iterator[str]:
    return (text for _, text in texts({"": pattern}))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_fonts_have_every_letter(code: str) -> None:
    """Letters in a face made for them, signs at least in the usual one; searches show nothing."""
    shown = [
        pattern for key, pattern in messages(code).items() if not key.endswith((".words", ".names"))
    ]
    letters = set(json.dumps(shown, ensure_ascii=False))
    for family, face in product(FAMILIES, Face):
        names = tuple(Fonts(family, language=code).candidates(face))
        known = set[str]().union(*map(letters_of, names))
        plain = set[str]().union(*(letters_of(name) for name in names if "DejaVu" not in name))
        assert sorted(letters - known) == [], face
        assert sorted(char for char in letters - plain if char.isalpha()) == [], face


@cache
def letters_of(name: str) -> set[str]:
    return set(map(chr, TTFont(paths.asset("fonts", name)).getBestCmap() or {}))


def asked_in_code() -> Iterator[tuple[str, ast.Call, list[str]]]:
    """Find where the code asks for a message: the module, the call, and what that can mean."""
    known = messages("en")
    every = "\n".join(known)
    for module, path in modules().items():
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Call(func=ast.Name(id="say" | "message"), args=[ast.Constant() as key]):
                    yield module, node, [str(key.value)] if key.value in known else []
                case ast.Call(
                    func=ast.Name(id="refused" | "not_of_kind"),
                    args=[_, _, ast.Constant() as key, *_],
                ):
                    yield module, node, [str(key.value)] if key.value in known else []
                case ast.Call(func=ast.Name(id="say" | "message"), args=[ast.JoinedStr() as key]):
                    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
                             for part in key.values]  # fmt: skip
                    yield module, node, re.findall(f"(?m)^{''.join(parts)}$", every)


def test_the_code_asks_only_for_messages_that_there_are() -> None:
    """It also gives the arguments that they ask for, where these are in the call."""
    result = 0
    for module, call, keys in asked_in_code():
        assert keys, f"{module}, line {call.lineno}: no such message"
        given = {keyword.arg for keyword in call.keywords}
        if isinstance(call.func, ast.Name) and call.func.id == "say" and None not in given:
            lacking = asked("en", keys[0]).arguments - given
            assert not lacking, f"{module}, line {call.lineno}: {keys[0]} without {lacking}"
        result += 1
    assert result > 1500


COMMON = re.compile(r"`\$(\w+)`")


def unexplained(sources: dict[str, str], common: set[str]) -> list[str]:
    """Arguments that neither a comment of their file nor the table of common ones explains."""
    lines = []
    for name, source in sources.items():
        comments = " ".join(re.findall(r"(?m)^#.*$", source))
        explained = common | set(re.findall(r"\$(\w+)", comments))
        for key, body in re.findall(r"(?m)^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", source):
            plain = set(re.findall(r"\$(\w+)", body)) - explained
            lines += [f"{name}: {key}: ${argument}" for argument in sorted(plain)]
    return lines


def test_every_argument_is_explained_to_translators() -> None:
    folder = paths.asset("languages")
    guide = (folder / "TRANSLATING.md").read_text(encoding="utf-8")
    sources = {
        path.name: path.read_text(encoding="utf-8") for path in (folder / "en").glob("*.ftl")
    }
    assert unexplained(sources, set(COMMON.findall(guide))) == []
    explained = {
        "a.ftl": "# $n counts.\none = { $n }\ntwo = { $n ->\n    [one] { $odd }\n   *[other] -\n}\n"
    }
    assert unexplained(explained, set()) == ["a.ftl: two: $odd"]


def uncommented(source: str) -> list[str]:
    """Messages without a comment directly above."""
    return [
        match[1]
        for before, line in pairwise(source.splitlines())
        if not before.startswith("# ") and (match := re.match(r"([a-z][\w-]*) =", line))
    ]


def test_every_message_is_commented_for_translators() -> None:
    """The comment of a group does not count: it does not say where one message appears."""
    for path in paths.asset("languages", "en").glob("*.ftl"):
        assert uncommented(path.read_text(encoding="utf-8")) == [], path.name
    assert uncommented("## Group\n\none = 1\n# Two.\ntwo = 2\n    .more = 3\nthree = 3\n") == [
        "one",
        "three",
    ]


def test_the_guide_for_translators_names_every_function() -> None:
    guide = paths.asset("languages", "TRANSLATING.md").read_text(encoding="utf-8")
    assert [name for name in FUNCTIONS if f"`{name}(" not in guide] == []
