"""The searching player: imagines worlds that fit what it saw, and plays them out.

Every card is tried in the same worlds, each played to its end by sensible players; the best on
average is played. What the batch cannot play is left to the rule player.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.effort import Effort
from hearts_gui.ai.habits import PLAIN, Habits, chance
from hearts_gui.ai.policies.learned import knows
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts, view_stakes
from hearts_gui.ai.rule_player.moon import threat
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.ai.search.decision_search import KINDS, weigh, without_exchange
from hearts_gui.ai.search.pass_search import search_pass
from hearts_gui.ai.search.policy_search import BEHIND, guided
from hearts_gui.ai.search.rule_rollouts import second_opinion
from hearts_gui.ai.search.search_value import Judge
from hearts_gui.ai.simulator.batch import Batch, supports
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.ai.simulator.batch_hunter import HunterPolicy
from hearts_gui.ai.simulator.worlds import Packed
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import legal_plays, may_name_suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import MoonEffect

_LOT: Final = 4096
"""Playouts side by side: more would leave the processor's cache."""

_START_GAIN: Final = 3.0
_START_CHANCE: Final = 0.8
_GO_ON_LOSS: Final = 1.0
_GO_ON_CHANCE: Final = 0.4
_LOOK: Final = 48
_CHECKED: Final = 4
"""So many cards get a second opinion."""

_MARGIN: Final = 3.0
"""So far behind a card may be and still get one."""

_HALF_WAY: Final = 6.0
"""After so many worlds a second opinion is believed half."""

