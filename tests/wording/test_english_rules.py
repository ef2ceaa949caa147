"""The generated rules say in English, letter for letter, what they said before."""

from __future__ import annotations

import pytest

from tests.wording import english_rules


def test_every_rule_set_has_the_same_english_text_as_before() -> None:
    kept = english_rules.PRESETS.read_text(encoding="utf-8").split("== ")[1:]
    for text, was in zip(english_rules.preset_texts(), kept, strict=True):
        assert text == f"== {was}"


def test_random_rules_are_told_as_before() -> None:
    kept = english_rules.DIGESTS.read_text(encoding="utf-8").split()
    assert next(english_rules.random_digests()) == kept[0]


@pytest.mark.slow
def test_ten_thousand_random_rules_have_the_same_english_text_as_before() -> None:
    kept = english_rules.DIGESTS.read_text(encoding="utf-8").split()
    assert list(english_rules.random_digests()) == kept
