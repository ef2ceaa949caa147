"""The coach's judgements: honest, the same for ever, and blind to what the seat could not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hearts_gui.ai.coach.answers import same, text_of
from hearts_gui.ai.coach.decisions import decisions
from hearts_gui.ai.coach.judging import Judgement, judge
from hearts_gui.ai.coach.labels import Label, is_great, label_of
from hearts_gui.ai.coach.reasons import reason_of
from hearts_gui.ai.coach.spread import spread_of
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.cards import Card, parse_cards
from hearts_gui.engine.play.actions import (
    AskKind,
    BuryCards,
    ChargeCards,
    NameSuit,
    PassCards,
    PlayCard,
)
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.played import one_deal, play
from tests.ai.table import STANDARD, late, position

UNIT = 10.0


def card(text: str) -> Card:
    return parse_cards(text)[0]


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (-2.0, 0.1, Label.GOOD),
        (0.4, 0.01, Label.GOOD),
        (0.6, 0.5, Label.CLOSE),
        (0.6, 0.1, Label.SLIP),
        (1.6, 0.8, Label.SLIP),
        (1.6, 0.2, Label.MISTAKE),
        (3.5, 1.5, Label.MISTAKE),
        (3.5, 0.5, Label.BLUNDER),
        (30.0, 20.0, Label.CLOSE),
    ],
)
def test_a_label_needs_a_loss_and_its_certainty(loss: float, error: float, label: Label) -> None:
    assert label_of(loss, error, UNIT) is label


def test_a_card_is_great_where_all_others_surely_lose() -> None:
    assert is_great(2.0, 0.3, UNIT)
    assert not is_great(1.0, 0.1, UNIT)
    assert not is_great(2.0, 1.2, UNIT)


def test_the_limits_grow_with_what_a_deal_is_worth() -> None:
    standard, pig = spread_of(STANDARD), spread_of(preset("gong_zhu"))
    assert 8 < standard < 12
    assert pig > 5 * standard
    assert label_of(2.0, 0.1, pig) is Label.GOOD


def third_to_a_spade(fill: int = 0, played: str = "KS", seed: str = "1") -> Judgement | None:
    """The queen is still out, perhaps behind: the king may catch her."""
    game = late("3S KS 4D", out="2C 9C JH 3D QS 8D 5H", plays="2: 9S 5S", fill=fill)
    return judge(view_of(game, 0), PlayCard(0, card(played)), seed)


def test_a_king_that_may_catch_the_queen_is_a_mistake_and_the_low_spade_better() -> None:
    found = third_to_a_spade()
    assert found is not None
    assert text_of(found.best) == "3S"
    assert found.label is Label.MISTAKE
    assert found.difference.worlds >= 200
    assert reason_of(found) is not None


def test_taking_the_queen_that_lies_there_is_a_blunder() -> None:
    game = late("3S KS 4D", out="2C 9C JH 3D 8D 5H", plays="1: QS 9S 5S")
    found = judge(view_of(game, 0), PlayCard(0, card("KS")), "1")
    assert found is not None
    assert found.label is Label.BLUNDER


def test_the_best_card_loses_nothing() -> None:
    found = third_to_a_spade(played="3S")
    assert found is not None
    assert same(found.played, found.best)
    assert found.loss == 0
    assert found.label in (Label.GOOD, Label.GREAT)
    assert reason_of(found) is None


def test_cards_that_the_seat_cannot_see_change_no_judgement() -> None:
    one, other = third_to_a_spade(fill=1), third_to_a_spade(fill=2)
    assert one is not None
    assert one == other


def test_the_same_seed_gives_the_same_judgement_and_another_seed_other_worlds() -> None:
    one, again, other = third_to_a_spade(), third_to_a_spade(), third_to_a_spade(seed="2")
    assert one == again
    assert one is not None
    assert other is not None
    assert other.difference.loss != one.difference.loss
    assert other.label is one.label


def test_one_legal_card_is_no_choice() -> None:
    game = position("KC 4D 7D 9D 2H 3H 4H 6H 2S 3S 4S 5S 9S", "1: 2C 3C 5C")
    view = view_of(game, 0)
    (only,) = legal_plays(view.rules, view.deal, view.own)
    assert judge(view, PlayCard(0, only), "x") is None


# Random players answer every kind of question in these games.
ASKED = {
    "standard": {AskKind.PASS, AskKind.PLAY},
    "gong_zhu": {AskKind.CHARGE, AskKind.PLAY},
    "auction": {AskKind.NAME_SUIT, AskKind.PLAY},
    "heartsette": {AskKind.BURY, AskKind.PLAY},
    "yppedia": {AskKind.PASS, AskKind.PLAY},
}


def random_game(key: str, seed: str) -> tuple[Rules, list[Event]]:
    rules = preset(key)
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(rules.players)]
    return rules, play(rules, bots, seed, most_deals=1, until=one_deal).events


def judged(key: str, seed: str, kinds: set[AskKind], most: int) -> Iterator[Judgement]:
    """The first decisions of every kind that were real choices."""
    rules, events = random_game(key, seed)
    left = dict.fromkeys(kinds, most)
    for each in decisions(rules, seed, events):
        if left.get(each.view.ask.kind):
            found = judge(each.view, each.action, each.seed(seed))
            if found is not None:
                left[each.view.ask.kind] -= 1
                yield found


@pytest.mark.parametrize("key", ASKED)
def test_every_kind_of_answer_is_judged(key: str) -> None:
    found = list(judged(key, "kinds", ASKED[key], 2))
    assert {type(each.played) for each in found} >= {ANSWERS[kind] for kind in ASKED[key]}
    for each in found:
        assert each.difference.error >= 0
        assert any(same(each.best, other.action) for other in each.estimates)


ANSWERS = {
    AskKind.PASS: PassCards,
    AskKind.PLAY: PlayCard,
    AskKind.CHARGE: ChargeCards,
    AskKind.NAME_SUIT: NameSuit,
    AskKind.BURY: BuryCards,
}


def test_random_players_are_accused_and_lose_points() -> None:
    found = list(judged("standard", "random", {AskKind.PLAY, AskKind.PASS}, 4))
    wrong = [each for each in found if each.label not in (Label.GOOD, Label.GREAT)]
    assert len(wrong) >= len(found) / 3
    assert sum(each.loss for each in found) > 5


def test_what_the_simulator_cannot_play_is_not_judged() -> None:
    assert not list(judged("domino", "x", {AskKind.PLAY}, 1))


def test_decisions_are_all_answers_and_know_no_more_than_their_seats() -> None:
    rules, events = random_game("standard", "known")
    found = list(decisions(rules, "known", events))
    assert len(found) == 4 + 52
    assert [each.place for each in found] == list(range(len(found)))
    again = [(each.view, each.seed("s")) for each in decisions(rules, "another seed", events)]
    assert again == [(each.view, each.seed("s")) for each in found]
