"""Deals of rule players, alone or with guests who have learnt, recorded on all cores."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from typing import Final

import numpy as np
from learn_deals import SEATS, Recorded, strength
from learn_effort import Span
from learn_guest import Guest

from hearts_gui.ai.batch_cards import index_of, words_of
from hearts_gui.ai.simple import RulePlayer
from hearts_gui.engine.actions import AskKind, PlayCard, StartDeal
from hearts_gui.engine.game import new_game, step, to_act, view_of
from hearts_gui.engine.rules import Rules
from hearts_gui.engine.state import Game
from hearts_gui.engine.variants import preset

_REPORT: Final = 2000
_RAIDS: Final = 0.8
"""So often the strongest hand is a hunter's; else two who duck are guests."""

_BOTH: Final = 0.2
"""So often there is one who ducks besides a hunter."""


@dataclass(frozen=True, slots=True)
class Guests:
    """Who may sit among rule players, which learn nothing from them."""

    ducker: Guest
    hunter: Guest

    def seated(self, game: Game, rng: np.random.Generator) -> Mapping[int, Guest]:
        """Who sits where in a new deal."""
        hands = np.array([words_of(own.hand, 1)[0] for own in game.owns], dtype=np.int64)
        order = [int(seat) for seat in rng.permutation(SEATS)]
        chance = rng.random()
        if chance >= _RAIDS:
            return dict.fromkeys(order[:2], self.ducker)
        best = int(strength(hands).argmax())
        other = next(seat for seat in order if seat != best)
        found = {best: self.hunter}
        return found | {other: self.ducker} if chance < _BOTH else found


def record(span: Span, seed: int, workers: int, guests: Guests | None = None) -> Recorded:
    """Deals of the rule player, each by itself, the passes in turn to every side."""
    names = [f"{seed}-{worker}" for worker in range(workers)]
    if workers == 1:
        return _recorded(span, names[0], guests)
    # A forked process would inherit the locks of numpy's threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        return Recorded.joined(list(pool.map(_recorded, repeat(span), names, repeat(guests))))


def _recorded(span: Span, name: str, guests: Guests | None) -> Recorded:
    rules = preset("standard")
    cycle = rules.pass_cycle
    rng = np.random.default_rng(list(name.encode()))
    parts: list[tuple[list[list[int]], list[int], list[bool]]] = []
    while span.part() < 1:
        turn = len(parts) % len(cycle)
        turned = rules.but(pass_cycle=(*cycle[turn:], *cycle[:turn]))
        parts.append(_deal(turned, f"{name}-{len(parts)}", guests, rng))
        if len(parts) % _REPORT == 0:
            print(f"record: {len(parts)} deals of {name}", flush=True)
    hands, plays, shows = zip(*parts, strict=True)
    return Recorded(
        np.array(hands, dtype=np.uint8), np.array(plays, dtype=np.uint8), np.array(shows)
    )


def _deal(
    rules: Rules, name: str, guests: Guests | None, rng: np.random.Generator
) -> tuple[list[list[int]], list[int], list[bool]]:
    """The hands after the pass, the cards as they were played, by number, and who goes by rules."""
    _, game = step(new_game(rules, name), StartDeal())
    seated = {} if guests is None else guests.seated(game, rng)
    players = [RulePlayer(f"{name}-{seat}") for seat in range(rules.players)]
    hands: list[list[int]] = []
    plays: list[int] = []
    while (ask := to_act(game)) is not None and ask.kind not in (AskKind.START, AskKind.OVER):
        seat = ask.seats[0]
        view = view_of(game, seat)
        guest = seated.get(seat)
        action = players[seat].decide(view) if guest is None else guest.decide(view, rng)
        if isinstance(action, PlayCard):
            hands = hands or [[index_of(card) for card in own.hand] for own in game.owns]
            plays.append(index_of(action.card))
        _, game = step(game, action)
    return hands, plays, [seat not in seated for seat in range(rules.players)]
