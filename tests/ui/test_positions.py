"""Deals of a kind and positions on the screen: drawn, changed, judged, played on, shared."""

import time
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from hearts_gui.devtools.sample_days import drawn, gone_scene
from hearts_gui.engine.cards import Card
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.game.seen import can_tell
from hearts_gui.session.past.library import Library
from hearts_gui.session.practice.book import PassMistake, ReadGame, TrainingBook
from hearts_gui.session.practice.drawing import READY, draw, read_kind
from hearts_gui.session.practice.passing import (
    PassBook,
    PassVerdict,
    hand_to_pass,
    my_view,
    pass_of,
    usual_pass,
)
from hearts_gui.ui.draw.felt import RAIL
from hearts_gui.ui.player_learning import kind_scene, pass_scene
from hearts_gui.ui.practice.editor import EditorScene
from hearts_gui.ui.practice.passes import PassScene, PassSource
from hearts_gui.ui.practice.puzzle_kinds import KindScene
from hearts_gui.ui.screens.gone import GoneScene
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.table.guide import gone_info
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.button import Button, Label
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.faces import CardPicks, OwnerGrid
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import say
from tests.session.kit import LocalBots
from tests.session.quick_coach import quick
from tests.ui.kit import named
from tests.ui.table_run import TableRun

STANDARD = preset("standard")


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "saves", make_bots=LocalBots, coach=quick)


@pytest.fixture
def scene(ctx: Context, library: Library) -> KindScene:
    scene = kind_scene(ctx, library, STANDARD)
    assert isinstance(scene, KindScene)
    ctx.scenes.push(scene)
    drawn(scene)
    return scene


def press(scene: FormScene, label: str) -> None:
    button = next(widget for widget in scene.form.widgets
                  if isinstance(widget, Button) and widget.label == label)  # fmt: skip
    assert button.enabled, button.reason
    button.activate()


def type_in(field: TextField, text: str) -> None:
    field.select_all()
    field.type_text(text)


def played_field(editor: EditorScene) -> TextField:
    return next(widget for widget in editor.form.widgets if isinstance(widget, TextField))


def test_every_kind_of_the_list_can_be_drawn() -> None:
    for wish in READY:
        assert read_kind(wish).fits(draw(STANDARD, read_kind(wish), "list").hands)


def test_rules_without_deals_of_a_kind_are_told(ctx: Context, library: Library) -> None:
    scene = kind_scene(ctx, library, preset("hay", 5))
    assert isinstance(scene, KindScene)
    ctx.scenes.push(scene)
    drawn(scene)
    assert say("kind-rules") in [widget.label for widget in scene.form.widgets]
    assert scene.deal is not None


def test_a_wish_is_drawn_shared_changed_and_played(scene: KindScene, ctx: Context) -> None:
    field = next(widget for widget in scene.form.widgets if isinstance(widget, TextField))
    type_in(field, "me: nonsense")
    scene.again()
    drawn(scene)
    assert scene.deal is None
    assert any("nonsense" in widget.label for widget in scene.form.widgets)
    field = next(widget for widget in scene.form.widgets if isinstance(widget, TextField))
    type_in(field, "me: QS, void; pass none")
    scene.again()
    drawn(scene)
    deal = scene.deal
    assert deal is not None
    assert Card("QS") in deal.hands[0]
    press(scene, say("position-copy"))
    press(scene, say("position-enter-code"))
    dialog = ctx.scenes.top
    assert isinstance(dialog, AskDialog)
    assert dialog._accept_text("HG-P-H1~0") == say("position-no-code")
    assert dialog._accept_text(clipboard.paste()) is None
    editor = ctx.scenes.top
    assert isinstance(editor, EditorScene)
    assert editor.deal == deal
    ctx.scenes.pop()
    ctx.scenes.remove(dialog)
    press(scene, say("kind-play"))
    table = ctx.scenes.top
    assert isinstance(table, TableScene)
    assert table.state.view.own.hand == deal.hands[0]
    assert table.state.session.practice
    table.leave()


def test_the_hand_named_you_is_played_though_another_is_to_move(
    scene: KindScene, ctx: Context
) -> None:
    scene.edit()
    editor = ctx.scenes.top
    assert isinstance(editor, EditorScene)
    editor.clear()
    editor.seat = 1
    editor.give("2C")
    editor.deal_rest()
    type_in(played_field(editor), "2C")
    press(editor, say("editor-play"))
    table = ctx.scenes.top
    assert isinstance(table, TableScene)
    assert table.state.view.own.hand == editor.deal.hands[0]
    table.leave()


