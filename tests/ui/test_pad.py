"""A game pad does what the keys do, comes and goes at any time, and plays a whole deal."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.sample_days import pass_scene
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.practice.passes import PassScene
from hearts_gui.ui.screens.help import ARROWS, HelpScene, HelpTab
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.options import ACCESS, CARDS, TABLE, OptionsScene
from hearts_gui.ui.screens.rules.rules_page import RulesPage
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.shell import pad as pads
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import KeyDown, KeyUp, UiEvent
from hearts_gui.ui.shell.pad import AXES, BUTTONS, Pads
from hearts_gui.ui.shell.translator import Translator
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.ui.widgets.faces import CardPicks
from hearts_gui.wording.language.messages import say
from tests.ui.table_run import TableRun

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
DOWN, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
LEFT_SHOULDER = pygame.CONTROLLER_BUTTON_LEFTSHOULDER
RIGHT_SHOULDER = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER


def button(number: int, *, up: bool = False) -> Event:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    return Event(kind, button=number, instance_id=0)


def axis(number: int, value: float) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, axis=number, value=round(value * 32767),
                 instance_id=0)  # fmt: skip


class Held:
    """A pad at an app: presses become window events, as from a real one."""

    def __init__(self, app: App) -> None:
        self.app = app

    def send(self, *events: Event, ms: float = 16.0) -> None:
        now = self.app.clock_ms
        self.app.step(ms, self.app._translator.translate(events, self.app.window.size, now))

    def press(self, *numbers: int) -> None:
        for number in numbers:
            self.send(button(number), ms=40.0)
            self.send(button(number, up=True), ms=40.0)


@pytest.fixture
def app(data_dir: Path) -> Iterator[App]:
    app = App(Settings(), SampleGames(under_way=True), store=False, sound=False)
    app.ctx.scenes.push(MenuScene(app.ctx))
    yield app
    app.close()


def keys(translator: Translator, *events: Event, now: float = 0.0) -> list[UiEvent]:
    return translator.translate(events, (800, 600), now)


def test_buttons_are_keys_and_say_that_a_pad_sent_them() -> None:
    translator = Translator(Pads())
    assert keys(translator, button(A), button(A, up=True)) == [
        KeyDown(pygame.K_RETURN, pad=True), KeyUp(pygame.K_RETURN, pad=True),
    ]  # fmt: skip
    assert keys(translator, button(pygame.CONTROLLER_BUTTON_GUIDE)) == []


def test_a_stick_counts_once_until_it_comes_back() -> None:
    translator = Translator(Pads())
    stick = pygame.CONTROLLER_AXIS_LEFTX
    right = KeyDown(pygame.K_RIGHT, pad=True)
    assert keys(translator, axis(stick, 0.3)) == []
    assert keys(translator, axis(stick, 0.8), axis(stick, 1.0), axis(stick, 0.5)) == [right]
    assert keys(translator, axis(stick, 0.1)) == [KeyUp(pygame.K_RIGHT, pad=True)]
    assert keys(translator, axis(stick, -0.9)) == [KeyDown(pygame.K_LEFT, pad=True)]


def test_a_held_direction_repeats_and_a_held_button_does_not() -> None:
    held = Pads()
    translator = Translator(held)
    keys(translator, button(DOWN), now=0.0)
    assert not held.due(held.repeat_after_ms - 1)
    assert held.due(held.repeat_after_ms)
    again = KeyDown(pygame.K_DOWN, repeat=True, pad=True)
    assert keys(translator, now=held.repeat_after_ms) == [again]
    assert keys(translator, now=held.repeat_after_ms + 1) == []
    assert keys(translator, now=held.repeat_after_ms + 1 + held.repeat_every_ms) == [again]
    keys(translator, button(DOWN, up=True), button(A), now=2000.0)
    assert keys(translator, now=9000.0) == []


def test_a_pad_pulled_out_or_another_window_lets_go_of_everything() -> None:
    for gone in (
        Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0), Event(pygame.WINDOWFOCUSLOST),
    ):  # fmt: skip
        translator = Translator(Pads())
        keys(translator, axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0), now=0.0)
        assert KeyUp(pygame.K_DOWN, pad=True) in keys(translator, gone, now=1.0)
        assert keys(translator, now=5000.0) == []


def test_a_pad_that_cannot_be_opened_does_no_harm() -> None:
    translator = Translator(Pads())
    assert keys(translator, Event(pygame.CONTROLLERDEVICEADDED, device_index=7)) == []


def test_looking_for_pads_works_without_any() -> None:
    result = Pads()
    result.start()
    pygame.event.get()
    assert not result.due(1e9)


def test_moved_keys_do_not_move_the_pad(app: App) -> None:
    app.change_settings(Settings(key_legal="q", key_mute="h"))
    Held(app).press(pygame.CONTROLLER_BUTTON_X)
    assert not app.ctx.settings.muted


def test_the_menu_and_a_page_are_used_with_the_pad_alone(app: App) -> None:
    held = Held(app)
    menu = app.ctx.scenes.top
    assert isinstance(menu, MenuScene)
    for _ in range(30):
        focus = menu.form.focus
        if focus is not None and focus.label == "Options" and menu.form.keyboard:
            break
        held.press(DOWN)
    held.press(A)
    page = app.ctx.scenes.top
    assert isinstance(page, OptionsScene)
    assert page.tab == TABLE
    held.press(RIGHT_SHOULDER)
    assert page.tab == CARDS
    held.press(LEFT_SHOULDER, LEFT_SHOULDER, LEFT_SHOULDER)
    assert page.tab == ACCESS
    held.press(B)
    assert app.ctx.scenes.top is menu


def test_a_pass_is_practised_with_the_pad_alone(app: App) -> None:
    """Failing before: each choice took the cursor back to the first card."""
    held, trainer = Held(app), pass_scene(app.ctx)
    assert isinstance(trainer, PassScene)
    trainer.chosen = ()
    app.ctx.scenes.push(trainer)
    for _ in range(3):
        while not (isinstance(trainer.form.focus, CardPicks) and trainer.form.keyboard):
            held.press(DOWN)
        held.press(RIGHT, A)
    assert trainer.chosen == tuple(card.text for card in trainer.view.own.hand[1:4])
    while not (isinstance(trainer.form.focus, Button) and trainer.form.focus.primary):
        held.press(DOWN)
    held.press(A)
    assert trainer.verdict is not None


def test_a_page_of_text_scrolls_with_the_stick_and_the_arrows(app: App) -> None:
    pygame.display.set_mode((800, 600))
    page = RulesPage(app.ctx, preset("omnibus"), "Omnibus")
    app.ctx.scenes.push(page)
    held = Held(app)
    assert page.area is not None
    held.send(axis(pygame.CONTROLLER_AXIS_RIGHTY, 1.0), ms=50.0)
    for _ in range(10):
        held.send(ms=50.0)
    assert page.area.offset > 0
    held.send(axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.0))
    page.area.scroll(0, instantly=True)
    held.press(DOWN, DOWN, DOWN)
    assert page.area.offset > 0


def test_every_button_is_in_the_list_of_keys(app: App) -> None:
    buttons = (say(f"{key}.keys", **ARROWS) for key in pads.SAID)
    named = {word for words in buttons for word in words.replace(",", " ").split()}
    assert {"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "Start", "View"} <= named
    assert len(BUTTONS) == 13
    assert len(AXES) == 5
    page = HelpScene(app.ctx, tab=HelpTab.KEYS)
    app.ctx.scenes.push(page)
    labels = {widget.label for widget in page.form.widgets}
    assert {say(f"{key}.keys", **ARROWS) for key in pads.SAID} <= labels


class PadAtTable:
    """A pad at a table: its buttons arrive as the table's keys."""

    def __init__(self, run: TableRun) -> None:
        self.run = run
        self.translator = Translator(Pads())

    def press(self, number: int) -> None:
        for up in (False, True):
            for event in self.translator.translate([button(number, up=up)], (1, 1), 0.0):
                self.run.frame(event)

    def turn(self) -> None:
        """Answer the table's question with the first legal card, or go on."""
        run = self.run
        run.rest()
        if run.top is not run.table:
            self.press(A)
        elif run.table.state.model.ask.kind is AskKind.PASS:
            for _ in range(3):
                self.press(RIGHT)
                self.press(A)
            self.press(A)
        else:
            self.press(RIGHT)
            self.press(A)


