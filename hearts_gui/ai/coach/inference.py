"""What a seat can infer about hidden cards, from sample deals."""

from __future__ import annotations

from typing import Final

import numpy as np

from hearts_gui.ai.coach.chances import CardChances
from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.policies.learned import knows
from hearts_gui.ai.policies.valued import reads_values
from hearts_gui.ai.simulator.batch import supports
from hearts_gui.ai.simulator.batch_cards import WORD, index_of
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.sums import add_up

_WORLDS: Final = 600


def chances(view: PlayerView, seed: str) -> tuple[CardChances, ...] | None:
    """The probability that each seat holds each card that this seat cannot see.

    None where sample deals cannot be drawn. The same view and seed give the same chances.
    """
    if view.public.deal is None or supports(view.deal) is not None:
        return None
    rng = np.random.default_rng(list(f"{COACH}/knowing/{seed}".encode()))
    try:
        learned = knows(view.rules, view.deal)
        net = None if learned else reads_values(view.rules, view.deal)
        believer = Believer(view, learned=learned, net=net)
        hands = believer.draw(_WORLDS, rng).hands
    except Impossible:
        return None
    result = []
    for card in unseen(view):
        word, bit = divmod(index_of(card), WORD)
        held = (hands[word] >> bit & 1).mean(axis=1)
        seats = tuple(round(float(share), 4) for share in held)
        result.append(CardChances(card, seats, round(max(0.0, 1 - add_up(seats)), 4)))
    return tuple(result)


def unseen(view: PlayerView) -> tuple[Card, ...]:
    """The cards that are not in the seat's hand and have not been seen on the table."""
    seen = view.seen
    return tuple(card for card in build_pack(view.rules) if card not in seen and not card.is_warren)
