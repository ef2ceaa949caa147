"""Scenes and their backgrounds, the stack of scenes, and the context that every scene gets.

They refer to each other, so they share a module: a scene holds its context, the context holds the
stack and the games, and the games make scenes.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

import pygame
from pygame import Rect, Surface

from hearts_gui.config.settings import Settings
from hearts_gui.ui.draw.card_art import CardArt
from hearts_gui.ui.draw.felt import FeltStore
from hearts_gui.ui.draw.fonts import Fonts
from hearts_gui.ui.draw.icons import Icons
from hearts_gui.ui.draw.memory import Pictures
from hearts_gui.ui.draw.painter import Painter
from hearts_gui.ui.draw.stage import FirstDrawing, Stage
from hearts_gui.ui.draw.theme import Metrics, Theme
from hearts_gui.ui.shell.access import AccessNode, box_of
from hearts_gui.ui.shell.input import UiEvent
from hearts_gui.ui.shell.listening import Listening
from hearts_gui.ui.shell.sound import Sound
from hearts_gui.wording.language.messages import say

if TYPE_CHECKING:
    # Imported for types only: the menu is drawn before the engine is imported.
    from hearts_gui.engine.rules.rules import Rules
    from hearts_gui.session.past.fitting import RatingChange
    from hearts_gui.session.past.motif import Cell, Motif, Occasion
    from hearts_gui.session.past.summary import Inquiry
    from hearts_gui.session.practice.today import Practised
    from hearts_gui.session.setup.plans import TablePlan
    from hearts_gui.session.store.game_lists import Archive, Shelf
    from hearts_gui.ui.shell.ports import DealMoment, SessionPort
    from hearts_gui.wording.how_to_play import Chapter


DIMMED, SCRIM = 0.59, 0.5
"""How much a screen below an overlay is dimmed, and how dark the theme's darkest colour is then."""
Layer: TypeAlias = Callable[[Surface], None]
"""Draws a part of a background."""


@dataclass(slots=True)
class Context:
    """The program's parts as a scene sees them.

    Only the app changes the fields, between frames; afterwards it calls every scene's `resize`.
    `change_settings` applies and stores new settings; `now` is the game clock in milliseconds.
    """

    metrics: Metrics
    theme: Theme
    settings: Settings
    fonts: Fonts
    painter: Painter
    icons: Icons
    cardart: CardArt
    felt: FeltStore
    sound: Sound
    listening: Listening
    scenes: SceneStack
    games: Games
    now: Callable[[], float]
    change_settings: Callable[[Settings], None]
    quit: Callable[[], None]


