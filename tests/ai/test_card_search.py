"""The search for a card is fair, repeatable and in time, and can overrule the rule player."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.policies import network as networks
from hearts_gui.ai.policies.learned import LearnedPolicy, knows
from hearts_gui.ai.policies.network import network
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.search import card_search as module
from hearts_gui.ai.search import card_trials
from hearts_gui.ai.search import thought as looks
from hearts_gui.ai.search.card_search import better_plan, card_search, hopeless
from hearts_gui.ai.search.card_trials import DUCK, SHOOT, LearnedTrial, NetworkTrial, PlayQuestion
from hearts_gui.ai.search.evaluation import Evaluation, Method, untried
from hearts_gui.ai.search.race import Race, Samples
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import Action, AskKind, PassCards, PlayCard
from hearts_gui.engine.play.game import new_game, to_act
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import advanced
from tests.ai.table import late, position
from tests.games import by, decisions, first_deal, play_out, view
from tests.kits.less_thought import believe_less

FOREVER = float("inf")
SMALL = Effort(worlds=12, passes=12, learned=12, learned_passes=12)


def queen_on_the_table() -> Game:
    """The queen lies under the king that could take her."""
    return position("4C 9C JC 3D 6D TD 4H 8H 9H 3S 5S 8S KS", "2: 2C KC 9C AC", "1: JS QS 9S")


def clear_choice() -> Game:
    """The same with one other card that may be played."""
    return position("4C 9C JC 3D 6D TD 4H 8H 9H TH QH 8S KS", "2: 2C KC 9C AC", "1: JS QS 9S")


def choices(view: PlayerView) -> tuple[Card, ...]:
    return legal_plays(view.rules, view.deal, view.own)


def evaluated(
    game: Game,
    worlds: int = 60,
    likes: dict[str, float] | None = None,
    seconds: float = FOREVER,
    seed: int = 1,
    *,
    moon_open: bool = False,
) -> Evaluation:
    """Every legal card and what was found out about it."""
    seen = view(game)
    legal = choices(seen)
    leanings: Reals = np.array([(likes or {}).get(card.text, 0.0) for card in legal])
    effort = Effort(learned=worlds, seconds=seconds, clock=time.perf_counter)
    question = PlayQuestion(seen, legal, effort, leanings, moon_open=moon_open)
    evaluation = card_search(LearnedTrial(question), np.random.default_rng(seed))
    assert [card_of(estimate.action) for estimate in evaluation.estimates] == list(legal)
    return evaluation


def card_of(action: Action) -> Card:
    """The card that is played."""
    assert isinstance(action, PlayCard)
    return action.card


def answer(game: Game, worlds: int = 60, **more: Any) -> str:
    """The card that is played."""
    return card_of(evaluated(game, worlds, **more).action).text


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card is likelier than another."""

    def nothing(question: PlayQuestion, *more: object) -> Reals:
        return np.zeros(len(question.legal))

    monkeypatch.setattr(card_trials, "_prior", nothing)


def tried(evaluation: Evaluation) -> dict[str, int]:
    """The number of worlds in which each card was played out, for cards that were."""
    worlds = {card_of(estimate.action).text: estimate.worlds for estimate in evaluation.estimates}
    return {text: count for text, count in worlds.items() if count}


def midway(seed: int) -> Game:
    """Somewhere in a standard deal, with more than one card to choose from."""
    rng, game = random.Random(seed), new_game(Rules(), str(seed))
    wanted = rng.randrange(40)
    while True:
        if to_act(game).kind is AskKind.PLAY and wanted <= 0 and len(choices(view(game))) > 1:
            return game
        wanted -= to_act(game).kind is AskKind.PLAY
        game = advanced(game, rng)


@pytest.mark.parametrize("seed", range(12))
def test_the_same_view_gets_the_same_legal_answer(seed: int) -> None:
    game = midway(seed)
    assert answer(game, worlds=30) == answer(game, worlds=30)


@pytest.mark.parametrize("fill", range(3))
def test_hidden_cards_change_no_answer(fill: int) -> None:
    out = "QD AD 4C 5C 6C 5H 6H 7H 8H 9H 2S 3S"
    games = [
        late("2D 7D 9D KD 3C", out=out, plays="1: TD 4D KH", fill=other)
        for other in (fill, fill + 10)
    ]
    assert games[0].owns[1:] != games[1].owns[1:]
    assert answer(games[0]) == answer(games[1])


