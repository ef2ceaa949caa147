"""Whenever motion is skipped, the table looks like one that was opened just now."""

import random

import pytest

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.table.nodes.tabletop import Tabletop
from hearts_gui.ui.table.scene import TableScene
from tests.kits.slow import some
from tests.ui.table_run import TableRun

Seen = dict[str, tuple[object, ...]]


def seen(top: Tabletop) -> Seen:
    """Every card, fan and pile as it is seen; how far a card is raised is left out."""
    places: Seen = {
        card.text: (pytest.approx(one.pose.x, abs=4), one.visible, one.flip, one.level)
        for card, one in top.sprites.items()
    }
    places |= {f"fan {place}": (fan.count,) for place, fan in enumerate(top.seats.fans)}
    places |= {f"pile {place}": (len(pile.poses),) for place, pile in enumerate(top.seats.piles)}
    return places


def afresh(run: TableRun) -> Seen:
    """The same moment at a table that is opened now."""
    again = TableScene(run.ctx, run.session)
    again.state.handling.seen_received = True
    run.ctx.scenes.push(again)
    places = seen(again.state.tabletop)
    run.ctx.scenes.pop()
    return places


def skipped(run: TableRun) -> Seen:
    """The table after its motion was skipped, given time to come to rest."""
    run.table.state.finish()
    for _ in range(40):
        run.frame(ms=16.0)
        if not run.at_table:
            break
    run.table.state.handling.seen_received = True
    run.table.state.tabletop.sync(0.0)
    return seen(run.table.state.tabletop)


@pytest.mark.parametrize("key", some(("standard", "turbo", "hay_kitty", "draw"), "turbo", "draw"))
def test_skipped_motion_ends_in_the_picture_of_a_table_opened_now(key: str) -> None:
    rng, compared = random.Random(key), 0
    players = {"hay_kitty": 3, "draw": 2}.get(key, 4)
    for seed in range(3):
        run = TableRun(preset(key, players), speed=1.0, seed=f"{key} {seed}")
        for _ in range(60):
            for _ in range(rng.randrange(1, 45)):
                if run.at_table:
                    run.frame(ms=16.0)
            if not run.at_table:
                break
            after = skipped(run)
            if not run.at_table:
                break
            model = run.table.state.model
            if not run.table.state.queue.busy and not run.table.busy and model.my_turn:
                assert after == afresh(run)
                compared += 1
                if model.ask.kind is AskKind.PLAY:
                    run.table.turns.use(rng.choice(model.legal))
                elif model.ask.kind is AskKind.PASS:
                    run.pass_three()
                else:
                    run.table.turns.press_action()
    assert compared > 10
