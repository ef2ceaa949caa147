"""Measures how many deals the simulator plays out in a second."""

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Any

import numpy as np

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.imagined import World
from hearts_gui.engine.cards import WARREN, Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.play.state import PublicDeal, PublicGame
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.shuffle import Stream

HARDEST = ("standard", "omnibus", "black_maria", "turbo", "gong_zhu", "cancellation", "domino")
"""The usual game and the slowest ones."""

WORLDS = 8192
_DIFFERENT = 256


def slowest_rules() -> list[tuple[str, Rules]]:
    """The rule sets measured when nothing else is asked for, at their usual tables."""
    return [(key, preset(key)) for key in HARDEST]


def bench_playouts(
    tables: Iterable[tuple[str, Rules]], *, seconds: float = 1.0
) -> list[dict[str, Any]]:
    """Whole deals played out in a second, for each named table and each policy."""
    rows = []
    for name, rules in tables:
        public, worlds = opening_worlds(rules, _DIFFERENT)
        for policy in ("random", "sensible"):
            speed = _speed(public, worlds, policy, seconds)
            rows.append({"rules": name, "policy": policy, "deals_per_second": round(speed)})
    return rows


def opening_worlds(rules: Rules, count: int) -> tuple[PublicGame, list[World]]:
    """The first lead of a deal, with new hands dealt in each of some worlds.

    Who leads, and a card that must be led, are as in the first world.
    """
    game = new_game(rules, "bench")
    bot = RandomBot("bench")
    while to_act(game).kind is not AskKind.PLAY:
        seat = next(iter(to_act(game).seats), 0)
        _, game = step(game, bot.decide(view_of(game, seat)))
    deal = game.public.deal
    assert deal is not None
    fixed: list[list[Card]] = [[] for _ in deal.sizes]
    if deal.opening_card is not None:
        fixed[deal.leader].append(deal.opening_card)
    if deal.warren_owner is not None:
        fixed[deal.warren_owner].append(WARREN)
    stream = Stream("bench", "worlds")
    rest = [card for card in build_pack(rules) if all(card not in hand for hand in fixed)]
    if deal.warren_owner is None:
        rest = [card for card in rest if card is not WARREN]
    return game.public, [_dealt(deal, fixed, stream.shuffled(rest)) for _ in range(count)]


def _dealt(deal: PublicDeal, fixed: list[list[Card]], rest: Sequence[Card]) -> World:
    cards = list(rest)
    hands = []
    for size, hand in zip(deal.sizes, fixed, strict=True):
        hands.append((*hand, *(cards.pop() for _ in range(size - len(hand)))))
    if deal.warren_owner is not None:
        return World(tuple(hands), extra=cards.pop())
    kitty = tuple(cards[: deal.kitty_size])
    return World(tuple(hands), kitty=kitty, stock=tuple(cards[deal.kitty_size :]))


def _speed(public: PublicGame, worlds: list[World], policy: str, seconds: float) -> float:
    """The best of several runs, which shows what the machine can do when it is not busy."""
    rng = np.random.default_rng(1)
    start = Batch.from_worlds(public, worlds)
    best, begun = 0.0, perf_counter()
    while perf_counter() - begun < seconds or not best:
        batch = start.pick(np.arange(WORLDS) % start.size)
        before = perf_counter()
        batch.run(policy, rng)
        best = max(best, WORLDS / (perf_counter() - before))
    return best
