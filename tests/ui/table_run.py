"""A table in a window without a screen, driven frame by frame with pointer and keys."""

import os
import random
from dataclasses import replace

import pygame

from hearts_gui.config.settings import Settings
from hearts_gui.devtools.samples import SampleGames
from hearts_gui.engine.cards import Card
from hearts_gui.engine.play.actions import AskKind
from hearts_gui.engine.rules.rules import Rules
from hearts_gui.ui.shell.build_context import build_context
from hearts_gui.ui.shell.context import Context, Scene
from hearts_gui.ui.shell.input import KeyDown, PointerDown, PointerMove, PointerUp, UiEvent
from hearts_gui.ui.shell.sound import Sound
from hearts_gui.ui.table.scene import TableScene
from tests.ui.fake_session import FakeSession


class HeardSound(Sound):
    """Remembers what was played."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.sides: list[float] = []

    def play(self, cue: str, side: float = 0.0) -> None:
        self.heard.append(cue)
        self.sides.append(side)


class TableRun:
    """A table scene with its own clock; nothing sleeps."""

    def __init__(
        self,
        rules: Rules,
        *,
        size: tuple[int, int] = (1000, 640),
        seed: str = "run",
        session: FakeSession | None = None,
        **changes: object,
    ) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        if not pygame.display.get_init():
            pygame.display.init()
        pygame.display.set_mode(size)
        self.clock = 0.0
        self.sound = HeardSound()
        self.quits = 0
        prefs = replace(Settings(), **changes)  # type: ignore[arg-type]
        self.ctx: Context = build_context(
            size,
            prefs,
            games=SampleGames(),
            now=lambda: self.clock,
            change_settings=self._change,
            quit_program=lambda: None,
        )
        self.ctx.sound = self.sound
        self.session = session or FakeSession(rules, seed)
        self.ctx.scenes.push(Scene(self.ctx))
        self.table = TableScene(self.ctx, self.session)
        self.ctx.scenes.push(self.table)
        self.surface = pygame.Surface(size).convert()

    def _change(self, prefs: Settings) -> None:
        self.ctx.settings = prefs

    @property
    def top(self) -> Scene:
        top = self.ctx.scenes.top
        assert top is not None
        return top

    @property
    def at_table(self) -> bool:
        return self.top is self.table

    def frame(self, *events: UiEvent, ms: float = 16.0, draw: bool = False) -> None:
        self.clock += ms
        for event in events:
            self.top.handle(event)
        self.top.update(ms)
        if draw:
            self.top.render(self.surface)

    def run(self, ms: float, *, draw: bool = False) -> None:
        spent = 0.0
        while spent < ms:
            self.frame(draw=draw)
            spent += 16.0

    def rest(self, most: float = 60_000) -> None:
        """Until nothing moves and the player is asked, or another screen is on top."""
        spent = 0.0
        while spent < most:
            self.frame(ms=40.0)
            spent += 40.0
            if self.top is not self.table:
                return
            queue = self.table.state.queue
            moving = queue.busy or self.table.busy or self.table.postponed
            if queue.model.my_turn and not moving:
                return
        raise AssertionError("the table never comes to rest")

    def pass_three(self) -> None:
        """Pass the first three cards of the hand."""
        self.table.state.handling.selected[:] = self.table.state.model.hand[:3]
        self.table.turns.press_action()

    def pass_or_play(self, rng: random.Random | None = None) -> None:
        """Pass the first three cards where a pass is asked for; play a legal card otherwise.

        Without `rng` it is the first legal card.
        """
        model = self.table.state.model
        if model.ask.kind is AskKind.PASS:
            self.pass_three()
        else:
            self.table.turns.use(self.legal(rng) if rng else model.legal[0])

    def spot(self, card: Card) -> tuple[int, int]:
        """A point at which this card is hit."""
        top = self.table.state.tabletop
        assert top is not None
        pose = top.targets()[card].pose
        for across in (-0.4, -0.3, 0.0, 0.3):
            for down in (-0.3, 0.0, 0.3):
                pos = (round(pose.x + across * pose.width), round(pose.y + down * pose.height))
                if top.card_at(pos) is card:
                    return pos
        raise AssertionError(f"{card} cannot be hit")

    def click(self, pos: tuple[int, int]) -> None:
        self.frame(PointerMove(pos))
        self.frame(PointerDown(pos))
        self.frame(PointerUp(pos))

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 5) -> None:
        self.frame(PointerMove(start))
        self.frame(PointerDown(start))
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.frame(PointerMove((x, y)))
        self.frame(PointerUp(end))

    def key(self, key: int) -> None:
        self.frame(KeyDown(key))

    def legal(self, rng: random.Random) -> Card:
        return rng.choice(self.table.state.model.legal)
