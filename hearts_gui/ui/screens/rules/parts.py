"""Small things that the pages about rules share."""

from collections.abc import Sequence

from pygame import Rect, Surface

from hearts_gui.ui.draw.painter import BoxStyle
from hearts_gui.ui.shell.context import Context
from hearts_gui.ui.widgets.base import Widget
from hearts_gui.ui.widgets.button import Button
from hearts_gui.ui.widgets.rows import ListRow
from hearts_gui.ui.widgets.scroll import ScrollArea
from hearts_gui.ui.widgets.skin import Skin
from hearts_gui.wording.words import capital, number, plural

BUTTON = 52
LIST_WIDTH = 388
WIDE = 1160
TALL = 560
NOT_PLAYABLE = "Mend or take back the last change first."


class Rule(Widget):
    """A hairline between two parts of a page."""

    focusable = False
    margin_units = 1.0

    def __init__(self, ctx: Context, box: Rect) -> None:
        super().__init__(ctx, "", box, z=0.5)

    def draw(self, surface: Surface, _clip: Rect) -> None:
        """Draw the line."""
        self.skin.painter.box(surface, self.box, BoxStyle(0, self.skin.ink(0.12)))


def room_for_list(skin: Skin, body: Rect) -> bool:
    """Whether the list of rule sets has room beside everything else."""
    return body.w >= skin.px(WIDE) and body.h >= skin.px(TALL)


def footer_height(skin: Skin) -> int:
    """The strip with the buttons at the bottom of a page."""
    return max(skin.px(BUTTON), skin.metrics.hit) + 2 * skin.px(16)


def changes_text(count: int, *, mark: bool = True) -> str:
    """How many options differ from Standard, in a sentence or two."""
    if not count:
        return "Exactly the Standard game."
    if count == 1:
        return "One choice differs from Standard." + (" It carries a gold mark." if mark else "")
    text = f"{capital(number(count))} choices differ from Standard."
    return text + (" They carry a gold mark." if mark else "")


def differences_text(count: int) -> str:
    """How many options differ from Standard, for the end of a list's line; empty for none."""
    return f"{count} {plural(count, 'difference')}" if count else ""


def allow(button: Button, why: str | None) -> None:
    """Enable a button, or disable it with this reason."""
    if why is None:
        button.enable()
    else:
        button.disable(why)


def reveal_chosen(area: ScrollArea, rows: Sequence[Widget]) -> None:
    """Scroll a list to its chosen row at once."""
    for row in rows:
        if isinstance(row, ListRow) and row.chosen:
            area.reveal(row.base_box)
            area.finish()