def test_a_single_card_needs_no_playouts() -> None:
    seen = view(queen_on_the_table())
    king = next(card for card in choices(seen) if card.text == "KS")
    question = PlayQuestion(seen, (king,), Effort(learned=100), np.zeros(1))
    evaluation = card_search(LearnedTrial(question), np.random.default_rng(1))
    assert card_of(evaluation.action) is king
    assert not tried(evaluation)


@pytest.mark.parametrize("worlds", [5, 60])
def test_a_network_that_is_sure_of_the_wrong_card_is_not_believed(
    monkeypatch: pytest.MonkeyPatch, worlds: int
) -> None:
    """Failing before: cards that it thought unlikely were never tried, and the king took her."""

    def sure(question: PlayQuestion, *more: object) -> Reals:
        return np.array([0.0 if card.text == "KS" else -1000.0 for card in question.legal])

    monkeypatch.setattr(card_trials, "_prior", sure)
    assert answer(queen_on_the_table(), worlds) != "KS"


def test_what_nobody_would_play_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(question: PlayQuestion, *more: object) -> Reals:
        return np.array([-7.0 if card.text == "KS" else 0.0 for card in question.legal])

    monkeypatch.setattr(card_trials, "_prior", never)
    tried_cards = tried(evaluated(queen_on_the_table()))
    assert tried_cards
    assert "KS" not in tried_cards


@pytest.mark.parametrize(("worlds", "cards"), [(4, 3), (40, 4)])
def test_in_few_worlds_a_card_that_hardly_anyone_plays_is_not_tried(
    monkeypatch: pytest.MonkeyPatch, worlds: int, cards: int
) -> None:
    """Failing before: with four worlds one seed in eight played the ace of spades."""

    def hardly(question: PlayQuestion, *more: object) -> Reals:
        return np.array([-5.0 if card.text == "KS" else 0.0 for card in question.legal])

    monkeypatch.setattr(card_trials, "_prior", hardly)
    tried_cards = tried(evaluated(queen_on_the_table(), worlds=worlds))
    assert (max(tried_cards.values()), len(tried_cards)) == (worlds, cards)


def test_when_the_time_is_up_there_is_an_answer(even: None) -> None:
    """The trials in the first few worlds decide."""
    evaluation = evaluated(queen_on_the_table(), worlds=3000, seconds=-1)
    assert card_of(evaluation.action).text != "KS"
    assert evaluation.rounds == 1
    assert evaluation.worlds < 3000


def test_no_more_worlds_are_tried_than_asked_for(even: None) -> None:
    evaluation = evaluated(midway(3), worlds=7)
    assert (evaluation.rounds, evaluation.worlds) == (1, 7)


