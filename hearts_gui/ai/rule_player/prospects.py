"""The prospects of a trick: who may still overtake, what may still fall on it."""

from __future__ import annotations

from hearts_gui.ai.rule_player.bits import SUIT_OF, count_above, count_below
from hearts_gui.ai.rule_player.facts import PlayFacts
from hearts_gui.ai.rule_player.weights import TRICK
from hearts_gui.engine.rules.choices import Draw, FirstTrick


class Prospects:
    """The expectations of one decision, worked out when first asked for."""

    __slots__ = ("_slough", "facts", "no_points")

    def __init__(self, facts: PlayFacts) -> None:
        self.facts = facts
        rules = facts.rules
        self.no_points = facts.first and rules.first_trick is FirstTrick.NO_POINTS
        if rules.draw is Draw.DOMINO and facts.deal.stock_size:
            self.no_points = True  # who cannot follow draws instead of throwing
        self._slough: dict[int, float] = {}

    def slough(self, seat: int) -> float:
        """The cost that a seat void in the led suit is likely to throw."""
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
        return sum(
            1.0 if facts.voids[suit] >> seat & 1 else void
            for seat in facts.later
            if seat != facts.seat
        )

    def trick(
        self, suit: int, rank: int, later: tuple[int, ...] | None = None
    ) -> tuple[float, float]:
        """The odds that this card, winning now, takes the trick; the cost still to fall on it."""
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
        last = later[-1] if later else -1
        hot = facts.table > 0
        for seat in later:
            if seat == facts.seat:
                continue
            if voids >> seat & 1:
                added += self.slough(seat)
                continue
            added += void * self.slough(seat) + (1 - void) * in_suit
            willing = (
                TRICK.takes_points
                if hot
                else TRICK.last_takes
                if seat == last
                else TRICK.middle_takes
            )
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
