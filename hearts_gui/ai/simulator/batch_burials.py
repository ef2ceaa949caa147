"""The rule player's burials after taking a kitty, for many deals side by side.

The value of burying a card depends only on the holding in that suit, so the values for all 8192
holdings are worked out together, with the rule player's weights.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from hearts_gui.ai.rule_player.stakes import BIG, Stakes, stakes_of
from hearts_gui.ai.rule_player.weights import DANGER, PASS
from hearts_gui.ai.simulator.batch_cards import (
    LANE_BITS,
    LOOSE,
    MARKED,
    Ints,
    Reals,
    is_zero,
    merged,
)
from hearts_gui.ai.simulator.batch_state import State
from hearts_gui.ai.simulator.batch_tables import HOLDINGS, RANKS, SUITS
from hearts_gui.engine.cards import STANDARD_FACES, Card, Suit
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.rules.choices import KittyDiscard
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules

_HOLDING = HOLDINGS - 1
_FINE = 1 << 20
_NEVER = -(1 << 60)
_PLACES = 64


def burials(state: State) -> Ints:
    """The cards that takers of a kitty bury (words, worlds); 0 where nobody took one."""
    assert state.buries is not None
    plan = state.plan
    preferences = burial_table(plan.rules, plan.named, plan.charges)
    return cards_to_bury(state.hand & state.buries, preferences, deal_shape(plan.rules).kitty)


def cards_to_bury(hands: Ints, preferences: Ints, count: int) -> Ints:
    """This many cards of each hand, (words, worlds) both; `preferences` are a `burial_table`."""
    buried = np.zeros_like(hands)
    left = hands.copy()
    for _ in range(count):
        faces = merged(left)
        face = _most_unwelcome(faces, preferences)
        jokers = faces & (MARKED | LOOSE)
        chosen = left & (face | (jokers & -jokers & is_zero(face)))
        if len(chosen) > 1:
            chosen[1] &= is_zero(chosen[0])
        buried |= chosen
        left ^= chosen
    return buried


def _most_unwelcome(faces: Ints, preferences: Ints) -> Ints:
    best = np.full(len(faces), _NEVER, dtype=np.int64)
    for suit in range(SUITS):
        index = (faces >> (suit * LANE_BITS + 1)) & _HOLDING
        np.maximum(best, preferences.take(index + suit * HOLDINGS), out=best)
    return np.where(best > _NEVER, 1 << (best & (_PLACES - 1)), 0)


@per_rules
def burial_table(rules: Rules, named: Suit | None, charged: frozenset[Card]) -> Ints:
    """At `suit * HOLDINGS + holding`: 64 times its best burial value, plus that card's number."""
    stakes, pack = stakes_of(rules, named, charged), set(build_pack(rules))
    counts = rules.kitty_discard is KittyDiscard.CAPTURED
    return np.concatenate([_of_suit(Suit(suit), stakes, pack, counts) for suit in range(SUITS)])


@dataclass(frozen=True, slots=True)
class _Outlook:
    """A suit as seen from each of its holdings: `rule_player.danger.Outlook` for all of them."""

    unseen: npt.NDArray[np.bool_]  # (holdings, ranks)
    cost: Reals  # by rank
    small: Reals


def _of_suit(suit: Suit, stakes: Stakes, pack: set[Card], counts: bool) -> Ints:
    faces = [face for face in STANDARD_FACES if face.suit is suit]
    faces.sort(key=lambda face: face.rank)
    there = np.array([face in pack for face in faces])
    cost = np.array([stakes.cost[face.key] if face in pack else 0.0 for face in faces])
    held = ((np.arange(HOLDINGS)[:, None] >> np.arange(RANKS)) & 1) > 0
    unseen = there & ~held
    smalls = (unseen & (cost > 0)).sum(axis=1) - (unseen & (cost >= BIG)).sum(axis=1)
    view = _Outlook(unseen, cost, smalls / np.maximum(unseen.sum(axis=1), 1))
    discard_value = _discard_values(held, view) - (cost if counts else 0.0)
    keys = np.rint(discard_value * _FINE).astype(np.int64) * _PLACES
    keys += int(suit) * LANE_BITS + 1 + np.arange(RANKS)
    best: Ints = np.where(held, keys, _NEVER).max(axis=1)
    return best


def _discard_values(held: npt.NDArray[np.bool_], view: _Outlook) -> Reals:
    """The worth of losing each card of each holding, as `rule_player.danger.held_cards` says."""
    dangers, covers = np.zeros(held.shape), np.zeros(held.shape)
    gathered = np.zeros(len(held))
    for rank in range(RANKS):
        dangers[:, rank], covers[:, rank] = _danger(rank, gathered, view)
        gathered += np.where(held[:, rank], covers[:, rank], 0.0)
    values, above = np.zeros(held.shape), np.zeros(len(held))
    for rank in reversed(range(RANKS)):
        danger, cover = dangers[:, rank], covers[:, rank]
        values[:, rank] = danger - above * ((1 / DANGER.cover) ** cover - 1)
        above += np.where(held[:, rank], np.maximum(danger, 0.0), 0.0)
    return values


def _danger(rank: int, covers: Reals, view: _Outlook) -> tuple[Reals, Reals]:
    """The danger of holding a card and the cover that it gives, as `danger_of` says."""
    hurt, unseen = view.cost[rank], view.unseen
    below, above = unseen[:, :rank].sum(axis=1), unseen[:, rank + 1 :].sum(axis=1)
    share = below / np.maximum(below + above, 1)
    hidden = DANGER.bonus_held + DANGER.bonus_cover * np.minimum(covers, DANGER.bonus_covers)
    bare = DANGER.bare * PASS.trick * DANGER.cover**covers
    if hurt < 0:
        wins = np.where(below > 0, DANGER.bonus_wins * share**3, 0.0)
        return hurt * (hidden + wins), np.where(below > 0, 0.0, 1.0)
    falls = np.where(view.cost > 0, DANGER.big_falls, DANGER.bonus_falls)
    watched = (view.cost >= BIG) | (view.cost < 0)
    lower = unseen[:, :rank] @ np.where(watched, falls * view.cost, 0.0)[:rank]
    total = PASS.trick + hurt + DANGER.small_falls * view.small + lower
    cover = DANGER.big_cover if hurt >= BIG else DANGER.cover
    danger = np.where(below > 0, share * share * cover**covers * total, np.where(above, 0.0, bare))
    gives = 1.0 - share if hurt < BIG else np.zeros(len(covers))
    return danger, np.where(below > 0, gives, np.where(above, 1.0, DANGER.bare_cover))
