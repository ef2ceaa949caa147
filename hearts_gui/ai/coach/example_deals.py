"""Sample deals to show to a player who wants to see what a judgement is based on."""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.coach.facts import Ends, facts
from hearts_gui.ai.coach.judging import Difference
from hearts_gui.ai.coach.models import Model, ModelTrials, classes, lead
from hearts_gui.ai.coach.reasons import compared
from hearts_gui.ai.coach.verdict import Standing
from hearts_gui.ai.search.race import Samples
from hearts_gui.ai.simulator.batch_cards import Ints
from hearts_gui.ai.simulator.imagined import origin_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.view import PlayerView

SHOWN = 300
"""Imagined deals that are laid out beside an answer."""


@dataclass(frozen=True, slots=True)
class ExampleDeals:
    """The sample deals shown with an answer: all hands, and the points that each card brings."""

    hands: tuple[tuple[tuple[Card, ...], ...], ...]
    points: dict[Card, tuple[int, ...]]
    """The seat's points of the deal."""
    worth: dict[Card, tuple[float, ...]]
    """The seat's net points of the deal, where more is better."""
    reasons: dict[Card, Message]
    """The reason why the best card is better than this one."""
    shooters: dict[Card, tuple[int, ...]]
    """Who shoots the moon; -1 for nobody."""


def draw_example_deals(view: PlayerView, standing: Standing, seed: str) -> ExampleDeals:
    """The deals of a position, always the same and on every machine.

    Raises Impossible where the view contradicts itself.
    """
    kinds = classes(view)
    cards = tuple(kind[0] for kind in kinds)
    question = ModelTrials(view, cards)
    rng = np.random.default_rng(list(f"laid/{seed}".encode()))
    worlds = question.worlds(SHOWN, rng)
    ends = question.ends(Model.MIXED, worlds, cards, rng)
    assert ends.points is not None
    rows = [(card, index) for index, kind in enumerate(kinds) for card in kind]
    return ExampleDeals(
        hands=tuple(worlds.world(index).hands for index in range(SHOWN)),
        points={card: tuple(map(int, ends.points[view.seat, row])) for card, row in rows},
        worth={card: tuple(ends.values[row].tolist()) for card, row in rows},
        reasons=_reasons(view, standing, kinds, ends, origin_of(worlds)),
        shooters={card: tuple(ends.shooters[row].tolist()) for card, row in rows},
    )


def _reasons(
    view: PlayerView, standing: Standing, kinds: tuple[tuple[Card, ...], ...], ends: Samples,
    origin: Ints,
) -> dict[Card, Message]:  # fmt: skip
    """For each card of another kind, why the best one is better."""
    if standing.even:
        two = len(standing.best) == 2
        return {card: Message("coach-even") for card in standing.best if two}
    best = next(index for index, kind in enumerate(kinds) if standing.best[0] in kind)
    reasons = {}
    for index, kind in enumerate(kinds):
        for card in kind if index != best else ():
            reason = _reason_against(view, kinds, card, ends, (best, index), origin)
            if reason is not None:
                reasons[card] = reason
    return reasons


def _reason_against(
    view: PlayerView, kinds: tuple[tuple[Card, ...], ...], card: Card, ends: Samples,
    indices: tuple[int, int], origin: Ints,
) -> Message | None:  # fmt: skip
    """The reason why the best kind is better; of each kind the first card was played out."""
    best, played, named = (
        PlayCard(view.seat, answer) for answer in (kinds[indices[0]][0], kinds[indices[1]][0], card)
    )
    rows = list(indices)
    # from (words, answers, worlds) to (answers, words, worlds)
    taken = None if ends.taken is None else np.swapaxes(ends.taken[:, view.seat, rows], 0, 1)
    pair_ends = Ends(ends.values[rows], ends.shooters[rows], taken, origin)
    gap, error = lead(pair_ends.values, origin)
    parts = tuple(facts(view, pair_ends, (best, played)))
    return compared(view, Difference(gap, error, len(origin), parts), best, named)
