"""The rule player: quick rules of thumb for every question of every rule set.

It is registered as `rule` and, in a version that never changes, as `reference`, which keeps no
guards in a pass.

Claims are judged exactly: one is right when nothing that may lie anywhere can refute it.

A sentence says why a card was chosen.
"""

from typing import assert_never

from hearts_gui.ai.rule_player.bits import LOOSE, SUIT_OF, SUITS, masks
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
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts, followed
from hearts_gui.ai.rule_player.moon import shoot, shooting
from hearts_gui.ai.rule_player.passing import choose_pass
from hearts_gui.ai.rule_player.playing import PlayWeighing
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.ai.rule_player.weights import REASONS
from hearts_gui.engine.cards import Card
from hearts_gui.engine.message import Message
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.legal import legal_plays, may_misdeal, may_name_suit
from hearts_gui.engine.play.validate import may_claim
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Duplicates, SpecialCard
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules

SHOOTING = Message("why-shooting")


def reason(choice: PlayWeighing, card: Card) -> Message:
    """The reason for this card, for players."""
    facts = choice.facts
    stand_in = facts.stand(card)
    if SUIT_OF[stand_in.key] == LOOSE:
        return Message("why-joker")
    if not facts.plays:
        return _why_led(choice, stand_in)
    if stand_in.suit is not facts.led:
        return _why_thrown(choice, stand_in)
    return _why_followed(choice, stand_in)


def _why_led(choice: PlayWeighing, card: Card) -> Message:
    suit = SUIT_OF[card.key]
    if choice.hunt(card, suit):
        return Message("why-draw-out")
    wins, _ = choice.prospects.trick(suit, card.rank)
    if wins >= REASONS.likely:
        return Message("why-high-card")
    return Message("why-another-player")


def _why_thrown(choice: PlayWeighing, card: Card) -> Message:
    facts = choice.facts
    if choice.alarm >= REASONS.alarmed:
        return Message("why-no-moon")
    if facts.cost[card.key] >= BIG:
        return Message("why-worst-card")
    if facts.cost[card.key] > 0:
        return Message("why-points")
    return Message("why-dangerous-card")


def _why_followed(choice: PlayWeighing, card: Card) -> Message:
    facts = choice.facts
    if not choice.wins_now(card):
        return Message("why-duck")
    if facts.table > 0:
        if choice.alarm >= REASONS.alarmed and has_lower(facts, card):
            return Message("why-stop-moon")
        return Message("why-had-to-take")
    if facts.table < 0:
        return Message("why-worth-winning")
    return Message("why-empty-trick")


def has_lower(facts: PlayFacts, card: Card) -> bool:
    """Whether the hand holds a lower card of the same suit."""
    return bool(facts.hand[SUIT_OF[card.key]] & ((1 << (2 * card.rank)) - 1))


def out_of_sight(view: PlayerView, *, beside: tuple[Card, ...]) -> list[int]:
    """The unplayed cards that are neither in this hand nor among `beside`."""
    unseen = masks(build_pack(view.rules))
    own, deal = view.own, view.deal
    played = (*deal.gone, *(play.card for play in deal.plays))
    seen = masks((*own.hand, *own.buried, *own.kitty, *beside, *played))
    return [cards & ~visible for cards, visible in zip(unseen, seen, strict=True)]


def _runs(claimed: int, against: int, longest: int, rules: Rules) -> bool:
    """Whether leading these cards from the top takes every trick against one defender.

    The defender may hold up to `longest` of the cards `against` and keeps the highest as long
    as it can.
    """
    if not against or not longest:
        return True
    top = (against.bit_length() - 1) >> 1
    led = 0
    while claimed and led < min(longest, against.bit_count()):
        bit = claimed.bit_length() - 1
        rank = bit >> 1
        if rank < top or (rank == top and rules.duplicates is not Duplicates.FIRST):
            return False
        claimed &= ~(1 << bit)
        led += 1
    return True


def claim_holds(view: PlayerView, seat: int, hand: tuple[Card, ...]) -> bool:
    """Whether a seat on lead with this hand certainly takes every remaining trick."""
    rules, deal = view.rules, view.deal
    if rules.special_card is SpecialCard.WARREN and deal.warren_owner is not None:
        return False  # a card that nobody can know is still to come
    claimed = masks(hand)
    if claimed[LOOSE] or any(card.is_joker for card in hand):
        return False
    own_masks = masks(view.own.hand) if view.seat != seat else [0] * 5
    others = out_of_sight(view, beside=hand)
    voids = set(deal.voids)
    for suit in SUITS:
        if not claimed[suit]:
            continue
        held = own_masks[suit]
        if not _runs(claimed[suit], held, held.bit_count(), rules):
            return False
        longest = max(
            (
                size
                for seat_of, size in enumerate(deal.sizes)
                if seat_of not in (seat, view.seat) and (seat_of, suit) not in voids
            ),
            default=0,
        )
        if not _runs(claimed[suit], others[suit], longest, rules):
            return False
    return True


def may_claim_all(view: PlayerView) -> bool:
    """Whether this seat, on lead, holds nothing but cards that nobody can beat."""
    if not may_claim(view.rules, view.deal, view.ask, view.seat) or len(view.own.hand) < 2:
        return False
    others = out_of_sight(view, beside=())
    held = masks(view.own.hand)
    if held[LOOSE]:
        return False
    for suit in SUITS:
        lowest = held[suit] & -held[suit]
        if held[suit] and others[suit] >= lowest:
            return False
    return claim_holds(view, view.seat, view.own.hand)


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
        """The reason why the last card was chosen, where there is something to say."""
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
        if may_claim_all(view):
            return act.ClaimRest(view.seat)
        if may_misdeal(rules, deal, view.own):
            return act.CallMisdeal(view.seat)
        legal = legal_plays(rules, deal, view.own)
        card = legal[0] if len(legal) == 1 else self._choose(view, legal)
        named = None
        if card.is_joker and may_name_suit(rules, deal, card):
            named = choose_named(view, self._facts(view).unseen)
        return act.PlayCard(view.seat, card, named)

    def _facts(self, view: PlayerView) -> PlayFacts:
        self._memory = followed(self._memory, view)
        return PlayFacts(view, self._memory)

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
