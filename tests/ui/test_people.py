"""Several people at one machine: each has settings, games and results of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from hearts_gui.config import paths, people, settings
from hearts_gui.config.settings import Settings
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.players import one_human
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene, PlayerPill
from hearts_gui.ui.screens.people import PeopleScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.dialog import AskDialog
from hearts_gui.wording.language.messages import say
from tests.session.kit import SHORT, LocalBots, play_out
from tests.ui.kit import click, named, press

MakeContext = Callable[..., Context]
SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def nobody(data_dir: Path) -> Iterator[None]:
    paths.choose_person(people.FIRST)
    yield
    paths.choose_person(people.FIRST)


def the_menu(make_ctx: MakeContext, games: PlayerGames) -> MenuScene:
    ctx = make_ctx(SIZE, games=games)

    def change(new: Settings) -> None:
        ctx.settings = new
        settings.save(new, paths.settings_file())

    ctx.change_settings = change
    menu = MenuScene(ctx)
    ctx.scenes.push(menu)
    return menu


def switch(menu: MenuScene, label: str) -> None:
    click(menu.form, next(widget for widget in menu.form.widgets if isinstance(widget, PlayerPill)))
    scene = menu.ctx.scenes.top
    assert isinstance(scene, PeopleScene)
    click(scene.form, named(scene.form, label))
    if label == say("people-new"):
        dialog = menu.ctx.scenes.top
        assert isinstance(dialog, AskDialog), "a name is asked for, not only numbered"
        dialog.back()
    assert menu.ctx.scenes.top is menu


def test_someone_new_has_games_of_their_own(make_ctx: MakeContext, data_dir: Path) -> None:
    games = PlayerGames(lambda: Library(paths.saves_dir(), make_bots=LocalBots))
    menu = the_menu(make_ctx, games)
    menu.ctx.change_settings(replace(menu.ctx.settings, name="Eva", ui_scale=125))
    session = games.library.start(SHORT, one_human(4), seed="eva")
    play_out(session)
    games.library.leave(session)
    assert games.menu_facts().any_finished
    before = games.menu_facts().record
    assert before

    switch(menu, "Someone new")
    assert paths.user_data_dir() == paths.shared_data_dir() / "people" / "p2"
    assert menu.ctx.settings.name == "Player 2"
    assert menu.ctx.settings.ui_scale == 125, "one begins with what is seen"
    assert not games.menu_facts().any_finished
    assert games.menu_facts().record == ""
    menu.ctx.change_settings(replace(menu.ctx.settings, name="Bo", ui_scale=100))

    switch(menu, "Eva")
    assert menu.ctx.settings.ui_scale == 125
    assert games.menu_facts().record == before
    assert [person.given_name for person in people.everyone()] == ["Eva", "Bo"]
    switch(menu, "Bo")
    assert menu.ctx.settings.ui_scale == 100
    games.close()


def test_another_person_without_a_name_is_not_called_you(make_ctx: MakeContext) -> None:
    """Failing before: Bo, who played, saw the first person as "You"."""
    games = PlayerGames(lambda: Library(paths.saves_dir(), make_bots=LocalBots))
    menu = the_menu(make_ctx, games)
    switch(menu, "Someone new")
    menu.ctx.change_settings(replace(menu.ctx.settings, name="Bo"))
    ((name, _),) = games.days.others(date(2026, 3, 2))
    assert name == "Player 1"
    switch(menu, "Player 1")
    assert menu.ctx.settings.name == settings.UNNAMED
    switch(menu, "You")
    games.close()


def test_a_person_is_deleted_and_brought_back(make_ctx: MakeContext) -> None:
    games = PlayerGames(lambda: Library(paths.saves_dir(), make_bots=LocalBots))
    menu = the_menu(make_ctx, games)
    for name in ("Bo", "Cy"):
        switch(menu, "Someone new")
        menu.ctx.change_settings(replace(menu.ctx.settings, name=name))
    scene = PeopleScene(menu.ctx)
    menu.ctx.scenes.push(scene)
    bins = [widget.label for widget in scene.form.widgets if widget.label.startswith("Delete")]
    assert bins == ["Delete Bo"], "neither the first person nor the one who plays"

    click(scene.form, named(scene.form, "Delete Bo"))
    assert [person.given_name for person in people.everyone()] == [settings.UNNAMED, "Cy"]
    assert people.free_key() == "p4", "nobody gets the files of Bo"
    press(scene, pygame.K_z, mods=pygame.KMOD_CTRL)
    assert [person.given_name for person in people.everyone()][1:] == ["Bo", "Cy"]

    (paths.shared_data_dir() / paths.PEOPLE / "p2").rename(paths.shared_data_dir() / "elsewhere")
    click(scene.form, named(scene.form, "Delete Bo"))
    assert "couldn’t be changed" in scene.toasts.text
    games.close()


def test_a_list_of_people_changes_nobodys_files(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failing before: a thread that asked meanwhile got, and kept, another person's folder."""
    people.choose("p2")
    own = paths.user_data_dir()
    settings.save(Settings(name="Zoe"), paths.settings_file())
    load, seen = settings.load, set[Path]()

    def watched(path: Path, *, ours: bool = True) -> settings.Loaded:
        seen.add(paths.user_data_dir())
        return load(path, ours=ours)

    monkeypatch.setattr(settings, "load", watched)
    first, second = people.everyone()
    assert second.given_name == "Zoe"
    assert (people.folder_of(first), people.folder_of(second)) == (data_dir, own)
    assert seen == {own}


def test_the_last_player_plays_again(data_dir: Path) -> None:
    people.choose_last()
    assert paths.chosen_person() == people.FIRST
    assert people.choose("p2") is None
    settings.save(Settings(name="Bo"), paths.settings_file())
    paths.choose_person(people.FIRST)
    people.choose_last()
    assert paths.chosen_person() == "p2"
    assert people.free_key() == "p3"


@pytest.mark.parametrize("text", ["../..", "p9", "p2/../..", "\u00e4", ""])
def test_a_damaged_note_of_who_played_last_is_the_first_person(data_dir: Path, text: str) -> None:
    paths.shared_data_dir().mkdir(parents=True, exist_ok=True)
    (paths.shared_data_dir() / people.LAST).write_text(text, encoding="utf-8")
    people.choose_last()
    assert paths.chosen_person() == people.FIRST
