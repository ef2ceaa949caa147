"""A game is its seed and the choices of its people: everything else follows, to the last byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.past.library import Library
from hearts_gui.session.setup.players import Bot, Human
from tests.engine.forging import unsealed
from tests.session.reenact import reenact
from tests.session.worker_trial import turn


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of one deal against players in their own process."""
    folder = tmp_path_factory.mktemp("played")
    library = Library(folder)
    company = (Human(), Bot("club", "hugo"), Bot("strong@4", "basil"), Bot("beginner", "ada"))
    rules = Rules(end=End.DEALS, end_at=1)
    # By a clock the choices would depend on how busy the machine is.
    session = library.start(rules, company, seed="once more", unhurried=True)
    person = RandomBot("a person")
    while not session.over:
        turn(session, person)
        if session.offer_finish():
            session.finish_deal()
    library.leave(session)
    (path,) = folder.glob("finished/*.hearts")
    return path


def test_a_game_played_again_is_the_same_file(played: Path, tmp_path: Path) -> None:
    new = tmp_path / "again.hearts"
    reenact(played, new)
    assert new.read_bytes() == played.read_bytes()


def test_another_player_makes_another_game(played: Path, tmp_path: Path) -> None:
    old, new = tmp_path / played.name, tmp_path / "again.hearts"
    text = unsealed(played.read_text("utf-8"))
    old.write_text(text.replace('"level":"beginner"', '"level":"club"'), "utf-8", newline="\n")
    reenact(old, new)
    assert unsealed(new.read_text("utf-8")) != old.read_text("utf-8")
