"""Motifs: what a second hand works out for the same decisions, and that each has its words."""

import pytest

from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.past import motif_table
from hearts_gui.session.past.motif import LESSONS, Motif, motifs_of_lesson
from hearts_gui.session.past.motif_table import Position, position_of
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.practice.puzzle import shipped
from hearts_gui.wording.language.messages import say
from tests.session.motif_judge import LABELS, compared


@pytest.mark.parametrize(
    "labels", [600, pytest.param(LABELS, marks=pytest.mark.slow)], ids=["some", "all"]
)
def test_a_second_judge_finds_the_same_motifs(labels: int) -> None:
    result = compared(labels)
    assert result.total() >= labels
    assert len(result) >= 20 if labels < LABELS else set(result) == set(Motif)


def test_every_motif_has_a_name_a_line_and_a_lesson_that_there_is() -> None:
    lessons = {lesson.id for lesson in shipped_lessons()}
    for motif in Motif:
        assert LESSONS[motif] in lessons
        assert motif in motifs_of_lesson(motif.lesson)
        name, line = say(motif.name_message.key), say(motif.line.key)
        assert name
        assert line.endswith((".", "?"))
        assert len(name) < 45


def test_the_facts_of_a_decision_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for puzzle in shipped() if len((view := puzzle.view()).own.hand) > 5)
    better, *others = (PlayCard(view.seat, card) for card in view.own.hand)
    each = {motif for other in others for motif in motif_table.motifs(view, better, other)}
    views: list[PlayerView] = []

    def counted(view: PlayerView) -> Position | None:
        views.append(view)
        return position_of(view)

    monkeypatch.setattr(motif_table, "position_of", counted)
    assert set(motif_table.motifs_met(view, better, others)) == each
    assert views == [view]