def shown(scene: KindScene, key: str) -> bool:
    return say(key) in [widget.label for widget in scene.form.widgets]


def test_a_rare_wish_does_not_stop_the_frames(scene: KindScene) -> None:
    before = scene.deal
    type_in(next(widget for widget in scene.form.widgets if isinstance(widget, TextField)),
            "me: spades >= 11; left: hearts >= 11; across: clubs >= 11")  # fmt: skip
    began = time.thread_time()
    scene.again()
    scene.update(16.0)
    assert time.thread_time() - began < 0.2, "the search runs elsewhere"
    assert scene.waiting
    assert scene.deal == before
    assert not shown(scene, "kind-drawing")
    scene.update(200.0)
    assert shown(scene, "kind-drawing"), "the page says that it looks for one"
    drawn(scene)
    assert scene.problem == say("kind-too-rare")
    assert any(widget.label == "Draw a deal" for widget in scene.form.widgets), "failing before"
    assert not shown(scene, "kind-drawing")


def test_a_position_is_laid_out_checked_and_judged(
    scene: KindScene, ctx: Context, library: Library
) -> None:
    scene.edit()
    editor = ctx.scenes.top
    assert isinstance(editor, EditorScene)
    editor.clear()
    assert "Nobody has" in editor.problem
    grid = next(widget for widget in editor.form.widgets if isinstance(widget, OwnerGrid))
    grid.parts()[0].choose()  # type: ignore[misc]
    assert editor.owners == {Card("AC"): 0}
    editor.give("AC")
    assert editor.owners == {}
    editor.give("2C")
    editor.give("3C")
    editor.deal_rest()
    assert editor.problem == ""
    type_in(played_field(editor), "３C，")
    assert "two of clubs" in editor.problem
    owner = editor.owners[Card("AH")]
    editor.seat = (owner + 1) % 4
    editor.give("AH")
    name = say("editor-seat", seat=min(owner, editor.seat))
    assert editor.problem.startswith(f"{name}: "), "failing before: Hand 1"
    editor.seat = owner
    editor.give("AH")
    type_in(played_field(editor), "XX")
    assert "XX" in editor.problem
    editor.rebuild()
    type_in(played_field(editor), "2")
    played_field(editor).type_text("c")
    assert editor.deal.plays == (Card("2C"),)
    press(editor, say("editor-judge"))
    deadline = time.monotonic() + 120
    while editor._judge is not None and time.monotonic() < deadline:
        library.inbox.wait(0.05)
        editor.update(20.0)
    assert editor._judge is None, "the coach has answered"
    assert editor._judged not in ("", say("editor-judging"), say("editor-no-coach"))


