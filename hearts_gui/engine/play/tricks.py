"""The seats that play to a trick, and the one that takes it (RULES 1.5)."""

from collections import Counter

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.state import Play, PublicDeal
from hearts_gui.engine.rules.choices import Boost, Draw, Duplicates, JokerLead
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.seats import turn_order

NINE = 9


def trick_seats(rules: Rules, deal: PublicDeal) -> tuple[int, ...]:
    """The seats that play to the trick on the table, in turn, as far as that is known."""
    order = turn_order(rules.players, deal.leader, rules.turn_step)
    if rules.draw is Draw.DOMINO:
        # A seat that played its last card to this trick still belongs to it.
        played = {play.seat for play in deal.plays}
        return tuple(seat for seat in order if deal.sizes[seat] or seat in played)
    if rules.uneven_hands and not deal.tricks:
        least = min(deal.start_sizes)
        return order + tuple(seat for seat in order if deal.start_sizes[seat] > least)
    if rules.boost is not Boost.OFF and boosted(rules, deal):
        return order * 2
    return order


def boosted(rules: Rules, deal: PublicDeal) -> bool:
    """Whether everyone plays a second card, because a nine was played in the first round.

    There is no second round when the players have no cards left (RULES 1.5 `boost`).
    """
    first = deal.plays[: rules.players]
    if len(first) < rules.players:
        return False
    if len(deal.plays) == rules.players and not all(deal.sizes):
        return False
    led = deal.led_suit
    return any(
        play.card.rank == NINE and (rules.boost is Boost.ANY_NINE or play.suit is led)
        for play in first
    )


def takes(rules: Rules, plays: tuple[Play, ...], led: Suit | None) -> int | None:
    """Index of the play that takes the trick, or None when every led card is cancelled.

    Jokers and cards of other suits never take; a trick of nothing but those goes to its leader.
    """
    best: int | None = None
    cancelled = _cancelled(plays) if rules.duplicates is Duplicates.CANCEL else frozenset()
    real = False
    for index, play in enumerate(plays):
        if play.suit is not led or play.card.is_joker:
            continue
        real = True
        if play.card.face in cancelled:
            continue
        if best is None or beats(rules, play.card, plays[best].card):
            best = index
    return 0 if not real else best


def beats(rules: Rules, later: Card, earlier: Card) -> bool:
    """Whether a card of the led suit ranks above one played before it, if nothing is cancelled."""
    if later.rank == earlier.rank:
        return rules.duplicates is Duplicates.LAST
    return later.rank > earlier.rank


def _cancelled(plays: tuple[Play, ...]) -> frozenset[Card]:
    counts = Counter(play.card.face for play in plays)
    return frozenset(face for face, count in counts.items() if count == 2)


def second_of_top(plays: tuple[Play, ...], led: Suit | None) -> int:
    """Index of the second copy of the highest pair of the led suit (dead last trick)."""
    in_suit = [k for k, play in enumerate(plays) if play.suit is led and not play.card.is_joker]
    return max(in_suit, key=lambda k: (plays[k].card.rank, k))


def play_suit(rules: Rules, card: Card, extra: Card | None, named: Suit | None) -> Suit | None:
    """The suit that a card counts as when played."""
    if card.is_warren:
        return None if extra is None else extra.suit
    if card.suit is None and rules.joker_lead is JokerLead.LEADER_NAMES_SUIT:
        return named
    return card.suit