@pytest.fixture
def never_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole budget is spent, however clear the choice is."""
    monkeypatch.setattr(module, "WEIGHTS", replace(module.WEIGHTS, decided=1e9))


def test_a_clear_choice_costs_few_worlds_and_a_close_one_many(even: None) -> None:
    few, many = (evaluated(game, worlds=300).worlds for game in (clear_choice(), midway(3)))
    assert few == module.WEIGHTS.first_batch
    assert many > few


def test_worlds_are_drawn_when_they_are_needed(even: None, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    draw = Believer.draw

    def noted(self: Believer, size: int, rng: np.random.Generator) -> Packed:
        drawn.append(size)
        return draw(self, size, rng)

    monkeypatch.setattr(Believer, "draw", noted)
    evaluation = evaluated(clear_choice(), worlds=900)
    assert drawn == [evaluation.worlds]


def test_no_worlds_are_spent_on_cards_far_behind(even: None, never_decided: None) -> None:
    evaluation = evaluated(queen_on_the_table(), worlds=300)
    worlds = tried(evaluation)
    assert set(worlds) == {card.text for card in choices(view(queen_on_the_table()))}
    assert worlds["KS"] == min(worlds.values()) < evaluation.worlds
    assert evaluation.best.worlds == evaluation.worlds


def test_an_evaluation_says_how_every_card_did(even: None) -> None:
    evaluation = evaluated(queen_on_the_table(), worlds=300)
    king = next(
        estimate for estimate in evaluation.estimates if card_of(estimate.action).text == "KS"
    )
    assert king.value < evaluation.best.value - 10
    assert evaluation.best.value == max(estimate.value for estimate in evaluation.estimates)
    assert all(0 < estimate.error < 5 for estimate in evaluation.estimates)
    assert all(
        len(estimate.moons) == 4 and sum(estimate.moons) <= 1 for estimate in evaluation.estimates
    )
    assert evaluation.method is Method.BY_NETWORKS


@pytest.mark.parametrize("seed", range(3))
def test_the_queen_is_ducked(seed: int) -> None:
    assert answer(queen_on_the_table(), seed=seed) != "KS"


@pytest.mark.parametrize("seed", range(3))
def test_playouts_alone_would_duck_her(seed: int, even: None) -> None:
    assert answer(queen_on_the_table(), seed=seed) != "KS"


def test_the_queen_is_thrown_when_void() -> None:
    game = late("QS 3C 4H 5C", out="6D 7D 8D TC JC QC 2S 3S 4S", plays="1: 9D TD JD")
    assert answer(game) == "QS"


@pytest.mark.parametrize("liked", ["2D", "3D"])
def test_habits_tip_an_even_choice(liked: str, even: None) -> None:
    """Whichever diamond goes now, all that is left to take falls to others."""
    game = late("2D 3D", out="KC QC JC", plays="1: 9D TD JD")
    assert answer(game, likes={liked: 0.5}) == liked


def test_habits_do_not_take_the_queen(even: None) -> None:
    assert answer(queen_on_the_table(), likes={"KS": 3.0}) != "KS"
    assert answer(queen_on_the_table(), likes={"KS": 100.0}) == "KS"


def test_the_searching_player_uses_it_only_where_it_is_enabled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def first(trial: NetworkTrial, rng: np.random.Generator) -> Evaluation:
        question = trial.question
        asked.append(question.effort.learned)
        return untried(question.plays()[0])

    monkeypatch.setattr("hearts_gui.ai.search.searcher.card_search", first)
    seen = view(queen_on_the_table())
    action = Searcher("seed", Effort(worlds=17, learned=17)).decide(seen)
    assert action == PlayCard(seen.seat, choices(seen)[0])
    assert asked == [17]
    Searcher("seed", Effort(worlds=17)).decide(seen)
    assert asked == [17]


def test_a_searching_player_that_learnt_is_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    believe_less(monkeypatch)
    sitting = [Searcher(str(seat), SMALL) for seat in range(4)]
    game = new_game(Rules(pass_cycle=(PassToken.L,)), "steady")
    for moment in islice(decisions(game, by(sitting)), 3, 7):
        view = moment.view
        assert Searcher(str(view.seat), SMALL).decide(view) == moment.action


@pytest.mark.slow
@pytest.mark.parametrize("key", ["standard", "hay", "ricketts", "wiki2008", "yppedia"])
def test_whole_deals_are_played_by_four(key: str) -> None:
    game = play_out(preset(key, 4), [Searcher(str(seat), SMALL) for seat in range(4)], key)
    assert len(game.public.standings.history) == 1


@pytest.mark.parametrize(("strangers", "share"), [(False, 0.3), (True, 0.0), (True, 0.3)])
def test_a_player_that_knows_strangers_meets_them_in_as_many_worlds_as_it_believes(
    strangers: bool, share: float
) -> None:
    """Failing before: belief knew them, but every seat was played on as a network of the
    program."""
    seen = view(midway(8))
    legal = choices(seen)
    effort = replace(SMALL, strangers=strangers)
    trial = LearnedTrial(PlayQuestion(seen, legal, effort, np.zeros(len(legal))))
    worlds = trial.believer.draw(400, np.random.default_rng(1))
    trial.believer.alike = np.full(4, 0.5)
    trial.believer.wild = np.full(4, 0.2)
    many = len(trial.believer.strange)
    trial.believer.strange = np.full((many, 4), share / many)
    _, players = trial._start_batch(worlds, legal[:1], np.random.default_rng(2), (DUCK, SHOOT)[:1])
    assert isinstance(players, LearnedPolicy)
    others = [seat for seat in range(4) if seat != seen.seat]
    met = [
        float((players._who[others] == number).mean()) for number in range(2, len(players._players))
    ]
    known = 1 - share * strangers
    assert many == (3 if strangers else 1)
    assert np.allclose(met[:2], [known * 0.5, known * 0.2], atol=0.05)
    assert np.allclose(met[2:], share * strangers / many, atol=0.05)
    assert (players._who[seen.seat] == DUCK + 2).all()


def test_a_whole_deal_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    believe_less(monkeypatch)
    rest = [RulePlayer(str(seat)) for seat in range(3)]
    game = play_out(preset("hay", 4), [Searcher("0", SMALL), *rest], "hay")
    assert len(game.public.standings.history) == 1


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The plan of this seat, each time."""
    seen: list[int] = []
    real = LearnedTrial.tried

    def noted(
        trial: LearnedTrial, worlds: Any, cards: Any, rng: np.random.Generator, plans: Sequence[int]
    ) -> list[Samples]:
        seen.extend(plans)
        return real(trial, worlds, cards, rng, plans)

    monkeypatch.setattr(LearnedTrial, "tried", noted)
    return seen


