"""Views of seats: tables, and checks that nothing is shown early."""

from __future__ import annotations

import random

import pytest

from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import apply, view_of
from hearts_gui.engine.play.state import Game
from hearts_gui.engine.play.view import OBSERVER, redact
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from tests.engine.other_worlds import (
    cards_in,
    exchanges,
    played_otherwise,
    same_for_the_rules,
    seen_after_each,
    unseen,
)
from tests.engine.random_play import moments
from tests.kits.case_rules import rules

PRESETS = [entry.key for entry in all_presets()]
SPECIAL = {
    "scatter": rules("hay", pass_cycle=["SCATTER"]),
    "scatter-three": rules("hay", 3, pass_cycle=["SCATTER"]),
    "smoosh": rules("hay", pass_cycle=["SMOOSH"]),
    "pass-along": rules("hay", pass_cycle=["L", "A"], pass_along=True),
    "dealer": rules("hay", pass_cycle=["DEALER"]),
    "warren-scatter": rules("warren", pass_cycle=["SCATTER"]),
    "warren-smoosh": rules("warren", pass_cycle=["SMOOSH"]),
    "kitty-swap": rules("hay_kitty", 5, kitty="first_trick_swap"),
    "kitty-point-swap": rules("hay_kitty", 3, kitty="first_point_swap"),
    "kitty-out": rules("hay_kitty", 3, kitty="out_of_play"),
    "blind-charges": rules("turbo", charge="blind"),
    "blind-fourth-deal": rules("turbo", charge="blind", pass_cycle=["CHARGE"]),
    "turbo-fourth-deal": rules("turbo", pass_cycle=["CHARGE"]),
    "misdeals": rules("arnold_all", first_trick_stuck="misdeal"),
    "uneven": rules("standard", 3, uneven_hands=True),
    "pledges": rules("standard", pledge=True),
}
TABLES = [
    *(pytest.param(preset(key), id=key) for key in PRESETS),
    *(pytest.param(table, id=name) for name, table in SPECIAL.items()),
]
EVERY_SIZE = [
    pytest.param(preset(entry.key, size), id=f"{entry.key}-{size}")
    for entry in all_presets()
    for size in entry.sizes
]


def one_deal(rules: Rules, seed: int) -> tuple[Game, list[ev.Event]]:
    """A game before its first deal and everything that happened in the deal."""
    steps = list(moments(rules, seed))
    return steps[0].before, [event for moment in steps for event in moment.events]


def check_that_redacting_twice_changes_nothing(rules: Rules) -> None:
    _, events = one_deal(rules, 3)
    for event in events:
        public = redact(event, OBSERVER)
        for seat in range(rules.players):
            own = redact(event, seat)
            assert redact(own, seat) == own
            assert redact(own, OBSERVER) == public


def check_that_nothing_is_shown_early(rules: Rules, seed: int) -> None:
    """Every card in a redacted event is one that its seat has been shown by the rules."""
    _, events = one_deal(rules, seed)
    for seat in (OBSERVER, *range(rules.players)):
        for event, seen in zip(events, seen_after_each(events, seat), strict=True):
            assert set(cards_in(redact(event, seat))) <= seen


def accepted_worlds(rules: Rules, seed: int, tries: int) -> int:
    """Count the other worlds that were found; in each the views are compared."""
    rng = random.Random(f"{seed}/worlds")
    before, events = one_deal(rules, seed)
    count = 0
    for _ in range(tries):
        seat = rng.randrange(rules.players)
        cut = rng.randint(1, len(events) if rng.random() < 0.6 else min(20, len(events)))
        prefix = events[:cut]
        hidden = unseen(before, prefix, seat)
        if len(hidden) < 2:
            continue
        outcome = played_otherwise(before, prefix, exchanges(hidden, rng))
        if outcome is None:
            continue
        other, _ = outcome
        if not same_for_the_rules(prefix, other[:cut], seat):
            continue
        count += 1
        assert [redact(event, seat) for event in other[:cut]] == [
            redact(event, seat) for event in prefix
        ]
        assert _view(before, other[:cut], seat) == _view(before, prefix, seat)
    return count


def _view(game: Game, events: list[ev.Event], seat: int) -> object:
    for event in events:
        game = apply(game, event)
    return view_of(game, seat)