class Scene:
    """A screen drawn through a stage. Subclasses fill the stage in `build`.

    An `overlay` scene (a dialog) is drawn over a frozen picture of what lies below it.
    """

    overlay = False
    takes_keys = False
    """Whether the scene wants the very next key, whatever it means elsewhere."""
    lean = False
    """Whether half of the usual caches is enough, because the same pictures are drawn again."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.backdrop: Surface | None = None
        self.borrowed: Surface | None = None
        """A picture for the scene's own background, of the stack's; given back in the end."""
        self._stage: Stage | None = None
        self.hide_ring: Callable[[], None] = lambda: None
        """Shows no keyboard focus, on a screen that has one."""
        self.ground = Ground(self)
        self.first_drawing = FirstDrawing()

    @property
    def stage(self) -> Stage:
        """The retained picture of this scene, created when first used."""
        if self._stage is None:
            self._stage = Stage(self.background())
        return self._stage

    def background(self) -> Surface:
        """The opaque picture of the window's size behind everything; the plain felt here."""
        if self.overlay and self.backdrop is not None:
            return self.backdrop
        return self.ctx.felt.surface()

    def panels(self) -> list[Layer] | None:
        """What is drawn once on the background; None for a screen that leaves it as it is."""
        return None

    def enter(self) -> None:
        """Build the scene, which is on top for the first time."""
        self.build()

    def build(self) -> None:
        """Put everything on the stage for the present size and theme; runs again after resize."""

    def leave(self) -> None:
        """React to the removal of the scene."""

    def covered(self) -> None:
        """React to another scene on top."""

    def hidden(self) -> None:
        """Drop what is not needed while the scene is not visible, and draw it in steps later."""
        self.first_drawing.begin(moving=True)

    def complete(self) -> None:
        """Finish the picture, because a dialog will keep it as it is now."""

    def uncovered(self) -> None:
        """React to being on top again."""
        self.stage.invalidate()

    def resize(self) -> None:
        """Lay everything out again, because window, scale, theme or look changed."""
        self.ground.start()
        self.stage.set_background(self.background())
        self.stage.clear()
        self.build()

    def handle(self, _event: UiEvent) -> bool:
        """React to input. Returns True when the event was used."""
        return False

    def notify(self, text: str) -> None:
        """Show a passing message, where the scene has a place for it."""

    @property
    def scrolled(self) -> Rect | None:
        """The part of the screen that can be scrolled; None where all is in view."""
        return None

    @property
    def heading(self) -> str:
        """The name of the screen."""
        return say("access-screen")

    def introduction(self) -> tuple[str, ...]:
        """The sentences that a listener hears when the screen opens."""
        return (self.heading,)

    def key_information(self, _key: int) -> str | None:
        """The text for an information key on this screen; None where it has none."""
        return None

    def accessible(self) -> AccessNode:
        """The screen as an accessible node."""
        window = self.ctx.metrics.window
        root = AccessNode(
            "window", self.heading, bounds=box_of(window), children=self.reading_nodes()
        )
        return root.clipped(window)

    def reading_nodes(self) -> tuple[AccessNode, ...]:
        """Everything on the screen, in reading order."""
        return ()

    def update(self, dt_ms: float) -> None:
        """Let time pass."""

    # -- drawing without long frames

    @property
    def cold(self) -> bool:
        """Whether some of the new nodes are still to be drawn or shown."""
        return self.first_drawing.cold

    def prepare(self) -> bool:
        """Draw the next layer of the ground, then some new nodes off screen.

        Returns False until all in view are drawn.
        """
        if not self.first_drawing.fresh and not self.ground.done:
            self.ground.draw_next()
            return False
        return self.first_drawing.advance(self.stage, self.ctx.metrics.window)

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date at any cost; returns the regions that changed."""
        self.first_drawing.end()
        self.ground.finish()
        return self.stage.render(surface)

    def idle_wait_ms(self) -> int | None:
        """The time in which nothing changes by itself: None while animating, else a wait in ms."""
        return 1000


class Ground:
    """Draws the panels of one screen on its background, each in a frame of its own.

    The picture is lent by the stack of scenes. An overlay draws on its picture of the screen below,
    dimmed. A screen without panels keeps its background as it is.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._left: list[Layer] | None = None
        """The layers that are still to be drawn; None before it is known which."""

    def start(self) -> None:
        """Begin again: the background below the panels is another one."""
        self._left = None

    def redraw(self) -> None:
        """Draw the panels in their new places."""
        scene = self._scene
        if scene.backdrop is not None and self._left is not None:
            scene.ctx.scenes.look_below(scene)  # the old panels are on the picture
        self.start()
        scene.stage.set_background(scene.background())

    @property
    def done(self) -> bool:
        """Whether nothing is left to be drawn."""
        if self._left is None:
            panels = self._scene.panels()
            self._left = [] if panels is None else [self._draw_below, *panels]
        return not self._left and self._hidden_below is None

    @property
    def _hidden_below(self) -> Scene | None:
        """The screen under an overlay, as long as there is no picture of it."""
        scene = self._scene
        return scene.ctx.scenes.below(scene) if scene.overlay and not scene.backdrop else None

    def draw_next(self) -> None:
        """Draw some of a screen below that was never shown, then its picture; the next layer."""
        scene, size = self._scene, self._scene.ctx.metrics.size
        below = self._hidden_below
        if below is not None:
            if below.prepare():
                scene.ctx.scenes.look_below(scene)
                scene.stage.set_background(scene.background())
            return
        assert self._left
        picture = scene.backdrop if scene.overlay and scene.backdrop is not None else scene.borrowed
        if picture is None or picture.get_size() != size:
            picture = scene.borrowed = scene.ctx.scenes.pictures.take(size)
        self._left.pop(0)(picture)
        if not self._left:
            scene.stage.set_background(picture)

    def finish(self) -> None:
        """Draw all that is left."""
        while not self.done:
            self.draw_next()

    def _draw_below(self, picture: Surface) -> None:
        if picture is self._scene.backdrop:
            _dim(picture, self._scene.ctx.theme)
        else:
            picture.blit(self._scene.ctx.felt.surface(), (0, 0))

    def felt_changed(self, rect: Rect) -> None:
        """Take over a finer region of the felt, and draw the panels on it again.

        The picture under an overlay is renewed once, when all of the felt is exact.
        """
        scene, panels = self._scene, self._scene.panels()
        if scene.overlay and (panels is None or scene.backdrop is not None):
            if panels is not None and not scene.ctx.felt.pending:
                self.redraw()
            return
        if panels is None:
            scene.stage.invalidate(rect)
        elif self._left != []:
            self._left = None  # begin again, on the finer felt
        else:
            picture = scene.stage.background
            picture.set_clip(rect)
            picture.blit(scene.ctx.felt.surface(), rect.topleft, rect)
            for draw in panels:
                draw(picture)
            picture.set_clip(None)
            scene.stage.invalidate(rect)


