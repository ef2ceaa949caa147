"""The pass, judged by playing out what may come of it."""

from __future__ import annotations

import time
from itertools import combinations
from typing import Final

import numpy as np

from hearts_gui.ai.batch import Batch, supports
from hearts_gui.ai.batch_cards import Ints, index_of, words_of
from hearts_gui.ai.batch_hunter import HunterPolicy
from hearts_gui.ai.batch_policy import Policy
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.facts import view_stakes
from hearts_gui.ai.habits import PLAIN, Habits
from hearts_gui.ai.learned import HUNTER, OWN, RULE, LearnedPolicy, fits, knows
from hearts_gui.ai.learned_pass import pass_values
from hearts_gui.ai.network import network
from hearts_gui.ai.passing import choose_pass
from hearts_gui.ai.sampler import Sampler
from hearts_gui.ai.search_value import Judge, Reals
from hearts_gui.ai.sight import Past, Seen, compact
from hearts_gui.ai.stakes import Stakes
from hearts_gui.ai.worlds import Packed
from hearts_gui.engine import actions as act
from hearts_gui.engine.cards import Card
from hearts_gui.engine.legal import Verdict, classify_pass
from hearts_gui.engine.packs import build_pack
from hearts_gui.engine.passing import pass_gives
from hearts_gui.engine.view import PlayerView

_MOST: Final = 320
_ROUNDS: Final = ((1.0, 40), (0.14, 140), (0.03, 500))
"""Share of the candidates still in the race, and the worlds of the round (of 400 in all)."""

_LEARNED_ROUNDS: Final = ((1.0, 130), (0.5, 180), (0.25, 350))
_SHORTLIST: Final = 12
_EITHER: Final = 0.5
_USUAL: Final = 400
_MOON_MARGIN: Final = 9.0
_LEARNED_MARGIN: Final = 1.0
"""Moons look easier in playouts than they are; less so when those play who have learnt to."""

_FEW: Final = 100
"""With fewer worlds nobody can tell a hand for a moon."""

_HOPELESS: Final = 4.0
"""Who is so many points behind by hunting after the first round hunts no more."""

_NEVER: Final = 1e9
_LOT: Final = 4096
_TRUST: Final = 0.5
"""What the rule player's pass, the first candidate, is worth beforehand."""

_SECONDS: Final = 1.2
"""After so long no further round begins."""


def search_pass(
    view: PlayerView,
    worlds: int,
    rng: np.random.Generator,
    habits: Habits = PLAIN,
    learned: int = 0,
) -> act.Action | None:
    """The best pass found, or None for passes that the rule player should make.

    Where the game is one that was learnt, `learned` worlds are looked at instead.
    """
    rules, deal = view.rules, view.deal
    gives = pass_gives(rules, deal.token, view.seat)
    if len(gives) != 1 or gives[0][0] < 0 or supports(rules, deal) is not None:
        return None
    if deal.warren_owner is not None or rules.pass_along:
        return None
    receiver, count = gives[0]
    verdicts = classify_pass(rules, deal, view.own)
    free = [card for card, verdict in verdicts.items() if verdict is Verdict.OK]
    usual = choose_pass(view)
    if not isinstance(usual, act.PassCards):
        return None
    first = tuple(sorted(card for card, _ in usual.gives))
    candidates = _candidates(free, count, first, rng)
    worth: Reals | None = None
    if learned and count == 3 and knows(rules, deal):
        worlds = learned
        worth = pass_values(view, receiver, candidates)
        order = np.argsort(-worth, kind="stable")[:_SHORTLIST]
        kept = [0, *(int(k) for k in order if k)]
        candidates, worth = [candidates[k] for k in kept], worth[kept]
    try:
        hunts = worth is None or (worlds >= _FEW and fits(HUNTER))
        race = _Race(view, receiver, candidates, rng, habits, worth, hunts=hunts)
    except Impossible:
        return None
    best = race.run(worlds / _USUAL)
    return act.PassCards(view.seat, tuple((card, receiver) for card in best))


