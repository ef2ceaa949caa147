"""The rule player's choice of a card: every legal card is weighed, the best one is played.

The weight of a card is the pain that it is expected to bring, less the joy of giving pain to
others, less what getting rid of the card is worth. The rules of thumb that people know follow
from it: duck with the highest card that still loses, take early clean tricks with high cards,
shed the ace and king of spades when it is safe, throw the queen first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hearts_gui.ai.rule_player.bits import BIT_OF, LOOSE, SUIT_OF, SUITS, lowest_rank
from hearts_gui.ai.rule_player.danger import MOST, Held, held_cards, outlook
from hearts_gui.ai.rule_player.facts import PlayFacts, remaining
from hearts_gui.ai.rule_player.moon import STOP, threat
from hearts_gui.ai.rule_player.prospects import Prospects
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import beats, takes
from hearts_gui.engine.rules.choices import Draw, Duplicates

LEAD_AGAIN: Final = 0.3
EXIT: Final = 0.8
TRICK: Final = 1.2
VOID: Final = 0.5
DUMP: Final = 0.12
HUNT: Final = 1.6
_JOKER_KEPT: Final = 1.5
FEED: Final = 1.0
KEEP_STOPPER: Final = 2.5
_NO_TRICK_EARLY: Final = 0.15
_NO_TRICK_LATE: Final = 0.6
_LATE: Final = 6
_SPOIL: Final = 0.3
_DRAWING: Final = 0.6


class PlayWeighing:
    """The weighing of one decision."""

    def __init__(self, facts: PlayFacts) -> None:
        self.facts = facts
        self.prospects = Prospects(facts)
        self.shooter, self.alarm = threat(facts)
        tricks = max(1, len(facts.view.own.hand))
        left = max(0.0, remaining(facts) - facts.table)
        self.trick_pain = min(MOST, TRICK * left / tricks)
        self.sheds: dict[int, list[Held]] = {}
        counts = [facts.unseen[suit].bit_count() for suit in SUITS]
        self._out = max(1, sum(counts))
        self._free = sum(counts[suit] for suit in SUITS if not facts.hand[suit]) / self._out
        self._tricks = tricks - 1
        self._exit: float | None = None

    def _use(self, suit: int) -> float:
        """How likely a suit is led before its cards can be thrown on another."""
        led = self.facts.unseen[suit].bit_count() / self._out
        either = led + self._free
        if not led:
            return 1.0
        return led / either * (1 - (1 - either) ** self._tricks)

    def held(self, suit: int) -> list[Held]:
        """Dangers and sheds of this hand's cards of a suit."""
        known = self.sheds.get(suit)
        if known is None:
            known = self._weigh(suit)
            self.sheds[suit] = known
        return known

    def _weigh(self, suit: int) -> list[Held]:
        facts = self.facts
        stakes = facts.stakes
        cards = [
            stand
            for stand in (facts.stand(card) for card in facts.view.own.hand)
            if SUIT_OF[stand.key] == suit
        ]
        if facts.extra is not None:
            cards.sort()
        unseen = facts.unseen[suit]
        watched = tuple(
            card
            for card in (*stakes.big, *stakes.bonuses)
            if SUIT_OF[card.key] == suit and unseen & BIT_OF[card.key]
        )
        view = outlook(
            unseen,
            stakes.penalties[suit],
            watched,
            facts.pain,
            self.trick_pain,
            self._use(suit),
        )
        return held_cards(cards, facts.pain, view)

    def shed(self, card: Card) -> float:
        """What getting rid of a card is worth, a new void included."""
        facts = self.facts
        suit = SUIT_OF[card.key]
        if suit == LOOSE:
            return -_JOKER_KEPT
        held = self.held(suit)
        worth = next(entry.shed for entry in held if entry.card is card)
        if self.alarm:
            # While somebody shoots, a high card is what stops it.
            worth *= max(-1.0, 1 - KEEP_STOPPER * self.alarm)
        count = len(held)
        if facts.deal.stock_size:
            if count == 1:
                worth -= VOID  # the next card of this suit would have to be drawn
        elif count <= 2 and facts.unseen[suit]:
            worth += (VOID + DUMP * self.dump()) / (1 if count == 1 else 4)
        return worth

    def dump(self) -> float:
        """The worst card that this hand would like to throw."""
        hand = self.facts.hand
        return max(
            (entry.danger for suit in SUITS if hand[suit] for entry in self.held(suit)), default=0.0
        )

    def take(self, pain: float) -> float:
        """What taking a trick with this much pain in it costs."""
        stakes, memory = self.facts.stakes, self.facts.memory
        cost = pain + stakes.trick
        seat = self.facts.seat
        if stakes.no_trick and seat not in memory.takers:
            cost += stakes.no_trick * (_NO_TRICK_LATE if self._tricks < _LATE else _NO_TRICK_EARLY)
        if pain > 0:
            if stakes.pledge and seat in self.facts.deal.pledges and not memory.points[seat]:
                cost += stakes.pledge * min(1.0, pain)
            if stakes.clear:
                clean = not memory.points[seat]
                cost = cost + stakes.clear * min(1.0, pain) if clean else cost * 0.5
            if self.alarm:
                cost -= STOP * self.alarm * min(1.0, pain)
        return cost

    def exit_cost(self) -> float:
        """What being on lead next is likely to cost: that of the safest low lead."""
        if self._exit is None:
            facts = self.facts
            others = tuple(
                seat for seat, size in enumerate(facts.deal.sizes) if seat != facts.seat and size
            )
            costs = [
                LEAD_AGAIN + self._lead_from(suit, others) for suit in SUITS if facts.hand[suit]
            ]
            self._exit = min(MOST, min(costs, default=LEAD_AGAIN))
        return self._exit

    def _lead_from(self, suit: int, others: tuple[int, ...]) -> float:
        lowest = lowest_rank(self.facts.hand[suit])
        wins, added = self.prospects.trick(suit, lowest, others)
        return wins * (added * EXIT)

    def give(self, pain: float, seat: int) -> float:
        """The cost (mostly a joy) of another seat taking this much pain."""
        if seat == self.shooter:
            return (STOP * self.alarm * 0.1 + FEED * self.alarm) * pain
        joy = self.facts.weights[seat] * pain
        clear = self.facts.stakes.clear
        if clear and pain > 0 and not self.facts.memory.points[seat]:
            joy += _SPOIL * clear * min(1.0, pain)
        return -joy

    def lead(self, legal: Sequence[Card]) -> Card:
        """The card to lead."""
        return min(legal, key=lambda card: (self.lead_cost(card), -card.rank, card.key))

    def lead_cost(self, card: Card) -> float:
        """What leading this card is expected to cost."""
        facts = self.facts
        stand = facts.stand(card)
        suit = SUIT_OF[stand.key]
        if suit == LOOSE:
            return _JOKER_KEPT
        pain = facts.pain[stand.key]
        wins, added = self.prospects.trick(suit, stand.rank)
        cost = wins * (self.take(facts.table + pain + added) + self.exit_cost())
        if wins < 1:
            cost += (1 - wins) * self.give(pain + added * 0.5, self._likely_taker(suit))
        if facts.rules.draw is Draw.DOMINO and facts.deal.stock_size:
            # Who cannot follow must fill the hand from the stock.
            cost -= _DRAWING * self.prospects.voids_later(suit)
        return cost - self.shed(stand) - self.hunt(stand, suit)

    def _likely_taker(self, suit: int) -> int:
        """Who probably takes a trick in this suit that this seat loses."""
        facts = self.facts
        for seat in facts.later:
            if not facts.voids[suit] >> seat & 1 and seat != facts.seat:
                return seat
        return facts.later[0] if facts.later else facts.seat

    def hunt(self, card: Card, suit: int) -> float:
        """The worth of leading below a big card that is out: its holder may have to follow."""
        facts = self.facts
        joy = 0.0
        for big in facts.stakes.big:
            if SUIT_OF[big.key] != suit or not facts.is_unseen(big) or card.rank >= big.rank:
                continue
            above = facts.hand[suit] >> (2 * big.rank)
            if not above:
                joy += HUNT * facts.pain[big.key] / 13 * min(1.0, facts.live[suit] / 2)
        return joy

    def follow(self, legal: Sequence[Card]) -> Card:
        """The card to play to a trick that another seat led."""
        best = takes(self.facts.rules, self.facts.plays, self.facts.led)
        winner = self.facts.plays[best].seat if best is not None else self.facts.deal.leader
        return min(
            legal, key=lambda card: (self.follow_cost(card, best, winner), -card.rank, card.key)
        )

    def follow_cost(self, card: Card, best: int | None, winner: int) -> float:
        """What playing this card is expected to cost."""
        facts = self.facts
        stand = facts.stand(card)
        pain = facts.pain[stand.key]
        if stand.suit is not facts.led or stand.is_joker:
            return self.give(facts.table + pain, winner) - self.shed(stand)
        table = facts.table + pain
        cost = -self.shed(stand)
        if not self._beats(stand, best):
            return cost + self.give(table, winner)
        wins, added = self.prospects.trick(SUIT_OF[stand.key], stand.rank)
        cost += wins * (self.take(table + added) + self.exit_cost())
        if wins < 1:
            other = facts.later[-1] if facts.later else winner
            cost += (1 - wins) * self.give(table, other)
        return cost

    def doubt(self, card: Card) -> float:
        """How open it is whether this card takes the trick: 0 when that is certain, 1 at evens."""
        stand = self.facts.stand(card)
        suit = SUIT_OF[stand.key]
        follows = not self.facts.plays or (stand.suit is self.facts.led and self.wins_now(card))
        if suit == LOOSE or not follows:
            return 0.0
        wins, _ = self.prospects.trick(suit, stand.rank)
        return 4 * wins * (1 - wins)

    def wins_now(self, card: Card) -> bool:
        """Whether a card would win the trick as it lies."""
        return self._beats(card, takes(self.facts.rules, self.facts.plays, self.facts.led))

    def _beats(self, stand: Card, best: int | None) -> bool:
        """Whether the card wins the trick as it lies now."""
        facts = self.facts
        if best is None or facts.rules.duplicates is Duplicates.CANCEL:
            plays = (*facts.plays, Play(facts.seat, stand, stand.suit))
            return takes(facts.rules, plays, facts.led) == len(facts.plays)
        top = facts.plays[best]
        if top.suit is not facts.led:
            return True
        return beats(facts.rules, stand, top.card)
