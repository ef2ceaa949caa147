"""The last choice for a new game and the list of games under way survive crashes and bad files."""

from pathlib import Path

import pytest

from hearts_gui.ai.players.levels import LEVELS
from hearts_gui.engine.log.log import Header
from hearts_gui.engine.rules.presets import all_presets, preset
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.setup.plans import (
    PERSON,
    SURPRISE,
    Opponent,
    TablePlan,
    level_choices,
    load_plan,
    persona_choices,
    plan_from_plain,
    plan_to_plain,
    save_plan,
    seat_players,
)
from hearts_gui.session.setup.players import Bot, Human, one_human, player_to_plain
from hearts_gui.session.store.game_lists import MOST_DELETED, Shelf
from hearts_gui.session.store.saves import Saves
from hearts_gui.wording.language.messages import message_text, say, speak
from hearts_gui.wording.variants import variant

SEED = "5" * 32


def test_a_plan_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    plan = TablePlan(preset("omnibus", 5), "Omnibus", "omnibus", (Opponent("random", "ada"),))
    file = tmp_path / "deep" / "last.json"
    assert save_plan(plan, file) is None
    assert load_plan(file) == plan


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"title": 3}', '{"rules": {}}', "\x00",
                                  '{"title":"","source":"","rules":{"players":99}}'])  # fmt: skip
def test_a_damaged_plan_means_the_standard_game(tmp_path: Path, text: str) -> None:
    file = tmp_path / "last.json"
    file.write_text(text)
    assert load_plan(file) == TablePlan()


def test_every_rule_set_survives_as_a_plan() -> None:
    for entry in all_presets():
        plan = TablePlan(preset(entry.key), variant(entry.key).title, entry.key)
        assert plan_from_plain(plan_to_plain(plan)) == plan


def test_everyone_at_the_table_is_someone_else() -> None:
    for players in range(2, 12):
        rules = preset("domino", 2) if players == 2 else preset("hooligan", 3)
        if players > 3:
            rules = preset("cancellation", players) if players > 5 else preset("hooligan", players)
        wishes = tuple(Opponent(persona=who) for who in ("otto", SURPRISE, "otto", "nobody"))
        seating = seat_players(TablePlan(rules, opponents=wishes), Human("Me"), SEED)
        assert len(seating) == players
        assert seating[0] == Human("Me")
        bots = [who for who in seating if isinstance(who, Bot)]
        assert len({bot.persona for bot in bots}) == len(bots)
        assert bots[0].persona == "otto"


def test_surprises_follow_from_the_seed() -> None:
    plan = TablePlan(opponents=tuple(Opponent(SURPRISE, SURPRISE) for _ in range(3)))
    first = seat_players(plan, Human(), SEED)
    assert first == seat_players(plan, Human(), SEED)
    seen = {seat_players(plan, Human(), str(number)) for number in range(20)}
    assert len(seen) > 5
    levels = {level.key for level in LEVELS}
    assert all(who.level in levels for who in first if isinstance(who, Bot))


def test_the_usual_characters_come_when_nobody_was_chosen() -> None:
    names = [who.name for who in seat_players(TablePlan(), Human(), SEED)[1:]]
    assert names == ["Mira", "Otto", "Juno"]


def test_levels_and_characters_can_be_listed() -> None:
    assert [key for key, _, _ in level_choices()] == [level.key for level in LEVELS]
    assert len(persona_choices()) >= 10


# -- the shelf


def make_game(saves: Saves, title: str, rules: Rules | None = None) -> str:
    rules = rules or Rules()
    seats = tuple(player_to_plain(who) for who in one_human(rules.players))
    file = saves.create(Header(rules, SEED, "test", title, seats))
    file.close()
    return file.path.name


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def test_games_are_listed_with_what_they_are(saves: Saves) -> None:
    make_game(saves, "Omnibus", preset("omnibus", 3))
    game = Shelf(saves).games()[0]
    assert (game.title, game.deal, game.score) == ("Omnibus", 1, 0)
    assert len(game.portraits) == 2
    assert "3 players" in game.line
    assert not game.busy


