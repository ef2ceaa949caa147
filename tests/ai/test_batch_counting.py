"""Finished deals are counted as the engine counts them: moons, suns, relations, floors."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest

from hearts_gui.ai.simulator import batch_moons, batch_score
from hearts_gui.ai.simulator.batch import state_of
from hearts_gui.ai.simulator.batch_cards import _count_by_hand as counted_by_hand
from hearts_gui.ai.simulator.batch_cards import bit_counts, words_of
from hearts_gui.ai.simulator.batch_score import Scorer
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.play.summary import passed_to
from hearts_gui.engine.rules.choices import Draw, Partners, Stuck
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.engine.score.hand_value import needed_cards
from hearts_gui.engine.score.scores import DealScore, Summary
from hearts_gui.engine.score.scoring import moon_offer, score_deal
from tests.ai.batch_kit import at_play, random_point, shuffled, world_of
from tests.engine.random_deals import random_rules as scoring_rules
from tests.engine.random_deals import random_standings
from tests.engine.strategies import random_rules
from tests.kits.slow import some


@dataclass
class Ended:
    """One finished deal: who took what."""

    taken: list[list[Card]]
    won: list[int]
    first: int
    pair: tuple[int, int]
    stuck: tuple[Card, ...]


def ended(rng: random.Random, rules: Rules, pack: list[Card], named: Suit | None) -> Ended:
    """A random finished deal, in which someone often has all or nearly all that a moon needs."""
    players = rules.players
    taken: list[list[Card]] = [[] for _ in range(players)]
    shooter = rng.randrange(players)
    summary = Summary((), (), (), 0, in_play=tuple(pack), penalty_suit=named)
    needed = needed_cards(rules, summary) if rng.random() < 0.6 else frozenset[Card]()
    spoilt = rng.choice(sorted(needed)) if needed and rng.random() < 0.3 else None
    pooled = rng.random() < 0.4
    for card in pack:
        seat = rng.randrange(players)
        if card in needed and card is not spoilt:
            sides = fixed_sides(rules)
            mates = [s for s in range(players) if sides and sides[s] == sides[shooter]]
            seat = rng.choice(mates) if pooled and mates else shooter
        taken[seat].append(card)
    won = [rng.choice((0, 1, 3)) if cards else 0 for cards in taken]
    if rng.random() < 0.4:
        won = [5 if seat == shooter else 0 for seat in range(players)]
    stuck: tuple[Card, ...] = ()
    if rules.first_trick_stuck in (Stuck.POINT_VOID, Stuck.LAY_ASIDE) and rng.random() < 0.4:
        bad = sorted(c for c in pack if c.face in penalty_faces(rules, named))
        stuck = tuple(rng.sample(bad, min(len(bad), rng.choice((1, 2)))))
    pair = rng.choice(((-1, -1), (0, -1), tuple(rng.sample(range(players), 2))))
    return Ended(taken, won, rng.choice((-1, shooter)), (pair[0], pair[1]), stuck)


def as_summary(end: Ended, public: PublicGame, pack: list[Card]) -> Summary:
    rules, deal = public.rules, public.deal
    assert deal is not None
    sides = fixed_sides(rules)
    if rules.partners is Partners.ADHOC:
        seats = range(rules.players)
        none = end.pair[1] < 0
        sides = tuple(seat if none else int(seat not in end.pair) for seat in seats)
    aside = rules.first_trick_stuck is Stuck.LAY_ASIDE
    return Summary(
        taken=tuple(tuple(sorted(set(cards) - set(end.stuck))) for cards in end.taken),
        tricks=tuple(end.won),
        tricks_after_first=tuple(n - (seat == end.first) for seat, n in enumerate(end.won)),
        trick_count=sum(end.won),
        in_play=tuple(sorted(pack)),
        voided=() if aside else end.stuck,
        laid_aside=end.stuck if aside else (),
        charged=tuple(card for _, card in deal.charges),
        penalty_suit=deal.penalty_suit,
        pledges=tuple(seat in deal.pledges for seat in range(rules.players)),
        passed_to=passed_to(rules, deal),
        sides=sides,
        number=deal.number,
        dealer=deal.dealer,
        token=deal.token,
    )


def by_engine(end: Ended, public: PublicGame, pack: list[Card]) -> DealScore:
    summary = as_summary(end, public, pack)
    rules, totals = public.rules, public.standings
    offer = moon_offer(rules, summary, totals)
    return score_deal(rules, summary, totals, None if offer is None else offer.choices[0])


def laid_out(state: State, ends: list[Ended]) -> None:
    """Give the worlds of a state these ends."""
    words = state.plan.words
    for world, end in enumerate(ends):
        for seat, cards in enumerate(end.taken):
            state.taken[:, seat, world] = words_of(cards, words)
            if state.won is not None:
                state.won[seat, world] = end.won[seat]
        if state.first_taker is not None:
            state.first_taker[world] = end.first
        if state.partner_one is not None and state.partner_two is not None:
            state.partner_one[world], state.partner_two[world] = end.pair
        if state.stuck is not None:
            state.stuck[:, world] = words_of(end.stuck, words)


def check(rules: Rules, rng: random.Random, *, ends: int = 12) -> int:
    """Compare some ends of deals; returns how many moons there were."""
    game = random_point(rules, rng)
    if game is None or game.public.deal is None or game.public.deal.tricks:
        return 0
    public = evolve(game.public, standings=random_standings(rng, rules))
    worlds = [world_of(shuffled(game, rng)) for _ in range(ends)]
    state = state_of(public, worlds)
    pack = [card for own in game.owns for card in own.hand if not card.is_warren]
    pack += [play.card for play in game.public.deal.plays if not play.card.is_warren]
    state.base[:] = np.array(words_of(pack, state.plan.words))[:, None]
    state.kitty_taken = None
    dealt = [ended(rng, rules, pack, game.public.deal.penalty_suit) for _ in range(ends)]
    laid_out(state, dealt)
    outcome = Scorer(public, state.plan).outcome(state)
    moons = 0
    for world, end in enumerate(dealt):
        score = by_engine(end, public, pack)
        points = tuple(outcome.points[:, world].tolist())
        assert points == score.points, f"{points} {score}\n{rules}\n{end}"
        assert int(outcome.shooter[world]) == (-1 if score.shooter is None else score.shooter)
        moons += score.shooter is not None
    return moons


def check_many(rules: Rules) -> None:
    for k in range(20):
        check(rules, random.Random(f"many {k}"))


TABLES = [(entry.key, entry.usual) for entry in all_presets() if entry.key != "domino"]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_presets_count_as_the_engine(key: str, players: int) -> None:
    for k in range(3):
        check(preset(key, players), random.Random(f"{key} {k}"))


@pytest.mark.parametrize("games", some((50, 150), 50))
def test_random_rules_count_as_the_engine(games: int) -> None:
    moons = 0
    for k in range(games):
        rng = random.Random(f"count {k}")
        rules = scoring_rules(rng) if k % 2 else random_rules(rng)
        if rules is not None and rules.draw is not Draw.DOMINO:
            moons += check(rules, rng)
    assert moons > games / 2


@pytest.mark.slow
def test_thousands_of_random_rules_count_as_the_engine() -> None:
    moons = 0
    for k in range(6_000):
        rng = random.Random(f"long count {k}")
        rules = scoring_rules(rng) if k % 2 else random_rules(rng)
        if rules is not None and rules.draw is not Draw.DOMINO:
            moons += check(rules, rng)
    assert moons > 4_000


def test_a_forgotten_relation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = batch_score._tens
    monkeypatch.setattr(batch_score, "_tens", lambda rules, deal: real(rules, deal)[:0])
    with pytest.raises(AssertionError):
        check_many(preset("turbo"))


def test_a_moon_that_is_not_seen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        batch_moons.EngineScorer, "wanted", lambda self, state: np.zeros(0, dtype=np.int64)
    )
    with pytest.raises(AssertionError):
        check_many(preset("standard"))


def test_a_choice_of_the_shooter_is_kept_to() -> None:
    game = at_play(preset("hay"), "choice")
    everything = [card for own in game.owns for card in own.hand]
    for choice, wanted in (("add", (0, 26, 26, 26)), ("subtract", (-26, 0, 0, 0))):
        state = state_of(game.public, [world_of(game)])
        laid_out(state, [Ended([everything, [], [], []], [13, 0, 0, 0], 0, (-1, -1), ())])
        outcome = Scorer(game.public, state.plan, choice).outcome(state)
        assert tuple(outcome.points[:, 0].tolist()) == wanted


def test_bits_are_counted_alike_with_and_without_the_fast_way() -> None:
    values = np.random.default_rng(1).integers(0, 1 << 62, 1000, dtype=np.int64)
    assert np.array_equal(bit_counts(values), counted_by_hand(values))
    assert counted_by_hand(np.array([7, 0], dtype=np.int64)).tolist() == [3, 0]
