"""The searching player: imagines worlds that fit what it saw, and plays them out.

Every card is tried in the same worlds, each played to its end by sensible players; the best on
average is played. What the batch cannot play is left to the rule player.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

import numpy as np

from hearts_gui.ai.batch import Batch, supports
from hearts_gui.ai.batch_cards import Ints, words_of
from hearts_gui.ai.batch_hunter import HunterPolicy
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.effort import Effort
from hearts_gui.ai.facts import Facts, Memory
from hearts_gui.ai.habits import PLAIN, Habits, chance
from hearts_gui.ai.moon import threat
from hearts_gui.ai.passsearch import search_pass
from hearts_gui.ai.sampler import Sampler
from hearts_gui.ai.search_value import Judge, Reals
from hearts_gui.ai.simple import RulePlayer
from hearts_gui.ai.worlds import Packed
from hearts_gui.engine import actions as act
from hearts_gui.engine.actions import Action, AskKind
from hearts_gui.engine.cards import Card
from hearts_gui.engine.legal import legal_plays, may_name_suit
from hearts_gui.engine.rules import MoonEffect
from hearts_gui.engine.view import PlayerView

_LOT: Final = 4096
"""Playouts side by side: more would leave the processor's cache."""

_START_GAIN: Final = 3.0
_START_CHANCE: Final = 0.8
_GO_ON_LOSS: Final = 1.0
_GO_ON_CHANCE: Final = 0.4
_LOOK: Final = 48
_SHOOTS: Final = "Trying to take everything."
_TRUST: Final = 0.3
_DOUBT: Final = 6.0
_ALARMED: Final = 1.5
"""What the rule player's card is worth beforehand, and what for every doubt that is left."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What the legal cards came to on average, ducking or going for the moon."""

    cards: tuple[Card, ...]
    values: Reals
    moons: Reals  # how often this seat shot the moon


