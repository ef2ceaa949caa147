"""The rules screen: every option is found, changed and taken back, by keyboard and by pointer."""

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from hearts_gui.config import paths, rule_sets
from hearts_gui.devtools.samples import sample_setup
from hearts_gui.engine.rules.choices import BonusCard, Values
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.engine.rules.share_code import LONGEST_CODE, decode, encode
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.session.setup.rules_setup import RulesSetup
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.options import RULES, OptionsScene
from hearts_gui.ui.screens.rules.editors import CardValuesScene, CycleScene
from hearts_gui.ui.screens.rules.groups import OptionRow, RepairButton
from hearts_gui.ui.screens.rules.rules_page import RulesPage
from hearts_gui.ui.screens.rules.set_list import Heading, SetPicker, SetRow
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.shell.input import KeyDown, PointerMove, TextInput
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.choice import Toggle
from hearts_gui.ui.widgets.dialog import AskDialog, Dialog
from hearts_gui.ui.widgets.form import Form
from hearts_gui.wording.describe import Group
from hearts_gui.wording.options import OPTIONS, Kind, option, search_options
from tests.kits.slow import some
from tests.ui.kit import click, named, press, speech

MakeContext = Callable[..., Context]


def opened(ctx: Context, plan: TablePlan | None = None) -> OptionsScene:
    setup = RulesSetup(plan or TablePlan(), paths.rule_sets_file())
    scene = OptionsScene(ctx, tab=RULES, playable=True, setup=setup)
    ctx.scenes.push(scene)
    return scene


def everything(scene: OptionsScene) -> None:
    """Open the rest of every group."""
    scene.pane._opened = set(Group)
    scene.rebuild()


def row(scene: OptionsScene, key: str) -> OptionRow:
    return next(row for row in scene.pane.rows if row.entry.key == key)


def rules(scene: OptionsScene) -> Rules:
    return scene.pane.setup.draft.rules


def start_from(scene: OptionsScene, key: str) -> None:
    entry = next(e for e in scene.pane.setup.entries() if e.key == key and not e.own)
    scene.pane.act.choose(entry)


def reach(scene: OptionsScene, widget: Widget) -> None:
    """Go to a widget with the Tab key alone."""
    for _ in range(3 * len(scene.form.widgets)):
        if scene.form.focus is widget:
            return
        press(scene.form, pygame.K_TAB)
    raise AssertionError(f"{widget.label} is never reached")


def type_text(scene: object, text: str) -> None:
    for letter in text:
        scene.handle(KeyDown(0, 0, letter))  # type: ignore[attr-defined]
        scene.handle(TextInput(letter))  # type: ignore[attr-defined]


def leave_editors(ctx: Context, scene: OptionsScene) -> None:
    while ctx.scenes.top is not scene:
        assert ctx.scenes.top is not None
        press(ctx.scenes.top, pygame.K_ESCAPE)


def use_by_keyboard(ctx: Context, scene: OptionsScene, key: str) -> None:
    """Change an option with keys alone."""
    entry, widget = option(key), row(scene, key).control
    reach(scene, widget)
    match entry.kind:
        case Kind.TOGGLE | Kind.FACES:
            press(scene, pygame.K_SPACE)
        case Kind.NUMBER:
            before = scene.pane.setup.draft.value(key)
            press(scene, pygame.K_RIGHT)
            if scene.pane.setup.draft.value(key) == before:
                press(scene, pygame.K_LEFT)
        case Kind.CHOICE | Kind.CYCLE:
            before = scene.pane.setup.draft.value(key)
            press(scene, pygame.K_RIGHT)
            if ctx.scenes.top is scene and scene.pane.setup.draft.value(key) == before:
                press(scene, pygame.K_LEFT)
        case Kind.VALUES:
            press(scene, pygame.K_SPACE)
            top = ctx.scenes.top
            assert isinstance(top, CardValuesScene)
            press(top, pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT)
        case Kind.NUMBERS:
            press(scene, pygame.K_SPACE)
            assert isinstance(ctx.scenes.top, AskDialog)
            type_text(ctx.scenes.top, "77, 99")
            press(ctx.scenes.top, pygame.K_RETURN)
    leave_editors(ctx, scene)


