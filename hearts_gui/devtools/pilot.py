"""Plays the real program through its window, with synthetic pointer and key events.

For `hearts-gui --smoke`, which plays one deal, and for measuring frames: it uses only what a
person's hand could reach; what to play is the rule player's advice, from what the person's seat may
know.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any

import pygame

from hearts_gui.config import paths, settings
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play import actions as act
from hearts_gui.engine.play.actions import Action
from hearts_gui.engine.play.view import PlayerView
from hearts_gui.session.game.opponents import WorkerBots
from hearts_gui.session.game.session import Session
from hearts_gui.session.past.library import Library, StandIns, think
from hearts_gui.ui.access import kit
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.screens.cutting import CutDialog
from hearts_gui.ui.screens.menu import MenuScene
from hearts_gui.ui.shell.app import App
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerMove, PointerUp, UiEvent
from hearts_gui.ui.table.dialogs import BID, NO_BID
from hearts_gui.ui.table.moon import MoonScene
from hearts_gui.ui.table.scene import TableScene
from hearts_gui.ui.table.what_is_asked import other_answer, question, receivers, suit_question
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.dialog import Dialog
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.stepper import Stepper
from hearts_gui.wording.language.messages import message_text, say

FRAME_MS = 1000 / 60
PATIENCE_SECONDS = 120.0
_DRAG_FRAMES = 8
_GRID = 9


class StuckError(RuntimeError):
    """The program offers nothing to do and does nothing."""


class Pilot:
    """Synthetic pointer and keys for one app. Each frame is timed.

    `most_frames` is how long nothing may change before it gives up.
    """

    def __init__(
        self, app: App, games: PlayerGames, *,
        advice: Callable[[PlayerView], Action] | None = None, most_frames: int | None = None,
    ) -> None:  # fmt: skip
        self.app = app
        self.games = games
        self.most_frames = most_frames
        self.plays = 0
        self.frames_ms: list[float] = []
        self.drawn = False  # whether the last frame changed the picture
        self._advice = advice if advice is not None else StandIns()
        self._wanted: tuple[int, Action] | None = None  # what was advised, at which version
        self._drags = False

    @property
    def session(self) -> Session:
        """The game on the table."""
        assert self.games.session is not None, "a game is on the table"
        return self.games.session

    # -- frames and gestures

    def frame(self, *events: UiEvent) -> None:
        """Run one frame with these events; sleep only while the computer players think."""
        if not self.app.running:
            raise StuckError("The program has ended.")
        begin = time.perf_counter()
        self.drawn = bool(self.app.step(FRAME_MS, list(events)))
        self.frames_ms.append((time.perf_counter() - begin) * 1000)
        session = self.games.session
        if session is not None and any(
            not session.seats[seat].is_human for seat in session.ask.seats
        ):
            time.sleep(0.002)

    def press(self, key: int) -> None:
        self.frame(KeyDown(key))

    def click(self, pos: tuple[int, int]) -> None:
        """Move to a point and click."""
        self.frame(PointerMove(pos))
        self.frame(PointerDown(pos))
        self.frame(PointerUp(pos))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one point, move over some frames, let go at another."""
        self.frame(PointerMove(start))
        self.frame(PointerDown(start))
        for step in range(1, _DRAG_FRAMES + 1):
            part = step / _DRAG_FRAMES
            x = round(start[0] + (end[0] - start[0]) * part)
            y = round(start[1] + (end[1] - start[1]) * part)
            self.frame(PointerMove((x, y)))
        self.frame(PointerUp(end))

    # -- playing

    def open_game(self) -> None:
        """Continue the game in the menu, or start one, and sit down.

        Raises StuckError when no game comes.
        """
        menu = self.app.ctx.scenes.top
        assert isinstance(menu, MenuScene)
        while self.app.idle_wait_ms() is None:
            self.frame()
        ways = (say("menu-continue"), say("menu-play"))
        entry = next(widget for widget in menu.form.widgets if widget.label in ways)
        self.click(entry.box.center)
        self.sit_down()

    def sit_down(self) -> None:
        """Wait for the requested game to open, and cut the pack where the rules ask for it.

        Raises StuckError when no game comes.
        """
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.games.session is None:
            if time.monotonic() > deadline:
                raise StuckError("What was pressed brought no game.")
            self.frame()
            top = self.app.ctx.scenes.top
            if isinstance(top, CutDialog) and self.app.idle_wait_ms() is not None:
                self._cut(top)

    def _cut(self, dialog: CutDialog) -> None:
        """Drag along the pack, then deal."""
        pack = dialog.ribbon.box
        self.drag(pack.center, (pack.x + pack.w // 3, pack.centery))
        buttons = (widget for widget in dialog.form.widgets if isinstance(widget, Button))
        self.click(next(button for button in buttons if button.primary).box.center)

    def play_until(self, done: Callable[[Session], bool]) -> None:
        """Do whatever the screen asks for until the moment has come.

        Raises StuckError when that takes too long.
        """
        deadline = time.monotonic() + PATIENCE_SECONDS
        version, since = -1, 0
        while not done(self.session):
            if self.session.version != version:
                version, since = self.session.version, len(self.frames_ms)
                # Patience is with each step: on a busy machine a whole deal may take minutes.
                deadline = time.monotonic() + PATIENCE_SECONDS
            idle = len(self.frames_ms) - since
            lost = self.most_frames is not None and idle > self.most_frames
            if lost or time.monotonic() > deadline:
                top = type(self.app.ctx.scenes.top).__name__
                asked, wanted = self.session.ask, self._wanted
                raise StuckError(f"Nothing goes on at {top}, asked {asked}, wanted {wanted}")
            self.turn()

    def turn(self) -> None:
        """Answer what is on top: the table, a question, or a screen with buttons."""
        top = self.app.ctx.scenes.top
        if isinstance(top, TableScene):
            self._at_table(top)
        elif self.app.idle_wait_ms() is None or not isinstance(top, FormScene):
            self.frame()
        elif isinstance(top, Dialog | MoonScene) and isinstance(
            table := self.app.ctx.scenes.below(top), TableScene
        ):
            self._answer(top, table)
        else:
            self.push_button(top)

    def push_button(self, scene: FormScene, label: str = "") -> None:
        """Click the button that says this, or the last one that can be pressed."""
        buttons = [
            widget
            for widget in scene.form.widgets
            if isinstance(widget, Button) and widget.enabled and label in widget.label
        ]
        if buttons:
            self.click(buttons[-1].box.center)
        elif label:
            raise StuckError(f"No button says {label!r}")
        else:
            self.press(pygame.K_RETURN)

    def advised(self) -> Action:
        """The next action; the same until something happens."""
        version = self.session.version
        if self._wanted is None or self._wanted[0] != version:
            self._wanted = (version, self._advice(self.session.view(0)))
        return self._wanted[1]

    # -- at the table

    def _at_table(self, scene: TableScene) -> None:
        if scene.state.queue.busy or scene.idle_wait_ms() is None or not scene.state.model.my_turn:
            self.frame()
            return
        action = self.advised()
        before = self.session.version
        match action:
            case act.PlayCard(card=card):
                self._play(scene, card)
            case act.PassCards(gives=gives):
                self._send(scene, [card for card, _ in in_giving_order(scene, gives)])
            case act.ChargeCards(cards=cards) | act.BuryCards(cards=cards):
                self._send(scene, list(cards))
            case _:
                self._push_action(scene)
        self.plays += self.session.version != before

    def _send(self, scene: TableScene, cards: list[Card]) -> None:
        """Mark these cards one by one, and no others, then press the button."""
        selected = scene.state.handling.selected
        if selected != cards:
            for card in tuple(selected):
                self._click_spot(scene, card)
        for card in cards:
            if card not in scene.state.handling.selected:
                self._click_spot(scene, card)
        self._push_action(scene)

    def _answer(self, dialog: Dialog | MoonScene, table: TableScene) -> None:
        """Choose in a dialog over the table what was advised."""
        view, action = self.session.view(table.state.seat), self.advised()
        if isinstance(action, act.MakeBid):
            (stepper,) = (part for part in dialog.form.widgets if isinstance(part, Stepper))
            while action.counters and stepper.chosen + 1 != action.counters:
                box = stepper.box
                x = box.right - 8 if stepper.chosen + 1 < action.counters else box.x + 8
                self.click((x, box.centery))
            self.push_button(dialog, say(BID if action.counters else NO_BID))
            return
        extra, asked = other_answer(view), question(view, table.state.names)
        if asked is None and isinstance(action, act.PlayCard):
            card = action.card
            asked = suit_question("", lambda suit: act.PlayCard(view.seat, card, suit))
        options = [*([] if extra is None else [extra.button]), *(asked.options if asked else ())]
        label = next((option.label for option in options if option.action == action), None)
        if label is None:
            self.press(pygame.K_ESCAPE)
        else:
            self.push_button(dialog, label)

    def _play(self, scene: TableScene, card: Card) -> None:
        """Play alternately with a click and by dragging."""
        self._drags = not self._drags
        spot = _spot(scene, card, self.app.window.surface.get_rect())
        if spot is None:
            self.frame()
        elif self._drags:
            centre = scene.state.layout.trick_centre
            self.drag(spot, (round(centre[0]), round(centre[1])))
        else:
            self.click(spot)

    def _click_spot(self, scene: TableScene, card: Card) -> None:
        spot = _spot(scene, card, self.app.window.surface.get_rect())
        if spot is not None:
            self.click(spot)

    def _push_action(self, scene: TableScene) -> None:
        button = scene.state.controls.button
        if button is not None and button.enabled:
            self.click(button.box.center)
        else:
            self.frame()


def _spot(scene: TableScene, card: Card, screen: pygame.Rect) -> tuple[int, int] | None:
    """A point at which this card, and no other, is hit."""
    tabletop = scene.state.tabletop
    if card not in tabletop.sprites:
        return None
    # In a low window the lowest part of a hand lies beyond its edge.
    points = _points(tabletop.sprites[card].rect.clip(screen))
    return next((pos for pos in points if tabletop.card_at(pos) is card), None)


def _points(box: pygame.Rect) -> Iterator[tuple[int, int]]:
    """A grid of points in a box: the lower half first, and there the left, where fans are free.

    In two rows the lower one may cover all of that.
    """
    half = _GRID // 2
    for rows in (range(half, _GRID), range(1, half)):
        for column, row in product(range(1, _GRID), rows):
            yield (box.x + box.w * column // _GRID, box.y + box.h * row // _GRID)


def in_giving_order(
    scene: TableScene, gives: tuple[tuple[Card, int], ...]
) -> list[tuple[Card, int]]:
    """The cards in the order in which the table hands them to the receivers."""
    order = {seat: index for index, seat in enumerate(receivers(scene.state.view))}
    return sorted(gives, key=lambda give: order.get(give[1], 0))


PATIENCE_MS = 300_000.0  # a busy machine is no fault of the program


def smoke() -> dict[str, Any]:
    """Play one deal by itself, with pointer and keys, and say how long the frames took.

    Uses a folder of its own and, where there is no screen, none. Raises NoDisplayError.
    """
    without_screen()
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory(prefix="hearts-smoke-") as folder:
        os.environ[paths.DATA_VARIABLE] = folder
        games = PlayerGames(_patient_library)
        app = App(settings.Settings(), games, store=False)
        pilot = Pilot(app, games)
        try:
            app.rubbish.begin()
            app.ctx.scenes.push(MenuScene(app.ctx))
            pilot.frame()
            app.open_sound()
            pilot.open_game()
            pilot.play_until(lambda game: bool(game.view(0).public.standings.history))
            why = [message_text(notice) for notice in pilot.session.noticed]
        finally:
            app.close()
    return {
        "ok": not why, **({"why": why} if why else {}), "screen_readers": kit.loads(),
        "plays": pilot.plays, "frames": len(pilot.frames_ms), **frame_times(pilot.frames_ms),
    }  # fmt: skip


def _patient_library() -> Library:
    """Games whose opponents may take minutes: a busy machine is no fault of the program."""
    bots = partial(WorkerBots, think, limit_ms=PATIENCE_MS, first_limit_ms=PATIENCE_MS)
    return Library(paths.saves_dir(), make_bots=bots)


def without_screen() -> None:
    """Use SDL's dummy drivers where there is no screen to open a window on."""
    elsewhere = sys.platform in ("win32", "darwin")
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if not elsewhere and not any(os.environ.get(name) for name in screens):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    # SDL would make a request to quit of SIGTERM, which is read only in a window's loop.
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")


def frame_times(frames_ms: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and worst of some frame times."""
    cuts = statistics.quantiles(frames_ms, n=100, method="inclusive")
    return {
        "p50_ms": round(cuts[49], 2),
        "p99_ms": round(cuts[98], 2),
        "worst_ms": round(max(frames_ms), 2),
    }
