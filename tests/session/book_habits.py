"""Fifteen more habits, from guides for beginners, written down before the rule saw any of them.

    python -m tests.session.held_out_habits --set book

Each is a mistake that printed or published advice on Hearts warns of; none is one of the thirty in
`held_out_habits`. Their writer had read the names of the motifs. They are measured once, when the
rule that names a weakness is final.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.past.motif import Motif
from tests.session.scene import HIGH_SPADES, QUEEN, SIDES, Habit, PassHabit, Scene, cost, high, low


def passes_the_lowest(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Passes low cards, because they win no tricks."""
    ranked = sorted(view.own.hand, key=lambda card: (card.rank, card.key))[: len(passed)]
    return ranked if set(ranked) != set(passed) else None


def passes_guarded_spades(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Passes queen, king and ace of spades always, however many low spades protect them."""
    spades = [card for card in view.own.hand if card.suit is Suit.SPADES]
    high_ones = [card for card in spades if card.rank >= QUEEN.rank]
    if not high_ones or len(spades) - len(high_ones) < 4:
        return None
    rest = [card for card in passed if card not in high_ones]
    result = [*high_ones, *rest][: len(passed)]
    return result if set(result) != set(passed) else None


def passes_low_spades(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Passes spades below the queen, and has none left to play under her."""
    spades = [c for c in view.own.hand if c.suit is Suit.SPADES and c.rank < QUEEN.rank]
    spades.sort(key=lambda card: card.rank)
    rest = [card for card in passed if card not in spades]
    result = [*spades[:2], *rest][: len(passed)]
    return result if spades and set(result) != set(passed) else None


def passes_no_hearts(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Keeps high hearts in the pass, and gives high cards of clubs and diamonds away instead."""
    keep = [card for card in passed if card.suit is not Suit.HEARTS]
    sides = [c for c in view.own.hand if c.suit in SIDES and c not in passed]
    sides.sort(key=lambda card: -card.rank)
    result = [*keep, *sides][: len(passed)]
    return result if len(keep) < len(passed) == len(result) else None


def hurries_the_queen(at: Scene) -> Card | None:
    """Follows spades with the queen, though neither king nor ace lies above her."""
    lower = [card for card in at.of(Suit.SPADES) if card.rank < QUEEN.rank]
    rushed = at.led is Suit.SPADES and QUEEN in at.wins and lower
    return QUEEN if rushed else None


def second_hand_high(at: Scene) -> Card | None:
    """Plays second, and puts the highest card on what was led, though a lower one is at hand."""
    second = len(at.table) == 1 and not at.void and not at.view.deal.first_trick
    return high(at.wins) if second and at.ducks and at.wins else None


def never_bleeds_spades(at: Scene) -> Card | None:
    """Has only low spades while the queen is out, and leads a high card of a side suit instead."""
    spades = at.of(Suit.SPADES)
    safe = spades and high(spades).rank < QUEEN.rank
    sides = [card for card in at.legal if card.suit in SIDES]
    return high(sides) if at.leads and at.queen_lurks and safe and sides else None


def leads_high_late(at: Scene) -> Card | None:
    """After seven tricks leads the highest card of a suit of which a lower one is held."""
    if not at.leads or len(at.view.deal.tricks) < 7:
        return None
    long = [suit for suit in Suit if len(at.of(suit)) > 1]
    return high([card for suit in long for card in at.of(suit)]) if long else None


def hearts_before_bare_honours(at: Scene) -> Card | None:
    """Cannot follow, and discards a small heart while a bare ace or king of a side suit is held."""
    bare = [at.of(suit)[0] for suit in SIDES if len(at.of(suit)) == 1]
    hearts = at.of(Suit.HEARTS)
    return low(hearts) if at.void and hearts and any(c.rank > 12 for c in bare) else None


def fears_free_tricks(at: Scene) -> Card | None:
    """In the first tricks ducks with the lowest card where a pointless trick could be taken."""
    early = 0 < len(at.view.deal.tricks) < 4 and len(at.table) > 1 and not at.void
    spades = at.led is Suit.SPADES and at.queen_lurks
    return low(at.ducks) if early and not at.pot and not spades and at.ducks and at.wins else None


def gambles_after_the_queen(at: Scene) -> Card | None:
    """Has taken the queen of spades, and now wants every trick though others have hearts."""
    tricks = at.view.deal.tricks
    has_her = any(
        trick.taker == at.view.seat and any(play.card is QUEEN for play in trick.plays)
        for trick in tricks
    )
    return high(at.legal) if has_her and not at.void and len(at.legal) > 1 else None


def keeps_king_in_a_safe_spade_trick(at: Scene) -> Card | None:
    """Is last to a spade trick without the queen, and does not use it for the king or ace."""
    safe = at.last and at.led is Suit.SPADES and QUEEN not in at.table and at.queen_lurks
    spades = at.of(Suit.SPADES)
    lower = [card for card in spades if card not in HIGH_SPADES]
    return low(lower) if safe and lower and len(lower) < len(spades) else None


def throws_stoppers_away(at: Scene) -> Card | None:
    """One other player alone has four points or more: discards the highest heart, which could stop
    the moon later."""
    rivals = [seat for seat in at.taken if seat != at.view.seat]
    alone = len(at.taken) == 1 and rivals and at.taken[rivals[0]] > 3
    hearts = at.of(Suit.HEARTS)
    return high(hearts) if alone and at.void and hearts else None


def tops_heart_tricks(at: Scene) -> Card | None:
    """Puts a queen, king or ace on a heart trick to be rid of it, though a lower one is held."""
    tops = [card for card in at.wins if card.rank > 11]
    ducking = not at.leads and not at.void and at.led is Suit.HEARTS
    return high(tops) if ducking and tops and at.ducks else None


def leads_exhausted_suits(at: Scene) -> Card | None:
    """Leads a high card of a side suit of which nine cards or more are gone."""
    if not at.leads:
        return None
    gone = {suit for suit in SIDES if sum(card.suit is suit for card in at.seen) > 8}
    bad = [card for card in at.legal if card.suit in gone and card.rank > 8 and not cost(card)]
    return high(bad) if bad and len(bad) < len(at.legal) else None


PASSES: Mapping[str, PassHabit] = {
    habit.__name__: habit for habit in (
        passes_the_lowest, passes_guarded_spades,
        passes_low_spades, passes_no_hearts,
    )
}  # fmt: skip
FITS: Mapping[str, tuple[tuple[Motif, ...], tuple[Motif, ...]]] = {
    "hurries_the_queen": ((Motif.HOLD_QUEEN,), (Motif.DUCK, Motif.TAKE_LOW)),
    "second_hand_high": ((Motif.DUCK,), (Motif.HIGH_SPADES,)),
    "never_bleeds_spades": ((Motif.SMOKE_OUT,), (Motif.EXIT,)),
    "leads_high_late": ((Motif.EXIT,), (Motif.SHOWN_VOID, Motif.COUNT)),
    "hearts_before_bare_honours": ((Motif.NOT_POINTS,), ()),
    "fears_free_tricks": ((Motif.FREE_TRICK, Motif.TAKE), ()),
    "gambles_after_the_queen": ((Motif.DROP_MOON,), (Motif.DUCK, Motif.EXIT)),
    "keeps_king_in_a_safe_spade_trick": ((Motif.SHED_SPADES,), (Motif.FREE_TRICK,)),
    "throws_stoppers_away": ((Motif.NOT_POINTS,), ()),
    "tops_heart_tricks": ((Motif.DUCK,), ()),
    "leads_exhausted_suits": ((Motif.COUNT,), (Motif.EXIT, Motif.SHOWN_VOID)),
    "passes_the_lowest": (
        (Motif.PASS_HIGH,), (Motif.PASS_SPADES, Motif.PASS_HEARTS, Motif.PASS_GUARDS),
    ),
    "passes_guarded_spades": ((Motif.PASS_KEEP,), ()),
    "passes_low_spades": ((Motif.PASS_GUARDS,), ()),
    "passes_no_hearts": ((Motif.PASS_HIGH,), ()),
}  # fmt: skip
"""By habit the motifs that mean it, and wider ones in which a player would know it again."""
PLAYS: Mapping[str, Habit] = {name: globals()[name] for name in FITS if name not in PASSES}