def use_by_pointer(ctx: Context, scene: OptionsScene, key: str) -> None:
    """Change an option with clicks alone."""
    entry, widget = option(key), row(scene, key).control
    area = scene.form.areas[-1]
    area.reveal(widget.base_box)
    area.finish()
    before = scene.pane.setup.draft.value(key)
    match entry.kind:
        case Kind.NUMBER:
            click(scene.form, (widget.box.right - 8, widget.box.centery))
            if scene.pane.setup.draft.value(key) == before:
                click(scene.form, (widget.box.x + 8, widget.box.centery))
        case Kind.TOGGLE | Kind.FACES:
            click(scene.form, widget)
        case Kind.CHOICE | Kind.CYCLE:
            options = getattr(widget, "options")  # noqa: B009
            chosen = getattr(widget, "chosen")  # noqa: B009
            other = (chosen + 1) % len(options) if entry.kind is Kind.CHOICE else int(chosen == 0)
            if hasattr(widget, "open_list"):
                click(scene.form, widget)
                assert scene.form.popup is not None
                scene.form.popup._take(other)
            else:
                slot = widget.box.w / len(options)
                click(scene.form, (int(widget.box.x + slot * (other + 0.5)), widget.box.centery))
        case Kind.VALUES:
            click(scene.form, widget)
            top = ctx.scenes.top
            assert isinstance(top, CardValuesScene)
            assert top.number is not None
            top.area.reveal(top.number.base_box) if top.area is not None else None
            top.area.finish() if top.area is not None else None
            click(top.form, (top.number.box.right - 8, top.number.box.centery))
        case Kind.NUMBERS:
            click(scene.form, widget)
            assert isinstance(ctx.scenes.top, AskDialog)
            ctx.scenes.top.field.set_text("77, 99")
            click(ctx.scenes.top.form, named(ctx.scenes.top.form, "Use these"))
    leave_editors(ctx, scene)


# Rule sets under which options come to life that Standard leaves without effect.
ALIVE = (
    "standard", "omnibus", "joker_hearts", "hay_kitty", "warren", "cancellation", "point_count",
    "gong_zhu", "ricketts_69", "complex", "auction", "partnership", "yppedia", "double_deck",
    "domino", "turbo", "heartsette", "chips", "black_lady_uk", "arnold_all", "spot",
)  # fmt: skip
SPECIAL: dict[str, dict[str, object]] = {
    "hand_size": {}, "uneven_hands": {"players": 5, "strip": "none"},
    "kitty_discard": {"kitty": "first_trick_swap"}, "no_trick_on_moon": {"no_trick_bonus": -5},
    "moon_guard_score": {"moon_guard": "reached_score"}, "stake": {"settle": "average"},
}  # fmt: skip


def alive(scene: OptionsScene, key: str) -> None:
    """Choose rules under which an option has an effect."""
    setup = scene.pane.setup
    for name in ALIVE:
        setup.choose(next(entry for entry in setup.entries() if entry.key == name))
        if scene.pane.setup.draft.why_blocked(key) is None:
            everything(scene)
            return
        if key in SPECIAL and name in ("standard", "hay_kitty"):
            for other, value in SPECIAL[key].items():
                kind = type(getattr(Rules(), other))
                scene.pane.setup.draft.set(other, kind(value))
                clash = scene.pane.setup.draft.clash
                if clash is not None:
                    scene.pane.setup.draft.mend(clash.repairs[0])
            if scene.pane.setup.draft.why_blocked(key) is None:
                everything(scene)
                return
    raise AssertionError(f"{key} never has an effect")


