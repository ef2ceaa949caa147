"""Every cell of the tables that define the rule sets, at every table size they allow.

`preset_tables.txt` is the specification's text; what its words mean is written down here once
more, independently of the program's own tables.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from hearts_gui.engine.cards import parse_cards
from hearts_gui.engine.rules import presets
from hearts_gui.engine.rules.choices import MoonNeeds, OpeningLead, PassToken
from hearts_gui.engine.rules.irrelevant import why_irrelevant
from hearts_gui.engine.rules.packs import build_pack, deal_shape, joker_count, removed_faces
from hearts_gui.engine.rules.presets import ImpossibleTable, all_presets, preset, preset_with
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points
from hearts_gui.wording import variants
from hearts_gui.wording.language.messages import message_text
from hearts_gui.wording.variants import (
    VARIANTS,
    UnknownRules,
    Variant,
    find,
    nearest_variant,
    rules_from_text,
    variant,
    variant_of,
)
from tests.kits.rows import for_each
from tests.refused import refused


def _tables() -> dict[str, dict[str, str]]:
    text = Path(__file__).with_name("preset_tables.txt").read_text(encoding="utf-8")
    columns: dict[str, dict[str, str]] = {}
    for block in text.strip().split("\n\n"):
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.split("\n")]
        for place, key in enumerate(rows[0][1:], 1):
            columns[key] = {row[0].strip("`"): row[place] for row in rows[1:]}
    columns["standard"] = columns.pop("windows")
    return columns


TABLES = _tables()
SIZES = {
    "4": (4,),
    "3-6": (3, 4, 5, 6),
    "4 (3,5 ok)": (3, 4, 5),
    "4 (3,5)": (3, 4, 5),
    "3 (3-6)": (3, 4, 5, 6),
    "3-10": (3, 4, 5, 6, 7, 8, 9, 10),
    "4 (5)": (4, 5),
    "6-11": (6, 7, 8, 9, 10, 11),
    "3,5": (3, 5),
    "4 (5,6)": (4, 5, 6),
    "2-7": (2, 3, 4, 5, 6, 7),
    "2": (2,),
}
ROWS = [(key, size) for key, column in TABLES.items() for size in SIZES[column["players"]]]
STRIPS: dict[str, dict[int, str]] = {
    "none": {},
    "wiki": {3: "2C", 5: "2C 2D"},
    "hay": {3: "2C", 5: "2C 2D"},
    "arnold": {3: "2C", 5: "2C 2D", 6: "2C 3C 2D 2S"},
    "foster": {3: "2S", 5: "2C 2S", 6: "2C 2D 2S 2H"},
    "hay + all 2s for 6p": {3: "2C", 5: "2C 2D", 6: "2C 2D 2S 2H"},
    "low_minor": {
        3: "2C",
        5: "2C 2D",
        6: "2C 2D 3C 3D",
        7: "2C 2C 2D 2D 3C 3D",
        8: "",
        9: "2C 2C 2D 2D 3C",
        10: "2C 2C 2D 2D",
    },
    "+2 JK (5p +3); 4p -2C -2D": {4: "2C 2D"},
    "widow: 3p,4p -2S": {3: "2S", 4: "2S"},
}
CYCLES = {
    3: "L R HOLD",
    5: "L R L2 R2 HOLD",
    6: "L R L2 R2 A HOLD",
    7: "L R L2 R2 L3 R3 HOLD",
}
HANDS = {
    "heartsette": {3: 16, 4: 12, 5: 10, 6: 8},
    "domino": dict.fromkeys(range(2, 8), 6),
    "draw": {2: 13},
}


def test_there_are_37_rule_sets_in_the_tables_and_the_history() -> None:
    keys = {entry.key for entry in all_presets()}
    assert keys == {*TABLES, "reverse", "four_jacks"}
    assert len(keys) == 37
    assert len(all_presets()) == 37


@for_each(TABLES)
def test_each_rule_set_allows_the_tables_of_its_column(key: str) -> None:
    assert variant(key).sizes == SIZES[TABLES[key]["players"]]


@for_each(ROWS)
def test_the_pack_is_the_one_of_the_column(key: str, players: int) -> None:
    column, rules = TABLES[key], preset(key, players)
    packs = 2 if column["packs"] == "2" or ("from 7p" in column["packs"] and players > 6) else 1
    assert rules.packs == packs
    removed = STRIPS[column["strip"]].get(players, "")
    assert sorted(removed_faces(rules)) == sorted(parse_cards(removed))
    jokers = 0
    if key == "joker_hearts":
        jokers = 3 if players == 5 else 2
    elif column["strip"] == "wiki" and players == 6:
        jokers = 2
    assert joker_count(rules) == jokers
    mode = column["jokers"] if column["jokers"] != "none" or not jokers else "off_suit"
    assert rules.jokers == mode
    warren = column["special_card"] == "warren"
    assert rules.special_card == column["special_card"]
    size = packs * 52 - len(removed.split()) + jokers + warren
    assert len(build_pack(rules)) == size


@for_each(ROWS)
def test_hands_and_left_over_cards_are_those_of_the_column(key: str, players: int) -> None:
    column, rules = TABLES[key], preset(key, players)
    shape = deal_shape(rules)
    size = HANDS.get(key, {}).get(players, len(build_pack(rules)) // players)
    assert shape.sizes == (size,) * players
    left = len(build_pack(rules)) - size * players
    kitty = column["kitty"].split(" (")[0]
    assert shape.left_over == left
    assert shape.kitty == (left if kitty != "none" else 0)
    assert rules.kitty == (kitty if left else "none")
    assert shape.stock == (left if column["draw"] != "off" else 0)
    assert shape.extra == (1 if key == "warren" else 0)


@for_each(ROWS)
def test_the_passes_are_those_of_the_column(key: str, players: int) -> None:
    column, rules = TABLES[key], preset(key, players)
    cell = column["pass_cycle"]
    if key == "turbo":
        cell = "L R A CHARGE"
    elif key == "hay_kitty":
        cell = {3: "L R HOLD", 5: "L R L2 R2 HOLD"}[players]
    elif " A" in cell and players != 4:
        cell = CYCLES[players] if "HOLD" in cell else CYCLES[players].replace(" HOLD", "")
    assert " ".join(rules.pass_cycle) == cell
    count = column["pass_count"]
    if count == "3 (2 if >4p)":
        count = "2" if players > 4 else "3"
    assert rules.pass_count == int(count)
    assert rules.pass_forbid == ()
    assert column["pass_forbid"] == "none"
    assert rules.pass_along is (column["pass_along"] == "yes")


PLAIN_CELLS = (
    "first_dealer", "direction", "opening_lead", "first_trick", "first_trick_stuck", "hearts_lead",
    "breakers", "lead_exempt", "qs_forced", "duplicates", "dead_last_trick", "boost", "charge",
    "draw", "bonus_floor", "score_dir", "moon_effect", "moon_guard", "tie", "ranking", "settle",
    "partners",
)  # fmt: skip


@for_each(product(TABLES, PLAIN_CELLS))
def test_the_plain_cells_hold(key: str, option: str) -> None:
    cell = re.sub(r" \(.*\)$", "", TABLES[key][option])
    for players in SIZES[TABLES[key]["players"]]:
        rules = preset(key, players)
        if option == "first_trick_stuck" and rules.first_trick == "free":
            cell = "n/a"  # nobody can be stuck where points may fall
        if option == "duplicates" and rules.packs == 1:
            cell = "n/a"
        if option == "duplicates" and key == "black_lady_uk" and rules.packs == 2:
            cell = "first"
        if cell == "n/a":
            assert why_irrelevant(rules, option)
            assert getattr(rules, option) == getattr(Rules(), option)
        elif option == "lead_exempt" and cell == "only_hearts":
            assert rules.lead_exempt == "only_hearts"
        else:
            assert getattr(rules, option) == cell


VALUES = {
    "pip_hay 11-13,15": ("pip_hay", "rank", 15),
    "named suit 1 each": ("named_suit", "rank", 15),
}
NEEDS = {
    "all penalties": MoonNeeds.ALL_PENALTIES,
    "all penalties + JD": MoonNeeds.WITH_BONUS,
    "all hearts": MoonNeeds.ALL_HEARTS,
    "13 hearts + QS": MoonNeeds.HEARTS_QS,
}
ENDS: dict[str, tuple[str, int]] = {
    ">=100": ("reach", 100),
    ">100": ("exceed", 100),
    ">100 (50, 200; or >=)": ("exceed", 100),
    "deals 8 (or >=100)": ("deals", 8),
    "deals 8": ("deals", 8),
    "deals 4 (or >=100)": ("deals", 4),
    "chips": ("chips", 100),
    ">=500 (300,1000)": ("reach", 500),
    ">=500": ("reach", 500),
    "time (or deals n)": ("time", 30),
    "<=-1000": ("reach", 1000),
    "magnitude >=100": ("reach", 100),
    ">=200": ("reach", 200),
}
SPECIAL = {"none": "none", "69-for-5 + 5-for-69": "69-for-5 + 5-for-69"}
BONUS = {"none": "none", "JD -10 (or TD)": "JD", "in_values": "none"}


@for_each(ROWS)
def test_the_scoring_cells_hold(key: str, players: int) -> None:
    column, rules = TABLES[key], preset(key, players)
    name, courts, ace = VALUES.get(column["values"], (column["values"], "rank", 15))
    assert (rules.values, rules.pip_courts, rules.pip_ace) == (name, courts, ace)
    assert rules.custom_values == ()
    assert rules.bonus_card == BONUS[column["bonus_card"]]
    if column["bonus_card"] != "in_values":
        assert rules.bonus_amount == -10
    assert rules.no_trick_bonus == int(column["no_trick_bonus"])
    if rules.moon_effect != "none":
        assert rules.moon_needs == NEEDS[column["moon_needs"]]
    assert rules.sun == column["sun"]
    assert (rules.end, rules.end_at) == ENDS[column["end"]]
    assert rules.special_win == SPECIAL[column["special_win"]]
    if column["adjust"] == "none":
        assert rules.adjust == "none"
    else:
        assert column["adjust"] == "wrap 104,126"
        assert (rules.adjust, rules.wrap_at) == ("wrap", (104, 126))
    assert rules.timer == (20 if column["timer"] == "20 s, random legal" else 0)


OTHERS: dict[str, tuple[object, dict[str, object]]] = {
    "kitty_discard": ("captured", {}),
    "break_event": (
        "played",
        {"yppedia": "discarded", "arnold_all": "discarded", "turbo": "won"},
    ),
    "first_trick_tc": (False, {"complex": True}),
    "moon_amount": ("penalties", {"royal": "own_hand"}),
    "moon_and_bonus": ("independent", {}),
    "no_trick_on_moon": (False, {}),
    "trick_points": (0, {"reverse": 1}),
    "pledge": (False, {}),
    "uneven_hands": (False, {}),
    "claim": (False, dict.fromkeys(("ricketts", "ricketts_69", "warren", "turbo"), True)),
    "show_taken": ("last_trick", {"yppedia": "last_trick_open"}),
    "partner_moon": ("individual", {}),
    "joker_lead": ("not_if_other_card", {"joker_hearts": "yes_next_card_sets_suit"}),
    "auction": (False, {"auction": True}),
    "warren_follow": ("alias", {}),
    "warren_left": ("ordinary", {}),
    "pig_flip": ("all_hearts", {}),
    "count_arrival": (False, {}),
    "complex_signs": (False, {}),
    "end_both_ways": (False, {}),
    "stake": (1, {}),
    "chips": (50, {"howell": 100}),
    "wager": ("places", {}),
}


@for_each(OTHERS)
def test_options_that_no_column_names_have_their_stated_values(option: str) -> None:
    usual, exceptions = OTHERS[option]
    for entry in all_presets():
        for players in entry.sizes:
            wanted = exceptions.get(entry.key, usual)
            assert getattr(preset(entry.key, players), option) == wanted, (entry.key, players)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_ancestors_are_the_wikipedia_game_without_its_additions(players: int) -> None:
    base = preset("wiki2008", players)
    for key in ("reverse", "four_jacks"):
        rules = preset(key, players)
        assert rules.pass_cycle == (PassToken.HOLD,)
        assert rules.hearts_lead == "always"
        assert rules.moon_effect == "none"
        assert build_pack(rules) == build_pack(base)
        assert (rules.opening_lead, rules.first_trick, rules.end, rules.end_at) == (
            OpeningLead.ELDEST,
            "free",
            "reach",
            100,
        )
    reverse = {face.text: n for face, n in face_points(preset("reverse", players)).items()}
    jacks = {face.text: n for face, n in face_points(preset("four_jacks", players)).items()}
    assert reverse == {"JH": 1, "QH": 1}
    assert jacks == {"JC": 1, "JD": 1, "JH": 1, "JS": 2}


def test_breaking_switched_on_in_two_old_games_means_a_discarded_heart() -> None:
    for key in ("wiki2008", "arnold"):
        rules = preset_with(key, 4, {"hearts_lead": Rules().hearts_lead})
        assert rules.hearts_lead == "broken"
        assert rules.break_event == "discarded"


def test_a_rule_set_taken_to_a_table_it_is_not_for_is_repaired() -> None:
    rules = preset_with("standard", 7, {})
    assert rules.players == 7
    assert len(build_pack(rules)) % 7 == 0
    rules = preset_with("ricketts", 5, {"end_at": 50})
    assert (rules.players, rules.end_at) == (5, 50)
    assert PassToken.A not in rules.pass_cycle


def test_windows_and_other_names_lead_to_the_rule_sets() -> None:
    assert variant("windows").key == "standard"
    assert rules_from_text("Windows") == Rules()
    assert variant("Chinese Hearts").key == "gong_zhu"
    assert variant("double deck cancellation").key == "cancellation"
    for name in ("Black Lady", "Chase the Lady", "Crubs", "Black Maria", "shooting the sun"):
        assert find(name), name
    assert {"black_maria", "wiki2008"} <= {entry.key for entry in find("Black Maria")}
    assert find("black maria")[0].key == "black_maria"
    assert find("") == VARIANTS
    assert find("no such game at all") == ()


def test_an_unknown_key_names_the_nearest() -> None:
    with pytest.raises(UnknownRules) as caught:
        rules_from_text("hooligans")
    assert caught.value.nearest == "hooligan"
    assert "hooligan" in str(caught.value)
    with pytest.raises(UnknownRules) as caught:
        rules_from_text("")
    assert caught.value.nearest is None


def test_an_impossible_table_names_the_possible_ones() -> None:
    with pytest.raises(ImpossibleTable) as caught:
        rules_from_text("hay", 7)
    assert caught.value.sizes == (3, 4, 5)
    assert message_text(caught.value.message) == "John Hay is for 3 to 5 players, not 7."
    with refused(ImpossibleTable, "3 or 5 players"):
        preset("hay_kitty", 4)
    with refused(ImpossibleTable, "hay is for 3 to 5 players, not 7"):
        preset("hay", 7)


def test_exact_and_nearest_rule_sets_are_recognised() -> None:
    for entry in all_presets():
        for players in entry.sizes:
            rules = preset(entry.key, players)
            assert preset(variant_of(rules).key, players) == rules  # type: ignore[union-attr]
    changed = preset("hooligan").but(end_at=50)
    assert variant_of(changed) is None
    nearest, count = nearest_variant(changed)
    assert (nearest.key, count) == ("hooligan", 1)


def test_the_title_of_a_rule_set_is_found_without_comparing_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Failing before: half of the first frame of the daily deals went into its eight titles."""
    monkeypatch.setattr(presets, "changes_from", pytest.fail)
    monkeypatch.setattr(variants, "_folded", pytest.fail)
    for entry in all_presets():
        assert nearest_variant(replace(preset(entry.key))) == (Variant(entry.key), 0)
        assert variant(entry.key).key == entry.key


def test_titles_and_texts_are_there_and_titles_differ() -> None:
    assert [entry.key for entry in VARIANTS] == [entry.key for entry in all_presets()]
    titles = [entry.title for entry in VARIANTS]
    assert len(set(titles)) == len(titles)
    for entry in VARIANTS:
        assert entry.line.endswith(".")
        assert entry.origin
        assert entry.usual in entry.sizes
