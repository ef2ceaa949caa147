"""The networks see what the seat in turn knows: rebuilt here card by card from its view."""

from __future__ import annotations

import random
from collections.abc import Iterable

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts_gui.ai.policies.features import (
    CARDS,
    PLANES,
    Features,
    Past,
    to_52_bits,
    to_lanes,
    unpacked,
)
from hearts_gui.ai.policies.learned import as_followed, past_of
from hearts_gui.ai.simulator.batch import Batch
from hearts_gui.ai.simulator.batch_cards import Ints, column, index_of
from hearts_gui.engine.cards import QS, STANDARD_FACES, Card, Suit
from hearts_gui.engine.evolve import evolve
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.game import step, to_act
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.rules import Rules
from tests.ai.batch_kit import at_play, shuffled, world_of
from tests.ai.table import position
from tests.engine.random_play import random_action
from tests.games import view

SEEDS = st.integers(0, 10**9)
HAND, OUT, UNDER, BEST, TOPS, BOTTOMS, GIVEN, LEFT, ACROSS, RIGHT = range(PLANES)
BARE = (HAND, OUT, UNDER, BEST, TOPS, BOTTOMS)
STEPS = (1, 2, 4, 7, 10)


def place(card: Card) -> int:
    """The input of a card within each set."""
    assert card.suit is not None
    return 13 * int(card.suit) + card.rank - 2


class Rebuilt:
    """The inputs of a view as sets of bits, one for each word, in the plainest way."""

    def __init__(self, view: PlayerView) -> None:
        self.seen = view
        self.hand = list(view.own.hand)
        self.table = [play.card for play in view.deal.plays]
        past = [play.card for trick in view.deal.tricks for play in trick.plays]
        known = {*self.hand, *self.table, *past}
        self.out = [card for card in STANDARD_FACES if card not in known]
        self.order = [(view.seat + step) % 4 for step in range(4)]
        self.bits: list[set[int]] = [set() for _ in range(PLANES)]
        for word, cards in enumerate(self._sets()):
            self.bits[word] |= {place(card) for card in cards}
        self._table()
        self._voids()
        self._moment()
        self._piles()
        self._memory()

    def _best(self) -> Card | None:
        """The card that takes the trick; before a lead the one that took the last trick."""
        best = None
        tricks = self.seen.deal.tricks
        for card in self.table or [play.card for trick in tricks[-1:] for play in trick.plays]:
            if best is None or (card.suit is best.suit and card.rank > best.rank):
                best = card
        return best

    def _sets(self) -> list[Iterable[Card]]:
        best = self._best()
        under, tops, bottoms = [], [], []
        for card in self.hand:
            if best is not None and card.suit is best.suit and card.rank < best.rank:
                under.append(card)
            ranks = [other.rank for other in self.out if other.suit is card.suit]
            if all(card.rank > rank for rank in ranks):
                tops.append(card)
            if all(card.rank < rank for rank in ranks):
                bottoms.append(card)
        return [self.hand, self.out, under, [] if best is None else [best], tops, bottoms]

    def _note(self, word: int, start: int, truths: Iterable[bool]) -> None:
        self.bits[word] |= {CARDS + start + step for step, true in enumerate(truths) if true}

    def _table(self) -> None:
        best = self._best()
        if self.table:
            takes = next(play.seat for play in self.seen.deal.plays if play.card is best)
            self._note(HAND, 0, [self.table[0].suit is suit for suit in Suit])
            self._note(HAND, 4, [len(self.table) >= count for count in (1, 2, 3)])
            self._note(HAND, 7, [takes == seat for seat in self.order[1:]])
            self._note(HAND, 10, [QS in self.table])
        past = [play.card for trick in self.seen.deal.tricks for play in trick.plays]
        self._note(HAND, 11, [any(card.suit is Suit.HEARTS for card in past)])

    def _voids(self) -> None:
        shown = set()
        for plays in (*(trick.plays for trick in self.seen.deal.tricks), self.seen.deal.plays):
            for play in plays:
                led = plays[0].card.suit
                if play.card.suit is not led:
                    shown.add((play.seat, led))
        for number, seat in enumerate(self.order[1:]):
            self._note(OUT, 4 * number, [(seat, suit) in shown for suit in Suit])

    def _moment(self) -> None:
        hearts = sum(card.suit is Suit.HEARTS for card in self.table)
        tricks = len(self.seen.deal.tricks)
        self._note(UNDER, 0, [hearts >= count for count in (1, 2, 3)])
        self._note(UNDER, 7, [not self.table, tricks == 0, tricks >= 5, tricks >= 9])

    def _piles(self) -> None:
        takers = set()
        for number, seat in enumerate(self.order):
            pile = [
                play.card
                for trick in self.seen.deal.tricks
                if trick.taker == seat
                for play in trick.plays
            ]
            hearts = sum(card.suit is Suit.HEARTS for card in pile)
            if hearts or QS in pile:
                takers.add(seat)
            word = BEST if number < 2 else TOPS
            truths = [hearts >= count for count in STEPS]
            self._note(word, 6 * (number % 2), [*truths, QS in pile])
        self._note(UNDER, 3, [takers == {seat} for seat in self.order])

    def _memory(self) -> None:
        for card, receiver in self.seen.own.gave:
            self.bits[GIVEN] |= {place(card)} if card in self.out else set()
            self.bits[GIVEN] |= {CARDS + (receiver - self.seen.seat) % 4}
        for plays in (*(trick.plays for trick in self.seen.deal.tricks), self.seen.deal.plays):
            for play in plays:
                ahead = (play.seat - self.seen.seat) % 4
                if ahead:
                    self.bits[GIVEN + ahead] |= {place(play.card)}


