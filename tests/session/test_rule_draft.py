"""A draft of rules: it always holds a game, says what clashes, and every repair ends in a game."""

import random
from enum import StrEnum
from pathlib import Path

import pytest

from hearts_gui.engine.rules.choices import BonusCard, End, FirstTrick, PassToken, Values
from hearts_gui.engine.rules.option_values import FACES, FORBIDDABLE
from hearts_gui.engine.rules.presets import all_presets, preset, preset_with
from hearts_gui.engine.rules.rules import Rules, rules_from_dict, rules_to_dict
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rule_draft import (
    RuleDraft,
    Source,
    count_changes,
    loose_source,
    own_source,
    preset_source,
    standard_at,
)
from hearts_gui.session.setup.rules_setup import RulesSetup
from hearts_gui.wording.language.messages import speak
from hearts_gui.wording.options import OPTIONS, Kind, Option, choices, common_cycles, number_range
from tests.kits.slow import some

NUMBER_STEPS = 6


def some_value(rng: random.Random, draft: RuleDraft, entry: Option) -> object:
    """Return the values that a player could pick with the option's control."""
    rules = draft.rules
    match entry.kind:
        case Kind.TOGGLE:
            return rng.random() < 0.5
        case Kind.CHOICE:
            return rng.choice([choice.value for choice in choices(rules, entry.key)])
        case Kind.NUMBER:
            low, high, step = number_range(rules, entry.key)
            value = low + step * rng.randint(0, (high - low) // step)
            return 0 if entry.zero_is_off and rng.random() < 0.2 else value
        case Kind.CYCLE:
            tokens = [choice.value for choice in choices(rules, entry.key)]
            if rng.random() < 0.5:
                return rng.choice(common_cycles(rules.players))
            return tuple(rng.choice(tokens) for _ in range(rng.randint(1, 5)))
        case Kind.FACES:
            return tuple(face for face in FORBIDDABLE if rng.random() < 0.5)
        case Kind.VALUES:
            faces = sorted(rng.sample(FACES, rng.randint(0, 3)), key=FACES.index)
            return tuple((face, rng.randint(-100, 100)) for face in faces)
        case Kind.NUMBERS:
            return tuple(sorted(rng.sample(range(1, 2001), rng.randint(1, 6))))


def check(draft: RuleDraft) -> None:
    """Check that the draft holds a valid game, and that a choice is left."""
    assert rules_from_dict(rules_to_dict(draft.rules)) == draft.rules
    if draft.clash is None:
        assert draft.playable
        return
    assert not draft.playable
    assert draft.clash.why.endswith((".", "!"))
    assert draft.can_undo
    for repair in draft.clash.repairs:
        assert rules_from_dict(rules_to_dict(repair.rules)) == repair.rules


def walk(seed: int, steps: int) -> int:
    """Change options at random, mending or not; the number of clashes met."""
    rng = random.Random(seed)
    draft = RuleDraft(preset_source(rng.choice(all_presets()).key))
    clashes = 0
    for _ in range(steps):
        open_options = [entry for entry in OPTIONS if draft.why_blocked(entry.key) is None]
        entry = rng.choice(open_options)
        draft.set(entry.key, some_value(rng, draft, entry))
        check(draft)
        if draft.clash is not None:
            clashes += 1
            if draft.clash.repairs and rng.random() < 0.6:
                draft.mend(rng.choice(draft.clash.repairs))
                assert draft.playable
            elif rng.random() < 0.5:
                draft.undo()
                assert draft.playable
        chance = rng.random()
        if chance < 0.05:
            draft.set(entry.key, draft.standard(entry.key))
        elif chance < 0.07:
            draft.reset_all()
            assert not draft.touched
        check(draft)
    while draft.can_undo:
        draft.undo()
    assert draft.playable
    return clashes


@pytest.mark.parametrize("walks", some((20, 50), 20))
def test_random_walks_through_the_options_always_hold_a_game(walks: int) -> None:
    assert sum(walk(seed, 15) for seed in range(walks)) > 0.4 * walks


@pytest.mark.slow
def test_ten_thousand_walks_through_the_options_always_hold_a_game() -> None:
    assert sum(walk(seed, 15) for seed in range(10_000)) > 5000


def test_every_option_of_every_rule_set_can_be_wished_for_and_taken_back() -> None:
    for key in ("standard", "cancellation", "gong_zhu", "draw"):
        for entry in OPTIONS:
            draft = RuleDraft(preset_source(key))
            before = draft.rules
            rng = random.Random(entry.key)
            wish = some_value(rng, draft, entry)
            draft.set(entry.key, wish)
            if draft.can_undo:
                draft.undo()
            assert draft.rules == before, (key, entry.key)


def test_a_wish_that_makes_no_game_is_kept_with_the_reason_until_it_is_mended() -> None:
    draft = RuleDraft(preset_source("standard"))
    draft.set("values", Values.NAMED_SUIT)
    clash = draft.clash
    assert clash is not None
    assert clash.wish == "values"
    assert "bids" in clash.why
    assert draft.value("values") is Values.NAMED_SUIT
    assert draft.rules == Rules()
    keeping = [repair for repair in clash.repairs if repair.rules.values is Values.NAMED_SUIT]
    assert keeping
    assert ("auction", True) in keeping[0].changes
    draft.mend(keeping[0])
    assert draft.playable
    assert draft.rules.auction


def test_taking_a_mended_wish_back_leads_to_the_rules_before_it() -> None:
    draft = RuleDraft(preset_source("standard"))
    draft.set("values", Values.NAMED_SUIT)
    assert draft.clash is not None
    draft.mend(draft.clash.repairs[0])
    draft.undo()
    assert draft.rules == Rules()


def test_an_option_brought_back_to_life_has_the_value_it_had() -> None:
    draft = RuleDraft(preset_source("omnibus"))
    draft.set("bonus_amount", -25)
    draft.set("bonus_card", BonusCard.NONE)
    assert draft.why_blocked("bonus_amount") == "There is no bonus card."
    assert draft.rules.bonus_amount == -10
    draft.set("bonus_card", BonusCard.JD)
    assert draft.rules.bonus_amount == -25


def test_changes_are_counted_against_standard_at_the_same_table() -> None:
    draft = RuleDraft(preset_source("standard"))
    assert count_changes(draft.rules) == 0
    draft.set("players", 5)
    assert count_changes(draft.rules) == 0
    assert draft.rules == standard_at(5)
    draft.set("first_trick", FirstTrick.FREE)
    assert count_changes(draft.rules) == 1
    assert draft.changed("first_trick")
    assert not draft.changed("players")


def test_another_table_size_of_the_rule_set_is_that_rule_set() -> None:
    draft = RuleDraft(preset_source("omnibus"))
    for players in (3, 5, 6, 4):
        draft.set("players", players)
        assert draft.rules == preset("omnibus", players)
        assert not draft.touched


def test_taking_a_table_size_back_leads_to_the_rule_set_as_it_was() -> None:
    draft = RuleDraft(preset_source("omnibus"))
    draft.set("players", 6)
    draft.undo()
    assert draft.rules == preset("omnibus")
    assert not draft.touched


def test_changes_come_along_to_another_table_size() -> None:
    draft = RuleDraft(preset_source("omnibus"))
    draft.set("end_at", 50)
    draft.set("players", 3)
    assert draft.rules.end_at == 50
    assert draft.rules.players == 3
    assert draft.rules.but(end_at=100) == preset("omnibus", 3)


@pytest.mark.parametrize("entry", all_presets(), ids=lambda entry: entry.key)
def test_every_rule_set_can_be_seated_at_every_size(entry: object) -> None:
    key = getattr(entry, "key")  # noqa: B009
    for players in range(2, 12):
        draft = RuleDraft(preset_source(key))
        draft.set("players", players)
        assert draft.playable
        assert draft.rules.players == players


def test_reset_all_goes_back_to_the_rule_set_and_can_be_taken_back() -> None:
    draft = RuleDraft(preset_source("omnibus"))
    draft.set("end_at", 50)
    changed = draft.rules
    draft.reset_all()
    assert draft.rules == preset("omnibus")
    draft.undo()
    assert draft.rules == changed


def test_own_sets_and_codes_are_recognised() -> None:
    rules = Rules(end_at=75)
    own = own_source("Sunday", "Standard", rules_to_dict(rules))
    assert own == Source("Sunday", "Sunday", rules, own=True, based_on="Standard")
    assert loose_source(preset("hooligan")).key == "hooligan"
    assert loose_source(rules).key == ""


def test_the_kinds_of_values_drawn_at_random_are_those_of_the_options() -> None:
    rng = random.Random(1)
    draft = RuleDraft(preset_source("standard"))
    for entry in OPTIONS:
        value = some_value(rng, draft, entry)
        default = getattr(draft.rules, entry.key)
        kinds = StrEnum if isinstance(default, StrEnum) else type(default)
        assert isinstance(value, kinds), entry.key
    assert draft.rules.end is End.REACH
    assert PassToken.HOLD in draft.rules.pass_cycle


def test_another_kind_of_end_goes_back_to_its_own_usual_length() -> None:
    draft = RuleDraft(preset_source("standard"))
    draft.set("end", End.DEALS)
    usual = draft.rules.end_at
    assert not draft.changed("end_at")
    draft.set("end_at", usual + 7)
    assert draft.changed("end_at")
    draft.set("end_at", draft.standard("end_at"))
    assert (draft.rules.end, draft.rules.end_at) == (End.DEALS, usual)


def test_the_chosen_rule_set_says_as_many_changes_as_the_list_of_options(tmp_path: Path) -> None:
    """Failing before: nine on its tile and ten over the options, at a table of seven."""
    plan = TablePlan(rules=preset_with("black_lady_uk", 7, {}), source="black_lady_uk")
    setup = RulesSetup(plan, tmp_path / "own.json")
    (chosen,) = filter(setup.is_chosen, setup.entries())
    assert chosen.changes == count_changes(setup.draft.rules)


def test_the_list_of_rule_sets_speaks_another_language_immediately(tmp_path: Path) -> None:
    """Failing before: names and sizes stayed in the language of the first list."""
    setup = RulesSetup(TablePlan(), tmp_path / "own.json")
    before = {entry.key: (entry.title, entry.players) for entry in setup.entries()}
    speak("de")
    try:
        after = {entry.key: (entry.title, entry.players) for entry in setup.entries()}
    finally:
        speak("en")
    assert before["hay"][1] == "3–5 players"
    assert after["hay"][1] == "3–5 Spieler"
    assert before["hay_kitty"][1] == "3 or 5 players"
