"""Counting finished deals side by side, exactly as `engine.scoring` does.

What every deal has (cards, relations, tricks, pledges, floors) is worked out for all worlds
together. Worlds with a moon or with cards laid aside are scored by the engine itself, once for each
distribution of the counting cards.
"""

from dataclasses import dataclass

import numpy as np

from hearts_gui.ai.simulator.batch_cards import HEARTS as HEART_BITS
from hearts_gui.ai.simulator.batch_cards import Ints, bit_counts, column, faces_column, spread
from hearts_gui.ai.simulator.batch_moons import EngineScorer, Points
from hearts_gui.ai.simulator.batch_plan import Plan
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.cards import AH, JD, QS, TC, Card, Suit
from hearts_gui.engine.play.state import PublicDeal, PublicGame
from hearts_gui.engine.rules.choices import BonusFloor, ScoreDir, Settle, Values
from hearts_gui.engine.rules.option_values import PLEDGE_POINTS
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, bonus_faces, face_points
from hearts_gui.engine.score.scores import Standings

_QH = Card("QH")
_QC = Card("QC")


# Counters that deals move, for many finished deals side by side (RULES 1.12). Every point is one
# card of the penalty suit, as in every named game that is settled deal by deal.


def scores_counters(rules: Rules) -> bool:
    """Whether counters are what this game is about, and move with every deal."""
    kinds = (Settle.CHIPS_POOL, Settle.SWEEPSTAKE, Settle.HOWELL, Settle.EXCESS)
    return rules.score_dir is ScoreDir.COUNTERS and rules.settle in kinds


def counters(
    rules: Rules,
    standings: Standings,
    points: Points,
    bidder: int | None = None,
    bid: Ints | int = 0,
) -> Points:
    """Each seat's gain in each world, negative for a loss; `bid` is what the bidder pays in."""
    counts = rules.stake * points
    pool = np.full(points.shape[1], int(standings.pool)) + bid
    match rules.settle:
        case Settle.CHIPS_POOL:
            clear = np.less_equal(points, 0)
            paid = np.full_like(counts, rules.stake)
            gains = _shared(paid, pool, clear, clear.sum(axis=0) > 0)
        case Settle.SWEEPSTAKE:
            clear = counts == 0
            number = clear.sum(axis=0)
            paid_out = (number > 0) & (number < rules.players - 1)
            if standings.jack:
                paid_out &= number == 1
            gains = _shared(counts, pool, clear, paid_out)
        case Settle.HOWELL:
            gains = counts.sum(axis=0) - rules.players * counts
        case _:
            short = counts.max(axis=0) - counts
            worst = short == 0
            gains = worst.sum(axis=0) * short - worst * short.sum(axis=0)
    if bidder is not None:
        gains[bidder] -= bid
    return gains


