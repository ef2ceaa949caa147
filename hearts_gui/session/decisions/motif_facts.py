"""What a position shows that motifs are computed from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearts_gui.ai.coach.situations import Situation, situation_of
from hearts_gui.ai.rule_player.facts import Memory, PlayFacts
from hearts_gui.ai.rule_player.stakes import BIG
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import End, FirstTrick
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.values import face_points, penalty_faces
from hearts_gui.engine.score.endings import measure

ALONE: Final = 4
"""This many cards that cost points, all with one seat, may become a moon."""


@dataclass(frozen=True)
class Position:
    """A question about a card, and what can be told from it."""

    view: PlayerView
    facts: PlayFacts
    out: frozenset[Card]
    """The cards in the hands of the others."""
    situation: Situation

    def cost(self, card: Card) -> float:
        """How much a card hurts its taker; below 0 where it helps."""
        return self.facts.cost[card.key]

    @property
    def leads(self) -> bool:
        """Whether the card is led."""
        return not self.facts.plays

    @property
    def last(self) -> bool:
        """Whether nobody plays after it."""
        return not self.leads and not self.facts.later

    def follows(self, *cards: Card) -> bool:
        """Whether these are of the suit that was led."""
        led = self.facts.led
        return led is not None and all(card.suit is led for card in cards)

    def discards(self, *cards: Card) -> bool:
        """Whether another suit than these was led."""
        led = self.facts.led
        return led is not None and all(card.suit is not led for card in cards)

    def beats_all(self, card: Card) -> bool:
        """Whether it follows and is the highest so far."""
        return self.follows(card) and all(
            play.card.rank < card.rank for play in self.facts.plays if play.suit is card.suit
        )

    @property
    def winner(self) -> int:
        """The seat whose card is the highest so far."""
        follow = [play for play in self.facts.plays if play.suit is self.facts.led]
        return max(follow, key=lambda play: play.card.rank).seat

    @property
    def nothing_counts(self) -> bool:
        """Whether no card on the table counts, for or against its taker, nor the trick itself."""
        stakes = self.facts.stakes
        return not stakes.trick and not self.facts.memory.waiting and all(
            not self.cost(play.card) for play in self.facts.plays
        )  # fmt: skip

    @property
    def clean_start(self) -> bool:
        """Whether this is the first trick, and no card that costs may fall on it."""
        return self.facts.first and self.view.rules.first_trick is FirstTrick.NO_POINTS

    @property
    def queen_counts(self) -> bool:
        """Whether the queen of spades is a card to be afraid of."""
        return self.cost(QS) >= BIG

    @property
    def queen_out(self) -> bool:
        """Whether one of the others holds her."""
        return self.queen_counts and QS in self.out

    @property
    def queen_lies(self) -> bool:
        """Whether she lies on the table."""
        return self.queen_counts and any(play.card is QS for play in self.facts.plays)

    def held(self, suit: Suit | None) -> int:
        """How many cards of a suit the seat holds."""
        return sum(card.suit is suit for card in self.view.own.hand)

    def out_of(self, suit: Suit | None) -> int:
        """How many cards of a suit are out."""
        return sum(card.suit is suit for card in self.out)

    def above(self, card: Card) -> int:
        """How many higher cards of its suit are out."""
        return sum(other.suit is card.suit and other.rank > card.rank for other in self.out)

    def below(self, card: Card) -> int:
        """How many lower cards of its suit are out."""
        return sum(other.suit is card.suit and other.rank < card.rank for other in self.out)

    def given_above(self, card: Card) -> bool:
        """Whether a higher card of its suit that the seat passed is still out."""
        gave = [each for each, _ in self.view.own.gave if each in self.out]
        return any(each.suit is card.suit and each.rank > card.rank for each in gave)

    def shown_void(self, card: Card) -> bool:
        """Whether someone has shown to be out of its suit."""
        return any(suit is card.suit for seat, suit in self.view.deal.voids
                   if seat != self.view.seat and self.view.deal.sizes[seat])  # fmt: skip

    @property
    def lone_taker(self) -> int | None:
        """The other seat that alone has taken cards that cost, and enough of them."""
        counts = [0] * self.view.rules.players
        for trick in self.view.deal.tricks:
            if trick.taker is not None:
                counts[trick.taker] += sum(self.cost(play.card) > 0 for play in trick.plays)
        takers = [seat for seat, count in enumerate(counts) if count]
        alone = len(takers) == 1 and counts[takers[0]] >= ALONE
        return takers[0] if alone and takers[0] != self.view.seat else None

    def stands(self, seat: int, *, best: bool) -> bool:
        """Whether this seat alone has the best (or the worst) total of the others."""
        totals = [measure(self.view.rules, each) for each in self.view.public.standings.totals]
        others = [total for other, total in enumerate(totals) if other != self.view.seat]
        wanted = min(others) if best else max(others)
        return totals[seat] == wanted and others.count(wanted) == 1


def position_of(view: PlayerView) -> Position | None:
    """What the view shows; None where motifs mean nothing: with two packs or jokers."""
    pack = build_pack(view.rules)
    if view.rules.packs != 1 or any(card.suit is None or card.is_joker for card in pack):
        return None
    memory = Memory(view)
    memory.follow(view)
    facts = PlayFacts(view, memory)
    out = frozenset(card for card in pack if facts.is_unseen(card))
    return Position(view, facts, out, situation_of(view))


def ends_soon(view: PlayerView) -> bool:
    """Whether the points of one more deal may end the game."""
    rules, standings = view.rules, view.public.standings
    if rules.end is End.DEALS:
        return rules.end_at - len(standings.history) <= 1
    if rules.end not in (End.REACH, End.EXCEED):
        return False
    points = face_points(rules, view.deal.penalty_suit)
    most = sum(abs(points[face]) for face in penalty_faces(rules, view.deal.penalty_suit))
    return any(abs(total) + most >= abs(rules.end_at) for total in standings.totals)
