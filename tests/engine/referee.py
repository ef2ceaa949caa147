"""Judges a deal after the fact, from the rule text alone; it never generates a play.

The record holds what happened in the order in which it happened. What a seat held at any moment
follows from what it did later, so a revoke is found the way a person finds it: the player threw
a heart on that club, and here comes a club of his. Nothing of the engine but its values is used.
"""

from __future__ import annotations

from collections.abc import Iterator

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.rules.choices import (
    BonusCard,
    Boost,
    Breakers,
    BreakEvent,
    DeadLastTrick,
    Draw,
    Duplicates,
    FirstTrick,
    HeartsLead,
    JokerLead,
    Jokers,
    LeadExempt,
    OpeningLead,
    QueenForced,
    ScoreDir,
    Values,
    WarrenFollow,
)
from hearts_gui.engine.rules.rules import Rules
from tests.engine.records import DoneTrick, Gain, Lose, Put, Record, Table

QUEEN = Card("QS")
TEN_OF_CLUBS = Card("TC")
NINE = 9


def _points(rules: Rules, face: Card, penalty_suit: Suit | None) -> complex:
    """Return the points of one card by itself (RULES 1.6, 1.7)."""
    for text, value in rules.custom_values:
        if text == face.text:
            return value
    if rules.bonus_card is not BonusCard.NONE and face.text == rules.bonus_card.value:
        return rules.bonus_amount
    heart = face.suit is Suit.HEARTS and face.rank > 0
    match rules.values:
        case Values.NAMED_SUIT:
            wanted = Suit.HEARTS if penalty_suit is None else penalty_suit
            return 1 if face.suit is wanted and face.rank else 0
        case Values.REVERSE:
            return 1 if face.text in ("QH", "JH") else 0
        case Values.FOUR_JACKS:
            return {"JC": 1, "JD": 1, "JH": 1, "JS": 2}.get(face.text, 0)
        case Values.GONG_ZHU:
            if heart:
                return -10 if face.rank > 4 else 0
            return {"QS": -100, "JD": 100}.get(face.text, 0)
    if heart:
        return 1
    tables: dict[Values, dict[str, complex]] = {
        Values.HEARTS_ONLY: {},
        Values.HOOLIGAN: {"QS": 13, "7C": 7},
        Values.BLACK_MARIA: {"QS": 13, "KS": 10, "AS": 7},
        Values.BLACK_LADY_UK: {"QS": 50, "AS": 40, "TS": 20},
        Values.ROYAL: {"QS": 26, "QD": -10},
        Values.TURBO: {"QS": 13, "JD": -10},
        Values.COMPLEX: {"QS": 13j, "JD": -10},
    }
    return tables.get(rules.values, {"QS": 13}).get(face.text, 0)


