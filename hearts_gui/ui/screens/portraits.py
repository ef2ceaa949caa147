"""The portraits from which a player chooses one."""

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from hearts_gui.config import paths
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.flow import Anchor, Grid, Item, Sized
from hearts_gui.ui.widgets.page import BODY_MARGIN, PageScene
from hearts_gui.wording.language.messages import say

SIDE, LARGEST_SIDE = 128, 216
GAP = 16


def portrait_names() -> tuple[str, ...]:
    """Every portrait there is, the player's first one at the front."""
    names = sorted(path.stem for path in paths.asset("portraits").glob("*.svg"))
    return tuple(sorted(names, key=lambda name: name != "you"))


class PortraitTile(Widget):
    """A portrait on its disc; the present one has a gold edge."""

    role = Role.LIST_ITEM
    margin_units = 4.0
    focus_radius = 16.0

    def __init__(
        self, ctx: Context, name: str, choose: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(ctx, say("portraits-name", portrait=name))
        self._name = name
        self.act = choose
        self._chosen = chosen

    def measure(self, width: int) -> int:
        """The height of the tile, which is square."""
        return width

    @property
    def value_text(self) -> str:
        """Whether it is the present one."""
        return say("portraits-chosen") if self._chosen else ""

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw tile and portrait."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        radius = 16 * skin.metrics.u
        if self._chosen:
            line = max(1.0, 2 * skin.metrics.u)
            style = BoxStyle(radius, alpha(theme.accent, 0.16), theme.accent, line)
            skin.painter.box(surface, box, style)
        elif self.hovered or self.pressed:
            skin.painter.box(surface, box, BoxStyle(radius, skin.ink(0.13)))
        skin.icons.draw_portrait(surface, skin.painter, self._name, box.center, box.w * 0.39)


class PortraitScene(PageScene):
    """All portraits in a grid; a choice goes back."""

    title_key = "portraits-title"

    def compose_body(self, width: int) -> Item:
        """Place the portraits in the middle of the page, as large as lets all be seen."""
        names, u = portrait_names(), self.ctx.metrics.u
        # The page keeps a margin above and below what it scrolls.
        height = self.body_box().h / u - 2 * BODY_MARGIN - 8
        side, columns = self._fitting(width / u, height, len(names))
        tiles = (
            PortraitTile(self.ctx, name, self._choosing(name),
                         chosen=name == self.ctx.settings.portrait)
            for name in names
        )  # fmt: skip
        grid = Grid(*tiles, gap=GAP, least=1, columns=columns)
        return Sized(grid, width=columns * (side + GAP) - GAP, across=Anchor.MIDDLE)

    def _fitting(self, width: float, high: float, count: int) -> tuple[float, int]:
        """The side of a tile in units, and how many stand in a row."""
        least = max(SIDE, self.ctx.metrics.hit / self.ctx.metrics.u)
        for side in range(LARGEST_SIDE, round(least), -4):
            columns = int((width + GAP) // (side + GAP))
            if columns and -(-count // columns) * (side + GAP) - GAP <= high:
                return side, columns
        return least, max(1, int((width + GAP) // (least + GAP)))

    def _choosing(self, name: str) -> Callable[[], None]:
        def choose() -> None:
            self.ctx.change_settings(replace(self.ctx.settings, portrait=name))
            self.back()

        return choose