def bits_of(planes: Ints) -> list[set[int]]:
    """The bits that are set in each word of one world."""
    return [{bit for bit in range(64) if int(word) >> bit & 1} for word in planes]


def same(planes: Ints, view: PlayerView) -> None:
    """The inputs are as rebuilt."""
    bits, wanted = bits_of(planes), Rebuilt(view).bits
    for word in range(PLANES):
        wrong = bits[word] ^ wanted[word]
        assert not wrong, (word, sorted(wrong), view)


def opening(seed: int | str) -> Game:
    """A standard deal after its pass, before its first card."""
    return at_play(Rules(), str(seed))


def batch_of(*games: Game) -> Batch:
    """The same deal with the hidden cards of each of these games."""
    return Batch.from_worlds(games[0].public, [world_of(game) for game in games])


def pass_of(game: Game) -> Past:
    """Return every seat's memory of the pass of this game."""
    given = [[sum(1 << place(card) for card, _ in own.gave)] for own in game.owns]
    ways = {(receiver - own.seat) % 4 for own in game.owns for _, receiver in own.gave}
    return Past(given=np.array(given, dtype=np.int64), way=max(ways))


def any_card(game: Game, rng: random.Random) -> tuple[Card, Game]:
    """A legal card, and the game after it."""
    action = random_action(game, rng, odd=False)
    assert isinstance(action, PlayCard)
    return action.card, step(game, action)[1]


@settings(max_examples=12, deadline=None)
@given(SEEDS)
def test_a_deal_is_followed_to_its_end(seed: int) -> None:
    rng, game = random.Random(seed), opening(seed)
    batch, sight = batch_of(game), Features(1, pass_of(game))
    while not batch.over:
        same(sight.planes(batch.state)[:, 0], view(game))
        card, game = any_card(game, rng)
        bits = column([card], 1)
        sight.played(batch.state, bits[0])
        batch.play(bits)


@settings(max_examples=12, deadline=None)
@given(SEEDS)
def test_a_look_in_the_middle_of_a_deal_shows_the_same(seed: int) -> None:
    rng, game = random.Random(seed), opening(seed)
    for _ in range(52):
        seen = view(game)
        state = as_followed(batch_of(game).state, seen.deal)
        same(Features(1, past_of(seen)).planes(state)[:, 0], seen)
        _, game = any_card(game, rng)


@settings(max_examples=4, deadline=None)
@given(SEEDS)
def test_every_world_is_seen_for_itself(seed: int) -> None:
    rng, first = random.Random(seed), opening(seed)
    games = [first, *(shuffled(first, rng) for _ in range(4))]
    pasts = [pass_of(game) for game in games]
    given = np.concatenate([past.given for past in pasts], axis=1)
    sight = Features(len(games), Past(given=given, way=pasts[0].way))
    batch = batch_of(*games)
    while not batch.over:
        planes = sight.planes(batch.state)
        chosen = []
        for world, game in enumerate(games):
            same(planes[:, world], view(game))
            card, games[world] = any_card(game, rng)
            chosen.append(1 << index_of(card))
        cards = np.array([chosen], dtype=np.int64)
        sight.played(batch.state, cards[0])
        batch.play(cards)


