"""Games saved by older versions open, replay to the totals recorded then, and go on.

The files in `old_games` were written by the first version that could save, on the day on which it
could, and `totals.json` by the same version; neither is ever made again. `standard` is a whole
game, `taken_back` a game at a table with a card taken back, the others stop after two deals.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from hearts_gui.ai.players.levels import make_bot
from hearts_gui.engine.log.log import LoadedLog
from hearts_gui.headless.reports import replay_report
from hearts_gui.session.store.saves import open_game, read_slot
from hearts_gui.wording.language.messages import message_text
from tests.games import by, moments

FOLDER = Path(__file__).parent / "old_games"
FACTS: dict[str, dict[str, Any]] = json.loads((FOLDER / "totals.json").read_text("utf-8"))
FORMATS = {1}


@pytest.fixture
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy: opening a game may mend its file."""
    return Path(shutil.copy(FOLDER / f"{request.param}.hearts", tmp_path))


# Domino's draws were told otherwise then.
CORRECTED = {"domino"}
SAME = sorted(FACTS.keys() - CORRECTED)


def test_every_format_ever_written_has_games_here() -> None:
    files = sorted(FOLDER.glob("*.hearts"))
    assert [path.stem for path in files] == sorted(FACTS)
    headers = [json.loads(path.read_text("utf-8").partition("\n")[0]) for path in files]
    assert {header["format"] for header in headers} == FORMATS


@pytest.mark.parametrize("game", SAME, indirect=True)
def test_an_old_game_opens_whole_with_the_totals_of_its_day(game: Path) -> None:
    before = game.read_bytes()
    opened = open_game(game)
    opened.file.close()
    assert opened.notices == ()
    assert game.read_bytes() == before
    assert opened.loaded.differences == []
    check_scores(opened.loaded, FACTS[game.stem])


@pytest.mark.parametrize("game", sorted(CORRECTED), indirect=True)
def test_an_old_game_whose_rules_were_corrected_keeps_its_scores_and_says_so(game: Path) -> None:
    opened = open_game(game)
    opened.file.close()
    (notice,) = opened.notices
    assert "rules of this game have changed since" in message_text(notice)
    check_scores(opened.loaded, FACTS[game.stem])


def check_scores(loaded: LoadedLog, facts: dict[str, Any]) -> None:
    assert loaded.damage is None
    assert not loaded.torn
    assert loaded.commitment_holds
    standings, result = loaded.game.public.standings, loaded.game.public.result
    assert len(standings.history) == facts["deals"]
    points = [[str(score) for score in deal.points] for deal in standings.history]
    assert points == facts["points"]
    assert [str(score) for score in standings.totals] == facts["totals"]
    assert (None if result is None else list(result.places)) == facts["places"]


@pytest.mark.parametrize("game", SAME, indirect=True)
def test_an_old_game_is_confirmed_by_its_seed_and_listed(game: Path) -> None:
    report = replay_report(game, verify=True)
    assert len(report["deals"]) == FACTS[game.stem]["deals"]
    slot = read_slot(game)
    over = FACTS[game.stem]["places"] is not None
    assert (slot is None) == over
    assert slot is None or list(slot.totals) == report["totals"]


@pytest.mark.parametrize(
    "game", sorted(key for key, facts in FACTS.items() if facts["places"] is None), indirect=True
)
def test_an_old_game_under_way_goes_on(game: Path) -> None:
    opened = open_game(game)
    opened.file.close()
    state = opened.loaded.game
    bots = [make_bot("rule", f"old-{seat}") for seat in range(state.public.rules.players)]
    deals = len(state.public.standings.history)
    for moment in moments(state, by(bots), deals=deals + 1):
        state = moment.after
    assert len(state.public.standings.history) == deals + 1
