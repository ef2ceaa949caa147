"""Questions at the table: they fit every window, say what matters, and settings that add some."""

from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools import moments
from hearts_gui.devtools.moments import STOPS
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.engine.cards import Card, Suit
from hearts_gui.engine.play.actions import AskKind, ForwardPass
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset, preset_with
from hearts_gui.ui.shell.input import PointerDown
from hearts_gui.ui.table.dialogs import HandDialog, ask_dialog
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.fixtures import PromptNode, PromptText
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.what_is_asked import other_answer
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.prompts import charge_prompt
from tests.ui.table_run import TableRun

SIZES = [(800, 600), (1024, 768), (1280, 720), (820, 1460), (3440, 1440)]
SCALES = (75, 100, 150, 200)
QUICK = [((800, 600), 200), ((1280, 720), 100), ((820, 1460), 150), ((3440, 1440), 75)]
ASKED = ("choose-pass", "bid", "name-suit", "pledge", "claim", "moon-choice")


@pytest.mark.parametrize(
    "looks",
    [
        pytest.param(QUICK, id="some"),
        pytest.param(
            [(size, scale) for size in SIZES for scale in SCALES], id="all", marks=pytest.mark.slow
        ),
    ],
)
@pytest.mark.parametrize("name", ASKED)
def test_every_question_fits_every_window(
    name: str, looks: list[tuple[tuple[int, int], int]]
) -> None:
    stop, rules = STOPS[name]
    for seed in range(20):
        session = moments.demo_session(rules(), f"fit {seed}")
        if moments.play_until(session, stop):
            break
    for size, scale in looks:
        ctx = make_context(size, Settings(ui_scale=scale))
        table = TableScene(ctx, session)
        ctx.scenes.push(table)
        dialog = ask_dialog(table.state, lambda action: None)
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
    assert run.table.state.model.ask.kind is AskKind.PASS
    return run


def test_a_pass_needs_confirmation_if_the_setting_says_so() -> None:
    run = at_pass(confirm_pass=True)
    for card in run.table.state.model.hand[:3]:
        run.click(run.spot(card))
    assert run.table.state.controls.button is not None
    version = run.session.version
    run.click(run.table.state.controls.button.box.center)
    assert isinstance(run.top, Dialog)
    assert run.session.version == version
    run.key(pygame.K_RETURN)
    assert run.session.version > version


def test_a_click_does_not_play_where_cards_are_dragged() -> None:
    run = at_pass(play_mode="drag")
    run.pass_three()
    run.rest()
    card, version = run.table.state.model.legal[0], run.session.version
    run.click(run.spot(card))
    assert run.session.version == version
    said = run.table.state.controls.prompt.text
    assert said is not None
    assert said.text.startswith("Drag")
    place = run.table.state.layout
    assert place is not None
    run.drag(run.spot(card), (round(place.trick_centre[0]), round(place.trick_centre[1])))
    assert run.session.version > version


def test_a_packet_can_be_handed_on_before_a_card_is_chosen() -> None:
    rules = preset_with("standard", 4, {"pass_cycle": (PassToken.L,), "pass_along": True})
    run = TableRun(rules, speed=0.0)
    run.rest()
    controls = run.table.state.controls
    assert controls is not None
    assert controls.button is not None
    assert controls.button.label == "Pass on unseen"
    other = other_answer(run.session.view(0))
    assert other is not None
    assert other.button.action == ForwardPass(0)
    run.key(pygame.K_RETURN)  # failing before: Enter, pressed once more than needed, led here
    assert not isinstance(run.table.ctx.scenes.top, Dialog)
    run.key(pygame.K_c)
    assert isinstance(run.table.ctx.scenes.top, Dialog)
    run.key(pygame.K_ESCAPE)
    run.click(run.spot(run.table.state.model.hand[0]))
    assert controls.button.label == "Pass cards"


@pytest.mark.parametrize("size", SIZES)
def test_prompts_are_never_cut(size: tuple[int, int]) -> None:
    texts = (
        "You hold no card that can be charged",
        "Only the queen of diamonds may be played",
        "Your turn: follow diamonds, but no points yet",
        "Charged: not on its suit’s first trick",
    )
    for scale in SCALES:
        ctx = make_context(size, Settings(ui_scale=scale))
        table = TableScene(ctx, moments.demo_session(preset("standard"), "cut"))
        ctx.scenes.push(table)
        for text in texts:
            check_whole(table.state.controls.prompt, PromptText(text, Suit.DIAMONDS), (size, scale))


def test_a_large_window_says_as_much_in_its_pill_as_a_small_one() -> None:
    """Failing before: at 3840 x 2160 a longer wording was taken and shrunk to half its size."""
    text, shorter = "Deal 2 · to 100 · fewest points win", "Deal 2 · to 100"
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        ctx = make_context(size, Settings())
        table = TableScene(ctx, moments.demo_session(preset("standard"), "pill"))
        ctx.scenes.push(table)
        pill = table.state.tabletop.deal_pill
        pill.say(text, shorter=(shorter,))
        assert pill.text == shorter, size
        assert pill._type().px == pill._usual(), size


def check_whole(prompt: PromptNode, what: PromptText, where: object) -> None:
    """All of the words stand within the pill."""
    kind, lines = prompt.lines_for(what)
    assert " ".join(lines) == what.text, where
    assert prompt.area.contains(prompt.box_for(what)), (where, what.text)
    for line in lines:
        assert prompt.ctx.painter.text_width(line, kind) < prompt.box_for(what).w, where


