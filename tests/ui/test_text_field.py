"""Text fields: typing, selecting, the clipboard, input methods; number boxes and card tiles."""

import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.screenshot import SCENES, make_context
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import (
    KeyDown,
    PointerDown,
    PointerMove,
    PointerUp,
    TextEditing,
    TextInput,
)
from hearts_gui.ui.shell.pad import Pads
from hearts_gui.ui.shell.translator import Translator
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.faces import FaceGrid, FacePicks
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.stepper import NumberBox
from hearts_gui.ui.widgets.text_field import TextField
from tests.kits.placed import placed
from tests.ui.kit import Pixels, Plain, blank, click, press, speech

BOX = Rect(300, 200, 320, 48)
Log = list[object]


def field(ctx: Context, log: Log, **more: object) -> tuple[Plain, TextField]:
    scene = blank(ctx)
    field = placed(BOX, TextField(ctx, "Name", changed=log.append, **more))  # type: ignore[arg-type]
    scene.form.add(field)
    scene.form.set_focus(field, keyboard=True)
    return scene, field


def typed(scene: Plain, text: str) -> None:
    for letter in text:
        scene.handle(KeyDown(0, 0, letter))
        scene.handle(TextInput(letter))


def test_typed_text_arrives_once_and_is_told(ctx: Context) -> None:
    log: Log = []
    scene, box = field(ctx, log)
    typed(scene, "Zoë")
    assert box.text == "Zoë"
    assert log == ["Z", "Zo", "Zoë"]
    assert "Zoë" in speech(box)


def test_space_and_enter_do_not_press_the_field(ctx: Context) -> None:
    log: Log = []
    done: Log = []
    scene, box = field(ctx, log, submitted=done.append)
    scene.handle(KeyDown(pygame.K_SPACE, 0, " "))
    scene.handle(TextInput(" "))
    scene.handle(KeyDown(pygame.K_RETURN))
    scene.handle(KeyDown(pygame.K_RETURN, repeat=True))
    assert box.text == " "
    assert done == [" "]


def test_letters_go_to_a_field_that_was_clicked_and_nowhere_else(ctx: Context) -> None:
    scene, box = field(ctx, [])
    click(scene.form, box)
    assert scene.handle(KeyDown(pygame.K_m, 0, "m"))
    assert not scene.form.keyboard


def test_the_cursor_moves_by_letters_words_and_ends(ctx: Context) -> None:
    scene, box = field(ctx, [], text="one two  three")
    press(scene, pygame.K_LEFT, mods=pygame.KMOD_CTRL)
    typed(scene, "|")
    assert box.text == "one two  |three"
    press(scene, pygame.K_HOME)
    press(scene, pygame.K_RIGHT, mods=pygame.KMOD_CTRL)
    typed(scene, "|")
    assert box.text == "one| two  |three"
    press(scene, pygame.K_END, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_DELETE)
    assert box.text == "one| two  |thr"
    press(scene, pygame.K_BACKSPACE, mods=pygame.KMOD_CTRL)
    assert box.text == "one| two  "


def test_a_selection_is_copied_cut_replaced_and_pasted(ctx: Context) -> None:
    scene, box = field(ctx, [], text="hearts")
    press(scene, pygame.K_LEFT, pygame.K_LEFT, mods=pygame.KMOD_SHIFT)
    assert box._typed.selected == "ts"
    press(scene, pygame.K_c, mods=pygame.KMOD_CTRL)
    assert clipboard.paste() == "ts"
    press(scene, pygame.K_x, mods=pygame.KMOD_CTRL)
    assert box.text == "hear"
    press(scene, pygame.K_v, pygame.K_v, mods=pygame.KMOD_CTRL)
    assert box.text == "heartsts"
    press(scene, pygame.K_a, mods=pygame.KMOD_CTRL)
    typed(scene, "x")
    assert box.text == "x"


def test_pasted_text_is_put_on_one_line_and_cut_to_its_room(ctx: Context) -> None:
    scene, box = field(ctx, [], longest=10)
    clipboard.copy("a\nb\tc\x00" + "d" * 50)
    press(scene, pygame.K_v, mods=pygame.KMOD_CTRL)
    assert box.text == "a b c" + "d" * 5


