"""The portraits to choose one's own from."""

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from hearts_gui.config import paths
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import alpha
from hearts_gui.ui.pages.page import PageScene
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.ui.widgets.columns import grid
from hearts_gui.ui.widgets.skin import Skin
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

    def __init__(
        self, ctx: Context, name: str, box: Rect, choose: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(ctx, say("portraits-name", portrait=name), box)
        self._name = name
        self._choose = choose
        self._chosen = chosen

    @property
    def value_text(self) -> str:
        """Whether it is the present one."""
        return say("portraits-chosen") if self._chosen else ""

    @property
    def focus_radius(self) -> float:
        """As its tile."""
        return 16.0

    def activate(self) -> None:
        """Choose it."""
        self.ctx.sound.play("button")
        self._choose()

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

    def compose_body(self, skin: Skin, place: Rect) -> tuple[list[Widget], int]:
        """As large as lets all of them be seen together, in the middle of the page."""
        names, gap = portrait_names(), skin.px(GAP)
        # The page keeps a margin above and below what it scrolls.
        view = Rect(place.x, place.y, place.w, place.h - 2 * skin.px(24) - 8)
        side, columns = self._fitting(skin, view, len(names))
        wide = columns * (side + gap) - gap
        left = Rect(place.x + (place.w - wide) // 2, place.y, wide, place.h)
        boxes = grid(left, len(names), columns, (side, side), gap)
        made: list[Widget] = [
            PortraitTile(self.ctx, name, box, self._choosing(name),
                         chosen=name == self.ctx.settings.portrait)
            for name, box in zip(names, boxes, strict=True)
        ]  # fmt: skip
        return made, boxes[-1].bottom - place.y

    @staticmethod
    def _fitting(skin: Skin, place: Rect, count: int) -> tuple[int, int]:
        """The side of a tile and how many stand in a row."""
        gap, least = skin.px(GAP), max(skin.px(SIDE), skin.metrics.hit)
        for side in range(max(least, skin.px(LARGEST_SIDE)), least, -4):
            columns = (place.w + gap) // (side + gap)
            if columns and -(-count // columns) * (side + gap) - gap <= place.h:
                return side, columns
        return least, max(1, (place.w + gap) // (least + gap))

    def _choosing(self, name: str) -> Callable[[], None]:
        def choose() -> None:
            self.ctx.change_settings(replace(self.ctx.settings, portrait=name))
            self.back()

        return choose
