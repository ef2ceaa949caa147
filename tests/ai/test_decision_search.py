"""Charges, bids, suits, passes of the dealer, pledges and burials, weighed by playouts."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.rule_player.choosing import least_feared
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.search.decision_search import KINDS, auction_results, bidders
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.ai.simulator.batch_score import counters
from hearts_gui.ai.simulator.imagined import World
from hearts_gui.engine.cards import Card, Suit, parse_cards
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.game import new_game, step, view_of
from hearts_gui.engine.play.phases import high_bidder
from hearts_gui.engine.play.state import Game, Own, Phase, Play, PublicDeal, Trick
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Kitty, KittyDiscard, PassToken, Settle
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import opening_standings
from hearts_gui.engine.score.payments import deal_payments
from hearts_gui.engine.score.scores import Summary
from tests.games import decisions, first_deal, midway, view
from tests.kits.asking import asked
from tests.kits.reshuffling import reshuffled
from tests.kits.slow import some

GONG = preset("gong_zhu", 4)
TURBO = preset("turbo", 4)
AUCTION = preset("auction", 4)
HOLD = Rules(pass_cycle=(PassToken.HOLD,))
WORLDS = 240


def answer(view: PlayerView, worlds: int = WORLDS) -> Action:
    return Searcher("seed", Effort(worlds=worlds)).decide(view)


def under(rules: Rules, phase: Phase, hand: str, **changes: Any) -> PlayerView:
    """The view of seat 0 at a stage before play, under rules that may not be asked for a hand."""
    bare = asked(HOLD, phase, hand, **changes)
    return replace(
        bare, public=replace(bare.public, rules=rules, standings=opening_standings(rules))
    )


def charged(rules: Rules, hand: str) -> set[str]:
    action = answer(under(rules, Phase.CHARGE, hand))
    assert isinstance(action, act.ChargeCards)
    return {card.text for card in action.cards}


@pytest.mark.parametrize("rules", [GONG, TURBO])
def test_a_jack_that_will_be_won_is_charged(rules: Rules) -> None:
    assert "JD" in charged(rules, "2C 3C 4C 9D JD QD KD AD 2H 3H 2S 3S 4S")


@pytest.mark.parametrize("rules", [GONG, TURBO])
def test_a_jack_and_a_queen_that_cannot_be_kept_from_trouble_are_not(rules: Rules) -> None:
    assert not charged(rules, "7C KC AC JD 5H TH JH QH KH AH QS KS AS") & {"QS", "AH"}


def test_a_ten_of_clubs_that_goes_to_the_taker_of_all_hearts_is_charged() -> None:
    """Doubling twice what the others will surely take."""
    assert "TC" in charged(TURBO, "2C 3C 4C 5C TC 2D 3D 4D 2H 3H 4H 2S 3S")


def test_the_bidder_names_the_suit_of_which_it_takes_nothing() -> None:
    low = "2S 3S 4S KC QC JC KD QD JD KH QH JH AH"
    bids = ((0, 3), (1, 0), (2, 0), (3, 0))
    assert answer(under(AUCTION, Phase.NAME_SUIT, low, bids=bids)) == act.NameSuit(0, Suit.SPADES)


def test_a_hand_that_can_stay_clear_bids() -> None:
    clear = answer(under(AUCTION, Phase.BID, "2S 3S 4S 5S 2C 3C 4C 2D 3D 4D 2H 3H 4H"))
    assert isinstance(clear, act.MakeBid)
    assert clear.counters > 0


@pytest.mark.parametrize("seed", range(12))
def test_an_auction_in_the_true_world_goes_as_imagined(seed: int) -> None:
    game = first_deal(AUCTION, f"auction {seed}")
    bots = [RulePlayer(str(seat)) for seat in range(4)]
    seen = view(game)
    first = seen.seat
    world = World(tuple(own.hand for own in game.owns))
    offer = seed % 4
    own_suit = least_feared(AUCTION, seen.own.hand)
    (end,) = auction_results(seen, bidders(seen, [world]), offer, own_suit)
    game = step(game, act.MakeBid(first, offer))[1]
    deal = midway(game, bots, 0).public.deal
    assert deal is not None
    assert end.winner == high_bidder(deal)
    assert end.bid == max(count for _, count in deal.bids)
    assert end.suit is deal.penalty_suit


def test_a_dealer_with_a_bad_hand_passes_and_one_with_a_good_hand_holds() -> None:
    rules = Rules(pass_cycle=(PassToken.DEALER,))
    result = {}
    for name, hand in (
        ("good", "2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 2S 3S 4S"),
        ("bad", "KC AC 7D KD AD 5H KH AH QH JH QS KS AS"),
    ):
        action = answer(under(rules, Phase.CHOOSE_PASS, hand, dealer=0, token=PassToken.DEALER))
        assert isinstance(action, act.ChoosePass)
        result[name] = action.token
    assert result["good"] is PassToken.HOLD
    assert result["bad"] is not PassToken.HOLD


def test_a_hand_that_hardly_wins_pledges_and_a_high_one_does_not() -> None:
    rules = HOLD.but(pledge=True)
    for hand, pledged in (
        ("2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 2S 3S 4S", True),
        ("AC KC QC JC AD KD QD AH KH QH AS KS QS", False),
    ):
        assert answer(under(rules, Phase.PLEDGE, hand)) == act.MakePledge(0, pledged)


def burying(hand: str, count: int, discard: KittyDiscard) -> PlayerView:
    """Seat 0 of three took the kitty in the first trick and buries this many cards."""
    rules = Rules(
        kitty=Kitty.FIRST_TRICK_SWAP, kitty_discard=discard, players=3,
        pass_cycle=(PassToken.HOLD,),
    )  # fmt: skip
    cards = tuple(sorted(parse_cards(hand)))
    rest = [card for card in build_pack(rules) if card not in cards]
    first = [card for card in rest if card.suit is Suit.CLUBS][:3]
    game = new_game(rules, "x")
    sizes = (len(cards), len(cards) - count, len(cards) - count)
    deal = PublicDeal(
        number=1, attempt=0, dealer=2, token=PassToken.HOLD, todo=(Phase.PLAY, Phase.SCORE),
        sizes=sizes, start_sizes=(len(cards) - count + 1,) * 3, opened=True,
        kitty_taker=0, bury_count=count,
    )  # fmt: skip
    trick = Trick(0, tuple(Play(seat, card, card.suit) for seat, card in enumerate(first)), 0)
    deal = replace(deal, tricks=(trick,))
    return PlayerView(replace(game.public, deal=deal), Own(0, cards))


def buried(hand: str, count: int, discard: KittyDiscard) -> set[str]:
    action = answer(burying(hand, count, discard))
    assert isinstance(action, act.BuryCards)
    return {card.text for card in action.cards}


def test_the_queen_is_buried_where_it_then_counts_for_nobody() -> None:
    hand = "8C TC QC 2D 3D 4D 2H 3H 4H 5H 6H 7H 2S QS KS 9D 9H"
    assert "QS" in buried(hand, 1, KittyDiscard.OUT_OF_PLAY)
    assert "QS" not in buried(hand, 1, KittyDiscard.CAPTURED)


SETTLED = [
    AUCTION.but(stake=2),
    preset("sweepstake", 4),
    preset("howell", 4),
    preset("sweepstake", 3).but(settle=Settle.EXCESS),
    preset("chips", 4).but(stake=3),
]


@pytest.mark.parametrize("rules", SETTLED, ids=lambda rules: rules.settle)
@pytest.mark.parametrize("jack", [False, True])
def test_counters_of_many_deals_are_those_of_the_engine(rules: Rules, *, jack: bool) -> None:
    chance = np.random.default_rng(3)
    players = rules.players
    hearts = [Card(f"{rank}H") for rank in "23456789TJQKA"]
    bid = (2, 5) if rules.auction else None
    standings = replace(opening_standings(rules), pool=7, jack=jack)
    worlds = []
    for size in range(1, players + 1):
        for _ in range(10):
            taken: list[list[Card]] = [[] for _ in range(players)]
            for card in hearts:
                taken[int(chance.integers(size))].append(card)
            worlds.append(taken)
    points = np.array([[len(cards) for cards in taken] for taken in worlds]).T
    result = counters(rules, standings, points, *(bid or (None, 0)))
    for number, taken in enumerate(worlds):
        summary = Summary(
            taken=tuple(tuple(cards) for cards in taken), tricks=(0,) * players,
            tricks_after_first=(0,) * players, trick_count=13, in_play=tuple(hearts), bid=bid,
        )  # fmt: skip
        assert tuple(result[:, number]) == deal_payments(rules, summary, standings).counters


def test_a_pool_of_chips_goes_to_those_who_took_nothing() -> None:
    rules = preset("chips", 4)
    points = np.array([[0, 13, 0], [0, 13, 26], [10, 0, 0], [16, 0, 0]])
    result = counters(rules, opening_standings(rules), points)
    stake = rules.stake
    assert result[:, 0].tolist() == [stake, stake, -stake, -stake]
    assert result[:, 2].tolist()[1] == -stake


def test_a_kitty_that_is_still_to_be_exchanged_keeps_nobody_from_thinking() -> None:
    rules = preset("heartsette", 4)
    game = first_deal(rules, "kitty")
    seen = view(game)
    evaluation = Searcher("x", Effort(worlds=16)).evaluate(seen)
    assert evaluation.worlds == 16


@pytest.mark.parametrize(
    "key", some(["gong_zhu", "turbo", "auction", "heartsette"], "gong_zhu", "auction")
)
def test_weighed_answers_are_steady_legal_and_know_no_hidden_card(key: str) -> None:
    rules = preset(key, 4)
    chance, rule = random.Random(1), RulePlayer()

    def weighs(game: Game) -> Action:
        seen = view(game)
        return answer(seen, 24) if seen.ask.kind in KINDS else rule.decide(seen)

    played = decisions(new_game(rules, f"weighed {key}"), weighs, deals=99)
    weighed = (moment for moment in played if moment.view.ask.kind in KINDS)
    for moment in islice(weighed, 6):
        seat = moment.view.seat
        other = view_of(reshuffled(moment.before, seat, chance), seat)
        assert answer(other, 24) == moment.action
