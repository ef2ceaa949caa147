"""The options screen can rely on what is said about every option."""

from __future__ import annotations

import random

import pytest

from hearts_gui.engine.rules.choices import End, PassToken
from hearts_gui.engine.rules.irrelevant import WHY_IRRELEVANT, why_irrelevant
from hearts_gui.engine.rules.option_values import OPTION_KEYS, check_value
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.wording.describe import Group
from hearts_gui.wording.language.messages import message_text, speak
from hearts_gui.wording.options import (
    OPTIONS,
    Kind,
    choices,
    common_cycles,
    number_range,
    option,
    search_options,
    value_text,
)
from tests.engine.strategies import random_rules


def test_every_option_is_on_the_screen_once_with_words_for_players() -> None:
    assert sorted(entry.key for entry in OPTIONS) == sorted(OPTION_KEYS)
    titles = [entry.title for entry in OPTIONS]
    assert len(set(titles)) == len(titles)
    for entry in OPTIONS:
        assert entry.help.endswith(".")
        assert "_" not in entry.title + entry.help
    groups = [entry.group for entry in OPTIONS]
    assert sorted(groups, key=list(Group).index) == groups
    assert set(groups) == set(Group)
    assert all(any(e.common for e in OPTIONS if e.group is group) for group in Group)


def test_every_choice_has_its_own_label() -> None:
    for entry in OPTIONS:
        labels = [choice.label for choice in entry.members]
        assert len(set(labels)) == len(labels), entry.key
    for entry in OPTIONS:
        assert bool(entry.members) is (
            entry.kind in (Kind.CHOICE, Kind.CYCLE, Kind.FACES, Kind.VALUES)
        )


def test_numbers_can_be_set_over_their_whole_range() -> None:
    for entry in OPTIONS:
        if entry.kind is Kind.NUMBER and entry.key != "end_at":
            low, high, step = number_range(Rules(), entry.key)
            check_value(entry.key, low)
            check_value(entry.key, high)
            assert step <= high - low
    assert number_range(Rules(), "end_at") == (10, 2000, 10)
    assert number_range(Rules(end=End.DEALS, end_at=8), "end_at") == (1, 100, 1)


def blocked(rules: Rules, key: str) -> str | None:
    why = why_irrelevant(rules, key)
    return None if why is None else message_text(why)


def test_blocked_options_say_why() -> None:
    why = why_irrelevant(Rules(), "duplicates")
    assert why is not None
    assert message_text(why) == "There are no equal cards in one pack."
    assert why_irrelevant(Rules(), "end_at") is None
    for entry in all_presets():
        for key in WHY_IRRELEVANT:
            why = why_irrelevant(preset(entry.key), key)
            assert why is None or message_text(why).endswith(".")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("shoot", "moon_effect"),
        ("black maria", "values"),
        ("jack", "bonus_card"),
        ("two of clubs", "opening_lead"),
        ("scatter", "pass_cycle"),
        ("wrap", "wrap_at"),
        ("chips", "settle"),
        ("cancel", "duplicates"),
        ("TEAMS", "partners"),
        ("left over", "kitty"),
    ],
)
def test_a_search_finds_options_by_other_words(text: str, key: str) -> None:
    assert key in {entry.key for entry in search_options(text)}


def test_a_search_for_a_title_shows_it_first() -> None:
    assert search_options("kitty")[0].key == "kitty"
    assert search_options("") == OPTIONS
    assert search_options("qqq") == ()


def test_choices_that_come_to_the_same_are_offered_once() -> None:
    assert [choice.value for choice in choices(Rules(), "strip")] == [
        "none",
        "heartsette",
        "jokers",
    ]
    five = preset("hay", 5)
    values = [choice.value for choice in choices(five, "strip")]
    assert "none" in values
    assert five.strip in values
    assert len(values) == len(set(values))
    tokens = [choice.value for choice in choices(preset("hay", 3), "pass_cycle")]
    assert PassToken.A not in tokens
    assert PassToken.L in tokens


def test_the_current_value_is_always_among_the_choices_and_has_a_text() -> None:
    rng = random.Random(4)
    games = [preset(entry.key, size) for entry in all_presets() for size in entry.sizes]
    games += [rules for _ in range(60) if (rules := random_rules(rng))]
    for rules in games:
        for entry in OPTIONS:
            assert value_text(rules, entry.key)
            if entry.kind is Kind.CHOICE:
                offered = {choice.value for choice in choices(rules, entry.key)}
                assert getattr(rules, entry.key) in offered, (entry.key, rules)


def test_value_texts_read_like_words() -> None:
    rules = Rules(custom_values=(("7C", 7), ("AS", 3)), pass_forbid=("QS",))
    assert value_text(rules, "custom_values") == "Ace of spades 3"
    assert value_text(rules, "values") == "Hooligan: seven of clubs"
    assert value_text(rules, "pass_forbid") == "Queen of spades"
    assert value_text(rules, "pass_cycle") == "Left, Right, Across, Hold"
    assert value_text(rules, "timer") == "Off"
    assert value_text(rules, "bonus_amount") == "−10"
    assert value_text(rules, "wrap_at") == "104, 126"
    assert value_text(rules, "claim") == "Off"
    assert value_text(Rules(), "custom_values") == "None"


def test_no_cards_and_no_values_may_be_of_two_genders() -> None:
    speak("pt-BR")
    try:
        assert value_text(Rules(), "pass_forbid") == "Nenhuma"  # carta
        assert value_text(Rules(), "custom_values") == "Nenhum"  # valor
    finally:
        speak("en")


@pytest.mark.parametrize("players", range(2, 12))
def test_common_cycles_can_be_played_at_their_table(players: int) -> None:
    cycles = common_cycles(players)
    assert (PassToken.HOLD,) in cycles
    assert len(set(cycles)) == len(cycles) >= 4
    if players == 4:
        assert cycles[0] == Rules().pass_cycle
    if players == 7:
        assert "L3" in cycles[0]


def test_an_unknown_option_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        option("xyzzy")
