"""How the last tricks go in every possible deal when all play their best with open cards: which
cards a seat takes, and with which of its own.

Where several plays come to the same points one of them is followed, so these are ends that can be
forced, not the only ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hearts_gui.ai.worlds.endings import Hands, OpenCards, worth_of
from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView

_NUMBER: Final = {card: number for number, card in enumerate(STANDARD_FACES)}
_RANKS: Final = 13
_SUIT: Final = (1 << _RANKS) - 1


@dataclass(slots=True)
class LineTally:
    """What the lines after one card come to, counted over the deals that were followed."""

    deals: int = 0
    taken: Counter[Card] = field(default_factory=Counter)
    """By card in how many of them the seat takes it."""
    takers: Counter[Card] = field(default_factory=Counter)
    """By card of its own in how many it takes a trick that costs something."""
    now: Counter[bool | None] = field(default_factory=Counter)
    """In how many the card takes the trick under way whatever the others play (True), does not
    (False), or as they choose (None)."""

    def never(self) -> bool:
        """Whether the card takes the trick under way in none of them."""
        return self.now[False] == self.deals

    def always(self) -> bool:
        """Whether it takes it in each of them."""
        return self.now[True] == self.deals


class EndingLines:
    """Follows a line after every legal card in every deal, one at a time."""

    def __init__(self, view: PlayerView, deals: tuple[Hands, ...]) -> None:
        worth = worth_of(view.rules)
        assert worth is not None
        self._worth, self._deals = tuple(worth.values()), deals
        self._seat, self._players = view.seat, view.rules.players
        self._plays = tuple(_NUMBER[play.card] for play in view.deal.plays)
        self._leader = view.deal.plays[0].seat if self._plays else view.seat
        self.tallies = {card: LineTally() for card in legal_plays(view.rules, view.deal, view.own)}
        """What the lines after each card come to, of the deals that were followed so far."""
        self._at = 0
        self._waiting: list[Card] = []
        self._table = self._new_table()

    def _new_table(self) -> OpenCards:
        return OpenCards(self._worth, self._players, self._seat)

    @property
    def done(self) -> bool:
        """Whether all deals are through."""
        return self._at == len(self._deals)

    def more(self) -> None:
        """Follow one line more."""
        if not self._waiting:
            self._waiting, self._table = list(self.tallies), self._new_table()
        card = self._waiting.pop(0)
        hands, tally = self._deals[self._at], self.tallies[card]
        tally.deals += 1
        tally.now[takes(hands, self._leader, self._plays, _NUMBER[card])] += 1
        for trick, taker in self._line(hands, _NUMBER[card]):
            tally.taken.update(STANDARD_FACES[each] for each in trick)
            tally.takers[STANDARD_FACES[taker]] += sum(self._worth[each] for each in trick) > 0
        self._at += not self._waiting

    def _line(self, hands: Hands, card: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """The tricks that the seat takes, each with its card that takes it."""
        leader, plays, left, at = self._leader, self._plays, list(hands), self._seat
        while True:
            left[at] &= ~(1 << card)
            plays = (*plays, card)
            if len(plays) == self._players:
                won = _winner(plays)
                leader = (leader + won) % self._players
                if leader == self._seat:
                    yield plays, plays[won]
                plays = ()
            at = (leader + len(plays)) % self._players
            if not left[at]:
                return
            card = self._table.reply(tuple(left), leader, plays)


def _winner(plays: tuple[int, ...]) -> int:
    """The place in a trick of the card that takes it."""
    suit = plays[0] // _RANKS
    return max(range(len(plays)), key=lambda k: plays[k] if plays[k] // _RANKS == suit else -1)


def takes(hands: Hands, leader: int, plays: tuple[int, ...], card: int) -> bool | None:
    """Whether a card takes the trick under way whatever those who come after may play."""
    suit = (*plays, card)[0] // _RANKS
    if card // _RANKS != suit or any(each // _RANKS == suit and each > card for each in plays):
        return False
    whole = _SUIT << _RANKS * suit
    higher = whole & ~((2 << card) - 1)
    players = len(hands)
    after = [hands[(leader + turn) % players] for turn in range(len(plays) + 1, players)]
    if not any(hand & higher for hand in after):
        return True
    beaten = any(hand & whole and not hand & whole & ~higher for hand in after)
    return False if beaten else None
