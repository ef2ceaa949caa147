"""Lessons: each can be solved, in one way where it says so, by the rules of the engine alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path

import numpy as np
import pytest

from hearts_gui.ai.coach.judging import measured
from hearts_gui.ai.coach.models import Model, ModelTrials, classes
from hearts_gui.ai.simulator.batch_cards import Reals
from hearts_gui.config.paths import languages
from hearts_gui.engine.cards import Card, parse_cards
from hearts_gui.engine.play.actions import AskKind, PlayCard
from hearts_gui.engine.play.events import Event, TrickTaken
from hearts_gui.engine.play.game import to_act, view_of
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.packs import build_pack
from hearts_gui.engine.rules.presets import preset
from hearts_gui.session.practice.course import (
    Moment,
    advance,
    answers,
    opening,
    reached,
    right_answers,
    scripted,
    solvable,
    steps,
)
from hearts_gui.session.practice.lesson import (
    ME,
    Lesson,
    LessonError,
    read_lessons,
    shipped_lessons,
)
from hearts_gui.session.practice.lesson_book import LessonBook
from hearts_gui.session.practice.passing import hand_once_more, my_view, pass_of
from hearts_gui.session.practice.whole_deal import WholeDeal, begun
from hearts_gui.wording.language.choice import is_draft
from hearts_gui.wording.language.messages import catalogue
from tests.kits.decisions import one_way, to_decision

LESSONS = shipped_lessons()
CLUB = [lesson for lesson in LESSONS if lesson.club]
PARTS = [
    pytest.param(lesson, at, id=f"{lesson.id}-{at + 1}")
    for lesson in LESSONS
    for at in range(len(lesson.parts))
]


def test_lessons_for_everyone_are_followed_by_those_for_clubs_and_for_families_of_rules() -> None:
    groups = [heading for heading, _ in groupby(lesson.heading for lesson in LESSONS)]
    assert groups == ["", "lesson-club", "lesson-families"]
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)


@pytest.mark.parametrize(("lesson", "index"), PARTS)
def test_each_part_can_be_solved(lesson: Lesson, index: int) -> None:
    start = opening(lesson.rules, lesson.parts[index])
    assert solvable(start)
    if lesson.parts[index].only:
        assert one_way(start)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.id)
def test_something_in_each_lesson_can_go_wrong(lesson: Lesson) -> None:
    def can_fail(moment: Moment) -> bool:
        moment = to_decision(moment)
        if moment.over:
            return not reached(moment)
        return any(can_fail(advance(moment, action)) for action in answers(moment))

    failing = [can_fail(opening(lesson.rules, part)) for part in lesson.parts]
    assert any(failing)
    assert sum(failing) * 3 >= len(failing)


@pytest.mark.parametrize(("lesson", "index"), PARTS)
def test_hands_are_cards_of_the_pack_and_nobody_has_the_same(lesson: Lesson, index: int) -> None:
    part = lesson.parts[index]
    dealt = [card for hand in part.hands for card in hand] + list(part.kitty)
    assert len(dealt) == len(set(dealt))
    assert set(dealt) <= set(build_pack(lesson.rules))


@pytest.mark.parametrize(("lesson", "index"), PARTS)
def test_a_part_is_short(lesson: Lesson, index: int) -> None:
    """One to four tricks, and no more cards to be seen than are needed.

    For clubs a real hand of more cards may be held, where one trick decides.
    """
    part = lesson.parts[index]
    assert part.tricks <= 4
    left = len(part.hands[ME]) - len(part.before) // lesson.rules.players
    real = lesson.club and part.tricks < 2
    assert left <= ((6 if part.tricks else 13) if real else (4 if part.tricks else 9))


@pytest.mark.parametrize(
    "lesson", [lesson for lesson in CLUB if lesson.parts[0].tricks], ids=lambda lesson: lesson.id
)
def test_the_others_punish_what_their_script_would_let_pass(lesson: Lesson) -> None:
    """The right card wins against everything, a wrong one loses, but not by the script alone.

    Positions of real deals are as they are: there a wrong one may lose by itself.
    """
    for part in lesson.parts:
        start = to_decision(opening(lesson.rules, part))
        (right,) = right_answers(start)
        wrong = [action for action in answers(start) if action != right]
        lenient = to_decision(opening(lesson.rules, replace(part, punish=False)))
        saved = any(solvable(advance(lenient, action)) for action in wrong)
        assert saved or part.before
        assert True in ends(advance(start, right))
        for action in wrong:
            assert ends(advance(start, action)) == {False}


@pytest.mark.slow
@pytest.mark.parametrize("key", ["given", "out", "early"])
def test_the_coach_finds_the_card_of_a_lesson_clearly_best(key: str) -> None:
    """By a point at least, no matter which of the models the others play by."""
    right, view = real_position(key)
    cards = (right, *(group[0] for group in classes(view) if right not in group))
    for values, _ in ends_by_models(view, cards):
        assert values[0] - values[1:].max() >= 1


@pytest.mark.slow
def test_whom_not_to_feed_is_a_question_of_the_game_alone() -> None:
    """The coach counts the points of the deal: the two cards cost the same. In every deal that is
    possible the heart makes the left neighbour's points 100 only where it is kept."""
    right, view = real_position("feed")
    wrong = next(card for card in view.own.hand if card != right)
    for values, points in ends_by_models(view, (right, wrong), possible=True):
        assert abs(values[0] - values[1]) < 0.5
        left, across = points[1], points[2]
        assert (left[1] - left[0] == 1).all()
        assert (across[0] - across[1] == 1).all()


