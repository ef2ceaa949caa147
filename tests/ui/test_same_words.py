"""Passes, suits and choices have the same word on every screen and in the rules."""

from __future__ import annotations

import pytest

from hearts_gui.devtools import shots
from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules.choices import PassToken, SpecialWin
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.rule_draft import RuleDraft, preset_source
from hearts_gui.ui.screens.rules.editors import CycleScene
from hearts_gui.wording.describe import Group, Section, describe, short
from hearts_gui.wording.language.messages import say
from hearts_gui.wording.options import OPTIONS, search_options, value_text
from hearts_gui.wording.variants import VARIANTS
from hearts_gui.wording.words import pass_label, pass_name
from tests.kits.texts import lines_drawn, texts_of

SIZES = {PassToken.L2: 6, PassToken.R2: 6, PassToken.L3: 8, PassToken.R3: 8}


def with_pass(token: PassToken) -> Rules:
    """A game in which this pass is one of two."""
    if token is PassToken.CHARGE:
        return preset("turbo")
    other = PassToken.R if token is PassToken.L else PassToken.L
    return preset("black_lady_uk", SIZES.get(token, 4)).but(pass_cycle=(token, other))


def drawn(rules: Rules) -> set[str]:
    """Return the texts of these rules on the screen for the passes."""
    scene, picture = shots.opened("menu", shots.PictureLook((1280, 720)), Rules(), "seed")
    draft = RuleDraft(preset_source("turbo" if PassToken.CHARGE in rules.pass_cycle else "hay"))
    for key in ("players", "pass_cycle"):
        draft.set(key, getattr(rules, key))
    page = CycleScene(scene.ctx, draft, lambda _: None)
    scene.ctx.scenes.push(page)
    return set(lines_drawn(page, picture))


@pytest.mark.parametrize("token", PassToken)
def test_a_pass_is_called_alike_at_the_table_in_the_options_and_in_short(token: PassToken) -> None:
    rules, label = with_pass(token), pass_label(token)
    assert label == pass_name(token)[0].upper() + pass_name(token)[1:]
    assert label in value_text(rules, "pass_cycle").split(", ")
    assert pass_name(token) in short(rules)
    # The panel adds in brackets what a hold is.
    assert label in {text.split(" (")[0] for text in texts_of("pass", rules)}
    assert label in drawn(rules)


@pytest.mark.parametrize(
    ("token", "name"),
    [(PassToken.HOLD, "hold"), (PassToken.SMOOSH, "smoosh"), (PassToken.SCATTER, "scatter")],
)
def test_a_pass_with_a_name_of_its_own_is_named_in_the_rules(token: PassToken, name: str) -> None:
    sentences = [
        sentence.text
        for sentence in describe(with_pass(token))
        if sentence.section is Section.PASSING
    ]
    assert any(f"(a {name})" in text for text in sentences)
    assert name == pass_name(token)


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_called_alike_where_it_is_named_and_where_it_counts(suit: Suit) -> None:
    assert say("suit", suit=suit).capitalize() in texts_of("name-suit")
    assert say("suit", suit=suit) == suit.name.lower()


def test_values_and_special_wins_are_called_alike_in_the_options_and_in_short() -> None:
    for rules in (preset(entry.key) for entry in VARIANTS):
        label = value_text(rules, "values")
        assert label.casefold() in short(rules).casefold()
        if rules.special_win is not SpecialWin.NONE:
            assert value_text(rules, "special_win") in short(rules)


def test_parts_of_the_rules_and_groups_of_options_have_one_heading() -> None:
    alike = {Group.TABLE, Group.DEALING, Group.PASSING, Group.MOON, Group.ENDING, Group.MONEY}
    assert {group.value for group in alike} <= {section.value for section in Section}


@pytest.mark.parametrize("apostrophe", ["'", "’"])
def test_a_search_finds_words_with_either_apostrophe(apostrophe: str) -> None:
    result = search_options(f"partners{apostrophe} moon")
    assert [entry.key for entry in result] == ["partner_moon"]
    assert any("’" in entry.title + entry.help for entry in OPTIONS)
