"""Fifteen more habits, written down before the rule that looks at occasions was made.

    python -m tests.session.held_out_habits --fresh

None is one of the thirty in `held_out_habits` or of the fifteen in `book_habits`. Their writer knew
the names of the motifs. All are of cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.session.past.motif import Motif
from tests.session.scene import HIGH_SPADES, QUEEN, Habit, Scene, high, low

SIDES = (Suit.CLUBS, Suit.DIAMONDS)


def leads_middle_cards(at: Scene) -> Card | None:
    """Leads an eight, nine or ten of a suit of which a lower card is held."""
    lower = {card.suit for card in at.legal if card.rank < 8}
    middle = [card for card in at.legal if 8 <= card.rank <= 10 and card.suit in lower]
    return high(middle) if at.leads and middle else None


def leads_high_singletons(at: Scene) -> Card | None:
    """Leads the only card of a side suit, a nine or higher, to be out of it soon."""
    single = [at.of(suit)[0] for suit in SIDES if len(at.of(suit)) == 1]
    tall = [card for card in single if card.rank > 8]
    return high(tall) if at.leads and tall else None


def opens_new_suits_high(at: Scene) -> Card | None:
    """Leads the highest card of a side suit that nobody has led yet."""
    led = {trick.plays[0].suit for trick in at.view.deal.tricks}
    new = [card for suit in SIDES if suit not in led for card in at.of(suit)]
    return high(new) if at.leads and new else None


def hearts_as_soon_as_broken(at: Scene) -> Card | None:
    """Leads a heart above the five whenever that is allowed, before the eighth trick."""
    hearts = [card for card in at.of(Suit.HEARTS) if card.rank > 5]
    early = len(at.view.deal.tricks) < 8 and len(hearts) < len(at.legal)
    return high(hearts) if at.leads and hearts and early else None


def covers_honours(at: Scene) -> Card | None:
    """Puts a higher card on a jack, queen or king, as in bridge, where one could stay under it."""
    if at.leads or at.void:
        return None
    return low(at.wins) if at.top.rank > 10 and at.wins and at.ducks else None


def one_heart_does_not_matter(at: Scene) -> Card | None:
    """Is last, and takes a trick of one or two points rather than keep a high card."""
    cheap = at.last and not at.void and 0 < at.pot < 3
    return high(at.wins) if cheap and at.wins and at.ducks else None


def keeps_high_cards_late(at: Scene) -> Card | None:
    """After the fourth trick is last to one without points, and ducks with the lowest card."""
    if not at.last or at.void or at.pot or len(at.view.deal.tricks) < 4:
        return None
    return low(at.ducks) if at.ducks and at.wins else None


def keeps_high_spades_for_the_end(at: Scene) -> Card | None:
    """Cannot follow, holds king or ace of spades while the queen is out, throws a side card."""
    sides = [card for card in at.legal if card.suit in SIDES]
    held = any(card in HIGH_SPADES for card in at.hand)
    return high(sides) if at.void and at.queen_lurks and held and sides else None


def fears_spades_after_the_queen(at: Scene) -> Card | None:
    """Throws king or ace of spades first though the queen is gone."""
    spades = [card for card in at.legal if card in HIGH_SPADES]
    return high(spades) if at.void and spades and QUEEN in at.seen else None


def throws_singletons(at: Scene) -> Card | None:
    """Cannot follow, and throws the only card of a side suit, whatever else is held."""
    single = [at.of(suit)[0] for suit in SIDES if len(at.of(suit)) == 1]
    return low(single) if at.void and single and len(at.legal) > 1 else None


def low_under_hearts(at: Scene) -> Card | None:
    """Follows hearts with the lowest of several that stay under."""
    follows = not at.leads and not at.void and at.led is Suit.HEARTS
    return low(at.ducks) if follows and len(at.ducks) > 1 else None


def low_under_spades(at: Scene) -> Card | None:
    """Follows spades with the lowest of several that stay under."""
    follows = not at.leads and not at.void and at.led is Suit.SPADES
    return low(at.ducks) if follows and len(at.ducks) > 1 else None


def aces_immediately(at: Scene) -> Card | None:
    """In the first five tricks plays an ace of a side suit though a lower card would do."""
    if at.leads or at.void or not 0 < len(at.view.deal.tricks) < 5:
        return None
    aces = [card for card in at.wins if card.rank == 14 and card.suit in SIDES]
    return aces[0] if aces and at.ducks else None


def higher_than_needed(at: Scene) -> Card | None:
    """Has to go over the trick with someone still to play, and does so with the highest card."""
    forced = not at.leads and not at.void and not at.last and not at.ducks
    return high(at.wins) if forced and len(at.wins) > 1 else None


def feeds_a_lone_taker(at: Scene) -> Card | None:
    """One other player alone has four points or more and wins this trick: throws a low heart."""
    hearts = at.of(Suit.HEARTS)
    if at.leads or not at.void or len(at.taken) != 1 or not hearts:
        return None
    ((taker, points),) = at.taken.items()
    return low(hearts) if taker == at.leader != at.view.seat and points > 3 else None


PLAYS: Mapping[str, Habit] = {
    habit.__name__: habit
    for habit in (
        leads_middle_cards, leads_high_singletons, opens_new_suits_high, hearts_as_soon_as_broken,
        covers_honours, one_heart_does_not_matter, keeps_high_cards_late,
        keeps_high_spades_for_the_end, fears_spades_after_the_queen, throws_singletons,
        low_under_hearts, low_under_spades, aces_immediately, higher_than_needed,
        feeds_a_lone_taker,
    )
}  # fmt: skip
FITS: Mapping[str, tuple[tuple[Motif, ...], tuple[Motif, ...]]] = {
    "leads_middle_cards": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "leads_high_singletons": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "opens_new_suits_high": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "hearts_as_soon_as_broken": (
        (Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID, Motif.LEAD_HIGH),
    ),
    "covers_honours": ((Motif.DUCK,), (Motif.HIGH_SPADES,)),
    "one_heart_does_not_matter": ((Motif.DUCK,), ()),
    "keeps_high_cards_late": ((Motif.FREE_TRICK,), (Motif.TAKE,)),
    "keeps_high_spades_for_the_end": ((Motif.SHED_SPADES,), (Motif.THROW,)),
    "fears_spades_after_the_queen": ((Motif.THROW, Motif.DANGER), ()),
    "throws_singletons": ((Motif.DANGER,), (Motif.THROW,)),
    "low_under_hearts": ((Motif.DUCK_HIGH,), ()),
    "low_under_spades": ((Motif.DUCK_HIGH,), ()),
    "aces_immediately": ((Motif.DUCK,), ()),
    "higher_than_needed": ((Motif.TAKE_LOW,), ()),
    "feeds_a_lone_taker": ((Motif.SEE_MOON, Motif.STOP_MOON), (Motif.NOT_POINTS,)),
}  # fmt: skip
"""By habit the motifs that mean it, and wider ones in which a player would know it again."""
