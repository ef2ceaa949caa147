"""Shuffling and dealing: everything that chance decides, from the seed of the game."""

from collections.abc import Mapping
from itertools import count

from hearts_gui.engine.cards import WARREN, Card
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.rules.choices import FirstDealer, WarrenLeft
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.seats import turn_order
from hearts_gui.engine.shuffle import Stream


def deal_cards(game: PublicGame, seed: str) -> ev.DealStarted:
    """Deal the next hands, one card at a time from eldest (RULES 1.1 deal_order)."""
    rules = game.rules
    number, attempt = len(game.standings.history) + 1, game.void_deals
    cuts: tuple[tuple[int, Card], ...] = ()
    dealer = game.next_dealer
    if dealer is None:
        dealer, cuts = first_dealer(rules, seed)
    shape = deal_shape(rules)
    for redeal in count():
        cards = Stream(seed, "deal", number, attempt, redeal).shuffled(build_pack(rules))
        extra = cards[-1] if shape.extra else None
        if extra is not WARREN or rules.warren_left is WarrenLeft.ORDINARY:
            break
    order = turn_order(rules.players, rules.seat_after(dealer), rules.turn_step)
    hands, rest = _handed_out(cards, dict(zip(order, shape.sizes, strict=True)))
    kitty = tuple(sorted(rest[: shape.kitty]))
    stock = rest[shape.kitty : shape.kitty + shape.stock]
    owner = next((seat for seat, hand in enumerate(hands) if WARREN in hand), None)
    token = rules.pass_cycle[(number - 1) % len(rules.pass_cycle)]
    return ev.DealStarted(
        number=number,
        attempt=attempt,
        dealer=dealer,
        token=token,
        sizes=tuple(map(len, hands)),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        kitty_size=len(kitty),
        kitty=kitty,
        stock_size=len(stock),
        stock=stock,
        warren_owner=owner,
        extra=extra,
        cuts=cuts,
    )


def _handed_out(
    cards: tuple[Card, ...], sizes: Mapping[int, int]
) -> tuple[list[list[Card]], tuple[Card, ...]]:
    """Hands of these sizes, dealt one card at a time in this order of seats, and what is left."""
    hands: list[list[Card]] = [[] for _ in sizes]
    dealt = 0
    while dealt < sum(sizes.values()):
        for seat, size in sizes.items():
            if len(hands[seat]) < size:
                hands[seat].append(cards[dealt])
                dealt += 1
    return hands, cards[dealt:]


def first_dealer(rules: Rules, seed: str) -> tuple[int, tuple[tuple[int, Card], ...]]:
    """Choose who deals first, and the cards drawn for it.

    Lowest card deals, the ace is high and those who tie draw again (RULES 2.4 row 59).
    """
    stream = Stream(seed, "dealer")
    if rules.first_dealer is FirstDealer.RANDOM:
        return stream.below(rules.players), ()
    drawn: list[tuple[int, Card]] = []
    seats = tuple(range(rules.players))
    pack = [card for card in build_pack(rules) if card.rank]
    while len(seats) > 1:
        cards = stream.sample(pack, len(seats))
        drawn += zip(seats, cards, strict=True)
        lowest = min(card.rank for card in cards)
        seats = tuple(s for s, card in zip(seats, cards, strict=True) if card.rank == lowest)
    return seats[0], tuple(drawn)
