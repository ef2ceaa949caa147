"""A view holds what its seat may know and nothing else."""

from __future__ import annotations

import json

import pytest

from hearts_gui.engine.log.codec import event_from_plain
from hearts_gui.engine.log.log import event_line
from hearts_gui.engine.play import events as ev
from hearts_gui.engine.play.game import apply, view_of
from hearts_gui.engine.play.view import opening_view, redact, see
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset_with
from hearts_gui.engine.rules.rules import Rules
from tests.engine.random_play import moments
from tests.kits.views import (
    EVERY_SIZE,
    TABLES,
    accepted_worlds,
    check_that_nothing_is_shown_early,
    check_that_redacting_twice_changes_nothing,
    one_deal,
)


@pytest.mark.parametrize("rules", TABLES)
def test_view_folded_from_redacted_text_is_the_view_of_the_game(rules: Rules) -> None:
    views = [opening_view(rules, seat) for seat in range(rules.players)]
    game, events = one_deal(rules, 2)
    for event in events:
        game = apply(game, event)
        for seat, view in enumerate(views):
            line = event_line(redact(event, seat))
            views[seat] = see(view, event_from_plain(json.loads(line)))
            assert views[seat] == view_of(game, seat)


@pytest.mark.parametrize("rules", TABLES)
def test_a_view_between_two_events_of_a_step_asks_nobody_or_someone_at_the_table(
    rules: Rules,
) -> None:
    """Failing before: asked for a hint at that moment, the coach's process ended."""
    view = opening_view(rules, 0)
    for event in one_deal(rules, 2)[1]:
        view = see(view, redact(event, 0))
        assert set(view.ask.seats) <= set(range(rules.players))


@pytest.mark.parametrize("rules", TABLES)
def test_redacting_twice_hides_no_less_and_no_more(rules: Rules) -> None:
    check_that_redacting_twice_changes_nothing(rules)


@pytest.mark.parametrize("rules", TABLES)
def test_no_event_shows_a_card_before_its_seat_may_see_it(rules: Rules) -> None:
    check_that_nothing_is_shown_early(rules, 4)


@pytest.mark.parametrize("rules", TABLES)
def test_view_does_not_change_when_unseen_cards_are_exchanged(rules: Rules) -> None:
    assert sum(accepted_worlds(rules, seed, 15) for seed in range(2)) > 2


@pytest.mark.slow
@pytest.mark.parametrize("rules", EVERY_SIZE)
def test_view_does_not_change_at_any_table_size(rules: Rules) -> None:
    assert sum(accepted_worlds(rules, seed, 30) for seed in range(10, 15)) > 10


def test_a_scattered_pass_does_not_tell_the_order_of_its_cards() -> None:
    wanted = preset_with("hay", 4, {"pass_cycle": (PassToken.SCATTER,)})
    for moment in moments(wanted, 1):
        for event in moment.events:
            if isinstance(event, ev.CardsPassed):
                shown = [(move.giver, move.receiver) for move in event.moves]
                assert shown == sorted(shown)