@pytest.mark.parametrize(
    ("use", "each"),
    some(
        [(use_by_keyboard, 1), (use_by_pointer, 1), (use_by_pointer, 4)],
        (use_by_keyboard, 1),
        (use_by_pointer, 4),
    ),
    ids=["keyboard", "pointer", "every fourth by pointer"],
)
def test_every_option_is_reached_changed_and_taken_back(
    ctx: Context, use: Callable[[Context, OptionsScene, str], None], each: int
) -> None:
    scene = opened(ctx)
    for entry in OPTIONS[::each]:
        alive(scene, entry.key)
        draft = scene.pane.setup.draft
        before = draft.value(entry.key)
        rules_before = draft.rules
        use(ctx, scene, entry.key)
        draft = scene.pane.setup.draft
        changed = draft.value(entry.key) != before or draft.clash is not None
        assert changed or "the same as" in scene.toasts.text, entry.key
        press(scene, pygame.K_z, mods=pygame.KMOD_CTRL)
        while draft.rules != rules_before and draft.can_undo:
            press(scene, pygame.K_z, mods=pygame.KMOD_CTRL)
        assert draft.rules == rules_before, entry.key
        assert draft.playable


def test_a_changed_option_is_gold_and_its_caption_restores_the_default(ctx: Context) -> None:
    scene = opened(ctx)
    use_by_pointer(ctx, scene, "first_trick")
    caption = row(scene, "first_trick").caption
    assert caption.changed
    assert "Standard: Not allowed" in speech(caption)
    reach(scene, caption)
    press(scene, pygame.K_RETURN)
    assert rules(scene) == Rules()
    assert not row(scene, "first_trick").caption.focusable


def test_a_switch_slides_on_when_its_page_is_made_again(ctx: Context) -> None:
    scene = opened(ctx)
    everything(scene)
    toggle = next(r for r in scene.pane.rows if isinstance(r.control, Toggle) and r.control.enabled)
    area = scene.form.areas[-1]
    area.reveal(toggle.control.base_box)
    area.finish()
    scene.handle(PointerMove(toggle.control.hit.center))
    assert toggle.control.hovered
    click(scene.form, toggle.control)
    now = row(scene, toggle.entry.key).control
    assert now is not toggle.control
    assert now.animating
    assert now.hovered, "failing before: until the pointer moved"


def test_an_option_without_effect_says_why(ctx: Context) -> None:
    scene = opened(ctx)
    everything(scene)
    control = row(scene, "bonus_amount").control
    assert not control.enabled
    assert control.hint == "There is no bonus card."
    assert "There is no bonus card." in speech(row(scene, "bonus_amount").caption)
    scene.pane.act.change("bonus_card", BonusCard.JD)
    assert row(scene, "bonus_amount").control.enabled


def test_a_clash_is_explained_in_place_and_mended_with_one_click(ctx: Context) -> None:
    scene = opened(ctx)
    scene.pane.act.change("values", Values.NAMED_SUIT)
    draft = scene.pane.setup.draft
    assert draft.clash is not None
    assert row(scene, "values").caption.focusable, "the way back to the default"
    here = row(scene, "values").widgets
    assert any(widget.label == draft.clash.why for widget in here)
    play = named(scene.form, "Play these")
    assert not play.enabled
    assert "Fix" in play.hint
    repair = next(widget for widget in here if isinstance(widget, RepairButton))
    area = scene.form.areas[-1]
    area.reveal(repair.base_box)
    area.finish()
    click(scene.form, repair)
    assert draft.playable
    assert named(scene.form, "Play these").enabled


@pytest.mark.parametrize(
    ("word", "key"),
    [("shoot", "moon_effect"), ("black maria", "values"), ("jack", "bonus_card"),
     ("queen", "qs_forced"), ("passing", "pass_cycle"), ("decks", "packs")],
)  # fmt: skip
def test_typing_finds_options_by_other_words(ctx: Context, word: str, key: str) -> None:
    scene = opened(ctx)
    press(scene, pygame.K_f, mods=pygame.KMOD_CTRL)
    type_text(scene, word)
    assert scene.pane.search is not None
    assert scene.pane.search.text == word
    assert key in [row.entry.key for row in scene.pane.rows]
    assert len(scene.pane.rows) == len(search_options(word))
    press(scene, pygame.K_ESCAPE)
    assert scene.pane.search.text == ""
    assert ctx.scenes.top is scene


def test_a_search_without_result_says_so(ctx: Context) -> None:
    scene = opened(ctx)
    scene.pane._find("xyzzy")
    assert any("No option" in widget.label for widget in scene.form.widgets)


