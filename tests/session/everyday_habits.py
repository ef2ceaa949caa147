"""Twenty more habits, written down before the rule that names a habit by where most of it shows.

    python -m tests.session.held_out_habits --set everyday

None is one of those in the other files. Each is what someone may do who plays by a rule of thumb
from another game, by fear, or by a favourite suit. Their writer had read the motifs. All are of
cards. Nothing was tuned on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.session.past.motif import Motif
from tests.session.scene import QUEEN, SIDES, Habit, Scene, cost, high, low


def covers_an_honour(at: Scene) -> Card | None:
    """Covers a jack or higher that was led, as in bridge, though a lower card is held."""
    honour = not at.leads and not at.void and at.table[0].rank > 10
    return low(at.wins) if honour and at.wins and at.ducks else None


def plays_on_in_clubs(at: Scene) -> Card | None:
    """Leads the highest club in tricks two to five, because clubs were begun."""
    early = at.leads and 0 < len(at.view.deal.tricks) < 5
    clubs = at.of(Suit.CLUBS)
    return high(clubs) if early and clubs and len(clubs) < len(at.legal) else None


def picks_on_the_left(at: Scene) -> Card | None:
    """Throws the queen of spades on the neighbour to the left alone, and waits for that."""
    others = [card for card in at.legal if card is not QUEEN]
    waits = at.void and QUEEN in at.legal and at.leader != (at.view.seat + 1) % 4
    return high(others) if waits and others else None


def always_lowest(at: Scene) -> Card | None:
    """Follows with the lowest card, whatever lies there."""
    return low(at.legal) if not at.leads and not at.void and len(at.legal) > 1 else None


def takes_while_hearts_are_unbroken(at: Scene) -> Card | None:
    """No heart was played yet: takes a trick with the highest card, because nothing can happen."""
    unbroken = all(card.suit is not Suit.HEARTS for card in at.seen)
    clean = not at.leads and not at.void and not at.pot and len(at.view.deal.tricks) > 0
    return high(at.wins) if unbroken and clean and at.wins and at.ducks else None


def leads_bare_cards(at: Scene) -> Card | None:
    """Leads the only card of a side suit, an eight or higher."""
    bare = [at.of(suit)[0] for suit in SIDES if len(at.of(suit)) == 1]
    fits = [card for card in bare if card.rank > 7]
    return high(fits) if at.leads and fits and len(at.legal) > 1 else None


def leads_middle_cards(at: Scene) -> Card | None:
    """Leads a card from seven to ten, the highest of them, to be neither high nor low."""
    middle = [card for card in at.legal if 7 <= card.rank <= 10 and not cost(card)]
    return high(middle) if at.leads and middle and len(middle) < len(at.legal) else None


def throws_her_guards(at: Scene) -> Card | None:
    """Holds the queen of spades, cannot follow, and discards the highest spade below her."""
    spades = [card for card in at.of(Suit.SPADES) if card.rank < QUEEN.rank]
    kept = at.void and QUEEN in at.hand
    return high(spades) if kept and spades else None


def hangs_on_to_aces(at: Scene) -> Card | None:
    """Cannot follow, holds the ace of a side suit, and discards the highest card that is no ace."""
    aces = [card for card in at.legal if card.rank == 14 and card.suit in SIDES]
    rest = [card for card in at.legal if card.rank < 14 and not cost(card)]
    return high(rest) if at.void and aces and rest else None


def discards_from_the_shortest(at: Scene) -> Card | None:
    """Cannot follow, and discards the highest card of the shortest suit, whatever it is."""
    suits = sorted((at.of(suit) for suit in Suit if at.of(suit)), key=len)
    return high(suits[0]) if at.void and len(suits) > 1 else None


def saves_the_lowest(at: Scene) -> Card | None:
    """Follows with the lowest card but one, and saves the lowest for the end."""
    ranked = sorted(at.legal, key=lambda card: card.rank)
    return ranked[1] if not at.leads and not at.void and len(ranked) > 1 else None


def leads_the_top_of_a_sequence(at: Scene) -> Card | None:
    """Leads the higher of two touching cards of a side suit, a jack or higher, as in bridge."""
    tops = [
        card for suit in SIDES for card in at.of(suit) for below in at.of(suit)
        if card.rank > 10 and below.rank == card.rank - 1
    ]  # fmt: skip
    return high(tops) if at.leads and tops else None


def plays_a_third_round(at: Scene) -> Card | None:
    """Leads the highest card of a side suit that was led twice already."""
    led = [trick.plays[0].card.suit for trick in at.view.deal.tricks]
    again = [card for suit in SIDES if led.count(suit) == 2 for card in at.of(suit)]
    return high(again) if at.leads and again and len(again) < len(at.legal) else None


def scared_of_the_queen(at: Scene) -> Card | None:
    """Another holds the queen of spades: follows clubs and diamonds with the lowest card."""
    scared = not at.leads and not at.void and at.led in SIDES and at.queen_lurks
    return low(at.legal) if scared and len(at.legal) > 1 else None


def relaxes_after_the_queen(at: Scene) -> Card | None:
    """The queen of spades is gone: follows with the highest card, because the danger is over."""
    easy = QUEEN in at.seen and not at.leads and not at.void and len(at.legal) > 1
    return high(at.legal) if easy else None


def forgets_the_end(at: Scene) -> Card | None:
    """Plays the highest card in the last four tricks, leading or following."""
    late = len(at.view.deal.tricks) > 8 and not at.void and len(at.legal) > 1
    return high(at.legal) if late else None


def leads_the_king_when_the_ace_is_gone(at: Scene) -> Card | None:
    """The ace of a side suit was played: leads its king, because now it is the best."""
    gone = {suit for suit in SIDES if any(c.suit is suit and c.rank == 14 for c in at.seen)}
    kings = [card for card in at.legal if card.rank == 13 and card.suit in gone]
    return kings[0] if at.leads and kings and len(at.legal) > 1 else None


def throws_diamonds_first(at: Scene) -> Card | None:
    """Cannot follow, and discards the highest diamond as long as one is held."""
    diamonds = at.of(Suit.DIAMONDS)
    return high(diamonds) if at.void and diamonds and len(diamonds) < len(at.legal) else None


def never_doubles_up(at: Scene) -> Card | None:
    """Cannot follow; something that costs lies there already, and nothing that costs is added."""
    rest = [card for card in at.legal if not cost(card)]
    return high(rest) if at.void and at.pot and rest and len(rest) < len(at.legal) else None


def wins_cheaply_when_last(at: Scene) -> Card | None:
    """Is last to a trick without points, and takes it with the lowest card that does."""
    clean = at.last and not at.void and not at.pot
    return low(at.wins) if clean and len(at.wins) > 1 else None


def leads_a_favourite_suit(at: Scene) -> Card | None:
    """Leads the lowest diamond whenever one is held, because diamonds are the favourite suit."""
    diamonds = at.of(Suit.DIAMONDS)
    return low(diamonds) if at.leads and diamonds and len(diamonds) < len(at.legal) else None


def returns_the_partners_suit(at: Scene) -> Card | None:
    """Leads the highest card of the suit that the player opposite led last, as to a partner."""
    opposite = (at.view.seat + 2) % 4
    led = [trick.plays[0].card.suit for trick in at.view.deal.tricks
           if trick.plays[0].seat == opposite]  # fmt: skip
    cards = [card for card in at.legal if led and card.suit is led[-1]]
    return high(cards) if at.leads and cards and len(cards) < len(at.legal) else None


def one_heart_is_nothing(at: Scene) -> Card | None:
    """One heart lies there: takes it with the highest card, because one point does not matter."""
    cheap = not at.leads and not at.void and at.pot == 1
    return high(at.wins) if cheap and at.wins and at.ducks else None


def leads_spades_after_the_queen(at: Scene) -> Card | None:
    """The queen of spades is gone: leads the highest spade, because spades are safe now."""
    spades = at.of(Suit.SPADES)
    safe = at.leads and QUEEN in at.seen
    return high(spades) if safe and spades and len(spades) < len(at.legal) else None


def plays_the_middle_card(at: Scene) -> Card | None:
    """Follows with the middle one of three cards or more, and keeps both ends."""
    ranked = sorted(at.legal, key=lambda card: card.rank)
    middle = not at.leads and not at.void and len(ranked) > 2
    return ranked[len(ranked) // 2] if middle else None


def wants_a_full_trick(at: Scene) -> Card | None:
    """Could throw the queen of spades, and waits for a trick in which hearts lie."""
    others = [card for card in at.legal if card is not QUEEN]
    return high(others) if at.void and QUEEN in at.legal and not at.pot and others else None


def throws_the_highest_rank(at: Scene) -> Card | None:
    """Cannot follow, and throws the highest card of all, whatever it costs."""
    return max(at.legal, key=lambda card: (card.rank, -cost(card), card.key)) if at.void else None


def keeps_one_of_each(at: Scene) -> Card | None:
    """Does not part with the last card of a suit: leads low, or throws high, from another."""
    held = Counter(card.suit for card in at.hand)
    rest = [card for card in at.legal if held[card.suit] > 1]
    free = (at.leads or at.void) and rest and len(rest) < len(at.legal)
    return None if not free else low(rest) if at.leads else high(rest)


def beats_as_cheaply_as_possible(at: Scene) -> Card | None:
    """Nothing that costs lies there: wins with the lowest card that does, as in whist."""
    clean = not at.leads and not at.void and not at.pot and not at.last
    return low(at.wins) if clean and at.wins and at.ducks else None


def always_leads_hearts(at: Scene) -> Card | None:
    """Leads the lowest heart as soon as that is allowed, however high it is."""
    hearts = at.of(Suit.HEARTS)
    return low(hearts) if at.leads and hearts and len(hearts) < len(at.legal) else None


_LEADS = (Motif.EXIT, Motif.LEAD_HIGH), (Motif.COUNT, Motif.SHOWN_VOID)
MORE_FITS: Mapping[str, tuple[tuple[Motif, ...], tuple[Motif, ...]]] = {
    "leads_a_favourite_suit": _LEADS,
    "returns_the_partners_suit": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "one_heart_is_nothing": ((Motif.DUCK,), ()),
    "leads_spades_after_the_queen": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "plays_the_middle_card": (
        (Motif.DUCK, Motif.DUCK_HIGH, Motif.TAKE_HIGH, Motif.TAKE_LOW),
        (Motif.FREE_TRICK, Motif.FIRST_TRICK, Motif.HIGH_SPADES),
    ),
    "wants_a_full_trick": ((Motif.GIVE_QUEEN,), ()),
    "throws_the_highest_rank": ((Motif.THROW, Motif.GIVE_QUEEN), (Motif.SHED_SPADES,)),
    "keeps_one_of_each": ((Motif.VOID,), (Motif.EXIT, Motif.DANGER, Motif.THROW)),
    "beats_as_cheaply_as_possible": ((Motif.DUCK,), (Motif.HIGH_SPADES,)),
    "always_leads_hearts": ((Motif.EXIT, Motif.COUNT), (Motif.SHOWN_VOID, Motif.LEAD_HIGH)),
}
"""Ten more, written down before motifs were widened for the thirty that are no longer held out."""
MORE_PLAYS: Mapping[str, Habit] = {name: globals()[name] for name in MORE_FITS}

FITS: Mapping[str, tuple[tuple[Motif, ...], tuple[Motif, ...]]] = {
    "covers_an_honour": ((Motif.DUCK,), (Motif.HIGH_SPADES,)),
    "plays_on_in_clubs": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "picks_on_the_left": ((Motif.GIVE_QUEEN,), ()),
    "always_lowest": (
        (Motif.DUCK_HIGH, Motif.FREE_TRICK, Motif.FIRST_TRICK, Motif.TAKE_HIGH), (Motif.TAKE,),
    ),
    "takes_while_hearts_are_unbroken": ((Motif.DUCK,), (Motif.HIGH_SPADES,)),
    "leads_bare_cards": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "leads_middle_cards": ((Motif.EXIT, Motif.LEAD_HIGH), (Motif.COUNT, Motif.SHOWN_VOID)),
    "throws_her_guards": ((Motif.KEEP_GUARDS,), (Motif.GIVE_QUEEN, Motif.DANGER)),
    "hangs_on_to_aces": ((Motif.DANGER,), (Motif.THROW,)),
    "discards_from_the_shortest": ((Motif.DANGER, Motif.THROW), (Motif.NOT_POINTS,)),
    "saves_the_lowest": ((Motif.DUCK, Motif.DUCK_HIGH), (Motif.TAKE_LOW, Motif.TAKE_HIGH)),
    "leads_the_top_of_a_sequence": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "plays_a_third_round": ((Motif.EXIT, Motif.COUNT), (Motif.SHOWN_VOID,)),
    "scared_of_the_queen": ((Motif.DUCK_HIGH, Motif.FREE_TRICK), (Motif.TAKE, Motif.FIRST_TRICK)),
    "relaxes_after_the_queen": ((Motif.DUCK,), (Motif.TAKE_LOW,)),
    "forgets_the_end": ((Motif.EXIT, Motif.DUCK), (Motif.COUNT,)),
    "leads_the_king_when_the_ace_is_gone": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "throws_diamonds_first": ((Motif.THROW, Motif.DANGER), (Motif.GIVE_QUEEN,)),
    "never_doubles_up": ((Motif.THROW, Motif.GIVE_QUEEN), ()),
    "wins_cheaply_when_last": ((Motif.FREE_TRICK,), (Motif.FIRST_TRICK, Motif.TAKE_HIGH)),
}  # fmt: skip
"""By habit the motifs that mean it, and wider ones in which a player would know it again."""
PLAYS: Mapping[str, Habit] = {name: globals()[name] for name in FITS}
