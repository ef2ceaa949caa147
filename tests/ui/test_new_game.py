"""From the menu to the table: few clicks, the last choice kept, no game ends another."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from hearts_gui.ai.players.levels import FITS
from hearts_gui.config import paths
from hearts_gui.devtools.samples import SampleGames, SampleLearning, sample_saves
from hearts_gui.engine.rules.choices import BonusCard, End, FirstTrick, MoonEffect
from hearts_gui.engine.rules.presets import preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.plans import (
    SURPRISE,
    Opponent,
    TablePlan,
    plan_from_plain,
    plan_to_plain,
)
from hearts_gui.session.store.game_lists import Shelf, ShelfGame
from hearts_gui.session.store.saves import Saves
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.screens.new_game import NewGameScene
from hearts_gui.ui.screens.options import OptionsScene
from hearts_gui.ui.screens.rules.groups import OptionRow
from hearts_gui.ui.screens.rules.set_list import SetPicker, SetRow
from hearts_gui.ui.screens.saved_games import SavedGameRow, SavedGamesScene, when_text
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerUp, TextInput
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.choice import Segmented
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.ui.widgets.dropdown import Dropdown
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.stepper import NumberBox
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.describe import short
from hearts_gui.wording.language.messages import say, speak
from tests.kits.fitting import drawn_texts
from tests.ui.kit import click, named, press, speech

MakeContext = Callable[..., Context]


class Started(Scene):
    """Stands for the table."""


class KeptShelf(Shelf):
    """Remembers what happened to the saved games."""

    def __init__(self) -> None:
        super().__init__(Saves(Path(os.devnull)))
        self.listed = list(sample_saves())
        self.thrown: list[int] = []
        self.renamed: dict[str, str] = {}

    def games(self) -> tuple[ShelfGame, ...]:
        return tuple(game for n, game in enumerate(self.listed) if n not in self.thrown)

    def rename(self, key: str, name: str) -> None:
        self.renamed[key] = name

    def delete(self, key: str) -> None:
        self.thrown.append(next(n for n, game in enumerate(self.listed) if game.key == key))

    def take_back(self) -> str | None:
        return self.listed[self.thrown.pop()].key if self.thrown else None


class CountedLessons(SampleLearning):
    """Counts how often the lessons are opened."""

    opened = 0

    def lessons(self, ctx: Context) -> Scene:
        self.opened += 1
        return Scene(ctx)


class KeptGames(SampleGames):
    """Remembers what was started."""

    def __init__(self, *, under_way: bool = False) -> None:
        super().__init__(under_way=under_way)
        self.last = TablePlan()
        self.started: list[TablePlan] = []
        self.lessons = CountedLessons()
        self.kept = KeptShelf()
        self.resumed = ""

    @property
    def learning(self) -> SampleLearning:
        return self.lessons

    @property
    def shelf(self) -> Shelf:
        return self.kept

    def plan(self) -> TablePlan:
        return self.last

    def start(self, ctx: Context, plan: TablePlan) -> Scene:
        self.started.append(plan)
        self.last = plan
        return Started(ctx)

    def resume(self, ctx: Context) -> Scene:
        return self.start(ctx, self.last)

    def remember(self, plan: TablePlan) -> None:
        self.last = plan

    def open_file(self, ctx: Context, path: Path) -> Scene:
        self.resumed = path.name
        return Started(ctx)


class Player:
    """Someone with a mouse who counts clicks."""

    def __init__(self, ctx: Context, games: KeptGames) -> None:
        self.ctx, self.games, self.clicks = ctx, games, 0
        ctx.scenes.push(MenuScene(ctx))

    @property
    def top(self) -> FormScene:
        top = self.ctx.scenes.top
        assert isinstance(top, FormScene)
        return top

    def press(self, label: str) -> None:
        widgets = [
            widget for widget in self.top.form.widgets if widget.label == label and widget.focusable
        ]
        assert len(widgets) == 1, (label, [widget.label for widget in self.top.form.widgets])
        self.on(widgets[0])

    def on(self, widget: Widget, point: tuple[int, int] | None = None) -> None:
        for area in self.top.form.areas:
            if widget in area.items:
                area.reveal(widget.base_box)
                area.finish()
        assert widget.enabled, widget.hint
        shift = widget.box.y - widget.base_box.y
        click(self.top.form, widget if point is None else (point[0], point[1] + shift))
        self.clicks += 1

    def pick(self, label: str, name: str) -> None:
        """Open a list and choose: two clicks."""
        widget = named(self.top.form, label)
        assert isinstance(widget, Dropdown)
        self.on(widget)
        popup = self.top.form.popup
        assert popup is not None
        row = widget.options.index(name)
        y = popup.box.y + 6 + (row - popup._first) * popup._row + popup._row // 2
        click(self.top.form, (popup.box.centerx, y))
        self.clicks += 1

    def row(self, key: str) -> OptionRow:
        assert isinstance(self.top, OptionsScene)
        return next(r for r in self.top.pane.rows if r.entry.key == key)

    @property
    def playing(self) -> TablePlan:
        assert isinstance(self.ctx.scenes.top, Started)
        assert len(self.ctx.scenes) == 2  # the menu lies under the table
        return self.games.started[-1]


@pytest.fixture
def player(make_ctx: MakeContext) -> Player:
    games = KeptGames()
    return Player(make_ctx(games=games), games)


def test_only_other_rules_are_compared_with_standard(make_ctx: MakeContext) -> None:
    """Failing before: Standard itself was "Exactly the Standard game."."""
    player = Player(make_ctx((1280, 720)), KeptGames())
    player.press(say("menu-new"))
    scene = player.top
    assert isinstance(scene, NewGameScene)

    def drawn() -> str:
        return " ".join(words for words, *_ in drawn_texts(scene))

    assert say("rule-screen-changes", n=0) not in drawn()
    scene.choose(next(row.entry for row in scene.form.widgets
                      if isinstance(row, SetRow) and row.entry.key == "hay"))  # fmt: skip
    assert say("rule-screen-changes", n=4) in drawn()


def test_the_first_click_leads_to_a_standard_game(player: Player) -> None:
    player.press("Play")
    assert player.games.started == [TablePlan()]
    assert player.games.started[0].rules == Rules()


def test_enter_presses_the_golden_button_of_any_screen(player: Player) -> None:
    """Failing before: in the menu and the choice of a game Enter did nothing."""
    press(player.top, pygame.K_RETURN)
    assert player.games.lessons.opened == 1
    player.ctx.scenes.pop()
    player.press("New game")
    press(player.top, pygame.K_RETURN)
    assert len(player.games.started) == 1


def test_enter_belongs_to_a_text_and_to_what_the_keys_point_at(player: Player) -> None:
    player.press("New game")
    search = next(widget for widget in player.top.form.widgets if isinstance(widget, TextField))
    player.on(search)
    press(player.top, pygame.K_RETURN)
    assert not player.games.started
    player.top.form.set_focus(named(player.top.form, "Read the rules"), keyboard=True)
    press(player.top, pygame.K_RETURN)
    assert not player.games.started
    assert not isinstance(player.top, NewGameScene)


# The five wishes met most often, each in few clicks.


def wish_points_on_the_first_trick(player: Player) -> None:
    player.press("New game")
    player.press("Change rules")
    widget = player.row("first_trick").control
    player.on(widget, (widget.base_box.x + 20, widget.base_box.centery))
    player.press("Play these")
    assert player.playing.rules.first_trick is FirstTrick.FREE


def wish_a_shorter_game(player: Player) -> None:
    player.press("New game")
    assert isinstance(player.top, NewGameScene)
    widget = player.top.length[1].control
    player.on(widget, (widget.base_box.x + 10, widget.base_box.centery))
    player.press("Start")
    assert player.playing.rules.end_at == 90


def wish_the_jack_of_diamonds(player: Player) -> None:
    player.press("New game")
    player.press("Change rules")
    player.pick("Bonus card", "Jack of diamonds")
    player.press("Play these")
    assert player.playing.rules.bonus_card is BonusCard.JD


def wish_another_moon(player: Player) -> None:
    player.press("New game")
    player.press("Change rules")
    player.pick("Shooting the moon", "Shooter chooses")
    player.press("Play these")
    assert player.playing.rules.moon_effect is MoonEffect.CHOICE


def wish_another_rule_set(player: Player) -> None:
    player.press("New game")
    row = next(
        widget
        for widget in player.top.form.widgets
        if isinstance(widget, SetRow) and widget.label == "Omnibus"
    )
    player.on(row)
    player.press("Start")
    assert player.playing.rules == preset("omnibus")


@pytest.mark.parametrize(
    ("wish", "clicks"),
    [
        (wish_points_on_the_first_trick, 4),
        (wish_a_shorter_game, 3),
        (wish_the_jack_of_diamonds, 5),
        (wish_another_moon, 5),
        (wish_another_rule_set, 3),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_common_wish_takes_few_clicks(
    player: Player, wish: Callable[[Player], None], clicks: int
) -> None:
    wish(player)
    assert player.clicks == clicks


def test_the_last_choice_is_two_clicks_away(make_ctx: MakeContext) -> None:
    games = KeptGames(under_way=True)
    games.last = TablePlan(preset("omnibus"), "Omnibus", "omnibus")
    player = Player(make_ctx(games=games), games)
    player.press("New game")
    player.press("Start")
    assert player.playing == games.last


@pytest.mark.parametrize("under_way", [False, True])
def test_other_games_are_spoken_of_only_where_there_are_any(
    make_ctx: MakeContext, *, under_way: bool
) -> None:
    """Failing before: the first new game said that the others are kept."""
    games = KeptGames(under_way=under_way)
    player = Player(make_ctx(games=games), games)
    player.press("New game")
    labels = [widget.label for widget in player.top.form.widgets]
    assert ("Your other games are kept" in labels) == under_way


def test_the_page_starts_from_the_last_choice(make_ctx: MakeContext) -> None:
    games = KeptGames()
    company = (Opponent("beginner", "otto"), Opponent("strong", SURPRISE))
    games.last = TablePlan(
        preset("omnibus", 3).but(end_at=60), "Omnibus, changed", "omnibus", company
    )
    player = Player(make_ctx(games=games), games)
    player.press("New game")
    player.press("Start")
    assert player.playing.rules == games.last.rules
    assert player.playing.title == "Omnibus, changed"
    assert player.playing.opponents[:2] == company


def test_the_page_opens_on_rules_of_no_named_set(make_ctx: MakeContext) -> None:
    """Failing before: after a code was pasted the way back to the page ended the program."""
    games = KeptGames()
    games.last = TablePlan(Rules(end_at=75), "", "")
    player = Player(make_ctx(games=games), games)
    player.press("New game")
    player.press("Start")
    assert player.playing.rules == games.last.rules


def test_a_seat_gets_its_character_and_level_and_surprises(player: Player) -> None:
    player.press("New game")
    player.pick("Opponent 2", "Kofi")
    player.pick("Strength of opponent 3", "Beginner")
    player.press("Start")
    assert player.playing.seats[1].persona == "kofi"
    assert player.playing.seats[2].level == "beginner"
    player.ctx.scenes.pop()
    player.press("New game")
    player.press("Surprise me")
    player.press("Start")
    assert {seat.persona for seat in player.playing.seats} == {SURPRISE}
    assert player.playing.seats[2].level == "beginner"


def test_a_game_is_practice_from_the_start_where_that_is_chosen(player: Player) -> None:
    player.press("New game")
    player.press(say("new-game-practice"))
    player.press("Start")
    assert player.playing.practice
    assert player.playing == replace(TablePlan(), opponents=player.playing.opponents, practice=True)
    assert plan_from_plain(plan_to_plain(player.playing)).practice is False, "this one alone"


def test_company_that_fits_asks_how_often_one_wishes_to_win(player: Player) -> None:
    player.press("New game")
    assert all(widget.label != say("new-game-share") for widget in player.top.form.widgets)
    player.pick("Strength of opponent 3", say("new-game-fits"))
    share = named(player.top.form, say("new-game-share"))
    assert isinstance(share, Segmented)
    share.choose(share.options.index("55%"))
    player.press("Start")
    assert {seat.level for seat in player.playing.seats} == {FITS}, "the share is won from all"
    assert player.playing.share == 55
    player.ctx.scenes.pop()
    player.press("New game")
    player.pick("Strength of opponent 1", "Beginner")
    player.press("Start")
    assert {seat.level for seat in player.playing.seats} == {"beginner"}


def test_a_strength_that_is_not_offered_any_more_becomes_the_usual_one(
    make_ctx: MakeContext,
) -> None:
    games = KeptGames()
    games.last = TablePlan(opponents=(Opponent("no such level", "otto"),))
    player = Player(make_ctx(games=games), games)
    player.press("New game")
    player.press("Start")
    assert player.playing.seats[0] == Opponent(persona="otto")


def test_nobody_sits_twice(player: Player) -> None:
    player.press("New game")
    first = named(player.top.form, "Opponent 1")
    assert isinstance(first, Dropdown)
    assert "Otto" not in first.options


def test_the_number_of_players_is_what_the_set_allows(player: Player) -> None:
    player.press("New game")
    scene = player.top
    assert isinstance(scene, NewGameScene)
    for key in ("cancellation", "draw", "omnibus", "standard"):
        scene.choose(next(entry for entry in scene.setup.entries() if entry.key == key))
        number = named(scene.form, "Number")
        sizes = [int(text) for text in getattr(number, "values")]  # noqa: B009
        assert sizes == list(scene.setup.draft.sizes())
        for size in sizes:
            scene.change("players", size)
            seats = [
                widget for widget in scene.form.widgets if widget.label.startswith("Opponent ")
            ]
            assert len(seats) == size - 1


def test_the_rules_can_be_changed_on_the_way(player: Player) -> None:
    player.press("New game")
    player.press("Change rules")
    scene = player.top
    assert isinstance(scene, OptionsScene)
    scene.pane.act.change("end_at", 50)
    press(scene, pygame.K_ESCAPE)
    player.press("Start")
    assert player.playing.rules.end_at == 50


def test_in_a_game_changes_are_kept_for_the_next_one(make_ctx: MakeContext) -> None:
    games = KeptGames()
    ctx = make_ctx(games=games)
    scene = OptionsScene(ctx, tab=0)
    ctx.scenes.push(scene)
    assert any("next game" in widget.label for widget in scene.form.widgets)
    scene.pane.act.change("end_at", 50)
    click(scene.form, named(scene.form, "From next game"))
    assert games.started == []
    assert games.last.rules.end_at == 50
    assert "next game" in scene.toasts.text


# -- saved games


def test_the_way_back_to_a_deleted_game_is_one_whole_word(make_ctx: MakeContext) -> None:
    speak("de")
    scene = SavedGamesScene(make_ctx(games=KeptGames(under_way=True)))
    scene.ctx.scenes.push(scene)
    click(scene.form, named(scene.form, "Standard löschen"))
    assert "Rückgängig" in [words for words, *_ in drawn_texts(scene)]


def test_saved_games_are_resumed_renamed_deleted_and_brought_back(make_ctx: MakeContext) -> None:
    games = KeptGames(under_way=True)
    player = Player(make_ctx(games=games), games)
    player.press("Games")
    rows = [row for row in player.top.form.widgets if isinstance(row, SavedGameRow)]
    rules = ["Cancellation" in speech(row) for row in rows]
    assert rules == [False, True, False], "a name that says no rules hides none"
    player.press("Rename Friday evening")
    top = player.top
    assert isinstance(top, AskDialog)
    top.field.set_text("Wednesday")
    player.press("Save")
    assert games.kept.renamed == {"game-2.hearts": "Wednesday"}
    player.press("Delete Standard")
    assert (
        len([widget for widget in player.top.form.widgets if isinstance(widget, SavedGameRow)]) == 2
    )
    player.press("Undo")
    assert (
        len([widget for widget in player.top.form.widgets if isinstance(widget, SavedGameRow)]) == 3
    )
    player.press("Friday evening")
    assert games.resumed == "game-2.hearts"
    assert isinstance(player.ctx.scenes.top, Started)


def test_a_game_open_elsewhere_says_so(make_ctx: MakeContext) -> None:
    games = KeptGames(under_way=True)
    ctx = make_ctx(games=games)
    scene = SavedGamesScene(ctx)
    ctx.scenes.push(scene)
    busy = named(scene.form, "Gong Zhu")
    assert not busy.enabled
    assert "another Hearts window" in busy.hint


def test_no_saved_game_is_said_in_words(make_ctx: MakeContext) -> None:
    games = KeptGames()
    games.kept.listed = []
    ctx = make_ctx(games=games)
    scene = SavedGamesScene(ctx)
    ctx.scenes.push(scene)
    assert any("No game" in widget.label for widget in scene.form.widgets)


def test_times_are_spoken_as_people_say_them() -> None:
    now = datetime(2026, 11, 21, 15, 4)
    assert when_text(now, now) == "today, 15:04"
    assert when_text(now - timedelta(hours=20), now) == "yesterday, 19:04"
    assert when_text(now - timedelta(days=30), now) == "22 October"
    assert when_text(now - timedelta(days=400), now) == "17 October 2025"


def test_long_names_of_games_stay_in_their_rows(make_ctx: MakeContext, data_dir: Path) -> None:
    from dataclasses import replace

    from tests.kits.fitting import check_places, drawn_texts

    games = KeptGames(under_way=True)
    games.kept.listed = [
        replace(games.kept.listed[0], title=name) for name in ("W" * 60, "日本語" * 20)
    ]
    for size, scale in (((1280, 720), 100), ((820, 1460), 200)):
        ctx = make_ctx(size, ui_scale=scale, games=games)
        scene = SavedGamesScene(ctx)
        ctx.scenes.push(scene)
        check_places(scene)
        for text, ink, box, _ in drawn_texts(scene):
            assert ink.w <= box.w, f"{text!r} {ink} leaves {box}"
    assert not paths.rule_sets_file().exists()


# -- the length, by pointer and by digits; the search


def length(player: Player) -> NumberBox:
    assert isinstance(player.top, NewGameScene)
    widget = player.top.length[1].control
    assert isinstance(widget, NumberBox)
    return widget


def set_end(player: Player, end: End) -> None:
    assert isinstance(player.top, NewGameScene)
    player.top.change("end", end)


def test_another_way_to_end_brings_a_length_of_its_own(player: Player) -> None:
    """Failing before: a hundred deals, because a game to a hundred points had been chosen."""
    player.press("New game")
    set_end(player, End.DEALS)
    assert length(player).value == 8
    length(player).step(-1)
    set_end(player, End.TIME)
    assert length(player).value == 30
    set_end(player, End.EXCEED)
    assert length(player).value == 100
    set_end(player, End.DEALS)
    assert length(player).value == 7, "what was wanted before"
    player.press("Start")
    assert (player.playing.rules.end, player.playing.rules.end_at) == (End.DEALS, 7)


def test_minus_is_held_to_go_on_and_let_go_to_stop(player: Player) -> None:
    """Failing before: it stepped once, as the page was made again under the pointer."""
    player.press("New game")
    form = player.top.form
    form.areas[-1].reveal(length(player).base_box)
    form.areas[-1].finish()
    box = length(player).box
    point = (box.x + 10, box.centery)
    player.top.handle(PointerDown(point))
    for _ in range(40):
        player.top.update(50.0)
    held = length(player).value
    assert held < 60
    player.top.handle(PointerUp(point))
    for _ in range(40):
        player.top.update(50.0)
    assert length(player).value == held


def test_digits_typed_one_after_the_other_make_one_number(player: Player) -> None:
    """Failing before: 12 deals became 2, for each digit started a new number."""
    player.press("New game")
    set_end(player, End.DEALS)
    player.top.form.set_focus(length(player), keyboard=True)
    for digit in "12":
        player.top.handle(KeyDown(ord(digit), 0, digit))
    assert length(player).value == 12
    assert player.top.form.focus is length(player)


def test_digits_go_to_the_number_that_was_pointed_at(player: Player) -> None:
    """Failing before: they went to the search, and no rule set was called so."""
    player.press("New game")
    set_end(player, End.DEALS)
    form = player.top.form
    form.areas[-1].reveal(length(player).base_box)
    form.areas[-1].finish()
    point = length(player).box.center
    player.top.handle(PointerDown(point))
    player.top.handle(PointerUp(point))
    for digit in "12":
        player.top.handle(KeyDown(ord(digit), 0, digit))
        player.top.handle(TextInput(digit))
    assert isinstance(player.top, NewGameScene)
    assert player.top.search is not None
    assert (length(player).value, player.top.search.text) == (12, "")


def test_one_deal_is_said_in_the_singular() -> None:
    """Failing before: "1 deals"."""
    rules = Rules(end=End.DEALS, end_at=1)
    assert "one deal" in short(rules)
    assert "2 deals" in short(rules.but(end_at=2))


def search_for(player: Player, text: str) -> TextField:
    assert isinstance(player.top, NewGameScene)
    field = player.top.search
    assert field is not None
    player.on(field)
    player.top.handle(TextInput(text))
    return field


def title(player: Player) -> str:
    assert isinstance(player.top, NewGameScene)
    return player.top.setup.draft.title


def test_enter_in_the_search_takes_the_first_hit_and_starts_nothing(player: Player) -> None:
    """Failing before: nothing happened, and Start began the Standard game beside the hits."""
    player.press("New game")
    search_for(player, "omnibus")
    press(player.top, pygame.K_RETURN)
    assert title(player) == "Omnibus"
    assert not player.games.started
    press(player.top, pygame.K_RETURN)
    assert player.playing.title == "Omnibus"


def test_start_begins_what_is_shown_while_something_is_searched_for(player: Player) -> None:
    """Failing before: the list showed hooligan hearts alone, and Start began the Standard game."""
    player.press("New game")
    assert isinstance(player.top, NewGameScene)
    player.top.change("end_at", 70)
    field = search_for(player, "hooligan")
    assert title(player) == "Hooligan"
    rows = [row for row in player.top.form.widgets if isinstance(row, SetRow)]
    assert [row.chosen for row in rows if row.label == "Hooligan"] == [True]
    press(player.top, pygame.K_ESCAPE)
    assert field.text == ""
    assert title(player) == "Standard, changed", "nothing was chosen: back to what was there"
    search_for(player, "no such game at all")
    assert title(player) == "Standard, changed"
    press(player.top, pygame.K_RETURN)
    press(player.top, pygame.K_ESCAPE)
    search_for(player, "standard")
    press(player.top, pygame.K_RETURN)
    assert title(player) == "Standard, changed", "it was chosen already"
    player.on(field)
    press(player.top, pygame.K_ESCAPE)
    search_for(player, "hooligan")
    player.press("Start")
    assert player.playing.title == "Hooligan"


def test_enter_takes_the_first_hit_on_the_page_of_rule_sets_too(make_ctx: MakeContext) -> None:
    games = KeptGames()
    player = Player(make_ctx((800, 600), games=games), games)
    player.press("New game")
    assert isinstance(player.top, NewGameScene)
    player.top.act.pick_set()
    picker = player.top
    assert isinstance(picker, SetPicker)
    assert picker.search is not None
    player.on(picker.search)
    picker.handle(TextInput("black maria"))
    press(picker, pygame.K_RETURN)
    assert player.top is not picker
    assert title(player) == "Black Maria"


def test_a_deep_letter_of_the_name_keeps_off_the_line_below(make_ctx: MakeContext) -> None:
    """Failing before: the p of “Copas” reached into its line."""
    speak("pt-BR")
    games = KeptGames(under_way=True)
    menu = Player(make_ctx((1024, 640), games=games), games).top
    labels = {widget.label: widget for widget in menu.form.widgets}
    name, line = labels[say("menu-name")], labels[say("menu-tagline")]
    picture = Surface((1024, 640))
    name.draw(picture, picture.get_rect())
    ink = pygame.mask.from_threshold(picture, (255, 255, 255), (120, 120, 120))
    lowest = max(box.bottom for box in ink.get_bounding_rects())
    assert lowest < line.box.centery - Skin(menu.ctx).px(10)


def test_an_upright_window_shows_the_rule_sets_over_the_rest(make_ctx: MakeContext) -> None:
    """Failing before: its lower half was empty, and the list was a page of its own."""
    scene = NewGameScene(make_ctx((1080, 1920)))
    scene.ctx.scenes.push(scene)
    rows = [widget for widget in scene.form.widgets if isinstance(widget, SetRow)]
    assert rows
    assert scene.area is not None
    assert all(row.viewport and row.viewport.bottom <= scene.area.box.y for row in rows)
    seen = [row for row in rows if row.viewport and row.viewport.contains(row.box)]
    assert len(seen) > 2, "failing before: one whole row was in view"
