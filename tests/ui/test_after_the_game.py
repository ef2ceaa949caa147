"""After a game: the same table once more, one opponent swapped, another game, the menu."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hearts_gui.config import paths
from hearts_gui.engine.message import Message
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.practice.lesson import shipped_lessons
from hearts_gui.session.practice.lesson_book import FILE, LessonBook
from hearts_gui.session.setup.plans import TablePlan, seat_players
from hearts_gui.session.setup.players import Human, Seating
from hearts_gui.session.store import peek
from hearts_gui.session.store.saves import read_game
from hearts_gui.session.store.stats import DUE_FILE as NOTED
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.player_learning import first_game
from hearts_gui.ui.practice.lesson_scene import LessonScene
from hearts_gui.ui.review.game_end import GameEndScene
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.scores import ScoresScene
from hearts_gui.ui.shell.idle_work import IdleTasks
from hearts_gui.ui.shell.input import KeyDown
from hearts_gui.ui.table.other_screens import SwapDialog, same_table
from hearts_gui.ui.widgets.dropdown import Dropdown
from tests.kits.after_the_game import COMPANY, SHORT, click, play_a_game, rest, top
from tests.kits.whole_games import Run
from tests.ui.kit import named


@pytest.fixture
def over(tmp_path: Path) -> Iterator[Run]:
    """A game of one deal has been played; its end is on top."""
    run = Run(tmp_path)
    play_a_game(run)
    while not isinstance(run.app.ctx.scenes.top, GameEndScene):
        run.pilot.turn()
    rest(run)
    yield run
    run.app.close()


def company(run: Run) -> list[tuple[str, str]]:
    """Strength and character of every opponent at the table."""
    seats = run.pilot.session.seats
    return [(seat.level, seat.persona) for seat in seats if not isinstance(seat, Human)]


def pick(run: Run, label: str, value: str) -> None:
    """Choose in an open dialog's list by pointer and keys."""
    widget = named(top(run).form, label)
    assert isinstance(widget, Dropdown)
    run.pilot.click(widget.box.center)
    for letter in value:
        run.pilot.frame(KeyDown(pygame.key.key_code(letter.lower()), 0, letter))
    run.pilot.press(pygame.K_RETURN)
    assert widget.value_text == value


def test_the_same_company_plays_again_at_the_press_of_a_key(over: Run) -> None:
    before = over.pilot.session
    over.pilot.press(pygame.K_RETURN)
    over.pilot.press(pygame.K_RETURN)  # cuts the pack
    assert over.pilot.session is not before
    assert over.pilot.session.rules == SHORT
    assert company(over) == [(opponent.level, opponent.persona) for opponent in COMPANY]


def test_the_trainer_reads_the_game_and_the_menu_hears_what_comes_back(over: Run) -> None:
    click(over, "Menu")
    trainer = over.games.learning
    assert trainer._backlog is not None
    trainer._backlog.wait()
    (game,) = peek.game_files(paths.saves_dir() / peek.FINISHED)
    assert trainer.book.has_read(game.stem), "nobody has opened Practice"
    assert (paths.user_data_dir() / NOTED).exists()


def test_games_unread_at_the_start_are_read_once_nothing_else_is_to_do(over: Run) -> None:
    click(over, "Menu")
    assert over.games.learning._backlog is not None
    over.games.learning._backlog.wait()
    over.games.learning.book._path.unlink()
    del over.games.learning  # as after a new start
    chores = IdleTasks()
    chores.last(over.games.learning.read_games)
    while chores.do_one():
        pass
    trainer = over.games.learning
    assert trainer._backlog is not None
    trainer._backlog.wait()
    (game,) = peek.game_files(paths.saves_dir() / peek.FINISHED)
    assert trainer.book.has_read(game.stem), "nobody has left a game or opened Practice"


def test_a_practice_game_stays_one_in_its_file(over: Run) -> None:
    click(over, "Menu")
    plan = replace(over.games.plan(), practice=True)
    over.app.ctx.scenes.push(over.games.start(over.app.ctx, plan))
    over.pilot.press(pygame.K_RETURN)  # cuts the pack
    session = over.pilot.session
    assert session.practice
    path = paths.saves_dir() / over.games.library.file_name(session)
    assert read_game(path).practice


def test_one_opponent_is_swapped_by_pointer(over: Run) -> None:
    click(over, "Swap an opponent")
    assert isinstance(over.app.ctx.scenes.top, SwapDialog)
    pick(over, "Leaves", "Ada")
    pick(over, "Sits down", "Rosa")
    run_on = named(top(over).form, "Play again")
    over.pilot.click(run_on.box.center)
    over.pilot.press(pygame.K_RETURN)
    assert company(over) == [("casual", "wren"), ("club", "rosa"), ("club", "hugo")]
    assert over.pilot.session.rules == SHORT


def test_one_opponent_is_swapped_by_keys_alone(over: Run) -> None:
    form = top(over).form
    while form.focus is not named(form, "Swap an opponent"):
        over.pilot.press(pygame.K_TAB)
    over.pilot.press(pygame.K_RETURN)
    rest(over)
    form = top(over).form
    while form.focus is not named(form, "Leaves"):
        over.pilot.press(pygame.K_TAB)
    over.pilot.press(pygame.K_RIGHT)
    while form.focus is not named(form, "Play again"):
        over.pilot.press(pygame.K_TAB)
    over.pilot.press(pygame.K_RETURN)
    over.pilot.press(pygame.K_RETURN)
    levels, personas = zip(*company(over), strict=True)
    assert levels == ("casual", "club", "club")
    assert (personas[0], personas[2]) == ("wren", "hugo")
    assert personas[1] not in {opponent.persona for opponent in COMPANY}


