"""Plays the real program through its window, with synthetic pointer and key events.

For the smoke run and for measuring frames: nothing is called that a hand could not reach, but
what to play is the rule player's advice, from what the person's seat may know.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from hearts_gui.engine.actions import PassCards, PlayCard
from hearts_gui.engine.cards import Card
from hearts_gui.session.library import StandIns
from hearts_gui.ui.app import App
from hearts_gui.ui.input import KeyDown, PointerDown, PointerMove, PointerUp, UiEvent
from hearts_gui.ui.player_games import PlayerGames
from hearts_gui.ui.scenes.menu import BigButton, MenuScene
from hearts_gui.ui.scenes.table import TableScene
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.form_scene import FormScene

if TYPE_CHECKING:
    from hearts_gui.session.session import Session

FRAME_MS = 1000 / 60
PATIENCE_SECONDS = 120.0
_DRAG_FRAMES = 8
_GRID = 9


class StuckError(RuntimeError):
    """The program offers nothing to do and does nothing."""


class Pilot:
    """A pair of hands at one app. Each frame is timed."""

    def __init__(self, app: App, games: PlayerGames) -> None:
        self.app = app
        self.games = games
        self.plays = 0
        self.frames_ms: list[float] = []
        self.drawn = False  # whether the last frame changed the picture
        self._advice = StandIns()
        self._drags = False

    @property
    def session(self) -> Session:
        """The game on the table."""
        assert self.games.session is not None, "a game is on the table"
        return self.games.session

    # -- frames and gestures

    def frame(self, *events: UiEvent) -> None:
        """One frame with these events; sleeps only while the computer players think."""
        if not self.app.running:
            raise StuckError("The program has ended.")
        begin = time.perf_counter()
        self.drawn = bool(self.app.step(FRAME_MS, list(events)))
        self.frames_ms.append((time.perf_counter() - begin) * 1000)
        if self._others_think():
            time.sleep(0.002)

    def _others_think(self) -> bool:
        session = self.games.session
        return session is not None and any(not session.seats[s].is_human for s in session.ask.seats)

    def press(self, key: int) -> None:
        """Press a key."""
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
        """Press the large button of the menu."""
        menu = self.app.ctx.scenes.top
        assert isinstance(menu, MenuScene)
        while self.app.idle_wait_ms() is None:
            self.frame()
        entry = next(widget for widget in menu.form.widgets if isinstance(widget, BigButton))
        self.click(entry.box.center)
        while self.games.session is None:
            self.frame()

    def play_until(self, done: Callable[[Session], bool]) -> None:
        """Do whatever the screen asks for until the moment has come.

        Raises StuckError when that takes too long.
        """
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not done(self.session):
            if time.monotonic() > deadline:
                top = type(self.app.ctx.scenes.top).__name__
                raise StuckError(f"Nothing goes on at {top}, asked {self.session.ask}")
            self.turn()

    def turn(self) -> None:
        """Answer what is on top: the table, or a screen with buttons."""
        top = self.app.ctx.scenes.top
        if isinstance(top, TableScene):
            self._at_table(top)
        elif isinstance(top, FormScene) and self.app.idle_wait_ms() is not None:
            self.push_button(top)
        else:
            self.frame()

    def push_button(self, scene: FormScene, label: str = "") -> None:
        """Click the button that says this, or the last one that can be pressed."""
        buttons = [
            widget
            for widget in scene.form.widgets
            if isinstance(widget, Button) and widget.enabled and label in widget.label
        ]
        if buttons:
            self.click(buttons[-1].box.center)
        else:
            self.press(pygame.K_RETURN)

    def _at_table(self, scene: TableScene) -> None:
        if scene.queue.busy or scene.idle_wait_ms() is None or not scene.queue.model.my_turn:
            self.frame()
            return
        action = self._advice(self.session.view(scene.seat))
        before = self.session.version
        match action:
            case PlayCard(card=card):
                self._play(scene, card)
            case PassCards(gives=gives):
                for card, _ in gives:
                    self._click_card(scene, card)
                self._push_action(scene)
            case _:
                self._push_action(scene)
        self.plays += self.session.version != before

    def _play(self, scene: TableScene, card: Card) -> None:
        """By turns with a click and by dragging."""
        self._drags = not self._drags
        spot = self._spot(scene, card)
        if spot is None:
            self.frame()
        elif self._drags and scene.table is not None:
            centre = scene.table.trick_centre
            self.drag(spot, (round(centre[0]), round(centre[1])))
        else:
            self.click(spot)

    def _click_card(self, scene: TableScene, card: Card) -> None:
        spot = self._spot(scene, card)
        if spot is not None and card not in scene.handling.selected:
            self.click(spot)

    def _push_action(self, scene: TableScene) -> None:
        button = None if scene.desk is None else scene.desk.button
        if button is not None and button.enabled:
            self.click(button.box.center)
        else:
            self.frame()

    @staticmethod
    def _spot(scene: TableScene, card: Card) -> tuple[int, int] | None:
        """A point at which this card, and no other, is hit."""
        top = scene.top
        if top is None or card not in top.sprites:
            return None
        for pos in _points(top.sprites[card].rect):
            if top.card_at(pos, top.model.hand) is card:
                return pos
        return None


def _points(box: pygame.Rect) -> Iterator[tuple[int, int]]:
    """A grid of points in a box, the left half first: there a card in a fan is free."""
    for column in range(1, _GRID):
        for row in range(_GRID // 2, _GRID):
            yield (box.x + box.w * column // _GRID, box.y + box.h * row // _GRID)
