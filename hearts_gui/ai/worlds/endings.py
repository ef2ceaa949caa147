"""Solves the last tricks of a deal exactly, for every possible distribution of the hidden cards.

Cards are numbers from 0 to 51, `13 * suit + rank - 2`; a hand is a set of bits. The others play
together against the seat and see all cards, which is harder than any real opponents: a card that is
never worse against them is never worse.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from hearts_gui.ai.worlds.knowledge import knowledge_of
from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import face_points, penalty_faces

_NUMBER = {card: number for number, card in enumerate(STANDARD_FACES)}
_RANKS = 13
_SUITS = tuple(((1 << _RANKS) - 1) << (_RANKS * suit) for suit in range(4))

MOST_DEALS = {2: 2000, 3: 1000, 4: 200, 5: 30}
"""The most possible deals that are counted, by the number of cards in the hand."""

Hands = tuple[int, ...]


def worth_of(rules: Rules) -> dict[Card, int] | None:
    """The value of each card of a standard pack; None where that is not a plain number."""
    points = face_points(rules)
    plain = {card: value for card, value in points.items() if isinstance(value, int)}
    if len(plain) < len(points) or any(card not in _NUMBER for card in plain):
        return None
    return {card: plain.get(card, 0) for card in STANDARD_FACES}


def countable(view: PlayerView) -> bool:
    """Whether the rest of the deal consists only of tricks whose cards count.

    Any card may be led, because hearts have been led before, and nobody can shoot the moon any
    more. The caller must know that the rules count by cards alone.
    """
    deal = view.deal
    if len(view.own.hand) not in MOST_DEALS or max(deal.sizes) > max(MOST_DEALS):
        return False
    played = deal.gone
    if not any(card.suit is Suit.HEARTS for card in played) or deal.charges:
        return False
    if any(card not in _NUMBER for card in (*view.own.hand, *played)):
        return False
    penalties = penalty_faces(view.rules, deal.penalty_suit)
    takers = {
        trick.taker for trick in deal.tricks if any(play.card in penalties for play in trick.plays)
    }
    return len(takers - {None}) > 1


def possible_deals(view: PlayerView, most: int) -> list[Hands] | None:
    """Every distribution of the hidden cards that fits what the seat has seen; None if too many.

    It uses cards seen, shown voids and what the rules prove from earlier plays, but no guesses: a
    seat that led hearts before they were broken holds only hearts.
    """
    knowledge = knowledge_of(view)
    players = view.rules.players
    if any(knowledge.room[players:]):
        return None
    hands = [sum(1 << _NUMBER[card] for card in cards) for cards in knowledge.held[:players]]
    order = sorted(
        range(len(knowledge.unseen)), key=lambda index: knowledge.places[index].bit_count()
    )
    cards = [1 << _NUMBER[knowledge.unseen[index]] for index in order]
    places = [
        [seat for seat in range(players) if knowledge.places[index] >> seat & 1] for index in order
    ]
    deals: list[Hands] = []

    def lay(index: int, room: list[int]) -> bool:
        if index == len(cards):
            deals.append(tuple(hands))
            return len(deals) <= most
        for seat in places[index]:
            if room[seat]:
                room[seat] -= 1
                hands[seat] |= cards[index]
                if not lay(index + 1, room):
                    return False
                hands[seat] &= ~cards[index]
                room[seat] += 1
        return True

    return deals if lay(0, list(knowledge.room[:players])) else None


def number_of(card: Card) -> int:
    """The number of a card of a standard pack."""
    return _NUMBER[card]


def suit_of(card: int) -> int:
    """All cards of the suit of one, as bits."""
    return _SUITS[card // _RANKS]


def winner(plays: tuple[int, ...]) -> int:
    """The place in a trick of the card that takes it."""
    suit = plays[0] // _RANKS
    return max(range(len(plays)), key=lambda k: plays[k] if plays[k] // _RANKS == suit else -1)


class OpenCards:
    """Solves the rest of a deal with open cards: one seat avoids points, the others give them."""

    def __init__(self, worth: tuple[int, ...], players: int, seat: int) -> None:
        self._worth, self._players, self._seat = worth, players, seat
        self._cache: dict[tuple[Hands, int], int] = {}
        self._ends: dict[int, tuple[int, int]] = {}

    def after(self, hands: Hands, leader: int, plays: tuple[int, ...], card: int) -> int:
        """The points that the seat still takes when it plays this card now."""
        return self._played(hands, leader, plays, self._seat, card)

    def reply(self, hands: Hands, leader: int, plays: tuple[int, ...]) -> int:
        """The best play of the player to act; the lowest of equal ones."""
        turn, legal = self._in_turn(hands, leader, plays)
        sign = 1 if turn == self._seat else -1
        cards = [card for card in range(len(self._worth)) if legal >> card & 1]
        return min(cards, key=lambda card: sign * self._played(hands, leader, plays, turn, card))

    def _from_lead(self, hands: Hands, leader: int) -> int:
        if not hands[leader]:
            return 0
        key = (hands, leader)
        if key not in self._cache:
            self._cache[key] = self._turn(hands, leader, ())
        return self._cache[key]

    def _in_turn(self, hands: Hands, leader: int, plays: tuple[int, ...]) -> tuple[int, int]:
        """The player to act, and its legal cards."""
        turn = (leader + len(plays)) % self._players
        legal = hands[turn]
        if plays:
            legal = legal & _SUITS[plays[0] // _RANKS] or legal
        return turn, legal

    def _turn(self, hands: Hands, leader: int, plays: tuple[int, ...]) -> int:
        turn, legal = self._in_turn(hands, leader, plays)
        own_turn = turn == self._seat
        end = self._bounds(hands, plays)[0 if own_turn else 1]
        best: int | None = None
        for card in self._classes(hands, plays, legal):
            value = self._played(hands, leader, plays, turn, card)
            if best is None or (value < best if own_turn else value > best):
                best = value
                if value == end:  # no play can be better
                    break
        assert best is not None
        return best

    def _bounds(self, hands: Hands, plays: tuple[int, ...]) -> tuple[int, int]:
        """The least and the most points that the seat can still take."""
        left = 0
        for hand in hands:
            left |= hand
        for card in plays:
            left |= 1 << card
        bounds = self._ends.get(left)
        if bounds is None:
            counts = [value for index, value in enumerate(self._worth) if left >> index & 1]
            bounds = (sum(n for n in counts if n < 0), sum(n for n in counts if n > 0))
            self._ends[left] = bounds
        return bounds

    def _classes(self, hands: Hands, plays: tuple[int, ...], legal: int) -> Iterator[int]:
        """One card of each group of equal value with no other player's card between them."""
        others = 0
        for hand in hands:
            others |= hand
        for card in plays:
            others |= 1 << card
        others &= ~legal
        before = -1
        while legal:
            low = legal & -legal
            card = low.bit_length() - 1
            legal ^= low
            if before >= 0 and card // _RANKS == before // _RANKS:
                between = (low - 1) & ~((1 << before + 1) - 1) & others
                if not between and self._worth[card] == self._worth[before]:
                    before = card
                    continue
            before = card
            yield card

    def _played(
        self, hands: Hands, leader: int, plays: tuple[int, ...], turn: int, card: int
    ) -> int:
        left = (*hands[:turn], hands[turn] & ~(1 << card), *hands[turn + 1 :])
        plays = (*plays, card)
        if len(plays) < self._players:
            return self._turn(left, leader, plays)
        taker = (leader + winner(plays)) % self._players
        points = sum(self._worth[card] for card in plays) if taker == self._seat else 0
        return points + self._from_lead(left, taker)


