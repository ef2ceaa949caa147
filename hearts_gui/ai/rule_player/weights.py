"""The weights of the rule player; the vectorised rule player reads the same ones.

Costs and gains are in points on the scale of `stakes`, where the penalty cards of one pack cost 26.
Shares and chances lie between 0 and 1. Where no source is given, a number was set by hand and
confirmed by trial: positions with a known answer (tests/ai/test_standard_positions) and matches
against the version before.
"""

from dataclasses import dataclass

from hearts_gui.engine.play.summary import sides
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import Partners, ScoreDir
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.score.endings import measure
from hearts_gui.engine.score.scores import Standings

# How much a seat minds another taking points: the leader should, a partner should not. The trailing
# players together hold the leader back; the leader prefers that the second takes points, and the
# last, which ends the game sooner. Nothing here depends on who is human.


def opponent_weights(view: PlayerView) -> tuple[tuple[float, ...], bool]:
    """The worth of each seat's points to this one, and whether that holds for the whole deal."""
    rules = view.rules
    if rules.partners is Partners.NONE:
        return weights_by_rank(rules, view.public.standings, view.seat), True
    team = sides(rules, view.deal)
    weights = tuple(
        OPPONENTS.partner if team[s] == team[view.seat] else OPPONENTS.rival_side
        for s in range(len(team))
    )
    open_sides = rules.partners is Partners.ADHOC and len(set(team)) != 2
    if open_sides:
        return weights_by_rank(rules, view.public.standings, view.seat), False
    return weights, True


def weights_by_rank(rules: Rules, standings: Standings, own: int) -> tuple[float, ...]:
    """The weights from the places of the others: hold back the leader, spare the last."""
    if rules.score_dir is ScoreDir.COUNTERS and standings.stocks:
        marks = [float(-stock) for stock in standings.stocks]
    else:
        marks = [float(measure(rules, total)) for total in standings.totals]
    weights = [OPPONENTS.others] * rules.players
    others = sorted((mark, seat) for seat, mark in enumerate(marks) if seat != own)
    if others[0][0] < others[-1][0]:
        weights[others[0][1]] = OPPONENTS.leader if marks[own] > others[0][0] else OPPONENTS.second
        weights[others[-1][1]] = OPPONENTS.last if marks[own] > others[0][0] else OPPONENTS.others
    weights[own] = -1.0
    return tuple(weights)


@dataclass(frozen=True, slots=True)
class StakeWeights:
    """The rules' special values, in points."""

    doubler: float = 3.0
    """A card that doubles what its taker takes (the ten of clubs, a boosted heart)."""
    halver: float = -1.5
    """A card that changes its taker's points in any other way."""
    pledge: float = 20.0
    """A broken pledge to take no hearts, in the rules' own points."""
    first_point: float = 6.0
    """The first penalty card, where a pool goes to those who take none."""
    usual_total: complex = 3 + 3j
    """Complex Hearts: a usual total, from which the value of a card is computed at the start."""
    floor_slack: int = 3
    """Points of a bonus that count although the total may not fall below its floor."""


@dataclass(frozen=True, slots=True)
class OpponentWeights:
    """The worth to this one of a point taken by another seat; see `opponent_weights`."""

    others: float = 0.22
    """A player about whom nothing special is known."""
    leader: float = 0.34
    """The leader of the game, for those who are behind."""
    second: float = 0.3
    """The nearest rival, for the leader."""
    last: float = 0.12
    """The last in the game, for those who would hold back the leader."""
    rival_side: float = 0.5
    """A player of the other side."""
    partner: float = -0.9
    """The partner: a point of the partner is nearly as bad as one of this seat."""


@dataclass(frozen=True, slots=True)
class DangerWeights:
    """The weights for the danger of keeping a card."""

    cover: float = 0.45
    """Share of a card's danger that one lower card of its suit leaves; by trial, before 0.55."""
    big_cover: float = 0.35
    """The same share for a costly card, such as the queen; by trial, before 0.45."""
    big_falls: float = 0.25
    """Chance that an unseen costly card falls on a trick won above it; by trial, before 0.35."""
    bonus_falls: float = 0.35
    """Chance that an unseen wanted card falls on a trick won above it."""
    small_falls: float = 2.0
    """Small penalty cards that fall on a trick in their suit."""
    bonus_held: float = 0.1
    """The least chance of winning a wanted card that is held."""
    bonus_wins: float = 0.6
    """This is added times the cube of the share of unseen cards that the wanted card beats."""
    bonus_cover: float = 0.05
    """This is added for each card of cover."""
    bonus_covers: float = 3.0
    """No more cards of cover than this count."""
    bare: float = 0.5
    """Share of a trick's cost for the last cards of a suit: nobody is left to take it."""
    bare_cover: float = 0.5
    """Cover that such a card gives to higher ones; 1 is a card that is sure to lose."""
    most: float = 6.0
    """The most that a trick without penalty cards of its suit, or being on lead, may cost."""


@dataclass(frozen=True, slots=True)
class TrickWeights:
    """The weights for the expected course of a trick."""

    last_takes: float = 0.45
    """Chance that the last seat wins a trick without points if it can choose."""
    middle_takes: float = 0.2
    """Chance that a seat that others follow wins a trick without points if it can choose."""
    takes_points: float = 0.02
    """Chance that any seat wins a trick with points if it can choose."""
    big_drops: float = 0.9
    """Chance that the holder of a costly card plays it below a winner of its suit."""
    bonus_drops: float = 0.3
    """Chance that the holder of a wanted card plays it below a winner of its suit."""
    has_small: float = 0.85
    """The chance that a seat that cannot follow has a small penalty card to discard."""
    small_cards: int = 3
    """The chance is smaller in proportion if fewer small penalty cards than this are out."""


