"""Small things that the pages about rules share."""

from collections.abc import Callable

from pygame import Rect, Surface

from hearts_gui.config.rule_sets import OwnSets
from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Skin, Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.form_scene import FormScene
from hearts_gui.ui.widgets.text_field import TextField
from hearts_gui.wording.language.messages import message_text


def tell_of_unread_sets(scene: FormScene, own: OwnSets) -> None:
    """Show a passing message on the first of the player's own rule sets that could not be read."""
    for warning in own.warnings[:1]:
        scene.notify(message_text(warning))


def find_field(
    ctx: Context, field: TextField | None, words: str, changed: Callable[[str], None],
    submitted: Callable[[str], None] | None = None,
) -> TextField:  # fmt: skip
    """A search field that keeps its text while everything else is rebuilt."""
    if field is None:
        field = TextField(ctx, words, changed=changed, submitted=submitted, search=True)
    field.label = field.placeholder = words
    field.viewport = None
    field.scroll_to(0)
    field.skin = Skin(ctx)
    return field


class Rule(Widget):
    """A hairline between two parts of a page."""

    focusable = False
    margin_units = 1.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, "", z=0.5)

    def preferred_width(self, room: int) -> int:
        """The width in a row: as thin as in a column."""
        return min(room, self.measure(room))

    def measure(self, width: int) -> int:
        del width
        return max(1, round(self.skin.hairline))

    def draw(self, surface: Surface, _clip: Rect) -> None:
        self.skin.painter.box(surface, self.box, BoxStyle(0, self.skin.ink(0.12)))


def allow(button: Button, why: str | None) -> None:
    """Enable a button, or disable it with this reason."""
    if why is None:
        button.enable()
    else:
        button.disable(why)
