"""Measures what it is worth to remember how opponents played in earlier deals of a game.

    python -m tests.ai.memory_survey rule casual counter --games 4

A rule player sits with three players of one kind: a level, or one of `strangers.KINDS`. In tricks 2
and 3 of every deal its belief, the mean logarithm of the chance that it gives to where a hidden
card is, is found with and without the earlier deals, in the same worlds. Errors are standard errors
over the deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.ai.policies.learned import passed_of
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, words_of
from hearts_gui.ai.worlds import belief as module
from hearts_gui.ai.worlds.belief import (
    LEARNED,
    Believer,
    explained_by_kinds,
    kinds_from_past,
    opening_state,
)
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.game import new_game, to_act
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.match import mean_and_error
from tests.ai.against_strangers import seated
from tests.games import by, moments, view

TRICKS = (1, 2)
"""The number of finished tricks when belief is looked at."""
EVEN = 0.1
"""The share of an even chance in every chance, as few worlds cannot say that one is 0."""


def beliefs(game: Game, worlds: int, counts: Sequence[float]) -> list[float]:
    """The belief of the seat to act: without earlier deals, and with these counts from them.

    All come from the same worlds, which are drawn evenly and weighted.
    """
    seen = view(game)
    believer = Believer(seen, learned=True)
    pool = believer.draw_evenly(worlds, np.random.default_rng(1))
    first = believer._first_hands(pool)
    state = opening_state(seen, first, believer._tricks[0][0])
    past = passed_of(seen)
    logs = explained_by_kinds(seen.public, state, believer._tricks, seen.seat, past)
    result = []
    for share in (0.0, *counts):
        module.LEARNED = replace(LEARNED, counts=share)
        known = np.log(kinds_from_past(seen.public))[:, :, None]
        odds = believer._exchanged(first) + np.logaddexp.reduce(logs + known, axis=0).sum(axis=0)
        weights = np.exp(odds - odds.max())
        result.append(belief(game, seen.seat, pool.hands[0], weights / weights.sum()))
    return result


def belief(game: Game, seat: int, hands: Ints, weights: Reals) -> float:
    chances = [
        EVEN / 3 + (1 - EVEN) * float(weights @ (hands[own.seat] & words_of([card], 1)[0] != 0))
        for own in game.owns
        if own.seat != seat
        for card in own.hand
    ]
    return float(np.log(chances).mean())


def positions(
    kind: str, seed: str, deals: int, rules: Rules | None = None, tricks: Sequence[int] = TRICKS
) -> Iterator[Game]:
    """Find where the rule player has to play after one of these numbers of tricks."""
    names = ["rule", kind, kind, kind]
    bots = [seated(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    for moment in moments(new_game(rules or Rules(), seed), by(bots), deals=deals):
        for seat, bot in enumerate(bots):
            if isinstance(bot, ExternalBot):
                for event in moment.events:
                    bot.observe(redact(event, seat))
        deal, ask = moment.before.public.deal, to_act(moment.before)
        asked = deal is not None and len(deal.tricks) in tricks
        if asked and ask == Ask(AskKind.PLAY, (0,)):
            yield moment.before


def survey(kind: str, games: int, worlds: int, counts: Sequence[float]) -> None:
    """Print the results for one kind of opponent."""
    by_deal: dict[tuple[int, int], list[list[float]]] = {}
    for number in range(games):
        for game in positions(kind, f"memory/{kind}/{number}", deals=10):
            result = beliefs(game, worlds, counts)
            by_deal.setdefault((number, len(game.public.past)), []).append(result)
    means = {deal: np.mean(each, axis=0) for deal, each in by_deal.items()}
    first = [mean[0] for (_, past), mean in means.items() if not past]
    later = np.array([mean for (_, past), mean in means.items() if past])
    print(f"{kind}: deal 1", told(first), f"{len(later)} later deals", told(later[:, 0]))
    for share, column in zip(counts, later.T[1:], strict=True):
        print(f"  gained where {share} counts:", told(column - later[:, 0]), flush=True)


def told(values: Iterable[float]) -> str:
    """A mean with its error."""
    return "{:.4f} ± {:.4f}".format(*mean_and_error([float(value) for value in values]))


def main() -> None:
    """Ask for the options, and print."""
    parser = argparse.ArgumentParser(description="Belief with and without earlier deals.")
    parser.add_argument("kinds", nargs="+")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=2000)
    parser.add_argument("--counts", type=float, nargs="+", default=[LEARNED.counts])
    wanted = parser.parse_args()
    for kind in wanted.kinds:
        survey(kind, wanted.games, wanted.worlds, wanted.counts)


if __name__ == "__main__":
    main()
