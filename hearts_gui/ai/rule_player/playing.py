"""The rule player's choice of a card: every legal card is weighed, the best one is played.

The weight of a card is the cost that it is expected to bring, less the gain from giving points to
others, less what getting rid of the card is worth. The rules of thumb that people know follow from
it: duck with the highest card that still loses, take early clean tricks with high cards, shed the
ace and king of spades when it is safe, discard the queen first.

The prospects of a trick say who may still overtake and which costly cards may still be played to
it.
"""

from collections.abc import Sequence

from hearts_gui.ai.rule_player.bits import (
    LOOSE,
    SUIT_OF,
    SUITS,
    count_above,
    count_below,
    lowest_rank,
)
from hearts_gui.ai.rule_player.danger import Held, held_cards, outlook
from hearts_gui.ai.rule_player.facts import PlayFacts, remaining
from hearts_gui.ai.rule_player.moon import threat
from hearts_gui.ai.rule_player.weights import DANGER, MOON, PLAY, TRICK
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.state import Play
from hearts_gui.engine.play.tricks import beats, takes
from hearts_gui.engine.rules.choices import Draw, Duplicates, FirstTrick
from hearts_gui.engine.sums import add_up


class Prospects:
    """The expectations for one decision, worked out when first needed."""

    def __init__(self, facts: PlayFacts) -> None:
        self.facts = facts
        rules = facts.rules
        self.no_points = facts.first and rules.first_trick is FirstTrick.NO_POINTS
        if rules.draw is Draw.DOMINO and facts.deal.stock_size:
            self.no_points = True  # a seat that cannot follow draws instead of discarding
        self._slough: dict[int, float] = {}

    def slough(self, seat: int) -> float:
        """The cost that a seat void in the led suit is likely to discard."""
        if self.no_points:
            return 0.0
        risk = self._slough.get(seat)
        if risk is not None:
            return risk
        facts, stakes = self.facts, self.facts.stakes
        expected = 0.0
        missing = 1.0
        for card in stakes.big:
            if facts.is_unseen(card):
                chance = facts.chance_of_holding(seat, card) * missing
                expected += chance * facts.cost[card.key]
                missing -= chance
        smalls = sum((facts.unseen[suit] & stakes.penalties[suit]).bit_count() for suit in range(4))
        if smalls:
            expected += (
                missing * TRICK.has_small * stakes.small * min(1.0, smalls / TRICK.small_cards)
            )
        self._slough[seat] = expected
        return expected

    def voids_later(self, suit: int) -> float:
        """The number of seats still to play that are likely to be void in a suit."""
        facts = self.facts
        live = facts.live[suit]
        void = (1 - facts.present / live) ** facts.unseen[suit].bit_count() if live else 1.0
        return add_up(
            1.0 if facts.voids[suit] >> seat & 1 else void
            for seat in facts.later
            if seat != facts.seat
        )

    def trick(
        self, suit: int, rank: int, later: tuple[int, ...] | None = None
    ) -> tuple[float, float]:
        """The chance that this card, winning now, takes the trick, and the cost still to come."""
        facts = self.facts
        unseen = facts.unseen[suit]
        out = unseen.bit_count()
        if later is None:
            later = facts.later
        live = facts.live[suit]
        added = 0.0
        if not out or not live:
            for seat in later:
                if seat != facts.seat:
                    added += self.slough(seat)
            return 1.0, added
        share = 1 - facts.present / live
        void = share**out
        no_lower = share ** count_below(unseen, rank)
        has_higher = 1 - share ** count_above(unseen, rank)
        in_suit = self._in_suit(suit, rank, out)
        voids = facts.voids[suit]
        wins = 1.0
        willing = TRICK.takes_points if facts.table > 0 else TRICK.middle_takes
        for seat in later:
            if seat == facts.seat:
                continue
            if voids >> seat & 1:
                added += self.slough(seat)
                continue
            added += void * self.slough(seat) + (1 - void) * in_suit
            if seat == later[-1] and not facts.table > 0:
                willing = TRICK.last_takes
            wins *= 1 - has_higher * (no_lower + (1 - no_lower) * willing)
        return wins, added

    def _in_suit(self, suit: int, rank: int, out: int) -> float:
        """The cost of a card with which a seat follows below this rank."""
        facts, stakes = self.facts, self.facts.stakes
        if self.no_points and not facts.plays:
            return 0.0
        expected = 0.0
        smalls = (facts.unseen[suit] & stakes.penalties[suit]).bit_count()
        for card in stakes.big:
            if SUIT_OF[card.key] == suit and facts.is_unseen(card):
                smalls -= 1
                if card.rank < rank:
                    expected += TRICK.big_drops * facts.cost[card.key] / facts.live[suit]
        for card in stakes.bonuses:
            if SUIT_OF[card.key] == suit and facts.is_unseen(card) and card.rank < rank:
                expected += TRICK.bonus_drops * facts.cost[card.key] / facts.live[suit]
        return expected + stakes.small * max(0, smalls) / out


