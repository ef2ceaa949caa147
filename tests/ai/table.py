"""Positions for tests of opponents: a hand, what was played, and all else dealt at random.

The cards that nobody can know are dealt again for each `fill`, obeying the voids that the play
shows, so that a test can ask whether the answer depends on them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from hearts_gui.engine.cards import Card, Suit, parse_cards
from hearts_gui.engine.play.actions import Ask, AskKind, PassCards, PlayCard
from hearts_gui.engine.play.game import new_game, step, to_act
from hearts_gui.engine.play.state import Game, Own, Phase, PublicDeal, Secret, Trick
from hearts_gui.engine.play.state import Play as Played
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.passing import pass_gives
from hearts_gui.engine.rules.rules import Rules
from tests.engine.positions import deal_event, dealt

STANDARD = Rules()
HOLD = Rules(pass_cycle=(PassToken.HOLD,))


def parse_trick(text: str) -> tuple[int, tuple[Card, ...]]:
    """A trick written as "2: QD 4D 9S KD": who led, and the cards in turn."""
    leader, _, cards = text.partition(":")
    return int(leader), parse_cards(cards)


class Filler:
    """Deals the cards that are not given to seats that may hold them."""

    def __init__(self, rules: Rules, seat: int, hand: tuple[Card, ...], fill: int) -> None:
        self.rules = rules
        self.seat = seat
        self.known: list[list[Card]] = [[] for _ in range(rules.players)]
        self.known[seat] = list(hand)
        self.voids: list[set[Suit]] = [set() for _ in range(rules.players)]
        self.chance = random.Random(fill)

    def observe(self, tricks: Sequence[tuple[int, tuple[Card, ...]]]) -> None:
        """Note who played what and who could not follow."""
        for leader, cards in tricks:
            for place, card in enumerate(cards):
                seat = (leader + place) % self.rules.players
                if seat != self.seat and card not in self.known[seat]:
                    self.known[seat].append(card)
                elif seat == self.seat:
                    assert card in self.known[seat], f"{card} is not in the hand"
                if card.suit is not cards[0].suit and cards[0].suit is not None:
                    self.voids[seat].add(cards[0].suit)

    def hands(self) -> list[tuple[Card, ...]]:
        """Full hands, equal in size."""
        pack = build_pack(self.rules)
        size = len(pack) // self.rules.players
        taken = {card for cards in self.known for card in cards}
        rest = [card for card in pack if card not in taken]
        for _ in range(2000):
            dealt = self._try(rest, size)
            if dealt is not None:
                return [tuple(sorted(cards)) for cards in dealt]
        raise AssertionError("these plays fit no deal")

    def _try(self, rest: list[Card], size: int) -> list[list[Card]] | None:
        dealt = [list(cards) for cards in self.known]
        self.chance.shuffle(rest)
        for card in sorted(rest, key=lambda c: -sum(c.suit in void for void in self.voids)):
            free = [
                seat
                for seat, cards in enumerate(dealt)
                if len(cards) < size and seat != self.seat and card.suit not in self.voids[seat]
            ]
            if not free:
                return None
            room = [size - len(dealt[seat]) for seat in free]
            dealt[self.chance.choices(free, room)[0]].append(card)
        return dealt


def position(
    hand: str,
    *tricks: str,
    rules: Rules = HOLD,
    seat: int = 0,
    gave: str = "",
    got: str = "",
    totals: tuple[int, ...] = (),
    fill: int = 0,
) -> Game:
    """A game in which `seat` was dealt (or holds after the pass) `hand`, after these tricks.

    The last trick may be unfinished. `gave` and `got` are the seat's pass, whose direction is
    the first of the rules' cycle.
    """
    played = [parse_trick(text) for text in tricks]
    filler = Filler(rules, seat, parse_cards(hand), fill)
    if gave:
        ((receiver, _),) = pass_gives(rules, rules.pass_cycle[0], seat)
        filler.known[receiver] += parse_cards(gave)
    filler.observe(played)
    game = start(rules, filler.hands(), seat=seat, gave=gave, got=got, totals=totals)
    for leader, cards in played:
        for place, card in enumerate(cards):
            player = (leader + place) % rules.players
            assert to_act(game) == Ask(AskKind.PLAY, (player,)), (to_act(game), player, card)
            game = step(game, PlayCard(player, card))[1]
    return game


def start(
    rules: Rules,
    hands: Sequence[tuple[Card, ...]],
    *,
    seat: int = 0,
    gave: str = "",
    got: str = "",
    totals: tuple[int, ...] = (),
) -> Game:
    """A deal with these hands as they are after the pass, if the rules pass."""
    game = new_game(rules, "position")
    if totals:
        standings = replace(game.public.standings, totals=totals)
        game = replace(game, public=replace(game.public, standings=standings))
    token = rules.pass_cycle[0]
    gives = dict(_gives(rules, token, hands, seat=seat, gave=gave, got=got))
    before = [set(cards) for cards in hands]
    for giver, pairs in gives.items():
        for card, receiver in pairs:
            before[receiver].remove(card)
            before[giver].add(card)
    game = dealt(game, deal_event(rules, before, token=token, dealer=rules.players - 1))
    while to_act(game).kind is AskKind.PASS:
        player = to_act(game).seats[0]
        game = step(game, PassCards(player, gives[player]))[1]
    return game


def _gives(
    rules: Rules,
    token: PassToken,
    hands: Sequence[tuple[Card, ...]],
    *,
    seat: int,
    gave: str,
    got: str,
) -> list[tuple[int, tuple[tuple[Card, int], ...]]]:
    """Return the passes of everyone that led to these hands."""
    gives = []
    for giver in range(rules.players):
        pairs: list[tuple[Card, int]] = []
        for receiver, count in pass_gives(rules, token, giver):
            cards = list(hands[receiver][:count])
            if giver == seat and gave:
                cards = list(parse_cards(gave))
            if receiver == seat and got:
                cards = list(parse_cards(got))
            pairs += [(card, receiver) for card in cards]
        gives.append((giver, tuple(sorted(pairs))))
    return gives


def late(
    hand: str,
    *,
    out: str,
    plays: str = "",
    taken: dict[int, str] | None = None,
    last_taker: int | None = None,
    voids: str = "",
    rules: Rules = HOLD,
    totals: tuple[int, ...] = (),
    fill: int = 0,
) -> Game:
    """A game near the end of a deal, seat 0 to act with `hand`.

    `out` are the cards that the others hold, `plays` the trick on the table as in `position`
    (its cards are not in `out`), `taken` the penalty cards that seats have taken, `voids` shown
    voids such as "1H 2S". All other cards fell in tricks taken by `last_taker`, or by the seats
    2 and 3 in turn.
    """
    mine, others = parse_cards(hand), list(parse_cards(out))
    leader, table = parse_trick(plays) if plays else (0, ())
    shown = {(int(text[0]), Suit("CDSH".index(text[1]))) for text in voids.split()}
    size = len(mine)
    sizes = [size] * rules.players
    for place in range(len(table)):
        sizes[(leader + place) % rules.players] -= 1
    chance = random.Random(fill)
    hands = _scatter(others, sizes, shown, chance)
    hands[0] = list(mine)
    gone = [c for c in build_pack(rules) if c not in {*mine, *others, *table}]
    deal = PublicDeal(
        number=1,
        attempt=0,
        dealer=rules.players - 1,
        token=PassToken.HOLD,
        todo=(Phase.PLAY, Phase.SCORE),
        sizes=tuple(sizes),
        start_sizes=(len(gone) // rules.players + size,) * rules.players,
        opened=True,
        broken=True,
        leader=leader,
        tricks=_past(gone, taken or {}, last_taker, rules.players),
        plays=tuple(
            Played((leader + place) % rules.players, card, card.suit)
            for place, card in enumerate(table)
        ),
        voids=tuple(sorted(shown)),
    )
    game = new_game(rules, "late")
    standings = game.public.standings
    if totals:
        standings = replace(standings, totals=totals)
    owns = tuple(Own(s, tuple(sorted(cards))) for s, cards in enumerate(hands))
    public = replace(game.public, deal=deal, standings=standings)
    return Game(public, owns, Secret(), "late")


def _scatter(
    cards: list[Card], sizes: list[int], voids: set[tuple[int, Suit]], chance: random.Random
) -> list[list[Card]]:
    for _ in range(2000):
        hands: list[list[Card]] = [[] for _ in sizes]
        chance.shuffle(cards)
        for card in cards:
            free = [
                seat
                for seat in range(1, len(sizes))
                if len(hands[seat]) < sizes[seat] and (seat, card.suit) not in voids
            ]
            if not free:
                break
            hands[chance.choice(free)].append(card)
        else:
            assert [len(cards) for cards in hands[1:]] == sizes[1:], "out has the wrong size"
            return hands
    raise AssertionError("these voids fit no deal")


def _past(
    gone: list[Card], taken: dict[int, str], last_taker: int | None, players: int
) -> tuple[Trick, ...]:
    piles = {seat: list(parse_cards(text)) for seat, text in taken.items()}
    claimed = {card for pile in piles.values() for card in pile}
    rest = [card for card in gone if card not in claimed]
    for pile in piles.values():
        while len(pile) % players:
            pile.append(rest.pop())
    if last_taker is not None:
        piles[last_taker] = piles.pop(last_taker, []) + rest
        rest = []
    won = [
        (seat, pile[k : k + players])
        for seat, pile in piles.items()
        for k in range(0, len(pile), players)
    ]
    won += [(2 + k // players % 2, rest[k : k + players]) for k in range(0, len(rest), players)]
    return tuple(
        Trick(
            seat,
            tuple(
                Played((seat + place) % players, card, card.suit)
                for place, card in enumerate(cards)
            ),
            seat,
        )
        for seat, cards in won
    )
