"""Records deals of the engine's players, on all cores."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import TypeAlias

import numpy as np
from learn_deals import Recorded
from learn_effort import Span

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_cards import index_of
from hearts_gui.ai.strategy import Strategy
from hearts_gui.engine.play.actions import AskKind, PlayCard, StartDeal
from hearts_gui.engine.play.game import new_game, step, to_act, view_of
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules

_REPORT = 2000

Company: TypeAlias = Callable[[str], Sequence[Strategy]]
"""The players of the deal of this name; a function of a module, as other processes call it."""


def rule_players(name: str) -> Sequence[Strategy]:
    """Four rule players."""
    return [RulePlayer(f"{name}-{seat}") for seat in range(4)]


def record(span: Span, seed: int, workers: int, company: Company = rule_players) -> Recorded:
    """Deals of such players, each by itself, the passes in turn to every side."""
    names = [f"{seed}-{worker}" for worker in range(workers)]
    if workers == 1:
        return _recorded(span, names[0], company)
    # A forked process would inherit the locks of numpy's threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        return Recorded.joined(list(pool.map(_recorded, repeat(span), names, repeat(company))))


def _recorded(span: Span, name: str, company: Company) -> Recorded:
    rules = preset("standard")
    cycle = rules.pass_cycle
    parts: list[tuple[list[list[int]], list[int]]] = []
    while span.part() < 1:
        turn = len(parts) % len(cycle)
        turned = rules.but(pass_cycle=(*cycle[turn:], *cycle[:turn]))
        parts.append(_deal(turned, f"{name}-{len(parts)}", company))
        if len(parts) % _REPORT == 0:
            print(f"record: {len(parts)} deals of {name}", flush=True)
    hands, plays = zip(*parts, strict=True)
    return Recorded(np.array(hands, dtype=np.uint8), np.array(plays, dtype=np.uint8))


def _deal(rules: Rules, name: str, company: Company) -> tuple[list[list[int]], list[int]]:
    """The hands after the pass, and the cards as they were played, by number."""
    _, game = step(new_game(rules, name), StartDeal())
    players = company(name)
    hands: list[list[int]] = []
    plays: list[int] = []
    while (ask := to_act(game)) is not None and ask.kind not in (AskKind.START, AskKind.OVER):
        seat = ask.seats[0]
        action = players[seat].decide(view_of(game, seat))
        if isinstance(action, PlayCard):
            hands = hands or [[index_of(card) for card in own.hand] for own in game.owns]
            plays.append(index_of(action.card))
        _, game = step(game, action)
    return hands, plays
