"""A game is its seed and the choices of its people: everything else follows, to the last byte."""

from __future__ import annotations

from pathlib import Path

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.library import Library
from hearts_gui.session.setup.players import Bot, Human
from tests.engine.forging import unsealed
from tests.session.reenact import reenact
from tests.session.worker_trial import turn


def played(folder: Path) -> Path:
    """A game of one deal against players in their own process."""
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


def test_a_game_played_again_is_the_same_file(tmp_path: Path) -> None:
    old, new = played(tmp_path), tmp_path / "again.hearts"
    reenact(old, new)
    assert new.read_bytes() == old.read_bytes()


def test_another_player_makes_another_game(tmp_path: Path) -> None:
    old, new = played(tmp_path), tmp_path / "again.hearts"
    text = unsealed(old.read_text("utf-8"))
    old.write_text(text.replace('"level":"beginner"', '"level":"club"'), "utf-8", newline="\n")
    reenact(old, new)
    assert unsealed(new.read_text("utf-8")) != old.read_text("utf-8")
