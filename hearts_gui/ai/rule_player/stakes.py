"""The stakes of a deal: how much each card hurts, read from the rules' value table.

A cost is a plain number on one scale for every rule set: the penalty cards of one pack cost 26
together, as in the Standard game, so that everything else can be weighed in the same unit.
Cards with a negative cost are wanted.
"""

from dataclasses import dataclass

from hearts_gui.ai.rule_player.bits import BIT_OF, SUIT_OF, masks
from hearts_gui.ai.rule_player.weights import STAKES
from hearts_gui.engine.cards import AH, JD, QS, TC, Card, Suit
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.rules.choices import (
    BonusFloor,
    MoonEffect,
    MoonNeeds,
    ScoreDir,
    Settle,
    Values,
)
from hearts_gui.engine.rules.packs import build_pack, deal_shape
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.values import (
    HEARTS,
    Score,
    bonus_faces,
    face_points,
    penalty_faces,
    relation_faces,
)
from hearts_gui.engine.sums import add_up

FULL_COST = 26.0
"""All penalty cards of one pack together."""

BIG = 3.5
"""A card that hurts at least this much is watched one by one."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The costs of one deal. Tuples are indexed by card key or by suit number."""

    cost: tuple[float, ...]
    trick: float  # the cost of any trick, whatever is in it
    first_point_cost: float  # the cost of losing a clean sheet
    total: float  # all penalty cards in the pack
    small: float  # an average penalty card that is not big
    pack: tuple[int, ...]
    penalties: tuple[int, ...]
    big: tuple[Card, ...]  # cards worth watching one by one, the worst first
    bonuses: tuple[Card, ...]
    needed: tuple[int, ...]  # the cards of a moon; empty where there is none
    needed_count: int
    moon_gain: float  # what a moon is worth to its shooter; 0 where there is none
    no_trick: float  # what is lost with the first trick taken
    pledge: float  # what a broken pledge to take no hearts costs

    def watched(self, suit: int, unseen: int) -> tuple[Card, ...]:
        """The cards of a suit worth watching that are among the unseen ones."""
        return tuple(
            card
            for card in (*self.big, *self.bonuses)
            if SUIT_OF[card.key] == suit and unseen & BIT_OF[card.key]
        )


@per_rules
def stakes_of(
    rules: Rules,
    named: Suit | None = None,
    charged: frozenset[Card] = frozenset(),
    own_total: Score = 0,
) -> Stakes:
    """The stakes of a deal with these charges and this named suit.

    `own_total` matters only where what a card is worth depends on it.
    """
    pack = build_pack(rules)
    worth = {card: _hurt(rules, card, named, charged, own_total) for card in pack}
    sum_of_costs = add_up(cost for cost in worth.values() if cost > 0)
    tricks = max(deal_shape(rules).sizes)
    one_pack = sum_of_costs / rules.packs + rules.trick_points * tricks
    scale = FULL_COST / one_pack if one_pack else 1.0
    costs = {card: cost * scale for card, cost in worth.items()}
    for card in pack:
        costs[card] += _relation(rules, card, charged)
    table = [0.0] * len(SUIT_OF)
    for card, cost in costs.items():
        table[card.key] = cost
    needed = _needed(rules, pack, named)
    smalls = [cost for cost in costs.values() if 0 < cost < BIG]
    return Stakes(
        cost=tuple(table),
        trick=rules.trick_points * scale,
        first_point_cost=_first_point_cost(rules),
        total=add_up(cost for cost in costs.values() if cost > 0),
        small=add_up(smalls) / len(smalls) if smalls else 0.0,
        pack=tuple(masks(pack)),
        penalties=tuple(masks(card for card in pack if costs[card] > 0)),
        big=tuple(sorted((c for c in pack if costs[c] >= BIG), key=lambda c: (-costs[c], c.key))),
        bonuses=tuple(card for card in pack if costs[card] < 0),
        needed=tuple(masks(needed)),
        needed_count=len(needed),
        moon_gain=_moon_gain(rules) * rules.packs if needed else 0.0,
        no_trick=-rules.no_trick_bonus * scale,
        pledge=STAKES.pledge * scale if rules.pledge else 0.0,
    )


def _hurt(
    rules: Rules, card: Card, named: Suit | None, charged: frozenset[Card], own_total: Score
) -> float:
    """The cost of one card, in the rules' own points."""
    points = face_points(rules, named).get(card.face, 0)
    doubled = card in charged and card.face in (QS, JD)
    if card.suit is Suit.HEARTS and any(one.face is AH for one in charged):
        doubled = True
    if doubled:
        points = points * 2
    if isinstance(points, complex):
        # Complex Hearts: how far the card moves a typical total away from zero.
        start = (
            own_total
            if abs(own_total) > abs(STAKES.usual_total)
            else own_total + STAKES.usual_total
        )
        return abs(start + points) - abs(start)
    if rules.score_dir is ScoreDir.HIGH:
        return float(-points)
    if points < 0 and rules.bonus_floor is BonusFloor.TOTAL and isinstance(own_total, int):
        return -float(min(-points, max(0, own_total) + STAKES.floor_slack))
    return float(points)


def _relation(rules: Rules, card: Card, charged: frozenset[Card]) -> float:
    """The cost of a card through its effect on the taker's other cards."""
    if card.face not in relation_faces(rules):
        return 0.0
    if card.face is TC:
        return STAKES.doubler * (2 if card in charged else 1)
    return STAKES.doubler if card.suit is Suit.HEARTS else STAKES.halver


def _first_point_cost(rules: Rules) -> float:
    """The extra cost of the first penalty card where pools go to the players without any."""
    return STAKES.first_point if rules.settle in (Settle.CHIPS_POOL, Settle.SWEEPSTAKE) else 0.0


def _needed(rules: Rules, pack: tuple[Card, ...], named: Suit | None) -> tuple[Card, ...]:
    """The cards that make a moon, where one is worth making."""
    if rules.moon_effect is MoonEffect.NONE and rules.values is not Values.GONG_ZHU:
        return ()
    faces: frozenset[Card]
    match rules.moon_needs:
        case MoonNeeds.ALL_PENALTIES:
            faces = penalty_faces(rules, named)
        case MoonNeeds.WITH_BONUS:
            faces = penalty_faces(rules, named) | bonus_faces(rules, named)
        case MoonNeeds.ALL_HEARTS:
            faces = frozenset(HEARTS)
        case MoonNeeds.HEARTS_QS:
            faces = frozenset((*HEARTS, QS))
    return tuple(card for card in pack if card.face in faces)


def _moon_gain(rules: Rules) -> float:
    """A shooter's gain, compared with a player who has taken nothing."""
    match rules.moon_effect:
        case MoonEffect.NONE:
            return 0.0 if rules.values is not Values.GONG_ZHU else FULL_COST
        case MoonEffect.GIFT_FROM_EACH:
            return 2 * FULL_COST
        case _:
            return FULL_COST