class Searcher:
    """Decides by playouts; the same views in the same order get the same answers."""

    def __init__(
        self, seed: str = "", effort: Effort | None = None, habits: Habits = PLAIN
    ) -> None:
        self._seed = seed
        self._effort = effort or Effort()
        self._habits = habits
        self._rule = RulePlayer(seed)
        self._memory: Memory | None = None
        self._moon: tuple[int, int] | None = None  # deal, tricks when the attempt began
        self._note = ""

    def note(self) -> str:
        """Why the last card was chosen, where there is something to say."""
        return self._note

    def decide(self, view: PlayerView) -> Action:
        """The answer to the question that this seat is asked."""
        self._note = ""
        if view.ask.kind is AskKind.PASS and self._effort.passes:
            found = search_pass(view, self._effort.passes, self._rng(view), self._habits)
            return found or self._by_rule(view)
        if view.ask.kind is not AskKind.PLAY:
            return self._by_rule(view)
        legal = legal_plays(view.rules, view.deal, view.own)
        simple = self._by_rule(view)
        if len(legal) == 1 or not isinstance(simple, act.PlayCard):
            return simple
        if supports(view.rules, view.deal) is not None:
            return simple
        if any(card.is_joker and may_name_suit(view.rules, view.deal, card) for card in legal):
            return simple
        try:
            card = self._search(view, legal, simple.card)
        except Impossible:
            return simple
        if card is not simple.card and self._note != _SHOOTS:
            self._note = "Best on average in the deals that are still possible."
        return act.PlayCard(view.seat, card)

    def _by_rule(self, view: PlayerView) -> Action:
        action = self._rule.decide(view)
        self._note = self._rule.note()
        return action

    def _rng(self, view: PlayerView) -> np.random.Generator:
        """Randomness of this decision alone, so that taking back changes nothing."""
        deal = view.deal
        where = (deal.number, deal.attempt, len(deal.tricks), len(deal.plays), view.seat)
        text = f"{self._seed}/{where}".encode()
        return np.random.default_rng(list(text))

    def _search(self, view: PlayerView, legal: tuple[Card, ...], usual: Card) -> Card:
        rng = self._rng(view)
        begin = time.perf_counter()
        sampler = Sampler(view)
        judge = Judge(view, self._habits.bane)
        lot = max(16, _LOT // len(legal))
        duck: list[Tried] = []
        moon: list[Tried] = []
        left = self._effort.worlds
        hunts = self._may_shoot(view)
        alarm = self._alarm(view) if self._effort.defends else (-1, 0.0)
        while left > 0:
            size = min(left, lot)
            worlds = sampler.draw(size, rng)
            duck.append(self._lot(view, judge, worlds, legal, rng, alarm))
            if hunts:
                look = worlds if moon else worlds.pick(np.arange(min(size, _LOOK)))
                moon.append(self._lot(view, judge, look, legal, rng, (view.seat, 1.0)))
                if len(moon) == 1:
                    hunts = moon[0].moons.max() >= _GO_ON_CHANCE
                    if hunts and size > _LOOK:
                        rest = worlds.pick(np.arange(_LOOK, size))
                        moon.append(self._lot(view, judge, rest, legal, rng, (view.seat, 1.0)))
            left -= size
            if time.perf_counter() - begin > self._effort.seconds:
                break
        if moon:
            shot = self._shoots(view, legal, duck, moon)
            if shot is not None:
                self._note = _SHOOTS
                return shot
        return self._best(view, duck, usual, alarm[1])

    def _best(self, view: PlayerView, lots: list[Tried], usual: Card, alarm: float) -> Card:
        """The card with the best average, as this character sees it.

        What the rule player would do is only left for something that is clearly better: the
        fewer worlds were tried, the clearer; and the more a moon is to be feared, since in
        playouts there is always somebody else to stop it.
        """
        habits = self._habits
        values = np.concatenate([lot.values for lot in lots], axis=1)
        worth = values.mean(axis=1)
        if habits.risk:
            worth = worth + habits.risk * values.std(axis=1)
        worth = worth.copy()
        trust = _TRUST + _DOUBT / np.sqrt(values.shape[1]) + _ALARMED * alarm
        worth[lots[0].cards.index(usual)] += trust
        for place, card in enumerate(lots[0].cards):
            worth[place] += habits.for_card(view, card)
            if habits.careless:
                off = 2 * chance(self._seed, view, card.key) - 1
                worth[place] += habits.careless * off
        return lots[0].cards[int(worth.argmax())]

    def _lot(
        self,
        view: PlayerView,
        judge: Judge,
        worlds: Packed,
        legal: tuple[Card, ...],
        rng: np.random.Generator,
        hunter: tuple[int, float],
    ) -> Tried:
        """Try every card in these worlds; `hunter` is a seat and its chance to be after a moon."""
        size, count = worlds.size, len(legal)
        batch = Batch.from_worlds(view.public, worlds)
        words = batch.state.plan.words
        batch = batch.pick(np.tile(np.arange(size), count))
        faces = [view.own.extra if c.is_warren and view.own.extra else c for c in legal]
        bits: Ints = np.array([words_of([face], words) for face in faces], dtype=np.int64)
        batch.play(np.ascontiguousarray(np.repeat(bits, size, axis=0).T))
        seat, likely = hunter
        if seat < 0:
            outcome = batch.run("sensible", rng)
        else:
            hunting = -(rng.random(size) < likely).astype(np.int64)
            policy = HunterPolicy(batch.state.plan, batch.size, rng, seat, np.tile(hunting, count))
            outcome = batch.run(policy, rng)
        hunts = seat == view.seat
        values = judge.value(outcome.points) if hunts else judge.ducking(outcome)
        values = values.reshape(count, size)
        moons = (outcome.shooter == view.seat).reshape(count, size)
        return Tried(legal, values, moons.mean(axis=1))

    def _may_shoot(self, view: PlayerView) -> bool:
        """Whether a moon is still open to this seat and would be worth making."""
        if not self._effort.moons or view.rules.moon_effect is MoonEffect.NONE:
            return False
        facts = self._facts(view)
        if not facts.stakes.moon_gain:
            return False
        taken = facts.memory.needed_taken
        return not any(count for seat, count in enumerate(taken) if seat != view.seat)

    def _alarm(self, view: PlayerView) -> tuple[int, float]:
        seat, alarm = threat(self._facts(view))
        return (seat, min(0.9, alarm)) if alarm > 0.05 else (-1, 0.0)

    def _facts(self, view: PlayerView) -> Facts:
        memory = self._memory
        if memory is None or not memory.fits(view):
            self._memory = memory = Memory(view)
        memory.follow(view)
        return Facts(view, memory)

    def _shoots(
        self, view: PlayerView, legal: tuple[Card, ...], duck: list[Tried], moon: list[Tried]
    ) -> Card | None:
        """The card of a moon attempt that is worth starting or going on with."""
        deal = view.deal
        begun = self._moon is not None and self._moon[0] == deal.number
        begun = begun and self._moon is not None and self._moon[1] <= len(deal.tricks)
        values = np.concatenate([tried.values for tried in moon], axis=1)
        sizes = [tried.values.shape[1] for tried in moon]
        chances = np.average([tried.moons for tried in moon], axis=0, weights=sizes)
        ducking = np.concatenate([tried.values for tried in duck], axis=1)
        best = int(values.mean(axis=1).argmax())
        gain = float(values[best].mean() - ducking.mean(axis=1).max())
        error = float(values[best].std() / np.sqrt(values.shape[1]))
        if begun:
            wanted = gain > -_GO_ON_LOSS and chances[best] > _GO_ON_CHANCE
        else:
            enough = _START_CHANCE - self._habits.moon
            wanted = gain > _START_GAIN + 2 * error and chances[best] > enough
        if not wanted:
            self._moon = None
            return None
        if not begun:
            self._moon = (deal.number, len(deal.tricks))
        return legal[best]