def test_a_pass_is_chosen_judged_and_kept(ctx: Context, tmp_path: Path, library: Library) -> None:
    trainer = pass_scene(ctx, library, TrainingBook(tmp_path / "practice.jsonl"), ())
    assert isinstance(trainer, PassScene)
    ctx.scenes.push(trainer)
    first = trainer.view.own.hand
    for index in (0, 4, 9):
        (hand,) = [widget for widget in trainer.form.widgets if isinstance(widget, CardPicks)]
        cell = hand.parts()[index].box
        hand.press_at((cell.x + cell.w // 2, cell.bottom - 2))
    assert trainer.chosen == (first[0].text, first[4].text, first[9].text)
    trainer.form.set_focus(named(trainer.form, say("passing-pass", n=3)), keyboard=True)
    trainer.settle()
    deadline = time.monotonic() + 120
    while (trainer.verdict is None or trainer.verdict.first) and time.monotonic() < deadline:
        library.inbox.wait(0.05)
        trainer.update(20.0)
    assert trainer.verdict is not None
    assert [card.text for card, _ in trainer.verdict.mine.gives] == list(trainer.chosen)
    assert trainer._book.of(trainer._today) == (trainer.verdict.loss,)
    assert trainer.form.focus is named(trainer.form, say("passing-next")), "what leads on"
    trainer.following()
    assert isinstance(trainer.form.focus, CardPicks), "the keys begin in the hand"
    assert trainer.view.own.hand != first
    assert trainer.verdict is None
    trainer.leave()


def test_the_shadow_of_a_hand_to_pass_is_whole(ctx: Context) -> None:
    """Failing before: it was cut off along the sides and below, as seen on light pages."""
    faces = [card.text for card in my_view(hand_to_pass(date(2026, 2, 3), 0)).own.hand]
    hand = CardPicks(ctx, "", faces=faces, chosen=faces[:1], changed=lambda _: None)
    hand.move_to(Rect(100, 100, 900, hand.measure(900)))
    page = Surface((1100, 600))
    page.fill((255, 255, 255))
    hand.draw(page, page.get_rect())
    dark = pygame.mask.from_threshold(page, (0, 0, 0), (240, 240, 240, 255)).get_bounding_rects()
    assert dark
    assert [box for box in dark if not hand.rect.contains(box)] == [], hand.rect


def test_a_first_verdict_is_refined_and_kept_once(ctx: Context, tmp_path: Path) -> None:
    day = date(2026, 2, 3)
    told: list[PassVerdict | None] = []
    view = my_view(hand_to_pass(day, 0))
    mine, usual = pass_of(view, view.own.hand[:3]), usual_pass(view)
    first = PassVerdict(mine, usual, 2.0, 0.5, usual, 0.0, None, first=True)
    source = PassSource(lambda _: view, lambda _cards: lambda: told[-1], lambda: None)
    book = PassBook(tmp_path / "passes.lines")
    trainer = PassScene(ctx, source, book, day)
    ctx.scenes.push(trainer)
    for verdicts, kept in (([None, first, first, replace(first, loss=2.6, first=False)], (2.6,)),
                           ([first], (2.6, 2.0))):  # fmt: skip
        trainer.chosen = tuple(card.text for card in view.own.hand[:3])
        told.append(None)
        trainer.settle()
        assert not named(trainer.form, say("passing-pass", n=3)).enabled, "failing before: gold"
        trainer._pick(trainer.chosen[1:])
        assert len(trainer.chosen) == 3, "failing before: a card that is being judged came back"
        for verdict in verdicts:
            told.append(verdict)
            trainer.update(20.0)
            shown = " ".join(widget.label for widget in trainer.form.widgets)
            assert (say("passing-judging") in shown) == (verdict is None or verdict.first)
            if verdict is first:
                onward = named(trainer.form, say("passing-next"))
                trainer.form.set_focus(onward, keyboard=True)
        trainer.update(20.0)
        onward = named(trainer.form, say("passing-next"))
        assert trainer.form.focus is onward, "failing before: on Close, which is not what was meant"
        trainer.following()
        assert book.of(day) == kept
    trainer.index = 60
    trainer.rebuild()
    labels = [widget.label for widget in trainer.form.widgets]
    assert say("passing-count", n=61, of=61) in labels, "failing before: hand 61 of 50"


def test_a_drill_of_passes_ends_with_its_result(ctx: Context, tmp_path: Path) -> None:
    """Failing before: it went on with the fifty hands of the day."""
    view = my_view(hand_to_pass(date(2026, 2, 3), 0))
    mine, usual = pass_of(view, view.own.hand[:3]), usual_pass(view)
    losses = iter((0.0, 3.0))
    source = PassSource(
        lambda _: view, lambda _cards: told, lambda: None, 2, caption=lambda at: f"hand {at}",
        ends=True,
    )  # fmt: skip

    def told() -> PassVerdict:
        return verdict

    trainer = PassScene(ctx, source, PassBook(tmp_path / "passes.lines"), date(2026, 2, 3))
    ctx.scenes.push(trainer)
    for index in (-2, -1):
        assert trainer.index == index
        assert f"hand {index}" in [widget.label for widget in trainer.form.widgets]
        loss = next(losses)
        verdict = PassVerdict(mine, usual, loss, 0.2, usual, 0.0, None, first=index == -1)
        trainer.chosen = tuple(card.text for card in view.own.hand[:3])
        trainer.settle()
        trainer.update(20.0)
        trainer.following()
    labels = [widget.label for widget in trainer.form.widgets]
    assert say("practice-result", n=1, of=2) in labels
    assert say("passing-judging") not in labels, "failing before: nobody judges any more"
    named(trainer.form, say("practice-back")).activate()
    assert ctx.scenes.top is not trainer


def test_passes_of_own_games_come_before_those_of_the_day(
    ctx: Context, tmp_path: Path, library: Library
) -> None:
    view = my_view(hand_to_pass(date(2026, 2, 3), 5))
    book = TrainingBook(tmp_path / "practice.jsonl")
    moment = datetime(2026, 2, 3, tzinfo=UTC)
    poor = PassMistake("own-x", view.own.hand, view.deal.token, None, moment)
    book.read(ReadGame("x", moment, "coach", {}, 1, 1), (), (poor,))
    trainer = pass_scene(ctx, library, book, ())
    assert isinstance(trainer, PassScene)
    ctx.scenes.push(trainer)
    assert (trainer.view.own.hand, trainer.view.deal.token) == (poor.hand, poor.way)
    trainer.chosen = tuple(card.text for card in poor.hand[:3])
    trainer.settle()
    deadline = time.monotonic() + 120
    while (trainer.verdict is None or trainer.verdict.first) and time.monotonic() < deadline:
        library.inbox.wait(0.05)
        trainer.update(20.0)
    trainer.following()
    (answer,) = TrainingBook(tmp_path / "practice.jsonl").answers
    assert (answer.card, answer.right) == ("own-x", True)
    assert trainer.index == len(trainer._book.of(trainer._today))
    assert trainer.view.own.hand != poor.hand
    trainer.leave()


def rest_of_deal(run: TableRun) -> list[int]:
    """Play a deal with whatever may be played; after how many tricks the coach asked."""
    asked = []
    while True:
        run.rest()
        if isinstance(run.top, GoneScene):
            asked.append(len(run.table.state.view.deal.tricks))
            run.top.show()
            run.top.back()
        elif run.at_table:
            state = run.table.state
            panel = state.controls.gone
            wanted = state.ctx.settings.recall == "show" and can_tell(state.view)
            assert panel.visible == wanted
            assert panel.info == (gone_info(state) if wanted else None)
            run.table.turns.use(state.model.legal[0])
        else:
            return asked


@pytest.mark.parametrize(
    ("recall", "practice", "tricks"),
    [("ask", True, [4, 7, 10]), ("ask", False, []), ("show", True, []), ("off", True, [])],
)
def test_the_coach_asks_at_three_points_or_shows_what_is_gone(
    recall: str, practice: bool, tricks: list[int]
) -> None:
    """Failing before in an upright window: nothing was shown."""
    rules = STANDARD.but(pass_cycle=(PassToken.HOLD,))
    run = TableRun(rules, size=(800, 1280), recall=recall, speed=0.0, cut_pack=False)
    run.session.practice = practice
    assert rest_of_deal(run) == tricks


def test_what_is_gone_is_asked_first_and_then_told(ctx: Context) -> None:
    scene = gone_scene(ctx)
    assert isinstance(scene, GoneScene)
    ctx.scenes.push(scene)
    lists = [widget for widget in scene.form.widgets if isinstance(widget, Dropdown)]
    for asked, each in zip(scene.questions[:2], lists, strict=False):
        each.choose(asked.right + 1)
        each.activate()
        popup = scene.form.popup
        assert popup is not None
        assert popup.box.y >= each.box.y - 8, "failing before: the answers lay on the question"
        rail = round(RAIL * ctx.metrics.base_u)
        assert popup.box.bottom <= ctx.metrics.height - rail, "failing before: over the rail"
        popup.activate()
    lists[-1].choose(0)
    scene.form.set_focus(named(scene.form, say("gone-show")), keyboard=True)
    press(scene, say("gone-show"))
    assert scene.form.focus is named(scene.form, say("gone-back")), "failing before: on a text"
    texts = " ".join(widget.label for widget in scene.form.widgets)
    assert texts.count("Right.") == 2
    assert "Not quite." not in texts
    assert all(say("suit", suit=suit.suit) in texts.lower() for suit in scene.gone.suits)
    assert texts.count(" out of ") == len({void.seat for void in scene.gone.voids}), "a row each"
    button = named(scene.form, say("gone-back")).box
    labels = (widget.box for widget in scene.form.widgets if isinstance(widget, Label))
    last = max(labels, key=lambda box: box.bottom)
    assert button.y - last.bottom >= scene.ctx.metrics.px(20)
