"""Plays imagined worlds out with the engine itself and the rule player as it is.

It is a thousand times slower than `Batch`, so it is only for the few worlds in which rule players
take a second look, and for rules that the simulator does not have.
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


def play_each(
    public: PublicGame, worlds: Sequence[World], cards: Sequence[Card], rng: np.random.Generator
) -> Outcome:
    """Play each of these cards in all worlds, let rule players play on, and count; card by card."""
    ends = [_end(imagined(public, world), card, rng) for card in cards for world in worlds]
    points: Points = np.array([scored for scored, _ in ends]).T
    return Outcome(points, np.array([shooter for _, shooter in ends], dtype=np.int64))


def _end(game: Imagined, card: Card, rng: np.random.Generator) -> tuple[tuple[Score, ...], int]:
    """The points of the deal under way after this card, and who shot the moon, or -1."""
    rules, before = game.rules, len(game.public.standings.history)
    brains = [RulePlayer(f"{seat} {rng.integers(1 << 62)}") for seat in range(rules.players)]
    game = step(game, _play(game, card))[1]
    while (deal := game.public.deal) is not None:
        seat = to_act(game).seats[0]
        if deal.offer is None:
            action = brains[seat].decide(view_of(game, seat))
        else:
            action = act.ChooseMoon(seat, deal.offer.choices[0])
        game = step(game, action)[1]
    scores = game.public.standings.history[before:]
    if not scores:  # a misdeal: nobody scores
        return (zero(rules),) * rules.players, -1
    shooter = scores[0].shooter
    return scores[0].points, -1 if shooter is None else shooter


def _play(game: Imagined, card: Card) -> act.PlayCard:
    """The play of this card, with the suit that a rule player names where it must."""
    deal, seat = game.public.deal, to_act(game).seats[0]
    assert deal is not None
    named = None
    if may_name_suit(game.rules, deal, card):
        answer = RulePlayer().decide(view_of(game, seat))
        named = answer.named if isinstance(answer, act.PlayCard) else None
    return act.PlayCard(seat, card, named)
