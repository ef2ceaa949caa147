"""Thirty habits of weak Hearts players, written down without a look at the program's motifs.

    python -m tests.session.held_out_habits [LEARNERS] [--pool FILE]
        [--passes N] [--games N] [--set {book,last,everyday,more}]

Each says what such a player does where the habit applies, and nothing (`None`) elsewhere. A
learner plays as a Club player and follows it in 70% of those places. How often does the trainer
name it? A pass takes two seconds to weigh; without passes their habits are left out. `--set`
measures those of `book_habits`, `last_habits` or `everyday_habits` instead.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hearts_gui.ai.coach.decisions import same
from hearts_gui.ai.coach.judging import measured, weighed
from hearts_gui.ai.rule_player.simple import RulePlayer
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action, AskKind
from hearts_gui.engine.play.game import new_game, step, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.past.motif import Motif
from tests.session import book_habits, everyday_habits, last_habits
from tests.session.planted_habits import IN_A_GAME, POOL, PoolPosition, Trial, about_of, pool_of
from tests.session.scene import HIGH_SPADES, QUEEN, Habit, PassHabit, Scene, cost, high, low

ERRS = 0.7
"""The share of cases in which the habit shows where it applies."""

PASSES_IN_A_GAME = 6
LOOKS = 400
"""Sample deals in which a habit's pass is compared with the best."""


def leads_king_or_ace_of_spades(at: Scene) -> Card | None:
    """Leads the king or ace of spades while another holds the queen."""
    spades = [card for card in at.legal if card in HIGH_SPADES]
    return high(spades) if at.leads and spades and at.queen_lurks else None


def leads_away_her_guards(at: Scene) -> Card | None:
    """Holds the queen of spades and leads the small spades that protect her."""
    guards = [card for card in at.of(Suit.SPADES) if card.rank < QUEEN.rank]
    return low(guards) if at.leads and QUEEN in at.hand and guards else None


def leads_where_someone_is_void(at: Scene) -> Card | None:
    """Leads a high card of a suit in which someone has shown that they have none."""
    if not at.leads:
        return None
    gone = {suit for seat, suit in at.view.deal.voids if seat != at.view.seat}
    bad = [c for c in at.legal if c.suit in gone and c.suit is not Suit.HEARTS and c.rank > 9]
    return high(bad) if bad else None


def leads_high_hearts(at: Scene) -> Card | None:
    """Leads hearts from the top as soon as that is allowed."""
    hearts = [card for card in at.of(Suit.HEARTS) if card.rank > 8]
    return high(hearts) if at.leads and hearts and len(hearts) < len(at.legal) else None


def spends_low_leads_early(at: Scene) -> Card | None:
    """Leads the lowest card in the first five tricks, and has no way out later."""
    early = at.leads and 0 < len(at.view.deal.tricks) < 5
    side = [c for c in at.legal if c.suit is not Suit.HEARTS and c.rank < 6]
    return low(side) if early and side else None


def leads_what_nobody_can_beat(at: Scene) -> Card | None:
    """Does not count: late, leads a card above all that are left of its suit."""
    if not at.leads or len(at.view.deal.tricks) < 6:
        return None
    best = [c for c in at.legal if all(o.suit is not c.suit or o < c for o in at.unseen)]
    return high(best) if best and len(best) < len(at.legal) else None


def ducks_with_the_lowest(at: Scene) -> Card | None:
    """Ducks with the lowest card where a higher one would lose as well."""
    ducks = [] if at.leads or at.void else at.ducks
    return low(ducks) if len(ducks) > 1 else None


def takes_a_free_trick_low(at: Scene) -> Card | None:
    """Is last to a trick without points, and does not use it for a high card."""
    free = at.last and not at.void and not at.pot and len(at.view.deal.tricks) > 0
    return low(at.legal) if free and at.wins and len(at.legal) > 1 else None


def first_trick_low(at: Scene) -> Card | None:
    """Keeps the high clubs when nothing can fall on the first trick."""
    first = at.view.deal.first_trick and not at.leads and not at.void
    return low(at.legal) if first and len(at.legal) > 1 else None


def takes_points_to_be_rid_of_a_high_card(at: Scene) -> Card | None:
    """Is last, could stay below, and takes a trick with points by a high card."""
    greedy = at.last and not at.void and at.pot and at.ducks and at.wins
    return high(at.wins) if greedy else None


def plays_king_before_the_queen(at: Scene) -> Card | None:
    """Puts the king or ace on a spade while the queen is out and someone plays after."""
    if at.leads or at.last or at.void or at.led is not Suit.SPADES or not at.queen_lurks:
        return None
    spades = [card for card in at.legal if card in HIGH_SPADES]
    return high(spades) if spades and len(spades) < len(at.legal) else None