_FIRST_SHARE: Final = 0.3
_SHOOTS: Final = "Trying to take everything."
_TRUST: Final = 0.4
_DOUBT: Final = 2.0
_ALARMED: Final = 2.0
"""What the rule player's card is worth beforehand, and what for every doubt that is left."""
_UNHARMED: Final = 1.0
"""What it is worth besides in a trick without harm: playouts hardly see a high card hurt later."""


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
            found = search_pass(view, self._effort, self._rng(view), self._habits)
            return found or self._by_rule(view)
        if view.ask.kind in KINDS:
            return self._weigh(view)
        if view.ask.kind is not AskKind.PLAY:
            return self._by_rule(view)
        legal = legal_plays(view.rules, view.deal, view.own)
        simple = self._by_rule(view)
        if len(legal) == 1 or not isinstance(simple, act.PlayCard):
            return simple
        table = without_exchange(view)
        if supports(table.rules, table.deal) is not None:
            return simple
        if any(card.is_joker and may_name_suit(view.rules, view.deal, card) for card in legal):
            return simple
        try:
            card = self._search(table, legal, simple.card)
        except Impossible:
            return simple
        if card is not simple.card and self._note != _SHOOTS:
            self._note = "Best on average in the deals that are still possible."
        return act.PlayCard(view.seat, card)

    def _weigh(self, view: PlayerView) -> Action:
        usual = self._by_rule(view)
        try:
            return weigh(view, usual, self._effort.worlds, self._rng(view), self._habits.bane)
        except Impossible:
            return usual

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
        deadline = self._effort.deadline()
        alarm = self._alarm(view) if self._effort.defends else (-1, 0.0)
        if self._effort.learned and knows(view.rules, view.deal):
            likes = self._habitual(view, legal)
            likes[legal.index(usual)] += self._leaning(view, alarm[1])
            hunts = self._may_shoot(view)
            return guided(view, legal, self._effort, rng, likes, self._habits, alarm, hunts=hunts)
        believer = Believer(view)
        judge = Judge(view, self._habits.bane)
        duck: list[Tried] = []
        moon: list[Tried] = []
        left = self._effort.worlds
        hunts = self._may_shoot(view)
        cards = legal
        while left > 0:
            size = min(left, max(16, _LOT // len(cards)))
            worlds = believer.draw(size, rng)
            duck.append(self._lot(view, judge, worlds, cards, rng, alarm))
            if hunts:
                look = worlds if moon else worlds.pick(np.arange(min(size, _LOOK)))
                moon.append(self._lot(view, judge, look, legal, rng, (view.seat, 1.0)))
                if len(moon) == 1:
                    hunts = moon[0].moons.max() >= _GO_ON_CHANCE
                    if hunts and size > _LOOK:
                        rest = worlds.pick(np.arange(_LOOK, size))
                        moon.append(self._lot(view, judge, rest, legal, rng, (view.seat, 1.0)))
            left -= size
            if not hunts:
                cards = self._contenders(view, duck, usual, alarm[1])
            if len(cards) < 2 or deadline.passed:
                break
        if moon:
            shot = self._shoots(view, legal, duck, moon)
            if shot is not None:
                self._note = _SHOOTS
                return shot
        cards, values = _together(duck)
        means: Reals = values.mean(axis=1)
        likes = self._likes(view, cards, values.shape[1], usual, alarm[1])
        if not self._effort.checks or len(cards) < 2:
            return cards[int((means + likes).argmax())]
        # The usual card and those that look best get a second opinion.
        order = sorted(range(len(cards)), key=lambda k: (cards[k] != usual, -means[k] - likes[k]))
        places = order[:_CHECKED]
        worlds = believer.draw(self._effort.checks, rng)
        chosen = [cards[k] for k in places]
        checked = second_opinion(view.public, worlds, chosen, judge, rng, deadline)
        share = checked.shape[1] / (checked.shape[1] + _HALF_WAY)
        merit = share * checked.mean(axis=1) + _FIRST_SHARE * means[places] + likes[places]
        return chosen[int(merit.argmax())]

    def _contenders(
        self, view: PlayerView, lots: list[Tried], usual: Card, alarm: float
    ) -> tuple[Card, ...]:
        """The cards that may still turn out best; the others need no more worlds."""
        cards, values = _together(lots)
        worth = values.mean(axis=1) + self._likes(view, cards, values.shape[1], usual, alarm)
        best = int(worth.argmax())
        error = (values[best] - values).std(axis=1) / np.sqrt(values.shape[1])
        behind = np.maximum(BEHIND * error, _MARGIN if self._effort.checks else 0.0)
        kept = worth >= worth[best] - behind
        return tuple(card for card, stays in zip(cards, kept, strict=True) if stays)

    def _likes(
        self, view: PlayerView, cards: tuple[Card, ...], worlds: int, usual: Card, alarm: float
    ) -> Reals:
        """What speaks for each card before any playout, as this character sees it.

        What the rule player would do is only left for something that is clearly better: the
        fewer worlds were tried, the clearer; and the more a moon is to be feared, since in
        playouts there is always somebody else to stop it.
        """
        likes = self._habitual(view, cards)
        if usual in cards:
            trust = _TRUST + _DOUBT / np.sqrt(worlds) + _ALARMED * alarm
            likes[cards.index(usual)] += trust + _UNHARMED * _ends_harmless(view)
        return likes

    def _leaning(self, view: PlayerView, alarm: float) -> float:
        """The same in the game that was learnt, where the search itself knows what is usual."""
        doubt = 1 + 2 * _DOUBT / math.sqrt(self._effort.learned)
        return (_ALARMED * alarm + _UNHARMED * _ends_harmless(view)) * doubt

    def _habitual(self, view: PlayerView, cards: tuple[Card, ...]) -> Reals:
        """What this character's habits say to each card, in points."""
        habits = self._habits
        likes: Reals = np.zeros(len(cards))
        choice = PlayWeighing(self._facts(view)) if habits.risk else None
        for place, card in enumerate(cards):
            likes[place] += habits.for_card(view, card)
            if choice is not None:
                likes[place] += habits.thrill(choice.doubt(card))
            if habits.careless:
                off = 2 * chance(self._seed, view, card.key) - 1
                likes[place] += habits.careless * off
        return likes

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
        faces = [view.own.extra if c.is_warren and view.own.extra else c for c in legal]
        batch = Batch.from_worlds(view.public, worlds).try_each(faces)
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

    def _facts(self, view: PlayerView) -> PlayFacts:
        memory = self._memory
        if memory is None or not memory.fits(view):
            self._memory = memory = Memory(view)
        memory.follow(view)
        return PlayFacts(view, memory)

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
        _, ducking = _together(duck)
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


def _together(lots: list[Tried]) -> tuple[tuple[Card, ...], Reals]:
    """The cards that were tried to the last, and what they came to in all worlds."""
    cards = lots[-1].cards
    rows = [lot.values[[lot.cards.index(card) for card in cards]] for lot in lots]
    return cards, np.concatenate(rows, axis=1)


def _ends_harmless(view: PlayerView) -> bool:
    """Whether this seat plays last to a trick in which nothing counts."""
    plays, pain = view.deal.plays, view_stakes(view).pain
    last = len(plays) == view.rules.players - 1
    return last and all(pain[play.card.key] == 0.0 for play in plays)
