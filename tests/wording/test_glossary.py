"""Every message uses the words of its language's glossary, and none that the glossary rules out."""

from __future__ import annotations

import pytest

from hearts_gui.config import paths
from hearts_gui.wording.language.messages import catalogue
from tests.wording.glossary import (
    FOR_SEARCHES,
    entries,
    glossary_file,
    may_contain,
    parsed,
    texts,
    words,
)

WITH_GLOSSARY = [code for code in sorted(paths.languages()) if glossary_file(code).is_file()]


def test_english_has_a_glossary() -> None:
    assert "en" in WITH_GLOSSARY


@pytest.mark.parametrize("code", WITH_GLOSSARY)
def test_messages_use_no_word_that_the_glossary_rules_out(code: str) -> None:
    every = list(texts(catalogue(code).patterns))
    together = "\n".join(text for _, text in every)
    small = together.lower()
    result = [
        f"{key}: “{wrong}” in “{text}”; line {entry.line} says {entry.use}"
        for entry in entries(code)
        if any(
            may_contain(small, avoided) and words(avoided).search(together)
            for avoided in entry.avoid
        )
        for key, text in every
        if (wrong := entry.wrong_in(key, text))
    ]
    assert not result, "\n".join(["", *result])


@pytest.mark.parametrize("code", WITH_GLOSSARY)
def test_some_message_uses_each_word_of_the_glossary(code: str) -> None:
    every = "\n".join(text for _, text in texts(catalogue(code).patterns))
    unused = [entry.use for entry in entries(code) if not words(entry.use).search(every)]
    assert unused == []


@pytest.mark.parametrize("code", WITH_GLOSSARY)
def test_exceptions_are_keys_that_need_them(code: str) -> None:
    patterns = catalogue(code).patterns
    for entry in entries(code):
        for pattern in entry.excepted:
            keys = {key for key in patterns if key.startswith(pattern.rstrip("*"))}
            keys = {key for key in keys if pattern.endswith("*") or key == pattern}
            shown = (text for key, text in texts(patterns) if key in keys)
            assert any(words(word).search(text) for text in shown for word in entry.avoid), pattern


def test_how_words_are_found() -> None:
    assert words("heap").search("into the Heap")
    assert not words("heap").search("cheap heaps")
    assert words("slough*").search("sloughing it")
    assert words("*deck").search("a sundeck")
    assert words("lay … away").search("Lay {} cards away")
    assert not words("lay … away").search("Lay it down. Go away")
    assert words(" …").search("Watch …")


def test_a_row_is_read_and_a_damaged_one_says_where() -> None:
    head = "| Use | For | Not | Except |\n| --- | --- | --- | --- |\n"
    (entry,) = parsed(
        f"text\n\n{head}| pass, passing | to give | `hand on`, `give` | `rules-*` |\n"
    )
    assert (entry.use, entry.avoid, entry.line) == ("pass", ("hand on", "give"), 5)
    assert entry.wrong_in("table-pass", "Hand on unseen") == "Hand on"
    assert entry.wrong_in("rules-pass", "Hand on unseen") == ""
    assert list(parsed("| Column | Meaning |\n| --- | --- |\n| Use | the word |\n")) == []
    for damaged in ("| a | b | c |", "| a | b | no backticks | |", "| | b | `c` | |"):
        with pytest.raises(ValueError, match="line 3"):
            list(parsed(f"{head}{damaged}\n"))


def test_variants_are_read_and_words_for_searches_are_not() -> None:
    patterns = {
        "one": ["Take ", ["?", ["$", "n"], {"1": "a card", "other": "cards"}, "other"]],
        f"one{FOR_SEARCHES[0]}": "slough",
    }
    assert list(texts(patterns)) == [("one", "Take {}"), ("one", "a card"), ("one", "cards")]
