"""A player that does anything legal, for tests and comparison."""

from typing import assert_never

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import (
    allowed,
    classify_charge,
    classify_pass,
    legal_plays,
    may_name_suit,
)
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.passing import dealer_tokens, pass_gives
from hearts_gui.engine.shuffle import Stream

_HIGHEST_BID = 6


class RandomBot:
    """Chooses at random among the legal answers, from its own seed and the view's version."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def note(self) -> Message | None:
        """A random choice has no reason."""
        return None

    def decide(self, view: PlayerView) -> Action:
        """Choose any legal answer."""
        chance = Stream(self._seed, view.seat, view.version)
        seat, deal = view.seat, view.public.deal
        match view.ask.kind:
            case AskKind.START | AskKind.OVER:
                return act.StartDeal()
            case AskKind.CHOOSE_PASS:
                return act.ChoosePass(seat, chance.choice(dealer_tokens(view.rules)))
            case AskKind.PASS:
                return self._pass(view, chance)
            case AskKind.CHARGE:
                cards = allowed(classify_charge(view.rules, view.deal, view.own))
                return act.ChargeCards(seat, tuple(c for c in cards if not chance.below(4)))
            case AskKind.BID:
                return act.MakeBid(seat, chance.below(_HIGHEST_BID))
            case AskKind.NAME_SUIT:
                return act.NameSuit(seat, chance.choice(tuple(Suit)))
            case AskKind.PLEDGE:
                return act.MakePledge(seat, not chance.below(8))
            case AskKind.PLAY:
                return self._play(view, chance)
            case AskKind.BURY:
                assert deal is not None
                return act.BuryCards(seat, chance.sample(view.own.hand, deal.bury_count))
            case AskKind.ANSWER_CLAIM:
                return act.AnswerClaim(seat, not chance.below(2))
            case AskKind.MOON:
                assert deal is not None
                assert deal.offer is not None
                return act.ChooseMoon(seat, chance.choice(deal.offer.choices))
            case _:
                assert_never(view.ask.kind)

    def _pass(self, view: PlayerView, chance: Stream) -> Action:
        free = allowed(classify_pass(view.rules, view.deal, view.own))
        cards = iter(chance.shuffled(free))
        return act.PassCards(
            view.seat,
            tuple(
                (next(cards), receiver)
                for receiver, count in pass_gives(view.rules, view.deal.token, view.seat)
                for _ in range(count)
            ),
        )

    def _play(self, view: PlayerView, chance: Stream) -> Action:
        card = chance.choice(legal_plays(view.rules, view.deal, view.own))
        named = None
        if may_name_suit(view.rules, view.deal, card):
            named = chance.choice(tuple(Suit))
        return act.PlayCard(view.seat, card, named)
