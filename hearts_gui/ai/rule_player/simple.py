"""The rule player: quick rules of thumb for every question of every rule set.

It is registered as `rule` and, unchanged for ever, as `reference`, which keeps no guards in a pass.
"""

from __future__ import annotations

from typing import assert_never

from hearts_gui.ai.rule_player.choosing import (
    choose_bid,
    choose_burial,
    choose_charges,
    choose_moon,
    choose_named,
    choose_pledge,
    choose_suit,
    choose_token,
)
from hearts_gui.ai.rule_player.claims import claim_holds, may_claim_all
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts
from hearts_gui.ai.rule_player.moon import shoot, shooting
from hearts_gui.ai.rule_player.passing import choose_pass
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.reasons import SHOOTING, reason
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import is_stuck, legal_plays, may_name_suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Stuck


class RulePlayer:
    """Plays by rules of thumb; the same view always gets the same answer."""

    def __init__(self, seed: str = "", *, guard: float = 0.0) -> None:
        """`guard` is what it is worth to keep a guard against a costly card in a pass."""
        self._seed = seed
        self._guard = guard
        self._memory: Memory | None = None
        self._note: Message | None = None
        self._last: tuple[PlayWeighing, Card] | None = None

    def note(self) -> Message | None:
        """Why the last card was chosen, where there is something to say."""
        if self._last is not None:
            return reason(*self._last)
        return self._note

    def decide(self, view: PlayerView) -> Action:
        """The answer to the question that this seat is asked."""
        self._note = None
        self._last = None
        match view.ask.kind:
            case AskKind.PLAY:
                return self._play(view)
            case AskKind.PASS:
                return choose_pass(view, self._guard)
            case AskKind.START | AskKind.OVER:
                return act.StartDeal()
            case AskKind.CHOOSE_PASS:
                return choose_token(view)
            case AskKind.CHARGE:
                return choose_charges(view)
            case AskKind.BID:
                return choose_bid(view)
            case AskKind.NAME_SUIT:
                return choose_suit(view)
            case AskKind.PLEDGE:
                return choose_pledge(view)
            case AskKind.BURY:
                return choose_burial(view)
            case AskKind.ANSWER_CLAIM:
                return self._answer_claim(view)
            case AskKind.MOON:
                return choose_moon(view)
            case _:
                assert_never(view.ask.kind)

    def _play(self, view: PlayerView) -> Action:
        rules, deal = view.rules, view.deal
        if rules.claim and may_claim_all(view):
            return act.ClaimRest(view.seat)
        if rules.first_trick_stuck is Stuck.MISDEAL and is_stuck(rules, deal, view.own):
            return act.CallMisdeal(view.seat)
        legal = legal_plays(rules, deal, view.own)
        card = legal[0] if len(legal) == 1 else self._choose(view, legal)
        named = None
        if card.is_joker and may_name_suit(rules, deal, card):
            named = choose_named(view, self._facts(view).unseen)
        return act.PlayCard(view.seat, card, named)

    def _facts(self, view: PlayerView) -> PlayFacts:
        memory = self._memory
        if memory is None or not memory.fits(view):
            self._memory = memory = Memory(view)
        memory.follow(view)
        return PlayFacts(view, memory)

    def _choose(self, view: PlayerView, legal: tuple[Card, ...]) -> Card:
        facts = self._facts(view)
        if shooting(facts):
            self._note = SHOOTING
            return shoot(facts, legal)
        choice = PlayWeighing(facts)
        card = choice.follow(legal) if facts.plays else choice.lead(legal)
        self._last = choice, card
        return card

    def _answer_claim(self, view: PlayerView) -> Action:
        claim = view.deal.claim
        assert claim is not None
        hand = dict(view.deal.shown_hands)[claim.seat]
        return act.AnswerClaim(view.seat, claim_holds(view, claim.seat, hand))
