"""Counting finished deals side by side, exactly as `engine.scoring` does.

What every deal has (cards, relations, tricks, pledges, floors) is worked out for all worlds at
once. Worlds with a moon or with cards that were laid aside are counted by the engine itself, once
for each way in which the counting cards lie.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.batch_cards import HEARTS as HEART_BITS
from hearts_gui.ai.batch_cards import Ints, bit_counts, cards_in, column, faces_column, spread
from hearts_gui.ai.batch_plan import Plan
from hearts_gui.ai.batch_state import State
from hearts_gui.engine.cards import AH, JD, QS, TC, Card, Suit
from hearts_gui.engine.endings import fixed_sides
from hearts_gui.engine.packs import build_pack
from hearts_gui.engine.plan import high_bidder
from hearts_gui.engine.rules import (
    BonusFloor,
    MoonEffect,
    MoonNeeds,
    PartnerMoon,
    Partners,
    Rules,
    Stuck,
    Sun,
    Values,
)
from hearts_gui.engine.scores import Score, Summary
from hearts_gui.engine.scoring import moon_offer, score_deal
from hearts_gui.engine.seats import pass_offset
from hearts_gui.engine.state import PublicDeal, PublicGame
from hearts_gui.engine.values import HEARTS, bonus_faces, face_points, penalty_faces, scoring_faces

Points: TypeAlias = npt.NDArray[Any]
"""Whole numbers in the shape (players, worlds); complex ones under Complex Hearts."""

_QH = Card("QH")
_QC = Card("QC")
_PLEDGE = 10


@dataclass(frozen=True, slots=True)
class Outcome:
    """How deals ended: points by seat, and who shot the moon (-1 for nobody)."""

    points: Points
    shooter: Ints


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
        self._public = public
        self._deal: PublicDeal = deal
        self._plan = plan
        self._choice = choice
        rules, named = plan.rules, plan.named
        self._groups = _groups(rules, named, deal)
        self._needed = faces_column(_needed_faces(rules, named), rules)
        relevant = {*scoring_faces(rules, named), *_needed_faces(rules, named)}
        self._relevant = faces_column(relevant, rules)
        self._tens = _tens(rules, deal)
        self._worth_mask = _worth_mask(rules, named)
        self._known: dict[bytes, tuple[tuple[Score, ...], int]] = {}
        self._kind: type = complex if rules.values is Values.COMPLEX else np.int64
        offset = pass_offset(deal.token, plan.players) if deal.passed else None
        self._passed_to: tuple[int | None, ...] = (None,) * plan.players
        if offset is not None and not deal.forwards:
            self._passed_to = tuple((seat + offset) % plan.players for seat in range(plan.players))

    def outcome(self, state: State) -> Outcome:
        """What the finished deals of a state bring each seat."""
        hands, bonus = self._hands(state)
        points = hands.copy()
        self._share(state, hands, points)
        self._tricks(state, points)
        self._floor(bonus, points)
        shooter = np.full(state.size, -1, dtype=np.int64)
        index = np.flatnonzero(self._special(state))
        if len(index):
            self._by_engine(state, index, points, shooter)
        return Outcome(points, shooter)

    def _sum(self, taken: Ints, groups: list[_Group]) -> Points:
        total = np.zeros(taken.shape[1:], dtype=self._kind)
        for group in groups:
            total += _count(taken, group.cards) * group.points
        return total

    def _hands(self, state: State) -> tuple[Points, Points]:
        """What each seat's cards count together, and the part of bonus cards in it."""
        taken, values = state.taken, self._plan.rules.values
        hearts, queens, others = ([], [], [])  # type: tuple[list[_Group], ...]
        for group in self._groups:
            (hearts if group.heart else queens if group.queen else others).append(group)
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
        """Royal: each queen of clubs cancels one queen of spades of its taker, the first first."""
        queens = [g for g in self._groups if g.queen and g.penalty is penalty]
        total = np.zeros(taken.shape[1:], dtype=np.int64)
        free = _face_count(taken, _QC, self._plan.rules)
        for word in range(self._plan.words):
            one = column([QS], self._plan.words) if word == 0 else column([Card("QS'")], 2)
            value = sum(g.points for g in queens if (g.cards & one).any())
            has = _count(taken, one)
            cancelled = (free > 0) & (has > 0)
            total += np.where(cancelled, 0, has * value)
            free = free - cancelled
        return total

    def _multiplied(self, taken: Ints, pain: Points, bonus: Points) -> tuple[Points, Points]:
        """The ten of clubs of Turbo, Gong Zhu, Complex and others."""
        values = self._plan.rules.values
        if values not in (Values.TURBO, Values.GONG_ZHU, Values.COMPLEX, Values.TEN_OF_CLUBS):
            return pain + bonus, bonus
        factor = np.ones(taken.shape[1:], dtype=self._kind)
        lonely = np.zeros(taken.shape[1:], dtype=np.int64)
        for cards, times in self._tens:
            has = _count(taken, cards) > 0
            turn = 1j if values is Values.COMPLEX else 1
            factor *= np.where(has, times * turn, 1)
            lonely += np.where(has, times * 25, 0)
        if values is Values.TEN_OF_CLUBS:
            return pain * factor + bonus, bonus
        if values is Values.GONG_ZHU:
            alone = _count(taken, self._worth_mask) == 0
            both = np.where(alone, pain + bonus + lonely, (pain + bonus) * factor)
            return both, np.where(alone, pain + bonus + lonely, bonus * factor)
        return (pain + bonus) * factor, bonus * factor

    def _share(self, state: State, hands: Points, points: Points) -> None:
        """Ad hoc partners score each other's cards too."""
        if state.partner_one is None or state.partner_two is None:
            return
        one, two = state.partner_one, state.partner_two
        seats = np.arange(self._plan.players)[:, None]
        paired = two >= 0
        inside = ((seats == one) | (seats == two)) & paired
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
            for seat in self._deal.pledges:
                points[seat] += np.where(hearts[seat] > 0, _PLEDGE, -_PLEDGE)

    def _floor(self, bonus: Points, points: Points) -> None:
        """Bonus cards take off only points that are there (RULES 1.6)."""
        rules = self._plan.rules
        if rules.bonus_floor is BonusFloor.NONE or self._kind is complex:
            return
        before = points - bonus
        if rules.bonus_floor is BonusFloor.TOTAL:
            before = before + np.array(self._public.standings.totals)[:, None]
        allowed = np.minimum(-bonus, np.maximum(0, before))
        points += np.where(bonus < 0, -bonus - allowed, 0)

    def _special(self, state: State) -> npt.NDArray[np.bool_]:
        """The worlds that the engine must count."""
        rules = self._plan.rules
        found = np.zeros(state.size, dtype=bool)
        if state.stuck is not None:
            found |= (state.stuck != 0).any(axis=0)
        if rules.moon_effect is MoonEffect.NONE and rules.sun is Sun.OFF:
            return found
        needed = self._needed & _in_play(state)
        if state.stuck is not None:
            needed = needed & ~state.stuck
        return found | self._all_taken(state, needed)

    def _all_taken(self, state: State, needed: Ints) -> npt.NDArray[np.bool_]:
        rules = self._plan.rules
        seats: list[Ints] = [state.taken[:, seat] for seat in range(self._plan.players)]
        if rules.partners is Partners.ADHOC and rules.partner_moon is PartnerMoon.POOLED:
            # Any two seats, or all but two, may turn out to be a side; the engine knows which.
            seats = _unions(seats)
        elif rules.partners is Partners.FIXED and rules.partner_moon is PartnerMoon.POOLED:
            sides = fixed_sides(rules)
            seats = [
                _union([seats[k] for k, own in enumerate(sides) if own == side])
                for side in sorted(set(sides))
            ]
        found = np.zeros(state.size, dtype=bool)
        for taken in seats:
            found |= ((needed & ~taken) == 0).all(axis=0)
        return found & (needed != 0).any(axis=0)

    def _by_engine(self, state: State, index: Ints, points: Points, shooter: Ints) -> None:
        """Let the engine count these worlds, each different one once."""
        rows = self._features(state, index)
        kinds, which = np.unique(rows, axis=0, return_inverse=True)
        found = []
        for row in kinds:
            key = row.tobytes()
            if key not in self._known:
                self._known[key] = self._counted(state, row)
            found.append(self._known[key])
        table = np.array([entry[0] for entry in found], dtype=self._kind)
        points[:, index] = table[which.reshape(-1)].T
        shooter[index] = np.array([entry[1] for entry in found])[which.reshape(-1)]

    def _features(self, state: State, index: Ints) -> Ints:
        """One row for each world: everything that its counting depends on."""
        parts = [
            (state.taken & self._relevant[:, None]).reshape(-1, state.size)[:, index],
            (_in_play(state) & self._relevant)[:, index],
        ]
        for array in (state.stuck, state.won):
            if array is not None:
                parts.append(array[:, index])
        for array in (state.first_taker, state.partner_one, state.partner_two):
            if array is not None:
                parts.append(array[None, index])
        return np.ascontiguousarray(np.concatenate(parts).T)

    def _counted(self, state: State, row: Ints) -> tuple[tuple[Score, ...], int]:
        summary = self._summary(state, [int(value) for value in row])
        rules, deal, standings = self._plan.rules, self._deal, self._public.standings
        offer = moon_offer(
            rules,
            summary,
            standings,
            number=deal.number,
            dealer=deal.dealer,
            token=deal.token,
        )
        choice = None
        if offer is not None:
            choice = self._choice if self._choice in offer.choices else offer.choices[0]
        score = score_deal(
            rules,
            summary,
            standings,
            number=deal.number,
            dealer=deal.dealer,
            token=deal.token,
            choice=choice,
        )
        return score.points, -1 if score.shooter is None else score.shooter

    def _summary(self, state: State, row: list[int]) -> Summary:
        """A row of features as the engine reads it."""
        words, players = self._plan.words, self._plan.players
        rules, deal = self._plan.rules, self._deal
        rest = iter(row)
        piles = [[next(rest) for _ in range(players)] for _ in range(words)]
        in_play = cards_in([next(rest) for _ in range(words)])
        stuck: tuple[Card, ...] = ()
        if state.stuck is not None:
            stuck = cards_in([next(rest) for _ in range(words)])
        won = tuple(next(rest) for _ in range(players)) if state.won is not None else (1,) * players
        first = next(rest) if state.first_taker is not None else -1
        sides = fixed_sides(rules)
        if state.partner_one is not None:
            pair = (next(rest), next(rest))
            sides = tuple(seat if pair[1] < 0 else int(seat not in pair) for seat in range(players))
        bidder = high_bidder(deal)
        aside = rules.first_trick_stuck is Stuck.LAY_ASIDE
        return Summary(
            taken=tuple(
                tuple(c for c in cards_in([pile[seat] for pile in piles]) if c not in stuck)
                for seat in range(players)
            ),
            tricks=won,
            tricks_after_first=tuple(n - (seat == first) for seat, n in enumerate(won)),
            trick_count=sum(won),
            in_play=in_play,
            voided=() if aside else stuck,
            laid_aside=stuck if aside else (),
            charged=tuple(card for _, card in deal.charges),
            penalty_suit=deal.penalty_suit,
            pledges=tuple(seat in deal.pledges for seat in range(players)),
            passed_to=self._passed_to,
            sides=sides,
            bid=None if bidder is None else (bidder, dict(deal.bids)[bidder]),
        )