@dataclass(frozen=True, slots=True)
class PlayWeights:
    """The weights of the rule player when it plays a card."""

    trick: float = 1.2
    """Share of the points still out, divided by the tricks left, that a trick is taken to hold."""
    lead_again: float = 0.3
    """The cost of being on lead after this trick, even with a safe card to lead."""
    exit: float = 0.8
    """This share of what the safest low lead is expected to bring in is added to that cost."""
    void: float = 0.5
    """The worth of a new void, which lets dangerous cards be discarded."""
    dump: float = 0.12
    """This share of the danger of the worst card in hand is added to the worth of a void."""
    half_void: float = 0.25
    """The first of two cards in a suit is worth this share of a void."""
    hunt: float = 1.6
    """Worth of leading below an unseen costly card, for the queen's thirteen points."""
    hunt_points: float = 13
    """The points that this is measured by."""
    hunt_seats: int = 2
    """Seats that must still hold the suit for the whole of it."""
    after_lead: float = 0.5
    """Share of the points expected to fall that a led card's other winner really gets."""
    joker: float = 1.5
    """Worth of a joker in hand, which never takes a trick."""
    feed: float = 1.0
    """The cost of a point given to a seat that is sure to shoot the moon."""
    feed_stop: float = 0.1
    """The share of the worth of stopping a moon that is lost with such a point."""
    keep_stopper: float = 2.5
    """The share of its discard value that a card loses where a moon is certain."""
    no_trick_early: float = 0.15
    """The first trick costs this share of the bonus for no trick at the start of a deal."""
    no_trick_late: float = 0.6
    """The first trick costs this share of that bonus near the end of a deal."""
    late: int = 6
    """The end of a deal begins when fewer tricks than this are left."""
    dirty: float = 0.5
    """Share of a trick's cost that remains once this seat is out of a pool for clean sheets."""
    spoil: float = 0.3
    """Share of the cost of a first point that counts as a gain when another seat takes one."""
    draws: float = 0.6
    """Gain for each seat that probably must draw from the stock (Domino)."""


@dataclass(frozen=True, slots=True)
class MoonWeights:
    """Weights for moons: when another's is feared, when this seat tries, how it counts losers."""

    part: float = 0.8
    """The alarm for a seat that alone took all points so far; 1 is a certain moon."""
    long_run: float = 0.08
    """This is added to the alarm for each trick in a row beyond the second."""
    run: tuple[float, ...] = (0.1, 0.3, 0.7, 1.0)
    """The share of the alarm after one, two, three, and four or more tricks in a row."""
    nearly: float = 0.75
    """Share of the points from which on the alarm is that share at least."""
    stop: float = 10.0
    """Points that it is worth to take one from a moon that is sure to come."""
    start: float = 0.75
    """An attempt may begin if the hand expects to lose no more tricks than this."""
    go_on: float = 2.0
    """An attempt that has begun continues while the hand expects to lose no more tricks than this.
    """
    committed: float = 0.3
    """An attempt has begun once this seat has more than this share of the points."""
    drawn: float = 0.85
    """Cards of a suit that each seat that may hold it plays to one trick in it, on average."""


@dataclass(frozen=True, slots=True)
class RulePassWeights:
    """The weights of the rule player when it gives cards away."""

    trick: float = 2.6
    """Points of an average trick before anything was played."""
    void: float = 1.5
    """Worth of each card that helps to pass a suit whole; by trial, before 1.0."""
    incoming: float = 4.0
    """The danger of another hand's packet; with less relief a player passes it on unseen."""
    partner_covers: float = 1.5
    """Lower cards of the suit in a partner's hand, on average."""
    partner_cares: float = 0.8
    """Share of the danger to a partner that counts as this seat's own."""
    moon_losers: float = 0.9
    """The most tricks that a hand may expect to lose after a pass with the moon in mind."""
    guard: float = 4.0
    """Worth of keeping a card that costs nothing and lies below the costly ones of its suit, as a
    spade does under the queen. `reference`, which never changes, does without."""


@dataclass(frozen=True, slots=True)
class AnswerWeights:
    """The weights of the rule player in charges, bids, pledges and the effects of a moon."""

    safe_hand: float = 3.0
    """Danger of a quiet hand; half of it is the least relief for which a dealer lets pass."""
    safe_for_queen: float = 3.0
    """Below this many times the danger of a safe hand, the queen of spades may be charged."""
    safe_for_ace: float = 2.0
    """A hand with fewer than this many times that danger may charge the ace of hearts."""
    low: int = 5
    """The highest rank (the two has 0) of a low card."""
    joker: float = 5.0
    """Worth of a joker that stays in hand, in the choice of what to bury."""
    guards: int = 4
    """The number of other cards of its suit that make a card safe to charge."""
    few_guards: int = 3
    """The number that is enough for the ace of hearts and the ten of clubs."""
    pledge_below: float = 1.2
    """Danger of a hand that pledges to take no hearts."""
    most_bid: int = 5
    """Counters that a hand without danger is worth; one fewer for each point of danger."""
    decided: float = 1e6
    """More than any lead: a game won."""


@dataclass(frozen=True, slots=True)
class ReasonWeights:
    """The values from which a reason is worth giving."""

    alarmed: float = 0.3
    """Alarm about a moon."""
    likely: float = 0.7
    """Chance that a led card takes the trick."""


STAKES = StakeWeights()
OPPONENTS = OpponentWeights()
DANGER = DangerWeights()
TRICK = TrickWeights()
PLAY = PlayWeights()
MOON = MoonWeights()
PASS = RulePassWeights()
ANSWERS = AnswerWeights()
REASONS = ReasonWeights()
