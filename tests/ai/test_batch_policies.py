"""Random and sensible playouts are legal under every rule set, and play as their names say."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_burials import burials
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts, cards_in, merged
from hearts_gui.ai.simulator.batch_legal import legal
from hearts_gui.ai.simulator.batch_policy import Policy, policy_for
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tricks import bury
from hearts_gui.ai.simulator.playout_speed import bench_playouts, opening_worlds
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.choices import BonusCard, MoonEffect, Partners
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import random_point, repeated, shuffled, world_of
from tests.ai.table import HOLD, late, position
from tests.engine.strategies import random_rules
from tests.kits.slow import some

COPIES = 64


class Mixed:
    """One policy in one seat, another in all others; checks every choice."""

    def __init__(self, policy: Policy, others: Policy, seat: int) -> None:
        self._one = policy
        self._others = others
        self._seat = seat

    def choose(self, state: State, allowed: Ints, /) -> Ints:
        """The seat's own policy's card."""
        mine = state.seat == self._seat
        cards = np.where(
            mine, self._one.choose(state, allowed), self._others.choose(state, allowed)
        )
        check_choice(cards, allowed)
        return cards

    def names(self, state: State) -> Ints | None:
        """Any suit."""
        return self._one.names(state)


def check_choice(cards: Ints, allowed: Ints) -> None:
    """Exactly one card in every world where there is one, and an allowed one."""
    assert not (cards & ~allowed).any()
    chosen = sum(bit_counts(word).astype(int) for word in cards)
    assert np.array_equal(chosen, (merged(allowed) != 0).astype(int))


def points(rules: Rules, one: str, others: str, *, worlds: int = 1500) -> tuple[float, float]:
    """Mean points of the one seat and of the others, over all seats."""
    public, drawn = opening_worlds(rules, 200)
    start = Batch.from_worlds(public, drawn)
    mine, theirs = [], []
    for seat in range(rules.players):
        rng = np.random.default_rng(seat)
        batch = start.pick(np.arange(worlds) % start.size)
        mixed = Mixed(policy_for(one, batch.state, rng), policy_for(others, batch.state, rng), seat)
        outcome = batch.run(mixed, rng)
        mine.append(outcome.points[seat].real.mean())
        theirs.append(np.delete(outcome.points, seat, axis=0).real.mean())
    return float(np.mean(mine)), float(np.mean(theirs))


@pytest.mark.parametrize("every", some((4, 1), 4))
def test_choices_are_single_legal_cards_under_every_preset_and_random_rules(every: int) -> None:
    rng = random.Random("choices")
    tables = [preset(entry.key, size) for entry in all_presets() for size in entry.sizes[::3]]
    drawn = (random_rules(rng) for _ in range(40 // every))
    tables = [*tables[::every], *(rules for rules in drawn if rules is not None)]
    for rules in tables:
        game = random_point(rules, rng)
        if game is None:
            continue
        batch = Batch.from_worlds(game.public, [world_of(shuffled(game, rng)) for _ in range(6)])
        for name in ("random", "sensible"):
            copy, chance = repeated(batch, 2), np.random.default_rng(1)
            policy = policy_for(name, copy.state, chance)
            while not copy.over:
                if copy.state.buries is not None:
                    bury(copy.state, burials(copy.state))
                    continue
                allowed = legal(copy.state)
                cards = policy.choose(copy.state, allowed)
                check_choice(cards, allowed)
                copy.play(cards, policy.names(copy.state))
            copy.outcome()


def test_random_play_is_about_even_among_the_cards() -> None:
    game = position("3C 4C 5C 8C 9C 2D 9D TD 2H 3H 3S JS AS", "1: 2C 6C 7C")
    worlds = repeated(Batch.from_worlds(game.public, [world_of(game)]), 20_000)
    rng = np.random.default_rng(5)
    allowed = legal(worlds.state)
    cards = policy_for("random", worlds.state, rng).choose(worlds.state, allowed)
    counts = Counter(cards[0].tolist())
    number = len(cards_in([int(allowed[0, 0])]))
    assert number > 2
    assert len(counts) == number
    assert max(counts.values()) < 1.25 * 20_000 / number
    assert min(counts.values()) > 0.75 * 20_000 / number


def test_the_same_seed_gives_the_same_playouts() -> None:
    public, result = opening_worlds(preset("turbo"), 50)
    batch = Batch.from_worlds(public, result)
    results = [
        batch.pick(np.arange(200) % 50).run("sensible", np.random.default_rng(seed)).points
        for seed in (1, 1, 2)
    ]
    assert np.array_equal(results[0], results[1])
    assert not np.array_equal(results[0], results[2])


MARGINS = [
    ("standard", 4, 4.0),
    ("omnibus", 4, 3.5),
    ("black_maria", 3, 9.0),
    ("turbo", 4, 12.0),
    ("cancellation", 6, 4.0),
    ("partnership", 4, 3.0),
    ("joker_hearts", 4, 3.5),
    ("hay_kitty", 3, 5.0),
    ("point_count", 5, 15.0),
    ("royal", 4, 5.0),
]


@pytest.mark.parametrize(("key", "players", "margin"), MARGINS)
def test_sensible_play_beats_random_play(key: str, players: int, margin: float) -> None:
    rules = preset(key, players)
    mine, theirs = points(rules, "sensible", "random")
    assert theirs - mine > margin
    mine, theirs = points(rules, "random", "sensible")
    assert mine - theirs > margin


def test_sensible_play_beats_random_play_where_the_highest_wins() -> None:
    mine, theirs = points(preset("gong_zhu"), "sensible", "random")
    assert mine - theirs > 40


def choices(game: Game) -> set[str]:
    """Return the cards that sensible players play here, chance included."""
    worlds = repeated(Batch.from_worlds(game.public, [world_of(game)]), COPIES)
    policy = policy_for("sensible", worlds.state, np.random.default_rng(3))
    cards = policy.choose(worlds.state, legal(worlds.state))
    return {card.text for k in range(COPIES) for card in cards_in(cards[:, k])}


EARLY = "4C 9C JC 3D 6D TD 4H 8H 9H "
FIRST = "2: 2C KC 9C AC"  # taken by seat 1; seat 0 plays last to the next trick


def test_ducks_under_the_queen() -> None:
    assert choices(position(EARLY + "3S 5S 8S KS", FIRST, "1: JS QS 9S")) == {"8S"}


def test_throws_the_queen_when_void() -> None:
    game = position("9C JC 2S QS 4H 8H 9H JH 5C 8C TC 4S AH", FIRST, "1: 5D 7D 8D")
    assert choices(game) == {"QS"}


def test_throws_the_queen_under_the_king_or_ace() -> None:
    assert choices(position(EARLY + "3S 5S 8S QS", FIRST, "1: JS KS 9S")) == {"QS"}


def test_takes_a_clean_trick_with_the_highest_card_when_last() -> None:
    assert choices(position(EARLY + "3S 5S 8S QS", FIRST, "1: 2D 7D 8D")) == {"TD"}


def test_does_not_lead_the_king_of_spades_into_the_queen() -> None:
    game = late("KS 4D 9D 3H", out="QS 2S 3S 5D 6D 7D TD JD 4H 5H 6H 7H", last_taker=0)
    assert "KS" not in choices(game)


def test_keeps_the_wanted_jack_from_others() -> None:
    jack = HOLD.but(bonus_card=BonusCard.JD)
    game = position("9C JC 2S 5S 4H 8H 9H JH 5C 8C TC JD AH", FIRST, "1: 6S 7S AS", rules=jack)
    assert "JD" not in choices(game)
    game = position("4C 9C JC 3D 6D QD 4H 8H 9H 3S 5S 8S QS", FIRST, "1: 2D JD 8D", rules=jack)
    assert choices(game) == {"QD"}


def test_does_not_spend_the_wanted_jack_while_others_are_still_to_play() -> None:
    jack = HOLD.but(bonus_card=BonusCard.JD)
    hand = "4C 9C JC 3D 6D JD 4H 8H 9H 3S 5S 8S QS"
    assert choices(position(hand, "1: 2C TC KC 9C", "3: 5D", rules=jack)) == {"3D"}


def test_bad_cards_are_not_thrown_to_ones_partner() -> None:
    hand = "9C JC 2S QS 4H 8H 9H JH 5C 8C TC 4S AH"
    together = HOLD.but(partners=Partners.FIXED, moon_effect=MoonEffect.ADD_OTHER_SIDE)
    thrown = choices(position(hand, FIRST, "1: 5D KD 8D", rules=together))
    assert thrown
    assert "QS" not in thrown
    assert not any(card.endswith("H") for card in thrown)


def test_the_bench_names_rules_policy_and_speed() -> None:
    tables = [(key, preset(key)) for key in ("standard", "warren", "domino")]
    result = bench_playouts(tables, seconds=0.01)
    assert [(entry["rules"], entry["policy"]) for entry in result] == [
        (key, policy)
        for key in ("standard", "warren", "domino")
        for policy in ("random", "sensible")
    ]
    assert all(entry["deals_per_second"] > 0 for entry in result)
