"""A finger presses when it lifts, scrolls when it moves, asks what something is when it stays."""

from functools import partial

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.presets import preset
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.screens.options import RULES, OptionsScene
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import PointerDown, PointerUp
from hearts_gui.ui.shell.pad import Pads
from hearts_gui.ui.shell.translator import Translator
from hearts_gui.ui.widgets.button import Button, IconButton
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.stepper import Slider, Stepper
from hearts_gui.ui.widgets.text_field import TextField
from tests.kits.placed import placed
from tests.ui.conftest import MakeContext
from tests.ui.kit import Plain, blank, card_name
from tests.ui.table_run import TableRun


class Hand:
    """One finger over a scene; the mouse echo of every touch comes with it, as in a real window."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.translator = Translator(Pads())
        self.pos = (0, 0)

    def _send(self, kind: int, mouse: int, pos: tuple[int, int]) -> None:
        wide, high = self.scene.ctx.metrics.size
        touch = Event(kind, finger_id=3, touch_id=1, dx=0, dy=0, x=pos[0] / wide, y=pos[1] / high)
        echo = Event(mouse, pos=pos, button=1, rel=(0, 0), buttons=(1, 0, 0), touch=True)
        for event in self.translator.translate([touch, echo], (wide, high)):
            self.scene.handle(event)
        self.pos = pos

    def down(self, pos: tuple[int, int]) -> None:
        self._send(pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN, pos)

    def move(self, dx: int, dy: int) -> None:
        start = self.pos
        for step in range(1, 6):
            pos = (start[0] + dx * step // 5, start[1] + dy * step // 5)
            self._send(pygame.FINGERMOTION, pygame.MOUSEMOTION, pos)

    def up(self) -> None:
        self._send(pygame.FINGERUP, pygame.MOUSEBUTTONUP, self.pos)

    def tap(self, pos: tuple[int, int]) -> None:
        self.down(pos)
        self.up()

    def wait(self, ms: float) -> None:
        for _ in range(round(ms / 20)):
            self.scene.update(20.0)


def tooltip(scene: Plain) -> str:
    note = scene.form.tooltip
    return note.text if note.visible else ""


def with_button(ctx: Context) -> tuple[Plain, Button, list[str]]:
    """A screen with one button, and what it has done."""
    scene = blank(ctx)
    done: list[str] = []
    button = Button(ctx, "Deal", lambda: done.append("deal"), Rect(100, 100, 200, 56))
    scene.form.add(button)
    return scene, button, done


def test_a_tap_presses_once_when_the_finger_lifts(ctx: Context) -> None:
    scene, button, done = with_button(ctx)
    hand = Hand(scene)
    hand.down(button.box.center)
    assert button.pressed
    assert done == []
    hand.up()
    assert done == ["deal"]
    assert not button.pressed
    assert not button.hovered


def test_a_finger_that_slides_off_presses_nothing(ctx: Context) -> None:
    scene, button, done = with_button(ctx)
    hand = Hand(scene)
    hand.down(button.box.center)
    hand.move(0, 200)
    hand.up()
    assert done == []


def test_a_finger_that_stays_asks_what_this_is_and_presses_nothing(ctx: Context) -> None:
    scene = blank(ctx)
    done: list[str] = []
    icon = IconButton(ctx, "Score sheet", lambda: done.append("x"), (400, 400), icon=Icon.CHART)
    scene.form.add(icon)
    hand = Hand(scene)
    hand.down(icon.box.center)
    hand.wait(440)
    assert tooltip(scene) == ""
    hand.wait(120)
    assert tooltip(scene) == "Score sheet"
    hand.up()
    assert done == []
    assert tooltip(scene) == "Score sheet"
    hand.tap((30, 30))
    hand.down((31, 31))
    hand.up()
    hand.tap(icon.box.center)
    assert done == ["x"]


def test_a_disabled_control_says_why_to_a_finger(ctx: Context) -> None:
    scene = blank(ctx)
    button = Button(ctx, "Play", lambda: None, Rect(100, 100, 200, 56))
    button.reason = "Choose a card first"
    scene.form.add(button)
    Hand(scene).tap(button.box.center)
    assert tooltip(scene) == "Choose a card first"


def listed(ctx: Context, count: int = 20) -> tuple[Plain, ScrollArea, list[str]]:
    scene = blank(ctx)
    done: list[str] = []
    rows = [
        Button(ctx, f"Row {n}", partial(done.append, str(n)), Rect(100, 100 + n * 60, 300, 52))
        for n in range(count)
    ]
    area = ScrollArea(ctx, Rect(80, 80, 360, 400))
    area.set_content(rows, count * 60 + 20)
    scene.form.add(*rows, area)
    return scene, area, done


def test_a_finger_scrolls_a_list_from_anywhere_and_presses_nothing(ctx: Context) -> None:
    scene, area, done = listed(ctx)
    hand = Hand(scene)
    hand.down((200, 300))
    hand.move(0, -150)
    assert area.offset == 150
    hand.move(0, -50)
    hand.up()
    assert area.offset == 200
    assert done == []
    hand.tap((200, 300))
    assert len(done) == 1


def test_a_small_tremble_is_still_a_tap(ctx: Context) -> None:
    scene, area, done = listed(ctx)
    hand = Hand(scene)
    hand.down((200, 126))
    hand.move(3, -5)
    hand.up()
    assert done == ["0"]
    assert area.offset == 0


def test_a_list_is_not_scrolled_by_a_finger_on_a_slider_that_goes_sideways(ctx: Context) -> None:
    scene = blank(ctx)
    values: list[int] = []
    slider = placed(Rect(100, 120, 300, 44), Slider(ctx, "Level", low=0, high=100, value=10,
                                                       changed=values.append))  # fmt: skip
    area = ScrollArea(ctx, Rect(80, 80, 360, 300))
    area.set_content([slider], 900)
    scene.form.add(slider, area)
    hand = Hand(scene)
    hand.down((140, 142))
    hand.move(0, -60)
    hand.up()
    assert (slider.value, area.offset) == (10, 60)
    hand.down((140, slider.box.centery))
    hand.move(120, 4)
    hand.up()
    assert area.offset == 60
    assert slider.value > 40
    assert values[-1] == slider.value


def test_a_held_plus_goes_on(ctx: Context) -> None:
    scene = blank(ctx)
    values = [str(number) for number in range(50)]
    stepper = placed(Rect(100, 100, 200, 44), Stepper(ctx, "Points", values=values, chosen=0,
                                                         changed=lambda _: None))  # fmt: skip
    stepper.tooltip = "How many points"
    scene.form.add(stepper)
    hand = Hand(scene)
    hand.tap((stepper.box.right - 10, stepper.box.centery))
    assert stepper.chosen == 1
    hand.down((stepper.box.right - 10, stepper.box.centery))
    hand.wait(1600)
    hand.up()
    assert stepper.chosen > 6
    value = stepper.chosen
    hand.wait(500)
    assert stepper.chosen == value


def test_a_segment_and_a_list_are_chosen_by_taps(ctx: Context) -> None:
    scene = blank(ctx)
    tabs = Segmented(ctx, "Page", Rect(100, 40, 300, 48), options=["A", "B", "C"], chosen=0,
                     changed=lambda _: None)  # fmt: skip
    box = placed(Rect(100, 300, 216, 44), Dropdown(
        ctx, "Who", options=[f"P{n}" for n in range(60)], chosen=0, changed=lambda _: None
    ))  # fmt: skip
    scene.form.add(tabs, box)
    hand = Hand(scene)
    hand.tap((350, 64))
    assert tabs.chosen == 2
    hand.tap(box.box.center)
    popup = scene.form.popup
    assert popup is not None
    hand.down((box.box.centerx, 500))
    hand.move(0, -300)
    assert popup._first > 0
    hand.up()
    assert scene.form.popup is popup
    assert box.chosen == 0
    hand.tap((popup.box.centerx, popup.box.y + 20))
    assert scene.form.popup is None
    assert box.chosen == popup._first
    hand.tap(box.box.center)
    hand.tap((900, 600))
    assert scene.form.popup is None


def test_a_text_field_is_chosen_by_a_tap(ctx: Context) -> None:
    scene = blank(ctx)
    field = placed(Rect(100, 100, 300, 48), TextField(ctx, "Name", changed=lambda _: None))
    scene.form.add(field)
    Hand(scene).tap(field.box.center)
    assert scene.form.focus is field


def test_a_lost_focus_forgets_the_finger(ctx: Context) -> None:
    scene, _, done = listed(ctx)
    hand = Hand(scene)
    hand.down((200, 126))
    for event in hand.translator.translate([Event(pygame.WINDOWFOCUSLOST)], (1, 1)):
        scene.handle(event)
    hand.up()
    assert done == []


@pytest.mark.parametrize("size", [(1280, 720), (820, 1460)])
def test_the_words_of_an_option_explain_it_to_a_finger(
    make_ctx: MakeContext, size: tuple[int, int]
) -> None:
    from hearts_gui.devtools.samples import sample_setup
    from hearts_gui.ui.screens.rules.groups import OptionCaption

    ctx = make_ctx(size)
    scene = OptionsScene(ctx, tab=RULES, playable=True, setup=sample_setup())
    ctx.scenes.push(scene)
    view = ctx.metrics.window
    caption = next(
        widget for widget in scene.form.widgets
        if isinstance(widget, OptionCaption) and not widget.changed and view.contains(widget.hit)
    )  # fmt: skip
    hand = Hand(scene)
    hand.tap(caption.hit.center)
    assert scene.form.tooltip.visible
    assert scene.form.tooltip.text == caption.tooltip


def at_the_table(seed: str = "touch") -> TableRun:
    """A table at which some cards of the hand may not be played."""
    for attempt in range(40):
        run = TableRun(preset("standard"), seed=f"{seed} {attempt}", speed=0.0)
        for _ in range(20):
            run.rest()
            model = run.table.state.model
            if model.ask.kind is AskKind.PLAY and 0 < len(model.legal) < len(model.hand):
                return run
            run.pass_or_play()
    raise AssertionError("no such moment")


def hold(run: TableRun, card: Card, ms: float) -> None:
    pos = run.spot(card)
    run.frame(PointerDown(pos, touch=True))
    run.run(ms)
    run.frame(PointerUp(pos, touch=True))


def test_a_long_touch_on_a_card_says_why_it_may_not_be_played() -> None:
    run = at_the_table()
    model, version = run.table.state.model, run.session.version
    card = next(card for card in model.hand if card not in model.legal)
    hold(run, card, 700)
    note = run.table.state.notes.current()
    assert note is not None
    assert note.wrong
    assert run.session.version == version


def test_a_finger_that_stays_on_a_card_reads_its_name_and_plays_nothing() -> None:
    run = at_the_table()
    version = run.session.version
    card = run.table.state.model.legal[0]
    hold(run, card, 700)
    note = run.table.state.notes.current()
    assert note is not None
    assert card_name(card) in note.text
    assert run.session.version == version
    assert run.table.state.handling.hovered is None
    hold(run, card, 100)
    assert run.session.version > version
