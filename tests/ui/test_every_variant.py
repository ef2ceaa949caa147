"""A pilot with pointer and keys starts every rule set at every table and plays a whole deal."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from hearts_gui.ai.random_bot import RandomBot
from hearts_gui.config.settings import Settings
from hearts_gui.devtools.pilot import Pilot
from hearts_gui.engine.message import Message
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.events import Event
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.engine.rules.choices import PassToken
from hearts_gui.engine.rules.presets import all_presets, preset, preset_with
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.session.game.bots import BotSpec, Reply
from hearts_gui.session.library import Library
from hearts_gui.session.setup.plans import TablePlan
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import Resize
from hearts_gui.ui.table.asking.other_answers import other_answer
from hearts_gui.wording.variants import variant
from tests.ui.choosing import Chooser

TABLES = [(entry.key, size) for entry in all_presets() for size in entry.sizes]
QUICK = [("turbo", 4), ("warren", 4), ("auction", 4), ("heartsette", 3), ("cancellation", 11)]
MOST_FRAMES = 600


class Everything:
    """Any allowed answer, and now and then another than cards."""

    def __init__(self, seed: str) -> None:
        self._bot = RandomBot(seed)
        self._turns = 0

    def __call__(self, view: PlayerView) -> Action:
        self._turns += 1
        other = other_answer(view)
        if other is not None and self._turns % 3 == 0:
            return other.action
        return self._bot.decide(view)


class AtOnce:
    """Computer players that answer in the frame in which they are asked."""

    def __init__(self, games: list[PlayerGames]) -> None:
        self._games = games
        self._asked: dict[int, int] = {}
        self._decide = Everything("at once")

    def begin(self, rules: Rules, brains: Mapping[int, BotSpec]) -> None:
        del rules, brains
        self._asked.clear()

    def saw(self, seat: int, event: Event) -> None:
        del seat, event

    def ask(self, seat: int, ticket: int) -> None:
        self._asked[ticket] = seat

    def cancel(self, ticket: int) -> None:
        self._asked.pop(ticket, None)

    def poll(self, now_ms: float) -> list[Reply]:
        del now_ms
        session = self._games[0].session
        if session is None or not self._asked:
            return []
        ticket, seat = next(iter(self._asked.items()))
        del self._asked[ticket]
        return [Reply(ticket, seat, self._decide(session.view(seat)))]

    def complain(self) -> None:
        raise AssertionError("an answer was not allowed")

    def take_notice(self) -> Message | None:
        return None

    def close(self) -> None:
        self._asked.clear()


class Run:
    """The program with its menu, and the pilot."""

    def __init__(
        self, folder: Path, *, advice: Callable[[PlayerView], Action] | None = None
    ) -> None:
        games: list[PlayerGames] = []
        self.games = PlayerGames(lambda: Library(folder / "saves", make_bots=lambda: AtOnce(games)))
        games.append(self.games)
        prefs = replace(Settings(), speed=0.0, window_width=1000, window_height=640)
        self.app = App(prefs, self.games, store=False, sound=False)
        self.app.ctx.scenes.push(MenuScene(self.app.ctx))
        self.pilot = Pilot(
            self.app, self.games, advice=advice or Everything("pilot"), most_frames=MOST_FRAMES
        )
        self.pilot.frame()

    def start(self, rules: Rules, title: str = "Table") -> None:
        """Start this game from the menu."""
        self.games.remember(TablePlan(rules, title, ""))
        self.pilot.open_game()

    def choose(self, key: str, players: int, *, keys: bool = False) -> None:
        """Start a rule set through the screen for new games."""
        Chooser(self.pilot, keys=keys).new_game(key, players)
        self.pilot.sit_down()
        assert self.pilot.session.rules == preset(key, players)

    def deal(self) -> None:
        """Play one whole deal."""
        self.pilot.play_until(lambda game: bool(game.view(0).public.standings.history))

    def leave(self) -> None:
        """Leave the table by its menu, and throw the game away."""
        self.pilot.leave_table()
        for slot in self.games.library.slots():
            slot.path.unlink()
        top = self.app.ctx.scenes.top
        assert isinstance(top, MenuScene)
        top.uncovered()


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    made = Run(tmp_path)
    yield made
    made.app.close()


@pytest.mark.parametrize(("key", "players"), QUICK)
def test_a_whole_deal_of_a_rule_set_is_played_by_hand(run: Run, key: str, players: int) -> None:
    run.choose(key, players, keys=players % 2 == 1)
    run.deal()
    assert run.pilot.plays > 0
    run.leave()
    assert run.games.session is None


@pytest.mark.slow
@pytest.mark.parametrize("entry", all_presets(), ids=lambda entry: entry.key)
def test_every_table_of_every_rule_set_is_played_by_hand(run: Run, entry: object) -> None:
    for key, players in TABLES:
        if key == entry.key:  # type: ignore[attr-defined]
            run.choose(key, players, keys=players % 2 == 1)
            run.deal()
            run.leave()


@pytest.mark.parametrize("keys", [False, True], ids=["pointer", "keys"])
@pytest.mark.parametrize("size", [(1000, 640), (820, 1460)], ids=["wide", "tall"])
def test_any_rule_set_is_started_from_the_screen_for_new_games(
    tmp_path: Path, size: tuple[int, int], keys: bool
) -> None:
    run = Run(tmp_path)
    pygame.display.set_mode(size)
    run.pilot.frame(Resize(size))
    for key in ("omnibus", "hooligan") if keys else ("warren", "chips", "standard"):
        run.choose(key, variant(key).sizes[-1], keys=keys)
        run.leave()
    run.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("keys", [False, True], ids=["pointer", "keys"])
def test_every_rule_set_is_started_from_the_screen_for_new_games(run: Run, keys: bool) -> None:
    for entry in all_presets():
        run.choose(entry.key, entry.sizes[-1] if keys else entry.sizes[0], keys=keys)
        run.leave()


UNUSUAL: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dealer picks, packets handed on": (
        "standard", 4, {"pass_cycle": (PassToken.DEALER,), "pass_along": True}),
    "handed on": ("standard", 4, {"pass_cycle": (PassToken.L,), "pass_along": True}),
    "pool": ("hay", 5, {"pass_cycle": (PassToken.SMOOSH,)}),
    "scatter of three": ("hay", 3, {"pass_cycle": (PassToken.SCATTER,)}),
    "misdeal": ("standard", 4, {"first_trick_stuck": "misdeal"}),
    "pledges": ("standard", 4, {"pledge": True}),
    "leader names": ("joker_hearts", 3, {"joker_lead": "yes_leader_names_suit"}),
    "blind charges": ("turbo", 4, {"charge": "blind"}),
    "kitty at the first point": ("hay_kitty", 3, {"kitty": "first_point_swap"}),
    "uneven hands": ("hay", 3, {"strip": "none", "uneven_hands": True}),
    "jokers by suit": ("wiki2008", 6, {"jokers": "zero_of_suit"}),
    "partners by the pass": ("standard", 4, {"partners": "adhoc"}),
    "open taken": ("standard", 4, {"show_taken": "penalty_cards"}),
    "counterclockwise": ("hay", 5, {"direction": "ccw"}),
    "dead last trick": ("cancellation", 6, {"dead_last_trick": "discard"}),
}  # fmt: skip


QUICK_UNUSUAL = ("handed on", "scatter of three", "leader names", "blind charges")


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in QUICK_UNUSUAL else pytest.mark.slow)
     for name in UNUSUAL],
)  # fmt: skip
def test_a_deal_under_unusual_options_is_played_by_hand(run: Run, name: str) -> None:
    key, players, changes = UNUSUAL[name]
    run.start(preset_with(key, players, changes), name)
    run.deal()
