"""Who plays, as a pill at the corner of the menu."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.session.setup.player_names import shown_name
from hearts_gui.ui.draw.fonts import Face
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.wording.language.messages import say


class PlayerPill(Widget):
    """Who you are and how you have done, at the top right; a press chooses who plays."""

    role = Role.BUTTON
    margin_units = 22.0

    def __init__(self, ctx: Context, box: Rect, record: str, act: Callable[[], None]) -> None:
        super().__init__(ctx, shown_name(ctx.settings.name), box)
        self._record, self._act = record, act
        self.tooltip = say("people-title")

    @property
    def focus_radius(self) -> float:
        """Round."""
        return self.box.h / 2 / self.ctx.metrics.u

    @property
    def value_text(self) -> str:
        """How you have done."""
        return self._record

    def activate(self) -> None:
        """Choose who plays."""
        self.ctx.sound.play("button")
        self._act()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw pill, portrait and words."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.shadow(surface, box, radius=35, blur=16, dy=8, level=0.34)
        edge = (*theme.accent, 255) if self.hovered or self.pressed else theme.panel_line
        style = BoxStyle(box.h / 2, theme.plate, edge, skin.hairline)
        skin.painter.box(surface, box, style)
        radius = skin.px(27)
        center = (box.x + box.h // 2, box.centery)
        skin.icons.draw_portrait(surface, skin.painter, self.ctx.settings.portrait, center, radius)
        x = center[0] + radius + skin.px(13)
        width = box.right - skin.px(22) - x
        if not self._record:
            line = Rect(x, box.y, width, box.h)
            skin.painter.label(surface, self.label, skin.type(18, Face.SEMIBOLD), theme.text, line)
            return
        upper = Rect(x, box.y + round(box.h * 0.12), width, round(box.h * 0.42))
        lower = Rect(x, box.y + round(box.h * 0.50), width, round(box.h * 0.38))
        skin.painter.label(surface, self.label, skin.type(18, Face.SEMIBOLD), theme.text, upper)
        skin.painter.label(surface, self._record, skin.type(15), theme.text2, lower)