def _in_play(state: State) -> Ints:
    base = state.base
    return base if state.kitty_taken is None else base | state.kitty_taken


def _union(parts: list[Ints]) -> Ints:
    found = parts[0]
    for part in parts[1:]:
        found = found | part
    return found


def _unions(seats: list[Ints]) -> list[Ints]:
    everyone = range(len(seats))
    found = list(seats)
    for one in everyone:
        for two in range(one):
            found.append(_union([seats[one], seats[two]]))
            others = [seats[k] for k in everyone if k not in (one, two)]
            found += [_union(others)] if others else []
    return found


def _count(taken: Ints, cards: Ints) -> Points:
    """How many of some cards each seat took."""
    total = np.zeros(taken.shape[1:], dtype=np.int64)
    for word, mask in enumerate(cards[:, 0]):
        if mask:
            total += bit_counts(taken[word] & mask)
    return total


def _face_count(taken: Ints, face: Card, rules: Rules) -> Points:
    return _count(taken, faces_column([face], rules))


def _needed_faces(rules: Rules, named: Suit | None) -> frozenset[Card]:
    match rules.moon_needs:
        case MoonNeeds.ALL_PENALTIES:
            return penalty_faces(rules, named)
        case MoonNeeds.WITH_BONUS:
            return frozenset(face_points(rules, named))
        case MoonNeeds.ALL_HEARTS:
            return frozenset(HEARTS)
        case MoonNeeds.HEARTS_QS:
            return frozenset((*HEARTS, QS))


