"""The switch: on or off, with a check mark for those who do not see the colour."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.draw.theme import alpha, mix
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import NOWHERE, Glide, Role, Widget
from hearts_gui.wording.language.messages import say

SIZE = (56, 32)
THUMB = 13
MOVE_MS = 140


class Toggle(Widget):
    """A switch whose thumb slides; on is the accent colour with a check at the left."""

    role = Role.TOGGLE
    margin_units = 3.0
    width_units, height_units = SIZE

    def __init__(
        self,
        ctx: Context,
        label: str,
        box: Rect = NOWHERE,
        *,
        on: bool,
        changed: Callable[[bool], None],
    ) -> None:
        super().__init__(ctx, label, box)
        self.on = on
        self._changed = changed
        self._glide = Glide(1.0 if on else 0.0, MOVE_MS)

    @property
    def value_text(self) -> str:
        """The word for on or off."""
        return say("widget-switch", on=self.on)

    @property
    def focus_radius(self) -> float:
        """The focus ring is round."""
        return SIZE[1] / 2

    def measure(self, width: int) -> int:
        """The height that its shape asks for."""
        del width
        return self.px(self.height_units)

    def activate(self) -> None:
        """Switch on or off."""
        self.set_on(not self.on)
        self.ctx.sound.play("toggle-on" if self.on else "toggle-off")
        self._changed(self.on)

    def set_on(self, on: bool) -> None:
        """Show this value."""
        self.on = on
        self._glide.to(1.0 if on else 0.0, instantly=self.still)
        self.touch()

    @property
    def animating(self) -> bool:
        """Whether the thumb still slides."""
        return self._glide.moving

    def update(self, dt_ms: float) -> None:
        """Slide a step further."""
        if self._glide.update(dt_ms):
            self.touch()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw track, check and thumb."""
        skin, box = self.skin, self.box
        theme = skin.theme
        part = self._glide.value
        radius = box.h / 2
        off = BoxStyle(radius, skin.ink(0.16), skin.edge(0.30), skin.hairline)
        skin.painter.box(surface, box, off)
        if part > 0:
            colour = theme.accent if self.enabled else theme.text2
            on = BoxStyle(radius, alpha(colour, round(part * 20) / 20))
            skin.painter.box(surface, box, on)
        if part > 0.5:
            center = (box.x + box.h * 0.52, box.centery)
            skin.icons.draw(surface, Icon.CHECK, center, skin.px(16), theme.on_accent)
        reach = box.w - box.h
        x = box.x + radius + reach * part
        thumb = THUMB * box.h / SIZE[1]
        white = (255, 255, 255) if self.enabled else mix(theme.text2, theme.solid_panel, 0.45)
        skin.painter.disc(surface, (x, box.centery + skin.px(1)), thumb, fill=(0, 0, 0, 60))
        skin.painter.disc(surface, (x, box.centery), thumb, fill=white)
        if self.hovered and self.enabled:
            skin.painter.box(surface, box, BoxStyle(radius, None, skin.edge(0.45), 1.5))