def test_half_a_character_is_copied_as_a_question_mark(ctx: Context) -> None:
    scene, box = field(ctx, [])
    clipboard.copy("a\ud83dz")
    press(scene, pygame.K_v, mods=pygame.KMOD_CTRL)
    assert box.text == "a?z"


def test_the_pointer_places_the_cursor_and_selects(ctx: Context) -> None:
    scene, box = field(ctx, [], text="hearts")
    left = box._line().x
    scene.handle(PointerDown((left + 1, 220)))
    scene.handle(PointerMove((left + 400, 220)))
    scene.handle(PointerUp((left + 400, 220)))
    assert box._typed.selected == "hearts"
    click(scene.form, (left + 1, 220))
    typed(scene, ">")
    assert box.text == ">hearts"


def test_an_input_method_shows_its_word_before_it_is_part_of_the_text(ctx: Context) -> None:
    log: Log = []
    scene, box = field(ctx, log)
    scene.handle(TextEditing("に"))
    assert box.text == ""
    assert scene.handle(KeyDown(pygame.K_BACKSPACE))
    scene.handle(TextEditing(""))
    scene.handle(TextInput("日本"))
    assert box.text == "日本"
    assert log == ["日本"]


def test_escape_empties_a_search_field_before_it_leaves(ctx: Context) -> None:
    log: Log = []
    scene, box = field(ctx, log, search=True, text="moon")
    press(scene, pygame.K_ESCAPE)
    assert box.text == ""
    assert ctx.scenes.top is scene
    press(scene, pygame.K_ESCAPE)
    assert ctx.scenes.top is not scene


def test_the_cross_of_a_search_field_empties_it(ctx: Context) -> None:
    scene, box = field(ctx, [], search=True, text="moon")
    click(scene.form, (box.box.right - 10, box.box.centery))
    assert box.text == ""


@pytest.mark.parametrize(
    "text",
    ["W" * 200, "日本語" * 60, "مرحبا " * 30, "🂡" * 100],
    ids=["W", "cjk", "arabic", "cards"],
)
def test_long_text_of_any_script_is_drawn_inside_the_field(ctx: Context, text: str) -> None:
    scene, box = field(ctx, [], text=text)
    surface = Surface(ctx.metrics.size).convert()
    scene.render(surface)
    outside = (0, 0, BOX.x - 8, 720)
    before = Pixels(surface.subsurface(outside))
    press(scene, pygame.K_HOME)
    scene.render(surface)
    assert Pixels(surface.subsurface(outside)) == before
    assert box._scroll == 0


def test_window_events_become_text() -> None:
    events = [
        pygame.event.Event(pygame.TEXTEDITING, text="に", start=0, length=1),
        pygame.event.Event(pygame.TEXTINPUT, text="日"),
    ]
    assert Translator(Pads()).translate(events, (800, 600)) == [TextEditing("に"), TextInput("日")]


def test_a_question_for_text_says_why_it_cannot_be_taken(ctx: Context) -> None:
    def accept(text: str) -> str | None:
        return None if text == "good" else "That is not good."

    under = blank(ctx)
    ask = AskDialog(ctx, "Well?", label="Word", accept=accept, confirm="Go")
    ctx.scenes.push(ask)
    typed(ask, "bad")  # type: ignore[arg-type]
    press(ask, pygame.K_RETURN)
    assert ask.problem == "That is not good."
    assert any(widget.label == ask.problem for widget in ask.form.widgets)
    press(ask, pygame.K_a, mods=pygame.KMOD_CTRL)
    typed(ask, "good")  # type: ignore[arg-type]
    assert ask.problem == ""
    press(ask, pygame.K_RETURN)
    assert ctx.scenes.top is under


# -- numbers


def number(
    ctx: Context, log: Log, *, off: bool = False, value: int = 20
) -> tuple[Plain, NumberBox]:
    scene = blank(ctx)
    box = placed(BOX, NumberBox(ctx, "End", value=value, low=10, high=200, step=10,
                                changed=log.append, off=off))  # fmt: skip
    scene.form.add(box)
    scene.form.set_focus(box, keyboard=True)
    return scene, box


