"""A screen over a picture of its own: felt, or a dimmed screen, with panels drawn on it once."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.pages.form_scene import FormScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.skin import Skin, dim

Step = Callable[[Surface], None]


def draw_panel(skin: Skin, box: Rect, surface: Surface) -> None:
    """Draw one of several panels on the felt, with its shadow."""
    theme = skin.theme
    fill = (*theme.solid_panel, 245 if theme.dark else 255)
    skin.large_shadow(surface, box, radius=20, blur=16, dy=8, level=0.3)
    style = BoxStyle(20 * skin.metrics.u, fill, theme.panel_line, skin.hairline)
    skin.painter.large_box(surface, box, style)


class GroundScene(FormScene):
    """Subclasses say in `ground` what is drawn on the felt; each step has a frame of its own.

    The picture is lent by the pile of scenes. Scrolling then blends nothing large. An overlay has
    the screen below, dimmed, in the felt's place.
    """

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._steps: list[Step] | None = None

    def ground(self) -> list[Step]:
        """What is drawn on the felt, in order."""
        return []

    def background(self) -> Surface:
        """What lies below the panels; the rest comes before the first drawing."""
        self._steps = None
        return super().background()

    def redraw_ground(self) -> None:
        """Draw the panels in their new places."""
        self.stage.set_background(self.background())

    @property
    def _grounded(self) -> bool:
        return self._steps is not None and not self._steps

    def _next_step(self) -> None:
        if self._steps is None:
            self._steps = [self._copy_below, *self.ground()]
        size = self.ctx.metrics.size
        if self.borrowed is None or self.borrowed.get_size() != size:
            self.borrowed = self.ctx.scenes.pictures.take(size)
        self._steps.pop(0)(self.borrowed)
        if not self._steps:
            self.stage.set_background(self.borrowed)

    def _copy_below(self, picture: Surface) -> None:
        picture.blit(super().background(), (0, 0))
        if self.overlay and self.backdrop is not None:
            dim(picture)

    def prepare(self) -> bool:
        """One step of the ground, or what every screen prepares."""
        if self._grounded or self._fresh:
            return super().prepare()
        self._next_step()
        return False

    def render(self, surface: Surface) -> list[Rect]:
        """Bring the surface up to date."""
        while not self._grounded:
            self._next_step()
        return super().render(surface)

    def felt_changed(self, rect: Rect) -> None:
        """Take the finer felt over under what is drawn on it."""
        if self.overlay and self.backdrop is not None:
            return
        if not self._grounded:
            self._steps = None
            return
        picture = self.stage.background
        picture.set_clip(rect)
        picture.blit(self.ctx.felt.surface(), rect.topleft, rect)
        for step in self.ground():
            step(picture)
        picture.set_clip(None)
        self.stage.invalidate(rect)
