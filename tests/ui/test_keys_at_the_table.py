"""Passing by keyboard: where the keys are is seen, Enter leads on to Pass, help names the keys."""

from dataclasses import replace

import pygame
import pytest
from pygame import Surface

from hearts_gui.config.settings import THEME_KEYS, Settings
from hearts_gui.devtools import moments
from hearts_gui.devtools.moments import asked
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerMove, PointerUp
from hearts_gui.ui.table.nodes.sprites import CardSprite
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.dialog import Dialog
from tests.ui.table_run import TableRun


def at_pass() -> TableRun:
    run = TableRun(preset("standard"), speed=0.0)
    run.rest()
    assert run.table.state.model.ask.kind is AskKind.PASS
    return run


def caption(run: TableRun) -> str:
    run.run(40)
    return run.table.state.controls.caption.text


def on_button(run: TableRun) -> bool:
    controls = run.table.state.controls
    assert controls is not None
    return (
        controls.button is not None
        and controls.form.keyboard
        and controls.form.focus is controls.button
    )


def choose(run: TableRun, key: int, count: int = 3) -> None:
    for _ in range(count):
        run.key(pygame.K_RIGHT)
        run.key(key)


def test_the_button_that_finishes_a_deal_names_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: it named F, whatever key the player had chosen."""
    run = at_pass()
    monkeypatch.setattr(run.session, "offer_finish", lambda: True)
    run.ctx.change_settings(replace(run.ctx.settings, key_finish="k"))
    choose(run, pygame.K_RETURN)
    run.key(pygame.K_RETURN)
    run.rest()
    assert run.table.state.model.ask.kind is AskKind.PLAY
    assert caption(run) == "K, or play on"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_the_third_card_leads_to_the_button_and_enter_passes(key: int) -> None:
    """Failing before: after the third card the keys stayed on it, and nothing said what came."""
    run = at_pass()
    choose(run, key)
    assert len(run.table.state.handling.selected) == 3
    assert on_button(run)
    assert "Enter" in caption(run)
    version = run.session.version
    run.key(pygame.K_RETURN)
    assert run.session.version > version


def test_a_marked_card_is_taken_back_by_enter_though_all_are_chosen() -> None:
    """Failing before: with three cards marked Enter always passed them."""
    run = at_pass()
    choose(run, pygame.K_RETURN)
    version, chosen = run.session.version, list(run.table.state.handling.selected)
    run.key(pygame.K_UP)
    assert not on_button(run)
    assert run.table.state.handling.cursor is chosen[-1]
    run.key(pygame.K_RETURN)
    assert run.session.version == version
    assert run.table.state.handling.selected == chosen[:-1]
    run.key(pygame.K_RETURN)
    assert on_button(run)
    run.key(pygame.K_LEFT)
    assert run.table.state.handling.cursor is chosen[-2]
    run.key(pygame.K_DOWN)
    assert on_button(run)


def test_the_help_names_what_the_player_uses() -> None:
    """Failing before: it said tap, whatever was used."""
    run = at_pass()
    controls = run.table.state.controls
    assert controls is not None
    for card in run.table.state.model.hand[:3]:
        run.click(run.spot(card))
    assert caption(run) == "Click a card to take it back"
    for _ in range(2):
        spot = run.spot(run.table.state.model.hand[0])
        run.frame(PointerDown(spot, touch=True))
        run.frame(PointerUp(spot, touch=True))
        run.run(500)
    assert caption(run) == "Tap a card to take it back"
    run.frame(PointerMove((5, 5)))
    run.key(pygame.K_RIGHT)
    assert "Enter" in caption(run)
    run.key(pygame.K_RETURN)
    run.run(40)
    assert controls.panel.info is not None
    assert "Enter" in controls.panel.info.help


def test_a_fourth_card_is_refused_where_it_is_and_the_refusal_goes_with_the_next_choice() -> None:
    run = at_pass()
    choose(run, pygame.K_RETURN)
    run.key(pygame.K_RIGHT)
    fourth = run.table.state.handling.cursor
    run.key(pygame.K_RETURN)
    assert "already chosen" in run.table.state.notes.text
    assert not on_button(run)
    assert run.table.state.handling.cursor is fourth
    run.key(pygame.K_LEFT)
    run.key(pygame.K_RETURN)
    assert len(run.table.state.handling.selected) == 2
    assert run.table.state.notes.text == ""


def test_with_a_game_pad_the_help_names_its_button() -> None:
    run = at_pass()
    controls = run.table.state.controls
    assert controls is not None
    for _ in range(3):
        run.frame(KeyDown(pygame.K_RIGHT, pad=True))
        run.run(40)
        assert controls.panel.info is not None
        assert "and A" in controls.panel.info.help
        run.frame(KeyDown(pygame.K_RETURN, pad=True))
    assert caption(run) == "A, or arrows to change"
    assert controls.panel.info is not None
    assert controls.panel.info.help == "Press A to pass them"


@pytest.mark.parametrize("theme", THEME_KEYS)
@pytest.mark.parametrize("contrast", [False, True])
def test_the_card_of_the_keys_looks_unlike_a_marked_one(theme: str, contrast: bool) -> None:
    """Failing before: both had the same gold edge, six units apart in height."""
    session = moments.demo_session(preset("standard"), "ring")
    assert moments.play_until(session, asked(AskKind.PASS))
    ctx = make_context((1280, 720), Settings(theme=theme, high_contrast=contrast))
    table = TableScene(ctx, session)
    ctx.scenes.push(table)
    top = table.state.tabletop
    assert top is not None
    card = table.state.model.hand[4]
    looks = []
    for marked, pointed in ((True, False), (True, True), (False, True)):
        table.state.handling.selected[:] = [card] if marked else []
        table.state.handling.cursor = card if pointed else None
        top.sync(0.0)
        top.motions.finish()
        looks.append(beside(top.sprites[card]))
    # Next to the card's side: gold where it is marked only; the ring where the keys are.
    gold = ctx.theme.accent
    assert near(looks[0][1], gold)
    for look in looks[1:]:
        dark = min(sum(colour) for colour in look)
        assert dark < 160, look
        assert not near(look[-2], gold)


def beside(sprite: CardSprite) -> list[tuple[int, int, int]]:
    """The colours going out from the middle of a card's left side, drawn on white cards."""
    ground = Surface((400, 400)).convert()
    ground.fill((255, 253, 248))
    pose = type(sprite.pose)(200.0, 200.0, sprite.pose.width, 0.0)
    sprite.place(pose, moving=False)
    sprite.draw(ground, ground.get_rect())
    edge = round(200 - pose.width / 2)
    return [tuple(ground.get_at((edge - step, 200)))[:3] for step in range(1, 9)]  # type: ignore[misc]


def near(one: tuple[int, int, int], two: tuple[int, ...]) -> bool:
    return all(abs(a - b) < 40 for a, b in zip(one, two[:3], strict=True))


def test_a_question_shows_where_the_keys_are_to_who_plays_by_keys() -> None:
    """Failing before: the ring came only with the first arrow."""
    for by_keys in (True, False):
        run = TableRun(preset("standard"), speed=0.0, confirm_pass=True)
        run.rest()
        controls = run.table.state.controls
        assert controls is not None
        if by_keys:
            choose(run, pygame.K_RETURN)
            run.key(pygame.K_RETURN)
        else:
            for card in run.table.state.model.hand[:3]:
                run.click(run.spot(card))
            assert controls.button is not None
            run.click(controls.button.box.center)
        dialog = run.top
        assert isinstance(dialog, Dialog)
        assert dialog.form.keyboard is by_keys