def _candidates(
    free: list[Card], count: int, first: tuple[Card, ...], rng: np.random.Generator
) -> list[tuple[Card, ...]]:
    every = [tuple(cards) for cards in combinations(sorted(free), count)]
    if len(every) > _MOST:
        kept = rng.choice(len(every), _MOST, replace=False)
        every = [every[int(k)] for k in sorted(kept)]
    return [first, *(cards for cards in every if cards != first)]


class _Race:
    """All candidates start; the better ones are tried in ever more worlds."""

    def __init__(
        self,
        view: PlayerView,
        receiver: int,
        candidates: list[tuple[Card, ...]],
        rng: np.random.Generator,
        habits: Habits,
        worth: Reals | None = None,
        *,
        hunts: bool = True,
    ) -> None:
        self._learned = worth is not None
        self._view = view
        self._receiver = receiver
        self._liking = np.array([habits.for_pass(view, cards) for cards in candidates])
        self._candidates = candidates
        self._rng = rng
        if worth is None:
            self._liking[0] += _TRUST
        else:
            self._liking += worth
        self._judge = Judge(view, habits.bane)
        self._sampler = Sampler(view)
        self._stakes = view_stakes(view)
        self._hunts = hunts and self._stakes.moon_gain > 0
        self._margin = _LEARNED_MARGIN if self._learned else _MOON_MARGIN

    def run(self, effort: float) -> tuple[Card, ...]:
        """The winner."""
        everyone = len(self._candidates)
        left = list(range(everyone))
        sums = np.zeros((2, everyone))
        tried = 0
        begin = time.perf_counter()
        for share, size in _LEARNED_ROUNDS if self._learned else _ROUNDS:
            if tried and time.perf_counter() - begin > _SECONDS:
                break  # a busy machine: what is known must do
            keep = max(2, round(everyone * share))
            order = np.argsort(-self._merit(sums)[left], kind="stable")
            left = [left[k] for k in order[:keep]]
            worlds = max(8, round(size * effort))
            values = self._round(left, worlds)
            sums[:, left] = (sums[:, left] * tried + values * worlds) / (tried + worlds)
            tried += worlds
            if self._learned and self._hunts:
                self._hunts = bool(sums[1].max() - self._margin > sums[0].max() - _HOPELESS)
                sums[1] = sums[1] if self._hunts else -_NEVER
        best = max(left, key=lambda k: (self._merit(sums)[k], -k))
        return self._candidates[best]

    def _merit(self, sums: Reals) -> Reals:
        """Ducking counts in full; a moon only with what it promises beyond a wide margin."""
        merit: Reals = np.maximum(sums[0], sums[1] - self._margin) + self._liking
        return merit

    def _round(self, left: list[int], worlds: int) -> Reals:
        """Mean values of candidates, ducking and hunting, in new worlds that all share."""
        packed = exchanged(self._view, self._sampler, self._stakes, worlds, self._rng)
        found = np.full((2, len(left)), -_NEVER)
        lot = max(1, _LOT // worlds)
        for start in range(0, len(left), lot):
            part = left[start : start + lot]
            found[0, start : start + lot] = self._mean(part, packed, hunts=False)
            if self._hunts:
                found[1, start : start + lot] = self._mean(part, packed, hunts=True)
        return found

    def _mean(self, part: list[int], packed: Packed, *, hunts: bool) -> Reals:
        size = packed.size
        worlds = packed.pick(np.tile(np.arange(size), len(part)))
        words = worlds.hands.shape[0]
        bits: Ints = np.array([words_of(self._candidates[k], words) for k in part], dtype=np.int64)
        given = np.repeat(bits, size, axis=0).T
        worlds.hands[:, self._view.seat] &= ~given
        worlds.hands[:, self._receiver] |= given
        batch = Batch.from_worlds(self._view.public, worlds)
        outcome = batch.run(self._players(batch, given, hunts=hunts), self._rng)
        plain = hunts or self._learned
        values = self._judge.value(outcome.points) if plain else self._judge.ducking(outcome)
        means: Reals = values.reshape(len(part), size).mean(axis=1)
        return means

    def _players(self, batch: Batch, given: Ints, *, hunts: bool) -> Policy | str:
        own, mine = network(OWN), network(HUNTER if hunts else OWN)
        if self._learned and own is not None and mine is not None:
            # Nobody has played yet: each of the others may be either player.
            seat, players = self._view.seat, self._view.rules.players
            alike = self._rng.random((players, batch.size)) < _EITHER
            passed = np.zeros((players, batch.size), dtype=np.int64)
            passed[seat] = compact(given[0])
            seen = Seen(batch.size, Past(given=passed, way=(self._receiver - seat) % players))
            return LearnedPolicy(
                batch.state, self._rng, seen, network(RULE), (seat, mine), (own, alike)
            )
        if not hunts:
            return "sensible"
        everywhere = np.full(batch.size, -1, dtype=np.int64)
        plan = batch.state.plan
        return HunterPolicy(plan, batch.size, self._rng, self._view.seat, everywhere)


def exchanged(
    view: PlayerView, sampler: Sampler, stakes: Stakes, size: int, rng: np.random.Generator
) -> Packed:
    """Worlds in which the others have passed, as they usually would."""
    rules, deal = view.rules, view.deal
    worlds = sampler.draw(size, rng)
    before = worlds.hands.copy()
    for giver in range(rules.players):
        if giver == view.seat:
            continue
        ((receiver, count),) = pass_gives(rules, deal.token, giver)
        given = _usual_pass(before[:, giver], count, view, stakes, rng)
        worlds.hands[:, giver] &= ~given
        worlds.hands[:, receiver] |= given
    return worlds


def _usual_pass(
    hands: Ints, count: int, view: PlayerView, stakes: Stakes, rng: np.random.Generator
) -> Ints:
    """What somebody with each of these hands would pass: high cards that hurt, short suits."""
    keys, bits = pass_keys(hands, view, stakes)
    keys = keys + rng.normal(0.0, _WHIM, keys.shape)
    chosen = np.argpartition(-keys, count - 1, axis=0)[:count]
    given = bits.T[:, chosen]
    return np.ascontiguousarray(np.bitwise_or.reduce(given, axis=1))


def pass_keys(hands: Ints, view: PlayerView, stakes: Stakes) -> tuple[Reals, Ints]:
    """By card of the pack and hand how gladly it is passed, and the bits of the cards."""
    words = len(hands)
    pack = [card for card in build_pack(view.rules) if not card.is_warren]
    index = np.array([index_of(card) for card in pack], dtype=np.int64)
    bits = np.stack([(np.int64(1) << (index & 63)) * (index >> 6 == word) for word in range(words)])
    held = ((hands[:, None, :] & bits[:, :, None]) != 0).any(axis=0)
    fear = np.array([_fear(card, stakes) for card in pack])
    keys = np.repeat(fear[:, None], hands.shape[1], axis=1)
    suits = np.array([-1 if card.suit is None else int(card.suit) for card in pack])
    for suit in range(4):
        mine = suits == suit
        length = held[mine].sum(axis=0)
        harmful = bool(stakes.penalties[suit])
        if harmful:
            keys[mine] -= _GUARDED * np.maximum(length - 3, 0)
        else:
            keys[mine] += _SHORT * np.maximum(4 - length, 0)
    return np.where(held, keys, -1e9), np.ascontiguousarray(bits.T)


_WHIM: Final = 1.2
_GUARDED: Final = 1.0
_SHORT: Final = 1.5


def _fear(card: Card, stakes: Stakes) -> float:
    """How gladly a card is passed, other things being equal."""
    if card.suit is None or card.is_joker:
        return -5.0
    pain = stakes.pain[card.key]
    watched = max(
        (stakes.pain[big.key] for big in stakes.big if big.suit is card.suit and big is not card),
        default=0.0,
    )
    above = any(big.suit is card.suit and card.rank > big.rank for big in stakes.big)
    fear = (card.rank - 2) * 0.5
    if pain < 0:
        return -8.0
    if pain:
        fear += 0.4 * pain
    if above:
        fear += 0.25 * watched
    elif watched and card.suit is not None:
        fear -= 3.0
    return fear
