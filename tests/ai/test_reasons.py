"""Every sentence about what is certain against the whole record of its deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from hearts_gui.ai.coach.certain import Pair, PassPair, certain, certain_pass
from hearts_gui.ai.coach.facts import cards_that_matter
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.cards import Card, Suit, parse_cards
from hearts_gui.engine.log.codec import event_to_plain
from hearts_gui.engine.log.log import action_of
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import apply, new_game, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.simulate import one_deal, play
from tests.ai.reason_checker import Truth, fault
from tests.ai.table import late, position
from tests.kits.rule_tables import BY_TABLE

EVERY = {
    "coach-last-takes", "coach-last-free", "coach-last-either", "coach-one-holder",
    "coach-all-beat", "coach-none-beats", "coach-empties", "coach-thrown", "coach-rid",
    "coach-under", "coach-neither", "coach-queen-out", "coach-guards", "coach-others-out",
    "coach-exit", "coach-more-beat",
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
            reason = certain(Pair(view, best, other, card))
            if reason is not None:
                yield reason


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
                for sentence in sentences(view):
                    texts = {name: text(value) for name, value in sentence.arguments}
                    yield sentence.key, fault(truth, action.seat, sentence.key, texts)
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
    ("key", "changes"),
    [
        ("coach-last-takes", {"other": "KS", "cards": ("QS", "5H")}),
        ("coach-last-takes", {"other": "3S", "cards": ("QS",)}),
        ("coach-last-free", {"better": "KS"}),
        ("coach-last-either", {"better": "KS", "other": "3S"}),
        ("coach-one-holder", {"card": "QS"}),
        ("coach-all-beat", {"n": 2, "suit": "S", "card": "KS"}),
        ("coach-none-beats", {"n": 1, "suit": "S", "card": "3S"}),
        ("coach-empties", {"suit": "S"}),
        ("coach-thrown", {"suit": "S", "better": "4D"}),
        ("coach-rid", {"suit": "D", "better": "4D"}),
        ("coach-under", {"better": "KS", "other": "3S", "card": "QS"}),
        ("coach-under", {"better": "3S", "other": "KS", "card": "9S"}),
        ("coach-neither", {"better": "KS", "card": "QS"}),
        ("coach-queen-out", {"card": "QS", "other": "KS"}),
        ("coach-guards", {"other": "3S", "card": "QS"}),
        ("coach-others-out", {"suit": "S", "other": "KS"}),
        ("coach-exit", {"suit": "S", "other": "KS"}),
        ("coach-more-beat", {"better": "3S", "other": "KS", "n": 1, "k": 2}),
        ("coach-other", {}),
    ],
)
def test_the_checker_finds_what_is_false(key: str, changes: dict[str, Any]) -> None:
    game = late("3S KS 4D", out="2C 9C JH 3D 8D 5H", plays="1: QS 9S 5S")
    truth = Truth(game.rules, [])
    truth.hands = [{card.text for card in hand} for hand in (own.hand for own in game.owns)]
    truth.trick = [(play.seat, play.card.text) for play in view_of(game, 0).deal.plays]
    assert truth.trick
    assert fault(truth, 0, key, changes)
    assert not fault(truth, 0, "coach-last-takes", {"other": "KS", "cards": ("QS",)})
    assert not fault(truth, 0, "coach-under", {"better": "3S", "other": "KS", "card": "QS"})


# -- passes

HAND = "2C 4C 5C JC AC 2D QD 5S KS 2H 4H 6H TH"
QUEENS = "2C 4C 5C JC AC 2D QD 5S QS 2H 4H 6H TH"


@pytest.mark.parametrize(
    ("hand", "best", "other", "key"),
    [
        (HAND, "KS AC TH", "2C 4C 5C", "coach-pass-spades"),
        (HAND, "QD 2D AC", "AC JC TH", "coach-pass-empties"),
        (HAND, "AC JC TH", "JC TH 6H", "coach-pass-high"),
        (HAND, "JC TH 6H", "2C TH 6H", "coach-pass-low"),
        (QUEENS, "QS AC TH", "AC TH JC", "coach-pass-queen"),
        (QUEENS, "AC JC QD", "AC JC 5S", "coach-pass-guards"),
        (HAND, "TH 6H JC", "JC 6H TH", None),
    ],
)
def test_a_reason_for_a_pass_is_true_of_the_hand(
    hand: str, best: str, other: str, key: str | None
) -> None:
    view = view_of(position(hand), 0)
    cards = {card.text for card in view.own.hand}
    result = certain_pass(PassPair(view, parse_cards(best), parse_cards(other)))
    assert (result.key if result is not None else None) == key
    if result is None:
        return
    about = result.named.get("card")
    gone, kept = set(best.split()) - set(other.split()), set(other.split()) - set(best.split())
    if about is not None:
        assert about.text in (kept if key in ("coach-pass-low", "coach-pass-guards") else gone)
    if key == "coach-pass-empties":
        left = cards - set(best.split())
        assert not any(card[1] == result.named["suit"].letter for card in left)