def test_a_whole_deal_is_played_with_the_pad_alone() -> None:
    run = TableRun(preset("standard"), speed=0.0, seed="pad")
    hand = PadAtTable(run)
    for _ in range(300):
        if run.session.view(0).public.standings.history:
            break
        hand.turn()
    assert run.session.view(0).public.standings.history


def test_the_pad_reaches_hint_last_trick_scores_and_menu() -> None:
    run = TableRun(preset("standard"), speed=0.0, seed="pad")
    hand = PadAtTable(run)
    while not run.session.view(0).public.standings.history:
        hand.turn()
    while run.top is not run.table or run.table.state.model.last is None:
        hand.turn()
    run.rest()
    hand.press(pygame.CONTROLLER_BUTTON_X)
    assert run.table.state.handling.hints
    hand.press(pygame.CONTROLLER_BUTTON_Y)
    assert run.table.state.controls.last.visible
    hand.press(B)
    assert not run.table.state.controls.last.visible
    hand.press(pygame.CONTROLLER_BUTTON_BACK)
    assert isinstance(run.top, ScoresScene)
    hand.press(B)
    hand.press(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(run.top, Dialog)
    hand.press(B)
    hand.press(RIGHT_SHOULDER)
    assert run.table.state.controls.form.focus is not None
    assert run.table.state.controls.form.keyboard
