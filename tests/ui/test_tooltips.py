"""A tooltip is about what the pointer or the keyboard is on now; it goes with any change."""

import pytest
from pygame import Rect

from hearts_gui.devtools import screenshot, shots
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import (
    FocusLost,
    KeyDown,
    PointerDown,
    PointerLeft,
    PointerMove,
    PointerUp,
    Wheel,
)
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button, IconButton
from hearts_gui.ui.widgets.dialog import Dialog, DialogButton
from hearts_gui.ui.widgets.form import Form
from hearts_gui.ui.widgets.scroll import ScrollArea
from tests.ui.kit import Plain, blank, picture

MOMENTS = ("play", "pass", "review", "deal-summary", "game-end")
NAMES = (*screenshot.SCENES, *MOMENTS)
OFTEN = ("menu", "play", "options", "rules", "saved-games")


def form_of(scene: Scene) -> Form:
    form = (
        scene.state.controls.form if isinstance(scene, TableScene) else getattr(scene, "form", None)
    )
    assert isinstance(form, Form)
    return form


def shown(scene: Scene) -> bool:
    return form_of(scene).tooltip.visible


def wait(scene: Scene, ms: int = 700) -> None:
    for _ in range(ms // 20):
        scene.update(20.0)


def explained(scene: Scene) -> list[Widget]:
    """Return the widgets that have a tooltip and can be pointed at."""
    form = form_of(scene)
    return [widget for widget in form.widgets if widget.visible and widget.hint and widget.hit.w
            and form.widget_at(widget.hit.center) is widget]  # fmt: skip


def hover(scene: Scene, widget: Widget) -> None:
    scene.handle(PointerMove((1, 1)))
    scene.handle(PointerMove(widget.hit.center))
    wait(scene)
    assert shown(scene), widget.label


def dialog(ctx: Context) -> Dialog:
    dialog = Dialog(ctx, "Leave?", "The game is kept.", (DialogButton("Yes", lambda: None),))
    ctx.scenes.push(dialog)
    return dialog


def with_button(ctx: Context) -> tuple[Plain, IconButton]:
    scene = blank(ctx)
    button = IconButton(ctx, "Options", lambda: None, (400, 300), icon=Icon.GEAR)
    scene.form.add(button)
    return scene, button


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in OFTEN else pytest.mark.slow) for name in NAMES]
)
def test_no_tooltip_outlives_a_change_of_its_screen(name: str) -> None:
    """Under a dialog, after it, after a resize, without pointer, in the background."""
    scene, _ = shots.opened(name, shots.PictureLook(size=(1280, 720)), Rules(), "7")
    for index in range(min(4, len(explained(scene)))):
        hover(scene, explained(scene)[index])
        without = dialog(scene.ctx)
        assert not shown(scene)
        scene.ctx.scenes.remove(without)
        wait(scene, 3000)
        assert not shown(scene), "nothing was pointed at again"
        for event in (PointerLeft(), FocusLost()):
            hover(scene, explained(scene)[index])
            scene.handle(event)
            assert not shown(scene), event
            wait(scene)
            assert not shown(scene), event
        hover(scene, explained(scene)[index])
        scene.ctx.scenes.resize()
        wait(scene)
        assert not shown(scene)


def test_the_picture_under_a_dialog_shows_no_tooltip(ctx: Context) -> None:
    scene, button = with_button(ctx)
    bare = picture(scene)
    hover(scene, button)
    button.hovered = False
    assert picture(scene) != bare
    over = dialog(ctx)
    assert over.backdrop is not None
    ctx.scenes.remove(over)
    assert picture(scene) == bare


def test_what_opened_a_dialog_is_not_explained_after_it(ctx: Context) -> None:
    """Failing before: half a second after the dialog was closed, wherever the pointer was."""
    scene = blank(ctx)
    button = IconButton(ctx, "Menu", lambda: opened.append(dialog(ctx)), (400, 300), icon=Icon.MENU)
    opened: list[Dialog] = []
    scene.form.add(button)
    scene.handle(PointerMove(button.box.center))
    scene.handle(PointerDown(button.box.center))
    scene.handle(PointerUp(button.box.center))
    assert ctx.scenes.top is opened[0]
    opened[0].back()
    wait(scene, 3000)
    assert not shown(scene)
    assert not button.hovered
    hover(scene, button)