class Referee:
    """Reads one record and says of every card put down whether it was allowed."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.rules = record.rules
        self.seats = len(record.hands)
        self._holdings: list[tuple[frozenset[Card], ...]] | None = None
        rules, suit = self.rules, record.penalty_suit
        self._penalties = {
            card: self._hurts(_points(rules, card.face, suit))
            for card in (*(c for hand in record.hands for c in hand), *self._later())
        }

    def _later(self) -> Iterator[Card]:
        if self.record.extra is not None:
            yield self.record.extra
        for happening in self.record.happenings:
            if isinstance(happening, Gain):
                yield from happening.cards

    def _hurts(self, points: complex) -> bool:
        if self.rules.score_dir is ScoreDir.HIGH:
            return points.real < 0
        return points.real > 0 or points.imag > 0

    def real(self, card: Card) -> Card:
        """The card that counts: the extra card in place of Warren."""
        return self.record.extra if card.is_warren and self.record.extra else card

    def suit(self, card: Card) -> Suit | None:
        return self.real(card).suit

    def is_penalty(self, card: Card) -> bool:
        return self._penalties[self.real(card)]

    def obliges(self, card: Card) -> bool:
        """Whether holding this card of the led suit forbids another suit (RULES 1.8)."""
        return not (card.is_warren and self.rules.warren_follow is WarrenFollow.OPTIONAL)

    def led(self, puts: list[Put]) -> Suit | None:
        """The suit to follow. A led joker without a suit leaves it to the next card."""
        for put in puts:
            suit = put.named if put.named is not None else self.suit(put.card)
            if suit is not None:
                return suit
        return None

    def is_broken(self, table: Table) -> bool:
        """Whether hearts may be led (RULES 1.4)."""
        for index, trick in enumerate(table.tricks):
            led = self.led(trick.puts)
            for put in trick.puts:
                card = self.real(put.card)
                breaker = card.suit is Suit.HEARTS and card.rank > 0
                if card.face is QUEEN and self.rules.breakers is Breakers.HEARTS_QS:
                    breaker = True
                if not breaker:
                    continue
                match self.rules.break_event:
                    case BreakEvent.PLAYED:
                        return True
                    case BreakEvent.DISCARDED:
                        if led is not None and card.suit is not led:
                            return True
                    case BreakEvent.WON:
                        later = table.tricks[index:]
                        if any(play.taker is not None for play in later):
                            return True
        return False

    def taker(self, puts: list[Put], *, last: bool) -> tuple[int | None, bool]:
        """Find who takes the trick, and whether it is thrown away (RULES 1.5)."""
        led = self.led(puts)
        runners = [
            (self.real(put.card), put.seat)
            for put in puts
            if self.suit(put.card) is led and not put.card.is_joker and led is not None
        ]
        if not runners:
            return puts[0].seat, False
        if self.rules.duplicates is not Duplicates.CANCEL:
            top = max(card.rank for card, _ in runners)
            best = [seat for card, seat in runners if card.rank == top]
            return best[0 if self.rules.duplicates is Duplicates.FIRST else -1], False
        ranks = [card.rank for card, _ in runners]
        single = [(card.rank, seat) for card, seat in runners if ranks.count(card.rank) == 1]
        if single:
            return max(single)[1], False
        if not last:
            return None, False
        match self.rules.dead_last_trick:
            case DeadLastTrick.LEADER:
                return puts[0].seat, False
            case DeadLastTrick.SECOND_OF_TOP:
                return [seat for card, seat in runners if card.rank == max(ranks)][-1], False
            case DeadLastTrick.DISCARD:
                return None, True

    def _extended(self, puts: list[Put]) -> bool:
        """Whether a nine asks for a second round (RULES 1.5)."""
        led = self.led(puts)
        match self.rules.boost:
            case Boost.OFF:
                return False
            case Boost.ANY_NINE:
                return any(self.real(put.card).rank == NINE for put in puts)
            case Boost.LED_NINE:
                return any(
                    self.real(put.card).rank == NINE and self.suit(put.card) is led for put in puts
                )

    def holdings(self) -> list[tuple[frozenset[Card], ...]]:
        """Return every seat's cards before each happening, found by looking at what came later."""
        if self._holdings is None:
            self._holdings = self._look_back()
        return self._holdings

    def _look_back(self) -> list[tuple[frozenset[Card], ...]]:
        end = [set(hand) for hand in self.record.hands]
        for happening in self.record.happenings:
            match happening:
                case Put(seat, card):
                    end[seat].discard(card)
                case Gain(seat, cards):
                    end[seat].update(cards)
                case Lose(seat, cards):
                    end[seat].difference_update(cards)
        if not self.record.goes_on:
            assert not any(end), f"cards left in a finished deal: {end}"
        after = [frozenset(hand) for hand in end]
        result = []
        for happening in reversed(self.record.happenings):
            before = list(after)
            match happening:
                case Put(seat, card):
                    before[seat] = after[seat] | {card}
                case Gain(seat, cards):
                    before[seat] = after[seat] - set(cards)
                case Lose(seat, cards):
                    before[seat] = after[seat] | set(cards)
            result.append(tuple(before))
            after = before
        return result[::-1]

    def accepted(self, table: Table, seat: int, held: frozenset[Card]) -> frozenset[Card]:
        """The cards of this hand to which no rule objects.

        A prohibition yields where it would leave the player without a card.
        """
        allowed = held
        for prohibits in (
            self._not_the_opening_card,
            self._joker_led,
            self._revokes,
            self._ten_of_clubs_too_early,
            self._points_too_early,
            self._hearts_too_early,
            self._charged_card_too_early,
            self._keeps_the_queen,
        ):
            kept = frozenset(c for c in allowed if not prohibits(table, c, held, allowed))
            allowed = kept or allowed
        return allowed

    def _not_the_opening_card(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """The first card of the deal (RULES 1.3)."""
        if table.tricks or table.puts:
            return False
        match self.rules.opening_lead:
            case OpeningLead.LOWEST_CLUB:
                clubs = self._dealt(Suit.CLUBS)
                return bool(clubs) and card.face is not min(clubs).face
            case OpeningLead.ANY_CLUB:
                return bool(self._dealt(Suit.CLUBS)) and self.suit(card) is not Suit.CLUBS
            case OpeningLead.TWO_SPADES:
                spades = self._dealt(Suit.SPADES)
                return self.record.first_deal and bool(spades) and card.face is not min(spades).face
            case _:
                return False

    def _dealt(self, suit: Suit) -> list[Card]:
        return [
            card for hand in self.record.hands for card in hand if card.suit is suit and card.rank
        ]

    def _joker_led(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """A joker is led only where the rules say so, or when nothing else is held."""
        return (
            not table.puts
            and card.is_joker
            and self.rules.joker_lead is JokerLead.NOT_IF_OTHER_CARD
        )

    def _revokes(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """Another suit is played although the led one is held."""
        led = self.led(table.puts)
        if led is None or self.suit(card) is led:
            return False
        if card.is_joker and self.rules.jokers is Jokers.ANYTIME:
            return False
        return any(self.suit(other) is led and self.obliges(other) for other in held)

    def _ten_of_clubs_too_early(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """Complex Hearts: no TC on trick 1 unless it is the only club."""
        if not self.rules.first_trick_tc or table.tricks:
            return False
        if self.real(card).face is not TEN_OF_CLUBS:
            return False
        clubs = [self.real(other).face for other in held if self.suit(other) is Suit.CLUBS]
        return any(face is not TEN_OF_CLUBS for face in clubs)

    def _points_too_early(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """No penalty card on trick 1."""
        ban = self.rules.first_trick is FirstTrick.NO_POINTS and not table.tricks
        return ban and self.is_penalty(card)

    def _hearts_too_early(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """A heart is led before hearts are broken."""
        if table.puts or self.rules.hearts_lead is HeartsLead.ALWAYS:
            return False
        if self.suit(card) is not Suit.HEARTS or self.is_broken(table):
            return False
        others = [other for other in allowed if self.suit(other) is not Suit.HEARTS]
        if self.rules.lead_exempt is LeadExempt.HEARTS_OR_PENALTY:
            return any(not self.is_penalty(other) for other in others)
        return bool(others)

    def _charged_card_too_early(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """A charged card is played to the first trick of its suit (RULES 1.7)."""
        if card not in self.record.charged:
            return False
        if any(self.led(trick.puts) is card.suit for trick in table.tricks):
            return False
        return not table.puts or self.led(table.puts) is card.suit

    def _keeps_the_queen(
        self, table: Table, card: Card, held: frozenset[Card], allowed: frozenset[Card]
    ) -> bool:
        """A player who is void keeps QS although it must be thrown."""
        if self.rules.qs_forced is QueenForced.NO:
            return False
        led = self.led(table.puts)
        if led is None or any(self.suit(other) is led for other in held):
            return False
        return self.real(card).face is not QUEEN

    def review(self) -> Iterator[tuple[Put, frozenset[Card], frozenset[Card], Table]]:
        """Every card put down, with the holding, what would have been accepted, and the table.

        The order of turns is checked on the way.
        """
        table = Table(self.record.leader)
        sizes = [len(hand) for hand in self.record.hands]
        size_now, turns = list(sizes), self.turns(table, sizes)
        for happening, held in zip(self.record.happenings, self.holdings(), strict=True):
            match happening:
                case Gain(seat, cards):
                    size_now[seat] += len(cards)
                case Lose(seat, cards):
                    size_now[seat] -= len(cards)
                case Put(seat, _):
                    if not table.puts:
                        turns = self.turns(table, size_now)
                    expected = turns[len(table.puts)]
                    assert seat == expected, f"seat {seat} played in the turn of {expected}"
                    yield happening, held[seat], self.accepted(table, seat, held[seat]), table
                    size_now[seat] -= 1
                    table.puts.append(happening)
                    turns = self.close(table, turns, size_now)

    def turns(self, table: Table, sizes: list[int]) -> list[int]:
        """The seats that play to the trick that begins, in order."""
        step = self.rules.turn_step
        order = [(table.leader + step * k) % self.seats for k in range(self.seats)]
        if self.rules.draw is Draw.DOMINO:
            return [seat for seat in order if sizes[seat]]
        if self.rules.uneven_hands and not table.tricks:
            return order + [seat for seat in order if sizes[seat] > min(sizes)]
        return order

    def close(self, table: Table, turns: list[int], sizes: list[int]) -> list[int]:
        """End the trick if it is complete, and say whose turns come."""
        if len(table.puts) < len(turns):
            return turns
        round_over = len(table.puts) == self.seats
        if round_over and self._extended(table.puts) and all(sizes):
            return turns * 2
        taker, discarded = self.taker(table.puts, last=not any(sizes))
        table.tricks.append(DoneTrick(table.leader, table.puts, taker, discarded))
        table.puts = []
        if taker is not None:
            table.leader = taker
        if self.rules.draw is Draw.DOMINO and any(sizes):
            while not sizes[table.leader]:
                table.leader = (table.leader + self.rules.turn_step) % self.seats
        return self.turns(table, sizes)

    def objections(self) -> list[Put]:
        """The cards that should not have been played."""
        return [put for put, _, accepted, _ in self.review() if put.card not in accepted]

    def finished_tricks(self) -> list[DoneTrick]:
        """All tricks of a record, in order."""
        tricks: list[DoneTrick] = []
        for _, _, _, table in self.review():
            tricks = table.tricks
        return tricks
