"""The magnifier shows the current card large, clear of trick and hand."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.shell.input import KeyDown, PointerMove
from hearts_gui.ui.table.layout.layout import table_layout
from hearts_gui.ui.table.layout.layout_fit import bounds, pile_box, tilted
from hearts_gui.ui.table.nodes.controls import Magnifier, magnifier_place
from tests.ui.table_run import TableRun

HANDS = {3: 17, 4: 13, 5: 10, 6: 8, 8: 13}
SIZES = [(1024, 768), (1280, 720), (1920, 1080), (820, 1460), (3440, 1440)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_large_card_covers_neither_trick_nor_hand(
    size: tuple[int, int], left_handed: bool
) -> None:
    for seats, hand in HANDS.items():
        layout = table_layout(Metrics(*size), seats, hand, left_handed=left_handed)
        for passing in (False, True):
            place = magnifier_place(layout, passing=passing)
            if place is None:
                assert seats > 5, "a table of five or fewer always has room"
                continue
            middle = [layout.panel] if passing else [tilted(pose) for pose in layout.slots]
            others = [*middle, layout.prompt, *layout.furniture.solids,
                      *(bounds(pose) for pose in layout.hand.poses(hand)),
                      *(pile_box(seat.pile) for seat in layout.seats)]  # fmt: skip
            assert place.collidelist(others) < 0, (seats, passing)
            assert layout.stage.contains(place)
            assert place.w >= round(layout.hand.width)


def test_at_the_usual_table_it_is_much_larger_than_in_the_hand() -> None:
    layout = table_layout(Metrics(1920, 1080), 4, 13)
    place = magnifier_place(layout, passing=False)
    assert place is not None
    assert place.w >= 1.4 * layout.hand.width


def playing(magnify: str) -> TableRun:
    """A table at which the person plays to a trick that has begun."""
    for number in range(40):
        run = TableRun(preset("standard"), size=(1280, 720), seed=f"loupe {number}",
                       magnify=magnify, speed=0.0, reduced_motion=True)  # fmt: skip
        run.rest()
        model = run.table.state.model
        if model.ask.kind is AskKind.PASS:
            run.pass_three()
            run.rest()
        model = run.table.state.model
        if model.ask.kind is AskKind.PLAY and model.trick:
            return run
    raise AssertionError("no trick begins with the others")


def loupe(run: TableRun) -> Magnifier:
    return run.table.state.controls.loupe


def test_keys_show_the_card_they_are_at_and_the_cards_of_the_trick() -> None:
    run = playing("focus")
    assert not loupe(run).visible
    run.frame(KeyDown(pygame.K_RIGHT))
    run.frame(draw=True)
    state = run.table.state
    assert loupe(run).visible
    assert loupe(run).card is state.handling.cursor
    shown = []
    for _ in state.model.trick:
        run.frame(KeyDown(pygame.K_UP))
        run.frame(draw=True)
        shown.append(loupe(run).card)
    assert shown == [play.card for play in state.model.trick]
    run.frame(KeyDown(pygame.K_UP))
    run.frame()
    assert loupe(run).card is state.handling.cursor


def test_the_pointer_shows_cards_only_where_that_is_wished() -> None:
    for magnify, wanted in (("hover", True), ("focus", False), ("off", False)):
        run = playing(magnify)
        card = run.table.state.model.legal[0]
        run.frame(PointerMove(run.spot(card)))
        run.frame()
        assert loupe(run).visible is wanted, magnify
        if wanted:
            assert loupe(run).card is card
        play = run.table.state.model.trick[0]
        pose = run.table.state.tabletop.sprites[play.card].pose
        run.frame(PointerMove((round(pose.x), round(pose.y))))
        run.frame()
        assert loupe(run).visible is (magnify != "off")
        run.frame(PointerMove((640, 5)))
        run.frame()
        assert not loupe(run).visible


def test_it_is_drawn_where_nothing_else_is() -> None:
    run = playing("focus")
    run.frame(KeyDown(pygame.K_RIGHT))
    run.frame(draw=True)
    plain = Rect(loupe(run)._box)
    assert run.surface.get_at((plain.centerx, plain.y + 12))[:3] > (235, 230, 220)
