"""Play from here: a practice replay that says so, ends with its deal and leads back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.presets import preset, preset_with
from hearts_gui.session.practice.puzzle import Puzzle
from hearts_gui.session.setup.players import Bot, Human, one_human
from hearts_gui.ui.daily.scene import DailyScene
from hearts_gui.ui.finished import puzzle_replay
from hearts_gui.ui.hot_seat import HotSeatTable
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.review.game_end import GameEndScene
from hearts_gui.ui.review.scene import ReviewScene
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.saved_games import SavedGamesScene
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.wording.event_texts import replay_pills
from hearts_gui.wording.language.messages import say
from tests.kits.after_the_game import click, coached, rest, to_the_sheet
from tests.kits.leaving import leave_table
from tests.kits.quick_settings import QUICK
from tests.kits.started_program import cards_left
from tests.kits.whole_games import Run
from tests.session.judged_puzzles import CLEAR
from tests.session.kit import PERSON, play_until


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Run]:
    """The first deal of a Standard game is over; its score sheet is on top."""
    run = coached(tmp_path)
    run.sit_down(run.games.plan())
    run.deal()
    to_the_sheet(run)
    yield run
    run.app.close()


def table(run: Run) -> TableScene:
    scene = run.app.ctx.scenes.top
    assert isinstance(scene, TableScene)
    return scene


def from_the_review(run: Run) -> TableScene:
    """The table of a practice replay, opened from the review."""
    click(run, say("review-open"))
    click(run, "Play on")
    return table(run)


def to_the_end(run: Run, scene: TableScene) -> Dialog:
    """Answer for the person until the deal is over; what then is asked."""
    for _ in range(20_000):
        run.pilot.frame()
        top = run.app.ctx.scenes.top
        if top is not scene:
            assert isinstance(top, Dialog), type(top)
            rest(run)
            return top
        session, seat = scene.state.session, scene.state.seat
        ask, busy = session.view(seat).ask, scene.state.queue.busy
        if ask.kind is not AskKind.START and seat in ask.seats and not busy:
            session.submit(PERSON.decide(session.view(seat)), version=session.version)
    raise AssertionError("the deal does not end")


def files(run: Run) -> dict[str, bytes]:
    folder = run.games.library.saves.folder
    return {path.name: path.read_bytes() for path in folder.glob("*.hearts")}


def test_a_practice_replay_says_what_it_is_ends_with_its_deal_and_compares(played: Run) -> None:
    """Failing before: a second game with deals on to 100, "Deal 1, ends at 100", in a new file."""
    game, saved = played.pilot.session, files(played)
    scene = from_the_review(played)
    assert scene.state.session.practice
    played.pilot.frame()
    assert scene.state.tabletop.deal_pill.text == "Practice, deal 1", "as there is little room"
    assert replay_pills(1, game=True)[0] == "Practice replay, deal 1"
    over = to_the_end(played, scene)
    took = game.view(0).public.standings.history[0].points[0]
    now = scene.state.view.public.standings.history[0].points[0]
    assert over.title == f"You took {took} before, {now} this time"
    assert files(played) == saved, "the game is as it was, and there is no other"
    for _ in range(200):
        played.pilot.frame()
    assert scene.state.view.ask.kind is AskKind.START, "no second deal begins"
    assert played.pilot.session is game


def test_a_practice_replay_leads_back_to_the_review_or_on_in_the_game(played: Run) -> None:
    game = played.pilot.session
    to_the_end(played, from_the_review(played))
    click(played, "Back to the review")
    assert isinstance(played.app.ctx.scenes.top, ReviewScene)
    click(played, "Play on")
    to_the_end(played, table(played))
    click(played, "Play it again")
    again = table(played)
    assert again.state.view.public.standings.history == ()
    to_the_end(played, again)
    click(played, "Next deal")
    assert table(played).state.session is game
    played.pilot.play_until(lambda now: now.view(0).public.deal is not None)
    deal = game.view(0).public.deal
    assert deal is not None
    assert deal.number == 2


@pytest.mark.parametrize("over", [False, True], ids=["during", "after"])
def test_leave_to_the_menu_leads_to_the_menu_from_a_practice_replay(
    played: Run, over: bool
) -> None:
    """Failing before: to the review."""
    game = played.pilot.session
    scene = from_the_review(played)
    if over:
        to_the_end(played, scene)
    else:
        scene.screens.pause()
        rest(played)
        menu = played.app.ctx.scenes.top
        assert isinstance(menu, Dialog)
        labels = [widget.label for widget in menu.form.widgets]
        assert say("table-menu-fair") not in labels, "the code belongs to no game played now"
    click(played, say("table-menu-leave"))
    assert isinstance(played.app.ctx.scenes.top, MenuScene)
    assert played.games.session is None
    played.pilot.open_game()
    assert played.pilot.session is not game
    history = played.pilot.session.view(0).public.standings.history
    assert history == game.view(0).public.standings.history, "the real game goes on"


def test_leave_to_the_menu_leads_to_the_menu_from_a_game_of_the_list(played: Run) -> None:
    """Failing before: to whatever lay under the table."""
    ctx = played.app.ctx
    leave_table(played.pilot)
    ctx.scenes.push(SavedGamesScene(ctx))
    (game,) = played.games.shelf.games()
    ctx.scenes.push(played.games.open_file(ctx, played.games.shelf.path(game.key)))
    table(played).screens.pause()
    rest(played)
    click(played, say("table-menu-leave"))
    assert isinstance(ctx.scenes.top, MenuScene)


def test_the_way_out_at_the_end_of_a_game_names_where_it_leads(played: Run) -> None:
    """Failing before: "Menu", which led to the daily screen or wherever the game was begun."""
    ctx = played.app.ctx
    leave_table(played.pilot)
    ctx.scenes.push(played.games.daily(ctx))
    rules = preset_with("standard", 4, {"end": End.DEALS, "end_at": 1})
    seats = one_human(4, level="random")
    session = played.games.library.start(rules, seats, seed="day")
    play_until(session, cards_left(2))
    ctx.scenes.push(played.games.show(ctx, session))
    played.pilot.play_until(lambda game: game.over)
    while not isinstance(ctx.scenes.top, GameEndScene):
        played.pilot.turn()
    rest(played)
    click(played, say("daily-title"))
    assert isinstance(ctx.scenes.top, DailyScene)


def test_among_several_people_the_others_are_played_for(played: Run) -> None:
    """Failing before: the replay sat in the first seat and waited for others forever."""
    ctx, library = played.app.ctx, played.games.library
    leave_table(played.pilot)
    rules = preset("standard", 4)
    seats = (Human("Eva"), Bot("random", "mira"), Human("Bo"), Bot("random", "otto"))
    session = library.start(rules, seats, seed="two")
    session.start_next_deal()
    for _ in range(2000):
        if session.view(0).public.standings.history:
            break
        session.tick()
        for seat in set(session.ask.seats) & {0, 2}:
            session.submit(PERSON.decide(session.view(seat)))
    ctx.scenes.push(HotSeatTable(ctx, session, 2, lambda: library.leave(session)))
    table(played).screens.review(1)
    rest(played)
    click(played, "Play on")
    scene = table(played)
    assert scene.state.seat == 2
    assert [isinstance(who, Human) for who in scene.state.session.seats] == [
        False, False, True, False,
    ]  # fmt: skip
    to_the_end(played, scene)


@pytest.mark.parametrize("puzzle", [QUICK[0], CLEAR], ids=["proved", "clear"])
def test_a_puzzle_that_is_played_on_ends_with_its_deal_too(played: Run, puzzle: Puzzle) -> None:
    """Failing before: a whole game in the list of games."""
    ctx = played.app.ctx
    leave_table(played.pilot)
    saved = files(played)
    ctx.scenes.push(puzzle_replay(ctx, PlayerGames().library, puzzle))
    scene, view = table(played), puzzle.view()
    assert scene.state.seat == view.seat
    assert scene.state.session.practice
    assert scene.state.view.own.hand == view.own.hand
    assert scene.state.view.deal.plays == view.deal.plays
    to_the_end(played, scene)
    assert files(played) == saved
    click(played, "Back to the puzzle")
    assert isinstance(ctx.scenes.top, MenuScene), "it lay under the table"
