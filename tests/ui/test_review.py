"""A deal looked at again: by pointer and by keys, from the score sheet and from finished games."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.ai.coach.grading import grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.ai.coach.par import PAR
from hearts_gui.config import paths
from hearts_gui.config.settings import Settings
from hearts_gui.devtools import moments, shots
from hearts_gui.devtools.gallery import examine
from hearts_gui.devtools.samples import SampleCoach, kept_lines
from hearts_gui.devtools.screenshot import make_context
from hearts_gui.devtools.shots import PictureLook
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import PassCards, PlayCard, cards_of
from hearts_gui.engine.play.events import TrickTaken
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.session import Session
from hearts_gui.session.store.saves import game_name, read_game
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.theme import Metrics
from hearts_gui.ui.finished import FinishedSheet, StrongScene
from hearts_gui.ui.review.deal_report import DealReport, MomentTile, WorkOn
from hearts_gui.ui.review.knowledge import KnowledgeScene
from hearts_gui.ui.review.matrix import MatrixWidget
from hearts_gui.ui.review.moments import MomentWidget, draw_pair, reason_text
from hearts_gui.ui.review.panel import review_sentences, said_pills
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.review.source import loss_of, loss_text
from hearts_gui.ui.review.state import ReviewState
from hearts_gui.ui.review.strip import StripWidget
from hearts_gui.ui.screens.saved_games import SavedGamesScene
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.shell import clipboard
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerUp
from hearts_gui.ui.small_table.pills import ABOVE, HIGH, PillWidget
from hearts_gui.ui.small_table.scene import review_places
from hearts_gui.ui.small_table.small_table import lowered, small_layout
from hearts_gui.ui.table.layout.layout_fit import bounds
from hearts_gui.ui.table.nodes.badges import BadgeNode
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.base import Skin
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.row_table import RowTable
from hearts_gui.wording.event_texts import deal_text
from hearts_gui.wording.language.messages import say, speak
from hearts_gui.wording.language.patterns import card_arguments
from tests.kits.after_the_game import click, coached, play_a_game, rest, to_the_sheet, top
from tests.kits.whole_games import Run
from tests.ui.kit import click as press_widget
from tests.ui.kit import named, press


def review(
    scene: str = "review-own-view", size: tuple[int, int] = (1280, 720), scale: int = 100
) -> ReviewScene:
    """A review of the pictured deal, with a blunder, a slip and a choice too close to call."""
    scene_opened, _ = shots.opened(scene, PictureLook(size, ui_scale=scale), Rules(), "review")
    assert isinstance(scene_opened, ReviewScene)
    return scene_opened


def marks(scene: ReviewScene) -> list[int]:
    return [scene.state.cell_of(grade) for grade in scene.state.moments]


def test_the_worst_moment_is_shown_first_with_the_better_card() -> None:
    scene = review()
    state = scene.state
    grade = state.grade
    assert grade is not None
    assert grade == max((g for g in state.grades.values() if g.wrong), key=lambda g: g.loss)
    assert state.current == marks(scene)[0]
    table = scene._table
    assert table is not None
    assert isinstance(grade.best, PlayCard)
    assert isinstance(grade.played, PlayCard)
    assert table.handling.right == (grade.best.card,)
    assert table.handling.wrong == (grade.played.card,)
    assert set(table.model.hand) == set(state.cell.decision.view.own.hand)  # type: ignore[union-attr]


def test_the_last_card_of_a_hand_is_not_a_choice_and_waits_for_nobody() -> None:
    """Failing before: “Not judged yet”, forever."""
    strip = next(one for one in review().form.widgets if isinstance(one, StripWidget))
    assert strip.cells[-1].decision is None
    assert strip.parts()[-1].value == say("review-label", label="none")


def test_a_card_that_nobody_has_judged_is_only_the_one_chosen() -> None:
    """Failing before: a choice not judged yet, or too close to call, was “the best card”."""
    labels = set()
    for scene in (review("review-running"), review()):
        for index, cell in enumerate(scene.state.cells):
            scene.acts.show_cell(index)
            grade, table = scene.state.grade, scene._table
            label = None if grade is None else grade.label
            if table is None or cell.decision is None or label not in (None, Mark.CLOSE):
                continue
            labels.add(label)
            cards = list(cards_of(cell.decision.action))
            assert (table.handling.selected, table.handling.right) == (cards, ())
    assert {None, Mark.CLOSE} <= labels


@pytest.mark.parametrize("by", ["pointer", "keys", "reader", "button"])
def test_a_row_beside_the_strong_player_opens_that_choice(by: str) -> None:
    """Failing before: a row opened nothing, and the pass was no row."""
    session = moments.demo_session(preset("standard"), "passed")
    moments.play_until(session, lambda session: session.record(1) is not None)
    record, before = session.record(1), review()
    assert record is not None
    source = replace(before.state.source, record=record, coach=SampleCoach(record, 0))
    scene = ReviewScene(before.ctx, source)
    scenes = scene.ctx.scenes
    scenes.push(scene)
    for index in (0, 5):
        scene.acts.ways.show_strong_player()
        page = scenes.top
        assert isinstance(page, StrongScene)
        page.render(Surface((1280, 720)))
        table = named(page.form, say("strong-table"))
        assert isinstance(table, RowTable)
        row = table.parts()[index]
        assert row.choose is not None
        while by == "pointer" and scenes.top is page:
            page.handle(PointerDown(row.box.center))
            page.handle(PointerUp(row.box.center))
        while by == "reader" and scenes.top is page:
            row.choose()
        if by == "button":
            table.choose(index)
            named(page.form, say("decisions-open")).activate()
        if by == "keys":
            page.form.set_focus(table, keyboard=True)
            for key in (*[pygame.K_DOWN] * index, pygame.K_RETURN):
                page.handle(KeyDown(key))
        assert scenes.top is scene
        assert scene.state.cell.trick == index


def test_a_trick_or_pass_that_was_no_choice_leaves_the_review_where_it_is() -> None:
    """Failing before: StopIteration, for a pass by the clock or a longer deal of the strong one."""
    scene = review()
    before = scene.state.current
    for trick in (0, 20):
        scene.acts.show_trick(trick)
        assert scene.state.current == before


def test_the_coach_says_today_what_it_says_in_pictures() -> None:
    """Failing before: reasons were invented. `tests.ui.keep_pictures --coach` makes them again."""
    assert {line.get("coach") or line["version"] for line in kept_lines()} == {COACH, PAR}
    session = moments.demo_session(Rules(), shots.ENDS[0])
    moments.play_until(session, shots.MOMENTS["game-end"].stop)
    record = session.record(len(session.view(0).public.standings.history))
    assert record is not None
    grades = SampleCoach(record, 0).grades(0, 0)
    assert any(found.reason for found in grades)
    for (_, decision), kept in zip(record.decisions(0), grades, strict=True):
        if kept.reason and kept.trick > 8:
            found = grade(decision, shots.TOLD)  # with few worlds: two equal cards may change
            assert found.reason is not None
            assert found.reason.named["first"] == kept.reason.named["first"]


def test_figures_stand_behind_details_and_words_before_them() -> None:
    """Failing before: each moment showed its loss with error, and reasons counted deals."""
    scene = review()

    def texts() -> list[str]:
        return [
            text
            for widget in scene.form.widgets
            for text in (widget.label, widget.value_text or "")
        ]

    assert not [text for text in texts() if "±" in text]
    named(scene.form, say("review-details")).activate()
    assert any("±" in text and "sample deals" in text for text in texts())
    assert any(
        "This happens in 9 of 10 sample deals; after the better choice, in 6." in text
        for text in texts()
    )
    named(scene.form, say("review-details")).activate()
    assert not [text for text in texts() if "±" in text]


def test_a_deal_costs_what_its_marked_choices_cost_together() -> None:
    """Failing before: it cost “under 1 point”, over a slip of “about 1 point”, as gains counted."""
    state, coach = review().state, review().state.source.coach
    assert isinstance(coach, SampleCoach)
    real = [grade for grade in coach._grades if grade.real]
    slip = replace(next(grade for grade in real if grade.wrong), loss=0.9)
    good = replace(next(grade for grade in real if not grade.wrong), loss=-0.5)
    coach._grades = (slip, good)
    state = ReviewState(replace(state.source, coach=coach))
    assert loss_text(slip) == "about 1 point"
    assert state.summary()[1:] == ["On average, your choices cost about 1 point."]
    coach._grades = (replace(slip, loss=0.2), good)
    assert state.summary()[1:] == ["On average, your choices cost under 1 point."]
    coach._grades = (replace(good, loss=0.9),)
    assert state.title() == "A clean deal"
    assert state.summary()[1:] == ["Your choices cost nothing."]


def test_a_press_outlasts_a_judgement_that_arrives_meanwhile() -> None:
    """Failing before: the panel is made again with every judgement, and forgot what was pressed."""
    scene = review()
    place = named(scene.form, say("review-details")).box.center
    scene.handle(PointerDown(place))
    scene.refresh()
    scene.handle(PointerUp(place))
    assert any("±" in widget.label for widget in scene.form.widgets)


def test_with_large_text_the_way_back_is_wholly_in_the_window() -> None:
    scene = review(size=(1024, 768), scale=200)
    assert scene.ctx.metrics.window.contains(named(scene.form, say("review-back")).box)


def test_the_strip_of_an_upright_window_can_be_read_with_large_text() -> None:
    """Failing before: margins as large as the text left numbers of ten pixels."""
    scene = review(size=(800, 1280), scale=200)
    numbers = [str(trick) for trick in range(1, 14)]
    assert not [fault for fault in examine(scene).faults if fault.what in numbers]


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 100), ((3440, 1440), 100), ((800, 1280), 100), ((1280, 720), 200)],
)
def test_a_label_stands_over_its_own_card(size: tuple[int, int], scale: int) -> None:
    """Failing before: labels stood on the cards, and beside the plate far from any card."""
    scene = review(size=size, scale=scale)
    pointed = 0
    for index in range(len(scene.state.cells)):
        scene.acts.show_cell(index)
        table = scene._table
        assert table is not None
        labels = [widget for widget in scene.form.widgets if isinstance(widget, PillWidget)]
        plate = table.layout.seats[0].plate
        boxes = [label.box for label in labels]
        assert len(boxes) < 2 or not boxes[0].colliderect(boxes[1])
        for label in labels:
            card = label.pill.card
            assert table.layout.stage.contains(label.box), (index, label.label)
            if card is None:
                continue
            pointed += 1
            assert not label.box.inflate(8, -label.box.h // 3).colliderect(plate)
            assert label.place.tip is not None
            x, y = label.place.tip
            pose = table.tabletop.targets()[card].pose
            assert abs(x - pose.x) < pose.width / 2
            assert abs(y - (pose.y - pose.height / 2)) < pose.height / 8
            assert label.box.bottom < y
            assert label.box.x < x < label.box.right or label.box.x >= plate.right
    assert pointed > 8


@pytest.mark.parametrize("scale", [100, 150])
def test_a_trick_lies_between_the_hand_above_it_and_the_labels(scale: int) -> None:
    """Failing before: it lay over half of the hand, and labels lay on one another and on it."""
    scene = review("review", scale=scale)
    table = scene._table
    assert table is not None
    slots = [bounds(pose) for pose in table.layout.slots]
    above = [bounds(pose) for _, pose in table.open_cards.hands[2].placed]
    assert above
    assert not any(slot.collidelistall(above) for slot in slots)
    labels = [widget.box for widget in scene.form.widgets if isinstance(widget, PillWidget)]
    assert len({box.y for box in labels}) == 1
    assert max(slot.bottom for slot in slots) <= labels[0].y


def test_a_press_on_a_label_shows_the_trick_with_that_card() -> None:
    """Failing before: the trick was shown as it was before the card, and nothing after it."""
    scene = review()
    state, record = scene.state, scene.state.source.record
    grade = state.grade
    assert grade is not None
    assert isinstance(grade.best, PlayCard)
    assert isinstance(grade.played, PlayCard)
    real = state.shown_outcome
    assert real is not None
    after = record.games[-1].public.standings.history[-1]
    assert after is record.score
    tricks = [event for event in record.events[state.cell.step :] if isinstance(event, TrickTaken)]
    assert real.taker == tricks[0].seat
    assert len(real.others) == 3
    better = named(scene.form, say("review-better", **card_arguments(grade.best.card)))
    press_widget(scene.form, better)
    other = state.shown_outcome
    assert other is not None
    assert other.card is grade.best.card
    assert other.others == real.others
    press(scene, pygame.K_RIGHT)
    assert not state.better_shown


def test_keys_go_through_decisions_and_marks() -> None:
    scene = review()
    state = scene.state
    press(scene, pygame.K_HOME)
    assert state.current == 0
    press(scene, pygame.K_RIGHT, pygame.K_RIGHT)
    assert state.current == 2
    press(scene, pygame.K_END)
    assert state.current == len(state.cells) - 1
    press(scene, pygame.K_HOME)
    seen = []
    for _ in range(20):
        press(scene, pygame.K_n)
        seen.append(state.current)
    wrong = {
        index for index, cell in enumerate(state.cells)
        if cell.decision is not None and (g := state.grades.get(cell.decision.line)) is not None
        and (g.wrong or g.ahead)
    }  # fmt: skip
    assert set(seen) | {0} == wrong | {0}
    press(scene, pygame.K_n, mods=pygame.KMOD_SHIFT)
    assert state.current < max(wrong)


def test_the_others_hands_are_open_only_when_asked_for() -> None:
    scene = review()
    table = scene._table
    assert table is not None
    assert not any(node.placed for node in table.open_cards.hands)
    press(scene, pygame.K_v)
    table = scene._table
    assert table is not None
    hands = scene.state.source.record.hands(scene.state.cell.step)
    shown = [{card for card, _ in node.placed} for node in table.open_cards.hands[1:]]
    seat, lying = scene.state.source.seat, {play.card for play in table.model.trick}
    assert shown == [set(hands[(seat + place) % 4]) - lying for place in range(1, 4)]
    switch = named(scene.form, "View")
    assert "All hands" in switch.value_text
    press(scene, pygame.K_t)
    table = scene._table
    assert table is not None
    assert not any(node.placed for node in table.open_cards.hands), "they would give it away"
    assert "Your view" in named(scene.form, "View").value_text


def said(scene: ReviewScene) -> list[str]:
    """The values of the widgets, among them the words of the moments."""
    return [widget.value_text for widget in scene.form.widgets]


def test_a_wrong_try_says_what_it_costs_and_a_right_one_that_it_was() -> None:
    scene = review()
    state, table = scene.state, scene._table
    assert table is not None
    press(scene, pygame.K_t)
    trying, grade = state.trying, state.grade
    assert trying is not None
    assert grade is not None
    assert isinstance(grade.best, PlayCard)
    assert not table.handling.right
    assert not table.handling.wrong
    played = grade.played
    assert isinstance(played, PlayCard)
    scene.acts.answer(played.card)
    assert not trying.solved
    assert table.handling.wrong == (played.card,)
    assert "costs 3½;" in trying.prompt
    (pill,) = said_pills(state, scene.ctx.theme, scene.acts.show_better)
    sign = say("sheet-card", **card_arguments(played.card))
    assert pill.text == f"{sign} costs 3½; 2 more tries"
    assert pill.spoken == trying.prompt
    again = named(scene.form, "Try again")
    assert again.reason == say("review-prompt"), "not that nothing can be tried"
    assert not [text for text in said(scene) if reason_text(grade) in text]
    assert loss_of(grade, played.card) == pytest.approx(3.5, abs=0.05)
    for _ in table.model.legal:
        if trying.cursor is grade.best.card:
            break
        press(scene, pygame.K_RIGHT)
    press(scene, pygame.K_RETURN)
    assert trying.solved
    assert table.handling.right == (grade.best.card,)
    assert [text for text in said(scene) if reason_text(grade) in text], "why it is better"
    press(scene, pygame.K_ESCAPE)
    assert scene.ctx.scenes.top is not scene or state.trying is None


def solve(scene: ReviewScene) -> None:
    """Play the better card where a moment is tried again."""
    grade, table = scene.state.grade, scene._table
    assert grade is not None
    assert table is not None
    assert isinstance(grade.best, PlayCard)
    press_widget(scene.form, named(scene.form, "Try again"))
    scene.acts.answer(grade.best.card)


def test_the_primary_button_leads_from_moment_to_moment_and_on_with_the_game() -> None:
    """Failing before: it said "Try again", and nothing led on from the last moment."""
    scene = review()
    first, *others = marks(scene)
    assert scene.state.current == first
    solve(scene)
    assert say("review-solved", **card_arguments(scene.state.grade.best.card)) in [  # type: ignore[union-attr]
        widget.label for widget in scene.form.widgets
    ]
    for number, cell in enumerate(others, 1):
        label = say("review-next-moment", at=number, of=len(others) + 1)
        assert named(scene.form, label).enabled
        press(scene, pygame.K_RETURN)
        assert scene.state.current == cell
        assert scene.state.trying is None
    assert named(scene.form, say("end-screen-next-deal")).enabled


def test_three_wrong_tries_are_the_last_ones_and_cards_are_tried_by_pointer() -> None:
    scene = review()
    press(scene, pygame.K_t)
    trying, table, grade = scene.state.trying, scene._table, scene.state.grade
    assert trying is not None
    assert table is not None
    assert grade is not None
    assert isinstance(grade.played, PlayCard)
    pose = table.tabletop.targets()[grade.played.card].pose
    point = (round(pose.x - pose.width * 0.4), round(pose.y - pose.height * 0.3))
    for _ in range(3):
        scene.handle(PointerDown(point))
        scene.handle(PointerUp(point))
    assert trying.tried == [grade.played.card] * 3
    assert trying.over
    assert not trying.solved
    press_widget(scene.form, named(scene.form, "Show it"))
    assert scene.state.trying is None


def test_the_deal_is_played_on_to_its_end_and_back() -> None:
    scene = review()
    press(scene, pygame.K_HOME)
    start = scene.state.cell.step
    press(scene, pygame.K_PERIOD, pygame.K_PERIOD)
    assert scene.state.step == start + 2
    press(scene, pygame.K_COMMA, pygame.K_COMMA)
    assert scene.state.step is None
    press(scene, pygame.K_SPACE)
    for _ in range(200):
        scene.update(400.0)
    assert scene.state.step == scene.state.last_step
    assert scene.idle_wait_ms() is not None
    press(scene, pygame.K_SPACE)
    assert scene.state.step is None


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 1200), (800, 600)])
def test_the_parts_lie_beside_each_other(size: tuple[int, int]) -> None:
    scene = review(size=size)
    places = scene.places
    window = scene.ctx.metrics.window
    assert window.contains(places.panel)
    assert window.contains(places.strip)
    assert not places.panel.colliderect(places.strip)
    assert not places.panel.colliderect(places.table)
    cells = [scene.strip.cell_box(index) for index in range(len(scene.state.cells))]
    for index, box in enumerate(cells):
        assert places.strip.contains(box)
        assert box.collidelist(cells[index + 1 :]) == -1


@pytest.mark.parametrize("key", ["gong_zhu", "black_maria", "cancellation", "domino", "heartsette"])
def test_every_kind_of_deal_can_be_looked_at(key: str) -> None:
    scene, _ = shots.opened("review", PictureLook((1280, 720)), preset(key), "any")
    assert isinstance(scene, ReviewScene)
    for _ in scene.state.cells:
        press(scene, pygame.K_RIGHT)
    assert scene.state.current == len(scene.state.cells) - 1


def test_those_who_listen_hear_which_card_of_a_trick_it_is() -> None:
    """Failing before: “Trick 5, not judged yet” twice."""
    scene, _ = shots.opened("review", PictureLook((1280, 720)), preset("booster_nines"), "any")
    assert isinstance(scene, ReviewScene)
    told = []
    press(scene, pygame.K_HOME)
    for _ in scene.state.cells:
        told.append(review_sentences(scene.state)[0])
        press(scene, pygame.K_RIGHT)
    assert len(set(told)) == len(told)
    assert len({part.name for part in scene.strip.parts()}) == len(told)


def test_a_deal_without_any_card_of_the_players_own_can_be_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hearts_gui.ui.review.state.cells_of", lambda source: ())
    scene = review()
    press(scene, pygame.K_HOME, pygame.K_RIGHT, pygame.K_n, pygame.K_t, pygame.K_SPACE, pygame.K_w)
    scene.acts.ways.copy_position()
    assert scene.ctx.scenes.top is scene


def test_a_copied_position_says_what_was_played_what_is_better_and_why() -> None:
    scene = review()
    grade = scene.state.grade
    assert grade is not None
    copied = scene.state.as_text().splitlines()
    played, best = cards_of(grade.played), cards_of(grade.best)
    assert say("aloud-better", cards=played, best=best) in copied
    assert reason_text(grade) in copied


def knowledge(size: tuple[int, int] = (1280, 720)) -> KnowledgeScene:
    """Return the knowledge of the others, with made-up chances."""
    scene_opened, _ = shots.opened("review-knowledge", PictureLook(size), Rules(), "review")
    assert isinstance(scene_opened, KnowledgeScene)
    return scene_opened


def test_a_long_reason_goes_on_under_its_cards_from_edge_to_edge() -> None:
    """Failing before: a narrow column beside the cards, with nothing under them."""
    opened, _ = shots.opened("review", PictureLook((1280, 720)), Rules(), "review")
    assert isinstance(opened, ReviewScene)
    moment = next(widget for widget in opened.form.widgets if isinstance(widget, MomentWidget))
    (_, beside), (_, under) = moment._words(300)
    assert (under.x, under.w) == (0, 300)
    assert beside.x > 0
    assert under.y >= max(beside.bottom, moment._cards_height)


def test_the_matrix_is_read_card_by_card() -> None:
    scene = knowledge()
    (matrix,) = [widget for widget in scene.form.widgets if isinstance(widget, MatrixWidget)]
    known, chances = scene.answers.chances.arrived, scene.answers.chances.value
    assert known
    assert chances is not None
    assert matrix.current == 0
    first = matrix.value_text
    assert " of spades: in ten possible deals, " in first
    certain = next(chance for chance in chances if max(chance.seats) == 1.0)
    matrix.current = matrix._columns.index(certain)
    assert ": certainly with " in matrix.value_text
    matrix.current = 0
    matrix.key(KeyDown(pygame.K_RIGHT, 0))
    assert matrix.current == 1
    assert matrix.value_text != first
    own = set(scene.view.own.hand)
    assert not own & {chance.card for chance in chances}


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200), (800, 600)])
def test_the_columns_of_the_matrix_lie_in_its_place(size: tuple[int, int]) -> None:
    scene = knowledge(size)
    (matrix,) = [widget for widget in scene.form.widgets if isinstance(widget, MatrixWidget)]
    boxes = [box for band in matrix._bands() for _, box in band]
    assert len(boxes) == len(matrix._columns)
    for index, box in enumerate(boxes):
        assert matrix.box.contains(box)
        assert box.collidelist(boxes[index + 1 :]) == -1


def test_another_seat_is_chosen_and_the_true_hands_are_marked_when_asked_for() -> None:
    scene = knowledge()
    before = scene.view.own.hand
    press(scene, pygame.K_2)
    assert scene.seat == scene.others[1]
    (why,) = [
        widget.label for widget in scene.form.widgets if "the coach would tell" in widget.label
    ]
    step, decided = next(
        decision for decision in scene.source.record.decisions(scene.seat)
        if decision[1].trick == len(scene.view.deal.tricks) + 1
    )  # fmt: skip
    assert isinstance(decided.action, PlayCard)
    name = scene.source.seats[scene.seat].name
    assert any(
        widget.label == f"{name} played {say('the-card', **card_arguments(decided.action.card))}"
        for widget in scene.form.widgets
    ), (why, step)
    assert set(scene.view.own.hand).isdisjoint(before)
    switch = named(scene.form, "Show what the others held")
    press_widget(scene.form, switch)
    (matrix,) = [widget for widget in scene.form.widgets if isinstance(widget, MatrixWidget)]
    assert matrix._show_held
    hands = scene.source.record.hands(scene.step)
    assert {row.name: row.held for row in matrix._rows} == {
        scene.source.seats[seat].name: frozenset(hands[seat])
        for seat in range(4) if seat != scene.seat
    }  # fmt: skip


FOUR_CARDS = ("3C TC 6S", "2H 5H 6S")
SIX_CARDS = ("3C TC 6S", "2H 5H 8H")


@pytest.mark.parametrize("passes", [FOUR_CARDS, SIX_CARDS])
def test_a_pass_shows_every_card_that_differs(passes: tuple[str, str]) -> None:
    """Failing before: two of three, so that a pass of three cards looked like one of two."""
    ctx = make_context((1280, 720), Settings())
    gone, wanted = (PassCards(0, tuple((Card(card), 1) for card in cards.split()))
                    for cards in passes)  # fmt: skip
    laid: list[str] = []
    ctx.cardart.lay = lambda _, text, *__, **___: laid.append(text)  # type: ignore[method-assign]
    grade = Grade("", 0, 1, 0, 1, "pass", gone, wanted, 4.2, label=Mark.BLUNDER, reason=None)
    draw_pair(Surface((200, 200)), Skin(ctx), ctx, grade, (0, 0), 40)
    mine, better = (set(cards.split()) for cards in passes)
    assert sorted(laid) == sorted(mine ^ better)


@pytest.mark.parametrize("passes", [(), FOUR_CARDS, SIX_CARDS])
@pytest.mark.parametrize("code", ["de", "en", "pl"])
def test_no_word_beside_a_moment_is_broken(code: str, passes: tuple[str, ...]) -> None:
    """Failing before: “Potknię-cie” in a small window, “Blunde-r” beside a pass of four cards."""
    speak(code)
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    tiles = [widget for widget in scene.form.widgets if isinstance(widget, MomentTile)]
    for tile in tiles if passes else ():
        gone, wanted = (PassCards(0, tuple((Card(card), 1) for card in cards.split()))
                        for cards in passes)  # fmt: skip
        tile._grade = replace(tile._grade, played=gone, best=wanted)
    assert tiles
    for tile in tiles:
        painter, kind = tile.skin.painter, tile.skin.type(15, Face.SEMIBOLD)
        for words, _ in tile._texts():
            assert " ".join(painter.wrap(words, kind, tile._room(tile.box.w))) == words


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 768), 100), ((1280, 720), 100), ((1280, 720), 150)]
)
def test_three_moments_stand_in_one_row_or_one_column(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    """Failing before: at 1024x768 there were two and then one."""
    two = vars(ReviewState)["moments"].fget
    three = property(lambda state: (*two(state), two(state)[-1]))
    monkeypatch.setattr(ReviewState, "moments", three)
    scene, _ = shots.opened("deal-summary", PictureLook(size, ui_scale=scale), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    tiles = [widget for widget in scene.form.widgets if isinstance(widget, MomentTile)]
    assert len(tiles) == 3
    assert 1 in (len({tile.box.x for tile in tiles}), len({tile.box.y for tile in tiles}))


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)], ids=str)
def test_the_whole_report_is_in_view(size: tuple[int, int]) -> None:
    """Failing before: the moments reached a few pixels under the buttons."""
    scene, _ = shots.opened("deal-summary", PictureLook(size), Rules(), "0")
    assert isinstance(scene, ScoresScene)
    assert [area.most for area in scene.form.areas] == [0, 0]


def test_the_boxes_after_a_deal_lead_to_its_moments() -> None:
    """Failing before: one tab with bars of luck and play, and nothing to work on."""
    scene, _ = shots.opened("deal-summary", PictureLook((1280, 720)), Rules(), "review")
    assert isinstance(scene, ScoresScene)
    state = review().state
    tiles = [widget for widget in scene.form.widgets if isinstance(widget, MomentTile)]
    assert [tile.label for tile in tiles] == [
        state.cells[state.cell_of(grade)].title for grade in state.moments
    ]
    looked: list[str] = []
    report = DealReport(state.source, looked.append)
    for box in report.boxes(scene.ctx):
        for widget in box.widgets:
            widget.activate()
    assert looked == [state.moments[0].line, *(grade.line for grade in state.moments)]
    opened = ReviewScene(scene.ctx, state.source, line=state.moments[1].line)
    assert opened.state.current == state.cell_of(state.moments[1])
    assert not ReviewScene(scene.ctx, state.source).state.requested, "the worst moment comes first"
    words = [widget.label for box in report.boxes(scene.ctx) for widget in box.widgets]
    assert not [word for word in words if "±" in word or re.search(r"\d\.\d", word)]
    waiting, _ = shots.opened("deal-counting", PictureLook((1280, 720)), Rules(), "review")
    assert isinstance(waiting, ScoresScene)
    assert say("report-waiting") in [widget.label for widget in waiting.form.widgets]
    assert named(waiting.form, say("end-screen-next-deal")).enabled


def test_a_habit_is_shown_by_its_own_choice() -> None:
    """Failing before: the costliest choice stood under its name, unless it was a moment itself."""
    scene = review()
    state = scene.state
    shown = [grade.line for grade in state.moments]
    other = next(grade for line, grade in state.grades.items() if line not in shown)
    habit = WorkOn(other.line, "The free trick", "", ("", lambda: None))
    box, _ = DealReport(state.source, lambda _: None, lambda _: habit).boxes(scene.ctx)
    title = state.cells[state.cell_of(other)].title
    assert any(widget.label.startswith(title) for widget in box.widgets)


# -- in the program


@pytest.fixture
def over(tmp_path: Path) -> Iterator[Run]:
    """A game of one deal was played under the eyes of a coach; its score sheet is on top."""
    run = coached(tmp_path)
    play_a_game(run)
    to_the_sheet(run)
    yield run
    run.app.close()


def graded(run: Run) -> ReviewScene:
    scene = run.app.ctx.scenes.top
    assert isinstance(scene, ReviewScene)
    for _ in range(2000):
        run.pilot.frame()
        if not scene.state.pending:
            break
        pygame.time.wait(5)
    assert not scene.state.pending
    return scene


def test_the_own_plate_says_how_many_cards_were_passed(over: Run) -> None:
    """Failing before: none, though three cards were marked."""
    click(over, "Review")
    scene = graded(over)
    over.pilot.press(pygame.K_HOME)
    table = scene._table
    assert table is not None
    handling = table.handling
    assert len(handling.wrong or handling.right or handling.selected) == 3
    plate = table._teller(table.model, scene.state.source.seat)
    assert plate.note == say("table-plate-chosen", n=3)
    assert plate.short_note == "3 of 3", "a number alone says nothing"
    ticks = [node.rect.inflate(-16, -16) for node in scene.stage.nodes
             if isinstance(node, BadgeNode) and node.visible]  # fmt: skip
    (pill,) = (widget.box for widget in scene.form.widgets if isinstance(widget, PillWidget))
    assert pill.bottom <= min(tick.y for tick in ticks), "failing before: over a tick"


def test_from_the_score_sheet_to_practice_and_back(over: Run) -> None:
    game = over.pilot.session
    click(over, "Review")
    scene = graded(over)
    assert len(scene.state.grades) == sum(cell.decision is not None for cell in scene.state.cells)
    version = game.version
    over.pilot.press(pygame.K_HOME)
    over.pilot.press(pygame.K_w)
    knows = over.app.ctx.scenes.top
    assert isinstance(knows, KnowledgeScene)
    for _ in range(2000):
        over.pilot.frame()
        if knows.answers.chances.arrived:
            break
        pygame.time.wait(5)
    assert knows.answers.chances.value
    other, record = knows.seat, knows.source.record
    passed = next(step for step, _ in record.decisions(other)) + 1
    late = KnowledgeScene(scene.ctx, knows.source, passed, "")
    decided = late.answers.decision
    assert decided is not None
    assert isinstance(decided.action, PassCards), "not the first card after the pass"
    over.pilot.press(pygame.K_ESCAPE)
    click(over, "Play on")
    table = over.app.ctx.scenes.top
    assert isinstance(table, TableScene)
    assert table.state.session is not game
    assert table.state.session.practice
    assert (
        table.state.view.own.hand
        == scene.state.source.record.view(scene.state.cell.step, scene.state.source.seat).own.hand
    )
    table.screens.leave_table()
    assert over.app.ctx.scenes.top is scene
    assert game.version == version
    over.pilot.press(pygame.K_ESCAPE)
    assert isinstance(over.app.ctx.scenes.top, ScoresScene)


def test_a_finished_game_is_listed_starred_reviewed_deleted_and_brought_back(over: Run) -> None:
    click(over, "Result")
    click(over, say("end-screen-menu"))
    over.app.ctx.scenes.push(SavedGamesScene(over.app.ctx))
    scene = top(over)
    assert isinstance(scene, SavedGamesScene)
    scene._switch(1)
    rest(over)
    (game,) = over.games.finished.archive.games()
    assert (game.title, game.deals, game.practice) == ("Short", 1, False)
    scene.star(game)
    assert over.games.finished.archive.games()[0].starred
    click(over, "Short")
    sheet = over.app.ctx.scenes.top
    assert isinstance(sheet, FinishedSheet)
    click(over, "Review")
    result = graded(over)
    assert result.state.moments
    over.pilot.press(pygame.K_ESCAPE)
    over.pilot.press(pygame.K_ESCAPE)
    assert over.app.ctx.scenes.top is scene
    click(over, "Delete Short")
    assert over.games.finished.archive.games() == ()
    click(over, "Undo")
    assert [game.starred for game in over.games.finished.archive.games()] == [True]
    click(over, "Delete Short")
    press(scene, pygame.K_z, mods=pygame.KMOD_CTRL)  # failing before: only the button did it
    assert [game.starred for game in over.games.finished.archive.games()] == [True]


def test_a_review_that_was_opened_directly_leads_back_past_the_sheet(over: Run) -> None:
    click(over, "Result")
    click(over, say("end-screen-menu"))
    finished, scenes = over.games.finished, over.app.ctx.scenes
    scenes.push(SavedGamesScene(over.app.ctx))
    opener = scenes.top
    (game,) = finished.archive.games()
    header = read_game(finished.archive.path(game.key)).header
    scene = finished.review_deal(over.app.ctx, game_name(header.seed), 1)
    assert scene is not None
    scenes.push(scene)
    assert isinstance(scenes.top, ReviewScene)
    over.pilot.press(pygame.K_ESCAPE)
    assert scenes.top is opener


def test_a_game_is_copied_as_text_and_saved_as_a_file(over: Run) -> None:
    game = over.pilot.session
    click(over, "Review")
    click(over, "More")
    click(over, "Copy the position")
    assert clipboard.paste().startswith("Deal 1")
    click(over, "More")
    click(over, "Copy the game as text")
    record = game.record(1)
    assert record is not None
    assert clipboard.paste() == deal_text(record.events, [who.name for who in game.seats])
    for name in ("Short.hearts", "Short-2.hearts"):
        click(over, "More")
        click(over, "Save a copy of the game")
        copy = paths.copies_dir() / name
        copied = over.games.library.finished(copy)
        assert copied.public.standings == game.view(0).public.standings
        assert copied.coach is not None
        copied.coach.close()


def test_a_copy_that_cannot_be_written_says_why(over: Run) -> None:
    game = over.pilot.session
    assert isinstance(game, Session)
    paths.copies_dir().parent.mkdir(parents=True, exist_ok=True)
    paths.copies_dir().write_text("in the way")
    assert over.games.finished.save_copy(game).startswith("The copy couldn’t be written: ")


def test_the_key_for_the_review_works_on_the_sheet(over: Run) -> None:
    scene = over.app.ctx.scenes.top
    assert isinstance(scene, FormScene)
    scene.handle(KeyDown(pygame.K_r, 0))
    assert isinstance(over.app.ctx.scenes.top, ReviewScene)


def test_the_trick_moves_up_before_it_gets_smaller() -> None:
    """Failing before: with room above, it got smaller to clear the labels over the hand."""
    metrics = Metrics(2560, 1080)
    layout = small_layout(metrics, review_places(metrics).table.size, 4, 13, 1)
    assert layout is not None
    made = lowered(layout, 13, 13, metrics.px(HIGH + ABOVE))
    assert made.slots[0].width > 0.84 * layout.slots[0].width
    assert max(bounds(slot).bottom for slot in made.slots) <= max(
        bounds(slot).bottom for slot in layout.slots
    )
