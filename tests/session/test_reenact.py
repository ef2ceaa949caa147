"""A game is its seed and the choices of its people: everything else follows, to the last byte."""

from __future__ import annotations

from pathlib import Path

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.engine.rules.choices import End
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.bots import WorkerBots
from hearts_gui.session.library import Library, think
from hearts_gui.session.setup.players import Bot, Human
from tests.engine.forging import unsealed
from tests.session.reenact import reenact
from tests.session.worker_trial import turn

PATIENCE_MS = 200_000.0


def patient_bots() -> WorkerBots:
    """Players whose process is waited for on a busy machine, or others would answer for them."""
    return WorkerBots(think, limit_ms=PATIENCE_MS, first_limit_ms=PATIENCE_MS)


def played(folder: Path) -> Path:
    """A game of one deal against players in their own process."""
    library = Library(folder, make_bots=patient_bots)
    company = (Human(), Bot("club", "hugo"), Bot("strong@4", "basil"), Bot("beginner", "ada"))
    session = library.start(Rules(end=End.DEALS, end_at=1), company, seed="once more")
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
