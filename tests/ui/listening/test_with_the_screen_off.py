"""A deal with passing, by keys, by someone who only hears: nothing needed goes unsaid."""

from __future__ import annotations

import pytest

from hearts_gui.engine.rules.presets import preset
from tests.ui.listening.blind import BlindPlayer, cards_in
from tests.ui.listening.heard import Window, table


@pytest.fixture(scope="module", params=["usual", "full"])
def player(request: pytest.FixtureRequest) -> BlindPlayer:
    window = Window(table(preset("standard"), "blind"), voice=True, verbosity=request.param)
    listener = BlindPlayer(window)
    listener.play_deal()
    return listener


def test_three_cards_are_passed_and_thirteen_played(player: BlindPlayer) -> None:
    assert len(player.passed) == 3
    assert len(player.played) in (12, 13)  # the last card plays itself


def test_every_card_of_the_deal_is_heard_once(player: BlindPlayer) -> None:
    ways = (" leads ", " plays ", " discards ", "You lead", "You play", "You discard")
    sentences = [text for text in player.heard if any(verb in text for verb in ways)]
    cards = [card for text in sentences for card in cards_in(text)]
    assert len(cards) == 52
    assert len(set(cards)) == 52


def test_points_of_the_deal_are_heard(player: BlindPlayer) -> None:
    assert any(text.startswith("Deal 1 is over: you ") for text in player.heard)


def test_every_question_has_an_answer(player: BlindPlayer) -> None:
    window = Window(table(preset("standard"), "answers"), voice=True)
    asking = BlindPlayer(window)
    asking.listen()
    assert "there are no cards on the table" in asking.ask("trick").lower()
    assert "to pass" in asking.ask("turn")
    assert asking.ask("suits").startswith("You hold ")
    assert "you 0" in asking.ask("scores")
    assert "no tricks" in asking.ask("points")
    assert asking.ask("last") == "No trick has been taken yet"
    assert "Deal 1" in asking.ask("again")
    assert len(asking.hand()) == 13