def test_m_in_the_search_field_is_a_letter(ctx: Context) -> None:
    scene = opened(ctx)
    assert scene.pane.search is not None
    scene.form.set_focus(scene.pane.search)
    assert scene.handle(KeyDown(pygame.K_m, 0, "m"))


def test_own_sets_are_saved_renamed_deleted_and_brought_back(ctx: Context, data_dir: Path) -> None:
    scene = opened(ctx)
    scene.pane.act.change("end_at", 70)
    click(scene.form, named(scene.form, "Save…"))
    top = ctx.scenes.top
    assert isinstance(top, AskDialog)
    type_text(top, "Our game")
    press(top, pygame.K_RETURN)
    assert ctx.scenes.top is scene
    assert [
        rule_set.name for rule_set in RulesSetup(TablePlan(), paths.rule_sets_file()).own.sets
    ] == ["Our game"]
    click(scene.form, named(scene.form, "Rename"))
    top = ctx.scenes.top
    assert isinstance(top, AskDialog)
    type_text(top, "Ours")
    click(top.form, named(top.form, "Save"))
    assert scene.pane.setup.own.named("Ours") is not None
    click(scene.form, named(scene.form, "Delete"))
    assert scene.pane.setup.own.sets == ()
    click(scene.form, named(scene.form, "Undo delete"))
    assert scene.pane.setup.own.named("Ours") is not None
    assert rules(scene).end_at == 70
    assert data_dir.joinpath("rule-sets.jsonl").exists()


def test_a_name_twice_or_none_is_refused_with_a_reason(ctx: Context) -> None:
    scene = opened(ctx)
    assert scene.pane.setup.save_as("Ours") is None
    scene.pane.act.change("end_at", 70)
    scene.pane.act._save_as()
    top = ctx.scenes.top
    assert isinstance(top, AskDialog)
    for name, why in (("Ours", "with that name"), ("   ", "Give it a name")):
        top.field.set_text(name)
        click(top.form, named(top.form, "Save"))
        assert ctx.scenes.top is top
        assert why in top.problem
    press(top, pygame.K_ESCAPE)
    assert ctx.scenes.top is scene


def test_saving_a_changed_own_set_asks_whether_into_it_or_as_another(ctx: Context) -> None:
    scene = opened(ctx)
    scene.pane.setup.save_as("Ours")
    scene.rebuild()
    scene.pane.act.change("end_at", 70)
    click(scene.form, named(scene.form, "Save…"))
    top = ctx.scenes.top
    assert isinstance(top, Dialog)
    click(top.form, named(top.form, "Save"))
    assert len(scene.pane.setup.own.sets) == 1
    assert scene.pane.setup.own.sets[0].values["end_at"] == 70


def test_a_whole_book_on_the_clipboard_costs_no_more_than_a_code(ctx: Context) -> None:
    """Failing before: it was looked up as the name of a rule set, which took a minute."""
    scene = opened(ctx)
    clipboard.copy("Call me Ishmael. \u0301" * 1_000_000)
    click(scene.form, named(scene.form, "Paste code"))
    top = ctx.scenes.top
    assert isinstance(top, AskDialog)
    click(top.form, named(top.form, "Paste"))
    assert len(top.field.text) == LONGEST_CODE
    click(top.form, named(top.form, "Use these rules"))
    assert top.problem


def test_a_code_is_copied_and_pasted(ctx: Context) -> None:
    scene = opened(ctx)
    start_from(scene, "hooligan")
    first = [row.entry.key for row in scene.pane.rows]
    scene.pane.change("claim", not rules(scene).claim)
    scene.pane.act.undo()
    assert "claim" in {row.entry.key for row in scene.pane.rows} - set(first)
    click(scene.form, named(scene.form, "Share"))
    assert decode(clipboard.paste()).rules == preset("hooligan")
    clipboard.copy(encode(Rules(end_at=60)))
    click(scene.form, named(scene.form, "Paste code"))
    top = ctx.scenes.top
    assert isinstance(top, AskDialog)
    click(top.form, named(top.form, "Paste"))
    click(top.form, named(top.form, "Use these rules"))
    assert rules(scene) == Rules(end_at=60)
    assert scene.pane.setup.draft.title == "Shared rules"
    assert "claim" not in [row.entry.key for row in scene.pane.rows], "nobody changed it here"


