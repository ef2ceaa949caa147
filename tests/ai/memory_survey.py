"""What remembering who sits there is worth: belief early in the later deals of whole games.

    python -m tests.ai.memory_survey rule casual counter --games 4

A rule player sits with three players of one kind: a level, or one of `strangers.KINDS`. In tricks 2
and 3 of every deal its belief, the mean logarithm of the chance that it gives to where a hidden
card is, is found with and without the earlier deals, in the same positions and with the same
chance. Errors are standard errors over the deals.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import replace

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from hearts_gui.ai.players.external import ExternalBot
from hearts_gui.ai.simulator.batch_cards import words_of
from hearts_gui.ai.worlds import belief as module
from hearts_gui.ai.worlds.belief import LEARNED, Believer
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import Ask, AskKind
from hearts_gui.engine.play.game import new_game, to_act
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import redact
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.headless.match import mean_and_error
from tests.ai.against_strangers import seated
from tests.games import by, moments, view

TRICKS = (1, 2)
"""How many tricks are over when belief is looked at."""
EVEN = 0.1
"""The share of an even chance in every chance, as few worlds cannot say that one is 0."""


def believed(game: Game, worlds: int, *, remembers: bool) -> float:
    """The belief of the seat that is to act."""
    seen = view(game)
    if not remembers:
        seen = replace(seen, public=evolve(seen.public, past=()))
    hands = Believer(seen, learned=True).draw(worlds, np.random.default_rng(1)).hands[0]
    found = [
        EVEN / 3 + (1 - EVEN) * float((hands[own.seat] & words_of([card], 1)[0] != 0).mean())
        for own in game.owns
        if own.seat != seen.seat
        for card in own.hand
    ]
    return float(np.log(found).mean())


def positions(kind: str, seed: str, deals: int) -> Iterator[Game]:
    """Where the rule player is to play a card early in a deal."""
    names = ["rule", kind, kind, kind]
    bots = [seated(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    for moment in moments(new_game(Rules(), seed), by(bots), deals=deals):
        for seat, bot in enumerate(bots):
            if isinstance(bot, ExternalBot):
                for event in moment.events:
                    bot.saw(redact(event, seat))
        deal, ask = moment.before.public.deal, to_act(moment.before)
        early = deal is not None and len(deal.tricks) in TRICKS
        if early and ask == Ask(AskKind.PLAY, (0,)):
            yield moment.before


def survey(kind: str, games: int, worlds: int, counts: list[float]) -> None:
    """Print what is found for one kind."""
    gains: dict[tuple[float, int, int], list[float]] = {}
    plain: dict[tuple[int, int], list[float]] = {}
    for number in range(games):
        for game in positions(kind, f"memory/{kind}/{number}", deals=10):
            deals = len(game.public.past)
            without = believed(game, worlds, remembers=False)
            plain.setdefault((number, deals), []).append(without)
            for share in counts if deals else ():
                module.LEARNED = replace(LEARNED, counts=share)  # type: ignore[misc]
                gain = believed(game, worlds, remembers=True) - without
                gains.setdefault((share, number, deals), []).append(gain)
    for first in (True, False):
        means = [np.mean(each) for (_, deals), each in plain.items() if (deals == 0) is first]
        text = "{:.3f} ± {:.3f}".format(*mean_and_error([float(each) for each in means]))
        print(kind, "deal 1" if first else "later", len(means), text, flush=True)
    for share in counts:
        means = [np.mean(each) for (one, _, _), each in gains.items() if one == share]
        text = "{:+.3f} ± {:.3f}".format(*mean_and_error([float(each) for each in means]))
        print(kind, f"with memory, counting {share}:", text, flush=True)


def main() -> None:
    """Ask for the options, and print."""
    parser = argparse.ArgumentParser(description="Belief with and without earlier deals.")
    parser.add_argument("kinds", nargs="+")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--counts", type=float, nargs="+", default=[LEARNED.counts])
    wanted = parser.parse_args()
    for kind in wanted.kinds:
        survey(kind, wanted.games, wanted.worlds, wanted.counts)


if __name__ == "__main__":
    main()
