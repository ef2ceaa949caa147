"""The rule player of the simulator weighs every card as the rule player of the engine does."""

from __future__ import annotations

import numpy as np
import pytest

from hearts_gui.ai.policies.batch_facts import BatchFacts, Watch
from hearts_gui.ai.policies.batch_rule import BatchWeighing, plays_alike, rule_mind, shooting
from hearts_gui.ai.policies.features import Features, to_52_bits, to_lanes
from hearts_gui.ai.policies.learned import past_of
from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.rule_player.facts import Memory
from hearts_gui.ai.rule_player.facts import PlayFacts as PlainFacts
from hearts_gui.ai.rule_player.moon import shooting as plain_shooting
from hearts_gui.ai.rule_player.moon import threat
from hearts_gui.ai.rule_player.playing import PlayWeighing as PlainChoice
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, cards_in, column, words_of
from hearts_gui.ai.simulator.batch_tricks import play
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.strategy import Strategy
from hearts_gui.ai.worlds.belief import opening_state
from hearts_gui.ai.worlds.sampler import Sampler
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.game import new_game, view_of
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.tricks import takes
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import FirstTrick, HeartsLead, MoonEffect
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.games import by, decisions, first_deal
from tests.kits.slow import some

STANDARD = Rules()
GAMES = {
    "standard": STANDARD,
    "free first trick": STANDARD.but(first_trick=FirstTrick.FREE),
    "hearts always": STANDARD.but(hearts_lead=HeartsLead.ALWAYS),
    "no moons": STANDARD.but(moon_effect=MoonEffect.NONE),
}
ONE = np.arange(1)


def choices(rules: Rules, seed: str, wild: float) -> list[tuple[PlayerView, tuple[Card, ...]]]:
    """Every view in a few deals of one game in which someone had a choice.

    Rule players sit there, sometimes with those who play anything among them.
    """
    rng = np.random.default_rng(list(seed.encode()))
    cards = []
    seats: list[Strategy] = [
        RandomBot(f"{seed}{seat}") if rng.random() < wild else RulePlayer() for seat in range(4)
    ]
    for moment in decisions(new_game(rules, seed), by(seats), deals=3):
        view = moment.view
        if view.ask.kind is AskKind.PLAY:
            legal = legal_plays(view.rules, view.deal, view.own)
            if len(legal) > 1:
                cards.append((view, legal))
    return cards


def costs(view: PlayerView) -> tuple[list[float], PlainChoice]:
    """Return the cost of each card of the hand, as the rule player of the engine sees it."""
    memory = Memory(view)
    memory.follow(view)
    facts = PlainFacts(view, memory)
    choice = PlainChoice(facts)
    if not facts.plays:
        return [choice.lead_cost(card) for card in view.own.hand], choice
    best = takes(view.rules, facts.plays, facts.led)
    assert best is not None
    winner = facts.plays[best].seat
    return [choice.follow_cost(card, best, winner) for card in view.own.hand], choice


def one_world(view: PlayerView) -> Batch:
    return Batch.from_worlds(view.public, Sampler(view).draw(1, np.random.default_rng(1)))


def index52(card: Card) -> int:
    """The number of a card among the 52."""
    return int(to_52_bits(column([card], 1)[0])[0]).bit_length() - 1


def faces(cards: tuple[Card, ...]) -> Ints:
    return np.array([words_of(cards, 1)[0]], dtype=np.int64)


TWO_GAMES = [("standard", 2), ("free first trick", 2)]


@pytest.mark.parametrize(
    ("name", "games"), some([*TWO_GAMES, *((name, 6) for name in GAMES)], *TWO_GAMES)
)
def test_every_card_costs_the_same(name: str, games: int) -> None:
    seen = 0
    for number in range(6 - games, 6):
        for view, _ in choices(GAMES[name], f"costs {number}", wild=number / 12):
            state, sight = one_world(view).state, Features(1, past_of(view))
            mind = rule_mind(view.public, state)
            assert mind is not None
            facts = BatchFacts(state, sight, mind._watch, ONE, moons=mind._moons)
            choice = BatchWeighing(facts, mind._weights)
            result = choice.lead() if facts.leads else choice.follow()
            expected, plain = costs(view)
            assert result[:, 0] == pytest.approx(expected, rel=1e-9, abs=1e-9)
            assert (facts.shooter[0], facts.alarm[0]) == pytest.approx((plain.shooter, plain.alarm))
            if mind._moons:
                assert shooting(facts)[0] == plain_shooting(plain.facts)
            seen += 1
    assert seen > 50 * games


@pytest.mark.parametrize(
    ("name", "games"),
    some([("standard", 2), *((name, 8) for name in GAMES)], ("standard", 2)),
)
def test_the_card_of_the_rule_player_is_always_among_the_best(name: str, games: int) -> None:
    others = 0
    for number in range(8 - games, 8):
        for view, legal in choices(GAMES[name], f"cards {number}", wild=number / 16):
            answer = RulePlayer().decide(view)
            assert isinstance(answer, PlayCard)
            state, sight = one_world(view).state, Features(1, past_of(view))
            mind = rule_mind(view.public, state)
            assert mind is not None
            facts, good = mind._weighed(state, sight, faces(legal), ONE)
            best = set(cards_in((to_lanes(facts.cards) * good).sum(axis=0)))
            assert answer.card in best <= set(legal)
            chosen = mind.choose(state, sight, faces(legal), ONE)
            assert cards_in(chosen)[0] in best
            others += len(legal) - len(best)
    assert others > 125 * games, "nearly every card is among the best"


