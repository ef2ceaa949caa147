"""Fifteen more habits, written down before general habits were tried beside the motifs.

    python -m tests.session.held_out_habits --new

None is one of the forty-five in `held_out_habits` and `book_habits`. Each is what
someone might do who comes from whist, bridge or rummy, or who is afraid or greedy. All are of
cards. Nothing was tuned on them.
"""

from __future__ import annotations

from collections.abc import Mapping

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.session.past.motif import Motif
from tests.session.scene import QUEEN, Habit, Scene, cost, high, low

SIDES = (Suit.CLUBS, Suit.DIAMONDS)


def leads_fourth_best(at: Scene) -> Card | None:
    """Leads the fourth highest of the longest suit, as in whist."""
    longest = max((at.of(suit) for suit in Suit), key=len)
    ranked = sorted(longest, key=lambda card: -card.rank)
    return ranked[3] if at.leads and len(ranked) > 3 else None


def tops_a_doubleton(at: Scene) -> Card | None:
    """Leads the higher of the only two cards of a side suit, a seven or more, to be out of it."""
    pairs = [at.of(suit) for suit in SIDES if len(at.of(suit)) == 2]
    tops = [high(pair) for pair in pairs if high(pair).rank > 6]
    return high(tops) if at.leads and tops else None


def hoards_twos_and_threes(at: Scene) -> Card | None:
    """Leads the lowest card above the three, and saves twos and threes for later."""
    small = [card for card in at.legal if card.rank < 4]
    rest = [card for card in at.legal if card.rank > 3]
    return low(rest) if at.leads and small and rest else None


def sheds_every_spade(at: Scene) -> Card | None:
    """Cannot follow, and throws the highest spade below the queen: spades are poison."""
    spades = [card for card in at.of(Suit.SPADES) if card.rank < QUEEN.rank]
    return high(spades) if at.void and at.queen_lurks and spades else None


def spends_low_hearts(at: Scene) -> Card | None:
    """Leads the lowest heart, a six or less, whenever that is allowed."""
    hearts = [card for card in at.of(Suit.HEARTS) if card.rank < 7]
    return low(hearts) if at.leads and hearts and len(hearts) < len(at.legal) else None


