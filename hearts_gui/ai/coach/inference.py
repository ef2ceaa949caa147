"""What a seat can infer about hidden cards, from sample deals."""

from collections import Counter

import numpy as np

from hearts_gui.ai.coach.chances import CardChances
from hearts_gui.ai.coach.grades import COACH
from hearts_gui.ai.counting import Impossible
from hearts_gui.ai.policies.learned import knows
from hearts_gui.ai.policies.valued import reads_values
from hearts_gui.ai.simulator.batch import supports
from hearts_gui.ai.simulator.batch_cards import WORD, index_of
from hearts_gui.ai.worlds.belief import Believer
from hearts_gui.ai.worlds.knowledge import Knowledge, knowledge_of
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.sums import add_up

_WORLDS = 600
_FAINT = 0.001
"""The chance of what is possible but in no sample deal."""


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
        hands = Believer(view, learned=learned, net=net).draw(_WORLDS, rng).hands
    except Impossible:
        return None
    result, known = [], knowledge_of(view)
    possible = {mask: _possible(known, mask) for mask in set(known.places)}
    masks = dict(zip(known.unseen, known.places, strict=True))
    for card in unseen(view):
        word, bit = divmod(index_of(card), WORD)
        held = [float(share) for share in (hands[word] >> bit & 1).mean(axis=1)]
        nobody = max(0.0, 1 - add_up(held))
        places = possible[masks[card]] if card in masks else ()
        faint = [_FAINT * (seat in places) for seat in range(len(held))]
        whole = 1 + add_up(faint)
        shares = [share + more for share, more in zip(held, faint, strict=True)]
        *seats, rest = (round(share / whole, 4) for share in (*shares, nobody))
        result.append(CardChances(card, tuple(seats), rest))
    return tuple(result)


def _possible(known: Knowledge, mask: int) -> frozenset[int]:
    """The places of these where a card may lie: all others then find room (Hall's theorem)."""
    others = Counter(known.places)
    others[mask] -= 1
    sets = range(1 << len(known.room))
    needed = [sum(n for kind, n in others.items() if kind | some == some) for some in sets]
    room = [sum(n for index, n in enumerate(known.room) if some >> index & 1) for some in sets]
    return frozenset(
        place
        for place in range(len(known.room))
        if mask >> place & 1
        and all(needed[some] <= room[some] - (some >> place & 1) for some in sets)
    )


def unseen(view: PlayerView) -> tuple[Card, ...]:
    """The cards that are not in the seat's hand and have not been seen on the table."""
    return tuple(card for card in view.unseen if not card.is_warren)
