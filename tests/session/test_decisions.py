"""All graded decisions as rows: read from games, kept, found again, marked, written as a table."""

from __future__ import annotations

import csv
import io
import json
import random
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest

from hearts_gui.ai.coach.decisions import decisions
from hearts_gui.ai.coach.grades import COACH, Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.play.view import redact
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.past.decision_book import (
    FILE,
    MARKS,
    STAMP,
    DecisionBook,
    DecisionMark,
    DecisionRead,
    DecisionRow,
    csv_of,
)
from hearts_gui.session.past.decision_query import (
    DecisionFilter,
    DecisionInquiry,
    DecisionList,
    chosen,
)
from hearts_gui.session.past.motif import Motif
from hearts_gui.session.setup.players import human_seats
from hearts_gui.session.store import side_files
from hearts_gui.session.store.saves import read_game, seating_of


def row(number: int, rng: random.Random) -> DecisionRow:
    label = rng.choice(("good", "slip", "mistake", "blunder"))
    motif = rng.choice((*(motif.value for motif in Motif), ""))
    rules = rng.choice(("standard", "omnibus"))
    return DecisionRow(
        f"line{number}", 1.6e9 + number, f"game{number // 100}", 1 + number % 10, number % 13,
        rules, "leading", motif,
        "QS", "2C", round(rng.random() * 20, 3), 0.2, label,
    )  # fmt: skip


@pytest.fixture
def rows() -> list[DecisionRow]:
    rng = random.Random(1)
    return [row(index, rng) for index in range(2000)]


def test_wishes_filter_and_sort(rows: list[DecisionRow]) -> None:
    marks = {"line5": DecisionMark(starred=True), "line9": DecisionMark(note="why?")}
    worst = chosen(rows, DecisionFilter(), marks)
    assert [found.loss for found in worst] == sorted((found.loss for found in worst), reverse=True)
    assert {found.label for found in worst} == {"slip", "mistake", "blunder"}
    assert [found.line for found in chosen(rows, DecisionFilter("starred"), marks)] == ["line5"]
    assert [found.line for found in chosen(rows, DecisionFilter("noted"), marks)] == ["line9"]
    newest = chosen(rows, DecisionFilter("all", sort="when"), marks)
    assert [found.line for found in newest] == [f"line{number}" for number in reversed(range(2000))]
    some = chosen(rows, DecisionFilter("all", rules="omnibus", motif=Motif.DUCK.value), marks)
    assert some
    assert {(found.rules, found.motif) for found in some} == {("omnibus", Motif.DUCK.value)}


def test_the_table_for_other_programs_has_every_row(rows: list[DecisionRow]) -> None:
    text = csv_of(rows[:3], {"line1": DecisionMark(starred=True, note='say "no", Ben')})
    read = list(csv.DictReader(io.StringIO(text)))
    assert [record["loss"] for record in read] == [str(record.loss) for record in rows[:3]]
    assert [record["starred"] for record in read] == ["0", "1", "0"]
    assert read[1]["note"] == 'say "no", Ben'


def _graded(tmp_path: Path) -> tuple[Path, Path]:
    """The folder of a person who has finished a game of which each card is called a mistake."""
    old = Path(__file__).parent / "old_games" / "standard.hearts"
    path = tmp_path / "saves" / "finished" / old.name
    path.parent.mkdir(parents=True)
    shutil.copy(old, path)
    loaded = read_game(path)
    book, rules = GradeBook(side_files.grades_file(path)), loaded.header.rules
    (seat,) = human_seats(seating_of(loaded.header))
    for decision in decisions(rules, seat, (redact(event, seat) for event in loaded.events)):
        if isinstance(decision.action, PlayCard):
            legal = [card for card in legal_plays(rules, decision.view.deal, decision.view.own)
                     if card is not decision.action.card]  # fmt: skip
            for card in legal[:1]:
                best = replace(decision.action, card=card)
                book.add(Grade(
                    decision.line, seat, decision.deal, decision.place, decision.trick, "play",
                    decision.action, best, 2.4, 0.3, 400, unit=10.0, label=Mark.MISTAKE,
                ))  # fmt: skip
    book.write()
    return tmp_path / "saves", path


