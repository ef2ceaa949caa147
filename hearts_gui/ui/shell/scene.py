"""One screen of the program, and the pile of them; only the top one gets input."""

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from hearts_gui.ui.draw.stage import Stage
from hearts_gui.ui.shell.input import UiEvent

if TYPE_CHECKING:
    from hearts_gui.ui.shell.context import Context

SPARE = 3


class Pictures:
    """Window-sized surfaces for use again: fresh memory of that size costs milliseconds."""

    def __init__(self) -> None:
        self._free: list[Surface] = []

    def ready(self, size: tuple[int, int]) -> None:
        """Have a surface of this size at hand, its memory already in use."""
        if not any(picture.get_size() == size for picture in self._free):
            picture = Surface(size)
            picture.fill((0, 0, 0))
            self.give(picture)

    def take(self, size: tuple[int, int]) -> Surface:
        """A surface of this size with anything on it."""
        self._free = [picture for picture in self._free if picture.get_size() == size]
        return self._free.pop() if self._free else Surface(size)

    def give(self, picture: Surface) -> None:
        """Take a surface back that nobody draws from any more."""
        if len(self._free) < SPARE:
            self._free.append(picture)


class Scene:
    """A screen drawn through a stage. Subclasses fill the stage in `build`.

    An `overlay` scene (a dialog) is drawn over a frozen picture of what lies below it.
    """

    overlay = False

    def __init__(self, ctx: "Context") -> None:
        self.ctx = ctx
        self.backdrop: Surface | None = None
        self.borrowed: Surface | None = None
        """A picture for the scene's own background, of the stack's; given back in the end."""
        self._stage: Stage | None = None

    @property
    def stage(self) -> Stage:
        """The retained picture of this scene; made with the first use."""
        if self._stage is None:
            self._stage = Stage(self.background())
        return self._stage

    def background(self) -> Surface:
        """The opaque picture of the window's size behind everything; the plain felt here."""
        if self.overlay and self.backdrop is not None:
            return self.backdrop
        return self.ctx.felt.surface()

    def enter(self) -> None:
        """The scene became the top one for the first time: build it."""
        self.build()

    def build(self) -> None:
        """Put everything on the stage for the present size and theme; runs again after resize."""

    def leave(self) -> None:
        """The scene is taken off for good."""

    def covered(self) -> None:
        """Another scene was put on top."""

    def uncovered(self) -> None:
        """The scene is on top again."""
        self.stage.invalidate()

    def resize(self) -> None:
        """The window, the scale, the theme or the look changed: lay everything out again."""
        self.stage.set_background(self.background())
        self.stage.clear()
        self.build()

    def felt_changed(self, rect: Rect) -> None:
        """A region of the felt surface became finer."""
        if not self.overlay:
            self.stage.invalidate(rect)

    def handle(self, event: UiEvent) -> bool:
        """React to input; true when the event was used."""
        del event
        return False

    def notify(self, text: str) -> None:
        """Tell the player something in passing, where the scene has a place for it."""

    def update(self, dt_ms: float) -> None:
        """Let time pass."""

    @property
    def cold(self) -> bool:
        """Whether pieces of the picture are still to be prepared."""
        return False

    def prepare(self) -> bool:
        """Prepare some pieces; false while the picture had better wait for the next frame."""
        return True

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date; the regions that changed."""
        return self.stage.render(surface)

    def idle_wait_ms(self) -> int | None:
        """How long nothing will change by itself: None while animating, else a wait in ms."""
        return 1000


class SceneStack:
    """The scenes in use, the bottom one first."""

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
        """The scene under this one."""
        if scene not in self._scenes:
            return None
        index = self._scenes.index(scene)
        return self._scenes[index - 1] if index else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.top is not None:
            self.top.covered()
        if scene.overlay:
            scene.backdrop = self._picture()
        self._scenes.append(scene)
        scene.enter()

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
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._retire()
        self.push(scene)

    def _retire(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        for picture in (scene.backdrop, scene.borrowed):
            if picture is not None:
                self.pictures.give(picture)
        scene.backdrop = scene.borrowed = None

    def over_first(self, scene: Scene) -> None:
        """Take everything but the first scene off and put this one on top."""
        while len(self._scenes) > 1:
            self._retire()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Take everything off and start again with this scene."""
        while self._scenes:
            self._retire()
        self.push(scene)

    def resize(self) -> None:
        """Lay every scene out again, the bottom one first, with new pictures under overlays."""
        for index, scene in enumerate(self._scenes):
            if scene.overlay:
                scene.backdrop = self._picture(index)
            scene.resize()

    def _picture(self, below: int | None = None) -> Surface | None:
        """What the scenes under this index look like now."""
        under = self._scenes[:below] if below is not None else self._scenes
        if not under:
            return None
        scene = under[-1]
        surface = self.pictures.take(scene.ctx.metrics.size)
        scene.stage.invalidate()
        scene.render(surface)
        scene.stage.invalidate()
        return surface