def keeps_the_queen_when_void(at: Scene) -> Card | None:
    """Could discard the queen of spades on another's trick, and keeps her."""
    others = [card for card in at.legal if card is not QUEEN]
    return high(others) if at.void and QUEEN in at.legal and others else None


def keeps_the_queen_under_the_king(at: Scene) -> Card | None:
    """The king or ace of spades is on the table, and the queen does not fall under it."""
    chance = at.table and at.led is Suit.SPADES and QUEEN in at.ducks and len(at.ducks) > 1
    return low(at.ducks) if chance else None


def throws_low_cards(at: Scene) -> Card | None:
    """Cannot follow, and discards a small card of a side suit."""
    small = [c for c in at.legal if not cost(c) and c.rank < 8]
    return low(small) if at.void and small and len(small) < len(at.legal) else None


def throws_hearts_before_high_spades(at: Scene) -> Card | None:
    """Cannot follow, holds the ace or king of spades with the queen out, and discards a heart."""
    danger = any(card in HIGH_SPADES for card in at.legal) and at.queen_lurks
    hearts = at.of(Suit.HEARTS)
    return low(hearts) if at.void and danger and hearts else None


def shoots_without_a_hand(at: Scene) -> Card | None:
    """Has the only points of the deal, and now wants all with a poor hand."""
    tops = [card for card in at.hand if card.rank > 12]
    mine = set(at.taken) == {at.view.seat} and len(tops) < 3
    return high(at.legal) if mine and not at.void and len(at.legal) > 1 else None


def leads_the_queen_to_be_rid_of_her(at: Scene) -> Card | None:
    """Leads the queen of spades and hopes that another must play the king or ace."""
    higher = any(card in HIGH_SPADES for card in at.unseen)
    return QUEEN if at.leads and QUEEN in at.legal and higher and len(at.legal) > 1 else None


def smokes_with_a_short_king_or_ace(at: Scene) -> Card | None:
    """Leads a small spade to bring the queen out, with king or ace and little beside it."""
    spades = at.of(Suit.SPADES)
    small = [card for card in spades if card.rank < QUEEN.rank]
    danger = any(card in HIGH_SPADES for card in spades) and at.queen_lurks
    return low(small) if at.leads and danger and small and len(spades) < 4 else None


def third_hand_high(at: Scene) -> Card | None:
    """Plays as in whist: the third to a trick puts the highest card on it."""
    third = len(at.table) == 2 and not at.void and not at.view.deal.first_trick
    return high(at.wins) if third and at.ducks and at.wins else None


def wins_forced_tricks_low(at: Scene) -> Card | None:
    """Is last, must take the trick, and takes it with the lowest card that does."""
    forced = at.last and not at.void and not at.ducks and len(at.wins) > 1
    return low(at.wins) if forced else None


def keeps_big_hearts(at: Scene) -> Card | None:
    """Cannot follow, discards the smallest heart and keeps the big ones."""
    hearts = at.of(Suit.HEARTS)
    return low(hearts) if at.void and len(hearts) > 1 and high(hearts).rank > 9 else None


def leads_the_same_suit_again(at: Scene) -> Card | None:
    """Has taken a trick, and leads the highest card of the same suit."""
    if not at.leads or not at.view.deal.tricks:
        return None
    suit = at.view.deal.tricks[-1].plays[0].card.suit
    same_suit = [] if suit is None else at.of(suit)
    fits = suit is not Suit.HEARTS and same_suit and len(same_suit) < len(at.legal)
    return high(same_suit) if fits else None


def leads_from_the_longest_suit(at: Scene) -> Card | None:
    """Leads the highest card of a long side suit, to make its other cards good."""
    sides = [at.of(suit) for suit in (Suit.CLUBS, Suit.DIAMONDS)]
    longest = max(sides, key=len)
    return high(longest) if at.leads and len(longest) > 3 else None


def fears_every_moon(at: Scene) -> Card | None:
    """One other player alone has a few points; takes some without need."""
    rivals = [seat for seat in at.taken if seat != at.view.seat]
    if at.leads or at.void or len(at.taken) != 1 or not rivals or at.taken[rivals[0]] > 7:
        return None
    return high(at.wins) if at.pot and at.ducks and at.wins else None


def waits_for_others_to_break_hearts(at: Scene) -> Card | None:
    """Cannot follow, and keeps the hearts because nobody has played one yet."""
    unbroken = all(card.suit is not Suit.HEARTS for card in at.seen)
    sides = [card for card in at.legal if not cost(card)]
    return high(sides) if at.void and unbroken and sides and at.of(Suit.HEARTS) else None