def dealt_again(game: Game, seat: int, rng: random.Random) -> Game:
    """The same game with the hands of all other seats dealt again."""
    pool = [card for own in game.owns if own.seat != seat for card in own.hand]
    rng.shuffle(pool)
    owns = [
        own if own.seat == seat else evolve(own, hand=tuple(sorted(pool.pop() for _ in own.hand)))
        for own in game.owns
    ]
    return evolve(game, owns=tuple(owns))


@settings(max_examples=8, deadline=None)
@given(SEEDS)
def test_hidden_cards_are_not_inputs(seed: int) -> None:
    rng, game = random.Random(seed), opening(seed)
    different = 0
    for _ in range(52):
        seat = to_act(game).seats[0]
        other = dealt_again(game, seat, rng)
        state = batch_of(game, other).state
        assert np.array_equal(state.hand[:, 0], state.hand[:, 1])
        planes = Features(2, past_of(view(game))).planes(state)
        assert np.array_equal(planes[:, 0], planes[:, 1])
        different += bool((state.hands[..., 0] != state.hands[..., 1]).any())
        _, game = any_card(game, rng)
    assert different > 20


@settings(max_examples=8, deadline=None)
@given(SEEDS)
def test_hidden_cards_are_not_inputs_of_a_deal_that_is_followed(seed: int) -> None:
    rng, game = random.Random(seed), opening(seed)
    while len(view(game).deal.tricks) < 4:
        _, game = any_card(game, rng)
    seat = to_act(game).seats[0]
    batch = batch_of(game, *(dealt_again(game, seat, rng) for _ in range(3)))
    sight = Features(batch.size, past_of(view(game)))
    sight.planes(batch.state)
    card, _ = any_card(game, rng)
    bits = np.repeat(column([card], 1), batch.size, axis=1)
    sight.played(batch.state, bits[0])
    batch.play(bits)
    # Now someone else is to play, who sees what all can see and a hand of their own.
    public = [(word, 0xFFF << CARDS) for word in BARE]
    public += [(word, -1) for word in (BEST, LEFT, ACROSS, RIGHT)]
    planes = sight.planes(batch.state)
    for word, mask in public:
        assert len({int(result) & mask for result in planes[word]}) == 1


def test_a_position_that_was_worked_out_by_hand() -> None:
    game = position("4C 9C JC 3D 6D TD 4H 8H 9H 3S 5S 8S KS", "2: 2C KC 9C AC", "1: JS QS 9S")
    bits = bits_of(Features(1, past_of(view(game))).planes(batch_of(game).state)[:, 0])

    def cards(word: int) -> str:
        return " ".join(face.text for face in STANDARD_FACES if place(face) in bits[word])

    def facts(word: int) -> list[int]:
        return sorted(bit - CARDS for bit in bits[word] if bit >= CARDS)

    assert cards(HAND) == "4C JC 3D 6D TD 3S 5S 8S KS 4H 8H 9H"
    assert cards(UNDER) == "3S 5S 8S"
    assert cards(BEST) == "QS"
    # Spades, three cards lie there, the player opposite takes them and the queen.
    assert facts(HAND) == [2, 4, 5, 6, 8, 10]
    assert [facts(word) for word in (OUT, UNDER, BEST, TOPS, BOTTOMS)] == [[]] * 5
    assert len(cards(OUT).split()) == 52 - 12 - 4 - 3


def test_sets_of_cards_lose_nothing_without_gaps() -> None:
    index = np.arange(CARDS)
    assert [int(bit) for bit in to_lanes(index)] == [1 << index_of(card) for card in STANDARD_FACES]
    assert [int(bit) for bit in to_52_bits(to_lanes(index))] == [
        1 << place for place in range(CARDS)
    ]
    rng = np.random.default_rng(1)
    some = rng.integers(0, 2, (CARDS, 100))
    spread = (some * to_lanes(index)[:, None]).sum(axis=0)
    assert np.array_equal(to_52_bits(spread), (some << index[:, None]).sum(axis=0))


def test_inputs_stand_in_the_order_of_their_bits() -> None:
    planes = np.array([[1, 2], [0, 1 << 62], [5, 0], [0, 0], [0, 1 << 40], [1 << 55, 0]])
    result = unpacked(planes)
    assert result.shape == (2, 64 * len(planes))
    assert [int(number) for number in np.flatnonzero(result[0])] == [0, 128, 130, 5 * 64 + 55]
    assert [int(number) for number in np.flatnonzero(result[1])] == [1, 64 + 62, 4 * 64 + 40]