def test_a_swap_can_be_thought_better_of(over: Run) -> None:
    before = over.pilot.session
    click(over, "Swap an opponent")
    over.pilot.press(pygame.K_ESCAPE)
    assert isinstance(over.app.ctx.scenes.top, GameEndScene)
    assert over.pilot.session is before


@pytest.mark.parametrize("how", ["keys", "pointer"])
def test_two_quick_presses_do_not_skip_the_end_of_a_game(tmp_path: Path, how: str) -> None:
    """Failing before: the second Enter on the score sheet began another game."""
    run = Run(tmp_path)
    try:
        play_a_game(run)
        while not isinstance(run.app.ctx.scenes.top, ScoresScene):
            run.pilot.turn()
        rest(run)
        before = run.pilot.session
        for _ in range(6):
            if how == "keys":
                run.pilot.press(pygame.K_RETURN)
            elif isinstance(run.app.ctx.scenes.top, ScoresScene):
                run.pilot.click(named(top(run).form, "Result").box.center)
            else:
                run.pilot.click(named(top(run).form, "Play again").box.center)
        assert isinstance(run.app.ctx.scenes.top, GameEndScene)
        assert run.pilot.session is before
        run.pilot.press(pygame.K_ESCAPE)
        assert isinstance(run.app.ctx.scenes.top, GameEndScene)
        rest(run)
        run.pilot.press(pygame.K_RETURN)
        assert not isinstance(run.app.ctx.scenes.top, GameEndScene), "it listens after a second"
    finally:
        run.app.close()


def test_another_game_is_chosen_over_the_menu(over: Run) -> None:
    click(over, "New game")
    scenes = over.app.ctx.scenes
    assert isinstance(scenes.top, NewGameScene)
    assert isinstance(scenes.below(scenes.top), MenuScene)
    assert over.games.session is None


def test_escape_leads_back_to_the_menu(over: Run) -> None:
    over.pilot.press(pygame.K_ESCAPE)
    assert isinstance(over.app.ctx.scenes.top, MenuScene)


def test_a_player_who_began_the_lessons_is_led_back_to_them(tmp_path: Path) -> None:
    run, lessons = Run(tmp_path), shipped_lessons()
    book = LessonBook(paths.user_data_dir() / FILE)
    book.add(lessons[0], 3)
    try:
        play_a_game(run)
        while not isinstance(run.app.ctx.scenes.top, GameEndScene):
            run.pilot.turn()
        rest(run)
        click(run, "Back to the lessons")
        scenes = run.app.ctx.scenes
        scene = scenes.top
        assert isinstance(scene, LessonScene)
        assert scene.acts.path.index == 1
        assert isinstance(scenes.below(scene), MenuScene)
        assert run.games.session is None
    finally:
        run.app.close()


def test_lessons_wait_for_those_who_have_begun_and_not_done_all(tmp_path: Path) -> None:
    games, lessons = PlayerGames(), shipped_lessons()
    book = LessonBook(paths.user_data_dir() / FILE)
    assert not games.learning.lessons_wait()
    for lesson in lessons:
        book.add(lesson, 1)
        assert games.learning.lessons_wait() is (lesson is not lessons[-1])


def test_lessons_wait_no_longer_for_someone_with_many_games(tmp_path: Path) -> None:
    LessonBook(paths.user_data_dir() / FILE).add(shipped_lessons()[0], 1)
    over = paths.saves_dir() / peek.FINISHED
    over.mkdir(parents=True)
    seen = []
    for number in range(7):
        seen.append(PlayerGames().learning.lessons_wait())
        (over / f"game-{number}.hearts").write_text("", "utf-8")
    assert seen == [True] * 6 + [False]


def test_nobody_is_asked_to_lessons_that_were_never_begun(over: Run) -> None:
    labels = [widget.label for widget in top(over).form.widgets]
    assert "Back to the lessons" not in labels
    assert "Fair deals: checked" in labels


def _seats(rules: Rules) -> Seating:
    return seat_players(TablePlan(rules, opponents=COMPANY), Human(), "seed")


def test_rules_chosen_during_the_game_hold_from_the_next_one_on() -> None:
    before = TablePlan(SHORT, "Short", "")
    chosen = preset("omnibus", 4)
    now = before.with_rules(chosen, "Omnibus", "omnibus")
    plan = same_table(SHORT, _seats(SHORT), before, now)
    assert (plan.rules, plan.title) == (chosen, "Omnibus")
    assert plan.opponents == COMPANY


def test_an_older_game_taken_up_again_is_followed_by_its_like() -> None:
    last = TablePlan(preset("omnibus", 4), "Omnibus", "omnibus")
    plan = same_table(SHORT, _seats(SHORT), last, replace(last))
    assert plan.rules == SHORT
    assert plan.title.startswith("Standard")
    assert plan.opponents == COMPANY


def test_the_game_after_the_lessons_says_what_it_does_by_itself(tmp_path: Path) -> None:
    run = Run(tmp_path)
    try:
        ctx = run.app.ctx
        first_game(ctx, run.games)
        session, said = run.pilot.session, ["lesson-deal-practice"]

        class Heard(deque[Message]):
            def append(self, one: Message) -> None:
                said.append(one.key)
                super().append(one)

        assert [notice.key for notice in session.notices] == said
        session.notices = Heard(session.notices)
        run.pilot.play_until(lambda game: game.over)
        assert said == ["lesson-deal-practice", "lesson-deal-last"]
    finally:
        run.app.close()