def test_a_new_name_stays_and_an_empty_one_gives_the_first_back(saves: Saves) -> None:
    key = make_game(saves, "Standard")
    shelf = Shelf(saves)
    assert shelf.rename(key, "  Friday\n日曜日  ") is None
    assert Shelf(saves).games()[0].title == "Friday 日曜日"
    assert shelf.rename(key, " ") is None
    assert Shelf(saves).games()[0].title == "Standard"


def test_damaged_names_do_no_harm(saves: Saves) -> None:
    key = make_game(saves, "Standard")
    for text in ("", "[]", "{", '{"a": 1}'):
        saves.folder.joinpath("names.json").write_text(text)
        assert Shelf(saves).games()[0].title == "Standard"
    assert Shelf(saves).rename(key, "Mine") is None
    assert Shelf(saves).games()[0].title == "Mine"


def test_a_deleted_game_comes_back_with_its_name(saves: Saves) -> None:
    first, second = make_game(saves, "One"), make_game(saves, "Two")
    shelf = Shelf(saves)
    shelf.rename(first, "Eins")
    saves.folder.joinpath(first).with_suffix(".json").write_text("{}")
    assert shelf.delete(first) is None
    assert [game.key for game in shelf.games()] == [second]
    assert not saves.folder.joinpath(first).with_suffix(".json").exists()
    assert shelf.take_back() == first
    assert {game.title for game in shelf.games()} == {"Eins", "Two"}
    assert saves.folder.joinpath(first).with_suffix(".json").exists()
    assert shelf.take_back() is None


def test_a_deleted_game_comes_back_beside_a_new_one_of_its_name(saves: Saves) -> None:
    key = make_game(saves, "Old")
    shelf = Shelf(saves)
    shelf.delete(key)
    assert make_game(saves, "New") == key
    back = shelf.take_back()
    assert back is not None
    assert back != key
    assert {game.title for game in shelf.games()} == {"Old", "New"}


def test_a_game_that_is_being_played_cannot_be_deleted(saves: Saves) -> None:
    file = saves.create(Header(Rules(), SEED, "test", "Standard", ()))
    shelf = Shelf(saves)
    problem = shelf.delete(file.path.name)
    assert problem is not None
    assert "another Hearts window" in message_text(problem)
    assert file.path.exists()
    file.close()


def test_only_the_last_deleted_games_are_kept(saves: Saves) -> None:
    shelf = Shelf(saves)
    for number in range(MOST_DELETED + 3):
        shelf.delete(make_game(saves, str(number)))
    assert len(list(saves.folder.joinpath("deleted").glob("*.hearts"))) == MOST_DELETED


def test_a_key_never_leads_out_of_the_folder(saves: Saves) -> None:
    assert Shelf(saves).path("../../etc/passwd").parent == saves.folder


def test_a_plan_is_named_in_the_language_of_the_player() -> None:
    """Failing before: “Standard, 4 players” in every language."""
    speak("ja")
    assert TablePlan().detail == say("menu-plan", title=say("variant-standard"), n=4)
    assert "players" not in TablePlan().detail
    assert "Standard" not in TablePlan().detail


def test_people_without_a_name_are_not_called_as_the_owner_is() -> None:
    plan = TablePlan(opponents=(Opponent(PERSON, ""), Opponent(PERSON, ""), Opponent()))
    for owner, others in (("Eva", [2, 3]), ("Player 1", [2, 3]), ("Player 2", [3, 4]),
                          ("Player 3", [2, 4])):  # fmt: skip
        names = [who.name for who in seat_players(plan, Human(owner), SEED)[:3]]
        assert names == [owner, *(f"Player {number}" for number in others)]
