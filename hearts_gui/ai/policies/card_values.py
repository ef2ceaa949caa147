"""What cards count in a deal, as inputs of the networks that play many rule sets."""

from __future__ import annotations

from typing import Final

import numpy as np

from hearts_gui.ai.nets.features import CARDS
from hearts_gui.ai.nets.value_features import UNIT, CardValues
from hearts_gui.ai.rule_player.stakes import BIG, stakes_of
from hearts_gui.engine.cards import STANDARD_FACES, Card
from hearts_gui.engine.memo import per_rules
from hearts_gui.engine.rules.choices import (
    Boost,
    Breakers,
    Charge,
    Draw,
    FirstTrick,
    HeartsLead,
    Jokers,
    MoonNeeds,
    Partners,
    SpecialCard,
)
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.rules import Rules

_LEAST: Final = 0.01


def can_be_learnt(rules: Rules) -> bool:
    """Whether such networks can play these rules: one pack, three or four players, plain tricks.

    Cards that are charged count more and are locked, but they are played as any.
    """
    plain = rules.players in (3, 4) and rules.packs == 1 and rules.turn_step == 1
    plain = plain and rules.draw is Draw.OFF and rules.boost is Boost.OFF
    plain = plain and rules.jokers is Jokers.NONE and rules.special_card is SpecialCard.NONE
    plain = plain and rules.charge in (Charge.OFF, Charge.GONG_ZHU) and not rules.auction
    return plain and not rules.kitty.swaps and rules.partners is not Partners.ADHOC


@per_rules
def card_values(rules: Rules, charged: frozenset[Card] = frozenset()) -> CardValues:
    """The values of the cards under these rules, with these charges."""
    stakes = stakes_of(rules, None, charged)
    pack = set(build_pack(rules))
    costs = np.zeros(CARDS, dtype=np.int64)
    small = big = wanted = 0
    for face in STANDARD_FACES:
        if face not in pack:
            continue
        place = 13 * int(face.suit or 0) + face.rank - 2
        cost = stakes.cost[face.key]
        costs[place] = round(cost * UNIT)
        small |= (_LEAST < cost < BIG) << place
        big |= (cost >= BIG) << place
        wanted |= (cost < -_LEAST) << place
    return CardValues(small, big, wanted, costs, _flags(rules, moons=bool(stakes.needed_count)))


def _flags(rules: Rules, *, moons: bool) -> int:
    """By which rules is played, as far as it matters for the cards: 12 bits."""
    flags = (
        rules.hearts_lead is HeartsLead.BROKEN,
        rules.breakers is Breakers.HEARTS_QS,
        rules.first_trick is FirstTrick.NO_POINTS,
        moons,
        rules.moon_needs is MoonNeeds.WITH_BONUS,
        rules.trick_points > 0,
        rules.partners is Partners.FIXED,
        rules.players == 3,
        rules.pass_count > 0,
    )
    return sum(int(flag) << place for place, flag in enumerate(flags))
