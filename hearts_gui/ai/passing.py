"""What the rule player gives away."""

from __future__ import annotations

from hearts_gui.ai.bits import BIT_OF, LOOSE, SUIT_OF
from hearts_gui.ai.danger import Held, held_cards, outlook
from hearts_gui.ai.facts import view_stakes
from hearts_gui.ai.stakes import Stakes
from hearts_gui.engine import actions as act
from hearts_gui.engine.cards import Card
from hearts_gui.engine.legal import Verdict, classify_pass
from hearts_gui.engine.passing import pass_gives
from hearts_gui.engine.view import PlayerView

_TRICK = 2.6
_VOID = 1.3


def choose_pass(view: PlayerView) -> act.Action:
    """The pass."""
    stakes = view_stakes(view)
    gives = pass_gives(view.rules, view.deal.token, view.seat)
    count = sum(number for _, number in gives)
    verdicts = classify_pass(view.rules, view.deal, view.own)
    free = {card for card, verdict in verdicts.items() if verdict is Verdict.OK}
    cards = pick(list(view.own.hand), free, stakes, count)
    receivers = [receiver for receiver, number in gives for _ in range(number)]
    return act.PassCards(view.seat, tuple(zip(cards, receivers, strict=True)))


def pick(hand: list[Card], free: set[Card], stakes: Stakes, count: int) -> list[Card]:
    """The cards to give away, the most unwelcome first."""
    left = [[card for card in hand if SUIT_OF[card.key] == suit] for suit in range(5)]
    own = [sum(BIT_OF[card.key] for card in cards) for cards in left]
    chosen: list[Card] = []
    for _ in range(count):
        wanted = count - len(chosen)
        best: tuple[float, int, Card] | None = None
        for suit in range(5):
            for held in weighed_suit(left[suit], own[suit], suit, stakes):
                if held.card not in free:
                    continue
                score = held.shed + _void_bonus(left[suit], suit, wanted, stakes)
                if best is None or (score, held.card.key) > best[:2]:
                    best = (score, held.card.key, held.card)
        assert best is not None, "enough cards are free"
        card = best[2]
        chosen.append(card)
        left[SUIT_OF[card.key]].remove(card)
    return chosen


def weighed_suit(cards: list[Card], own: int, suit: int, stakes: Stakes) -> list[Held]:
    """The cards of one suit with their dangers, before anything was played."""
    if suit == LOOSE:
        return [Held(card, -1.0, -1.0) for card in cards]
    unseen = stakes.pack[suit] & ~own
    watched = tuple(
        card
        for card in (*stakes.big, *stakes.bonuses)
        if SUIT_OF[card.key] == suit and unseen & BIT_OF[card.key]
    )
    view = outlook(unseen, stakes.penalties[suit], watched, stakes.pain, _TRICK)
    return held_cards(cards, stakes.pain, view)


def _void_bonus(cards: list[Card], suit: int, wanted: int, stakes: Stakes) -> float:
    if suit == LOOSE or stakes.penalties[suit]:
        return 0.0
    return _VOID if len(cards) <= wanted else 0.0
