"""The last tricks of each possible deal if all play their best with open cards.

Tells which cards a seat takes, and with which of its own. Where several plays bring the same points
one of them is followed, so these are ends that can be forced, not the only ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from hearts_gui.ai.worlds.endings import Counting, Hands, OpenCards, number_of, suit_of, winner
from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.play.view import PlayerView


@dataclass(slots=True)
class LineTally:
    """The results of the lines after one card, summed over the deals that were followed."""

    deals: int = 0
    taken: Counter[Card] = field(default_factory=Counter)
    """For each card, the number of deals in which the seat takes it."""
    takers: Counter[Card] = field(default_factory=Counter)
    """For each of its cards, the number of deals in which it takes a trick that costs points."""
    now: Counter[bool | None] = field(default_factory=Counter)
    """In how many deals it takes this trick: surely (True), never (False), or maybe (None)."""

    def never(self) -> bool:
        """Whether the card takes the trick under way in none of the deals."""
        return self.now[False] == self.deals

    def always(self) -> bool:
        """Whether the card takes the trick under way in each of the deals."""
        return self.now[True] == self.deals


class FollowedCounting(Counting):
    """Counts, and follows a line after every card while the table still knows the deal."""

    def __init__(self, view: PlayerView) -> None:
        super().__init__(view)
        self._seat, self._players = view.seat, view.rules.players
        self.tallies = {card: LineTally() for card in self.legal}
        """The tally of each card, for the deals counted so far."""

    def points(self, table: OpenCards, hands: Hands, card: Card) -> int:
        """The result of a card in one deal, whose line goes into its tally."""
        points = super().points(table, hands, card)
        tally = self.tallies[card]
        tally.deals += 1
        tally.now[takes(hands, self.leader, self.plays, number_of(card))] += 1
        for trick, taker in self._line(table, hands, number_of(card)):
            tally.taken.update(STANDARD_FACES[number] for number in trick)
            tally.takers[STANDARD_FACES[taker]] += sum(self.worth[number] for number in trick) > 0
        return points

    def _line(
        self, table: OpenCards, hands: Hands, card: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """The tricks that the seat takes, each with its card that takes it."""
        leader, plays, left, seat = self.leader, self.plays, list(hands), self._seat
        while True:
            left[seat] &= ~(1 << card)
            plays = (*plays, card)
            if len(plays) == self._players:
                won = winner(plays)
                leader = (leader + won) % self._players
                if leader == self._seat:
                    yield plays, plays[won]
                plays = ()
            seat = (leader + len(plays)) % self._players
            if not left[seat]:
                return
            card = table.reply(tuple(left), leader, plays)


def takes(hands: Hands, leader: int, plays: tuple[int, ...], card: int) -> bool | None:
    """Whether a card takes the trick: surely (True), never (False), or maybe (None)."""
    if winner((*plays, card)) != len(plays):
        return False
    suit_cards = suit_of(card)
    higher = suit_cards & ~((2 << card) - 1)
    players = len(hands)
    after = [hands[(leader + turn) % players] for turn in range(len(plays) + 1, players)]
    if not any(hand & higher for hand in after):
        return True
    beaten = any(hand & suit_cards and not hand & suit_cards & ~higher for hand in after)
    return False if beaten else None
