"""Does the work of `Batch` with the engine itself, for players that the simulator does not have.

It is a thousand times slower, so it is only for the few worlds in which rule players take a second
look.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.simulator.batch_moons import Points
from hearts_gui.ai.simulator.batch_score import Outcome
from hearts_gui.ai.simulator.imagined import Imagined, World, imagined
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.game import step, to_act, view_of
from hearts_gui.engine.play.legal import may_name_suit
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.values import Score
from hearts_gui.engine.score.hand_value import zero


class EngineBatch:
    """Imagined worlds that the engine plays on, one by one."""

    def __init__(self, games: Sequence[Imagined]) -> None:
        self._games = list(games)
        self._deals = len(self._games[0].public.standings.history) if games else 0

    @classmethod
    def from_worlds(cls, public: PublicGame, worlds: Sequence[World]) -> EngineBatch:
        """The deal under way, with the hidden cards as in each world."""
        return cls([imagined(public, world) for world in worlds])

    def play_cards(self, cards: Sequence[Card]) -> None:
        """Play one card in each world."""
        self._games = [
            self._settled(_played(game, card))
            for game, card in zip(self._games, cards, strict=True)
        ]

    def run(self, rng: np.random.Generator, first: Sequence[Card] = ()) -> Outcome:
        """Let rule players play every deal out, and count it.

        `first` is the next card of each world.
        """
        if first:
            self.play_cards(first)
        for world, game in enumerate(self._games):
            seats = range(game.rules.players)
            brains = [RulePlayer(f"{seat} {rng.integers(1 << 62)}") for seat in seats]
            self._games[world] = self._run(game, brains)
        points: Points = np.array([self._points(game) for game in self._games]).T
        shooters = [self._shooter(game) for game in self._games]
        return Outcome(points, np.array(shooters, dtype=np.int64))

    def _points(self, game: Imagined) -> tuple[Score, ...]:
        history = game.public.standings.history
        if len(history) == self._deals:  # a misdeal: nobody scores
            return (zero(game.rules),) * game.rules.players
        return history[self._deals].points

    def _shooter(self, game: Imagined) -> int:
        history = game.public.standings.history
        shooter = history[self._deals].shooter if len(history) > self._deals else None
        return -1 if shooter is None else shooter

    def _run(self, game: Imagined, brains: Sequence[RulePlayer]) -> Imagined:
        game = self._settled(game)
        while game.public.deal is not None:
            seat = to_act(game).seats[0]
            game = self._settled(step(game, brains[seat].decide(view_of(game, seat)))[1])
        return game

    def _settled(self, game: Imagined) -> Imagined:
        """The deal after choosing the moon's first effect, where someone has to choose."""
        deal = game.public.deal
        if deal is None or deal.offer is None:
            return game
        return step(game, act.ChooseMoon(deal.offer.seat, deal.offer.choices[0]))[1]


def _played(game: Imagined, card: Card) -> Imagined:
    deal, seat = game.public.deal, to_act(game).seats[0]
    assert deal is not None
    named = None
    if may_name_suit(game.rules, deal, card):
        answer = RulePlayer().decide(view_of(game, seat))
        named = answer.named if isinstance(answer, act.PlayCard) else None
    return step(game, act.PlayCard(seat, card, named))[1]
