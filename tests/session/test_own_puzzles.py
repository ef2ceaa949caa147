"""Puzzles from the player's own games: the cards that the coach called mistakes, as positions."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from hearts_gui.ai.coach.example_deals import ExampleDeals
from hearts_gui.ai.coach.grades import Grade
from hearts_gui.ai.coach.labels import Mark
from hearts_gui.engine.message import message
from hearts_gui.engine.play.actions import PlayCard
from hearts_gui.engine.play.legal import legal_plays
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.option_values import RulesError
from hearts_gui.engine.rules.presets import Preset, all_presets, preset
from hearts_gui.session.game.grade_book import GradeBook
from hearts_gui.session.practice.own import own_puzzles, position_name
from hearts_gui.session.practice.puzzle import Tier, shipped
from hearts_gui.session.practice.run import PuzzleRun
from hearts_gui.session.practice.whole_deal import cards_of_letters
from hearts_gui.session.store import side_files
from tests.kits.mistakes import mistake
from tests.kits.played import played


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return played(tmp_path)[1]


def keep(path: Path, grade: Grade) -> None:
    """Write a grade beside a game."""
    book = GradeBook(side_files.grades_file(path))
    book.add(grade)
    book.write()


def test_a_mistake_becomes_a_puzzle(game: Path) -> None:
    grade = mistake(game)
    keep(game, grade)
    (result,) = own_puzzles([game])
    assert (result.tier, result.gap, result.error) == (Tier.OWN, 2.4, 0.3)
    assert isinstance(grade.played, PlayCard)
    assert isinstance(grade.best, PlayCard)
    right = cards_of_letters(result.best)
    assert right[0] is grade.best.card
    assert len(right) == 2, "a card that is within half a point of the best is right too"
    assert cards_of_letters(result.rivals) == (grade.played.card,)
    view = result.view()
    assert view.seat == 0
    assert grade.played.card in legal_plays(view.rules, view.deal, view.own)
    run = PuzzleRun(result)
    run.search.wait()
    run.think()
    run.settle(right[1])
    assert run.solved


def test_a_neighbour_of_the_best_card_is_right() -> None:
    """Failing before: the three of diamonds was right, and the four was 3½ points worse."""
    clear = (puzzle for puzzle in shipped() if puzzle.tier is Tier.CLEAR)
    puzzle = next(puzzle for puzzle in clear if len(puzzle.best) > 1)
    run = PuzzleRun(replace(puzzle, id="own-1", tier=Tier.OWN, rating=0, best=puzzle.best[0]))
    run.search.wait()
    run.think()
    run.settle(cards_of_letters(puzzle.best)[1])
    assert run.solved


def test_a_card_equal_to_the_best_is_right(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing before: "Not this time", with "Too close to call" beside "5 points better"."""
    grade = mistake(game)
    keep(game, grade)
    (result,) = own_puzzles([game])
    right, (played,) = cards_of_letters(result.best), cards_of_letters(result.rivals)
    view = result.view()
    legal = legal_plays(view.rules, view.deal, view.own)
    third, other = [card for card in legal if card not in (*right, played)][:2]
    reasons = {
        third: message("coach-close", whole=1, half=False),
        other: message("coach-rest", whole=2, half=False),
        played: message("coach-close", whole=5, half=False),
    }
    worth = ((card, (float(index),)) for index, card in enumerate(legal))
    deals = ExampleDeals((), {}, dict(worth), reasons, {})
    monkeypatch.setattr("hearts_gui.ai.coach.example_deals.draw_example_deals", lambda *_: deals)
    verdicts = {}
    for card in (third, other, played):
        run = PuzzleRun(result)
        run.search.wait()
        run.think()
        run.settle(card)
        verdicts[card] = (run.solved, run.reason)
    assert verdicts[third] == (True, None)
    assert verdicts[other] == (False, reasons[other])
    assert verdicts[played] == (False, None), "the coach compared it in the game, in more deals"


@pytest.mark.parametrize("label", [Mark.SLIP, Mark.GOOD, Mark.CLOSE, Mark.GREAT])
def test_nothing_else_does(game: Path, label: Mark) -> None:
    keep(game, replace(mistake(game), label=label))
    assert own_puzzles([game]) == ()


def test_games_that_cannot_be_read_cost_nothing(game: Path, tmp_path: Path) -> None:
    keep(game, mistake(game))
    bad = tmp_path / "bad.hearts"
    bad.write_text("nothing", encoding="utf-8")
    keep(bad, mistake(game))
    assert len(own_puzzles([bad, tmp_path / "gone.hearts", game])) == 1


@pytest.mark.parametrize("entry", [entry for entry in all_presets() if 4 in entry.sizes])
def test_rules_whose_game_ends_after_some_deals_keep_their_name(entry: Preset) -> None:
    """Failing before: after a daily game by Hooligan the puzzles crashed, as did its reading."""
    rules = preset(entry.key, 4)
    with suppress(RulesError):  # chips end otherwise
        rules = rules.but(end=End.DEALS, end_at=1)
    assert position_name(rules) == f"{entry.key}/4"
