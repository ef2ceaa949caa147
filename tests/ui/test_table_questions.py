"""Questions at the table: they fit every window, say what matters, and settings that add some."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from hearts_gui.config.settings import Settings
from hearts_gui.engine.actions import AskKind, ForwardPass
from hearts_gui.engine.cards import Suit
from hearts_gui.engine.rules import PassToken
from hearts_gui.engine.variants import preset, preset_with
from hearts_gui.session import demo
from hearts_gui.ui.moments import STOPS
from hearts_gui.ui.scenes.table import TableScene
from hearts_gui.ui.screenshot import make_context
from hearts_gui.ui.table.besides import beside
from hearts_gui.ui.table.furniture import PromptText
from hearts_gui.ui.table.questions import ask_dialog
from hearts_gui.ui.widgets.dialog import Dialog
from tests.ui.table_run import TableRun

SIZES = [(800, 600), (1024, 768), (1280, 720), (820, 1460), (3440, 1440)]
SCALES = (75, 100, 150, 200)
ASKED = ("choose-pass", "bid", "name-suit", "pledge", "claim", "moon-choice")


@pytest.mark.parametrize("name", ASKED)
def test_every_question_fits_every_window(name: str) -> None:
    stop, rules = STOPS[name]
    for seed in range(20):
        session = demo.demo_session(rules(), f"fit {seed}")
        if demo.play_until(session, stop):
            break
    view = session.view(0)
    names = [who.name for who in session.seats]
    for size in SIZES:
        for scale in SCALES:
            ctx = make_context(size, Settings(ui_scale=scale))
            ctx.scenes.push(TableScene(ctx, session))
            dialog = ask_dialog(ctx, view, names, lambda action: None)
            assert dialog is not None
            ctx.scenes.push(dialog)
            check_fits(dialog, (size, scale))


def check_fits(dialog: Dialog, where: object) -> None:
    stage = dialog.ctx.metrics.stage
    sheet, *inside = dialog.form.widgets
    assert stage.contains(sheet.base_box), where
    for widget in inside:
        assert sheet.base_box.contains(widget.base_box), (where, widget.label)
    for one, two in combinations(inside, 2):
        assert not one.base_box.colliderect(two.base_box), (where, one.label, two.label)


def at_pass(**changes: Any) -> TableRun:
    run = TableRun(preset("standard"), speed=0.0, **changes)
    run.rest()
    assert run.table.queue.model.ask.kind is AskKind.PASS
    return run


def test_a_pass_is_asked_about_where_the_player_wants_that() -> None:
    run = at_pass(confirm_pass=True)
    for card in run.table.queue.model.hand[:3]:
        run.click(run.spot(card))
    assert run.table.desk is not None
    assert run.table.desk.button is not None
    version = run.session.version
    run.click(run.table.desk.button.box.center)
    assert isinstance(run.top, Dialog)
    assert run.session.version == version
    run.key(pygame.K_RETURN)
    assert run.session.version > version


def test_a_click_does_not_play_where_cards_are_dragged() -> None:
    run = at_pass(play_mode="drag")
    run.table.handling.selected[:] = run.table.queue.model.hand[:3]
    run.table.turns.press_action()
    run.rest()
    card, version = run.table.queue.model.legal[0], run.session.version
    run.click(run.spot(card))
    assert run.session.version == version
    assert run.table.desk is not None
    said = run.table.desk.prompt.said
    assert said is not None
    assert said.text.startswith("Drag")
    place = run.table.table
    assert place is not None
    run.drag(run.spot(card), (round(place.trick_centre[0]), round(place.trick_centre[1])))
    assert run.session.version > version


def test_a_packet_can_be_handed_on_before_a_card_is_chosen() -> None:
    rules = preset_with("standard", 4, {"pass_cycle": (PassToken.L,), "pass_along": True})
    run = TableRun(rules, speed=0.0)
    run.rest()
    desk = run.table.desk
    assert desk is not None
    assert desk.button is not None
    assert desk.button.label == "Hand on unseen"
    other = beside(run.session.view(0))
    assert other is not None
    assert other.action == ForwardPass(0)
    run.click(run.spot(run.table.queue.model.hand[0]))
    assert desk.button.label == "Pass cards"


@pytest.mark.parametrize("size", SIZES)
def test_prompts_and_buttons_are_never_cut(size: tuple[int, int]) -> None:
    texts = (
        "You hold no card that can be charged",
        "Only the queen of diamonds may be played",
        "Your turn: follow diamonds, but no points yet",
        "Charged: not before its suit’s second trick",
    )
    for scale in SCALES:
        ctx = make_context(size, Settings(ui_scale=scale))
        table = TableScene(ctx, demo.demo_session(preset("standard"), "cut"))
        ctx.scenes.push(table)
        assert table.desk is not None
        prompt = table.desk.prompt
        for text in texts:
            what = PromptText(text, Suit.DIAMONDS)
            kind = prompt.kind_for(what)
            assert prompt.wide(what, kind) <= prompt.area.w, (size, scale, text)
