"""Cards, chance, and everything that is written as plain data."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from hearts_gui.engine.cards import ALL_FACES, Card, Suit, parse_cards, second_copy, show_cards
from hearts_gui.engine.log.codec import (
    action_from_plain,
    action_to_plain,
    event_from_plain,
    event_to_plain,
    reader,
    to_plain,
)
from hearts_gui.engine.log.log import Header, Promise, read_header, read_log
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import new_game, step, view_of
from hearts_gui.engine.play.validate import CorruptLog
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import Stream, bot_seed, commitment
from hearts_gui.wording.language.messages import message_text
from tests.engine.forging import unsealed
from tests.engine.random_play import moments
from tests.kits.views import TABLES


def test_cards_are_one_object_each_and_keep_their_order() -> None:
    assert Card("QS") is Card("QS")
    assert Card("QS'").face is Card("QS")
    assert second_copy(Card("QS'")) is Card("QS'")
    assert Card("2C") < Card("2C'") < Card("3C") < Card("AC") < Card("2D")
    assert Card("2C") <= Card("2C") <= Card("3C")
    assert Card("AH") > Card("KH") >= Card("KH")
    for face in ALL_FACES:
        assert pickle.loads(pickle.dumps(face)) is face  # noqa: S301 - our own bytes
        assert copy.copy(face) is face
        assert copy.deepcopy((face,))[0] is face
    assert len({hash(face) for face in ALL_FACES}) == len(ALL_FACES)


def test_text_that_names_no_card_is_refused() -> None:
    assert show_cards(parse_cards("QS  2C' JK")) == "QS 2C' JK"
    with pytest.raises(ValueError, match="'1C' is not a card"):
        parse_cards("QS 1C")


def test_the_same_seed_always_gives_the_same_cards() -> None:
    pack = build_pack(preset("standard"))
    first = Stream("golden", "deal", 1, 0, 0).shuffled(pack)
    assert show_cards(first[:13]) == GOLDEN
    assert Stream("golden", "deal", 1, 0, 0).shuffled(pack) == first
    assert Stream("golden", "deal", 2, 0, 0).shuffled(pack) != first
    assert sorted(first) == list(pack)


GOLDEN = "QC 9C 5C 9D QH 2D KS 7H TC QS 7S 6H 4S"


def test_numbers_below_a_bound_are_spread_evenly() -> None:
    stream = Stream("even", "numbers")
    counts = Counter(stream.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())
    # With a bound just over half of the range every second word has to be thrown away.
    assert all(stream.below((1 << 31) + 1) <= 1 << 31 for _ in range(50))
    assert stream.choice("x") == "x"
    assert len(set(stream.sample(range(20), 5))) == 5


def test_each_seed_has_its_own_commitment_and_bot_seeds() -> None:
    texts = {commitment("a"), commitment("b"), bot_seed("a", 0), bot_seed("a", 1), bot_seed("b", 0)}
    assert len(texts) == 5
    assert commitment("a") == commitment("a")


@pytest.mark.parametrize("rules", TABLES)
def test_every_action_of_a_game_survives_being_written(rules: Rules) -> None:
    for moment in moments(rules, 31):
        plain = json.loads(json.dumps(action_to_plain(moment.action)))
        assert action_from_plain(plain) == moment.action


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ([], "an action is an object"),
        ({"a": "Fly"}, "there is no action 'Fly'"),
        ({"a": 3}, "there is no action 3"),
        ({"a": "PlayCard", "seat": 0, "card": "2C", "colour": 1}, "PlayCard has no 'colour'"),
        ({"a": "PlayCard", "seat": True, "card": "2C"}, "seat: True is not a whole number"),
        ({"a": "PlayCard", "seat": 0}, "PlayCard lacks card"),
        ({"a": "AnswerClaim", "seat": 0, "accept": 1}, "neither true nor false"),
        ({"a": "NameSuit", "seat": 0, "suit": "CD"}, "'CD' is not a suit"),
        ({"a": "ChooseMoon", "seat": 0, "choice": 5}, "5 is not a text"),
        ({"a": "ChargeCards", "seat": 0, "cards": "2C"}, "'2C' is not a list"),
        ({"a": "PassCards", "seat": 0, "gives": [["2C"]]}, "has 1 parts, not 2"),
        ({"a": "PlayCard", "seat": 0, "card": "2C", "named": 7}, "named: "),
    ],
)
def test_damaged_actions_are_refused_with_the_offending_value(data: Any, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        action_from_plain(data)


def test_damaged_events_and_unknown_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match="an event is an object"):
        event_from_plain("CardPlayed")
    with pytest.raises(ValueError, match="is not an object"):
        event_from_plain({"e": "MoonOffered", "offer": 3})
    with pytest.raises(ValueError, match="an event is not named"):
        event_from_plain({})
    with pytest.raises(TypeError, match="has no plain form"):
        to_plain({1, 2})
    with pytest.raises(TypeError, match="cannot be read"):
        reader(dict)


@pytest.mark.parametrize(
    ("kind", "value"),
    [(Fraction, Fraction(-61, 4)), (complex, -26 + 10j), (int, -3), (Suit, Suit.HEARTS)],
)
def test_numbers_and_suits_survive_being_written(kind: Any, value: Any) -> None:
    assert reader(kind)(json.loads(json.dumps(to_plain(value)))) == value


@pytest.mark.parametrize(
    ("kind", "data"),
    [(Fraction, "61/0"), (Fraction, "x/4"), (Fraction, "7"), (complex, [1]), (complex, [1, "i"])],
)
def test_damaged_numbers_are_refused(kind: Any, data: Any) -> None:
    with pytest.raises(ValueError, match="is not"):
        reader(kind)(data)


def test_event_text_keeps_everything() -> None:
    event = ev.CardPlayed(2, Card("QS'"), Suit.SPADES, shows_void=True, auto=True)
    assert event_from_plain(event_to_plain(event)) == event


HEADER = Header(preset("hay"), "secret", "Hearts", "A game", ({"name": "You"},))


def test_header_survives_and_its_commitment_is_checked() -> None:
    line = HEADER.line()
    assert read_header(line) == (HEADER, Promise(commitment("secret"), 1))
    assert read_log(line + "\n").commitment_holds
    forged = unsealed(line).replace('"seed":"secret"', '"seed":"other"')
    assert not read_log(forged + "\n").commitment_holds


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"seed":"secret"', '"seed":5', "the seed isn’t text"),
        ('"seed":"secret"', '"salt":"secret"', "seed is missing"),
        ('"players":4', '"players":40', "players = 40"),
        ('"format":2', '"format":3', "newer version"),
        ('"format":2', '"format":null', "isn’t a saved game"),
        ('"format":2', '"format":true', "isn’t a saved game"),
        ('"seed":"secret"', '"seed":"\\ud800"', "the seed isn’t text"),
    ],
)
def test_damaged_headers_say_what_is_wrong(old: str, new: str, why: str) -> None:
    line = unsealed(HEADER.line())
    assert old in line
    with pytest.raises(CorruptLog) as refused:
        read_header(line.replace(old, new))
    assert why in message_text(refused.value.why)


def test_an_event_that_cannot_have_happened_is_damage_at_its_line() -> None:
    game = new_game(HEADER.rules, HEADER.seed)
    (dealt, *_), _ = step(game, act.StartDeal())
    lines = [HEADER.line(), json.dumps(event_to_plain(dealt))]
    nonsense = '{"e":"MoonChosen","seat":0,"choice":"add"}'
    loaded = read_log("\n".join([*lines, nonsense, ""]))
    assert loaded.damage is not None
    assert loaded.damage.line == 3
    again = read_log("\n".join([*lines, lines[1], ""]))
    assert again.damage is not None
    assert "DealStarted doesn’t fit here" in message_text(again.damage.why)


def test_a_view_names_its_rules_seat_and_question() -> None:
    game = new_game(preset("hay"), "1")
    view = view_of(game, 2)
    assert view.rules is game.rules
    assert view.seat == 2
    assert view.ask.seats == ()
    with pytest.raises(RuntimeError, match="no deal is under way"):
        _ = view.deal
    dealt = step(game, act.StartDeal())[1]
    assert view_of(dealt, 2).deal is dealt.public.deal