def _groups(rules: Rules, named: Suit | None, deal: PublicDeal) -> list[_Group]:
    """The counting cards of the pack in groups of equal kind and points, charges included."""
    charged = {card for _, card in deal.charges}
    hearts_doubled = any(card.face is AH for card in charged)
    points, bonuses = face_points(rules, named), bonus_faces(rules, named)
    found: dict[tuple[Score, bool, bool, bool], list[Card]] = {}
    for card in build_pack(rules):
        if card.is_warren or card.face not in points:
            continue
        heart = card.suit is Suit.HEARTS
        double = hearts_doubled if heart else card in charged and card.face in (QS, JD)
        worth = points[card.face] * (2 if double else 1)
        key = (worth, heart, card.face not in bonuses, card.face is QS)
        found.setdefault(key, []).append(card)
    words = rules.packs
    return [
        _Group(column(cards, words), worth, heart, penalty, queen)
        for (worth, heart, penalty, queen), cards in found.items()
    ]


def _tens(rules: Rules, deal: PublicDeal) -> list[tuple[Ints, int]]:
    """Each ten of clubs, and by how much it multiplies."""
    charged = {card for _, card in deal.charges}
    return [
        (column([card], rules.packs), 4 if card in charged else 2)
        for card in build_pack(rules)
        if card.face is TC
    ]


def _worth_mask(rules: Rules, named: Suit | None) -> Ints:
    """Gong Zhu: every scoring card but the ten of clubs."""
    faces = {*face_points(rules, named), *HEARTS} - {TC}
    return faces_column(faces, rules)
