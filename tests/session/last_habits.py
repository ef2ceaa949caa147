"""Fifteen more habits, written down before motifs and occasions were looked at again.

python -m tests.session.held_out_habits --set last

None is one of those in `held_out_habits` and `book_habits`, or of thirty that were measured in
earlier versions. Each is what someone might do who has heard half of a rule.
All are of cards. Nothing was tuned on them.
"""

from __future__ import annotations

from collections.abc import Mapping

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.session.past.motif import Motif
from tests.session.scene import QUEEN, SIDES, Habit, Scene, cost, high, low


def cashes_side_aces(at: Scene) -> Card | None:
    """Leads an ace of a side suit in the first tricks, to be rid of it in time."""
    early = at.leads and 0 < len(at.view.deal.tricks) < 5
    aces = [card for card in at.legal if card.rank == 14 and card.suit in SIDES]
    return aces[0] if early and aces else None


def never_leads_hearts(at: Scene) -> Card | None:
    """Hearts may be led, and a low one is held: leads the lowest card of another suit instead."""
    small = [card for card in at.of(Suit.HEARTS) if card.rank < 7]
    rest = [card for card in at.legal if not cost(card)]
    return low(rest) if at.leads and small and rest else None


def hearts_above_all(at: Scene) -> Card | None:
    """Cannot follow, and always discards the highest heart, never a dangerous side card."""
    hearts = at.of(Suit.HEARTS)
    free = at.void and QUEEN not in at.legal and hearts
    return high(hearts) if free and len(hearts) < len(at.legal) else None


def saves_a_moon_stopper(at: Scene) -> Card | None:
    """Cannot follow, keeps king and ace of hearts against moons, and discards the heart below."""
    hearts = at.of(Suit.HEARTS)
    lower = [card for card in hearts if card.rank < 13]
    return high(lower) if at.void and lower and len(lower) < len(hearts) else None


def leads_from_the_shortest(at: Scene) -> Card | None:
    """Leads the lowest card of the shorter side suit, always."""
    sides = sorted((at.of(suit) for suit in SIDES if at.of(suit)), key=len)
    return low(sides[0]) if at.leads and len(sides) > 1 else None


def leads_low_from_length(at: Scene) -> Card | None:
    """Leads the lowest card of the longest suit, always."""
    longest = max((at.of(suit) for suit in Suit), key=len)
    return low(longest) if at.leads and 2 < len(longest) < len(at.legal) else None


def punishes_the_queens_taker(at: Scene) -> Card | None:
    """The queen is taken: discards hearts on her taker alone, and side cards on anyone else."""
    takers = [
        trick.taker for trick in at.view.deal.tricks
        if any(play.card is QUEEN for play in trick.plays)
    ]  # fmt: skip
    rest = [card for card in at.legal if not cost(card)]
    if not at.void or not takers or at.view.seat in takers or not rest:
        return None
    return high(rest) if at.leader not in takers and at.of(Suit.HEARTS) else None


def throws_from_length(at: Scene) -> Card | None:
    """Cannot follow, and discards the highest card of the longest suit, whatever it is."""
    longest = max((at.of(suit) for suit in Suit), key=len)
    return high(longest) if at.void and len(longest) < len(at.legal) else None


def trusts_the_second_round(at: Scene) -> Card | None:
    """A side suit is led for the second time: puts the highest card on it, though others follow."""
    before = sum(trick.plays[0].suit is at.led for trick in at.view.deal.tricks)
    trusted = at.led in SIDES and before == 1 and not at.last and not at.void
    return high(at.wins) if trusted and at.wins and at.ducks else None


def breaks_hearts_eagerly(at: Scene) -> Card | None:
    """Cannot follow, no heart was played yet: discards the lowest one, to break them."""
    hearts = at.of(Suit.HEARTS)
    unbroken = all(card.suit is not Suit.HEARTS for card in at.seen)
    return low(hearts) if at.void and unbroken and hearts and len(at.legal) > 1 else None


def leads_the_top_spade_below_her(at: Scene) -> Card | None:
    """The queen is out: leads the highest spade below her."""
    spades = [card for card in at.of(Suit.SPADES) if card.rank < QUEEN.rank]
    return high(spades) if at.leads and at.queen_lurks and spades else None


def follows_with_the_nearest_card(at: Scene) -> Card | None:
    """Follows with the card nearest in rank to the one that was led."""
    if at.leads or at.void:
        return None
    led = at.table[0].rank
    return min(at.legal, key=lambda card: (abs(card.rank - led), card.key))


def dreams_of_a_moon(at: Scene) -> Card | None:
    """Holds four kings and aces in the first five tricks, and plays the highest card always."""
    tops = [card for card in at.hand if card.rank > 12]
    hopes = len(tops) > 3 and 0 < len(at.view.deal.tricks) < 5 and not at.void
    return high(at.legal) if hopes and len(at.legal) > 1 else None


def splits_points_after_the_queen(at: Scene) -> Card | None:
    """One other player alone has her and the hearts so far: takes a heart to be sure."""
    rivals = [seat for seat in at.taken if seat != at.view.seat]
    alone = len(at.taken) == 1 and rivals and at.taken[rivals[0]] > 12
    return low(at.wins) if alone and at.pot and at.ducks and at.wins else None


def leads_kings_under_aces(at: Scene) -> Card | None:
    """Leads the king of a side suit while the ace is out: someone will have to take it."""
    kings = [
        card for card in at.legal if card.rank == 13 and card.suit in SIDES
        and any(other.suit is card.suit and other.rank == 14 for other in at.unseen)
    ]  # fmt: skip
    return kings[0] if at.leads and kings else None


FITS: Mapping[str, tuple[tuple[Motif, ...], tuple[Motif, ...]]] = {
    "cashes_side_aces": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "never_leads_hearts": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "hearts_above_all": ((Motif.NOT_POINTS,), (Motif.SHED_SPADES,)),
    "saves_a_moon_stopper": ((Motif.DANGER,), (Motif.THROW,)),
    "leads_from_the_shortest": ((Motif.EXIT, Motif.LEAD_HIGH), (Motif.COUNT, Motif.SHOWN_VOID)),
    "leads_low_from_length": ((Motif.EXIT, Motif.LEAD_HIGH), (Motif.COUNT, Motif.LOW_HEARTS)),
    "punishes_the_queens_taker": ((Motif.THROW,), (Motif.FEED,)),
    "throws_from_length": ((Motif.DANGER, Motif.THROW), (Motif.GIVE_QUEEN,)),
    "trusts_the_second_round": ((Motif.DUCK,), ()),
    "breaks_hearts_eagerly": ((Motif.NOT_POINTS, Motif.DANGER), (Motif.THROW,)),
    "leads_the_top_spade_below_her": ((Motif.EXIT,), (Motif.KEEP_GUARDS, Motif.COUNT)),
    "follows_with_the_nearest_card": (
        (Motif.DUCK, Motif.DUCK_HIGH), (Motif.TAKE_LOW, Motif.TAKE_HIGH),
    ),
    "dreams_of_a_moon": ((Motif.DUCK, Motif.EXIT), (Motif.COUNT,)),
    "splits_points_after_the_queen": ((Motif.DUCK,), ()),
    "leads_kings_under_aces": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
}  # fmt: skip
"""By habit the motifs that mean it, and wider ones in which a player would know it again."""
PLAYS: Mapping[str, Habit] = {name: globals()[name] for name in FITS}