@pytest.mark.parametrize(
    "text", ["", "hello", "H1-ABCDE-FG", "H9-00000", "💥" * 40, "H1" + "0" * 500]
)
def test_garbage_instead_of_a_code_says_what_is_wrong(ctx: Context, text: str) -> None:
    scene = opened(ctx)
    before = rules(scene)
    click(scene.form, named(scene.form, "Paste code"))
    top = ctx.scenes.top
    assert isinstance(top, AskDialog)
    top.field.set_text(text)
    click(top.form, named(top.form, "Use these rules"))
    assert ctx.scenes.top is top
    assert top.problem.endswith(".")
    assert rules(scene) == before


def test_the_rules_in_full_open_from_the_summary(ctx: Context) -> None:
    scene = opened(ctx)
    start_from(scene, "omnibus")
    summary = named(scene.form, "The rules in full")
    assert "jack of diamonds" in summary.value_text
    reach(scene, summary)
    press(scene, pygame.K_RETURN)
    assert isinstance(ctx.scenes.top, RulesPage)
    assert ctx.scenes.top.title == "Omnibus"


def test_in_a_narrow_window_the_list_is_a_page_of_its_own(make_ctx: MakeContext) -> None:
    ctx = make_ctx((820, 1460))
    scene = opened(ctx)
    assert not scene.pane.frame.wide
    scene.pane.act.pick_set()
    picker = ctx.scenes.top
    assert isinstance(picker, SetPicker)
    assert picker.search is not None
    picker.form.set_focus(picker.search)
    type_text(picker, "cancel")
    result = [widget for widget in picker.form.widgets if isinstance(widget, SetRow)]
    assert [one.entry.key for one in result][:1] == ["cancellation"]
    click(picker.form, result[0])
    assert ctx.scenes.top is scene
    assert rules(scene) == preset("cancellation")


def test_the_pass_cycle_can_be_put_together(ctx: Context) -> None:
    scene = opened(ctx)
    scene.pane.act.edit("pass_cycle")
    editor = ctx.scenes.top
    assert isinstance(editor, CycleScene)
    while len(editor.tokens) > 1:
        out = [
            widget
            for widget in editor.form.widgets
            if widget.label.startswith("Remove ") and widget.focusable
        ]
        click(editor.form, out[-1])
    last = next(widget for widget in editor.form.widgets if widget.label.startswith("Remove "))
    assert not last.enabled
    click(editor.form, named(editor.form, "Add a pass"))
    assert [token.value for token in rules(scene).pass_cycle] == ["L", "HOLD"]
    click(editor.form, named(editor.form, "Done"))
    assert ctx.scenes.top is scene


def test_a_players_own_rule_set_that_cannot_be_played_says_why(ctx: Context) -> None:
    paths.rule_sets_file().parent.mkdir(parents=True, exist_ok=True)
    paths.rule_sets_file().write_text(
        '{"name":"Broken","based_on":"","rules":{"players":99}}\n', encoding="utf-8"
    )
    scene = opened(ctx)
    broken = named(scene.form, "Broken")
    assert not broken.enabled
    assert broken.hint.endswith(".")


LONG_NAMES = ("W" * 60, "Zoë Ångström-Łukasz 日本語 مرحبا", "🂡" * 60, "Ⅷ" * 60)


@pytest.mark.parametrize("name", LONG_NAMES, ids=["W", "mixed", "cards", "roman"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((800, 600), 200)])
def test_a_name_of_any_length_and_script_breaks_nothing(
    make_ctx: MakeContext, name: str, size: tuple[int, int], scale: int
) -> None:
    from tests.kits.fitting import check_places, drawn_texts

    ctx = make_ctx(size, ui_scale=scale)
    scene = opened(ctx)
    scene.pane.setup.save_as(name)
    scene.rebuild()
    check_places(scene)
    for text, ink, box, _ in drawn_texts(scene):
        assert ink.w <= box.w, f"{text!r} {ink} leaves {box}"


