"""The choices of a sensible player with each holding in a suit, as tables.

A holding is thirteen bits, the two to the ace. The tables follow from how much each card hurts
(`stakes`), so they serve every rule set.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.rule_player.stakes import BIG, stakes_of
from hearts_gui.ai.simulator.batch_cards import LANE_BITS, Ints, Reals, index_of
from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit, second_copy
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules

RANKS = 13
HOLDINGS = 1 << RANKS
SUITS = 4
DUCK, TOP, LOW = range(3)
COUNTS = 32
"""The side of the table of cards above and below a lead; more of them count as this many."""

_NONE = -(1 << 24)
_BARRED = -1e9
_HURTS = 0.2


@dataclass(frozen=True, slots=True)
class Tables:
    """Answers by holding.

    `follow[(suit * 3 + kind) * HOLDINGS + holding]` is a bit within the suit. `throw` and `lead`
    hold, at `(suit * 2 + live) * HOLDINGS + holding`, a preference times 64 plus the card's number;
    `live` says that the suit's worst card is still in another hand; the second half of `throw` is
    for tricks that would feed someone's moon. `risk` is what the lead of a
    card is worth by `suit`, cards above it and cards below it in other hands.
    """

    follow: npt.NDArray[np.int16]
    throw: Ints
    lead: Ints
    risk: Ints
    worst: tuple[int, ...]  # by suit, the faces to watch; 0 where none stands out
    harmful: int  # faces
    wanted: int  # faces
    bad_suit: tuple[bool, ...]  # every card of the suit hurts
    tricks_hurt: bool
    moons: bool


@dataclass(frozen=True, slots=True)
class _Suit:
    """The cost of one suit's cards by rank, the two first, and the place of its worst card."""

    number: int
    cost: Reals
    worst: int | None


@cache
def _holdings() -> tuple[npt.NDArray[np.bool_], Ints, Ints]:
    """For each holding, its ranks, the number of its cards below each rank, and its length."""
    held: npt.NDArray[np.bool_] = ((np.arange(HOLDINGS)[:, None] >> np.arange(RANKS)) & 1) > 0
    lower: Ints = np.cumsum(held, axis=1) - held
    return held, lower, held.sum(axis=1)[:, None]


def _ranks() -> Reals:
    return np.arange(RANKS, dtype=np.float64)[None, :]


@per_rules
def tables_of(rules: Rules, named: Suit | None, charged: frozenset[Card]) -> Tables:
    """The tables for a deal with this named suit and these charges."""
    stakes = stakes_of(rules, named, charged)
    cost = np.zeros((SUITS, RANKS))
    pack = set(build_pack(rules))
    for face in STANDARD_FACES:
        copies = [second_copy(face, copy) for copy in range(rules.packs)]
        costs = [stakes.cost[card.key] for card in copies if card in pack]
        if costs:
            cost[int(face.suit or 0), face.rank - 2] = max(costs, key=abs)
    suits = [_Suit(number, cost[number], _dangerous_rank(cost[number])) for number in range(SUITS)]
    return Tables(
        follow=np.concatenate([_follow(suit, kind) for suit in suits for kind in (DUCK, TOP, LOW)]),
        throw=np.concatenate(
            [
                _by_live(suit, _feared_throw if feared else _throw)
                for feared in (False, True)
                for suit in suits
            ]
        ),
        lead=np.concatenate([_by_live(suit, _lead) for suit in suits]),
        risk=np.concatenate([_risk(suit, rules.players) for suit in suits]),
        worst=tuple(_face_bit(suit.number, suit.worst) for suit in suits),
        harmful=_faces(cost > _HURTS),
        wanted=_faces(cost < -1),
        bad_suit=tuple(bool((suit.cost > _HURTS).all()) for suit in suits),
        tricks_hurt=stakes.trick > 0,
        moons=bool(stakes.needed_count),
    )


def _dangerous_rank(cost: Reals) -> int | None:
    """The rank to watch: one card that hurts much more than the suit's others."""
    rank = int(cost.argmax())
    others = (cost.sum() - cost[rank]) / (RANKS - 1)
    return rank if cost[rank] >= BIG and cost[rank] > 3 * others else None


def _face_bit(suit: int, rank: int | None) -> int:
    return 0 if rank is None else 1 << (suit * LANE_BITS + rank + 1)


def _faces(ranks: npt.NDArray[np.bool_]) -> int:
    cards = [face for face in STANDARD_FACES if ranks[int(face.suit or 0), face.rank - 2]]
    return sum(1 << index_of(card) for card in cards)


