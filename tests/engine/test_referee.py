"""The referee's own judgement, and its agreement with the engine on real deals."""

from __future__ import annotations

import pytest

from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.presets import preset
from tests.engine.orderings import is_legal
from tests.engine.positions import hands_of
from tests.engine.random_play import moments
from tests.engine.records import Put, Record
from tests.engine.referee import Referee
from tests.engine.transcripts import deals_played, disagreements
from tests.kits.rule_tables import BY_TABLE


def record(key: str, hands: str, leader: int, *cards: str) -> Record:
    """A deal in which the seats lay down these cards, each named with its seat: `0:2C`."""
    puts = []
    for text in cards:
        seat, _, card = text.partition(":")
        puts.append(Put(int(seat), Card(card)))
    return Record(preset(key), hands_of(hands), leader, tuple(puts))


TWO_TRICKS = "2C 5D / 3C 4H / 4C QS / 5C KD"


def test_referee_has_nothing_to_say_about_a_clean_deal() -> None:
    clean = record(
        "standard", TWO_TRICKS, 0, "0:2C", "1:3C", "2:4C", "3:5C", "3:KD", "0:5D", "1:4H", "2:QS"
    )
    assert is_legal(clean)
    assert [trick.taker for trick in Referee(clean).finished_tricks()] == [3, 3]


def test_referee_sees_a_revoke_from_what_came_later() -> None:
    revoke = record(
        "standard", TWO_TRICKS, 0, "0:2C", "1:3C", "2:QS", "3:5C", "3:KD", "0:5D", "1:4H", "2:4C"
    )
    assert [put.card.text for put in Referee(revoke).objections()] == ["QS"]


def test_referee_wants_the_lowest_club_first() -> None:
    wrong = record(
        "standard", TWO_TRICKS, 0, "0:5D", "1:4H", "2:QS", "3:KD", "3:5C", "0:2C", "1:3C", "2:4C"
    )
    assert Referee(wrong).objections()[0].card is Card("5D")


def test_referee_refuses_a_card_out_of_turn() -> None:
    late = record("standard", TWO_TRICKS, 0, "0:2C", "2:4C", "1:3C", "3:5C")
    with pytest.raises(AssertionError, match="in the turn of 1"):
        list(Referee(Record(late.rules, late.hands, 0, late.happenings, goes_on=True)).review())


@pytest.mark.parametrize(("key", "size"), BY_TABLE)
def test_referee_and_engine_agree_at_every_card_of_random_deals(key: str, size: int) -> None:
    deals = list(deals_played(moments(preset(key, size), 1, deals=2)))
    assert deals
    for played in deals:
        assert disagreements(played) == []


@pytest.mark.slow
@pytest.mark.parametrize(("key", "size"), BY_TABLE)
def test_referee_and_engine_agree_on_many_deals(key: str, size: int) -> None:
    for seed in range(2, 22):
        for played in deals_played(moments(preset(key, size), seed, deals=3)):
            assert disagreements(played) == []