def test_rows_are_read_once_kept_and_read_again_when_more_is_known(tmp_path: Path) -> None:
    saves, path = _graded(tmp_path)
    book = DecisionBook(saves)
    assert book.behind() == [path]
    book.catch_up()
    result = book.decisions()
    assert result
    wrong = [found for found in result if found.label in ("slip", "mistake", "blunder")]
    assert wrong
    assert all(found.played != found.better and found.loss > 0 for found in wrong)
    named = [found for found in wrong if found.motif]
    assert named
    assert all(Motif(found.motif) for found in named)
    again = DecisionBook(saves)
    assert again.behind() == []
    assert sorted(again.decisions()) == sorted(result)
    # A torn line, a stray one and a row without its mark cost nothing but themselves.
    text = (saves / FILE).read_text()
    (saves / FILE).write_text(text + '{"row":["x"]}\nnoise\n{"row":' + text.split('{"row":')[1])
    assert sorted(DecisionBook(saves).decisions()) == sorted(result)
    # Another coach's rows are made again.
    (saves / FILE).write_text(text.replace(COACH, "coach 0"))
    other = DecisionBook(saves)
    assert other.decisions() == []
    assert other.behind() == [path]
    other.catch_up()
    assert sorted(other.decisions()) == sorted(result)


@pytest.mark.parametrize("when", [9e11, -1.0, 1795430000.5])
def test_a_decision_is_of_a_time_that_a_calendar_has(when: float, tmp_path: Path) -> None:
    """Failing before: a damaged row brought down the screen and its table for other programs."""
    row = ["a", when, "g", 1, 0, "standard", "", "", "2C", "2C", 0.0, 0.0, ""]
    lines = ({"row": row}, {"read": [STAMP, "game-1.hearts", 1795430000.25, 1201]})
    (tmp_path / FILE).write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    found = DecisionBook(tmp_path).decisions()
    assert len(found) == (0 < when < 9e11)
    assert csv_of(found, {}).count("\n") == 1 + len(found)


def test_lines_of_earlier_versions_are_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '{"row":["a",1795430000.5,"g1",2,3,"standard","leading","duck","QS","2C",4.25,0.3,"slip"]}\n'
        f'{{"read":["{STAMP}","game-1.hearts",1795430000.25,1201]}}\n'
        '{"row":["b",1795430000.5,"g2",1,0,"standard","","","2C","2C",0.0,0.0,""]}\n'
        '{"read":["1/coach 0","game-2.hearts",1795430000.25,1]}\n'
    )
    (found,) = DecisionBook(tmp_path).decisions()
    assert (found.line, found.motif, found.loss) == ("a", "duck", 4.25)
    assert (
        DecisionRead(STAMP, "game-1.hearts", 1795430000.25, 1201) in DecisionBook(tmp_path).rows()
    )


def test_stars_and_notes_outlive_the_program(tmp_path: Path) -> None:
    book = DecisionBook(tmp_path)
    assert book.mark("a", DecisionMark(starred=True)) is None
    book.mark("b", DecisionMark(note="ünder the ace"))
    book.mark("a", DecisionMark())
    with (tmp_path / MARKS).open("a") as stream:
        stream.write('{"line": 3}\n')
    assert DecisionBook(tmp_path).marks == {
        "a": DecisionMark(),
        "b": DecisionMark(note="ünder the ace"),
    }


def test_an_inquiry_answers_the_last_wish(tmp_path: Path, rows: list[DecisionRow]) -> None:
    book = DecisionBook(tmp_path)
    book.add([*rows, DecisionRead(STAMP, "game", 1.6e9, 0)])
    inquiry = DecisionInquiry(book)
    inquiry.ask(DecisionFilter())
    inquiry.ask(DecisionFilter("all", sort="when"))
    listed: DecisionList | None = None
    end = time.monotonic() + 60
    while listed is None and time.monotonic() < end:
        listed = inquiry.take()
        time.sleep(0.005)
    assert listed is not None
    assert (listed.every, len(listed.rows)) == (2000, 2000)
    assert listed.rules == ("omnibus", "standard")
    inquiry.save(listed, tmp_path)
    saved = None
    while saved is None and time.monotonic() < end:
        saved = inquiry.saved()
        time.sleep(0.005)
    assert saved is not None
    assert len(Path(str(saved.named["path"])).read_text().splitlines()) == 2001
    inquiry.close()