@pytest.mark.parametrize(
    "deals", some(([5, 15], list(range(18)), list(range(60))), [5, 15]), ids=len
)
def test_a_moon_is_shot_as_the_rule_player_shoots_it(deals: list[int]) -> None:
    # The strongest of many hands: most of them are shot for, and every card must be the same.
    shot = 0
    for number in deals:
        for view, legal in choices(STANDARD, f"moon {number}", wild=0.75):
            state, sight = one_world(view).state, Features(1, past_of(view))
            mind = rule_mind(view.public, state)
            assert mind is not None
            if not shooting(BatchFacts(state, sight, mind._watch, ONE, moons=True))[0]:
                continue
            shot += 1
            answer = RulePlayer().decide(view)
            assert isinstance(answer, PlayCard)
            assert mind.choose(state, sight, faces(legal), ONE) == faces((answer.card,))
    assert shot > len(deals) / 2


def test_following_a_deal_equals_looking_back() -> None:
    for number in range(8):
        views = choices(STANDARD, f"follow {number}", wild=0.3)
        view = [view for view, _ in views if view.deal.number == views[0][0].deal.number][-1]
        tricks = [trick.plays for trick in view.deal.tricks]
        first = np.zeros((1, 4, 1), dtype=np.int64)
        for each in (each for plays in (*tricks, view.deal.plays) for each in plays):
            first[:, each.seat] |= column([each.card], 1)
        rest = Sampler(view).draw(1, np.random.default_rng(2))
        state = opening_state(view, first | rest.hands, tricks[0][0])
        watch = Watch(state)
        for each in (each for plays in (*tricks, view.deal.plays) for each in plays):
            play(state, column([each.card], 1))
            watch.follow(state)
        memory = Memory(view)
        memory.follow(view)
        assert watch.points[:, 0].tolist() == memory.points
        shooter, alarm = threat(PlainFacts(view, memory))
        if shooter >= 0:
            assert (watch.shooter[0], watch.alarm[0]) == pytest.approx((shooter, alarm))


def test_many_worlds_together_are_as_good_as_one_by_one() -> None:
    for view, legal in choices(STANDARD, "together", wild=0.2)[::7]:
        worlds = Sampler(view).draw(20, np.random.default_rng(3))
        state = Batch.from_worlds(view.public, worlds).state
        mind = rule_mind(view.public, state)
        assert mind is not None
        index = np.arange(20)
        together = mind.choose(state, Features(20, past_of(view)), faces(legal).repeat(20), index)
        # Whose turn it is sees its own hand only, so the hidden cards must not matter.
        assert len(set(together.tolist())) == 1
        alone = one_world(view).state
        single = rule_mind(view.public, alone)
        assert single is not None
        assert single.choose(alone, Features(1, past_of(view)), faces(legal), ONE) == together[0]


def test_chances_are_those_of_the_card_it_would_play() -> None:
    ties = 0
    for view, legal in choices(STANDARD, "chances", wild=0.2)[::3]:
        state = one_world(view).state
        mind = rule_mind(view.public, state)
        assert mind is not None
        seen, cards = Features(1, past_of(view)), [index52(card) for card in legal]
        chosen = mind.choose(state, seen, faces(legal), ONE)
        result = {
            card: float(mind.chances(state, seen, faces(legal), ONE, card)[0]) for card in cards
        }
        assert sum(result.values()) == pytest.approx(1)
        best = max(cards, key=lambda card: result[card])
        assert to_lanes(np.array([best])) == chosen
        equal = [card for card in cards if result[card] > 0]
        assert result[best] == (1 if len(equal) == 1 else pytest.approx(0.85))
        ties += len(equal) > 1
    assert ties > 5


def test_weights_follow_the_standings() -> None:

    rules = STANDARD.but(end_at=200)
    view = next(v for v, _ in choices(rules, "standings", wild=0.0) if v.deal.number == 2)
    assert len(set(view.public.standings.totals)) > 1
    mind = rule_mind(view.public, one_world(view).state)
    assert mind is not None
    memory = Memory(view)
    assert mind._weights[view.seat].tolist() == list(memory.opponent_weights)


@pytest.mark.parametrize(
    ("key", "alike"), [("standard", True), ("black_maria", False), ("omnibus", False)]
)
def test_only_games_that_it_knows_are_copied(key: str, alike: bool) -> None:
    rules = preset(key, 4)
    assert plays_alike(rules) is alike
    game: Game = first_deal(rules, "alike")
    view = view_of(game, 0)
    none = np.zeros((1, 1), dtype=np.int64)
    hands = np.array([[words_of(own.hand, 1)[0]] for own in game.owns])[None]
    worlds = Packed(hands=hands, kitty=none, stock=np.zeros((0, 1, 1), dtype=np.int64), extra=none)
    result = rule_mind(view.public, Batch.from_worlds(view.public, worlds).state)
    assert (result is not None) is alike