def plays_the_middle_card(at: Scene) -> Card | None:
    """Follows with the middle one of three or more cards, to be neither first nor last."""
    ranked = sorted(at.legal)
    follows = not at.leads and not at.void
    return ranked[len(ranked) // 2] if follows and len(ranked) > 2 else None


def evens_out_the_hand(at: Scene) -> Card | None:
    """Cannot follow, and throws the lowest card of the longest suit."""
    longest = max((at.of(suit) for suit in Suit), key=len)
    return low(longest) if at.void and len(longest) > 2 else None


def keeps_one_of_each(at: Scene) -> Card | None:
    """Cannot follow, and never throws the last card of a suit, but the highest of the others."""
    single = [suit for suit in Suit if len(at.of(suit)) == 1] if at.void else []
    more = [c for c in at.legal if c.suit is not None and len(at.of(c.suit)) > 1 and not cost(c)]
    return high(more) if single and more else None


def runs_dry_for_the_queen(at: Scene) -> Card | None:
    """Holds the queen of spades, and leads the top of the shorter side suit to throw her soon."""
    sides = sorted((at.of(suit) for suit in SIDES if at.of(suit)), key=len)
    return high(sides[0]) if at.leads and QUEEN in at.hand and sides else None


def leads_spades_for_ever(at: Scene) -> Card | None:
    """The queen of spades is gone: leads the highest spade, because spades cost nothing now."""
    spades = at.of(Suit.SPADES)
    gone = at.leads and QUEEN in at.seen
    return high(spades) if gone and spades and len(spades) < len(at.legal) else None


def fights_for_the_lead(at: Scene) -> Card | None:
    """After the second trick takes a trick without points as cheaply as can be, though others still
    play and a lower card is held.
    """
    middle = not at.leads and not at.void and not at.last and len(at.view.deal.tricks) > 1
    return low(at.wins) if middle and not at.pot and at.wins and at.ducks else None


def leads_second_honours(at: Scene) -> Card | None:
    """Leads the jack or queen of a side suit, as in whist, while higher ones are out."""
    seconds = [
        card for suit in SIDES for card in at.of(suit) if card.rank in (11, 12)
        if any(other.suit is suit and other.rank > card.rank for other in at.unseen)
    ]  # fmt: skip
    return high(seconds) if at.leads and seconds else None


def waits_until_the_last_card(at: Scene) -> Card | None:
    """Cannot follow and is not the last to play: keeps what costs, until it is sure who pays."""
    dear = [card for card in at.legal if cost(card)]
    rest = [card for card in at.legal if not cost(card)]
    return high(rest) if at.void and not at.last and dear and rest else None


def saves_the_king_for_later(at: Scene) -> Card | None:
    """Must go over or has only cards that win, and saves the king or ace for a better trick, though
    nothing lies here and nobody plays after.
    """
    tops = [card for card in at.wins if card.rank > 12]
    clean = at.last and not at.void and not at.pot and not at.view.deal.first_trick
    lower = [card for card in at.legal if card.rank < 13]
    return high(lower) if clean and tops and lower else None


def gives_hearts_only_to_a_stranger(at: Scene) -> Card | None:
    """Cannot follow; gives no heart to a player who has points already, and is sorry for him."""
    hearts, rest = at.of(Suit.HEARTS), [card for card in at.legal if not cost(card)]
    pity = at.void and bool(at.table) and at.leader in at.taken and len(at.taken) < 3
    return high(rest) if pity and hearts and rest else None


PLAYS: Mapping[str, Habit] = {
    habit.__name__: habit
    for habit in (
        leads_fourth_best, tops_a_doubleton, hoards_twos_and_threes, sheds_every_spade,
        spends_low_hearts, plays_the_middle_card, evens_out_the_hand, keeps_one_of_each,
        runs_dry_for_the_queen, leads_spades_for_ever, fights_for_the_lead, leads_second_honours,
        waits_until_the_last_card, saves_the_king_for_later, gives_hearts_only_to_a_stranger,
    )
}  # fmt: skip
FITS: Mapping[str, tuple[tuple[Motif, ...], tuple[Motif, ...]]] = {
    "leads_fourth_best": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID, Motif.LEAD_HIGH)),
    "tops_a_doubleton": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "hoards_twos_and_threes": ((Motif.EXIT,), (Motif.COUNT,)),
    "sheds_every_spade": ((Motif.KEEP_GUARDS,), (Motif.THROW, Motif.DANGER)),
    "spends_low_hearts": ((Motif.LOW_HEARTS,), (Motif.LEAD_HIGH,)),
    "plays_the_middle_card": ((Motif.DUCK_HIGH, Motif.DUCK), (Motif.TAKE_LOW, Motif.TAKE_HIGH)),
    "evens_out_the_hand": ((Motif.DANGER, Motif.THROW), (Motif.VOID,)),
    "keeps_one_of_each": ((Motif.VOID,), (Motif.DANGER, Motif.THROW)),
    "runs_dry_for_the_queen": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "leads_spades_for_ever": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "fights_for_the_lead": ((Motif.DUCK,), ()),
    "leads_second_honours": ((Motif.EXIT,), (Motif.COUNT, Motif.SHOWN_VOID)),
    "waits_until_the_last_card": ((Motif.THROW, Motif.GIVE_QUEEN), ()),
    "saves_the_king_for_later": ((Motif.FREE_TRICK,), (Motif.DUCK_HIGH,)),
    "gives_hearts_only_to_a_stranger": ((Motif.THROW,), (Motif.FEED,)),
}
"""By habit the motifs that mean it, and wider ones in which a player would know it again."""