def _best(key: Reals) -> npt.NDArray[np.intp]:
    """The rank with the highest key among those held."""
    best: npt.NDArray[np.intp] = np.where(_holdings()[0], key, _BARRED).argmax(axis=1)
    return best


def _follow(suit: _Suit, kind: int) -> npt.NDArray[np.int16]:
    hurt, ranks = np.maximum(suit.cost, 0)[None, :], _ranks()
    bonus = (suit.cost < -1)[None, :]
    match kind:
        case 0:  # every card loses: play the worst one
            key = 2 * hurt + ranks - 40 * bonus
        case 1:  # the trick is won: the highest that does not hurt, best of all a bonus card
            key = ranks - 8 * hurt + 40 * bonus
        case _:  # it may still be lost: the lowest
            key = -ranks - 8 * hurt - 40 * bonus
    bits = np.left_shift(2, _best(key))
    bits[0] = 0
    return bits.astype(np.int16)


def _packed(suit: _Suit, rank: npt.NDArray[np.intp], worth: Reals) -> Ints:
    packed = np.rint(worth).astype(np.int64) * 64 + suit.number * LANE_BITS + rank + 1
    packed[0] = _NONE
    return packed


def _by_live(suit: _Suit, table: Callable[[_Suit, bool], Ints]) -> Ints:
    """Both tables: that for a worst card that is not elsewhere, then that for one that may be."""
    calm = table(suit, False)
    return np.concatenate([calm, calm if suit.worst is None else table(suit, True)])


def _throw_preference(suit: _Suit, live: bool) -> Reals:
    _, lower, length = _holdings()
    hurt, ranks = np.maximum(suit.cost, 0)[None, :], _ranks()
    bonus = np.minimum(suit.cost, 0)[None, :]
    key: Reals = 40 * hurt + 60 * bonus + 10 * ranks - 9 * np.minimum(lower, 3) * (ranks > 3)
    key = key + 8 * np.maximum(3 - length, 0)
    if live and suit.worst is not None:
        catches = ranks > suit.worst
        key = key + catches * 20 * suit.cost[suit.worst]
    return key


def _throw(suit: _Suit, live: bool) -> Ints:
    """The value of discarding a card when void in the led suit."""
    return _most_wanted(suit, _throw_preference(suit, live))


def _feared_throw(suit: _Suit, live: bool) -> Ints:
    """The value of discards on a trick that may feed a moon: no card that its shooter needs."""
    hurt = np.maximum(suit.cost, 0)[None, :]
    return _most_wanted(suit, _throw_preference(suit, live) - 45 * hurt - 300 * (hurt > 0))


def _most_wanted(suit: _Suit, key: Reals) -> Ints:
    rank = _best(key)
    return _packed(suit, rank, np.take_along_axis(key, rank[:, None], axis=1)[:, 0] + 2000)


def _lead(suit: _Suit, live: bool) -> Ints:
    """The card of a suit to lead and the value of that lead, whatever the other hands are."""
    held, _, length = _holdings()
    hurt, ranks = np.maximum(suit.cost, 0)[None, :], _ranks()
    key = -ranks - 4 * hurt
    worth = np.full(HOLDINGS, 0.0)
    worth += 12.0 * np.maximum(3 - length[:, 0], 0)
    if suit.worst is not None:
        big = suit.cost[suit.worst]
        at_risk = held[:, suit.worst :].any(axis=1)
        if live:
            # Without a card that could be caught, low leads drive the worst card out.
            key = np.where(ranks < suit.worst, 20 + ranks, key)
            worth += np.where(at_risk, -2.0 * big, 2.0 * big)
        else:
            worth += np.where(held[:, suit.worst], -4.0 * big, 0.0)
    rank = _best(key)
    return _packed(suit, rank, worth + 1000)


def _risk(suit: _Suit, players: int) -> Ints:
    """The worth of leading a card by the cards above and below it in other hands."""
    above, below = np.meshgrid(np.arange(COUNTS), np.arange(COUNTS), indexing="ij")
    out = above + below
    others = players - 1
    with np.errstate(invalid="ignore"):
        share = np.where(out > 0, below / np.maximum(out, 1), 1.0)
    wins = np.where(above == 0, 1.0, share ** np.clip(out, 1, others))
    own = float(np.maximum(suit.cost, 0).mean())
    thrown = 3.0 * np.clip(1.2 - out / (2.0 * others), 0.05, 1.0)
    cost = wins * (5.0 * own * np.minimum(out, others) + 20.0 * thrown)
    gain = (1 - wins) * 3.0 * own * np.minimum(out, others)
    risk: Ints = np.rint(gain - cost).astype(np.int64).reshape(-1) * 64
    return risk
