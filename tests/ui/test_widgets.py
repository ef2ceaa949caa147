"""Every widget works by pointer and by keyboard, says what it is, and refuses when disabled."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.access import SET
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import FocusLost, KeyDown, PointerDown, PointerMove, PointerUp, Wheel
from hearts_gui.ui.shell.listening import KINDS
from hearts_gui.ui.widgets.accessible import form_nodes
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button, ButtonLook, IconButton, Label
from hearts_gui.ui.widgets.choice import Segmented, Toggle
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.stepper import Slider, Stepper
from hearts_gui.wording.language.messages import say
from tests.kits.placed import placed
from tests.ui.kit import Pixels, blank, click, picture, press, speech

BOX = Rect(300, 200, 220, 44)
Log = list[object]


def toggle(ctx: Context, log: Log) -> Widget:
    return placed(Rect(300, 200, 56, 32), Toggle(ctx, "Mute", on=False, changed=log.append))


def segmented(ctx: Context, log: Log) -> Widget:
    return Segmented(ctx, "Speed", BOX, options=("1×", "2×", "3×"), chosen=0, changed=log.append)


def stepper(ctx: Context, log: Log) -> Widget:
    return placed(BOX, Stepper(ctx, "Time", values=("a", "b", "c"), chosen=1, changed=log.append))


def slider(ctx: Context, log: Log) -> Widget:
    return placed(BOX, Slider(ctx, "Level", low=0, high=100, value=50, changed=log.append))


def dropdown(ctx: Context, log: Log) -> Widget:
    options = ("Claret", "Midnight", "Forest")
    return placed(BOX, Dropdown(ctx, "Back", options=options, chosen=0, changed=log.append))


def button(ctx: Context, log: Log) -> Widget:
    return Button(ctx, "Go", lambda: log.append("go"), BOX, look=ButtonLook.PRIMARY)


def icon_button(ctx: Context, log: Log) -> Widget:
    return IconButton(ctx, "Close", lambda: log.append(Icon.CLOSE), (400, 220), icon=Icon.CLOSE)


def list_row(ctx: Context, log: Log) -> Widget:
    return placed(
        BOX, ListRow(ctx, "Rules", lambda: log.append("rules"), icon=Icon.BOOK, detail="short")
    )


Maker = Callable[[Context, Log], Widget]
ALL: tuple[Maker, ...] = (
    toggle, segmented, stepper, slider, dropdown, button, icon_button, list_row,
)  # fmt: skip


@pytest.mark.parametrize("make", ALL, ids=lambda make: make.__name__)
def test_a_widget_says_its_label_role_and_value(ctx: Context, make: Maker) -> None:
    widget = make(ctx, [])
    words = speech(widget)
    assert words.startswith(widget.label)
    kind = KINDS.get(widget.role.value)
    assert kind is None or say(kind) in words
    assert widget.value_text in words


@pytest.mark.parametrize("make", ALL, ids=lambda make: make.__name__)
def test_a_widget_is_large_enough_to_hit(ctx: Context, make: Maker) -> None:
    widget = make(ctx, [])
    assert min(widget.hit.size) >= 44


@pytest.mark.parametrize("make", ALL, ids=lambda make: make.__name__)
def test_a_disabled_widget_does_nothing_and_says_why(ctx: Context, make: Maker) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = make(ctx, log)
    scene.form.add(widget)
    widget.reason = "There is no sound device."
    before = widget.value_text
    click(scene.form, widget)
    press(scene.form, pygame.K_TAB, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_LEFT)
    assert log == []
    assert widget.value_text == before
    assert "There is no sound device." in speech(widget)
    widget.reason = None
    assert "There is no sound device." not in speech(widget)


@pytest.mark.parametrize("make", ALL, ids=lambda make: make.__name__)
def test_hover_and_focus_and_disabling_can_be_seen(ctx: Context, make: Maker) -> None:
    scene = blank(ctx)
    widget = make(ctx, [])
    scene.form.add(widget)
    rest = picture(scene)
    scene.form.handle(PointerMove((widget.box.right - 12, widget.box.centery)))
    if not isinstance(widget, Segmented):  # the chosen block does not light up
        assert picture(scene) != rest
    scene.form.handle(PointerMove((900, 600)))
    assert picture(scene) == rest
    press(scene.form, pygame.K_TAB)
    assert picture(scene) != rest
    scene.form.handle(PointerDown((900, 600)))
    scene.form.handle(PointerUp((900, 600)))
    scene.form.set_focus(None, keyboard=False)
    assert picture(scene) == rest


@pytest.mark.parametrize("make", ALL, ids=lambda make: make.__name__)
def test_a_widget_draws_only_inside_its_rectangle(ctx: Context, make: Maker) -> None:
    scene = blank(ctx)
    widget = make(ctx, [])
    empty = pygame.Surface(ctx.metrics.size).convert()
    drawn = empty.copy()
    widget.hovered = True
    widget.set_focus(True)
    widget.draw(drawn, drawn.get_rect())
    drawn.fill((0, 0, 0), widget.rect)
    assert Pixels(drawn) == Pixels(empty)
    assert scene.form.widgets == []


@pytest.mark.parametrize("make", [button, icon_button, list_row], ids=lambda make: make.__name__)
def test_a_button_acts_by_pointer_enter_and_space(ctx: Context, make: Maker) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = make(ctx, log)
    scene.form.add(widget)
    click(scene.form, widget)
    press(scene.form, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE)
    assert len(log) == 3


def test_a_button_moves_closer_before_it_loses_its_icon(ctx: Context) -> None:
    button = Button(ctx, "Probar otra vez", lambda: None, icon=Icon.UNDO)
    signs: list[bool] = []
    ctx.painter.ink_probe = lambda _, ink: signs.append(ink.sign) or True  # type: ignore[func-returns-value]
    for less in (0, 16, 60):
        button.move_to(Rect(0, 0, button.preferred_width(999) - button.px(less), button.px(50)))
        button.draw(Surface((400, 100)), Rect(0, 0, 400, 100))
    assert signs == [True, False, True, False, False]


@pytest.mark.parametrize("words", ["Noch einmal spielen", "もう一度この手札で遊ぶ"])
def test_a_long_label_takes_two_lines_before_it_becomes_tiny(
    make_ctx: Callable[..., Context], words: str
) -> None:
    """Failing before: it became as small as any text may be."""
    ctx = make_ctx((1920, 1080), ui_scale=150)
    button = Button(ctx, words, lambda: None)
    button.move_to(Rect(0, 0, button.px(110), button.px(60)))
    sizes: list[int] = []
    ctx.painter.ink_probe = lambda _, ink: sizes.append(ink.picture.get_height()) or True  # type: ignore[func-returns-value]
    button.draw(Surface((400, 200)), Rect(0, 0, 400, 200))
    assert len(sizes) > 1
    assert min(sizes) >= 0.5 * button.skin.fonts_height(button.skin.type(17))


def test_a_press_that_slides_off_a_button_does_nothing(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = button(ctx, log)
    scene.form.add(widget)
    scene.form.handle(PointerDown(widget.box.center))
    scene.form.handle(PointerMove((900, 600)))
    scene.form.handle(PointerUp((900, 600)))
    scene.form.handle(PointerDown(widget.box.center))
    scene.form.handle(FocusLost())
    scene.form.handle(PointerUp(widget.box.center))
    assert log == []


def test_a_held_enter_acts_once(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    scene.form.add(button(ctx, log))
    press(scene.form, pygame.K_TAB, pygame.K_RETURN)
    scene.form.handle(KeyDown(pygame.K_RETURN, repeat=True))
    assert log == ["go"]


def test_a_toggle_switches_and_its_thumb_arrives(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = toggle(ctx, log)
    scene.form.add(widget)
    click(scene.form, widget)
    assert scene.idle_wait_ms() is None
    scene.update(200)
    assert scene.idle_wait_ms() is not None
    press(scene.form, pygame.K_TAB, pygame.K_SPACE)
    assert log == [True, False]
    assert widget.value_text == "off"


def test_a_toggle_jumps_when_motion_is_reduced(
    make_ctx: Callable[..., Context],
) -> None:
    scene = blank(make_ctx(reduced_motion=True))
    widget = toggle(scene.ctx, [])
    scene.form.add(widget)
    click(scene.form, widget)
    assert not widget.animating


def test_segments_are_chosen_by_pointer_and_arrows(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = segmented(ctx, log)
    scene.form.add(widget)
    click(scene.form, (BOX.right - 20, BOX.centery))
    press(scene.form, pygame.K_TAB, pygame.K_LEFT, pygame.K_HOME, pygame.K_LEFT, pygame.K_END)
    assert log == [2, 1, 0, 2]
    assert widget.value_text == "3×, 3 of 3"


def test_a_stepper_steps_within_its_list(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = stepper(ctx, log)
    scene.form.add(widget)
    click(scene.form, (BOX.right - 15, BOX.centery))
    click(scene.form, (BOX.right - 15, BOX.centery))
    click(scene.form, (BOX.x + 15, BOX.centery))
    press(scene.form, pygame.K_TAB, pygame.K_LEFT, pygame.K_LEFT, pygame.K_END)
    assert log == [2, 1, 0, 2]


def test_holding_a_stepper_repeats(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    values = tuple(str(n) for n in range(50))
    widget = placed(BOX, Stepper(ctx, "Time", values=values, chosen=0, changed=log.append))
    scene.form.add(widget)
    scene.form.handle(PointerDown((BOX.right - 15, BOX.centery)))
    scene.form.update(399)
    assert log == [1]
    scene.form.update(1 + 2 * widget.repeat_ms)
    assert log == [1, 2, 3, 4]
    scene.form.handle(PointerUp((BOX.right - 15, BOX.centery)))
    scene.form.update(1000)
    assert log == [1, 2, 3, 4]


def test_a_slider_follows_the_pointer_and_the_keys(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = slider(ctx, log)
    scene.form.add(widget)
    scene.form.handle(PointerDown((BOX.x, BOX.centery)))
    scene.form.handle(PointerMove((BOX.right, BOX.centery)))
    scene.form.handle(PointerUp((BOX.right, BOX.centery)))
    assert log == [100]
    press(scene.form, pygame.K_TAB, pygame.K_LEFT, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_RIGHT)
    assert log[1:] == [99, 89, 0, 1]


def test_a_reader_sets_a_slider_by_numbers_alone(ctx: Context) -> None:
    """Failing before: infinity ended the program."""
    log: Log = []
    scene = blank(ctx)
    scene.form.add(slider(ctx, log))
    (node,) = form_nodes(scene.form)
    for text in ("70", "1e999", "-1e999", "nan", "x", "300"):
        node.acts[SET](text)
    assert log == [70, 100]


def test_a_slider_waits_for_the_release(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = placed(
        BOX, Slider(ctx, "Size", low=75, high=200, value=100, changed=log.append, step=5)
    )
    scene.form.add(widget)
    scene.form.handle(PointerDown((BOX.x, BOX.centery)))
    scene.form.handle(PointerMove((BOX.x + 60, BOX.centery)))
    assert log == []
    scene.form.handle(PointerUp((BOX.right, BOX.centery)))
    assert log == [200]


def test_a_list_opens_over_the_value_and_takes_a_click(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = dropdown(ctx, log)
    scene.form.add(widget)
    click(scene.form, widget)
    popup = scene.form.popup
    assert popup is not None
    assert popup.box.collidepoint(widget.box.center)
    click(scene.form, (popup.box.centerx, popup.box.bottom - 20))
    assert log == [2]
    assert scene.form.popup is None


def test_a_list_works_by_keys_and_by_typing(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget = dropdown(ctx, log)
    scene.form.add(widget)
    press(scene.form, pygame.K_TAB, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert log == [1]
    press(scene.form, pygame.K_RETURN)
    scene.form.handle(KeyDown(pygame.K_f, text="f"))
    scene.form.handle(KeyDown(pygame.K_o, text="o"))
    press(scene.form, pygame.K_RETURN)
    assert log == [1, 2]
    press(scene.form, pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE)
    assert scene.form.popup is None
    assert log == [1, 2]


def test_a_press_outside_an_open_list_only_closes_it(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    widget, other = dropdown(ctx, log), Button(ctx, "Go", log.clear, Rect(800, 500, 120, 50))
    scene.form.add(widget, other)
    click(scene.form, widget)
    log.append("kept")
    click(scene.form, other)
    assert scene.form.popup is None
    assert log == ["kept"]


def test_an_open_list_longer_than_the_window_scrolls(ctx: Context) -> None:
    options = tuple(f"Entry {n}" for n in range(60))
    log: Log = []
    scene = blank(ctx)
    widget = placed(BOX, Dropdown(ctx, "Long", options=options, chosen=0, changed=log.append))
    scene.form.add(widget)
    click(scene.form, widget)
    popup = scene.form.popup
    assert popup is not None
    assert ctx.metrics.window.contains(popup.box)
    scene.form.handle(Wheel(popup.box.center, -100))
    click(scene.form, (popup.box.centerx, popup.box.bottom - 20))
    assert log == [59]


def test_tab_goes_round_in_order_and_back(ctx: Context) -> None:
    scene = blank(ctx)
    boxes = [Rect(100 + 200 * i, 100, 150, 50) for i in range(3)]
    buttons = [Button(ctx, str(i), lambda: None, box) for i, box in enumerate(boxes)]
    scene.form.add(*buttons, Label(ctx, "words", Rect(0, 0, 50, 20)))
    seen = []
    for _ in range(4):
        press(scene.form, pygame.K_TAB)
        assert scene.form.focus is not None
        seen.append(scene.form.focus.label)
    press(scene.form, pygame.K_TAB, mods=pygame.KMOD_LSHIFT)
    assert scene.form.focus is not None
    assert [*seen, scene.form.focus.label] == ["0", "1", "2", "0", "2"]


def test_arrows_move_the_focus_to_the_neighbour(ctx: Context) -> None:
    scene = blank(ctx)
    grid = {
        (x, y): Button(ctx, f"{x}{y}", lambda: None, Rect(100 + 200 * x, 100 + 90 * y, 150, 50))
        for x in range(3)
        for y in range(3)
    }
    scene.form.add(*grid.values())
    scene.form.set_focus(grid[1, 1], keyboard=True)
    walks = [(pygame.K_UP, "10"), (pygame.K_RIGHT, "20"), (pygame.K_DOWN, "21"),
             (pygame.K_LEFT, "11")]  # fmt: skip
    for key, label in walks:
        press(scene.form, key)
        assert scene.form.focus is not None
        assert scene.form.focus.label == label


def test_the_ring_is_for_the_keyboard_only(ctx: Context) -> None:
    scene = blank(ctx)
    widget = button(ctx, [])
    scene.form.add(widget)
    press(scene.form, pygame.K_TAB)
    assert scene.form.keyboard
    click(scene.form, widget)
    assert not scene.form.keyboard
    assert scene.form.focus is widget


def test_a_tooltip_goes_after_a_while_though_the_pointer_rests(ctx: Context) -> None:
    """Failing before: it stayed up as long as the pointer did not move."""
    scene = blank(ctx)
    log: Log = []
    widget = icon_button(ctx, log)
    scene.form.add(widget)
    scene.handle(PointerMove(widget.box.center))
    for _ in range(40):
        scene.update(16)
    assert scene.form.tooltip.visible
    wait = scene.idle_wait_ms()
    assert wait is not None
    assert wait > 0
    for _ in range(300):
        scene.update(16)
    assert not scene.form.tooltip.visible
    for _ in range(300):
        scene.update(16)
    assert not scene.form.tooltip.visible


def test_a_tooltip_goes_when_what_it_says_is_no_longer_so(ctx: Context) -> None:
    scene = blank(ctx)
    log: Log = []
    widget = icon_button(ctx, log)
    widget.reason = "It is not your turn"
    scene.form.add(widget)
    scene.handle(PointerMove(widget.box.center))
    for _ in range(40):
        scene.update(16)
    assert scene.form.tooltip.text == "It is not your turn"
    widget.reason = None
    scene.update(16)
    assert not scene.form.tooltip.visible


def test_a_tooltip_waits_and_never_covers_its_widget(ctx: Context) -> None:
    scene = blank(ctx)
    widget = icon_button(ctx, [])
    scene.form.add(widget)
    scene.form.handle(PointerMove((widget.box.right - 12, widget.box.centery)))
    scene.form.update(499)
    assert not scene.form.tooltip.visible
    scene.form.update(2)
    assert scene.form.tooltip.visible
    assert not scene.form.tooltip.rect.colliderect(widget.box)
    scene.form.handle(PointerMove((900, 600)))
    assert not scene.form.tooltip.visible


def tall_area(ctx: Context) -> tuple[ScrollArea, list[Button]]:
    view = Rect(200, 100, 400, 300)
    rows = [Button(ctx, str(i), lambda: None, Rect(220, 110 + 80 * i, 300, 60)) for i in range(12)]
    area = ScrollArea(ctx, view)
    area.set_content(rows, 12 * 80 + 20)
    return area, rows


def test_a_scroll_area_follows_wheel_bar_drag_and_focus(ctx: Context) -> None:
    scene = blank(ctx)
    area, rows = tall_area(ctx)
    scene.form.add(*rows, area)
    scene.form.handle(Wheel((300, 200), -2))
    scene.form.update(500)
    assert area.offset > 0
    area.scroll(0, instantly=True)
    scene.form.handle(PointerDown((area.box.right - 4, area.box.y + 10)))
    scene.form.handle(PointerMove((area.box.right - 4, area.box.y + 110)))
    scene.form.handle(PointerUp((area.box.right - 4, area.box.y + 110)))
    assert area.offset > 100
    scene.form.set_focus(rows[11], keyboard=True)
    scene.form.update(500)
    assert area.box.contains(rows[11].box)
    scene.form.set_focus(rows[0], keyboard=True)
    scene.form.update(500)
    assert area.box.contains(rows[0].box)


def test_the_empty_place_between_rows_drags_the_area(ctx: Context) -> None:
    scene = blank(ctx)
    area, rows = tall_area(ctx)
    scene.form.add(*rows, area)
    scene.form.handle(PointerDown((210, 300)))
    scene.form.handle(PointerMove((210, 200)))
    scene.form.handle(PointerUp((210, 200)))
    assert area.offset == 100


def test_what_is_scrolled_out_of_view_cannot_be_hit(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    area, rows = tall_area(ctx)
    hidden = Button(ctx, "under", lambda: log.append(1), Rect(220, 110 + 80 * 6, 300, 60))
    area.set_content([*rows, hidden], 2000)
    scene.form.add(*rows, hidden, area)
    click(scene.form, (300, 110 + 80 * 6 + 30))
    assert log == []


def test_a_dialog_answers_by_pointer_enter_and_escape(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    log: Log = []
    heard: list[str] = []
    monkeypatch.setattr(ctx.sound, "play", heard.append)
    below = blank(ctx)
    asking = button(ctx, log)
    below.form.add(asking)
    below.form.set_focus(asking, keyboard=True)
    for answer in ("pointer", "enter", "escape", "outside"):
        choices = (
            DialogButton("No", lambda: log.append("no")),
            DialogButton("Yes", lambda: log.append("yes"), primary=True),
        )
        dialog = Dialog(ctx, "Leave?", "Your game is saved.", choices)
        ctx.scenes.push(dialog)
        dialog.update(300)
        if answer == "pointer":
            click(
                dialog.form, next(widget for widget in dialog.form.widgets if widget.label == "No")
            )
        elif answer == "enter":
            press(dialog, pygame.K_RETURN)
        elif answer == "escape":
            press(dialog, pygame.K_ESCAPE)
        else:
            dialog.handle(PointerDown((5, 5)))
        assert ctx.scenes.top is below
        assert below.form.focus is asking, "the keys go on from where they were"
    assert log == ["no", "yes"]
    assert heard == ["button", "button"]


def test_the_newest_toast_takes_the_place_of_the_one_before(ctx: Context) -> None:
    """Failing before: a reply waited until the toasts before it had had their time."""
    scene = blank(ctx)
    scene.toasts.show("saved")
    scene.update(1000)
    scene.toasts.show("copied")
    assert scene.toasts.text == "copied"
    scene.update(3000)
    assert scene.toasts.text == "copied"
    scene.update(300)
    assert scene.toasts.text == ""


def test_a_toast_keeps_off_the_buttons_at_the_bottom(ctx: Context) -> None:
    """Failing before: “Scores copied” lay over “Next deal”."""
    scene = blank(ctx)
    window = ctx.metrics.window
    lower = Rect(0, window.bottom - 90, window.w, 50)
    upper = lower.move(0, -60)
    scene.form.add(*(Button(ctx, "Go", lambda: None, place) for place in (lower, upper)))
    scene.toasts.show("saved")
    scene.update(1000)
    assert scene.toasts.text == "saved"
    margin = -2 * Skin(ctx).px(24)
    pill = scene.toasts.rect.inflate(margin, margin)
    assert pill.bottom < upper.y
    assert pill.y > window.centery
