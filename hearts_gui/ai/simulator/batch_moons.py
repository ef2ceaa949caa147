"""Scores the deals in which someone may have shot the moon, with the engine itself."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.simulator.batch_cards import Ints, cards_in, faces_column
from hearts_gui.ai.simulator.batch_plan import Plan
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.engine.cards import QS, Card, Suit
from hearts_gui.engine.play.phases import high_bidder
from hearts_gui.engine.play.state import PublicGame
from hearts_gui.engine.play.summary import passed_to
from hearts_gui.engine.rules.choices import (
    MoonEffect,
    MoonNeeds,
    PartnerMoon,
    Partners,
    Stuck,
    Sun,
    Values,
)
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import HEARTS, Score, face_points, penalty_faces, scoring_faces
from hearts_gui.engine.score.endings import fixed_sides
from hearts_gui.engine.score.scores import Summary
from hearts_gui.engine.score.scoring import moon_offer, score_deal

Points: TypeAlias = npt.NDArray[Any]
"""Whole numbers in the shape (players, worlds); complex ones under Complex Hearts."""

Truths: TypeAlias = npt.NDArray[np.bool_]


class EngineScorer:
    """Scores deals with moons, suns or cards laid aside, each different deal only once."""

    def __init__(self, public: PublicGame, plan: Plan, choice: str | None) -> None:
        """`choice` is what a shooter does where it may be chosen; else the first offer."""
        deal = public.deal
        assert deal is not None
        self._deal = deal
        self._standings = public.standings
        self._plan = plan
        self._choice = choice
        rules, named = plan.rules, plan.named
        faces = _needed_faces(rules, named)
        self._needed = faces_column(faces, rules)
        self._relevant = faces_column({*scoring_faces(rules, named), *faces}, rules)
        self._kind: type = complex if rules.values is Values.COMPLEX else np.int64
        self._cache: dict[bytes, tuple[tuple[Score, ...], int]] = {}
        self._passed_to = passed_to(rules, deal)

    def wanted(self, state: State) -> Ints:
        """The numbers of the worlds that must be counted here, ascending."""
        rules = self._plan.rules
        chosen: Truths = np.zeros(state.size, dtype=bool)
        if state.stuck is not None:
            chosen |= (state.stuck != 0).any(axis=0)
        if rules.moon_effect is MoonEffect.NONE and rules.sun is Sun.OFF:
            return np.flatnonzero(chosen)
        needed = self._needed & _in_play(state)
        if state.stuck is not None:
            needed = needed & ~state.stuck
        return np.flatnonzero(chosen | self._all_taken(state, needed))

    def _all_taken(self, state: State, needed: Ints) -> Truths:
        rules = self._plan.rules
        seats: list[Ints] = [state.taken[:, seat] for seat in range(self._plan.players)]
        if rules.partners is Partners.ADHOC and rules.partner_moon is PartnerMoon.POOLED:
            # Any two seats, or all but two, may be a side; the engine knows which.
            seats = _unions(seats)
        elif rules.partners is Partners.FIXED and rules.partner_moon is PartnerMoon.POOLED:
            sides = fixed_sides(rules)
            seats = [
                np.bitwise_or.reduce([seats[k] for k, own in enumerate(sides) if own == side])
                for side in sorted(set(sides))
            ]
        result: Truths = np.zeros(state.size, dtype=bool)
        for taken in seats:
            result |= ((needed & ~taken) == 0).all(axis=0)
        some: Truths = (needed != 0).any(axis=0)
        return result & some

    def count(self, state: State, index: Ints) -> tuple[Points, Ints]:
        """Points (seats, worlds) and shooters (worlds,) of these worlds; -1 for none."""
        rows = self._features(state, index)
        kinds, which = np.unique(rows, axis=0, return_inverse=True)
        outcomes = []
        for row in kinds:
            key = row.tobytes()
            if key not in self._cache:
                self._cache[key] = self._counted(state, row)
            outcomes.append(self._cache[key])
        table: Points = np.array([entry[0] for entry in outcomes], dtype=self._kind)
        shooters = np.array([entry[1] for entry in outcomes], dtype=np.int64)
        which = which.reshape(-1)
        return table[which].T, shooters[which]

    def _features(self, state: State, index: Ints) -> Ints:
        """One row for each world: everything that its counting depends on."""
        parts = [
            (state.taken & self._relevant[:, None]).reshape(-1, state.size)[:, index],
            (_in_play(state) & self._relevant)[:, index],
        ]
        parts += [array[:, index] for array in (state.stuck, state.won) if array is not None]
        each = (state.first_taker, state.partner_one, state.partner_two)
        parts += [array[None, index] for array in each if array is not None]
        return np.ascontiguousarray(np.concatenate(parts).T)

    def _counted(self, state: State, row: Ints) -> tuple[tuple[Score, ...], int]:
        summary = self._summary(state, [int(value) for value in row])
        rules, standings = self._plan.rules, self._standings
        offer = moon_offer(rules, summary, standings)
        choice = None
        if offer is not None:
            choice = self._choice if self._choice in offer.choices else offer.choices[0]
        score = score_deal(rules, summary, standings, choice)
        return score.points, -1 if score.shooter is None else score.shooter

    def _summary(self, state: State, row: list[int]) -> Summary:
        """A row of features as a summary for the engine."""
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
        laid_aside = rules.first_trick_stuck is Stuck.LAY_ASIDE
        return Summary(
            taken=tuple(
                tuple(c for c in cards_in([pile[seat] for pile in piles]) if c not in stuck)
                for seat in range(players)
            ),
            tricks=won,
            tricks_after_first=tuple(n - (seat == first) for seat, n in enumerate(won)),
            trick_count=sum(won),
            in_play=in_play,
            voided=() if laid_aside else stuck,
            laid_aside=stuck if laid_aside else (),
            charged=deal.charged,
            penalty_suit=deal.penalty_suit,
            pledges=tuple(seat in deal.pledges for seat in range(players)),
            passed_to=self._passed_to,
            sides=sides,
            bid=None if bidder is None else (bidder, dict(deal.bids)[bidder]),
            number=deal.number,
            dealer=deal.dealer,
            token=deal.token,
        )


def _in_play(state: State) -> Ints:
    base = state.base
    return base if state.kitty_taken is None else base | state.kitty_taken


def _unions(seats: list[Ints]) -> list[Ints]:
    everyone = range(len(seats))
    result = list(seats)
    for seat in everyone:
        for partner in range(seat):
            result.append(seats[seat] | seats[partner])
            others = [seats[k] for k in everyone if k not in (seat, partner)]
            result += [np.bitwise_or.reduce(others)] if others else []
    return result


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
