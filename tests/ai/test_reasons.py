"""What is said to be certain is: every sentence against the whole record of its deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from hearts_gui.ai.coach.certain import Pair, certain
from hearts_gui.ai.coach.facts import cards_that_matter
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.played import one_deal, play
from tests.ai.reason_checker import Truth, fault
from tests.ai.table import late
from tests.kits.rule_tables import BY_TABLE

EVERY = {
    "coach-last-takes", "coach-last-free", "coach-last-either", "coach-one-holder",
    "coach-all-beat", "coach-none-beats", "coach-empties",
}  # fmt: skip


def text(value: Any) -> Any:
    """An argument as the checker knows it."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Suit):
        return value.letter
    return tuple(map(text, value)) if isinstance(value, tuple) else value


def sentences(view: PlayerView) -> Iterator[Message]:
    """All that could be said of any two legal cards."""
    legal = legal_plays(view.rules, view.deal, view.own)
    about = (None, *cards_that_matter(view.rules, view.deal.penalty_suit))
    for best, other in permutations(legal, 2):
        for card in about:
            found = certain(Pair(view, best, other, card))
            if found is not None:
                yield found


def told(rules: Rules, seed: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a deal by its key, and what is false in it."""
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(rules.players)]
    events = play(rules, bots, seed, most_deals=1, until=one_deal).events
    game = new_game(rules, seed)
    log: list[dict[str, Any]] = []
    for event in events:
        action = action_of(event)
        if isinstance(action, PlayCard):
            view = view_of(game, action.seat)
            if view.ask.kind is AskKind.PLAY and view.ask.seats == (action.seat,):
                truth = Truth(rules, log)
                for found in sentences(view):
                    said = {name: text(value) for name, value in found.arguments}
                    yield found.key, fault(truth, action.seat, found.key, said)
        log.append(event_to_plain(event))
        game = apply(game, event)


@pytest.mark.parametrize(("key", "players"), BY_TABLE)
def test_no_sentence_is_false(key: str, players: int) -> None:
    rules = preset(key, players)
    false = [why for _, why in told(rules, f"true/{key}-{players}") if why]
    assert false == []


def test_every_sentence_comes_up() -> None:
    rules = preset("standard", 4)
    seen = Counter(key for seed in range(6) for key, _ in told(rules, f"seen/{seed}"))
    assert set(seen) == EVERY


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("coach-last-takes", {"other": "KS", "cards": ("QS", "5H")}),
        ("coach-last-takes", {"other": "3S", "cards": ("QS",)}),
        ("coach-last-free", {"better": "KS"}),
        ("coach-last-either", {"better": "KS", "other": "3S"}),
        ("coach-one-holder", {"card": "QS"}),
        ("coach-all-beat", {"n": 2, "suit": "S", "card": "KS"}),
        ("coach-none-beats", {"n": 1, "suit": "S", "card": "3S"}),
        ("coach-empties", {"suit": "S"}),
        ("coach-other", {}),
    ],
)
def test_the_checker_finds_what_is_false(key: str, said: dict[str, Any]) -> None:
    game = late("3S KS 4D", out="2C 9C JH 3D 8D 5H", plays="1: QS 9S 5S")
    truth = Truth(game.rules, [])
    truth.hands = [{card.text for card in hand} for hand in (own.hand for own in game.owns)]
    truth.trick = [(play.seat, play.card.text) for play in view_of(game, 0).deal.plays]
    assert truth.trick
    assert fault(truth, 0, key, said)
    assert not fault(truth, 0, "coach-last-takes", {"other": "KS", "cards": ("QS",)})