def test_the_moon_shooter_plays_the_own_seat_while_a_moon_is_open(plans: list[int]) -> None:
    answer(midway(4), 200, moon_open=True, seed=3)
    assert plans[:2] == [DUCK, SHOOT]


@pytest.mark.parametrize(("worlds", "moon_open"), [(200, False), (30, True)])
def test_nobody_shoots_for_nothing_or_by_few_worlds(
    plans: list[int], worlds: int, moon_open: bool
) -> None:
    answer(midway(4), worlds, moon_open=moon_open, seed=3)
    assert set(plans) == {DUCK}


def test_what_only_a_moon_shooter_would_play_is_tried_while_a_moon_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = midway(4)
    legal = choices(view(game))

    def liked(question: PlayQuestion, world: object, by: object) -> Reals:
        favourite = legal[-1] if by is network("moon_shooter") else legal[0]
        return np.array([0.0 if card is favourite else -9.0 for card in legal])

    monkeypatch.setattr(card_trials, "_prior", liked)
    monkeypatch.setattr(looks, "WEIGHTS", replace(looks.WEIGHTS, ahead=1e9))
    evaluation = evaluated(game, 200)
    assert card_of(evaluation.action) is legal[0]
    assert not tried(evaluation)
    assert len(tried(evaluated(game, 200, moon_open=True))) == 2


def test_a_moon_is_given_up_where_it_is_hopeless(
    even: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def bad(
        trial: LearnedTrial, worlds: Any, cards: list[Card], rng: object, plans: Sequence[int]
    ) -> list[Samples]:
        asked.extend(plans)
        none = np.full((len(cards), worlds.size), -1)
        worth = {DUCK: 0.0, SHOOT: -5.0}
        return [Samples(np.full(none.shape, worth[plan]), none) for plan in plans]

    monkeypatch.setattr(LearnedTrial, "tried", bad)
    answer(midway(4), 600, moon_open=True)
    assert asked == [DUCK, SHOOT, DUCK, DUCK, DUCK]


@pytest.mark.parametrize(("exact", "left", "charged"), [(0, 6, 4), (1, 6, 0), (0, 4, 0)])
def test_a_promised_moon_is_charged_unless_others_play_by_rule_or_few_cards_are_left(
    exact: float, left: int, charged: float
) -> None:
    """Playouts promise too much of it where they do not know what others will do."""
    out = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3D 4D 5D 6D 7D"
    game = late("AS KS QS JS AH KH"[: 3 * left], out=out[: 9 * left])
    seen = view(game)
    legal = choices(seen)
    trial = LearnedTrial(PlayQuestion(seen, legal, Effort(), np.zeros(len(legal))))
    trial.believer.exact = np.full(4, exact)
    shooters = np.array([[seen.seat, -1, -1, -1], [seen.seat] * 4])
    result = trial.without_optimism(Samples(np.zeros((2, 4)), shooters))
    assert result.values.tolist() == [[-charged * 3 / 4] * 4, [0.0] * 4]


def test_the_searching_player_shoots_only_while_nobody_else_has_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bool] = []

    def first(trial: NetworkTrial, rng: np.random.Generator) -> Evaluation:
        question = trial.question
        asked.append(question.moon_open)
        return untried(question.plays()[0])

    monkeypatch.setattr("hearts_gui.ai.search.searcher.card_search", first)
    hand, first_trick = "4C 9C JC 3D 6D TD 4H 8H 9H 3S 5S 8S KS", "2: 2C KC 9C AC"
    clean = position(hand, first_trick, "1: JS 9S TS")
    hurt = position(hand, first_trick, "1: TS QS JS 8S", "2: 7D 8D")
    for game in (clean, hurt):
        Searcher("seed", Effort(worlds=17, learned=17)).decide(view(game))
    assert asked == [True, False]


