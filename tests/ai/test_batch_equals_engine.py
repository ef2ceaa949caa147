"""The simulator plays exactly by the engine's rules: cards allowed, takers, breaking, points."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from hearts_gui.ai.simulator import batch, batch_legal, batch_state, batch_tricks
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, to_act
from hearts_gui.engine.rules.choices import (
    Direction,
    Duplicates,
    HeartsLead,
    Jokers,
    Kitty,
    KittyDiscard,
    OpeningLead,
    PassToken,
    QueenForced,
    Strip,
)
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from tests.ai import batch_kit
from tests.ai.batch_kit import Difference, Tally, advanced, compare, legal_cards, shuffled, world_of
from tests.engine.strategies import random_rules
from tests.kits.rule_tables import BY_TABLE, TABLES
from tests.kits.slow import some


def compared(rules: Rules, seed: str, *, tries: int, worlds: int = 3) -> Tally:
    tally = Tally()
    for k in range(tries):
        compare(rules, random.Random(f"{seed} {k}"), tally, worlds=worlds)
    return tally


def possible_rules(rng: random.Random) -> Rules:
    """Random rules that the simulator plays on from some point of a deal."""
    while True:
        rules = random_rules(rng)
        if rules is not None:
            return rules


@pytest.mark.parametrize(("key", "players"), BY_TABLE)
def test_every_preset_is_played_as_by_the_engine(key: str, players: int) -> None:
    tally = compared(preset(key, players), f"{key} {players}", tries=1)
    assert tally.steps or key == "standard"


SWAPS = [
    preset("heartsette", 3),
    preset("heartsette", 6),
    preset("hay_kitty", 3).but(kitty=Kitty.FIRST_POINT_SWAP),
    preset("hay_kitty", 5).but(kitty=Kitty.FIRST_TRICK_SWAP),
    preset("hay_kitty", 3).but(
        kitty=Kitty.FIRST_POINT_SWAP, kitty_discard=KittyDiscard.OUT_OF_PLAY
    ),
    preset("double_deck", 6).but(kitty=Kitty.FIRST_POINT_SWAP),
]


@pytest.mark.parametrize("deals", some((10, 30), 10))
@pytest.mark.parametrize("rules", SWAPS)
def test_a_kitty_is_exchanged_in_the_middle_of_a_deal_as_by_the_engine(
    rules: Rules, deals: int
) -> None:
    tally = Tally()
    for k in range(deals):
        compare(rules, random.Random(f"swap {k}"), tally, worlds=4)
    assert tally.burials > 0.7 * deals


DOMINOES = [
    *(preset("domino", players) for players in range(2, 8)),
    preset("domino", 4).but(direction=Direction.CCW, hearts_lead=HeartsLead.ALWAYS),
    preset("domino", 7).but(packs=2, duplicates=Duplicates.CANCEL, players=8),
    preset("domino", 6).but(jokers=Jokers.OFF_SUIT),
]


@pytest.mark.parametrize("deals", some((8, 25), 8))
@pytest.mark.parametrize("rules", some(DOMINOES, DOMINOES[2], *DOMINOES[6:]))
def test_domino_is_played_as_by_the_engine(rules: Rules, deals: int) -> None:
    tally = Tally()
    for k in range(deals):
        compare(rules, random.Random(f"domino {k}"), tally, worlds=4)
    assert tally.deals > 2.4 * deals


@pytest.mark.parametrize("games", some((40, 120), 40))
def test_random_rules_are_played_as_by_the_engine(games: int) -> None:
    tally = Tally()
    for k in range(games):
        rng = random.Random(f"rules {k}")
        compare(possible_rules(rng), rng, tally, worlds=2)
    assert tally.steps > 40 * games
    assert tally.deals > games


@pytest.mark.slow
def test_a_million_steps_without_a_difference() -> None:
    tally = Tally()
    k = 0
    while tally.steps < 1_000_000:
        rng = random.Random(f"million {k}")
        if k % 3:
            rules = possible_rules(rng)
        else:
            rules = preset(*rng.choice(TABLES))
        compare(rules, rng, tally, worlds=4)
        k += 1
    assert tally.moons > 100


def test_copies_of_a_world_go_their_own_ways() -> None:
    tally = Tally()
    for k in range(6):
        rng = random.Random(f"copies {k}")
        compare(preset("turbo"), rng, tally, worlds=2, repeats=3)
    assert tally.deals >= 30


def before_play(rules: Rules, seed: str) -> Batch:
    """Worlds of a deal whose passes are still to come, as a search of the pass imagines them."""
    rng = random.Random(seed)
    game = advanced(new_game(rules, seed), rng)
    return Batch.from_worlds(game.public, [world_of(shuffled(game, rng)) for _ in range(20)])


@pytest.mark.parametrize("lead", [OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB])
def test_before_the_pass_each_world_finds_its_own_first_leader(lead: OpeningLead) -> None:
    worlds = before_play(Rules(opening_lead=lead), "early")
    seats = worlds.seats()
    assert len(set(seats.tolist())) > 1
    for world in range(worlds.size):
        cards = [card.text for card in legal_cards(worlds, world)]
        assert "2C" in cards
        assert all(text.endswith("C") for text in cards)
        assert (cards == ["2C"]) is (lead is OpeningLead.LOWEST_CLUB) or len(cards) == 1


def test_with_two_packs_the_single_lowest_club_opens() -> None:
    rules = preset("double_deck", 6).but(
        strip=Strip.WIKI2, kitty=Kitty.NONE, opening_lead=OpeningLead.LOWEST_CLUB
    )
    worlds = before_play(rules, "two packs")
    assert {legal_cards(worlds, world) for world in range(worlds.size)} == {
        legal_cards(worlds),
    }
    assert legal_cards(worlds)[0].rank == 2
    assert len(set(worlds.seats().tolist())) > 1


def test_rules_that_it_cannot_play_are_refused_with_a_reason() -> None:
    rng = random.Random(1)
    game = new_game(preset("heartsette"), "1")
    while to_act(game).kind is not AskKind.BURY:
        game = advanced(game, rng)
    with pytest.raises(ValueError, match="still to be laid away"):
        Batch.from_worlds(game.public, [world_of(game)])


# Bugs that the comparison must find: a function, what it becomes, and rules that show it.
Wrong = Callable[..., Any]


def _no_ban(state: State, allowed: Ints) -> Ints:
    return allowed


def _ban_without_lapse(state: State, allowed: Ints) -> Ints:
    return allowed & ~state.plan.penalties


def _always_broken(state: State, allowed: Ints) -> Ints:
    return allowed


def _never_breaks(state: State, won: Ints) -> None:
    return None


def _kitty_for_nobody(state: State, takes: Ints, won: Ints) -> Ints:
    assert state.kitty is not None
    return state.kitty * 0


def _picked_up_by_all(state: State, cards: Ints) -> None:
    state.hands[:, 1] |= cards
    state.left |= cards


def _nobody_draws(state: State, index: Ints) -> None:
    return None


def _rest_for_nobody(state: State) -> None:
    state.active = np.full(state.size, -1, dtype=np.int64)


def _buried_for_nothing(state: State, cards: Ints) -> None:
    state.hands[:, 0] ^= cards
    state.left ^= cards
    state.buries = None


def _not_forced(state: State, allowed: Ints) -> Ints:
    return allowed


def _second_round_for_all(state: State) -> Ints:
    return np.full(state.size, -1, dtype=np.int64)


def _last_copy_wins(state: State, face: Ints) -> None:
    plan = state.plan
    state.plan = replace(plan, later_wins=not plan.later_wins)
    _REAL_RANK(state, face)
    state.plan = plan


def _clockwise_only(plan: Any, leader: Ints, turn: Any) -> Ints:
    seats: Ints = (leader + turn) % plan.players
    return seats


_REAL_RANK = batch_tricks._rank
_FAST = Rules(pass_cycle=(PassToken.HOLD,))
MUTANTS: list[tuple[Any, str, Wrong, Rules]] = [
    (batch_legal, "_first_trick", _no_ban, _FAST),
    (batch_legal, "_first_trick", _ban_without_lapse, _FAST.but(custom_values=(("2C", 3),))),
    (batch_legal, "_unbroken", _always_broken, _FAST),
    (batch_tricks, "_break", _never_breaks, _FAST),
    (batch_tricks, "kitty_taken", _kitty_for_nobody, preset("hay_kitty", 3)),
    (batch_tricks, "_draw_until_able", _nobody_draws, preset("domino")),
    (batch_tricks, "next_leads", _rest_for_nobody, preset("domino")),
    (batch_tricks, "pick_up", _picked_up_by_all, preset("heartsette")),
    (batch_kit, "bury", _buried_for_nothing, preset("heartsette")),
    (batch_legal, "_forced", _not_forced, _FAST.but(qs_forced=QueenForced.FIRST_SAFE_CHANCE)),
    (batch_tricks, "_plays_again", _second_round_for_all, preset("turbo")),
    (batch_tricks, "_rank", _last_copy_wins, preset("double_deck", 6)),
    (batch_state, "seat_at", _clockwise_only, _FAST.but(direction=Direction.CCW)),
]


@pytest.mark.parametrize(("module", "name", "wrong", "rules"), MUTANTS)
def test_planted_bugs_are_found(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, wrong: Wrong, rules: Rules
) -> None:
    for place in (module, batch, batch_tricks):
        if hasattr(place, name):
            monkeypatch.setattr(place, name, wrong)
    with pytest.raises(Difference):
        compared(rules, f"planted {name}", tries=80, worlds=3)
