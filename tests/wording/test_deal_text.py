"""A deal as text holds every card that was dealt and played, whatever the rules."""

import re

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import new_game
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.wording.event_texts import deal_text
from tests.games import by, moments

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal", "Ida", "Jan", "Kim")


@pytest.mark.parametrize("key", [entry.key for entry in all_presets()])
def test_every_card_is_where_it_was_played(key: str) -> None:
    rules = preset(key)
    names = NAMES[: rules.players]
    bots = [RandomBot(f"{key}/{seat}") for seat in range(rules.players)]
    game = new_game(rules, "told")
    events = [event for moment in moments(game, by(bots)) for event in moment.events]
    lines = deal_text(events, names).split("\n")
    tricks = [line for line in lines if re.match(r"\d+\. ", line)]
    plays = [tuple(play.split(" ")[:2]) for line in tricks for play in _plays(line)]
    played = [
        (names[event.seat], str(event.card)) for event in events if isinstance(event, ev.CardPlayed)
    ]
    assert plays == played
    assert len(tricks) >= sum(isinstance(event, ev.TrickTaken) for event in events)
    started = next(event for event in events if isinstance(event, ev.DealStarted))
    for name, hand in zip(names, started.hands, strict=True):
        assert f"{name}: {' '.join(map(str, hand or ()))}" in lines
    assert lines[-1].startswith("Points: ")


def _plays(line: str) -> list[str]:
    plays = line.split(". ", 1)[1]
    return re.sub(r" – .*", "", plays).split(", ")