def _shared(paid: Points, pool: Points, clear: Points, paid_out: Points) -> Points:
    """Let everyone pay in, and the clear players share where the pool is paid out."""
    pool = pool + paid.sum(axis=0)
    share = np.where(paid_out, pool // np.maximum(1, clear.sum(axis=0)), 0)
    return clear * share - paid


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcomes of deals: points by seat, and who shot the moon (-1 for nobody).

    `taken` holds the cards that every seat took, by word, seat and world, where that is known.
    """

    points: Points
    shooter: Ints
    taken: Ints | None = None


@dataclass(frozen=True, slots=True)
class _Group:
    """Cards of one kind that count the same."""

    cards: Ints
    points: Score
    heart: bool
    penalty: bool
    queen: bool


class Scorer:
    """Counts the deals of one batch, and remembers the moons that it has seen."""

    def __init__(self, public: PublicGame, plan: Plan, choice: str | None = None) -> None:
        """`choice` is what a shooter does where it may be chosen; else the first offer."""
        deal = public.deal
        assert deal is not None
        self._totals = public.standings.totals
        self._pledges = deal.pledges
        self._plan = plan
        rules, named = plan.rules, plan.named
        self._groups = _groups(rules, named, deal)
        self._tens = _tens(rules, deal)
        self._worth_mask = _worth_mask(rules, named)
        self._kind: type = complex if rules.values is Values.COMPLEX else np.int64
        self._exact = EngineScorer(public, plan, choice)

    def outcome(self, state: State) -> Outcome:
        """The result of a state's finished deals for each seat."""
        hands, bonus = self._hands(state)
        points = hands.copy()
        self._share(state, hands, points)
        self._tricks(state, points)
        self._floor(bonus, points)
        shooter = np.full(state.size, -1, dtype=np.int64)
        index = self._exact.wanted(state)
        if len(index):
            points[:, index], shooter[index] = self._exact.count(state, index)
        return Outcome(points, shooter, state.taken)

    def _sum(self, taken: Ints, groups: list[_Group]) -> Points:
        total: Points = np.zeros(taken.shape[1:], dtype=self._kind)
        for group in groups:
            total += _count(taken, group.cards) * group.points
        return total

    def _hands(self, state: State) -> tuple[Points, Points]:
        """The sum of each seat's cards, and the part of bonus cards in it."""
        taken, values = state.taken, self._plan.rules.values
        hearts = [group for group in self._groups if group.heart]
        queens = [group for group in self._groups if group.queen]
        others = [group for group in self._groups if not group.heart and not group.queen]
        parts = []
        for penalty in (True, False):
            heart_sum = self._sum(taken, [g for g in hearts if g.penalty is penalty])
            queen_sum = self._sum(taken, [g for g in queens if g.penalty is penalty])
            if values is Values.ROYAL:
                heart_sum = heart_sum << _face_count(taken, _QH, self._plan.rules)
                queen_sum = self._uncancelled(taken, penalty)
            rest = self._sum(taken, [g for g in others if g.penalty is penalty])
            parts.append(heart_sum + queen_sum + rest)
        return self._multiplied(taken, parts[0], parts[1])

    def _uncancelled(self, taken: Ints, penalty: bool) -> Points:
        """Royal: each queen of clubs cancels one queen of spades of its taker, in order."""
        queens = [group for group in self._groups if group.queen and group.penalty is penalty]
        total = np.zeros(taken.shape[1:], dtype=np.int64)
        free = _face_count(taken, _QC, self._plan.rules)
        for word in range(self._plan.words):
            queen = column([QS], self._plan.words) if word == 0 else column([Card("QS'")], 2)
            value = sum(group.points for group in queens if (group.cards & queen).any())
            has = _count(taken, queen)
            cancelled = (free > 0) & (has > 0)
            total += np.where(cancelled, 0, has * value)
            free = free - cancelled
        return total

    def _multiplied(self, taken: Ints, cost: Points, bonus: Points) -> tuple[Points, Points]:
        """Apply the ten of clubs of Turbo, Gong Zhu, Complex and others."""
        values = self._plan.rules.values
        if values not in (Values.TURBO, Values.GONG_ZHU, Values.COMPLEX, Values.TEN_OF_CLUBS):
            return cost + bonus, bonus
        factor: Points = np.ones(taken.shape[1:], dtype=self._kind)
        lonely = np.zeros(taken.shape[1:], dtype=np.int64)
        for cards, times in self._tens:
            has = _count(taken, cards) > 0
            turn = 1j if values is Values.COMPLEX else 1
            factor *= np.where(has, times * turn, 1)
            lonely += np.where(has, times * 25, 0)
        if values is Values.TEN_OF_CLUBS:
            return cost * factor + bonus, bonus
        if values is Values.GONG_ZHU:
            alone = _count(taken, self._worth_mask) == 0
            multiplied = np.where(alone, cost + bonus + lonely, (cost + bonus) * factor)
            return multiplied, np.where(alone, cost + bonus + lonely, bonus * factor)
        return (cost + bonus) * factor, bonus * factor

    def _share(self, state: State, hands: Points, points: Points) -> None:
        """Let ad hoc partners score each other's cards too."""
        if state.partner_one is None or state.partner_two is None:
            return
        first, second = state.partner_one, state.partner_two
        seats = np.arange(self._plan.players)[:, None]
        paired = second >= 0
        inside = ((seats == first) | (seats == second)) & paired
        outside = ~inside & paired
        for side in (inside, outside):
            total = (hands * side).sum(axis=0)
            points += np.where(side, total - hands, 0)

    def _tricks(self, state: State, points: Points) -> None:
        rules = self._plan.rules
        if state.won is not None:
            points += state.won * rules.trick_points
            points += (state.won == 0) * rules.no_trick_bonus
        if rules.pledge:
            hearts = _count(state.taken, spread(HEART_BITS, self._plan.words))
            for seat in self._pledges:
                points[seat] += np.where(hearts[seat] > 0, PLEDGE_POINTS, -PLEDGE_POINTS)

    def _floor(self, bonus: Points, points: Points) -> None:
        """Let bonus cards take off only points that are there (RULES 1.6)."""
        rules = self._plan.rules
        if rules.bonus_floor is BonusFloor.NONE or self._kind is complex:
            return
        before = points - bonus
        if rules.bonus_floor is BonusFloor.TOTAL:
            before = before + np.array(self._totals)[:, None]
        allowed = np.minimum(-bonus, np.maximum(0, before))
        points += np.where(bonus < 0, -bonus - allowed, 0)


def _count(taken: Ints, cards: Ints) -> Points:
    """The number of some cards that each seat took."""
    total = np.zeros(taken.shape[1:], dtype=np.int64)
    for word, mask in enumerate(cards[:, 0]):
        if mask:
            total += bit_counts(taken[word] & mask)
    return total


def _face_count(taken: Ints, face: Card, rules: Rules) -> Points:
    return _count(taken, faces_column([face], rules))


def _groups(rules: Rules, named: Suit | None, deal: PublicDeal) -> list[_Group]:
    """The counting cards of the pack in groups of equal kind and points, charges included."""
    charged = deal.charged
    hearts_doubled = any(card.face is AH for card in charged)
    points, bonuses = face_points(rules, named), bonus_faces(rules, named)
    groups: dict[tuple[Score, bool, bool, bool], list[Card]] = {}
    for card in build_pack(rules):
        if card.is_warren or card.face not in points:
            continue
        heart = card.suit is Suit.HEARTS
        double = hearts_doubled if heart else card in charged and card.face in (QS, JD)
        worth = points[card.face] * (2 if double else 1)
        key = (worth, heart, card.face not in bonuses, card.face is QS)
        groups.setdefault(key, []).append(card)
    words = rules.packs
    return [
        _Group(column(cards, words), worth, heart, penalty, queen)
        for (worth, heart, penalty, queen), cards in groups.items()
    ]


def _tens(rules: Rules, deal: PublicDeal) -> list[tuple[Ints, int]]:
    """Each ten of clubs, and by how much it multiplies."""
    charged = deal.charged
    return [
        (column([card], rules.packs), 4 if card in charged else 2)
        for card in build_pack(rules)
        if card.face is TC
    ]


def _worth_mask(rules: Rules, named: Suit | None) -> Ints:
    """Gong Zhu: every scoring card but the ten of clubs."""
    return faces_column({*face_points(rules, named), *HEARTS} - {TC}, rules)
