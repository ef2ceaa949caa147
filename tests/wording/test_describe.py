"""Sentences are generated from values: complete, different for different games, and marked."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from hearts_gui.engine.rules.choices import (
    BonusCard,
    Charge,
    End,
    FirstTrick,
    MoonEffect,
    MoonNeeds,
    Ranking,
    ScoreDir,
    Tie,
    Values,
)
from hearts_gui.engine.rules.option_values import OPTION_KEYS, RulesError
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.wording.describe import Section, describe, describe_text, differences, short
from tests.engine.strategies import random_rules, random_value
from tests.kits.slow import some

Told = tuple[tuple[Section, str], ...]
ALL_PRESETS = [(entry.key, size) for entry in all_presets() for size in entry.sizes]


def _told(rules: Rules) -> Told:
    return tuple((sentence.section, sentence.text) for sentence in describe(rules))


def _as_played(rules: Rules) -> dict[str, object]:
    """The options; where only counters count, what cards cost counts only as being a penalty."""
    options: dict[str, object] = {key: getattr(rules, key) for key in OPTION_KEYS}
    if rules.score_dir is ScoreDir.COUNTERS:
        options["named"] = rules.values is Values.NAMED_SUIT
        for scoring in ("values", "custom_values", "pip_courts", "bonus_card", "bonus_amount"):
            del options[scoring]
        options["penalty cards"] = frozenset(penalty_faces(rules))
    return options


@pytest.mark.parametrize(("key", "players"), ALL_PRESETS)
def test_every_rule_set_is_described_in_whole_sentences(key: str, players: int) -> None:
    sections = []
    for sentence in describe(preset(key, players)):
        assert re.fullmatch(r"[A-Z].*\.", sentence.text), sentence.text
        assert "  " not in sentence.text
        assert "_" not in sentence.text
        assert not re.search(r"\bone (card|counter|point|deal|joker|second)s\b", sentence.text)
        assert not re.search(r"\b(two|three|four) (card|counter|point|deal)\b", sentence.text)
        assert not re.search(r" -\d", sentence.text), sentence.text
        sections.append(sentence.section)
    order = list(Section)
    assert sections == sorted(sections, key=order.index)


def test_standard_says_what_a_player_needs() -> None:
    text = describe_text(Rules())
    for words in (
        "Four people play",
        "52 cards",
        "everyone gets 13 cards",
        "in the first deal three cards to the left, in the second three to the right, "
        "in the third three to the player opposite, in the fourth none",
        "The player who holds the two of clubs leads it",
        "No penalty card may be played to the first trick",
        "Hearts may not be led until they are broken",
        "Each heart costs one point",
        "The queen of spades costs 13 points",
        "every other player scores the 26 points of those cards",
        "100 or more",
        "the lowest total wins",
    ):
        assert words in text
    assert not any(sentence.changed for sentence in describe(Rules()))


def test_differences_from_standard_are_marked() -> None:
    changed = [sentence.text for sentence in describe(Rules(end_at=50)) if sentence.changed]
    assert changed == ["The game ends after the deal in which a player’s total reaches 50 or more."]
    assert "* The game ends" in describe_text(Rules(end_at=50))


def test_numbers_in_sentences_come_from_the_values() -> None:
    rules = Rules(
        pass_count=5, end_at=137, no_trick_bonus=-7, trick_points=3, custom_values=(("QS", 17),)
    )
    text = describe_text(rules)
    for words in ("five cards to the left", "137 or more", "seven points off", "17"):
        assert words in text
    assert "costs three points" in text
    for gone in ("13 points", "26", "100"):
        assert gone not in text


@pytest.mark.parametrize("draws", some((80, 250), 80))
def test_two_different_games_never_read_the_same(draws: int) -> None:
    rng = random.Random(21)
    texts = {_told(preset(key, n)): _as_played(preset(key, n)) for key, n in ALL_PRESETS}
    for _ in range(draws):
        rules = random_rules(rng)
        if rules is None:
            continue
        games = [rules]
        for _ in range(4):
            key = rng.choice(OPTION_KEYS)
            try:
                games.append(rules.but(**{key: random_value(rng, key)}))
            except RulesError:
                continue
        for game in games:
            assert texts.setdefault(_told(game), _as_played(game)) == _as_played(game)


def test_one_line_summaries_name_the_main_points() -> None:
    assert short(Rules()) == (
        "4 players; pass left, right, across, hold; hearts and queen of spades; "
        "moon adds to the others; ends at 100"
    )
    lines = {short(preset(entry.key)) for entry in all_presets()}
    assert len(lines) > 30
    assert all(len(line) < 200 for line in lines)


def test_differences_name_options_that_matter() -> None:
    rows = differences(preset("hooligan"), preset("omnibus"))
    assert [row[0] for row in rows] == ["values", "bonus_card"]
    assert differences(Rules(), Rules()) == ()
    assert "pass_count" not in {row[0] for row in differences(preset("arnold"), Rules())}


@pytest.mark.parametrize(
    ("key", "aim"), [("standard", "as few"), ("gong_zhu", "high"), ("complex", "zero")]
)
def test_the_first_sentences_say_what_a_trick_is_and_what_everyone_tries_to_do(
    key: str, aim: str
) -> None:
    trick, first, *_ = describe(preset(key))
    assert trick.text.startswith("Everyone in turn plays one card: together they make a trick.")
    assert first.section is Section.AIM
    assert aim in first.text


@pytest.mark.parametrize(("key", "players"), ALL_PRESETS)
def test_penalty_cards_are_named_before_the_rules_speak_of_them(key: str, players: int) -> None:
    """In the aim, which says what they are before a sentence on the first trick bars them."""
    texts = [sentence.text for sentence in describe(preset(key, players))]
    later = [text for text in texts[3:] if "penalty card" in text]
    assert not later or texts[2].startswith("The penalty cards are "), later[:1]


def test_where_counters_decide_no_card_is_said_to_count_points() -> None:
    """Failing before: a named suit still spoke of the jack, and others were silent on values."""
    for key in ("auction", "sweepstake", "chips"):
        sentences = _told(replace(preset(key), bonus_card=BonusCard.JD))
        values = [text for section, text in sentences if section is Section.VALUES]
        assert values[-1] == "Cards count no points: only counters change hands.", key
        assert "jack" not in " ".join(values)


def test_counters_paid_for_hearts_are_not_said_to_be_paid_for_other_penalty_cards() -> None:
    rules = replace(preset("sweepstake", 4), values=Values.BLACK_LADY)
    aims = [text for section, text in _told(rules) if section is Section.AIM]
    assert aims[1:] == [
        "Each heart you take in a trick costs you counters: keep yours.",
        "The penalty cards are all the hearts and the queen of spades.",
    ]


def test_gong_zhu_says_who_loses() -> None:
    texts = [sentence.text for sentence in describe(preset("gong_zhu"))]
    lost = "The player whose total falls to −1000 or less loses, and is called the pig as well."
    assert lost in texts
    assert not any("called the pig as well" in s.text for s in describe(preset("standard")))


def test_the_first_trick_has_an_exception_only_where_it_can_be_needed() -> None:
    """In Standard a club leads the first trick, and no club costs anything."""
    exception = "But a player whose only cards of the suit led are penalty cards has to play one."

    def has(key: str) -> bool:
        return any(exception in sentence.text for sentence in describe(preset(key)))

    assert not has("standard")
    barred = preset("hooligan").but(first_trick=FirstTrick.NO_POINTS)
    assert any(exception in sentence.text for sentence in describe(barred))  # the seven of clubs


def test_a_moon_names_no_bonus_card_where_none_is_played() -> None:
    auction = preset("auction", 4).but(score_dir=ScoreDir.LOW, moon_effect=MoonEffect.ADD)
    bonus = auction.but(moon_needs=MoonNeeds.WITH_BONUS)
    assert "takes every card of the penalty suit in one deal" in describe_text(bonus)
    assert bonus == auction.but(moon_needs=MoonNeeds.ALL_PENALTIES)


def test_nothing_is_said_of_a_charged_ace_where_no_card_is_charged() -> None:
    rules = preset("gong_zhu", 4)
    assert "doubled when the ace is charged" in describe_text(rules)
    assert "charged" not in describe_text(replace(rules, charge=Charge.OFF))


def test_where_counters_decide_nothing_is_said_of_scores() -> None:
    rules = replace(preset("sweepstake", 4), end=End.DEALS, end_at=8, ranking=Ranking.FULL)
    for tie in (Tie.SHARED, Tie.EXTRA_HANDS, Tie.NOT_OVER_WHILE_TIED):
        assert "score" not in describe_text(replace(rules, tie=tie))


def test_each_bonus_card_is_spoken_of_in_a_complex_moon() -> None:
    rules = replace(preset("complex", 4), bonus_card=BonusCard.TD)
    shooter = "A shooter who took the jack of diamonds or the ten of diamonds still scores for"
    assert shooter in describe_text(rules)


def test_one_card_that_may_not_be_passed_is_not_called_several() -> None:
    rules = replace(preset("standard", 4), pass_forbid=("QS",))
    assert "The queen of spades may not be passed." in describe_text(rules)
