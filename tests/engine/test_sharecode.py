"""Share codes carry everything, are short, notice typing errors and stay readable."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest

from hearts_gui.engine.rules.presets import ImpossibleTable, all_presets, preset
from hearts_gui.engine.rules.rules import Rules, rules_from_dict
from hearts_gui.engine.rules.share_code import (
    BASES,
    LETTERS,
    ShareCodeError,
    Shared,
    decode,
    encode,
    looks_like_code,
)
from hearts_gui.wording.variants import UnknownRules, rules_from_text
from tests.engine.strategies import random_rules
from tests.kits.slow import some
from tests.refused import refused

GOLDEN = Path(__file__).with_name("codes_v1.json")


def test_codes_of_version_1_stay_readable() -> None:
    """Never change a line of that file; a preset that changes needs a new code version."""
    entries = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert len(entries) >= 60
    for entry in entries:
        shared = decode(entry["code"])
        assert shared.seed == entry["seed"]
        assert shared.deal == entry["deal"]
        assert shared.rules == rules_from_dict(entry["rules"]), entry["code"]


def test_the_table_covers_every_rule_set() -> None:
    assert set(BASES) == {entry.key for entry in all_presets()}


@pytest.mark.parametrize("key", BASES)
def test_a_rule_set_at_its_usual_table_has_a_very_short_code(key: str) -> None:
    code = encode(preset(key))
    assert len(code) <= 8
    assert decode(code) == Shared(preset(key))


@pytest.mark.parametrize("games", some((50, 150), 50))
def test_codes_carry_random_rules_seed_and_deal(games: int) -> None:
    rng = random.Random(8)
    for _ in range(games):
        rules = random_rules(rng)
        if rules is None:
            continue
        seed = rng.choice((None, "0", "123456789012345678901", "00ff", "hello wörld", "", "007"))
        deal = rng.choice((None, 1, 12, 1000))
        code = encode(rules, seed, deal)
        assert decode(code) == Shared(rules, seed, deal)
        assert decode(code.lower().replace("-", " ")) == Shared(rules, seed, deal)


def test_every_single_wrong_letter_and_every_swap_is_noticed() -> None:
    code = encode(preset("ricketts").but(end_at=70), "42", 3)
    places = [k for k, letter in enumerate(code) if k > 1 and letter != "-"]
    for k in places:
        for letter in LETTERS:
            if letter != code[k]:
                with pytest.raises(ShareCodeError):
                    decode(code[:k] + letter + code[k + 1 :])
    for one, other in itertools.pairwise(places):
        if code[one] != code[other]:
            swapped = list(code)
            swapped[one], swapped[other] = code[other], code[one]
            with pytest.raises(ShareCodeError):
                decode("".join(swapped))
    for length in range(len(code)):
        with pytest.raises(ShareCodeError):
            decode(code[:length])


def test_letters_that_look_alike_are_read_as_meant() -> None:
    code = encode(Rules())
    assert decode(code.replace("0", "O").replace("1", "I")) == Shared(Rules())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begin with H1"),
        ("hello", "begin with H1"),
        ("H1", "too short"),
        ("H1-00U00", "mistyped"),
        ("H1-00000-0", "mistyped"),
    ],
)
def test_a_damaged_code_says_what_is_wrong(text: str, words: str) -> None:
    with refused(ShareCodeError, words):
        decode(text)


def test_a_code_of_another_version_says_so() -> None:
    from hearts_gui.engine.rules import share_code

    body = "2" + encode(Rules()).replace("-", "")[2:-3]
    with refused(ShareCodeError, "another version"):
        decode("H" + body + vars(share_code)["_check"](body))


def test_a_well_formed_code_of_nonsense_is_refused() -> None:
    from hearts_gui.engine.rules import share_code

    rng = random.Random(3)
    read = 0
    for _ in range(2000):
        body = "1" + "".join(rng.choice(LETTERS) for _ in range(rng.randint(1, 12)))
        try:
            decode("H" + body + vars(share_code)["_check"](body))
        except ShareCodeError:
            continue
        read += 1
    assert 0 < read < 2000


def test_rules_are_read_from_a_key_a_name_or_a_code() -> None:
    assert rules_from_text("hay") == preset("hay")
    assert rules_from_text("Windows") == Rules()
    assert rules_from_text("hay", 5) == preset("hay", 5)
    code = encode(preset("hay", 5))
    assert looks_like_code(code)
    assert rules_from_text(f" {code.lower()} ") == preset("hay", 5)
    assert rules_from_text(code, 5) == preset("hay", 5)
    with refused(ShareCodeError, "for 5 players, not 4"):
        rules_from_text(code, 4)
    with pytest.raises(UnknownRules, match="standard"):
        rules_from_text("stanard")
    with pytest.raises(ImpossibleTable):
        rules_from_text("draw", 4)


def test_a_code_is_refused_before_it_costs_time() -> None:
    for text in ("H1-" + "0" * 1_000_000, "H1" + " " * 1_000_000):
        with pytest.raises(ShareCodeError):
            decode(text)


def test_a_seed_of_thousands_of_digits_is_carried_as_text_or_refused() -> None:
    long = "7" * 4300
    with pytest.raises(ShareCodeError):
        decode(encode(Rules(), long))
    short = "7" * 300
    assert decode(encode(Rules(), short)).seed == short