@pytest.mark.slow
def test_the_queen_beside_the_ace_goes_to_the_right_and_not_to_the_left() -> None:
    """To the left she costs clearly, with the ace or without it; to the right it is the same."""
    part = next(lesson for lesson in CLUB if lesson.id == "side").parts[0]
    keep = parse_cards("AH JD QH")
    for token, clear in ((PassToken.L, True), (PassToken.R, False)):
        view = my_view(hand_once_more(part.hands[ME], token, "lesson"))
        for give in (parse_cards("AH QS AS"), parse_cards("AH JD QS")):
            difference = measured(view, (pass_of(view, keep), pass_of(view, give)), "lesson")
            assert difference is not None
            assert (difference.loss - 2 * difference.error > 0.5) == clear


def real_position(key: str) -> tuple[Card, PlayerView]:
    """The right card of a club lesson, and the position as it lay in a deal of Standard."""
    part = next(lesson for lesson in CLUB if lesson.id == key).parts[0]
    (right,) = right_answers(to_decision(opening(CLUB[0].rules, part)))
    assert isinstance(right, PlayCard)
    gave = (part.gave, *part.gives) if part.gave else ()
    passes = tuple((seat, (seat + 1) % 4, cards) for seat, cards in enumerate(gave))
    position = WholeDeal(part.token, 0, part.hands, passes, part.before)
    game = begun(preset("standard"), position).game
    assert to_act(game).seats == (ME,)
    return right.card, view_of(game, ME)


def ends_by_models(
    view: PlayerView, cards: tuple[Card, ...], *, possible: bool = False
) -> Iterator[tuple[Reals, Reals]]:
    """The mean value of each card, and the points by seat, card and world, by each model."""
    rng = np.random.default_rng(5)
    asked = ModelTrials(view, cards)
    worlds = asked.worlds(400, rng, infers=not possible)
    for model in Model:
        ends = asked.ends(model, worlds, cards, rng)
        assert ends.points is not None
        yield ends.values.mean(axis=1), ends.points


def ends(moment: Moment) -> set[bool]:
    """Whether the goal is reached at each end that there is from here."""
    moment = to_decision(moment)
    if moment.over:
        return {reached(moment)}
    return set[bool]().union(*(ends(advance(moment, answer)) for answer in answers(moment)))


def test_one_way_is_more_than_solvable() -> None:
    """The judge of "one way" tells apart: with the king there are two, with the three one."""
    part = next(lesson for lesson in LESSONS if lesson.id == "follow").parts[2]
    easy = replace(part, hands=(parse_cards("4S 7S QD"), *part.hands[1:]))
    rules = LESSONS[0].rules
    assert one_way(opening(rules, part))
    assert solvable(opening(rules, easy))
    assert not one_way(opening(rules, easy))