def charging_twice() -> TableRun:
    """The person has charged a card, and is asked once more because someone else did."""
    for seed in range(40):
        run = TableRun(preset("turbo", 4), seed=f"charges {seed}", speed=0.0)
        mine = False
        for _ in range(20):
            run.rest()
            model = run.table.state.model
            if not run.at_table or model.ask.kind is AskKind.PLAY:
                break
            if model.ask.kind is AskKind.PASS:
                run.table.state.handling.selected[:] = model.hand[:3]
            elif mine:
                return run
            elif model.legal:
                run.click(run.spot(model.legal[0]))
                mine = True
            run.table.turns.press_action()
    raise AssertionError("nobody charges after the person in any of these deals")


def test_what_was_said_about_one_question_is_gone_with_the_next() -> None:
    run = at_pass()
    run.key(pygame.K_h)
    controls = run.table.state.controls
    assert controls is not None
    assert controls.prompt.text == PromptText("Any three cards may be passed")
    run.pass_three()
    run.run(100)
    assert controls.prompt.text != PromptText("Any three cards may be passed")


@pytest.mark.parametrize("size", SIZES)
def test_every_charge_is_asked_for_in_words_that_fit(size: tuple[int, int]) -> None:
    table = at_moment("charge", size)
    controls = table.state.controls
    assert controls is not None
    for names in (("TC",), ("JD", "QS"), ("TC", "JD", "QS"), ("TC", "JD", "QS", "AH")):
        check_whole(
            controls.prompt, PromptText(charge_prompt([Card(name) for name in names])), names
        )


def test_a_charge_leaves_no_mark_for_the_next_round() -> None:
    run = charging_twice()
    controls, version = run.table.state.controls, run.session.version
    assert run.table.state.handling.selected == []
    assert controls is not None
    assert controls.button is not None
    assert controls.button.label == "Charge nothing"
    run.click(controls.button.box.center)
    assert run.session.version > version


def at_moment(name: str, size: tuple[int, int] = (1280, 720), ui_scale: int = 100) -> TableScene:
    """The table at rest at one of the pictured moments."""
    stop, rules = STOPS[name]
    for seed in range(20):
        session = moments.demo_session(rules(), f"moment {seed}")
        if moments.play_until(session, stop):
            break
    ctx = make_context(size, Settings(ui_scale=ui_scale))
    table = TableScene(ctx, session)
    ctx.scenes.push(table)
    return table


def test_the_place_for_a_second_card_in_one_trick_lies_beside_the_first() -> None:
    table = at_moment("second-round", (1024, 768))
    top, layout = table.state.tabletop, table.state.layout
    assert top is not None
    assert layout is not None
    first = next(card for card in table.state.model.trick if card.seat == 0).card
    assert top.slot.visible
    assert top.slot.pose == layout.slot(0, 1)
    assert top.slot.z > top.sprites[first].z


@pytest.mark.parametrize("name", ["bury", "charge"])
@pytest.mark.parametrize("size", SIZES)
def test_chosen_cards_do_not_cover_what_is_asked(name: str, size: tuple[int, int]) -> None:
    table = at_moment(name, size)
    top, controls = table.state.tabletop, table.state.controls
    assert top is not None
    assert controls is not None
    for card in table.state.model.legal[:3]:
        table.turns.toggle(card)
    top.motions.finish()
    said = controls.prompt.text
    assert said is not None
    check_whole(controls.prompt, said, name)
    for card in table.state.handling.selected:
        pose = top.sprites[card].pose
        assert not bounds(pose).colliderect(controls.prompt.area)


@pytest.mark.parametrize("name", ["choose-pass", "bid", "name-suit", "pledge"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080), (820, 1460)])
def test_a_question_stands_above_the_hand_which_stays_lit(name: str, size: tuple[int, int]) -> None:
    """Failing before: the hand lay dimmed under the dialog, which showed a strip of it."""
    for scale in (100, 200):
        table = at_moment(name, size, ui_scale=scale)
        table.refresh()
        dialog, top = table.ctx.scenes.top, table.state.tabletop
        assert isinstance(dialog, HandDialog)
        assert top is not None
        for _ in range(20):
            dialog.update(40)
        hand = top.hand_box()
        assert not dialog.form.widgets[0].box.colliderect(hand), (name, size, scale)
        card = top.sprites[table.state.model.hand[-1]]
        spot = (round(card.pose.x), round(card.pose.y))
        shown, lit = Surface(size).convert(), Surface(size).convert()
        dialog.render(shown)
        top.draw_hand(lit)
        assert shown.get_at(spot) == lit.get_at(spot)
        dialog.handle(PointerDown(spot))
        assert table.ctx.scenes.top is dialog


def test_nothing_that_was_said_before_shows_behind_a_question() -> None:
    """Failing before: the prompt and the button of an earlier question stood behind a bid."""
    table = at_moment("bid")
    controls = table.state.controls
    assert controls is not None
    table.state.notes.say("Waiting for someone")
    table.update(16)
    dialog = table.ctx.scenes.top
    assert isinstance(dialog, HandDialog)
    for _ in range(2):
        assert controls.prompt.text is None
        assert controls.button is None
        table.ctx.scenes.resize()
        controls = table.state.controls
        assert controls is not None
    dialog.back()
    table.update(16)
    assert controls.button is not None