def rows(*values: list[float]) -> Reals:
    return np.array(values, dtype=float)


def raced(*plans: Reals) -> Race:
    """A race after one round, with these values by plan."""
    race = Race(len(plans[0]), 4, plans=len(plans))
    race.add([Samples(values, np.full(values.shape, -1)) for values in plans])
    return race


def test_a_card_counts_as_by_the_plan_that_is_clearly_better() -> None:
    usual = rows([1, 2, 1, 2], [1, 2, 1, 2], [5, 5, 5, 5])
    shooting = rows([9, 9, 8, 9], [2, 1, 2, 1], [4, 4, 4, 4])
    assert better_plan(raced(usual, shooting)).tolist() == [True, False, False]
    assert not better_plan(raced(usual)).any()


@pytest.mark.parametrize(("late", "best"), [(0.0, 0), (1.0, 1)])
def test_where_the_place_counts_what_comes_in_every_world_is_not_doubted(
    late: float, best: int
) -> None:
    """Failing before: an unlikely card that alone could still win the game was not played."""
    known = looks.Thought(np.arange(2), np.array([0.0, -6.0]), late)
    race = raced(rows([0, 0, 0, 0], [0.6, 0.6, 0.6, 0.6]))
    assert module.narrowed(race, known, np.zeros(2)) == (best, True)


def test_where_the_place_counts_noise_still_speaks_for_no_unlikely_card() -> None:
    known = looks.Thought(np.arange(2), np.array([0.0, -6.0]), 1.0)
    race = raced(rows([0, 0, 0, 0], [-3, 4, -2, 5]))
    assert module.narrowed(race, known, np.zeros(2))[0] == 0


def test_a_moon_is_hopeless_when_every_card_is_clearly_worse() -> None:
    usual = rows([4, 5, 4, 5], [1, 1, 1, 1])
    assert hopeless(raced(usual, rows([-9, -8, -9, -9], [-3, -3, -2, -3])))
    assert not hopeless(raced(usual, rows([-9, -8, -9, -9], [26, -9, 26, -9])))


@pytest.fixture
def no_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program without its networks."""
    monkeypatch.setattr(networks, "WEIGHTS", tmp_path)
    network.cache_clear()
    yield
    network.cache_clear()


def test_without_weights_cards_are_found_the_old_way(no_weights: None) -> None:
    seen = view(queen_on_the_table())
    assert not knows(seen.rules, seen.deal)
    old, new = (
        Searcher("seed", Effort(worlds=100, learned=learned)).decide(seen)
        for learned in (False, True)
    )
    assert old == new
    assert isinstance(new, PlayCard)
    assert new.card.text != "KS"


def test_without_weights_passes_are_found_the_old_way(no_weights: None) -> None:
    game = first_deal(Rules(pass_cycle=(PassToken.L,)), "old")
    seen = view(game)
    old, new = (
        Searcher("seed", Effort(passes=30, learned_passes=learned)).decide(seen)
        for learned in (False, True)
    )
    assert old == new
    assert isinstance(new, PassCards)


def test_without_weights_a_deal_is_played_out(no_weights: None) -> None:
    rest = [RulePlayer(str(seat)) for seat in range(3)]
    game = play_out(Rules(), [Searcher("0", SMALL), *rest], "gone")
    assert len(game.public.standings.history) == 1