def test_a_wrong_card_is_known_to_be_lost() -> None:
    part = next(lesson for lesson in LESSONS if lesson.id == "queen").parts[0]
    moment = to_decision(opening(LESSONS[0].rules, part))
    assert right_answers(moment) == (PlayCard(ME, Card("5S")),)
    after = to_decision(advance(moment, PlayCard(ME, Card("KS"))))
    assert after.over
    assert not reached(after)


def test_steps_end_with_the_last_trick_of_the_part() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.id == "duck")
    moment = opening(lesson.rules, lesson.parts[0])
    happened: list[tuple[Event, Moment]] = []
    while not moment.over:
        action = scripted(moment) or right_answers(moment)[0]
        happened += steps(moment, action)
        moment = happened[-1][1]
    assert all(not before.over for (_, before), _ in pairwise(happened))
    assert isinstance(happened[-1][0], TrickTaken)
    assert scripted(moment) is None
    assert moment.game.public.deal is not None


def test_the_others_play_by_the_rules_whatever_is_answered() -> None:
    """Every line of every part goes through the engine, which refuses what is not allowed."""
    lines = 0
    for lesson in LESSONS:
        for part in lesson.parts:
            todo = [opening(lesson.rules, part)]
            while todo:
                moment = to_decision(todo.pop())
                if moment.over:
                    lines += 1
                    continue
                assert to_act(moment.game).kind is not AskKind.START
                todo += [advance(moment, action) for action in answers(moment)]
    assert lines > 300


def test_every_part_has_its_words_in_every_language() -> None:
    for code in languages():
        if is_draft(code):
            continue
        known = catalogue(code).patterns
        for lesson in LESSONS:
            assert {lesson.title, lesson.goal} <= set(known)
            for index in range(len(lesson.parts)):
                words = lesson.words(index)
                assert {words, f"{words}-yes", f"{words}-no"} - set(known) <= MAY_LACK, code


MAY_LACK = {"lesson-follow-1-no", "lesson-follow-2-no"}
"""Nothing can go wrong there."""


def test_low_cards_do_not_take_both_tricks_by_chance() -> None:
    """In the lesson on the highest card the two may not win because nobody has the suit."""
    part = next(lesson for lesson in LESSONS if lesson.id == "highest").parts[2]
    moment = to_decision(opening(LESSONS[0].rules, part))
    for first in (Card("QD"), Card("AC")):
        after = to_decision(advance(moment, PlayCard(ME, first)))
        assert PlayCard(ME, Card("2D")) not in right_answers(after)


@pytest.mark.parametrize(
    "text",
    [
        "lesson = 3",
        '[[lesson]]\nid = "a"\n[[lesson.part]]\nhands = ["2C"]\ngoal = { most_tricks = 0 }',
        '[[lesson]]\nid = "a"\n[[lesson.part]]\nhands = ["2C", "3C", "4C", "1C"]\ngoal = {}',
        '[[lesson]]\nid = "a"\n[[lesson.part]]\nhands = ["2C", "3C", "4C", "5C"]\ngoal = {x = 1}',
        "no toml",
    ],
)
def test_damaged_lessons_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "lessons.toml"
    path.write_text(text)
    with pytest.raises(LessonError):
        read_lessons(path)
    with pytest.raises(LessonError):
        read_lessons(tmp_path / "none.toml")


def test_stars_are_kept_and_never_lost(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "lessons.jsonl"
    book = LessonBook(path)
    assert book.add(LESSONS[0], 3) is None
    assert book.add(LESSONS[0], 1) is None
    assert book.add(LESSONS[2], 2) is None
    with path.open("ab") as stream:
        stream.write(b'{"lesson": "torn')
    again = LessonBook(path)
    assert again.stars == {LESSONS[0].id: 3, LESSONS[2].id: 2}
    assert again.following(LESSONS) == 1
    assert again.done_count(LESSONS) == 2
    (tmp_path / "file").write_text("")
    refused = LessonBook(tmp_path / "file" / "lessons.jsonl")
    assert refused.add(LESSONS[0], 2)
    assert refused.stars == {LESSONS[0].id: 2}
