"""How many cards of a suit a seat can hold at most, after what it drew from the stock in Domino.

Who cannot follow draws to the first card of the suit and plays it. So all that it drew before are
cards of other suits, and of the suit led it has none left; what it draws later may be any.
"""

from __future__ import annotations

from hearts_gui.engine.cards import Suit
from hearts_gui.engine.play.legal import led_suit
from hearts_gui.engine.play.state import Play, PublicDeal

MostCards = dict[tuple[int, Suit], int]


def most_cards(deal: PublicDeal) -> MostCards:
    """By seat and suit, where the draws say anything; jokers are of no suit here."""
    most: MostCards = {}
    tricks = [(trick.plays, led_suit(trick)) for trick in deal.tricks]
    tricks.append((deal.plays, deal.led_suit))
    for number, (plays, led) in enumerate(tricks):
        drawn = {each.seat: each.count for each in deal.drawings if each.trick == number}
        for play in plays:
            _played(most, play, led, drawn.pop(play.seat, 0))
        for seat, count in drawn.items():  # the seat that is still to play
            _drew(most, seat, count)
            if led is not None:
                most[seat, led] = 1
    return most


def _played(most: MostCards, play: Play, led: Suit | None, drawn: int) -> None:
    seat, follows = play.seat, play.suit is led
    if drawn:
        _drew(most, seat, drawn - follows)
        if led is not None:
            # A joker that may be played at any time leaves the card that was drawn for.
            most[seat, led] = int(not follows and play.card.is_joker)
    if play.suit is None or play.card.is_joker or (drawn and follows):
        return
    known = most.get((seat, play.suit))
    if known is not None:
        most[seat, play.suit] = max(0, known - 1)


def _drew(most: MostCards, seat: int, count: int) -> None:
    for suit in Suit:
        if (seat, suit) in most:
            most[seat, suit] += count