def _dim(picture: Surface, theme: Theme) -> None:
    """Lay the scrim over a whole picture."""
    rest = round(255 * (1 - DIMMED))
    picture.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    darkest = theme.felt[2] if theme.dark else theme.rail_dark
    added = tuple(round(part * DIMMED * SCRIM) for part in darkest)
    picture.fill(added, special_flags=pygame.BLEND_RGB_ADD)


class SceneStack:
    """The stack of scenes, the bottom one first."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.pictures = Pictures()

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets input."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the bottom one first."""
        return tuple(self._scenes)

    def below(self, scene: Scene) -> Scene | None:
        if scene not in self._scenes:
            return None
        index = self._scenes.index(scene)
        return self._scenes[index - 1] if index else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.top is not None:
            self.top.covered()
        if self.top is not None and not scene.overlay:
            self.top.hidden()
            self.top.stage.invalidate()  # the window will show another screen
        elif self.top is not None and not self.top.first_drawing.unseen:
            scene.backdrop = self._picture()
        self._scenes.append(scene)
        scene.enter()

    def rest(self) -> None:
        """Drop pictures that the top scene does not show."""
        if self.top is not None:
            for node in self.top.stage.nodes:
                node.drop_spare()
            self.top.ctx.cardart.rest()

    def pop(self) -> None:
        """Take the top scene off."""
        if not self._scenes:
            return
        self._retire()
        if self.top is not None:
            self.top.uncovered()

    def remove(self, scene: Scene) -> None:
        """Take this scene off, and everything above it."""
        while scene in self._scenes:
            self.pop()

    def replace(self, scene: Scene) -> None:
        """Replace the top scene by this one."""
        if self._scenes:
            self._retire()
        self.push(scene)

    def _retire(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        for picture in (scene.backdrop, scene.borrowed):
            if picture is not None:
                self.pictures.give(picture)
        if scene.borrowed or scene.backdrop:  # its opener may have kept it
            scene.stage.set_background(scene.ctx.felt.surface())
        scene.backdrop = scene.borrowed = None

    def over_first(self, scene: Scene) -> None:
        """Put this scene on the first one instead of those there; a dialog goes over all."""
        while len(self._scenes) > 1 and not scene.overlay:
            self._retire()
        self.push(scene)

    def to_first(self) -> None:
        """Take everything but the first scene off."""
        while len(self._scenes) > 1:
            self._retire()
        if self.top is not None:
            self.top.uncovered()

    def resize(self) -> None:
        """Lay every scene out again, the bottom one first, with new pictures under overlays."""
        for index, scene in enumerate(self._scenes):
            if scene.overlay:
                scene.backdrop = self._picture(index)
            scene.resize()

    def look_below(self, scene: Scene) -> None:
        """Renew the picture under an overlay from the scenes below it."""
        if scene in self._scenes:
            if scene.backdrop is not None:
                self.pictures.give(scene.backdrop)
            scene.backdrop = self._picture(self._scenes.index(scene))

    def _picture(self, below: int | None = None) -> Surface | None:
        """The picture of the scenes under this index now."""
        under = self._scenes[:below] if below is not None else self._scenes
        if not under:
            return None
        scene = under[-1]
        surface = self.pictures.take(scene.ctx.metrics.size)
        scene.complete()
        if not scene.stage.copy_to(surface):
            scene.stage.invalidate()
        scene.render(surface)
        scene.stage.invalidate()
        return surface


@dataclass(frozen=True, slots=True)
class ContinueInfo:
    """A game that can be continued, in words: "Continue" over "Deal 4, you have 18 points"."""

    title: str
    detail: str
    portraits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MenuFacts:
    """The menu's facts of games and learning, most of them in words."""

    under_way: ContinueInfo | None
    """The game that can be taken up again."""
    new_game: str
    """The game that New game starts ("Standard, 4 players")."""
    record: str
    """The player's results ("41 wins in 112 games"); empty before any."""
    any_played: bool
    """Whether there is any game, in another window too."""
    any_finished: bool
    games: str
    """The number of games under way and over."""
    daily: str
    """Today's task."""
    daily_waits: bool
    """Whether it is still to be played."""
    lessons_done: int
    practice_due: int
    """The number of positions that wait today."""
    statistics: str
    """The rating with its band, or what else Statistics shows while there is none."""


class Learning(Protocol):
    """Lessons, puzzles, practice and positions, as `ui/player_learning.py` explains them."""

    def puzzles(self, ctx: Context, theme: str | None = None) -> Scene: ...
    def deals_of_a_kind(self, ctx: Context, rules: Rules | None = None) -> Scene: ...
    def decisions(self, ctx: Context) -> Scene: ...
    def practice(
        self, ctx: Context, motifs: Sequence[Motif] = (), occasion: Occasion | None = None
    ) -> Scene: ...
    def practised(self) -> Practised | None: ...
    def missed_lately(self, motif: Motif) -> int: ...
    def drill_size(self, motifs: Sequence[Motif], occasion: Occasion | None = None) -> int: ...
    def weakest(self, shown: Container[Cell] | None = None) -> Cell | None: ...
    def strong_player(
        self, ctx: Context, moment: DealMoment, look: Callable[[int], None]
    ) -> Scene: ...
    def passes(self, ctx: Context) -> Scene: ...
    def lessons(self, ctx: Context) -> Scene: ...
    def lessons_wait(self) -> bool: ...
    def lesson_pictures(self) -> tuple[Chapter, ...]: ...


class Finished(Protocol):
    """Games that are over, as `ui/finished.py` explains them."""

    @property
    def archive(self) -> Archive: ...
    def save_copy(self, session: SessionPort) -> str: ...
    def replay(self, ctx: Context, moment: DealMoment) -> Scene: ...
    def review_game(self, ctx: Context, key: str) -> Scene: ...
    def review_deal(self, ctx: Context, game: str, deal: int, line: str = "") -> Scene | None: ...
    def rating_change(self, session: SessionPort) -> RatingChange | None: ...
    def inquiry(self) -> Inquiry: ...


class Games(Protocol):
    """Games, as far as menu and help need them; `ui/player_games.py` explains each."""

    def menu_facts(self) -> MenuFacts: ...
    @property
    def shelf(self) -> Shelf: ...
    @property
    def finished(self) -> Finished: ...
    def resume(self, ctx: Context) -> Scene: ...
    def plan(self) -> TablePlan: ...
    def start(self, ctx: Context, plan: TablePlan) -> Scene: ...
    def remember(self, plan: TablePlan) -> None: ...
    def open_file(self, ctx: Context, path: Path) -> Scene: ...
    @property
    def learning(self) -> Learning: ...
    def daily(self, ctx: Context) -> Scene: ...
    def rules_sections(self) -> tuple[Chapter, ...]: ...
    def deliver(self) -> None: ...
    def close(self) -> None: ...