@dataclass(frozen=True, slots=True)
class Counted:
    """The points of every legal card in every possible deal, in the same order of deals."""

    deals: int
    points: dict[Card, tuple[int, ...]]

    def mean(self, card: Card) -> float:
        """The points that a card brings on average."""
        return sum(self.points[card]) / self.deals

    def right(self) -> tuple[Card, ...]:
        """The cards that are never worse than any other; several where they are always equal."""
        least = tuple(map(min, zip(*self.points.values(), strict=True)))
        return tuple(card for card, row in self.points.items() if row == least)

    def rival(self) -> Card | None:
        """The best card that is not right; None where all are right."""
        rest = [card for card in self.points if card not in self.right()]
        return min(rest, key=self.mean, default=None)

    @property
    def gap(self) -> float:
        """The average cost of the best wrong card; 0 where nothing is always right."""
        right, rival = self.right(), self.rival()
        if not right or rival is None:
            return 0.0
        return self.mean(rival) - self.mean(right[0])


class Counting:
    """Counts the points of every legal card, one possible deal after the other, in small steps.

    `deals` are all possible deals; empty where they cannot be counted.
    """

    def __init__(self, view: PlayerView) -> None:
        worth = worth_of(view.rules)
        fits = worth is not None and countable(view)
        deals = possible_deals(view, MOST_DEALS[len(view.own.hand)]) if fits else None
        self.deals: tuple[Hands, ...] = tuple(deals or ())
        self.worth = () if worth is None else tuple(worth.values())
        """The value of each card, by its number."""
        self._view = view
        self.plays = tuple(_NUMBER[play.card] for play in view.deal.plays if fits)
        self.leader = view.deal.plays[0].seat if self.plays else view.seat
        legal = legal_plays(view.rules, view.deal, view.own)
        self._rows: dict[Card, list[int]] = {card: [] for card in legal}
        self._at = 0
        self._waiting: list[Card] = []  # of the deal that is being counted
        self._table = self.new_table()

    def new_table(self) -> OpenCards:
        """A solver that knows of no deal yet."""
        return OpenCards(self.worth, self._view.rules.players, self._view.seat)

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that are counted."""
        return tuple(self._rows)

    @property
    def done(self) -> bool:
        """Whether all deals are counted."""
        return self._at == len(self.deals)

    def more(self) -> None:
        """Count one more card in a deal."""
        if not self._waiting:
            self._waiting, self._table = list(self._rows), self.new_table()
        card = self._waiting.pop(0)
        self._rows[card].append(self.points(self._table, self.deals[self._at], card))
        self._at += not self._waiting

    def points(self, table: OpenCards, hands: Hands, card: Card) -> int:
        """The result of a card in one deal."""
        return table.after(hands, self.leader, self.plays, _NUMBER[card])

    def counted(self) -> Counted:
        """The findings of all deals that were counted so far."""
        return Counted(self._at, {card: tuple(row) for card, row in self._rows.items()})


def cards_of(hand: int) -> tuple[Card, ...]:
    """The cards of a hand that is a set of bits."""
    return tuple(card for card, number in _NUMBER.items() if hand >> number & 1)


def count(view: PlayerView) -> Counted | None:
    """The result of every legal card in every possible deal; None where that cannot be counted."""
    counting = Counting(view)
    while not counting.done:
        counting.more()
    return counting.counted() if counting.deals else None


# Which cards a seat takes in each possible deal, and with which of its own. Where several plays
# give the same points, one of them is followed: a result that can be forced, not the only one.


@dataclass(slots=True)
class LineTally:
    """The results of the lines after one card, summed over the deals that were followed."""

    deals: int = 0
    taken: Counter[Card] = field(default_factory=Counter)
    """For each card, the number of deals in which the seat takes it."""
    takers: Counter[Card] = field(default_factory=Counter)
    """For each of its cards, the number of deals in which it takes a trick that costs points."""
    now: Counter[bool | None] = field(default_factory=Counter)
    """The number of deals in which it takes this trick: certainly (True), never (False), or perhaps
    (None).
    """

    def never(self) -> bool:
        """Whether the card takes the trick under way in none of the deals."""
        return self.now[False] == self.deals

    def always(self) -> bool:
        """Whether the card takes the trick under way in each of the deals."""
        return self.now[True] == self.deals


class FollowedCounting(Counting):
    """Counts, and follows a line after every card while the solver still has the deal."""

    def __init__(self, view: PlayerView) -> None:
        super().__init__(view)
        self._seat, self._players = view.seat, view.rules.players
        self.tallies = {card: LineTally() for card in self.legal}
        """The tally of each card, for the deals counted so far."""

    def points(self, table: OpenCards, hands: Hands, card: Card) -> int:
        """The result of a card in one deal; its line is added to the tally."""
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
    """Whether a card takes the trick: certainly (True), never (False), or perhaps (None)."""
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
