"""Checks of a game's parts: plain writing, refusals with repairs, and rules as plain data."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from enum import StrEnum
from typing import Any

import pytest

from hearts_gui.engine.rules.choices import Strip, Values
from hearts_gui.engine.rules.irrelevant import WHY_IRRELEVANT, why_irrelevant
from hearts_gui.engine.rules.option_values import (
    OPTION_KEYS,
    STANDARD,
    RulesError,
    option_types,
    values_of,
)
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules, checked, repaired, rules_from_dict, rules_to_dict
from hearts_gui.wording.language.messages import message_text
from tests.engine.strategies import random_rules
from tests.refused import refused

EQUAL_GAMES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"hearts_lead": "always", "breakers": "hearts+QS"}, {"hearts_lead": "always"}),
    ({"hearts_lead": "always", "break_event": "won"}, {"hearts_lead": "always"}),
    ({"hearts_lead": "always", "lead_exempt": "hearts_or_penalty"}, {"hearts_lead": "always"}),
    ({"duplicates": "cancel"}, {}),
    ({"dead_last_trick": "discard"}, {}),
    ({"joker_lead": "yes_leader_names_suit"}, {}),
    ({"kitty": "first_trick"}, {}),
    ({"kitty_discard": "out_of_play"}, {}),
    ({"uneven_hands": True}, {}),
    ({"hand_size": 13}, {}),
    ({"warren_follow": "optional", "warren_left": "redeal"}, {}),
    ({"strip": "wiki"}, {"strip": "none"}),
    ({"pip_courts": "ten", "pip_ace": 1}, {}),
    ({"custom_values": [["QS", 13], ["2H", 1]]}, {}),
    ({"custom_values": [["QS", 0]]}, {"values": "hearts_only"}),
    ({"custom_values": [["7C", 7]]}, {"values": "hooligan"}),
    ({"custom_values": [["JD", -10]]}, {"bonus_card": "JD"}),
    ({"values": "hooligan", "custom_values": [["7C", 0]]}, {}),
    ({"bonus_amount": -40}, {}),
    ({"bonus_floor": "total"}, {}),
    ({"no_trick_on_moon": True}, {}),
    ({"pig_flip": "all_sixteen"}, {}),
    ({"moon_needs": "hearts_and_queen"}, {}),
    ({"moon_needs": "all_penalties_and_bonus"}, {}),
    ({"values": "hearts_only", "moon_needs": "all_hearts"}, {"values": "hearts_only"}),
    ({"moon_amount": "own_hand"}, {}),
    ({"moon_guard_score": 70}, {}),
    ({"moon_effect": "none", "moon_guard": "auto_subtract"}, {"moon_effect": "none"}),
    ({"moon_and_bonus": "swallowed"}, {}),
    ({"complex_signs": True}, {}),
    ({"end_both_ways": True}, {}),
    ({"wrap_at": [50]}, {}),
    ({"count_arrival": True}, {}),
    ({"stake": 5}, {}),
    ({"chips": 70}, {}),
    ({"wager": "winner_takes_all"}, {}),
    ({"partner_moon": "pooled"}, {}),
    ({"pass_cycle": ["L", "R", "L", "R"]}, {"pass_cycle": ["L", "R"]}),
    ({"pass_cycle": ["HOLD", "HOLD"], "pass_count": 4}, {"pass_cycle": ["HOLD"]}),
    ({"pass_cycle": ["HOLD"], "pass_forbid": ["QS"], "pass_along": True}, {"pass_cycle": ["HOLD"]}),
    ({"pass_forbid": ["QS", "AS", "QS"]}, {"pass_forbid": ["AS", "QS"]}),
    ({"first_trick": "free", "first_trick_stuck": "misdeal"}, {"first_trick": "free"}),
    ({"adjust": "wrap", "wrap_at": [126, 104, 126]}, {"adjust": "wrap"}),
]


@pytest.mark.parametrize(("one", "other"), EQUAL_GAMES)
def test_equal_games_are_equal_values(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert rules_from_dict(one) == rules_from_dict(other)
    assert hash(rules_from_dict(one)) == hash(rules_from_dict(other))


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "players"),
    ({"players": 12}, "players"),
    ({"players": 8}, "players"),
    ({"players": 4, "packs": 2}, "players"),
    ({"players": 2}, "players"),
    ({"players": 3}, "strip"),
    ({"players": 6, "strip": "wiki"}, "jokers"),
    ({"jokers": "off_suit"}, "strip"),
    ({"hand_size": 10}, "hand_size"),
    ({"hand_size": 14}, "hand_size"),
    ({"special_card": "warren", "boost": "any_nine"}, "special_card"),
    ({"special_card": "warren", "draw": "domino", "hand_size": 6}, "special_card"),
    ({"draw": "domino"}, "draw"),
    ({"draw": "domino", "hand_size": 6}, "opening_lead"),
    ({"pass_cycle": []}, "pass_cycle"),
    ({"pass_cycle": ["L2"]}, "pass_cycle"),
    ({"pass_cycle": ["L", "CHARGE"]}, "pass_cycle"),
    ({"pass_count": 0}, "pass_count"),
    ({"pass_forbid": ["2C"]}, "pass_forbid"),
    ({"opening_lead": "bidder"}, "opening_lead"),
    ({"values": "named_suit"}, "values"),
    ({"auction": True}, "auction"),
    ({"custom_values": [["XX", 1]]}, "custom_values"),
    ({"custom_values": [["QS", 1], ["QS", 2]]}, "custom_values"),
    ({"custom_values": [["QS", 1000]]}, "custom_values"),
    ({"values": "four_jacks", "moon_effect": "none", "custom_values": [
        ["JC", 0], ["JD", 0], ["JH", 0], ["JS", 0]]}, "custom_values"),
    ({"pip_ace": 2}, "pip_ace"),
    ({"values": "gong_zhu"}, "score_dir"),
    ({"score_dir": "magnitude"}, "score_dir"),
    ({"moon_effect": "in_values"}, "moon_effect"),
    ({"moon_effect": "add_other_side"}, "moon_effect"),
    ({"partners": "fixed"}, "moon_effect"),
    ({"values": "reverse"}, "moon_effect"),
    ({"sun": "punish", "pass_cycle": ["HOLD"]}, "sun"),
    ({"end": "chips"}, "end"),
    ({"end_at": 5}, "end_at"),
    ({"bonus_card": "JD", "bonus_amount": -80}, "end"),
    ({"adjust": "wrap", "wrap_at": []}, "wrap_at"),
    ({"settle": "excess"}, "settle"),
    ({"settle": "wager", "ranking": "winner_only"}, "wager"),
    ({"score_dir": "counters", "end": "deals", "end_at": 8}, "settle"),
    ({"settle": "howell", "stake": 60}, "stake"),
    ({"settle": "chips_pool", "score_dir": "counters", "end": "chips", "chips": 500}, "chips"),
    ({"timer": 5}, "timer"),
    ({"stake": 0, "settle": "average"}, "stake"),
    ({"no_trick_bonus": 5}, "no_trick_bonus"),
]  # fmt: skip


@pytest.mark.parametrize(("values", "field"), REFUSED)
def test_nonsense_is_refused_with_field_value_reason_and_a_repair(
    values: dict[str, Any], field: str
) -> None:
    with pytest.raises(RulesError) as caught:
        rules_from_dict(values)
    error = caught.value
    assert error.field == field
    why = message_text(error.why)
    assert why.endswith(".")
    assert why[0].isupper() or why[0].isdigit()
    assert error.nearest
    assert set(error.nearest) <= set(OPTION_KEYS)


WRONG_KINDS: list[tuple[dict[str, Any], str]] = [
    ({"player": 4}, "the nearest is players"),
    ({"xyzzy": 4}, "no such option"),
    ({"players": "4"}, "whole number"),
    ({"players": True}, "whole number"),
    ({"claim": 1}, "true or false"),
    ({"strip": "hey"}, "hay"),
    ({"pass_cycle": "L"}, "list"),
    ({"pass_cycle": ["L", "Q"]}, "SMOOSH"),
    ({"custom_values": [["QS"]]}, "doesn’t belong"),
    ({"custom_values": ["QS"]}, "list"),
    ({"wrap_at": ["x"]}, "doesn’t belong"),
]


@pytest.mark.parametrize(("values", "words"), WRONG_KINDS)
def test_wrong_kinds_of_value_are_refused_by_name(values: dict[str, Any], words: str) -> None:
    with refused(RulesError, words) as caught:
        rules_from_dict(values)
    assert caught.value.field in values


def test_the_constructor_takes_no_texts_for_choices() -> None:
    with refused(RulesError, "hay"):
        Rules(strip="hay")  # type: ignore[arg-type]
    with pytest.raises(RulesError):
        Rules(claim=1)  # type: ignore[arg-type]
    with pytest.raises(RulesError):
        Rules(wrap_at=[104])  # type: ignore[arg-type]


def test_every_refusal_can_be_repaired() -> None:
    for values, field in REFUSED:
        if field == "custom_values" and values["custom_values"][0][0] == "XX":
            values = {"custom_values": (("XX", 1),)}
        else:
            values = _plain(values)
        assert isinstance(repaired(values), Rules)


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    from hearts_gui.engine.rules.rules import values_from_dict

    return values_from_dict(values)


def test_repairs_keep_what_was_asked_for() -> None:
    for players in range(2, 12):
        assert repaired({"players": players}, keep=("players",)).players == players
    rules = repaired({"values": Values.GONG_ZHU}, keep=("values",))
    assert rules.values is Values.GONG_ZHU
    assert rules.score_dir == "high"
    kept = repaired({"players": 5, "strip": Strip.NONE}, keep=("players", "strip"))
    assert (kept.players, kept.strip, kept.kitty) == (5, "none", "first_trick")


def test_random_rules_stay_as_they_are() -> None:
    assert len(stay_as_they_are(300)) > 250


def stay_as_they_are(count: int) -> list[Rules]:
    """This many random rules, none of which `checked` changes."""
    rng = random.Random(2)
    result = [rules for _ in range(count) if (rules := random_rules(rng))]
    assert all(checked(rules) == {} for rules in result)
    return result


@pytest.mark.slow
def test_random_rules_reach_every_choice_and_stay_as_they_are() -> None:
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    for rules in stay_as_they_are(1500):
        for key in OPTION_KEYS:
            seen[key][str(getattr(rules, key))] += 1
    missing = {
        (key, str(member))
        for key, kind in option_types().items()
        if key in OPTION_KEYS and issubclass(kind, StrEnum)
        for member in kind
        if not seen[key][str(member)]
    }
    assert missing <= {("strip", "hay_twos")}  # equal to other schemes at every table
    assert all(seen[key]["True"] for key in OPTION_KEYS if option_types()[key] is bool)
    assert len(seen["players"]) == 10


def test_options_without_effect_have_their_plain_value_and_a_reason() -> None:
    standard = values_of(STANDARD)
    for entry in all_presets():
        rules = preset(entry.key)
        for key in WHY_IRRELEVANT:
            why = why_irrelevant(rules, key)
            if why is None or key in ("pass_count", "moon_effect", "moon_needs"):
                continue
            assert message_text(why).endswith(".")
            assert getattr(rules, key) == standard[key], (entry.key, key)
    assert why_irrelevant(Rules(), "players") is None


def test_plain_data_round_trips_through_json() -> None:
    rng = random.Random(7)
    samples = [preset(entry.key, size) for entry in all_presets() for size in entry.sizes]
    samples += [rules for _ in range(100) if (rules := random_rules(rng))]
    for rules in samples:
        data = json.loads(json.dumps(rules_to_dict(rules)))
        assert list(data) == list(OPTION_KEYS)
        assert rules_from_dict(data) == rules


def test_missing_keys_are_standard() -> None:
    assert rules_from_dict({}) == Rules()
    assert rules_from_dict({"end_at": 50}) == Rules(end_at=50)
