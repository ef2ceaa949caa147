"""The learned players play legally and repeatably, and only the games that they were trained
for."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.policies import learned, pass_policy
from hearts_gui.ai.policies.features import CARDS, INPUTS, Features, to_lanes
from hearts_gui.ai.policies.learned import (
    OWN,
    RULE,
    SHOOTER,
    LearnedPolicy,
    knows,
    log_policies,
    passed_of,
    past_of,
    random_network,
)
from hearts_gui.ai.policies.network import MOST_HIDDEN, Network, network
from hearts_gui.ai.policies.pass_policy import pass_values
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts, cards_in, column
from hearts_gui.engine.cards import QS, STANDARD_FACES, Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.game import view_of
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import BonusCard, Direction, PassToken, Values
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import advanced, at_play, legal_cards, shuffled, world_of
from tests.games import first_deal
from tests.kits.rule_tables import TABLES

KNOWN = {"standard", "hay", "ricketts", "ricketts_69", "wiki2008", "yppedia", "shoot_sun"}
"""Four players, one pack and the usual points; what differs is who leads, moons and the end."""


def deals(size: int, seed: str, rules: Rules | None = None) -> Batch:
    """Deals of all kinds before their first card, side by side."""
    rng, first = random.Random(seed), at_play(rules or Rules(), seed)
    games = [first, *(shuffled(first, rng) for _ in range(size - 1))]
    return Batch.from_worlds(first.public, [world_of(game) for game in games])


def deal_of(rules: Rules) -> PublicDeal:
    """A deal by these rules that has just begun."""
    deal = first_deal(rules, "known").public.deal
    assert deal is not None
    return deal


def stub(logits: dict[Card, int], logit_scale: int = 1) -> Network:
    """A network that always gives these marks, and 0 to all other cards."""
    bias = np.array([logits.get(face, 0) for face in STANDARD_FACES], dtype=np.float32)
    nothing = np.zeros((INPUTS, 1), dtype=np.float32)
    second = np.zeros((1, CARDS), dtype=np.float32)
    return Network(nothing, nothing[0], second, bias, 0.5, logit_scale)


HIGH = stub({face: face.rank * 1000 for face in STANDARD_FACES})
LOW = stub({face: -face.rank * 1000 for face in STANDARD_FACES})


def played(batch: Batch, policy: LearnedPolicy) -> list[Ints]:
    """Play all deals out; what was chosen at every step, which must be legal."""
    cards = []
    while not batch.over:
        allowed = batch.legal()
        chosen = policy.choose(batch.state, allowed)
        assert (chosen > 0).all()
        assert not (chosen & (chosen - 1)).any(), "more than one card"
        assert not (chosen & ~allowed).any(), "a card that may not be played"
        cards.append(chosen.copy())
        batch.play(chosen, policy.names(batch.state))
    return cards


@pytest.mark.parametrize("name", [RULE, OWN])
def test_only_legal_cards_are_played(name: str) -> None:
    batch = deals(150, name)
    steps = played(batch, LearnedPolicy(batch.state, np.random.default_rng(1), None, network(name)))
    assert len(steps) == 52
    assert (batch.outcome().points.sum(axis=0) > 0).all()


def test_forbidden_cards_are_never_played_however_much_they_are_liked() -> None:
    batch = deals(40, "liked")
    net = stub({face: 2_000_000 for face in STANDARD_FACES if face.suit is Suit.HEARTS})
    played(batch, LearnedPolicy(batch.state, np.random.default_rng(1), None, net))


@pytest.mark.parametrize("name", [RULE, OWN, SHOOTER])
def test_no_marks_can_outweigh_that_a_card_is_forbidden(name: str) -> None:
    net = network(name)
    assert net is not None
    second, bias = net.second.astype(np.float64), net.second_bias.astype(np.float64)
    ahead = [
        float((MOST_HIDDEN * np.maximum(0, second.T[card] - second.T).sum(axis=1)).max())
        for card in range(CARDS)
    ]
    gumbel_noise = learned.gumbel_noise(net.logit_scale, 1.0)
    widest = max(ahead) + np.ptp(bias) + np.ptp(gumbel_noise)
    assert widest < learned._NEVER
    most = MOST_HIDDEN * np.abs(second).sum(axis=0).max() + np.abs(bias).max()
    assert most + np.abs(gumbel_noise).max() + learned._NEVER < 2**24, "no longer exact"


def test_two_of_them_play_by_the_rules_as_well() -> None:
    own = network(OWN)
    assert own is not None
    batch = deals(60, "two")
    played(batch, LearnedPolicy(batch.state, np.random.default_rng(2), own=(1, own)))


def test_the_same_chance_plays_the_same_deals() -> None:
    def cards(seed: int) -> Ints:
        batch = deals(40, "again")
        policy = LearnedPolicy(batch.state, np.random.default_rng(seed))
        return np.concatenate(played(batch, policy))

    assert np.array_equal(cards(5), cards(5))
    assert not np.array_equal(cards(5), cards(6))


def test_one_seat_plays_by_the_other_network() -> None:
    batch = deals(30, "own")
    policy = LearnedPolicy(batch.state, np.random.default_rng(3), net=HIGH, own=(2, LOW))
    free = {True: 0, False: 0}
    while not batch.over:
        allowed, seats = batch.legal(), batch.seats().copy()
        chosen = policy.choose(batch.state, allowed)
        for world, seat in enumerate(seats):
            ranks = [card.rank for card in cards_in(allowed[:, world])]
            (card,) = cards_in(chosen[:, world])
            assert card.rank == (min(ranks) if seat == 2 else max(ranks))
            free[bool(seat == 2)] += min(ranks) < max(ranks)
        batch.play(chosen)
    assert free[True] > 100
    assert free[False] > 300


def test_a_network_with_equal_marks_plays_every_card() -> None:
    """Chance decides between equally good cards, and in each world by itself."""
    game = at_play(Rules(), "whims")
    for _ in range(4):
        game = advanced(game, random.Random("whims"))
    batch = Batch.from_worlds(game.public, [world_of(game)] * 2000)
    policy = LearnedPolicy(batch.state, np.random.default_rng(4), net=stub({}, logit_scale=1000))
    allowed = batch.legal()
    chosen = policy.choose(batch.state, allowed)[0]
    every = legal_cards(batch)
    assert len(every) > 1
    for card in every:
        share = float((chosen == column([card], 1)[0]).mean())
        assert 0.6 / len(every) < share < 1.5 / len(every), (card, share, every)


def test_chances_are_shares_of_the_legal_cards() -> None:
    net = network(RULE)
    assert net is not None
    batch = deals(50, "shares")
    sight, policy = Features(batch.size), LearnedPolicy(batch.state, np.random.default_rng(5))
    every = to_lanes(np.arange(CARDS))
    while not batch.over:
        allowed = batch.legal()
        result = np.exp(log_policies(batch.state, allowed, sight, net))
        legal = (allowed[0][:, None] & every) != 0
        assert result.shape == (batch.size, CARDS)
        assert np.allclose(result.sum(axis=1), 1, atol=1e-4)
        assert (result[~legal] == 0).all()
        chosen = policy.choose(batch.state, allowed)
        sight.played(batch.state, chosen[0])
        batch.play(chosen)


def test_more_marks_make_a_card_likelier() -> None:
    game = at_play(Rules(), "marks")
    for _ in range(8):
        game = advanced(game, random.Random("marks"))
    batch = Batch.from_worlds(game.public, [world_of(game)])
    first, *others = legal_cards(batch)
    assert others
    allowed = batch.legal()
    result = log_policies(batch.state, allowed, Features(1), stub({first: 300}, logit_scale=100))[0]
    shares = {card: float(result[STANDARD_FACES.index(card)]) for card in (first, *others)}
    for card in others:
        assert shares[first] - shares[card] == pytest.approx(3.0, abs=1e-4)


def test_shown_voids_are_inputs_by_seat_and_suit() -> None:
    view = view_of(at_play(Rules(), "voids"), 2)
    deal = evolve(view.deal, voids=((0, Suit.DIAMONDS), (3, Suit.HEARTS)))
    assert past_of(view).voids == 0
    shown = replace(view, public=evolve(view.public, deal=deal))
    assert past_of(shown).voids == 1 << 1 | 1 << 15


def test_the_passer_is_assumed_to_remember_its_pass() -> None:
    game = at_play(Rules(), "pass")
    view = view_of(game, 1)
    past = passed_of(view)
    place = {face: number for number, face in enumerate(STANDARD_FACES)}
    assert past.way == (view.own.gave[0][1] - 1) % 4
    giver = view.own.got[0][1]
    wanted = np.zeros((4, 1), dtype=np.int64)
    wanted[1] = sum(1 << place[card] for card, _ in view.own.gave)
    wanted[giver] = sum(1 << place[card] for card, _ in view.own.got)
    assert np.array_equal(past.given, wanted)


def test_without_one_way_of_passing_nothing_is_remembered() -> None:
    view = view_of(at_play(Rules(), "pass"), 1)
    (first, receiver), *rest = view.own.gave
    for other in ((receiver + 1) % 4, -1):
        own = evolve(view.own, gave=((first, other), *rest))
        assert np.asarray(passed_of(replace(view, own=own)).given).max() == 0


@pytest.mark.parametrize("key", sorted(KNOWN))
def test_the_usual_game_is_known(key: str) -> None:
    rules = preset(key, 4)
    assert knows(rules, deal_of(rules))


@pytest.mark.parametrize(
    ("key", "players"),
    [(key, players) for key, players in TABLES if players != 4 or key not in KNOWN],
)
def test_other_games_are_not_known(key: str, players: int) -> None:
    rules = preset(key, players)
    assert not knows(rules, deal_of(rules))


def test_a_deal_with_charges_is_not_known() -> None:
    deal = deal_of(Rules())
    assert knows(Rules(), deal)
    assert not knows(Rules(), evolve(deal, charges=((2, QS),)))


def test_shorter_hands_are_not_known() -> None:
    assert not knows(Rules(), evolve(deal_of(Rules()), start_sizes=(12, 12, 12, 12)))


def test_other_values_are_not_known() -> None:
    for values in ((("QS", 12),), (("TH", 5),), (("7C", 7),)):
        rules = Rules(custom_values=values)
        assert not knows(rules, deal_of(rules)), values


@pytest.mark.parametrize(
    "changes",
    [
        {"trick_points": 1},
        {"bonus_card": BonusCard.JD},
        {"direction": Direction.CCW},
        {"values": Values.HEARTS_ONLY},
    ],
)
def test_what_changes_the_game_is_not_known(changes: dict[str, Any]) -> None:
    rules = Rules(**changes)
    assert not knows(rules, deal_of(rules))


def test_without_a_network_no_game_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for missing in (RULE, OWN):
        with monkeypatch.context() as patch:
            patch.setattr(
                learned, "network", lambda name, gone=missing: None if name == gone else HIGH
            )
            assert not knows(Rules(), deal_of(Rules()))
    with monkeypatch.context() as patch:
        patch.setattr(learned, "network", lambda name: None)
        batch = deals(1, "none")
        with pytest.raises(ValueError, match="no network"):
            LearnedPolicy(batch.state, np.random.default_rng(1))


@pytest.mark.parametrize("key", sorted(KNOWN))
def test_games_like_the_usual_one_are_played_to_the_end(key: str) -> None:
    for number in range(3):
        batch = deals(20, f"{key} {number}", preset(key, 4))
        played(batch, LearnedPolicy(batch.state, np.random.default_rng(number)))
        assert (batch.outcome().points != 0).any(axis=0).all()


def passes(count: int, seed: str) -> list[PlayerView]:
    """Views of seats that are to pass with the queen and fewer than three other spades."""
    views: list[PlayerView] = []
    number = 0
    rules = Rules(pass_cycle=(PassToken.L,))
    while len(views) < count:
        game = first_deal(rules, f"{seed} {number}")
        number += 1
        for seat in range(4):
            hand = game.owns[seat].hand
            if QS in hand and sum(card.suit is Suit.SPADES for card in hand) < 4:
                views.append(view_of(game, seat))
    return views


def test_a_queen_with_few_guards_is_better_passed() -> None:
    better = 0
    for view in passes(12, "queen"):
        others = [card for card in view.own.hand if card is not QS]
        rng = random.Random(str(others))
        pairs = [tuple(sorted(rng.sample(others, 2))) for _ in range(20)]
        given = [tuple(sorted((*pair, QS))) for pair in pairs]
        # The queen instead of one more card of no special merit.
        rest = [[card for card in others if card not in pair] for pair in pairs]
        kept = [
            tuple(sorted((*pair, rng.choice(left)))) for pair, left in zip(pairs, rest, strict=True)
        ]
        receiver = (view.seat + 1) % 4
        values = pass_values(view, receiver, [*given, *kept])
        better += float(values[:20].mean()) > float(values[20:].mean())
    assert better >= 10


def test_passes_are_valued_alike_whenever_and_in_whatever_order_asked() -> None:
    (view,) = passes(1, "again")
    hand = view.own.hand
    candidates = [tuple(hand[k : k + 3]) for k in range(10)]
    for receiver in (1, 2, 3):
        to = (view.seat + receiver) % 4
        once = pass_values(view, to, candidates)
        assert once.shape == (10,)
        assert np.array_equal(once, pass_values(view, to, candidates))
        assert np.array_equal(once[::-1], pass_values(view, to, candidates[::-1]))
        assert len(set(once.tolist())) > 5


def test_without_its_network_no_pass_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    (view,) = passes(1, "none")
    monkeypatch.setattr(pass_policy, "network", lambda name: None)
    hand = view.own.hand
    assert pass_values(view, (view.seat + 1) % 4, [hand[:3], hand[3:6]]).tolist() == [0.0, 0.0]


def test_another_seat_can_be_played_by_the_other_network() -> None:
    batch = deals(40, "alike")
    batch.play(batch.legal())  # the lowest club, in every world
    seat = int(batch.seats()[0])
    alike = np.zeros((4, batch.size), dtype=np.bool_)
    alike[seat, ::2] = True
    rng = np.random.default_rng(1)
    both = LearnedPolicy(batch.state, rng, None, LOW, ((seat + 1) % 4, LOW), [(HIGH, alike)])
    chosen = both.choose(batch.state, batch.legal())[0]
    several = [world for world in range(batch.size) if len(legal_cards(batch, world)) > 1]
    assert len(several) > 10
    for world in several:
        ranks = sorted(card.rank for card in legal_cards(batch, world))
        assert cards_in([chosen[world]])[0].rank == ranks[-1 if world % 2 == 0 else 0]


def test_the_random_network_plays_legal_cards_equally_often() -> None:
    batch = deals(4000, "anyone")
    batch.play(batch.legal())  # the lowest club, in every world
    where = np.ones((4, batch.size), dtype=np.bool_)
    others = [(HIGH, ~where), (random_network(), where)]
    policy = LearnedPolicy(batch.state, np.random.default_rng(1), None, LOW, others=others)
    allowed = bit_counts(batch.legal()[0])
    chosen = policy.choose(batch.state, batch.legal())[0]
    lower = bit_counts(batch.legal()[0] & (chosen - 1))
    for many in (2, 3, 4):
        places = np.bincount(lower[allowed == many], minlength=many)
        expected = places.sum() / many
        assert expected > 100
        assert ((places - expected) ** 2 / expected).sum() < 20
