"""The searching player: it draws worlds that fit what it saw, and plays them out.

This is PIMC, perfect information Monte Carlo: every answer is tried in the same determinizations,
here called worlds, and the best on average is chosen. The rule player decides what the simulator
cannot play.
"""

import math

import numpy as np

from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.effort import Effort
from hearts_gui.ai.habits import PLAIN, Habits, chance
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts, followed
from hearts_gui.ai.rule_player.moon import threat
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.simple import SHOOTING, RulePlayer
from hearts_gui.ai.rule_player.weights import PASS
from hearts_gui.ai.search.card_search import card_search
from hearts_gui.ai.search.card_trials import PlayQuestion, network_trial
from hearts_gui.ai.search.decision_search import KINDS, decision_search
from hearts_gui.ai.search.evaluation import Evaluation, untried
from hearts_gui.ai.search.pass_search import search_pass
from hearts_gui.ai.search.playout_search import PlayoutSearch, leaning
from hearts_gui.ai.simulator.batch import supports
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import legal_plays, may_name_suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import MoonEffect

_BEST = Message("why-best")
_NO_ALARM = 0.05
"""A threat of a moon, as a chance from 0 to 1, that is too small for an alarm."""

_MOST_ALARM = 0.9
"""No moon of another seat is ever taken for certain."""


class Searcher:
    """Decides by playouts; the same views in the same order get the same answers."""

    def __init__(
        self, seed: str = "", effort: Effort | None = None, habits: Habits = PLAIN
    ) -> None:
        self._seed = seed
        self._effort = effort or Effort()
        self._habits = habits
        self._rule = RulePlayer(seed, guard=PASS.guard)
        self._memory: Memory | None = None
        self._moon: tuple[int, int] | None = None  # deal, tricks when the attempt began
        self._note: Message | None = None

    def note(self) -> Message | None:
        """The reason why the last card was chosen, where there is something to say."""
        return self._note

    def decide(self, view: PlayerView) -> Action:
        """The answer to the question that this seat is asked."""
        return self.evaluate(view).action

    def evaluate(self, view: PlayerView) -> Evaluation:
        """The answer together with all that were tried, and how they did."""
        self._note = None
        effort = self._effort.for_packs(view.rules.packs)
        if view.ask.kind is AskKind.PASS and effort.passes:
            result = search_pass(view, effort, self._rng(view), self._habits)
            return result or untried(self._by_rule(view))
        usual = self._by_rule(view)
        try:
            if view.ask.kind in KINDS:
                leader, rng = self._habits.target_leader, self._rng(view)
                return decision_search(view, usual, effort.worlds, rng, leader)
            if isinstance(usual, act.PlayCard):
                return self._play(view, usual, effort)
        except Impossible:
            pass  # the view contradicts itself
        return untried(usual)

    def _play(self, view: PlayerView, usual: act.PlayCard, effort: Effort) -> Evaluation:
        legal = legal_plays(view.rules, view.deal, view.own)
        names = any(card.is_joker and may_name_suit(view.rules, view.deal, card) for card in legal)
        if len(legal) == 1 or names or supports(view.deal) is not None:
            return untried(usual)
        evaluation = self._search(view, legal, usual.card, effort)
        if evaluation.shoots:
            self._note = SHOOTING
        elif evaluation.action != usual and self._note != SHOOTING:
            self._note = _BEST
        return evaluation

    def _by_rule(self, view: PlayerView) -> Action:
        action = self._rule.decide(view)
        self._note = self._rule.note()
        return action

    def _rng(self, view: PlayerView) -> np.random.Generator:
        """Randomness for this decision alone, so that an undo changes nothing."""
        deal = view.deal
        where = (deal.number, deal.attempt, len(deal.tricks), len(deal.plays), view.seat)
        return np.random.default_rng(list(f"{self._seed}/{where}".encode()))

    def question(self, view: PlayerView, legal: tuple[Card, ...], effort: Effort) -> PlayQuestion:
        """The question of which of these cards to play, with this player's preferences."""
        alarm = self._alarm(view)
        likes, moon_open = self._preferences(view, legal), self._moon_open(view)
        return PlayQuestion(view, legal, effort, likes, self._habits, alarm, moon_open)

    def _search(
        self, view: PlayerView, legal: tuple[Card, ...], usual: Card, effort: Effort
    ) -> Evaluation:
        rng, deal = self._rng(view), view.deal
        question = self.question(view, legal, effort)
        trial = network_trial(question) if effort.learned else None
        if trial is not None:
            leans = leaning(view, question.alarm[1])
            question.likes[legal.index(usual)] += leans * trial.doubt
            return card_search(trial, rng)
        number, tricks = self._moon or (deal.number, math.inf)
        begun = number == deal.number and tricks <= len(deal.tricks)
        evaluation = PlayoutSearch(question, usual, rng, begun=begun).run()
        if not evaluation.shoots:
            self._moon = None
        elif not begun:
            self._moon = (deal.number, len(deal.tricks))
        return evaluation

    def _preferences(self, view: PlayerView, cards: tuple[Card, ...]) -> Reals:
        """The preference of this character's habits for each card, in points."""
        habits = self._habits
        likes: Reals = np.zeros(len(cards))
        choice = PlayWeighing(self._facts(view)) if habits.risk else None
        for index, card in enumerate(cards):
            likes[index] += habits.for_card(view, card)
            if choice is not None:
                likes[index] += habits.risk_bonus(choice.doubt(card))
            if habits.careless:
                noise = 2 * chance(self._seed, view, card.key) - 1
                likes[index] += habits.careless * noise
        return likes

    def _moon_open(self, view: PlayerView) -> bool:
        """Whether a moon is still open to this seat and would be worth making."""
        if view.rules.moon_effect is MoonEffect.NONE:
            return False
        facts = self._facts(view)
        if not facts.stakes.moon_gain:
            return False
        taken = facts.memory.needed_taken
        return not any(count for seat, count in enumerate(taken) if seat != view.seat)

    def _alarm(self, view: PlayerView) -> tuple[int, float]:
        seat, alarm = threat(self._facts(view))
        return (seat, min(_MOST_ALARM, alarm)) if alarm > _NO_ALARM else (-1, 0.0)

    def _facts(self, view: PlayerView) -> PlayFacts:
        self._memory = followed(self._memory, view)
        return PlayFacts(view, self._memory)
