"""The rules in a line or two, which opens the page that says them in full."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.ui.draw.icons import Icon
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Role, Widget
from hearts_gui.wording.language.messages import say


class RulesSummary(Widget):
    """A box with a sign, the rules in short, and a chevron."""

    role = Role.BUTTON
    margin_units = 3.0

    def __init__(self, ctx: Context, action: Callable[[], None]) -> None:
        super().__init__(ctx, say("rule-screen-in-full"))
        self._action = action
        self._text = ""

    @property
    def focus_radius(self) -> float:
        """The focus ring has the corners of its box."""
        return 20.0

    @property
    def value_text(self) -> str:
        """The rules in short."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show these words."""
        text = say("rule-screen-in-short", text=text)
        if text != self._text:
            self._text = text
            self.touch()

    def _words(self, box: Rect) -> Rect:
        skin = self.skin
        left, right = skin.px(24 + 22 + 18), skin.px(24 + 18 + 12)
        pad = skin.px(18)
        return Rect(box.x + left, box.y + pad, box.w - left - right, box.h - 2 * pad)

    def measure(self, width: int) -> int:
        """The height at this width."""
        skin = self.skin
        words = self._words(Rect(0, 0, width, 0))
        height = skin.painter.paragraph_height(self._text, skin.type(16), words.w)
        return max(height + 2 * skin.px(18), skin.px(64), skin.metrics.hit)

    def activate(self) -> None:
        """Open the page of the rules."""
        self.ctx.sound.play("button")
        self._action()

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw box, sign, words and chevron."""
        skin, theme, box = self.skin, self.skin.theme, self.box
        skin.painter.box(surface, box, skin.group())
        if self.hovered or self.pressed:
            radius = 20 * skin.metrics.u
            skin.painter.box(surface, box, BoxStyle(radius, skin.ink(0.06)))
        skin.icons.draw(surface, Icon.INFO, (box.x + skin.px(24 + 11), box.centery), skin.px(22),
                        theme.accent)  # fmt: skip
        side = skin.px(18)
        end = (box.right - skin.px(24) - side / 2, box.centery)
        skin.icons.draw(surface, Icon.CHEVRON_RIGHT, end, side, theme.text2)
        words, kind = self._words(box), skin.type(16)
        height = skin.painter.paragraph_height(self._text, kind, words.w)
        words.y = box.centery - height // 2
        skin.painter.paragraph(surface, self._text, kind, theme.text, words)