def test_random_use_of_the_screen_never_gets_stuck(ctx: Context) -> None:
    rng = random.Random(4)
    scene = opened(ctx)
    for _ in range(250):
        top = ctx.scenes.top
        assert top is not None
        if top is not scene and rng.random() < 0.3:
            press(top, pygame.K_ESCAPE)
            continue
        form = getattr(top, "form")  # noqa: B009
        widgets = [w for w in form.widgets if w.focusable and w.visible and w.enabled]
        widget = rng.choice(widgets)
        if isinstance(widget, Button) and widget.label in ("Play these", "Options", "Close"):
            continue
        if widget.label in ("Close", "Page"):
            continue
        form.set_focus(widget, keyboard=True)
        press(top, rng.choice((pygame.K_SPACE, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RETURN)))
        if form.popup is not None:
            press(top, rng.choice((pygame.K_DOWN, pygame.K_UP)), pygame.K_RETURN)
        if ctx.scenes.top is scene:
            draft = scene.pane.setup.draft
            assert draft.playable or draft.can_undo
            assert draft.playable == named(scene.form, "Play these").enabled


def headed(form: Form) -> list[tuple[str, list[str]]]:
    """The headings of the list with the titles under each."""
    lines: list[tuple[str, list[str]]] = []
    for widget in form.widgets:
        if isinstance(widget, Heading):
            lines.append((widget.label, []))
        elif isinstance(widget, SetRow):
            lines[-1][1].append(widget.label)
    return lines


def test_rule_sets_stand_in_groups_and_say_in_words_how_much_differs(ctx: Context) -> None:
    scene = OptionsScene(ctx, tab=RULES, playable=True, setup=sample_setup())
    ctx.scenes.push(scene)
    form = scene.form
    groups = headed(form)
    assert [name for name, _ in groups] == [
        "Yours", "Classic", "Bonus card", "Teams", "Many players", "Unusual",
    ]  # fmt: skip
    assert groups[0][1] == ["Sunday rules"]
    assert groups[1][1][:2] == ["Standard", "John Hay"]
    assert "Gong Zhu" in dict(groups)["Bonus card"]
    assert sum(len(titles) for _, titles in groups) == len(all_presets()) + 1
    rows = {widget.label: widget for widget in form.widgets if isinstance(widget, SetRow)}
    assert rows["Standard"].value_text == "4 players"
    assert rows["Omnibus"].value_text == "3–6 players, 3 differences"
    assert rows["Sunday rules"].value_text == "4 players, 4 differences"
    assert "Based on Omnibus" in rows["Sunday rules"].tooltip


def test_a_search_lists_the_best_match_first_without_headings(make_ctx: MakeContext) -> None:
    picker = SetPicker(make_ctx(), sample_setup(), lambda _: None, lambda: None)
    picker.ctx.scenes.push(picker)
    assert headed(picker.form)
    assert picker.search is not None
    picker.form.set_focus(picker.search)
    type_text(picker, "hearts")
    assert not any(isinstance(widget, Heading) for widget in picker.form.widgets)
    assert any(isinstance(widget, SetRow) for widget in picker.form.widgets)


def test_a_heading_is_never_the_last_line_of_a_column(make_ctx: MakeContext) -> None:
    for size in ((1280, 720), (1920, 1080), (820, 1460), (800, 600)):
        for scale in (75, 100, 150):
            picker = SetPicker(
                make_ctx(size, ui_scale=scale), sample_setup(), lambda _: None, lambda: None
            )
            picker.ctx.scenes.push(picker)
            lines = [
                widget for widget in picker.form.widgets if isinstance(widget, Heading | SetRow)
            ]
            for one, after in itertools.pairwise(lines):
                if isinstance(one, Heading):
                    assert 0 < after.base_box.y - one.base_box.y < 120 * picker.ctx.metrics.u


def test_unreadable_own_rule_sets_give_a_notice(make_ctx: MakeContext) -> None:
    own = rule_sets.parse("garbage\n")
    setup = RulesSetup(TablePlan(), Path("unused"), own=own)
    scene = NewGameScene(make_ctx(), setup=setup)
    kept = "Line 1 of your rule sets isn’t a rule set; it was kept but isn’t used."
    assert scene.toasts.text == kept
