"""Deals played side by side in OpenSpiel and in the engine, compared at every card and at the end.

OpenSpiel is an independent program whose rewards are 26 minus the points of a deal. The pass is
left out: OpenSpiel chooses its cards one by one, and what a pass does is proved elsewhere.

Run from the repository root: python -m tests.engine.openspiel DECISIONS
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import new_game, step
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.rules.choices import (
    BonusCard,
    Breakers,
    FirstTrick,
    HeartsLead,
    LeadExempt,
    OpeningLead,
    PassToken,
)
from hearts_gui.engine.rules.rules import Rules
from tests.engine.positions import deal_event, dealt

CARDS = tuple(Card(rank + suit) for rank in "23456789TJQKA" for suit in "CDHS")
"""The cards in OpenSpiel's numbering."""

OPTIONS: dict[str, dict[bool, dict[str, Any]]] = {
    "can_lead_any_club": {
        False: {"opening_lead": OpeningLead.LOWEST_CLUB},
        True: {"opening_lead": OpeningLead.ANY_CLUB},
    },
    "no_pts_on_first_trick": {
        False: {"first_trick": FirstTrick.FREE},
        True: {"first_trick": FirstTrick.NO_POINTS},
    },
    "must_break_hearts": {
        False: {"hearts_lead": HeartsLead.ALWAYS},
        True: {"hearts_lead": HeartsLead.BROKEN},
    },
    "qs_breaks_hearts": {
        False: {"breakers": Breakers.HEARTS},
        True: {"breakers": Breakers.HEARTS_QS},
    },
    "can_lead_hearts_instead_of_qs": {
        False: {"lead_exempt": LeadExempt.ONLY_HEARTS},
        True: {"lead_exempt": LeadExempt.HEARTS_OR_PENALTY},
    },
    "jd_bonus": {False: {}, True: {"bonus_card": BonusCard.JD}},
    "avoid_all_tricks_bonus": {False: {}, True: {"no_trick_bonus": -5}},
}
ALL_POINTS = 26


@dataclass
class Walk:
    """The comparisons of a walk."""

    deals: int = 0
    decisions: int = 0
    moons: int = 0
    combinations: set[tuple[bool, ...]] = field(default_factory=set)
    disagreements: list[str] = field(default_factory=list)


def combinations() -> Iterator[tuple[bool, ...]]:
    """All choices of the seven options."""
    yield from product((False, True), repeat=len(OPTIONS))


def rules_for(chosen: tuple[bool, ...]) -> Rules:
    """The engine's rules for a choice of OpenSpiel's options."""
    changes: dict[str, Any] = {"pass_cycle": (PassToken.HOLD,)}
    for (_, values), on in zip(OPTIONS.items(), chosen, strict=True):
        changes.update(values[on])
    return Rules(**changes)


def load(chosen: tuple[bool, ...]) -> Any:
    """OpenSpiel's game with these options."""
    import pyspiel

    settings = dict(zip(OPTIONS, chosen, strict=True))
    return pyspiel.load_game("hearts", {"pass_cards": False, **settings})


def _dealt(other: Any, rules: Rules, rng: random.Random) -> Game:
    """The same random deal in both."""
    other.apply_action(0)  # no pass
    order = list(range(len(CARDS)))
    rng.shuffle(order)
    hands: list[list[Card]] = [[], [], [], []]
    for place, number in enumerate(order):
        other.apply_action(number)
        hands[place % 4].append(CARDS[number])
    return dealt(new_game(rules, "walk"), deal_event(rules, hands))


def _choose(cards: list[Card], rng: random.Random, style: int) -> Card:
    """A card at random, or so that seat 0 may shoot the moon: it plays high, the others low."""
    if style == 0:
        return rng.choice(cards)
    return max(cards, key=lambda card: (card.rank * style, card.key))


def play_one(walk: Walk, game: Any, rules: Rules, rng: random.Random) -> None:
    """One deal in both programs."""
    other = game.new_initial_state()
    mine = _dealt(other, rules, rng)
    wild = rng.random() < 0.3
    happened: tuple[ev.Event, ...] = ()
    while not other.is_terminal():
        deal = mine.public.deal
        assert deal is not None
        theirs = sorted(CARDS[number] for number in other.legal_actions())
        seat = other.current_player()
        ours = sorted(legal_plays(rules, deal, mine.owns[seat]))
        walk.decisions += 1
        if ours != theirs:
            walk.disagreements.append(f"{mine.owns[seat].hand}: {ours} for {theirs}, {rules}")
            return
        card = _choose(ours, rng, (1 if seat == 0 else -1) if wild else 0)
        other.apply_action(CARDS.index(card))
        happened, mine = step(mine, act.PlayCard(seat, card))
    (scored,) = (event.score for event in happened if isinstance(event, ev.DealScored))
    walk.deals += 1
    walk.moons += scored.shooter is not None
    rewards = tuple(int(reward) for reward in other.returns())
    points = tuple(int(ALL_POINTS - score.real) for score in scored.points)
    if points != rewards:
        walk.disagreements.append(f"points {scored.points} for rewards {rewards}, {rules}")


def run(decisions: int, seed: int = 0) -> Walk:
    """Compare deals until this many decisions were seen, over all choices of options in turn."""
    walk = Walk()
    rng = random.Random(seed)
    tables = [(chosen, load(chosen), rules_for(chosen)) for chosen in combinations()]
    while walk.decisions < decisions and len(walk.disagreements) < 5:
        for chosen, game, rules in tables:
            walk.combinations.add(chosen)
            play_one(walk, game, rules, rng)
    return walk


def main() -> None:
    """Run from the command line."""
    started = time.perf_counter()
    walk = run(int(sys.argv[1]))
    print(*walk.disagreements, sep="\n")
    print(
        f"{walk.decisions} decisions in {walk.deals} deals, {walk.moons} moons, "
        f"{len(walk.combinations)} combinations, {len(walk.disagreements)} disagreements, "
        f"{time.perf_counter() - started:.0f} s"
    )


if __name__ == "__main__":
    main()
