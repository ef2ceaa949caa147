"""Players who think like the rule player, but forget cards and misjudge, as people do.

A mistake is always a card that was nearly as good by the rule player's own measure, or one
that would be good if the forgotten cards were still out; never any card at random.
"""

from dataclasses import dataclass
from typing import TypeAlias

from hearts_gui.ai.habits import Habits, chance
from hearts_gui.ai.rule_player.bits import BIT_OF, LOOSE, SUIT_OF
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts
from hearts_gui.ai.rule_player.moon import shoot, shooting
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.simple import SHOOTING, RulePlayer
from hearts_gui.ai.rule_player.weights import PASS
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import allowed, classify_pass
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import takes
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Partners

_FRESH = 1
"""The number of last tricks that everyone remembers."""

_HARDLY = 0.35
"""Points by which a card may be worse and still be chosen out of habit."""

_GLARING = 2.0
"""Points by which a lead must be worse for a beginner to see it."""

_ALARMING = 0.3
_EAGER = 3.0
_GRUDGE = 2.5
"""The effect of a habit of 1: tricks that a moon may lose, gain from a point for the leader."""
_Judged: TypeAlias = tuple[float, int, int, Card]
"""A card after the value that decides; smaller is better."""


@dataclass(frozen=True, slots=True)
class ErrorModel:
    """The errors in a person's play.

    `forgets` is the share of harmless cards forgotten once they are not fresh, `misjudges` how many
    points an estimate may be off, `slack` the most that a chosen card may be worse than the best
    one. A player who passes by rank gives the highest cards away.
    """

    forgets: float = 0.0
    misjudges: float = 0.0
    slack: float = 0.0
    passes_by_rank: bool = False


class HumanPlayer(RulePlayer):
    """The rule player with a person's memory and judgement, and a character's habits."""

    def __init__(self, seed: str, frailty: ErrorModel, habits: Habits) -> None:
        super().__init__(seed, guard=PASS.guard)
        self._error_model, self._habits = frailty, habits

    def decide(self, view: PlayerView) -> Action:
        action = super().decide(view)
        if view.ask.kind is AskKind.PASS and isinstance(action, act.PassCards):
            return self._passed(view, action)
        return action

    def _passed(self, view: PlayerView, action: act.PassCards) -> act.PassCards:
        """The rule player's pass with one card changed, or the highest cards."""
        free = allowed(classify_pass(view.rules, view.deal, view.own))
        cards = [card for card, _ in action.gives]
        if self._error_model.passes_by_rank:
            cards = sorted(free, key=lambda c: (c.rank, c.key), reverse=True)[: len(cards)]
        best, liking = cards, self._habits.for_pass(view, tuple(cards))
        for index in range(len(cards)):
            for candidate in free:
                changed = [*cards[:index], candidate, *cards[index + 1 :]]
                if candidate in cards:
                    continue
                worth = self._habits.for_pass(view, tuple(changed)) - 0.5
                if worth > liking:
                    best, liking = changed, worth
        receivers = [receiver for _, receiver in action.gives]
        return act.PassCards(view.seat, tuple(zip(best, receivers, strict=True)))

    def _choose(self, view: PlayerView, legal: tuple[Card, ...]) -> Card:
        facts = self._remembered(view)
        if shooting(facts, _EAGER * self._habits.moon):
            self._note = SHOOTING
            return shoot(facts, legal)
        choice = self._weighing(facts)
        obvious = _is_obvious(choice)
        if obvious and self._error_model.forgets:
            choice = self._weighing(self._facts(view))
        costs = _costs(choice, choice.facts, legal)
        limit = min(costs) + (_HARDLY if obvious else max(self._error_model.slack, _HARDLY))
        judged = [
            (
                cost
                - (0.0 if obvious else self._mistake(view, card))
                - self._habits.for_card(view, card)
                - self._habits.risk_bonus(choice.doubt(card)),
                -card.rank,
                card.key,
                card,
            )
            for cost, card in zip(costs, legal, strict=True)
            if cost <= limit
        ]
        return min(judged if choice.facts.plays else self._sensible(view, judged))[3]

    def _weighing(self, facts: PlayFacts) -> PlayWeighing:
        if self._habits.target_leader:
            facts.opponent_weights = _after_the_leader(facts, _GRUDGE * self._habits.target_leader)
        return PlayWeighing(facts)

    def _mistake(self, view: PlayerView, card: Card) -> float:
        spread = self._error_model.misjudges + self._habits.careless
        return spread * (2 * chance(self._seed, view, card.key) - 1) if spread else 0.0

    def _sensible(self, view: PlayerView, judged: list[_Judged]) -> list[_Judged]:
        """The choices without obviously bad leads, if any are left.

        Bad are suits that nobody else holds any more, and cards that are certain to take far more
        points than others.
        """
        choice = self._weighing(self._facts(view))
        facts = choice.facts
        costs = {entry[3]: choice.lead_cost(entry[3]) for entry in judged}
        most = min(costs.values()) + _GLARING
        good = [
            entry
            for entry in judged
            if costs[entry[3]] <= most and _still_out(facts, SUIT_OF[entry[3].key])
        ]
        return good or judged

    def _remembered(self, view: PlayerView) -> PlayFacts:
        facts = self._facts(view)
        if not self._error_model.forgets:
            return facts
        memory = Memory(view)
        memory.follow(view)
        for trick in view.deal.tricks[:-_FRESH]:
            for play in trick.plays:
                key = play.card.key
                dull = facts.stakes.cost[key] == 0
                if dull and _card_random(self._seed, view, play) < self._error_model.forgets:
                    memory.played[SUIT_OF[key]] &= ~BIT_OF[key]
        return PlayFacts(view, memory)


def _still_out(facts: PlayFacts, suit: int) -> bool:
    """Whether another player may still hold cards of a suit."""
    return suit == LOOSE or bool(facts.unseen[suit] and facts.live[suit])


def _is_obvious(choice: PlayWeighing) -> bool:
    """Whether the right choice is visible on the table, so that nobody gets it wrong.

    That is so for the last to play, in a first trick without points, with a moon about to succeed,
    and with a partner.
    """
    facts = choice.facts
    last = bool(facts.plays) and not facts.later
    partner = any(
        weight < 0 for seat, weight in enumerate(facts.opponent_weights) if seat != facts.seat
    )
    return last or choice.prospects.no_points or choice.alarm > _ALARMING or partner


def _after_the_leader(facts: PlayFacts, target_leader: float) -> tuple[float, ...]:
    """The weights of the opponents, with a greater one for the leader of the game."""
    weights = facts.opponent_weights
    if facts.rules.partners is not Partners.NONE or len(set(weights)) < 3:
        return weights
    rivals = [seat for seat in range(len(weights)) if seat != facts.seat]
    leader = max(rivals, key=lambda seat: weights[seat])
    return tuple(weight + target_leader * (seat == leader) for seat, weight in enumerate(weights))


def _card_random(seed: str, view: PlayerView, play: Play) -> float:
    """A random number for a card, the same all deal, so that a forgotten card stays forgotten."""
    mixed = hash((view.deal.number, play.card.key, *seed.encode())) & 0xFFFF
    return mixed / 0x10000


def _costs(choice: PlayWeighing, facts: PlayFacts, legal: tuple[Card, ...]) -> list[float]:
    if not facts.plays:
        return [choice.lead_cost(card) for card in legal]
    best = takes(facts.rules, facts.plays, facts.led)
    winner = facts.plays[best].seat if best is not None else facts.deal.leader
    return [choice.follow_cost(card, best, winner) for card in legal]