def test_a_number_steps_within_its_range(ctx: Context) -> None:
    log: Log = []
    scene, _ = number(ctx, log)
    press(scene, pygame.K_LEFT, pygame.K_LEFT, pygame.K_END, pygame.K_RIGHT, pygame.K_HOME)
    assert log == [10, 200, 10]


def test_a_number_between_two_steps_goes_to_the_nearest_in_that_direction(ctx: Context) -> None:
    for key, wanted in ((pygame.K_LEFT, 70), (pygame.K_RIGHT, 80)):
        log: Log = []
        scene, _ = number(ctx, log, value=75)
        press(scene, key)
        assert log == [wanted]


def test_off_comes_below_the_lowest_number(ctx: Context) -> None:
    log: Log = []
    scene, box = number(ctx, log, off=True, value=10)
    press(scene, pygame.K_LEFT)
    assert log == [0]
    assert box.at_end(-1)
    press(scene, pygame.K_RIGHT)
    assert log == [0, 10]


def test_a_number_can_be_typed(ctx: Context) -> None:
    log: Log = []
    scene, box = number(ctx, log)
    for digit in "175":
        scene.handle(KeyDown(ord(digit), 0, digit))
    assert box.value == 175
    assert log[-1] == 175


def test_holding_a_side_goes_faster_and_faster(ctx: Context) -> None:
    log: Log = []
    scene, box = number(ctx, log, value=10)
    scene.handle(PointerDown((BOX.right - 8, BOX.centery)))
    for _ in range(60):
        scene.update(50)
    assert box.value == 200
    scene.handle(PointerUp((BOX.right - 8, BOX.centery)))
    assert not box.animating


# -- cards


def test_cards_in_a_row_are_switched_by_pointer_and_keys(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    picks = placed(BOX, FacePicks(ctx, "May not be passed", faces=("AS", "KS", "QS"), chosen=(),
                                  changed=log.append))  # fmt: skip
    scene.form.add(picks)
    click(scene.form, (BOX.right - 10, BOX.centery))
    scene.form.set_focus(picks, keyboard=True)
    press(scene, pygame.K_LEFT, pygame.K_LEFT, pygame.K_SPACE)
    assert log == [("QS",), ("AS", "QS")]
    assert "ace of spades" in speech(picks)


def test_a_grid_of_cards_is_walked_with_arrows(ctx: Context) -> None:
    log: Log = []
    scene = blank(ctx)
    grid = placed(Rect(100, 100, 400, 120), FaceGrid(
        ctx, "Cards", rows=(("AS", "KS"), ("AH", "KH")), entered=lambda: None, points={"KH": 1},
        own=frozenset(), moved=log.append,
    ))  # fmt: skip
    scene.form.add(grid)
    scene.form.set_focus(grid, keyboard=True)
    press(scene, pygame.K_RIGHT, pygame.K_DOWN)
    assert grid.current == "KH"
    assert "king of hearts, 1" in speech(grid)
    click(scene.form, (110, 110))
    assert log == ["KS", "KH", "AS"]


SEARCHED = ["rules", "rule-sets", "new-game"]


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize("opens", ["ctrl", "typing", "from a control"])
def test_ctrl_f_and_typing_reach_every_search_field(name: str, opens: str) -> None:
    """Failing before: only the rules knew Ctrl+F, and typing reached no field at all."""
    ctx = make_context((1600, 900), Settings())
    ctx.scenes.push(Scene(ctx))
    scene = SCENES[name](ctx)
    ctx.scenes.push(scene)
    assert isinstance(scene, FormScene)
    fields = [widget for widget in scene.form.widgets if isinstance(widget, TextField)]
    (field,) = [widget for widget in fields if widget.searches]
    if opens == "ctrl":
        scene.handle(KeyDown(pygame.K_f, pygame.KMOD_CTRL))
    elif opens == "from a control":
        scene.handle(KeyDown(pygame.K_TAB))
        if scene.form.focus is field:
            scene.handle(KeyDown(pygame.K_TAB))
    for letter in "moon":
        assert scene.handle(KeyDown(pygame.key.key_code(letter), text=letter))
        scene.handle(TextInput(letter))
    assert field.text == "moon"
