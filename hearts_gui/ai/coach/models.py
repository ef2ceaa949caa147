"""The outcomes of cards under three models of the other players and under their mixture.

A card that is best under all of them, with or without inference, does not depend on one model being
right.
"""

from enum import Enum

import numpy as np

from hearts_gui.ai.effort import Effort
from hearts_gui.ai.policies.batch_rule import plays_alike
from hearts_gui.ai.policies.learned import knows
from hearts_gui.ai.policies.valued import reads_values
from hearts_gui.ai.search.card_trials import (
    DUCK,
    SHOOT,
    CardTrial,
    LearnedTrial,
    TableTrial,
    card_trial,
)
from hearts_gui.ai.search.race import Samples, samples, standard_error
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.search.searcher import Searcher
from hearts_gui.ai.simulator.batch import supports
from hearts_gui.ai.simulator.batch_cards import Ints, Reals, index_of
from hearts_gui.ai.simulator.fallback import play_each
from hearts_gui.ai.simulator.imagined import Packed
from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.values import face_points


class Model(Enum):
    """The players in the other seats."""

    MIXED = "mixed"
    """Each as its play so far suggests; the coach judges with this model."""
    RULE = "rule"
    """All others are rule players."""
    LEARNED = "learned"
    """All others are networks that learnt to beat rule players, or what cards count."""
    SENSIBLE = "sensible"
    """All others are quick players that choose by tables."""


MODELS = (Model.RULE, Model.LEARNED, Model.SENSIBLE)
"""The three independent models."""
WEIGHED = 1000
"""The number of worlds for which the candidates are drawn, however many are wanted."""


class ModelTrials:
    """Values the cards that a seat may play under each model, for ducking only.

    Raises Impossible where the view contradicts itself.
    """

    def __init__(self, view: PlayerView, cards: tuple[Card, ...]) -> None:
        self.view, self.cards = view, cards
        question = Searcher(effort=Effort()).question(view, cards, Effort())
        self._mixed = card_trial(question)
        self._believer = self._mixed.believer
        self._tables = TableTrial(question, self._believer)

    def worlds(self, size: int, rng: np.random.Generator, *, infers: bool = True) -> Packed:
        """Imagined deals: those that explain what was played, or any that are possible."""
        if infers:
            return self._believer.draw(size, rng, min(size, WEIGHED))
        return self._believer.draw_evenly(size, rng)

    def ends(
        self, model: Model, worlds: Packed, cards: tuple[Card, ...], rng: np.random.Generator
    ) -> Samples:
        """The net points of these cards in every world."""
        trial = self._trial(model)
        if trial is None:
            return self._by_rule_players(worlds, cards, rng)
        return _try_cards(trial, worlds, cards, rng, DUCK)

    def own_moon(
        self, worlds: Packed, cards: tuple[Card, ...], rng: np.random.Generator
    ) -> Samples | None:
        """The net points when the seat is after a moon; None where that is not an option."""
        if not self._mixed.question.moon_open:
            return None
        trial = self._mixed if isinstance(self._mixed, LearnedTrial) else self._tables
        return _try_cards(trial, worlds, cards, rng, SHOOT)

    def _trial(self, model: Model) -> CardTrial | None:
        """The playouts for a model of the others; None for the rule player."""
        if model is Model.SENSIBLE:
            return self._tables
        rules = self.view.rules
        if not isinstance(self._mixed, LearnedTrial):
            return None if model is Model.RULE else self._mixed
        if model is Model.MIXED:
            return self._mixed
        if model is Model.RULE and not plays_alike(rules):
            return None
        none = np.zeros(rules.players)
        alike = none if model is Model.RULE else np.ones(rules.players)
        return LearnedTrial(self._mixed.question, self._believer, (alike, none))

    def _by_rule_players(
        self, worlds: Packed, cards: tuple[Card, ...], rng: np.random.Generator
    ) -> Samples:
        """Playouts by the rule player itself, for rules that no network has learnt."""
        outcome = play_each(self.view.public, worlds.worlds(), cards, rng)
        return samples(Judge(self.view).value(outcome.points), outcome, len(cards))


def _try_cards(
    trial: CardTrial, worlds: Packed, cards: tuple[Card, ...], rng: np.random.Generator, plan: int
) -> Samples:
    """The net points of cards under this plan."""
    (samples,) = trial.tried(worlds, cards, rng, (plan,))
    return trial.to_points(samples)


def can_ask(view: PlayerView) -> bool:
    """Whether all three models know the game and the simulator can play it out."""
    rules, deal = view.rules, view.deal
    if supports(deal) is not None:
        return False
    return knows(rules, deal) or reads_values(rules, deal) is not None


def classes(view: PlayerView) -> tuple[tuple[Card, ...], ...]:
    """The legal cards in groups: cards of equal value with no other player's card between them."""
    worth = face_points(view.rules, view.deal.penalty_suit)
    played = frozenset(view.deal.gone)
    groups: list[list[Card]] = []
    for card in sorted(legal_plays(view.rules, view.deal, view.own)):
        last = groups[-1][-1] if groups else None
        if (
            last is not None
            and last.suit is card.suit
            and worth.get(last) == worth.get(card)
            and all(between in played for between in _between(last, card))
        ):
            groups[-1].append(card)
        else:
            groups.append([card])
    return tuple(tuple(run) for run in groups)


def _between(low: Card, high: Card) -> list[Card]:
    """The cards between two cards of one suit."""
    return [
        card for card in STANDARD_FACES
        if card.suit is low.suit and index_of(low) < index_of(card) < index_of(high)
    ]  # fmt: skip


def lead(values: Reals, origins: Ints) -> tuple[float, float]:
    """The lead of the first card over the best of the others, with the standard error."""
    means = values.mean(axis=1)
    rival = 1 + int(means[1:].argmax())
    gains = values[0] - values[rival]
    return float(gains.mean()), float(standard_error(gains, origins))