def test_a_row_that_scrolled_away_is_not_explained(ctx: Context) -> None:
    scene = blank(ctx)
    rows = [Button(ctx, str(n), lambda: None, Rect(220, 110 + 80 * n, 300, 60)) for n in range(9)]
    for row in rows:
        row.tooltip = f"What {row.label} is for"
    area = ScrollArea(ctx, Rect(200, 100, 400, 300))
    area.set_content(rows, 9 * 80 + 20)
    scene.form.add(*rows, area)
    scene.handle(PointerMove(rows[0].box.center))
    scene.update(200)
    scene.handle(Wheel(rows[0].box.center, -5))
    wait(scene, 1200)
    tooltip = scene.form.tooltip
    assert tooltip.visible
    assert tooltip.text != rows[0].tooltip
    under = scene.form.widget_at((370, 140))
    assert under is not None
    assert tooltip.text == under.hint
    area.scroll(0, instantly=True)
    scene.update(20)
    assert not shown(scene)


@pytest.mark.parametrize("change", ["added", "removed", "over it"])
def test_a_tooltip_goes_when_the_screen_gets_other_controls(ctx: Context, change: str) -> None:
    scene, button = with_button(ctx)
    other = Button(ctx, "Play", lambda: None, Rect(300, 500, 200, 56))
    scene.form.add(other)
    hover(scene, button)
    if change == "removed":
        scene.form.remove(other)
    elif change == "added":
        scene.form.add(Button(ctx, "Deal", lambda: None, Rect(300, 220, 200, 56)))
    else:
        other.z = 3.0
        other.move_to(button.box.inflate(20, 20))
        scene.update(20)
    assert not shown(scene)


def test_a_refused_press_is_explained_only_until_the_pointer_goes(ctx: Context) -> None:
    scene, button = with_button(ctx)
    button.reason = "It is not your turn."
    scene.handle(PointerMove(button.box.center))
    scene.handle(PointerDown(button.box.center))
    scene.handle(PointerUp(button.box.center))
    scene.update(20)
    assert shown(scene)
    scene.handle(PointerMove((900, 600)))
    assert not shown(scene)


def test_a_control_used_by_key_is_not_explained_again_where_the_page_is_made_again(
    ctx: Context,
) -> None:
    class Page(Plain):
        def compose(self) -> None:
            button = Button(self.ctx, "More", self.rebuild, Rect(300, 300, 200, 56))
            button.tooltip = "Add a pass"
            self.form.add(button)

    scene = Page(ctx)
    ctx.scenes.push(scene)
    scene.form.set_focus(scene.form.widgets[0], keyboard=True)
    wait(scene)
    assert shown(scene)
    scene.handle(KeyDown(13))
    wait(scene)
    assert scene.form.focus is scene.form.widgets[0]
    assert not shown(scene)


def test_what_was_pressed_is_not_explained_while_the_pointer_stays(ctx: Context) -> None:
    """Failing before: half a second after each press, over what the press had changed."""
    scene, button = with_button(ctx)
    hover(scene, button)
    scene.handle(PointerDown(button.box.center))
    scene.handle(PointerUp(button.box.center))
    wait(scene)
    assert not shown(scene)
    hover(scene, button)


def test_a_button_that_says_why_it_waits_is_not_explained_in_the_same_words(ctx: Context) -> None:
    """Failing before: “Choose a card” stood over a button that says “Choose a card”."""
    scene = blank(ctx)
    button = Button(ctx, "Choose a card", lambda: None, Rect(300, 500, 200, 56))
    button.reason = "Choose a card"
    scene.form.add(button)
    scene.handle(PointerMove(button.box.center))
    scene.handle(PointerDown(button.box.center))
    scene.handle(PointerUp(button.box.center))
    wait(scene)
    assert not shown(scene)
    button.reason = "It is not your turn."
    hover(scene, button)
