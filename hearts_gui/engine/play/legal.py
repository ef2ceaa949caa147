"""Legality, once: a reason for every card.

`classify_plays` starts with the hand and lets each restriction keep the cards it allows. A
restriction that would leave nothing lapses (RULES 1.3, 1.4: "unless nothing else can be
played"); cards that it removes carry its reason. The same result feeds the highlight, the
sentence, the bots and the validator.

The signatures prove that nothing hidden is used: public facts and what one seat holds.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from hearts_gui.engine.cards import QS, TC, Card, Suit
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.play.state import Own, PublicDeal, Trick
from hearts_gui.engine.rules.choices import (
    Charge,
    FirstTrick,
    HeartsLead,
    JokerLead,
    Jokers,
    LeadExempt,
    OpeningLead,
    QueenForced,
    Stuck,
    WarrenFollow,
)
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import chargeable, penalty_faces


class Verdict(StrEnum):
    """The reason why a card may or may not be used now."""

    OK = "ok"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOURS = "not_yours"
    OPENING_CARD = "opening_card"
    OPENING_SUIT = "opening_suit"
    FOLLOW_SUIT = "follow_suit"
    JOKER_NOT_LED = "joker_not_led"
    TEN_OF_CLUBS = "ten_of_clubs"
    NO_POINTS_FIRST_TRICK = "no_points_first_trick"
    NOT_BROKEN = "not_broken"
    CHARGED_LOCKED = "charged_locked"
    QUEEN_FORCED = "queen_forced"
    PASS_FORBIDDEN = "pass_forbidden"
    NOT_CHARGEABLE = "not_chargeable"
    ALREADY_CHARGED = "already_charged"


Cards: TypeAlias = tuple[Card, ...]


class _Context(NamedTuple):
    rules: Rules
    deal: PublicDeal
    own: Own
    led: Suit | None
    penalties: frozenset[Card]

    def stands_for(self, card: Card) -> Card:
        """The extra card for the Warren card, every other card for itself."""
        if card.is_warren and self.own.extra is not None:
            return self.own.extra
        return card


Restriction: TypeAlias = Callable[[_Context, Cards], Cards]


def _opening_card(context: _Context, cards: Cards) -> Cards:
    deal = context.deal
    if not deal.first_trick:
        return cards
    if deal.opening_card is not None:
        return tuple(card for card in cards if card is deal.opening_card)
    return cards


def _opening_suit(context: _Context, cards: Cards) -> Cards:
    if not context.deal.first_trick or context.rules.opening_lead is not OpeningLead.ANY_CLUB:
        return cards
    return tuple(card for card in cards if context.stands_for(card).suit is Suit.CLUBS)


def _joker_lead(_: _Context, cards: Cards) -> Cards:
    return tuple(card for card in cards if not card.is_joker)


def _not_broken(context: _Context, cards: Cards) -> Cards:
    if context.deal.broken:
        return cards
    faces = [context.stands_for(card) for card in cards]
    if context.rules.lead_exempt is LeadExempt.HEARTS_OR_PENALTY and all(
        face.suit is Suit.HEARTS or face.face in context.penalties for face in faces
    ):
        return cards
    return tuple(c for c, face in zip(cards, faces, strict=True) if face.suit is not Suit.HEARTS)


def _follow_suit(context: _Context, cards: Cards) -> Cards:
    led, rules = context.led, context.rules
    if led is None:
        return cards
    follows = tuple(card for card in cards if context.stands_for(card).suit is led)
    obliging = follows
    if rules.warren_follow is WarrenFollow.OPTIONAL:
        obliging = tuple(card for card in follows if not card.is_warren)
    if not obliging:
        return cards
    if rules.jokers is Jokers.ANYTIME:
        keep = {*follows, *(card for card in cards if card.is_joker)}
        return tuple(card for card in cards if card in keep)
    return follows


def _ten_of_clubs(context: _Context, cards: Cards) -> Cards:
    if not context.deal.first_trick:
        return cards
    clubs = [card for card in context.own.hand if context.stands_for(card).suit is Suit.CLUBS]
    if all(card.face is TC for card in clubs):
        return cards  # the holder's only club may be played (RULES 1.3 first_trick_tc)
    return tuple(card for card in cards if context.stands_for(card).face is not TC)


def _no_points(context: _Context, cards: Cards) -> Cards:
    if not context.deal.first_trick:
        return cards
    penalties = context.penalties
    return tuple(card for card in cards if context.stands_for(card).face not in penalties)


def led_suit(trick: Trick) -> Suit | None:
    """The suit led to a trick that is over."""
    return next((play.suit for play in trick.plays if play.suit is not None), None)


def _charged(context: _Context, cards: Cards) -> Cards:
    charged = context.deal.charged
    if not charged:
        return cards
    led_before = {led_suit(trick) for trick in context.deal.tricks}

    def locked(card: Card) -> bool:
        if card not in charged or card.suit in led_before:
            return False
        return not context.deal.plays or card.suit is context.led

    return tuple(card for card in cards if not locked(card))


def _queen_forced(context: _Context, cards: Cards) -> Cards:
    led = context.led
    if led is None or any(context.stands_for(card).suit is led for card in context.own.hand):
        return cards  # nobody is forced who can follow, or while only jokers are in the trick
    return tuple(card for card in cards if context.stands_for(card).face is QS)


@per_rules
def _restrictions(rules: Rules) -> tuple[tuple[tuple[Verdict, Restriction], ...], ...]:
    """The restrictions on leading and on following that these rules know, in order."""
    lead: list[tuple[Verdict, Restriction]] = [
        (Verdict.OPENING_CARD, _opening_card),
        (Verdict.OPENING_SUIT, _opening_suit),
    ]
    follow: list[tuple[Verdict, Restriction]] = [(Verdict.FOLLOW_SUIT, _follow_suit)]
    if rules.jokers is not Jokers.NONE and rules.joker_lead is JokerLead.NOT_IF_OTHER_CARD:
        lead.append((Verdict.JOKER_NOT_LED, _joker_lead))
    if rules.first_trick_tc:
        lead.append((Verdict.TEN_OF_CLUBS, _ten_of_clubs))
        follow.append((Verdict.TEN_OF_CLUBS, _ten_of_clubs))
    if rules.first_trick is FirstTrick.NO_POINTS:
        lead.append((Verdict.NO_POINTS_FIRST_TRICK, _no_points))
        follow.append((Verdict.NO_POINTS_FIRST_TRICK, _no_points))
    if rules.hearts_lead is HeartsLead.BROKEN:
        lead.append((Verdict.NOT_BROKEN, _not_broken))
    if rules.charge is not Charge.OFF:
        # After the rule on hearts: a hand of hearts and a charged queen holds more than hearts,
        # so hearts may not be led, and then the lock would leave no card.
        lead.append((Verdict.CHARGED_LOCKED, _charged))
        follow.append((Verdict.CHARGED_LOCKED, _charged))
    if rules.qs_forced is not QueenForced.NO:
        follow.append((Verdict.QUEEN_FORCED, _queen_forced))
    return tuple(lead), tuple(follow)


def classify_plays(rules: Rules, deal: PublicDeal, own: Own) -> dict[Card, Verdict]:
    """A verdict for every card of the hand, in hand order, supposing that the seat is to play."""
    hand = own.hand
    verdicts = dict.fromkeys(hand, Verdict.OK)
    if len(hand) == 1:
        return verdicts
    lead, follow = _restrictions(rules)
    context = _Context(rules, deal, own, deal.led_suit, penalty_faces(rules, deal.penalty_suit))
    allowed = hand
    for verdict, restriction in follow if deal.plays else lead:
        kept = restriction(context, allowed)
        if kept and len(kept) < len(allowed):
            for card in set(allowed).difference(kept):
                verdicts[card] = verdict
            allowed = kept
    return verdicts


def legal_plays(rules: Rules, deal: PublicDeal, own: Own) -> Cards:
    """The cards that may be played, in hand order."""
    return allowed(classify_plays(rules, deal, own))


def allowed(verdicts: Mapping[Card, Verdict]) -> Cards:
    """The cards that may be used, in the same order."""
    return tuple(card for card, verdict in verdicts.items() if verdict is Verdict.OK)


def is_stuck(rules: Rules, deal: PublicDeal, own: Own) -> bool:
    """Whether the hand holds nothing but penalty cards on a first trick without points.

    A card that follows suit is never stuck: following suit beats the ban (RULES 1.3).
    """
    if rules.first_trick is not FirstTrick.NO_POINTS or not deal.first_trick:
        return False
    if rules.first_trick_stuck is Stuck.PLAY_ANY:
        return False
    context = _Context(rules, deal, own, deal.led_suit, penalty_faces(rules, deal.penalty_suit))
    faces = [context.stands_for(card) for card in own.hand]
    if deal.plays and any(face.suit is context.led for face in faces):
        return False
    return all(face.face in context.penalties for face in faces)


def may_misdeal(rules: Rules, deal: PublicDeal, own: Own) -> bool:
    """Whether a hand that is stuck may be laid down."""
    return rules.first_trick_stuck is Stuck.MISDEAL and is_stuck(rules, deal, own)


def classify_pass(rules: Rules, deal: PublicDeal, own: Own) -> dict[Card, Verdict]:
    """A verdict for every card of the hand: may it be passed?"""
    needed = sum(count for _, count in pass_gives(rules, deal.token, own.seat))
    verdicts = {
        card: Verdict.PASS_FORBIDDEN if card.face.text in rules.pass_forbid else Verdict.OK
        for card in own.hand
    }
    free = sum(verdict is Verdict.OK for verdict in verdicts.values())
    return verdicts if free >= needed else dict.fromkeys(own.hand, Verdict.OK)


def classify_charge(rules: Rules, deal: PublicDeal, own: Own) -> dict[Card, Verdict]:
    """A verdict for every card of the hand: may it be charged?"""
    faces = chargeable(rules)
    charged = deal.charged

    def verdict(card: Card) -> Verdict:
        if card.face not in faces:
            return Verdict.NOT_CHARGEABLE
        return Verdict.ALREADY_CHARGED if card in charged else Verdict.OK

    return {card: verdict(card) for card in own.hand}


def shows_void(rules: Rules, deal: PublicDeal, card: Card, suit: Suit | None) -> bool:
    """Whether playing this card now proves that its holder has none of the led suit."""
    led = deal.led_suit
    if led is None or suit is led:
        return False
    return not (card.is_joker and rules.jokers is Jokers.ANYTIME)


def may_name_suit(rules: Rules, deal: PublicDeal, card: Card) -> bool:
    """Whether the leader of this card names the suit that it stands for."""
    return (
        card.is_joker
        and card.suit is None
        and not deal.plays
        and rules.joker_lead is JokerLead.LEADER_NAMES_SUIT
    )