class PlayWeighing:
    """The weighing of one decision."""

    def __init__(self, facts: PlayFacts) -> None:
        self.facts = facts
        self.prospects = Prospects(facts)
        self.shooter, self.alarm = threat(facts)
        self._cards = [facts.stand(card) for card in facts.view.own.hand]
        if facts.extra is not None:
            self._cards.sort()
        tricks = max(1, len(self._cards))
        left = max(0.0, remaining(facts) - facts.table)
        self.trick_cost = min(DANGER.most, PLAY.trick * left / tricks)
        self.discard_values: dict[int, list[Held]] = {}
        counts = [facts.unseen[suit].bit_count() for suit in SUITS]
        self._out = max(1, sum(counts))
        self._free = sum(counts[suit] for suit in SUITS if not facts.hand[suit]) / self._out
        self._tricks = tricks - 1
        self._exit: float | None = None

    def _use(self, suit: int) -> float:
        """The chance that a suit is led before its cards can be discarded."""
        led = self.facts.unseen[suit].bit_count() / self._out
        either = led + self._free
        if not led:
            return 1.0
        return led / either * (1 - (1 - either) ** self._tricks)

    def held(self, suit: int) -> list[Held]:
        """Dangers and discard values of this hand's cards of a suit."""
        held = self.discard_values.get(suit)
        if held is None:
            held = self._weigh(suit)
            self.discard_values[suit] = held
        return held

    def _weigh(self, suit: int) -> list[Held]:
        facts = self.facts
        stakes = facts.stakes
        cards = [card for card in self._cards if SUIT_OF[card.key] == suit]
        unseen = facts.unseen[suit]
        watched, use = stakes.watched(suit, unseen), self._use(suit)
        view = outlook(unseen, stakes.penalties[suit], watched, facts.cost, self.trick_cost, use)
        return held_cards(cards, facts.cost, view)

    def discard_value(self, card: Card) -> float:
        """The worth of getting rid of a card, a new void included."""
        facts = self.facts
        suit = SUIT_OF[card.key]
        if suit == LOOSE:
            return -PLAY.joker
        held = self.held(suit)
        worth = next(entry.discard_value for entry in held if entry.card is card)
        if self.alarm:
            # While someone shoots, a high card is what stops it.
            worth *= max(-1.0, 1 - PLAY.keep_stopper * self.alarm)
        count = len(held)
        if facts.deal.stock_size:
            if count == 1:
                worth -= PLAY.void  # the next card of this suit would have to be drawn
        elif count <= 2 and facts.unseen[suit]:
            worth += (PLAY.void + PLAY.dump * self.dump()) * (1 if count == 1 else PLAY.half_void)
        return worth

    def dump(self) -> float:
        """The worth of the card that this hand most wants to discard."""
        hand = self.facts.hand
        return max(
            (entry.danger for suit in SUITS if hand[suit] for entry in self.held(suit)), default=0.0
        )

    def take(self, cost: float) -> float:
        """The total cost of taking a trick whose cards cost this much."""
        stakes, memory = self.facts.stakes, self.facts.memory
        total = cost + stakes.trick
        seat = self.facts.seat
        if stakes.no_trick and seat not in memory.takers:
            total += stakes.no_trick * (
                PLAY.no_trick_late if self._tricks < PLAY.late else PLAY.no_trick_early
            )
        if cost > 0:
            if stakes.pledge and seat in self.facts.deal.pledges and not memory.points[seat]:
                total += stakes.pledge * min(1.0, cost)
            if stakes.first_point_cost:
                clean = not memory.points[seat]
                total = (
                    total + stakes.first_point_cost * min(1.0, cost)
                    if clean
                    else total * PLAY.dirty
                )
            if self.alarm:
                total -= MOON.stop * self.alarm * min(1.0, cost)
        return total

    def exit_cost(self) -> float:
        """The cost to expect from being on lead next: that of the safest low lead."""
        if self._exit is None:
            facts = self.facts
            others = tuple(
                seat for seat, size in enumerate(facts.deal.sizes) if seat != facts.seat and size
            )
            costs = [
                PLAY.lead_again + self._lead_from(suit, others)
                for suit in SUITS
                if facts.hand[suit]
            ]
            self._exit = min(DANGER.most, min(costs, default=PLAY.lead_again))
        return self._exit

    def _lead_from(self, suit: int, others: tuple[int, ...]) -> float:
        lowest = lowest_rank(self.facts.hand[suit])
        wins, added = self.prospects.trick(suit, lowest, others)
        return wins * (added * PLAY.exit)

    def give(self, cost: float, seat: int) -> float:
        """The cost (mostly a gain) of another seat taking what would cost `cost` points."""
        if seat == self.shooter:
            return (MOON.stop * self.alarm * PLAY.feed_stop + PLAY.feed * self.alarm) * cost
        gain = self.facts.opponent_weights[seat] * cost
        first_point_cost = self.facts.stakes.first_point_cost
        if first_point_cost and cost > 0 and not self.facts.memory.points[seat]:
            gain += PLAY.spoil * first_point_cost * min(1.0, cost)
        return -gain

    def lead(self, legal: Sequence[Card]) -> Card:
        """The card to lead."""
        return min(legal, key=lambda card: (self.lead_cost(card), -card.rank, card.key))

    def lead_cost(self, card: Card) -> float:
        """The cost to expect from leading this card."""
        facts = self.facts
        stand_in = facts.stand(card)
        suit = SUIT_OF[stand_in.key]
        if suit == LOOSE:
            return PLAY.joker
        cost = facts.cost[stand_in.key]
        wins, added = self.prospects.trick(suit, stand_in.rank)
        total = wins * (self.take(facts.table + cost + added) + self.exit_cost())
        if wins < 1:
            total += (1 - wins) * self.give(
                cost + added * PLAY.after_lead, self._likely_taker(suit)
            )
        if facts.rules.draw is Draw.DOMINO and facts.deal.stock_size:
            # A seat that cannot follow must draw from the stock.
            total -= PLAY.draws * self.prospects.voids_later(suit)
        return total - self.discard_value(stand_in) - self.hunt(stand_in, suit)

    def _likely_taker(self, suit: int) -> int:
        """The seat that probably takes a trick in this suit if this seat loses it."""
        facts = self.facts
        for seat in facts.later:
            if not facts.voids[suit] >> seat & 1 and seat != facts.seat:
                return seat
        return facts.later[0] if facts.later else facts.seat

    def hunt(self, card: Card, suit: int) -> float:
        """The worth of leading below a big card that is out: its holder may have to play it."""
        facts = self.facts
        gain = 0.0
        for big in facts.stakes.big:
            if SUIT_OF[big.key] != suit or not facts.is_unseen(big) or card.rank >= big.rank:
                continue
            above = facts.hand[suit] >> (2 * big.rank)
            if not above:
                gain += (
                    PLAY.hunt
                    * facts.cost[big.key]
                    / PLAY.hunt_points
                    * min(1.0, facts.live[suit] / PLAY.hunt_seats)
                )
        return gain

    def follow(self, legal: Sequence[Card]) -> Card:
        """The card to play to a trick that another seat led."""
        best = takes(self.facts.rules, self.facts.plays, self.facts.led)
        winner = self.facts.plays[best].seat if best is not None else self.facts.deal.leader
        return min(
            legal, key=lambda card: (self.follow_cost(card, best, winner), -card.rank, card.key)
        )

    def follow_cost(self, card: Card, best: int | None, winner: int) -> float:
        """The cost to expect from playing this card."""
        facts = self.facts
        stand_in = facts.stand(card)
        cost = facts.cost[stand_in.key]
        if stand_in.suit is not facts.led or stand_in.is_joker:
            return self.give(facts.table + cost, winner) - self.discard_value(stand_in)
        table = facts.table + cost
        total = -self.discard_value(stand_in)
        if not self._beats(stand_in, best):
            return total + self.give(table, winner)
        wins, added = self.prospects.trick(SUIT_OF[stand_in.key], stand_in.rank)
        total += wins * (self.take(table + added) + self.exit_cost())
        if wins < 1:
            taker = facts.later[-1] if facts.later else winner
            total += (1 - wins) * self.give(table, taker)
        return total

    def doubt(self, card: Card) -> float:
        """How uncertain it is whether this card takes the trick: 0 when certain, 1 at even odds."""
        stand_in = self.facts.stand(card)
        suit = SUIT_OF[stand_in.key]
        follows = not self.facts.plays or (stand_in.suit is self.facts.led and self.wins_now(card))
        if suit == LOOSE or not follows:
            return 0.0
        wins, _ = self.prospects.trick(suit, stand_in.rank)
        return 4 * wins * (1 - wins)

    def wins_now(self, card: Card) -> bool:
        """Whether a card would win the trick as it is now."""
        return self._beats(card, takes(self.facts.rules, self.facts.plays, self.facts.led))

    def _beats(self, stand_in: Card, best: int | None) -> bool:
        """Whether the card wins the trick as it lies now."""
        facts = self.facts
        if best is None or facts.rules.duplicates is Duplicates.CANCEL:
            plays = (*facts.plays, Play(facts.seat, stand_in, stand_in.suit))
            return takes(facts.rules, plays, facts.led) == len(facts.plays)
        top = facts.plays[best]
        if top.suit is not facts.led:
            return True
        return beats(facts.rules, stand_in, top.card)