def _kept(hand: Sequence[Card], passed: Sequence[Card]) -> list[Card]:
    return [card for card in hand if card not in passed]


def passes_no_high_spade(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Keeps the queen, king and ace of spades in the pass, however few guards there are."""
    spades = [c for c in passed if c.suit is Suit.SPADES and c.rank >= QUEEN.rank]
    others = [card for card in _kept(view.own.hand, passed) if card.suit is not Suit.SPADES]
    others.sort(key=lambda c: -c.rank)
    keep = [c for c in passed if c not in spades]
    return [*keep, *others[: len(spades)]] if spades else None


def never_makes_a_void(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Passes one card of a suit less where that would leave none of it."""
    kept = _kept(view.own.hand, passed)
    for suit in (Suit.CLUBS, Suit.DIAMONDS):
        gone = [c for c in passed if c.suit is suit]
        if gone and not any(c.suit is suit for c in kept):
            others = [c for c in kept if c.suit is not Suit.SPADES]
            if others:
                return [*(c for c in passed if c is not low(gone)), high(others)]
    return None


def passes_hearts_of_any_size(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Thinks that all hearts are bad, and passes the lowest ones with the others."""
    hearts = sorted(card for card in view.own.hand if card.suit is Suit.HEARTS)[: len(passed)]
    if len(hearts) < 2:
        return None
    return [*hearts, *(c for c in passed if c not in hearts)][: len(passed)]


def passes_the_three_highest(view: PlayerView, passed: Sequence[Card]) -> Sequence[Card] | None:
    """Passes the highest cards, of whatever suit."""
    ranked = sorted(view.own.hand, key=lambda card: (-card.rank, card.key))[: len(passed)]
    return ranked if set(ranked) != set(passed) else None


PASSES: Mapping[str, PassHabit] = {
    habit.__name__: habit for habit in (
        passes_no_high_spade, never_makes_a_void,
        passes_hearts_of_any_size, passes_the_three_highest,
    )
}  # fmt: skip


def passed(view: PlayerView, usual: act.PassCards, habit: str) -> act.PassCards | None:
    """Return the pass that a habit makes of a Club player's."""
    cards = {**PASSES, **book_habits.PASSES}[habit](view, [card for card, _ in usual.gives])
    if cards is None:
        return None
    to = [receiver for _, receiver in usual.gives]
    return act.PassCards(view.seat, tuple(zip(sorted(cards), to, strict=True)))


FITS: Mapping[str, tuple[tuple[Motif, ...], tuple[Motif, ...]]] = {
    "leads_king_or_ace_of_spades": ((Motif.HIGH_SPADES,), (Motif.EXIT,)),
    "leads_away_her_guards": ((Motif.KEEP_GUARDS,), ()),
    "leads_where_someone_is_void": ((Motif.SHOWN_VOID,), (Motif.EXIT,)),
    "leads_high_hearts": ((Motif.EXIT,), ()),
    "spends_low_leads_early": ((Motif.LEAD_HIGH,), ()),
    "leads_what_nobody_can_beat": ((Motif.EXIT, Motif.COUNT), ()),
    "ducks_with_the_lowest": ((Motif.DUCK_HIGH,), ()),
    "takes_a_free_trick_low": ((Motif.FREE_TRICK,), ()),
    "first_trick_low": ((Motif.FIRST_TRICK,), ()),
    "takes_points_to_be_rid_of_a_high_card": ((Motif.DUCK,), ()),
    "plays_king_before_the_queen": ((Motif.HIGH_SPADES,), (Motif.DUCK,)),
    "keeps_the_queen_when_void": ((Motif.GIVE_QUEEN,), ()),
    "keeps_the_queen_under_the_king": ((Motif.GIVE_QUEEN,), (Motif.DUCK_HIGH,)),
    "throws_low_cards": ((Motif.DANGER,), (Motif.THROW,)),
    "throws_hearts_before_high_spades": ((Motif.SHED_SPADES,), (Motif.NOT_POINTS,)),
    "shoots_without_a_hand": ((Motif.DROP_MOON,), (Motif.DUCK, Motif.EXIT)),
    "passes_no_high_spade": ((Motif.PASS_SPADES,), ()),
    "never_makes_a_void": ((Motif.PASS_VOID,), ()),
    "passes_hearts_of_any_size": ((Motif.PASS_HEARTS,), ()),
    "leads_the_queen_to_be_rid_of_her": ((Motif.HOLD_QUEEN,), (Motif.EXIT,)),
    "smokes_with_a_short_king_or_ace": ((Motif.KEEP_GUARDS,), ()),
    "third_hand_high": ((Motif.DUCK,), ()),
    "wins_forced_tricks_low": ((Motif.TAKE_HIGH,), ()),
    "keeps_big_hearts": ((Motif.DANGER,), (Motif.THROW,)),
    "leads_the_same_suit_again": ((Motif.EXIT,), (Motif.SHOWN_VOID, Motif.COUNT)),
    "leads_from_the_longest_suit": ((Motif.EXIT,), (Motif.SHOWN_VOID, Motif.COUNT)),
    "fears_every_moon": ((Motif.DUCK,), ()),
    "waits_for_others_to_break_hearts": ((Motif.THROW,), ()),
    "passes_the_three_highest": ((Motif.PASS_SPADES, Motif.PASS_VOID), (Motif.PASS_HIGH,)),
}
"""By habit the motifs that mean it, and wider ones in which a player would know it again."""
PLAYS: Mapping[str, Habit] = {name: globals()[name] for name in FITS if name not in PASSES}


def asked_pass(number: int) -> PoolPosition[Action]:
    """A pass of a first deal, with what other passes lose by the coach's measure."""
    seed = f"held-out/{number}"
    view = view_of(step(new_game(preset("standard", 4), seed), act.StartDeal())[1], 0)
    club = RulePlayer(seed).decide(view)
    assert isinstance(club, act.PassCards)
    evaluation = weighed(view, seed)
    best, top = evaluation.action, evaluation.best.value
    every = (*PASSES, *book_habits.PASSES)
    losses: dict[Action, float] = {e.action: top - e.value for e in evaluation.estimates}
    for answer in {club, *filter(None, (passed(view, club, name) for name in every))}:
        found = None if same(answer, best) else measured(view, (best, answer), seed, LOOKS)
        losses[answer] = found.loss if found else 0.0
    worse = [(one, x, about_of(view, best, (one,))) for one, x in losses.items() if x >= 1]
    return PoolPosition(view, best, next(loss for loss in losses if loss == club), tuple(worse))


def tempted(asked: PoolPosition[Any], name: str) -> tuple[Any, ...]:
    """Return the answer that a habit makes the learner give, if that is worse than the best."""
    plays = {**PLAYS, **book_habits.PLAYS, **last_habits.PLAYS, **everyday_habits.PLAYS,
             **everyday_habits.MORE_PLAYS}  # fmt: skip
    if name in plays and asked.view.ask.kind is AskKind.PLAY:
        answer: object = plays[name](Scene(asked.view))
    elif name not in plays and isinstance(asked.best, act.PassCards):
        club = RulePlayer().decide(asked.view)
        assert isinstance(club, act.PassCards)
        answer = passed(asked.view, club, name)
    else:
        return ()
    return tuple(one for one, _, _ in asked.worse if one == answer)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("learners", type=int, nargs="?", default=6)
    parser.add_argument("--pool", type=Path, default=POOL)
    parser.add_argument("--passes", type=int, default=0)
    parser.add_argument("--games", type=int, default=10)
    sets = {
        "own": (PLAYS, PASSES, FITS),
        "book": (book_habits.PLAYS, book_habits.PASSES, book_habits.FITS),
        "last": (last_habits.PLAYS, {}, last_habits.FITS),
        "everyday": (everyday_habits.PLAYS, {}, everyday_habits.FITS),
        "more": (everyday_habits.MORE_PLAYS, {}, everyday_habits.MORE_FITS),
    }
    parser.add_argument("--set", choices=sets, default="own")
    arguments = parser.parse_args()
    plays, given, fits = sets[arguments.set]
    pool: list[PoolPosition[Any]] = [*pool_of(arguments.pool)]
    passes = [asked_pass(number) for number in range(arguments.passes)]
    share = PASSES_IN_A_GAME / IN_A_GAME * len(pool)
    pool += [passes[at % len(passes)] for at in range(round(share) if passes else 0)]
    trial, total = Trial(pool), Counter[str]()
    print(f"{len(pool)} decisions, {len(passes)} passes, {arguments.games} games")
    for name in [*plays, *(given if passes else ())]:
        slips = [tempted(asked, name) for asked in pool]
        met = sum(map(bool, slips)) / len(pool) * IN_A_GAME
        found: Counter[str] = Counter()
        for number in range(arguments.learners):
            rng = random.Random(f"{name}/{arguments.games}/{number}")
            named = trial.named(arguments.games, rng, tempted=slips, rate=ERRS)
            found[named.motif if named else "nothing"] += 1
        meant, wider = (sum(found[motif] for motif in those) for those in fits[name])
        total.update(meant=meant, wider=wider, none=found["nothing"], all=arguments.learners)
        total["habits"] += 2 * (meant + wider) > arguments.learners
        print(f"{name}: {met:.1f} a game, meant {meant}, wider {wider};", dict(found))
    print(dict(total))


if __name__ == "__main__":
    main()
