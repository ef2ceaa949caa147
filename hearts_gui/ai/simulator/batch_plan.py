"""The simulator's plan of one deal's rules, worked out once."""

from dataclasses import dataclass

from hearts_gui.ai.simulator.batch_cards import (
    HEARTS,
    LOOSE,
    MARKED,
    Ints,
    column,
    faces_column,
    spread,
    word_count,
)
from hearts_gui.engine.cards import QS, TC, Card, Suit
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.play.state import PublicDeal
from hearts_gui.engine.rules.choices import (
    Boost,
    Breakers,
    Draw,
    Duplicates,
    HeartsLead,
    JokerLead,
    Jokers,
    Partners,
    Stuck,
    Sun,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import penalty_faces


@dataclass(frozen=True, slots=True)
class Plan:
    """Constants of a deal. Sets of cards have the shape (words, 1)."""

    rules: Rules
    players: int
    words: int
    named: Suit | None
    hearts: Ints
    penalties: Ints
    breakers: Ints
    ten_of_clubs: Ints
    queen: Ints
    charged: Ints
    charges: frozenset[Card]
    jokers: Ints  # of either kind
    loose: bool  # there are jokers of no suit
    marked: bool
    names: bool  # the leader of a joker names a suit
    cancels: bool
    later_wins: bool  # of two equal cards the later one ranks higher
    boosts: bool
    sticks: bool  # a hand of penalty cards lays one aside on the first trick
    counts_tricks: bool
    counts_first: bool
    counts_takers: bool
    locks: bool  # charged cards are locked
    domino: bool  # a seat that cannot follow draws; one without cards drops out


@per_rules
def _plan(rules: Rules, named: Suit | None, charged: frozenset[Card]) -> Plan:
    words = word_count(rules)
    breakers = spread(HEARTS, words)
    if rules.breakers is Breakers.HEARTS_QS:
        breakers = breakers | faces_column([QS], rules)
    return Plan(
        rules=rules,
        players=rules.players,
        words=words,
        named=named,
        hearts=spread(HEARTS, words),
        penalties=faces_column(penalty_faces(rules, named), rules),
        breakers=breakers if rules.hearts_lead is HeartsLead.BROKEN else breakers * 0,
        ten_of_clubs=faces_column([TC], rules),
        queen=faces_column([QS], rules),
        charged=column(charged, words),
        charges=charged,
        jokers=spread(MARKED | LOOSE, words),
        loose=rules.jokers not in (Jokers.NONE, Jokers.ZERO_OF_SUIT),
        marked=rules.jokers is Jokers.ZERO_OF_SUIT,
        names=rules.joker_lead is JokerLead.LEADER_NAMES_SUIT and rules.jokers is not Jokers.NONE,
        cancels=rules.duplicates is Duplicates.CANCEL and words > 1,
        later_wins=rules.duplicates is Duplicates.LAST,
        boosts=rules.boost is not Boost.OFF and rules.draw is not Draw.DOMINO,
        sticks=rules.first_trick_stuck in (Stuck.POINT_VOID, Stuck.LAY_ASIDE),
        counts_tricks=bool(rules.trick_points or rules.no_trick_bonus) or rules.sun is not Sun.OFF,
        counts_first=rules.sun is Sun.FIRST_TRICK_FREE,
        counts_takers=rules.partners is Partners.ADHOC,
        locks=bool(charged),
        domino=rules.draw is Draw.DOMINO,
    )


def plan_of(rules: Rules, deal: PublicDeal) -> Plan:
    """The constants of a deal under way."""
    return _plan(rules, deal.penalty_suit, frozenset(deal.charged))


def supports(deal: PublicDeal | None) -> str | None:
    """Return why the simulator cannot continue a deal from here, or None when it can.

    It cannot only while the taker of a kitty has cards to bury.
    """
    return "cards are still to be laid away" if deal is not None and deal.bury_count else None
